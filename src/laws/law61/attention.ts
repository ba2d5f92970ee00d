import type { LawReference, Seat } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { unauthorised, type Part } from '../../ruling/finding.ts'
import { PARTNER } from '../../table/seat.ts'
import { dummyAt, isDefender } from '../../table/table.ts'
import { EXTRANEOUS } from '../law16.ts'
import { hasLostRights } from '../law43.ts'
import type { RevokeFound } from '../revoke.ts'

/** What follows from the way in which attention was drawn to a revoke that is not established. */
export interface Attention {
  /** Nothing is corrected now (43B3). */
  readonly waits?: LawReference
  /** It is corrected, and costs tricks as though it had been established. */
  readonly asIfEstablished?: LawReference
  readonly parts: readonly Part[]
}

/** Whether a defender may ask his partner about a possible revoke, where the Regulating Authority has not elected otherwise (61B). */
const DEFENDERS_MAY_ASK: Term<boolean> = { 1987: false, 1997: false, 2007: true, 2017: true }
/** Whether an edition leaves that to the Regulating Authority. */
const LEFT_TO_AUTHORITY: Term<boolean> = { 1987: true, 1997: true, 2007: true, 2017: false }
/** Where a defender's forbidden question has the price of an established revoke. */
const FORBIDDEN_QUESTION: Term<LawReference | undefined> = { 1987: '63B', 1997: '63B', 2007: undefined, 2017: undefined }

const mayAsk = (book: Book): boolean =>
  (book.read(LEFT_TO_AUTHORITY) ? book.regulations['defenders-may-ask-about-revoke'] : undefined) ?? book.read(DEFENDERS_MAY_ASK)

type Reported = Pick<RevokeFound, 'table' | 'revoke' | 'report'>

/** Who drew attention, as far as it is told; that dummy was the first is asked where he has lost his rights, and it matters only then. */
function * drawnBy ({ table, revoke: { player }, report }: Reported): Dialogue<Seat | undefined> {
  const dummy = dummyAt(table)
  if (report === undefined || report.attentionBy !== undefined || dummy === undefined || dummy === player || !hasLostRights(table, dummy)) return report?.attentionBy
  const law = isDefender(table, player) ? '43B3' : '43B2(b)'
  return (yield * isTrue({ id: 'dummy-asked-first', asked: 'at-table', laws: [law], values: { dummy, player } }, { yes: law, no: '62A' })) ? dummy : undefined
}

/** What follows from who drew attention, and from whether he was allowed to. */
export function * afterAttention (reported: Reported, book: Book): Dialogue<Attention> {
  const { table, revoke: { player } } = reported
  const by = yield * drawnBy(reported)
  const defends = isDefender(table, player)
  if (by === undefined) return { parts: [] }
  const remark = unauthorised(by, { by, remark: true }, book.read(EXTRANEOUS))
  if (by === dummyAt(table)) {
    const withoutRights = hasLostRights(table, by)
    if (defends) return withoutRights ? { waits: '43B3', parts: [] } : { parts: [remark] }
    return withoutRights && player !== by ? { asIfEstablished: '43B2(b)', parts: [] } : { parts: [] }
  }
  if (!defends || by !== PARTNER[player] || mayAsk(book)) return { parts: [] }
  const price = book.read(FORBIDDEN_QUESTION)
  return price === undefined ? { parts: [remark] } : { asIfEstablished: price, parts: [] }
}
