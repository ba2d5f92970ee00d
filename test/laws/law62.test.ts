import type { Constraint } from '../../schemas/constraint.ts'
import { FIRST_CODES, OLDER, SINCE_2007, lying, playStories } from '../support/playStory.ts'

const forbidden: Constraint = { type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['S'], lasts: 'while-on-lead', law: '50D2(a)' }

/** East discards on hearts with one heart left; South has the ace and a small one. */
const DISCARD = {
  contract: '4S S', play: 'CK C3 C5 C4 HK H3 D7 H5', hands: { E: 'T98.9.J87652.J75', S: 'AKQJ7.A5.AK3.A84' }
} as const
/** South ruffs with the king of clubs in his hand; West follows after him. */
const DECLARERS_RUFF = {
  contract: '4S S', play: 'HJ HA H6 H4 C4 C7 S2 C9', hands: { S: 'AKQJ2.K54.K732.K', W: 'T98.JT98.QJ9.A98' }
} as const
/** East discards in second seat; declarer and West have played to the trick. */
const SECOND_SEAT = {
  contract: '3NT S', play: 'H6 H2 HJ HA C9 C4 CJ C2 D4 HK DJ DQ', hands: { E: 'K954.KJ3.9.T8652', S: 'AQ63.AT75.J3.AQ9', W: 'J87.Q9864.Q2.K74' }
} as const
/** East discards, South wins and has led to the next trick. */
const LED_TO_THE_NEXT = {
  contract: '3NT S', play: 'H6 H2 HJ HA C9 C7 CJ C6 C3 H4 CA C2 DK', hands: { E: 'K9542.KJ43.98.T6', S: 'AQ63.AT7.KQJ.AQ9', W: 'J87.Q9865.T2.K72' }
} as const

