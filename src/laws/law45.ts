import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { chooseCard, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, hearNext, note, review, unauthorised, type Finding } from '../ruling/finding.ts'
import { sift } from '../ruling/legalCards.ts'
import { suitOfCard } from '../table/card.ts'
import { mayHold } from '../table/holding.ts'
import { dummyAt, finalContract, heldCards, isDefender, tableWith, type Table } from '../table/table.ts'
import { suitLed } from '../table/play.ts'
import { OPPONENTS, PARTNER, SIDE } from '../table/seat.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { cardsSince, withCardReplaced, type ReplacedCard } from './law47/replace.ts'
import { failedToFollow } from './revoke.ts'

/** How an edition lets a player put right a card that he named without meaning it. */
interface Terms {
  /** Only declarer, and only for a card from dummy. */
  readonly onlyFromDummy: boolean
  /** A correction after a pause for thought comes too late. */
  readonly withoutPause: boolean
  /** Whose later card ends the time. */
  readonly until: (hand: Seat, replaced: ReplacedCard) => boolean
}

const declarersNextCard: Terms['until'] = (hand, { table }) => !isDefender(table, hand)
// Dummy's putting down the named card is no play by declarer's partner: for dummy's card it is declarer's own hand that counts.
const partnersCard: Terms['until'] = (hand, { table, by }) => hand === (by === dummyAt(table) ? finalContract(table)?.declarer : PARTNER[by])
const nobodysCard: Terms['until'] = () => false

const TERMS: Term<Terms> = {
  1987: { onlyFromDummy: false, withoutPause: true, until: nobodysCard },
  1997: { onlyFromDummy: false, withoutPause: true, until: nobodysCard },
  2007: { onlyFromDummy: false, withoutPause: true, until: partnersCard },
  2017: { onlyFromDummy: true, withoutPause: false, until: declarersNextCard }
}

const LAW: LawReference = '45C4(b)'

/** A card that was named without being meant is changed; undefined if it stays. */
export const unintendedDesignation: Law<ReplacedCard & { readonly named: boolean }, Finding | undefined> = {
  number: 45,
  title: 'Unintended designation of a card',
  editions: { 1987: slipPutRight, 1997: slipPutRight, 2007: slipPutRight, 2017: slipPutRight }
}

function * slipPutRight (change: ReplacedCard & { readonly named: boolean }, book: Book): Dialogue<Finding | undefined> {
  const { table, by, from, to } = change
  const terms = book.read(TERMS)
  const fromDummy = by === dummyAt(table)
  if (!(fromDummy || (change.named && !terms.onlyFromDummy)) || isTooLate(change, terms) || !couldBePlayed(change, book)) return undefined
  const values = { about: 'card', offender: fromDummy ? finalContract(table)?.declarer : by, from, card: to }
  if (!(yield * isTrue({ id: 'unintended', asked: 'aside', judgement: true, laws: [LAW], values }, { yes: LAW, no: '47F' }))) return undefined
  if (terms.withoutPause && (yield * isTrue({ id: 'pause-for-thought', asked: 'aside', judgement: true, laws: [LAW], values }, { yes: '47F', no: LAW }))) return undefined
  const told = fromDummy ? [] : unauthorised(by, { by, card: from }, book.read(WITHDRAWN_ACTIONS))
  return finding(LAW, citing('47C'), yield * withCardReplaced(change, { first: '47C', opponent: '47D', ownSide: '47D' }, book), told)
}

/** The table as it was before the card was played. */
function tableBefore ({ table, from }: ReplacedCard): Table {
  const { before, trick } = cardsSince({ table, from })
  return tableWith(table, { play: [...before, ...trick] })
}

/** Whether the other card could legally have been played instead; of a hand that is not known the two cards have to tell. */
function couldBePlayed (change: ReplacedCard, book: Book): boolean {
  const { by, from, to } = change
  const then = tableBefore(change)
  return sift(then, by, heldCards(then, by) ?? [from, to], book).legal.includes(to)
}

/** Whether the time for a correction is over, or so much has been played that it cannot be undone. */
function isTooLate (change: ReplacedCard, { until }: Terms): boolean {
  const { inTrick, lead, beyond } = cardsSince(change)
  const later = [...inTrick, ...lead === undefined ? [] : [lead], ...beyond]
  return beyond.length > 0 || later.some(played => until(played.by, change))
}

