import type { ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Edition } from '../../schemas/words.ts'
import { LAST_TRICK, NOTRUMP } from '../support/endings.ts'
import { endStories, type EndStory } from '../support/endStory.ts'

const BEFORE_2017: readonly Edition[] = ['1987', '1997', '2007']
const wrong = (more: Partial<ActionOf<'wrong-board'>> = {}): ActionOf<'wrong-board'> => ({ type: 'wrong-board', ...more })
const FOUR_CALLS: WireTable = { dealer: 'N', auction: ['Pass', 'Pass', '1NT', 'Pass'] }

endStories('Law 15: play of a wrong board', [
  { id: 'V15.4', title: 'in the auction, nobody has played it: it is finished', editions: ['2017'], table: FOUR_CALLS, actions: [wrong()], answers: 'played-before=nobody', effects: [], laws: ['15B2'], next: 'N calls', says: 'the score stands' },
  { id: 'V15.4', title: 'the right players make the same calls', editions: BEFORE_2017, table: FOUR_CALLS, actions: [wrong()], answers: 'calls-repeated=yes', effects: [], laws: ['15C'], next: 'N calls' },
  {
    id: 'V15.4', title: 'a call differs: the board is cancelled', editions: BEFORE_2017, table: FOUR_CALLS, actions: [wrong()], answers: 'calls-repeated=no fault-ns=not-at-fault fault-ew=not-at-fault',
    effects: ['cancel-board', 'adjusted-score 60 60 {"ns":3,"ew":3}'], laws: ['15C']
  },
  ...['no', 'yes'].map((faced): EndStory => ({
    id: '15C', title: `the auction is over, the opening lead faced: ${faced}`, editions: BEFORE_2017, table: { dealer: 'N', auction: ['Pass', 'Pass', '1NT', 'Pass', 'Pass', 'Pass'] }, actions: [wrong({ playedBefore: [] })],
    answers: `opening-lead-faced=${faced}${faced === 'no' ? ' calls-repeated=yes' : ''}`, effects: [], laws: [faced === 'no' ? '15C' : '15A1']
  })),
  { id: '15A', title: 'passed out: the auction period is over', editions: BEFORE_2017, table: { dealer: 'N', auction: ['Pass', 'Pass', 'Pass', 'Pass'] }, actions: [wrong({ playedBefore: [] })], effects: [], laws: ['15A1'] },
  {
    id: 'V15.5', title: 'East has played it before: cancelled, average plus for the side that loses its chance', table: { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA'] }, actions: [wrong({ playedBefore: ['E'] })],
    answers: 'fault-ns=not-at-fault', effects: ['cancel-board', 'adjusted-score 60 {"ns":3}'], laws: { 1987: ['15B'], 1997: ['15B'], 2007: ['15B'], 2017: ['15B1', '15B3'] }
  },
  {
    id: 'V15.5', title: 'found after the last card: no result is left', editions: ['2017'], table: { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'] }, actions: [wrong({ playedBefore: ['E'] })],
    answers: 'fault-ns=not-at-fault', effects: ['cancel-board', 'adjusted-score 60 {"ns":3}'], next: 'nobody', result: ''
  },
  { id: '15A', title: 'in the play, nobody has played it: the score stands', editions: BEFORE_2017, table: { ...NOTRUMP, play: ['H2'] }, actions: [wrong({ playedBefore: [] })], effects: [], laws: ['15A1'] },
  { id: 'V15.6', title: 'teams', editions: ['2017'], table: FOUR_CALLS, actions: [wrong({ event: 'teams', playedBefore: ['E'] })], effects: [], laws: ['86B'] },
  { id: '17A', title: 'nobody has looked at his cards: the right board is fetched', editions: ['2017'], table: { dealer: 'N' }, actions: [wrong({ playedBefore: ['E'] })], answers: 'cards-looked-at=no', effects: [], laws: ['17A'] }
])
