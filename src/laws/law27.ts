import type { Call, LawReference } from '../../schemas/words.ts'
import { sameMeaning } from '../meanings/comparable.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, chooseCall, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, replacementAttempts, type CallMade, type CallOf } from '../ruling/facts.ts'
import { authoriseInformation, cancelCall, citing, consumed, finding, hearNext, mustPass, note, recordCall, type Finding, type Part } from '../ruling/finding.ts'
import { isLegalOver, isSufficient, legalCalls, lowestSufficient, type Auction } from '../table/auction.ts'
import { denominationOf, isAboveSeven, isBid } from '../table/call.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { inForce } from '../table/table.ts'
import { firstCallSince } from './inadmissible.ts'
import { fromWithdrawn } from './law16.ts'
import { hintsOf, law23, reviewAssistance, reviewDamage } from './law23.ts'
import { unintendedAttempt } from './law25.ts'
import { law26 } from './law26.ts'
import { acceptCall } from './law29.ts'

/** A bid in rotation that does not supersede the last bid. */
export const law27: Law<CallMade> = {
  number: 27,
  title: 'Insufficient bid',
  editions: {
    1987: acceptOrReplace({ accepted: '27A', refused: '27B', overReplacement: '27B', replace: offenderChoosesAnew }),
    1997: acceptOrReplace({ accepted: '27A', refused: '27B', overReplacement: '27B', replace: offenderChoosesAnew }),
    2007: acceptOrReplace({ accepted: '27A1', refused: '27B', overReplacement: '27C', replace: replacementCounts(sameOrMorePrecise) }),
    2017: acceptOrReplace({ accepted: '27A1', refused: '27B', overReplacement: '27C', replace: replacementCounts(specifiesTheSameOrComparable) })
  }
}

interface Terms {
  readonly accepted: LawReference
  readonly refused: LawReference
  /** What LHO has called over stands, although the director had not ruled yet. */
  readonly overReplacement: LawReference
  readonly replace: (refused: Refused, book: Book) => Dialogue<Finding>
}

/** An insufficient bid that does not stand, and what the offender has put in its place since, in order. */
interface Refused {
  readonly made: CallMade
  readonly attempts: readonly CallOf[]
  /** LHO has called over the last of them. */
  readonly calledOver: boolean
}

function acceptOrReplace ({ accepted, refused, overReplacement, replace }: Terms) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const attempts = replacementAttempts(made)
    const last = attempts.at(-1)
    const over = firstCallSince({ ...made, since: made.since.slice(attempts.length) })
    const lhoCall = over?.by === LHO[made.by] ? over : undefined
    if (last !== undefined && lhoCall !== undefined && (yield * calledOverReplacement(made, last, lhoCall, accepted, overReplacement))) {
      return yield * replace({ made, attempts, calledOver: true }, book)
    }
    if (lhoCall === undefined && (yield * acceptCall(made, accepted, refused)) === 'reject') return yield * replace({ made, attempts, calledOver: false }, book)
    return finding(accepted, recordCall(made, accepted), withdraw(attempts, accepted, book), consumed(attempts.length),
      last !== undefined ? note('leads-after-attempt', { offender: made.by }) : lhoCall === undefined ? [] : note('rights-forfeited', { player: lhoCall.by }))
  }
}

/** LHO called after the bid had been replaced: over the replacement, or over the insufficient bid? */
function * calledOverReplacement (made: CallMade, attempt: CallOf, lhoCall: CallOf, accepted: LawReference, overReplacement: LawReference): Dialogue<boolean> {
  const { auction } = made.table
  if (!isLegalOver([...auction, attempt], lhoCall.by, lhoCall.call)) return false
  if (!isLegalOver([...auction, made], lhoCall.by, lhoCall.call)) return true
  return (yield * choose({
    id: 'call-meant-as', decider: { role: 'offender-lho', seat: lhoCall.by }, asked: 'aside', laws: [accepted], values: { player: lhoCall.by, offender: made.by, call: attempt.call, first: made.call }
  }, { 'over-the-call': overReplacement, 'own-call': accepted })) === 'over-the-call'
}

const condoned = ({ made }: Refused): Part => note('replacement-condoned', { lho: LHO[made.by] })
const isInsufficient = (auction: Auction, call: Call): boolean => isBid(call) && !isAboveSeven(call) && !isSufficient(auction, call)

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

/** How a replacement is judged: whether it is free under B1, and on what that rests. */
type Judge = (insufficient: CallMade, replacement: CallOf, book: Book) => Dialogue<Judged>

