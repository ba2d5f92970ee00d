import type { ActionOf } from '../../../schemas/action.ts'
import type { Book, Law } from '../../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { citing, finding, hearNext, note, pickUpCard, retractCard, type Finding, type Part } from '../../ruling/finding.ts'
import { parseCard } from '../../table/card.ts'
import { isDefender, playIsOver, type Table } from '../../table/table.ts'
import { becomePenaltyCards } from '../law50.ts'
import { carried, establishedForGood } from '../law63.ts'
import { law64, settledByCorrection } from '../law64.ts'
import { carrierOf, type Revoke } from '../revoke.ts'
import { afterAttention, isLeftAlone, leftAlone } from './attention.ts'
import { obligationOf } from './obligation.ts'

/** A revoke that was reported, on a trick that is not recorded. */
export interface UnrecordedRevoke {
  readonly table: Table
  readonly report: ActionOf<'revoke'>
}

/** What the director is told where the play is not recorded. */
export const revokeWithoutRecord: Law<UnrecordedRevoke> = {
  number: 61,
  title: 'Failure to follow suit, the play not being recorded',
  editions: { 1987: asDirectorTells, 1997: asDirectorTells, 2007: asDirectorTells, 2017: asDirectorTells }
}

function * asDirectorTells (unrecorded: UnrecordedRevoke, book: Book): Dialogue<Finding> {
  const { table, report } = unrecorded
  const { by: player, trick, suit } = report
  const carrier = carrierOf({ player, trick }, table)
  const revoke: Revoke = { player, trick, ...suit && { suit }, ...carrier && obligationOf(carrier) }
  const discovered = yield * whenFound(unrecorded)
  // Then nothing more is played, just as if it had been reported so.
  if (discovered === 'play-over' && report.discovered === undefined) return finding([], hearNext({ discovered, ...report }))
  if (yield * isLeftAlone({ table, revoke, report, since: [] })) return finding([], leftAlone(table, revoke))
  if (discovered === 'before-established') return yield * correctedAtTheTable(unrecorded, revoke, book)
  if (trick === 12 && (discovered === 'established' || !(yield * handsReturned(revoke)))) return yield * correctedAtTheTable(unrecorded, revoke, book)
  // A claim has ended the play: then nothing is carried along any more.
  const isCarried = discovered === 'established' && !playIsOver(table)
  return isCarried ? finding('63A', carried(revoke, '63A')) : yield * book.see(law64, { table, revoke, discovered })
}

/** When it was found: asked as far as neither the report nor the constraint that carries it tells. */
function * whenFound ({ table, report: { by: player, trick, discovered } }: UnrecordedRevoke): Dialogue<NonNullable<ActionOf<'revoke'>['discovered']>> {
  const question = { id: 'discovered', decider: { role: 'director' }, asked: 'aside', laws: ['63A'], values: { player } } as const
  if (establishedForGood({ player, trick }, table) === undefined) {
    return discovered ?? (yield * choose(question, { 'before-established': '62A', established: '63A', 'play-over': '64A' }))
  }
  if (discovered === 'before-established' || playIsOver(table)) return 'established'
  return discovered ?? (yield * choose(question, { established: '63A', 'play-over': '64A' }))
}

/** Whether all four hands have been put back into the board (62D). */
export const handsReturned = ({ player }: Revoke): Dialogue<boolean> =>
  isTrue({ id: 'hands-returned', asked: 'at-table', laws: ['62D1'], values: { player } }, { yes: '64B6', no: '62D1' })

/** The director sees to the correction; what is known of the card is recorded. */
function * correctedAtTheTable ({ table, report }: UnrecordedRevoke, revoke: Revoke, book: Book): Dialogue<Finding> {
  const { by, trick } = report
  const card = report.card === undefined ? undefined : parseCard(report.card)
  const attention = yield * afterAttention({ table, revoke, report, since: [] }, book)
  const back: readonly Part[] = card === undefined
    ? []
    : isDefender(table, by) ? [retractCard(by, card, '62B1'), ...becomePenaltyCards(table, by, [card], 'major', book)] : [pickUpCard(by, card, '62B2')]
  const price = attention.asIfEstablished
  return finding(trick === 12 ? ['62A', '62D1'] : '62A', back, attention.parts, price === undefined ? settledByCorrection([revoke], table, book) : [citing(price), ...carried(revoke, price)], note('correct-at-the-table', { player: by }))
}
