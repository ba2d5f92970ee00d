import { settleRevokes } from '../laws/law64.ts'
import { inForce, playIsOver, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { finding, type Finding } from './finding.ts'
import { settle } from './settle.ts'

/** Once the play is over, the revokes that were carried along become tricks; undefined if there are none. */
export function closePlay (before: Table, after: Table, book: Book): { readonly table: Table, readonly found: Finding } | undefined {
  if (playIsOver(before) || !playIsOver(after) || inForce(after, 'established-revoke').length === 0) return undefined
  // Without a record nothing tells who won which trick: the revoke has to be reported again.
  if (after.play.length === 0) return undefined
  const found = finding([], settleRevokes(after, book))
  return { table: settle(after, found.effects, found.constraints, { first: 'play-over' }), found }
}
