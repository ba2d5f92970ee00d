import type { Constraint } from '../../schemas/constraint.ts'
import { OLDER, lying, playStories } from '../support/playStory.ts'

/** A: 4♠ by South. */
const A = { contract: 'S: 1S P 4S P P P' } as const
/** B: 4♥ by West, North leads. */
const B = { contract: 'E: 1C P 1H P 2H P 4H P P P' } as const
/** C: 3NT by North, East leads; dummy is South. */
const C = { contract: 'N: 1NT P 3NT P P P' } as const
/** D: 4♥ by East, South leads. */
const D = { contract: 'W: P P 1H P 2H P 4H P P P' } as const

/** 4♠ by East, who plays from dummy before North's penalty card. */
const PLAYED = { id: '50E3', contract: '4S E', play: 'H5', hands: { W: 'Q94.982.K972.A83', N: '32.KJ7.QJT3.K942' }, given: [lying('N', 'HJ')] } as const

playStories('Law 50B: minor or major', [
  { ...C, id: 'V50.1', title: 'a nine dropped', play: 'D5', steps: ['W drops H9 #defender-exposed-card'], inForce: ['W H9 minor'], told: { older: ['EW: W H9'], 2017: [] } },
  { ...C, id: 'V50.2', title: 'a ten dropped', play: 'D5', steps: ['W drops HT #defender-exposed-card'], inForce: ['W HT major'], reviews: { 1987: ['NS 72B1'], 1997: ['NS 72B1'], 2007: ['NS 23', 'NS 50E3'], 2017: ['NS 72C', 'NS 50E4'] } },
  { ...B, id: 'V50.3', title: 'two dropped together', play: 'C4', steps: ['N drops D4 D6 #defender-exposed-card'], inForce: ['N D4 major', 'N D6 major'] },
  { ...B, id: 'V50.4', title: 'a second one later', play: 'S4', given: [lying('S', 'C5', 'minor')], steps: ['S drops D3 #defender-exposed-card'], inForce: ['S C5 major', 'S D3 major'] },
  { ...D, id: 'V50.5', title: 'a lead out of turn that is refused', steps: ['N C2 ?misinformed=no ?opening-lead@E=leave-penalty-card'], inForce: ['N C2 major', 'S leads none'], next: 'S leads' },
  { ...C, id: 'V50.27', title: 'one small card each: both stay minor, nobody is asked', play: 'H5 H2 H7 H9', hands: { W: 'QT5.K74.A9.86543' }, steps: ['W drops D9 #defender-exposed-card', 'E drops S4 #defender-exposed-card'], inForce: ['W D9 minor', 'E S4 minor'] },
  {
    ...C, id: 'V50.28', title: 'a minor card, then a lead out of turn that is refused: Law 51 at the partner’s lead', play: 'H5 H2 HK H3', given: [lying('E', 'D6', 'minor')],
    steps: ['E C2 ?misinformed=no ?accept-lead@N=reject ?lead-demand@N=no-demand'], inForce: ['E C2 major', 'E D6 major', 'W leads none'], next: 'W leads'
  },
  { id: 'V50.22', title: 'nothing is demanded: the suit of the penalty card may be led', contract: 'N: 1NT P 3NT P P P', given: [lying('E', 'SA')], hands: { W: 'KQJ5.A83.952.742' }, play: 'D4 D8 D9 DA H2 H6 H9 HA', steps: ['N is asked lead-demand: require-S forbid-S no-demand', 'N answers no-demand', 'W may SK SQ SJ S5 H8 H3 D5 D2 C7 C4 C2', 'W S5'], next: 'N plays', inForce: ['E SA major'] },
  { id: 'V50.26', contract: 'E: 1C P 1H P 2H P 4H P P P', editions: ['1987', '1997'], play: 'D5', steps: ['S drops SQ #defender-exposed-card'], inForce: ['S SQ major'], reviews: ['EW 72B1'] },
  { id: 'V50.25', contract: 'E: 1C P 1H P 2H P 4H P P P', play: 'C5 C2', given: [lying('S', 'CK')], steps: ['S CK'], trick: 'N C5, E C2, S CK', told: { older: [], 2017: ['NS: S CK'] } },
  { ...PLAYED, title: 'dummy’s card before it is put right: it stays played', steps: ['W H9 | N HJ | W misplaces H9 H8 #misplaced-card'], trick: 'S H5, W H8, N HJ', told: { older: [], 2017: ['NS: N HJ'] } },
  { ...PLAYED, title: 'a card named by a slip of the tongue', editions: ['2017'], steps: ['W H9 | N HJ | W changes H9 H8 #change-of-play ?unintended=yes'], trick: 'S H5, W H8, N HJ', told: ['NS: N HJ'] },
  { ...PLAYED, title: 'dummy’s revoke', steps: ['W D9 | N HJ #revoke ?substitute-card@E=H8'], trick: 'S H5, W H8, N HJ', told: { older: [], 2017: ['NS: N HJ'] } },
  { ...PLAYED, title: 'it is taken back itself: it lies there again, and his partner may know of it', play: 'C5 CA C2 C6', editions: ['2017'], steps: ['W H9 | N HJ | W changes H9 D9 #change-of-play ?unintended=yes ?withdraw-card-n@N=D3'], trick: 'W D9, N D3', inForce: ['N HJ major'], told: ['EW: N HJ'] },
  { id: 'V50.24', contract: 'N: 1NT P 3NT P P P', given: [lying('E', 'H2')], hands: { W: 'T84.K5.Q9532.742', E: 'J96.32.T874.KQ65' }, play: 'D4 DA D2 D6 H4', steps: ['W may HK H5', 'W HK, N H6', 'E may H2'], inForce: ['E H2 major'] },
  { id: 'V50.23', contract: 'N: 1NT P 3NT P P P', given: [lying('E', 'SA')], hands: { W: 'KQJ5.A83.952.742' }, play: 'D4 D8 D9 DA H2 H6 H9 HA', steps: ['N answers forbid-S', 'W may H8 H3 D5 D2 C7 C4 C2'], inForce: ['W leads forbid S'], back: ['E SA'], told: ['EW: E SA'] }
])

