import type { Constraint } from '../../schemas/constraint.ts'
import { lying, playStories } from '../support/playStory.ts'

/** 3NT by South, who has won the first trick in his hand. */
const SOUTH_LEADS = { contract: '3NT S', play: 'H4 H2 HT HA' } as const
const lost: Constraint = { type: 'lost-rights', player: 'N' }

playStories('Laws 42 and 43: what dummy may do, and what it costs', [
  { ...SOUTH_LEADS, id: 'V42.1', title: 'a warning in time is allowed', steps: ['N did warned-declarer'], next: 'S leads', laws: ['42B2'] },
  { ...SOUTH_LEADS, id: '43A2', title: 'looking at a hand costs the qualified rights', steps: ['N did looked-at-hand #act-by-dummy'], inForce: ['lost-rights'], laws: ['43A2(c)'] },
  { ...SOUTH_LEADS, id: '43A2', title: 'so does an exchange of hands', steps: ['N did exchanged-hands #act-by-dummy'], inForce: ['lost-rights'], laws: ['43A2(a)'] },
  { ...SOUTH_LEADS, id: '43A1', title: 'a word about the play does not', steps: ['N did took-part #act-by-dummy'], reviews: ['EW 43A1(c)'] },
  { ...SOUTH_LEADS, id: '43A1', title: 'nor does calling the director', steps: ['N did called-director #act-by-dummy'], reviews: [], laws: ['43A1(a)'] },
  { ...SOUTH_LEADS, id: 'V43.6', title: 'a defender shows dummy his hand', steps: ['N did was-shown-hand #act-by-dummy'], inForce: { older: [], 2017: ['lost-rights'] } },
  { ...SOUTH_LEADS, id: 'V43.1', title: 'a warning without rights: the defenders choose the hand', given: [lost], steps: ['N did warned-declarer #act-by-dummy ?hand-to-lead-from=dummys-hand', 'N C4'], inForce: ['lost-rights'], next: 'E plays', trick: 'N C4' },
  { ...SOUTH_LEADS, id: 'V43.1', title: 'from the other hand it is a lead from the wrong one', given: [lost], steps: ['N did warned-declarer ?hand-to-lead-from=dummys-hand', 'S C4 #lead-from-wrong-hand ?misinformed=no ?accept-lead=reject'], inForce: ['lost-rights', 'S leads from N'], next: 'N leads' },
  { ...SOUTH_LEADS, id: 'V43.1', title: 'no choice made', given: [lost], steps: ['N did warned-declarer ?hand-to-lead-from=no-demand'], inForce: ['lost-rights'], next: 'S leads' },
  { ...SOUTH_LEADS, id: 'V43.1', title: 'the defenders differ: the director decides', given: [lost], steps: ['N did warned-declarer ?hand-to-lead-from=defenders-differ ?hand-to-lead-from-2@director=declarers-hand'], inForce: ['lost-rights', 'S leads from S'], next: 'S leads' },
  { ...SOUTH_LEADS, id: '43B3', title: 'first to draw attention without rights: no rectification now', given: [lost], steps: ['N did drew-attention #act-by-dummy'], inForce: ['lost-rights'], reviews: ['NS 43B3'] },
  { ...SOUTH_LEADS, id: '43B3', title: 'a defender’s lead out of turn stands', given: [lost], steps: ['W D3 | N did drew-attention #lead-out-of-turn #act-by-dummy ?misinformed=no'], inForce: ['lost-rights'], trick: 'W D3', next: 'N plays', reviews: ['NS 43B3'], laws: ['43B3'] },
  { ...SOUTH_LEADS, id: '43B3', title: 'unless he was misinformed about his turn', editions: ['2017', '2007'], given: [lost], steps: ['W D3 | N did drew-attention ?misinformed=yes'], inForce: ['lost-rights'], next: 'S leads', back: ['W D3'] },
  { id: 'V43.4', title: 'so does his revoke', contract: '3NT S', play: 'D2 D4', hands: { E: 'K74.8652.93.QT87' }, given: [lost], steps: ['E H8 | N did drew-attention #revoke #act-by-dummy'], inForce: ['lost-rights'], trick: 'W D2, N D4, E H8', reviews: ['NS 43B3'] },
  { contract: '3NT S', id: '43B3', title: 'and a lead before declarer had chosen', given: [lost, lying('E', 'DK')], steps: ['W C5 | N did drew-attention #lead-before-choice #act-by-dummy'], inForce: ['lost-rights', 'E DK major'], trick: 'W C5', reviews: ['NS 43B3'] },
  { ...SOUTH_LEADS, id: '43B3', title: 'an exposed card goes back', given: [lost], steps: ['W drops HK | N did drew-attention #defender-exposed-card #act-by-dummy'], inForce: ['lost-rights'], back: ['W HK'], told: ['EW: W HK'], reviews: ['NS 43B3'] },
  { ...SOUTH_LEADS, id: '43B3', title: 'declarer’s own lead from the wrong hand is no defender’s irregularity', given: [lost], steps: ['N C2 | N did drew-attention #lead-from-wrong-hand #act-by-dummy ?misinformed=no ?accept-lead=accept'], inForce: ['lost-rights'], trick: 'N C2', reviews: [], laws: ['43A1(b)'] },
  { contract: '3NT S', play: 'H4 H2 H6', id: '43B3', title: 'nor is dummy’s revoke', hands: { N: '8652.KJ2.Q72.J65' }, given: [lost], steps: ['S HA', 'S DA, W D3', 'N CJ | N did drew-attention #revoke #act-by-dummy ?substitute-card=D2'], inForce: ['lost-rights'], trick: 'S DA, W D3, N D2', back: ['N CJ'], reviews: [] },
  { contract: '3NT S', id: '43B3', title: 'both defenders have led: the second card goes back', given: [lost], steps: ['W H2 + E DJ | N did drew-attention #simultaneous-plays #act-by-dummy'], inForce: ['lost-rights'], trick: 'W H2', next: 'N plays', back: ['E DJ'], told: ['EW: E DJ'], reviews: ['NS 43B3'], laws: ['58A', '43B3'] },
  { contract: '3NT S', play: 'H4 HA H6 H2', id: '43B3', title: 'a defender has played at the moment of dummy’s card: his card stays', given: [lost], steps: ['N SA + W S7 | N did drew-attention #simultaneous-plays #act-by-dummy'], inForce: ['lost-rights'], trick: 'N SA, W S7', next: 'E plays', reviews: ['NS 43B3'] },
  { contract: '3NT S', id: '43B3', title: 'of two cards by one defender the other goes back', given: [lost], steps: ['W H4 + W HK | N did drew-attention #simultaneous-plays #act-by-dummy ?card-to-play@W=H4'], inForce: ['lost-rights'], trick: 'W H4', next: 'N plays', back: ['W HK'], told: ['EW: W HK'], reviews: ['NS 43B3'] },
  {
    id: 'V43.3', title: 'first to ask about a revoke without rights: corrected, and it costs tricks', contract: '4H S', play: 'D3 D2 DJ H4', hands: { S: 'AKQ.KQ743.A5.AJ4' }, given: [lost],
    steps: ['S revoked 1 D in-time says-N ?substitute-card@S=DA'], inForce: ['lost-rights', 'S revoked 1'], next: 'S leads'
  },
  { id: 'V42.2', title: 'said once the card lies there: the lead may still be accepted or refused', contract: '4S E', play: 'H4 HA H6 H2', steps: ['E D9 | W did drew-attention #lead-from-wrong-hand #act-by-dummy ?misinformed=no ?accept-lead@either-defender=reject'], back: ['E D9'], inForce: ['E leads from W'], next: 'W leads' },
  { id: 'V42.4', title: 'dummy could follow: his card is corrected', contract: '4S S', play: 'H5', hands: { N: 'T962.4.KQ52.A653' }, steps: ['N S2 #revoke'], trick: 'W H5, N H4', next: 'E plays', back: ['N S2'] },
  { id: 'V43.2', title: 'he has only a club that does not win: a trick by 64A2', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AKQ2.KQ753.A52.7' }, given: [lost], steps: ['S revoked 1 C in-time says-N #revoke'], inForce: ['lost-rights', 'S revoked 1'], next: 'E leads' },
  { id: 'V43.2', title: 'nobody told who asked first: the director is asked', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AKQ2.KQ753.A52.7' }, given: [lost], steps: ['S revoked 1 C in-time #revoke ?dummy-asked-first@director=yes'], inForce: ['lost-rights', 'S revoked 1'], next: 'E leads' },
  { id: '43B2', title: 'it was not dummy: an ordinary correction', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AKQ2.KQ753.A52.7' }, given: [lost], steps: ['S revoked 1 C in-time #revoke ?dummy-asked-first=no'], inForce: ['lost-rights'], next: 'E leads', back: ['S H5'] },
  { id: '43B3', title: 'a defender’s revoke, and dummy was the first: no rectification now', contract: '3NT S', play: 'D2 D4 H8', hands: { E: 'K74.8652.93.QT87' }, given: [lost], steps: ['E revoked 1 D in-time #revoke ?dummy-asked-first=yes'], inForce: ['lost-rights'], trick: 'W D2, N D4, E H8', reviews: ['NS 43B3'] },
  { id: 'V43.2', title: 'told as dummy’s remark it is the same', contract: '4H S', play: 'C4 C2 CK', hands: { S: 'AKQ2.KQ753.A52.7' }, given: [lost], steps: ['S H5 | N did drew-attention #revoke #act-by-dummy'], inForce: ['lost-rights', 'S revoked 1'], next: 'E leads', reviews: ['EW 64C'], laws: ['43B2(b)'] },
  {
    id: '43B2', title: 'declarer had changed his card before: an ordinary correction', contract: '4H S', play: 'C4 C2 CK', hands: { S: 'AKQ2.KQ753.A52.7' }, given: [lost],
    steps: ['S H5 | S changes H5 C7 | N did drew-attention #revoke #change-of-play #act-by-dummy ?mistaken-explanation=no'], inForce: ['lost-rights'], next: 'E leads', back: ['S H5'], reviews: []
  },
  { id: '43B3', title: 'nor does an established one cost tricks', contract: '4S W', play: 'H2 HK C9 HQ SQ ST', hands: { S: 'T9.AT3.9653.KQ97' }, given: [{ type: 'lost-rights', player: 'E' }], steps: ['S revoked 1 says-E #revoke'], inForce: ['lost-rights'], reviews: ['EW 43B3'], laws: ['43B3'] },
  { id: '43B3', title: 'established by what is told with it', contract: '4S W', play: 'H2 HK', hands: { S: 'T9.AT3.9653.KQ97' }, given: [{ type: 'lost-rights', player: 'E' }], steps: ['S C9 | W HQ | E SQ | S ST | S revoked 1 #revoke ?dummy-asked-first@director=yes'], inForce: ['lost-rights'], trick: 'E SQ, S ST', reviews: ['EW 43B3'] },
  { id: '43B3', title: 'another player had pointed it out: it costs tricks', contract: '4S W', play: 'H2 HK C9 HQ SQ ST', hands: { S: 'T9.AT3.9653.KQ97' }, given: [{ type: 'lost-rights', player: 'E' }], steps: ['S revoked 1 says-W #revoke'], inForce: ['lost-rights', 'S revoked 1'], reviews: ['EW 64C'] },
  { id: '43B3', title: 'a card put in the place of another goes back', contract: '2S W', play: 'C4', given: [{ type: 'lost-rights', player: 'E' }], steps: ['N changes C4 C9 | E did drew-attention #change-of-play #act-by-dummy ?mistaken-explanation=no'], inForce: ['lost-rights'], trick: 'N C4', back: ['N C9'], told: ['NS: N C9'], reviews: ['EW 43B3'] },
  { ...SOUTH_LEADS, id: '42B3', title: 'after the play dummy may point out what was wrong', steps: ['S claims ?claim-response=agreed', 'N did drew-attention'], laws: ['42B3'] },
  { ...SOUTH_LEADS, id: '42B3', title: 'and call the director', steps: ['S claims ?claim-response=agreed', 'N did called-director'], laws: ['42B3'] },
  { id: 'V43.5', title: 'rights not lost: an ordinary correction', contract: '4H S', play: 'C4 C2 CK H5', hands: { S: 'AKQ2.KQ753.A52.7' }, steps: ['N did took-part #act-by-dummy', 'S revoked 1 C in-time says-N #revoke'], next: 'E leads', back: ['S H5'] }
])
