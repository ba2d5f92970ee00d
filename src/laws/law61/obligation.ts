import type { Constraint, ConstraintOf } from '../../../schemas/constraint.ts'
import type { Card, Seat } from '../../../schemas/words.ts'
import type { Book } from '../../ruling/book.ts'
import { distinct } from '../../ruling/finding.ts'
import { couldPlay } from '../../ruling/legalCards.ts'
import { suitOfCard } from '../../table/card.ts'
import { mayHold, ofSuit } from '../../table/holding.ts'
import { openTrick, suitLed, type PlayedCard } from '../../table/play.ts'
import { inForce, originalHand, penaltyCardsOf, tableWith, type Table } from '../../table/table.ts'
import { forbiddenSuits } from '../../constraints/leadRestriction.ts'
import { isOfHeight, satisfying } from '../../constraints/playRestriction.ts'
import type { Revoke } from '../revoke.ts'

type LeadRestriction = ConstraintOf<'lead-restriction'>

/** What a hand had to do and did not. */
export type Obligation = Pick<Revoke, 'suit' | 'notSuit' | 'notSuits' | 'card' | 'faced'>

/** What is known of it from a revoke that is carried along. */
export const obligationOf = ({ suit, notSuit, notSuits, card, faced }: Revoke): Obligation =>
  ({ ...suit && { suit }, ...notSuit && { notSuit }, ...notSuits && { notSuits }, ...card && { card }, ...faced && { faced } })

/** It had to follow suit; a due penalty card of the suit counts as one that lay face up. */
export function toFollowSuit (table: Table, by: Seat, dealt: Table, book: Book): Obligation {
  const suit = suitLed(openTrick(table.play))
  if (suit === undefined) return {}
  const demand = restrictionOn(table, by)
  const ofHeight = demand?.suit === suit && isOfHeight(demand)
  const lying = penaltyCardsOf(table, by).map(({ card }) => card)
  const legal = lying.length === 0 && !ofHeight ? [] : couldPlay(table, by, dealt, book).filter(ofSuit(suit))
  return { suit, ...ofHeight && onlyOneOf(legal), ...legal.length > 0 && legal.every(card => lying.includes(card)) && { faced: true as const } }
}

/** It had to comply with the demand that it ignored: for the lead or the play (26, 50D2, 51B, 54, 56, 57A), or for one card. */
export function toComply (table: Table, { by, card }: PlayedCard, ignored: Constraint | undefined, book: Book): Obligation {
  switch (ignored?.type) {
    case 'must-play': return { suit: suitOfCard(ignored.card), card: ignored.card }
    case 'lead-restriction': return demandedOfLead(table, card, ignored)
    case 'play-restriction': return demandedOfPlay(table, by, tableWith(table, { play: [...table.play, { by, card }] }), book)
    default: return {}
  }
}

const restrictionOn = (table: Table, by: Seat): ConstraintOf<'play-restriction'> | undefined => inForce(table, 'play-restriction').find(({ player }) => player === by)

/** What was demanded of a card that was no lead (57A). */
export function demandedOfPlay (table: Table, by: Seat, dealt: Table, book: Book): Obligation {
  const restriction = restrictionOn(table, by)
  switch (restriction?.demand) {
    case 'highest': case 'lowest': return { suit: restriction.suit, ...onlyOneOf(couldPlay(table, by, dealt, book).filter(ofSuit(restriction.suit))) }
    case 'require': return { suit: restriction.suit }
    case 'forbid': return { notSuit: restriction.suit }
    case undefined: return {}
  }
}

/** Whether a card of a hand that had none of the suit led, or followed it, ignored a demand with which the hand could have complied; undefined where that cannot be told. */
export function ignoredDemand (table: Table, { by, card }: PlayedCard, dealt: Table, book: Book): boolean | undefined {
  const demand = restrictionOn(table, by)
  if (demand === undefined || (isOfHeight(demand) && demand.suit !== suitOfCard(card)) || satisfying(demand, mayHold(dealt, by, table.play)).includes(card)) return false
  if (!couldPlay(tableWith(table, { constraints: [demand] }), by, dealt, book).includes(card)) return true
  return originalHand(dealt, by) === undefined ? undefined : false
}

/** The one card that could be played; of a hand that is not known there are several. */
const onlyOneOf = ([only, ...others]: readonly Card[]): Obligation => only !== undefined && others.length === 0 ? { card: only } : {}

/** What was demanded of a lead: the suit that was required, or none of those that are forbidden, all prohibitions together. */
function demandedOfLead (table: Table, card: Card, { leader, demand, suits: [suit] }: LeadRestriction): Obligation {
  if (demand !== 'forbid') return suit === undefined ? {} : { suit }
  const forbidden = distinct(forbiddenSuits(table, leader))
  return { notSuit: suitOfCard(card), ...forbidden.length > 1 && { notSuits: [...forbidden] } }
}

/** The demands that a lead does not meet: requirements first, and all prohibitions as one. */
export function unmetByLead (table: Table, { by, card }: PlayedCard): readonly Obligation[] {
  const restrictions = inForce(table, 'lead-restriction').filter(({ leader }) => leader === by)
  const required = restrictions.filter(({ demand, suits }) => demand === 'require' && !suits.includes(suitOfCard(card)))
  const forbidden = restrictions.filter(({ demand, suits }) => demand === 'forbid' && suits.includes(suitOfCard(card))).slice(0, 1)
  return [...required, ...forbidden].map(restriction => demandedOfLead(table, card, restriction))
}
