import type { LawReference, Side } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, review, type Finding, type Part } from '../ruling/finding.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import { correct, type Correction } from './law62/correct.ts'
import { noTricks } from './law64.ts'
import { EQUITY, type Revoke, type RevokeFound } from './revoke.ts'

/** A revoke that can still be corrected, or has to be because of one by the other side on the same trick. */
export interface RevokeToCorrect {
  readonly found: RevokeFound
  /** Every revoke on the trick. */
  readonly onTheTrick: readonly Revoke[]
  /** The sides whose revokes on the trick are established. */
  readonly established: readonly Side[]
  /** What else is to be found. */
  readonly besides: readonly Part[]
}

/** Correction of a revoke. */
export const law62: Law<RevokeToCorrect> = {
  number: 62,
  title: 'Correction of a revoke',
  editions: { 1987: establishedStands, 1997: establishedStands, 2007: bothArePutRight('62A'), 2017: bothArePutRight('62C3') }
}

const isOpen = ({ found, established }: RevokeToCorrect, { player }: Revoke): boolean => found.revoke.trick === 12 || !established.includes(SIDE[player])

// 2007, 2017: of revokes by both sides on one trick both are put right, as long as not both are established.
function bothArePutRight (law: LawReference) {
  return function * (revokes: RevokeToCorrect, book: Book): Dialogue<Finding> {
    const { found, onTheTrick, established, besides } = revokes
    const oneSidePlayedOn = onTheTrick.some(revoke => !isOpen(revokes, revoke)) && established.length === 1
    return yield * putRight({ found, wrong: onTheTrick, tooLate: [], ...oneSidePlayedOn && { bothSides: law } }, besides, book)
  }
}

// 1987, 1997: the established revoke stays as played, and is left to equity.
function * establishedStands (revokes: RevokeToCorrect, book: Book): Dialogue<Finding> {
  const { found, onTheTrick, besides } = revokes
  const tooLate = onTheTrick.filter(revoke => !isOpen(revokes, revoke)).map(({ player }) => player)
  const wrong = onTheTrick.filter(revoke => isOpen(revokes, revoke))
  const asThoughNeitherHadRevoked: readonly Part[] = tooLate.length === 0 ? [] : [
    review(OPPONENTS[SIDE[found.revoke.player]], EQUITY), review(SIDE[found.revoke.player], EQUITY), note('as-though-neither-had-revoked'),
    ...tooLate.map(player => noTricks({ player, trick: found.revoke.trick }, EQUITY))
  ]
  return yield * putRight({ found, wrong, tooLate }, [...asThoughNeitherHadRevoked, ...besides], book)
}

function * putRight (correction: Correction, besides: readonly Part[], book: Book): Dialogue<Finding> {
  const { found, wrong } = correction
  const parts = yield * correct(correction, book)
  const alsoRevoked = wrong.filter(({ player }) => player !== found.revoke.player).map(({ player }) => note('also-revoked', { player }))
  const laws = parts.flatMap(part => 'effect' in part && part.effect.law.startsWith('62') ? [part.effect.law] : [])
  return finding('62A', correction.bothSides === undefined ? [] : citing(correction.bothSides), citing(...laws), parts, alsoRevoked, besides)
}
