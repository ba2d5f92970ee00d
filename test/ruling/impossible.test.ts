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

describe('an established revoke that cannot have been', () => {
  type Carried = Omit<Extract<Constraint, { type: 'established-revoke' }>, 'type'>
  /** East discarded on a heart, South and West followed; East has no club left. */
  const table = {
    dealer: 'N', contract: { level: 4, denomination: 'S', declarer: 'S' }, hands: { E: 'T98.J94.J876532.' }, play: ['HK', 'H3', 'D7', 'H5', 'HA', 'H2', 'H4', 'H6']
  } as const
  const leads: Action = { type: 'play', by: 'W', card: 'CK' }

  it.each<[string, Carried, readonly string[]]>([
    ['at the last trick', { player: 'E', trick: 13, suit: 'H' }, ['no-revoke-at-last-trick']],
    ['declarer followed suit', { player: 'S', trick: 1, suit: 'H', law: '63A1' }, ['revoke-did-comply']],
    ['what should have been led was led', { player: 'W', trick: 1, suit: 'H', law: '63A1' }, ['revoke-did-comply']],
    ['what should not have been led was not', { player: 'W', trick: 1, notSuit: 'S', law: '63A1' }, ['revoke-did-comply']],
    ['the one card that could be played was played', { player: 'E', trick: 2, suit: 'H', card: 'H4', law: '63A1' }, ['revoke-did-comply']],
    ['the hand had nothing that was due', { player: 'E', trick: 1, suit: 'C' }, ['revoke-without-choice']],
    ['the card that was due is in another hand', { player: 'E', trick: 1, suit: 'H', card: 'HT' }, ['card-not-held']],
    ['the hand could have followed', { player: 'E', trick: 1, suit: 'H', law: '63A1' }, []],
    ['that is all that is told', { player: 'E', trick: 1 }, []],
    ['it was put right, and counts as established all the same', { player: 'S', trick: 1, suit: 'H', law: '43B2(b)' }, []],
    ['a defender did follow, but not with the card that was demanded', { player: 'E', trick: 2, suit: 'H', card: 'HJ', law: '63A1' }, []],
    ['of a hand that is not known', { player: 'W', trick: 2, notSuit: 'H', law: '63A1' }, []],
    ['which card was demanded of him is not told', { player: 'E', trick: 2, suit: 'H', law: '63A1' }, []],
    ['the trick was not recorded when it was told', { player: 'E', trick: 1, suit: 'C', law: '63A' }, []],
    ['the trick is not recorded', { player: 'E', trick: 6, suit: 'C' }, []]
  ])('%s', (_, carried, faults) => {
    expect(faultsOf({ table: { ...table, play: [...table.play], constraints: [{ type: 'established-revoke', ...carried }] }, action: leads }))
      .toEqual(faults.map(fault => `/table/constraints/0 ${fault}`))
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

describe('a wrong explanation', () => {
  it('comes from an opponent', () => {
    expect(faultsOf({ table: { dealer: 'N', auction: ['1C'] }, action: { type: 'misinformation', by: 'N', explainedBy: 'S' } })).toEqual(['/action/explainedBy not-an-opponent'])
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

describe('hands that a call cannot show', () => {
  const hands = (hcp: readonly [number, number], suits: { S?: readonly [number, number], H?: readonly [number, number], D?: readonly [number, number], C?: readonly [number, number] } = {}) => ({ shows: [{}, { hcp, suits }] })
  it.each([
    ['more points at least than at most', hands([21, 12]), '/shows/1/hcp'],
    ['more cards at least than at most', hands([8, 16], { S: [5, 4] }), '/shows/1/suits/S'],
    ['sixteen cards', hands([8, 16], { S: [8, 13], H: [8, 13] }), '/shows/1/suits'],
    ['eight cards', hands([8, 16], { S: [0, 2], H: [0, 2], D: [0, 2], C: [0, 2] }), '/shows/1/suits']
  ] as const)('%s', (_, meaning, at) => {
    const fault = (place: string) => `${place}${at} hands-that-cannot-be`
    expect(faultsOf({ table: { dealer: 'N', auction: [{ call: '1S', meaning }], constraints: [{ type: 'replacement-call', player: 'E', withdrawn: { call: '2C', meaning } }] }, action: { type: 'call', by: 'E', call: 'Pass', meaning }, subsequent: [{ type: 'simultaneous-calls', calls: [{ by: 'S', call: 'Pass' }, { by: 'W', call: 'X', meaning }] }] }))
      .toEqual(['/table/auction/0/meaning', '/table/constraints/0/withdrawn/meaning', '/action/meaning', '/subsequent/0/calls/1/meaning'].map(fault))
  })
})

describe('constraints that say the same', () => {
  const told = (source: object) => ({ side: 'EW', source, law: '16C2', type: 'unauthorised-information' }) as Constraint
  it('are one, in whatever order their names stand', () => {
    const found = rulingOf({ table: { dealer: 'N', auction: ['1H'], constraints: [told({ by: 'W', call: '1S' }), told({ call: '1S', by: 'W' })] }, action: { type: 'call', by: 'E', call: 'Pass' } }, sayIn('en'))
    expect(found.ok && found.body.ruling.kind === 'outcome' && found.body.ruling.table.constraints).toHaveLength(1)
  })

  it('a remark told twice is told once', () => {
    const named: RulingRequest = { table: { dealer: 'E', auction: ['1H'] }, action: { type: 'expose', by: 'N', cards: ['HK'], manner: 'named' } }
    const first = rulingOf(named, sayIn('en'))
    if (!first.ok || first.body.ruling.kind !== 'outcome') throw new Error('no outcome')
    const second = rulingOf({ ...named, table: first.body.ruling.table }, sayIn('en'))
    expect(second.ok && second.body.ruling.kind === 'outcome' && second.body.ruling.table.constraints).toHaveLength(1)
  })
})
