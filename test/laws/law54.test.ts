import { FIRST_CODES, OLDER, SINCE_2007, lying, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
/** The founding case: 3NT by South, and East has faced a spade though West is to lead. */
const FOUNDING = { editions: ['1997'], contract: 'S: 1NT P 3NT P P P' } as const

playStories('Law 54: the founding case, 1997', [
  {
    ...FOUNDING, id: 'become-dummy', title: 'declarer spreads his hand and becomes dummy; his hand plays second, called by the new declarer',
    steps: ['E S5 #opening-lead-out-of-turn ?misinformed@director=no ?opening-lead@S=become-dummy'],
    trick: 'E S5', next: 'S plays', declarer: 'N', told: [], reviews: [], laws: ['54A']
  },
  {
    ...FOUNDING, id: 'become-dummy', title: 'the trick goes on in the order East, South, West, North',
    steps: [`E S5 ${NO} ?opening-lead=become-dummy`, 'S S2, W SJ, N SA'],
    trick: '', next: 'N leads', declarer: 'N'
  },
  {
    ...FOUNDING, id: 'play-from-hand', title: 'dummy spreads his hand, and only then declarer plays from his own',
    steps: [`E S5 ${NO} ?opening-lead@S=play-from-hand`, 'S SK, W S3, N S2'],
    trick: '', next: 'S leads', told: [], reviews: []
  },
  {
    ...FOUNDING, id: 'leave-penalty-card', title: 'the card stays as a penalty card; West leads what he likes, and may not use what he has seen',
    hands: { W: '743.QJT92.K85.64' },
    steps: [`E S5 ${NO} ?opening-lead@S=leave-penalty-card`, 'W may S7 S4 S3 HQ HJ HT H9 H2 DK D8 D5 C6 C4'],
    trick: '', next: 'W leads', inForce: ['E S5 major', 'W leads none'], told: ['EW: E S5'], laws: ['54D', '50D2(b)']
  },
  {
    ...FOUNDING, id: 'leave-penalty-card', title: 'the penalty card is due at the first legal opportunity: West leads a spade',
    hands: { E: 'KT85.843.QJ2.K73' },
    steps: [`E S5 ${NO} ?opening-lead=leave-penalty-card`, 'W S4, N S2', 'E may S5'],
    next: 'E plays', inForce: ['E S5 major']
  },
  {
    ...FOUNDING, id: 'leave-penalty-card', title: 'East can follow to another suit: the penalty card waits, and declarer has his choice again at West’s next lead',
    hands: { E: 'KT85.843.QJ2.K73' },
    steps: [`E S5 ${NO} ?opening-lead=leave-penalty-card`, 'W HQ, N H5', 'E may H8 H4 H3', 'E H3, S H6', 'S is asked lead-demand: require-S forbid-S no-demand', 'S answers forbid-S'],
    next: 'W leads', inForce: ['W leads forbid S']
  },
  {
    ...FOUNDING, id: 'require', title: 'West must lead a spade, and the card goes back into the hand',
    hands: { W: '743.QJT92.K85.64', E: 'KT85.843.QJ2.K73' },
    steps: [`E S5 ${NO} ?opening-lead@S=require-S`, 'W may S7 S4 S3'],
    trick: '', next: 'W leads', inForce: ['W leads require S'], back: ['E S5'], told: ['EW: E S5'], laws: ['54D', '50D2(a)'], says: 'this one lead'
  },
  {
    ...FOUNDING, id: 'require', title: 'it is for one lead: at the second trick nobody is bound, whoever has won the first',
    hands: { E: 'KT85.843.QJ2.K73' },
    steps: [`E S5 ${NO} ?opening-lead=require-S`, 'W S4, N S2', 'E may SK ST S8 S5', 'E SK, S S9'],
    trick: '', next: 'E leads', inForce: []
  },
  {
    ...FOUNDING, id: 'require', title: 'West has no spade: a free lead, and the card stays in the hand',
    hands: { W: '.QJT9432.K85.764' },
    steps: [`E S5 ${NO} ?opening-lead=require-S`, 'W may HQ HJ HT H9 H4 H3 H2 DK D8 D5 C7 C6 C4', 'W HQ'],
    next: 'N plays', inForce: []
  },
  {
    ...FOUNDING, id: 'forbid', title: 'West may not lead a spade, and the card goes back into the hand',
    hands: { W: '743.QJT92.K85.64' },
    steps: [`E S5 ${NO} ?opening-lead@S=forbid-S`, 'W may HQ HJ HT H9 H2 DK D8 D5 C6 C4'],
    trick: '', next: 'W leads', inForce: ['W leads forbid S'], back: ['E S5'], told: ['EW: E S5'], laws: ['54D', '50D2(a)'], says: 'while this defender keeps the lead'
  },
  {
    ...FOUNDING, id: 'forbid', title: 'West wins the trick: spades are still forbidden',
    hands: { W: '743.QJT92.K85.64' },
    steps: [`E S5 ${NO} ?opening-lead=forbid-S`, 'W HQ, N H5, E H3, S H6', 'W may HJ HT H9 H2 DK D8 D5 C6 C4'],
    next: 'W leads', inForce: ['W leads forbid S']
  },
  {
    ...FOUNDING, id: 'forbid', title: 'East wins a trick: the prohibition is over, although declarer has not won one',
    steps: [`E S5 ${NO} ?opening-lead=forbid-S`, 'W HQ, N H5, E HA, S H6'],
    next: 'E leads', inForce: []
  },
  {
    ...FOUNDING, id: 'forbid', title: 'spades are forbidden as long as West holds another suit',
    hands: { W: 'AKQJT98764.432..' },
    steps: [`E S5 ${NO} ?opening-lead=forbid-S`, 'W may H4 H3 H2'],
    inForce: ['W leads forbid S']
  },
  { id: 'V54.2d', contract: 'E: P 1H P 2H P 4H P P P', hands: { W: '.QJT94.K8532.764' }, steps: [`E SK ${NO} ?opening-lead=require-S`, 'W may HQ HJ HT H9 H4 DK D8 D5 D3 D2 C7 C6 C4', 'W C4'], back: [], inForce: [], next: 'N plays' },
  { id: 'V54.2g', contract: 'E: P 1H P 2H P 4H P P P', hands: { W: 'QJT2.954.K832.64' }, steps: [`E SK ${NO} ?opening-lead=leave-penalty-card`, 'W SQ, N S3'], inForce: ['E SK major'], told: { older: ['EW: E SK'], 2017: [] }, reviews: { 2017: ['NS 50E4', 'NS 72C'], 2007: ['NS 23', 'NS 50E3'], older: ['NS 72B1'] } },
  { id: 'V54.14', contract: 'W: 1D P 1H P 2H P 4H P P P', steps: [`N C2 | W shows SA SK #opening-lead-out-of-turn ${NO} ?could-have-seen-dummy=no ?opening-lead=forbid-C`], back: ['N C2', 'W SA', 'W SK'], inForce: ['S leads forbid C'], next: 'S leads' }
])

playStories('Law 54: the five choices in every edition', [
  {
    id: 'V54.2a', title: 'A', contract: 'E: P 1H P 2H P 4H P P P', steps: [`E SK ${NO} ?opening-lead@S=become-dummy`],
    trick: 'E SK', next: 'S plays', declarer: 'N', laws: ['54A']
  },
  {
    id: 'V54.2b', title: 'B', contract: 'E: P 1H P 2H P 4H P P P', steps: [`E SK ${NO} ?opening-lead=play-from-hand`, 'S S2, W S3'],
    trick: 'E SK, S S2, W S3', next: 'N plays'
  },
  {
    id: 'V54.2c', title: 'D, required: before 2007 by way of Law 56', contract: 'E: P 1H P 2H P 4H P P P', steps: [`E SK ${NO} ?opening-lead=require-S`],
    next: 'W leads', inForce: ['W leads require S'], back: ['E SK'], laws: { 1987: ['54D', '56', '50'], 1997: ['54D', '56', '50D2(a)'], 2007: ['54D', '50D2(a)'], 2017: ['54D', '50D2(a)'] }
  },
  {
    id: 'V54.2c', title: 'D, required', contract: 'E: P 1H P 2H P 4H P P P', steps: [`E SK ${NO} ?opening-lead=require-S`, 'W S4, N S2'],
    trick: 'W S4, N S2', next: 'E plays', told: ['EW: E SK']
  },
  {
    id: 'V54.2e', title: 'D, forbidden: it ends with the lead, even to the partner', contract: 'E: P 1H P 2H P 4H P P P',
    steps: [`E SK ${NO} ?opening-lead=forbid-S`, 'W DA, N D2, E D9, S D4', 'W D3, N D5, E DK, S D6'],
    next: 'E leads'
  },
  {
    id: 'V54.2f', title: 'D, nothing demanded: the duty of the owner', contract: 'E: P 1H P 2H P 4H P P P', hands: { E: 'KJ76.94.T832.J85' },
    steps: [`E SK ${NO} ?opening-lead=leave-penalty-card`, 'W S2, N S3', 'E may SK'],
    inForce: ['E SK major'], told: { older: ['EW: E SK'], 2017: [] }
  },
  {
    id: 'V54.2f', title: 'East can follow to the suit led', contract: 'E: P 1H P 2H P 4H P P P', hands: { E: 'KJ76.94.T832.J85' },
    steps: [`E SK ${NO} ?opening-lead=leave-penalty-card`, 'W C4, N C2', 'E may CJ C8 C5'],
    inForce: ['E SK major']
  },
  {
    id: 'V54.2f', title: 'East cannot follow to the suit led', contract: 'E: P 1H P 2H P 4H P P P', hands: { E: 'KJ76.943.T85432.' },
    steps: [`E SK ${NO} ?opening-lead=leave-penalty-card`, 'W C4, N C2', 'E may SK'],
    inForce: ['E SK major']
  },
  {
    id: 'V54.17', title: 'West wins and is on lead again: declarer chooses again', contract: 'S: 1NT P P P',
    steps: [`E HQ ${NO} ?opening-lead=leave-penalty-card`, 'W DK, N D2, E D3, S D5', 'S is asked lead-demand: require-H forbid-H no-demand', 'S answers forbid-H'],
    next: 'W leads', inForce: ['W leads forbid H'], back: ['E HQ']
  },
  {
    id: 'V54.18', title: 'the offender has a penalty card of another suit: accepted, it stays minor', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=play-from-hand`], trick: 'E HQ', next: 'S plays', inForce: ['E C6 minor']
  },
  {
    id: 'V54.18', title: 'clubs required: that card goes back, the other stays', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=require-C`], next: 'W leads', inForce: ['E HQ major', 'W leads require C'], back: ['E C6'], laws: { older: ['51B2(a)'] }
  },
  {
    id: 'V54.18', title: 'hearts required: the older card stays, and is major', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=require-H`], next: 'W leads', inForce: ['E C6 major', 'W leads require H'], back: ['E HQ']
  },
  {
    id: 'V54.18', title: 'both suits forbidden: both cards go back', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=forbid-HC`], next: 'W leads', inForce: ['W leads forbid HC'], back: ['E C6', 'E HQ']
  },
  {
    id: 'V54.18', title: 'one suit forbidden: the other card stays, and declarer has spoken for this lead', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=forbid-H`], next: 'W leads', inForce: ['E C6 major', 'W leads forbid H', 'W leads none'], back: ['E HQ']
  },
  {
    id: 'V54.18', title: 'any lead: both stay', contract: 'S: 1S P 4S P P P', given: [lying('E', 'C6', 'minor')],
    steps: [`E HQ ${NO} ?opening-lead=leave-penalty-card`], next: 'W leads', inForce: ['E C6 major', 'E HQ major', 'W leads none'], laws: { older: ['54D'], 2017: ['51B2(c)'] }
  }
])

playStories('Law 54: the offender has faced a second card before the ruling', [
  {
    id: '51B2', title: 'dropped: declarer chooses in both suits', contract: '4S S',
    steps: [`E HQ | E drops C6 #opening-lead-out-of-turn #defender-exposed-card ${NO} ?opening-lead=require-H`], next: 'W leads', inForce: ['E C6 major', 'W leads require H'], back: ['E HQ']
  },
  {
    id: '51B2', title: 'the suit of the second one is required', contract: '4S S',
    steps: [`E HQ | E drops C6 ${NO} ?opening-lead=require-C`], next: 'W leads', inForce: ['E HQ major', 'W leads require C'], back: ['E C6']
  },
  {
    id: '51B2', title: 'played: it is no second lead', contract: '4S S',
    steps: [`E HQ | E C6 #opening-lead-out-of-turn ${NO} ?opening-lead=leave-penalty-card`], next: 'W leads', inForce: ['E C6 major', 'E HQ major', 'W leads none']
  },
  {
    id: '51B2', title: 'his penalty card put in its place lies there already: it goes back with its suit', contract: '4S S', given: [lying('E', 'C6')],
    steps: [`E HQ | E changes HQ C6 #opening-lead-out-of-turn #change-of-play ${NO} ?opening-lead=require-C`], next: 'W leads', inForce: ['E HQ major', 'W leads require C'], back: ['E C6']
  },
  {
    id: '51B2', title: 'or shown once more', contract: '4S S', given: [lying('E', 'C6')],
    steps: [`E HQ | E shows C6 #opening-lead-out-of-turn #defender-exposed-card ${NO} ?opening-lead=require-C`], next: 'W leads', inForce: ['E HQ major', 'W leads require C'], back: ['E C6']
  },
  {
    id: '51B2', title: 'or played: it is no second lead', contract: '4S S', given: [lying('E', 'C6')],
    steps: [`E HQ | E C6 #opening-lead-out-of-turn ${NO} ?opening-lead=forbid-C`], next: 'W leads', inForce: ['E HQ major', 'W leads forbid C', 'W leads none'], back: ['E C6']
  },
  {
    id: '49', title: 'played, and the lead is accepted: it is no play to it', contract: '4S S',
    steps: [`E HQ | E C6 #opening-lead-out-of-turn ${NO} ?opening-lead=play-from-hand`], trick: 'E HQ', next: 'S plays', inForce: ['E C6 major'], laws: ['53A', '49']
  },
  {
    id: '49', title: 'declarer becomes dummy', contract: '4S S',
    steps: [`E HQ | E C6 #opening-lead-out-of-turn ${NO} ?opening-lead=become-dummy`], trick: 'E HQ', next: 'S plays', declarer: 'N', inForce: ['E C6 major'], laws: ['54A', '49']
  },
  {
    id: '49', title: 'declarer has played to the lead', contract: '4S S',
    steps: [`E HQ | E C6 | S HA #opening-lead-out-of-turn ${NO}`], trick: 'E HQ, S HA', next: 'W plays', inForce: ['E C6 major'], laws: ['53A', '49']
  },
  {
    id: 'V54.18', title: 'accepted: the other is judged by itself', contract: '4S S',
    steps: [`E HQ | E drops C6 ${NO} ?opening-lead=play-from-hand`], trick: 'E HQ', next: 'S plays', inForce: ['E C6 minor']
  }
])

