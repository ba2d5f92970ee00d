import type { LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseCall, type Dialogue } from '../ruling/dialogue.ts'
import { callsBeforeLead, positionOf, replacementAttempt, type CallMade, type CallOf, type Position } from '../ruling/facts.ts'
import { authoriseInformation, cancelCall, citing, consumed, finding, mustPass, note, recordCall, replacementCall, type Finding, type Part } from '../ruling/finding.ts'
import { legalCallsUnder } from '../ruling/legal.ts'
import { isClosed, isLegalOver, legalCalls, turnToCall, type Auction } from '../table/auction.ts'
import { PARTNER } from '../table/seat.ts'
import { dutyToPass } from '../table/table.ts'
import { cancelWith, cancelWithAttempt, cancelWithLaterCalls, lhoHasCalled } from './inadmissible.ts'
import { fromWithdrawn } from './law16.ts'
import { law23, reviewAssistance, reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { calledInOwnRight, inadmissibleOvertaken } from './law28.ts'
import type { ReplacedCall } from './replaced.ts'

// Before 2007 Law 32 takes them; it speaks of RHO's and partner's turn only, so that at LHO's turn the general rule of 36 is left.
const OF_LAW_32 = { rho: '32', partner: '32A', lho: '36' } as const
const OF_LAW_36 = { rho: '36B4', partner: '36B4', lho: '36B4' } as const

/** A double or redouble that Law 19 does not allow, in or out of rotation. */
export const law36: Law<CallMade> = {
  number: 36,
  title: 'Inadmissible doubles and redoubles',
  editions: {
    1987: partnerIsBarred({ condoned: '35A', afterLead: '35A', inRotation: '36', elsewhere: OF_LAW_32 }),
    1997: partnerIsBarred({ condoned: '35A', afterLead: '35A', inRotation: '36', elsewhere: OF_LAW_32 }),
    2007: partnerIsBarred({ condoned: '36A', afterLead: '36A', inRotation: '36B2', elsewhere: OF_LAW_36 }),
    2017: partnerIsBarred({ condoned: '36A', afterLead: '36C', inRotation: '36B2', elsewhere: OF_LAW_36 })
  }
}

/** The offender's call in the place of an inadmissible double or redouble: his partner is barred already, only the lead is open. */
export const law36Replaced: Law<ReplacedCall, readonly Part[]> = {
  number: 36,
  title: 'Inadmissible doubles and redoubles: the call in their place',
  editions: { 1987: leadsOnly, 1997: leadsOnly, 2007: leadsOnly, 2017: leadsUnlessComparable }
}

/** Whether the lead restriction for an inadmissible double or redouble is always that of 26B, whatever suits it showed. */
export const ALWAYS_26B: Term<boolean> = { 1987: true, 1997: true, 2007: false, 2017: true }

interface Paragraphs {
  readonly condoned: LawReference
  /** Where nobody noticed before the opening lead was faced. */
  readonly afterLead: LawReference
  readonly inRotation: LawReference
  /** By whose turn it was. */
  readonly elsewhere: Readonly<Record<Exclude<Position, 'own'>, LawReference>>
}

function partnerIsBarred ({ condoned, afterLead, inRotation, elsewhere }: Paragraphs) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const position = positionOf(made)
    if (position !== 'own' && (yield * calledInOwnRight(made, false))) return yield * book.see(inadmissibleOvertaken, made)
    const unnoticed = callsBeforeLead(made)
    if (unnoticed !== undefined) return finding(afterLead, cancelCall(made, afterLead), fromWithdrawn(made, book), asIfNotMade(made, unnoticed, afterLead, book), note('as-if-not-made', { offender: made.by, call: made.call }), afterLead === condoned ? note('unconfirmed-for-edition') : [])
    if (lhoHasCalled(made)) return finding(condoned, cancelWithLaterCalls(made, condoned, book), note('as-if-nothing-had-happened', { offender: made.by }))
    if (position !== 'own') {
      const law = elsewhere[position]
      return finding(law, cancelWithAttempt(made, law, book), mustPass(PARTNER[made.by], 'all', law), replacementCall(made, law), reviewDamage(made.by, book),
        // Out of rotation the general rule is a proposal.
        law === inRotation ? note('law-silent') : [])
    }
    const substitute = yield * substituteFor(made, inRotation)
    const attempt = replacementAttempt(made)
    const kept = attempt !== undefined && attempt.call === substitute.call
    const auction = [...made.table.auction, substitute]
    const judged = yield * book.see(law36Replaced, { withdrawn: made, replacement: substitute, forced: dutyToPass(made.table, made.by) !== undefined, auction, rhoActed: false })
    return finding(inRotation, cancelCall(made, inRotation), fromWithdrawn(made, book),
      attempt === undefined ? [] : [consumed(1), ...kept ? [] : [cancelCall(attempt, inRotation), fromWithdrawn(attempt, book)]],
      recordCall(substitute, inRotation), mustPass(PARTNER[made.by], 'all', inRotation), judged)
  }
}

