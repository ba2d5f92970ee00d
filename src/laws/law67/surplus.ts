import type { ActionOf } from '../../../schemas/action.ts'
import type { Card, LawReference } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { chooseCard, isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { citing, consumed, finding, hearNext, merge, note, pickUpCard, recordPlay, retractCard, type Finding, type Part } from '../../ruling/finding.ts'
import { heightOf, isHonour, parseCard, suitOfCard } from '../../table/card.ts'
import { winnerOf } from '../../table/play.ts'
import { finalContract, isDefender, tableWith, type Table } from '../../table/table.ts'
import { revokedBefore } from '../heldAllAlong.ts'
import { becomePenaltyCards } from '../law50.ts'
import { playerOf } from '../outOfTurn.ts'
import { cardsOfTrick, suitLedTo, type DefectiveTrick } from './trick.ts'

const RESTORED: Term<LawReference> = { 1987: '67B2', 1997: '67B2', 2007: '67B2(a)', 2017: '67B2(a)' }
const HELD_ALL_ALONG: Term<LawReference> = { 1987: '67B2', 1997: '67B2', 2007: '67B2(b)', 2017: '67B2(b)' }

const cardsPlayed = ({ action }: DefectiveTrick): readonly Card[] => (action.cards ?? []).flatMap(text => parseCard(text) ?? [])

/** The card of that hand that the record holds for the trick. */
const recorded = (facts: DefectiveTrick): Card | undefined => cardsOfTrick(facts)?.find(({ by }) => by === facts.action.by)?.card

/** 67A2: in time. A fifth card, or several at once. */
export function * tooManyInTime (facts: DefectiveTrick, book: Book): Dialogue<Finding> {
  const { table, action: { by, trick } } = facts
  const cards = cardsPlayed(facts)
  const first = recorded(facts)
  if (first === undefined && table.play.length === 0) return yield * namedAtTheTable(facts, cards, book)
  if (first === undefined) return finding('67A2', hearNext({ type: 'simultaneous-plays', plays: cards.map(card => ({ by, card })) }))
  const others = cards.filter(card => card !== first)
  const law = isDefender(table, by) ? '45E1' : '45E2'
  const led = yield * isTrue({ id: 'deemed-led', asked: 'at-table', judgement: true, laws: [law], values: { player: by, held: others, trick } })
  if (led) return finding(['67A2', law], hearNext(...others.map((card): ActionOf<'play'> => ({ type: 'play', by, card }))))
  return finding(['67A2', law], goBack(facts, others, law, book))
}

/** 58B2 without a record: he names the card that he plays to the trick, and the director sees to the rest of it. */
function * namedAtTheTable (facts: DefectiveTrick, cards: readonly Card[], book: Book): Dialogue<Finding> {
  const { table, action: { by } } = facts
  const law = '58B2'
  const player = playerOf(table, by)
  const card = yield * chooseCard({
    id: 'card-to-play', decider: { role: player === by ? 'offender' : 'declarer', seat: player }, asked: 'at-table', laws: [law], values: { player, hand: by }
  }, legalAmong(facts, cards), law)
  return finding(['67A2', law], goBack(facts, cards.filter(other => other !== card), law, book), note('correct-at-the-table', { player }))
}

/** Those of the cards that follow suit, or all of them if none does. */
function legalAmong (facts: DefectiveTrick, cards: readonly Card[]): readonly Card[] {
  const led = suitLedTo(facts)
  const following = cards.filter(card => suitOfCard(card) === led)
  return following.length > 0 ? following : cards
}

/** Cards that are not played to the trick after all: a defender's become penalty cards. */
const goBack = ({ table, action: { by } }: DefectiveTrick, cards: readonly Card[], law: LawReference, book: Book): readonly Part[] => isDefender(table, by)
  ? [...cards.map(card => retractCard(by, card, law)), ...becomePenaltyCards(table, by, cards, statusOf(cards), book)]
  : cards.map(card => pickUpCard(by, card, law))

const statusOf = (cards: readonly Card[]): 'major' | 'minor' => cards.length === 1 && !cards.some(isHonour) ? 'minor' : 'major'

/** 67B2: too late. The surplus goes back, and has been in the hand all the time. */
export function * cardsAreRestored (facts: DefectiveTrick, book: Book): Dialogue<Finding> {
  const { table, action: { by } } = facts
  const law = book.read(RESTORED)
  const cards = cardsPlayed(facts)
  const stays = yield * cardThatStays(facts, cards, law)
  if (facts.since.length > 0 && cardsOfTrick(facts) !== undefined) return heardFirst(facts, stays, law)
  const back = cards.filter(card => card !== stays)
  const then = yield * revokedBefore({ table: withItsCard(facts, stays), player: by, cards: back, from: facts.action.trick, since: facts.since }, book)
  // A card that goes to a revoke trick at once is no penalty card.
  const lying = back.filter(card => !then.effects.some(effect => effect.type === 'record-play' && effect.card === card))
  const shown = isDefender(table, by) && lying.length > 0 && (yield * isTrue({ id: 'restored-card-shown', asked: 'aside', laws: [law], values: { player: by, held: lying } }))
  const found = finding(law, back.map(card => pickUpCard(by, card, law)), inItsPlace(facts, stays, law),
    shown ? [...becomePenaltyCards(table, by, lying, statusOf(lying), book), note('unconfirmed-for-edition')] : [],
    citing(book.read(HELD_ALL_ALONG)), cardsOfTrick(facts) === undefined ? note('later-tricks-to-be-checked', { player: by }) : [])
  return merge(found, then)
}

/** What was played before attention was drawn is put on record first: a card that is restored now did not bind anybody then. */
function heardFirst (facts: DefectiveTrick, stays: Card | undefined, law: LawReference): Finding {
  const { since, action } = facts
  return finding(law, recorded(facts) === undefined ? inItsPlace(facts, stays, law) : [], consumed(since.length), hearNext(...since, { ...action, ...stays && { faced: stays } }))
}

/** The card that was faced in playing; where nobody knows, the highest that he could legally have played. */
function * cardThatStays (facts: DefectiveTrick, cards: readonly Card[], law: LawReference): Dialogue<Card | undefined> {
  const { by, faced, trick } = facts.action
  const first = recorded(facts)
  const told = faced === undefined ? first : faced === 'unknown' ? undefined : parseCard(faced)
  if (told !== undefined) return told
  const answer = faced === 'unknown' ? faced : yield {
    id: 'faced-in-playing', decider: { role: 'director' }, asked: 'at-table', laws: [law], values: { player: by, trick }, options: [{ id: 'unknown', laws: [law] }], cards: { among: cards, laws: [law] }
  }
  const highest = [...legalAmong(facts, cards)].sort((one, other) => heightOf(other) - heightOf(one))[0]
  return answer === 'unknown' ? highest : parseCard(answer)
}

/** The table with the card that stays, to judge what was played later. */
function withItsCard (facts: DefectiveTrick, stays: Card | undefined): Table {
  const { table, action: { by } } = facts
  const first = recorded(facts)
  if (stays === undefined || stays === first || cardsOfTrick(facts) === undefined) return table
  const card = { by, card: stays }
  return tableWith(table, { play: first === undefined ? [...table.play, card] : table.play.map(played => played.card === first ? card : played) })
}

/** The card that stays, where the record has another one or none; it cannot take the trick from its winner. */
function inItsPlace (facts: DefectiveTrick, stays: Card | undefined, law: LawReference): readonly Part[] {
  const { table, action: { by, trick } } = facts
  const cards = cardsOfTrick(facts)
  const first = recorded(facts)
  const denomination = finalContract(table)?.denomination
  if (cards === undefined || denomination === undefined || stays === undefined || stays === first) return []
  if (first === undefined) return [recordPlay(by, stays, law)]
  const wins = winnerOf(cards.map(card => card.by === by ? { by, card: stays } : card), denomination) === by
  return wins && winnerOf(cards, denomination) !== by ? [{ effect: { type: 'place-card', by, card: stays, trick, law } }] : [recordPlay(by, stays, law)]
}
