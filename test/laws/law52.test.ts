import type { Constraint } from '../../schemas/constraint.ts'
import { lying, playStories } from '../support/playStory.ts'

/** 4♠ by South; East has the penalty card ♠7, a spade is led from dummy. */
const SPADE_LED = { contract: '4S S', play: 'H3 HA H6 H2 S2', hands: { E: 'K74.865.93.QT875' }, given: [lying('E', 'S7')] } as const
/** East wins or loses a trick with the last card to it, the penalty card being due. */
const LAST_CARD = { contract: '4S S', play: 'CJ C3 C2 CA ST S6 S2', given: [lying('E', 'S7')], next: 'E plays', laws: ['52B2'] } as const
const named: Constraint = { type: 'must-play', player: 'E', card: 'S4', law: '51A' }

playStories('Law 52: the penalty card was not played', [
  { ...SPADE_LED, id: 'V52.1', title: 'declarer has played on: he must accept', steps: ['E SK | S S5 #penalty-card-not-played'], inForce: ['E S7 major'], trick: 'N S2, E SK, S S5', laws: ['52B1(b)', '52B1(c)'] },
  { ...SPADE_LED, id: 'V52.1', title: 'accepted by word', steps: ['E SK #penalty-card-not-played ?accept-card@S=accept'], inForce: ['E S7 major'], trick: 'N S2, E SK', laws: ['52B1(a)'] },
  { ...SPADE_LED, id: 'V52.2', title: 'refused: the penalty card is played, the other one becomes one', steps: ['E SK #penalty-card-not-played ?accept-card@S=reject', 'E may S7', 'E S7'], inForce: ['E SK major'], trick: 'N S2, E S7', next: 'S plays' },
  { ...SPADE_LED, id: 'V52.2', title: 'due from the next trick on', steps: ['E SK ?accept-card=reject', 'E S7, S SA, W S8', 'S S5, W S9, N S3', 'E may SK'], inForce: ['E SK major'] },
  {
    contract: '4H E', id: 'V52.4', title: 'another lead', play: 'DA D3 D5 D2', given: [lying('S', 'C3')], steps: ['S H2 #penalty-card-not-played ?accept-card@E=reject', 'S C3'], inForce: ['S H2 major'], trick: 'S C3'
  },
  { contract: '4H E', id: 'V52.4', title: 'a card from dummy has been called: it stands', play: 'DA D3 D5 D2', given: [lying('S', 'C3')], steps: ['S H2 | W H5 #penalty-card-not-played'], inForce: ['S C3 major'], trick: 'S H2, W H5' },
  { contract: '3NT S', id: 'V52.5', title: 'a minor card: accepted, it stays minor', play: 'S2 S4', hands: { E: 'K863.95.QJ72.J94' }, given: [lying('E', 'S6', 'minor')], steps: ['E S8 #penalty-card-not-played ?accept-card=accept'], inForce: ['E S6 minor'] },
  { contract: '3NT S', id: 'V52.5', title: 'refused: it is played, the other one is major', play: 'S2 S4', hands: { E: 'K863.95.QJ72.J94' }, given: [lying('E', 'S6', 'minor')], steps: ['E S8 #penalty-card-not-played ?accept-card=reject', 'E may S6', 'E S6'], inForce: ['E S8 major'] },
  { contract: '4S S', id: 'V52.6', title: 'not following suit is a revoke first', play: 'S2 S3', hands: { E: 'K74.862.93.QT875' }, given: [lying('E', 'S7')], steps: ['E D9 #revoke'], inForce: ['E D9 major'], trick: 'W S2, N S3, E S7' },
  { contract: '4S S', id: 'V52.7', title: 'another penalty card than the one that declarer named', play: 'S2 S3', given: [lying('E', 'S9'), lying('E', 'S4'), named], steps: ['E S9 #penalty-card-not-played ?accept-card@S=reject', 'E S4'], inForce: ['E S9 major'], trick: 'W S2, N S3, E S4' },
  { contract: '3NT N', id: 'V52.8', title: 'a lower spot card led', hands: { E: 'K863.95.QJ72.J94' }, given: [lying('E', 'S6', 'minor')], steps: ['E S3 #penalty-card-not-played ?accept-card@N=reject', 'E may S6'], inForce: ['E S6 major', 'E S3 major', 'E must play S6'], next: 'E leads', says: 'and no honour of the suit' },
  { contract: '3NT N', id: 'V52.8', title: 'an honour or another suit is legal', hands: { E: 'K863.95.QJ72.J94' }, given: [lying('E', 'S6', 'minor')], steps: ['E C4'], inForce: ['E S6 minor'], trick: 'E C4' },
  { contract: '4S S', id: 'V52.9', title: 'void, he discards another card', play: 'H2 H3', hands: { E: 'K74..98532.QT874' }, given: [lying('E', 'S7')], steps: ['E D9 #penalty-card-not-played ?accept-card=reject', 'E S7'], inForce: ['E D9 major'], trick: 'W H2, N H3, E S7' },
  {
    contract: '4S S', id: 'V52.10', title: 'the partner plays too soon as well: declarer keeps his choice', play: 'S3 SA S6 S2 H2', hands: { E: 'K764..98532.QT87' }, given: [lying('E', 'S7')],
    steps: ['E D9 | W H4 #penalty-card-not-played #premature-play ?accept-card@S=reject'], next: 'E plays', inForce: ['E S7 major', 'E D9 major', 'E must play S7', 'W must play H4']
  },
  {
    contract: '4S S', id: 'V52.10', title: 'accepted: the partner’s card is due at his turn', play: 'S3 SA S6 S2 H2', hands: { E: 'K764..98532.QT87' }, given: [lying('E', 'S7')],
    steps: ['E D9 | W H4 #penalty-card-not-played #premature-play ?accept-card@S=accept'], trick: 'N H2, E D9', next: 'S plays', inForce: ['E S7 major', 'W must play H4'], laws: { older: ['52B1(a)', '45C1'], 2017: ['52B1(a)', '57D'] }
  },
  {
    contract: '4S S', id: 'V52.10', title: 'declarer plays on after both: the card that lay there is played in its turn', play: 'S3 SA S6 S2 H2', hands: { E: 'K764..98532.QT87' }, given: [lying('E', 'S7')],
    steps: ['E D9 | W H4 | S H7 #penalty-card-not-played #premature-play'], trick: '', next: 'S leads', inForce: ['E S7 major'], laws: ['52B1(b)']
  },
  {
    contract: '3NT S', id: 'V52.8', title: 'accepted by a card from the wrong one of declarer’s hands: it stays', play: 'D2 D3 DA D4', given: [lying('E', 'H3')],
    steps: ['E S5 | N SQ #penalty-card-not-played #play-out-of-turn'], trick: 'E S5, N SQ', next: 'S plays', inForce: ['E H3 major'], laws: { older: ['52B1(b)', '47F'], 2007: ['52B1(b)', '57C2'], 2017: ['52B1(b)', '57C3'] }
  },
  {
    contract: '3NT S', id: 'V52.8', title: 'and it refuses suit: corrected', play: 'D2 D3 DA D4', hands: { N: 'Q82.KJ4.K53.QJ76' }, given: [lying('E', 'H3')],
    steps: ['E S5 | N C6 #penalty-card-not-played #play-out-of-turn #revoke ?substitute-card@S=S2'], trick: 'E S5, N S2', next: 'S plays', inForce: ['E H3 major'], back: ['N C6']
  },
  {
    contract: '3NT S', id: '49', title: 'the partner has played to a lead that is refused: no trick is left for his card', play: 'D2 D3 DA D4', given: [lying('E', 'H3')],
    steps: ['E S5 | W SA #penalty-card-not-played #premature-play ?accept-card@S=reject'], trick: '', next: 'E leads', inForce: ['E H3 major', 'E S5 major', 'W SA major', 'E must play H3'], laws: ['52B2', '49']
  },
  { ...LAST_CARD, id: '52B2', title: 'he has led on: that lead goes back with the card', steps: ['E SK | E DA #penalty-card-not-played ?accept-card@S=reject', 'E may S7', 'E S7'], hands: { E: 'K87.65.A93.QT872' }, inForce: ['E SK major', 'E DA major'], trick: '', next: 'S leads', laws: [] },
  { ...LAST_CARD, id: '52B2', title: 'he has led on, and his partner has played to it', steps: ['E SK | E DA | W D2 #penalty-card-not-played ?accept-card@S=reject'], inForce: ['E S7 major', 'E SK major', 'E DA major', 'W D2 major', 'E must play S7'], laws: ['52B2', '49'] },
  { ...LAST_CARD, id: '52B2', title: 'another wrong card in its place: declarer is not asked again', steps: ['E SK | E S8 #penalty-card-not-played ?accept-card@S=reject'], inForce: ['E S7 major', 'E SK major', 'E S8 major', 'E must play S7'] },
  { ...LAST_CARD, id: '52B2', title: 'at last the card that was due: it is played', steps: ['E SK | E S8 | E S7 #penalty-card-not-played ?accept-card@S=reject'], inForce: ['E SK major', 'E S8 major'], next: 'S leads' },
  { ...LAST_CARD, id: '52B2', title: 'his partner leads too soon: he has played to this trick, and nothing is asked', steps: ['E SK | W D2 #penalty-card-not-played ?accept-card@S=reject'], inForce: ['E S7 major', 'E SK major', 'W D2 major', 'E must play S7'], laws: ['52B2', '49'] },
  {
    ...LAST_CARD, id: '52B2', title: 'his partner has won the trick and leads on', play: 'CJ C3 C2 CA H2 HT H4', steps: ['E D9 | W C6 #penalty-card-not-played ?able-to-comply=no ?accept-card@S=reject'],
    inForce: ['E S7 major', 'E D9 major', 'W C6 major', 'E must play S7'], laws: ['52B2', '49']
  },
  {
    ...LAST_CARD, id: '50D2', title: 'accepted: his partner’s lead comes before declarer’s choice', play: 'CJ C3 C2 CA H2 HT H4', steps: ['E D9 | W C6 #penalty-card-not-played #lead-before-choice ?able-to-comply=no ?accept-card@S=accept ?lead-demand@S=no-demand'],
    inForce: ['E S7 major', 'W C6 major', 'W leads none'], next: 'W leads', laws: ['52B1(a)', '49']
  },
  {
    ...SPADE_LED, id: '52B2', title: 'a further card in the midst of the trick', steps: ['E SK | E D9 | W S8 #penalty-card-not-played #premature-play ?accept-card@S=reject'],
    inForce: ['E S7 major', 'E SK major', 'E D9 major', 'E must play S7', 'W must play S8'], next: 'E plays', laws: ['52B2']
  },
  { contract: '4S S', id: '51', title: 'several were due: declarer names one of them', play: 'S2 S3', given: [lying('E', 'S9'), lying('E', 'S4')], steps: ['E SK #penalty-card-not-played ?accept-card@S=reject ?penalty-card-to-play@S=S4', 'E S4'], inForce: ['E S9 major', 'E SK major'] },
  { id: 'V52.3', title: 'not before declarer has spoken', contract: '4S S', play: 'H3 HA H6 H2 S2', hands: { E: 'K74.865.93.QT875' }, given: [lying('E', 'S7')], steps: ['E SK | E changes SK S7 #penalty-card-not-played #change-of-play ?accept-card@S=accept ?mistaken-explanation=no'], trick: 'N S2, E SK', inForce: ['E S7 major'] },
  { ...SPADE_LED, id: 'V52.3', title: 'the first card is in the record already: accepted', play: 'H3 HA H6 H2 S2 SK', steps: ['E changes SK S7 #change-of-play #penalty-card-not-played ?mistaken-explanation=no ?accept-card@S=accept'], trick: 'N S2, E SK', next: 'S plays', inForce: ['E S7 major'], laws: ['52B1(a)'] },
  { ...SPADE_LED, id: 'V52.3', title: 'the first card is in the record already: refused', play: 'H3 HA H6 H2 S2 SK', steps: ['E changes SK S7 #change-of-play #penalty-card-not-played ?mistaken-explanation=no ?accept-card@S=reject'], trick: 'N S2', next: 'E plays', inForce: ['E S7 major', 'E SK major', 'E must play S7'], laws: ['52B2'] },
  { ...SPADE_LED, id: 'V52.3', title: 'what he put in its place was another card of his hand', play: 'H3 HA H6 H2 S2 SK', steps: ['E changes SK S4 #change-of-play #penalty-card-not-played ?mistaken-explanation=no ?accept-card=reject'], trick: 'N S2', next: 'E plays', inForce: ['E S7 major', 'E SK major', 'E S4 major', 'E must play S7'], laws: ['52B2', '49'] },
  { ...SPADE_LED, id: 'V52.3', title: 'declarer has played on', play: 'H3 HA H6 H2 S2 SK S5', steps: ['E changes SK S7 #change-of-play'], trick: 'N S2, E SK, S S5', next: 'W plays', inForce: ['E S7 major'] },
  { ...SPADE_LED, id: 'V52.3', title: 'declarer plays on after the change', play: 'H3 HA H6 H2 S2 SK', steps: ['E changes SK S7 | S S5 #change-of-play #penalty-card-not-played ?mistaken-explanation=no'], trick: 'N S2, E SK, S S5', next: 'W plays', inForce: ['E S7 major'], laws: ['52B1(b)'] },
  {
    ...SPADE_LED, id: 'V52.3', title: 'a penalty card that was none yet when he played', given: [], hands: { E: 'KT4.865.932.QT87' },
    steps: ['E SK | E drops ST | E changes SK S4 #defender-exposed-card #change-of-play ?mistaken-explanation=no'], trick: 'N S2, E SK', next: 'S plays', inForce: ['E ST major', 'E S4 major'], laws: ['49']
  },
  {
    ...SPADE_LED, id: 'V52.3', title: 'the same with a card that was in the record', given: [], hands: { E: 'KT4.865.932.QT87' }, play: 'H3 HA H6 H2 S2 SK',
    steps: ['E drops ST | E changes SK ST #defender-exposed-card #change-of-play ?mistaken-explanation=no'], trick: 'N S2, E SK', next: 'S plays', inForce: ['E ST major']
  },
  { contract: '4S S', id: 'V52.7', title: 'of two, not the one that declarer had named, and it is in the record', play: 'H3 HA H6 H2 S2 S9', given: [lying('E', 'S4'), named], steps: ['E changes S9 S4 #change-of-play #penalty-card-not-played ?mistaken-explanation=no ?accept-card@S=reject'], trick: 'N S2', next: 'E plays', inForce: ['E S4 major', 'E S9 major', 'E must play S4'] },
  { contract: '4S S', id: '61A', title: 'of an unknown hand it is asked first whether it could have followed', play: 'H3 HA H6 H2 D2 CK', given: [lying('E', 'S7')], steps: ['E changes CK S7 #change-of-play #revoke ?mistaken-explanation=no ?able-to-comply=yes ?substitute-card@E=DA'], trick: 'N D2, E DA', next: 'S plays', inForce: ['E S7 major', 'E CK major'] }
])

