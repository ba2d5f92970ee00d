import type { Book, Law } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade } from '../ruling/facts.ts'
import { citing, mustCall, mustPass, replacementCall, type Part } from '../ruling/finding.ts'
import { PARTNER } from '../table/seat.ts'
import { reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { comparableFreesPartner, type ReplacedCall } from './replaced.ts'

/** An admissible double or redouble out of rotation that was not accepted. */
export const law32: Law<CallMade, readonly Part[]> = {
  number: 32,
  title: 'Double or redouble out of rotation',
  editions: { 1987: partnerIsBarred, 1997: partnerIsBarred, 2007: partnerIsBarred, 2017: partnerIsFree }
}

/** The offender's call at his proper turn, after his double or redouble out of rotation was cancelled. */
export const law32Replaced: Law<ReplacedCall, readonly Part[]> = {
  number: 32,
  title: 'Double or redouble out of rotation: the call in its place',
  editions: { 1987: partnerStaysBarred, 1997: partnerStaysBarred, 2007: partnerStaysBarred, 2017: comparableFreesPartner({ rho: ['32A2(a)', '32A2(b)'], elsewhere: ['32B2', '32B2'] }) }
}

function partnerIsFree (made: CallMade): Dialogue<readonly Part[]> {
  return settled(positionOf(made) === 'rho'
    ? [citing('32A'), mustCall(made.by, made.call, '32A1'), replacementCall(made, '32A2', 'rho-acts')]
    : [citing('32B1', '32B2'), replacementCall(made, '32B2')])
}

function partnerIsBarred (made: CallMade, book: Book): Dialogue<readonly Part[]> {
  return settled(positionOf(made) === 'rho'
    ? [citing('32B'), mustCall(made.by, made.call, '32B1'), replacementCall(made, '32B2', 'rho-acts')]
    : [citing('32A'), mustPass(PARTNER[made.by], 'all', '32A'), replacementCall(made, '32A'), reviewDamage(made.by, book)])
}

// Before 2017 nothing that the offender now calls lifts the bar; the lead penalty is always of the 26B kind.
function * partnerStaysBarred ({ withdrawn, replacement, auction, rhoActed }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
  const leads = yield * book.see(law26, { withdrawn: [withdrawn], auction, final: replacement, onlyB: true })
  if (!rhoActed) return leads
  return [citing('32B2'), mustPass(PARTNER[withdrawn.by], 'all', '32B2'), ...leads, reviewDamage(withdrawn.by, book)]
}
