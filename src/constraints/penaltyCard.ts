import type { ConstraintOf } from '../../schemas/constraint.ts'
import { PICKED_UP } from '../laws/law24.ts'
import { DUE, MINOR, law50, playedPenaltyCard, waitingLeader } from '../laws/law50.ts'
import { cardsToDesignate, law51 } from '../laws/law51.ts'
import { isHonour, suitOfCard } from '../table/card.ts'
import { settled } from '../ruling/dialogue.ts'
import { pickUpCard } from '../ruling/finding.ts'
import { PARTNER } from '../table/seat.ts'
import { isDefender, penaltyCardsOf } from '../table/table.ts'
import type { ConstraintBehaviour } from './behaviour.ts'

type PenaltyCard = ConstraintOf<'penalty-card'>

/** A defender's card that lies face up: a major one is due at the first legal opportunity, a minor one bars other spot cards of its suit. */
export const penaltyCardBehaviour: ConstraintBehaviour<PenaltyCard> = {
  forbidsCards: (constraint, turn, book) => {
    const { player, card: minor, status } = constraint
    if (player !== turn.by) return undefined
    if (status === 'minor') {
      return {
        cards: turn.among.filter(card => suitOfCard(card) === suitOfCard(minor) && !isHonour(card) && card !== minor),
        bar: { laws: [book.read(MINOR)], reason: 'penalty-card-minor' }
      }
    }
    const due = penaltyCardsOf(turn.table, player, 'major').map(({ card }) => card)
    return turn.among.some(card => due.includes(card))
      ? { cards: turn.among.filter(card => !due.includes(card)), bar: { laws: [book.read(DUE)], reason: 'penalty-card-major' } }
      : undefined
  },
  ripens: (constraint, table, book) => {
    const leader = waitingLeader(table)
    if (leader === PARTNER[constraint.player]) return book.see(law50, { table, leader })
    if (leader !== undefined || constraint.status === 'minor') return undefined
    const cards = cardsToDesignate(table, constraint.player, book)
    return cards.length > 1 ? book.see(law51, { table, player: constraint.player, cards }) : undefined
  },
  // An auction that was opened again can end with the card in the declaring side's hands: there it goes back.
  onAuctionOver: ({ player, card }, table, book) => settled(isDefender(table, player) ? [] : [pickUpCard(player, card, book.read(PICKED_UP))]),
  onCard: (constraint, _, played, book) => played.card === constraint.card ? playedPenaltyCard(constraint, book) : [],
  lapses: ({ card, status }, event) => {
    switch (event.happened) {
      case 'card': return event.card === card
      case 'card-taken-back': return event.card === card && !event.faceUp
      case 'imposed': return status === 'minor' && event.constraint.type === 'penalty-card' && event.constraint.card === card && event.constraint.status === 'major'
      case 'call': case 'auction-over': return false
    }
  }
}
