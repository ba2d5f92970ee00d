import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Ruling } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { DENOMINATIONS, EDITIONS, RANKS, SEATS, SUITS, type Card, type Denomination, type Edition, type Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')
const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}` as const))
const next = (seat: Seat, steps = 1): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? seat
const handOf = (cards: readonly Card[]): string => SUITS.map(suit => RANKS.filter(rank => cards.includes(`${suit}${rank}`)).join('')).join('.')

interface Deal {
  readonly hands: Readonly<Record<Seat, readonly Card[]>>
  readonly edition: Edition
  readonly denomination: Denomination
  readonly declarer: Seat
  readonly picks: readonly number[]
  /** How many penalty cards each defender has. */
  readonly lying: readonly [number, number]
  readonly restriction: boolean
}

const deals: fc.Arbitrary<Deal> = fc.record({
  deck: fc.shuffledSubarray([...DECK], { minLength: 52 }),
  edition: fc.constantFrom(...EDITIONS), denomination: fc.constantFrom(...DENOMINATIONS), declarer: fc.constantFrom(...SEATS),
  picks: fc.array(fc.nat(1000), { minLength: 80, maxLength: 80 }),
  lying: fc.tuple(fc.nat(2), fc.nat(2)), restriction: fc.boolean()
}).map(({ deck, ...deal }) => ({
  ...deal, hands: { N: deck.slice(0, 13), E: deck.slice(13, 26), S: deck.slice(26, 39), W: deck.slice(39) }
}))

function start ({ hands, denomination, declarer, lying, restriction }: Deal): WireTable {
  const leader = next(declarer)
  const constraints: Constraint[] = [leader, next(leader, 2)].flatMap((player, at) => hands[player].slice(0, lying[at])
    .map((card): Constraint => ({ type: 'penalty-card', player, card, status: lying[at] === 1 && 'AKQJT'.includes(card[1] ?? '') ? 'major' : lying[at] === 1 ? 'minor' : 'major' })))
  if (restriction) constraints.push({ type: 'lead-options', leader, offender: next(leader, 2), basis: 'withdrawn-call', suits: 'any', demands: ['forbid'], lasts: 'while-on-lead', law: '26' })
  return {
    dealer: 'N', hands: { N: handOf(hands.N), E: handOf(hands.E), S: handOf(hands.S), W: handOf(hands.W) },
    contract: { level: 1, denomination, declarer }, constraints
  }
}

function actionsAt (table: WireTable, edition: Edition) {
  const answered = legalActionsOf({ edition, table }, say)
  if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.faults)} ${JSON.stringify(table)}`)
  return answered.body
}

function play (table: WireTable, edition: Edition, by: Seat, card: Card) {
  const answered = rulingOf({ edition, table, action: { type: 'play', by, card } }, say)
  if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.faults)}`)
  return answered.body
}

/** The table at the end of a path through a choice. */
function chosen (node: Ruling, pick: number): WireTable {
  if (node.kind === 'outcome') return node.table
  const option = node.options[pick % node.options.length]
  if (option?.next === undefined) throw new Error('a choice without a way on')
  return chosen(option.next, Math.floor(pick / 7))
}

/** Who wins four cards, worked out apart from the service. */
function winner (trick: readonly { readonly by: Seat, readonly card: Card }[], trump: Denomination): Seat {
  const trumps = trick.filter(({ card }) => card.startsWith(trump))
  const contenders = trumps.length > 0 && trump !== 'NT' ? trumps : trick.filter(({ card }) => card[0] === trick[0]?.card[0])
  const best = RANKS.find(rank => contenders.some(({ card }) => card[1] === rank))
  const won = contenders.find(({ card }) => card[1] === best)
  if (won === undefined) throw new Error('nobody won')
  return won.by
}

const PASSING = new Set(['penalty-card', 'lead-restriction', 'must-play', 'play-restriction', 'lead-from', 'lead-options'])

describe('a deal played out by legal cards', () => {
  it('turns, winners, choices and constraints', () => {
    fc.assert(fc.property(deals, deal => {
      const { edition, hands, denomination, declarer, picks } = deal
      let table = start(deal)
      const left = new Map(SEATS.map(seat => [seat, [...hands[seat]]]))
      let trick: { readonly by: Seat, readonly card: Card }[] = []
      let turn = next(declarer)
      let choices = 0
      for (let played = 0; played < 52;) {
        const offered = actionsAt(table, edition)
        expect(offered.turn).toEqual({ seat: turn, to: trick.length === 0 ? 'lead' : 'play' })
        if (offered.decision !== undefined) {
          expect(choices++).toBeLessThan(60)
          table = chosen(offered.decision, picks[choices] ?? 0)
          continue
        }
        const own = left.get(turn) ?? []
        const legal = offered.legal ?? []
        expect(legal.length).toBeGreaterThan(0)
        expect([...legal, ...offered.excluded.map(({ action }) => action)].sort()).toEqual([...own].sort())
        // Only now and then, for it takes a ruling on every card.
        if (played % 9 === (picks[0] ?? 0) % 9) {
          for (const card of own) expect([card, play(table, edition, turn, card).status === 'regular']).toEqual([card, legal.includes(card)])
        }
        const card = own.find(one => one === legal[(picks[played] ?? 0) % legal.length])
        if (card === undefined) throw new Error('a card that he does not hold')
        const ruled = play(table, edition, turn, card)
        if (ruled.ruling.kind !== 'outcome') throw new Error('asked')
        expect(ruled.status).toBe('regular')
        expect(ruled.irregularities).toEqual([])
        table = ruled.ruling.table
        expect(table.constraints?.some(constraint => constraint.type === 'penalty-card' && constraint.card === card) ?? false).toBe(false)
        left.set(turn, own.filter(one => one !== card))
        trick.push({ by: turn, card })
        played += 1
        if (trick.length === 4) {
          turn = winner(trick, denomination)
          trick = []
        } else {
          turn = next(turn)
        }
      }
      expect(table.play).toHaveLength(52)
      expect(actionsAt(table, edition).turn).toEqual({ to: 'none' })
      expect((table.constraints ?? []).filter(({ type }) => PASSING.has(type))).toEqual([])
    }), { numRuns: 40 })
  }, 120_000)

  it('the same without the hands: no card is questioned that the record does not speak against', () => {
    fc.assert(fc.property(deals, ({ edition, hands, denomination, declarer, picks }) => {
      let table: WireTable = { dealer: 'N', contract: { level: 1, denomination, declarer } }
      const known = start({ edition, hands, denomination, declarer, picks, lying: [0, 0], restriction: false })
      for (let played = 0; played < 52; played++) {
        const { legal, turn } = actionsAt({ ...known, ...table.play && { play: table.play } }, edition)
        if (turn.to === 'none' || legal === null) throw new Error('nobody to play')
        const card = DECK.find(one => one === legal[(picks[played] ?? 0) % legal.length]) ?? 'SA'
        const ruled = play(table, edition, turn.seat, card)
        expect(ruled.status).toBe('regular')
        if (ruled.ruling.kind === 'outcome') table = ruled.ruling.table
      }
      expect(table.play).toHaveLength(52)
    }), { numRuns: 25 })
  }, 60_000)
})
