import type { ActionOf } from '../../schemas/action.ts'
import { RANKS, type Card, type Denomination, type LawReference, type Rank, type Seat, type Suit } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, chooseCard, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { finding, hearNext, merge, note, type Finding } from '../ruling/finding.ts'
import { legalCards } from '../ruling/legalCards.ts'
import { dummyOf } from '../table/auction.ts'
import { heightOf, parseCard, rankOfCard, suitOfCard } from '../table/card.ts'
import { mayHold } from '../table/holding.ts'
import { openTrick, suitLed, tricksOf, winnerOf, type PlayedCard } from '../table/play.ts'
import { LHO } from '../table/seat.ts'
import { finalContract, heldCards, type Table } from '../table/table.ts'

/** How declarer named a card from dummy. */
export interface Designation {
  readonly table: Table
  readonly declarer: Seat
  readonly dummy: Seat
  readonly rank?: Rank
  readonly suit?: Suit
  readonly words?: string
  /** The card that he named in full right after that. */
  readonly after?: Card
}

/** An incomplete or impossible designation of a card from dummy. */
export const law46: Law<Designation> = {
  number: 46,
  title: 'Incomplete or invalid designation of a card from dummy',
  editions: { 1987: asNearAsCanBe, 1997: asNearAsCanBe, 2007: asNearAsCanBe, 2017: asNearAsCanBe }
}

/** A designation in canonical form: a suit may be named among the words as well, and they may say nothing else. */
export function designationOf ({ rank, suit: named, words: said = '' }: ActionOf<'designate'>, table: Table, declarer: Seat, dummy: Seat): Designation {
  const spoken = said.toLowerCase().split(/[ -]+/).filter(word => !EMPTY_WORDS.has(word))
  const suit = named ?? spoken.map(word => SUIT_WORDS.get(word)).find(one => one !== undefined)
  const words = spoken.filter(word => suit === undefined || SUIT_WORDS.get(word) !== suit).join(' ')
  return { table, declarer, dummy, ...rank !== undefined && { rank: RANKS.find(one => one === rank) ?? 'T' }, ...suit && { suit }, ...words !== '' && { words } }
}

/** Words that say nothing of the card. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['', 'a', 'an', 'the', 'it', 'one', 'trick', 'play', 'please'])
const SUIT_WORDS: ReadonlyMap<string, Suit> = new Map([
  ['spade', 'S'], ['spades', 'S'], ['heart', 'H'], ['hearts', 'H'], ['diamond', 'D'], ['diamonds', 'D'], ['club', 'C'], ['clubs', 'C']
])

/** The card that declarer has named in full, if dummy may hold it. */
export function cardInFull ({ table, dummy, rank, suit }: Designation): Card | undefined {
  const card = rank === undefined || suit === undefined ? undefined : parseCard(`${suit}${rank}`)
  return card !== undefined && possibleCards(table, dummy).includes(card) ? card : undefined
}

/** The card that declarer has named from dummy in full, as a card of a trick. */
export function namedInFull (action: ActionOf<'designate'>, table: Table): PlayedCard | undefined {
  const contract = finalContract(table)
  if (contract === undefined) return undefined
  const dummy = dummyOf(contract)
  const card = cardInFull(designationOf(action, table, contract.declarer, dummy))
  return card && { by: dummy, card }
}

/** The cards that dummy holds or, where its hand is not known, may hold. */
const possibleCards = (table: Table, dummy: Seat): readonly Card[] => mayHold(table, dummy, table.play)

const legalInDummy = ({ table, dummy }: Designation, book: Book): readonly Card[] => legalCards(table, dummy, book).legal ?? possibleCards(table, dummy)

type Term3 = Readonly<Record<'high' | 'win' | 'low', LawReference>>
const WORDS_IN_LAW: Term<Term3> = {
  1987: { high: '46B1', win: '46B1', low: '46B1' }, 1997: { high: '46B1', win: '46B1', low: '46B1' },
  2007: { high: '46B1(a)', win: '46B1(b)', low: '46B1(c)' }, 2017: { high: '46B1(a)', win: '46B1(b)', low: '46B1(c)' }
}

