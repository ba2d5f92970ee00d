import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { heightOf, suitOfCard } from '../table/card.ts'
import { inForce, type Table } from '../table/table.ts'
import { winnerOfCompleted, type Bar, type ConstraintBehaviour, type Demand } from './behaviour.ts'

type PlayRestriction = ConstraintOf<'play-restriction'>

/** Whether it is about the height of a card of the suit led. */
export const isOfHeight = ({ demand }: PlayRestriction): boolean => demand === 'highest' || demand === 'lowest'

/** The cards that satisfy the restriction; the height of a card of the suit binds nobody who has none. */
export function satisfying ({ demand, suit }: PlayRestriction, among: readonly Card[]): readonly Card[] {
  const ofSuit = among.filter(card => suitOfCard(card) === suit)
  if (ofSuit.length === 0 && (demand === 'highest' || demand === 'lowest')) return among
  switch (demand) {
    case 'require': return ofSuit
    case 'forbid': return among.filter(card => suitOfCard(card) !== suit)
    case 'highest': return ofSuit.filter(card => ofSuit.every(other => heightOf(other) <= heightOf(card)))
    case 'lowest': return ofSuit.filter(card => ofSuit.every(other => heightOf(other) >= heightOf(card)))
  }
}

const barOf = ({ law, demand }: PlayRestriction): Bar => ({ laws: [law ?? '57A'], reason: `play-restriction-${demand}` })

/** The demand for his highest or lowest card of the suit to which this one belongs: whether it is that card shows only in the whole hand. */
export function heightDemanded (table: Table, by: Seat, card: Card): Demand | undefined {
  const restriction = inForce(table, 'play-restriction').find(one => one.player === by && one.suit === suitOfCard(card) && isOfHeight(one))
  return restriction && { bar: barOf(restriction), constraint: restriction }
}

/** What a defender must or may not play to this trick because his partner played too soon (57A). */
export const playRestrictionBehaviour: ConstraintBehaviour<PlayRestriction> = {
  forbidsCards: (constraint, { by, leading, among }) => {
    if (constraint.player !== by || leading) return undefined
    const allowed = satisfying(constraint, among)
    return { cards: among.filter(card => !allowed.includes(card)), bar: barOf(constraint) }
  },
  lapses: ({ player }, event) => (event.happened === 'card' && event.by === player) || winnerOfCompleted(event) !== undefined
}
