import type { ConstraintOf } from '../../schemas/constraint.ts'
import { isLead, type ConstraintBehaviour } from './behaviour.ts'

/** Declarer must lead from one of his hands; `turnAt` reads it. */
export const leadFromBehaviour: ConstraintBehaviour<ConstraintOf<'lead-from'>> = { lapses: (_, event) => isLead(event) }
