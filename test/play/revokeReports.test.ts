import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')
const FOUR_SPADES = { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' } } as const
/** One trick and a lead: East has discarded on hearts. */
const TABLE: WireTable = { ...FOUR_SPADES, play: ['HK', 'H3', 'D7', 'H5', 'C4'], hands: { E: '86.J94.QT75.J863' } }

interface Row { readonly what: string, readonly table?: WireTable, readonly report: Omit<ActionOf<'revoke'>, 'type'>, readonly at: string, readonly fault: string }
const ROWS: readonly Row[] = [
  { what: 'the auction is not over', table: { dealer: 'S', auction: ['1S'] }, report: { by: 'E', trick: 1 }, at: '/action/type', fault: 'nothing-to-play' },
  { what: 'the deal was passed out', table: { dealer: 'S', auction: ['Pass', 'Pass', 'Pass', 'Pass'] }, report: { by: 'E', trick: 1 }, at: '/action/type', fault: 'nothing-to-play' },
  { what: 'the trick has not been played', report: { by: 'E', trick: 4 }, at: '/action/trick', fault: 'trick-not-played' },
  { what: 'nor is it if the revoke was found in time', report: { by: 'E', trick: 4, discovered: 'before-established' }, at: '/action/trick', fault: 'trick-not-played' },
  { what: 'a claim had ended the play before', table: { ...FOUR_SPADES, claim: { by: 'W', tricks: 2, left: 3 } }, report: { by: 'W', trick: 12, discovered: 'play-over' }, at: '/action/trick', fault: 'trick-not-played' },
  { what: 'nor was it before the claim on record', table: { ...FOUR_SPADES, play: ['HK', 'H3', 'H7', 'H5'], claim: { by: 'W', tricks: 2 } }, report: { by: 'E', trick: 2, discovered: 'established' }, at: '/action/trick', fault: 'trick-not-played' },
  { what: 'he has not played to it yet', report: { by: 'E', trick: 2 }, at: '/action/by', fault: 'not-played-to-trick' },
  { what: 'he had only one card left', report: { by: 'E', trick: 13, discovered: 'play-over' }, at: '/action/trick', fault: 'no-revoke-at-last-trick' },
  { what: 'he played another card to it', report: { by: 'E', trick: 1, card: 'D5' }, at: '/action/card', fault: 'card-not-in-trick' },
  { what: 'another suit was led', report: { by: 'E', trick: 1, suit: 'C' }, at: '/action/suit', fault: 'suit-not-led' },
  { what: 'the leader led the suit that he should have led', report: { by: 'W', trick: 1, suit: 'H' }, at: '/action/suit', fault: 'suit-was-led' },
  { what: 'without a record: a card that another hand holds', table: { ...FOUR_SPADES, hands: { E: '86.J94.QT75.J863' } }, report: { by: 'W', trick: 3, card: 'D7' }, at: '/action/card', fault: 'card-not-held' },
  { what: 'beyond the record: a card that was played before', report: { by: 'E', trick: 5, card: 'D7', discovered: 'play-over' }, at: '/action/card', fault: 'card-already-played' }
]

describe('what is impossible in the report of a revoke', () => {
  it.each(ROWS)('$what: $fault', ({ table = TABLE, report, at, fault }) => {
    const answered = rulingOf({ table, action: { type: 'revoke', ...report } }, say)
    expect(answered).toMatchObject({ ok: false })
    expect(answered.ok ? [] : answered.faults.map(found => [found.at, found.fault])).toContainEqual([at, fault])
  })

  it('a play may be recorded only in part', () => {
    const answered = rulingOf({ table: TABLE, action: { type: 'revoke', by: 'E', trick: 5, suit: 'S', discovered: 'play-over' } }, say)
    expect(answered).toMatchObject({ ok: true, body: { ruling: { kind: 'decision', id: 'trick-winner' } } })
  })

  it('the record decides though the report names a suit', () => {
    const answered = rulingOf({ table: { ...TABLE, hands: { E: '86..QT9754.J8632' } }, action: { type: 'revoke', by: 'E', trick: 1, suit: 'H' } }, say)
    expect(answered).toMatchObject({ ok: true, body: { irregularities: [], ruling: { kind: 'outcome', effects: [] } } })
  })
})
