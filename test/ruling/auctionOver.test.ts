import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import { type Card, EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')
const exposed = (player: 'E' | 'W', card: Card, manner: 'dropped' | 'led' | 'shown'): Constraint => ({ type: 'exposed-card', player, card, manner })
const table = (...constraints: readonly Constraint[]) => ({ dealer: 'S' as const, auction: ['1H', 'Pass', '2H', 'Pass', 'Pass', 'Pass'], constraints: [...constraints] })

describe('the client has put the last passes into the record by itself: what they bring about is settled first', () => {
  it.each(EDITIONS)('a defender’s exposed card is a penalty card, and with a second one both are major: %s', edition => {
    const ruled = rulingOf({ edition, table: table(exposed('E', 'D3', 'dropped')), action: { type: 'expose', by: 'E', cards: ['D5'], manner: 'dropped' } }, say)
    expect(ruled).toMatchObject({ ok: true, body: { ruling: { kind: 'outcome', turn: { seat: 'W', to: 'lead' } } } })
    const lying = ruled.ok && ruled.body.ruling.kind === 'outcome' ? ruled.body.ruling.table.constraints : []
    expect(lying).toEqual(expect.arrayContaining(['D3', 'D5'].map(card => expect.objectContaining({ type: 'penalty-card', card, status: 'major' }) as unknown)))
  })
  it('a card that was led has to be led', () => {
    const hands = { W: 'J74.KT96.K42.A83' }
    expect(legalActionsOf({ table: { ...table(exposed('W', 'D4', 'led')), hands } }, say)).toMatchObject({ ok: true, body: { legal: ['D4'] } })
  })
  it('what the cards do not tell is asked before anybody leads', () => {
    expect(legalActionsOf({ table: table(exposed('E', 'D3', 'shown')) }, say)).toMatchObject({ ok: true, body: { decision: { id: 'deliberate', options: [{ id: 'yes', next: { id: 'lead-demand' } }, { id: 'no', next: { kind: 'outcome' } }] } } })
  })
  it('a call that was never replaced gives its right at the lead', () => {
    const play = ['D5', 'D2', 'DA', 'D3']
    expect(legalActionsOf({ table: { dealer: 'S', auction: ['1H', 'Pass', 'Pass', 'Pass'], play, constraints: [{ type: 'replacement-call', player: 'W', withdrawn: { call: '2C' }, law: '31B2' }] } }, say))
      .toMatchObject({ ok: true, body: { turn: { seat: 'E', to: 'lead' }, decision: { id: 'lead-demand', decider: { role: 'declarer', seat: 'S' } } } })
  })
  it('a regular lead stays regular', () => {
    expect(rulingOf({ table: table(exposed('E', 'D3', 'dropped')), action: { type: 'play', by: 'W', card: 'C2' } }, say)).toMatchObject({ ok: true, body: { status: 'regular' } })
  })
})