/** The auction as if the double had not been made: of what was called after it everything that has no place there is cancelled. */
function asIfNotMade (made: CallMade, later: readonly CallOf[], law: LawReference, book: Book): readonly Part[] {
  const cancelled = [...later]
  const recorded = callsWithout(made, later).map(call => {
    const at = cancelled.findIndex(({ by, call: said }) => by === call.by && said === call.call)
    const [said] = at === -1 ? [] : cancelled.splice(at, 1)
    return recordCall(said ?? call, said === undefined ? law : '17C')
  })
  return [consumed(later.length), ...cancelled.flatMap(said => cancelWith(made, said, law, book)), ...recorded]
}

/** The calls after the table's auction if a pass had been made instead of the double: a later double that was over it is a pass as well, and passes close the auction. */
function callsWithout ({ table: { dealer, auction }, by }: CallMade, later: readonly CallOf[]): Auction {
  const instead: CallOf[] = [{ by, call: 'Pass' }]
  for (const call of later) instead.push(isLegalOver([...auction, ...instead], call.by, call.call) ? call : { by: call.by, call: 'Pass' })
  let all = auction
  let passes: readonly CallOf[] = []
  for (const call of instead) {
    if (call.call === 'Pass') passes = [...passes, call]
    else {
      all = [...all, ...passesBefore(dealer, all, passes, call.by), call]
      passes = []
    }
  }
  while (!isClosed(all)) all = [...all, { by: turnToCall(dealer, all), call: 'Pass' }]
  return all.slice(auction.length)
}

/** Those of the passes before a further call that have a place there: in rotation, without closing the auction, and so that his turn comes if it can; nobody calls twice running. */
function passesBefore (dealer: Seat, auction: Auction, passes: readonly CallOf[], next: Seat): readonly CallOf[] {
  const kept: CallOf[] = []
  for (const pass of passes) {
    const all = [...auction, ...kept]
    if (turnToCall(dealer, all) === pass.by && !isClosed([...all, pass])) kept.push(pass)
  }
  for (let count = kept.length; count >= 0; count--) {
    if (turnToCall(dealer, [...auction, ...kept.slice(0, count)]) === next) return kept.slice(0, count)
  }
  return kept.length === 0 && auction.at(-1)?.by === next ? passes.slice(-1) : kept
}

/** The legal call that the offender puts in place of his double, unless he has put one there already. */
function * substituteFor (made: CallMade, law: LawReference): Dialogue<CallOf> {
  const { by, table } = made
  const attempt = replacementAttempt(made)
  const open = legalCallsUnder(table, by).filter(call => isLegalOver(table.auction, by, call))
  // A call that has to be repeated but could not stand leaves him free.
  const legal = open.length === 0 ? legalCalls(table.auction, by) : open
  if (attempt !== undefined && legal.includes(attempt.call)) return attempt
  const call = yield * chooseCall({
    id: 'replacement-call', decider: { role: 'offender', seat: by }, asked: 'at-table', laws: [law], values: { offender: by, call: made.call, partner: PARTNER[by] }
  }, legal, law)
  return { by, call }
}

function * leadsOnly ({ withdrawn, replacement, auction }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
  return [...yield * book.see(law26, { withdrawn: [withdrawn], auction, final: replacement, onlyB: book.read(ALWAYS_26B) }), reviewDamage(withdrawn.by, book)]
}

function * leadsUnlessComparable ({ withdrawn, replacement, forced, auction }: ReplacedCall, book: Book): Dialogue<readonly Part[]> {
  const { isComparable, basis } = yield * book.see(law23, { withdrawn, replacement, forced })
  if (isComparable) {
    return [citing('36B3'), ...basis, citing('26A'), authoriseInformation(withdrawn, '26A'), reviewAssistance(withdrawn.by, '23C')]
  }
  return [citing('36B3'), ...basis, ...yield * book.see(law26, { withdrawn: [withdrawn], auction, final: replacement }), reviewDamage(withdrawn.by, book)]
}