playStories('Law 54: what takes the choice away', [
  {
    id: 'V54.1', title: 'still face down: taken back unseen', contract: 'N: 1NT P 3NT P P P', steps: ['W S5 down #opening-lead-out-of-turn'],
    trick: '', next: 'E leads', back: ['W S5'], told: [], reviews: [], laws: ['41A']
  },
  {
    id: 'V54.2', title: 'what the proper leader has put down face down goes back first', contract: 'E: P 1H P 2H P 4H P P P',
    steps: [`E SK | W D6 down ${NO} ?opening-lead=play-from-hand`], trick: 'E SK', next: 'S plays', back: ['W D6']
  },
  {
    id: 'V54.3', title: 'declarer has begun to spread his hand: he is dummy', contract: 'S: 1S P 2S P 4S P P P',
    steps: [`E H3 | S shows SA SK #opening-lead-out-of-turn ${NO}`], trick: 'E H3', next: 'S plays', declarer: 'N', laws: ['54A']
  },
  {
    id: '48B1', title: 'whatever he says to it, a hand that he faces now is no claim', contract: 'S: 1S P 2S P 4S P P P',
    steps: [`E H3 | S claims-showing SA SK #opening-lead-out-of-turn ${NO}`], trick: 'E H3', next: 'S plays', declarer: 'N', laws: ['54A']
  },
  {
    id: 'V54.4', title: 'dummy has spread first, and declarer could have seen it: he must accept and plays on', contract: 'W: 1C 1NT P 2NT P 3NT P P P',
    steps: [`W CK | S shows SK SJ S9 ${NO} ?could-have-seen-dummy@director=yes`], trick: 'W CK', next: 'N plays', laws: ['54C']
  },
  {
    id: 'V54.4', title: 'before 2017 a note tells how the paragraph is read', editions: OLDER, contract: 'W: 1C 1NT P 2NT P 3NT P P P',
    steps: [`W CK | S shows SK SJ S9 ${NO} ?could-have-seen-dummy=yes`], trick: 'W CK', next: 'N plays', says: 'usual reading'
  },
  {
    id: '54C', title: 'dummy has spread upon a lead that still lay face down, then the other defender faces his', contract: 'N: 1NT P 3NT P P P',
    steps: [`E D5 down | S shows SJ S7 HA | W C5 #declarer-exposed-card #opening-lead-out-of-turn ${NO} ?could-have-seen-dummy@director=yes`], trick: 'W C5', next: 'N plays', laws: ['54C']
  },
  {
    id: '54C', title: 'or his own, which lay face down', contract: 'N: 1NT P 3NT P P P',
    steps: [`W C5 down | S shows SJ S7 HA | W C5 #opening-lead-out-of-turn #declarer-exposed-card ${NO} ?could-have-seen-dummy@director=yes`], trick: 'W C5', next: 'N plays', laws: ['54C']
  },
  {
    id: '54C', title: 'dummy’s cards were seen before any lead, but declarer could not have seen them', contract: 'N: 1NT P 3NT P P P',
    steps: [`S drops SJ | W C5 #declarer-exposed-card #opening-lead-out-of-turn ${NO} ?could-have-seen-dummy@director=no ?opening-lead@N=require-C`], trick: '', next: 'E leads', inForce: ['E leads require C']
  },
  {
    id: 'V54.4', title: 'declarer could not have seen it: all five choices remain, and dummy’s cards go back', contract: 'W: 1C 1NT P 2NT P 3NT P P P',
    steps: [`W CK | S shows SK SJ ${NO} ?could-have-seen-dummy=no ?opening-lead@N=forbid-C`], trick: '', next: 'E leads', inForce: ['E leads forbid C'], back: ['W CK', 'S SK', 'S SJ']
  },
  {
    id: 'V54.5', title: 'the second card came from dummy: it stays, declarer plays from his hand, the leader’s partner last', contract: 'E: P P 1NT P 3NT P P P',
    steps: [`S H5 | E HJ ${NO}`, 'W H3'], trick: 'S H5, E HJ, W H3', next: 'N plays', laws: []
  },
  {
    id: 'V54.5', title: 'the second card came from dummy, which could follow: only the revoke is corrected', contract: 'E: P P 1NT P 3NT P P P', hands: { E: 'K82.J94.AQ5.KT73' },
    steps: [`S H5 | E S2 #opening-lead-out-of-turn #revoke ${NO} ?substitute-card@W=H9`], trick: 'S H5, E H9', next: 'W plays', back: ['E S2']
  },
  {
    id: 'V54.6', title: 'the presumed dummy has led: it cannot be accepted and costs nothing', contract: 'N: 1D P 1NT P 3NT P P P',
    steps: ['N DA #opening-lead-out-of-turn'], trick: '', next: 'W leads', back: ['N DA'], told: ['NS: N DA'], laws: { older: ['24'], 2007: ['54E', '24'], 2017: ['54E', '24'] }
  },
  {
    id: '54E', title: 'what was played to it goes back; a defender’s card is a penalty card', contract: '3NT S',
    steps: ['N C3 | E C4 | S CA #opening-lead-out-of-turn', 'S is asked lead-demand: require-C forbid-C no-demand'], trick: '', next: 'W leads', inForce: ['E C4 major'], back: ['N C3', 'S CA'], laws: ['24', '49']
  },
  {
    id: 'V54.6', title: 'before 2007 a note says that this edition is silent', editions: FIRST_CODES, contract: 'N: 1D P 1NT P 3NT P P P',
    steps: ['S DA #opening-lead-out-of-turn'], trick: '', next: 'W leads', says: 'no paragraph'
  },
  {
    id: 'V54.7', title: 'told by an opponent that he was on lead: nobody may accept', editions: SINCE_2007, contract: 'S: P P 1S P 2S P 4S P P P',
    steps: ['W DK ?misinformed=yes'], trick: '', next: 'E leads', back: ['W DK'], told: ['NS: W DK'], laws: ['47E1']
  },
  {
    id: 'V54.7', title: 'the misled leader takes his card back', editions: FIRST_CODES, contract: 'S: P P 1S P 2S P 4S P P P',
    steps: ['W DK ?misinformed=yes ?withdraw-lead@W=withdraw'], trick: '', next: 'E leads', back: ['W DK']
  },
  {
    id: 'V54.7', title: 'he does not: declarer has the five choices', editions: FIRST_CODES, contract: 'S: P P 1S P 2S P 4S P P P',
    steps: ['W DK ?misinformed=yes ?withdraw-lead@W=keep ?opening-lead@N=require-D'], trick: '', next: 'E leads', inForce: ['E leads require D']
  },
  {
    id: 'V54.7', title: 'a hand already spread is picked up, and so is what lies face down', editions: SINCE_2007, contract: 'N: 1NT P 3NT P P P',
    steps: ['W C5 | N shows SA SQ | E H4 down ?misinformed=yes'], trick: '', next: 'E leads', back: ['W C5', 'N SA', 'N SQ', 'E H4']
  },
  {
    id: 'V54.9', title: 'declarer has played from his hand: accepted', contract: 'N: P 1S P 2S P 4S P P P',
    steps: [`N D7 | E DK ${NO}`], trick: 'N D7, E DK', next: 'S plays'
  },
  {
    id: 'V54.10', title: 'the proper leader has faced a card before the choice: hearts required', contract: 'S: 1NT P P P', hands: { W: '73.KT92.Q85.J643' },
    steps: [`E HQ | W C4 ${NO} ?opening-lead=require-H`, 'W may HK HT H9 H2'], next: 'W leads', inForce: ['W C4 major', 'W leads require H'], back: ['E HQ'], laws: ['49']
  },
  {
    id: 'V54.10', title: 'hearts forbidden: he must lead his own penalty card', contract: 'S: 1NT P P P', hands: { W: '73.KT92.Q85.J643' },
    steps: [`E HQ | W C4 ${NO} ?opening-lead=forbid-H`, 'W may C4'], next: 'W leads', inForce: ['W C4 major', 'W leads forbid H'], back: ['E HQ']
  },
  {
    id: 'V54.10', title: 'any lead: he must lead his own penalty card, and the other stays', contract: 'S: 1NT P P P', hands: { W: '73.KT92.Q85.J643' },
    steps: [`E HQ | W C4 ${NO} ?opening-lead=leave-penalty-card`, 'W may C4'], next: 'W leads', inForce: ['W C4 major', 'E HQ major', 'W leads none']
  },
  {
    id: 'V54.10', title: 'declarer’s side has played to the proper leader’s card: that lead stands, and the first card is a penalty card', contract: 'S: 1NT P P P',
    steps: [`E HQ | W C4 | N C2 #opening-lead-out-of-turn #lead-before-choice ${NO} ?lead-played-to@S=second-lead`], trick: 'W C4, N C2', next: 'E plays', inForce: ['E HQ major'], laws: ['54D', '60A1']
  },
  {
    id: 'V54.10', title: 'or to the first', contract: 'S: 1NT P P P',
    steps: [`E HQ | W C4 | S HA #opening-lead-out-of-turn ${NO} ?lead-played-to@S=first-lead`], trick: 'E HQ, S HA', next: 'W plays', inForce: ['W C4 major']
  },
  {
    id: 'V54.11', title: 'accepted: the partner’s card is a penalty card; he can follow suit', contract: 'E: 1S 2H P 4H P P P', hands: { W: 'T73.92.QJ853.J64' },
    steps: [`E SA | W D3 ${NO} ?opening-lead=play-from-hand`, 'S S4', 'W may ST S7 S3'], trick: 'E SA, S S4', inForce: ['W D3 major']
  },
  {
    id: 'V54.11', title: 'accepted, and he cannot follow: the card is due in this very trick', contract: 'E: 1S 2H P 4H P P P', hands: { W: '.92.QJT8753.JT64' },
    steps: [`E SA | W D3 ${NO} ?opening-lead=play-from-hand`, 'S S4', 'W may D3'], trick: 'E SA, S S4', inForce: ['W D3 major']
  },
  {
    id: 'V54.12', title: 'declarer spread first, then dummy: he is dummy, and dummy’s cards go back', contract: 'W: P 2NT P 3NT P P P',
    steps: [`W S9 | N shows SA | S shows HK ${NO}`], trick: 'W S9', next: 'N plays', declarer: 'S', back: ['S HK']
  },
  {
    id: 'V54.12', title: 'dummy first, then declarer: he stays declarer if he could have seen a card', contract: 'W: P 2NT P 3NT P P P',
    steps: [`W S9 | S shows HK | N shows SA ${NO} ?could-have-seen-dummy=yes`], trick: 'W S9', next: 'N plays', back: ['N SA'], laws: ['54C']
  },
  {
    id: 'V54.12', title: 'dummy first, then declarer, who had seen nothing: he is dummy', contract: 'W: P 2NT P 3NT P P P',
    steps: [`W S9 | S shows HK | N shows SA ${NO} ?could-have-seen-dummy=no`], trick: 'W S9', next: 'N plays', declarer: 'S'
  },
  {
    id: 'V54.13', title: 'a card dropped by declarer takes nothing away', contract: 'N: P 1H P 1S P 2S P P P',
    steps: [`S D8 | W drops HQ ${NO} ?opening-lead@W=play-from-hand`], trick: 'S D8', next: 'W plays'
  },
  {
    id: 'V54.16', title: 'dummy has spread and declarer has called a card from it: it stays, whatever he could have seen', contract: 'E: 1C P 1NT P P P',
    steps: [`S S5 | E shows SK S2 | E S2 ${NO}`], trick: 'S S5, E S2', next: 'W plays', laws: { older: [], 2017: ['54B2'] }
  },
  {
    id: '54D', title: 'the card led was a penalty card already: it goes back once, under Law 50', contract: '3NT S', given: [lying('E', 'S4')],
    steps: [`E S4 ${NO} ?opening-lead=require-S`], next: 'W leads', inForce: ['W leads require S'], back: ['E S4'], laws: { older: ['50D2(a)'], 1987: ['50'] }
  },
  {
    id: '54B', title: 'dummy has spread and declarer has played from his hand: accepted, and nothing is asked', contract: 'E: 1C P 1NT P P P',
    steps: [`S S5 | E shows SK S2 | W SA ${NO}`], trick: 'S S5, W SA', next: 'N plays'
  }
])

