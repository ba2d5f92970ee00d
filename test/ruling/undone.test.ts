import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Outcome, RulingRequest } from '../../schemas/ruling.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'

const call = (by: 'N' | 'E' | 'S' | 'W', made: string): Action => ({ type: 'call', by, call: made as 'Pass' })
const change = (by: 'N' | 'E' | 'S' | 'W', to: string): Action => ({ type: 'change-call', by, to: to as 'Pass' })

function outcomeOf (request: RulingRequest): Outcome {
  const answer = rulingOf(request, sayIn('en'))
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  if (answer.body.ruling.kind !== 'outcome') throw new Error(`${answer.body.ruling.id} is asked`)
  return answer.body.ruling
}

/** Of whose calls and cards a side may not use what they told. */
const told = ({ table: { constraints = [] } }: Outcome): readonly string[] => constraints.flatMap(one => one.type === 'unauthorised-information' ? `${one.side}: ${one.source.by} ${one.source.call ?? one.source.card ?? ''}` : [])

/** What binds a player at the end; information and reviews bind nobody. */
const binding = ({ table: { constraints = [] } }: Outcome): readonly string[] => constraints
  .filter(({ type }) => type !== 'unauthorised-information' && type !== 'review').map(({ type, ...rest }) => `${type} ${'player' in rest ? rest.player : 'leader' in rest ? rest.leader : ''}`.trim())