/** What declarer's words come to. */
type Meaning = 'high' | 'win' | 'low' | 'ruff' | 'anything'
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['high', 'high'], ['highest', 'high'], ['top', 'high'], ['big', 'high'], ['win', 'win'], ['low', 'low'], ['lowest', 'low'], ['small', 'low'], ['little', 'low'], ['duck', 'low'],
  ['ruff', 'ruff'], ['trump', 'ruff'], ['any', 'anything'], ['anything', 'anything'], ['whatever', 'anything']
])

function * asNearAsCanBe (named: Designation, book: Book): Dialogue<Finding> {
  const { dummy, declarer } = named
  const legal = legalInDummy(named, book)
  if (legal.length === 0) return finding('46A', note('dummy-has-no-card', { dummy }))
  // With one legal card left it makes no difference what he meant.
  const intention = legal.length === 1 ? 'no' : yield {
    id: 'different-intention', decider: { role: 'director' }, asked: 'aside', judgement: true, laws: ['46B'], values: { declarer, dummy },
    options: [{ id: 'no', laws: ['46B'] }], cards: { among: legal, laws: ['46B'] }
  }
  const intended = legal.find(card => card === intention)
  if (intended !== undefined) return played(named, intended, '46B')
  if (named.rank !== undefined && named.suit !== undefined) return yield * anyLegalCard(named, legal, '46B4')
  if (named.suit !== undefined) return yield * ofSuit(named, named.suit, legal, book)
  if (named.rank !== undefined) return yield * ofRank(named, named.rank, legal)
  return yield * byWords(named, legal, book)
}

const played = ({ dummy }: Designation, card: Card, law: LawReference): Finding => finding(law, hearNext({ type: 'play', by: dummy, card }))

/** The card was not named, or cannot be played: declarer names any legal one, if he has not done so already. Of a call without a suit the Law does not say so. */
function * anyLegalCard (named: Designation, among: readonly Card[], law: LawReference): Dialogue<Finding> {
  const reading = finding([], named.suit === undefined && law !== '46B3(b)' ? note('call-not-carried-out', { declarer: named.declarer }) : [])
  if (hasNamedOne(named, among)) return merge(finding(law), reading)
  const [only, ...others] = among
  return merge(played(named, only !== undefined && others.length === 0 ? only : yield * fromDummy(named, among, law), law), reading)
}

/** Whether declarer has completed the call by naming one of these cards. */
const hasNamedOne = ({ after }: Designation, among: readonly Card[]): boolean => after !== undefined && among.includes(after)

const fromDummy = ({ declarer, dummy }: Designation, among: readonly Card[], law: LawReference): Dialogue<Card> => chooseCard({
  id: 'card-from-dummy', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: [law], values: { declarer, dummy }
}, among, law)

/** One card of a kind that the Law picks out; where dummy is not known the director reads it off the table, or that dummy has none of them. */
function * picked (named: Designation, among: readonly Card[], pick: 'highest' | 'lowest', legal: readonly Card[], law: LawReference): Dialogue<Finding> {
  const [first, ...rest] = among
  const left = legal.filter(card => !among.includes(card))
  if (first === undefined) return yield * anyLegalCard(named, left, '46B4')
  if (isKnown(named) || (rest.length === 0 && left.length === 0)) {
    return played(named, rest.reduce((best, card) => (heightOf(card) - heightOf(best)) * (pick === 'highest' ? 1 : -1) > 0 ? card : best, first), law)
  }
  const { declarer, dummy } = named
  const answer = yield {
    id: 'card-in-dummy', decider: { role: 'director' }, asked: 'at-table', laws: [law], values: { declarer, dummy, pick },
    options: left.length === 0 ? [] : [{ id: 'none', laws: ['46B4'] }], cards: { among, laws: [law] }
  }
  const card = among.find(one => one === answer)
  return card === undefined ? yield * anyLegalCard(named, left, '46B4') : played(named, card, law)
}

