import type { ActionOf, Action } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, nextCall, replacementAttempt, substituteOf, type CallMade, type CallOf } from '../ruling/facts.ts'
import { authoriseInformation, cancelCall, citing, consumed, finding, hearNext, impose, merge, mustPass, note, recordCall, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { isAdmissible, isLegalOver, isPassedOut, type Auction } from '../table/auction.ts'
import { isAboveSeven } from '../table/call.ts'
import { LHO, PARTNER, SIDE } from '../table/seat.ts'
import { auctionIsOver, dutyToPass, playHasBegun, type Table } from '../table/table.ts'
import { lastCallAt, openInItsPlace, putUnder, stillStand, whileHandsAreOut, type LastCall } from './changedCall.ts'
import { EXTRANEOUS, WITHDRAWN_ACTIONS, fromWithdrawn } from './law16.ts'
import { law23, reviewAssistance, reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'

/** A player who has called puts another call in place of his last one, or tries to. */
export interface ChangeOfCall {
  readonly table: Table
  readonly action: ActionOf<'change-call'>
  readonly since: readonly Action[]
}

/** The same, with the first call found in the auction. */
interface Change extends LastCall {
  readonly table: Table
  readonly second: CallOf
  readonly since: readonly Action[]
}

/** How an edition deals with a change of call. */
interface Terms {
  /** 25A: the paragraph for correcting a call that was never intended. */
  readonly unintended: LawReference
  /** It comes too late: partner has called, or the auction period is over. */
  readonly partnerHasCalled: LawReference
  readonly periodIsOver: LawReference
  /** A correction after a pause for thought comes too late. */
  readonly withoutPause: boolean
  /** Who ends the time for a correction by calling. */
  readonly until: 'partner' | 'lho'
  /** Whether four passes end the time as well. */
  readonly passingOutEnds: boolean
  /** LHO may take back the call that he made over the unintended one. */
  readonly withdrawal: LawReference
  /** 25B: a change that was intended. */
  readonly intended: (change: Change, book: Book) => Dialogue<Finding>
}

const TERMS: Term<Terms> = {
  1987: { unintended: '25A', partnerHasCalled: '25A', periodIsOver: '25A', withoutPause: true, until: 'lho', passingOutEnds: true, withdrawal: '25A', intended: offenderChooses(partnerSilenced) },
  1997: { unintended: '25A', partnerHasCalled: '25A', periodIsOver: '25A', withoutPause: true, until: 'partner', passingOutEnds: true, withdrawal: '25A', intended: offenderChooses(scoreLimited) },
  2007: { unintended: '25A1', partnerHasCalled: '25A2', periodIsOver: '25A3', withoutPause: true, until: 'partner', passingOutEnds: false, withdrawal: '25A4', intended: firstCallStands(leadsAtDirectorsDiscretion) },
  2017: { unintended: '25A1', partnerHasCalled: '25A4', periodIsOver: '25A5', withoutPause: false, until: 'partner', passingOutEnds: false, withdrawal: '25A6', intended: firstCallStands(leadsUnlessComparable) }
}

/** A change of call, reported as such. */
export const law25: Law<ChangeOfCall> & { readonly ofCall: Law<CallMade> } = {
  number: 25,
  title: 'Legal and illegal changes of call',
  editions: { 1987: changeOfCall, 1997: changeOfCall, 2007: changeOfCall, 2017: changeOfCall },
  /** A further call at LHO's turn by a player who has called. */
  ofCall: {
    number: 25,
    title: 'A further call at the turn of the player on the left',
    editions: { 1987: furtherCall, 1997: furtherCall, 2007: furtherCall, 2017: furtherCall }
  }
}

/** 25A for a call that is irregular itself and not yet ruled on; undefined if the first call was intended. */
export const changeOfIrregularCall: Law<CallMade, Finding | undefined> = {
  number: 25,
  title: 'Correction of an irregular call',
  editions: { 1987: correctionOfIrregularCall, 1997: correctionOfIrregularCall, 2007: correctionOfIrregularCall, 2017: correctionOfIrregularCall }
}

/** What becomes of a call that was never meant, in the place of which another was put at once; undefined if it was meant. */
export const unintendedAttempt: Law<Pick<Change, 'first' | 'second'>, readonly Part[] | undefined> = {
  number: 25,
  title: 'Correction of an attempt to replace a call',
  editions: { 1987: slipOf, 1997: slipOf, 2007: slipOf, 2017: slipOf }
}

/** A change of the last call of which the director has said already that it was meant (25B). */
export const intendedChange: Law<Pick<Change, 'table' | 'second' | 'since'>> = {
  number: 25,
  title: 'Change of a call that was intended',
  editions: { 1987: changeOfMind, 1997: changeOfMind, 2007: changeOfMind, 2017: changeOfMind }
}

function changeOfMind (change: Pick<Change, 'table' | 'second' | 'since'>, book: Book): Dialogue<Finding> {
  const last = lastCallAt(change.table, change.second.by)
  return last === undefined ? settled(finding([])) : intended({ ...change, ...last }, book)
}

function * slipOf ({ first, second }: Pick<Change, 'first' | 'second'>, book: Book): Dialogue<readonly Part[] | undefined> {
  const terms = book.read(TERMS)
  return (yield * wasUnintended(first, second, terms)) ? [citing(terms.unintended), cancelCall(first, terms.unintended)] : undefined
}

function * correctionOfIrregularCall (made: CallMade, book: Book): Dialogue<Finding | undefined> {
  const intended = replacementAttempt(made)
  const terms = book.read(TERMS)
  if (intended === undefined || !(yield * wasUnintended(made, intended, terms))) return undefined
  return finding(terms.unintended, cancelCall(made, terms.unintended), consumed(1), takenBack(made.table.auction, made, intended, made.since.slice(1), terms, book), hearNext(callAction(intended)))
}

function changeOfCall ({ table, action, since }: ChangeOfCall, book: Book): Dialogue<Finding> {
  const second = substituteOf(action)
  const last = lastCallAt(table, second.by)
  if (last !== undefined) return withoutPassBefore({ table, second, since, ...last }, book)
  return settled(playHasBegun(table) ? comesTooLate(second, book.read(TERMS).periodIsOver, book) : finding([], hearNext(callAction(second))))
}

/** The wish to change a call is no call any more, but it tells something. */
const comesTooLate = (second: CallOf, law: LawReference, book: Book): Finding =>
  finding(law, cancelCall(second, law), unauthorised(second.by, { by: second.by, call: second.call, remark: true }, book.read(EXTRANEOUS)), note('too-late-to-change', { player: second.by }))

function furtherCall (made: CallMade, book: Book): Dialogue<Finding> {
  const { table, by, call, meaning, since } = made
  const last = lastCallAt(table, by)
  if (last === undefined) return settled(finding([]))
  return withoutPassBefore({ table, second: { by, call, ...meaning && { meaning } }, since, ...last }, book)
}

/** Where the first call was itself a second pass that was accepted at LHO's turn (30A before 2017), both make way for another call. */
function * withoutPassBefore (change: Change, book: Book): Dialogue<Finding> {
  const found = yield * changeAt(change, book)
  const { first, before } = change
  const passBefore = before.at(-1)
  if (passBefore?.by !== first.by || !found.effects.some(effect => effect.type === 'cancel-call' && effect.by === first.by && effect.call === first.call)) return found
  return { ...found, effects: [...finding([], cancelCall(passBefore, '25')).effects, ...found.effects] }
}

function * changeAt (change: Change, book: Book): Dialogue<Finding> {
  const { table, first, lhoCall, partnerHasCalled, second } = change
  const terms = book.read(TERMS)
  if (first.call === second.call) return yield * intended(change, book)
  if (playHasBegun(table) || partnerHasCalled) return comesTooLate(second, partnerHasCalled ? terms.partnerHasCalled : terms.periodIsOver, book)
  const inTime = !(terms.until === 'lho' && lhoCall !== undefined) && !(terms.passingOutEnds && isPassedOut(table.auction))
  if (inTime && (yield * wasUnintended(first, second, terms))) return yield * corrected(change, terms, book)
  const found = yield * intended(change, book)
  return inTime ? found : merge(finding([], note('too-late-to-change', { player: second.by }), note('unconfirmed-for-edition')), found)
}

/** 25B: both calls were meant. */
function * intended (change: Change, book: Book): Dialogue<Finding> {
  const { table, first, before, later, second } = change
  if (first.call === second.call) return finding('25B2', cancelCall(second, '25B2'), note('nothing-changes', { player: second.by }))
  // Not a change of call any more: over another's call it is a call of its own, after the last pass one after the auction,
  // and a call that could never stand is dealt with under its own Law.
  const neverLegal = ((second.call === 'X' || second.call === 'XX') && !isAdmissible(before, second.by, second.call)) || isAboveSeven(second.call) ||
    (second.call !== 'Pass' && dutyToPass(table, second.by) !== undefined)
  if (later.length > 0 || auctionIsOver(table) || neverLegal) return finding([], hearNext(callAction(second)))
  return yield * book.read(TERMS).intended(change, book)
}

/** Whether the player never meant the call that he made (and, before 2017, put it right without pause for thought). */
function * wasUnintended (first: CallOf, second: CallOf, { unintended, withoutPause }: Terms): Dialogue<boolean> {
  const values = { about: 'call', offender: first.by, first: first.call, second: second.call }
  const slip = yield * isTrue({ id: 'unintended', asked: 'aside', judgement: true, laws: [unintended], values }, { yes: unintended, no: '25B' })
  return slip && !(withoutPause && (yield * isTrue({ id: 'pause-for-thought', asked: 'aside', judgement: true, laws: [unintended], values }, { yes: '25B', no: unintended })))
}

// 25A: the unintended call counts as never made, and the intended one is judged afresh.
function * corrected (change: Change, terms: Terms, book: Book): Dialogue<Finding> {
  const { table, first, before, later, lhoCall, second, since } = change
  const { unintended, withdrawal } = terms
  const couldStay = stillStand(change, second)
  const withdrawn = lhoCall === undefined ? !couldStay : yield * takesBack(lhoCall, couldStay, first, withdrawal)
  // An edition without a paragraph of its own for it does not say so.
  const doubt = lhoCall !== undefined && withdrawal === unintended ? note('unconfirmed-for-edition') : []
  if (!withdrawn) return finding(unintended, putUnder(table, change, second, unintended), whileHandsAreOut(table), doubt, takenBack(before, first, second, later.length === 0 ? since : [], terms, book))
  return finding(unintended, cancelCall(first, unintended), citing(withdrawal), whileHandsAreOut(table), doubt,
    later.flatMap(call => [cancelCall(call, withdrawal), unauthorised(first.by, { by: call.by, call: call.call }, book.read(WITHDRAWN_ACTIONS))]), hearNext(callAction(second)))
}

/** LHO's next call, where it could stand over the unintended call only: he meant it over that one, and takes it back. */
function takenBack (before: Auction, first: CallOf, second: CallOf, since: readonly Action[], { withdrawal }: Terms, book: Book): readonly Part[] {
  const over = nextCall(since)
  if (over?.by !== LHO[first.by] || isLegalOver([...before, second], over.by, over.call) || !isLegalOver([...before, first], over.by, over.call)) return []
  return [citing(withdrawal), cancelCall(over, withdrawal), unauthorised(first.by, { by: over.by, call: over.call }, book.read(WITHDRAWN_ACTIONS)), consumed(1)]
}

/** Whether LHO takes back his call over a call that has been replaced; he must if it could not stand over the new one. */
function * takesBack (call: CallOf, couldStay: boolean, offender: CallOf, law: LawReference): Dialogue<boolean> {
  if (!couldStay) return true
  return (yield * choose({
    id: 'withdraw-call', decider: { role: 'offender-lho', seat: call.by }, asked: 'at-table', laws: [law], values: { player: call.by, call: call.call, offender: offender.by }
  }, { keep: law, withdraw: law })) === 'withdraw'
}

/** Whether LHO lets the second call stand, by saying so or by having called over it. */
function * acceptsSecond ({ table, before, second, first, since }: Change, accepted: LawReference, refused: LawReference): Dialogue<'accept' | 'reject' | 'over-first'> {
  const lho = LHO[second.by]
  const over = nextCall(since)
  if (over?.by === lho) {
    if (!isLegalOver([...before, second], lho, over.call)) return 'over-first'
    if (!isLegalOver(table.auction, lho, over.call)) return 'accept'
    return (yield * choose({
      id: 'call-meant-as', decider: { role: 'offender-lho', seat: lho }, asked: 'aside', laws: [accepted], values: { player: lho, offender: second.by, call: second.call }
    }, { 'over-the-call': accepted, 'own-call': refused })) === 'over-the-call' ? 'accept' : 'over-first'
  }
  return yield * choose({
    id: 'accept-call', decider: { role: 'offender-lho', seat: lho }, asked: 'at-table', laws: [accepted], values: { lho, offender: second.by, call: second.call, first: first.call, turn: lho }
  }, { accept: accepted, reject: refused })
}

type Leads = (withdrawn: CallOf, standing: CallOf, auction: Auction, book: Book) => Dialogue<readonly Part[]>

// 2007, 2017: accepted, the second call stands; otherwise the first one does. Nobody is silenced either way.
function firstCallStands (leads: Leads) {
  return function * (change: Change, book: Book): Dialogue<Finding> {
    const { table, before, first, second } = change
    const informed = (withdrawn: CallOf) => unauthorised(withdrawn.by, { by: withdrawn.by, call: withdrawn.call }, book.read(WITHDRAWN_ACTIONS))
    if ((yield * acceptsSecond(change, '25B1', '25B2')) === 'accept') {
      return finding(['25B1', '25B3'], cancelCall(first, '25B1'), recordCall(second, '25B1'), informed(first), yield * leads(first, second, [...before, second], book))
    }
    return finding(['25B2', '25B3'], cancelCall(second, '25B2'), informed(second), yield * leads(second, first, table.auction, book))
  }
}

function * leadsUnlessComparable (withdrawn: CallOf, standing: CallOf, auction: Auction, book: Book): Dialogue<readonly Part[]> {
  const { isComparable, basis } = yield * book.see(law23, { withdrawn, replacement: standing })
  if (isComparable) return [...basis, citing('26A'), authoriseInformation(withdrawn, '26A'), reviewAssistance(withdrawn.by, '23C')]
  return [...basis, ...yield * book.see(law26, { withdrawn: [withdrawn], auction, final: standing }), reviewDamage(withdrawn.by, book)]
}

// 2007 is silent on Law 26 after a change of call.
function * leadsAtDirectorsDiscretion (withdrawn: CallOf, standing: CallOf, auction: Auction, book: Book): Dialogue<readonly Part[]> {
  const applies = yield * isTrue({
    id: 'lead-restriction-applies', asked: 'aside', judgement: true, laws: ['25B', '26'],
    values: { offender: withdrawn.by, call: withdrawn.call, partner: PARTNER[withdrawn.by] }, hints: [{ id: 'hint-leaning-no', values: {} }]
  })
  return [...applies ? yield * book.see(law26, { withdrawn: [withdrawn], auction, final: standing }) : [], reviewDamage(withdrawn.by, book)]
}

// 1987, 1997: not accepted, the offender keeps his first call at the price of one pass by partner, or makes another at a higher price.
function offenderChooses (price: (offender: CallOf['by'], book: Book) => readonly Part[]) {
  return function * (change: Change, book: Book): Dialogue<Finding> {
    const { table, before, first, second, since } = change
    const answer = yield * acceptsSecond(change, '25B1', '25B2')
    if (answer === 'accept') return finding('25B1', cancelCall(first, '25B1'), recordCall(second, '25B1'))
    const over = nextCall(since)
    if (answer === 'over-first' && over !== undefined) {
      const withdrawn = yield * takesBack(over, isLegalOver([...before, second], over.by, over.call), second, '25B1')
      return finding('25B1', cancelCall(first, '25B1'), recordCall(second, '25B1'),
        withdrawn ? [cancelCall(over, '25B1'), unauthorised(second.by, { by: over.by, call: over.call }, '16C2'), consumed(1)] : [])
    }
    const among = openInItsPlace(table, change).filter(call => call !== first.call)
    const choice = yield {
      id: 'first-call-or-other', decider: { role: 'offender', seat: first.by }, asked: 'at-table', laws: ['25B2(b)'],
      values: { offender: first.by, first: first.call, second: second.call, partner: PARTNER[first.by] },
      options: [{ id: 'keep', laws: ['25B2(b)(1)'] }], calls: { among, laws: ['25B2(b)(2)'] }
    }
    if (choice === 'keep') {
      return finding('25B2(b)(1)', cancelCall(second, '25B2'), fromWithdrawn(second, book), mustPass(PARTNER[first.by], 'next', '25B2(b)(1)'),
        citing('25B2(c)'), yield * book.see(law26, { withdrawn: [second], auction: table.auction }), reviewDamage(first.by, book))
    }
    const other = among.find(call => call === choice) ?? first.call
    const chosen: CallOf = other === second.call ? second : { by: first.by, call: other }
    const withdrawn = chosen === second ? [first] : [first, second]
    return finding('25B2(b)(2)', withdrawn.flatMap(call => [cancelCall(call, '25B2'), fromWithdrawn(call, book)]), recordCall(chosen, '25B2(b)(2)'), price(first.by, book),
      citing('25B2(c)'), yield * book.see(law26, { withdrawn, auction: [...before, chosen], final: chosen }))
  }
}

function partnerSilenced (offender: CallOf['by'], book: Book): readonly Part[] {
  return [mustPass(PARTNER[offender], 'all', '25B2(b)(2)'), reviewDamage(offender, book)]
}

function scoreLimited (offender: CallOf['by']): readonly Part[] {
  return [impose({ type: 'score-limit', side: SIDE[offender], limit: 'average-minus', law: '25B2(b)(2)' })]
}
