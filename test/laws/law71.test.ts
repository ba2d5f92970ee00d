import type { Action } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Edition } from '../../schemas/words.ts'
import { BARE_QUEEN, CLAIMED_AFTER_REVOKE, KING_BEFORE_ACE, LAST_TRICK, PLAYED_EARLY } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

type Since = 'nothing' | 'called-or-round-over' | 'correction-period-over'
const cancel = (since?: Since): Action => ({ type: 'cancel-concession', by: 'S', ...since && { since } })
const OLD: readonly Edition[] = ['1987', '1997']
const NEW: readonly Edition[] = ['2007', '2017']
const CONCEDED_LAST: WireTable = { ...LAST_TRICK, claim: { by: 'S', tricks: 0 } }
const CONCEDED_ONE: WireTable = { ...BARE_QUEEN, claim: { by: 'S', tricks: 1 } }

endStories('Law 71: concession cancelled', [
  { id: 'V71.1', title: 'no legal play loses the last trick', table: CONCEDED_LAST, actions: [cancel('called-or-round-over')], effects: ['award-tricks S 1'], laws: { 1987: ['71A'], 1997: ['71A'], 2007: ['71'], 2017: ['71B'] } },
  { id: 'V71.2', title: 'no normal play loses it', editions: NEW, table: CONCEDED_ONE, actions: [cancel()], answers: 'correction-period-over=no tricks-not-losable=one', effects: ['award-tricks S 2'], result: '10-3' },
  { id: 'V71.2', title: 'the director finds the small trump normal', editions: NEW, table: CONCEDED_ONE, actions: [cancel()], answers: 'correction-period-over=no tricks-not-losable=none', effects: [], says: 'The concession stands' },
  { id: 'V71.2', title: 'the correction period is over', editions: NEW, table: CONCEDED_ONE, actions: [cancel()], answers: 'correction-period-over=yes', effects: [], says: 'nothing is changed' },
  { id: 'V71.3', title: 'before the next board: implausible, cancelled', editions: OLD, table: CONCEDED_ONE, actions: [cancel()], answers: 'since-agreement=nothing tricks-not-losable=one', effects: ['award-tricks S 2'], laws: ['71C'] },
  { id: 'V71.3', title: 'after a call on it: a legal play loses the trick, and nothing is asked', editions: OLD, table: CONCEDED_ONE, actions: [cancel()], answers: 'since-agreement=called-or-round-over', effects: [], laws: ['71A'] },
  { id: 'V71.3', title: 'without the hands the director is asked about legal play', editions: OLD, table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' }, claim: { by: 'S', tricks: 11 } }, actions: [cancel('called-or-round-over')], answers: 'tricks-not-losable=one', effects: ['award-tricks S 12'] },
  {
    id: '57C', title: 'with a card played early in the trick: a legal play loses both tricks', editions: OLD, table: { ...PLAYED_EARLY, claim: { by: 'S', tricks: 0 } },
    actions: [cancel('called-or-round-over')], effects: [], laws: ['71A'], says: 'The concession stands'
  },
  {
    id: '50D1', title: 'West must play a penalty card: which lines are legal the director says', editions: OLD,
    table: { ...KING_BEFORE_ACE, claim: { by: 'S', tricks: 0 }, constraints: [{ type: 'penalty-card', player: 'W', card: 'D2', status: 'major', law: '50B' }] },
    actions: [cancel('called-or-round-over')], answers: 'tricks-not-losable=two', effects: ['award-tricks S 2'], laws: ['71A'], result: '11-2'
  },
  {
    id: 'V71.4', title: 'what was won before a concession stays won', table: BARE_QUEEN, actions: [{ type: 'concede', by: 'E' }],
    answers: 'claim-response=agreed', effects: ['award-tricks E 0'], result: '10-3'
  },
  { id: '71', title: 'doubted by dummy later on', table: CONCEDED_ONE, actions: [{ type: 'contest-claim', by: 'N' }], editions: NEW, answers: 'since-agreement=called-or-round-over tricks-not-losable=one', effects: ['award-tricks S 2'] },
  {
    id: '71', title: 'without a record: no more than were left when he claimed', editions: NEW, table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' }, claim: { by: 'S', tricks: 4, left: 5 } }, actions: [cancel()],
    answers: 'correction-period-over=no tricks-not-losable=one', effects: ['award-tricks S 5 5']
  },
  {
    id: 'V63.6', title: 'the other side has not agreed: its revoke is put right first', editions: NEW, table: CLAIMED_AFTER_REVOKE, actions: [cancel('nothing'), { type: 'revoke', by: 'E', trick: 10 }],
    answers: 'claim-agreed=no tricks-not-losable=none', effects: ['retract-card E C9', 'record-play E SA'], laws: { 2007: ['62A', '71'], 2017: ['62A', '71B'] }, says: 'The concession stands'
  },
  {
    id: 'V63.6', title: 'South’s trick cannot be lost on the cards as they are put right', editions: NEW, table: CLAIMED_AFTER_REVOKE, actions: [cancel('called-or-round-over'), { type: 'revoke', by: 'E', trick: 10, discovered: 'play-over' }],
    answers: 'claim-agreed=no tricks-not-losable=one', effects: ['retract-card E C9', 'record-play E SA', 'award-tricks S 3']
  }
])
