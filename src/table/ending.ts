import type { ConstraintType } from '../../schemas/constraint.ts'
import { SEATS, SUITS, type Card, type Denomination, type Seat, type Side, type Suit } from '../../schemas/words.ts'
import { DECK, heightOf, suitOfCard } from './card.ts'
import { holders } from './holding.ts'
import { openTrick, suitLed, tricksOf, turnToPlay, winnerOf, type Trick } from './play.ts'
import { OPPONENTS, SIDE } from './seat.ts'
import { finalContract, heldCards, type Table } from './table.ts'

/** What is left of a deal when all four hands are known. */
interface Ending {
  /** The cards still held, with the place of their hands at the table (0 to 3, clockwise from North). */
  readonly cards: readonly { readonly card: Card, readonly place: number }[]
  readonly trick: Trick
  /** The place of the hand that is to lead or play. */
  readonly turn: number
  readonly left: number
  readonly denomination: Denomination
}

/** The greatest number of tricks left that is searched through. */
const SEARCHED = 4

/** Which tricks of those that are left go to a side, whatever is played, and with the best play of everybody. */
export interface Bounds {
  /** No legal play by anybody gives the side fewer. */
  readonly fewest: number
  /** No legal play by anybody gives the side more. */
  readonly most: number
  /** What the side wins if everybody sees all cards and plays his best. */
  readonly best: number
  /** Nothing but the duty to follow suit binds anybody: every line that was looked at is open to the players. */
  readonly free: boolean
}

/** What binds a card or a lead besides: the search does not know it. */
const BINDING: ReadonlySet<ConstraintType> = new Set(['penalty-card', 'must-play', 'play-restriction', 'lead-options', 'lead-restriction', 'lead-from'])

const searched = new WeakMap<Table, Readonly<Record<Side, Bounds>>>()

/** The bounds of a side's tricks; undefined where a hand is not known or too many cards are left to look at every line. */
export function boundsOf (table: Table, side: Side): Bounds | undefined {
  const known = searched.get(table)
  if (known !== undefined) return known[side]
  const ending = endingOf(table)
  if (ending === undefined || ending.left > SEARCHED) return undefined
  const { left } = ending
  const free = table.constraints.every(({ type }) => !BINDING.has(type))
  const [fewest, most, best] = [search(ending, 'least'), search(ending, 'greatest'), search(ending, 'best')]
  const bounds = { NS: { fewest, most, best, free }, EW: { fewest: left - most, most: left - fewest, best: left - best, free } }
  searched.set(table, bounds)
  return bounds[side]
}

function endingOf (table: Table): Ending | undefined {
  const contract = finalContract(table)
  const turn = contract && turnToPlay(table.play, contract)
  if (contract === undefined || turn === undefined) return undefined
  const cards: { readonly card: Card, readonly place: number }[] = []
  for (const [place, seat] of SEATS.entries()) {
    const hand = heldCards(table, seat)
    if (hand === undefined) return undefined
    cards.push(...hand.map(card => ({ card, place })))
  }
  const trick = openTrick(table.play)
  return { cards, trick, turn: SEATS.indexOf(turn), left: (cards.length + trick.length) / 4, denomination: contract.denomination }
}

/** Everybody plays for the fewest tricks of North-South, or for the most; or each side for itself. */
type Mode = 'least' | 'greatest' | 'best'

/** The place of the next hand without a card in the trick (57C may have let one play before its turn); undefined once all have played. */
function nextPlace (place: number, present: number): number | undefined {
  for (let next = (place + 1) % 4; next !== place; next = (next + 1) % 4) if ((present & 1 << next) === 0) return next
  return undefined
}

