import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Edition } from '../../schemas/words.ts'
import { LAST_TRICK } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const FORESIGHT: Readonly<Record<Edition, string>> = { 1987: '72B1', 1997: '72B1', 2007: '23', 2017: '72C' }
const played = (...constraints: readonly Constraint[]): WireTable => ({ ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'], constraints: [...constraints] })
const WAY: Readonly<Record<Edition, string>> = { 1987: 'each with its `likelihood`', 1997: 'each with its `likelihood`', 2007: 'with their `weight`', 2017: 'with their `weight`' }
const forEdition = (edition: Edition) => {
  const law = FORESIGHT[edition]
  const table = played({ type: 'review', side: 'NS', law }, { type: 'review', side: 'NS', law: '64C' })
  const close = { type: 'close-review', side: 'NS', law } as const
  return [
    { id: 'V72.1', title: 'could have been aware, and has gained', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=yes gained=yes', effects: [`close-review NS ${law}`, 'adjusted-score'], laws: [law], says: 'East-West as `offenders`' },
    { id: 'V72.1', title: 'what the form needs', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=yes gained=yes', says: WAY[edition] },
    { id: 'V72.4', title: 'no gain, no adjustment', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=yes gained=no', effects: [`close-review NS ${law}`] },
    { id: '72', title: 'could not have been aware', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=no', effects: [`close-review NS ${law}`] }
  ]
}

endStories('Law 72: damage that could be foreseen, after the play', (['1987', '1997', '2007', '2017'] as const).flatMap(forEdition))

endStories('What other Laws left to the director', [
  { id: '64C', title: 'equity after a revoke', table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=no', effects: ['close-review EW 64C'], result: '9-4' },
  { id: '64C', title: 'less than without the revoke', table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=yes', effects: ['close-review EW 64C', 'adjusted-score'], says: 'send an adjusted score' },
  { id: '64C', title: 'what the side has brought on itself goes with it', table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=yes', says: 'If East-West brought part of its damage on itself, tell that in `selfInflicted`' },
  { id: 'V43.4', title: 'only the offending side is adjusted', editions: ['2017'], table: played({ type: 'review', side: 'EW', law: '43B3' }), actions: [{ type: 'close-review', side: 'EW', law: '43B3' }], answers: 'damaged=yes', says: 'send the `results` for North-South only' },
  { id: '64C', title: 'with the election against weighting', editions: ['2007'], regulations: { 'weighted-scores': false }, table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=yes', says: 'each with its `likelihood`' }
])
