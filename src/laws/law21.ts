import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Call, LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, type CallOf } from '../ruling/facts.ts'
import { cancelCall, finding, hearNext, note, replacementCall, review, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import type { Irregularity } from '../ruling/identify.ts'
import { isPassedOut } from '../table/auction.ts'
import { parseCall } from '../table/call.ts'
import { LHO, OPPONENTS, SIDE } from '../table/seat.ts'
import { playHasBegun, type Table } from '../table/table.ts'
import { lastCallAt, openInItsPlace, putUnder, stillStand, whileHandsAreOut } from './changedCall.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { law23 } from './law23.ts'
import { law26 } from './law26.ts'
import type { ReplacedCall } from './replaced.ts'

/** A player says that he called on a wrong or missing explanation. */
export interface Misinformation {
  readonly table: Table
  readonly action: ActionOf<'misinformation'>
  readonly since: readonly Action[]
}

/** Who is said to have given the wrong explanation, or none: at least his side is known. */
export const misinformerIn = ({ by, explainedBy }: ActionOf<'misinformation'>): Pick<Irregularity, 'offender' | 'side'> =>
  explainedBy === undefined ? { side: OPPONENTS[SIDE[by]] } : { offender: explainedBy }

/** How an edition deals with a call that was based on misinformation. */
interface Terms {
  /** The standard of proof: the call could well have been influenced, or it probably was. */
  readonly standard: 'could-have-been-influenced' | 'probably-influenced'
  readonly changed: LawReference
  /** Whether four passes end the time for a change. */
  readonly passingOutEnds: boolean
}

const TERMS: Term<Terms> = {
  1987: { standard: 'probably-influenced', changed: '21B1', passingOutEnds: true },
  1997: { standard: 'probably-influenced', changed: '21B1', passingOutEnds: true },
  2007: { standard: 'could-have-been-influenced', changed: '21B1(a)', passingOutEnds: false },
  2017: { standard: 'could-have-been-influenced', changed: '21B1(a)', passingOutEnds: false }
}

/** A call based on misinformation from an opponent, or on the player's own misunderstanding. */
export const law21: Law<Misinformation> = {
  number: 21,
  title: 'Call based on misinformation',
  editions: { 1987: changeOrReview, 1997: changeOrReview, 2007: changeOrReview, 2017: changeOrReview }
}

function * changeOrReview ({ table, action }: Misinformation, book: Book): Dialogue<Finding> {
  const { by } = action
  const { standard, changed, passingOutEnds } = book.read(TERMS)
  const misinformed = yield * isTrue({ id: 'misinformed', asked: 'aside', judgement: true, laws: ['21'], values: { about: 'call', player: by } }, { yes: '21B', no: '21A' })
  if (!misinformed) return finding('21A', note('own-misunderstanding', { player: by }))
  const last = lastCallAt(table, by)
  if (last === undefined || last.partnerHasCalled || playHasBegun(table) || (passingOutEnds && isPassedOut(table.auction))) {
    return finding('21B3', review(SIDE[by], '21B3'), note('too-late-to-change', { player: by }))
  }
  const { first, later, lhoCall } = last
  const legal = openInItsPlace(table, last)
  if (legal.every(call => call === first.call)) return finding(changed, note('no-other-call', { player: by, call: first.call }))
  const influenced = yield * isTrue({ id: standard, asked: 'aside', judgement: true, laws: [changed], values: { player: by, call: first.call } }, { yes: changed })
  if (!influenced) return finding(changed, note('call-not-influenced', { player: by }))

  const second = yield * newCall(action, first, legal, changed)
  if (second === undefined) return finding(changed, note('keeps-his-call', { player: by }))
  const information = book.read(WITHDRAWN_ACTIONS)
  const couldStay = stillStand(last, second)
  const withdrawn = lhoCall === undefined ? !couldStay : yield * takesBack(lhoCall, couldStay, first)
  const told = (call: CallOf) => unauthorised(LHO[by], { by: call.by, call: call.call }, information)
  const parts = [told(first), note('authorised-for', { side: SIDE[by] }), ...whileHandsAreOut(table)]
  if (!withdrawn) return finding(changed, parts, putUnder(table, last, second, changed))
  return finding([changed, '21B2'], cancelCall(first, changed), parts, later.flatMap(call => [cancelCall(call, '21B2'), told(call)]),
    lhoCall === undefined ? [] : yield * book.see(afterWithdrawal, lhoCall), hearNext(callAction(second)))
}

/** The call that the misinformed player makes instead, as reported or asked; none if he keeps his own. */
function * newCall (action: ActionOf<'misinformation'>, first: CallOf, legal: readonly Call[], law: LawReference): Dialogue<CallOf | undefined> {
  const { by, to, meaning } = action
  const reported = to === undefined ? undefined : parseCall(to)
  if (reported === first.call) return undefined
  if (reported !== undefined && legal.includes(reported)) return { by, call: reported, ...meaning && { meaning } }
  const among = legal.filter(call => call !== first.call)
  const answer = yield {
    id: 'changed-call', decider: { role: 'player', seat: by }, asked: 'at-table', laws: [law], values: { player: by, call: first.call },
    options: [{ id: 'keep', laws: [law] }], calls: { among, laws: [law] }
  }
  const call = among.find(one => one === answer)
  return call === undefined ? undefined : { by, call }
}

/** Whether the opponent who called over the changed call takes his own back; he must if it could not stand over the new one. */
function * takesBack (call: CallOf, couldStay: boolean, changed: CallOf): Dialogue<boolean> {
  if (!couldStay) return true
  return (yield * choose({
    id: 'withdraw-call', decider: { role: 'player', seat: call.by }, asked: 'at-table', laws: ['21B2'], values: { player: call.by, call: call.call, offender: changed.by }
  }, { keep: '21B2', withdraw: '21B2' })) === 'withdraw'
}

/** What the opponent's withdrawn call costs his side: lead restrictions in 2017, where the Regulating Authority does not say otherwise. */
const afterWithdrawal: Law<CallOf, readonly Part[]> = {
  number: 21,
  title: 'Call withdrawn by the side that misinformed',
  editions: { 1987: reviewOnly, 1997: reviewOnly, 2007: leadRestrictions({ byDefault: false }), 2017: leadRestrictions({ byDefault: true }) }
}

function reviewOnly ({ by }: CallOf): Dialogue<readonly Part[]> {
  return settled([review(OPPONENTS[SIDE[by]], '21B2')])
}

function leadRestrictions ({ byDefault }: { readonly byDefault: boolean }) {
  return (withdrawn: CallOf, book: Book): Dialogue<readonly Part[]> =>
    settled(book.regulations['apply-26-after-21B2'] ?? byDefault ? [replacementCall(withdrawn, '21B2')] : [])
}

/** The call that replaces one withdrawn under 21B2: nobody is silenced, only the lead is open. */
export const law21Replaced: Law<ReplacedCall, readonly Part[]> = {
  number: 21,
  title: 'Call in place of one withdrawn by the side that misinformed',
  editions: { 1987: leadsOnly, 1997: leadsOnly, 2007: leadsOnly, 2017: leadsOnly }
}

function * leadsOnly ({ withdrawn, replacement, forced, auction }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
  const { isComparable, basis } = yield * book.see(law23, { withdrawn, replacement, forced })
  return isComparable ? basis : [...basis, ...yield * book.see(law26, { withdrawn: [withdrawn], auction, final: replacement })]
}