const MINOR = { hands: { E: 'K863.95.QJ72.J94' }, given: [lying('E', 'S6', 'minor')] }

playStories('Law 50C: a minor penalty card', [
  { ...MINOR, contract: '3NT S', id: 'V50.8a', title: 'its suit is led', play: 'S2 S4', steps: ['E may SK S6'], inForce: ['E S6 minor'] },
  { ...MINOR, contract: '3NT S', id: 'V50.8b', title: 'void in the suit led', hands: { E: 'K863.95..AQJ9742' }, play: 'D2 D4', steps: ['E may SK S6 H9 H5 CA CQ CJ C9 C7 C4 C2'], inForce: ['E S6 minor'] },
  { ...MINOR, ...C, id: 'V50.8c', title: 'its owner on lead', steps: ['E may SK S6 H9 H5 DQ DJ D7 D2 CJ C9 C4'], inForce: ['E S6 minor'] },
  { ...MINOR, contract: '3NT S', id: 'V50.8d', title: 'another suit led', play: 'H2 H4', steps: ['E may H9 H5'], inForce: ['E S6 minor'] },
  { given: [lying('E', 'S6', 'minor')], contract: '3NT S', hands: { W: 'QT5.K874.A93.865' }, id: 'V50.9', title: 'its owner’s partner on lead', steps: ['W may SQ ST S5 HK H8 H7 H4 DA D9 D3 C8 C6 C5', 'W C5'], inForce: ['E S6 minor'] },
  { ...C, hands: MINOR.hands, given: MINOR.given, id: 'V50.10', title: 'a second card: declarer names the one', steps: ['E drops C4 #defender-exposed-card', 'N is asked penalty-card-to-play: S6 C4', 'N answers C4', 'E may C4', 'E C4'], inForce: ['E S6 major'] },
  { contract: '3NT S', hands: MINOR.hands, given: MINOR.given, id: '50C', title: 'a lower spot card is not open', play: 'S2 S4', steps: ['E S6'], next: 'S plays' }
])

const MAJOR = { hands: { E: 'K74.8652.93.QT87' }, given: [lying('E', 'S7')] }

