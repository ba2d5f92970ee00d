import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade } from '../ruling/facts.ts'
import { finding, mustPass, note, recordCall, type Finding } from '../ruling/finding.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { cancelWithAttempt, firstCallSince, replacedUnderLho } from './inadmissible.ts'
import { reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { calledInOwnRight, law28 } from './law28.ts'

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
    if (!own && (yield * calledInOwnRight(made, true))) return yield * book.see(law28, made)
    const replaced = replacedUnderLho(made, otherwise, book)
    if (replaced !== undefined) return replaced
    if (firstCallSince(made)?.by === LHO[made.by]) return finding(condoned, recordCall(made, condoned), note('condoned-by-lho', { lho: LHO[made.by] }))
    const leads = yield * book.see(law26, { withdrawn: [made], auction: made.table.auction })
    return finding(otherwise, cancelWithAttempt(made, otherwise, book), own ? recordCall({ by: made.by, call: 'Pass' }, otherwise) : [],
      mustPass(made.by, 'all', otherwise), mustPass(PARTNER[made.by], 'all', otherwise), leads, reviewDamage(made.by, book))
  }
}
