import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { endStories } from '../support/endStory.ts'

const TABLE: WireTable = { dealer: 'N', vulnerable: 'All', auction: [] }
const SPADES = { level: 4, denomination: 'S', declarer: 'N' } as const
const artificial = (more: Omit<ActionOf<'adjusted-score'>, 'type' | 'kind'>): ActionOf<'adjusted-score'> => ({ type: 'adjusted-score', kind: 'artificial', ...more })
const assigned = (more: Omit<ActionOf<'adjusted-score'>, 'type' | 'kind'>): ActionOf<'adjusted-score'> => ({ type: 'adjusted-score', kind: 'assigned', ...more })
const NONE_DIRECTLY = { NS: 'none', EW: 'directly' } as const

endStories('Law 12: artificial adjusted scores', [
  { id: 'V12.1', table: TABLE, actions: [artificial({ fault: NONE_DIRECTLY })], effects: ['adjusted-score 60 40'], laws: { 1987: ['12C1'], 1997: ['12C1'], 2007: ['12C2(a)'], 2017: ['12C2(a)'] } },
  { id: 'V12.1', title: 'asked', table: TABLE, actions: [artificial({})], answers: 'fault-ns=not-at-fault fault-ew=directly-at-fault', effects: ['adjusted-score 60 40'] },
  { id: 'V12.2', table: TABLE, actions: [artificial({ fault: { NS: 'partly', EW: 'partly' } })], effects: ['adjusted-score 50 50'] },
  { id: 'V12.2', title: 'the sums need not balance', table: TABLE, actions: [artificial({ fault: { NS: 'none', EW: 'none' } })], effects: ['adjusted-score 60 60'] },
  {
    id: 'V12.3', title: 'by the other boards of the session', table: TABLE, actions: [artificial({ fault: NONE_DIRECTLY, session: { NS: 64, EW: 36 } })],
    effects: { 1987: ['adjusted-score 64 40'], 1997: ['adjusted-score 64 40'], 2007: ['adjusted-score 64 36'], 2017: ['adjusted-score 64 36'] },
    laws: { 1987: ['88'], 1997: ['88'], 2007: ['12C2(c)'], 2017: ['12C2(c)'] }
  },
  { id: 'V12.3', title: 'average plus is a minimum, average minus a maximum', table: TABLE, actions: [artificial({ fault: NONE_DIRECTLY, session: { NS: 52, EW: 55 } })], effects: ['adjusted-score 60 40'] },
  { id: 'V12.4', table: TABLE, actions: [artificial({ fault: NONE_DIRECTLY, scoring: 'imps' })], effects: ['adjusted-score {"ns":3,"ew":-3}'], laws: { 1987: ['12C1'], 1997: ['12C1'], 2007: ['12C2(a)'], 2017: ['12C2(a)'] } }
])

endStories('Law 12: assigned adjusted scores', [
  {
    id: 'V12.5', title: 'each result is compared by itself', editions: ['2007', '2017'], table: TABLE,
    actions: [assigned({ scoring: 'imps', others: [170], results: [{ contract: SPADES, tricks: 10, weight: 50 }, { contract: SPADES, tricks: 9, weight: 50 }] })],
    effects: ['adjusted-score {"ns":1.5,"ew":-1.5}'], laws: ['12C1(a)', '12C1(c)']
  },
  {
    id: 'V12.6', title: 'a split score', editions: ['1987', '1997'], table: TABLE,
    actions: [assigned({ results: [{ for: 'NS', contract: SPADES, tricks: 10 }, { for: 'EW', contract: SPADES, tricks: 11 }] })],
    effects: ['adjusted-score {"ns":620,"ew":-650}'], laws: ['12C2'], says: 'most favourable result that was likely'
  },
  { id: 'V12.7', title: 'only legal outcomes count', editions: ['2017'], table: TABLE, actions: [assigned({ results: [{ points: 500 }] })], effects: ['adjusted-score {"ns":500,"ew":-500}'], says: 'only results that could be reached legally' },
  {
    id: '12C1', title: 'against the field', table: TABLE, actions: [assigned({ others: [620, 620, 170, -100], results: [{ contract: SPADES, tricks: 10 }] })],
    effects: ['adjusted-score 75 25']
  },
  {
    id: '12C3', title: 'weighting before 2007 is for a committee', editions: ['1997'], table: TABLE,
    actions: [assigned({ others: [170], scoring: 'imps', results: [{ points: 620, weight: 60 }, { points: -100, weight: 40 }] })], laws: ['12C3'], effects: ['adjusted-score {"ns":3.2,"ew":-3.2}']
  },
  {
    id: '12', title: 'no weighting in 1987', editions: ['1987'], table: TABLE,
    actions: [assigned({ others: [170], scoring: 'imps', results: [{ points: 620, weight: 60 }, { points: -100, weight: 40 }] })], says: 'knows no weighted score'
  }
])

describe('an adjusted score that cannot be worked out', () => {
  const faultOf = (action: ActionOf<'adjusted-score'>, table: WireTable, edition: Edition) => {
    const found = rulingOf({ edition, table, action }, sayIn('en'))
    return found.ok ? [] : found.faults.map(({ at, fault }) => `${at} ${fault}`)
  }
  it.each<[string, ActionOf<'adjusted-score'>, WireTable, readonly string[]]>([
    ['without results', assigned({}), TABLE, ['/action results-needed']],
    ['with half a result', assigned({ results: [{ contract: SPADES }] }), TABLE, ['/action/results/0 result-incomplete']],
    ['without the vulnerability', assigned({ results: [{ contract: SPADES, tricks: 9 }] }), { dealer: 'N' }, ['/action/results/0 vulnerability-needed']],
    ['with weights that do not come to a hundred', assigned({ others: [0], results: [{ points: 1, weight: 50 }, { points: 2, weight: 40 }] }), TABLE, ['/action/results weights-not-hundred', '/action/results weights-not-hundred']],
    ['with weights and nothing to compare with', assigned({ results: [{ for: 'NS', points: 1, weight: 50 }, { for: 'NS', points: 2, weight: 50 }] }), TABLE, ['/action/results others-needed']],
    ['artificial, with results', artificial({ results: [{ points: 1 }] }), TABLE, ['/action/results no-results-for-artificial']],
    ['assigned, with faults', assigned({ results: [{ points: 1 }], fault: NONE_DIRECTLY }), TABLE, ['/action/fault only-for-artificial']]
  ])('%s', (_, action, table, faults) => {
    for (const edition of EDITIONS) expect(faultOf(action, table, edition)).toEqual(faults)
  })
})
