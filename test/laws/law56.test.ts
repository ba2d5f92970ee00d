import { OLDER, SINCE_2007, FIRST_CODES, lying, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
/** 6♣ by West after twelve tricks, the last one won in dummy. */
const TWELVE_TRICKS = 'CJ C2 C9 C8 H2 H7 H3 H4 H9 HQ H5 HJ D9 DA D7 DK SQ S8 SK S7 C6 D3 C7 C5 HT H8 HA D6 CK S9 D8 CQ CT D4 S3 CA S5 S2 SA S6 DJ DT ST D5 D2 S4 H6 C3'

playStories('Law 56: defender’s lead out of turn', [
  {
    id: 'V56.1', title: 'at partner’s turn, refused, the suit forbidden; over when another hand wins a trick', contract: '3NT S', play: 'CA C4 C7 C2',
    steps: [`E HJ #lead-out-of-turn ${NO} ?accept-lead@S=reject ?lead-demand@S=forbid-H`, 'W C5, N CQ, E C8, S C9'],
    trick: '', next: 'N leads', told: ['EW: E HJ']
  },
  {
    id: 'V56.1', title: 'the card is back in the hand, and binds the leader', contract: '3NT S', play: 'CA C4 C7 C2',
    steps: [`E HJ ${NO} ?accept-lead=reject ?lead-demand=forbid-H`], trick: '', next: 'W leads', inForce: ['W leads forbid H'], back: ['E HJ'],
    laws: { 1987: ['56', '50'], 1997: ['56', '50D2(a)'], 2007: ['54D', '50D2(a)'], 2017: ['56B', '50D2(a)'] }
  },
  {
    id: 'V56.1', title: 'no demand: the card stays, and declarer is not asked twice for this lead', contract: '3NT S', play: 'CA C4 C7 C2', hands: { W: '864.K73.QT5.A653' },
    steps: [`E HJ ${NO} ?accept-lead=reject ?lead-demand=no-demand`, 'W may S8 S6 S4 HK H7 H3 DQ DT D5 C6 C5 C3'], trick: '', next: 'W leads', inForce: ['E HJ major', 'W leads none'],
    told: { older: ['EW: E HJ'], 2017: [] }
  },
  {
    id: '56A', title: 'accepted', contract: '3NT S', play: 'CA C4 C7 C2', steps: [`E HJ ${NO} ?accept-lead=accept`], trick: 'E HJ', next: 'S plays', told: [], reviews: [], laws: { older: ['53A'], 2017: ['56A'] }
  },
  {
    id: 'V56.2', title: 'at dummy’s turn, refused: the owner follows suit, and the card waits', contract: '4S E', play: 'H4 HA H6 H2', hands: { S: '72.94.KJ862.QT84' },
    steps: [`S D8 ${NO} ?accept-lead@E=reject`, 'W C3, N C7, E CA', 'S may CQ CT C8 C4'], inForce: ['S D8 major'], next: 'S plays'
  },
  {
    id: 'V56.2', title: 'his partner wins: declarer chooses before he leads', contract: '4S E', play: 'H4 HA H6 H2',
    steps: [`S D8 ${NO} ?accept-lead@E=reject`, 'W C3, N CA, E C2, S C5', 'E is asked lead-demand: require-D forbid-D no-demand', 'E answers require-D'],
    next: 'N leads', inForce: ['N leads require D'], back: ['S D8']
  },
  {
    id: 'V56.3', title: 'declarer just leads from dummy: his proper lead, and no penalty card', contract: '4S E', play: 'H4 HA H6 H2',
    steps: [`S D8 | W C3 ${NO} ?own-lead-or-follow@E=own-lead`], trick: 'W C3', next: 'N plays', back: ['S D8'], told: ['NS: S D8']
  },
  {
    id: 'V56.4', title: 'the next hand has followed', contract: '2C N', play: 'DA D3 D7 D4', steps: [`W SK | N SA ${NO}`], trick: 'W SK, N SA', next: 'E plays'
  },
  {
    id: 'V56.5', title: 'accepted: dummy plays second', contract: '5D W', play: 'S4 SA S8 S2', steps: [`N H9 ${NO} ?accept-lead@W=accept`], trick: 'N H9', next: 'E plays'
  },
  {
    id: 'V56.6', title: 'the leader is void in the suit that is required', contract: '1NT E', play: 'D4 D2 DA D3', hands: { N: 'QJ852.T93.AT865.' },
    steps: [`S C7 ${NO} ?accept-lead@E=reject ?lead-demand=require-C`, 'N may SQ SJ S8 S5 S2 HT H9 H3 DT D8 D6 D5'], inForce: ['N leads require C'], back: ['S C7']
  },
  {
    id: 'V56.7', title: 'to the last trick: retracted', editions: ['2017'], contract: '6C W', play: TWELVE_TRICKS, steps: [`S SJ ${NO}`], trick: '', next: 'E leads', back: ['S SJ'], inForce: []
  },
  {
    id: 'V56.7', title: 'to the last trick: may be accepted', editions: OLDER, contract: '6C W', play: TWELVE_TRICKS, steps: [`S SJ ${NO} ?accept-lead@W=accept`], trick: 'S SJ', next: 'W plays'
  },
  {
    id: 'V56.8', title: 'his partner led at once after him: required, he leads it and his own card waits', contract: '2D W', play: 'C4 C3 CA C2', hands: { S: 'K82.J764.53.AT95' },
    steps: [`N CJ | S H6 ${NO} ?accept-lead@W=reject ?lead-demand@W=require-C`, 'S may CT C9 C5'], next: 'S leads', inForce: ['S H6 major', 'S leads require C'], back: ['N CJ'], laws: ['49']
  },
  {
    id: 'V56.8', title: 'forbidden: he must lead his own penalty card', contract: '2D W', play: 'C4 C3 CA C2', hands: { S: 'K82.J764.53.AT95' },
    steps: [`N CJ | S H6 ${NO} ?accept-lead=reject ?lead-demand=forbid-C`, 'S may H6'], next: 'S leads', inForce: ['S H6 major', 'S leads forbid C']
  },
  {
    id: 'V56.8', title: 'any lead: he must lead his own penalty card, and the other stays', contract: '2D W', play: 'C4 C3 CA C2', hands: { S: 'K82.J764.53.AT95' },
    steps: [`N CJ | S H6 ${NO} ?accept-lead=reject ?lead-demand=no-demand`, 'S may H6'], next: 'S leads', inForce: ['S H6 major', 'N CJ major', 'S leads none']
  },
  {
    id: 'V56.8', title: 'accepted: the partner’s card is a penalty card', contract: '2D W', play: 'C4 C3 CA C2', hands: { S: 'K82.J764.53.AT95' },
    steps: [`N CJ | S H6 ${NO} ?accept-lead=accept`, 'E C6'], trick: 'N CJ, E C6', next: 'S plays', inForce: ['S H6 major']
  },
  {
    id: 'V56.8', title: 'his partner led, and declarer has played to that lead: it stands, and the first card is a penalty card', contract: '2D W', play: 'C4 C3 CA C2',
    steps: [`N CJ | S H6 | W H3 #lead-out-of-turn #lead-before-choice ${NO} ?lead-played-to@W=second-lead`], trick: 'S H6, W H3', next: 'N plays', inForce: ['N CJ major'],
    laws: { 1987: ['56', '60A1'], 1997: ['56', '60A1'], 2007: ['54D', '60A1'], 2017: ['56B', '60A1'] }
  },
  {
    id: 'V56.8', title: 'or to the first: it is accepted, and the partner’s card is a penalty card', contract: '2D W', play: 'C4 C3 CA C2',
    steps: [`N CJ | S H6 | E C6 #lead-out-of-turn ${NO} ?lead-played-to@W=first-lead`, 'S C7'], trick: 'N CJ, E C6, S C7', next: 'W plays', inForce: ['S H6 major'], laws: []
  },
  {
    id: 'V56.9', title: 'told by his own partner: no 47E1', contract: '3S S', play: 'H4 H3 HA H2', steps: [`W C5 ${NO} ?accept-lead@S=reject ?lead-demand@S=forbid-C`], next: 'E leads', inForce: ['E leads forbid C']
  },
  {
    id: 'V56.9', title: 'told by declarer: the card goes back and the leader is free', editions: SINCE_2007, contract: '3S S', play: 'H4 H3 HA H2', steps: ['W C5 ?misinformed=yes'], next: 'E leads', back: ['W C5'], told: ['NS: W C5']
  },
  {
    id: 'V56.9', title: 'told by declarer, and taken back', editions: FIRST_CODES, contract: '3S S', play: 'H4 H3 HA H2', steps: ['W C5 ?misinformed=yes ?withdraw-lead@W=withdraw'], next: 'E leads', back: ['W C5']
  },
  {
    id: '51B', title: 'an older penalty card of the offender: demands in both suits', contract: '3NT S', play: 'CA C4 C7 C2', given: [lying('E', 'D6', 'minor')],
    steps: [`E HJ ${NO} ?accept-lead=reject ?lead-demand=forbid-HD`], next: 'W leads', inForce: ['W leads forbid HD'], back: ['E HJ', 'E D6']
  },
  {
    id: '51B', title: 'an older penalty card of the offender, no demand: both are major', contract: '3NT S', play: 'CA C4 C7 C2', given: [lying('E', 'D6', 'minor')],
    steps: [`E HJ ${NO} ?accept-lead=reject ?lead-demand=no-demand`], next: 'W leads', inForce: ['E HJ major', 'E D6 major', 'W leads none'], laws: { older: [], 2017: ['51B2(c)'] }
  },
  {
    id: '56', title: 'the card led was a minor penalty card: it goes back once', contract: '3NT S', play: 'CA C4 C7 C2', given: [lying('E', 'D6', 'minor')],
    steps: [`E D6 ${NO} ?accept-lead=reject ?lead-demand=forbid-D`], next: 'W leads', inForce: ['W leads forbid D'], back: ['E D6'], laws: { older: ['50D2(a)'], 1987: ['50'] }
  },
  {
    id: '56', title: 'accepted: the demand for the lead that was not made is gone, and declarer is asked again', contract: '3NT S', play: 'CA C4 C7 C2', given: [lying('E', 'HT'), { type: 'lead-restriction', leader: 'W', demand: 'none', suits: [], lasts: 'one-lead' }],
    steps: [`E D8 ${NO} ?accept-lead=accept`, 'S D4, W DA, N D3', 'S is asked lead-demand: require-H forbid-H no-demand'], inForce: ['E HT major']
  },
  {
    id: '51B', title: 'he drops a second card: demands in both suits', contract: '4S S', play: 'HK H2 H5 H6',
    steps: [`E C4 | E drops D7 #lead-out-of-turn #defender-exposed-card ${NO} ?accept-lead=reject ?lead-demand@S=forbid-C`], next: 'W leads', inForce: ['E D7 major', 'W leads forbid C', 'W leads none'], back: ['E C4']
  },
  {
    id: '51B', title: 'or wants to lead another one', contract: '4S S', play: 'HK H2 H5 H6',
    steps: [`E C4 | E changes C4 D9 #lead-out-of-turn #change-of-play ${NO} ?accept-lead=reject ?lead-demand@S=require-D`], next: 'W leads', inForce: ['E C4 major', 'W leads require D'], back: ['E D9']
  },
  {
    id: '51B', title: 'or his penalty card: it goes back with its suit', contract: '4S S', play: 'HK H2 H5 H6', given: [lying('E', 'D9')],
    steps: [`E C4 | E changes C4 D9 #lead-out-of-turn #change-of-play ${NO} ?accept-lead=reject ?lead-demand@S=require-D`], next: 'W leads', inForce: ['E C4 major', 'W leads require D'], back: ['E D9']
  },
  {
    id: '49', title: 'a second card, and the lead is accepted: it is no play to it', contract: '4S S', play: 'HK H2 H5 H6',
    steps: [`E C4 | E D9 #lead-out-of-turn ${NO} ?accept-lead=accept`], trick: 'E C4', next: 'S plays', inForce: ['E D9 major'], laws: ['49']
  },
  {
    id: '49', title: 'so it is where declarer has played to the lead', contract: '4S S', play: 'HK H2 H5 H6',
    steps: [`E C4 | E D9 | S CA #lead-out-of-turn ${NO}`], trick: 'E C4, S CA', next: 'W plays', inForce: ['E D9 major'], laws: ['53A', '49']
  },
  {
    id: '56', title: 'a second card, declarer to lead: both are major', contract: '4S E', play: 'H4 HA H6 H2',
    steps: [`S D8 | S C6 #lead-out-of-turn ${NO} ?accept-lead=reject`], next: 'W leads', inForce: ['S D8 major', 'S C6 major']
  },
  {
    id: '56', title: 'an older penalty card of the offender, declarer to lead: both are major', contract: '4S E', play: 'H4 HA H6 H2', given: [lying('S', 'C6', 'minor')],
    steps: [`S D8 ${NO} ?accept-lead=reject`], next: 'W leads', inForce: ['S D8 major', 'S C6 major']
  }
])
