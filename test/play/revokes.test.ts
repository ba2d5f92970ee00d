import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Outcome, RulingRequest, RulingResponse } from '../../schemas/ruling.ts'
import { EDITIONS, SUITS, type Card, type Denomination, type Edition, type Seat, type Side, type Suit } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')
const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W']
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}` as const))
const sideOf = (seat: Seat): Side => seat === 'N' || seat === 'S' ? 'NS' : 'EW'
const otherSide = (side: Side): Side => side === 'NS' ? 'EW' : 'NS'
const nextTo = (seat: Seat, steps = 1): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? seat
const height = (card: Card): number => RANKS.findIndex(rank => card.endsWith(rank))
const suitOf = (card: Card): Suit => SUITS.find(suit => card.startsWith(suit)) ?? 'S'

interface Played { readonly by: Seat, readonly card: Card }
interface Deal {
  readonly hands: Readonly<Record<Seat, readonly Card[]>>
  readonly declarer: Seat
  readonly denomination: Denomination
  readonly tricks: readonly (readonly Played[])[]
}

/** Which card of a trick wins, found by comparing one by one. */
function winner (trick: readonly Played[], trumps: Denomination): Played {
  const [lead, ...others] = trick
  if (lead === undefined) throw new Error('an empty trick')
  return others.reduce((best, one) => {
    const same = suitOf(one.card) === suitOf(best.card)
    const higher = height(one.card) > height(best.card)
    return (same && higher) || (!same && suitOf(one.card) === trumps) ? one : best
  }, lead)
}

/** A deal played to its end by players who follow suit nearly always, driven by these numbers. */
function playOut (order: readonly number[], choices: readonly number[], declarer: Seat, denomination: Denomination, cards: number): Deal {
  const shuffled = [...DECK].sort((a, b) => (order[DECK.indexOf(a)] ?? 0) - (order[DECK.indexOf(b)] ?? 0) || DECK.indexOf(a) - DECK.indexOf(b))
  const dealt = (seat: Seat) => shuffled.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)
  const hands: Record<Seat, Card[]> = { N: dealt('N'), E: dealt('E'), S: dealt('S'), W: dealt('W') }
  const left: Record<Seat, Card[]> = { N: dealt('N'), E: dealt('E'), S: dealt('S'), W: dealt('W') }
  const tricks: Played[][] = []
  let leader = nextTo(declarer)
  for (let at = 0; at < cards; at += 1) {
    const trick = at % 4 === 0 ? [] : tricks.at(-1) ?? []
    if (at % 4 === 0) tricks.push(trick)
    const by = nextTo(leader, trick.length)
    const choice = choices[at] ?? 0
    const led = trick[0]
    const following = led === undefined ? [] : left[by].filter(card => suitOf(card) === suitOf(led.card))
    const refuses = led !== undefined && choice % 7 === 0 && following.length < left[by].length
    const among = following.length === 0 ? left[by] : refuses ? left[by].filter(card => !following.includes(card)) : following
    const card = among[Math.floor(choice / 7) % among.length] ?? 'S2'
    left[by] = left[by].filter(other => other !== card)
    trick.push({ by, card })
    if (trick.length === 4) leader = winner(trick, denomination).by
  }
  return { hands, declarer, denomination, tricks }
}

const dealOf = (cards: fc.Arbitrary<number>) => fc.tuple(
  fc.array(fc.nat(1_000_000), { minLength: 52, maxLength: 52 }), fc.array(fc.nat(5000), { minLength: 52, maxLength: 52 }),
  fc.constantFrom(...SEATS), fc.constantFrom<Denomination>('C', 'D', 'H', 'S', 'NT'), cards
).map(args => playOut(...args))

interface Slip { readonly trick: number, readonly by: Seat, readonly suit: Suit }

/** Every card that did not follow suit though the hand still held one. */
const slipsIn = ({ hands, tricks }: Deal): readonly Slip[] => tricks.flatMap((cards, index) => cards.slice(1).flatMap(({ by, card }): readonly Slip[] => {
  const suit = suitOf(cards[0]?.card ?? 'S2')
  const gone = tricks.slice(0, index + 1).flat().map(played => played.card)
  return suitOf(card) !== suit && hands[by].some(other => suitOf(other) === suit && !gone.includes(other)) ? [{ trick: index + 1, by, suit }] : []
}))

/** Law 64B read from top to bottom, with attention in time: whether a revoke costs no tricks. */
function isFree (slip: Slip, deal: Deal, edition: Edition): boolean {
  const slips = slipsIn(deal)
  const won = deal.tricks.map(trick => winner(trick, deal.denomination).by)
  if (!won.some((seat, index) => index + 1 >= slip.trick && sideOf(seat) === sideOf(slip.by))) return true
  if (slips.some(other => other.by === slip.by && other.suit === slip.suit && other.trick < slip.trick)) return true
  if (slip.by === nextTo(deal.declarer, 2)) return true
  if (slip.trick === 12) return true
  const opposing = slips.filter(other => sideOf(other.by) !== sideOf(slip.by))
  return edition === '2017' || edition === '2007' ? opposing.length > 0 : opposing.some(other => other.trick === slip.trick)
}

/** Law 64A read word for word: for each trick that is to be transferred, those out of which it may be taken. */
function owed (slip: Slip, deal: Deal, edition: Edition): readonly (readonly number[])[] {
  const winners = deal.tricks.map(trick => winner(trick, deal.denomination))
  const bySide = (from: number) => winners.flatMap(({ by }, index) => index + 1 >= from && sideOf(by) === sideOf(slip.by) ? [index + 1] : [])
  const later = bySide(slip.trick + 1)
  if (winners[slip.trick - 1]?.by === slip.by) return [[slip.trick], later]
  const one = bySide(slip.trick)
  if (edition === '2017' || edition === '2007') return [one]
  const withTheSuit = later.filter(trick => winners[trick - 1]?.by === slip.by && suitOf(winners[trick - 1]?.card ?? 'S2') === slip.suit)
  return [one, withTheSuit]
}

/** By trying everything: the largest number of different tricks, one for each claim on them. */
function mostTricks (claims: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [first, ...others] = claims
  if (first === undefined) return taken.length
  return Math.max(mostTricks(others, taken), ...first.filter(trick => !taken.includes(trick)).map(trick => mostTricks(others, [...taken, trick])))
}

const tableOf = ({ declarer, denomination, tricks }: Deal): RulingRequest['table'] => ({
  dealer: 'N', contract: { level: 1, denomination, declarer }, play: tricks.flat().map(({ card }) => card)
})

function ruled (request: RulingRequest): RulingResponse {
  const answered = rulingOf({ ...request, expand: 'next' }, say)
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults))
  return answered.body
}

function outcomeOf (request: RulingRequest): Outcome {
  const { ruling } = ruled(request)
  if (ruling.kind !== 'outcome') throw new Error(`asked ${ruling.id}`)
  return ruling
}

const transferredTo = (side: Side, { effects }: Outcome): number =>
  effects.reduce((sum, effect) => effect.type === 'transfer-tricks' && effect.to === side ? sum + effect.count : sum, 0)

describe('established revokes in whole deals', () => {
  it.each(EDITIONS)('%s: each costs what Law 64 says', edition => {
    fc.assert(fc.property(dealOf(fc.constant(52)), deal => {
      for (const slip of slipsIn(deal).filter(({ trick }) => trick < 12)) {
        const outcome = outcomeOf({ edition, table: tableOf(deal), action: { type: 'revoke', by: slip.by, trick: slip.trick, discovered: 'established' } })
        const expected = isFree(slip, deal, edition) ? 0 : mostTricks(owed(slip, deal, edition))
        expect(transferredTo(otherSide(sideOf(slip.by)), outcome)).toBe(expected)
        expect(transferredTo(sideOf(slip.by), outcome)).toBe(0)
        expect(outcome.constraints).toContainEqual(expect.objectContaining({ type: 'review', side: otherSide(sideOf(slip.by)), law: '64C' }))
      }
    }), { numRuns: 60 })
  })

  it.each(EDITIONS)('%s: with the last card all of them are settled, and no trick is transferred twice', edition => {
    fc.assert(fc.property(dealOf(fc.constant(52)), deal => {
      const slips = slipsIn(deal).filter(({ trick }) => trick < 12)
      const last = deal.tricks.at(-1)?.at(-1)
      if (last === undefined || slips.length === 0) return
      const { play = [], ...table } = tableOf(deal)
      const constraints = slips.map(({ by, trick, suit }): Constraint => ({ type: 'established-revoke', player: by, trick, suit }))
      const outcome = outcomeOf({ edition, table: { ...table, play: play.slice(0, 51), constraints }, action: { type: 'play', by: last.by, card: last.card } })
      for (const side of ['NS', 'EW'] as const) {
        const claims = slips.filter(slip => sideOf(slip.by) === otherSide(side) && !isFree(slip, deal, edition)).flatMap(slip => owed(slip, deal, edition))
        expect(transferredTo(side, outcome)).toBe(mostTricks(claims))
      }
      expect(outcome.table.constraints ?? []).not.toContainEqual(expect.objectContaining({ type: 'established-revoke' }))
    }), { numRuns: 60 })
  })
})

/** Answers whatever is asked by these numbers, up to the outcome. */
function decided (request: RulingRequest, choices: readonly number[]): { readonly outcome: Outcome, readonly irregularities: readonly string[] } {
  const answers: Record<string, string> = {}
  for (const choice of choices) {
    const { ruling, irregularities } = ruled({ ...request, answers })
    if (ruling.kind === 'outcome') return { outcome: ruling, irregularities: irregularities.map(({ type }) => type) }
    const { decider } = ruling
    expect(decider.role).not.toBe('offender-partner')
    const offered = ruling.options.flatMap(({ id, cards }): readonly string[] => cards ?? [id])
    answers[ruling.id] = offered[choice % offered.length] ?? ''
  }
  throw new Error('more questions than choices')
}

const handText = (cards: readonly Card[]) => SUITS.map(suit => cards.filter(card => suitOf(card) === suit).map(card => card.slice(1)).join('')).join('.')

/** The play up to so many cards after a revoke. */
function soonAfter (deal: Deal, slip: Slip, later: number): Deal {
  const cards = deal.tricks.flat()
  const at = 4 * (slip.trick - 1) + (deal.tricks[slip.trick - 1] ?? []).findIndex(({ by }) => by === slip.by)
  const left = cards.slice(0, Math.min(at + 1 + later, 51))
  return { ...deal, tricks: Array.from({ length: Math.ceil(left.length / 4) }, (_, trick) => left.slice(4 * trick, 4 * trick + 4)) }
}

describe('revokes that are still open', () => {
  it.each(EDITIONS)('%s: a revoke that can be corrected is corrected, any other one is carried along', edition => {
    fc.assert(fc.property(dealOf(fc.constant(52)), fc.nat(20), fc.nat(5), fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }), (whole, which, later, choices) => {
      const slips = slipsIn(whole)
      const slip = slips[which % slips.length]
      if (slip === undefined) return
      const deal = soonAfter(whole, slip, later)
      const hands = Object.fromEntries(SEATS.map(seat => [seat, handText(deal.hands[seat])]))
      const table = { ...tableOf(deal), hands }
      const { outcome, irregularities } = decided({ edition, table, action: { type: 'revoke', by: slip.by, trick: slip.trick } }, choices)
      expect(irregularities).toContain('revoke')
      expect(outcome.effects.some(({ type }) => type === 'transfer-tricks')).toBe(false)

      const playedOn = (side: Side) => (deal.tricks[slip.trick] ?? []).some(({ by }) => sideOf(by) === side)
      const bothRevoked = slipsIn(deal).some(({ trick, by }) => trick === slip.trick && sideOf(by) !== sideOf(slip.by))
      const open = slip.trick === 12 || !playedOn(sideOf(slip.by)) || (bothRevoked && !playedOn(otherSide(sideOf(slip.by))))
      const after = (outcome.table.play ?? []).map(entry => typeof entry === 'string' ? entry : entry.card)
      const cards = deal.tricks.flat().map(({ card }) => card)
      expect(new Set(after).size).toBe(after.length)
      if (!open) {
        expect(after).toEqual(cards)
        expect(outcome.table.constraints).toContainEqual(expect.objectContaining({ type: 'established-revoke', player: slip.by, trick: slip.trick, suit: slip.suit }))
        return
      }
      expect(outcome.table.constraints ?? []).not.toContainEqual(expect.objectContaining({ type: 'established-revoke' }))
      for (const constraint of outcome.table.constraints ?? []) if (constraint.type === 'penalty-card') expect(sideOf(constraint.player)).not.toBe(sideOf(deal.declarer))
      // What stands before the trick stays, and every hand plays cards of its own.
      expect(after.slice(0, 4 * (slip.trick - 1))).toEqual(cards.slice(0, 4 * (slip.trick - 1)))
      const trick = (deal.tricks[slip.trick - 1] ?? []).map(({ by }, index) => ({ by, card: after[4 * (slip.trick - 1) + index] ?? '' }))
      for (const { by, card } of trick) expect(deal.hands[by]).toContain(card)
      const mayStillBeWrong = (edition === '1987' || edition === '1997') && bothRevoked
      if (!mayStillBeWrong) {
        const corrected = { ...deal, tricks: [...deal.tricks.slice(0, slip.trick - 1), trick.map(({ by, card }) => ({ by, card: card as Card }))] }
        expect(slipsIn(corrected).filter(({ trick: number }) => number === slip.trick)).toEqual([])
        const { turn } = outcome
        const leader = trick.length < 4 ? undefined : winner(corrected.tricks.at(-1) ?? [], deal.denomination).by
        if (leader !== undefined && turn.to === 'lead') expect(turn.seat).toBe(leader)
        if (after.length > 4 * slip.trick) expect(deal.tricks[slip.trick]?.[0]?.by).toBe(leader)
      }
    }), { numRuns: 300 })
  })
})
