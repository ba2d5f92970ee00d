import type { ConstraintOf } from '../../schemas/constraint.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'

/** May not double or redouble at this turn. */
export const mayNotDoubleBehaviour: ConstraintBehaviour<ConstraintOf<'may-not-double'>> = {
  forbidsCall: ({ player, law }, _, by, call) => player === by && (call === 'X' || call === 'XX') ? { laws: law === undefined ? [] : [law], reason: 'may-not-double' } : undefined,
  lapses: ({ player }, event) => spentByCallOf(player, event)
}
