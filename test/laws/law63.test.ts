import { FIRST_CODES, SINCE_2007, playStories, type PlayStory } from '../support/playStory.ts'

/** East discards on the king of hearts with hearts left; West wins. */
const BASE = { contract: '4S S', play: 'HK H3 D7 H5', hands: { E: '86.J.QT975.J8632' } } as const
/** East discards on a heart from dummy; South wins with the ace, his only other heart. */
const SOUTH_WINS = {
  contract: '4S S', play: 'DQ DA D5 D2 H3 D7 HA H5', hands: { E: '86.J94.T975.J863', S: 'AKQJ9.A.K32.AK54' }
} as const

playStories('Law 63A: what establishes a revoke', [
  { ...BASE, id: 'V63.1', title: 'the partner has led to the next trick', play: `${BASE.play} C4`, steps: ['E revoked 1 #revoke'], trick: 'W C4', next: 'N plays', inForce: ['E revoked 1'], reviews: ['NS 64C'], laws: ['63A1'] },
  {
    ...BASE, id: 'V63.1', title: 'told as one play and what followed', play: 'HK H3', steps: ['E D7 | S H5 | W C4 #revoke'], trick: 'W C4', next: 'N plays', inForce: ['E revoked 1'], laws: ['63A1']
  },
  { ...BASE, id: 'V63.1', title: 'nobody has played on: corrected', steps: ['E revoked 1 #revoke ?withdraw-card-s@S=keep'], next: 'W leads', inForce: ['E D7 major'], laws: ['62A'] },
  {
    ...SOUTH_WINS, id: 'V63.2', title: 'only the other side has led: not established', steps: ['E revoked 2 | S C4 #revoke ?substitute-card@E=H4 ?withdraw-card-s@S=keep'],
    trick: 'S C4', next: 'W plays', inForce: ['E D7 major']
  },
  { ...SOUTH_WINS, id: 'V63.2', title: 'the partner follows: established', steps: ['E revoked 2 | S C4 | W C9 #revoke'], trick: 'S C4, W C9', next: 'N plays', inForce: ['E revoked 2'], laws: ['63A1'] },
  {
    ...SOUTH_WINS, id: 'V63.3', title: 'the partner plays out of turn: established all the same', editions: SINCE_2007,
    steps: ['E revoked 2 | W CT #revoke #lead-out-of-turn ?misinformed=no ?accept-lead@S=reject'], next: 'S leads', inForce: ['E revoked 2', 'W CT major'], laws: ['63A1']
  },
  {
    ...SOUTH_WINS, id: 'V63.3', title: 'so it is where the revoke is reported only after that lead', editions: SINCE_2007,
    steps: ['W CT | E revoked 2 #lead-out-of-turn #revoke ?misinformed=no ?accept-lead@S=reject'], next: 'S leads', inForce: ['W CT major', 'E revoked 2'], reviews: { 2007: ['NS 23', 'NS 50E3', 'NS 64C'], 2017: ['NS 50E4', 'NS 64C', 'NS 72C'] }, laws: ['63A1']
  },
  {
    ...SOUTH_WINS, id: 'V63.3', title: 'the revoker himself plays before his partner', play: `${SOUTH_WINS.play} C4`, editions: SINCE_2007,
    steps: ['E C3 | E revoked 2 #premature-play #revoke ?misinformed=no ?premature-play=highest'], trick: 'S C4', next: 'W plays', inForce: ['E C3 major', 'W plays highest C', 'E revoked 2'], laws: ['63A1']
  },
  {
    ...SOUTH_WINS, id: 'V63.3', title: 'declarer’s lead from the wrong hand', play: 'DQ DA D5 D2 H3 HJ S9 H5', hands: { S: 'AKQJ9.A.K32.AK54' }, editions: SINCE_2007,
    steps: ['N C2 | S revoked 2 #lead-from-wrong-hand #revoke ?misinformed=no ?accept-lead=reject'], next: 'S leads', inForce: ['S leads from S', 'S revoked 2'], back: ['N C2'], laws: ['63A1']
  },
  {
    ...SOUTH_WINS, id: 'V63.9', title: 'not if an opponent had said that it was his turn', editions: SINCE_2007,
    steps: ['W CT | E revoked 2 #lead-out-of-turn #revoke ?misinformed=yes ?substitute-card@E=HJ'], next: 'S leads', inForce: ['E D7 major'], back: ['W CT'], laws: ['62B1']
  },
  {
    id: 'V63.4', title: 'declarer names a card from dummy', contract: '4S S', play: 'HK HA H5', hands: { S: 'AKQ95.94.K82.865', N: 'J874.A2.Q763.AK2' },
    steps: ['S D2 | S names CA #revoke'], trick: 'N CA', next: 'E plays', inForce: ['S revoked 1'], laws: ['63A2']
  },
  {
    ...BASE, id: '63A', title: 'the director says that it is, by something that the record does not hold', steps: ['E revoked 1 established #revoke'], next: 'W leads', inForce: ['E revoked 1'], laws: ['63A']
  },
  {
    ...SOUTH_WINS, id: 'V63.9', title: 'a lead that was taken back because an opponent had misled the player does not establish', editions: SINCE_2007,
    steps: ['W CT #lead-out-of-turn ?misinformed=yes', 'E revoked 2 #revoke ?substitute-card@E=HJ'], next: 'S leads', inForce: ['E D7 major']
  }
])

