import type { Demand } from '../constraints/behaviour.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { sift } from '../ruling/legalCards.ts'
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