describe('25A: the unintended call counts as never made', () => {
  const PAUSE = { 1987: { 'pause-for-thought': 'no' }, 1997: { 'pause-for-thought': 'no' }, 2007: { 'pause-for-thought': 'no' }, 2017: {} } as const

  it.each(['1987', '1997', '2007', '2017'] as const)('%s: a duty to pass that it had spent binds the intended call', edition => {
    const end = outcomeOf({
      edition, table: { dealer: 'N', constraints: [{ type: 'must-pass', player: 'E', turns: 'next', law: '30A' }] }, action: call('N', '1S'), subsequent: [call('E', 'Pass'), change('E', 'X')], answers: { unintended: 'yes', ...PAUSE[edition] }
    })
    expect(end.laws).toContainEqual(expect.stringMatching(/^37/))
    expect(end.table.auction).toEqual(['1S', 'Pass'])
    expect(binding(end)).toEqual(['must-pass E', 'must-pass W', 'lead-options W'])
  })

  it('RHO’s pass changed into a bid: a call to be repeated is to be replaced', () => {
    const constraints: Constraint[] = [{ type: 'must-call', player: 'E', call: '1H', if: 'rho-passes', law: '31A1' }, { type: 'replacement-call', player: 'E', withdrawn: { call: '1H' }, if: 'rho-acts', law: '31A2' }]
    const end = outcomeOf({ table: { dealer: 'N', constraints }, action: call('N', 'Pass'), subsequent: [change('N', '1S'), call('E', '2H')], answers: { unintended: 'yes', comparable: 'no' } })
    expect(binding(end)).toEqual(['must-pass W', 'lead-options W'])
  })

  it('what a slip in the place of a withdrawn call had brought about goes with it', () => {
    const end = outcomeOf({
      table: { dealer: 'W', auction: ['1S', 'Pass'], constraints: [{ type: 'replacement-call', player: 'E', withdrawn: { call: '1NT' }, law: '31B2' }] },
      action: call('E', '2H'), subsequent: [change('E', '2NT')], answers: { unintended: 'yes', comparable: 'yes' }
    })
    expect(binding(end)).toEqual([])
  })

  it('what a comparable call had authorised is unauthorised again', () => {
    const spades = (...hcp: [number, number]) => ({ artificial: false, shows: [{ hcp, suits: { S: [5, 13] as [number, number] } }] })
    const constraints: Constraint[] = [
      { type: 'unauthorised-information', side: 'EW', source: { by: 'W', call: '1S' }, law: '16C2' }, { type: 'replacement-call', player: 'W', withdrawn: { call: '1S', meaning: spades(8, 16) }, law: '31B2' }
    ]
    const table = { dealer: 'N', auction: ['1H', 'Pass', 'Pass'], constraints } as const
    const action: Action = { type: 'call', by: 'W', call: '1S', meaning: spades(9, 15) }
    expect(told(outcomeOf({ table: { ...table, auction: [...table.auction] }, action }))).toEqual([])
    expect(told(outcomeOf({ table: { ...table, auction: [...table.auction] }, action, subsequent: [change('W', '2C')], answers: { unintended: 'yes', comparable: 'no' } }))).toEqual(['EW: W 1S'])
  })

  it('a duty that a call brought about is not restored when both it and the call that spent it are taken back', () => {
    const request: RulingRequest = {
      table: { dealer: 'S', auction: ['1NT'], constraints: [{ type: 'replacement-call', player: 'N', withdrawn: { call: '2H' }, law: '31B2' }] },
      action: call('N', 'Pass'), subsequent: [call('E', 'Pass'), call('S', 'Pass')]
    }
    for (const comparable of ['yes', 'no']) expect(binding(outcomeOf({ ...request, answers: { comparable } })), comparable).toEqual(['replacement-call N'])
  })

  it('a change of a replacement: whether it was meant is asked before how it compares', () => {
    const request: RulingRequest = {
      table: { dealer: 'N', auction: ['1S'], constraints: [{ type: 'replacement-call', player: 'E', withdrawn: { call: '1H' }, if: 'rho-acts', law: '31A2' }] }, action: call('E', '2C'), subsequent: [change('E', '2H')]
    }
    const asked = (answers: Readonly<Record<string, string>>) => {
      const answer = rulingOf({ ...request, answers, expand: 'next' }, sayIn('en'))
      return answer.ok && answer.body.ruling.kind === 'decision' ? answer.body.ruling.id : undefined
    }
    expect([{}, { unintended: 'yes' }, { unintended: 'yes', comparable: 'yes' }, { unintended: 'no' }].map(asked)).toEqual(['unintended', 'comparable', undefined, 'accept-call'])
  })

  it('a card that was a penalty card only as long as the auction seemed over tells what it told before', () => {
    const end = outcomeOf({
      table: { dealer: 'E', auction: ['1H', 'Pass', '2H', 'Pass', 'Pass'] }, action: { type: 'expose', by: 'S', cards: ['DK'], manner: 'dropped' },
      subsequent: [call('S', 'Pass'), { type: 'misinformation', by: 'S', to: '2S' }], answers: { misinformed: 'yes', 'could-have-been-influenced': 'yes' }
    })
    expect(binding(end)).toEqual(['exposed-card S', 'must-pass N'])
    expect(told(end)).toEqual(['NS: S DK', 'EW: S Pass'])
  })

  it('an auction that is opened again binds as before', () => {
    const constraints: Constraint[] = [
      { type: 'must-pass', player: 'W', turns: 'all', law: '27B2' }, { type: 'exposed-card', player: 'E', card: 'DK', manner: 'dropped', law: '24' },
      { type: 'lead-options', leader: 'W', offender: 'E', basis: 'withdrawn-call', suits: 'any', demands: ['forbid'], lasts: 'while-on-lead', law: '26B' }
    ]
    const opened: RulingRequest = { table: { dealer: 'N', auction: ['1S', '2H', 'Pass', 'Pass'], constraints }, action: call('N', 'Pass'), subsequent: [change('N', '2S')], answers: { unintended: 'yes' } }
    expect(binding(outcomeOf(opened))).toEqual(['must-pass W', 'exposed-card E', 'lead-options W'])
    expect(binding(outcomeOf({ ...opened, subsequent: [change('N', '2S'), call('E', 'Pass'), call('S', 'Pass'), call('W', 'Pass')] }))).toEqual(['penalty-card E', 'lead-options W'])
  })
})

