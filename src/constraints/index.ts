import type { Constraint, ConstraintOf, ConstraintType } from '../../schemas/constraint.ts'
import { lastsTheDeal, type ConstraintBehaviour } from './behaviour.ts'
import { exposedCardBehaviour } from './exposedCard.ts'
import { leadOptionsBehaviour } from './leadOptions.ts'
import { mayNotDoubleBehaviour } from './mayNotDouble.ts'
import { mustCallBehaviour } from './mustCall.ts'
import { mustPassBehaviour } from './mustPass.ts'
import { replacementCallBehaviour } from './replacementCall.ts'

/** How the constraints of every type live. */
export const BEHAVIOURS: { readonly [T in ConstraintType]: ConstraintBehaviour<ConstraintOf<T>> } = {
  'must-pass': mustPassBehaviour,
  'must-call': mustCallBehaviour,
  'may-not-double': mayNotDoubleBehaviour,
  'replacement-call': replacementCallBehaviour,
  'exposed-card': exposedCardBehaviour,
  'lead-options': leadOptionsBehaviour,
  'lead-restriction': lastsTheDeal,
  'penalty-card': lastsTheDeal,
  'must-play': lastsTheDeal,
  'play-restriction': lastsTheDeal,
  'lead-from': lastsTheDeal,
  'established-revoke': lastsTheDeal,
  'lost-rights': lastsTheDeal,
  'unauthorised-information': lastsTheDeal,
  review: lastsTheDeal,
  'score-limit': lastsTheDeal
}

/** How this constraint lives. */
export const behaviourOf = <T extends ConstraintType> (constraint: ConstraintOf<T>): ConstraintBehaviour<Constraint> => BEHAVIOURS[constraint.type] as ConstraintBehaviour<Constraint>
