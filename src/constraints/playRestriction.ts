import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Card } from '../../schemas/words.ts'
import { heightOf, suitOfCard } from '../table/card.ts'
import { winnerOfCompleted, type ConstraintBehaviour } from './behaviour.ts'

type PlayRestriction = ConstraintOf<'play-restriction'>

/** The cards that satisfy the restriction. */
function satisfying ({ demand, suit }: PlayRestriction, among: readonly Card[]): readonly Card[] {
  const ofSuit = among.filter(card => suitOfCard(card) === suit)
  switch (demand) {
    case 'require': return ofSuit
    case 'forbid': return among.filter(card => suitOfCard(card) !== suit)
    case 'highest': return ofSuit.filter(card => ofSuit.every(other => heightOf(other) <= heightOf(card)))
    case 'lowest': return ofSuit.filter(card => ofSuit.every(other => heightOf(other) >= heightOf(card)))
  }
}

/** What a defender must or may not play to this trick because his partner played too soon (57A). */
export const playRestrictionBehaviour: ConstraintBehaviour<PlayRestriction> = {
  forbidsCards: (constraint, { by, leading, among }) => {
    if (constraint.player !== by || leading) return undefined
    const allowed = satisfying(constraint, among)
    return { cards: among.filter(card => !allowed.includes(card)), bar: { laws: [constraint.law ?? '57A'], reason: `play-restriction-${constraint.demand}` } }
  },
  lapses: ({ player }, event) => (event.happened === 'card' && event.by === player) || winnerOfCompleted(event) !== undefined
}
