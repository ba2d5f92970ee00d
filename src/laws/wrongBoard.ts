import type { ActionOf } from '../../schemas/action.ts'
import { SIDES, type LawReference, type Side } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { SIDE } from '../table/seat.ts'
import { auctionIsOver, finalContract, playHasBegun, type Table } from '../table/table.ts'
import { artificialScore } from './law12.ts'

/** A board is being played, or was played, that was not meant for these players in this round. */
export interface WrongBoard {
  readonly table: Table
  readonly action: ActionOf<'wrong-board'>
}

/** Play of a wrong board (2017: 15B; before: 15). */
export const wrongBoard: Law<WrongBoard> = {
  number: 15,
  title: 'Play of a wrong board',
  editions: { 1987: auctionBeginsAgain, 1997: auctionBeginsAgain, 2007: auctionBeginsAgain, 2017: boardIsFinished }
}

const PLAYED_BY: Readonly<Record<'nobody' | 'ns' | 'ew' | 'both-sides', readonly Side[]>> = { nobody: [], ns: ['NS'], ew: ['EW'], 'both-sides': SIDES }

/** The sides of which a player has played the board before. */
function * whoPlayedIt ({ action }: WrongBoard, law: LawReference): Dialogue<readonly Side[]> {
  if (action.playedBefore !== undefined) return SIDES.filter(side => action.playedBefore?.some(seat => SIDE[seat] === side))
  const answer = yield * choose({ id: 'played-before', decider: { role: 'director' }, asked: 'at-table', laws: [law], values: {} },
    { nobody: law, ns: law, ew: law, 'both-sides': law })
  return PLAYED_BY[answer]
}

const cancelBoard = (law: LawReference): Part => ({ effect: { type: 'cancel-board', law } })

/** Cancelled for both sides; who has not played it before has lost the chance of a score. */
function * cancelledFor (played: readonly Side[], law: LawReference, deprived: LawReference, book: Book): Dialogue<Finding> {
  const sides = SIDES.filter(side => !played.includes(side))
  return finding(law, cancelBoard(law), sides.length === 0 ? [] : [citing(deprived), ...yield * artificialScore(sides, book)], note('penalty-possible'))
}

// 2017: nothing is called again. If nobody has played it the board is finished and counts.
function * boardIsFinished (facts: WrongBoard, book: Book): Dialogue<Finding> {
  const { table, action } = facts
  if (action.event === 'teams') return finding('86B', note('wrong-board-at-teams'))
  const untouched = table.auction.length === 0 && !auctionIsOver(table)
  if (untouched && !(yield * isTrue({ id: 'cards-looked-at', asked: 'at-table', laws: ['17A'], values: {} }, { yes: '15B', no: '17A' }))) return finding('17A', note('fetch-the-right-board'))
  const played = yield * whoPlayedIt(facts, '15B')
  if (played.length > 0) return yield * cancelledFor(played, '15B1', '15B3', book)
  return finding('15B2', note('finish-the-board'), note('right-board-later'))
}

/** Whether it was found in the auction period, which lasts until the opening lead is faced; asked where the auction is over and no card is recorded. */
function * isInAuctionPeriod ({ table }: WrongBoard): Dialogue<boolean> {
  if (playHasBegun(table)) return false
  if (!auctionIsOver(table)) return true
  return finalContract(table) !== undefined && !(yield * isTrue({ id: 'opening-lead-faced', asked: 'at-table', laws: ['15C'], values: {} }, { yes: '15', no: '15C' }))
}

// Before 2017: found in the auction period, the right players call again; a call that differs ends the board.
function * auctionBeginsAgain (facts: WrongBoard, book: Book): Dialogue<Finding> {
  if (yield * isInAuctionPeriod(facts)) {
    const same = yield * isTrue({ id: 'calls-repeated', asked: 'at-table', laws: ['15C'], values: {} })
    return same ? finding('15C', note('auction-repeated')) : finding('15C', cancelBoard('15C'), yield * artificialScore(SIDES, book), note('penalty-possible'))
  }
  const played = yield * whoPlayedIt(facts, '15')
  if (played.length > 0) return yield * cancelledFor(played, '15B', '15B', book)
  return finding('15A1', note('score-stands'), citing('15A2'), note('right-board-later'))
}
