import { SEATS, type Card, type Seat, type Suit } from '../../schemas/words.ts'
import { DECK, suitOfCard } from './card.ts'
import type { PlayedCard } from './play.ts'
import { inForce, originalHand, type Table } from './table.ts'

/** Which hand each card was dealt to, as far as the hands, the play and the cards on the table tell. */
export function holders (table: Table): ReadonlyMap<Card, Seat> {
  const known = new Map<Card, Seat>()
  for (const { by, card } of table.play) known.set(card, by)
  for (const { by, card } of table.shown) known.set(card, by)
  for (const { player, card } of [...inForce(table, 'exposed-card'), ...inForce(table, 'penalty-card'), ...inForce(table, 'must-play')]) known.set(card, player)
  for (const seat of SEATS) for (const card of originalHand(table, seat) ?? []) known.set(card, seat)
  return known
}

/** What can be told of a hand: the cards that it certainly holds, and all those that it may hold. */
export interface Holding {
  readonly known: readonly Card[]
  readonly possible: readonly Card[]
}

/** What can be told of a hand once these cards had been played. */
export function holding (table: Table, seat: Seat, played: readonly PlayedCard[]): Holding {
  const dealt = holders(table)
  const hand = originalHand(table, seat) ?? DECK.filter(card => (dealt.get(card) ?? seat) === seat)
  const possible = hand.filter(card => played.every(other => other.card !== card))
  return { known: possible.filter(card => dealt.get(card) === seat), possible }
}

/** The cards that a hand held, or may have held where it is not known, once these had been played. */
export const mayHold = (table: Table, seat: Seat, played: readonly PlayedCard[]): readonly Card[] => holding(table, seat, played).possible

/** Whether a hand held a card of this kind once these had been played; undefined where that cannot be told. */
export function held (table: Table, seat: Seat, played: readonly PlayedCard[], isOfKind: (card: Card) => boolean): boolean | undefined {
  if (played.filter(({ by }) => by === seat).length >= 13) return false
  const { known, possible } = holding(table, seat, played)
  return known.some(isOfKind) ? true : possible.some(isOfKind) ? undefined : false
}

/** Whether a card is of this suit. */
export const ofSuit = (suit: Suit) => (card: Card): boolean => suitOfCard(card) === suit
