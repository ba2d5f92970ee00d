import type { ConstraintOf } from '../../schemas/constraint.ts'
import { SUITS } from '../../schemas/words.ts'
import { specifiedBy } from '../laws/law26.ts'
import type { Book, Term } from '../ruling/book.ts'
import { impose } from '../ruling/finding.ts'
import { settled } from '../ruling/dialogue.ts'
import type { Table } from '../table/table.ts'
import { isDefender } from '../table/table.ts'
import type { ConstraintBehaviour } from './behaviour.ts'

type Options = ConstraintOf<'lead-options'>

/** Whether the suits that the offender has specified legally are closed to a prohibition of any one suit (26B). */
const SPECIFIED_SUITS_ARE_CLOSED: Term<boolean> = { 1987: false, 1997: false, 2007: false, 2017: true }

/** The right as the whole auction leaves it: suits that the offender has specified meanwhile are out. Undefined if nothing is left. */
export function leadOptionsNow (constraint: Options, { auction }: Table, book: Book): Options | undefined {
  if (constraint.basis !== 'withdrawn-call' || auction.length === 0) return constraint
  const specified = specifiedBy(auction, constraint.offender)
  if (constraint.suits !== 'any') {
    const suits = constraint.suits.filter(suit => !specified.includes(suit))
    return suits.length === 0 ? undefined : { ...constraint, suits }
  }
  if (!book.read(SPECIFIED_SUITS_ARE_CLOSED)) return constraint
  const closed = SUITS.filter(suit => specified.includes(suit) || constraint['not-suits']?.includes(suit))
  return closed.length === SUITS.length ? undefined : { ...constraint, ...closed.length > 0 && { 'not-suits': closed } }
}

/** Declarer's right at the first lead of the offender's partner, if that side defends. */
export const leadOptionsBehaviour: ConstraintBehaviour<Options> = {
  onAuctionOver: (constraint, table, book) => {
    const now = isDefender(table, constraint.leader) ? leadOptionsNow(constraint, table, book) : undefined
    return settled(now === undefined ? [] : [impose(now)])
  },
  lapses: (_, event) => event.happened === 'auction-over'
}
