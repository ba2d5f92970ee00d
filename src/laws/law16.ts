import type { LawReference } from '../../schemas/words.ts'
import type { Book, Term } from '../ruling/book.ts'
import type { CallOf } from '../ruling/facts.ts'
import { unauthorised, type Part } from '../ruling/finding.ts'

/** The paragraph on what withdrawn calls and plays may tell the offending side. */
export const WITHDRAWN_ACTIONS: Term<LawReference> = { 1987: '16C2', 1997: '16C2', 2007: '16D2', 2017: '16C2' }
/** The paragraph on remarks and other extraneous information from partner. */
export const EXTRANEOUS: Term<LawReference> = { 1987: '16A', 1997: '16A', 2007: '16B', 2017: '16B' }

/** Information from a call of the offending side that does not stand. */
export const fromWithdrawn = ({ by, call }: Pick<CallOf, 'by' | 'call'>, book: Book): Part => unauthorised(by, { by, call }, book.read(WITHDRAWN_ACTIONS))
/** Information for the offending side from a call of the other side that was cancelled with the offence. */
export const fromCancelledCallOf = (opponent: Pick<CallOf, 'by' | 'call'>, offender: CallOf['by'], book: Book): Part =>
  unauthorised(offender, { by: opponent.by, call: opponent.call }, book.read(WITHDRAWN_ACTIONS))
