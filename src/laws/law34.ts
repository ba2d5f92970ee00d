import type { Action } from '../../schemas/action.ts'
import { SEATS, type LawReference, type Seat } from '../../schemas/words.ts'
import type { Law, Book } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { callOf, callsIn, facesLead, type CallOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, note, review, type Finding } from '../ruling/finding.ts'
import { closingPasses, isClosed, lastAction, turnToCall, type Auction } from '../table/auction.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import { inForce, type Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'

/** An auction that passes have closed, and what was done afterwards. */
export interface AuctionClosed {
  readonly table: Table
  readonly since: readonly Action[]
}

/** Nobody loses his right to call through passes after a pass out of rotation (1987, 1997: 34; 2007: 17E2; 2017: 17D3). */
export const law34: Law<AuctionClosed> = {
  number: 34,
  title: 'Retention of the right to call',
  editions: { 1987: turnComesBack('34'), 1997: turnComesBack('34'), 2007: turnComesBack('17E2'), 2017: turnComesBack('17D3') }
}

/** The passes that are cancelled because they would rob a player of his turn, the pass out of rotation first; none if the auction has ended or goes on. */
export function passesThatRob (auction: Auction): Auction {
  if (!isClosed(auction)) return []
  const run = closingPasses(auction)
  const due = SEATS.filter(seat => seat !== lastAction(auction)?.by)
  if (due.every(seat => run.some(({ by }) => by === seat))) return []
  const at = run.findIndex(({ outOfRotation }) => outOfRotation === true)
  return at === -1 ? [] : run.slice(at)
}

/** Once the opening lead has been faced only the score can make up for a lost turn. */
const NOTICED_TOO_LATE: LawReference = '12A1'

/** Whether an auction that passes had closed too early has been left to the score. */
export const standsAfterLead = (table: Table): boolean => inForce(table, 'review').some(({ law }) => law === NOTICED_TOO_LATE)

/** The passes of others that follow, before the player whose turn comes back has done anything. */
function passesOfOthers (since: readonly Action[], player: Seat): readonly CallOf[] {
  const end = since.findIndex(action => action.type !== 'call' || action.by === player || callOf(action).call !== 'Pass')
  return callsIn(end === -1 ? since : since.slice(0, end))
}

function turnComesBack (law: LawReference) {
  return ({ table, since }: AuctionClosed, book: Book): Dialogue<Finding> => {
    const robbing = passesThatRob(table.auction)
    if (robbing.length === 0) return settled(finding([]))
    const before = table.auction.slice(0, table.auction.length - robbing.length)
    const offenders = new Set(robbing.filter(({ outOfRotation }) => outOfRotation === true).map(({ by }) => SIDE[by]))
    const player = turnToCall(table.dealer, before)
    const later = passesOfOthers(since, player)
    if (facesLead(since[later.length], table.auction)) {
      return settled(finding([law, NOTICED_TOO_LATE], consumed(later.length), [...offenders].map(side => review(OPPONENTS[side], NOTICED_TOO_LATE)), note('auction-stands-after-lead', { player })))
    }
    const cancelled: readonly CallOf[] = [...robbing, ...later]
    const told = [...offenders].flatMap(side => cancelled.map(pass => ({
      constraint: { type: 'unauthorised-information' as const, side, source: { by: pass.by, call: pass.call }, law: book.read(WITHDRAWN_ACTIONS) }
    })))
    return settled(finding(law, [...cancelled].reverse().map(pass => cancelCall(pass, law)), told, consumed(later.length),
      note('turn-comes-back', { player })))
  }
}
