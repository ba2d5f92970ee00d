import type { Constraint } from '../../schemas/constraint.ts'
import { RANKS } from '../../schemas/words.ts'
import { FIRST_CODES, OLDER, SINCE_2007, lying, playStories } from '../support/playStory.ts'

const NO = '?misinformed=no'
/** A play too soon and what is answered to it: before 2007 nobody is asked whether a play, not being a lead, was misled. */
const tooSoon = (card: string, answers: string, ...later: readonly string[]) => {
  const first = answers === '' ? `${card} #premature-play` : `${card} ${answers}`
  return { 1987: [first, ...later], 1997: [first, ...later], older: [`${card} ${NO} ${answers}`.trim(), ...later], 2007: [`${card} ${NO} ${answers}`.trim(), ...later], 2017: [`${card} ${NO} ${answers}`.trim(), ...later] }
}
/** The same with what was done after it. */
const tooSoonAnd = (told: string, answers = '') => {
  const [first, since2007] = [`${told} #premature-play ${answers}`.trim(), `${told} #premature-play ${NO} ${answers}`.trim()]
  return { 1987: [first], 1997: [first], 2007: [since2007], 2017: [since2007] }
}
const byDeclarer = (card: string) => ({ 1987: [`${card} #play-out-of-turn`], 1997: [`${card} #play-out-of-turn`], 2007: [`${card} #play-out-of-turn ${NO}`], 2017: [`${card} #play-out-of-turn ${NO}`] })

/** What declarer has chosen for this card because of the partner's. */
const bound = (player: 'W', demand: 'highest' | 'forbid', suit: 'D' | 'C'): Constraint => ({ type: 'play-restriction', player, demand, suit })

/** 4♥ by South, who has led ♣4 from his hand to the second trick: order South, West, North, East. */
const CLUB_LED = { contract: '4H S', play: 'DK D2 D4 DA C4', hands: { W: '865.J95.K9876.K8', E: 'T72.T73.JT54.AQ7' } } as const
/** 4♠ by West, who has led ♥9 from his hand to the second trick: order West, North, East, South; North has no heart. */
const HEART_LED = { contract: '4S W', play: 'DK D2 D4 DA H9', hands: { N: 'T864..K9753.QT82' } } as const

/** 2♦ by East, who has led ♠5 from his hand towards dummy, West: order East, South, West, North. */
const SPADE_TO_DUMMY = { contract: '2D E', play: 'H4 H3 H6 HA S5' } as const