/** East has discarded, and West leads to the next trick before South has played to this one. */
const TOO_SOON = {
  contract: '4S S', play: 'HK H3 D7', hands: { N: '7654.32.A65.A432', E: '2.T94.QJ87.QJT98', S: 'AKQJT9.QJ5.K32.5', W: '83.AK876.T94.K76' }
} as const

playStories('Law 63A1: a lead to the next trick before this one is complete', [
  { ...TOO_SOON, id: '63A1', title: 'established', steps: ['E revoked 1 | W C6 #revoke #premature-play ?misinformed=no ?meant-as-lead@director=yes'], next: 'S plays', inForce: ['E revoked 1'], reviews: ['NS 64C'], laws: ['44G', '63A1'] },
  {
    ...TOO_SOON, id: '63A1', title: 'it was no lead: the revoke is put right',
    steps: ['E revoked 1 | W C6 #revoke #premature-play ?misinformed=no ?meant-as-lead=no ?substitute-card@E=H9'], next: 'S plays', inForce: ['E D7 major', 'W C6 minor'], laws: ['45E1', '62A']
  },
  {
    ...TOO_SOON, id: '47E1', title: 'an opponent had told him that he was to lead',
    steps: ['E revoked 1 | W C6 #revoke #premature-play ?misinformed=yes ?substitute-card=H9'], editions: SINCE_2007, next: 'S plays', inForce: ['E D7 major'], back: ['W C6'], laws: ['47E1', '62A']
  },
  {
    ...TOO_SOON, id: '63A1', title: 'told as one play and what followed, South completing the trick later', play: 'HK H3',
    steps: ['E D7 | W C6 | S H5 #revoke #premature-play ?misinformed=no'], trick: 'W C6', next: 'N plays', inForce: ['E revoked 1'], laws: ['63A1']
  }
])

/** South has ruffed in with diamonds in hand, and West has not played yet. */
const THREE_TO_PLAY = { contract: '4S S', hands: { S: 'AKQJ.AK2.KQ9.432', W: 'T98.QJ3.AJ7.A765', N: '765.654.8654.KQJ', E: '432.T987.T32.T98' } } as const

