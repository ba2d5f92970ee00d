import type { Suit } from '../../schemas/words.ts'
import type { Demand } from '../constraints/behaviour.ts'
import { heightDemanded } from '../constraints/playRestriction.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { sift, type Sifted } from '../ruling/legalCards.ts'
import { suitOfCard } from '../table/card.ts'
import { held } from '../table/holding.ts'

/** A card that did not do what was demanded, from a hand that is not known. */
export interface Demanded extends CardPlayed {
  /** The demand that the card does not meet. */
  readonly demand: Demand
}

/** Whether the player could have led or played as demanded; if he could not, any otherwise legal card was open to him. */
export const ableToComply: Law<Demanded, boolean> = {
  number: 59,
  title: 'Inability to lead or play as required',
  editions: { 1987: asFarAsIsKnown, 1997: asFarAsIsKnown, 2007: asFarAsIsKnown, 2017: asFarAsIsKnown }
}

function * asFarAsIsKnown ({ table, by, card, demand }: Demanded, book: Book): Dialogue<boolean> {
  // Any card beside which this one would not have been open to him.
  const wouldComply = held(table, by, [...table.play, { by, card }], other => other !== card &&
    sift(table, by, [other, card], book).barred.some(({ card: barred, bar }) => barred === card && bar.reason === demand.bar.reason))
  if (wouldComply !== undefined) return wouldComply
  const { laws, reason } = demand.bar
  return yield * isTrue({ id: 'able-to-comply', asked: 'aside', laws, values: { player: by, card, what: reason === 'follow-suit' ? 'suit' : 'demand' } }, { yes: '61A', no: '59' })
}

/** The suits that a prohibition for the lead forbids. */
const forbiddenBy = ({ constraint }: Demand): readonly Suit[] | undefined => constraint?.type === 'lead-restriction' && constraint.demand === 'forbid' ? constraint.suits : undefined

/** What else than following suit is demanded and this card does not do, as far as the cards that are known tell. */
export function demandsUnmet ({ table, by, card }: Pick<CardPlayed, 'table' | 'by' | 'card'>, { unable }: Sifted): readonly Demand[] {
  const demands = unable.filter(({ bar, cards }) => bar.reason !== 'follow-suit' && cards.includes(card))
  const height = heightDemanded(table, by, card)
  const prohibition = demands.find(demand => forbiddenBy(demand)?.includes(suitOfCard(card)))
  // All prohibitions are one demand: he could not comply if he had nothing but suits that are forbidden.
  const others = demands.filter(demand => demand === prohibition || forbiddenBy(demand) === undefined)
  return height === undefined ? others : [...others, height]
}
