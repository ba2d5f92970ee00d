import type { LawReference } from '../../schemas/words.ts'
import { comparable } from '../meanings/comparable.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue, type Note } from '../ruling/dialogue.ts'
import type { CallOf } from '../ruling/facts.ts'
import { citing, note, review, type Part } from '../ruling/finding.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'

/** A withdrawn call and the call that takes its place. */
export interface Replacement {
  readonly withdrawn: CallOf
  readonly replacement: CallOf
  /** The offender could make no other call, or did not make it himself: it is compared with nothing. */
  readonly forced?: boolean
}

/** Whether a call is comparable with the one that it replaces. */
export interface Comparison {
  readonly isComparable: boolean
  /** What the ruling cites and says of it where the meanings supplied have settled it; nothing where the director has. */
  readonly basis: readonly Part[]
}

/** Whether a call is comparable with the one that it replaces; it is not in editions that do not know the comparable call. */
export const law23: Law<Replacement, Comparison> = {
  number: 23,
  title: 'Comparable call',
  editions: { 1987: unknownIdea, 1997: unknownIdea, 2007: unknownIdea, 2017: isComparable }
}

function unknownIdea (): Dialogue<Comparison> {
  return settled({ isComparable: false, basis: [] })
}

function * isComparable ({ withdrawn, replacement, forced }: Replacement): Dialogue<Comparison> {
  if (forced === true) return { isComparable: false, basis: [] }
  const verdict = comparable(withdrawn.call, withdrawn.meaning, replacement.call, replacement.meaning)
  const { call } = replacement
  switch (verdict.answer) {
    case 'yes': return { isComparable: true, basis: [citing(verdict.limb), note('comparable-yes', { call })] }
    case 'no': return { isComparable: false, basis: [citing('23A'), note('comparable-no', { call })] }
    case 'ask': return {
      isComparable: yield * isTrue({
        id: 'comparable', asked: 'aside', judgement: true, laws: ['23A'],
        values: { offender: withdrawn.by, withdrawn: withdrawn.call, call },
        hints: hintsOf(verdict)
      }, { yes: '23B' }),
      basis: []
    }
  }
}

/** What the meanings show, for the director who has to decide. */
export function hintsOf ({ cover, overlap, leaning }: { readonly cover?: number, readonly overlap?: number, readonly leaning?: string }): readonly Note[] {
  if (leaning === undefined) return []
  const percent = (share: number | undefined) => share === undefined ? undefined : Math.round(share * 100)
  return [
    ...cover === undefined ? [] : [{ id: 'hint-cover', values: { cover: percent(cover), overlap: percent(overlap) } }],
    { id: `hint-leaning-${leaning}`, values: {} }
  ]
}

/** The paragraph under which the director looks for damage that the offender could have foreseen. */
export const FORESEEABLE_DAMAGE: Term<LawReference> = { 1987: '23A', 1997: '23', 2007: '23', 2017: '72C' }
/** The same where the offender himself, not his partner, has to pass (Law 30). */
export const FORESEEABLE_DAMAGE_OF_PASS: Term<LawReference> = { 1987: '23B', 1997: '72B1', 2007: '23', 2017: '72C' }

/** At the end of play the director considers whether the offender could have foreseen the damage. */
export const reviewDamage = (offender: CallOf['by'], book: Book, term: Term<LawReference> = FORESEEABLE_DAMAGE): Part =>
  review(OPPONENTS[SIDE[offender]], book.read(term))
/** After a comparable call: whether the irregularity itself helped the offending side. */
export const reviewAssistance = (offender: CallOf['by'], law: LawReference): Part => review(OPPONENTS[SIDE[offender]], law)
