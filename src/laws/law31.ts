import type { LawReference } from '../../schemas/words.ts'
import { SUITS } from '../../schemas/words.ts'
import { specifiedSuits } from '../meanings/specified.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade, type CallOf } from '../ruling/facts.ts'
import { citing, mustCall, mustPass, replacementCall, type Part } from '../ruling/finding.ts'
import { hasCalled } from '../table/auction.ts'
import { denominationOf, isBid } from '../table/call.ts'
import { PARTNER } from '../table/seat.ts'
import { reviewDamage } from './law23.ts'
import { askSuits, law26, meanTheSame } from './law26.ts'
import { comparableFreesPartner, type ReplacedCall } from './replaced.ts'

/** A bid (or an artificial pass) out of rotation that was not accepted. */
export const law31: Law<CallMade, readonly Part[]> = {
  number: 31,
  title: 'Bid out of rotation',
  editions: { 1987: partnerIsBarred, 1997: partnerIsBarred, 2007: partnerIsBarred, 2017: partnerIsFree }
}

/** The offender's call at his proper turn, after his bid (or artificial pass) out of rotation was cancelled. */
export const law31Replaced: Law<ReplacedCall, readonly Part[]> = {
  number: 31,
  title: 'Bid out of rotation: the call in its place',
  editions: {
    1987: sameDenominationBarsOnce({ passIsLikeABid: false, specifiedCounts: false }),
    1997: sameDenominationBarsOnce({ passIsLikeABid: true, specifiedCounts: true }),
    2007: sameDenominationBarsOnce({ passIsLikeABid: false, specifiedCounts: true }),
    2017: comparableFreesPartner({ rho: ['31A2(a)', '31A2(b)'], elsewhere: ['31B2', '31B2'] })
  }
}

/** 31A1: if RHO passes the call must be repeated; if he acts, it is judged what the offender calls instead. */
const repeatIfRhoPasses = (made: CallMade): readonly Part[] =>
  [citing('31A'), mustCall(made.by, made.call, '31A1'), replacementCall(made, '31A2', 'rho-acts')]

function partnerIsFree (made: CallMade): Dialogue<readonly Part[]> {
  return settled(positionOf(made) === 'rho' ? repeatIfRhoPasses(made) : [replacementCall(made, '31B2'), citing('31B1', '31B2')])
}

function partnerIsBarred (made: CallMade, book: Book): Dialogue<readonly Part[]> {
  if (positionOf(made) === 'rho') return settled(repeatIfRhoPasses(made))
  return settled([citing('31B'), mustPass(PARTNER[made.by], 'all', '31B'), replacementCall(made, '31B'), reviewDamage(made.by, book)])
}

// 31A2 before 2017: the denomination repeated costs partner one pass, anything else silences him and may cost leads.
function sameDenominationBarsOnce ({ passIsLikeABid, specifiedCounts }: { readonly passIsLikeABid: boolean, readonly specifiedCounts: boolean }) {
  return function * ({ withdrawn, replacement, auction, rhoActed }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
    const partner = PARTNER[withdrawn.by]
    const leads = (call: CallOf) => book.see(law26, { withdrawn: [call], auction, final: replacement })
    if (!rhoActed) return yield * leads(withdrawn)
    const likeABid = withdrawn.call !== 'Pass' || (passIsLikeABid && !hasCalled(auction, partner))
    const known = likeABid && specifiedCounts && isBid(replacement.call) ? yield * withSpecification(withdrawn, book) : withdrawn
    const repeated = likeABid && repeatsDenomination(known, replacement, specifiedCounts)
    const law: LawReference = repeated ? '31A2(a)' : '31A2(b)'
    // A notrump bid that is repeated leaves nothing to lead; but a denomination can come back in another sense.
    const nothingLost = repeated && specifiedSuits(known.call, known.meaning).length === 0 && inTheSameSense(known, replacement)
    const restrictions = nothingLost ? [] : yield * leads(known)
    return [citing(law), mustPass(partner, repeated ? 'next' : 'all', law), ...restrictions, reviewDamage(withdrawn.by, book)]
  }
}

/** Whether the offender's new call is in a denomination that his cancelled one named, or specified (29C). */
function repeatsDenomination ({ call, meaning }: CallOf, replacement: CallOf, specifiedCounts: boolean): boolean {
  if (!isBid(replacement.call)) return false
  const now = denominationOf(replacement.call)
  if (specifiedCounts && meaning?.artificial === true) return SUITS.some(suit => suit === now && specifiedSuits(call, meaning).includes(suit))
  return isBid(call) && now === denominationOf(call)
}

/** Whether a denomination has come back as what it was: natural, as far as is known, or of the same meaning. */
const inTheSameSense = (withdrawn: CallOf, replacement: CallOf): boolean =>
  (withdrawn.meaning?.artificial !== true && replacement.meaning?.artificial !== true) || meanTheSame(withdrawn, replacement)

/** What an edition calls a bid that is not natural. */
const NOT_NATURAL: Term<'conventional' | 'artificial-call'> = { 1987: 'conventional', 1997: 'conventional', 2007: 'artificial-call', 2017: 'artificial-call' }

/** The cancelled call with what it specified; asked where its meaning does not tell (29C). */
function * withSpecification (withdrawn: CallOf, book: Book): Dialogue<CallOf> {
  const { by, call, meaning } = withdrawn
  const artificial = meaning?.artificial ?? (yield * isTrue({ id: book.read(NOT_NATURAL), asked: 'aside', laws: ['29C'], values: { offender: by, call } }, { yes: '29C' }))
  if (!artificial) return { ...withdrawn, meaning: { ...meaning, artificial } }
  if (meaning?.shows !== undefined) return { ...withdrawn, meaning: { ...meaning, artificial } }
  const suits = yield * askSuits(withdrawn, '29C')
  return { ...withdrawn, meaning: { ...meaning, artificial, shows: [{ suits: Object.fromEntries(suits.map(suit => [suit, [4, 13] as const])) }] } }
}
