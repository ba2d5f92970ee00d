import type { Constraint, ConstraintOf } from '../../schemas/constraint.ts'
import type { LawReference } from '../../schemas/words.ts'
import { around, isOf } from '../laws/revoke.ts'
import { SIDE } from '../table/seat.ts'
import type { ConstraintBehaviour, TableEvent } from './behaviour.ts'

type EstablishedRevoke = ConstraintOf<'established-revoke'>
const NOT_PLAYED: ReadonlySet<LawReference> = new Set(['47E1', '45E1', '45E2'])

type TakenBack = Extract<TableEvent, { happened: 'card-taken-back' }>

/** An established revoke, carried along until Law 64 counts the tricks, unless it is corrected after all. */
export const establishedRevokeBehaviour: ConstraintBehaviour<EstablishedRevoke> = {
  lapses: (revoke, event) => {
    switch (event.happened) {
      case 'imposed': return isReplaced(revoke, event.constraint)
      case 'card-taken-back': return isCorrected(revoke, event) || wasNotPlayedOn(revoke, event)
      case 'call': case 'auction-over': case 'card': return false
    }
  }
}

/** Its tricks have been settled, or it has become known what should have been played. */
const isReplaced = (revoke: EstablishedRevoke, imposed: Constraint): boolean => (imposed.type === 'transferred-tricks' && isOf(revoke, imposed)) ||
  (imposed.type === 'established-revoke' && isOf(revoke, imposed) && revoke.suit === undefined && revoke.notSuit === undefined && (imposed.suit ?? imposed.notSuit) !== undefined)

const isCorrected = ({ player, trick }: EstablishedRevoke, { by, card, table }: TakenBack): boolean =>
  by === player && around(table.play, trick).cards.some(played => played.card === card)

/** Nothing established it but a card that an opponent's word had brought about (47E1), or one that was not meant as a lead to the next trick (45E). */
function wasNotPlayedOn ({ player, trick, law: established }: EstablishedRevoke, { by, law, table }: TakenBack): boolean {
  const { next } = around(table.play, trick)
  return NOT_PLAYED.has(law) && established === '63A1' && SIDE[by] === SIDE[player] && next.length < 4 && next.every(played => SIDE[played.by] !== SIDE[player])
}
