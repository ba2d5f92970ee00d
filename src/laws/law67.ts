import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { Book, Law } from '../ruling/book.ts'
import type { Finding } from '../ruling/finding.ts'
import { SIDE } from '../table/seat.ts'
import { cardIsAdded, cardIsPlaced } from './law67/lacking.ts'
import { cardsAreRestored, tooManyInTime } from './law67/surplus.ts'
import { cardsOfTrick, playedLater, type DefectiveTrick } from './law67/trick.ts'

/** A trick to which a hand played no card, or more than one. */
export const law67: Law<DefectiveTrick> = {
  number: 67,
  title: 'Defective trick',
  editions: {
    1987: putRight({ followingSuitIsFree: true }), 1997: putRight({ followingSuitIsFree: true }),
    2007: putRight({ followingSuitIsFree: false }), 2017: putRight({ followingSuitIsFree: false })
  }
}

/** `followingSuitIsFree`: a missing card of the suit led that is supplied later costs nothing. */
function putRight ({ followingSuitIsFree }: { readonly followingSuitIsFree: boolean }) {
  return function * (facts: DefectiveTrick, book: Book): Dialogue<Finding> {
    const late = yield * bothSidesHavePlayedOn(facts)
    if (facts.action.played === 'several') return late ? yield * cardsAreRestored(facts, book) : yield * tooManyInTime(facts, book)
    return late ? yield * cardIsPlaced(facts, followingSuitIsFree, book) : yield * cardIsAdded(facts, book)
  }
}

/** Whether a player of each side has led or played to the next trick: the record tells, else the director. */
function * bothSidesHavePlayedOn (facts: DefectiveTrick): Dialogue<boolean> {
  const { trick, by } = facts.action
  if (cardsOfTrick(facts) === undefined) {
    return yield * isTrue({ id: 'both-sides-played-on', asked: 'at-table', laws: ['67B'], values: { trick, player: by } }, { yes: '67B', no: '67A' })
  }
  const next = playedLater(facts)
  return next.some(later => SIDE[later.by] === 'NS') && next.some(later => SIDE[later.by] === 'EW')
}
