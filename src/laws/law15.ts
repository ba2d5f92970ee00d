import type { Action, ActionOf } from '../../schemas/action.ts'
import type { LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseCall, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { nextCall, type CallOf } from '../ruling/facts.ts'
import { cancelCall, citing, consumed, finding, impose, note, recordCall, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { PARTNER, SIDE } from '../table/seat.ts'
import { playHasBegun, type Table } from '../table/table.ts'
import { firstCallAt, lastCallAt, openInItsPlace, stillStand, type LastCall } from './changedCall.ts'
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
  editions: {
    1987: lhoRepeats({ cancelled: '17D', overIt: '17D', differs: 'any', partnerEndsIt: false, confirmed: false }),
    1997: lhoRepeats({ cancelled: '17D', overIt: '17D', differs: 'significant', partnerEndsIt: false, confirmed: true }),
    2007: lhoRepeats({ cancelled: '17D1', overIt: '17D2', differs: 'significant', partnerEndsIt: true, confirmed: true }),
    2017: laterCallsCancelled
  }
}

/** The board has no result: nothing more is called or played. */
const adjusted = (law: LawReference, since: readonly Action[]): readonly Part[] => [{ effect: { type: 'cancel-board', law } }, { effect: { type: 'adjusted-score', law } }, note('board-cannot-be-played'), consumed(since.length)]

/** The first call on the wrong cards: the last one, unless the player has called before and the director finds that those calls were made on them too. */
function * firstOnWrongCards (table: Table, player: Seat, law: LawReference): Dialogue<LastCall | undefined> {
  const [first, last] = [firstCallAt(table, player), lastCallAt(table, player)]
  if (last === undefined || last.partnerHasCalled || first?.before.length === last.before.length) return last
  return (yield * isTrue({ id: 'wrong-cards-before', asked: 'at-table', laws: [law], values: { offender: player, call: last.first.call } })) ? first : last
}

// 2017: the call and all later ones are cancelled; the player calls again and everybody is free, unless his partner had called.
function * laterCallsCancelled (facts: CallOnWrongCards, book: Book): Dialogue<Finding> {
  if (playHasBegun(facts.table)) return finding('15A1(a)', adjusted('15A1(a)', facts.since))
  const last = yield * firstOnWrongCards(facts.table, facts.action.by, '15A1(a)')
  if (last === undefined) return finding('15A1')
  const { first: call, later, partnerHasCalled } = last
  const struck = [...later].reverse().concat(call).map(one => cancelCall(one, '15A1'))
  const told = [call, ...later].map(({ by, call: made }) => unauthorised(call.by, { by, call: made }, book.read(WITHDRAWN_ACTIONS)))
  if (partnerHasCalled) return finding('15A1(a)', struck, adjusted('15A1(a)', facts.since))
  return finding('15A1(b)', struck, citing('15A1(c)'), told, note('looks-at-the-right-cards', { player: call.by }))
}

/** What an edition says about a call on the wrong cards that others have called over. */
interface Terms {
  readonly cancelled: LawReference
  readonly overIt: LawReference
  /** How far the new call must differ for the board to be lost. */
  readonly differs: 'any' | 'significant'
  /** Once the offender's partner has called the board is lost. */
  readonly partnerEndsIt: boolean
  /** Whether the text of the edition has been seen. */
  readonly confirmed: boolean
}

// Before 2017: only his own call is cancelled; LHO must repeat his if the new call does not differ, else the board is lost.
function lhoRepeats ({ cancelled, overIt, differs: extent, partnerEndsIt, confirmed }: Terms) {
  return function * ({ table, action, since }: CallOnWrongCards, book: Book): Dialogue<Finding> {
    if (playHasBegun(table)) return finding(overIt, adjusted(overIt, since))
    const last = partnerEndsIt ? yield * firstOnWrongCards(table, action.by, overIt) : lastCallAt(table, action.by)
    if (last === undefined) return finding(cancelled)
    const { first: call, later, lhoCall, partnerHasCalled } = last
    const told = impose({ type: 'unauthorised-information', side: SIDE[call.by], source: { by: call.by, call: call.call }, law: book.read(WITHDRAWN_ACTIONS) })
    if (partnerEndsIt && partnerHasCalled) return finding(overIt, adjusted(overIt, since))
    if (later.length === 0) return finding(cancelled, cancelCall(call, cancelled), told, note('looks-at-the-right-cards', { player: call.by }))
    const among = openInItsPlace(table, last)
    const [reported, repeated] = [nextCall(since), nextCall(since.slice(1))]
    const hasCalled = reported?.by === call.by && among.includes(reported.call)
    const made: CallOf = hasCalled ? reported : {
      by: call.by,
      call: yield * chooseCall({
        id: 'replacement-call', decider: { role: 'offender', seat: call.by }, asked: 'at-table', laws: [cancelled], values: { offender: call.by, call: call.call, partner: PARTNER[call.by] }
      }, among, cancelled)
    }
    const heard = hasCalled ? repeated !== undefined && repeated.by === lhoCall?.by && repeated.call === lhoCall.call ? 2 : 1 : 0
    const differs = !stillStand(last, made) || (yield * isTrue({
      id: 'differs-from-cancelled-call', asked: 'aside', judgement: true, laws: [overIt], values: { offender: call.by, withdrawn: call.call, call: made.call, extent }
    }, { yes: overIt, no: overIt }))
    const doubt = confirmed ? [] : note('unconfirmed-for-edition')
    if (differs) return finding(overIt, adjusted(overIt, since), doubt)
    return finding([cancelled, overIt], cancelCall(call, cancelled), recordCall(made, cancelled), told, lhoCall === undefined ? [] : note('lho-must-repeat', { player: lhoCall.by }), consumed(heard), doubt)
  }
}
