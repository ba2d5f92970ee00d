import type { Constraint } from '../../schemas/constraint.ts'
import type { Card, Seat, Suit } from '../../schemas/words.ts'
import type { BarredCards, Bar, Demand } from '../constraints/behaviour.ts'
import { behaviourOf } from '../constraints/index.ts'
import { forbiddenSuits } from '../constraints/leadRestriction.ts'
import { isSettled } from '../constraints/mustPlay.ts'
import { isOfHeight } from '../constraints/playRestriction.ts'
import { suitOfCard } from '../table/card.ts'
import { holding } from '../table/holding.ts'
import { openTrick, suitLed } from '../table/play.ts'
import { heldCards, inForce, penaltyCardsOf, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { distinct } from './finding.ts'

export { heldCards }

/** What binds a player whose hand is not known: the suits come first, then the cards. */
export interface CardRule {
  /** He must play one of these cards; with `suits` or `notSuits`, only if he cannot comply with those. */
  readonly mustPlay?: readonly Card[]
  /** A card of the first of these suits that he holds. */
  readonly suits?: readonly Suit[]
  readonly notSuits?: readonly Suit[]
  /** Of the suit led he must play this card. */
  readonly height?: 'highest' | 'lowest'
  /** The one spot card of its suit that he may play. */
  readonly onlySpotCard?: Card
}

/** The cards that a hand may lead or play, and the reason for every other one. */
export interface LegalCards {
  /** Undefined where the hand is not known; then `rule` says what binds. */
  readonly legal: readonly Card[] | undefined
  readonly barred: readonly { readonly card: Card, readonly bar: Bar }[]
  readonly rule: CardRule
}

/** A card that is not open, and the demand that stands in the way. */
interface BarredCard extends Demand { readonly card: Card }
/** A demand that no card of the hand meets, and those cards. */
interface UnmetDemand extends Demand { readonly cards: readonly Card[] }

/** What one hand may do with its cards; demands that none of them can meet are listed as well (59). */
export interface Sifted {
  readonly legal: readonly Card[]
  readonly barred: readonly BarredCard[]
  readonly unable: readonly UnmetDemand[]
}

type Layer = (constraint: Constraint) => boolean

/** What binds a hand after it has followed suit, the strongest first. */
const LAYERS: readonly Layer[] = [
  constraint => constraint.type === 'lead-restriction' && constraint.demand === 'require',
  constraint => constraint.type === 'lead-restriction' && constraint.demand === 'forbid',
  constraint => constraint.type === 'play-restriction',
  constraint => constraint.type === 'must-play',
  constraint => constraint.type === 'penalty-card' && constraint.status === 'major',
  constraint => constraint.type === 'penalty-card' && constraint.status === 'minor'
]

/** Follow suit first, then demands on the lead or play, then penalty cards; a demand that would leave nothing is lifted. */
export function sift (table: Table, by: Seat, hand: readonly Card[], book: Book): Sifted {
  const led = suitLed(openTrick(table.play))
  const barred: BarredCard[] = []
  const unable: UnmetDemand[] = []
  let among = hand
  const apply = (found: BarredCards | undefined, constraint?: Constraint) => {
    if (found === undefined || found.cards.length === 0) return
    if (found.cards.length === among.length) {
      unable.push({ constraint, ...found })
      return
    }
    barred.push(...found.cards.map(card => ({ card, bar: found.bar, constraint })))
    among = among.filter(card => !found.cards.includes(card))
  }
  if (led !== undefined) apply({ cards: among.filter(card => suitOfCard(card) !== led), bar: { laws: ['44C'], reason: 'follow-suit' } })
  if (table.constraints.length > 0) {
    for (const layer of LAYERS) {
      for (const constraint of table.constraints) {
        if (layer(constraint)) apply(behaviourOf(constraint).forbidsCards?.(constraint, { table, by, leading: led === undefined, among }, book), constraint)
      }
    }
  }
  return { legal: among, barred, unable }
}

/** The cards of a hand as far as they are known: all of them, or those that it shows, those that lie on the table, and those that are due. */
export const knownHand = (table: Table, seat: Seat, shown: readonly Card[]): readonly Card[] => heldCards(table, seat) ?? distinct([
  ...penaltyCardsOf(table, seat).map(({ card }) => card), ...inForce(table, 'must-play').flatMap(({ player, card }) => player === seat ? [card] : []), ...shown
])

/** The cards that a hand could lead or play; of one that is not known, each that it may hold and that the cards known to be in it leave open. `dealt` is the table with all that was played since. */
export function couldPlay (table: Table, seat: Seat, dealt: Table, book: Book): readonly Card[] {
  const { known, possible } = holding(dealt, seat, table.play)
  if (known.length === possible.length) return sift(table, seat, possible, book).legal
  return possible.filter(card => sift(table, seat, known.includes(card) ? known : [...known, card], book).legal.includes(card))
}

/** The cards that a hand may lead or play to the trick that is open, in the order in which the Laws take precedence. */
export function legalCards (table: Table, seat: Seat, book: Book): LegalCards {
  const hand = heldCards(table, seat)
  if (hand === undefined) return { legal: undefined, barred: [], rule: ruleFor(table, seat) }
  const { legal, barred } = sift(table, seat, hand, book)
  return { legal, barred, rule: {} }
}

function ruleFor (table: Table, seat: Seat): CardRule {
  const led = suitLed(openTrick(table.play))
  const fixed = inForce(table, 'must-play').filter(({ player }) => player === seat)
  const settled = fixed.find(due => isSettled(table, due))
  if (settled !== undefined) return { mustPlay: [settled.card] }
  const lying = distinct([...penaltyCardsOf(table, seat, 'major'), ...fixed].map(({ card }) => card))
  const minor = penaltyCardsOf(table, seat, 'minor').at(0)?.card
  const others = { ...minor !== undefined && { onlySpotCard: minor } }
  const rule = led === undefined ? ruleForLead(table, seat, lying, others) : ruleForPlay(table, seat, led, lying, others)
  const designated = fixed.flatMap(({ card }) => rule.mustPlay?.includes(card) === true ? [card] : [])
  return designated.length === 0 ? rule : { ...rule, mustPlay: designated }
}

function ruleForLead (table: Table, seat: Seat, lying: readonly Card[], others: CardRule): CardRule {
  const demands = inForce(table, 'lead-restriction').filter(({ leader, demand }) => leader === seat && demand === 'require')
  const required = demands.flatMap(({ suits }) => suits)
  const forbidden = forbiddenSuits(table, seat)
  // Only a card of the suit that is required first is due whatever else he holds.
  const due = lying.filter(card => demands[0]?.suits.includes(suitOfCard(card)) !== false && !forbidden.includes(suitOfCard(card)))
  if (due.length > 0) return { mustPlay: due }
  return {
    ...required.length > 0 && { suits: required }, ...forbidden.length > 0 && { notSuits: forbidden }, ...lying.length > 0 && { mustPlay: lying }, ...others
  }
}

function ruleForPlay (table: Table, seat: Seat, led: Suit, lying: readonly Card[], others: CardRule): CardRule {
  const due = lying.filter(card => suitOfCard(card) === led)
  const restrictions = inForce(table, 'play-restriction').filter(({ player }) => player === seat)
  // Whoever can follow suit does: what is demanded in another suit is for a discard.
  if (due.length > 0 && restrictions.every(restriction => !isOfHeight(restriction) && restriction.suit !== led)) return { mustPlay: due }
  const height = restrictions.flatMap(({ demand, suit }) => suit === led && (demand === 'highest' || demand === 'lowest') ? [demand] : []).at(0)
  const required = restrictions.filter(({ demand }) => demand === 'require').map(({ suit }) => suit)
  const forbidden = restrictions.filter(({ demand }) => demand === 'forbid').map(({ suit }) => suit)
  return {
    suits: [led, ...required], ...forbidden.length > 0 && { notSuits: forbidden }, ...height !== undefined && { height },
    ...lying.length > 0 && { mustPlay: lying }, ...others
  }
}