playStories('Law 57A: before the partner has played', [
  {
    id: 'V57.1', title: 'a play is excused by an act of dummy’s, and the ruling says so', contract: '4H S', play: 'H2 H3 H4 HA C4',
    steps: tooSoonAnd('E CA', '?premature-play@S=lowest'), trick: 'S C4', next: 'W plays', inForce: ['E CA major', 'W plays lowest C'], says: 'Had dummy picked'
  },
  {
    ...CLUB_LED, id: 'V57.1', title: 'highest: and the card itself is due at its owner’s turn',
    steps: tooSoon('E CA', '?premature-play@S=highest', 'W may CK', 'W CK, N C2', 'E may CA'), inForce: ['E CA major'], next: 'E plays'
  },
  {
    ...CLUB_LED, id: 'V57.2', title: 'lowest', steps: tooSoon('E CA', '?premature-play@S=lowest', 'W may C8'),
    inForce: ['E CA major', 'W plays lowest C'], next: 'W plays', laws: ['57A'], told: { older: ['EW: E CA'], 2017: [] }
  },
  {
    ...HEART_LED, id: 'V57.3', title: 'spades required: he must ruff', editions: ['2017'],
    steps: tooSoon('S HK', '?premature-play@W=require-S', 'N may ST S8 S6 S4'), inForce: ['S HK major', 'N plays require S']
  },
  {
    ...HEART_LED, id: 'V57.4', title: 'before 2017 a suit can only be forbidden: clubs', editions: OLDER,
    steps: tooSoon('S HK', '?premature-play@W=forbid-C', 'N may ST S8 S6 S4 D9 D7 D5 D3'), inForce: ['S HK major', 'N plays forbid C']
  },
  {
    ...HEART_LED, id: 'V57.4', title: 'in 2017 as well', editions: ['2017'],
    steps: tooSoon('S HK', '?premature-play@W=forbid-C', 'N may ST S8 S6 S4 D9 D7 D5 D3'), inForce: ['S HK major', 'N plays forbid C']
  },
  {
    ...HEART_LED, id: 'V57.5', title: 'the highest heart, and he has none: any card, and no new choice',
    steps: tooSoon('S HK', '?premature-play@W=highest', 'N may ST S8 S6 S4 D9 D7 D5 D3 CQ CT C8 C2', 'N D3'), next: 'E plays', inForce: ['S HK major']
  },
  {
    ...HEART_LED, id: 'V57.6', title: 'diamonds required, but he can follow', editions: ['2017'], hands: { N: 'T864.2.K9753.QT8' },
    steps: tooSoon('S HK', '?premature-play@W=require-D', 'N may H2'), inForce: ['S HK major', 'N plays require D']
  },
  {
    id: 'V57.7', title: 'both of declarer’s hands had played: nothing follows', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2',
    steps: tooSoon('W DK', ''), trick: 'N DQ, S D2, W DK', next: 'E plays', told: [], reviews: [], laws: { older: ['57C'], 2007: ['57C1'], 2017: ['57C1'] }
  },
  {
    id: '57C', title: 'both had played, but the defender had to play a penalty card: declarer accepts his card', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2', hands: { W: 'QJ97.Q84.K65.T74' }, given: [lying('W', 'D6')],
    steps: { older: ['W DK #premature-play #penalty-card-not-played ?accept-card@N=accept'], 2007: [`W DK #premature-play #penalty-card-not-played ${NO} ?accept-card@N=accept`], 2017: [`W DK #premature-play #penalty-card-not-played ${NO} ?accept-card@N=accept`] },
    trick: 'N DQ, S D2, W DK', next: 'E plays', inForce: ['W D6 major'], laws: { older: ['57C', '52B1(a)'], 2007: ['57C1', '52B1(a)'], 2017: ['57C1', '52B1(a)'] }
  },
  {
    id: '57C', title: 'or he does not; the partner is free all the same', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2', hands: { W: 'QJ97.Q84.K65.T74', E: 'T853.952.JT9.AQ8' }, given: [lying('W', 'D6')],
    steps: {
      older: ['W DK #premature-play #penalty-card-not-played ?accept-card@N=reject', 'E may DJ DT D9', 'E D9', 'W may D6'],
      2007: [`W DK #premature-play #penalty-card-not-played ${NO} ?accept-card@N=reject`, 'E may DJ DT D9', 'E D9', 'W may D6'],
      2017: [`W DK #premature-play #penalty-card-not-played ${NO} ?accept-card@N=reject`, 'E may DJ DT D9', 'E D9', 'W may D6']
    },
    trick: 'N DQ, S D2, E D9', next: 'W plays', inForce: ['W D6 major', 'W DK major', 'W must play D6']
  },
  {
    id: '57C', title: 'his hand is not known, and the card is of another suit: could he follow?', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2', given: [lying('W', 'C7')],
    steps: tooSoonAnd('W H4', '?able-to-comply@director=no ?accept-card@N=accept'), trick: 'N DQ, S D2, W H4', next: 'E plays', inForce: ['W C7 major']
  },
  {
    id: '57C', title: 'one of two penalty cards, and declarer has not named it', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2', hands: { W: 'QJ97.Q84.K65.T74' }, given: [lying('W', 'D6'), lying('W', 'DK')],
    steps: {
      older: ['W D6 #premature-play #penalty-card-not-played ?accept-card@N=reject'],
      2007: [`W D6 #premature-play #penalty-card-not-played ${NO} ?accept-card@N=reject`], 2017: [`W D6 #premature-play #penalty-card-not-played ${NO} ?accept-card@N=reject`]
    },
    trick: 'N DQ, S D2', next: 'E plays', inForce: ['W D6 major', 'W DK major', 'W must play DK']
  },
  {
    id: '57C', title: 'dummy had suggested a card: the same', contract: '2D E', play: 'H4 H3 H6 HA S5', given: [lying('N', 'SK')], editions: SINCE_2007,
    steps: ['W touches SJ | N SQ #act-by-dummy #premature-play #penalty-card-not-played ?accept-card@E=reject'], trick: 'E S5', next: 'S plays', inForce: ['N SK major', 'N SQ major', 'N must play SK'], laws: { 2007: ['57C1', '52B2'], 2017: ['57C2', '52B2'] }
  },
  {
    id: '57C', title: 'both had played, and the defender has refused suit: corrected', contract: '3NT N', play: 'S5 S2 S9 SA DQ S:D2', hands: { W: 'QJ97.Q84.K65.T74' },
    steps: { older: ['W C4 #premature-play #revoke ?substitute-card@W=D5'], 2007: [`W C4 #premature-play #revoke ${NO} ?substitute-card@W=D5`], 2017: [`W C4 #premature-play #revoke ${NO} ?substitute-card@W=D5`] },
    trick: 'N DQ, S D2, W D5', next: 'E plays', inForce: ['W C4 major']
  },
  {
    ...SPADE_TO_DUMMY, id: 'V57.8', title: 'dummy has moved a card forward by himself: no rectification, and his card is not played', editions: SINCE_2007,
    steps: ['W touches SJ | N SQ #act-by-dummy #premature-play'], trick: 'E S5, N SQ', next: 'S plays', laws: { 2007: ['57C1'], 2017: ['57C2'] }
  },
  {
    ...SPADE_TO_DUMMY, id: 'V57.8', title: 'the director finds that it was a suggestion', editions: FIRST_CODES,
    steps: ['W touches SJ | N SQ ?suggested-play@director=yes'], trick: 'E S5, N SQ', next: 'S plays', laws: ['57C']
  },
  {
    ...SPADE_TO_DUMMY, id: 'V57.8', title: 'the director finds that it was none', editions: FIRST_CODES,
    steps: ['W touches SJ | N SQ ?suggested-play=no ?premature-play@E=highest'], trick: 'E S5', next: 'S plays', inForce: ['N SQ major', 'S plays highest S']
  },
  {
    id: 'V57.18', title: 'dummy has suggested a card by a remark', contract: '5C N', play: 'S4 S2 S6 SA H2',
    steps: ['S speaks | W HK ?suggested-play@director=yes'], trick: 'N H2, W HK', next: 'E plays', laws: { older: ['57C'], 2007: ['57C1'], 2017: ['57C2'] }
  },
  {
    id: 'V57.17', title: 'a singleton in dummy is not played before it is called; a note reminds of what dummy may have done', contract: '1NT W', play: 'H5 H2 H3 HA C3',
    steps: tooSoon('S CK', '?premature-play@W=forbid-D'), trick: 'W C3', next: 'N plays', inForce: ['S CK major', 'N plays forbid D'], says: 'picked or suggested'
  },
  {
    ...CLUB_LED, id: '57A', title: 'declarer chooses once: a further card of the offender’s is a penalty card only', hands: {},
    steps: {
      1987: ['E CA | E CQ #premature-play ?premature-play=lowest'], 1997: ['E CA | E CQ #premature-play ?premature-play=lowest'],
      older: [`E CA | E CQ #premature-play ${NO} ?premature-play=lowest ?misinformed-2=no`], 2017: [`E CA | E CQ #premature-play ${NO} ?premature-play=lowest ?misinformed-2=no`]
    },
    inForce: ['E CA major', 'E CQ major', 'W plays lowest C'], next: 'W plays', laws: ['57A', '49']
  },
  {
    ...CLUB_LED, id: '57A', title: 'the card that lies there is none once more', hands: {}, given: [lying('E', 'CA'), bound('W', 'highest', 'C')],
    steps: tooSoon('E CA', ''), inForce: ['E CA major', 'W plays highest C'], next: 'W plays'
  },
  {
    ...CLUB_LED, id: '57A', title: 'a minor penalty card that he has already becomes major', hands: {}, given: [lying('E', 'D6', 'minor')],
    steps: tooSoon('E CA', '?premature-play=lowest'), inForce: ['E CA major', 'E D6 major', 'W plays lowest C']
  }
])

