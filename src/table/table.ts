import { isDeepStrictEqual } from 'node:util'
import type { Constraint, ConstraintOf, ConstraintType } from '../../schemas/constraint.ts'
import type { Turn } from '../../schemas/ruling.ts'
import type { Claimed, Contract, Vulnerability } from '../../schemas/table.ts'
import { SEATS, type Card, type Seat } from '../../schemas/words.ts'
import { contractReached, dummyOf, isClosed, turnToCall, type Auction } from './auction.ts'
import { DECK, sortCards } from './card.ts'
import { PARTNER, SIDE } from './seat.ts'
import { openTrick, turnToPlay, type PlayedCard } from './play.ts'

/** The state of a table, checked and canonical; every table has all of these names, known or not. */
export interface Table {
  readonly dealer: Seat
  readonly board: number | undefined
  readonly vulnerable: Vulnerability | undefined
  readonly hands: Readonly<Partial<Record<Seat, readonly Card[]>>>
  readonly auction: Auction
  /** The contract as the client gave it, where the auction does not tell. */
  readonly contract: Contract | undefined
  readonly play: readonly PlayedCard[]
  /** The claim or concession that ended the play. */
  readonly claim: Claimed | undefined
  readonly constraints: readonly Constraint[]
  /** What the calls and cards of this hearing have spent: it comes back if they are taken back. */
  readonly spent: readonly Spent[]
  /** Leads and plays of this hearing that were refused or have to wait, with the trick for which each was meant. */
  readonly refused: readonly { readonly by: Seat, readonly trick: number }[]
  /** Hands of which a card was seen in this hearing, after the auction and otherwise than by a play; how many cards had been played then. */
  readonly seen: readonly { readonly by: Seat, readonly played: number }[]
  /** Cards that the actions of this hearing show, with the hands that they belong to: nobody else holds them. */
  readonly shown: readonly PlayedCard[]
}

/** The place of a call in the auction, or a card that was played; the constraints that it has spent, and those that it has brought about. */
export interface Spent {
  readonly call?: number
  readonly card?: Card
  readonly constraints: readonly Constraint[]
  readonly brought?: readonly Constraint[]
}

/** A table. All are made here, and so are objects of one shape, which the engine of JavaScript reads much faster: each spread in the code makes a shape of its own. */
export const tableOf = ({ dealer, board, vulnerable, hands, auction, contract, play, claim, constraints, spent, refused, seen, shown }: Table): Table =>
  ({ dealer, board, vulnerable, hands, auction, contract, play, claim, constraints, spent, refused, seen, shown })

/** The table with something changed. */
export const tableWith = (table: Table, changes: Partial<Table>): Table => Object.assign(tableOf(table), changes)

/** The table with its play cut back to these cards: what the others had spent is in force again. */
export function cutBack (table: Table, play: readonly PlayedCard[]): Table {
  const restored = table.spent.filter(({ card }) => card !== undefined && play.every(played => played.card !== card)).flatMap(({ constraints }) => constraints)
  return tableWith(table, { play, constraints: restored.length === 0 ? table.constraints : [...table.constraints, ...restored] })
}

/** The table with its auction cut back to these calls: what the others had spent is in force again. */
export function cutBackAuction (table: Table, auction: Auction): Table {
  const restored = table.spent.filter(({ call = -1 }) => call >= auction.length).flatMap(({ constraints }) => constraints)
  return tableWith(table, { auction, constraints: restored.length === 0 ? table.constraints : [...table.constraints, ...restored] })
}

/** Whether the auction is over: closed by passes, or followed by a contract or a card. */
export const auctionIsOver = (table: Table): boolean => isClosed(table.auction) || table.contract !== undefined || table.play.length > 0

/** The final contract; undefined while the auction is open or when the deal was passed out. */
export const finalContract = (table: Table): Contract | undefined =>
  table.contract ?? (auctionIsOver(table) ? contractReached(table.auction) : undefined)

/** Dummy, once there is a contract. */
export function dummyAt (table: Table): Seat | undefined {
  const contract = finalContract(table)
  return contract && dummyOf(contract)
}

/** The players whose side defends, once there is a contract. */
export const isDefender = (table: Table, seat: Seat): boolean => {
  const contract = finalContract(table)
  return contract !== undefined && seat !== contract.declarer && seat !== PARTNER[contract.declarer]
}


/** Whether nothing is left to be played: thirteen tricks are complete, or a claim or concession has ended the play. */
export const playIsOver = (table: Table): boolean => table.claim !== undefined || table.play.length >= 52

