import type { ConstraintOf } from '../../schemas/constraint.ts'
import { defendsNoMore, type ConstraintBehaviour } from './behaviour.ts'

/** One card is fixed for the player's next turn, if following suit and restrictions leave it open. */
export const mustPlayBehaviour: ConstraintBehaviour<ConstraintOf<'must-play'>> = {
  forbidsCards: ({ player, card: due, law }, { by, among }) => player === by && among.includes(due)
    ? { cards: among.filter(card => card !== due), bar: { laws: law === undefined ? [] : [law], reason: 'must-play' } }
    : undefined,
  lapses: ({ player, card }, event) => (event.happened === 'card' && event.by === player) ||
    (event.happened === 'card-taken-back' && event.card === card && !event.faceUp) || defendsNoMore(player, event)
}
