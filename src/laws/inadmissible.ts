import type { Action } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import { callAction, callsIn, nextCall, replacementAttempt, type CallMade, type CallOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, hearNext, type Finding, type Part } from '../ruling/finding.ts'
import { LHO, PARTNER, SIDE } from '../table/seat.ts'
import { fromCancelledCallOf, fromWithdrawn } from './law16.ts'

/** Whether the offender's LHO has called since, before any ruling. */
export const lhoHasCalled = ({ by, since }: Pick<CallMade, 'by' | 'since'>): boolean => since.some(action => action.type === 'call' && action.by === LHO[by])

/** The irregular call and every later one are cancelled, and the offending side may use none of them; what else was done is still to be heard. */
export function cancelWithLaterCalls (made: CallMade, law: LawReference, book: Book): readonly Part[] {
  return [
    cancelCall(made, law), fromWithdrawn(made, book), ...callsIn(made.since).flatMap(call => cancelWith(made, call, law, book)),
    consumed(made.since.length), hearNext(...made.since.filter(action => callsIn([action]).length === 0))
  ]
}

/** A later call that is cancelled with an irregular one. */
export const cancelWith = (made: CallMade, later: CallOf, law: LawReference, book: Book): readonly Part[] =>
  [cancelCall(later, law), SIDE[later.by] === SIDE[made.by] ? fromWithdrawn(later, book) : fromCancelledCallOf(later, made.by, book)]

/** The irregular call is cancelled, together with the offender's own attempt to replace it. */
export function cancelWithAttempt (made: CallMade, law: LawReference, book: Book): readonly Part[] {
  const attempt = replacementAttempt(made)
  return [
    cancelCall(made, law), fromWithdrawn(made, book),
    ...attempt === undefined ? [] : [cancelCall(attempt, law), fromWithdrawn(attempt, book), consumed(1)]
  ]
}

/** What was done after the irregular call and the offender's own attempt to replace it. */
const sinceAttempt = (made: CallMade): readonly Action[] => replacementAttempt(made) === undefined ? made.since : made.since.slice(1)

/** Calls of the offender's partner before anybody else did anything. */
export function partnersCalls (made: CallMade): readonly CallOf[] {
  const later = sinceAttempt(made)
  const end = later.findIndex(action => action.type !== 'call' || action.by !== PARTNER[made.by])
  return callsIn(end === -1 ? later : later.slice(0, end))
}

/** The next call of the other side, if nothing but calls of the offender and his partner came before it. */
export const firstCallSince = (made: CallMade): CallOf | undefined => nextCall(sinceAttempt(made).slice(partnersCalls(made).length))

/** LHO called after the offender had put another call in its place: that call is the one that he dealt with, and is heard with his. */
export function replacedUnderLho (made: CallMade, law: LawReference, book: Book): Finding | undefined {
  const attempt = replacementAttempt(made)
  if (attempt === undefined || firstCallSince(made)?.by !== LHO[made.by]) return undefined
  return finding(law, cancelCall(made, law), fromWithdrawn(made, book), consumed(1), hearNext(callAction(attempt)))
}
