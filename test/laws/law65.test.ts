import { describe, expect, it } from 'vitest'
import type { Action, ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FINESSE, LAST_TRICK, NOTRUMP, plays } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'
import { WHOLE_PLAYS } from './wholePlays.ts'

const says = (by: Seat, trick?: number): Action[] => [{ type: 'trick-remark', by, ...trick !== undefined && { trick } }]
const mixed = (by: Seat, dispute: 'trick' | 'revoke', trick: number, more: Partial<ActionOf<'mixed-cards'>> = {}): Action[] => [{ type: 'mixed-cards', by, dispute, trick, ...more }]
const at = (...play: string[]): WireTable => ({ ...NOTRUMP, play: [...play] })
/** South won the first trick. */
const SOUTH_WON = at('H2', 'H4', 'H9', 'HA')
const SOUTH_LED = at('H2', 'H4', 'H9', 'HA', 'HK')
/** West won the first trick and has led to the second. */
const WEST_LED: WireTable = { ...NOTRUMP, hands: {}, play: ['H2', 'H4', 'HJ', 'H6', 'S9'] }
const NORTH_PLAYED: WireTable = { ...WEST_LED, play: ['H2', 'H4', 'HJ', 'H6', 'S9', 'S4', 'S2'] }
const UNRECORDED: WireTable = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } }
const EXTRANEOUS = { 1987: ['65B', '16A'], 1997: ['65B', '16A'], 2007: ['65B3', '16B'], 2017: ['65B3', '16B'] } as const
const LAWFUL = { 1987: ['65B'], 1997: ['65B'], 2007: ['65B3'], 2017: ['65B3'] } as const
const remark = (side: 'NS' | 'EW', by: Seat): string => `unauthorised-information ${side} {"by":"${by}","remark":true}`

endStories('Law 65B: a trick that points the wrong way', [
  { id: 'V65.1', title: 'dummy, after his side has led to the next trick: what he told may not be used', table: SOUTH_LED, actions: says('N', 1), effects: [], constraints: [remark('NS', 'N')], laws: EXTRANEOUS, next: 'W plays' },
  {
    id: 'V65.1', title: 'the older limits could not be confirmed', table: SOUTH_LED, actions: says('N'), says: { older: 'could not be confirmed', 2017: 'was over' }
  },
  { id: 'V65.2', title: 'dummy, before anybody has led', table: SOUTH_WON, actions: says('N', 1), effects: [], constraints: [], laws: LAWFUL, says: 'the card is turned' },
  {
    id: 'V65.2', title: 'dummy, the other side having led: too late before 2017', table: WEST_LED, actions: says('N', 1),
    constraints: { older: [remark('NS', 'N')], 2017: [] }, laws: { ...EXTRANEOUS, 2017: ['65B3'] }, says: { older: 'could not be confirmed', 2017: 'the card is turned' }
  },
  { id: '65B', title: 'a defender, his side having played on', table: { ...SOUTH_LED, play: [...SOUTH_LED.play ?? [], 'H3'] }, actions: says('E', 1), constraints: [remark('EW', 'E')], laws: EXTRANEOUS },
  { id: '65B', title: 'a defender, declarer having led: too late before 2017', table: SOUTH_LED, actions: says('E', 1), constraints: { older: [remark('EW', 'E')], 2017: [] } },
  {
    id: '65B', title: 'declarer, his side having played on: at any time before 2017; later nobody can use it', table: NORTH_PLAYED, actions: says('S', 1), effects: [], constraints: [], laws: LAWFUL,
    says: { older: 'the card is turned', 2017: 'was over' }
  },
  { id: '65B', title: 'declarer, in time', table: SOUTH_WON, actions: says('S'), constraints: [], laws: LAWFUL, says: 'the card is turned' },
  { id: '65B', title: 'after what was played meanwhile', table: SOUTH_WON, actions: [...plays('S HK'), ...says('N', 1)], effects: ['record-play S HK'], constraints: [remark('NS', 'N')] },
  { id: '79A', title: 'after the play', table: { ...FINESSE, claim: { by: 'S', tricks: 1 } }, actions: says('N', 3), effects: [], constraints: [], laws: ['79A'], says: 'agree on the number of tricks' },
  { id: '79A', title: 'declarer after the play', table: LAST_TRICK, actions: [...plays('S HA, W H2, N D2, E C3'), ...says('S', 3)], constraints: [], laws: ['79A'] },
  { id: '65B', title: 'without a record, in time', table: UNRECORDED, actions: says('N'), answers: 'played-to-next-trick=no', constraints: [], laws: LAWFUL },
  { id: '65B', title: 'without a record, too late', table: UNRECORDED, actions: says('E'), answers: 'played-to-next-trick=yes', constraints: [remark('EW', 'E')], laws: EXTRANEOUS },
  { id: '65B', title: 'without a record, after the play', table: UNRECORDED, actions: says('E'), answers: 'played-to-next-trick=play-ended', laws: ['79A'] },
  { id: '65B', title: 'without a record, declarer', table: UNRECORDED, actions: says('S'), answers: { older: '', 2017: 'played-to-next-trick=yes' }, constraints: [], laws: LAWFUL }
])