playStories('Law 50D1: a major penalty card, its owner to play', [
  { ...A, ...MAJOR, id: 'V50.11', title: 'its suit led', play: 'S2 S3', steps: ['E may S7', 'E S7'], told: { older: [], 2017: ['EW: E S7'] } },
  { ...A, ...MAJOR, id: 'V50.11', title: 'void', hands: { E: 'K74..98532.QT874' }, play: 'H2 H3', steps: ['E may S7'], inForce: ['E S7 major'] },
  { ...A, ...MAJOR, id: 'V50.11', title: 'another suit led', play: 'D2 D4', steps: ['E may D9 D3', 'E D3'], inForce: ['E S7 major'] },
  { ...A, ...MAJOR, id: 'V50.11', title: 'on lead', hands: { E: 'K74.A652.93.QT87' }, play: 'H3 H4 HA H7', steps: ['E may S7'], inForce: ['E S7 major'] },
  { ...B, id: 'V50.12', title: 'a trump: he must ruff', hands: { N: 'T94.J62..KQ97543' }, play: 'S4 SA S8 S2 D3 D5 D7', given: [lying('N', 'HJ')], steps: ['N may HJ', 'N HJ'], next: 'N leads' }
])

/** V50.13 and the following: North leads, South has the major penalty card ♦Q. */
const LEADS = { ...B, hands: { N: '97.J742.T83.K652', S: '64.653.AQ2.98743' }, given: [lying('S', 'DQ')] }

