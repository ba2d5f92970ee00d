import type { Action, ActionOf } from '../../schemas/action.ts'
import type { LawReference, Seat, Side } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseNumber } from '../ruling/chooseNumber.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, consumed, finding, hearNext, note, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { dummyOf } from '../table/auction.ts'
import { parseCard } from '../table/card.ts'
import { tricksLeft } from '../table/ending.ts'
import { openTrick } from '../table/play.ts'
import { LHO, PARTNER, SIDE } from '../table/seat.ts'
import { finalContract, isDefender, turnAt, type Table } from '../table/table.ts'
import { EXTRANEOUS, WITHDRAWN_ACTIONS } from './law16.ts'
import { hasPlayedOn } from './law63.ts'
import { agreed } from './law69.ts'
import { law70 } from './law70.ts'
import { around, carrierOf, isSettled } from './revoke.ts'

/** A player claims or concedes tricks. */
export interface ClaimMade {
  readonly table: Table
  readonly action: ActionOf<'claim'> | ActionOf<'concede'>
  readonly since: readonly Action[]
  /** A revoke by the other side has been put right since it was made. */
  readonly revokeCorrected?: true
}

/** The paragraphs of an edition, and what it knows of playing on. */
interface Terms {
  readonly concession: LawReference
  readonly objection: LawReference
  /** Whether the rule about partner's objection could be confirmed for the edition. */
  readonly objectionConfirmed: boolean
  readonly doubt: LawReference
  readonly agreement: LawReference
  /** The other side may ask that the play go on. */
  readonly playOn: { readonly request: LawReference, readonly concurrence: LawReference, readonly void: LawReference } | undefined
}
const OLD: Terms = { concession: '68B', objection: '68B', objectionConfirmed: true, doubt: '68D', agreement: '68D', playOn: undefined }
const TERMS: Term<Terms> = {
  1987: { ...OLD, objectionConfirmed: false },
  1997: OLD,
  2007: { ...OLD, concession: '68B1', objection: '68B2' },
  2017: {
    concession: '68B1', objection: '68B2', objectionConfirmed: true, doubt: '68D2(a)', agreement: '68D1',
    playOn: { request: '68D2(b)', concurrence: '68D2(b)(i)', void: '68D2(b)(ii)' }
  }
}

/** What makes a claim or a concession, and what becomes of the play. */
export const law68: Law<ClaimMade> = {
  number: 68,
  title: 'Claim or concession of tricks',
  editions: { 1987: claimed, 1997: claimed, 2007: claimed, 2017: claimed }
}

function * claimed (made: ClaimMade, book: Book): Dialogue<Finding> {
  const { table, action } = made
  const contract = finalContract(table)
  if (contract !== undefined && action.by === dummyOf(contract)) {
    return finding('68A', unauthorised(action.by, { by: action.by, remark: true }, book.read(EXTRANEOUS)), note('dummy-does-not-claim', { player: action.by }))
  }
  if (isAboutThisTrick(table, action)) return onlyThisTrick(table, action, book)
  if (action.type === 'claim') {
    const shown = action.manner === 'cards-shown' || action.manner === 'play-stopped'
    if (shown && !(yield * isTrue({ id: 'claim-intended', asked: 'at-table', judgement: true, laws: ['68A'], values: { player: action.by } }))) return notMeant(table, action)
    if (shown) return yield * standing({ ...made, action: { ...action, manner: 'stated' } }, book)
  }
  return yield * standing(made, book)
}

/** Whether it is about the trick in progress alone; of the last trick nothing else can be said. */
const isAboutThisTrick = (table: Table, action: ClaimMade['action']): boolean =>
  (action.type === 'claim' && action.about === 'this-trick') || (tricksLeft(table) === 1 && openTrick(table.play).length > 0)

/** Only about the trick in progress: the play goes on, and a defender's cards are no penalty cards. */
function onlyThisTrick (table: Table, action: ClaimMade['action'], book: Book): Finding {
  const turn = turnAt(table)
  if (!isDefender(table, action.by)) return finding('68', note('about-this-trick', { player: action.by }))
  const outOfTurn = turn.to === 'play' && turn.seat !== action.by
  return finding('68', shownCards(action).map(card => unauthorised(action.by, { by: action.by, card, remark: true }, book.read(EXTRANEOUS))),
    note('about-this-trick', { player: action.by }), outOfTurn ? [citing('57A'), note('shown-before-his-turn', { player: action.by })] : [])
}

const shownCards = ({ cards }: { readonly cards?: readonly string[] }) => (cards ?? []).flatMap(text => parseCard(text) ?? [])

/** It plainly was no claim: a defender has exposed his cards, declarer may show his as he likes. */
function notMeant (table: Table, action: ActionOf<'claim'>): Finding {
  const cards = shownCards(action)
  const exposed = cards.length > 0 && isDefender(table, action.by)
  return finding('68A', note('no-claim-meant', { player: action.by }), exposed ? hearNext({ type: 'expose', by: action.by, cards, manner: 'shown' }) : [])
}

