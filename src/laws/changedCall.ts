import type { ActionOf } from '../../schemas/action.ts'
import type { Call, LawReference, Seat } from '../../schemas/words.ts'
import { callAction, type CallOf } from '../ruling/facts.ts'
import { cancelCall, hearNext, note, recordCall, type Part } from '../ruling/finding.ts'
import { legalCallsUnder } from '../ruling/legal.ts'
import { isClosed, isLegalOver, isPassedOut, type Auction } from '../table/auction.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { cutBackAuction, type Table } from '../table/table.ts'

/** A call of a player, mostly his last one, and what stands before and after it in the auction. */
export interface LastCall {
  readonly first: CallOf
  readonly before: Auction
  /** Calls after it, by whomever. */
  readonly later: Auction
  /** LHO's call over it. */
  readonly lhoCall: CallOf | undefined
  readonly partnerHasCalled: boolean
}

/** The last call of a player in the auction; undefined if he has not called. */
export const lastCallAt = ({ auction }: Table, player: Seat): LastCall | undefined => callAt(auction, auction.findLastIndex(({ by }) => by === player), player)

/** The first call of a player in the auction; undefined if he has not called. */
export const firstCallAt = ({ auction }: Table, player: Seat): LastCall | undefined => callAt(auction, auction.findIndex(({ by }) => by === player), player)

function callAt (auction: Auction, at: number, player: Seat): LastCall | undefined {
  const first = auction[at]
  if (first === undefined) return undefined
  const later = auction.slice(at + 1)
  return { first, before: auction.slice(0, at), later, lhoCall: later.find(({ by }) => by === LHO[player]), partnerHasCalled: later.some(({ by }) => by === PARTNER[player]) }
}

/** The calls that are open to the player in the place of his last one. */
export const openInItsPlace = (table: Table, { first, before }: LastCall): readonly Call[] => legalCallsUnder(cutBackAuction(table, before), first.by)

/** Whether the calls made over a call could all stand over another in its place: none that is not legal then, and none after the end of the auction. */
export const stillStand = ({ before, later }: LastCall, second: CallOf): boolean => later.every(({ by, call }, at) => {
  const auction = [...before, second, ...later.slice(0, at)]
  return isLegalOver(auction, by, call) && !isClosed(auction)
})

/** A deal that was passed out is open to a change only until the hands are back in the board. */
export const whileHandsAreOut = ({ auction }: Table): readonly Part[] => isPassedOut(auction) ? [note('while-hands-are-out')] : []

/** Another call in the place of the last one, under the later calls, which stay; one that is irregular itself is heard, and they are heard again with it. */
export function putUnder (table: Table, last: LastCall, second: CallOf, law: LawReference): readonly Part[] {
  const { first, later } = last
  if (later.length > 0 && openInItsPlace(table, last).includes(second.call)) return [cancelCall(first, law), recordCall(second, '17C')]
  return [cancelCall(first, law), ...later.map(call => cancelCall(call, law)), hearNext(callAction(second), ...later.map((call): ActionOf<'call'> => callAction(call)))]
}