playStories('Law 63A1: a further card from a hand that has played to the trick', [
  {
    ...TOO_SOON, id: '63A1', title: 'the lead came before the revoke was reported',
    steps: ['W C6 | E revoked 1 #premature-play #revoke ?misinformed=no ?meant-as-lead@director=yes'], next: 'S plays', inForce: ['E revoked 1'], reviews: ['NS 64C'], laws: ['44G', '63A1']
  },
  {
    ...TOO_SOON, id: '63A1', title: 'it was no lead, and came before the report',
    steps: ['W C6 | E revoked 1 #premature-play #revoke ?misinformed=no ?meant-as-lead=no ?substitute-card@E=H9'], next: 'S plays', inForce: ['E D7 major', 'W C6 minor'], laws: ['45E1', '62A']
  },
  {
    ...THREE_TO_PLAY, id: '63A1', title: 'the revoker’s own, his partner not having played', play: 'H3 H4 HT H2 D2 SJ',
    steps: ['S HA | S revoked 2 #play-out-of-turn #revoke ?misinformed=no ?meant-as-lead@director=yes'], next: 'W plays', inForce: ['S revoked 2'], reviews: ['EW 64C'], laws: ['44G', '63A1']
  },
  {
    ...THREE_TO_PLAY, id: '45E2', title: 'it was no lead', play: 'H3 H4 HT H2 D2 SJ',
    steps: ['S HA | S revoked 2 #play-out-of-turn #revoke ?misinformed=no ?meant-as-lead=no ?substitute-card@S=D9'], next: 'W plays', back: ['S SJ', 'S HA'], laws: ['45E2', '62A']
  },
  {
    ...THREE_TO_PLAY, id: '63A1', title: 'declarer names a card from dummy, which has played', play: 'C5 CK C8 C2 D4 D2',
    steps: ['S SA | S names S5 #revoke #play-out-of-turn ?misinformed=no ?meant-as-lead=yes'], trick: 'N D4, E D2, S SA', next: 'W plays', inForce: ['S revoked 2'], reviews: ['EW 64C'], laws: ['63A1']
  },
  {
    ...THREE_TO_PLAY, id: '45E2', title: 'he named it, but not for a lead', play: 'C5 CK C8 C2 D4 D2',
    steps: ['S SA | S names S5 #revoke #play-out-of-turn ?misinformed=no ?meant-as-lead=no ?substitute-card=D9'], trick: 'N D4, E D2, S D9', next: 'W plays', back: ['N S5', 'S SA'], laws: ['62A']
  }
])

playStories('Law 63A: claims and concessions', [
  {
    ...BASE, id: 'V63.5', title: 'the partner concedes the rest: established, and settled at once', steps: ['E revoked 1 | W concedes #revoke ?claim-response=agreed'],
    next: 'none', reviews: ['NS 64C'], laws: ['63A3'], transferred: 'NS 1 64A2'
  },
  {
    ...BASE, id: 'V63.5', title: 'the revoker objects at once: no concession, not established', steps: ['E revoked 1 | W concedes | E objects #revoke ?objected-at-once@director=yes ?withdraw-card-s@S=keep'],
    next: 'W leads', inForce: ['E D7 major'], laws: ['62A']
  },
  {
    ...SOUTH_WINS, id: 'V63.6', title: 'the other side claims, not agreed yet: the revoke is corrected first',
    steps: ['E revoked 2 in-time | S claims #revoke ?substitute-card@E=HJ ?claim-response@director=agreed'], next: 'none', inForce: ['E D7 major'], laws: ['62A']
  },
  ...['S claims 11 | E revoked 2', 'E revoked 2 in-time | S claims 11'].map((told): PlayStory => ({
    ...SOUTH_WINS, id: 'V63.6', title: `the claim is disputed: doubtful tricks go to the claimer (${told})`,
    steps: [`${told} #revoke ?substitute-card@E=HJ ?claim-response@director=disputed ?tricks-of-claimer@director=ten`], next: 'none', inForce: ['E D7 major'], laws: ['62A', '70A'], says: 'went against East-West'
  })),
  {
    ...SOUTH_WINS, id: 'V63.6', title: 'they have played on since it was put right: the claim is ruled like any other',
    steps: ['E revoked 2 in-time #revoke ?substitute-card=HJ', 'S SA, W S2', 'S claims 11 ?claim-response=disputed ?trump-outstanding=yes ?trump-mentioned=yes ?unstated-line=yes ?depends-on-guess=no ?tricks-of-claimer=ten'],
    editions: ['2017'], next: 'none', inForce: ['E D7 major'], says: 'went against the claimer'
  },
  {
    ...SOUTH_WINS, id: 'V63.7', title: 'the claim was agreed to, and the round is over', steps: ['S claims ?claim-response=agreed', 'E revoked 2 after-play #revoke ?claim-agreed@director=yes'],
    next: 'none', reviews: ['NS 64C'], laws: ['64B1']
  },
  {
    ...SOUTH_WINS, id: 'V63.10', title: 'the claim left the revoking side a trick: it is transferred if attention came in time',
    steps: ['S claims 10 ?claim-response=agreed', 'E revoked 2 after-play #revoke ?claim-agreed=yes ?attention-drawn@director=in-time'],
    next: 'none', reviews: ['NS 64C'], laws: { older: ['64A2'], 2017: ['64A2'] }, transferred: 'NS 1 64A2'
  },
  {
    ...SOUTH_WINS, id: 'V63.10', title: 'South had called on the next board', steps: ['S claims 10 ?claim-response=agreed', 'E revoked 2 after-play #revoke ?claim-agreed=yes ?attention-drawn=after-call'],
    next: 'none', laws: ['64B4']
  },
  {
    ...SOUTH_WINS, id: 'V63.10', title: 'not agreed to yet: corrected, and the claim is ruled on then', steps: ['S claims 10 ?claim-response=agreed', 'E revoked 2 #revoke ?claim-agreed=no ?substitute-card=HJ'],
    inForce: ['E D7 major'], laws: ['62A']
  }
])

