import type { Card, LawReference } from '../../../schemas/words.ts'
import type { Book } from '../../ruling/book.ts'
import { chooseCard, isTrue, settled, type Dialogue } from '../../ruling/dialogue.ts'
import { citing, finding, impose, note, recordPlay, review, type Finding, type Part } from '../../ruling/finding.ts'
import { couldPlay } from '../../ruling/legalCards.ts'
import { settle } from '../../ruling/settle.ts'
import { parseCard, suitOfCard } from '../../table/card.ts'
import { held, mayHold, ofSuit } from '../../table/holding.ts'
import { winnerOf } from '../../table/play.ts'
import { OPPONENTS, SIDE, areOpponents } from '../../table/seat.ts'
import { finalContract, heldCards, tableWith, type Table } from '../../table/table.ts'
import { freeOfTricks } from '../law64.ts'
import { askForAttention } from '../law64/questions.ts'
import { facedLater, playerOf, remaining, withdrawnCard } from '../outOfTurn.ts'
import { EQUITY } from '../revoke.ts'
import { allPlayed, cardsOfTrick, suitLedTo, type DefectiveTrick } from './trick.ts'

/** 67A1: in time. The missing card is added, and counts in full. */
export function * cardIsAdded (facts: DefectiveTrick, book: Book): Dialogue<Finding> {
  const { table, action: { by, trick } } = facts
  const cards = cardsOfTrick(facts)
  const denomination = finalContract(table)?.denomination
  if (cards === undefined || denomination === undefined) return finding('67A1', note('adds-a-legal-card', { player: by, trick }))
  if (heldCards(table, by) === undefined && facts.action.card === undefined) return finding('67A1', note('adds-a-legal-card', { player: by, trick }))
  const legal = couldPlay(table, by, table, book)
  if (legal.length === 0) return finding('67A1', note('adds-a-legal-card', { player: by, trick }))
  const card = yield * chooseMissing('card-to-add', facts, legal, '67A1')
  const added = recordPlay(by, card, '67A1')
  if (winnerOf([...cards, { by, card }], denomination) !== by) return finding('67A1', added)
  const next = facedLater(facts).filter(later => areOpponents(later.by, by))
  if (next.length === 0) return finding('67A1', added)
  return finding('67A1', added, next.flatMap(later => later.card === undefined ? [] : withdrawnCard(facts.table, by, { by: later.by, card: later.card }, '67A1', book)), remaining(facts.since, next), note('lead-passes-to-added-card', { player: by }))
}

function chooseMissing (id: string, { table, action: { by, trick, card } }: DefectiveTrick, among: readonly Card[], law: LawReference): Dialogue<Card> {
  const chosen = among.find(other => card !== undefined && other === parseCard(card))
  if (chosen !== undefined) return settled(chosen)
  const player = playerOf(table, by)
  return chooseCard({ id, decider: { role: player === by ? 'offender' : 'declarer', seat: player }, asked: 'at-table', laws: [law], values: { player, hand: by, trick } }, among, law)
}

/** 67B1: too late. A card is put with the trick, which stays where it is; as a rule that counts as a revoke. */
export function * cardIsPlaced (facts: DefectiveTrick, followingSuitIsFree: boolean, book: Book): Dialogue<Finding> {
  const { table, action: { by, trick } } = facts
  const led = suitLedTo(facts)
  const played = allPlayed(facts)
  const chosen = facts.action.card === undefined ? undefined : parseCard(facts.action.card)
  const onlyThat = led !== undefined && mayHold(table, by, played).every(ofSuit(led))
  // A card of the suit led that he puts there shows that he has one.
  const shows = chosen !== undefined && led !== undefined && ofSuit(led)(chosen)
  const known = led === undefined ? undefined : onlyThat || shows || held(table, by, played, ofSuit(led))
  const follows = known ?? (yield * isTrue({ id: 'holds-suit-led', asked: 'aside', laws: ['67B1'], values: { player: by, trick, ...led && { suit: led } } }, { yes: '67B1(a)', no: '67B1(b)' }))
  const law = follows ? '67B1(a)' : '67B1(b)'
  const placed = cardsOfTrick(facts) === undefined ? [note('places-a-card', { player: by, trick })] : yield * placing(facts, follows, law)
  if (follows && followingSuitIsFree) return finding(law, placed)
  return finding(law, placed, yield * deemedRevoke(facts, placed, law, book))
}

function * placing (facts: DefectiveTrick, follows: boolean, law: LawReference): Dialogue<readonly Part[]> {
  const { table, action: { by, trick } } = facts
  const led = suitLedTo(facts)
  const among = mayHold(table, by, allPlayed(facts)).filter(card => (suitOfCard(card) === led) === follows)
  if (among.length === 0) return [note('places-a-card', { player: by, trick })]
  const card = yield * chooseMissing('card-to-place', facts, among, law)
  return [{ effect: { type: 'place-card', by, card, trick, law } }]
}

/** The table with the card in its place, once all cards were played. */
function atTheEnd (facts: DefectiveTrick, placed: readonly Part[]): Table | undefined {
  const played = allPlayed(facts)
  return played.length === 51 ? settle(tableWith(facts.table, { play: played }), finding([], placed).effects, []) : undefined
}

/** Established, and worth one trick at most: it is settled after the play, or, if it came to light too late, left to equity. */
function * deemedRevoke (facts: DefectiveTrick, placed: readonly Part[], law: LawReference, book: Book): Dialogue<readonly Part[]> {
  const { action: { by, trick } } = facts
  const equity = review(OPPONENTS[SIDE[by]], EQUITY)
  const table = atTheEnd(facts, placed)
  const late = table !== undefined && freeOfTricks({ player: by, trick }, table, book) === undefined ? yield * askForAttention(by) : undefined
  if (late !== undefined) return [citing(...late.laws), equity, note(`no-tricks-${late.reason}`, { player: by })]
  return [impose({ type: 'established-revoke', player: by, trick, law }), equity, note('deemed-revoke', { player: by, trick })]
}