/** 2NT by North, who has led ♦A from his hand; East has the penalty card ♠7. */
const PENALTY_CARD_WAITS = { contract: '2NT N', play: 'H5 H2 HJ HA DA', given: [lying('E', 'S7')] } as const

playStories('Law 57A: the partner’s own penalty card', [
  {
    ...PENALTY_CARD_WAITS, id: 'V57.16', title: 'the restriction comes first', hands: { E: 'T7.T9653.85.KJ62' },
    steps: tooSoon('W DK', '?premature-play@N=highest', 'E may D8'), inForce: ['W DK major', 'E S7 major', 'E plays highest D']
  },
  {
    ...PENALTY_CARD_WAITS, id: 'V57.16', title: 'void, he cannot comply: his penalty card is due', hands: { E: 'T732.T9653..KJ62' },
    steps: tooSoon('W DK', '?premature-play@N=highest', 'E may S7'), inForce: ['W DK major', 'E S7 major', 'E plays highest D']
  },
  {
    ...PENALTY_CARD_WAITS, id: 'V57.16', title: 'void, spades forbidden: not his penalty card', hands: { E: 'T732.T9653..KJ62' },
    steps: tooSoon('W DK', '?premature-play@N=forbid-S', 'E may HT H9 H6 H3 CK CJ C6 C2'), inForce: ['W DK major', 'E S7 major', 'E plays forbid S']
  },
  {
    ...PENALTY_CARD_WAITS, id: 'V57.16', title: 'void, clubs required', editions: ['2017'], hands: { E: 'T732.T9653..KJ62' },
    steps: tooSoon('W DK', '?premature-play@N=require-C', 'E may CK CJ C6 C2'), inForce: ['W DK major', 'E S7 major', 'E plays require C']
  }
])