/** Whether dummy's cards are known; one that is the only one left is. */
const isKnown = ({ table, dummy }: Designation): boolean => heldCards(table, dummy) !== undefined || possibleCards(table, dummy).length === 1

// A suit without a rank: its lowest card unless words say otherwise, legal or not; an illegal play is put right like any other.
function * ofSuit (named: Designation, suit: Suit, legal: readonly Card[], book: Book): Dialogue<Finding> {
  const cards = possibleCards(named.table, named.dummy).filter(card => suitOfCard(card) === suit)
  const laws = book.read(WORDS_IN_LAW)
  const meaning = named.words === undefined || cards.length <= 1 ? 'anything' : yield * meaningOf(named, { ...laws, anything: '46B2' })
  switch (meaning) {
    case 'high': return yield * picked(named, cards, 'highest', legal, laws.high)
    case 'low': return yield * picked(named, cards, 'lowest', legal, laws.low)
    case 'win': return yield * lowestWinner(named, suit, legal, laws.win)
    case 'ruff': case 'anything': return yield * picked(named, cards, 'lowest', legal, '46B2')
  }
}

// A rank without a suit: at the lead, of the suit with which dummy won the last trick; else whatever is legal.
function * ofRank (named: Designation, rank: Rank, legal: readonly Card[]): Dialogue<Finding> {
  const led = suitLed(openTrick(named.table.play))
  const nearest = legal.find(card => rankOfCard(card) === rank && suitOfCard(card) === (led ?? suitWonWith(named)))
  const law = led === undefined ? '46B3(a)' : '46B3(b)'
  if (nearest !== undefined && (yield * isInDummy(named, nearest, law, '46B3(b)'))) return played(named, nearest, law)
  const left = yield * stillLegal(named, led, legal.filter(card => card !== nearest))
  const ofThatRank = left.filter(card => rankOfCard(card) === rank)
  const others = left.filter(card => rankOfCard(card) !== rank)
  const [only, ...more] = ofThatRank
  if (only === undefined) return yield * anyLegalCard(named, others, '46B4')
  if (more.length === 0) return (yield * isInDummy(named, only, '46B3(b)', '46B4')) ? played(named, only, '46B3(b)') : yield * anyLegalCard(named, others, '46B4')
  if (isKnown(named)) return yield * anyLegalCard(named, ofThatRank, '46B3(b)')
  if (hasNamedOne(named, ofThatRank)) return finding('46B3(b)')
  const { declarer, dummy } = named
  const answer = yield {
    id: 'card-from-dummy', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['46B3(b)'], values: { declarer, dummy },
    options: [{ id: 'none', laws: ['46B4'] }], cards: { among: ofThatRank, laws: ['46B3(b)'] }
  }
  const card = ofThatRank.find(one => one === answer)
  return card === undefined ? yield * anyLegalCard(named, others, '46B4') : played(named, card, '46B3(b)')
}

/** Those of the cards that dummy may play to the suit led; where its hand is not known the director says whether it can follow. */
function * stillLegal (named: Designation, led: Suit | undefined, among: readonly Card[]): Dialogue<readonly Card[]> {
  const following = among.filter(card => suitOfCard(card) === led)
  if (led === undefined || isKnown(named) || following.length === 0) return among
  const { declarer, dummy } = named
  const follows = yield * isTrue({ id: 'dummy-can-follow', asked: 'at-table', laws: ['44C'], values: { declarer, dummy } }, { yes: '46B4', no: '46B3(b)' })
  return follows ? following : among.filter(card => !following.includes(card))
}

/** The suit of the card with which dummy won the last trick, if it is on lead because of that. */
function suitWonWith ({ table, dummy }: Designation): Suit | undefined {
  const last = tricksOf(table.play).at(-1)
  const denomination = finalContract(table)?.denomination
  if (last?.length !== 4 || denomination === undefined || winnerOf(last, denomination) !== dummy) return undefined
  const card = last.find(({ by }) => by === dummy)?.card
  return card && suitOfCard(card)
}