playStories('Law 50D2: the partner of a major penalty card to lead', [
  {
    ...LEADS, id: 'V50.13', title: 'required', steps: ['W is asked lead-demand: require-D forbid-D no-demand', 'W answers require-D', 'N may DT D8 D3', 'N D3, E D4', 'S may DA DQ D2'], next: 'S plays', told: ['NS: S DQ']
  },
  {
    ...LEADS, id: 'V50.14', title: 'forbidden, as long as he keeps the lead',
    steps: ['W answers forbid-D', 'N may S9 S7 HJ H7 H4 H2 CK C6 C5 C2', 'N CK, E CT, S C9, W CJ', 'N may S9 S7 HJ H7 H4 H2 C6 C5 C2', 'N S9, E SA, S S6, W S5'], next: 'E leads', told: ['NS: S DQ']
  },
  { ...LEADS, id: 'V50.15', title: 'the partner wins: it is over', hands: { ...LEADS.hands, S: '64.653.AQ2.Q9743' }, steps: ['W answers forbid-D', 'N C5, E C8, S CQ, W CJ', 'S may S6 S4 H6 H5 H3 DA DQ D2 C9 C7 C4 C3'], next: 'S leads' },
  {
    ...LEADS, id: 'V50.16', title: 'nothing demanded: asked again at his next lead', steps: ['W answers no-demand', 'N may S9 S7 HJ H7 H4 H2 DT D8 D3 CK C6 C5 C2', 'N CK, E CT, S C9, W CJ', 'W is asked lead-demand: require-D forbid-D no-demand'],
    inForce: ['S DQ major'], next: 'N leads'
  },
  { ...LEADS, id: 'V50.16', title: 'and it is played when its owner is void', hands: { N: LEADS.hands.N, S: '.A653.AQ2.Q98743' }, steps: ['W answers no-demand', 'N S9, E S2', 'S may DQ', 'S DQ'], next: 'W plays' },
  { ...LEADS, id: 'V50.17', title: 'required and void: any card, and the penalty card is picked up', hands: { N: '9742.J742..K8652' }, steps: ['W answers require-D', 'N may S9 S7 S4 S2 HJ H7 H4 H2 CK C8 C6 C5 C2', 'N C5'], told: ['NS: S DQ'] },
  {
    ...LEADS, id: 'V50.19', title: 'led before declarer has spoken: a penalty card itself; diamonds required', hands: { N: LEADS.hands.N },
    steps: ['N CK #lead-before-choice ?lead-demand@W=require-D', 'N may DT D8 D3', 'N D8'], inForce: ['N CK major'], next: 'E plays'
  },
  { ...LEADS, id: 'V50.19', title: 'diamonds forbidden: that very card', hands: { N: LEADS.hands.N }, steps: ['N CK #lead-before-choice ?lead-demand@W=forbid-D', 'N may CK'], inForce: ['N CK major', 'N leads forbid D'] },
  { ...LEADS, id: 'V50.19', title: 'no demand', hands: { N: LEADS.hands.N }, steps: ['N D8 #lead-before-choice ?lead-demand@W=no-demand', 'N may D8', 'N D8, E D4, S DQ'], next: 'W plays' },
  { ...LEADS, id: 'V50.19', title: 'declarer’s side has played on: nothing is asked', steps: ['N CK | E CT #lead-before-choice'], inForce: ['S DQ major'], trick: 'N CK, E CT', next: 'S plays' },
  {
    ...LEADS, id: 'V50.19', title: 'his partner has played to it: a penalty card as well, and declarer chooses in both suits', hands: { N: LEADS.hands.N },
    steps: ['N CK | S C4 #lead-before-choice #premature-play ?lead-demand@W=require-D', 'N may DT D8 D3'], inForce: ['N CK major', 'S C4 major', 'N leads require D'], next: 'N leads'
  },
  {
    ...LEADS, id: '60A3', title: 'declarer has played on, but clubs had been forbidden: that is corrected', given: [...LEADS.given, { type: 'lead-restriction', leader: 'N', demand: 'forbid', suits: ['C'], lasts: 'while-on-lead' }],
    hands: { N: LEADS.hands.N }, steps: ['N CK | E CT #lead-before-choice #lead-restriction-ignored ?substitute-card@N=D3'], inForce: ['N CK major', 'S DQ major', 'N leads forbid C'], trick: 'N D3', next: 'E plays', back: ['E CT'], laws: ['60A1', '60A3']
  },
  {
    contract: '3NT S', id: 'V50.20', title: 'both defenders have one: the restriction comes first', hands: { W: 'J8.9643.KT75.862' }, given: [lying('W', 'SJ'), lying('E', 'S7')],
    steps: ['S answers forbid-S', 'W may H9 H6 H4 H3 DK DT D7 D5 C8 C6 C2'], inForce: ['W SJ major', 'W leads forbid S']
  },
  { contract: '3NT S', id: 'V50.20', title: 'required', hands: { W: 'J8.9643.KT75.862' }, given: [lying('W', 'SJ'), lying('E', 'S7')], steps: ['S answers require-S', 'W may SJ'], inForce: ['W SJ major', 'W leads require S'] },
  { contract: '3NT S', id: 'V50.20', title: 'neither', hands: { W: 'J8.9643.KT75.862' }, given: [lying('W', 'SJ'), lying('E', 'S7')], steps: ['S answers no-demand', 'W may SJ', 'W SJ, N S2, E S7'], told: { older: [], 2017: ['EW: W SJ', 'EW: E S7'] } },
  {
    ...D, id: 'V50.21', title: 'a restriction from the auction forbids his own penalty card', hands: { S: '954.A92.T5.QJ873' },
    given: [lying('S', 'HA'), { type: 'lead-restriction', leader: 'S', demand: 'forbid', suits: ['H'], lasts: 'while-on-lead', law: '26' }],
    steps: ['S may S9 S5 S4 DT D5 CQ CJ C8 C7 C3'], inForce: ['S HA major', 'S leads forbid H']
  },
  {
    ...D, id: 'V50.29', title: 'an opening lead before declarer has chosen', hands: { S: '954.Q92.J4.KT853' }, given: [lying('N', 'DK')],
    steps: ['S C5 #lead-before-choice ?lead-demand@E=require-D', 'S may DJ D4'], inForce: ['S C5 major', 'S leads require D']
  },
  {
    ...D, id: 'V41.7', title: 'the same face down: back unseen, no penalty card', hands: { S: '954.Q92.J4.KT853' }, given: [lying('N', 'DK')],
    steps: ['S C5 down #lead-before-choice ?lead-demand@E=forbid-D', 'S may S9 S5 S4 HQ H9 H2 CK CT C8 C5 C3'], inForce: ['S leads forbid D'], back: ['S C5', 'N DK']
  },
  {
    ...LEADS, id: 'V50.30', title: 'a lead against the requirement: a revoke, not a case of Law 52', steps: ['W answers require-D', 'N CK #lead-restriction-ignored ?substitute-card=D8'],
    inForce: ['N CK major'], trick: 'N D8', next: 'E plays'
  },
  { ...A, id: 'V50.31', title: 'the hand is not known: could he follow?', given: [lying('E', 'S7')], play: 'C2 C3', steps: ['E H4 ?able-to-comply@director=no ?accept-card@S=accept'], inForce: ['E S7 major'], trick: 'W C2, N C3, E H4' },
  { ...B, id: 'V50.32', title: 'the leader’s minor penalty card in the required suit', hands: { N: '97.J742.983.K652' }, given: [lying('S', 'DQ'), lying('N', 'D8', 'minor')], steps: ['W answers require-D', 'N may D8'], inForce: ['N D8 minor', 'N leads require D'] },
  { ...B, id: 'V50.32', title: 'an honour of the suit is open to him', hands: { N: '97.J742.T83.K652' }, given: [lying('S', 'DQ'), lying('N', 'D8', 'minor')], steps: ['W answers no-demand', 'N may S9 S7 HJ H7 H4 H2 DT D8 CK C6 C5 C2'], inForce: ['N D8 minor', 'S DQ major', 'N leads none'] },
  {
    contract: '1NT S', id: 'V50.33', title: 'left as a penalty card: due when its owner is void', hands: { E: 'KQ94.Q72.J98643.' }, steps: ['E HQ ?misinformed=no ?opening-lead@S=leave-penalty-card', 'W C7, N C3', 'E may HQ'],
    inForce: ['E HQ major'], next: 'E plays'
  },
  { contract: '1NT S', id: 'V50.34', title: 'the answer is remembered for this lead', hands: { W: 'T82.K953.AQ5.K76' }, steps: ['E HQ ?misinformed=no ?opening-lead@S=leave-penalty-card', 'W may ST S8 S2 HK H9 H5 H3 DA DQ D5 CK C7 C6'], inForce: ['E HQ major', 'W leads none'] },
  { contract: '1NT S', id: 'V50.34', title: 'exposed in the auction instead: declarer must be asked', given: [lying('E', 'HQ')], steps: ['S is asked lead-demand: require-H forbid-H no-demand'], inForce: ['E HQ major'] }
])