describe('25B and what the first call had spent', () => {
  const WITHDRAWN: Constraint[] = [{ type: 'replacement-call', player: 'E', withdrawn: { call: '1H', meaning: { artificial: false } }, if: 'rho-acts', law: '31A2' }]
  const changed = (edition: '1987' | '1997' | '2007' | '2017', to: string, answers: Readonly<Record<string, string>>): readonly string[] => {
    const { constraints = [] } = outcomeOf({ edition, table: { dealer: 'N', auction: ['1S'], constraints: WITHDRAWN }, action: call('E', '2C'), subsequent: [change('E', to)], answers: { unintended: 'no', ...answers } }).table
    return constraints.flatMap(constraint => constraint.type === 'must-pass' ? [`${constraint.player} passes ${constraint.turns}`] : constraint.type === 'lead-options' ? [`${constraint.leader} leads ${[constraint.suits].flat().join('')}`] : []).toSorted()
  }
  const LEADS = { 'lead-restriction-applies': 'no' }

  it.each([
    ['2017', '2D', { 'accept-call': 'accept', comparable: 'yes', 'comparable-2': 'no' }, ['W leads any', 'W passes next']],
    ['2017', '2H', { 'accept-call': 'accept', comparable: 'yes', 'comparable-2': 'yes' }, []],
    ['2007', '2D', { 'accept-call': 'accept', ...LEADS }, ['W leads H', 'W passes all']],
    ['2007', '2H', { 'accept-call': 'accept', ...LEADS }, ['W passes next']],
    ['1997', '2D', { 'accept-call': 'accept' }, ['W leads H', 'W passes all']],
    ['1997', '2H', { 'accept-call': 'accept' }, ['W passes next']],
    ['1997', '2D', { 'accept-call': 'reject', 'first-call-or-other': '2H' }, ['W leads DC', 'W passes next']],
    ['1987', '2H', { 'accept-call': 'accept' }, ['W passes next']]
  ] as const)('%s: the call that stands is judged as the replacement of 1H: %s %j', (edition, to, answers, bound) => {
    expect(changed(edition, to, answers)).toEqual(bound)
  })

  it.each(['1987', '1997', '2007', '2017'] as const)('%s: whoever had to pass at this one turn may not change his pass', edition => {
    const given: RulingRequest = { edition, table: { dealer: 'N', auction: ['1D'], constraints: [{ type: 'must-pass', player: 'E', turns: 'next', law: '30A' }] }, action: call('E', 'Pass'), subsequent: [change('E', '1H')], answers: { unintended: 'no' } }
    const further = { ...given, subsequent: [call('E', '1H')], answers: {} }
    for (const end of [outcomeOf(given), outcomeOf(further)]) {
      expect(end.table.auction).toEqual(['1D', 'Pass'])
      expect(binding(end)).toEqual(['must-pass E', 'must-pass W', 'lead-options W'])
    }
  })
})

it('21B: a penalty card of the side that declares after all goes back', () => {
  const end = outcomeOf({
    table: { dealer: 'E', auction: ['1S', 'Pass', '2S', 'Pass', 'Pass', 'Pass'], constraints: [{ type: 'penalty-card', player: 'N', card: 'HK', status: 'major', law: '24E' }] },
    action: { type: 'misinformation', by: 'S', to: '3H' }, subsequent: [call('W', 'Pass'), call('N', 'Pass'), call('E', 'Pass')], answers: { misinformed: 'yes', 'could-have-been-influenced': 'yes' }
  })
  expect(end.effects).toContainEqual({ type: 'pick-up-card', by: 'N', card: 'HK', law: '24D' })
  expect(binding(end)).toEqual([])
})

describe('Forms of a pass, and duties that say no more', () => {
  it('a pass in any form made before the ruling that obliges him to pass stands', () => {
    const end = outcomeOf({ table: { dealer: 'N', auction: ['1NT', 'P', 'P'] }, action: { type: 'expose', by: 'E', cards: ['H5'], manner: 'led' }, subsequent: [call('W', 'p')] })
    expect(end.effects[0]).toEqual({ type: 'record-call', by: 'W', call: 'Pass', law: '17C' })
    expect(end.effects.map(({ type }) => type)).not.toContain('cancel-call')
  })

  it('a duty for one turn is not told where one for all is in force', () => {
    const end = outcomeOf({ table: { dealer: 'N', auction: ['1C', '1S'], constraints: [{ type: 'must-pass', player: 'W', turns: 'all' }] }, action: { type: 'expose', by: 'E', cards: ['HK'], manner: 'dropped' } })
    expect(end.constraints.map(({ type }) => type)).not.toContain('must-pass')
  })

  it('what two exposed cards bring about alike is told once', () => {
    const exposed = (card: 'D4' | 'H3'): Constraint => ({ type: 'exposed-card', player: 'S', card, manner: 'dropped', law: '24' })
    const answer = legalActionsOf({ table: { dealer: 'E', auction: ['1H', 'Pass', '2H', 'Pass', 'Pass', 'Pass'], constraints: [exposed('D4'), exposed('H3')] } }, sayIn('en'))
    const asked = answer.ok ? answer.body.decision : undefined
    for (const option of asked?.kind === 'decision' ? asked.options : []) {
      expect(option.next).toMatchObject({ kind: 'outcome' })
      expect((option.next as Outcome).constraints.map(({ type, law = '' }) => `${type} ${law}`)).toEqual(['penalty-card 24E', 'review 72C', 'review 50E4', 'penalty-card 24E', 'must-play 51A'])
    }
    expect.assertions(4)
  })

  it('the call that RHO’s action made a replacement is judged also where the offender lost a turn', () => {
    const answer = rulingOf({
      table: { dealer: 'N', auction: ['1H', { by: 'S', call: '2H' }, 'Pass', 'Pass'], constraints: [{ type: 'replacement-call', player: 'E', withdrawn: { call: '1S' }, if: 'rho-acts', law: '31A2' }] }, action: call('E', 'X')
    }, sayIn('en'))
    expect(answer).toMatchObject({ ok: true, body: { ruling: { kind: 'decision', id: 'comparable' } } })
  })
})

