import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { chooseNumber } from '../ruling/chooseNumber.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { awardTricks, finding, note, type Finding } from '../ruling/finding.ts'
import { tricksLeft } from '../table/ending.ts'
import { SIDE } from '../table/seat.ts'
import { CORRECTION_PERIOD, sinceAgreement, tricksInDoubt, type SecondThoughts } from './law69.ts'

/** A side wants back tricks that it has itself given up. */
export const law71: Law<SecondThoughts> = {
  number: 71,
  title: 'Concession cancelled',
  editions: { 1987: legalThenNormalPlay, 1997: legalThenNormalPlay, 2007: normalPlay({ law: '71' }), 2017: normalPlay({ law: '71B' }) }
}

/** 1987, 1997: what no legal play loses comes back in the correction period; what no normal play loses, only at once. */
function * legalThenNormalPlay (facts: SecondThoughts, book: Book): Dialogue<Finding> {
  const since = facts.since ?? (yield * sinceAgreement(facts.by, '71C', '71A', book))
  if (since === 'correction-period-over') return finding([book.read(CORRECTION_PERIOD), '71'], note('too-late-to-correct'))
  return yield * (since === 'nothing' && !isSettledByLegalPlay(facts) ? regained(facts, 'normal', '71C') : regained(facts, 'legal', '71A'))
}

/** Whether all cards are known and leave no doubt: then nothing more is to be had by a normal play. */
function isSettledByLegalPlay ({ table, by, claim }: SecondThoughts): boolean {
  const { from, to, searched } = tricksInDoubt(table, SIDE[by], (tricksLeft(table) ?? 13) - claim.tricks)
  return searched && from === to
}

/** 2007, 2017: what no normal play loses comes back as long as the correction period lasts. */
function normalPlay ({ law }: { readonly law: LawReference }) {
  return function * (facts: SecondThoughts, book: Book): Dialogue<Finding> {
    const period = book.read(CORRECTION_PERIOD)
    const late = facts.since === undefined
      ? yield * isTrue({ id: 'correction-period-over', asked: 'at-table', laws: [period], values: {} }, { yes: period, no: law })
      : facts.since === 'correction-period-over'
    if (late) return finding([period, '71'], note('too-late-to-correct'))
    return yield * regained(facts, 'normal', law)
  }
}

function * regained ({ table, by, claim }: SecondThoughts, lines: 'normal' | 'legal', law: LawReference): Dialogue<Finding> {
  const givenUp = (tricksLeft(table) ?? 13) - claim.tricks
  const { from, to, searched } = tricksInDoubt(table, SIDE[by], givenUp)
  // Which tricks no legal play loses is known once all cards are, and nothing binds them; what is normal the director decides.
  const tricks = lines === 'legal' && searched ? from : yield * chooseNumber({ id: 'tricks-not-losable', asked: 'aside', judgement: true, laws: [law], values: { side: SIDE[by], player: by, lines } }, from, to, law)
  return tricks === 0 ? finding(law, note('concession-stands')) : finding(law, awardTricks({ ...claim, tricks: claim.tricks + tricks }, law))
}