/** East revoked, South has won the trick and claims before East-West play on; told in one. */
const CLAIMED = { ...SOUTH_WINS, next: 'none', inForce: ['E D7 major'] } as const

playStories('Law 63A: the other side’s claim waits until the revoke is put right', [
  {
    ...CLAIMED, id: 'V63.6', title: 'the claim is doubted, and the revoke pointed out: ruled on the corrected cards',
    steps: ['S claims 8 | W objects | E revoked 2 #revoke ?substitute-card@E=HJ ?tricks-of-claimer=eight'], laws: ['62A', '70A']
  },
  ...['E revoked 2 | W objects #revoke', 'W objects | E revoked 2 #revoke'].map(told => ({
    ...CLAIMED, id: 'V63.6', title: `the claim seemed to be agreed to: first the revoke, then the claim (${told})`,
    steps: ['S claims 8 ?claim-response=agreed', `${told} ?claim-agreed@director=no ?substitute-card@E=HJ ?tricks-of-claimer@director=six`],
    laws: ['62A', '70A'], says: 'went against East-West'
  })),
  {
    ...CLAIMED, id: 'V63.7', title: 'it was agreed to: the revoke costs what it costs, and the doubt is heard', steps: [
      'S claims 8 ?claim-response=agreed', 'W objects | E revoked 2 #revoke ?claim-agreed@director=yes ?attention-drawn=in-time ?since-agreement=correction-period-over'
    ], inForce: [], reviews: ['NS 64C'], transferred: 'NS 1 64A2'
  },
  {
    ...CLAIMED, id: 'V63.7', title: 'it was agreed to: they have called since, or the round is over', editions: ['2017'], steps: [
      'S claims 8 ?claim-response=agreed', 'E revoked 2 | W objects #revoke ?claim-agreed=yes ?attention-drawn=in-time ?since-agreement=called-or-round-over ?tricks-likely-won=none'
    ], inForce: [], reviews: ['NS 64C'], transferred: 'NS 1 64A2'
  },
  {
    ...CLAIMED, id: '63A4', title: 'a claim that was ruled on was not agreed to: the revoke is put right, and the ruling falls', steps: [
      'S claims 8 | W objects ?trump-outstanding=no ?unstated-line=no', 'E revoked 2 #revoke ?substitute-card@E=HJ'
    ], next: 'S leads', laws: ['62A'], says: 'that ruling falls'
  },
  {
    ...CLAIMED, id: '70A', title: 'it is reported again, and ruled on with the right cards', steps: [
      'S claims 8 | W objects ?trump-outstanding=no ?unstated-line=no', 'E revoked 2 | S claims 8 | W objects #revoke ?substitute-card=HJ ?tricks-of-claimer=seven'
    ], laws: ['62A', '70A'], says: 'went against East-West'
  },
  {
    ...CLAIMED, id: 'V63.6', title: 'found when all had put their cards away: what is disputed was not agreed to',
    steps: ['S claims 8 | W objects | E revoked 2 after-play #revoke ?substitute-card@E=HJ ?tricks-of-claimer=eight'], laws: ['62A', '70A']
  },
  {
    ...CLAIMED, id: 'V63.6', title: 'nobody has doubted the claim yet: they are asked once the revoke is put right',
    steps: ['S claims 8 | E revoked 2 #revoke ?substitute-card@E=HJ ?claim-response=agreed'], laws: ['62A', '69A']
  },
  {
    ...CLAIMED, id: 'V63.6', title: 'West gives up the rest when South claims: that is no concession of his own, and East doubts the claim',
    steps: ['S claims 8 | W concedes | E objects | E revoked 2 #revoke ?substitute-card@E=HJ ?tricks-of-claimer=eight'], laws: ['62A', '70A']
  },
  {
    ...CLAIMED, id: '68D', title: 'what was played after the claim does not establish the revoke', editions: ['1987', '1997', '2007'],
    steps: ['S claims 8 | W objects | S C4 | W C2 | E revoked 2 #revoke ?substitute-card@E=HJ ?tricks-of-claimer=eight'], laws: ['62A', '70A'], says: 'does not count'
  },
  {
    ...CLAIMED, id: '68D2(b)', title: 'all four play on: the revoke is put right all the same', editions: ['2017'],
    steps: ['S claims 8 | W plays-on | E revoked 2 #revoke ?substitute-card@E=HJ'], next: 'S leads', laws: ['62A', '68D2(b)(ii)']
  },
  {
    ...CLAIMED, id: '68D2(b)', title: 'unless they have played on to the next trick before it was found', editions: ['2017'], trick: 'S C4, W C2', inForce: ['E revoked 2'],
    steps: ['S claims 8 | W plays-on | S C4 | W C2 | E revoked 2 #revoke'], next: 'N plays', laws: ['63A1', '68D2(b)(ii)']
  },
  {
    ...SOUTH_WINS, id: '63A1', title: 'established by what was played before the claim: the claim comes first', play: `${SOUTH_WINS.play} C4 C2`, next: 'none', reviews: ['NS 64C'],
    steps: ['S claims 8 | W objects | E revoked 2 established #revoke ?trump-outstanding=no ?unstated-line=no'], laws: ['70A', '63A1'], transferred: 'NS 1 64A2'
  }
])

