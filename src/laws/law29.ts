import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { replacementAttempt, turnAtCall, type CallMade, type CallOf } from '../ruling/facts.ts'
import { cancelCall, consumed, finding, note, recordCall, type Finding } from '../ruling/finding.ts'
import { isLegalOver } from '../table/auction.ts'
import { isBid } from '../table/call.ts'
import { LHO, PARTNER, RHO } from '../table/seat.ts'
import { fromWithdrawn } from './law16.ts'
import { firstCallSince, partnersCalls, replacedUnderLho } from './inadmissible.ts'
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
    const replaced = replacedUnderLho(made, cancelled, book)
    const attempt = replacementAttempt(made)
    if (yield * calledInOwnRight(made, true)) return yield * book.see(law28, made)
    if (replaced !== undefined && (yield * calledOverReplacement(made, accepted))) return replaced
    // The offender's own second thoughts, and his partner's call, wait for the answer about the first call.
    const withdrawn = attempt === undefined ? [] : [cancelCall(attempt, cancelled), fromWithdrawn(attempt, book), consumed(1), note('law-silent')]
    const partners = partnersCalls(made)
    const withdrawnToo = (calls: readonly CallOf[]) => [...calls.flatMap(call => [cancelCall(call, accepted), fromWithdrawn(call, book)]), consumed(calls.length)]
    if (firstCallSince(made)?.by === lho) return finding(accepted, recordCall(made, accepted), withdrawn, withdrawnToo(partners), note('rights-forfeited', { player: lho }))

    const atOwnTurn = turnAtCall(made) === PARTNER[made.by] ? partners.slice(0, 1) : []
    if ((yield * acceptCall(made, accepted, cancelled)) === 'accept') {
      return finding(accepted, recordCall(made, accepted), withdrawn, withdrawnToo(atOwnTurn), note('accepted-goes-on', { lho }))
    }
    const consequences = yield * book.see(made.call === 'Pass' ? law30 : isBid(made.call) ? law31 : law32, made)
    return finding(cancelled, cancelCall(made, cancelled), fromWithdrawn(made, book), withdrawn, consequences,
      atOwnTurn.map(({ by }) => note('partner-called-before-ruling', { player: by })))
  }
}

/** LHO called after the offender had put another call in its place: over that one, or over the first? Asked where it could be either. */
function * calledOverReplacement (made: CallMade, accepted: LawReference): Dialogue<boolean> {
  const attempt = replacementAttempt(made)
  const over = firstCallSince(made)
  if (attempt === undefined || over === undefined || !isLegalOver([...made.table.auction, attempt], over.by, over.call)) return false
  if (!isLegalOver([...made.table.auction, { by: made.by, call: made.call }], over.by, over.call)) return true
  return (yield * choose({
    id: 'call-meant-as', decider: { role: 'offender-lho', seat: over.by }, asked: 'aside', laws: [accepted], values: { player: over.by, offender: made.by, call: attempt.call, first: made.call }
  }, { 'over-the-call': accepted, 'own-call': accepted })) === 'over-the-call'
}

/** May the player on the offender's left let the call stand? */
export function acceptCall (made: CallMade, accepted: LawReference, refused: LawReference): Dialogue<'accept' | 'reject'> {
  const lho = LHO[made.by]
  return choose({
    id: 'accept-call', decider: { role: 'offender-lho', seat: lho }, asked: 'at-table', laws: [accepted],
    values: { lho, offender: made.by, call: made.call, turn: turnAtCall(made), rho: RHO[made.by] }
  }, { accept: accepted, reject: refused })
}
