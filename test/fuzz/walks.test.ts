import { readFileSync } from 'node:fs'
import fc, { type GeneratorValue } from 'fast-check'
import { expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { RulingRequest } from '../../schemas/ruling.ts'
import { EDITIONS, SEATS, SUITS, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'
import { CALLS } from '../../src/table/call.ts'
import { DECK } from '../../src/table/card.ts'

const WALKS = 900
const STEPS = 5
const say = sayIn('en')
const requests = ['auction', 'play', 'revoke'].flatMap(file => JSON.parse(readFileSync(new URL(`../cases/${file}.json`, import.meta.url), 'utf8')) as { readonly request: RulingRequest }[])
  .map(({ request }) => request).filter(request => 'action' in request)

const [seat, card, call] = [fc.constantFrom(...SEATS), fc.constantFrom(...DECK), fc.constantFrom(...CALLS)]
/** Anything that might be reported at any table, possible there or not. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('call' as const), by: seat, call }), fc.record({ type: fc.constant('change-call' as const), by: seat, to: call }),
  fc.record({ type: fc.constant('simultaneous-calls' as const), calls: fc.array(fc.record({ by: seat, call }), { minLength: 2, maxLength: 3 }) }), fc.record({ type: fc.constant('misinformation' as const), by: seat }),
  fc.record({ type: fc.constant('play' as const), by: seat, card, face: fc.constantFrom('up' as const, 'up' as const, 'down' as const) }), fc.record({ type: fc.constant('play' as const), by: seat, card }),
  fc.record({ type: fc.constant('simultaneous-plays' as const), plays: fc.array(fc.record({ by: seat, card }), { minLength: 2, maxLength: 3 }) }),
  fc.record({ type: fc.constant('expose' as const), by: seat, cards: fc.tuple(card), manner: fc.constantFrom('dropped' as const, 'shown' as const, 'led' as const, 'named' as const) }),
  fc.record({ type: fc.constant('designate' as const), suit: fc.constantFrom(...SUITS) }), fc.record({ type: fc.constant('change-play' as const), by: seat, from: card, to: card }),
  fc.record({ type: fc.constant('revoke' as const), by: seat, trick: fc.integer({ min: 1, max: 3 }) }), fc.record({ type: fc.constant('dummy-action' as const), by: seat, act: fc.constant('drew-attention' as const) }),
  fc.record({ type: fc.constant('claim' as const), by: seat, tricks: fc.integer({ min: 0, max: 5 }) }), fc.record({ type: fc.constantFrom('concede' as const, 'contest-claim' as const), by: seat })
)

type Step = Pick<RulingRequest, 'table' | 'action' | 'subsequent'>

/** Answers what is asked, anyhow, and gives the table that it ends in; undefined where the step cannot be. */
function ruled (edition: Edition, step: Step, draw: GeneratorValue, returned: boolean): RulingRequest['table'] | undefined {
  const answers: Record<string, string> = {}
  for (;;) {
    const found = rulingOf({ edition, ...step, answers, expand: 'next' }, say)
    if (!found.ok) {
      expect(found.faults.filter(({ at }) => at.startsWith('/answers') || (returned && at.startsWith('/table')))).toEqual([])
      return undefined
    }
    const { ruling } = found.body
    if (ruling.kind === 'outcome') return ruling.table
    const { id, calls = [], cards = [] } = draw(() => fc.constantFrom(...ruling.options))
    answers[ruling.id] = draw(() => fc.constantFrom(id, ...calls, ...cards))
  }
}

/** What may be done there, or anything at all. */
function nextAction (edition: Edition, table: RulingRequest['table'], draw: GeneratorValue): Action {
  const found = legalActionsOf({ edition, table }, say)
  if (!found.ok) throw new Error(`legal-actions refuses ${JSON.stringify(table)}: ${JSON.stringify(found.faults)}`)
  const { turn, legal } = found.body
  if (turn.to === 'none' || legal === null || legal.length === 0 || draw(fc.boolean)) return draw(() => anyAction)
  const action = draw(() => fc.constantFrom(...legal))
  return turn.to === 'call' ? { type: 'call', by: turn.seat, call: action as 'Pass' } : { type: 'play', by: turn.seat, card: action as 'SA' }
}

it('from any shared case, whatever is done next and answered, every table can be sent on', () => {
  fc.assert(fc.property(fc.gen(), draw => {
    const start = draw(() => fc.constantFrom(...requests))
    const edition = draw(() => fc.constantFrom(...EDITIONS))
    const further = () => draw(() => fc.array(anyAction, { maxLength: 2 }))
    let step: Step = { ...start, subsequent: [...start.subsequent ?? [], ...further()] }
    for (let at = 0; at < STEPS; at++) {
      const table = ruled(edition, { table: step.table, action: step.action, subsequent: step.subsequent ?? [] }, draw, at > 0)
      if (table === undefined) return
      step = { table, action: nextAction(edition, table, draw), subsequent: further() }
    }
  }), { numRuns: WALKS, seed: 2017, endOnFailure: true })
})
