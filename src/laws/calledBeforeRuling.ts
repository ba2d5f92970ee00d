import type { Action } from '../../schemas/action.ts'
import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Book } from '../ruling/book.ts'
import { callOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, note, recordCall, type Finding } from '../ruling/finding.ts'
import { settle } from '../ruling/settle.ts'
import { auctionIsOver, inForce, turnAt, type Table } from '../table/table.ts'
import { fromWithdrawn } from './law16.ts'

/**
 * A player called at his own turn before the ruling that now obliges him to pass. No Law says what becomes of his call; as it was no breach when he made
 * it, a pass is put in its place, and his side may not use it.
 */
export function calledBeforeRuling (rulings: readonly Finding[], table: Table, next: Action | undefined, book: Book): Finding | undefined {
  if (next?.type !== 'call' || auctionIsOver(table)) return undefined
  const turn = turnAt(table)
  const [duty] = imposedSince(next, table, rulings)
  if (duty?.law === undefined || turn.to === 'none' || turn.seat !== next.by) return undefined
  const call = callOf(next)
  return finding(duty.law, cancelCall(call, duty.law), fromWithdrawn(call, book), recordCall({ by: call.by, call: 'Pass' }, duty.law), consumed(1),
    note('partner-called-before-ruling', { player: call.by }))
}

type Duty = ConstraintOf<'must-pass'>

/** The duties to pass that rulings have imposed on a player after he made this call: it is no breach of them. */
export function imposedSince (action: Action, table: Table, rulings: readonly Finding[]): readonly Duty[] {
  if (action.type !== 'call' || callOf(action).call === 'Pass' || rulings.length === 0) return []
  return inForce(table, 'must-pass').filter(duty => duty.player === action.by && rulings.some(({ constraints }) => constraints.includes(duty)))
}

/** The table with these duties again: whatever is to replace his call, he must pass. */
export function boundAgain (table: Table, duties: readonly Duty[]): Table {
  const isIdle = ({ type, ...constraint }: Table['constraints'][number]) => (type === 'must-call' || type === 'replacement-call') && duties.some(({ player }) => 'player' in constraint && constraint.player === player)
  return settle({ ...table, constraints: table.constraints.filter(constraint => !isIdle(constraint)) }, [], duties)
}
