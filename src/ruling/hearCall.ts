import type { ActionOf } from '../../schemas/action.ts'
import { barredCallNotMade, barredDouble } from '../laws/barred.ts'
import { changeOfIrregularCall, intendedChange, law25 } from '../laws/law25.ts'
import { law27 } from '../laws/law27.ts'
import { awaitsForcedPass, supplyForcedPass } from '../laws/law28.ts'
import { law29 } from '../laws/law29.ts'
import { law36 } from '../laws/law36.ts'
import { law37 } from '../laws/law37.ts'
import { law38 } from '../laws/law38.ts'
import { law39 } from '../laws/law39.ts'
import { inForce, tableWith } from '../table/table.ts'
import type { Book, Law } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import { callOf, replacementAttempt, replacementAttempts, type CallMade, type CallOf } from './facts.ts'
import { finding, merge, note, recordCall, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'
import { irregularityOf, lawsOf, type CallIrregularity } from './identify.ts'

/** The Law that deals with each irregular call. */
const CALL_LAWS: { readonly [T in CallIrregularity]: Law<CallMade> } = {
  'pass-out-of-rotation': law29,
  'bid-out-of-rotation': law29,
  'double-out-of-rotation': law29,
  'redouble-out-of-rotation': law29,
  'insufficient-bid': law27,
  'inadmissible-double': law36,
  'inadmissible-redouble': law36,
  'bid-above-seven': law38,
  'call-when-obliged-to-pass': law37,
  'required-call-not-made': barredCallNotMade,
  'double-when-barred': barredDouble,
  'call-after-auction': law39,
  'change-of-call': law25.ofCall
}

/** Hears one call: a regular one is recorded, any other goes to its Law. */
export function * hearCall (action: ActionOf<'call'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const made: CallMade = { table, since, ...callOf(action) }
  if (awaitsForcedPass(made)) return supplyForcedPass(made)
  const type = irregularityOf(made, book)
  if (type === undefined) return (yield * replacementChangedAtOnce(made, book, minutes)) ?? finding('17C', recordCall(made, '17C'))
  minutes.irregularities.push({ type, offender: made.by, laws: lawsOf(type, made, book) })
  if (replacementAttempt(made) !== undefined && type !== 'call-after-auction') {
    const meant = yield * book.see(changeOfIrregularCall, made)
    if (meant !== undefined) return meant
  }
  const ruled = yield * book.see(CALL_LAWS[type], made)
  const found = type === 'insufficient-bid' ? yield * withLaterChange(made, ruled, book, minutes) : ruled
  // Whether he meant it has been asked already where it was reported as a change.
  const wasAsked = replacementAttempt(made) !== undefined || minutes.irregularities.some(other => other.type === 'change-of-call' && other.offender === made.by)
  return !wasAsked ? { ...found, notes: [...found.notes, ...finding([], note('if-unintended', { player: made.by })).notes] } : found
}

/** A call in the place of a cancelled one that is changed at once: whether it was meant comes before how it compares with that one. Undefined for any other call. */
function * replacementChangedAtOnce (made: CallMade, book: Book, minutes: Minutes): Dialogue<Finding | undefined> {
  const second = replacementAttempt(made)
  if (second === undefined || !inForce(made.table, 'replacement-call').some(({ player }) => player === made.by)) return undefined
  minutes.irregularities.push({ type: 'change-of-call', offender: made.by, laws: ['25'] })
  const corrected = yield * book.see(changeOfIrregularCall, made)
  if (corrected !== undefined) return corrected
  return yield * withChange(made, finding('17C', recordCall(made, '17C')), made, second, book)
}

/** A replacement of an insufficient bid that counted, and was changed in its turn; whether it was meant has been asked before it was ruled on. */
function * withLaterChange (made: CallMade, ruled: Finding, book: Book, minutes: Minutes): Dialogue<Finding> {
  const [replacement, second] = replacementAttempts(made).slice(Math.max(ruled.consumed - 1, 0))
  if (ruled.consumed === 0 || replacement === undefined || second === undefined) return ruled
  minutes.irregularities.push({ type: 'change-of-call', offender: made.by, laws: ['25'] })
  return yield * withChange(made, ruled, replacement, second, book)
}

/** A call that stands and was meant, and what is found on the change that follows it. */
function * withChange (made: CallMade, ruled: Finding, standing: CallOf, second: CallOf, book: Book): Dialogue<Finding> {
  const table = tableWith(made.table, { auction: [...made.table.auction, { by: standing.by, call: standing.call, ...standing.meaning && { meaning: standing.meaning } }] })
  const changed = yield * book.see(intendedChange, { table, second, since: made.since.slice(ruled.consumed + 1) })
  return { ...merge(ruled, changed), consumed: ruled.consumed + 1 + changed.consumed }
}