/** What only a trick that has begun can bring about. */
export const OF_THE_PLAY: ReadonlySet<ConstraintType> = new Set(['play-restriction', 'lead-from', 'established-revoke'])
/** Whether a card has been faced in the play, also one that was refused in this hearing, as far as the record or what was ruled tells. */
export const playHasBegun = (table: Table): boolean => table.play.length > 0 || table.refused.length > 0 || table.claim !== undefined || table.constraints.some(({ type }) => OF_THE_PLAY.has(type))

/** Who is to act, as the record alone tells it. */
export function turnAt (table: Table): Turn {
  if (!auctionIsOver(table)) return { seat: turnToCall(table.dealer, table.auction), to: 'call' }
  const contract = finalContract(table)
  if (contract === undefined || playIsOver(table)) return { to: 'none' }
  const seat = turnToPlay(table.play, contract)
  if (seat === undefined) return { to: 'none' }
  if (openTrick(table.play).length > 0) return { seat, to: 'play' }
  const required = inForce(table, 'lead-from').find(({ declarer }) => SIDE[declarer] === SIDE[seat])
  return { seat: required?.hand ?? seat, to: 'lead' }
}

/** The thirteen cards that a seat was dealt: given, or what the other hands or the play leave over; undefined if they are not known. */
export function originalHand (table: Table, seat: Seat): readonly Card[] | undefined {
  const given = table.hands[seat]
  if (given !== undefined) return given
  const others = SEATS.filter(other => other !== seat).map(other => table.hands[other])
  if (others.every(hand => hand?.length === 13)) return DECK.filter(card => !others.some(hand => hand?.includes(card)))
  const played = table.play.length < 49 ? [] : table.play.filter(({ by }) => by === seat).map(({ card }) => card)
  return played.length === 13 ? sortCards(played) : undefined
}

/** The cards that a seat still holds, penalty cards included; undefined if its hand is not known. */
export const heldCards = (table: Table, seat: Seat): readonly Card[] | undefined =>
  originalHand(table, seat)?.filter(card => table.play.every(played => played.card !== card))

/** The penalty cards of a defender. */
export const penaltyCardsOf = (table: Table, seat: Seat, status?: 'major' | 'minor'): readonly ConstraintOf<'penalty-card'>[] =>
  inForce(table, 'penalty-card').filter(({ player, status: kind }) => player === seat && (status === undefined || kind === status))

/** Two or more penalty cards of one defender are all major (50B). */
export const allMajor = (constraints: readonly Constraint[]): readonly Constraint[] => {
  const isOneOfSeveral = (minor: Constraint) => constraints.some(other => other !== minor && other.type === 'penalty-card' && minor.type === 'penalty-card' && other.player === minor.player)
  return constraints.map(constraint => constraint.type === 'penalty-card' && constraint.status === 'minor' && isOneOfSeveral(constraint) ? { ...constraint, status: 'major' } : constraint)
}

/** Whether a card lies, or lay before it was played, face up as a penalty card. */
export const isPenaltyCard = ({ constraints, spent }: Table, card: Card): boolean =>
  [...constraints, ...spent.flatMap(({ constraints: before }) => before)].some(constraint => constraint.type === 'penalty-card' && constraint.card === card)

/** Whether the Law makes it another constraint: what is considered after the play (foreseeable damage is one thing, equity after a revoke another), and of which right declarer has made no use at a lead (26, or penalty cards). */
const isToldByLaw = (constraint: Constraint): boolean => constraint.type === 'review' || (constraint.type === 'lead-restriction' && constraint.demand === 'none')

/** Whether two constraints bind alike, whatever paragraph each cites. */
export function sameSubstance (one: Constraint, other: Constraint): boolean {
  if (one === other) return true
  if (one.type !== other.type || (isToldByLaw(one) && one.law !== undefined && other.law !== undefined && one.law !== other.law)) return false
  const substance = ({ law: _, text: __, ...rest }: Constraint) => rest
  return isDeepStrictEqual(substance(one), substance(other))
}

/** The constraints of one type that are in force. */
export const inForce = <T extends ConstraintType> ({ constraints }: Pick<Table, 'constraints'>, type: T): readonly ConstraintOf<T>[] =>
  constraints.length === 0 ? [] : constraints.filter((constraint): constraint is ConstraintOf<T> => constraint.type === type)

/** The duty to pass that binds a player, if any; one that his call has just spent binds him while nobody has called over it. */
export function dutyToPass (table: Table, seat: Seat): ConstraintOf<'must-pass'> | undefined {
  const duty = inForce(table, 'must-pass').find(({ player }) => player === seat)
  if (duty !== undefined || table.auction.at(-1)?.by !== seat) return duty
  const justSpent = table.spent.filter(({ call }) => call === table.auction.length - 1).flatMap(({ constraints }) => constraints)
  return inForce({ constraints: justSpent }, 'must-pass').find(({ player }) => player === seat)
}