playStories('Law 62B and C: the card of the revoke and later cards', [
  {
    id: '62B', title: 'with the right card another hand wins: the first winner has lost the lead', contract: '3NT S', play: 'CQ H2 C5 C6', given: [forbidden],
    steps: ['N revoked 1 C in-time #revoke ?substitute-card@S=CK ?withdraw-card-e@E=keep'], next: 'N leads', inForce: []
  },
  {
    ...DISCARD, id: 'V62.1', title: 'declarer takes his small one back and wins', steps: ['E revoked 2 #revoke ?withdraw-card-s@S=HA'],
    trick: '', next: 'S leads', inForce: ['E D7 major'], back: ['S H5'], told: { older: ['EW: E D7', 'EW: S H5'], 2017: ['EW: S H5'] }, laws: ['62B1', '62C1']
  },
  {
    ...DISCARD, id: 'V62.1', title: 'he keeps it: West wins, and declarer has a choice at his lead',
    steps: ['E revoked 2 #revoke ?withdraw-card-s@S=keep', 'S is asked lead-demand: require-D forbid-D no-demand'], next: 'W leads', inForce: ['E D7 major'], back: []
  },
  {
    ...DECLARERS_RUFF, id: 'V62.2', title: 'declarer’s ruff goes back, the next defender may cover', steps: ['S revoked 2 #revoke ?withdraw-card-w@W=CA'],
    next: 'W leads', back: ['S S2', 'W C9'], told: ['NS: W C9'], laws: ['62B2', '62C1']
  },
  { ...DECLARERS_RUFF, id: 'V62.2', title: 'he keeps his card', steps: ['S revoked 2 ?withdraw-card-w@W=keep'], next: 'S leads', back: ['S S2'], told: [] },
  {
    ...SECOND_SEAT, id: 'V62.3', title: 'declarer keeps his card: West may not change', steps: ['E revoked 3 #revoke ?withdraw-card-s@S=keep'],
    next: 'W leads', inForce: ['E HK major'], back: []
  },
  {
    ...SECOND_SEAT, id: 'V62.3', title: 'declarer changes, and so does West: a penalty card of his own', steps: ['E revoked 3 ?withdraw-card-s@S=D3 ?withdraw-card-w@W=D2'],
    next: 'E leads', inForce: ['E HK major', 'W DQ major'], back: ['S DJ'], laws: ['62B1', '62C1', '62C2']
  },
  { ...SECOND_SEAT, id: 'V62.3', title: 'West may also keep his card then', steps: ['E revoked 3 ?withdraw-card-s=D3 ?withdraw-card-w=keep'], next: 'W leads', inForce: ['E HK major'] },
  {
    ...LED_TO_THE_NEXT, id: 'V62.4', title: 'declarer keeps both cards', steps: ['E revoked 3 #revoke ?withdraw-card-s@S=keep ?withdraw-card-s-2@S=keep'],
    trick: 'S DK', next: 'W plays', inForce: ['E H4 major'], back: []
  },
  {
    ...LED_TO_THE_NEXT, id: 'V62.4', title: 'he takes his lead back', steps: ['E revoked 3 ?withdraw-card-s=keep ?withdraw-card-s-2=withdraw'],
    trick: '', next: 'S leads', inForce: ['E H4 major'], back: ['S DK']
  },
  {
    ...LED_TO_THE_NEXT, id: 'V62.4', title: 'he plays lower, West covers: the lead goes back in any case', steps: ['E revoked 3 ?withdraw-card-s=CQ ?withdraw-card-w@W=CK'],
    trick: '', next: 'W leads', inForce: ['E H4 major', 'W C2 major'], back: ['S CA', 'S DK']
  },
  {
    id: 'V62.8', title: 'the revoke was made with a penalty card: it stays one', contract: '4S S', play: 'HK H4 H3 HA C5', hands: { W: 'KQ75.KQJ2.J954.8' }, given: [lying('W', 'H2')],
    steps: ['W H2 #revoke'], trick: 'S C5, W C8', next: 'N plays', inForce: ['W H2 major'], laws: ['62B2']
  },
  {
    ...DISCARD, id: 'V62.8a', title: 'beside the card of the revoke a minor penalty card is major: it has to be played, not the knave', hands: { E: 'T98.J94.J8765.J5', S: 'AKQJ7.A5.AK3.A84' },
    play: 'CK C3 CJ C4 HK H3 D7 H5', given: [lying('E', 'H4', 'minor')], steps: ['E revoked 2 #revoke ?withdraw-card-s@S=keep'], next: 'W leads', inForce: ['E D7 major'], laws: ['62B1']
  },
  {
    ...DISCARD, id: 'V62.8a', title: 'one of another suit is major, but not to be played to this trick', hands: { E: 'T98.J94.J8765.J5', S: 'AKQJ7.A5.AK3.A84' },
    play: 'CK C3 CJ C4 HK H3 D7 H5', given: [lying('E', 'D5', 'minor')], steps: ['E revoked 2 #revoke ?substitute-card@E=H9 ?withdraw-card-s@S=keep'], next: 'W leads', inForce: ['E D7 major', 'E D5 major']
  },
  {
    ...DISCARD, id: 'V62.8a', title: 'the revoke was made with a minor penalty card: it stays minor, and no other one arises', hands: { E: 'T98.J94.J8765.J5', S: 'AKQJ7.A5.AK3.A84' },
    play: 'CK C3 CJ C4 HK H3', given: [lying('E', 'D7', 'minor')], steps: ['E D7 #revoke ?substitute-card@E=HJ'], next: 'S plays', inForce: ['E D7 minor'], laws: ['62B2']
  },
  {
    id: 'V62.9', title: 'dummy’s card goes back, declarer names another; a lead from the wrong hand goes back', contract: '4S S',
    play: 'H4 H2 HK H3 D3 D5 D7 C2 C8', hands: { N: 'J874.A92.Q.KJ652' }, steps: ['N revoked 2 #revoke'], trick: '', next: 'N leads', back: ['N C2', 'W C8'], laws: ['62B2']
  },
  {
    id: 'V62.9', title: 'dummy has two cards of the suit: declarer names one', contract: '4S S', play: 'H4 H2 HK H3 D3 D5 D7', hands: { N: 'J874.A92.Q4.KJ65' },
    steps: ['N C5 #revoke ?substitute-card@S=D4'], next: 'W leads', back: ['N C5']
  },
  {
    id: 'V62.9', title: 'declarer’s side has played on: established', contract: '4S S', play: 'H4 H2 HK H3 D3 D5 D7 C2 C8 CJ', hands: { N: 'J874.A92.Q.KJ652' },
    steps: ['N revoked 2 #revoke'], trick: 'W C8, N CJ', next: 'E plays', inForce: ['N revoked 2']
  },
  {
    id: 'V62.10', title: 'dummy without his rights asks first: corrected, and as if established', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AK2.AKQJ5.A832.7' },
    given: [{ type: 'lost-rights', player: 'N' }],
    steps: ['S revoked 1 says-N #revoke'], next: 'E leads', inForce: ['lost-rights', 'S revoked 1'], back: ['S H5'], reviews: ['EW 64C'], laws: ['43B2(b)', '62B2']
  },
  {
    id: 'V62.10', title: 'dummy with his rights asks: nothing but the correction', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AK2.AKQJ5.A832.7' },
    steps: ['S revoked 1 says-N #revoke'], next: 'E leads', back: ['S H5'], reviews: []
  },
  {
    id: 'V43.4', title: 'dummy without his rights points out a defender’s revoke: play goes on', contract: '4H W', play: 'C4 C2 D3 CK', hands: { S: 'AK2.65.A9832.T73' },
    given: [{ type: 'lost-rights', player: 'E' }], steps: ['S revoked 1 says-E #revoke'], next: 'W leads', inForce: ['lost-rights'], reviews: ['EW 43B3'], laws: ['43B3']
  }
])

