import type { Meaning } from '../../schemas/meaning.ts'
import type { Contract } from '../../schemas/table.ts'
import type { Bid, Call, Denomination, Seat } from '../../schemas/words.ts'
import { BIDS, CALLS, denominationOf, isAboveSeven, isBid, levelOf, rankOf } from './call.ts'
import { remembered } from './remembered.ts'
import { LHO, PARTNER, SIDE, areOpponents } from './seat.ts'

/** A call that stands in the auction, with its player. */
export interface AuctionCall {
  readonly by: Seat
  readonly call: Call
  readonly meaning?: Meaning
  /** Made when it was another player's turn, and accepted. */
  readonly outOfRotation?: true
}
/** The calls that stand, in order. */
export type Auction = readonly AuctionCall[]

/** Whose turn it is to call while the auction is open (17C). */
export const turnToCall = (dealer: Seat, auction: Auction): Seat => {
  const last = auction.at(-1)
  return last === undefined ? dealer : LHO[last.by]
}
/** The last bid of the auction, passes and doubles ignored. */
export const lastBid = (auction: Auction): (AuctionCall & { readonly call: Bid }) | undefined => auction.findLast(isBidEntry)
/** The last call other than pass. */
export const lastAction = (auction: Auction): AuctionCall | undefined => auction.findLast(({ call }) => call !== 'Pass')
/** The last standing call of a player. */
export const lastCallOf = (auction: Auction, seat: Seat): AuctionCall | undefined => auction.findLast(({ by }) => by === seat)
/** Whether a player has a standing call. */
export const hasCalled = (auction: Auction, seat: Seat): boolean => auction.some(({ by }) => by === seat)
/** Whether anybody has bid. */
export const anyBid = (auction: Auction): boolean => auction.some(isBidEntry)
/** Whether a bid supersedes the last bid (18C, 18D). */
export const isSufficient = (auction: Auction, bid: Bid): boolean => rankOf(bid) > rankOf(lastBid(auction)?.call ?? '1C') - (lastBid(auction) === undefined ? 1 : 0)

function isBidEntry (entry: AuctionCall): entry is AuctionCall & { readonly call: Bid } {
  return isBid(entry.call)
}

/** Whether a double or redouble is one that the game allows at this moment (19A1, 19B1), by rotation or not. */
export function isAdmissible (auction: Auction, by: Seat, call: 'X' | 'XX'): boolean {
  const last = lastAction(auction)
  return last !== undefined && areOpponents(last.by, by) && (call === 'X' ? isBid(last.call) : last.call === 'X')
}

/** Whether the call could stand over the auction: a pass, a sufficient bid up to seven, an admissible double or redouble. */
export function isLegalOver (auction: Auction, by: Seat, call: Call): boolean {
  if (call === 'Pass') return true
  return isBid(call) ? !isAboveSeven(call) && isSufficient(auction, call) : isAdmissible(auction, by, call)
}

/** The calls that could stand over the auction, pass first. */
export const legalCalls = (auction: Auction, by: Seat): readonly Call[] => CALLS.filter(call => isLegalOver(auction, by, call))
/** The lowest sufficient bid in a denomination; undefined above seven. */
export const lowestSufficient = (auction: Auction, denomination: Denomination): Bid | undefined =>
  BIDS.find(bid => denominationOf(bid) === denomination && isSufficient(auction, bid))

/** The unbroken run of passes at the end of the auction. */
export const closingPasses = (auction: Auction): Auction => auction.slice(auction.findLastIndex(({ call }) => call !== 'Pass') + 1)
/** Whether passes have closed the auction: three after a bid, four where nobody bid (22). One out of rotation counts only once LHO has called over it. */
export function isClosed (auction: Auction): boolean {
  const { length } = auction
  let passes = 0
  while (auction[length - 1 - passes]?.call === 'Pass') passes++
  return passes >= (passes === length ? 4 : 3) && auction[length - 1]?.outOfRotation !== true
}
/** Whether the deal was passed out. */
export const isPassedOut = (auction: Auction): boolean => isClosed(auction) && lastAction(auction) === undefined

/** The contract that the auction has reached so far; undefined if nobody has bid. */
export const contractReached = remembered((auction: Auction): Contract | undefined => {
  const bid = lastBid(auction)
  if (bid === undefined) return undefined
  const denomination = denominationOf(bid.call)
  const first = auction.find(entry => SIDE[entry.by] === SIDE[bid.by] && isBidEntry(entry) && denominationOf(entry.call) === denomination)
  const last = lastAction(auction)?.call
  return {
    level: levelOf(bid.call), denomination, ...(last === 'X' || last === 'XX') && { risk: last }, declarer: first?.by ?? bid.by
  }
})

/** The dummy of a declarer. */
export const dummyOf = (contract: Contract): Seat => PARTNER[contract.declarer]
