import type { ActionOf } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { SIDE } from '../table/seat.ts'
import { dummyAt } from '../table/table.ts'
import { stageOf, type Limit, type TrickMeant } from './nextTrick.ts'
import { around } from './revoke.ts'

/** A player wants to see the cards of a trick, or only his own. */
export interface Inspection extends TrickMeant {
  readonly whose: NonNullable<ActionOf<'inspect-trick'>['whose']>
  readonly turned?: boolean
}

/** Who may look at played cards, and until when. */
export const law66: Law<Inspection> = {
  number: 66,
  title: 'Inspection of tricks',
  editions: {
    1987: inspection({ ownCardUntil: 'lead', confirmed: false }), 1997: inspection({ ownCardUntil: 'lead', confirmed: true }),
    2007: inspection({ ownCardUntil: 'lead', confirmed: false }), 2017: inspection({ ownCardUntil: 'side', confirmed: true })
  }
}

/** Where an edition says that whoever claims a revoke has no right yet to look at quitted tricks. */
const NO_RIGHT_BY_A_CLAIM: Term<readonly LawReference[]> = { 1987: [], 1997: [], 2007: ['62C3'], 2017: ['61C'] }

/** `ownCardUntil`: what ends the right to look at one's own last card; `confirmed`: whether that could be confirmed for the edition. */
function inspection ({ ownCardUntil, confirmed }: { readonly ownCardUntil: Limit, readonly confirmed: boolean }) {
  return function * (facts: Inspection, book: Book): Dialogue<Finding> {
    const { table, by, trick, whose } = facts
    const own = whose === 'own'
    const law = own ? '66B' : '66A'
    const stage = yield * stageOf(facts, own ? ownCardUntil : 'side', { open: law, expired: '66C', 'play-over': '66D' })
    if (stage === 'play-over') return finding('66D', note('inspection-after-play'))
    if (by === dummyAt(table)) return finding(law, note('dummy-may-not-inspect', { player: by }))
    if (stage === 'expired') return yield * unlessOrdered(facts, law, own && !confirmed && !hasPlayedOn(facts) ? [note('unconfirmed-for-edition')] : [], book)
    if (own) return finding(law, note('may-look-at-own-card', { player: by }))
    const { cards } = around(table.play, trick)
    // Cards are turned when four have been played: until then all of them lie face up.
    const turned = facts.turned ?? (cards.length > 0 && cards.length < 4 ? false : yield * isTrue({ id: 'own-card-turned', asked: 'at-table', laws: [law], values: { player: by } }))
    return turned ? yield * unlessOrdered(facts, law, [], book) : finding(law, note('may-require-faced', { player: by }))
  }
}

/** Whether the record shows a card of his side to the next trick. */
const hasPlayedOn = ({ table, by, trick }: Inspection): boolean => around(table.play, trick).next.some(later => SIDE[later.by] === SIDE[by])

/** 66C: nobody looks at old tricks during the play, unless the director says so. */
function * unlessOrdered ({ by }: Inspection, law: LawReference, doubt: readonly Part[], book: Book): Dialogue<Finding> {
  const laws = ['66C', ...book.read(NO_RIGHT_BY_A_CLAIM)]
  const ordered = yield * isTrue({
    id: 'director-orders', asked: 'aside', judgement: true, laws, values: { player: by }, hints: [{ id: 'hint-normally-after-play', values: {} }]
  }, { yes: '66C', no: law })
  return ordered ? finding('66C', note('inspection-ordered')) : finding([law, ...laws], note('inspection-refused', { player: by }), doubt)
}