function * standing (made: ClaimMade, book: Book): Dialogue<Finding> {
  const { table, action, since } = made
  const terms = book.read(TERMS)
  const report = revokeToPutRight(made, terms)
  if (report !== undefined) return heardAfter(report, made, terms)
  const doubts = firstDoubts(since)
  const objection = doubts.find(({ by }) => by === PARTNER[action.by])
  const conceding = action.type === 'concede' || action.tricks !== undefined
  // "All the rest are mine" and "you get two" say nothing without the number of tricks that are left.
  const depends = action.type === 'claim' ? action.tricks === undefined || isDoubtedByOwnSide(since, action.by) : action.tricks !== undefined
  const known = tricksLeft(table) ?? action.left
  const left = known ?? (depends ? yield * chooseNumber({ id: 'tricks-left', asked: 'at-table', laws: ['68A'], values: {} }, Math.max(action.tricks ?? 1, 1), 13, '68A') : undefined)
  const tricks = tricksOf(action, left)
  if (objection !== undefined && isDefender(table, action.by) && conceding && tricks !== left) {
    const atOnce = yield * isTrue({ id: 'objected-at-once', asked: 'at-table', laws: [terms.objection], values: { player: objection.by, partner: action.by } })
    if (atOnce) return nothingConceded(action, doubts.length, terms, book)
  }
  return yield * answered({ ...made, tricks, left }, terms, book)
}

/** The tricks that the claimer's side is to have of those that are left. */
function tricksOf (action: ClaimMade['action'], left: number | undefined): number {
  if (action.type === 'claim') return Math.min(action.tricks ?? left ?? 0, left ?? 13)
  return action.tricks === undefined || left === undefined ? 0 : Math.max(left - action.tricks, 0)
}

/** His partner objected at once: neither a concession nor a claim. */
function nothingConceded (action: ClaimMade['action'], doubts: number, terms: Terms, book: Book): Finding {
  const { by } = action
  return finding(terms.objection, consumed(doubts),
    unauthorised(by, { by, remark: true }, book.read(EXTRANEOUS)),
    shownCards(action).map(card => unauthorised(by, { by, card }, book.read(WITHDRAWN_ACTIONS))),
    note('nothing-conceded', { player: PARTNER[by], partner: by }), terms.objectionConfirmed ? [] : note('unconfirmed-for-edition'))
}

interface Standing extends ClaimMade {
  readonly tricks: number
  readonly left: number | undefined
}

/** What the others said to it: agreement, a doubt, or the wish to play on. */
function * answered (made: Standing, terms: Terms, book: Book): Dialogue<Finding> {
  const { table, action: { by }, since, tricks, left } = made
  const meanwhile = duringTheClaim(since, by)
  const doubters = meanwhile.filter(isContest).map(contest => SIDE[contest.by])
  const wish = wishToPlayOn(meanwhile, by)
  const response = doubters.length === 0 ? yield * ask(made, terms) : wish === undefined ? 'disputed' : 'play-on'
  if (response === 'play-on') {
    const refused = yield * playOnRefused(made, wish, terms)
    if (refused === undefined) return finding(terms.playOn?.void ?? terms.doubt, consumed(wish === undefined ? 0 : meanwhile.indexOf(wish) + 1), note('claim-void', { player: by }))
    return withVoidPlay(yield * disputed(made, wish === undefined ? [SIDE[LHO[by]]] : doubters, book), meanwhile, terms, refused)
  }
  return withVoidPlay(response === 'agreed' ? agreed({ by, tricks, ...table.play.length === 0 && left !== undefined && { left } }, terms.agreement) : yield * disputed(made, doubters, book), meanwhile, terms, [])
}

const isContest = (action: Action): action is ActionOf<'contest-claim'> => action.type === 'contest-claim'
/** The wish that the play go on: the other side's, if it has one, whoever else doubts the claim. */
function wishToPlayOn (meanwhile: readonly Action[], by: Seat): ActionOf<'contest-claim'> | undefined {
  const wishes = meanwhile.filter(isContest).filter(({ wants }) => wants === 'play-on')
  return wishes.find(wish => SIDE[wish.by] !== SIDE[by]) ?? wishes[0]
}

/** Whether the claimer's own side doubts it. */
const isDoubtedByOwnSide = (since: readonly Action[], by: Seat): boolean => duringTheClaim(since, by).some(action => isContest(action) && SIDE[action.by] === SIDE[by])

/** What was said and done before the claim was settled: the other side's giving up is its answer. */
function duringTheClaim (since: readonly Action[], by: Seat): readonly Action[] {
  const over = since.findIndex(action => !DURING_A_CLAIM.has(action.type) && !(isConcession(action) && SIDE[action.by] !== SIDE[by]))
  return over === -1 ? since : since.slice(0, over)
}

