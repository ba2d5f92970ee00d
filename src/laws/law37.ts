import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade } from '../ruling/facts.ts'
import { cancelCall, finding, mustPass, note, recordCall, type Finding, type Part } from '../ruling/finding.ts'
import { lastCallOf } from '../table/auction.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { cancelWithAttempt, firstCallSince, replacedUnderLho } from './inadmissible.ts'
import { fromWithdrawn } from './law16.ts'
import { reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { calledInOwnRight, inadmissibleOvertaken } from './law28.ts'

/** A bid, double or redouble by a player who is required to pass. */
export const law37: Law<CallMade> = {
  number: 37,
  title: 'Action violating an obligation to pass',
  editions: {
    1987: bothSilenced({ condoned: '35B', otherwise: '37' }), 1997: bothSilenced({ condoned: '35B', otherwise: '37' }),
    2007: bothSilenced({ condoned: '37A', otherwise: '37B' }), 2017: bothSilenced({ condoned: '37A', otherwise: '37B' })
  }
}

function bothSilenced ({ condoned, otherwise }: { readonly condoned: LawReference, readonly otherwise: LawReference }) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const own = positionOf(made) === 'own'
    if (!own && (yield * calledInOwnRight(made, true))) return yield * book.see(inadmissibleOvertaken, made)
    const replaced = replacedUnderLho(made, otherwise, book)
    if (replaced !== undefined) return replaced
    if (firstCallSince(made)?.by === LHO[made.by]) return finding(condoned, stands(made, condoned, book), note('condoned-by-lho', { lho: LHO[made.by] }), own ? [] : note('law-silent'))
    const leads = yield * book.see(law26, { withdrawn: [made], auction: made.table.auction })
    return finding(otherwise, cancelWithAttempt(made, otherwise, book), own ? recordCall({ by: made.by, call: 'Pass' }, otherwise) : note('law-silent'),
      mustPass(made.by, 'all', otherwise), mustPass(PARTNER[made.by], 'all', otherwise), leads, reviewDamage(made.by, book))
  }
}

/** The call stands; at LHO's turn it takes the place of a first one, as in a change of call (25B). */
function stands (made: CallMade, law: LawReference, book: Book): readonly Part[] {
  const first = positionOf(made) === 'lho' ? lastCallOf(made.table.auction, made.by) : undefined
  if (first === undefined) return [recordCall(made, law)]
  if (first.call === made.call) return [cancelCall(made, law), note('nothing-changes', { player: made.by })]
  return [cancelCall(first, law), fromWithdrawn(first, book), recordCall(made, law)]
}