playStories('Law 57D (before 2017: 45C1 and 49): at his RHO’s turn', [
  {
    id: 'V57.9', title: 'a legal card is due at his turn', contract: '1NT W', play: 'H4', hands: { S: '975.QT3.864.A752' },
    steps: tooSoon('S HT', ''), trick: 'N H4', next: 'E plays', inForce: ['S must play HT'], laws: { older: ['45C1'], 2017: ['57D'] }
  },
  {
    id: 'V57.9', title: 'it is played when his turn comes', contract: '1NT W', play: 'H4', hands: { S: '975.QT3.864.A752' },
    steps: tooSoon('S HT', '', 'E H2', 'S may HT', 'S HT'), next: 'W plays'
  },
  {
    id: 'V57.9', title: 'a card that cannot be played is a penalty card, and he follows suit', contract: '1NT W', play: 'H4', hands: { S: '975.QT3.864.A752' },
    steps: tooSoon('S CA', '', 'E H2', 'S may HQ HT H3'), next: 'S plays', inForce: ['S CA major']
  },
  {
    id: '57D', title: 'of an unknown hand the director is asked: it could not follow', contract: '1NT W', play: 'H4',
    steps: tooSoon('S CA', '?able-to-comply@director=no ?meant-as-lead@director=no'), next: 'E plays', inForce: ['S must play CA']
  },
  {
    id: 'V54.15', title: 'it was his own lead, made after his partner’s: no play to that trick, but a penalty card', contract: '1NT W', play: 'H4',
    steps: tooSoon('S CA', '?able-to-comply=no ?meant-as-lead=yes'), trick: 'N H4', next: 'E plays', inForce: ['S CA major'], laws: ['49']
  },
  {
    id: 'V54.15', title: 'of a hand that is known only that is asked', contract: '1NT W', play: 'H4', hands: { S: '975..QT3864.A752' },
    steps: tooSoon('S CA', '?meant-as-lead=yes', 'E H2', 'S may CA'), next: 'S plays', inForce: ['S CA major']
  },
  {
    id: '57D', title: 'once play has gone on it is all the same: it was played in its turn', contract: '1NT W', play: 'H4', hands: { S: '975..QT3864.A752' },
    steps: { 1987: ['S CA | E H2 | W H7 #premature-play'], 1997: ['S CA | E H2 | W H7 #premature-play'], 2007: [`S CA | E H2 | W H7 #premature-play ${NO}`], 2017: [`S CA | E H2 | W H7 #premature-play ${NO}`] }, trick: '', next: 'W leads'
  },
  {
    id: '57D', title: 'it could follow: a penalty card', contract: '1NT W', play: 'H4',
    steps: tooSoon('S CA', '?able-to-comply=yes'), next: 'E plays', inForce: ['S CA major'], laws: { older: ['49'], 2017: ['57D'] }
  },
  {
    id: '57A', title: 'a demand on his play comes first: of an unknown hand the director is asked, and he could do it', contract: '3NT N', play: 'D7', given: [bound('W', 'forbid', 'C')],
    steps: tooSoon('W C9', '?able-to-comply=no ?able-to-comply-2@director=yes'), next: 'S plays', inForce: ['W plays forbid C', 'W C9 major'], laws: { older: ['49'], 2017: ['57D'] }
  },
  {
    id: '57A', title: 'he had nothing but clubs: the card is due', contract: '3NT N', play: 'D7', given: [bound('W', 'forbid', 'C')],
    steps: tooSoon('W C9', '?able-to-comply=no ?able-to-comply-2=no ?meant-as-lead=no'), next: 'S plays', inForce: ['W plays forbid C', 'W must play C9']
  },
  {
    id: '57A', title: 'whether it was his highest the director is asked', contract: '3NT N', play: 'D7', given: [bound('W', 'highest', 'D')],
    steps: tooSoon('W D9', '?able-to-comply@director=yes'), next: 'S plays', inForce: ['W plays highest D', 'W D9 major'], laws: { older: ['49'], 2017: ['57D'] }
  },
  {
    id: '57A', title: 'a hand that is known tells', contract: '3NT N', play: 'D7', hands: { W: 'QJ97.Q84.K65.T74' }, given: [bound('W', 'highest', 'D')],
    steps: tooSoon('W DK', ''), next: 'S plays', inForce: ['W plays highest D', 'W must play DK']
  },
  {
    id: 'V57.14', title: 'with RHO on lead it is a lead out of turn', contract: '3NT S', play: 'H4 HA H6 H2 D2 D5 DK D6',
    steps: [`W CT #lead-out-of-turn ${NO} ?accept-lead@S=reject`], next: 'S leads', inForce: ['W CT major']
  }
])

