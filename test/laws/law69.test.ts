import type { Action } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import { CLAIMED_AFTER_REVOKE, FINESSE, TOP_CLUBS } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

/** South claimed two tricks of the last two, and the others agreed. */
const AGREED: WireTable = { ...FINESSE, claim: { by: 'S', tricks: 2 } }
const withdrawal = (since?: 'nothing' | 'called-or-round-over' | 'correction-period-over'): Action => ({ type: 'withdraw-agreement', by: 'W', ...since && { since } })

endStories('Law 69: agreed claim or concession', [
  {
    id: 'V69.1', title: 'nobody has called on the next board: the claim is contested', table: AGREED, actions: [{ type: 'contest-claim', by: 'W' }],
    answers: { 1987: 'since-agreement=nothing unstated-line=yes depends-on-guess=yes shown-out=no', 1997: 'since-agreement=nothing unstated-line=yes depends-on-guess=yes shown-out=no irrational-not-to=no', 2007: 'since-agreement=nothing unstated-line=yes depends-on-guess=yes shown-out=no irrational-not-to=no', 2017: 'since-agreement=nothing unstated-line=yes depends-on-guess=yes shown-out=no' },
    effects: ['award-tricks S 1 true'], laws: ['70A']
  },
  {
    id: 'V69.2', title: 'after his side has called: a trick that it would likely have won', editions: ['2007', '2017'], table: AGREED, actions: [withdrawal()],
    answers: 'since-agreement=called-or-round-over tricks-likely-won=one', effects: ['award-tricks S 1'], laws: ['69B2'], result: '9-4'
  },
  {
    id: 'V69.2', title: 'only possible, not likely: the agreement stands', editions: ['2007', '2017'], table: AGREED, actions: [withdrawal('called-or-round-over')],
    answers: 'tricks-likely-won=none', effects: [], says: 'The agreement stands', result: '10-3'
  },
  {
    id: 'V69.2', title: 'only a trick that no normal play could have lost', editions: ['1987', '1997'], table: AGREED, actions: [withdrawal('called-or-round-over')],
    answers: 'tricks-not-losable=none', effects: [], laws: ['69B']
  },
  { id: 'V69.3', title: 'the correction period is over', table: AGREED, actions: [withdrawal('correction-period-over')], effects: [], says: 'nothing is changed' },
  {
    id: 'V69.4', title: 'they agreed to lose everything: tricks won before stay won, and what cannot have been lost is given back', table: { ...TOP_CLUBS, claim: { by: 'E', tricks: 3 } },
    actions: [{ type: 'withdraw-agreement', by: 'S', since: 'called-or-round-over' }], answers: { 1987: 'tricks-not-losable=three', 1997: 'tricks-not-losable=three', 2007: 'tricks-likely-won=three', 2017: 'tricks-likely-won=three' },
    effects: ['award-tricks E 0']
  },
  {
    id: '69B', title: 'the claimer has had a conceded trick given back (71): that was no ruling on the claim, and the others may go back on their agreement', editions: ['2007', '2017'],
    table: { dealer: 'N', contract: { level: 3, denomination: 'NT', declarer: 'W' }, claim: { by: 'W', tricks: 2, left: 3 } },
    actions: [{ type: 'withdraw-agreement', by: 'N', since: 'called-or-round-over' }], answers: 'tricks-likely-won=one', effects: ['award-tricks W 1 3']
  },
  { id: '69', title: 'a claim that was ruled on is no agreement', table: { ...FINESSE, claim: { by: 'S', tricks: 2, ruled: true } }, actions: [withdrawal()], effects: [], says: 'has ruled on this claim' },
  {
    id: 'V63.6', title: 'West has not agreed yet: East’s revoke is put right before the claim is ruled, and nothing is asked about the agreement', table: CLAIMED_AFTER_REVOKE,
    actions: [withdrawal('nothing'), { type: 'revoke', by: 'E', trick: 10 }], answers: 'tricks-of-claimer=one', effects: ['retract-card E C9', 'record-play E SA', 'award-tricks S 1 true'],
    laws: ['62A', '70A'], says: 'went against East-West'
  },
  {
    id: 'V63.6', title: 'whether they had agreed is asked once', table: CLAIMED_AFTER_REVOKE,
    actions: [withdrawal(), { type: 'revoke', by: 'E', trick: 10 }], answers: 'claim-agreed=no tricks-of-claimer=two', effects: ['retract-card E C9', 'record-play E SA', 'award-tricks S 2 true']
  },
  {
    id: 'V63.7', title: 'what West has done since tells that they had agreed: nothing is asked of it at the revoke', editions: ['2007', '2017'], table: CLAIMED_AFTER_REVOKE,
    actions: [withdrawal('called-or-round-over'), { type: 'revoke', by: 'E', trick: 10 }], answers: 'tricks-likely-won=one attention-drawn=in-time', effects: ['award-tricks S 1', 'transfer-tricks NS 1 E 10']
  }
])
