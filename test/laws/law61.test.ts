import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Card } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FIRST_CODES, SINCE_2007, lying, playStories } from '../support/playStory.ts'

const RUFF = { contract: '4S S', play: 'HK H3', hands: { E: '862.9.QT754.J863' } } as const
const RUFFED = { ...RUFF, play: 'HK H3 S2' } as const
/** Declarer has required or forbidden a suit of the leader. */
const demanded = (demand: 'require' | 'forbid', suit: 'S' | 'D'): Constraint => ({ type: 'lead-restriction', leader: 'W', demand, suits: [suit], lasts: demand === 'forbid' ? 'while-on-lead' : 'one-lead', law: '50D2(a)' })
const highest = (suit: 'D' | 'H'): Constraint => ({ type: 'play-restriction', player: 'W', demand: 'highest', suit, law: '57A1' })
const FOUR_HANDS = { contract: '4S S', hands: { N: 'K743.A85.Q72.J63', E: '95.KT74.J83.Q974', S: 'AQJ86.93.AK4.AT8', W: 'T2.QJ62.T965.K52' } } as const
/** West has no spade left. */
const VOID = { ...FOUR_HANDS, play: 'HQ HA H4 H3 S3 S5 SA S2 SQ ST S4 S9 SJ' } as const

playStories('Law 61A: what is a revoke', [
  {
    ...RUFF, id: 'V61.1', title: 'a ruff with a card of the suit in the hand',
    steps: ['E S2 #revoke'], trick: 'W HK, N H3, E H9', next: 'S plays', inForce: ['E S2 major'], laws: ['62A', '62B1'], told: { older: ['EW: E S2'], 2017: [] }
  },
  { ...RUFF, id: 'V61.1', title: 'no card of the suit: nothing', hands: { E: '862..QT9754.J863' }, steps: ['E S2'], trick: 'W HK, N H3, E S2', next: 'S plays' },
  {
    ...RUFF, id: 'V61.1', title: 'a hand that is not known: the lead that followed shows what it held', hands: {},
    steps: ['E S2 | S H5 | E H9 #revoke'], trick: 'E H9', next: 'S plays', inForce: ['E revoked 1'], reviews: ['NS 64C'], laws: ['63A1']
  },
  { ...RUFF, id: 'V61.1', title: 'so does a card that it faced', hands: {}, steps: ['E S2 | E shows H9 #revoke ?substitute-card@E=H9'], trick: 'W HK, N H3, E H9', inForce: ['E S2 major'], laws: ['62B1'] },
  {
    id: 'V61.2', title: 'the forbidden suit is led with another one in the hand', contract: '3NT S', hands: { W: 'A852.K963.Q74.T2' }, given: [demanded('forbid', 'S')],
    steps: ['W SA #lead-restriction-ignored ?substitute-card@W=D4'], trick: 'W D4', next: 'N plays', inForce: ['W SA major', 'W leads forbid S'], laws: ['62A', '62B1']
  },
  {
    id: 'V61.2', title: 'another suit is led than the required one, of which there is one card', contract: '3NT S', hands: { W: 'A852.K963.4.T982' }, given: [demanded('require', 'D')],
    steps: ['W SA #lead-restriction-ignored'], trick: 'W D4', next: 'N plays', inForce: ['W SA major'], laws: ['62A']
  },
  {
    id: '61A', title: 'the forbidden suit is led, and there is no card of the required one', contract: '3NT S', hands: { W: 'A852.K963..AT982' }, given: [demanded('forbid', 'S'), demanded('require', 'D')],
    steps: ['W SA #lead-restriction-ignored ?substitute-card@W=C2'], trick: 'W C2', next: 'N plays', inForce: ['W SA major', 'W leads forbid S'], laws: ['62A', '62B1']
  },
  {
    id: '61A', title: 'established: it was the forbidden lead', contract: '3NT S', hands: { W: 'A852.K963..AT982' }, given: [demanded('forbid', 'S'), demanded('require', 'D')],
    steps: ['W SA | N S3 | E S4 | S S6 | W H3 #lead-restriction-ignored', 'W revoked 1 #lead-restriction-ignored'], inForce: ['W leads forbid S', 'W revoked 1'], reviews: ['NS 64C']
  },
  {
    id: '61A', title: 'reported from the record: void in the required suit, he has led the forbidden one', contract: '3NT S', hands: { W: 'A852.K963..AT982' }, play: 'SA S3 S4 S6', given: [demanded('forbid', 'S'), demanded('require', 'D')],
    steps: ['W revoked 1 #lead-restriction-ignored ?substitute-card@W=C2'], trick: 'W C2', next: 'N plays', inForce: ['W SA major', 'E S4 major', 'W leads forbid S']
  },
  {
    id: 'V61.3', title: 'nothing but spades: he cannot comply', contract: '3NT S', hands: { W: 'AKQJT98765432...' }, given: [demanded('forbid', 'S')],
    steps: ['W SA'], trick: 'W SA', next: 'N plays', inForce: ['W leads forbid S']
  },
  {
    id: 'V61.6', title: 'he followed suit, but not with the card that was demanded', contract: '3NT S', play: 'S5 S2 S9 SA H3', hands: { W: 'QT85.K4.Q974.T32' },
    given: [{ type: 'play-restriction', player: 'W', demand: 'highest', suit: 'H', law: '57A1' }],
    steps: ['W H4 #lead-restriction-ignored'], trick: 'S H3, W HK', next: 'N plays', inForce: ['W H4 major'], laws: ['62B1']
  },
  {
    id: 'V61.6', title: 'reported from the record, the demand still in the table', contract: '3NT S', play: 'S5 S2 S9 SA H3 H4', hands: { W: 'QT85.K4.Q974.T32' }, given: [highest('H')],
    steps: ['W revoked 2 #lead-restriction-ignored'], trick: 'S H3, W HK', next: 'N plays', inForce: ['W H4 major'], laws: ['62B1']
  },
  {
    ...FOUR_HANDS, id: 'V64.49', title: 'reported when both sides have played on', play: 'HQ HA H4 H3 D2 D3 DA D5 D4 D6 DQ D8 S3 S5', given: [highest('D')],
    steps: ['W revoked 3 D #lead-restriction-ignored'], next: 'S plays', inForce: ['W plays highest D', 'W revoked 3'], reviews: ['NS 64C'], laws: ['63A1']
  },
  {
    ...FOUR_HANDS, id: '57A', title: 'a demand for the card that is due now says nothing of an earlier one', play: 'HQ HA H4 H3 D2 D3 DA D5 D4', given: [highest('D')],
    steps: ['W revoked 2'], next: 'W plays', inForce: ['W plays highest D'], says: 'did not revoke'
  },
  {
    id: '57A', title: 'a hand that is not known: the later play shows the higher card', contract: '4S S', play: 'HQ HA H4 H3 D2 D3 DA D5 D4 D6 DQ D8 S3 S5 SA DT', given: [highest('D')],
    steps: ['W revoked 3 #lead-restriction-ignored'], next: 'S leads', inForce: ['W plays highest D', 'W revoked 3'], reviews: ['NS 64C']
  },
  {
    id: '57A', title: 'it does not: the director is asked', contract: '4S S', play: 'HQ HA H4 H3 D2 D3 DA D5 D4 D6 DQ D8', given: [highest('D')],
    steps: ['W revoked 3 ?able-to-comply@director=no'], next: 'N leads', inForce: ['W plays highest D'], says: 'did not revoke'
  },
  {
    ...VOID, id: '61A', title: 'without a card of the suit led he ignored the suit that was required', given: [{ type: 'play-restriction', player: 'W', demand: 'require', suit: 'H', law: '57A3' }],
    steps: ['W C2 | N S7 | E C4 | S DK | W D6 #lead-restriction-ignored', 'W revoked 4 #lead-restriction-ignored'], next: 'N plays', inForce: ['W revoked 4'], reviews: ['NS 64C'], laws: ['63A1']
  },
  {
    ...VOID, id: '61A', title: 'or played the one that was forbidden', given: [{ type: 'play-restriction', player: 'W', demand: 'forbid', suit: 'C', law: '57A4' }],
    steps: ['W C2 | N S7 | E C4 | S DK | W D6 #lead-restriction-ignored', 'W revoked 4 #lead-restriction-ignored'], next: 'N plays', inForce: ['W revoked 4'], reviews: ['NS 64C'], laws: ['63A1']
  },
  {
    ...FOUR_HANDS, id: '61A', title: 'he did not follow suit either: one card alone would have been legal, and he won with another', play: 'HQ HA H4 H3 D2 D3 DA D5 D4', given: [highest('D')],
    steps: ['W C2 | N DQ | E D8 | N D7 | E DJ | S DK | W D6 | S C8 | W CK | N C3 | E C4 | W D9 | N H5 | E C7 | S CT | S claims 7 #revoke ?claim-response=agreed'], next: 'none', transferred: 'NS 1 64A2'
  },
  {
    ...FOUR_HANDS, id: '61A', title: 'two suits were forbidden: one does not make the other legal', given: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['H', 'D'], lasts: 'while-on-lead', law: '51B2(b)' }],
    steps: ['W DT | N D2 | E D3 | S DA | S H3 | W HQ | N H5 | E H4 | W CK | N C3 | E C4 | S CA | S claims 9 #lead-restriction-ignored ?claim-response=agreed'], next: 'none', transferred: 'NS 1 64A2'
  },
  {
    id: '61A', title: 'nothing but the two forbidden suits: no revoke', contract: '4S S', hands: { W: '.AKQJT98.AKQJT9.' }, play: 'DA D2', given: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['H', 'D'] }],
    steps: ['W revoked 1'], next: 'E plays', inForce: ['W leads forbid HD'], says: 'did not revoke'
  },
  {
    id: '61A', title: 'of an unknown hand the director is asked: it could follow', contract: '4S S', play: 'HK H3 S2 H5',
    steps: ['E revoked 1 #revoke ?able-to-comply@director=yes ?substitute-card@E=H9 ?withdraw-card-s@S=keep'], trick: '', next: 'W leads', inForce: ['E S2 major']
  },
  { id: '61A', title: 'it could not', contract: '4S S', play: 'HK H3 S2 H5', steps: ['E revoked 1 ?able-to-comply=no'], next: 'E leads', says: 'did not revoke' },
  { ...RUFFED, id: '61A', title: 'a report that the hand refutes', hands: { E: '862..QT9754.J863' }, steps: ['E revoked 1'], next: 'S plays', says: 'did not revoke' },
  { ...RUFFED, id: '61A', title: 'whoever led cannot have failed to follow suit', steps: ['W revoked 1'], next: 'S plays', says: 'did not revoke' },
  {
    ...FOUR_HANDS, id: '61A', title: 'a card that was played too early and taken back is none', editions: ['2017'], play: 'HQ HA H4 H3 C3 C4',
    steps: ['W DT | S C8 | W revoked 2 #premature-play ?misinformed=no'], trick: 'N C3, E C4, S C8', next: 'W plays', inForce: ['W DT major'], laws: ['57D'], says: 'did not revoke'
  },
  {
    ...FOUR_HANDS, id: '61A', title: 'nor is a lead out of turn that was refused', play: 'HQ HA H4 H3',
    steps: ['E CQ | E revoked 2 #lead-out-of-turn ?misinformed=no ?accept-lead=reject'], trick: '', next: 'N leads', inForce: ['E CQ major'], says: 'has not been played'
  },
  {
    id: '61A', title: 'a card of the suit that is played after the report proves it too', contract: '4S S', play: 'HK H3 S2 H5 C4 C3 C5 C2',
    steps: ['E revoked 1 established | W H2 | N H4 | E H9 #revoke'], trick: 'W H2, N H4, E H9', next: 'S plays', inForce: ['E revoked 1'], reviews: ['NS 64C']
  },
  {
    id: '61A', title: 'a later card of the suit proves it though no hand is known', contract: '4S S', play: 'HK H3 S2 H5 C4 C3 C5 C2 H2 H4 H9 H6',
    steps: ['E revoked 1 #revoke'], next: 'E leads', inForce: ['E revoked 1'], reviews: ['NS 64C']
  }
])