/** West, on lead, has led another card than his penalty card, and it was refused: ♠9 is due. */
const DUE_AT_LEAD = { contract: '3NT S', given: [lying('W', 'S9'), { type: 'must-play', player: 'W', card: 'S9', law: '52B2' }] } as const
/** South leads ♣4 to the second trick, and North puts down ♦9 at West's turn: it is due. */
const DUE_IN_TURN = { contract: '3NT W', editions: ['2017'], play: 'H4 H2 HA H6 C4', given: [{ type: 'must-play', player: 'N', card: 'D9', law: '57D' }] } as const

playStories('What is demanded after a card was fixed', [
  {
    ...DUE_AT_LEAD, id: '50D2', title: 'the partner drops a card, and its suit is forbidden: of an unknown hand it is asked whether he could comply',
    steps: ['E drops SQ #defender-exposed-card', 'S answers forbid-S', 'W S9 ?able-to-comply@director=yes ?substitute-card@W=H2'], trick: 'W H2', next: 'N plays', inForce: ['W S9 major', 'W leads forbid S'], laws: ['62A']
  },
  {
    ...DUE_AT_LEAD, id: '50D2', title: 'he could not: the card is due', steps: ['E drops SQ #defender-exposed-card', 'S answers forbid-S', 'W S9 ?able-to-comply@director=no'], trick: 'W S9', next: 'N plays', inForce: ['W leads forbid S']
  },
  {
    ...DUE_AT_LEAD, id: '50D2', title: 'the hand is known', hands: { W: 'J962.K84.QT3.J75' },
    steps: ['E drops SQ #defender-exposed-card', 'S answers forbid-S', 'W may HK H8 H4 DQ DT D3 CJ C7 C5', 'W D3'], trick: 'W D3', next: 'N plays', inForce: ['W S9 major', 'W leads forbid S']
  },
  {
    ...DUE_IN_TURN, id: '57A', title: 'then the partner leads too soon, and diamonds are forbidden', steps: ['W C8', 'S CJ ?misinformed=no ?premature-play@W=forbid-D', 'N D9 ?able-to-comply@director=yes ?substitute-card@N=S2'],
    trick: 'S C4, W C8, N S2', next: 'E plays', inForce: ['S CJ major', 'N D9 major']
  },
  {
    ...DUE_IN_TURN, id: '57A', title: 'he has nothing else: it is played', steps: ['W C8', 'S CJ ?misinformed=no ?premature-play@W=forbid-D', 'N D9 ?able-to-comply@director=no'], trick: 'S C4, W C8, N D9', next: 'E plays', inForce: ['S CJ major']
  }
])
