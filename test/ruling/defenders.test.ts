import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Ruling, RulingRequest } from '../../schemas/ruling.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')
const auction: NonNullable<RulingRequest['table']['auction']> = ['1S', 'Pass', '4S', 'Pass', 'Pass', 'Pass']
const table = { dealer: 'S', auction } as const
const demand = (of: 'require' | 'forbid', suits: ('S' | 'H' | 'D' | 'C')[], law: string): Constraint =>
  ({ type: 'lead-restriction', leader: 'W', demand: of, suits, lasts: of === 'require' ? 'one-lead' : 'while-on-lead', law })

function rule (request: RulingRequest): Ruling {
  const answer = rulingOf(request, say)
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  return answer.body.ruling
}

describe('A defender under demands', () => {
  it('a minor penalty card that is the substitute lies there no longer', () => {
    const end = rule({
      table: { ...table, hands: { E: '432.A5.5432.5432' }, play: ['HK', 'H2'], constraints: [{ type: 'penalty-card', player: 'E', card: 'H5', status: 'minor' }] },
      action: { type: 'play', by: 'E', card: 'C3' }
    })
    expect(end.kind === 'outcome' && end.table.constraints?.flatMap(one => one.type === 'penalty-card' ? [one.card] : [])).toEqual(['C3'])
  })

  it('two discards by a hand that is not known: the one that he names is played, the other becomes a penalty card by that', () => {
    const end = rule({ table: { ...table, play: ['HK', 'H2'] }, action: { type: 'simultaneous-plays', plays: [{ by: 'E', card: 'C3' }, { by: 'E', card: 'C7' }] }, answers: { 'card-to-play': 'C7' } })
    expect(end).toMatchObject({ kind: 'outcome', effects: expect.arrayContaining([expect.objectContaining({ type: 'record-play', card: 'C7', law: '58B2' })]) as unknown })
    expect(end.kind === 'outcome' && end.constraints).toContainEqual(expect.objectContaining({ type: 'penalty-card', card: 'C3', status: 'minor' }))
  })

  it('the substitute for a lead meets every prohibition', () => {
    const asked = rule({ table: { ...table, constraints: [demand('forbid', ['D', 'C'], '51B2(b)')] }, action: { type: 'play', by: 'W', card: 'D5' }, answers: { 'able-to-comply': 'yes' } })
    const offered = asked.kind === 'decision' ? asked.options.flatMap(({ cards = [] }) => cards) : []
    expect(new Set(offered.map(card => card[0]))).toEqual(new Set(['S', 'H']))
  })

  it('whoever could not meet one demand is asked about the next', () => {
    const asked = rule({
      table: { ...table, constraints: [demand('forbid', ['H'], '26B'), demand('require', ['D'], '50D2(a)')] }, action: { type: 'play', by: 'W', card: 'H5' }, answers: { 'able-to-comply': 'no' }
    })
    expect(asked).toMatchObject({ kind: 'decision', id: 'able-to-comply-2' })
  })

  it.each([['withdrawn-call', '0', '26B'], ['withdrawn-call', '50D2', '26B'], ['penalty-card', '26B', '50D2']] as const)('a right from a %s that cites %s is one under %s', (basis, law, cited) => {
    const answer = legalActionsOf({ table: { dealer: 'S', auction: ['1C', 'Pass', 'Pass', 'Pass'], constraints: [{ type: 'lead-options', leader: 'W', offender: 'E', basis, suits: 'any', demands: ['require'], law }] } }, say)
    expect(answer).toMatchObject({ ok: true, body: { decision: { kind: 'decision', id: 'lead-demand', laws: [cited] } } })
  })

  const due: Constraint[] = [{ type: 'penalty-card', player: 'W', card: 'S9', status: 'major' }, { type: 'must-play', player: 'W', card: 'S9', law: '52B2' }]
  const ruleAt = (constraints: Constraint[], play: RulingRequest['table']['play'] = []) => {
    const answer = legalActionsOf({ table: { ...table, play, constraints } }, say)
    return answer.ok ? answer.body.rule : undefined
  }

  it('a card that was fixed is due whatever he holds, unless something has been demanded of him since', () => {
    expect(ruleAt(due)).toEqual({ mustPlay: ['S9'] })
    expect(ruleAt([demand('forbid', ['S'], '26B'), ...due])).toEqual({ mustPlay: ['S9'] })
    expect(ruleAt([...due, demand('forbid', ['S'], '50D2(a)')])).toEqual({ notSuits: ['S'], mustPlay: ['S9'] })
    expect(ruleAt([{ type: 'must-play', player: 'W', card: 'D9', law: '57D' }, { type: 'play-restriction', player: 'W', demand: 'forbid', suit: 'D', law: '57A4' }], [{ by: 'E', card: 'C4' }, 'C8']))
      .toEqual({ suits: ['C'], notSuits: ['D'], mustPlay: ['D9'] })
  })

  it('the height is that of a card of the suit led', () => {
    expect(ruleAt([{ type: 'play-restriction', player: 'W', demand: 'highest', suit: 'D', law: '57A1' }], [{ by: 'E', card: 'C4' }, 'C8'])).toEqual({ suits: ['C'] })
  })

  it('the rule names the suits that are required in their order', () => {
    const answer = legalActionsOf({ edition: '2007', table: { ...table, constraints: [demand('require', ['C'], '26A2'), demand('require', ['D'], '50D2(a)')] } }, say)
    expect(answer).toMatchObject({ ok: true, body: { legal: null, rule: { suits: ['C', 'D'] } } })
  })
})
