import type { Call, LawReference } from '../../schemas/words.ts'
import { sameMeaning } from '../meanings/comparable.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, chooseCall, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { nextCall, replacementAttempt, type CallMade, type CallOf } from '../ruling/facts.ts'
import { cancelCall, citing, consumed, finding, mustPass, note, recordCall, type Finding, type Part } from '../ruling/finding.ts'
import { isLegalOver, isSufficient, legalCalls, lowestSufficient, type Auction } from '../table/auction.ts'
import { denominationOf, isAboveSeven, isBid } from '../table/call.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { inForce } from '../table/table.ts'
import { fromWithdrawn } from './law16.ts'
import { hintsOf, law23, reviewAssistance, reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { acceptCall } from './law29.ts'

/** A bid in rotation that does not supersede the last bid. */
export const law27: Law<CallMade> = {
  number: 27,
  title: 'Insufficient bid',
  editions: {
    1987: acceptOrReplace({ accepted: '27A', refused: '27B', replace: offenderChoosesAnew }),
    1997: acceptOrReplace({ accepted: '27A', refused: '27B', replace: offenderChoosesAnew }),
    2007: acceptOrReplace({ accepted: '27A1', refused: '27B', replace: replacementCounts(sameOrMorePrecise) }),
    2017: acceptOrReplace({ accepted: '27A1', refused: '27B', replace: replacementCounts(specifiesTheSameOrComparable) })
  }
}

interface Terms {
  readonly accepted: LawReference
  readonly refused: LawReference
  /** `final` where LHO has called over the attempt already, so that it counts. */
  readonly replace: (insufficient: CallMade, attempt: CallOf | undefined, book: Book, final?: 'final') => Dialogue<Finding>
}

function acceptOrReplace ({ accepted, refused, replace }: Terms) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const attempt = replacementAttempt(made)
    const lho = LHO[made.by]
    const over = nextCall(attempt === undefined ? made.since : made.since.slice(1))
    const lhoCall = over?.by === lho ? over : undefined
    if (attempt === undefined) {
      if (lhoCall !== undefined) return finding(accepted, recordCall(made, accepted), note('rights-forfeited', { player: lho }))
      return (yield * acceptCall(made, accepted, refused)) === 'accept' ? finding(accepted, recordCall(made, accepted)) : yield * replace(made, undefined, book)
    }
    if (lhoCall !== undefined) {
      if (yield * calledOverReplacement(made, attempt, lhoCall, accepted)) return yield * standsUnderLho(made, attempt, book, replace)
      return finding(accepted, recordCall(made, accepted), cancelCall(attempt, accepted), fromWithdrawn(attempt, book), consumed(1))
    }
    if ((yield * acceptCall(made, accepted, refused)) === 'accept') {
      return finding(accepted, recordCall(made, accepted), cancelCall(attempt, accepted), fromWithdrawn(attempt, book), consumed(1))
    }
    return yield * replace(made, attempt, book)
  }
}

/** LHO called after the bid had been replaced: over the replacement, or over the insufficient bid? */
function * calledOverReplacement (made: CallMade, attempt: CallOf, lhoCall: CallOf, accepted: LawReference): Dialogue<boolean> {
  const { auction } = made.table
  if (!isLegalOver([...auction, attempt], lhoCall.by, lhoCall.call)) return false
  if (!isLegalOver([...auction, made], lhoCall.by, lhoCall.call)) return true
  return (yield * choose({
    id: 'call-meant-as', decider: { role: 'offender-lho', seat: lhoCall.by }, asked: 'aside', laws: [accepted], values: { player: lhoCall.by, offender: made.by, call: attempt.call, first: made.call }
  }, { 'over-the-call': '27C', 'own-call': accepted })) === 'over-the-call'
}

/** LHO has called over the replacement: it stands, and what is irregular in it is accepted. */
function * standsUnderLho (made: CallMade, attempt: CallOf, book: Book, replace: Terms['replace']): Dialogue<Finding> {
  const legal = isLegalOver(made.table.auction, attempt.by, attempt.call)
  if (legal && attempt.call !== 'X' && attempt.call !== 'XX') return yield * replace(made, attempt, book, 'final')
  return finding('27C', cancelCall(made, '27B'), fromWithdrawn(made, book), recordCall(attempt, '27C'), consumed(1), note('replacement-condoned', { lho: LHO[made.by] }))
}