const BEFORE = { when: 'before-agreement' } as const
const DISPUTED = { when: 'after-dispute' } as const

endStories('Law 65D: mixed cards, and a trick is disputed', [
  {
    id: 'V65.3', title: 'the other cards do not settle it: the trick goes to the other side', table: UNRECORDED, actions: mixed('E', 'trick', 9), answers: 'when-mixed=before-agreement others-cards-settle-it=no',
    effects: ['transfer-tricks NS 1 9'], constraints: [], laws: ['65D'], next: 'nobody', says: 'Trick 9 counts for North-South'
  },
  { id: 'V65.3', title: 'they do: it stays', table: UNRECORDED, actions: mixed('E', 'trick', 9, BEFORE), answers: 'others-cards-settle-it=yes', effects: [], constraints: [], laws: ['65D'], says: 'belongs to East-West', next: 'nobody' },
  { id: 'V65.3', title: 'the record decides', table: LAST_TRICK, actions: mixed('E', 'trick', 9, BEFORE), effects: [], constraints: [], laws: ['65D'], says: 'won trick 9', next: 'S leads' },
  { id: 'V65.3', title: 'the record decides, and nobody is asked when it was', table: LAST_TRICK, actions: mixed('N', 'trick', 2), effects: [], laws: ['65D'], says: 'nothing depends on the cards that North mixed' },
  { id: '65D', title: 'after the number of tricks was agreed it is no breach', table: UNRECORDED, actions: mixed('E', 'trick', 9), answers: 'when-mixed=after-agreement', effects: [], constraints: [], laws: ['65D'], says: 'no breach' },
  { id: '66D', title: 'after the trick had been disputed', table: UNRECORDED, actions: mixed('S', 'trick', 13), answers: 'when-mixed=after-dispute others-cards-settle-it=no', effects: ['transfer-tricks EW 1 13'], laws: ['66D'] },
  {
    id: '65D', title: 'ruled on before', table: { ...UNRECORDED, constraints: [{ type: 'transferred-tricks', to: 'NS', count: 1, trick: 9, law: '65D' }] }, actions: mixed('E', 'trick', 9), effects: [], says: 'has been ruled on already'
  }
])

const SETTLED = 'trick-winner=opponents later-tricks=one earlier-revoke=no both-sides-revoked=no faced-card=no attention-drawn=in-time'
/** East discarded on trick 2; nothing but the play is known. */
const IN_PLAY: WireTable = { dealer: 'S', contract: { level: 1, denomination: 'NT', declarer: 'S' }, play: 'HK H4 H6 H2 CA C2 D3 C5 CK C3 D4 C6'.split(' ') }
const DISCARDED: WireTable = { ...IN_PLAY, claim: { by: 'S', tricks: 8 } }
const WHOLE: WireTable = { dealer: 'N', contract: { level: 1, denomination: 'C', declarer: 'W' }, play: [...WHOLE_PLAYS[1].play.split(/\s+/)] }