/** Both sides revoke on a diamond lead with spades trumps; South overruffs and has led to the next trick. */
const BOTH = { contract: '4S S', play: 'DQ DK S5 S7 SA', hands: { E: 'T952.K983.6.AT74', S: 'AK743.A2.9.KJ832' } } as const
/** The same, but South discards, and East who ruffed has led. */
const BOTH_DEFENDERS_ON = { contract: '4S S', play: 'DQ DK S5 C2 HA', hands: { E: 'T952.AK83.6.AT74', S: 'AKQ43.92.9.KJ832' } } as const

playStories('Law 62C3: both sides on one trick', [
  {
    ...BOTH, id: 'V62.5', title: 'one side has played on: both are put right, the lead goes back', editions: SINCE_2007,
    steps: ['E revoked 1 #revoke'], trick: '', next: 'N leads', inForce: ['E S5 major'], back: ['S S7', 'S SA'], laws: { 2007: ['62A'], 2017: ['62C3'] }
  },
  { ...BOTH, id: 'V62.5', title: 'the same if declarer’s revoke is reported', editions: SINCE_2007, steps: ['S revoked 1 #revoke'], next: 'N leads', inForce: ['E S5 major'], back: ['S S7', 'S SA'] },
  {
    ...BOTH, id: 'V62.5', title: 'the established one stays, the other is put right; equity', editions: FIRST_CODES,
    steps: ['E revoked 1 #revoke ?withdraw-card-s@S=keep'], trick: 'S SA', next: 'W plays', inForce: ['E S5 major'], back: [], says: 'neither side had revoked'
  },
  {
    ...BOTH, id: 'V62.5', title: 'no tricks for the established one, also if it is reported again', editions: FIRST_CODES,
    steps: ['S revoked 1 #revoke ?withdraw-card-s=keep', 'S revoked 1 established #revoke'], trick: 'S SA', next: 'W plays', inForce: ['E S5 major'], says: 'has been settled already'
  },
  {
    ...BOTH_DEFENDERS_ON, id: 'V62.5a', title: 'the defenders have played on: every card that they take back is a penalty card', editions: SINCE_2007,
    steps: ['E revoked 1 #revoke'], trick: '', next: 'N leads', inForce: ['E S5 major', 'E HA major'], back: ['S C2'], laws: { 2007: ['62A'], 2017: ['62C3'] }
  },
  {
    ...BOTH, id: '62C3', title: 'neither side has played on: two corrections', play: 'DQ DK S5 S7',
    steps: ['S revoked 1 #revoke'], next: 'N leads', inForce: ['E S5 major'], back: ['S S7'], says: 'East revoked on the same trick'
  },
  {
    ...BOTH, id: '62C3', title: 'a claim has established the revoke of one side alone: both are put right', play: 'DQ DK S5 S7', editions: SINCE_2007,
    steps: ['S claims 10 | E revoked 1 #revoke ?claim-response=agreed'], next: 'none', inForce: ['E S5 major'], back: ['S S7'], laws: { 2007: ['62A'], 2017: ['62C3'] }
  },
  {
    ...BOTH, id: '62C3', title: 'so they are if the claimer’s own is reported, his claim not having been agreed to; it is still to be ruled', play: 'DQ DK S5 S7', editions: SINCE_2007,
    steps: ['S claims 10 ?claim-response=agreed', 'S revoked 1 #revoke ?claim-agreed@director=no'], next: 'none', inForce: ['E S5 major'], back: ['S S7'],
    laws: { 2007: ['62A'], 2017: ['62C3'] }, says: 'before anybody rules on South’s claim'
  },
  {
    ...BOTH, id: '62C3', title: 'the claim was agreed to: both are established', play: 'DQ DK S5 S7', editions: ['2017'],
    steps: ['S claims 10 ?claim-response=agreed', 'S revoked 1 #revoke ?claim-agreed=yes'], next: 'none', reviews: ['EW 64C'], laws: ['63A3', '64B7']
  },
  { ...BOTH, id: '62C3', title: 'both sides have played on: established', play: 'DQ DK S5 S7 SA S6', steps: ['E revoked 1 #revoke'], trick: 'S SA, W S6', next: 'N plays', inForce: ['E revoked 1'] },
  {
    ...BOTH, id: '62C3', title: 'told as one play and what followed', editions: ['2017'], play: 'DQ DK',
    steps: ['E S5 | S S7 | S SA #revoke'], trick: '', next: 'N leads', inForce: ['E S5 major'], back: ['S S7', 'S SA']
  }
])

