import type { Claimed } from '../../schemas/table.ts'
import type { LawReference, Seat, Side } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseNumber } from '../ruling/chooseNumber.ts'
import { choose, isTrue, type Dialogue, type Note } from '../ruling/dialogue.ts'
import { awardTricks, citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { sortCards } from '../table/card.ts'
import { boundsOf, highCards, outstandingTrumps, shownOut, type Bounds } from '../table/ending.ts'
import { LHO, OPPONENTS, PARTNER, RHO, SIDE } from '../table/seat.ts'
import { finalContract, isDefender, type Table } from '../table/table.ts'

/** A claim or concession that somebody doubts. */
export interface ContestedClaim {
  readonly table: Table
  readonly by: Seat
  /** What the claimer's side is to have of the tricks that are left. */
  readonly tricks: number
  readonly left: number | undefined
  /** The sides that doubt it, where that is known. */
  readonly doubtedBy: readonly Side[]
  readonly statement?: string
  /** A revoke by the other side has been put right since. */
  readonly revokeCorrected?: true
}

/** How an edition hears and judges a contested claim. */
interface Terms {
  /** Whether the hands are faced before the objections are heard, or only if the director wishes. */
  readonly hearing: 'hands-first' | 'objections-first'
  /** The director presumes that a claimer who said nothing did not know of the trump. */
  readonly silenceTells: boolean
  readonly line: LawReference
  /** A defender's claim may not depend on what his partner chooses to play. */
  readonly partnersChoice: LawReference | undefined
  readonly guess: LawReference
  /** A line that it would be irrational not to take is accepted though it was not stated. */
  readonly irrationalNotTo: boolean
  /** What was played after the claim may be evidence. */
  readonly evidence: LawReference | undefined
}
const OLD: Terms = { hearing: 'hands-first', silenceTells: false, line: '70D', partnersChoice: undefined, guess: '70E', irrationalNotTo: true, evidence: undefined }
const NEW: Terms = { hearing: 'objections-first', silenceTells: false, line: '70D1', partnersChoice: '70D2', guess: '70E1', irrationalNotTo: false, evidence: undefined }
const TERMS: Term<Terms> = {
  1987: { ...OLD, silenceTells: true, irrationalNotTo: false },
  1997: OLD,
  2007: { ...NEW, irrationalNotTo: true, evidence: '70D3' },
  2017: NEW
}

/** What the director awards after a doubted claim: doubtful points go against the claimer. */
export const law70: Law<ContestedClaim> = {
  number: 70,
  title: 'Contested claim or concession',
  editions: { 1987: ruled, 1997: ruled, 2007: ruled, 2017: ruled }
}

function * ruled (claim: ContestedClaim, book: Book): Dialogue<Finding> {
  const { tricks } = claim
  const terms = book.read(TERMS)
  const { awarded, parts } = yield * judged(claim, terms)
  return finding('70A', awardTricks(claimed(claim, awarded), '70A'), parts, awarded < tricks ? againstWhom(claim) : [],
    note(`hearing-${terms.hearing}`), terms.evidence === undefined ? [] : [citing(terms.evidence), note('play-after-claim-is-evidence')])
}

/** Whom doubtful points went against. */
const againstWhom = ({ by, revokeCorrected }: ContestedClaim): Part =>
  revokeCorrected ? note('doubt-against-revoker', { side: OPPONENTS[SIDE[by]] }) : note('doubt-against-claimer')

/** The claim as it is ruled; how many tricks were left is kept where the record does not tell. */
const claimed = ({ table, by, left }: ContestedClaim, tricks: number): Claimed => ({ by, tricks, ...table.play.length === 0 && left !== undefined && { left }, ruled: true })

interface Verdict {
  readonly awarded: number
  readonly parts: readonly Part[]
}

function * judged (claim: ContestedClaim, terms: Terms): Dialogue<Verdict> {
  const bounds = boundsOf(claim.table, SIDE[claim.by])
  const doubted = yield * tricksDoubted(claim, bounds)
  const ofClaimed = doubted.claimed ? yield * judgedClaimed(claim, bounds, terms) : { awarded: claim.tricks, parts: [] }
  return doubted.conceded && ofClaimed.awarded === claim.tricks ? { awarded: yield * judgedConceded(claim, bounds), parts: ofClaimed.parts } : ofClaimed
}

/** Of the tricks given up, those go back that the side wins as equitably as possible. */
const judgedConceded = (claim: ContestedClaim, bounds: Bounds | undefined): Dialogue<number> =>
  chooseNumber({ ...question('tricks-of-conceder', '70A', claim), judgement: true }, Math.max(claim.tricks, bounds?.fewest ?? 0), Math.max(claim.tricks, bounds?.most ?? claim.left ?? 13), '70A')

/** Of the tricks claimed, those are left that the worst normal line wins. */
function * judgedClaimed (claim: ContestedClaim, bounds: Bounds | undefined, terms: Terms): Dialogue<Verdict> {
  const { tricks } = claim
  const least = bounds?.fewest ?? 0
  if (bounds !== undefined && least >= tricks) return { awarded: tricks, parts: [note('no-line-loses')] }
  const most = bounds?.most ?? tricks
  const inDoubt = (law: LawReference, to: number) => chooseNumber({ ...question('tricks-of-claimer', law, claim), judgement: true }, Math.min(least, tricks), Math.min(to, most), law)
  if (claim.revokeCorrected) return { awarded: yield * inDoubt('70A', tricks), parts: [] }
  const worst = (law: LawReference) => inDoubt(law, tricks - 1)
  // More was claimed than any play can win: no line of the claimer's need be looked for.
  if (most < tricks) return { awarded: yield * worst(terms.line), parts: [citing(terms.line)] }
  const lost = yield * lostToTrump(claim, terms, least)
  if (lost > 0) return { awarded: tricks - lost, parts: [citing('70C')] }
  const settled = yield * acceptedLine(claim, terms)
  if (settled.accepted) return { awarded: tricks, parts: [citing(...settled.laws)] }
  return { awarded: yield * worst(terms.line), parts: [citing(...settled.laws)] }
}

/** A claim of some tricks concedes the rest, and the other way round: each side doubts what it would lose by it. */
function * tricksDoubted ({ by, doubtedBy, tricks, left }: ContestedClaim, bounds: Bounds | undefined): Dialogue<Doubted> {
  if (tricks === 0) return CONCEDED
  if (tricks === left) return CLAIMED
  if (doubtedBy.length > 0) return { claimed: doubtedBy.includes(OPPONENTS[SIDE[by]]), conceded: doubtedBy.includes(SIDE[by]) }
  if (bounds !== undefined && bounds.most <= tricks) return CLAIMED
  if (bounds !== undefined && bounds.fewest >= tricks) return CONCEDED
  const about = yield * choose({ id: 'doubted-tricks', decider: { role: 'director' }, asked: 'at-table', laws: ['70A'], values: { player: by } }, { claimed: '70A', conceded: '70A' })
  return about === 'claimed' ? CLAIMED : CONCEDED
}

/** Whether the tricks that were claimed are in doubt, and those that were given up. */
interface Doubted {
  readonly claimed: boolean
  readonly conceded: boolean
}
const CLAIMED: Doubted = { claimed: true, conceded: false }
const CONCEDED: Doubted = { claimed: false, conceded: true }

/** 70C: an outstanding trump that was not mentioned, of which he may not have known, and to which a normal line loses. */
function * lostToTrump (claim: ContestedClaim, { silenceTells }: Terms, least: number): Dialogue<number> {
  const { table, by, tricks } = claim
  if (finalContract(table)?.denomination === 'NT') return 0
  const trumps = outstandingTrumps(table, SIDE[by])
  const out = trumps === undefined ? yield * isTrue(question('trump-outstanding', '70C', claim)) : trumps.length > 0
  if (!out) return 0
  if (yield * isTrue(question('trump-mentioned', '70C1', claim))) return 0
  const unaware = question('unaware-of-trump', '70C2', claim)
  if (!(yield * isTrue({ ...unaware, judgement: true, hints: [...silenceTells ? [{ id: 'hint-silence', values: {} }] : [], ...unaware.hints] }))) return 0
  return yield * chooseNumber({ ...question('tricks-lost-to-trump', '70C3', claim), judgement: true }, 0, tricks - Math.min(least, tricks), '70C3')
}

/** 70D, 70E: whether the claim stands by what was said, or by a line that need not be said. */
function * acceptedLine (claim: ContestedClaim, terms: Terms): Dialogue<{ readonly accepted: boolean, readonly laws: readonly LawReference[] }> {
  const { table, by } = claim
  const { line, partnersChoice, guess, irrationalNotTo } = terms
  const judge = (id: string, law: LawReference) => isTrue({ ...question(id, law, claim), judgement: true })
  if (partnersChoice !== undefined && isDefender(table, by) && (yield * judge('depends-on-partner', partnersChoice))) return { accepted: false, laws: [partnersChoice] }
  if (!(yield * judge('unstated-line', line))) return { accepted: true, laws: [line] }
  if (!(yield * judge('depends-on-guess', guess))) return { accepted: false, laws: [line] }
  if (yield * judge('shown-out', guess)) return { accepted: true, laws: [guess] }
  return { accepted: irrationalNotTo && (yield * judge('irrational-not-to', guess)), laws: [guess] }
}

const question = (id: string, law: LawReference, claim: ContestedClaim) => ({
  id, asked: 'aside', laws: [law], values: { player: claim.by, side: SIDE[claim.by], partner: PARTNER[claim.by], tricks: claim.tricks, doubt: claim.revokeCorrected ? 'revoker' : 'claimer' }, hints: hintsOn(claim)
} as const)

/** What the record and the hands show to the director who has to judge. */
function hintsOn ({ table, by, statement }: ContestedClaim): readonly Note[] {
  const side = SIDE[by]
  const trumps = outstandingTrumps(table, side) ?? []
  const high = highCards(table, side)
  const bounds = boundsOf(table, side)
  return [
    ...statement === undefined ? [] : [{ id: 'hint-statement', values: { statement } }],
    ...trumps.length === 0 ? [] : [{ id: 'hint-trumps', values: { held: sortCards(trumps) } }],
    ...high.length === 0 ? [] : [{ id: 'hint-high-cards', values: { side, held: sortCards(high) } }],
    ...shownOut(table).filter(({ player }) => player === LHO[by] || player === RHO[by]).map(values => ({ id: 'hint-shown-out', values: { ...values } })),
    ...bounds?.free !== true ? [] : [{ id: 'hint-bounds', values: { side, fewest: bounds.fewest, best: bounds.best } }]
  ]
}
