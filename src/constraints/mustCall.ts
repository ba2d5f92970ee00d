import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Seat } from '../../schemas/words.ts'
import { isLegalOver } from '../table/auction.ts'
import { isBid } from '../table/call.ts'
import { dutyToPass, type Table } from '../table/table.ts'
import { RHO } from '../table/seat.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'

/** What RHO did at his turn just before the player's, as far as the auction shows it. */
export function rhoPassed (table: Table, player: Seat): boolean {
  const last = table.auction.at(-1)
  return last?.by === RHO[player] && last.call === 'Pass'
}

/** Whether a player has to make this call at the turn that has come: a double that is not admissible by then is not called for, and a duty to pass is stronger. */
export const mustCallNow = (constraint: ConstraintOf<'must-call'>, table: Table, by: Seat): boolean =>
  constraint.player === by && (constraint.if === undefined || rhoPassed(table, by)) && dutyToPass(table, by) === undefined && (isBid(constraint.call) || isLegalOver(table.auction, by, constraint.call))

/** Must repeat a call if RHO passes. */
export const mustCallBehaviour: ConstraintBehaviour<ConstraintOf<'must-call'>> = {
  forbidsCall: (constraint, table, by, call) => call !== constraint.call && mustCallNow(constraint, table, by)
    ? { laws: constraint.law === undefined ? [] : [constraint.law], reason: 'must-call' }
    : undefined,
  lapses: (constraint, event) => spentByCallOf(constraint.player, event) ||
    (constraint.if === 'rho-passes' && event.happened === 'call' && event.by === RHO[constraint.player] && event.call !== 'Pass')
}
