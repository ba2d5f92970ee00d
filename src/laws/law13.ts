import type { Action, ActionOf } from '../../schemas/action.ts'
import { SEATS, SIDES, type LawReference, type Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, review, type Finding, type Part } from '../ruling/finding.ts'
import { hasCalled } from '../table/auction.ts'
import { OPPONENTS, SIDE, stepsFrom } from '../table/seat.ts'
import { auctionIsOver, finalContract, playIsOver, type Table } from '../table/table.ts'
import { adjustedScoreOf, artificialScore } from './law12.ts'

/** Hands with a wrong number of cards. */
export interface CardCount {
  readonly table: Table
  readonly action: ActionOf<'card-count'>
  readonly since: readonly Action[]
}

/** The cards that each hand was found to have had. */
export const countOf = ({ counts }: ActionOf<'card-count'>, seat: Seat): number => counts[seat] ?? 13

/** The hands that had a wrong number. */
export const wrongHands = (action: ActionOf<'card-count'>): readonly Seat[] => SEATS.filter(seat => countOf(action, seat) !== 13)
/** The hands that had cards too few, from dealer on. */
export const shortHands = (action: ActionOf<'card-count'>, { dealer }: Table): readonly Seat[] =>
  SEATS.filter(seat => countOf(action, seat) < 13).sort((a, b) => stepsFrom(dealer, a) - stepsFrom(dealer, b))

/** A hand had more than thirteen cards and another fewer, or a card too many is there. */
export const law13: Law<CardCount> = {
  number: 13,
  title: 'Incorrect number of cards',
  editions: {
    1987: byStage({ surplus: undefined, afterPlay: '13C', called: boardLost, untouched: seenCardsNeedConsent }),
    1997: byStage({ surplus: undefined, afterPlay: '13C', called: boardLost, untouched: seenCardsNeedConsent }),
    2007: byStage({ surplus: '13F', afterPlay: '13C', called: ifCorrectable({ correctable: '13A', otherwise: '13B' }), untouched: seenCardsAreWeighed }),
    2017: byStage({ surplus: '13C', afterPlay: '13D', called: ifCorrectable({ correctable: '13B1', otherwise: '13B2' }), untouched: seenCardsNeverStopPlay })
  }
}

type Procedure = (facts: CardCount, book: Book) => Dialogue<Finding>

interface Stages {
  /** A card that does not belong to the deal. */
  readonly surplus: LawReference | undefined
  /** Found when the play was over. */
  readonly afterPlay: LawReference
  /** A player with a wrong hand has called. */
  readonly called: Procedure
  /** None of them has. */
  readonly untouched: Procedure
}

function byStage ({ surplus, afterPlay, called, untouched }: Stages): Procedure {
  return function * (facts, book) {
    const { table, action } = facts
    // With no hand short there are more than fifty-two cards.
    if (action.surplus === true || SEATS.every(seat => countOf(action, seat) >= 13)) return yield * strayCard(facts, surplus)
    if (yield * isAfterPlay(table, afterPlay)) return finding(afterPlay, cancelBoard(afterPlay), yield * adjustedScoreOf(afterPlay, book), note('penalty-possible'))
    const hasCalledOnIt = wrongHands(action).some(seat => hasCalled(table.auction, seat)) || (auctionIsOver(table) && table.auction.length === 0)
    return yield * (hasCalledOnIt ? called : untouched)(facts, book)
  }
}

/** Whether the play is over; asked where only the contract is known. A deal that was passed out has none. */
export function * isAfterPlay (table: Table, law: LawReference): Dialogue<boolean> {
  if (playIsOver(table)) return true
  if (finalContract(table) === undefined || table.play.length > 0) return false
  return yield * isTrue({ id: 'play-over', asked: 'at-table', laws: [law], values: {} })
}

const cancelBoard = (law: LawReference): Part => ({ effect: { type: 'cancel-board', law } })
const restoreDeal = (law: LawReference): Part => ({ effect: { type: 'restore-deal', law } })
const reviewBoth = (law: LawReference): readonly Part[] => SIDES.map(side => review(side, law))

/** A card too many is taken away; only if it was played to a trick that has been quitted can it matter. */
function * strayCard ({ table }: CardCount, surplus: LawReference | undefined): Dialogue<Finding> {
  const law = surplus ?? '13'
  const unknown = surplus === undefined ? note('law-silent') : []
  const played = finalContract(table) !== undefined && (yield * isTrue({ id: 'surplus-card-played', asked: 'at-table', laws: [law], values: {} }))
  return finding(law, note('surplus-card-removed'), unknown, played ? reviewBoth(law) : [])
}