playStories('Law 62A: attention was drawn, and the revoking side played on', [
  {
    ...BASE, id: '62A', title: 'it must still be corrected: what was played on goes back', play: `${BASE.play} C4`, hands: { ...BASE.hands, S: 'AKQ95.5.AK2.AKT9' },
    steps: ['E revoked 1 in-time #revoke ?correct-after-attention@director=yes'], trick: '', next: 'W leads', inForce: ['E D7 major', 'W C4 major'], laws: ['62A']
  },
  {
    ...BASE, id: '62A', title: 'or it is established', play: `${BASE.play} C4`, steps: ['E revoked 1 in-time #revoke ?correct-after-attention=no'],
    trick: 'W C4', next: 'N plays', inForce: ['E revoked 1'], laws: ['63A1']
  },
  {
    ...BASE, id: '62A', title: 'told in order, attention before the lead: the same question', play: 'HK H3', steps: ['E D7 | S H5 | E revoked 1 | W C4 #revoke ?correct-after-attention@director=no'],
    trick: 'W C4', next: 'N plays', inForce: ['E revoked 1'], laws: ['63A1']
  },
  {
    ...BASE, id: '62A', title: 'the lead before attention: established', play: 'HK H3', steps: ['E D7 | S H5 | W C4 | E revoked 1 #revoke'],
    trick: 'W C4', next: 'N plays', inForce: ['E revoked 1'], laws: ['63A1']
  },
  { ...BASE, id: '62A', title: 'two tricks later there is nothing left to correct', play: `${BASE.play} C4 C5 C2 CA D2`, steps: ['E revoked 1 in-time #revoke'], trick: 'S D2', next: 'W plays', inForce: ['E revoked 1'] }
])