/** Calls that may take the place of an insufficient bid. */
function substitutes ({ table, by }: CallMade, doubles: boolean): readonly Call[] {
  const mayDouble = doubles && !inForce(table, 'may-not-double').some(({ player }) => player === by)
  return legalCalls(table.auction, by).filter(call => mayDouble || !isDouble(call))
}

function replacementCall (made: CallMade, among: readonly Call[], law: LawReference): Dialogue<Call> {
  return chooseCall({
    id: 'replacement-call', decider: { role: 'offender', seat: made.by }, asked: 'at-table', laws: ['27B'], values: { offender: made.by, call: made.call, partner: PARTNER[made.by] }
  }, among, law)
}

/** How a replacement is judged: free under B1, or not. */
type Judge = (insufficient: CallMade, replacement: CallOf, book: Book) => Dialogue<readonly Part[] | undefined>

// 2007, 2017: a legal replacement counts, whether made before the ruling (27C) or after it; a failed double or second insufficient bid closes B1.
function replacementCounts (judge: Judge) {
  return function * (made: CallMade, attempt: CallOf | undefined, book: Book): Dialogue<Finding> {
    const { by, table: { auction } } = made
    const withdrawn: CallOf[] = [made]
    const heard = attempt === undefined ? [] : [consumed(1), citing('27C')]
    let open = true
    let doublesAllowed = true
    let call = attempt ?? { by, call: yield * replacementCall(made, substitutes(made, true), '27B') }
    for (;;) {
      if (isBid(call.call) && !isAboveSeven(call.call) && !isSufficient(auction, call.call)) {
        if ((yield * acceptCall({ ...made, ...call }, '27A1', '27B4')) === 'accept') {
          return finding('27B4', withdraw(withdrawn, '27B', book), recordCall(call, '27A1'), heard)
        }
        open = false
      } else if (!isLegalOver(auction, by, call.call)) {
        open = false
        doublesAllowed = false
      } else {
        const free = open || isDouble(call.call) ? yield * judge(made, call, book) : undefined
        if (free !== undefined && open) return finding('27B1', cancelCall(made, '27B'), recordCall(call, '27B1'), heard, free)
        if (free !== undefined || !isDouble(call.call)) return finding(open ? '27B2' : lawOfClosing(withdrawn), yield * partnerSilenced(withdrawn, call, auction, book, open ? '27B2' : lawOfClosing(withdrawn)), heard)
        open = false
        doublesAllowed = false
      }
      withdrawn.push(call)
      call = { by, call: yield * replacementCall(made, substitutes(made, doublesAllowed), lawOfClosing(withdrawn)) }
    }
  }
}

const isDouble = (call: Call): boolean => call === 'X' || call === 'XX'
/** B3 after a double that did not count, B4 after another insufficient bid. */
const lawOfClosing = (withdrawn: readonly CallOf[]): LawReference => isDouble(withdrawn.at(-1)?.call ?? 'Pass') ? '27B3' : '27B4'
const withdraw = (calls: readonly CallOf[], law: LawReference, book: Book): readonly Part[] => calls.flatMap(call => [cancelCall(call, law), fromWithdrawn(call, book)])

function * partnerSilenced (withdrawn: readonly CallOf[], final: CallOf, auction: Auction, book: Book, law: LawReference): Dialogue<readonly Part[]> {
  return [
    ...withdraw(withdrawn, '27B', book), recordCall(final, law), mustPass(PARTNER[final.by], 'all', law),
    ...yield * book.see(law26, { withdrawn, auction: [...auction, final], final }), reviewDamage(final.by, book)
  ]
}

// 2017, B1: the lowest bid that specifies the same denominations, or a comparable call.
function * specifiesTheSameOrComparable (made: CallMade, replacement: CallOf, book: Book): Dialogue<readonly Part[] | undefined> {
  if (yield * specifiesTheSame(made, replacement)) return [citing('27B1(a)', '27D'), reviewAssistance(made.by, '27D')]
  if (yield * book.see(law23, { withdrawn: made, replacement })) return [citing('27B1(b)', '27D'), reviewAssistance(made.by, '27D')]
  return undefined
}

