import type { LawReference } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { unauthorised, type Part } from '../../ruling/finding.ts'
import { PARTNER } from '../../table/seat.ts'
import { dummyAt, inForce, isDefender } from '../../table/table.ts'
import { EXTRANEOUS } from '../law16.ts'
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
/** Where a defender's forbidden question has the price of an established revoke. */
const FORBIDDEN_QUESTION: Term<LawReference | undefined> = { 1987: '63B', 1997: '63B', 2007: undefined, 2017: undefined }

/** What follows from who drew attention, and from whether he was allowed to. */
export function afterAttention ({ table, revoke, report }: Pick<RevokeFound, 'table' | 'revoke' | 'report'>, book: Book): Attention {
  const by = report?.attentionBy
  const { player } = revoke
  const defends = isDefender(table, player)
  if (by === undefined) return { parts: [] }
  const remark = unauthorised(by, { by, remark: true }, book.read(EXTRANEOUS))
  if (by === dummyAt(table)) {
    const withoutRights = inForce(table, 'lost-rights').some(lost => lost.player === by)
    if (defends) return withoutRights ? { waits: '43B3', parts: [] } : { parts: [remark] }
    return withoutRights && player !== by ? { asIfEstablished: '43B2(b)', parts: [] } : { parts: [] }
  }
  if (!defends || by !== PARTNER[player] || (book.regulations['defenders-may-ask-about-revoke'] ?? book.read(DEFENDERS_MAY_ASK))) return { parts: [] }
  const price = book.read(FORBIDDEN_QUESTION)
  return price === undefined ? { parts: [remark] } : { asIfEstablished: price, parts: [] }
}