endStories('Law 66D: mixed cards, and a revoke is disputed', [
  {
    id: 'V66.3', title: 'the revoke counts as made', table: UNRECORDED, actions: mixed('E', 'revoke', 3), answers: `when-mixed=after-dispute others-cards-settle-it=no ${SETTLED}`,
    effects: ['transfer-tricks NS 1 E 3'], constraints: ['review NS'], laws: ['66D', '64A2'], next: 'nobody', says: 'East’s revoke at trick 3 counts as made'
  },
  { id: 'V66.3', title: 'the other cards show that there was none', table: UNRECORDED, actions: mixed('E', 'revoke', 3, DISPUTED), answers: 'others-cards-settle-it=yes', effects: [], constraints: [], laws: ['66D'], says: 'did not revoke' },
  { id: 'V66.3', title: 'first noticed after the round', table: UNRECORDED, actions: mixed('E', 'revoke', 3, DISPUTED), answers: `others-cards-settle-it=no ${SETTLED.replace('in-time', 'after-round')}`, effects: [], constraints: ['review NS'], laws: ['66D', '64B5'] },
  {
    id: 'V66.3', title: 'of a record that ends in a claim and does not show it', table: DISCARDED, actions: mixed('E', 'revoke', 2, DISPUTED),
    answers: 'others-cards-settle-it=yes', effects: [], says: 'did not revoke'
  },
  {
    id: 'V66.3', title: 'nor do the other cards', table: DISCARDED, actions: mixed('E', 'revoke', 2, DISPUTED),
    answers: 'others-cards-settle-it=no attention-drawn=in-time', effects: ['transfer-tricks NS 1 E 2'], constraints: ['review NS'], laws: ['66D', '64A2'], result: '8-5 9-4'
  },
  {
    id: '66D', title: 'during the play: it counts as established, and is settled after the play', table: IN_PLAY, actions: mixed('E', 'revoke', 2),
    answers: 'others-cards-settle-it=no', effects: [], constraints: ['established-revoke E 2 C', 'review NS'], laws: ['65D', '63A1'], next: 'W leads'
  },
  { id: '65D', title: 'nothing had been disputed yet', table: UNRECORDED, actions: mixed('W', 'revoke', 3, { player: 'E', ...BEFORE }), answers: `others-cards-settle-it=no ${SETTLED}`, effects: ['transfer-tricks NS 1 E 3'], laws: ['65D', '64A2'] },
  { id: '65D', title: 'after the agreement: no breach', table: UNRECORDED, actions: mixed('E', 'revoke', 3), answers: 'when-mixed=after-agreement', effects: [], constraints: [], laws: ['65D'], says: 'reported by itself' },
  { id: '66D', title: 'a player of the other side mixed his: there was no revoke', table: UNRECORDED, actions: mixed('S', 'revoke', 3, { player: 'E', ...DISPUTED }), answers: 'others-cards-settle-it=no', effects: [], constraints: [], laws: ['66D'], says: 'East did not revoke' },
  { id: '66D', title: 'unless it is shown all the same', table: UNRECORDED, actions: mixed('S', 'revoke', 3, { player: 'E', ...DISPUTED }), answers: `others-cards-settle-it=yes ${SETTLED}`, effects: ['transfer-tricks NS 1 E 3'], laws: ['66D', '64A2'] },
  {
    id: '66D', title: 'the record shows the revoke', table: WHOLE, actions: mixed('N', 'revoke', 4, DISPUTED), answers: 'attention-drawn=in-time', effects: ['transfer-tricks EW 2 N 4'], constraints: ['review EW'], laws: ['66D', '64A1'], says: 'The record shows the facts'
  },
  { id: '66D', title: 'whoever led cannot have failed to follow suit', table: SOUTH_LED, actions: mixed('W', 'revoke', 1), effects: [], constraints: [], says: 'did not revoke' },
  {
    id: '66D', title: 'a lead against a demand: his hand decides, or the director', table: { ...IN_PLAY, constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['H'], lasts: 'while-on-lead' }] },
    actions: mixed('W', 'revoke', 1), constraints: ['established-revoke W 1 H', 'review NS'], laws: ['63A1'], next: 'W leads'
  },
  { id: '66D', title: 'the record shows that there was none', table: WHOLE, actions: mixed('S', 'revoke', 4), effects: [], constraints: [], laws: ['65D'], says: 'did not revoke' }
])

