import type { LawReference } from '../../schemas/words.ts'
import type { Law, Book } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { cancelCall, finding, note, type Finding } from '../ruling/finding.ts'
import { closingPasses, isClosed, lastAction, turnToCall, type Auction, type AuctionCall } from '../table/auction.ts'
import { SEATS } from '../../schemas/words.ts'
import { SIDE } from '../table/seat.ts'
import type { Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'

/** Nobody loses his right to call through passes after a pass out of rotation (1987, 1997: 34; 2007: 17E2; 2017: 17D3). */
export const law34: Law<Table, Finding | undefined> = {
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

function turnComesBack (law: LawReference) {
  return (table: Table, book: Book): Dialogue<Finding | undefined> => {
    const cancelled = passesThatRob(table.auction)
    if (cancelled.length === 0) return settled(undefined)
    const before = table.auction.slice(0, table.auction.length - cancelled.length)
    const offenders = new Set(cancelled.filter(({ outOfRotation }) => outOfRotation === true).map(({ by }) => SIDE[by]))
    const told = [...offenders].flatMap(side => cancelled.map(pass => ({
      constraint: { type: 'unauthorised-information' as const, side, source: { by: pass.by, call: pass.call }, law: book.read(WITHDRAWN_ACTIONS) }
    })))
    return settled(finding(law, [...cancelled].reverse().map((pass: AuctionCall) => cancelCall(pass, law)), told,
      note('turn-comes-back', { player: turnToCall(table.dealer, before) })))
  }
}