playStories('Law 57C: declarer plays too soon', [
  {
    id: 'V57.10', title: 'dummy’s card before his own: it stays', contract: '3C S', play: 'H5 H2 HA H3 S2',
    steps: byDeclarer('N SA'), trick: 'E S2, N SA', next: 'S plays', laws: { older: ['47F'], 2007: ['57C2'], 2017: ['57C3'] }
  },
  {
    id: 'V57.13', title: 'a trump from a hand without the suit led stays', contract: '3D E', play: 'C5', hands: { E: 'AK5.KQ53.AQJ875.' },
    steps: byDeclarer('E DJ'), trick: 'S C5, E DJ', next: 'W plays'
  },
  {
    id: 'V57.13', title: 'a hand that could follow has revoked: corrected, and no penalty card', contract: '3D E', play: 'C5', hands: { E: 'AK5.KQ53.AQJ87.9' },
    steps: { older: ['E DJ #play-out-of-turn #revoke'], 2007: [`E DJ #play-out-of-turn #revoke ${NO}`], 2017: [`E DJ #play-out-of-turn #revoke ${NO}`] }, trick: 'S C5, E C9', next: 'W plays', back: ['E DJ']
  },
  {
    id: '47E1', title: 'told by a defender: the card goes back', editions: SINCE_2007, contract: '3C S', play: 'H5 H2 HA H3 S2',
    steps: ['N SA ?misinformed=yes'], trick: 'E S2', next: 'S plays', back: ['N SA'], told: ['EW: N SA']
  }
])

