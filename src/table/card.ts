import { RANKS, SUITS, type Card, type Rank, type Suit } from '../../schemas/words.ts'

/** The 52 cards, by suit and rank from the top. */
export const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}` as const))
const KNOWN: ReadonlyMap<string, Card> = new Map(DECK.map(card => [card, card]))
/** The place of each card in the usual order. */
const PLACES: ReadonlyMap<Card, number> = new Map(DECK.map((card, at) => [card, at]))
const placeOf = (card: Card): number => PLACES.get(card) ?? 52

/** A card in its canonical form; undefined if it is none. */
export const parseCard = (text: string): Card | undefined => KNOWN.get(text) ?? KNOWN.get(text.toUpperCase().replace('10', 'T'))
/** The suit of a card. */
export const suitOfCard = (card: Card): Suit => card[0] as Suit
/** The rank of a card. */
export const rankOfCard = (card: Card): Rank => card[1] as Rank
/** How high a card is within its suit: 12 for the ace, 0 for the two. */
export const heightOf = (card: Card): number => 12 - placeOf(card) % 13
/** Whether the card is an honour: ace, king, queen, jack or ten. */
export const isHonour = (card: Card): boolean => heightOf(card) >= 8
/** Cards in the usual order of a hand: spades first, from the top. */
export const sortCards = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => placeOf(a) - placeOf(b))

/** The holding of a PBN hand (S.H.D.C). */
export const parseHand = (text: string): readonly Card[] => text.toUpperCase().split('.')
  .flatMap((ranks, at) => ranks.split('').map(rank => KNOWN.get(`${SUITS[at] ?? ''}${rank}`)).filter(card => card !== undefined))
/** A holding as PBN writes it. */
export function writeHand (cards: readonly Card[]): string {
  const sorted = sortCards(cards)
  return SUITS.map(suit => sorted.filter(card => suitOfCard(card) === suit).map(rankOfCard).join('')).join('.')
}
