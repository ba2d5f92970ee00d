import type { Seat } from '../../schemas/words.ts'
import { callDue } from '../constraints/mustCall.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, settled, type Dialogue } from '../ruling/dialogue.ts'
import { nextCall, turnAtCall, type CallMade, type CallOf } from '../ruling/facts.ts'
import { callAction } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, hearNext, merge, note, recordCall, type Finding } from '../ruling/finding.ts'
import { isLegalOver } from '../table/auction.ts'
import { LHO, RHO, areOpponents } from '../table/seat.ts'
import { auctionIsOver, dutyToPass, type Table } from '../table/table.ts'
import { cancelWithAttempt, firstCallSince, partnersCalls } from './inadmissible.ts'
import { fromWithdrawn } from './law16.ts'

/** Calls treated as made in rotation: what the player in turn did over a call out of rotation. */
export const law28: Law<CallMade> = {
  number: 28,
  title: 'Calls considered to be in rotation',
  editions: { 1987: rightfulCallStands, 1997: rightfulCallStands, 2007: rightfulCallStands, 2017: rightfulCallStands }
}

/** The same where the call was inadmissible besides: no Law says that 28B goes before the Law on that. */
export const inadmissibleOvertaken: Law<CallMade> = {
  number: 28,
  title: 'Calls considered to be in rotation: over an inadmissible call',
  editions: { 1987: rightfulCallFirst, 1997: rightfulCallFirst, 2007: rightfulCallFirst, 2017: rightfulCallFirst }
}

function * rightfulCallFirst (made: CallMade, book: Book): Dialogue<Finding> {
  return merge(yield * rightfulCallStands(made, book), finding([], note('law-silent')))
}

// 28B: the player in turn called in his own right, so his call stands and rectification is forfeited; what the offender's partner called before that goes too.
function rightfulCallStands (made: CallMade, book: Book): Dialogue<Finding> {
  const partners = partnersCalls(made)
  return settled(finding('28B', cancelWithAttempt(made, '28B', book), partners.flatMap(call => [cancelCall(call, '28B'), fromWithdrawn(call, book)]), consumed(partners.length), note('rights-forfeited-by-own-call', { player: turnAtCall(made) })))
}

/** Whether RHO is bound by law to pass at this turn of his, so that the call is in rotation (28A). */
export const awaitsForcedPass = ({ table, by }: CallMade): boolean =>
  !auctionIsOver(table) && turnAtCall({ table }) === RHO[by] && (dutyToPass(table, RHO[by]) !== undefined || mustRepeatPass(table, RHO[by]))

/** Whether the player in turn has to repeat a pass (31A1 after an artificial one). */
const mustRepeatPass = (table: Table, by: Seat): boolean => callDue(table, by) === 'Pass'

/** The pass that was due comes late: it has been supplied already. */
function saysHisPass ({ by, since }: CallMade): boolean {
  const next = nextCall(since)
  return next?.by === RHO[by] && next.call === 'Pass'
}

/** 28A: the pass that RHO must make is supplied, and the call is heard as one in rotation. */
export const supplyForcedPass = (made: CallMade): Finding =>
  finding('28A', recordCall({ by: RHO[made.by], call: 'Pass' }, '28A'), hearNext(callAction(made)), saysHisPass(made) ? consumed(1) : [], note('call-in-rotation', { player: made.by, rho: RHO[made.by] }))

/** What the next call was over, where an opponent in turn made it: the irregular call, or the table as it was before. */
export function * meantOver (made: CallMade, legalOverIt: boolean): Dialogue<boolean> {
  if (!legalOverIt) return false
  const player = LHO[made.by]
  return (yield * choose({
    id: 'call-meant-as', decider: { role: 'offender-lho', seat: player }, asked: 'aside', laws: ['28B', '29'], values: { player, offender: made.by, call: made.call }
  }, { 'over-the-call': '29', 'own-call': '28B' })) === 'over-the-call'
}

/** Whether the player in turn, an opponent, has since called in his own right; asked where his call could be either. */
export function * calledInOwnRight (made: CallMade, acceptable: boolean): Dialogue<boolean> {
  const next = firstCallSince(made)
  const turn = turnAtCall(made)
  if (next === undefined || next.by !== turn || !areOpponents(turn, made.by)) return false
  if (turn !== LHO[made.by]) return true
  // A call that is legal over the irregular one only was meant over it.
  const legalOverIt = isLegalOver([...made.table.auction, asAuctionCall(made)], next.by, next.call)
  if (legalOverIt && !isLegalOver(made.table.auction, next.by, next.call)) return false
  return !(yield * meantOver(made, !acceptable || legalOverIt))
}

const asAuctionCall = ({ by, call, meaning }: CallOf) => ({ by, call, ...meaning && { meaning } })
