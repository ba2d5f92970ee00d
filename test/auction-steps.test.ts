import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../schemas/action.ts'
import type { Outcome, Ruling } from '../schemas/ruling.ts'
import type { WireTable } from '../schemas/table.ts'
import { EDITIONS, SEATS, type Call, type Edition, type Seat } from '../schemas/words.ts'
import { sayIn } from '../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../src/ruling/service.ts'
import { CALLS } from '../src/table/call.ts'
import { inspect } from '../src/table/inspect.ts'

const say = sayIn('en')
/** A regular pass can bring back a turn that an earlier pass out of rotation took away. */
const TURN_COMES_BACK = ['34', '17E2', '17D3']
const OF_THE_AUCTION = ['must-pass', 'must-call', 'may-not-double', 'replacement-call', 'exposed-card']

/** A source of small whole numbers, one after another. */
type Dice = (sides: number) => number

/** Follows a tree to an outcome, answering each question as the dice fall. */
function settleBy (ruling: Ruling, dice: Dice, answers: Record<string, string>, again: () => Ruling): Outcome {
  if (ruling.kind === 'outcome') return ruling
  const option = ruling.options[dice(ruling.options.length)]
  if (option === undefined) throw new Error('no way on')
  answers[ruling.id] = option.calls?.[0] ?? option.id
  return settleBy(option.next ?? again(), dice, answers, again)
}

function act (edition: Edition, table: WireTable, action: Action, dice: Dice): { readonly outcome: Outcome, readonly status: string, readonly irregularities: number } | undefined {
  const first = rulingOf({ edition, table, action }, say)
  if (!first.ok) return undefined
  const answers: Record<string, string> = {}
  const ask = (): Ruling => {
    const next = rulingOf({ edition, table, action, answers }, say)
    if (!next.ok) throw new Error(JSON.stringify(next.faults))
    return next.body.ruling
  }
  const outcome = settleBy(first.body.ruling, dice, answers, ask)
  // Answering all at once leads to the end that the tree promised.
  const again = rulingOf({ edition, table, action, answers }, say)
  expect(again.ok && again.body.ruling).toEqual(outcome)
  return { outcome, status: first.body.status, irregularities: first.body.irregularities.filter(({ laws }) => !laws.some(law => TURN_COMES_BACK.includes(law))).length }
}

const turnOf = (edition: Edition, table: WireTable) => {
  const answer = legalActionsOf({ edition, table }, say)
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  return answer.body
}

function randomAction (dice: Dice, turn: Seat, legal: readonly string[]): Action {
  const kind = dice(10)
  if (kind < 6) return { type: 'call', by: turn, call: (dice(2) === 0 ? 'Pass' : legal[dice(Math.min(legal.length, 8))] ?? 'Pass') as Call }
  const by = SEATS[dice(4)] ?? 'N'
  const call = CALLS[dice(14)] ?? 'Pass'
  if (kind < 9) return { type: 'call', by, call: dice(30) === 0 ? '8C' : call }
  return { type: 'change-call', by, to: call }
}

/** The contract of an auction, worked out in the plainest way. */
function contractOf (table: WireTable): { readonly declarer: Seat } | undefined {
  const { auction } = inspect(table).table
  const bids = auction.filter(({ call }) => /^[1-7]/.test(call))
  const last = bids.at(-1)
  if (last === undefined) return undefined
  const side = 'NS'.includes(last.by) ? 'NS' : 'EW'
  const first = bids.find(({ by, call }) => side.includes(by) && call.slice(1) === last.call.slice(1))
  return first && { declarer: first.by }
}

describe('a whole auction stepped through, with irregularities', () => {
  for (const edition of EDITIONS) {
    it(edition, () => {
      fc.assert(fc.property(fc.constantFrom(...SEATS), fc.array(fc.nat(10_000), { minLength: 60, maxLength: 160 }), (dealer, numbers) => {
        let at = 0
        const dice: Dice = sides => (numbers[at++ % numbers.length] ?? 0) % sides
        let table: WireTable = { dealer, auction: [] }
        for (let step = 0; step < 60; step++) {
          const { turn, legal } = turnOf(edition, table)
          if (turn.to !== 'call') break
          const action: Action = step > 24 ? { type: 'call', by: turn.seat, call: (legal?.[0] ?? 'Pass') as Call } : randomAction(dice, turn.seat, legal ?? [])
          const done = act(edition, table, action, dice)
          if (done === undefined) continue
          const repeats = (table.constraints ?? []).some(({ type }) => type === 'must-call')
          if (action.type === 'call' && action.by === turn.seat && !repeats) expect(done.irregularities === 0, JSON.stringify({ table, action })).toBe(legal?.includes(action.call) === true)
          table = done.outcome.table
        }
        const { turn } = turnOf(edition, table)
        expect(['lead', 'none']).toContain(turn.to)
        const contract = contractOf(table)
        if (contract === undefined) expect(turn).toEqual({ to: 'none' })
        else expect(turn).toEqual({ seat: ({ N: 'E', E: 'S', S: 'W', W: 'N' } as const)[contract.declarer], to: 'lead' })
        expect((table.constraints ?? []).map(({ type }) => type).filter(type => OF_THE_AUCTION.includes(type))).toEqual([])
      }), { numRuns: 12 })
    }, 120_000)
  }

  it('calls that the legal actions list are the ones that a ruling finds regular', () => {
    fc.assert(fc.property(fc.constantFrom(...EDITIONS), fc.array(fc.nat(37), { maxLength: 8 }), (edition, picks) => {
      let table: WireTable = { dealer: 'N', auction: [] }
      for (const pick of picks) {
        const { turn, legal } = turnOf(edition, table)
        if (turn.to !== 'call' || legal === null) return
        const call = legal[pick % legal.length] as Call
        const done = act(edition, table, { type: 'call', by: turn.seat, call }, () => 0)
        expect(done?.status).toBe('regular')
        table = done?.outcome.table ?? table
      }
      const { turn, legal } = turnOf(edition, table)
      if (turn.to !== 'call') return
      for (const call of CALLS) {
        const answer = rulingOf({ edition, table, action: { type: 'call', by: turn.seat, call }, expand: 'next' }, say)
        expect(answer.ok && answer.body.status === 'regular', `${call} over ${JSON.stringify(table.auction)}`).toBe(legal?.includes(call))
      }
    }), { numRuns: 25 })
  }, 60_000)
})
