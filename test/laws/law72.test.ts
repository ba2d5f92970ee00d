import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Edition } from '../../schemas/words.ts'
import { LAST_TRICK } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const FORESIGHT: Readonly<Record<Edition, string>> = { 1987: '72B1', 1997: '72B1', 2007: '23', 2017: '72C' }
const played = (...constraints: readonly Constraint[]): WireTable => ({ ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'], constraints: [...constraints] })
const forEdition = (edition: Edition) => {
  const law = FORESIGHT[edition]
  const table = played({ type: 'review', side: 'NS', law }, { type: 'review', side: 'NS', law: '64C' })
  const close = { type: 'close-review', side: 'NS', law } as const
  return [
    { id: 'V72.1', title: 'could have been aware, and has gained', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=yes gained=yes', effects: [`close-review NS ${law}`, 'adjusted-score'], laws: [law] },
    { id: 'V72.4', title: 'no gain, no adjustment', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=yes gained=no', effects: [`close-review NS ${law}`] },
    { id: '72', title: 'could not have been aware', editions: [edition], table, actions: [close], answers: 'could-have-been-aware=no', effects: [`close-review NS ${law}`] }
  ]
}

endStories('Law 72: damage that could be foreseen, after the play', (['1987', '1997', '2007', '2017'] as const).flatMap(forEdition))

endStories('What other Laws left to the director', [
  { id: '64C', title: 'equity after a revoke', table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=no', effects: ['close-review EW 64C'], result: '9-4' },
  { id: '64C', title: 'less than without the revoke', table: played({ type: 'review', side: 'EW', law: '64C' }), actions: [{ type: 'close-review', side: 'EW', law: '64C' }], answers: 'damaged=yes', effects: ['close-review EW 64C', 'adjusted-score'], says: 'send an adjusted score' }
])