interface Judged {
  /** What goes with a free replacement; undefined if it is not free. */
  readonly free?: readonly Part[]
  /** What the ruling cites and says of the judgement, whichever it is. */
  readonly basis: readonly Part[]
}

const NOT_JUDGED: Judged = { basis: [] }

// 2007, 2017: a legal replacement counts, whether made before the ruling (27C) or after it; a failed double or second insufficient bid closes B1.
function replacementCounts (judge: Judge) {
  return function * (refused: Refused, book: Book): Dialogue<Finding> {
    const { made, attempts, calledOver } = refused
    const { by, table: { auction } } = made
    const withdrawn: CallOf[] = [made]
    /** What is to be said of the replacements heard so far. */
    const said: Part[] = []
    let heard = 0
    let open = true
    let doublesAllowed = true
    for (;;) {
      const call = attempts[heard] ?? { by, call: yield * replacementCall(made, substitutes(made, doublesAllowed), open ? '27B' : lawOfClosing(withdrawn)) }
      if (heard < attempts.length) heard++
      const later = attempts.slice(heard)
      const dealtWith = heard === 0 ? [] : [consumed(heard), citing('27C')]
      const isLegal = isLegalOver(auction, by, call.call)
      const { free, basis } = isLegal && (open || isDouble(call.call)) ? yield * judge(made, call, book) : NOT_JUDGED
      const slip = yield * slipIn(call, later, book)
      if (slip !== undefined) {
        said.push(...slip)
        continue
      }
      said.push(...basis)
      if (free !== undefined && open) return finding('27B1', said, cancelCall(made, '27B'), recordCall(call, '27B1'), dealtWith, free)
      if (isLegal && (free !== undefined || !isDouble(call.call))) {
        const law = open ? '27B2' : lawOfClosing(withdrawn)
        return finding(law, said, yield * partnerSilenced(withdrawn, call, auction, book, law), dealtWith)
      }
      // LHO has called over the last attempt, whatever it was: there was no other.
      const isAccepted = calledOver && later.length === 0
      if (isInsufficient(auction, call.call)) {
        if (isAccepted || (yield * acceptCall({ ...made, ...call }, '27A1', '27B4')) === 'accept') {
          return finding(['27B4', '27A1'], said, withdraw(withdrawn, '27B', book), recordCall(call, '27A1'), withdraw(later, '27A1', book), dealtWith, consumed(later.length), isAccepted ? condoned(refused) : [])
        }
      } else if (isAccepted) {
        return finding('27C', said, withdraw(withdrawn, '27B', book), isLegal ? [recordCall(call, '27C'), condoned(refused), note('law-silent')] : hearNext(callAction(call)), dealtWith)
      } else doublesAllowed = false
      open = false
      withdrawn.push(call)
    }
  }
}

