import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, nextCall, replacementAttempt, turnAtCall, type CallMade } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, hearNext, note, recordCall, type Finding, type Part } from '../ruling/finding.ts'
import { isBid } from '../table/call.ts'
import { LHO, PARTNER, RHO } from '../table/seat.ts'
import { fromWithdrawn } from './law16.ts'
import { calledInOwnRight, law28 } from './law28.ts'
import { law30 } from './law30.ts'
import { law31 } from './law31.ts'
import { law32 } from './law32.ts'

/** A call out of rotation: may the player on the offender's left accept it, has he done so, and what follows if not. */
export const law29: Law<CallMade> = {
  number: 29,
  title: 'Procedure after a call out of rotation',
  editions: {
    1987: acceptOrCancel({ accepted: '29B', cancelled: '29A' }),
    1997: acceptOrCancel({ accepted: '29B', cancelled: '29A' }),
    2007: acceptOrCancel({ accepted: '29A', cancelled: '29B' }),
    2017: acceptOrCancel({ accepted: '29A', cancelled: '29B' })
  }
}

interface Paragraphs { readonly accepted: LawReference, readonly cancelled: LawReference }

function acceptOrCancel ({ accepted, cancelled }: Paragraphs) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const lho = LHO[made.by]
    const attempt = replacementAttempt(made)
    if (attempt !== undefined && nextCall(made.since.slice(1))?.by === lho) {
      // LHO called over the replacement, which is then the call that he dealt with.
      return finding(cancelled, cancelCall(made, cancelled), fromWithdrawn(made, book), consumed(1), hearNext(callAction(attempt)))
    }
    if (yield * calledInOwnRight(made, true)) return yield * book.see(law28, made)
    if (nextCall(made.since)?.by === lho) return finding(accepted, recordCall(made, accepted), note('rights-forfeited', { player: lho }))

    // The offender's own second thoughts, and his partner's call, wait for the answer about the first call.
    const withdrawn = attempt === undefined ? [] : [cancelCall(attempt, cancelled), fromWithdrawn(attempt, book), consumed(1)]
    const partnerCall = nextCall(attempt === undefined ? made.since : made.since.slice(1))
    const partnerAtOwnTurn = partnerCall?.by === PARTNER[made.by] && turnAtCall(made) === partnerCall.by ? partnerCall : undefined

    if ((yield * acceptCall(made, accepted, cancelled)) === 'accept') {
      return finding(accepted, recordCall(made, accepted), withdrawn,
        partnerAtOwnTurn === undefined ? [] : [cancelCall(partnerAtOwnTurn, accepted), fromWithdrawn(partnerAtOwnTurn, book), consumed(1)],
        note('accepted-goes-on', { lho }))
    }
    const consequences = yield * book.see(made.call === 'Pass' ? law30 : isBid(made.call) ? law31 : law32, made)
    return finding(cancelled, cancelCall(made, cancelled), fromWithdrawn(made, book), withdrawn, consequences,
      partnerAtOwnTurn === undefined ? [] : partnersEarlyCall(partnerAtOwnTurn, consequences, book))
  }
}

/** The offender's partner called at his own turn before the ruling: no Law says what becomes of it. */
function partnersEarlyCall (call: NonNullable<ReturnType<typeof nextCall>>, consequences: readonly Part[], book: Book): readonly Part[] {
  const duty = consequences.flatMap(part => 'constraint' in part && part.constraint.type === 'must-pass' && part.constraint.player === call.by ? [part.constraint.law] : [])
  const [law] = duty
  if (law === undefined || call.call === 'Pass') return [note('partner-called-before-ruling', { player: call.by })]
  return [cancelCall(call, law), fromWithdrawn(call, book), recordCall({ by: call.by, call: 'Pass' }, law), consumed(1), note('partner-called-before-ruling', { player: call.by })]
}

/** May the player on the offender's left let the call stand? */
export function acceptCall (made: CallMade, accepted: LawReference, refused: LawReference): Dialogue<'accept' | 'reject'> {
  const lho = LHO[made.by]
  return choose({
    id: 'accept-call', decider: { role: 'offender-lho', seat: lho }, asked: 'at-table', laws: [accepted],
    values: { lho, offender: made.by, call: made.call, turn: turnAtCall(made), rho: RHO[made.by] }
  }, { accept: accepted, reject: refused })
}