/** East discards on dummy’s king, West’s queen having been led; dummy has won and is to lead. */
const DUMMY_ON_LEAD = {
  contract: '3NT S', play: 'DQ DK C8 D2', hands: { N: '7632.32.K543.A54', E: '84.T94.A86.QJT98', S: 'AKQJT.QJ85.92.K2', W: '95.AK76.QJT7.763' }
} as const
/** West does not follow to declarer’s ace of spades. */
const WEST_DISCARDS = { ...DUMMY_ON_LEAD, play: 'DQ D3 D8 D2 HK H2 H4 H5 DJ DK D6 D9 C4 C9 CK C3 SA' } as const

playStories('Law 62C: a card that declarer has named from dummy was played', [
  {
    ...DUMMY_ON_LEAD, id: '62C1', title: 'East wins the trick now: the lead from dummy goes back', steps: ['E revoked 1 | S names CA #revoke ?substitute-card@E=DA ?withdraw-card-s@S=keep'],
    trick: '', next: 'E leads', inForce: ['E C8 major'], back: ['N CA'], told: { older: ['EW: E C8', 'EW: N CA'], 2017: ['EW: N CA'] }
  },
  {
    ...DUMMY_ON_LEAD, id: '62C1', title: 'dummy still wins it: declarer may take it back', steps: ['E revoked 1 | S names CA #revoke ?substitute-card=D6 ?withdraw-card-s=keep ?withdraw-card-n@S=withdraw'],
    trick: '', next: 'N leads', inForce: ['E C8 major'], back: ['N CA']
  },
  {
    ...WEST_DISCARDS, id: '62C1', title: 'within the trick', steps: ['W H6 | S names S2 | E S8 #revoke ?substitute-card@W=S5 ?withdraw-card-n@S=S7 ?withdraw-card-e@E=S4'],
    trick: '', next: 'S leads', inForce: ['W H6 major', 'E S8 major'], back: ['N S2'], laws: ['62C1', '62C2']
  }
])

const LAST_TRICKS = {
  contract: '2H E',
  play: 'HK HA H7 HQ DJ D4 D7 DT C7 C5 CT C4 C3 CQ C6 C9 C8 CA DQ S9 D6 D2 SK DK D9 DA D3 HJ H5 H6 S4 H3 H2 S7 H9 HT ST H4 SJ S3 C2 CJ SA S2 D8 S6 S8 H8 D5 CK S5 SQ'
} as const
const upTo = (cards: number) => LAST_TRICKS.play.split(' ').slice(0, cards).join(' ')
const PARTNER_TO_PLAY = {
  contract: '2H S', hands: { E: 'A63.QT98.A743.63', W: 'KQJ2.K3.J85.AJT7' },
  play: 'DJ DQ D7 D9 ST SA S9 S2 S6 S7 SQ S5 H3 HA H9 H4 H7 H8 HJ HK CT C9 C3 C2 CA C8 C6 C5 C7 H2 HT CK D4 DK D8 DT CQ CJ D6 DA C4 SJ H5 D3 H6'
} as const
const DECLARERS_LAST = {
  contract: '1NT S', hands: { N: 'A9864.K875.T6.96', E: 'KQJ52.T.Q5.KT852', S: '73.QJ9643.A98.43', W: 'T.A2.KJ7432.AQJ7' },
  play: 'H2 H5 HT H6 S5 S3 ST SA S9 SK S7 D7 SQ C3 D4 S6 CT C4 CQ C9 C7 C6 C5 HQ D2 D6 DQ DA D9 DK DT D5 HA HK C2 H4 CJ S8 CK H3 C8 H9 CA H7 DJ S4 S2 HJ D3 H8'
} as const