playStories('Law 57: leads to the next trick', [
  {
    id: 'V57.11', title: 'before his partner has played: the choices are about the trick under way, and he must lead the card', contract: '5D N', play: 'HK H2 H5 H3 CA C3',
    hands: { W: 'T98.J85.T9432.Q7', E: 'A73.KQ96.86.AK65' },
    steps: [`E CK #premature-play ${NO} ?premature-play@N=lowest`, 'W may C7', 'W C7, N C4', 'E may CK'], next: 'E leads', inForce: ['E CK major']
  },
  {
    id: 'V57.12', title: 'both of declarer’s hands have played, but a lead is not exempt', contract: '2H W', play: 'S4 S6 S8 SK D6 DA D2', hands: { N: 'Q743.K85.A94.J82' },
    steps: [`N S7 #premature-play ${NO} ?premature-play@W=lowest`, 'S D3', 'N may S7'], next: 'N leads', inForce: ['N S7 major']
  },
  {
    id: 'V57.12', title: 'which the ruling gives as a reading', contract: '2H W', play: 'S4 S6 S8 SK D6 DA D2',
    steps: [`N S7 ${NO} ?premature-play@W=lowest`], trick: 'W D6, N DA, E D2', next: 'S plays', inForce: ['N S7 major', 'S plays lowest D'], says: 'lead to the next trick is not excused'
  },
  {
    id: 'V57.15', title: 'only declarer’s side owes a card: the trick is completed, and the offender has won it', contract: '4S W', play: 'HA H3 H9',
    steps: [`N HK | W H5 #premature-play ${NO}`], trick: 'N HK', next: 'E plays'
  },
  {
    id: 'V57.15', title: 'an opponent had told him that it was his turn: it goes back, and he leads when he has won the trick', editions: SINCE_2007, contract: '4S W', play: 'HA H3 H9',
    steps: ['N HK | W H5 #premature-play ?misinformed@director=yes'], trick: '', next: 'N leads', back: ['N HK'], told: ['EW: N HK'], laws: ['47E1']
  },
  {
    id: 'V57.15', title: 'declarer ruffs: a lead out of turn, accepted', contract: '4S W', play: 'HA H3 H9',
    steps: [`N HK | W S5 ${NO} ?accept-lead@W=accept`], trick: 'N HK', next: 'E plays'
  },
  {
    id: 'V57.15', title: 'declarer ruffs: a lead out of turn, refused', contract: '4S W', play: 'HA H3 H9',
    steps: [`N HK | W S5 ${NO} ?accept-lead@W=reject`], trick: '', next: 'W leads', inForce: ['N HK major']
  },
  {
    id: 'V57.15', title: 'the trick is not complete yet: it comes first', contract: '4S W', play: 'HA H3 H9',
    steps: [`N HK ${NO} ?meant-as-lead@director=yes`], trick: 'N HA, E H3, S H9', next: 'W plays', says: 'The trick comes first'
  },
  {
    id: '47E1', title: 'before 2007 only a lead can be taken back', editions: FIRST_CODES, contract: '5D N', play: 'HK H2 H5 H3 CA C3',
    steps: ['E CK ?misinformed=yes ?withdraw-lead@E=withdraw'], trick: 'E CA, S C3', next: 'W plays', back: ['E CK']
  },
  {
    ...CLUB_LED, id: '47E1', title: 'since 2007 a play too', editions: SINCE_2007, steps: ['E CA ?misinformed=yes'], trick: 'S C4', next: 'W plays', back: ['E CA'], told: ['NS: E CA']
  }
])

/** 3NT by South, who has led ♦2 from dummy to the second trick: order North, East, South, West. */
const DIAMOND_FROM_DUMMY = { contract: '3NT S', play: 'H5 HK H3 H4 D2' } as const
/** Twelve tricks are complete, each won by West, who leads his last card. */
const LAST_CARDS = { contract: '3NT S', play: RANKS.filter(rank => rank !== '2').map(rank => `S${rank} H${rank} D${rank} C${rank}`).join(' ') + ' S2' } as const

