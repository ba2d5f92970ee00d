import type { ConstraintOf } from '../../schemas/constraint.ts'
import { CANNOT_BE_PLAYED } from '../laws/law57.ts'
import { newPenaltyCards } from '../laws/outOfTurn.ts'
import { isPenaltyCard, type Table } from '../table/table.ts'
import { defendsNoMore, type ConstraintBehaviour } from './behaviour.ts'

type MustPlay = ConstraintOf<'must-play'>

/** Whether declarer has named one of several penalty cards (51A): it is due if what is demanded leaves it open. */
export const isDesignated = ({ law }: MustPlay): boolean => law === '51A'

/** Whether it was settled when the card was fixed that what is demanded of its player leaves it open: nothing has been demanded of him since. */
export const isSettled = ({ constraints }: Table, due: MustPlay): boolean => !isDesignated(due) && constraints.slice(constraints.indexOf(due)).every(later =>
  (later.type !== 'play-restriction' || later.player !== due.player) && (later.type !== 'lead-restriction' || later.leader !== due.player || later.demand === 'none'))

/** One card is fixed for the player's next turn, if following suit and restrictions leave it open. */
export const mustPlayBehaviour: ConstraintBehaviour<MustPlay> = {
  forbidsCards: ({ player, card: due, law }, { by, among }) => player === by && among.includes(due)
    ? { cards: among.filter(card => card !== due), bar: { laws: law === undefined ? [] : [law], reason: 'must-play' } }
    : undefined,
  // A card that was put down too soon and turns out not to be legal at its owner's turn.
  onCard: ({ player, card }, table, played, book) => played.by === player && played.card !== card && !isPenaltyCard(table, card)
    ? newPenaltyCards(table, [{ by: player, card }], book.read(CANNOT_BE_PLAYED), book)
    : [],
  lapses: (constraint, event) => {
    const { player, card } = constraint
    if (event.happened === 'imposed') return isDesignated(constraint) && event.constraint.type === 'must-play' && event.constraint.player === player
    return (event.happened === 'card' && event.by === player) || (event.happened === 'card-taken-back' && event.card === card && !event.faceUp) || defendsNoMore(player, event)
  }
}
