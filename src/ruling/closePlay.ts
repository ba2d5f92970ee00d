import type { Action } from '../../schemas/action.ts'
import { isCountable, settleRevokes } from '../laws/law64.ts'
import { carriedRevokes, isReportOf } from '../laws/revoke.ts'
import { inForce, playIsOver, tableWith, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { finding, type Finding } from './finding.ts'
import { settle } from './settle.ts'

/** What the end of the play brings about. */
interface Closing {
  readonly table: Table
  readonly found: Finding
}

/** Once the play is over, the revokes that were carried along become tricks, anew where a claim comes out otherwise; undefined if there are none, or if they come up among the actions still to be heard. */
export function closePlay (before: Table, after: Table, pending: readonly Action[], book: Book): Closing | undefined {
  if (!playIsOver(after)) return undefined
  if (playIsOver(before)) return before.claim === after.claim ? undefined : countedAnew(after, book)
  // Where nothing tells who won the trick of the revoke, it has to be reported again.
  const due = carriedRevokes(after).filter(revoke => after.play.length >= 4 * revoke.trick && !pending.some(action => isReportOf(revoke, action)))
  if (due.length === 0) return undefined
  const found = finding([], settleRevokes(due, after, book))
  return { table: settle(after, found.effects, found.constraints), found }
}

/** The tricks that were transferred on the footing of the claim as it was before; undefined where they stay the same. */
function countedAnew (after: Table, book: Book): Closing | undefined {
  const settled = inForce(after, 'transferred-tricks').filter(transfer => isCountable(transfer, after))
  const others = after.constraints.filter(constraint => !settled.some(transfer => transfer === constraint))
  const carried = settled.flatMap(({ player, trick }) => player === undefined || trick === undefined ? [] : [{ type: 'established-revoke' as const, player, trick }])
  const open: Table = tableWith(after, { constraints: [...carried, ...others] })
  const found = finding([], settleRevokes(carriedRevokes(open).slice(0, carried.length), open, book))
  const stays = (player: unknown, trick: unknown, count: number) => settled.some(transfer => transfer.player === player && transfer.trick === trick && transfer.count === count)
  const effects = found.effects.filter(effect => effect.type !== 'transfer-tricks' || !stays(effect.by, effect.trick, effect.count))
  const constraints = found.constraints.filter(constraint => constraint.type !== 'transferred-tricks' || !stays(constraint.player, constraint.trick, constraint.count))
  const changes = effects.length > 0 || constraints.some(({ type }) => type === 'transferred-tricks')
  if (!changes) return undefined
  return { table: settle(open, found.effects, found.constraints), found: { ...found, effects, constraints, notes: [...found.notes, { id: 'transfer-counted-anew', values: {} }] } }
}
