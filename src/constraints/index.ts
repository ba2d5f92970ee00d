import type { Constraint, ConstraintOf, ConstraintType } from '../../schemas/constraint.ts'
import { finalContract, isDefender } from '../table/table.ts'
import { lastsTheDeal, type ConstraintBehaviour } from './behaviour.ts'
import { establishedRevokeBehaviour } from './establishedRevoke.ts'
import { exposedCardBehaviour } from './exposedCard.ts'
import { leadFromBehaviour } from './leadFrom.ts'
import { leadOptionsBehaviour } from './leadOptions.ts'
import { leadRestrictionBehaviour } from './leadRestriction.ts'
import { mayNotDoubleBehaviour } from './mayNotDouble.ts'
import { mustCallBehaviour } from './mustCall.ts'
import { mustPassBehaviour } from './mustPass.ts'
import { mustPlayBehaviour } from './mustPlay.ts'
import { penaltyCardBehaviour } from './penaltyCard.ts'
import { playRestrictionBehaviour } from './playRestriction.ts'
import { replacementCallBehaviour } from './replacementCall.ts'

/** How the constraints of every type live. */
export const BEHAVIOURS: { readonly [T in ConstraintType]: ConstraintBehaviour<ConstraintOf<T>> } = {
  'must-pass': mustPassBehaviour,
  'must-call': mustCallBehaviour,
  'may-not-double': mayNotDoubleBehaviour,
  'replacement-call': replacementCallBehaviour,
  'exposed-card': exposedCardBehaviour,
  'lead-options': leadOptionsBehaviour,
  'lead-restriction': leadRestrictionBehaviour,
  'penalty-card': penaltyCardBehaviour,
  'must-play': mustPlayBehaviour,
  'play-restriction': playRestrictionBehaviour,
  'lead-from': leadFromBehaviour,
  'established-revoke': establishedRevokeBehaviour,
  'lost-rights': { lapses: ({ player }, event) => event.happened === 'auction-over' && (finalContract(event.table) === undefined || isDefender(event.table, player)) },
  'unauthorised-information': lastsTheDeal,
  review: lastsTheDeal,
  'transferred-tricks': lastsTheDeal,
  'score-limit': lastsTheDeal
}

/** How this constraint lives. */
export const behaviourOf = <T extends ConstraintType> (constraint: ConstraintOf<T>): ConstraintBehaviour<Constraint> => BEHAVIOURS[constraint.type] as ConstraintBehaviour<Constraint>
