import type { Claimed } from '../../schemas/table.ts'
import type { LawReference, Seat, Side } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseNumber } from '../ruling/chooseNumber.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { awardTricks, citing, finding, note, type Finding } from '../ruling/finding.ts'
import { boundsOf, tricksLeft } from '../table/ending.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import type { Table } from '../table/table.ts'
import { law70 } from './law70.ts'

/** What has happened since a claim or concession was agreed to. */
export type Since = 'nothing' | 'called-or-round-over' | 'correction-period-over'

/** A player wants to go back on what his side has agreed to or given up. */
export interface SecondThoughts {
  readonly table: Table
  readonly by: Seat
  readonly claim: Claimed
  /** The sides that doubt the claim: his, and perhaps the other as well. */
  readonly doubtedBy: readonly Side[]
  readonly since?: Since
  /** His side is known to have agreed for good: it has called on the next board, or the round is over. */
  readonly agreed?: true
  /** A revoke by the other side than the claimer's has been put right since the claim was made. */
  readonly revokeCorrected?: true
}

/** Nobody objects: the tricks are scored as if they had been won and lost in the play. */
export const agreed = (claim: Claimed, agreement: LawReference): Finding =>
  finding('69A', citing(agreement), awardTricks(claim, '69A'), note('agreement-not-yet-established', { side: OPPONENTS[SIDE[claim.by]] }))

/** When the correction period ends. */
export const CORRECTION_PERIOD: Term<LawReference> = { 1987: '79C', 1997: '79C', 2007: '79C1', 2017: '79C1' }

/** What an agreement may be withdrawn for. */
interface Terms {
  readonly law: LawReference
  readonly test: 'tricks-likely-won' | 'tricks-not-losable'
}
const TERMS: Term<Terms> = {
  1987: { law: '69B', test: 'tricks-not-losable' }, 1997: { law: '69B', test: 'tricks-not-losable' },
  2007: { law: '69B2', test: 'tricks-likely-won' }, 2017: { law: '69B2', test: 'tricks-likely-won' }
}

/** A side takes back its agreement to an opponent's claim or concession. */
export const law69: Law<SecondThoughts> = {
  number: 69,
  title: 'Agreed claim or concession',
  editions: { 1987: withdrawn, 1997: withdrawn, 2007: withdrawn, 2017: withdrawn }
}

function * withdrawn (facts: SecondThoughts, book: Book): Dialogue<Finding> {
  const { table, by, claim, agreed, revokeCorrected } = facts
  const since = facts.since ?? (yield * sinceAgreement(by, '69A', '69B', book, agreed))
  if (since === 'nothing') return yield * book.see(law70, { table, by: claim.by, tricks: claim.tricks, left: tricksLeft(table), doubtedBy: facts.doubtedBy, ...revokeCorrected && { revokeCorrected } })
  if (since === 'correction-period-over') return finding([book.read(CORRECTION_PERIOD), '69B'], note('too-late-to-correct'))
  const { law, test } = book.read(TERMS)
  const { from, to } = tricksInDoubt(table, SIDE[by], claim.tricks)
  const regained = yield * chooseNumber({ id: test, asked: 'aside', judgement: true, laws: [law], values: { side: SIDE[by], player: by, ...test === 'tricks-not-losable' && { lines: 'normal' } } }, from, to, law)
  return regained === 0 ? finding(law, note('agreement-stands')) : finding(law, awardTricks({ ...claim, tricks: claim.tricks - regained }, law))
}

/** How many of the tricks that a side gave up it must certainly, and can possibly, have won; `searched` if the legal lines were looked at, and no others. */
export function tricksInDoubt (table: Table, side: Side, givenUp: number): { readonly from: number, readonly to: number, readonly searched: boolean } {
  const bounds = boundsOf(table, side)
  const left = tricksLeft(table)
  if (bounds === undefined || left === undefined) return { from: 0, to: givenUp, searched: false }
  const kept = left - givenUp
  return { from: Math.max(0, bounds.fewest - kept), to: Math.max(0, Math.min(givenUp, bounds.most - kept)), searched: bounds.free }
}

/** Asks what the side has done since it agreed or conceded; something, if its agreement is known to be established. */
export function * sinceAgreement (player: Seat, open: LawReference, established: LawReference, book: Book, agreed?: true): Dialogue<Since> {
  const question = { id: 'since-agreement', decider: { role: 'director' }, asked: 'at-table', laws: [open], values: { player } } as const
  const something = { 'called-or-round-over': established, 'correction-period-over': book.read(CORRECTION_PERIOD) }
  return agreed ? yield * choose(question, something) : yield * choose(question, { nothing: open, ...something })
}