playStories('Law 54: play goes on after the acceptance', [
  {
    id: 'V54.9', title: 'after declarer’s card the proper leader plays in turn', contract: '3NT S',
    steps: [`E HQ | S HA | W H4 | N H2 #opening-lead-out-of-turn ${NO}`], trick: '', next: 'S leads', laws: { older: [], 2017: ['54B1'] }
  },
  {
    id: '54A', title: 'after the spread and a card from the spread hand as well', contract: '3NT S',
    steps: [`E HQ | S shows SA | S HA | W H4 #opening-lead-out-of-turn ${NO}`], trick: 'E HQ, S HA, W H4', next: 'N plays', declarer: 'N'
  },
  {
    id: '54B2', title: 'and after dummy’s card and declarer’s', contract: '3NT S',
    steps: [`E HQ | N HA | S H3 | W H4 #opening-lead-out-of-turn ${NO}`], trick: '', next: 'N leads', laws: { 1987: ['54B'], older: ['54B2'], 2017: ['54B2'] }
  },
  {
    id: '54B2', title: 'declarer has called dummy’s card by its name', contract: '3NT S',
    steps: [`E HQ | S names HA #opening-lead-out-of-turn ${NO}`], trick: 'E HQ, N HA', next: 'S plays', laws: { 1987: ['54B'], older: ['54B2'], 2017: ['54B2'] }
  },
  {
    id: 'V54.5', title: 'dummy’s card comes only after the acceptance', contract: '3NT S',
    steps: [`E HQ #opening-lead-out-of-turn ${NO} ?opening-lead@S=play-from-hand`, 'N HA #play-out-of-turn'], trick: 'E HQ, N HA', next: 'S plays', laws: { 1987: ['54B'], older: ['54B2'], 2017: ['54B2'] }
  },
  {
    id: 'V54.5', title: 'named by declarer', contract: '3NT S', play: 'E:HQ', steps: ['S names HA #play-out-of-turn'], trick: 'E HQ, N HA', next: 'S plays', laws: { 1987: ['54B'], older: ['54B2'], 2017: ['54B2'] }
  },
  {
    id: 'V54.5', title: 'and is a revoke, which is corrected', contract: '3NT S', play: 'E:HQ', hands: { N: '8652.KJ9.Q72.J65' },
    steps: ['N S2 #play-out-of-turn #revoke ?substitute-card=H9'], trick: 'E HQ, N H9', next: 'S plays', back: ['N S2']
  },
  {
    id: 'V54.2', title: 'the proper leader’s card lay face down before the wrong lead was faced: it goes back all the same', contract: '3NT S',
    steps: [`W C4 down | E HQ #opening-lead-out-of-turn ${NO} ?opening-lead@S=play-from-hand`], trick: 'E HQ', next: 'S plays', back: ['W C4']
  }
])
