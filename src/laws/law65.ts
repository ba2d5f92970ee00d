import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { finding, note, unauthorised, type Finding } from '../ruling/finding.ts'
import { finalContract, playIsOver } from '../table/table.ts'
import { EXTRANEOUS } from './law16.ts'
import { isLedTo, stageOf, type Limit, type Stage, type TrickMeant } from './nextTrick.ts'

/** A player has said whose a trick was, or that a card of it points the wrong way. */
export interface TrickRemark extends TrickMeant {
  readonly stage: Stage
}

/** How a trick is pointed, and who may say so until when. */
export const law65: Law<TrickRemark> = {
  number: 65,
  title: 'Arrangement of tricks',
  editions: { 1987: remarked({ confirmed: false }), 1997: remarked({ confirmed: false }), 2007: remarked({ confirmed: false }), 2017: remarked({ confirmed: true }) }
}

/** The paragraph on drawing attention to a card that points the wrong way. */
export const WRONGLY_POINTED: Term<LawReference> = { 1987: '65B', 1997: '65B', 2007: '65B3', 2017: '65B3' }

/** Until when a card may be pointed out: declarer, then dummy and the defenders. */
const UNTIL: Term<{ readonly declarer: Limit | 'any-time', readonly others: Limit }> = {
  1987: { declarer: 'any-time', others: 'lead' }, 1997: { declarer: 'any-time', others: 'lead' }, 2007: { declarer: 'any-time', others: 'lead' },
  2017: { declarer: 'side', others: 'side' }
}

/** Whether the player is still in time with his remark. */
export function stageOfRemark (meant: TrickMeant, book: Book): Dialogue<Stage> {
  const { declarer, others } = book.read(UNTIL)
  const limit = isDeclarer(meant) ? declarer : others
  const law = book.read(WRONGLY_POINTED)
  return limit === 'any-time' ? settled(playIsOver(meant.table) ? 'play-over' : 'open') : stageOf(meant, limit, { open: law, expired: law, 'play-over': '79A' })
}

const isDeclarer = ({ table, by }: TrickMeant): boolean => finalContract(table)?.declarer === by

/** `confirmed`: whether the limit could be confirmed for the edition. */
function remarked ({ confirmed }: { readonly confirmed: boolean }) {
  return (remark: TrickRemark, book: Book): Dialogue<Finding> => {
    const { by: player, stage } = remark
    const law = book.read(WRONGLY_POINTED)
    const inAnyCase = confirmed || (stage === 'open' && (!isDeclarer(remark) || isLedTo(remark) === false))
    const doubt = inAnyCase ? [] : note('unconfirmed-for-edition')
    if (stage === 'play-over') return settled(finding('79A', note('tricks-counted-after-play')))
    if (stage === 'open') return settled(finding(law, note('may-point-out', { player }), doubt))
    // Dummy decides nothing: what declarer tells him cannot be used.
    if (isDeclarer(remark)) return settled(finding(law, note('remark-too-late', { player })))
    const extraneous = book.read(EXTRANEOUS)
    return settled(finding([law, extraneous], unauthorised(player, { by: player, remark: true }, extraneous), note('remark-too-late', { player }), doubt))
  }
}
