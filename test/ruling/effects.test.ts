import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Outcome, RulingRequest } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, SEATS, type Call, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { auctionsByEffects, callsOf } from '../support/effects.ts'

const say = sayIn('en')
const by = fc.constantFrom(...SEATS)
const call = fc.oneof({ weight: 1, arbitrary: fc.constant<Call>('Pass') }, { weight: 2, arbitrary: fc.constantFrom<Call>('X', 'XX', '1C', '1D', '1H', '1S', '1NT', '2C', '2H', '8C') })
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('call' as const), by, call }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('change-call' as const), by, to: call }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('simultaneous-calls' as const), calls: fc.array(fc.record({ by, call }), { minLength: 2, maxLength: 2 }) }) }
)

/** Answers every question with the option that the numbers point to; undefined if the request is refused. */
function outcomeOf (request: RulingRequest, numbers: readonly number[]): Outcome | undefined {
  const answers: Record<string, string> = {}
  for (const number of numbers) {
    const ruled = rulingOf({ ...request, answers, expand: 'next' }, say)
    if (!ruled.ok) return undefined
    const { ruling } = ruled.body
    if (ruling.kind === 'outcome') return ruling
    const option = ruling.options[number % ruling.options.length]
    if (option !== undefined) answers[ruling.id] = option.calls?.[number % option.calls.length] ?? option.id
  }
  return undefined
}

const expectAgreement = (edition: Edition, table: WireTable, [first, ...subsequent]: readonly Action[], numbers: readonly number[]): WireTable => {
  const outcome = first === undefined ? undefined : outcomeOf({ edition, table, action: first, ...subsequent.length > 0 && { subsequent } }, numbers)
  if (outcome === undefined) return table
  expect(auctionsByEffects(table, outcome.effects), JSON.stringify({ table, first, subsequent, effects: outcome.effects })).toContain(callsOf(outcome.table))
  return outcome.table
}

describe('the effects, applied one by one, give the auction of the table', () => {
  for (const edition of EDITIONS) {
    it(`${edition}: whatever was called, and in whatever order`, () => {
      fc.assert(fc.property(by, fc.array(action, { maxLength: 5 }), fc.array(action, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(40), { minLength: 12, maxLength: 12 }), (dealer, earlier, later, numbers) => {
        const table = earlier.reduce<WireTable>((before, one) => expectAgreement(edition, before, [one], numbers), { dealer })
        expectAgreement(edition, table, later, numbers)
      }), { numRuns: 60 })
    }, 60_000)
  }
})