/** What becomes of an attempt that was never meant; undefined for one that was meant, for one that was made again, and for the last. */
function * slipIn (attempt: CallOf, [next]: readonly CallOf[], book: Book): Dialogue<readonly Part[] | undefined> {
  if (next === undefined || next.call === attempt.call) return undefined
  return yield * book.see(unintendedAttempt, { first: attempt, second: next })
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
function * specifiesTheSameOrComparable (made: CallMade, replacement: CallOf, book: Book): Dialogue<Judged> {
  const free = [citing('27D'), ...authorisedAgain(made, '27B1'), reviewAssistance(made.by, '27D')]
  if (yield * specifiesTheSame(made, replacement)) return { free: [citing('27B1(a)'), ...free], basis: [] }
  const { isComparable, basis } = yield * book.see(law23, { withdrawn: made, replacement })
  return isComparable ? { free: [citing('27B1(b)'), ...free], basis } : { basis }
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
function * sameOrMorePrecise (made: CallMade, replacement: CallOf, book: Book): Dialogue<Judged> {
  const free = [citing('27D'), reviewAssistance(made.by, '27D')]
  if (isLowestInDenomination(made, replacement.call) && !(yield * eitherArtificial(made, replacement, 'artificial-call'))) return { free: [citing('27B1(a)'), ...authorisedAgain(made, '27B1(a)'), ...free], basis: [] }
  const verdict = sameMeaning(made.call, made.meaning, replacement.call, replacement.meaning, book.regulations['liberal-27B1b'] === true)
  const basis = verdict.answer === 'ask' ? [] : [citing('27B1(b)'), note(`same-meaning-${verdict.answer}`, { call: replacement.call })]
  const same = verdict.answer === 'ask'
    ? yield * isTrue({
      id: 'same-meaning', asked: 'aside', judgement: true, laws: ['27B1(b)'], values: { offender: made.by, withdrawn: made.call, call: replacement.call }, hints: hintsOf(verdict)
    }, { yes: '27B1(b)' })
    : verdict.answer === 'yes'
  return same ? { free: [citing('27B1(b)'), fromWithdrawn(made, book), ...free], basis } : { basis }
}

/** What the same bid had told when it was made out of rotation before it had to be repeated: with the correction that goes too. */
const authorisedAgain = ({ table, by, call }: CallMade, law: LawReference): readonly Part[] =>
  inForce(table, 'unauthorised-information').some(({ source }) => source.by === by && source.call === call) ? [authoriseInformation({ by, call }, law)] : []

const isLowestInDenomination = ({ call: insufficient, table: { auction } }: CallMade, call: Call): boolean =>
  isBid(call) && isBid(insufficient) && call === lowestSufficient(auction, denominationOf(insufficient))

/** Whether one of the two bids may have been artificial (conventional); asked where the meanings do not tell. */
function * eitherArtificial (made: CallMade, { call, meaning }: CallOf, id: 'artificial-call' | 'conventional'): Dialogue<boolean> {
  if (made.meaning?.artificial === true || meaning?.artificial === true) return true
  if (made.meaning?.artificial === false && meaning?.artificial === false) return false
  return yield * isTrue({ id, asked: 'aside', laws: ['27B1(a)'], values: { about: 'either', offender: made.by, withdrawn: made.call, call } }, { no: '27B1(a)' })
}

// 1987, 1997: whatever he put in its place is cancelled, he chooses anew among sufficient bids and pass, and a double that he tried silences partner.
function * offenderChoosesAnew (refused: Refused, book: Book): Dialogue<Finding> {
  const { made, attempts, calledOver } = refused
  const { by, table: { auction } } = made
  const tried: CallOf[] = []
  const slips: Part[] = []
  for (const [at, call] of attempts.entries()) {
    const later = attempts.slice(at + 1)
    const slip = yield * slipIn(call, later, book)
    if (slip !== undefined) slips.push(...slip)
    else {
      const isAccepted = calledOver && later.length === 0
      const rest = [consumed(attempts.length), ...isAccepted ? [condoned(refused)] : []]
      if (isInsufficient(auction, call.call)) {
        if (isAccepted || (yield * acceptCall({ ...made, ...call }, '27A', '27B')) === 'accept') {
          return finding('27A', slips, withdraw([made, ...tried], '27B', book), recordCall(call, '27A'), withdraw(later, '27A', book), rest)
        }
      } else if (isAccepted && !isLegalOver(auction, by, call.call)) {
        return finding('27B', slips, withdraw([made, ...tried], '27B', book), hearNext(callAction(call)), consumed(attempts.length))
      } else if (isAccepted && isDouble(call.call)) {
        return finding('27B', slips, withdraw([made, ...tried], '27B', book), recordCall(call, '27B'), rest, note('law-silent'))
      }
      tried.push(call)
    }
  }
  const chosen = calledOver ? undefined : yield * replacementCall(made, substitutes(made, false), '27B')
  // The same call made again in the same turn is no other call than the one that was cancelled.
  const final: CallOf = tried.findLast(({ call }) => chosen === undefined || call === chosen) ?? { by, call: chosen ?? 'Pass' }
  const attempted = tried.filter(({ call }) => call !== final.call)
  const heard = [consumed(attempts.length), ...calledOver || attempts.length === 0 ? [] : [note('premature-replacement-cancelled', { offender: by })]]
  const triedDouble = attempted.some(({ call }) => isDouble(call))
  const free = !triedDouble && isLowestInDenomination(made, final.call) && !(yield * eitherArtificial(made, final, 'conventional'))
  if (!free) return finding(triedDouble ? '27B3' : '27B2', slips, yield * partnerSilenced([made, ...attempted], final, auction, book, triedDouble ? '27B3' : '27B2'), heard, triedDouble ? note('unconfirmed-for-edition') : [])
  return finding('27B1(a)', slips, cancelCall(made, '27B'), withdraw(attempted, '27B', book), recordCall(final, '27B1(a)'), heard,
    yield * book.see(law26, { withdrawn: attempted, auction: [...auction, final], final }), citing('27B1(b)'), authorisedAgain(made, '27B1(a)'), reviewAssistance(by, '27B1(b)'))
}
