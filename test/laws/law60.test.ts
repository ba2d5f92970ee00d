import { SINCE_2007, lying, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
const since2007 = (card: string, answers: string) => ({ 1987: [`${card} ${answers}`.trim()], 1997: [`${card} ${answers}`.trim()], 2007: [`${card} ${NO} ${answers}`.trim()], 2017: [`${card} ${NO} ${answers}`.trim()] })

playStories('Law 60: play after an illegal play', [
  {
    id: 'V60.1', title: 'declarer calls a card from dummy after a premature play: the right is lost', contract: '4S S', play: 'HK H2 H4 HA D2',
    steps: { ...since2007('E DK | N D3', ''), 1987: ['E DK | N D3 #premature-play'], 1997: ['E DK | N D3 #premature-play'] },
    trick: 'S D2, E DK, N D3', next: 'W plays', laws: ['60A1', '60A2'], told: [], reviews: []
  },
  {
    id: '60A1', title: 'he does nothing: the choice is his', contract: '4S S', play: 'HK H2 H4 HA D2',
    steps: since2007('E DK', '?premature-play@S=highest'), trick: 'S D2', next: 'W plays', inForce: ['E DK major', 'W plays highest D']
  },
  {
    id: 'V60.2', title: 'declarer follows from dummy to declarer’s opponent’s lead: an older penalty card stays due', contract: '3NT E', play: 'S4 SA S5 S2',
    given: [lying('N', 'C6')], hands: { N: 'T53.Q982.QT4.J76' },
    steps: [`S H5 | W HT ${NO} ?own-lead-or-follow@E=follow`, 'N may HQ H9 H8 H2'], trick: 'S H5, W HT', next: 'N plays', inForce: ['N C6 major']
  },
  {
    id: 'V60.2', title: 'without a heart it is played', contract: '3NT E', play: 'S4 SA S5 S2', given: [lying('N', 'C6')], hands: { N: 'T53..QT9842.QJ76' },
    steps: [`S H5 | W HT ${NO} ?own-lead-or-follow@E=follow`, 'N may C6'], trick: 'S H5, W HT', next: 'N plays', inForce: ['N C6 major']
  },
  {
    id: 'V60.3', title: 'a defender plays after declarer had to retract, and before his lead: penalty card, and it cannot be accepted', contract: '2S W', play: 'H4 HA H6 H2',
    steps: {
      older: [`W C6 #lead-from-wrong-hand ${NO} ?accept-lead=reject`, 'N CJ #premature-play', 'E C2'],
      2007: [`W C6 #lead-from-wrong-hand ${NO} ?accept-lead=reject`, `N CJ #premature-play ${NO}`, 'E C2'],
      2017: [`W C6 #lead-from-wrong-hand ${NO} ?accept-lead=reject`, `N CJ #premature-play ${NO}`, 'E C2']
    },
    trick: 'E C2', next: 'S plays', inForce: ['N CJ major'], laws: []
  },
  {
    id: '60B', title: 'told by declarer that it was his turn: the card goes back', editions: SINCE_2007, contract: '2S W', play: 'H4 HA H6 H2',
    steps: [`W C6 ${NO} ?accept-lead=reject`, 'N CJ ?misinformed=yes'], trick: '', next: 'E leads', inForce: ['W leads from E'], back: ['N CJ']
  },
  {
    id: 'V60.4', title: 'the partner plays too: refused, both cards are penalty cards', contract: '1NT N', play: 'S5 SA S2 S4', hands: { E: 'Q85.KJ4.T93.QJ87' },
    steps: [`W D5 | E D9 ${NO} ?accept-lead@N=reject`], trick: '', next: 'S leads', inForce: ['W D5 major', 'E D9 major']
  },
  {
    id: 'V60.4', title: 'accepted: a legal card is played at his turn', contract: '1NT N', play: 'S5 SA S2 S4', hands: { E: 'Q85.KJ4.T93.QJ87' },
    steps: [`W D5 | E D9 ${NO} ?accept-lead@N=accept`, 'N D2', 'E may D9'], trick: 'W D5, N D2', next: 'E plays', inForce: ['E must play D9']
  },
  {
    id: 'V60.4', title: 'accepted: a card that cannot be played is a penalty card', contract: '1NT N', play: 'S5 SA S2 S4', hands: { E: 'Q85.KJ4.T93.QJ87' },
    steps: [`W D5 | E CQ ${NO} ?accept-lead@N=accept`, 'N D2', 'E may DT D9 D3'], trick: 'W D5, N D2', next: 'E plays', inForce: ['E CQ major']
  },
  {
    id: 'V60.4', title: 'accepted by a card played before the partner’s', contract: '1NT N', play: 'S5 SA S2 S4',
    steps: [`W D5 | N D2 | E D9 ${NO}`], trick: 'W D5, N D2, E D9', next: 'S plays'
  },
  {
    id: 'V60.5', title: 'declarer calls his own lead from dummy: the older penalty card of the partner stays due', contract: '3S W', play: 'C4 CA C5 C2', given: [lying('S', 'H4')], hands: { S: 'T5.K842.J973.Q85' },
    steps: [`N D6 | E DA ${NO} ?own-lead-or-follow@W=own-lead`, 'S may DJ D9 D7 D3'], trick: 'E DA', next: 'S plays', inForce: ['S H4 major'], back: ['N D6']
  },
  {
    id: 'V60.6', title: 'declarer has played from the hand that is not next to the offender: the director says whether the right is lost (yes)', contract: '3H S', play: 'D4 DA D6 D2 C5',
    steps: since2007('W CK | S CA', '?rights-forfeited@director=yes'), trick: 'N C5, W CK, S CA', next: 'E plays', laws: ['11A', '60A2']
  },
  {
    id: 'V60.6', title: 'the same (no): declarer chooses, and his card stays', contract: '3H S', play: 'D4 DA D6 D2 C5',
    steps: {
      1987: ['W CK | S CA ?rights-forfeited=no ?premature-play@S=lowest'], 1997: ['W CK | S CA ?rights-forfeited=no ?premature-play@S=lowest'],
      older: [], 2007: [`W CK | S CA ${NO} ?rights-forfeited=no ?premature-play@S=lowest`], 2017: [`W CK | S CA ${NO} ?rights-forfeited=no ?premature-play@S=lowest`]
    },
    trick: 'N C5, S CA', next: 'E plays', inForce: ['W CK major', 'E plays lowest C']
  },
  {
    id: 'V60.1', title: 'the card that counts as played in turn has refused suit: corrected', contract: '4S S', play: 'HK H2 H4 HA D2', hands: { E: 'Q85.J43.KT9.QJ87' },
    steps: since2007('E C7 | N D3', '?substitute-card@E=DT'), trick: 'S D2, E DT, N D3', next: 'W plays', inForce: ['E C7 major'], laws: ['60A1', '60A2', '62B1']
  },
  {
    id: 'V60.1', title: 'dummy’s card with which declarer has played on has refused suit: corrected', contract: '4S S', play: 'HK H2 H4 HA D2', hands: { N: 'K92.J52.QT43.A52' },
    steps: since2007('E DK | N C2', '?substitute-card@S=D3'), trick: 'S D2, E DK, N D3', next: 'W plays', back: ['N C2'], laws: ['60A1', '60A2', '62B2']
  },
  {
    id: 'V60.6', title: 'so has a card from declarer’s hand, the right not being lost', contract: '3H S', play: 'D4 DA D6 D2 C5', hands: { S: 'A92.KQT54.72.Q73' },
    steps: since2007('W CK | S SA', '?rights-forfeited=no ?premature-play@S=lowest ?substitute-card@S=C3'), trick: 'N C5, S C3', next: 'E plays', inForce: ['W CK major', 'E plays lowest C'], back: ['S SA']
  }
])
