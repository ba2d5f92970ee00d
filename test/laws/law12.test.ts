import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../../schemas/action.ts'
import type { Regulations } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { LAST_TRICK } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const TABLE: WireTable = { dealer: 'N', vulnerable: 'All', auction: [] }
const SPADES = { level: 4, denomination: 'S', declarer: 'N' } as const
const artificial = (more: Omit<ActionOf<'adjusted-score'>, 'type' | 'kind'>): ActionOf<'adjusted-score'> => ({ type: 'adjusted-score', kind: 'artificial', ...more })
const assigned = (more: Omit<ActionOf<'adjusted-score'>, 'type' | 'kind'>): ActionOf<'adjusted-score'> => ({ type: 'adjusted-score', kind: 'assigned', ...more })
const WEIGHTED = assigned({ others: [170], scoring: 'imps', results: [{ points: 620, weight: 60 }, { points: -100, weight: 40 }] })
const UNWEIGHTED: Regulations = { 'weighted-scores': false }
const WHOLE_PLAY: WireTable = { ...LAST_TRICK, vulnerable: 'None', play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'] }
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
    id: '12C3', title: 'weighting before 2007 is for a committee', editions: ['1997'], table: TABLE, actions: [WEIGHTED],
    laws: ['12C2', '12C3'], effects: ['adjusted-score {"ns":3.2,"ew":-3.2}'], says: 'appeals committee'
  },
  { id: '12C1', title: 'where nothing is weighted, no weighting is cited', editions: ['1997', '2007', '2017'], table: TABLE, actions: [assigned({ results: [{ points: 50, weight: 100 }] })], effects: ['adjusted-score {"ns":50,"ew":-50}'] },
  { id: '12C1(c)', title: 'the election against weighting changes nothing in 2017', editions: ['2017'], regulations: UNWEIGHTED, table: TABLE, actions: [WEIGHTED], laws: ['12C1(c)'], effects: ['adjusted-score {"ns":3.2,"ew":-3.2}'] },
  { id: '12C1(e)', title: 'one result for both, with the election against weighting', editions: ['2007'], regulations: UNWEIGHTED, table: TABLE, actions: [assigned({ results: [{ points: 50 }] })], laws: ['12C1(e)', '12C1(e)(i)', '12C1(e)(ii)'], effects: ['adjusted-score {"ns":50,"ew":-50}'], says: 'most favourable result that was likely' }
])

const ELEVEN_TRICKS_PERHAPS = [{ contract: SPADES, tricks: 10, likelihood: 'likely' }, { contract: SPADES, tricks: 11, likelihood: 'at-all-probable' }] as const
endStories('Law 12: scores assigned by likelihood', [
  {
    id: 'V12.6', title: 'by how likely each result was', editions: ['1987', '1997'], table: TABLE, actions: [assigned({ offenders: 'EW', results: [...ELEVEN_TRICKS_PERHAPS] })],
    effects: ['adjusted-score {"ns":620,"ew":-650}'], laws: ['12C2'], says: 'most favourable result that was likely'
  },
  {
    id: 'V12.6', title: '2007, by the election against weighting', editions: ['2007'], regulations: UNWEIGHTED, table: TABLE, actions: [assigned({ offenders: 'EW', results: [...ELEVEN_TRICKS_PERHAPS] })],
    effects: ['adjusted-score {"ns":620,"ew":-650}'], laws: ['12C1(e)', '12C1(e)(i)', '12C1(e)(ii)']
  },
  { id: 'V12.6', title: 'in IMPs', editions: ['1987', '1997'], table: TABLE, actions: [assigned({ offenders: 'EW', scoring: 'imps', others: [170], results: [...ELEVEN_TRICKS_PERHAPS] })], effects: ['adjusted-score {"ns":10,"ew":-10}'] },
  { id: 'V12.6', title: 'in matchpoints', editions: ['1987', '1997'], table: TABLE, actions: [assigned({ offenders: 'EW', others: [620, 650], results: [...ELEVEN_TRICKS_PERHAPS] })], effects: ['adjusted-score 25 25'] },
  {
    id: '12C2', title: 'the offending side may have the worst of those that were likely', editions: ['1987', '1997'], table: TABLE,
    actions: [assigned({ offenders: 'NS', results: [{ points: 620, likelihood: 'likely' }, { points: -100, likelihood: 'likely' }, { points: 650, likelihood: 'at-all-probable' }] })],
    effects: ['adjusted-score {"ns":-100,"ew":100}']
  },
  {
    id: '12C2', title: 'East-West are the ones not at fault', editions: ['1987', '1997'], table: TABLE,
    actions: [assigned({ offenders: 'NS', results: [{ points: 620, likelihood: 'likely' }, { points: 170, likelihood: 'likely' }, { points: -100, likelihood: 'at-all-probable' }] })],
    effects: ['adjusted-score {"ns":-100,"ew":-170}']
  }
])

