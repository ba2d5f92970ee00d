import type { Constraint } from '../../schemas/constraint.ts'
import type { EffectOf } from '../../schemas/effect.ts'
import type { Call, Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import type { Part } from '../ruling/finding.ts'
import { openTrick, winnerOf, type PlayedCard } from '../table/play.ts'
import { finalContract, isDefender, type Table } from '../table/table.ts'

/** Something that has happened at the table; `table` is the table as it was just before. */
export type TableEvent =
  | { readonly happened: 'call', readonly by: Seat, readonly call: Call, readonly table: Table }
  | { readonly happened: 'auction-over', readonly table: Table }
  | { readonly happened: 'card', readonly by: Seat, readonly card: Card, readonly table: Table }
  /** `faceUp`: withdrawn, but still lying there. */
  | { readonly happened: 'card-taken-back', readonly by: Seat, readonly card: Card, readonly law: LawReference, readonly faceUp: boolean, readonly table: Table }
  | { readonly happened: 'imposed', readonly constraint: Constraint, readonly table: Table }

/** Why a call or a card is not open to a player. */
export interface Bar {
  readonly laws: readonly LawReference[]
  readonly reason: string
}

/** A turn to lead or to play, and the cards among which stronger rules leave the choice. */
export interface CardTurn {
  readonly table: Table
  readonly by: Seat
  readonly leading: boolean
  readonly among: readonly Card[]
}

/** Cards that are not open to a player, and why. */
export interface BarredCards {
  readonly cards: readonly Card[]
  readonly bar: Bar
}

/** What stands between a player and a card: a constraint in force, or else the duty to follow suit. */
export interface Demand {
  readonly bar: Bar
  readonly constraint: Constraint | undefined
}

/** How a constraint of one type lives: what it forbids, what it turns into at its moment, when it is spent. */
export interface ConstraintBehaviour<C extends Constraint> {
  /** Whether it takes this call away from the player whose turn it is. */
  readonly forbidsCall?: (constraint: C, table: Table, by: Seat, call: Call) => Bar | undefined
  /** Which of the cards it takes away from the player whose turn it is. */
  readonly forbidsCards?: (constraint: C, turn: CardTurn, book: Book) => BarredCards | undefined
  /** What must be settled before the player whose turn it is acts, if its moment has come. */
  readonly ripens?: (constraint: C, table: Table, book: Book) => Dialogue<readonly Part[]> | undefined
  /** What a card that is recorded turns it into; `table` is the table before the card. */
  readonly onCard?: (constraint: C, table: Table, played: PlayedCard, book: Book) => readonly Part[]
  /** What follows when this call is made while it is in force; `table` is the table before the call. */
  readonly onCall?: (constraint: C, table: Table, made: EffectOf<'record-call'>, book: Book) => Dialogue<readonly Part[]> | undefined
  /** What it turns into when the auction ends. */
  readonly onAuctionOver?: (constraint: C, table: Table, book: Book) => Dialogue<readonly Part[]> | undefined
  /** What is left of it beside another one that has been imposed. */
  readonly narrowed?: (constraint: C, imposed: Constraint) => C
  /** Whether it is spent once this has happened. */
  readonly lapses: (constraint: C, event: TableEvent) => boolean
}

/** Spent when the player has called, or when the auction is over. */
export const spentByCallOf = (player: Seat, event: TableEvent): boolean =>
  event.happened === 'auction-over' || (event.happened === 'call' && event.by === player)
/** Never spent while the deal lasts. */
export const lastsTheDeal = { lapses: (): boolean => false }

/** Whether an auction that was opened again has ended with the player on the declaring side. */
export const defendsNoMore = (player: Seat, event: TableEvent): boolean => event.happened === 'auction-over' && !isDefender(event.table, player)

/** Whether the event is a lead, by this player if one is named. */
export const isLead = (event: TableEvent, by?: Seat): boolean =>
  event.happened === 'card' && openTrick(event.table.play).length === 0 && (by === undefined || event.by === by)

/** Who wins the trick that the event completes; undefined if it completes none. */
export function winnerOfCompleted (event: TableEvent): Seat | undefined {
  if (event.happened !== 'card') return undefined
  const trick = openTrick(event.table.play)
  const denomination = finalContract(event.table)?.denomination
  return trick.length === 3 && denomination !== undefined ? winnerOf([...trick, event], denomination) : undefined
}