/** Whether dummy holds this card: asked where its hand is not known. */
function * isInDummy (named: Designation, card: Card, law: LawReference, otherwise: LawReference): Dialogue<boolean> {
  if (isKnown(named)) return true
  const { declarer, dummy } = named
  return yield * isTrue({ id: 'held-by-dummy', asked: 'at-table', laws: [law], values: { declarer, dummy, card } }, { yes: law, no: otherwise })
}

function * byWords (named: Designation, legal: readonly Card[], book: Book): Dialogue<Finding> {
  const laws = book.read(WORDS_IN_LAW)
  const meaning = yield * meaningOf(named, { ...laws, ruff: '46B2', anything: '46B5' })
  const led = suitLed(openTrick(named.table.play))
  const trump = finalContract(named.table)?.denomination
  if (meaning === 'anything') return yield * anyDefenderMayDesignate(named, legal)
  if (meaning === 'ruff') return trump === undefined || trump === 'NT' ? yield * anyLegalCard(named, legal, '46B4') : yield * picked(named, legal.filter(card => suitOfCard(card) === trump), 'lowest', legal, '46B2')
  // At the lead "high" or "low" tells of no suit: the call is incomplete.
  if (led === undefined) return yield * anyLegalCard(named, legal, '46B')
  if (meaning === 'win') return yield * lowestWinner(named, legal.some(card => suitOfCard(card) === led) ? led : trump, legal, laws.win)
  return yield * picked(named, legal.filter(card => suitOfCard(card) === led), meaning === 'high' ? 'highest' : 'lowest', legal, laws[meaning])
}

/** What the words come to; the director says so of words that are not among the usual ones. */
function * meaningOf <T extends Meaning> ({ declarer, dummy, words = 'anything' }: Designation, options: Readonly<Record<T, LawReference>>): Dialogue<Meaning> {
  return MEANINGS.get(words) ?? (yield * choose({
    id: 'designation-meant', decider: { role: 'director' }, asked: 'at-table', judgement: true, laws: ['46B'], values: { declarer, dummy, words }
  }, options))
}

function * anyDefenderMayDesignate ({ dummy, declarer }: Designation, legal: readonly Card[]): Dialogue<Finding> {
  const [only = '', ...others] = legal
  const card = only !== '' && others.length === 0 ? only : yield * chooseCard({
    id: 'card-from-dummy', decider: { role: 'either-defender' }, asked: 'at-table', laws: ['46B5'], values: { declarer, dummy }
  }, legal, '46B5')
  return finding('46B5', hearNext({ type: 'play', by: dummy, card }), note('first-defender-to-speak'))
}

// The lowest card of the suit that is known to win; the director says so where other hands have still to play.
function * lowestWinner (named: Designation, suit: Denomination | undefined, legal: readonly Card[], law: LawReference): Dialogue<Finding> {
  const denomination = finalContract(named.table)?.denomination ?? 'NT'
  const trick = openTrick(named.table.play)
  const ahead = legal.filter(card => suitOfCard(card) === suit && winnerOf([...trick, { by: named.dummy, card }], denomination) === named.dummy)
  if (ahead.length === 0) return yield * anyLegalCard(named, legal, '46B4')
  if (trick.length === 3) return yield * picked(named, ahead, 'lowest', legal, law)
  const answer = yield {
    id: 'known-winner', decider: { role: 'director' }, asked: 'at-table', laws: [law], values: { declarer: named.declarer, dummy: named.dummy, lho: LHO[named.dummy] },
    options: [{ id: 'none', laws: ['46B4'] }], cards: { among: ahead, laws: [law] }
  }
  const winner = ahead.find(card => card === answer)
  return winner === undefined ? yield * anyLegalCard(named, legal, '46B4') : played(named, winner, law)
}
