import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Card } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { STUCK_TOGETHER } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const missing = (more: Partial<ActionOf<'card-count'>> = {}): ActionOf<'card-count'> => ({ type: 'card-count', counts: { E: 12 }, ...more })
const IN_THE_AUCTION: WireTable = { dealer: 'W', auction: ['Pass', '1S'] }
/** East has discarded on a heart. */
const DISCARDED: WireTable = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' }, play: ['SA', 'SJ', 'S8', 'S3', 'HK', 'HA', 'C5', 'H6'] }

endStories('Law 14: missing card', [
  {
    id: 'V14.1', title: 'found on the floor during the auction: calls stand', table: IN_THE_AUCTION, actions: [missing({ missing: 'D5', found: 'elsewhere' })],
    effects: ['restore-card E D5'], constraints: { 1987: [], 1997: [], 2007: ['unauthorised-information EW {"by":"E","remark":true}'], 2017: ['unauthorised-information EW {"by":"E","remark":true}'] },
    laws: { 1987: ['14A1'], 1997: ['14A1'], 2007: ['14A1', '14A3'], 2017: ['14A1', '14A3'] }, next: 'E calls'
  },
  { id: '14A2', title: 'not found: another pack', table: IN_THE_AUCTION, actions: [missing()], answers: 'card-found=nowhere', effects: ['restore-card E'], laws: ['14A2'], says: 'from another pack' },
  {
    id: 'V14.2', title: 'found on the floor during the play: East has revoked, and West could see the card', table: STUCK_TOGETHER, actions: [missing({ missing: 'S2', found: 'elsewhere' })],
    answers: 'partner-could-have-seen=yes', effects: ['restore-card E S2'],
    constraints: {
      2017: ['established-revoke E 4 S', 'penalty-card E S2 minor', 'review NS', 'review NS', 'review NS', 'unauthorised-information EW {"by":"E","remark":true}'],
      2007: ['established-revoke E 4 S', 'penalty-card E S2 minor', 'review NS', 'review NS', 'review NS', 'unauthorised-information EW {"by":"E","card":"S2"}', 'unauthorised-information EW {"by":"E","remark":true}']
    }, laws: { 2007: ['14B2', '14B4'], 2017: ['14B2', '14B4'], 1997: ['14B1(b)', '14B3'], 1987: ['14B1(b)', '14B3'] }
  },
  { id: '14B', title: 'it lay face down: no penalty card', table: STUCK_TOGETHER, actions: [missing({ missing: 'S2', found: 'elsewhere' })], answers: 'partner-could-have-seen=no', laws: ['63A1'] },
  {
    id: '62B', title: 'the revoke can be corrected while the card lies there: beside that of the revoke it is major, and goes to the trick (V62.8a)', table: DISCARDED, actions: [missing({ missing: 'H9', found: 'elsewhere' })],
    answers: 'partner-could-have-seen=yes withdraw-card-s=keep', effects: ['restore-card E H9', 'retract-card E C5', 'record-play E H9'], laws: { 2017: ['14B4', '62B1'] },
    constraints: { 2017: ['penalty-card E C5 major', 'review NS', 'review NS', 'unauthorised-information EW {"by":"E","card":"H9"}', 'unauthorised-information EW {"by":"E","remark":true}'] }
  },
  {
    id: '62B', title: 'nobody could have seen it: he plays what he likes', table: DISCARDED, actions: [missing({ missing: 'H9', found: 'elsewhere' })],
    answers: 'partner-could-have-seen=no substitute-card=HQ withdraw-card-s=keep', effects: ['restore-card E H9', 'retract-card E C5', 'record-play E HQ'],
    constraints: { 2017: ['penalty-card E C5 major', 'review NS', 'review NS', 'unauthorised-information EW {"by":"E","remark":true}'] }
  },
  { id: 'V14.4', title: 'under a quitted trick: Law 67', table: STUCK_TOGETHER, actions: [missing({ missing: 'S2', found: 'among-played-cards' })], effects: [], constraints: [], laws: ['67'], says: 'report a defective trick' },
  {
    id: '14', title: 'only the contract is known', table: { dealer: 'S', contract: { level: 1, denomination: 'NT', declarer: 'S' } }, actions: [missing()],
    answers: 'opening-lead-faced=yes card-found=elsewhere partner-could-have-seen=no', effects: ['restore-card E'], says: 'report a revoke'
  },
  { id: '14A', title: 'passed out: the calls stand', table: { dealer: 'N', auction: ['Pass', 'Pass', 'Pass', 'Pass'] }, actions: [missing()], answers: 'card-found=elsewhere', effects: ['restore-card E'], next: 'nobody' },
  {
    id: '14A', title: 'two hands are short: whose the card is, the director says; the other hand gets its own back', table: IN_THE_AUCTION, actions: [missing({ counts: { E: 12, S: 12 }, missing: 'D5', found: 'elsewhere' })],
    answers: 'missing-from=S card-found=nowhere', effects: ['restore-card E', 'restore-card S D5'], laws: ['14A1', '14A2'],
    constraints: {
      2017: ['unauthorised-information EW {"by":"E","remark":true}', 'unauthorised-information NS {"by":"S","remark":true}'],
      2007: ['unauthorised-information EW {"by":"E","remark":true}', 'unauthorised-information NS {"by":"S","remark":true}'], older: []
    }
  },
  {
    id: '14A', title: 'two hands are short, and South’s is known without that card: it is East’s', table: { ...IN_THE_AUCTION, hands: { S: 'AK52.QT9.87.J643' } },
    actions: [missing({ counts: { S: 12, E: 12 }, missing: 'D5', found: 'elsewhere' })], answers: 'card-found=elsewhere', effects: ['restore-card E D5', 'restore-card S'], laws: ['14A1']
  },
  {
    id: '14A', title: 'two hands are short, no card is named: where they were found holds for both', table: IN_THE_AUCTION, actions: [missing({ counts: { N: 12, W: 11 }, found: 'elsewhere' })],
    effects: ['restore-card W', 'restore-card N'], laws: ['14A1'], next: 'E calls'
  },
  {
    id: '14A', title: 'one hand is short by two cards, of which one is named', table: IN_THE_AUCTION, actions: [missing({ counts: { E: 11 }, missing: 'D5', found: 'elsewhere' })],
    answers: 'card-found=nowhere', effects: ['restore-card E D5', 'restore-card E'], constraints: { 2017: ['unauthorised-information EW {"by":"E","remark":true}'] }, laws: ['14A1', '14A2']
  },
  {
    id: '14B', title: 'during the play: East has revoked with the card found, West’s card is stuck under a trick', table: STUCK_TOGETHER, actions: [missing({ counts: { E: 12, W: 12 }, missing: 'S2', found: 'elsewhere' })],
    answers: 'card-found=among-played-cards partner-could-have-seen=yes', effects: ['restore-card E S2'], laws: { 2017: ['14B1', '14B2', '67', '63A1'], 2007: ['14B1', '14B2', '67'], older: ['14B1(a)', '14B1(b)', '67'] },
    says: 'all cards that West played to it'
  }
])

describe('Law 14: what cannot be', () => {
  it.each<[string, NonNullable<WireTable['hands']>, Card]>([
    ['a card of a hand that is not short', { N: 'AK52.QT9.87.J643' }, 'SA'],
    ['a card that no short hand was dealt', { E: 'QJ9.AK.AKQJ.AKQ2', S: 'AK52.QT9.87.J543' }, 'D5']
  ])('%s', (_, hands, card) => {
    const ruled = rulingOf({ table: { ...IN_THE_AUCTION, hands }, action: missing({ counts: { E: 12, S: 12 }, missing: card }) }, sayIn('en'))
    expect(ruled).toMatchObject({ ok: false, faults: [{ at: '/action/missing' }] })
  })
})