playStories('Law 63B of the older codes', [
  {
    ...BASE, id: 'V63.8', title: 'attention by a forbidden question: corrected, and it costs tricks', editions: FIRST_CODES, steps: ['E revoked 1 says-W #revoke ?withdraw-card-s@S=keep'],
    next: 'W leads', inForce: ['E D7 major', 'E revoked 1'], laws: ['62B1', '63B']
  },
  {
    ...BASE, id: 'V63.8', title: 'reported again once it has been put right: still a failure to follow suit', editions: FIRST_CODES, play: 'HK H3 HJ H5',
    given: [{ type: 'established-revoke', player: 'E', trick: 1, suit: 'H', law: '63B' }], steps: ['E revoked 1 established #revoke'], inForce: ['E revoked 1'], next: 'W leads', laws: ['63B']
  },
  { ...BASE, id: 'V63.8', title: 'the question is lawful', editions: SINCE_2007, steps: ['E revoked 1 says-W #revoke ?withdraw-card-s@S=keep'], next: 'W leads', inForce: ['E D7 major'] },
  { ...BASE, id: 'V63.8', title: 'no revoke: the question costs no tricks', editions: FIRST_CODES, hands: { E: '86..QT9754.J8632' }, steps: ['E revoked 1 says-W'], next: 'W leads' }
])

playStories('a revoke at a trick that is not recorded', [
  { id: 'N63', title: 'the director is asked when it was found: in time', contract: '4S S', steps: ['E revoked 5 H #revoke ?discovered@director=before-established'], next: 'W leads', says: 'not recorded', laws: ['62A'] },
  { id: 'N63', title: 'later', contract: '4S S', steps: ['E revoked 5 H #revoke ?discovered=established'], inForce: ['E revoked 5'], reviews: ['NS 64C'], laws: ['63A'] },
  { id: 'N63', title: 'the report tells', contract: '4S S', steps: ['E revoked 5 H established #revoke'], inForce: ['E revoked 5'] }
])

const HANDS = { W: 'AKQ2.KQ2.32.5432', N: 'JT9.A43.AKQ4.876', E: '876.JT95.JT9.KQJ', S: '543.876.8765.AT9' } as const
/** North is on lead after two tricks. */
const TWO_TRICKS = { contract: '3NT S', hands: HANDS, play: 'SA SJ S8 S3 HK HA H5 H6' } as const
const ON_DIAMOND_ACE = { ...TWO_TRICKS, play: `${TWO_TRICKS.play} DA` } as const
const LOW_DIAMOND = { ...TWO_TRICKS, play: `${TWO_TRICKS.play} D4` } as const
const CORRECTED = '?substitute-card@E=D9 ?withdraw-card-s@S=keep'