playStories('Law 57: play goes on', [
  {
    id: '57D', title: 'the card that lay there is played in its turn, and he has won the trick', contract: '3NT S', play: 'H5 H2 H9 HK D2 D4',
    steps: tooSoonAnd('E DA | N D3 | E CK'), trick: 'E CK', next: 'S plays'
  },
  {
    id: '57D', title: 'the next hand plays in turn after it', contract: '3NT S', play: 'SA S2 S3 S4 H4', steps: tooSoonAnd('E H5 | N H6 | S HA'), trick: '', next: 'S leads'
  },
  {
    id: '57D', title: 'or he puts it down once more', contract: '3NT S', play: 'SA S2 S3 S4 H4', steps: tooSoonAnd('E H5 | N H6 | E H5 | S HA'), trick: '', next: 'S leads'
  },
  {
    id: '57D', title: 'his penalty card would have been due: the other is not legal', contract: '3NT S', play: 'H5 H2 H9 HK D5 D4', given: [lying('E', 'D9')],
    steps: tooSoonAnd('E D2'), trick: 'S D5, W D4', next: 'N plays', inForce: ['E D2 major', 'E D9 major'], laws: { older: ['49'], 2017: ['57D'] }
  },
  {
    ...LAST_CARDS, id: '57D', title: 'his last card is legal, whatever was led', steps: tooSoonAnd('E D2'), trick: 'W S2', next: 'N plays', inForce: ['E must play D2']
  },
  {
    id: 'V57.19', title: 'a lead to the next trick, and declarer plays on: he has won the trick, and it is his lead', contract: '3NT S', play: 'H5 HK H3 H4 D2 DA',
    steps: [`E CK | S D5 | W D6 #premature-play ${NO}`],
    trick: 'E CK', next: 'S plays', laws: ['60A1', '60A2']
  },
  {
    id: 'V57.19', title: 'the trick is not complete yet', contract: '3NT S', play: 'H5 HK H3 H4 D2 DA', steps: [`E CK | S D5 #premature-play ${NO}`],
    trick: 'N D2, E DA, S D5', next: 'W plays', laws: ['60A1'], says: 'The trick comes first'
  },
  {
    ...DIAMOND_FROM_DUMMY, id: '11A', title: 'the partner and then declarer have played in turn', steps: tooSoonAnd('W DA | E D4 | S D3', '?rights-forfeited=no ?premature-play@S=highest ?able-to-comply=no'),
    trick: 'N D2, E D4, S D3', next: 'W plays', inForce: ['W DA major'], laws: ['57A']
  },
  {
    ...CLUB_LED, id: 'V57.19', title: 'declarer calls dummy’s card by its name', hands: {}, steps: tooSoonAnd('E CA | S names C2'), trick: 'S C4, E CA, N C2', next: 'W plays', laws: ['60A1']
  }
])

const restricted = (demand: 'highest' | 'lowest' | 'require' | 'forbid', suit: 'C' | 'D'): Constraint => ({ type: 'play-restriction', player: 'E', demand, suit, law: '57A' })
/** 4♠ by South; ♣K has been led from dummy, and declarer has chosen for East, whose hand is not known. */
const CLUB_FROM_DUMMY = { contract: '4S S', play: 'H2 HK H3 H5 CK' } as const