/** The tricks of North-South if everybody plays in that way. A set of cards is a number, one bit for each. */
function search ({ cards, trick, turn, denomination }: Ending, mode: Mode): number {
  const seen = new Map<number, number>()
  const setOf = (belongs: (at: number) => boolean) => cards.reduce((set, _, at) => belongs(at) ? set | 1 << at : set, 0)
  const ofPlace = SEATS.map((_, place) => setOf(at => cards[at]?.place === place))
  const suitAt = cards.map(({ card }) => SUITS.indexOf(suitOfCard(card)))
  const ofSuit = SUITS.map((_, suit) => setOf(at => suitAt[at] === suit))
  const strength = (card: Card, led: number) => heightOf(card) + (suitOfCard(card) === denomination ? 26 : suitOfCard(card) === SUITS[led] ? 13 : 0)
  const strengths = SUITS.map((_, led) => cards.map(({ card }) => strength(card, led)))

  function lead (held: number, place: number): number {
    if (held === 0) return 0
    const known = seen.get(held * 4 + place)
    if (known !== undefined) return known
    const value = play(held, place, 1 << place, -1, -1, place)
    seen.set(held * 4 + place, value)
    return value
  }

  /** `present`: the hands that have a card in the trick, the one at `place` included. */
  function play (held: number, place: number, present: number, led: number, highest: number, winner: number): number {
    const next = nextPlace(place, present)
    const hand = held & (ofPlace[place] ?? 0)
    const following = led === -1 ? hand : hand & (ofSuit[led] ?? 0)
    const open = following === 0 ? hand : following
    const fewest = mode === 'least' || (mode === 'best' && place % 2 === 1)
    let value = fewest ? 13 : 0
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const at = 31 - Math.clz32(rest & -rest)
      const suit = led === -1 ? suitAt[at] ?? 0 : led
      const height = strengths[suit]?.[at] ?? 0
      const [left, best] = [held & ~(1 << at), height > highest ? place : winner]
      const tricks = next === undefined ? (best % 2 === 0 ? 1 : 0) + lead(left, best) : play(left, next, present | 1 << next, suit, Math.max(highest, height), best)
      value = fewest ? Math.min(value, tricks) : Math.max(value, tricks)
    }
    return value
  }

  const all = setOf(() => true)
  const suit = suitLed(trick)
  if (suit === undefined) return lead(all, turn)
  const winner = winnerOf(trick, denomination)
  const led = SUITS.indexOf(suit)
  const present = trick.reduce((places, { by }) => places | 1 << SEATS.indexOf(by), 1 << turn)
  return play(all, turn, present, led, Math.max(...trick.map(({ card }) => strength(card, led))), winner === undefined ? turn : SEATS.indexOf(winner))
}

/** The cards of these hands that are still held; undefined if one of the hands is not known. */
function heldBy (table: Table, side: Side): readonly Card[] | undefined {
  const hands = SEATS.filter(seat => SIDE[seat] === side).map(seat => heldCards(table, seat))
  return hands.some(hand => hand === undefined) ? undefined : hands.flatMap(hand => hand ?? [])
}

/** The trumps that a side's opponents still hold; undefined if that is not known, none at notrump. */
export function outstandingTrumps (table: Table, side: Side): readonly Card[] | undefined {
  const denomination = finalContract(table)?.denomination
  if (denomination === 'NT') return []
  const isTrump = (card: Card) => suitOfCard(card) === denomination
  const theirs = heldBy(table, OPPONENTS[side]) ?? unseenBy(table, side)
  if (theirs !== undefined) return theirs.filter(isTrump)
  const dealt = holders(table)
  const left = DECK.filter(card => isTrump(card) && table.play.every(played => played.card !== card))
  // Though hands are not known, each of them may lie on the table or have been shown.
  return left.every(card => dealt.has(card)) ? left.filter(card => isOf(OPPONENTS[side], dealt.get(card))) : undefined
}

const isOf = (side: Side, seat: Seat | undefined): boolean => seat !== undefined && SIDE[seat] === side

/** The cards that neither lie among the played ones nor are held by a side. */
function unseenBy (table: Table, side: Side): readonly Card[] | undefined {
  const own = heldBy(table, side)
  return own && DECK.filter(card => !own.includes(card) && table.play.every(played => played.card !== card))
}

/** The cards of a side that no card still held by the other side beats in their suit. */
export function highCards (table: Table, side: Side): readonly Card[] {
  const own = heldBy(table, side)
  const theirs = heldBy(table, OPPONENTS[side]) ?? unseenBy(table, side)
  if (own === undefined || theirs === undefined) return []
  return SUITS.flatMap(suit => {
    const beaten = Math.max(-1, ...theirs.filter(card => suitOfCard(card) === suit).map(heightOf))
    return own.filter(card => suitOfCard(card) === suit && heightOf(card) > beaten)
  })
}

/** The suits in which players have shown out. */
export function shownOut (table: Table): readonly { readonly player: Seat, readonly suit: Suit }[] {
  return tricksOf(table.play).flatMap(trick => {
    const suit = suitLed(trick)
    return suit === undefined ? [] : trick.filter(({ card }) => suitOfCard(card) !== suit).map(({ by }) => ({ player: by, suit }))
  }).filter((one, at, all) => all.findIndex(other => other.player === one.player && other.suit === one.suit) === at)
}

/** How many tricks are left, or were when a claim ended the play, the one in progress included; undefined where neither a record nor the claim tells. */
export const tricksLeft = ({ play, claim }: Table): number | undefined =>
  play.length === 0 ? claim?.left : 13 - Math.floor(play.length / 4)

/** The tricks that each side has won according to the record. */
export function tricksWon (table: Table): Readonly<Record<Side, number>> {
  const denomination = finalContract(table)?.denomination ?? 'NT'
  const winners = tricksOf(table.play).filter(trick => trick.length === 4).map(trick => winnerOf(trick, denomination))
  const won = (side: Side) => winners.filter(winner => winner !== undefined && SIDE[winner] === side).length
  return { NS: won('NS'), EW: won('EW') }
}
