import type { Action, ActionOf } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseCall, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CallOf } from '../ruling/facts.ts'
import { cancelCall, citing, finding, impose, note, recordCall, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { isLegalOver, legalCalls } from '../table/auction.ts'
import { PARTNER, SIDE } from '../table/seat.ts'
import type { Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'

/** Where an edition deals with a call on cards from another board. */
export const CALL_ON_WRONG_CARDS: Term<LawReference> = { 1987: '17D', 1997: '17D', 2007: '17D', 2017: '15A' }

/** A player's last call was made on cards that belong to another board. */
export interface CallOnWrongCards {
  readonly table: Table
  readonly action: ActionOf<'call-on-wrong-cards'>
  readonly since: readonly Action[]
}

/** A call on cards from another board (2017: 15A; before: 17D). */
export const callOnWrongCards: Law<CallOnWrongCards> = {
  number: 15,
  title: 'Call on cards from another board',
  editions: { 1987: lhoRepeats({ cancelled: '17D', repeats: '17D', adjusted: '17D' }), 1997: lhoRepeats({ cancelled: '17D', repeats: '17D', adjusted: '17D' }), 2007: lhoRepeats({ cancelled: '17D1', repeats: '17D2', adjusted: '17D2' }), 2017: laterCallsCancelled }
}

const adjusted = (law: LawReference): readonly Part[] => [{ effect: { type: 'adjusted-score', law } }, note('board-cannot-be-played')]

/** The call on the wrong cards and what was called after it. */
function callsAt ({ table: { auction }, action }: CallOnWrongCards): { readonly before: Table['auction'], readonly call: CallOf | undefined, readonly later: Table['auction'] } {
  const at = auction.findLastIndex(({ by }) => by === action.by)
  return { before: auction.slice(0, Math.max(at, 0)), call: auction[at], later: at === -1 ? [] : auction.slice(at + 1) }
}

// 2017: the call and all later ones are cancelled; the player calls again and everybody is free, unless his partner had called.
function laterCallsCancelled (facts: CallOnWrongCards, book: Book): Dialogue<Finding> {
  const { call, later } = callsAt(facts)
  if (call === undefined) return settled(finding('15A1'))
  const struck = [...later].reverse().concat(call).map(one => cancelCall(one, '15A1'))
  const told = [call, ...later].map(({ by, call: made }) => unauthorised(call.by, { by, call: made }, book.read(WITHDRAWN_ACTIONS)))
  if (later.some(({ by }) => by === PARTNER[call.by])) return settled(finding('15A1(a)', struck, adjusted('15A1(a)')))
  return settled(finding('15A1(b)', struck, citing('15A1(c)'), told, note('looks-at-the-right-cards', { player: call.by })))
}

// Before 2017: only his own call is cancelled; LHO must repeat his if the new call does not differ, else the board is lost.
function lhoRepeats (laws: { readonly cancelled: LawReference, readonly repeats: LawReference, readonly adjusted: LawReference }) {
  return function * (facts: CallOnWrongCards, book: Book): Dialogue<Finding> {
    const { before, call, later } = callsAt(facts)
    if (call === undefined) return finding(laws.cancelled)
    const told = impose({ type: 'unauthorised-information', side: SIDE[call.by], source: { by: call.by, call: call.call }, law: book.read(WITHDRAWN_ACTIONS) })
    const [lhoCall, ...others] = later
    if (others.length > 0) return finding(laws.adjusted, cancelCall(call, laws.cancelled), adjusted(laws.adjusted))
    if (lhoCall === undefined) return finding(laws.cancelled, cancelCall(call, laws.cancelled), told, note('looks-at-the-right-cards', { player: call.by }))
    const again = yield * chooseCall({
      id: 'replacement-call', decider: { role: 'offender', seat: call.by }, asked: 'at-table', laws: [laws.cancelled], values: { offender: call.by, call: call.call, partner: PARTNER[call.by] }
    }, legalCalls(before, call.by), laws.cancelled)
    const fits = isLegalOver([...before, { by: call.by, call: again }], lhoCall.by, lhoCall.call)
    const differs = !fits || (yield * isTrue({
      id: 'differs-from-cancelled-call', asked: 'aside', judgement: true, laws: [laws.repeats], values: { offender: call.by, withdrawn: call.call, call: again }
    }, { yes: laws.adjusted, no: laws.repeats }))
    if (differs) return finding(laws.adjusted, cancelCall(call, laws.cancelled), recordCall({ by: call.by, call: again }, laws.cancelled), adjusted(laws.adjusted))
    return finding([laws.cancelled, laws.repeats], cancelCall(call, laws.cancelled), recordCall({ by: call.by, call: again }, laws.cancelled), told, note('lho-must-repeat', { player: lhoCall.by }))
  }
}
