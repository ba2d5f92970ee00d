import type { Action, ActionOf } from '../../schemas/action.ts'
import { SEATS, type Card, type LawReference, type Seat } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { chooseCard, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { consumed, distinct, finding, hearNext, merge, note, pickUpCard, recordPlay, retractCard, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { couldPlay, knownHand, sift } from '../ruling/legalCards.ts'
import { isHonour, suitOfCard } from '../table/card.ts'
import { openTrick, type PlayedCard } from '../table/play.ts'
import { PARTNER, areOpponents } from '../table/seat.ts'
import { dummyAt, heldCards, isDefender, penaltyCardsOf, turnAt, type Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { cardStands, isPointedOutWithoutRights, noPenaltyCards } from './law43.ts'
import { becomePenaltyCards, goesBack } from './law50.ts'
import { cardsToDesignate, designatedCard } from './law51.ts'
import { tooSoon } from './law57.ts'
import { andThen, declarerAt, facedLater, handInTurn, hasPlayed, newPenaltyCards, partsOf, playerOf, withPlayed } from './outOfTurn.ts'

/** Cards led or played at the same moment. */
export interface CardsAtOnce {
  readonly table: Table
  /** In the order in which the hands would come to play. */
  readonly cards: readonly PlayedCard[]
  readonly since: readonly Action[]
  /** What is found on one of them by itself; undefined if it is a regular lead or play. */
  readonly irregular: (card: PlayedCard) => Dialogue<Finding | undefined>
}

/** Two players at the same moment, or several cards by one. */
export const law58: Law<CardsAtOnce> = {
  number: 58,
  title: 'Simultaneous leads or plays',
  editions: { 1987: atOnce, 1997: atOnce, 2007: atOnce, 2017: atOnce }
}

/** The action of leading or playing a card. */
export const playAction = ({ by, card }: PlayedCard): ActionOf<'play'> => ({ type: 'play', by, card })

/** The action of putting down the cards of one hand. */
function actionOf (cards: readonly PlayedCard[]): Action {
  const [card, ...besides] = cards
  return card !== undefined && besides.length === 0 ? playAction(card) : { type: 'simultaneous-plays', plays: cards.map(({ by, card }) => ({ by, card })) }
}

function atOnce (facts: CardsAtOnce, book: Book): Dialogue<Finding> {
  const { table, cards } = facts
  const [first] = cards
  if (first === undefined || cards.length < 2 || turnAt(table).to === 'none') return settled(finding('58', hearNext(...cards.map(playAction))))
  return cards.every(({ by }) => by === first.by) ? severalByOne(first.by, facts, book) : severalPlayers(facts, book)
}

// 58A: the legal lead or play counts as the first, the others as made after it. If none was legal, each is an irregularity of its own.
function * severalPlayers (facts: CardsAtOnce, book: Book): Dialogue<Finding> {
  const { table, cards, since, irregular } = facts
  const hands = distinct(cards.map(({ by }) => by)).map(by => cards.filter(card => card.by === by))
  const [own, next, ...others] = hands
  if (own === undefined || next === undefined) return finding('58A')
  if (own[0]?.by !== handInTurn(table)) return yield * noneInTurn(facts, hands, book)
  const { card: first, named } = yield * oneOf(own, facts, book)
  const found = yield * irregular(first)
  if (found !== undefined) return merge(named, oneByOne(found, [next, ...others], since))
  const later = [...others.map(actionOf), ...since]
  const then = yield * handAfter(next, { before: table, table: withPlayed(table, first), since: later }, facts, book)
  return andThen(merge(named, finding('58A', recordPlay(first.by, first.card, '58A'))), then, since, later)
}

/** One of the cards of a hand, and what becomes of the others if it has put down several. */
function * oneOf (cards: readonly PlayedCard[], facts: CardsAtOnce, book: Book): Dialogue<{ readonly card: PlayedCard, readonly named: Finding }> {
  const [card, ...besides] = cards
  if (card === undefined) throw new Error('a hand that has put down no card')
  if (besides.length === 0) return { card, named: finding([]) }
  const { chosen, laws, back } = yield * namedCard(card.by, { ...facts, cards }, book)
  return { card: { by: card.by, card: chosen }, named: finding(laws, back) }
}

/** What a hand has put down at the moment of the legal lead or play; a defender who plays in turn names his card then. */
function * handAfter (cards: readonly PlayedCard[], afterwards: Afterwards, facts: CardsAtOnce, book: Book): Dialogue<Finding> {
  const [first, ...besides] = cards
  if (first !== undefined && besides.length > 0 && first.by === handInTurn(afterwards.table) && isDefender(facts.table, first.by)) return finding('58A', hearNext(actionOf(cards)))
  const { card, named } = yield * oneOf(cards, facts, book)
  return merge(named, yield * playedAfter(card, afterwards, book))
}

// Leads by both sides, and none of them legal: a lead is not accepted by one made at the same moment, and declarer's is dealt with first.
function * noneInTurn (facts: CardsAtOnce, hands: readonly (readonly PlayedCard[])[], book: Book): Dialogue<Finding> {
  const { table, since, irregular } = facts
  const defenders = hands.filter(([card]) => card !== undefined && isDefender(table, card.by))
  const [declarers, ...others] = hands.filter(hand => !defenders.includes(hand))
  if (declarers === undefined || defenders.length === 0 || openTrick(table.play).length > 0) return finding('58A', hearNext(...hands.map(actionOf)))
  const { card, named } = yield * oneOf(declarers, facts, book)
  const found = yield * irregular(card)
  return found === undefined ? finding('58A', hearNext(...hands.map(actionOf))) : merge(named, oneByOne(found, [...others, ...defenders], since))
}

/** What was found on one card, and then those of the other hands, each by itself. */
const oneByOne = (found: Finding, others: readonly (readonly PlayedCard[])[], since: readonly Action[]): Finding =>
  andThen(finding('58A'), { ...found, consumed: 0, next: [...found.next, ...others.map(actionOf), ...since.slice(found.consumed)] }, since, [])

/** A card that counts as played just after the legal one. */
interface Afterwards {
  /** The table before both. */
  readonly before: Table
  /** The table with the legal card. */
  readonly table: Table
  readonly since: readonly Action[]
}

/** Whether a card of the declaring side was a lead as well: one of another suit was, one that follows suit may have been meant for the trick. */
function * wasMeantAsLead ({ by, card }: PlayedCard, table: Table): Dialogue<boolean> {
  const lead = table.play.at(-1)?.card ?? card
  return suitOfCard(lead) !== suitOfCard(card) || (yield * isTrue({
    id: 'meant-as-lead', asked: 'at-table', laws: ['58A'], values: { about: 'both', player: declarerAt(table), hand: by, card: lead, later: card }
  }, { yes: '48A', no: '58A' }))
}

function * playedAfter (card: PlayedCard, { before, table, since }: Afterwards, book: Book): Dialogue<Finding> {
  const { by } = card
  const leader = handInTurn(before)
  const bothLed = openTrick(before.play).length === 0
  const early: CardPlayed = { table, face: 'up', since, ...card }
  const pointedOut = isPointedOutWithoutRights(early)
  // Declarer's lead at the moment of the proper lead, a defender's or his own from the right hand, is no play to it; a card meant as a play is.
  if (bothLed && !isDefender(before, by) && (yield * wasMeantAsLead(card, table))) return finding('58A', pickUpCard(by, card.card, '48A'))
  // Once the legal card has completed the trick, the other is a lead to the next one.
  if (by === handInTurn(table) || openTrick(table.play).length === 0) return finding('58A', hearNext(playAction(card)))
  if (bothLed && isDefender(before, by) && leader === PARTNER[by]) {
    return pointedOut ? yield * book.see(noPenaltyCards, { table, by, cards: [card.card], manner: 'led', since }) : finding('58A', newPenaltyCards(table, [card], '49', book))
  }
  return yield * book.see(pointedOut ? cardStands : tooSoon, early)
}

// 58B: of several visible cards the player names the one that he plays; an opponent who has played since may think again.
function * severalByOne (by: Seat, facts: CardsAtOnce, book: Book): Dialogue<Finding> {
  const { table, since, irregular } = facts
  if (isTooLate(facts, by)) return finding(['58B4', '67'], consumed(since.length), note('defective-trick', { player: by }))
  const { chosen, others, laws, back, isLegal, isSettled } = yield * namedCard(by, facts, book)
  // Of a hand that had played to the trick they are further cards (45E): nobody has played to them yet.
  const { since: after, parts } = hasPlayed(table, by) ? { since, parts: [] } : yield * afterWithdrawal({ table: withPlayed(table, { by, card: chosen }), by, others, since }, book)
  const judged = isLegal && !isSettled ? yield * irregular({ by, card: chosen }) : undefined
  if (judged !== undefined) return merge(finding('58B2', back, parts), judged)
  return finding(laws, isLegal ? recordPlay(by, chosen, '58B2') : [], back, parts, consumed(since.length),
    isLegal ? hearNext(...after) : hearNext(playAction({ by, card: chosen }), ...after))
}

/** The card that is played of several that a hand has put down, and what becomes of the others. */
interface Named {
  readonly chosen: Card
  readonly others: readonly Card[]
  readonly laws: readonly LawReference[]
  readonly back: readonly Part[]
  /** Whether it is a legal lead or play in turn, as far as the hand is known. */
  readonly isLegal: boolean
  /** Of a hand that is not known it has to be heard whether it could have done what none of the cards does. */
  readonly isSettled: boolean
}

function * namedCard (by: Seat, { table, cards, since }: CardsAtOnce, book: Book): Dialogue<Named> {
  const { legal, unable } = sift(table, by, knownHand(table, by, cards.map(({ card }) => card)), book)
  const inTurn = by === handInTurn(table)
  const open = inTurn ? cards.filter(({ card }) => legal.includes(card)) : cards
  // Which of several penalty cards is played is for declarer to say, and their owner has to wait.
  const due = open.length === 0 ? [] : cardsToDesignate(table, by, book)
  const chosen = due.length > 1 ? yield * designatedCard({ table, player: by, cards: due }) : yield * chooseCard({
    id: 'card-to-play', decider: { role: by === dummyAt(table) ? 'declarer' : 'offender', seat: playerOf(table, by) }, asked: 'at-table', laws: ['58B2'], values: { player: playerOf(table, by), hand: by }
  }, (open.length === 0 ? cards : open).map(({ card }) => card), '58B2')
  // A penalty card that he has put down with it goes on lying there.
  const lying = penaltyCardsOf(table, by).map(({ card }) => card)
  const others = cards.map(({ card }) => card).filter(card => card !== chosen && !lying.includes(card))
  const [only] = others
  const status = others.length === 1 && only !== undefined && !isHonour(only) ? 'minor' : 'major'
  const exposed = { table, by, cards: others, manner: 'led', since } as const
  const back: readonly Part[] = others.length > 0 && isPointedOutWithoutRights(exposed)
    ? partsOf(yield * book.see(noPenaltyCards, exposed))
    : isDefender(table, by)
    ? [...others.map(card => retractCard(by, card, '58B2')), ...others.length === 0 ? [] : becomePenaltyCards(table, by, others, status, book), ...status === 'minor' && lying.length === 0 ? [note('card-left-over-is-minor', { player: by })] : []]
    : others.map(card => pickUpCard(by, card, '58B2'))
  return { chosen, others, laws: due.length > 1 ? ['58B2', '51A'] : ['58B2'], back, isLegal: inTurn && open.length > 0, isSettled: unable.length === 0 || heldCards(table, by) !== undefined }
}

/** Of several cards a player has named the one that he plays; `others` have been withdrawn. */
interface Withdrawal { readonly table: Table, readonly by: Seat, readonly others: readonly Card[], readonly since: readonly Action[] }

/** 58B3: opponents who have played to the trick meanwhile may change their cards; the later actions as they are then. */
function * afterWithdrawal ({ table: start, by, others, since }: Withdrawal, book: Book): Dialogue<{ readonly since: readonly Action[], readonly parts: readonly Part[] }> {
  let table = start
  const after = [...since]
  const parts: Part[] = []
  for (const { at, by: hand, card } of facedLater({ table, since }).slice(0, 4 - openTrick(start.play).length)) {
    if (card === undefined) break
    const elsewhere = [{ by: hand, card }, ...others.map(other => ({ by, card: other }))]
    const now = areOpponents(hand, by) ? yield * keptOrChanged({ by: hand, card }, table, withPlayed(table, ...elsewhere), book) : card
    table = withPlayed(table, { by: hand, card: now })
    if (now === card) continue
    after[at] = playAction({ by: hand, card: now })
    parts.push(goesBack(start, hand, card, '58B3'), unauthorised(by, { by: hand, card }, book.read(WITHDRAWN_ACTIONS)))
  }
  return { since: after, parts }
}

/** The card with which an opponent stays, or the one that he plays instead, now that a card has been withdrawn; `dealt` is the table with all the cards that have been seen. */
function * keptOrChanged ({ by, card }: PlayedCard, table: Table, dealt: Table, book: Book): Dialogue<Card> {
  const among = couldPlay(table, by, dealt, book).filter(other => other !== card)
  if (among.length === 0) return card
  const answer = yield {
    id: `withdraw-card-${by.toLowerCase()}`, decider: { role: 'player', seat: playerOf(table, by) }, asked: 'at-table', laws: ['58B3'], values: { player: playerOf(table, by), card },
    options: [{ id: 'keep', laws: ['58B3'] }], cards: { among, laws: ['58B3'] }
  }
  return among.find(other => other === answer) ?? card
}

/** Whether both sides have played to the next trick meanwhile: then the trick is defective (67). */
function isTooLate (facts: Pick<CardsAtOnce, 'table' | 'since'>, by: Seat): boolean {
  const owed = SEATS.filter(seat => seat !== by && !hasPlayed(facts.table, seat)).length
  const next = facedLater(facts).slice(owed)
  return next.some(later => areOpponents(later.by, by)) && next.some(later => !areOpponents(later.by, by))
}