// 1987, 1997: once a player has called on a wrong hand the board is lost.
function * boardLost (_: CardCount, book: Book): Dialogue<Finding> {
  return finding('13', cancelBoard('13'), yield * artificialScore(SIDES, book), note('penalty-possible'), note('unconfirmed-for-edition'))
}

// 2007, 2017: the director decides whether the deal can be put right and played without changing a call.
function ifCorrectable ({ correctable, otherwise }: { readonly correctable: LawReference, readonly otherwise: LawReference }): Procedure {
  return function * (_, book) {
    const can = yield * isTrue({ id: 'correctable-without-change', asked: 'aside', judgement: true, laws: [correctable, otherwise], values: {} }, { yes: correctable, no: otherwise })
    if (!can) return finding(otherwise, cancelBoard(otherwise), yield * adjustedScoreOf(otherwise, book), note('penalty-possible'))
    return finding(correctable, restoreDeal(correctable), reviewBoth(correctable), movedCards(book))
  }
}

/** Which cards the director moved must not help the partner of a player whose number was wrong. */
const MOVED_CARDS: Term<{ readonly law: LawReference, readonly confirmed: boolean } | undefined> = {
  1987: undefined, 1997: undefined, 2007: { law: '13E', confirmed: true }, 2017: { law: '16D', confirmed: false }
}
function movedCards (book: Book): readonly Part[] {
  const told = book.read(MOVED_CARDS)
  if (told === undefined) return []
  return [citing(told.law), note('moved-cards-unauthorised'), ...told.confirmed ? [] : [note('unconfirmed-for-edition')]]
}

type WhoSaw = 'nobody' | 'ns' | 'ew' | 'both-sides'
const whoSaw = (law: LawReference): Dialogue<WhoSaw> =>
  choose({ id: 'card-seen', decider: { role: 'director' }, asked: 'aside', laws: [law], values: {} }, { nobody: law, ns: law, ew: law, 'both-sides': law })

/** The sides that may have been harmed by what the others saw. */
const harmedBy = (saw: Exclude<WhoSaw, 'nobody'>, law: LawReference): readonly Part[] =>
  saw === 'both-sides' ? reviewBoth(law) : [review(saw === 'ns' ? OPPONENTS[SIDE.N] : OPPONENTS[SIDE.E], law)]

// 2017: before the first call on a wrong hand the board is always played; a seen card is looked at afterwards.
function * seenCardsNeverStopPlay (_: CardCount, book: Book): Dialogue<Finding> {
  const saw = yield * whoSaw('13A')
  if (saw === 'nobody') return finding('13A1', restoreDeal('13A1'), movedCards(book))
  return finding('13A2', restoreDeal('13A2'), harmedBy(saw, '13A2'), movedCards(book))
}

// 2007: a seen card may be important enough to stop the board at once.
function * seenCardsAreWeighed (_: CardCount, book: Book): Dialogue<Finding> {
  const saw = yield * whoSaw('13D')
  if (saw === 'nobody') return finding('13D1', restoreDeal('13D1'), movedCards(book))
  const interferes = yield * isTrue({ id: 'information-interferes', asked: 'aside', judgement: true, laws: ['13D2'], values: {} }, { yes: '13D2(b)', no: '13D2(a)' })
  if (!interferes) return finding('13D2(a)', restoreDeal('13D2(a)'), harmedBy(saw, '13D2(a)'), movedCards(book))
  return finding('13D2(b)', cancelBoard('13D2(b)'), yield * adjustedScoreOf('13D2(b)', book), note('penalty-possible'))
}

// 1987, 1997: once a card was seen the board is played only if that does not matter and all four players agree.
function * seenCardsNeedConsent (_: CardCount, book: Book): Dialogue<Finding> {
  const unconfirmed = note('unconfirmed-for-edition')
  const saw = yield * whoSaw('13A')
  if (saw === 'nobody') return finding('13A', restoreDeal('13A'), unconfirmed)
  const goesOn = (yield * isTrue({ id: 'information-inconsequential', asked: 'aside', judgement: true, laws: ['13B1'], values: {} }, { yes: '13B1', no: '13B2' })) &&
    (yield * isTrue({ id: 'all-agree-to-play', asked: 'at-table', laws: ['13B1'], values: {} }, { yes: '13B1', no: '13B2' }))
  if (goesOn) return finding('13B1', restoreDeal('13B1'), unconfirmed)
  return finding('13B2', cancelBoard('13B2'), yield * artificialScore(SIDES, book), note('penalty-possible'), unconfirmed)
}
