import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Ruling, RulingRequest } from '../../schemas/ruling.ts'
import { EDITIONS, type Call, type Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'

const call = (by: Seat, made: Call): Action => ({ type: 'call', by, call: made })
const change = (by: Seat, to: Call): Action => ({ type: 'change-call', by, to })
const drops = (by: Seat): Action => ({ type: 'expose', by, cards: ['C3'], manner: 'dropped' })

function ruled (request: RulingRequest): Ruling {
  const found = rulingOf(request, sayIn('en'))
  if (!found.ok) throw new Error(JSON.stringify(found.faults))
  return found.body.ruling
}

/** What is asked of whom, and which auction comes of each answer. */
const outline = (ruling: Ruling): unknown => ruling.kind === 'outcome'
  ? { auction: ruling.table.auction, turn: ruling.turn }
  : { id: ruling.id, decider: ruling.decider, options: ruling.options.map(({ id, next }) => [id, next && outline(next)]) }

describe.each(EDITIONS)('%s: a card that is dropped between two calls hides neither', edition => {
  it.each<[string, RulingRequest['table'], Action, readonly Action[]]>([
    ['LHO calls over a call of a player who had to pass (37)', { dealer: 'N', auction: ['1S'], constraints: [{ type: 'must-pass', player: 'E', turns: 'next' }] }, call('E', '2D'), [call('S', '2H')]],
    ['the player in turn calls (28B)', { dealer: 'N', auction: ['1S'] }, call('S', '2S'), [call('E', '2D')]],
    ['LHO calls over a call out of rotation (29A)', { dealer: 'N', auction: ['1S'] }, call('W', '2D'), [call('N', '2H')]],
    ['LHO calls over an insufficient bid (27A)', { dealer: 'N', auction: ['1S'] }, call('E', '1D'), [call('S', '1H')]],
    ['LHO passes over an insufficient bid (27A)', { dealer: 'N', auction: ['1S'] }, call('E', '1D'), [call('S', 'Pass'), call('W', '2C')]],
    ['the offender puts another bid in the place of an insufficient one (27C)', { dealer: 'S', auction: ['1S'] }, call('W', '1D'), [change('W', '2D')]],
    ['LHO calls over one of two calls (25B)', { dealer: 'N', auction: ['1D', 'Pass'] }, change('E', '1S'), [call('S', '2C')]],
    ['partner calls before LHO (29)', { dealer: 'N', auction: ['1S'] }, call('W', '2D'), [call('E', '3D')]]
  ])('%s', (_, table, action, subsequent) => {
    const without = outline(ruled({ edition, table, action, subsequent: [...subsequent] }))
    for (const by of ['N', 'E', 'S', 'W'] as const) {
      expect(outline(ruled({ edition, table, action, subsequent: [drops(by), ...subsequent] })), by).toEqual(without)
    }
  })
})
