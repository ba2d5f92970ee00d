import type { Card, Seat } from '../../../schemas/words.ts'
import type { Book } from '../../ruling/book.ts'
import { couldPlay } from '../../ruling/legalCards.ts'
import { suitOfCard } from '../../table/card.ts'
import { ofSuit } from '../../table/holding.ts'
import { openTrick, suitLed, type PlayedCard } from '../../table/play.ts'
import { inForce, penaltyCardsOf, type Table } from '../../table/table.ts'
import { forbiddenSuits } from '../../constraints/leadRestriction.ts'
import type { Revoke } from '../revoke.ts'

/** What a hand had to do and did not. */
export type Obligation = Pick<Revoke, 'suit' | 'notSuit' | 'card' | 'faced'>

/** What is known of it from a revoke that is carried along. */
export const obligationOf = ({ suit, notSuit, card, faced }: Revoke): Obligation => ({ ...suit && { suit }, ...notSuit && { notSuit }, ...card && { card }, ...faced && { faced } })

/** It had to follow suit; a due penalty card of the suit counts as one that lay face up. */
export function toFollowSuit (table: Table, by: Seat, dealt: Table, book: Book): Obligation {
  const suit = suitLed(openTrick(table.play))
  const lying = penaltyCardsOf(table, by).map(({ card }) => card)
  const legal = lying.length === 0 || suit === undefined ? [] : couldPlay(table, by, dealt, book).filter(ofSuit(suit))
  return { ...suit && { suit }, ...legal.length > 0 && legal.every(card => lying.includes(card)) && { faced: true as const } }
}

/** It had to comply with what was demanded for the lead or the play (26, 50D2, 51B, 54, 56, 57A). */
export function toComply (table: Table, { by, card }: PlayedCard, book: Book): Obligation {
  const due = inForce(table, 'must-play').find(({ player }) => player === by)
  if (due !== undefined) return { suit: suitOfCard(due.card), card: due.card }
  if (openTrick(table.play).length === 0) return demandedOfLead(table, by, card)
  const restriction = inForce(table, 'play-restriction').find(({ player }) => player === by)
  switch (restriction?.demand) {
    case 'highest': case 'lowest': {
      const [only, ...others] = couldPlay(table, by, { ...table, play: [...table.play, { by, card }] }, book).filter(ofSuit(restriction.suit))
      return { suit: restriction.suit, ...only !== undefined && others.length === 0 && { card: only } }
    }
    case 'require': return { suit: restriction.suit }
    case 'forbid': return { notSuit: restriction.suit }
    case undefined: return {}
  }
}

/** The demand that a lead breaks: of several, a requirement first. */
export function demandedOfLead (table: Table, by: Seat, card: Card): Obligation {
  const required = inForce(table, 'lead-restriction').find(({ leader, demand, suits }) => leader === by && demand === 'require' && !suits.includes(suitOfCard(card)))?.suits[0]
  if (required !== undefined) return { suit: required }
  return forbiddenSuits(table, by).includes(suitOfCard(card)) ? { notSuit: suitOfCard(card) } : {}
}
