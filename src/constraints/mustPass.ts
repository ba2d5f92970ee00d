import type { ConstraintOf } from '../../schemas/constraint.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'

/** Obliged to pass: next time, or for the rest of the auction. */
export const mustPassBehaviour: ConstraintBehaviour<ConstraintOf<'must-pass'>> = {
  forbidsCall: ({ player, law }, _, by, call) => player === by && call !== 'Pass' ? { laws: law === undefined ? [] : [law], reason: 'must-pass' } : undefined,
  lapses: ({ player, turns }, event) => turns === 'next' ? spentByCallOf(player, event) : event.happened === 'auction-over'
}
