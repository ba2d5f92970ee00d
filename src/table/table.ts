import type { Constraint, ConstraintOf, ConstraintType } from '../../schemas/constraint.ts'
import type { Turn } from '../../schemas/ruling.ts'
import type { Contract, Vulnerability } from '../../schemas/table.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { contractReached, isClosed, isPassedOut, turnToCall, type Auction } from './auction.ts'
import { PARTNER } from './seat.ts'
import { openTrick, turnToPlay, type PlayedCard } from './play.ts'

/** The state of a table, checked and canonical. */
export interface Table {
  readonly dealer: Seat
  readonly board?: number
  readonly vulnerable?: Vulnerability
  readonly hands: Readonly<Partial<Record<Seat, readonly Card[]>>>
  readonly auction: Auction
  /** The contract as the client gave it, where the auction does not tell. */
  readonly contract?: Contract
  readonly play: readonly PlayedCard[]
  readonly constraints: readonly Constraint[]
}

/** Whether the auction is over: closed by passes, or followed by a contract or a card. */
export const auctionIsOver = (table: Table): boolean => isClosed(table.auction) || table.contract !== undefined || table.play.length > 0

/** The final contract; undefined while the auction is open or when the deal was passed out. */
export const finalContract = (table: Table): Contract | undefined =>
  table.contract ?? (auctionIsOver(table) ? contractReached(table.auction) : undefined)

/** The players whose side defends, once there is a contract. */
export const isDefender = (table: Table, seat: Seat): boolean => {
  const contract = finalContract(table)
  return contract !== undefined && seat !== contract.declarer && seat !== PARTNER[contract.declarer]
}


/** Who is to act, as the record alone tells it. */
export function turnAt (table: Table): Turn {
  if (!auctionIsOver(table)) return { seat: turnToCall(table.dealer, table.auction), to: 'call' }
  const contract = finalContract(table)
  if (contract === undefined || isPassedOut(table.auction)) return { to: 'none' }
  const seat = turnToPlay(table.play, contract)
  return seat === undefined ? { to: 'none' } : { seat, to: openTrick(table.play).length === 0 ? 'lead' : 'play' }
}

/** The constraints of one type that are in force. */
export const inForce = <T extends ConstraintType> (table: Table, type: T): readonly ConstraintOf<T>[] =>
  table.constraints.filter((constraint): constraint is ConstraintOf<T> => constraint.type === type)

/** The duty to pass that binds a player, if any. */
export const dutyToPass = (table: Table, seat: Seat): ConstraintOf<'must-pass'> | undefined =>
  inForce(table, 'must-pass').find(({ player }) => player === seat)
