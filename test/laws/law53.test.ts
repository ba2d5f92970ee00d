import { expect, test } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import { EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FIRST_CODES, OLDER, lying, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
/** 6♣ by West after twelve tricks, the last one won in dummy. */
const TWELVE_TRICKS = 'CJ C2 C9 C8 H2 H7 H3 H4 H9 HQ H5 HJ D9 DA D7 DK SQ S8 SK S7 C6 D3 C7 C5 HT H8 HA D6 CK S9 D8 CQ CT D4 S3 CA S5 S2 SA S6 DJ DT ST D5 D2 S4 H6 C3'

playStories('Law 53: lead out of turn accepted', [
  {
    id: 'V53.1', title: 'accepted by declarer’s word', contract: '3NT S', play: 'H4 HA H6 H2',
    steps: [`E D5 #lead-out-of-turn ${NO} ?accept-lead@S=accept`],
    trick: 'E D5', next: 'S plays', told: [], reviews: [], laws: { older: ['53A'], 2017: ['56A'] }
  },
  {
    id: 'V53.2', title: 'declarer, who was to lead himself, has followed', contract: '2S W', play: 'H4 H2 HQ HA',
    steps: [`S CQ | W CA #lead-out-of-turn ${NO} ?own-lead-or-follow@W=follow`],
    trick: 'S CQ, W CA', next: 'N plays', laws: ['53A']
  },
  {
    id: 'V53.3', title: 'declarer makes his own proper lead: the card goes back and is no penalty card', contract: '4H N', play: 'C4 C2 C9 CA',
    steps: [`E D9 | N HA #lead-out-of-turn ${NO} ?own-lead-or-follow@N=own-lead`],
    trick: 'N HA', next: 'E plays', back: ['E D9'], told: ['EW: E D9'], laws: { older: ['53C'], 2017: ['53B'] }
  },
  {
    id: 'V53.4(i)', title: 'declarer led at a defender’s turn, who makes his own lead', contract: '1NT E', play: 'HA H3 H6 H2',
    steps: [`E S3 | S SK #lead-out-of-turn ${NO} ?own-lead-or-follow@S=own-lead`],
    trick: 'S SK', next: 'W plays', back: ['E S3'], told: ['EW: E S3'], laws: { older: ['53C'], 2017: ['53B'] }
  },
  {
    id: 'V53.4(ii)', title: 'the same, but he has followed', contract: '1NT E', play: 'HA H3 H6 H2',
    steps: [`E S3 | S SK ${NO} ?own-lead-or-follow@S=follow`],
    trick: 'E S3, S SK', next: 'W plays', told: []
  },
  {
    id: 'V53.5', title: 'accepted by the next hand; the defender who was to lead comes too late, and cannot play his card', contract: '3D S', play: 'HA H3 H6 H2',
    hands: { W: 'AJ5.AQ84.J6.K983' },
    steps: { older: [`N C2 | E C7 #lead-out-of-turn ${NO}`, 'W SA #premature-play'], 2007: [`N C2 | E C7 ${NO}`, `W SA ${NO}`], 2017: [`N C2 | E C7 ${NO}`, `W SA ${NO}`] },
    trick: 'N C2, E C7', next: 'S plays', inForce: ['W SA major']
  },
  {
    id: 'V53.5', title: 'had he no card of the suit led, it would be due at his turn', contract: '3D S', play: 'HA H3 H6 H2 N:C2 C7',
    hands: { W: 'AJ532.AQ984.J76.' },
    steps: { older: ['W SA'].map(step => `${step} #premature-play`), 2007: [`W SA ${NO}`], 2017: [`W SA ${NO}`] },
    next: 'S plays', inForce: ['W must play SA']
  },
  {
    id: 'V53.6', title: 'the wrong defender plays to declarer’s lead: it stands, and he has played before his partner', contract: '4S N', play: 'H5 HA H8 H2',
    steps: [`N DK | W D4 #lead-from-wrong-hand ${NO} ?premature-play@N=lowest`],
    trick: 'N DK', next: 'E plays', inForce: ['W D4 major', 'E plays lowest D'], laws: { older: ['53B', '57A'], 2017: ['53C', '57A'] }
  },
  {
    id: 'V53.7', title: 'declarer had played from both hands: everything stays', contract: '4S N', play: 'H5 HA H8 H2',
    steps: [`N DK | S D2 | W D4 #lead-from-wrong-hand ${NO}`, 'E D3'],
    next: 'N leads', laws: [], told: [], reviews: []
  },
  {
    id: 'V53.8', title: 'the last trick: the lead goes back', editions: ['2017'], contract: '6C W', play: TWELVE_TRICKS,
    steps: [`N HK #lead-out-of-turn ${NO}`], trick: '', next: 'E leads', back: ['N HK'], laws: ['53A']
  },
  {
    id: 'V53.8', title: 'the last trick: before 2017 the lead can be accepted', editions: OLDER, contract: '6C W', play: TWELVE_TRICKS,
    steps: [`N HK ${NO} ?accept-lead@W=accept`], trick: 'N HK', next: 'E plays'
  },
  {
    id: 'V53.8', title: 'the last trick: before 2017 it can be refused', editions: OLDER, contract: '6C W', play: TWELVE_TRICKS,
    steps: [`N HK ${NO} ?accept-lead@W=reject`], trick: '', next: 'E leads', inForce: ['N HK major']
  },
  {
    id: 'V53.9', title: 'nobody acts before the director comes, and declarer declines', contract: '2D N', play: 'H5 HA H8 H2',
    steps: [`W S6 ${NO} ?accept-lead@N=reject`], trick: '', next: 'S leads', inForce: ['W S6 major'], laws: { older: ['56'], 2007: ['54D'], 2017: ['56B'] }
  },
  {
    id: 'V53.10(i)', title: 'dummy, which was to lead, is the next hand: declarer called his own lead', contract: '3D N', play: 'H5 HA H8 H2',
    steps: [`E C3 | S CT ${NO} ?own-lead-or-follow@N=own-lead`], trick: 'S CT', next: 'W plays', back: ['E C3'], told: ['EW: E C3']
  },
  {
    id: 'V53.10(ii)', title: 'the same, but declarer played to it', contract: '3D N', play: 'H5 HA H8 H2',
    steps: [`E C3 | S CT ${NO} ?own-lead-or-follow@N=follow`], trick: 'E C3, S CT', next: 'W plays'
  },
  {
    id: 'V53.11(i)', title: 'the defender on the right of dummy’s lead was to lead, and has led', contract: '2NT S', play: 'HA H3 H6 H2',
    steps: [`N D4 | W DJ ${NO} ?own-lead-or-follow@W=own-lead`], trick: 'W DJ', next: 'N plays', back: ['N D4'], told: ['NS: N D4']
  },
  {
    id: 'V53.11(ii)', title: 'the same, but he played to it: before his partner', contract: '2NT S', play: 'HA H3 H6 H2',
    steps: [`N D4 | W DJ ${NO} ?own-lead-or-follow@W=follow ?premature-play@S=forbid-C`], trick: 'N D4', next: 'E plays', inForce: ['W DJ major', 'E plays forbid C']
  },
  {
    id: 'V53.12', title: 'declarer follows from the wrong one of his hands: accepted, and his card stays', contract: '3C S', play: 'D4 DA D6 D2 H2 H3 HK H5',
    steps: [`W H8 | S HA ${NO} ?own-lead-or-follow@S=follow`], trick: 'W H8, S HA', next: 'N plays', told: [], says: 'taken to accept the lead'
  },
  {
    id: '53A', title: 'the wrong hand of declarer’s follows while dummy was to lead', contract: '3C S', play: 'D4 DA D6 D2',
    steps: [`W H8 | S HA #lead-out-of-turn ${NO}`], trick: 'W H8, S HA', next: 'N plays', laws: { older: ['53A'] }, says: 'taken to accept the lead'
  },
  {
    id: '53B', title: 'the partner of the wrong leader had followed before the proper lead: both cards go back', contract: '4H N', play: 'C4 C2 C9 CA',
    steps: [`E D9 | W D3 | N HA ${NO} ?own-lead-or-follow@N=own-lead`], trick: 'N HA', next: 'E plays', back: ['E D9', 'W D3'], told: ['EW: E D9', 'EW: W D3']
  },
  {
    id: '53A', title: 'an older penalty card of the partner stays', contract: '5D W', play: 'S4 SA S8 S2', given: [lying('S', 'C6')],
    steps: [`N H9 ${NO} ?accept-lead@W=accept`], trick: 'N H9', next: 'E plays', inForce: ['S C6 major']
  }
])

playStories('Law 47E1 for a lead out of turn', [
  {
    id: '47E1', title: 'the card goes back, with all that was played to it', editions: ['2007', '2017'], contract: '4H N', play: 'C4 C2 C9 CA',
    steps: ['E D9 | S DA ?misinformed@director=yes'], trick: '', next: 'N leads', back: ['E D9', 'S DA'], told: ['NS: E D9'], laws: ['47E1']
  },
  {
    id: '47E1', title: 'what the hand in turn has led meanwhile is its lead', editions: ['2007', '2017'], contract: '4H N', play: 'C4 C2 C9 CA',
    steps: ['E D9 | N HA ?misinformed=yes'], trick: 'N HA', next: 'E plays', back: ['E D9']
  },
  {
    id: '47E1', title: 'the misled player takes his lead back', editions: FIRST_CODES, contract: '4H N', play: 'C4 C2 C9 CA',
    steps: ['E D9 ?misinformed=yes ?withdraw-lead@E=withdraw'], trick: '', next: 'N leads', back: ['E D9'], told: ['NS: E D9']
  },
  {
    id: '47E1', title: 'the misled player lets it lie: it may be accepted as any other', editions: FIRST_CODES, contract: '4H N', play: 'C4 C2 C9 CA',
    steps: ['E D9 ?misinformed=yes ?withdraw-lead@E=keep ?accept-lead@N=accept'], trick: 'E D9', next: 'S plays'
  }
])

playStories('Law 53A: play goes on', [
  {
    id: '53A', title: 'the partner has played to the lead that is then accepted: his card is played in its turn', contract: '3NT S', play: 'H4 HA H6 H2',
    steps: [`E D4 | W D8 | S DA | N D2 #lead-out-of-turn ${NO}`], trick: '', next: 'S leads'
  }
])

test.each<[string, Action]>([
  ['named incompletely', { type: 'designate', suit: 'H' }], ['one of several', { type: 'simultaneous-plays', plays: [{ by: 'N', card: 'H3' }, { by: 'N', card: 'H2' }] }]
])('53A: the card that came after the lead was %s', (_, later) => {
  for (const edition of EDITIONS) {
    const answered = rulingOf({
      edition, table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' }, play: ['D3', 'DA', 'D5', 'D2'] },
      action: { type: 'play', by: 'W', card: 'H8' }, subsequent: [later], answers: { misinformed: 'no' }
    }, sayIn('en'))
    expect(answered.ok && answered.body.ruling.text).toContain('West led ♥8 though the lead was North’s, and then a card was faced from North’s hand.')
  }
})
