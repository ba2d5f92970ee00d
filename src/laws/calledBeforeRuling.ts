import type { Action } from '../../schemas/action.ts'
import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Book } from '../ruling/book.ts'
import { callOf, callsBeforeLead, callsIn, type CallOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, note, recordCall, type Finding } from '../ruling/finding.ts'
import { settle } from '../ruling/settle.ts'
import { isClosed, type Auction } from '../table/auction.ts'
import { LHO } from '../table/seat.ts'
import { auctionIsOver, inForce, tableWith, turnAt, type Table } from '../table/table.ts'
import { cancelWithLaterCalls } from './inadmissible.ts'
import { fromWithdrawn } from './law16.ts'

/**
 * A player called at his own turn before the ruling that now obliges him to pass. No Law says what becomes of his call; as it was no breach when he made
 * it, a pass is put in its place, and his side may not use it. Calls over it that have no place over a pass are cancelled with it.
 * Noticed only after the opening lead has been faced, it stands.
 */
export function calledBeforeRuling (rulings: readonly Finding[], table: Table, [next, ...since]: readonly Action[], book: Book): Finding | undefined {
  if (next?.type !== 'call' || auctionIsOver(table)) return undefined
  const turn = turnAt(table)
  const [duty] = imposedSince(next, table, rulings)
  if (duty?.law === undefined || turn.to === 'none' || turn.seat !== next.by) return undefined
  const call = callOf(next)
  if (callsBeforeLead({ table, since, ...call }) !== undefined) return undefined
  const pass: CallOf = { by: call.by, call: 'Pass' }
  const instead = [recordCall(pass, duty.law), consumed(1), note('partner-called-before-ruling', { player: call.by })]
  return haveNoPlaceOver([...table.auction, pass], callsIn(since))
    ? finding(duty.law, cancelWithLaterCalls({ table, since, ...call }, duty.law, book), instead, note('calls-over-it-cancelled', { player: call.by, lho: LHO[call.by] }))
    : finding(duty.law, cancelCall(call, duty.law), fromWithdrawn(call, book), instead)
}

/** Whether a pass takes their sense from the calls that were made over another call: the first of them is a double of that call, or the auction is over before the last. */
function haveNoPlaceOver (auction: Auction, later: readonly CallOf[]): boolean {
  const first = later.find(({ call }) => call !== 'Pass')?.call
  return first === 'X' || first === 'XX' || later.some((_, at) => isClosed([...auction, ...later.slice(0, at)]))
}

/** A duty to pass. */
export type Duty = ConstraintOf<'must-pass'>

/** The duties to pass that rulings have imposed on a player after he made this call: it is no breach of them. */
export function imposedSince (action: Action, table: Table, rulings: readonly Finding[]): readonly Duty[] {
  if (action.type !== 'call' || callOf(action).call === 'Pass' || rulings.length === 0) return []
  return inForce(table, 'must-pass').filter(duty => duty.player === action.by && rulings.some(({ constraints }) => constraints.includes(duty)))
}

/** The table with these duties again: whatever is to replace his call, he must pass. */
export function boundAgain (table: Table, duties: readonly Duty[]): Table {
  const isIdle = ({ type, ...constraint }: Table['constraints'][number]) => (type === 'must-call' || type === 'replacement-call') && duties.some(({ player }) => 'player' in constraint && constraint.player === player)
  return settle(tableWith(table, { constraints: table.constraints.filter(constraint => !isIdle(constraint)) }), [], duties)
}
