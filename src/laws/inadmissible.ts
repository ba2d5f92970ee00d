import type { Action } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import { callAction, callOf, nextCall, replacementAttempt, substituteOf, type CallMade, type CallOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, hearNext, type Finding, type Part } from '../ruling/finding.ts'
import { LHO, SIDE } from '../table/seat.ts'
import { fromCancelledCallOf, fromWithdrawn } from './law16.ts'

/** Whether the offender's LHO has called since, before any ruling. */
export const lhoHasCalled = ({ by, since }: Pick<CallMade, 'by' | 'since'>): boolean => since.some(action => action.type === 'call' && action.by === LHO[by])

/** The calls among later actions, attempts to replace one included. */
export const callsIn = (since: readonly Action[]): readonly CallOf[] =>
  since.flatMap(action => action.type === 'call' ? [callOf(action)] : action.type === 'change-call' ? [substituteOf(action)] : [])

/** The irregular call and every later one are cancelled, and the offending side may use none of them. */
export function cancelWithLaterCalls (made: CallMade, law: LawReference, book: Book): readonly Part[] {
  const later = callsIn(made.since)
  return [
    cancelCall(made, law), fromWithdrawn(made, book),
    ...later.flatMap(call => [
      cancelCall(call, law), SIDE[call.by] === SIDE[made.by] ? fromWithdrawn(call, book) : fromCancelledCallOf(call, made.by, book)
    ]),
    consumed(made.since.length)
  ]
}

/** The irregular call is cancelled, together with the offender's own attempt to replace it. */
export function cancelWithAttempt (made: CallMade, law: LawReference, book: Book): readonly Part[] {
  const attempt = replacementAttempt(made)
  return [
    cancelCall(made, law), fromWithdrawn(made, book),
    ...attempt === undefined ? [] : [cancelCall(attempt, law), fromWithdrawn(attempt, book), consumed(1)]
  ]
}

/** The next call, if nobody but the offender did anything before it. */
export const firstCallSince = (made: CallMade): CallOf | undefined => nextCall(replacementAttempt(made) === undefined ? made.since : made.since.slice(1))

/** LHO called after the offender had put another call in its place: that call is the one that he dealt with, and is heard with his. */
export function replacedUnderLho (made: CallMade, law: LawReference, book: Book): Finding | undefined {
  const attempt = replacementAttempt(made)
  if (attempt === undefined || firstCallSince(made)?.by !== LHO[made.by]) return undefined
  return finding(law, cancelCall(made, law), fromWithdrawn(made, book), consumed(1), hearNext(callAction(attempt)))
}
