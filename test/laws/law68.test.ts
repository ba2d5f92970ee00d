import type { Action } from '../../schemas/action.ts'
import type { Edition } from '../../schemas/words.ts'
import { FINESSE, LAST_TRICK, NOTRUMP, TOP_CLUBS, TRUMPS_ABOVE, plays } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const BEFORE_2017: readonly Edition[] = ['1987', '1997', '2007']
const AGREED = { 1987: ['68D', '69A'], 1997: ['68D', '69A'], 2007: ['68D', '69A'], 2017: ['68D1', '69A'] } as const
const OBJECTION = { 1987: ['68B'], 1997: ['68B'], 2007: ['68B2'], 2017: ['68B2'] } as const
const playOn = (by: 'N' | 'E' | 'S' | 'W', allConcur?: boolean): Action => ({ type: 'contest-claim', by, wants: 'play-on', ...allConcur !== undefined && { allConcur } })

/** After trick 10, South leads; West plays the last card but one to trick 11. */
const TRICK_ELEVEN = { ...TOP_CLUBS, play: (TOP_CLUBS.play ?? []).slice(0, 38) }

endStories('Law 68: claim or concession', [
  {
    id: 'V68.1', title: 'all the rest, between two tricks', table: { ...TOP_CLUBS, play: (TOP_CLUBS.play ?? []).slice(0, 32) }, actions: [{ type: 'claim', by: 'S' }],
    answers: 'claim-response=agreed', effects: ['award-tricks S 5'], laws: AGREED, next: 'nobody'
  },
  {
    id: 'V68.1a', title: 'only about the trick in progress: no claim', table: TRICK_ELEVEN, actions: [{ type: 'claim', by: 'W', about: 'this-trick', cards: ['CJ'] }],
    effects: [], constraints: { 1987: ['unauthorised-information EW {"by":"W","card":"CJ","remark":true}'], 1997: ['unauthorised-information EW {"by":"W","card":"CJ","remark":true}'], 2007: ['unauthorised-information EW {"by":"W","card":"CJ","remark":true}'], 2017: ['unauthorised-information EW {"by":"W","card":"CJ","remark":true}'] },
    laws: ['68'], says: 'no penalty card'
  },
  {
    id: '68A', title: 'the last trick is in progress: nothing else is left to be claimed or given up, and the play goes on', table: { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA'] },
    actions: [{ type: 'concede', by: 'W' }], effects: [], constraints: [], laws: ['68'], next: 'W plays', says: 'only about the trick in progress'
  },
  {
    id: 'V68.2', title: 'a defender concedes, his partner objects at once: neither', table: TRUMPS_ABOVE,
    actions: [{ type: 'concede', by: 'W', cards: ['S9'] }, { type: 'contest-claim', by: 'E' }], answers: 'objected-at-once=yes', effects: [], laws: OBJECTION, next: 'S leads',
    says: 'no penalty card'
  },
  {
    id: 'V68.2', title: 'that declarer doubts it too does not tell that the partner was late', table: TRUMPS_ABOVE,
    actions: [{ type: 'concede', by: 'W', cards: ['S9'] }, { type: 'contest-claim', by: 'S' }, { type: 'contest-claim', by: 'E' }], answers: 'objected-at-once=yes', effects: [], laws: OBJECTION, next: 'S leads'
  },
  {
    id: 'V68.2', title: 'not at once: a contested concession', table: TRUMPS_ABOVE,
    actions: [{ type: 'concede', by: 'W' }, { type: 'contest-claim', by: 'E' }], answers: 'objected-at-once=no', effects: ['award-tricks W 0 true'], next: 'nobody'
  },
  {
    id: 'V68.2', title: 'a claim of all the rest concedes nothing', table: FINESSE,
    actions: [{ type: 'claim', by: 'W' }, { type: 'contest-claim', by: 'E' }],
    answers: 'tricks-of-claimer=none', effects: ['award-tricks W 0 true']
  },
  {
    id: 'V68.3', title: 'the other side asks to play on, all concur: the claim is void', editions: ['2017'], table: FINESSE,
    actions: [{ type: 'claim', by: 'S', tricks: 2 }, playOn('W', true), ...plays('S H2, W H9, N HQ, E C8, N HA, E C9, S H3, W HK')], effects: [
      'record-play S H2', 'record-play W H9', 'record-play N HQ', 'record-play E C8', 'record-play N HA', 'record-play E C9', 'record-play S H3', 'record-play W HK'
    ], laws: ['68D2(b)(ii)'], next: 'nobody', result: '10-3'
  },
  {
    id: 'V68.3', title: 'somebody does not concur: the director rules', editions: ['2017'], table: FINESSE, actions: [{ type: 'claim', by: 'S', tricks: 2 }, playOn('W')],
    answers: 'all-concur=no unstated-line=no', effects: ['award-tricks S 2 true'], laws: ['68D2(b)(i)', '70A']
  },
  {
    id: 'V68.3', title: 'the answers of the others are asked', editions: ['2017'], table: FINESSE, actions: [{ type: 'claim', by: 'S', tricks: 2 }],
    answers: 'claim-response=play-on all-concur=yes', effects: [], laws: ['68D2(b)(ii)'], next: 'S leads'
  },
  {
    id: 'V68.4', title: 'the claimer himself may not ask to play on', editions: ['2017'], table: TOP_CLUBS, actions: [{ type: 'claim', by: 'S' }, playOn('S')],
    answers: 'unstated-line=no', effects: ['award-tricks S 3 true'], says: 'Only the side that did not claim'
  },
  {
    id: 'V68.4a', title: 'dummy may doubt', table: TOP_CLUBS, actions: [{ type: 'claim', by: 'S' }, { type: 'contest-claim', by: 'N' }],
    answers: 'unstated-line=no', effects: ['award-tricks S 3 true']
  },
  {
    id: 'V68.5', title: 'before 2017 the play ceases, and what is played does not count', editions: BEFORE_2017, table: TOP_CLUBS,
    actions: [{ type: 'claim', by: 'S' }, playOn('W'), ...plays('S C5, W CJ')], answers: 'unstated-line=no', effects: ['award-tricks S 3 true'], laws: ['68D'], says: 'does not count'
  },
  {
    id: '68D2(b)', title: 'dummy or an opponent doubts it, the other opponent asks to play on, and all concur', editions: ['2017'], table: FINESSE,
    actions: [{ type: 'claim', by: 'S', tricks: 1 }, { type: 'contest-claim', by: 'N' }, { type: 'contest-claim', by: 'E' }, playOn('W', true)], effects: [], laws: ['68D2(b)(ii)'], next: 'S leads'
  },
  {
    id: '68D', title: 'a wish to play on uttered after a doubt comes to nothing before 2017', editions: BEFORE_2017, table: TOP_CLUBS,
    actions: [{ type: 'claim', by: 'S' }, { type: 'contest-claim', by: 'E' }, playOn('W', true)], answers: 'unstated-line=no', effects: ['award-tricks S 3 true'], says: 'the play ceases with a claim'
  },
  {
    id: '68A', title: 'cards shown, plainly no claim: a defender’s are penalty cards', table: { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA'] },
    actions: [{ type: 'claim', by: 'W', manner: 'cards-shown', cards: ['DA'] }], answers: 'claim-intended=no', effects: [], says: 'not meant as a claim'
  },
  { id: '68A', title: 'dummy cannot claim', table: TOP_CLUBS, actions: [{ type: 'claim', by: 'N' }], effects: [], says: 'is dummy', next: 'S leads' },
  {
    id: '68', title: 'without a record the number of tricks is asked', table: { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } }, actions: [{ type: 'concede', by: 'S', tricks: 2 }],
    answers: 'tricks-left=six claim-response=agreed', effects: ['award-tricks S 4 6'], next: 'nobody'
  }
])