// The other table has +50. Four hearts makes (+9 IMPs); the offenders went one down doubled in four spades (+2), two with good defence (+6).
const NOBODY: WireTable = { dealer: 'N', vulnerable: 'None' }
const HEARTS = { contract: { level: 4, denomination: 'H', declarer: 'S' }, tricks: 10 } as const
const down = (undertricks: number) => ({ contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' }, tricks: 10 - undertricks } as const)
type Cause = NonNullable<NonNullable<ActionOf<'adjusted-score'>['selfInflicted']>['cause']>
const defended = (expected: number, cause?: Cause) => assigned({
  scoring: 'imps', others: [50], offenders: 'EW', results: [HEARTS], selfInflicted: { ...cause && { cause }, obtained: down(1), expected: [down(expected)] }
})
const PARTLY = ['adjusted-score {"ns":5,"ew":-9}']
const IN_FULL = ['adjusted-score {"ns":9,"ew":-9}']
const OF_2017 = ['12C1(e)', '12C1(e)(i)', '12C1(e)(ii)']

endStories('Law 12: damage that a side has brought on itself', [
  { id: 'V12.8', title: 'an extremely serious error', editions: ['2007', '2017'], table: NOBODY, actions: [defended(2, 'extremely-serious-error')], effects: PARTLY, laws: { 2007: ['12C1(a)', '12C1(b)'], 2017: ['12C1(a)', ...OF_2017] }, says: 'it brought 4 on itself; the other 3 it gets back' },
  { id: 'V12.8', title: 'a gamble that a ruling could recover', editions: ['2007', '2017'], table: NOBODY, actions: [defended(2, 'double-shot')], effects: PARTLY },
  { id: 'V12.8', title: 'the details of 2017 are not confirmed', editions: ['2017'], table: NOBODY, actions: [defended(2, 'double-shot')], says: 'could not be confirmed' },
  { id: 'V12.9', title: 'a serious error counts in 2007 only', editions: ['2007', '2017'], table: NOBODY, actions: [defended(2, 'serious-error')], effects: { 2007: PARTLY, 2017: IN_FULL }, laws: { 2007: ['12C1(b)'], 2017: ['12C1(e)'] }, says: { 2017: 'full relief' } },
  { id: 'V12.9', title: 'a wild or gambling action counts in 2007 only', editions: ['2007', '2017'], table: NOBODY, actions: [defended(2, 'gambling-action')], effects: { 2007: PARTLY, 2017: IN_FULL } },
  { id: '12C1', title: 'the director is asked', table: NOBODY, actions: [defended(2)], answers: 'own-damage=yes', effects: PARTLY, laws: { 1987: ['12C2'], 1997: ['12C2'], 2007: ['12C1(b)'], 2017: OF_2017 }, says: { 1987: 'says nothing', 1997: 'says nothing' } },
  { id: '12C1', title: 'the director is asked, and it does not count', table: NOBODY, actions: [defended(2)], answers: 'own-damage=no', effects: IN_FULL, says: 'full relief' },
  { id: 'V12.10', title: 'older codes: no paragraph, so that the director is asked whatever the cause', editions: ['1987', '1997'], table: NOBODY, actions: [defended(2, 'extremely-serious-error')], answers: 'own-damage=yes', effects: PARTLY, laws: ['12C2'], says: 'proposal to the director' },
  { id: 'V12.10', title: 'older codes: full relief', editions: ['1987', '1997'], table: NOBODY, actions: [defended(2, 'double-shot')], answers: 'own-damage=no', effects: IN_FULL },
  { id: 'V12.11', title: 'all of it is its own', editions: ['2007', '2017'], table: NOBODY, actions: [defended(3, 'double-shot')], effects: ['adjusted-score {"ns":2,"ew":-9}'], says: 'all its damage' },
  { id: 'V12.11', title: 'the error cost nothing', table: NOBODY, actions: [defended(1)], effects: IN_FULL, says: 'has cost it nothing' },
  {
    id: '12C2', title: 'no damage: what was at all probable does not count either', editions: ['1987', '1997'], table: NOBODY, says: 'is not damaged',
    actions: [assigned({
      offenders: 'EW', results: [{ points: 420, likelihood: 'likely' }, { points: 450, likelihood: 'at-all-probable' }], selfInflicted: { obtained: { points: 420 }, expected: [{ points: 420 }] }
    })], effects: ['adjusted-score {"ns":420,"ew":-420}']
  },
  {
    id: '12C1(b)', title: 'no damage: what is given for the offenders does not count either', editions: ['2007', '2017'], table: NOBODY, says: 'is not damaged',
    actions: [assigned({ offenders: 'EW', results: [{ points: 420, for: 'NS' }, { points: 450, for: 'EW' }], selfInflicted: { obtained: { points: 420 }, expected: [{ points: 420 }] } })], effects: ['adjusted-score {"ns":420,"ew":-420}']
  },
  {
    id: 'V12.11', title: 'no damage: the table result stands', table: NOBODY, says: 'is not damaged',
    actions: [assigned({ scoring: 'imps', others: [50], offenders: 'EW', results: [HEARTS], selfInflicted: { obtained: down(3), expected: [down(4)] } })], effects: ['adjusted-score {"ns":10,"ew":-10}']
  },
  {
    id: 'V12.12', title: 'in matchpoints: 11 and 4 of 20', editions: ['2007', '2017'], table: NOBODY,
    actions: [assigned({
      offenders: 'NS', others: [1010, 1010, 980, 500, 500, 500, 500, 500, 450, 450], results: [{ points: 480 }],
      selfInflicted: { cause: 'double-shot', obtained: { points: 1620 }, expected: [{ points: 980 }] }
    })],
    effects: ['adjusted-score 20 55'], says: '0 % of the matchpoints to it, 80 less'
  },
  {
    id: '12C1', title: 'in points, with a warning', editions: ['2007', '2017'], table: NOBODY, says: 'total points only',
    actions: [assigned({ offenders: 'EW', results: [HEARTS], selfInflicted: { cause: 'double-shot', obtained: down(1), expected: [down(2)] } })], effects: ['adjusted-score {"ns":220,"ew":-420}']
  },
  {
    id: '12C1', title: 'weighted on both accounts', editions: ['2007', '2017'], table: NOBODY, laws: ['12C1(c)'],
    actions: [assigned({
      scoring: 'imps', others: [50], offenders: 'EW', results: [{ ...HEARTS, weight: 50 }, { ...HEARTS, tricks: 9, weight: 50 }],
      selfInflicted: { cause: 'double-shot', obtained: { points: 50 }, expected: [{ ...down(1), weight: 75 }, { ...down(0), weight: 25 }] }
    })],
    // Half of 9 and of -3 is 3; three quarters of 2 and a quarter of -12 is less than nothing: the error cost nothing.
    effects: ['adjusted-score {"ns":3,"ew":-3}'], says: 'has cost it nothing'
  },
  {
    id: '12C1(b)', title: 'with the election against weighting the two sides are split on both accounts', editions: ['2007'], regulations: UNWEIGHTED, table: NOBODY,
    actions: [assigned({
      scoring: 'imps', others: [50], offenders: 'EW', results: [{ ...HEARTS, likelihood: 'likely' }, { ...HEARTS, tricks: 11, likelihood: 'at-all-probable' }],
      selfInflicted: { cause: 'serious-error', obtained: down(1), expected: [down(2)] }
    })],
    effects: ['adjusted-score {"ns":5,"ew":-9}'], laws: ['12C1(b)', '12C1(e)', '12C1(e)(i)', '12C1(e)(ii)']
  },
  {
    id: '12C1', title: 'the play tells the result at the table', editions: ['2007', '2017'], table: WHOLE_PLAY,
    actions: [assigned({ scoring: 'imps', others: [-50], offenders: 'EW', results: [{ points: 650 }], selfInflicted: { cause: 'double-shot', expected: [{ points: 470 }] } })],
    // Nine tricks in three notrump, +400, are +10 IMPs; +470 is +11, +650 is +12.
    effects: ['adjusted-score {"ns":11,"ew":-12}'], result: '9-4'
  },
  {
    id: '12C1', title: 'with the tricks that were transferred', editions: ['2007', '2017'], table: { ...WHOLE_PLAY, constraints: [{ type: 'transferred-tricks', player: 'W', trick: 3, to: 'NS', count: 2 }] },
    actions: [assigned({ scoring: 'imps', others: [-50], offenders: 'EW', results: [{ points: 650 }], selfInflicted: { cause: 'double-shot', obtained: { points: 460 }, expected: [{ points: 600 }] } })],
    effects: ['adjusted-score {"ns":11,"ew":-12}'], result: '9-4 11-2', says: 'all its damage'
  },
  {
    id: '12C1', title: 'a figure for one side only', editions: ['2017'], table: NOBODY,
    actions: [assigned({ scoring: 'imps', others: [50], offenders: 'EW', results: [{ ...HEARTS, for: 'NS' }], selfInflicted: { cause: 'double-shot', obtained: down(1), expected: [down(2)] } })], effects: ['adjusted-score {"ns":5}']
  }
])

describe('an adjusted score that cannot be worked out', () => {
  const faultOf = (action: ActionOf<'adjusted-score'>, table: WireTable, edition: Edition, regulations?: Regulations) => {
    const found = rulingOf({ edition, table, action, ...regulations && { regulations } }, sayIn('en'))
    return found.ok ? [] : found.faults.map(({ at, fault }) => `${at} ${fault}`)
  }
  const own = (more: Partial<NonNullable<ActionOf<'adjusted-score'>['selfInflicted']>>) => ({ obtained: { points: 1 }, expected: [{ points: 1 }], ...more })
  it.each<[string, ActionOf<'adjusted-score'>, WireTable, readonly string[]]>([
    ['without results', assigned({}), TABLE, ['/action results-needed']],
    ['with half a result', assigned({ results: [{ contract: SPADES }] }), TABLE, ['/action/results/0 result-incomplete']],
    ['without the vulnerability', assigned({ results: [{ contract: SPADES, tricks: 9 }] }), { dealer: 'N' }, ['/action/results/0 vulnerability-needed']],
    ['with half of the weight', assigned({ others: [0], results: [{ points: 1, weight: 50 }] }), TABLE, ['/action/results weights-not-hundred', '/action/results weights-not-hundred']],
    ['artificial, with results', artificial({ results: [{ points: 1 }] }), TABLE, ['/action/results no-results-for-artificial']],
    ['artificial, with what belongs to an assigned one', artificial({ offenders: 'NS', selfInflicted: own({}) }), TABLE, ['/action/offenders only-for-assigned', '/action/selfInflicted only-for-assigned']],
    ['assigned, with faults', assigned({ results: [{ points: 1 }], fault: NONE_DIRECTLY }), TABLE, ['/action/fault only-for-artificial']],
    ['with own damage, but no offenders', assigned({ results: [{ points: 1 }], selfInflicted: own({}) }), TABLE, ['/action offenders-needed']],
    ['with own damage of a side without a result', assigned({ offenders: 'EW', results: [{ points: 1, for: 'EW' }], selfInflicted: own({}) }), TABLE, ['/action/results results-needed-for']],
    ['with own damage, the result at the table unknown', assigned({ offenders: 'EW', results: [{ points: 1 }], selfInflicted: { expected: [{ points: 1 }] } }), TABLE, ['/action/selfInflicted obtained-needed']],
    ['with half of what was obtained and expected', assigned({ offenders: 'EW', results: [{ points: 1 }], selfInflicted: { obtained: { tricks: 9 }, expected: [{ contract: SPADES }] } }), TABLE,
      ['/action/selfInflicted/expected/0 result-incomplete', '/action/selfInflicted/obtained result-incomplete']],
    ['with half of the weight of what was expected', assigned({ offenders: 'EW', results: [{ points: 1 }], selfInflicted: own({ expected: [{ points: 1, weight: 50 }] }) }), TABLE, ['/action/selfInflicted/expected weights-not-hundred']],
    ['against the play of the table', assigned({ offenders: 'EW', results: [{ points: 650 }], selfInflicted: own({}) }), WHOLE_PLAY, ['/action/selfInflicted/obtained obtained-contradicts-play']]
  ])('%s', (_, action, table, faults) => {
    for (const edition of EDITIONS) expect(faultOf(action, table, edition)).toEqual(faults)
  })

  const UNEVEN = assigned({ others: [0], results: [{ points: 1, weight: 50 }, { points: 2, weight: 40 }] })
  const ALONE = assigned({ results: [{ for: 'NS', points: 1, weight: 50 }, { for: 'NS', points: 2, weight: 50 }] })
  const BOTH_EXPECTED = assigned({ others: [0], offenders: 'EW', results: [{ points: 1 }], selfInflicted: own({ expected: [{ points: 1, weight: 50 }, { points: 2, weight: 50 }] }) })
  const LIKELY = assigned({ offenders: 'EW', results: [{ points: 1, likelihood: 'likely' }] })
  it.each<[string, ActionOf<'adjusted-score'>, Regulations | undefined, readonly Edition[], readonly string[]]>([
    ['weights that do not come to a hundred', UNEVEN, undefined, ['1997', '2007', '2017'], ['/action/results weights-not-hundred', '/action/results weights-not-hundred']],
    ['weights and nothing to compare with', ALONE, undefined, ['1997', '2007', '2017'], ['/action/results others-needed']],
    ['weights in 1987', WEIGHTED, undefined, ['1987'], ['/action/results weighting-not-allowed', '/action/results weighting-not-allowed']],
    ['weights in 1987, whatever the election', ALONE, { 'weighted-scores': true }, ['1987'], ['/action/results weighting-not-allowed']],
    ['weights against the election', WEIGHTED, UNWEIGHTED, ['1987', '1997', '2007'], ['/action/results weighting-not-allowed', '/action/results weighting-not-allowed']],
    ['several expected results against the election', BOTH_EXPECTED, UNWEIGHTED, ['1987', '1997', '2007'], ['/action/selfInflicted/expected weighting-not-allowed']],
    ['likelihood where the results are weighted', LIKELY, undefined, ['2007', '2017'], ['/action/results/0/likelihood likelihood-not-in-edition']],
    ['likelihood in 2017, whatever the election', LIKELY, UNWEIGHTED, ['2017'], ['/action/results/0/likelihood likelihood-not-in-edition']],
    ['likelihood without offenders', assigned({ results: [{ points: 1, likelihood: 'likely' }] }), undefined, ['1987', '1997'], ['/action offenders-needed']],
    ['likelihood of some results only', assigned({ offenders: 'EW', results: [{ points: 1, likelihood: 'likely' }, { points: 2 }] }), undefined, ['1987', '1997'], ['/action/results/1 likelihood-needed']],
    ['likelihood with side and weight', assigned({ offenders: 'EW', results: [{ for: 'NS', weight: 100, points: 1, likelihood: 'likely' }] }), undefined, ['1987', '1997'],
      ['/action/results/0/weight not-with-likelihood', '/action/results/0/for not-with-likelihood']],
    ['nothing likely', assigned({ offenders: 'EW', results: [{ points: 1, likelihood: 'at-all-probable' }] }), undefined, ['1987', '1997'], ['/action/results no-likely-result']]
  ])('%s', (_, action, regulations, editions, faults) => {
    for (const edition of editions) expect(faultOf(action, TABLE, edition, regulations)).toEqual(faults)
  })
})
