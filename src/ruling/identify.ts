import type { IrregularityType } from '../../schemas/ruling.ts'
import type { LawReference, Seat, Side } from '../../schemas/words.ts'
import { callDue } from '../constraints/mustCall.ts'
import { anyBid, hasCalled, isAdmissible, isSufficient } from '../table/auction.ts'
import { isAboveSeven, isBid } from '../table/call.ts'
import { auctionIsOver, dutyToPass, inForce } from '../table/table.ts'
import type { Book, Term } from './book.ts'
import { positionOf, type CallMade, type Position } from './facts.ts'

/** What is wrong with something that was done, whose doing it was, and where the edition deals with it. */
export interface Irregularity {
  readonly type: IrregularityType
  readonly offender?: Seat
  /** The offending side, where nothing tells which of the two it was. */
  readonly side?: Side
  readonly laws: readonly LawReference[]
}

/** The irregularities that a single call can be. */
export type CallIrregularity = Extract<IrregularityType,
  'pass-out-of-rotation' | 'bid-out-of-rotation' | 'double-out-of-rotation' | 'redouble-out-of-rotation' | 'insufficient-bid' | 'inadmissible-double' | 'inadmissible-redouble' |
  'bid-above-seven' | 'call-when-obliged-to-pass' | 'required-call-not-made' | 'double-when-barred' | 'call-after-auction' | 'change-of-call'>

/** A second pass at LHO's turn, before anybody has bid: a pass out of rotation before 2017, a change of call (that changes nothing) since. */
const SECOND_PASS_BEFORE_ANY_BID: Term<'pass-out-of-rotation' | 'change-of-call'> = {
  1987: 'pass-out-of-rotation', 1997: 'pass-out-of-rotation', 2007: 'pass-out-of-rotation', 2017: 'change-of-call'
}

/** What is wrong with a call, in the order in which the Laws take precedence; undefined for a regular one. */
export function irregularityOf (made: CallMade, book: Book): CallIrregularity | undefined {
  const { table, by, call } = made
  if (auctionIsOver(table)) return 'call-after-auction'
  if (isAboveSeven(call)) return 'bid-above-seven'
  if ((call === 'X' || call === 'XX') && !isAdmissible(table.auction, by, call)) return call === 'X' ? 'inadmissible-double' : 'inadmissible-redouble'
  if (call !== 'Pass' && dutyToPass(table, by) !== undefined) return 'call-when-obliged-to-pass'
  return positionOf(made) === 'own' ? irregularityInRotation(made) : irregularityOutOfRotation(made, book)
}

function irregularityInRotation ({ table, by, call }: CallMade): CallIrregularity | undefined {
  const due = callDue(table, by)
  if (due !== undefined && due !== call) return 'required-call-not-made'
  if (isBid(call) && !isSufficient(table.auction, call)) return 'insufficient-bid'
  if ((call === 'X' || call === 'XX') && inForce(table, 'may-not-double').some(({ player }) => player === by)) return 'double-when-barred'
  return undefined
}

function irregularityOutOfRotation (made: CallMade, book: Book): CallIrregularity {
  const { table: { auction }, by, call } = made
  if (positionOf(made) === 'lho' && hasCalled(auction, by)) {
    return call === 'Pass' && !anyBid(auction) ? book.read(SECOND_PASS_BEFORE_ANY_BID) : 'change-of-call'
  }
  return call === 'Pass' ? 'pass-out-of-rotation' : call === 'X' ? 'double-out-of-rotation' : call === 'XX' ? 'redouble-out-of-rotation' : 'bid-out-of-rotation'
}

/** Where an edition deals with a call that is wrong in this way. */
export function lawsOf (type: CallIrregularity, made: CallMade, book: Book): readonly LawReference[] {
  const position = positionOf(made)
  switch (type) {
    case 'pass-out-of-rotation': return [book.read(PASS)[anyBid(made.table.auction) ? 'bid' : 'noBid'][position]]
    case 'bid-out-of-rotation': return [position === 'rho' ? '31A' : '31B', ...isBid(made.call) && !isSufficient(made.table.auction, made.call) ? ['27'] : []]
    case 'double-out-of-rotation': case 'redouble-out-of-rotation': return [book.read(DOUBLE)[position]]
    case 'insufficient-bid': return ['27']
    case 'inadmissible-double': case 'inadmissible-redouble': return [book.read(INADMISSIBLE)[position]]
    case 'bid-above-seven': return ['38']
    case 'call-when-obliged-to-pass': return ['37']
    case 'required-call-not-made': return [inForce(made.table, 'must-call').find(({ player }) => player === made.by)?.law ?? '31A1']
    case 'double-when-barred': return ['30B2(b)']
    case 'call-after-auction': return ['39']
    case 'change-of-call': return ['25']
  }
}

type ByPosition = Readonly<Record<Position, LawReference>>
const OLD_PASS: Readonly<Record<'bid' | 'noBid', ByPosition>> = {
  noBid: { own: '30', rho: '30A', partner: '30A', lho: '30A' }, bid: { own: '30', rho: '30B1', partner: '30B2', lho: '30B3' }
}
const NEW_PASS: ByPosition = { own: '30', rho: '30A', partner: '30B1', lho: '30B1' }
const PASS: Term<Readonly<Record<'bid' | 'noBid', ByPosition>>> = { 1987: OLD_PASS, 1997: OLD_PASS, 2007: OLD_PASS, 2017: { bid: NEW_PASS, noBid: NEW_PASS } }
const OLD_DOUBLE: ByPosition = { own: '32', rho: '32B', partner: '32A', lho: '32' }
const DOUBLE: Term<ByPosition> = { 1987: OLD_DOUBLE, 1997: OLD_DOUBLE, 2007: OLD_DOUBLE, 2017: { own: '32', rho: '32A', partner: '32B', lho: '32C' } }
const OLD_INADMISSIBLE: ByPosition = { own: '36', rho: '32', partner: '32', lho: '36' }
const NEW_INADMISSIBLE: ByPosition = { own: '36', rho: '36B', partner: '36B', lho: '36B' }
const INADMISSIBLE: Term<ByPosition> = { 1987: OLD_INADMISSIBLE, 1997: OLD_INADMISSIBLE, 2007: NEW_INADMISSIBLE, 2017: NEW_INADMISSIBLE }