playStories('Law 61B: who asked', [
  {
    ...RUFFED, id: 'V61.4', title: 'dummy asks a defender: not allowed, but the revoke is corrected', steps: ['E revoked 1 says-N #revoke'],
    trick: 'W HK, N H3, E H9', next: 'S plays', inForce: ['E S2 major'], told: { older: ['EW: E S2', 'NS: N  (remark)'], 2017: ['NS: N  (remark)'] }
  },
  {
    ...RUFFED, id: 'V61.5', title: 'the other defender asks: lawful', editions: SINCE_2007, steps: ['E revoked 1 says-W #revoke'],
    trick: 'W HK, N H3, E H9', inForce: ['E S2 major'], told: { 2007: ['EW: E S2'], 2017: [] }
  },
  {
    ...RUFFED, id: 'V61.5', title: 'the other defender may not ask: corrected, and as if established', editions: FIRST_CODES, steps: ['E revoked 1 says-W #revoke'],
    trick: 'W HK, N H3, E H9', next: 'S plays', inForce: ['E S2 major', 'E revoked 1'], laws: ['62B1', '63B']
  },
  {
    ...RUFFED, id: 'V61.5', title: 'where the authority allows the question, it is corrected and that is all', editions: FIRST_CODES, regulations: { 'defenders-may-ask-about-revoke': true },
    steps: ['E revoked 1 says-W #revoke'], trick: 'W HK, N H3, E H9', inForce: ['E S2 major']
  },
  {
    ...RUFFED, id: 'V61.7', title: 'forbidden by the authority: unauthorised information, no tricks', editions: ['2007'], regulations: { 'defenders-may-ask-about-revoke': false },
    steps: ['E revoked 1 says-W #revoke'], trick: 'W HK, N H3, E H9', inForce: ['E S2 major'], told: ['EW: E S2', 'EW: W  (remark)']
  },
  {
    ...RUFFED, id: '61B3', title: 'no authority can forbid it any more', editions: ['2017'], regulations: { 'defenders-may-ask-about-revoke': false },
    steps: ['E revoked 1 says-W #revoke'], trick: 'W HK, N H3, E H9', inForce: ['E S2 major'], told: []
  },
  { ...RUFFED, id: '61B', title: 'declarer asks a defender: lawful', steps: ['E revoked 1 says-S #revoke'], trick: 'W HK, N H3, E H9', inForce: ['E S2 major'] }
])