/** What was said against it before anything else was done; the order does not tell who was late. */
export function firstDoubts (since: readonly Action[]): readonly ActionOf<'contest-claim'>[] {
  const other = since.findIndex(action => !isContest(action))
  return (other === -1 ? since : since.slice(0, other)).filter(isContest)
}

const isConcession = (action: Action): action is ActionOf<'concede'> => action.type === 'concede'
const isSaid = (action: Action): boolean => isContest(action) || isConcession(action)

const DURING_A_CLAIM: ReadonlySet<Action['type']> = new Set(['contest-claim', 'play', 'designate', 'expose', 'simultaneous-plays', 'change-play'])

function * ask ({ action: { by } }: Standing, { agreement, doubt, playOn }: Terms): Dialogue<'agreed' | 'disputed' | 'play-on'> {
  const question = { id: 'claim-response', decider: { role: 'director' }, asked: 'at-table', laws: ['68D'], values: { player: by } } as const
  if (playOn === undefined) return yield * choose(question, { agreed: agreement, disputed: doubt })
  return yield * choose(question, { agreed: agreement, disputed: doubt, 'play-on': playOn.request })
}

/** Why the play cannot go on; undefined if it does. */
function * playOnRefused ({ action: { by } }: Standing, contest: ActionOf<'contest-claim'> | undefined, { playOn, doubt }: Terms): Dialogue<readonly Part[] | undefined> {
  if (playOn === undefined) return [citing(doubt), note('no-playing-on')]
  if (contest !== undefined && SIDE[contest.by] === SIDE[by]) return [citing(playOn.request), note('play-on-not-theirs', { player: contest.by })]
  const concur = contest?.allConcur ?? (yield * isTrue({ id: 'all-concur', asked: 'at-table', laws: [playOn.concurrence], values: { player: by } }))
  return concur ? undefined : [citing(playOn.concurrence)]
}

const disputed = ({ table, action, tricks, left, revokeCorrected }: Standing, doubtedBy: readonly Side[], book: Book): Dialogue<Finding> =>
  book.see(law70, { table, by: action.by, tricks, left, doubtedBy, ...revokeCorrected && { revokeCorrected }, ...action.type === 'claim' && action.statement !== undefined && { statement: action.statement } })

/** The report of a revoke by the other side that is not established: it is put right before the claim is ruled on. */
function revokeToPutRight ({ table, action, since }: ClaimMade, { playOn }: Terms): ActionOf<'revoke'> | undefined {
  const meanwhile = duringTheClaim(since, action.by)
  const played = !meanwhile.every(isSaid)
  const mayGoOn = !meanwhile.some(isContest) || wishToPlayOn(meanwhile, action.by) !== undefined
  if (played && playOn !== undefined && mayGoOn) return undefined
  return revokeDuringClaim({ table, action, since })
}

/** The report, after a claim, of a revoke by the other side that nothing shows to be established. */
export function revokeDuringClaim ({ table, action: { by }, since }: Pick<ClaimMade, 'table' | 'since'> & { readonly action: { readonly by: Seat } }, isDisputed = since.some(isContest)): ActionOf<'revoke'> | undefined {
  return since.find((other): other is ActionOf<'revoke'> => other.type === 'revoke' && SIDE[other.by] !== SIDE[by] && isOpen(other, table, isDisputed))
}

/** Whether nothing shows that the revoke was established: a claim that is disputed has not been agreed to. */
function isOpen ({ by, trick, discovered }: ActionOf<'revoke'>, table: Table, isDisputed: boolean): boolean {
  const revoke = { player: by, trick }
  if (carrierOf(revoke, table) !== undefined || isSettled(revoke, table)) return false
  if (discovered === 'before-established') return true
  const { play } = table
  const isRecorded = around(play, trick).cards.some(played => played.by === by)
  return isRecorded && !hasPlayedOn({ table, play, revoke }) && (discovered === undefined || (discovered === 'play-over' && isDisputed))
}

/** The revoke is heard first, then the claim on the cards as they are then. */
function heardAfter (report: ActionOf<'revoke'>, { action, since }: ClaimMade, terms: Terms): Finding {
  const meanwhile = duringTheClaim(since, action.by)
  const later = since.slice(meanwhile.length)
  const next = hearNext({ ...report, discovered: 'before-established' }, action, ...meanwhile.filter(isContest), ...later.filter(other => other !== report))
  return withVoidPlay(finding([], consumed(later.length), next), meanwhile, terms, [])
}

/** What was played after a claim does not count. */
function withVoidPlay (found: Finding, meanwhile: readonly Action[], { doubt }: Terms, others: readonly Part[]): Finding {
  const played = !meanwhile.every(isSaid)
  const more = finding([], consumed(meanwhile.length), others, played ? [citing(doubt), note('play-after-claim-void')] : [])
  return { ...found, laws: [...new Set([...found.laws, ...more.laws])], notes: [...found.notes, ...more.notes], consumed: found.consumed + more.consumed }
}