/** A right from a withdrawn call, against the leader. */
const right = (suits: 'any' | readonly ('S' | 'H' | 'D' | 'C')[], demands: readonly ('require' | 'forbid')[]): Constraint =>
  ({ type: 'lead-options', leader: 'W', offender: 'E', basis: 'withdrawn-call', suits, demands: [...demands], lasts: 'while-on-lead', law: '26' })

playStories('Rights from the auction at the lead', [
  {
    contract: '1NT S', id: '26', title: 'the leader leads before declarer was asked: he is asked now, and the card may stand', given: [right(['H'], ['require', 'forbid'])], hands: { W: 'T82.K953.AQ5.K76' },
    steps: ['W H5 ?lead-demand@S=require-H'], trick: 'W H5', next: 'N plays'
  },
  {
    contract: '1NT S', id: '26', title: 'or break the demand', given: [right(['H'], ['require', 'forbid'])], hands: { W: 'T82.K3.AQ52.K976' },
    steps: ['W D5 ?lead-demand@S=require-H ?substitute-card=H3'], inForce: ['W D5 major'], trick: 'W H3'
  },
  { contract: '1NT S', id: '26', title: 'declarer has played on: the right is gone', given: [right('any', ['forbid'])], steps: ['W D5 | N D2'], trick: 'W D5, N D2', next: 'E plays' },
  {
    contract: '1NT S', id: '60A3', title: 'so is the choice because of a penalty card that was open as well', given: [right('any', ['forbid']), lying('E', 'DK')],
    steps: ['W C5 | N C2 #lead-before-choice'], trick: 'W C5, N C2', next: 'E plays', inForce: ['E DK major'], laws: ['60A1', '60A3'], says: 'played'
  },
  { contract: '1NT S', id: '26', title: 'asked before the penalty card, and both bind', editions: ['2017'], given: [right('any', ['forbid']), lying('E', 'DK')], steps: ['S is asked lead-demand: forbid-S forbid-H forbid-D forbid-C no-demand'], inForce: ['E DK major', 'lead-options'] },
  { contract: '1NT S', id: '26', title: 'the penalty card gives no right to the contrary', editions: ['2017'], given: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['D'], lasts: 'while-on-lead', law: '26B' }, lying('E', 'DK')], steps: ['S is asked lead-demand: forbid-D no-demand', 'S answers no-demand'], inForce: ['E DK major', 'W leads forbid D', 'W leads none'] },
  {
    contract: '1NT S', id: 'L2a', title: 'two suits required for one lead: the first of them', editions: OLDER, hands: { W: 'T82.K953.AQ5.K76' },
    given: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead', law: '26' }, lying('E', 'DK')],
    steps: ['S answers require-D', 'W may HK H9 H5 H3'], inForce: ['W leads require H', 'W leads require D'], back: ['E DK'], says: 'cannot lead both suits'
  },
  {
    contract: '1NT S', id: 'L2a', title: 'the penalty card’s first', editions: OLDER, given: [right(['H'], ['require', 'forbid'])], hands: { W: 'T82.K953.AQ5.K76' },
    steps: ['E D9 ?misinformed=no ?opening-lead@S=require-D', 'S answers require-H', 'W may DA DQ D5'], inForce: ['W leads require D', 'W leads require H'], says: 'cannot lead both suits'
  },
  {
    contract: '1NT S', id: '54D', title: 'nothing demanded after a refused lead, and nothing under Law 26: both answers are remembered', given: [right('any', ['forbid'])], hands: { W: 'T82.K953.AQ5.K76' },
    steps: ['E HQ ?misinformed=no ?opening-lead@S=leave-penalty-card', 'S is asked lead-demand: forbid-S forbid-H forbid-D forbid-C no-demand', 'S answers no-demand', 'W may ST S8 S2 HK H9 H5 H3 DA DQ D5 CK C7 C6', 'W S2'],
    trick: 'W S2', next: 'N plays', inForce: ['E HQ major']
  },
  {
    contract: '1NT S', id: '54D', title: 'the suit has been required: Law 26 gives no right to the contrary', given: [right('any', ['forbid'])],
    steps: ['E HQ ?misinformed=no ?opening-lead@S=require-H', 'S is asked lead-demand: forbid-S forbid-D forbid-C no-demand', 'S answers forbid-S'],
    next: 'W leads', inForce: ['W leads require H', 'W leads forbid S']
  },
  {
    contract: '1NT S', id: '54D', title: 'forbidden: the right to require it is gone', editions: OLDER, given: [right(['H'], ['require', 'forbid'])],
    steps: ['E HQ ?misinformed=no ?opening-lead@S=forbid-H', 'S is asked lead-demand: forbid-H no-demand', 'S answers no-demand'],
    next: 'W leads', inForce: ['W leads forbid H', 'W leads none']
  }
])

