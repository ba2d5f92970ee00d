import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { ConstraintBehaviour } from './behaviour.ts'

/** An established revoke, carried along until the play is over and Law 64 counts the tricks. */
export const establishedRevokeBehaviour: ConstraintBehaviour<ConstraintOf<'established-revoke'>> = {
  lapses: (_, event) => event.happened === 'play-over'
}