playStories('Law 57A: the hand of the partner is not known', [
  {
    ...CLUB_FROM_DUMMY, id: '57A1', title: 'not the higher card that lies there: that one, or one that is higher still', given: [restricted('highest', 'C'), lying('E', 'CQ')],
    steps: ['E C9 #lead-restriction-ignored ?substitute-card@E=CQ'], trick: 'N CK, E CQ', inForce: ['E C9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: '57A2', title: 'not the lower card that lies there: that one, or one that is lower still', given: [restricted('lowest', 'C'), lying('E', 'C4')],
    steps: ['E C9 #lead-restriction-ignored ?substitute-card@E=C2'], trick: 'N CK, E C2', inForce: ['E C4 major', 'E C9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: '57A1', title: 'whether it is his highest card is asked', given: [restricted('highest', 'C')],
    steps: ['E C9 #lead-restriction-ignored ?able-to-comply@director=yes ?substitute-card@E=CT'], trick: 'N CK, E CT', inForce: ['E C9 major']
  },
  { ...CLUB_FROM_DUMMY, id: '57A1', title: 'it is', given: [restricted('highest', 'C')], steps: ['E C9 ?able-to-comply=no'], trick: 'N CK, E C9', inForce: [] },
  {
    ...CLUB_FROM_DUMMY, id: '57A1', title: 'nor does a minor penalty card of the suit tell it', given: [restricted('highest', 'C'), lying('E', 'C5', 'minor')],
    steps: ['E C9 #lead-restriction-ignored ?able-to-comply@director=yes ?substitute-card@E=CT'], trick: 'N CK, E CT', inForce: ['E C5 major', 'E C9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: '57A2', title: 'his lowest, a minor penalty card lying there: it is', given: [restricted('lowest', 'C'), lying('E', 'C5', 'minor')],
    steps: ['E C4 ?able-to-comply@director=no'], trick: 'N CK, E C4', inForce: ['E C5 minor']
  },
  { ...CLUB_FROM_DUMMY, id: '57A1', title: 'there is no higher one', given: [restricted('highest', 'C')], steps: ['E CA'], trick: 'N CK, E CA', inForce: [] },
  { ...CLUB_FROM_DUMMY, id: '57B', title: 'a discard says nothing about his highest card', given: [restricted('highest', 'C')], steps: ['E D4'], trick: 'N CK, E D4', inForce: [] },
  {
    ...CLUB_FROM_DUMMY, id: '57A', title: 'another card than his penalty card: whether he could follow comes first', given: [restricted('highest', 'C'), lying('E', 'H9')],
    steps: ['E D4 #penalty-card-not-played ?able-to-comply@director=no ?accept-card@S=accept'], trick: 'N CK, E D4', inForce: ['E H9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: 'V57.3', title: 'he could follow', given: [restricted('require', 'D')],
    steps: ['E H9 #revoke ?able-to-comply@director=yes ?substitute-card@E=C9'], trick: 'N CK, E C9', inForce: ['E H9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: 'V57.3', title: 'he could not, but he had a diamond', given: [restricted('require', 'D')],
    steps: ['E H9 #lead-restriction-ignored ?able-to-comply@director=no ?able-to-comply-2@director=yes ?substitute-card@E=D8'], trick: 'N CK, E D8', inForce: ['E H9 major']
  },
  { ...CLUB_FROM_DUMMY, id: 'V57.3', title: 'he had neither', given: [restricted('require', 'D')], steps: ['E H9 ?able-to-comply=no ?able-to-comply-2=no'], trick: 'N CK, E H9', inForce: [] },
  {
    ...CLUB_FROM_DUMMY, id: 'V57.16', title: 'the diamond that lies there was due', given: [restricted('require', 'D'), lying('E', 'D4')],
    steps: ['E H9 #lead-restriction-ignored ?able-to-comply@director=no'], trick: 'N CK, E D4', inForce: ['E H9 major']
  },
  {
    ...CLUB_FROM_DUMMY, id: 'V57.4', title: 'a forbidden diamond, though he had another suit', given: [restricted('forbid', 'D')],
    steps: ['E D9 #lead-restriction-ignored ?able-to-comply=no ?able-to-comply-2=yes ?substitute-card@E=H9'], trick: 'N CK, E H9', inForce: ['E D9 major']
  }
])

playStories('Law 57: a later card that does not follow suit', [
  {
    contract: '3NT S', id: '61A', title: 'declarer has played on with a card of another suit: his revoke is found with the rest', editions: SINCE_2007, play: 'SA SJ S8 S3 HK HA H5 H6 D4',
    hands: { W: 'AKQ2.KQ2.32.5432', N: 'JT9.A43.AKQ4.876', E: '876.JT95.JT9.KQJ', S: '543.876.8765.AT9' },
    steps: ['W D2 | S C9 #premature-play #revoke ?misinformed=no ?rights-forfeited=no ?premature-play=highest ?substitute-card@S=D8'],
    trick: 'N D4, S D8', next: 'E plays', inForce: ['W D2 major', 'E plays highest D'], back: ['S C9'], laws: ['57A', '62B2']
  }
])