describe('Law 61A: the paragraph under which the demand was made', () => {
  it.each<readonly [by: string, demand: Constraint, play: readonly Card[], card: Card]>([
    ['57A1', { type: 'play-restriction', player: 'W', demand: 'highest', suit: 'D', law: '57A1' }, ['H2', 'H3', 'H4', 'HA', 'D3'], 'D2'],
    ['26B', { type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['S'], law: '26B' }, [], 'SA'],
    ['56', { type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['D'], law: '56' }, [], 'SA'],
    ['50D2(a)', { type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['D'] }, [], 'SA']
  ])('%s', (law, demand, play, card) => {
    const answered = rulingOf({
      edition: '1997', table: { dealer: 'N', contract: { level: 3, denomination: 'NT', declarer: 'S' }, hands: { W: 'A852.K2.Q2.T9852' }, play: [...play], constraints: [demand] },
      action: { type: 'play', by: 'W', card }
    }, sayIn('en'))
    expect(answered.ok && answered.body.irregularities.map(({ type, laws }) => [type, ...laws])).toEqual([['lead-restriction-ignored', '61A', law]])
  })

  it('that of the requirement, though a penalty card of another suit lies there', () => {
    const answered = rulingOf({
      edition: '2017', table: { dealer: 'N', contract: { level: 3, denomination: 'NT', declarer: 'S' }, constraints: [lying('W', 'CA'), demanded('require', 'D')] },
      action: { type: 'play', by: 'W', card: 'S5' }, answers: { 'able-to-comply': 'yes' }
    }, sayIn('en'))
    expect(answered.ok && answered.body.irregularities.map(({ type, laws }) => [type, ...laws])).toEqual([['lead-restriction-ignored', '61A', '50D2(a)']])
  })
})