playStories('Law 62D: trick twelve', [
  {
    ...LAST_TRICKS, id: 'V62.6', title: 'found after the last card, the hands still there: both last tricks are played again',
    steps: ['S revoked 12 after-play #revoke ?hands-returned@director=no', 'W CK, N S5, E SQ, S H8'], next: 'none', transferred: 'none', laws: []
  },
  {
    ...LAST_TRICKS, id: 'V62.6', title: 'what is taken back', steps: ['S revoked 12 after-play ?hands-returned=no'], next: 'W leads',
    inForce: ['S H8 major'], back: ['S D5', 'W CK', 'N S5', 'E SQ'], laws: ['62A', '62D1']
  },
  { ...LAST_TRICKS, id: 'V62.6', title: 'the hands are back: equity only', steps: ['S revoked 12 after-play ?hands-returned=yes'], next: 'none', reviews: ['EW 64C'], laws: ['64B6'] },
  {
    ...LAST_TRICKS, id: 'V62.6', title: 'found during the last trick: nothing is asked', play: upTo(49), steps: ['S revoked 12 #revoke'],
    next: 'W leads', inForce: ['S H8 major'], back: ['S D5']
  },
  {
    ...LAST_TRICKS, id: '62D1', title: 'the last trick was claimed: it is played again', play: upTo(48),
    steps: ['S claims 1 ?claim-response=agreed', 'S revoked 12 D after-play #revoke ?hands-returned=no'], inForce: ['S H8 major'], laws: ['62A', '62D1'], next: 'W leads', says: 'are played again with the right cards'
  },
  {
    ...LAST_TRICKS, id: '62D1', title: 'so it is, card by card: the claim stands no longer', play: upTo(48),
    steps: ['S claims 1 ?claim-response=agreed', 'S revoked 12 D after-play ?hands-returned=no', 'W CK, N S5, E SQ, S H8'], next: 'none'
  },
  {
    ...LAST_TRICKS, id: '62D1', title: 'the other side had given the last trick up, and it was agreed to', play: upTo(48), editions: ['2017'],
    steps: ['E concedes ?claim-response=agreed', 'S revoked 12 D after-play #revoke ?claim-agreed@director=yes ?hands-returned@director=no'], inForce: ['S H8 major'], next: 'W leads', laws: ['62D1']
  },
  {
    ...LAST_TRICKS, id: '62D1', title: 'not agreed to yet: the concession is still to be ruled', play: upTo(48), editions: ['2017'],
    steps: ['E concedes ?claim-response=agreed', 'S revoked 12 D after-play #revoke ?claim-agreed=no'], inForce: ['S H8 major'], next: 'none', says: 'before anybody rules on East’s claim'
  },
  {
    ...PARTNER_TO_PLAY, id: 'V62.7', title: 'before the partner’s turn: he may not be guided by the card', steps: ['E S3 #revoke'], trick: 'N H6, E HQ', next: 'S plays',
    inForce: ['E S3 major'], told: ['EW: E S3'], laws: ['62B1']
  },
  { ...PARTNER_TO_PLAY, id: 'V62.7', title: 'nor choose the play that it suggests', editions: OLDER, steps: ['E S3 #revoke'], inForce: ['E S3 major'], says: 'may not choose' },
  {
    ...DECLARERS_LAST, id: 'V62.12', title: 'declarer’s revoke: no penalty card, nothing transferred', steps: ['S revoked 12 #revoke'],
    next: 'W leads', back: ['S HJ', 'W D3', 'N H8'], laws: ['62B2', '62D1']
  }
])

const FORBIDDEN_LEAD = {
  contract: '3NT S', given: [forbidden],
  hands: { W: 'AT2.J32.K4.T9876', N: 'K83.K954.A863.K2', E: 'Q75.T87.QT97.QJ3', S: 'J964.AQ6.J52.A54' }
} as const

