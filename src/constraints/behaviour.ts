import type { Constraint } from '../../schemas/constraint.ts'
import type { Call, Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import type { CallOf } from '../ruling/facts.ts'
import type { Part } from '../ruling/finding.ts'
import type { Table } from '../table/table.ts'

/** Something that has happened at the table; `table` is the table as it was just before. */
export type TableEvent =
  | { readonly happened: 'call', readonly by: Seat, readonly call: Call, readonly table: Table }
  | { readonly happened: 'auction-over', readonly table: Table }
  | { readonly happened: 'card', readonly by: Seat, readonly card: Card, readonly table: Table }
  | { readonly happened: 'card-taken-back', readonly by: Seat, readonly card: Card, readonly table: Table }

/** Why a call is not open to a player. */
export interface Bar {
  readonly laws: readonly LawReference[]
  readonly reason: string
}

/** How a constraint of one type lives: what it forbids, what it turns into at its moment, when it is spent. */
export interface ConstraintBehaviour<C extends Constraint> {
  /** Whether it takes this call away from the player whose turn it is. */
  readonly forbidsCall?: (constraint: C, table: Table, by: Seat, call: Call) => Bar | undefined
  /** What follows when this call is made while it is in force; `table` is the table before the call. */
  readonly onCall?: (constraint: C, table: Table, made: CallOf, book: Book) => Dialogue<readonly Part[]> | undefined
  /** What it turns into when the auction ends. */
  readonly onAuctionOver?: (constraint: C, table: Table, book: Book) => Dialogue<readonly Part[]> | undefined
  /** Whether it is spent once this has happened. */
  readonly lapses: (constraint: C, event: TableEvent) => boolean
}

/** Spent when the player has called, or when the auction is over. */
export const spentByCallOf = (player: Seat, event: TableEvent): boolean =>
  event.happened === 'auction-over' || (event.happened === 'call' && event.by === player)
/** Never spent while the deal lasts. */
export const lastsTheDeal = { lapses: (): boolean => false }
