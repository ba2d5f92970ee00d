import { behaviourOf } from '../constraints/index.ts'
import { auctionIsOver, inForce, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import { finding, merge, type Finding, type Part } from './finding.ts'
import { settle } from './settle.ts'

/** The table once the auction is over, and what that has brought about. */
export interface AuctionSettled { readonly table: Table, readonly found: Finding }

/** What becomes of the constraints of the auction now that it is over; `also` has been found at its end. */
export function * auctionOver (table: Table, book: Book, also: Finding = finding([])): Dialogue<AuctionSettled> {
  const parts: Part[] = []
  for (const constraint of table.constraints) {
    const dialogue = behaviourOf(constraint).onAuctionOver?.(constraint, table, book)
    if (dialogue !== undefined) parts.push(...yield * dialogue)
  }
  const found = merge(also, finding([], parts))
  return { table: settle(table, found.effects, found.constraints, { first: 'auction-over' }), found }
}

/** Whether the client has put the end of the auction into the record by itself: then what was to be settled there still waits. */
export const isUnsettled = (table: Table): boolean => auctionIsOver(table) && (inForce(table, 'exposed-card').length > 0 || inForce(table, 'replacement-call').length > 0)
