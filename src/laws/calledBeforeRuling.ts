import type { Action } from '../../schemas/action.ts'
import type { Book } from '../ruling/book.ts'
import { callOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, note, recordCall, type Finding } from '../ruling/finding.ts'
import { auctionIsOver, turnAt, type Table } from '../table/table.ts'
import { fromWithdrawn } from './law16.ts'

/**
 * A player called at his own turn before the ruling that now obliges him to pass. No Law says what becomes of his call; as it was no breach when he made
 * it, a pass is put in its place, and his side may not use it.
 */
export function calledBeforeRuling (ruling: Finding, table: Table, next: Action | undefined, book: Book): Finding | undefined {
  if (next?.type !== 'call' || next.call === 'Pass' || auctionIsOver(table)) return undefined
  const turn = turnAt(table)
  const duty = ruling.constraints.find(constraint => constraint.type === 'must-pass' && constraint.player === next.by)
  if (duty?.law === undefined || turn.to === 'none' || turn.seat !== next.by) return undefined
  const call = callOf(next)
  return finding(duty.law, cancelCall(call, duty.law), fromWithdrawn(call, book), recordCall({ by: call.by, call: 'Pass' }, duty.law), consumed(1),
    note('partner-called-before-ruling', { player: call.by }))
}