describe('What the board has come to', () => {
  const contract = { level: 3, denomination: 'NT', declarer: 'S' } as const

  it('a revoke found after the last card leaves nobody to lead, though no card is on record', () => {
    const end = outcomeOf({
      table: { dealer: 'N', contract: { level: 4, denomination: 'S', declarer: 'S' } }, action: { type: 'revoke', by: 'S', trick: 4, suit: 'H', discovered: 'play-over' },
      answers: { 'trick-winner': 'offender', 'later-tricks': 'more', 'earlier-revoke': 'no', 'both-sides-revoked': 'no', 'attention-drawn': 'in-time' }
    })
    expect(end.turn).toEqual({ to: 'none' })
  })

  it.each(['1987', '1997', '2007', '2017'] as const)('%s: no call is replaced once a card is faced: the board has no result', edition => {
    const end = outcomeOf({ edition, table: { dealer: 'N', auction: ['Pass', '1H', 'Pass', 'Pass', 'Pass'], play: ['S2'] }, action: { type: 'call-on-wrong-cards', by: 'W' } })
    expect(end.effects.map(({ type }) => type)).toEqual(['cancel-board', 'adjusted-score'])
    expect(end.turn).toEqual({ to: 'none' })
  })

  it('a card after an agreed claim is no part of the play', () => {
    const answer = rulingOf({ table: { dealer: 'S', contract, play: ['SA', 'SJ', 'S8', 'S3'], claim: { by: 'S', tricks: 9 } }, action: { type: 'play', by: 'N', card: 'DA' } }, sayIn('en'))
    expect(answer).toMatchObject({ ok: true, body: { status: 'outcome' } })
  })

  it('what dummy says and what is put down after an agreed claim is no part of the play', () => {
    const answer = rulingOf({
      table: { dealer: 'S', contract, play: ['SA', 'SJ', 'S8', 'S3', 'S2'], claim: { by: 'S', tricks: 9 } }, action: { type: 'dummy-action', by: 'N', act: 'drew-attention' }, subsequent: [{ type: 'play', by: 'W', card: 'DA' }]
    }, sayIn('en'))
    expect(answer).toMatchObject({ ok: true, body: { status: 'outcome', ruling: { turn: { to: 'none' } } } })
  })

  it('68B2: it is the partner of the one who conceded that objected', () => {
    const end = outcomeOf({ table: { dealer: 'S', contract, play: ['SA', 'SJ', 'S8', 'S3'] }, action: { type: 'concede', by: 'W', tricks: 3 }, subsequent: [{ type: 'contest-claim', by: 'E' }], answers: { 'objected-at-once': 'yes' } })
    expect(end.notes.join(' ')).toContain('West has conceded nothing, because East objected at once')
  })
})

it.each(['1987', '1997', '2007'] as const)('%s: a second pass that was accepted goes with the first when it becomes a bid', edition => {
  const end = outcomeOf({
    edition, table: { dealer: 'S', auction: [{ by: 'N', call: 'Pass' }, 'Pass', { by: 'E', call: 'Pass' }] }, action: change('E', '1C'), answers: { unintended: 'yes', 'pause-for-thought': 'no' }
  })
  expect(end.table.auction).toEqual([{ by: 'N', call: 'Pass' }, '1C'])
  expect(rulingOf({ edition, table: end.table, action: call('S', 'Pass') }, sayIn('en'))).toMatchObject({ ok: true, body: { status: 'regular' } })
})
