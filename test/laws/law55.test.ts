import { expect, test } from 'vitest'
import { EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FIRST_CODES, OLDER, SINCE_2007, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
/** A play too soon, no lead: before 2007 nobody is asked whether it was misled. */
const playedTooSoon = (card: string, ...before: readonly string[]) => ({ older: [...before, card], 2007: [...before, `${card} ${NO}`], 2017: [...before, `${card} ${NO}`] })
/** 6♣ by West after twelve tricks, the last one won in dummy. */
const TWELVE_TRICKS = 'CJ C2 C9 C8 H2 H7 H3 H4 H9 HQ H5 HJ D9 DA D7 DK SQ S8 SK S7 C6 D3 C7 C5 HT H8 HA D6 CK S9 D8 CQ CT D4 S3 CA S5 S2 SA S6 DJ DT ST D5 D2 S4 H6 C3'

playStories('Law 55: declarer’s lead out of turn', [
  {
    id: 'V55.1', title: 'from the wrong hand, retracted: any card from the right one', contract: '3NT E', play: 'H4 HA H6 H2',
    steps: [`E SQ #lead-from-wrong-hand ${NO} ?accept-lead@either-defender=reject`],
    trick: '', next: 'W leads', back: ['E SQ'], inForce: ['E leads from W'], told: { older: [], 2017: ['EW: E SQ'] }, reviews: { older: ['NS 55C'], 2017: [] }, laws: ['55B2']
  },
  {
    id: 'V55.1', title: 'what was imposed ends with the lead from the right hand', contract: '3NT E', play: 'H4 HA H6 H2',
    steps: [`E SQ ${NO} ?accept-lead=reject`, 'W C2'], trick: 'W C2', next: 'N plays'
  },
  {
    id: '55A', title: 'accepted by a defender', contract: '3NT E', play: 'H4 HA H6 H2',
    steps: [`E SQ ${NO} ?accept-lead@either-defender=accept`], trick: 'E SQ', next: 'S plays', told: [], reviews: [], laws: ['53A']
  },
  {
    id: 'V55.2', title: 'the defenders differ: the one next to the lead prevails, and accepts', editions: SINCE_2007, contract: '4H S', play: 'C4 C2 C9 CA',
    steps: [`N D3 #lead-from-wrong-hand ${NO} ?accept-lead=defenders-differ ?accept-lead-2@E=accept`], trick: 'N D3', next: 'E plays'
  },
  {
    id: 'V55.2', title: 'the mirror: he wants it back', editions: SINCE_2007, contract: '4H S', play: 'C4 C2 C9 CA',
    steps: [`N D3 ${NO} ?accept-lead=defenders-differ ?accept-lead-2@E=reject`], trick: '', next: 'S leads', inForce: ['S leads from S'], back: ['N D3']
  },
  {
    id: 'V55.3', title: 'the defenders differ: the other one spoke first', editions: FIRST_CODES, contract: '4H S', play: 'C4 C2 C9 CA',
    steps: [`N D3 ${NO} ?accept-lead=defenders-differ ?spoke-first@director=W ?accept-lead-2@W=reject`], trick: '', next: 'S leads', inForce: ['S leads from S']
  },
  {
    id: 'V55.3', title: 'the one next to the lead spoke first, or both at once', editions: FIRST_CODES, contract: '4H S', play: 'C4 C2 C9 CA',
    steps: [`N D3 ${NO} ?accept-lead=defenders-differ ?spoke-first@director=E ?accept-lead-2@E=accept`], trick: 'N D3', next: 'E plays'
  },
  {
    id: 'V55.4', title: 'at a defender’s turn, retracted: that defender leads', contract: '2NT W', play: 'DA D5 D3 D2',
    steps: [`W C5 #lead-out-of-turn ${NO} ?accept-lead=reject`], trick: '', next: 'N leads', back: ['W C5'], laws: ['55B1']
  },
  {
    id: 'V55.4', title: 'that defender has followed: accepted', contract: '2NT W', play: 'DA D5 D3 D2',
    steps: [`W C5 | N C7 ${NO} ?own-lead-or-follow@N=follow`], trick: 'W C5, N C7', next: 'E plays'
  },
  {
    id: 'V55.5', title: 'told by a defender that he was in dummy: nobody may accept', editions: SINCE_2007, contract: '3S N', play: 'H5 HA H8 H2 D2 D3 DK D4',
    steps: ['S H4 #lead-from-wrong-hand ?misinformed=yes'], trick: '', next: 'N leads', back: ['S H4'], told: ['EW: S H4'], laws: ['47E1']
  },
  {
    id: 'V55.5', title: 'declarer may take it back', editions: FIRST_CODES, contract: '3S N', play: 'H5 HA H8 H2 D2 D3 DK D4',
    steps: ['S H4 ?misinformed=yes ?withdraw-lead@N=withdraw'], trick: '', next: 'N leads', back: ['S H4']
  },
  {
    id: 'V55.6', title: 'a defender plays before the corrected lead: penalty card', contract: '1NT S', play: 'S4 SA S6 S2',
    steps: playedTooSoon('E D2 #premature-play', `S H6 ${NO} ?accept-lead=reject`), trick: '', next: 'N leads', inForce: ['S leads from N', 'E D2 major'], laws: ['60B']
  },
  {
    id: 'V55.7', title: 'the defender next to the lead has followed', contract: '4D N', play: 'H5 HA H8 H2',
    steps: [`N CJ | E C3 #lead-from-wrong-hand ${NO}`], trick: 'N CJ, E C3', next: 'S plays'
  },
  {
    id: 'V55.9', title: 'the other defender has faced his own lead before anybody spoke', contract: '2D S', play: 'SA S3 S6 S2',
    steps: [`N C9 | W SQ ${NO} ?own-lead-or-follow@W=own-lead`], trick: 'W SQ', next: 'N plays', back: ['N C9'], told: ['NS: N C9']
  },
  {
    id: 'V55.11', title: 'to the last trick, from the wrong hand: retracted', editions: ['2017'], contract: '6C W', play: TWELVE_TRICKS,
    steps: [`W DQ #lead-from-wrong-hand ${NO}`], trick: '', next: 'E leads', back: ['W DQ'], laws: ['53A']
  },
  {
    id: 'V55.11', title: 'before 2017 it can be accepted', editions: OLDER, contract: '6C W', play: TWELVE_TRICKS,
    steps: [`W DQ ${NO} ?accept-lead=accept`], trick: 'W DQ', next: 'N plays'
  },
  {
    id: 'V55.12', title: 'declarer corrects himself, the first lead is accepted: the second card goes back', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N D2 #lead-from-wrong-hand ${NO} ?accept-lead=accept`], trick: 'S CK', next: 'W plays', back: ['N D2']
  },
  {
    id: 'V55.12', title: 'the second card was meant as a play to the first: it stays', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N C2 ${NO} ?accept-lead=accept ?meant-as-lead=no`], trick: 'S CK, N C2', next: 'W plays'
  },
  {
    id: 'V55.12', title: 'of the suit of the first it may be either: it was a lead', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N C2 ${NO} ?accept-lead=accept ?meant-as-lead@director=yes`], trick: 'S CK', next: 'W plays', back: ['N C2']
  },
  {
    id: 'V55.12', title: 'both want it back: the lead from the right hand stands', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N D2 #lead-from-wrong-hand ${NO} ?accept-lead=reject`], trick: 'N D2', next: 'E plays', back: ['S CK']
  },
  {
    id: 'V55.12', title: 'back, and the second card was no lead: both go back', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N C2 ${NO} ?accept-lead=reject ?meant-as-lead=no`], trick: '', next: 'N leads', back: ['S CK', 'N C2'], inForce: ['S leads from N']
  },
  {
    id: 'V55.12', title: 'a defender has played, and to the corrected lead: that one stands', contract: '4S S', play: 'H4 HA H6 H2', hands: { N: 'KQ32.A5.Q952.J73' },
    steps: [`S CK | N D2 | E D4 #lead-from-wrong-hand ${NO} ?lead-played-to@E=second-lead`], trick: 'N D2, E D4', next: 'S plays', back: ['S CK'], told: { older: [], 2017: ['NS: S CK'] }, reviews: { older: ['EW 55C'], 2017: [] }, laws: ['55B2']
  },
  {
    id: 'V53.7', title: 'a defender has played to the first lead: both of declarer’s cards stay', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N D2 | E D4 ${NO} ?lead-played-to@E=first-lead`], trick: 'S CK, N D2, E D4', next: 'W plays', laws: { older: ['53B'], 2017: ['53C'] }
  },
  {
    id: 'V55.12', title: 'it is the defender next to the first lead: accepted, and the second, being no play, goes back', contract: '4S S', play: 'H4 HA H6 H2',
    steps: [`S CK | N D2 | W C4 ${NO} ?lead-played-to@W=first-lead`], trick: 'S CK, W C4', next: 'N plays', back: ['N D2'], laws: ['53A']
  },
  {
    id: '55B1', title: 'declarer has played from both hands at a defender’s turn: accepted, both cards stay', contract: '2NT W', play: 'DA D5 D3 D2',
    steps: [`W C5 | E C2 ${NO} ?accept-lead=accept`], trick: 'W C5, E C2', next: 'N plays'
  },
  {
    id: '55B1', title: 'declarer has played from both hands at a defender’s turn: retracted, both go back', contract: '2NT W', play: 'DA D5 D3 D2',
    steps: [`W C5 | E C2 ${NO} ?accept-lead=reject`], trick: '', next: 'N leads', back: ['W C5', 'E C2']
  },
  { id: 'V55.10', contract: '3D W', play: 'S3 S6 S9 SA', steps: [`E H5 #lead-from-wrong-hand ${NO} ?accept-lead@either-defender=accept`], trick: 'E H5', next: 'S plays' }
])

test.each(EDITIONS)('55, %s: the second card was named incompletely', edition => {
  const answered = rulingOf({
    edition, table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' }, play: ['H4', 'HA', 'H6', 'H2'] },
    action: { type: 'play', by: 'S', card: 'CK' }, subsequent: [{ type: 'designate', suit: 'C' }], answers: { misinformed: 'no', 'accept-lead': 'reject' }
  }, sayIn('en'))
  expect(answered.ok && answered.body.ruling.text).toBe('After ♣K, a card came from North’s hand. Was that a lead in its place?')
})