/** 27B1(a) of 2017; answered without the director only where the bids leave nothing open. */
function * specifiesTheSame ({ by, call: insufficient, meaning, table: { auction } }: CallMade, { call, meaning: now }: CallOf): Dialogue<boolean> {
  if (!isBid(call) || !isBid(insufficient)) return false
  if (meaning?.purpose !== undefined && meaning.shows === undefined) return false
  const lowest = denominationOf(call) === denominationOf(insufficient) && call === lowestSufficient(auction, denominationOf(call))
  if (lowest && meaning?.artificial === false && now?.artificial === false) return true
  return yield * isTrue({
    id: 'same-denomination', asked: 'aside', judgement: true, laws: ['27B1(a)'], values: { offender: by, withdrawn: insufficient, call }
  }, { yes: '27B1(a)' })
}

// 2007, B1: the lowest bid in the denomination named, neither bid being artificial, or a call of the same or a more precise meaning.
function * sameOrMorePrecise (made: CallMade, replacement: CallOf, book: Book): Dialogue<readonly Part[] | undefined> {
  const free = [citing('27D'), reviewAssistance(made.by, '27D')]
  if (isLowestInDenomination(made, replacement.call) && !(yield * eitherArtificial(made, replacement, 'artificial-call'))) return [citing('27B1(a)'), ...free]
  const verdict = sameMeaning(made.call, made.meaning, replacement.call, replacement.meaning, book.regulations['liberal-27B1b'] === true)
  const same = verdict.answer === 'ask'
    ? yield * isTrue({
      id: 'same-meaning', asked: 'aside', judgement: true, laws: ['27B1(b)'], values: { offender: made.by, withdrawn: made.call, call: replacement.call }, hints: hintsOf(verdict)
    }, { yes: '27B1(b)' })
    : verdict.answer === 'yes'
  return same ? [citing('27B1(b)'), fromWithdrawn(made, book), ...free] : undefined
}

const isLowestInDenomination = ({ call: insufficient, table: { auction } }: CallMade, call: Call): boolean =>
  isBid(call) && isBid(insufficient) && call === lowestSufficient(auction, denominationOf(insufficient))

/** Whether one of the two bids may have been artificial (conventional); asked where the meanings do not tell. */
function * eitherArtificial (made: CallMade, { call, meaning }: CallOf, id: 'artificial-call' | 'conventional'): Dialogue<boolean> {
  if (made.meaning?.artificial === true || meaning?.artificial === true) return true
  if (made.meaning?.artificial === false && meaning?.artificial === false) return false
  return yield * isTrue({ id, asked: 'aside', laws: ['27B1(a)'], values: { offender: made.by, withdrawn: made.call, call } }, { no: '27B1(a)' })
}

// 1987, 1997: whatever he put in its place is cancelled, he chooses anew among sufficient bids and pass, and a double that he tried silences partner.
function * offenderChoosesAnew (made: CallMade, attempt: CallOf | undefined, book: Book, counts?: 'final'): Dialogue<Finding> {
  const { by, table: { auction } } = made
  if (attempt !== undefined && isBid(attempt.call) && !isAboveSeven(attempt.call) && !isSufficient(auction, attempt.call) &&
    (yield * acceptCall({ ...made, ...attempt }, '27A', '27B')) === 'accept') {
    return finding('27A', cancelCall(made, '27B'), fromWithdrawn(made, book), recordCall(attempt, '27A'), consumed(1))
  }
  const attempted = attempt === undefined || counts === 'final' ? [] : [attempt]
  const heard = attempt === undefined ? [] : counts === 'final' ? [consumed(1)] : [consumed(1), note('premature-replacement-cancelled', { offender: by })]
  const triedDouble = attempted.some(({ call }) => isDouble(call))
  const final: CallOf = attempt !== undefined && counts === 'final' ? attempt : { by, call: yield * replacementCall(made, substitutes(made, false), '27B') }
  const free = !triedDouble && isLowestInDenomination(made, final.call) && !(yield * eitherArtificial(made, final, 'conventional'))
  if (!free) return finding(triedDouble ? '27B3' : '27B2', yield * partnerSilenced([made, ...attempted], final, auction, book, triedDouble ? '27B3' : '27B2'), heard)
  return finding('27B1(a)', cancelCall(made, '27B'), withdraw(attempted, '27B', book), recordCall(final, '27B1(a)'), heard,
    yield * book.see(law26, { withdrawn: attempted, auction: [...auction, final], final }), citing('27B1(b)'), reviewAssistance(by, '27B1(b)'))
}
