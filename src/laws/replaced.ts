import type { LawReference } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import type { CallOf } from '../ruling/facts.ts'
import { authoriseInformation, citing, mustPass, type Part } from '../ruling/finding.ts'
import type { Auction } from '../table/auction.ts'
import { PARTNER } from '../table/seat.ts'
import { law23, reviewAssistance, reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'

/** The offender's call at his proper turn, in the place of one that was cancelled. */
export interface ReplacedCall {
  readonly withdrawn: CallOf
  readonly replacement: CallOf
  /** The legal auction, the new call included. */
  readonly auction: Auction
  /** The offender had to pass, or a pass was put there for him. */
  readonly forced: boolean
  /** The cancelled call was made at RHO's turn, and he has acted since. */
  readonly rhoActed: boolean
}

/** 2017: a comparable call frees everybody; any other costs partner one pass and may cost leads. */
export function comparableFreesPartner ({ rho, elsewhere }: { readonly rho: readonly [LawReference, LawReference], readonly elsewhere: readonly [LawReference, LawReference] }) {
  return function * ({ withdrawn, replacement, forced, auction, rhoActed }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
    const [comparable, other] = rhoActed ? rho : elsewhere
    const { isComparable, basis } = yield * book.see(law23, { withdrawn, replacement, forced })
    if (isComparable) {
      return [citing(comparable), ...basis, citing('23B'), authoriseInformation(withdrawn, '23B'), reviewAssistance(withdrawn.by, '23C')]
    }
    const leads = yield * book.see(law26, { withdrawn: [withdrawn], auction, final: replacement })
    return [citing(other), ...basis, mustPass(PARTNER[withdrawn.by], 'next', other), ...leads, reviewDamage(withdrawn.by, book)]
  }
}