/** Dummy has put up a card that declarer did not name: `from` was placed, `to` was named. */
export type MisplacedCard = ReplacedCard

/** How an edition deals with a card that dummy put up by mistake. */
interface Misplacing {
  readonly inTime: LawReference
  readonly tooLate: LawReference
}

const MISPLACING: Term<Misplacing> = {
  1987: { inTime: '45D', tooLate: '45D' }, 1997: { inTime: '45D', tooLate: '45D' }, 2007: { inTime: '45D', tooLate: '45D' }, 2017: { inTime: '45D1', tooLate: '45D2' }
}

/** Dummy puts a card in the played position that declarer did not name. */
export const misplacedCard: Law<MisplacedCard> = {
  number: 45,
  title: 'Card misplaced by dummy',
  editions: { 1987: namedCardIsPlaced, 1997: namedCardIsPlaced, 2007: namedCardIsPlaced, 2017: namedCardIsPlaced }
}

function * namedCardIsPlaced (misplaced: MisplacedCard, book: Book): Dialogue<Finding> {
  const { inTime, tooLate } = book.read(MISPLACING)
  const { table, by, from, to } = misplaced
  const { before, trick, lead, beyond } = cardsSince(misplaced)
  const next = lead === undefined ? [] : [lead, ...beyond]
  if (next.some(played => SIDE[played.by] === SIDE[by]) && next.some(played => SIDE[played.by] !== SIDE[by])) {
    const [suit, number] = [suitLed(trick), before.length / 4 + 1]
    // Dummy held the card named: if it follows suit and the other does not, dummy could have followed.
    const refused = suit !== undefined && suitOfCard(from) !== suit && (suitOfCard(to) === suit || failedToFollow(table, number, by) === true)
    return finding(tooLate, note(trick.length === 0 ? 'misplaced-lead-stands' : 'misplaced-card-stands', { dummy: by, card: from }),
      refused ? hearNext({ type: 'revoke', by, trick: number, card: from, suit, discovered: 'established' }) : [])
  }
  const paragraphs = { first: inTime, opponent: inTime, ownSide: inTime }
  if (couldBePlayed(misplaced, book)) return finding(inTime, yield * withCardReplaced(misplaced, paragraphs, book))
  // The card named does not follow suit though dummy can: it is put right as a revoke from dummy's hand, and declarer names another.
  const { declarer } = finalContract(table) ?? { declarer: by }
  const then = tableBefore(misplaced)
  const { legal } = sift(then, by, mayHold(table, by, then.play), book)
  const card = yield * chooseCard({ id: 'card-from-dummy', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['62B2'], values: { declarer, dummy: by } }, legal, '62B2')
  return finding([inTime, '62A', '62B2'], card === from ? [] : yield * withCardReplaced({ ...misplaced, to: card }, paragraphs, book))
}

/** Dummy touched or indicated a card without being told to. */
export const touchedByDummy: Law<{ readonly table: Table, readonly by: Seat, readonly card?: Card }> = {
  number: 45,
  title: 'Dummy picks up or touches a card',
  editions: { 1987: suggestionIsJudged, 1997: suggestionIsJudged, 2007: playGoesOn, 2017: playGoesOn }
}

interface Touched { readonly by: Seat, readonly card?: Card }

// 2007, 2017: whether it suggested a play, and did harm, is looked at after the play.
function playGoesOn ({ by }: Touched): Dialogue<Finding> {
  return settled(finding('45F', review(OPPONENTS[SIDE[by]], '45F'), note('dummy-touched-a-card', { dummy: by })))
}

// 1987, 1997: whether it was a suggestion is decided on the spot.
function * suggestionIsJudged ({ by, card }: Touched): Dialogue<Finding> {
  const suggested = yield * isTrue({ id: 'suggested-play', asked: 'aside', judgement: true, laws: ['45F'], values: { dummy: by, ...card && { card } } })
  return finding('45F', suggested ? review(OPPONENTS[SIDE[by]], '45F') : [], note('dummy-touched-a-card', { dummy: by }))
}