playStories('Law 63A: what came to nothing does not establish', [
  {
    ...LOW_DIAMOND, id: 'V63.9', title: 'a lead that an opponent had brought about (47E1), told in one', editions: SINCE_2007,
    steps: [`E S6 | S D8 | W D2 | W C2 | E revoked 3 #revoke #lead-out-of-turn ?misinformed=yes ${CORRECTED}`], next: 'E leads', inForce: ['E S6 major'], back: ['W C2'], laws: ['47E1', '62A']
  },
  {
    ...LOW_DIAMOND, id: 'V63.9', title: 'the same without a report', editions: ['2017'],
    steps: [`E S6 | S D8 | W D2 | W C2 #revoke #lead-out-of-turn ?misinformed=yes ${CORRECTED}`], next: 'E leads', inForce: ['E S6 major']
  },
  {
    ...LOW_DIAMOND, id: 'V63.3', title: 'a lead that was not accepted establishes', editions: SINCE_2007,
    steps: ['E S6 | S D8 | W D2 | W C2 | E revoked 3 #revoke #lead-out-of-turn ?misinformed=no ?accept-lead@S=reject'], next: 'S leads', inForce: ['E revoked 3', 'W C2 major'], laws: ['63A1']
  },
  {
    ...ON_DIAMOND_ACE, id: 'V63.5', title: 'a claim that concedes the rest, and the partner objects at once',
    steps: [`E S6 | S D5 | W D2 | W claims 5 | E objects | E revoked 3 #revoke ?objected-at-once@director=yes ${CORRECTED}`], next: 'N leads', inForce: ['E S6 major'], laws: ['62A']
  },
  {
    ...LOW_DIAMOND, id: '68D2(b)', title: 'a claim, and all four play on', editions: ['2017'], play: `${LOW_DIAMOND.play} D9`,
    steps: ['S H7 | W D2 | S claims 9 | W plays-on | S revoked 3 #revoke ?substitute-card@S=D8 ?withdraw-card-w@W=keep'], next: 'E leads', back: ['S H7'], laws: ['62A', '68D2(b)(ii)']
  },
  {
    ...LOW_DIAMOND, id: '68D2(b)', title: 'the same with nothing but the claim told', editions: ['2017'], play: `${LOW_DIAMOND.play} D9`,
    steps: ['S H7 | S claims 9 #revoke ?claim-response=play-on ?all-concur=yes ?substitute-card@S=D8'], next: 'W plays', back: ['S H7'], laws: ['62A']
  },
  {
    ...ON_DIAMOND_ACE, id: '68D2(b)', title: 'of a demand (57A) that is spent by then the one legal card is left', editions: ['2017'], hands: { ...HANDS, W: 'AKQ2.KQ2.432.532', S: '543.876.8765.AT9', E: '876.JT95.JT9.KQJ', N: 'JT9.A43.AKQ.8764' },
    play: `${ON_DIAMOND_ACE.play} D9 D5`, given: [{ type: 'play-restriction', player: 'W', demand: 'highest', suit: 'D', law: '57A1' }],
    steps: ['W D2 | W claims 3 #lead-restriction-ignored ?claim-response=play-on ?all-concur=yes'], next: 'N leads', inForce: ['W D2 major'], laws: ['62B']
  },
  {
    ...LOW_DIAMOND, id: '68A', title: 'dummy cannot claim', play: `${LOW_DIAMOND.play} D9`, steps: ['S H7 | N claims #revoke ?substitute-card@S=D8'], next: 'W plays', back: ['S H7'], laws: ['62A']
  },
  {
    ...ON_DIAMOND_ACE, id: '63A1', title: 'a card played at the same moment as another to the next trick establishes',
    steps: ['E S6 | S D5 | W D2 | N DK + E D9 | E revoked 3 #revoke #simultaneous-plays'], trick: 'N DK, E D9', inForce: ['E revoked 3'], laws: ['63A1']
  },
  {
    ...ON_DIAMOND_ACE, id: '62A', title: 'a card exposed meanwhile: corrected, and nothing else said of the revoke', editions: ['2017'],
    steps: [`E S6 | S D5 | W D2 | E drops HJ | E revoked 3 #revoke #defender-exposed-card ${CORRECTED}`], next: 'N leads', inForce: ['E S6 major', 'E HJ major'], laws: ['62A', '49']
  },
  {
    ...ON_DIAMOND_ACE, id: 'V63.6', title: 'the other side’s claim stands, not agreed to: it is still to be ruled', play: `${ON_DIAMOND_ACE.play} S6 D5 D2`,
    steps: ['S claims 5 ?claim-response=agreed', `E revoked 3 in-time #revoke ${CORRECTED}`], next: 'none', inForce: ['E S6 major'], says: 'before anybody rules on South’s claim'
  }
])