playStories('Penalty cards: what they tell', [
  { ...A, id: '50E', title: 'while it lies there, and once it is picked up', editions: OLDER, given: [lying('E', 'HK')], steps: ['S answers require-H'], inForce: ['W leads require H'], told: ['EW: E HK'] }
])

playStories('Law 50E: a card that becomes a penalty card again', [
  {
    contract: 'S: 1S P 4S P P P', id: '50E1', title: 'picked up after an opening lead out of turn, and dropped later', play: 'DJ D6 D3 D4',
    given: [{ type: 'unauthorised-information', side: 'EW', source: { by: 'E', card: 'HQ' }, law: '50E2' }],
    steps: ['E drops HQ #defender-exposed-card'], inForce: ['E HQ major'], told: { older: ['EW: E HQ'], 2017: [] }, laws: ['49']
  },
  {
    contract: 'S: 1S P 4S P P P', id: '50E2', title: 'picked up again: unauthorised again', editions: ['2017'],
    steps: ['E HQ #opening-lead-out-of-turn ?misinformed=no ?opening-lead@S=forbid-H', 'W DJ, N D6, E D3, S D4', 'E drops HQ #defender-exposed-card', 'W C2 #lead-before-choice ?lead-demand@S=require-H'], inForce: ['W C2 major', 'W leads require H'], told: ['EW: E HQ']
  }
])

playStories('Law 50B: several penalty cards of one defender', [
  { contract: '4S S', id: '50B', title: 'both said to be minor: they are major', play: 'H4', given: [lying('E', 'D6', 'minor'), lying('E', 'C5', 'minor')], steps: ['N H2'], inForce: ['E D6 major', 'E C5 major'] },
  { contract: '4S S', id: '50B', title: 'one each: they stay minor', play: 'H4', given: [lying('E', 'D6', 'minor'), lying('W', 'C5', 'minor')], steps: ['N H2'], inForce: ['E D6 minor', 'W C5 minor'] }
])
