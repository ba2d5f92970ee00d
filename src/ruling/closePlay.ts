import type { Action } from '../../schemas/action.ts'
import { settleRevokes } from '../laws/law64.ts'
import { carriedRevokes, isReportOf } from '../laws/revoke.ts'
import { playIsOver, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { finding, type Finding } from './finding.ts'
import { settle } from './settle.ts'

/** Once the play is over, the revokes that were carried along become tricks; undefined if there are none, or if they come up among the actions still to be heard. */
export function closePlay (before: Table, after: Table, pending: readonly Action[], book: Book): { readonly table: Table, readonly found: Finding } | undefined {
  if (playIsOver(before) || !playIsOver(after)) return undefined
  // Where nothing tells who won the trick of the revoke, it has to be reported again.
  const due = carriedRevokes(after).filter(revoke => after.play.length >= 4 * revoke.trick && !pending.some(action => isReportOf(revoke, action)))
  if (due.length === 0) return undefined
  const found = finding([], settleRevokes(due, after, book))
  return { table: settle(after, found.effects, found.constraints), found }
}