describe('Law 65: irregularities, and what cannot be', () => {
  const ruled = (table: WireTable, [action]: readonly Action[], answers: Readonly<Record<string, string>> = {}) => {
    if (action === undefined) throw new Error('nothing was done')
    return rulingOf({ table, action, answers }, sayIn('en'))
  }
  const found = (table: WireTable, actions: readonly Action[], answers?: Readonly<Record<string, string>>) => {
    const answer = ruled(table, actions, answers)
    return answer.ok ? [answer.body.status, ...answer.body.irregularities.map(({ type, offender }) => `${type} ${offender}`)] : answer.faults
  }

  it('a remark in time is regular, a late one an irregularity', () => {
    expect(found(SOUTH_WON, says('N'))).toEqual(['regular'])
    expect(found(SOUTH_LED, says('E'))).toEqual(['regular'])
    expect(found(SOUTH_LED, says('N'))).toEqual(['outcome', 'late-trick-remark N'])
    expect(found(NORTH_PLAYED, says('S'))).toEqual(['outcome', 'late-trick-remark S'])
  })

  it('mixing is an irregularity unless the number of tricks had been agreed', () => {
    expect(found(UNRECORDED, mixed('E', 'trick', 9, BEFORE))).toEqual(['decision', 'mixed-cards E'])
    expect(found(UNRECORDED, mixed('E', 'trick', 9, { when: 'after-agreement' }))).toEqual(['outcome'])
    expect(found(LAST_TRICK, mixed('E', 'trick', 9))).toEqual(['outcome'])
    expect(found(UNRECORDED, mixed('E', 'revoke', 3, DISPUTED), { 'others-cards-settle-it': 'no' })).toEqual(['decision', 'mixed-cards E', 'revoke E'])
  })

  it('what is ruled is not ruled twice', () => {
    const first = ruled(UNRECORDED, mixed('E', 'trick', 9, BEFORE), { 'others-cards-settle-it': 'no' })
    if (!first.ok || first.body.ruling.kind !== 'outcome') throw new Error('no outcome')
    expect(found(first.body.ruling.table, mixed('E', 'trick', 9, BEFORE))).toEqual(['outcome', 'mixed-cards E'])
    const second = ruled(first.body.ruling.table, mixed('E', 'trick', 10, BEFORE), { 'others-cards-settle-it': 'no' })
    expect(second.ok && second.body.ruling.kind === 'outcome' ? second.body.ruling.effects : []).toMatchObject([{ type: 'transfer-tricks', to: 'NS', trick: 10 }])
  })

  it.each<[string, WireTable, readonly Action[], string, string]>([
    ['the trick has not been played', SOUTH_WON, says('S', 3), '/action/trick', 'trick-not-played'],
    ['during the auction', { dealer: 'S', auction: ['1H'] }, says('E'), '/action/type', 'no-trick-yet'],
    ['cards are mixed during the auction', { dealer: 'S', auction: ['1H'] }, mixed('E', 'trick', 1), '/action/type', 'nothing-to-play'],
    ['the disputed trick has not been played', SOUTH_WON, mixed('E', 'trick', 2), '/action/trick', 'trick-not-played'],
    ['the disputed trick is not complete', SOUTH_LED, mixed('E', 'trick', 2), '/action/trick', 'trick-not-complete'],
    ['a disputed trick is nobody’s revoke', UNRECORDED, mixed('E', 'trick', 2, { player: 'W' }), '/action/player', 'player-only-for-revoke'],
    ['nobody can revoke at the last trick', UNRECORDED, mixed('E', 'revoke', 13), '/action/trick', 'no-revoke-at-last-trick'],
    ['the number of tricks cannot have been agreed during the play', SOUTH_LED, mixed('E', 'revoke', 1, { when: 'after-agreement' }), '/action/when', 'play-not-over'],
    ['the hand has no card in the trick', SOUTH_LED, mixed('S', 'revoke', 2, { player: 'E' }), '/action/player', 'not-played-to-trick'],
    ['he has no card in the trick himself', SOUTH_LED, mixed('E', 'revoke', 2), '/action/by', 'not-played-to-trick']
  ])('%s', (_, table, actions, pointer, fault) => {
    const answer = ruled(table, actions)
    expect(answer.ok ? [] : answer.faults.map(({ at: place, fault: what }) => [place, what])).toEqual([[pointer, fault]])
  })

  it('mixed cards are a report by themselves', () => {
    const answer = rulingOf({ table: SOUTH_WON, action: { type: 'play', by: 'S', card: 'HK' }, subsequent: mixed('E', 'trick', 1) }, sayIn('en'))
    expect(answer.ok ? [] : answer.faults).toMatchObject([{ at: '/subsequent/0/type', fault: 'report-by-itself' }])
  })
})
