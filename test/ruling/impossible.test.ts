import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { RulingRequest } from '../../schemas/ruling.ts'
import { EDITIONS, type Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'

function faultsOf (request: RulingRequest): readonly string[] {
  const found = rulingOf(request, sayIn('en'))
  return found.ok ? [] : found.faults.map(({ at, fault }) => `${at} ${fault}`)
}

const lies = (player: Seat): Constraint => ({ type: 'exposed-card', player, card: 'CA', manner: 'dropped' })
const drops = (by: Seat): Action => ({ type: 'expose', by, cards: ['CA'], manner: 'dropped' })
const passes: Action = { type: 'call', by: 'W', call: 'Pass' }

describe('one card in two hands, and a call that nobody can make', () => {
  it.each<[string, readonly Constraint[], readonly [Action, ...Action[]], readonly string[]]>([
    ['two exposed cards', [lies('E'), lies('N')], [passes], ['/table/constraints/1 card-not-held']],
    ['an exposed card that another player exposes', [lies('E')], [drops('W')], ['/action/cards/0 card-not-held']],
    ['a card that two players expose', [], [drops('E'), drops('N')], ['/subsequent/0/cards/0 card-not-held']],
    ['a card that one exposes and another plays', [], [drops('E'), { type: 'play', by: 'N', card: 'CA' }], ['/subsequent/0/card card-not-held']],
    ['a card exposed again', [lies('E')], [drops('E')], []],
    ['a demand on a play before there is a contract', [{ type: 'play-restriction', player: 'W', demand: 'highest', suit: 'S' }], [passes], ['/table/constraints/0 no-play-yet']],
    ['a bid above seven that must be made', [{ type: 'must-call', player: 'W', call: '8C' }], [passes], ['/table/constraints/0 bid-above-seven']]
  ])('%s', (_, constraints, [action, ...subsequent], faults) => {
    expect(faultsOf({ table: { dealer: 'S', auction: ['1D'], constraints: [...constraints] }, action, subsequent })).toEqual(faults)
  })
})

describe('a call that was made in an auction that is not known', () => {
  const contract = { level: 3, denomination: 'NT', declarer: 'S' } as const
  const actions: readonly Action[] = [{ type: 'misinformation', by: 'W' }, { type: 'change-call', by: 'W', to: 'X' }, { type: 'call-on-wrong-cards', by: 'W' }]

  it.each(actions)('before the lead the auction is needed: $type', action => {
    expect(faultsOf({ table: { dealer: 'S', contract }, action })).toEqual(['/action/type auction-not-known'])
  })
  it.each(EDITIONS)('after it the answer needs none: %s', edition => {
    const rulings = actions.map(action => rulingOf({ edition, table: { dealer: 'S', contract, play: ['H2'] }, action, ...action.type === 'misinformation' && { answers: { misinformed: 'yes' } } }, sayIn('en')))
    expect(rulings).toMatchObject([
      { ok: true, body: { ruling: { kind: 'outcome', constraints: [{ type: 'review', side: 'EW', law: '21B3' }] } } },
      { ok: true, body: { ruling: { kind: 'outcome', notes: ['It is too late for West to change his call.'] } } },
      { ok: true, body: { ruling: { kind: 'outcome', effects: [{ type: 'cancel-board' }, { type: 'adjusted-score' }], turn: { to: 'none' } } } }
    ])
  })
})

describe('a claim about the trick in progress', () => {
  const table = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } } as const
  const action: Action = { type: 'claim', by: 'S', about: 'this-trick' }

  it('is none between two tricks', () => {
    expect(faultsOf({ table: { ...table, play: ['H2', 'H3', 'H4', 'HA'] }, action })).toEqual(['/action/about no-trick-in-progress'])
  })
  it('is one during a trick, or where the play is not known', () => {
    expect([faultsOf({ table: { ...table, play: ['H2', 'H3'] }, action }), faultsOf({ table, action })]).toEqual([[], []])
  })
})

describe('a table that is returned can be sent back', () => {
  it.each<[string, RulingRequest]>([
    ['25A: the call becomes the last of four passes, LHO has passed over it', { table: { dealer: 'W', auction: ['Pass', 'Pass', 'Pass', '1C', 'Pass'] }, action: { type: 'change-call', by: 'S', to: 'Pass' }, answers: { unintended: 'yes' } }],
    ['17D: the board is lost after the end of the auction', { edition: '2007', table: { dealer: 'N', auction: ['1D', '1NT', '2C', 'Pass', '2S', 'Pass', 'Pass', 'Pass'] }, action: { type: 'call-on-wrong-cards', by: 'N' } }],
    ['a redouble was to be repeated that is not admissible any more', { table: { dealer: 'N', auction: ['Pass', '1NT', 'Pass'], constraints: [{ type: 'must-call', player: 'W', call: 'XX', if: 'rho-passes' }] }, action: { type: 'call', by: 'W', call: '2H' } }]
  ])('%s', (_, request) => {
    const ruled = rulingOf(request, sayIn('en'))
    const ruling = ruled.ok ? ruled.body.ruling : undefined
    expect(ruling?.kind).toBe('outcome')
    if (ruling?.kind === 'outcome') expect(legalActionsOf({ table: ruling.table }, sayIn('en')).ok).toBe(true)
  })
})

it('a revoke with a card of another hand cannot be, whatever was done before it', () => {
  const table = { dealer: 'W', hands: { W: 'J9.K9632.732.Q97' }, contract: { level: 4, denomination: 'H', declarer: 'E' }, play: ['DT', 'D2', 'D9'] } as const
  const revoke: Action = { type: 'revoke', by: 'W', trick: 7, card: 'HJ' }
  expect(faultsOf({ table: { ...table, play: [...table.play] }, action: { type: 'play', by: 'W', card: 'D3' }, subsequent: [revoke] })).toContain('/subsequent/0/card card-not-held')
})