playStories('Law 62: a lead against a restriction', [
  {
    ...FORBIDDEN_LEAD, id: 'V62.11', title: 'the trick begins again, the partner’s card is a penalty card',
    steps: ['W SA | N S3 | E S5 | S S9 #lead-restriction-ignored ?substitute-card@W=D4'],
    trick: 'W D4', next: 'N plays', inForce: ['W leads forbid S', 'W SA major', 'E S5 major'], back: ['N S3', 'S S9'], says: 'played anew', laws: ['62B1', '62C1', '62C2']
  },
  {
    ...FORBIDDEN_LEAD, id: 'V62.11', title: 'declarer’s choice because of that card does not come before the new lead', steps: ['W SA | N S3 | E S5 #lead-restriction-ignored ?substitute-card@W=D4'],
    trick: 'W D4', next: 'N plays', inForce: ['W leads forbid S', 'W SA major', 'E S5 major'], says: 'put right first'
  },
  {
    ...FORBIDDEN_LEAD, id: 'V62.11', title: 'East wins the new trick: the prohibition is over, declarer chooses because of the ace',
    steps: ['W SA | N S3 | E S5 | S S9 ?substitute-card=D4', 'N D3, E DQ, S D2', 'S is asked lead-demand: require-S forbid-S no-demand'],
    next: 'E leads', inForce: ['W SA major', 'E S5 major']
  },
  {
    ...FORBIDDEN_LEAD, id: 'V62.11', title: 'reported later from the record, the restriction still in force', play: 'SA S3 S5 S9', steps: ['W revoked 1 #lead-restriction-ignored ?substitute-card@W=CT'],
    trick: 'W CT', next: 'N plays', inForce: ['W leads forbid S', 'W SA major', 'E S5 major']
  },
  {
    ...FORBIDDEN_LEAD, id: '62B', title: 'the demand is not in the table any more: the suit that the report gives is led', given: [], play: 'SA S3 S5 S9', steps: ['W revoked 1 D in-time #lead-restriction-ignored ?substitute-card@W=D4'],
    trick: 'W D4', next: 'N plays', inForce: ['W SA major', 'E S5 major']
  },
  {
    ...FORBIDDEN_LEAD, id: '62B', title: 'of which there is one card', given: [], hands: { W: 'AK87.J864.4.T976' }, play: 'SA S3 S5 S9', steps: ['W revoked 1 D in-time #lead-restriction-ignored'],
    trick: 'W D4', next: 'N plays', inForce: ['W SA major', 'E S5 major']
  }
])

/** East’s revoke on the first trick is carried along when North revokes on the fourth. */
const OTHER_SIDE_LATER = {
  contract: '4S S', play: 'HQ HA D3 H3 S3 S5 SA S2 DA D5 D2 D8 H9 H2', hands: { N: 'K743.A85.Q72.J63', E: '95.KT74.J83.Q974', S: 'AQJ86.93.AK4.AT8', W: 'T2.QJ62.T965.K52' },
  given: [{ type: 'established-revoke', player: 'E', trick: 1, suit: 'H', law: '63A1' }]
} as const

playStories('Law 64B7: the other side revokes as well and corrects it', [
  {
    ...OTHER_SIDE_LATER, id: 'V64.50', title: 'by the words of 2007 it counts: the established one costs nothing', editions: ['2007'], steps: ['N S4 #revoke ?substitute-card@S=H8'],
    trick: 'S H9, W H2, N H8', next: 'E plays', inForce: [], reviews: ['NS 64C'], laws: ['62B2', '64B7'], says: 'words of this edition'
  },
  { ...OTHER_SIDE_LATER, id: 'V64.27', title: 'it does not count', editions: [...FIRST_CODES, '2017'], steps: ['N S4 #revoke ?substitute-card@S=H8'], next: 'E plays', inForce: ['E revoked 1'] },
  {
    id: 'V64.50', title: 'without a record', contract: '4S S', given: [{ type: 'established-revoke', player: 'E', trick: 1, suit: 'H' }], editions: ['2007'],
    steps: ['S revoked 4 H in-time #revoke'], next: 'W leads', inForce: [], reviews: ['NS 64C'], laws: ['62A', '64B7']
  }
])
