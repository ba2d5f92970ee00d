import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Seat } from '../../schemas/words.ts'
import type { Table } from '../table/table.ts'
import { RHO } from '../table/seat.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'

/** What RHO did at his turn just before the player's, as far as the auction shows it. */
export function rhoPassed (table: Table, player: Seat): boolean {
  const last = table.auction.at(-1)
  return last?.by === RHO[player] && last.call === 'Pass'
}

/** Must repeat a call if RHO passes. */
export const mustCallBehaviour: ConstraintBehaviour<ConstraintOf<'must-call'>> = {
  forbidsCall: (constraint, table, by, call) => constraint.player === by && call !== constraint.call && (constraint.if === undefined || rhoPassed(table, by))
    ? { laws: constraint.law === undefined ? [] : [constraint.law], reason: 'must-call' }
    : undefined,
  lapses: (constraint, event) => spentByCallOf(constraint.player, event) ||
    (constraint.if === 'rho-passes' && event.happened === 'call' && event.by === RHO[constraint.player] && event.call !== 'Pass')
}
