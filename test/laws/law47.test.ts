import type { Constraint } from '../../schemas/constraint.ts'
import { lying, playStories } from '../support/playStory.ts'

playStories('Law 47: taking a card back', [
  { id: 'V47.2', title: 'because an opponent’s explanation was mistaken', contract: '4S E', play: 'C5 C2 C9 CA H6 H2 H7 DQ', hands: { N: 'J864..KQ96.97643' }, steps: ['N changes DQ D6 #change-of-play ?mistaken-explanation@director=yes'], next: 'W leads', back: ['N DQ'], told: ['EW: N DQ'] },
  { id: 'V47.3', title: 'a card has been led to the next trick: before 2017 still in time', contract: '3NT E', editions: ['2007', '1997', '1987'], play: 'C5 C3 C9 CA HA H2 H7 HQ S3', steps: ['N changes HQ H8 ?mistaken-explanation=yes ?withdraw-card-e=keep'], trick: 'E S3', told: ['EW: N HQ'] },
  { id: 'V47.3', title: 'dummy has led to it: declarer says whether the lead goes back', contract: '4S S', editions: ['2007', '1997', '1987'], play: 'H2 HK H3 H5 DA D4 D7 D3 C2', steps: ['W changes D3 D8 ?mistaken-explanation=yes ?withdraw-card-n@S=keep'], trick: 'N C2' },
  { id: 'V47.3', title: 'in 2017 too late', contract: '3NT E', editions: ['2017'], play: 'C5 C3 C9 CA HA H2 H7 HQ S3', steps: ['N changes HQ H8 #change-of-play'], trick: 'E S3', inForce: ['N H8 major'] },
  { id: 'V47.5', title: 'nothing happened: the first stays, the other is a penalty card', contract: '4S S', play: 'D5', steps: ['W changes D5 H9 #change-of-play ?mistaken-explanation=no'], trick: 'W D5', inForce: ['W H9 major'], laws: { older: ['47F'], 2007: ['47F2'], 2017: ['47F2'] } },
  { id: 'V47.6', title: 'declarer’s goes back', contract: '4S S', play: 'H3 HJ H2 H5', steps: ['S changes H5 H8 ?mistaken-explanation=no'], next: 'N leads', inForce: [], back: ['S H8'] },
  { id: 'V47.7', title: 'a card was played after it', contract: '3NT S', play: 'HA H2 H7 H4 C5 C2', steps: ['W changes C5 D5 #change-of-play'], trick: 'W C5, N C2', inForce: ['W D5 major'], says: 'mistaken explanation' },
  { id: '47B', title: 'a revoke is not merely changed', contract: '4S S', play: 'D2 D4 H8', hands: { E: 'K74.8652.93.QT87' }, steps: ['E changes H8 D3 ?mistaken-explanation=no ?substitute-card@E=D3'], trick: 'W D2, N D4, E D3', inForce: ['E H8 major'] },
  { id: '47B', title: 'nor where only the second card shows that he could follow', contract: '4S S', play: 'D2 D4 H8', steps: ['E changes H8 D3 ?mistaken-explanation=no ?substitute-card@E=D3'], trick: 'W D2, N D4, E D3', inForce: ['E H8 major'] }
])

playStories('Law 47: the card exchanged has been refused or withdrawn already', [
  { contract: '4S S', id: '57A', title: 'both are penalty cards', editions: ['2007', '2017'], play: 'H2 HK H3 H5 D2', steps: ['W DT | W changes DT D3 #premature-play #change-of-play ?misinformed=no ?premature-play=lowest'], trick: 'N D2', inForce: ['W DT major', 'W D3 major', 'E plays lowest D'] },
  { contract: '4S S', id: '56', title: 'after a lead out of turn as well', play: 'H2 H6 H3 HA', steps: ['W D8 | W changes D8 C5 #lead-out-of-turn #change-of-play ?misinformed=no ?accept-lead=reject'], trick: '', next: 'S leads', inForce: ['W D8 major', 'W C5 major'] },
  { contract: '4S S', id: '54D', title: 'and at the first trick', steps: ['E DJ | E changes DJ C9 #opening-lead-out-of-turn #change-of-play ?misinformed=no ?opening-lead=leave-penalty-card'], trick: '', next: 'W leads', inForce: ['E DJ major', 'E C9 major', 'W leads none'] },
  { contract: '4S S', id: '54D', title: 'the first has gone back: only the other is one', steps: ['E DJ | E changes DJ C9 ?misinformed=no ?opening-lead=forbid-D'], trick: '', next: 'W leads', inForce: ['E C9 major', 'W leads forbid D'], back: ['E DJ'] },
  { contract: '4S S', id: '47E1', title: 'so it is if an opponent had misinformed him', editions: ['2007', '2017'], steps: ['E DJ | E changes DJ C9 ?misinformed=yes'], trick: '', next: 'W leads', inForce: ['E C9 major'], back: ['E DJ'] },
  { contract: '4S S', id: '52B2', title: 'the card put in its place is the penalty card that was due', given: [lying('W', 'C5')], steps: ['W H2 | W changes H2 C5 #penalty-card-not-played #change-of-play ?accept-card=reject'], trick: '', next: 'W leads', inForce: ['W C5 major', 'W H2 major', 'W must play C5'] },
  { contract: '4S S', id: '55B2', title: 'declarer’s goes back', play: 'H2 HK H3 H5', steps: ['S SA | S changes SA SK #lead-from-wrong-hand #change-of-play ?misinformed=no ?accept-lead=reject'], trick: '', next: 'N leads', inForce: ['S leads from N'], back: ['S SA', 'S SK'] },
  { contract: '4S S', id: '41A', title: 'of a card that still lay face down nothing was seen', steps: ['E DJ down | E changes DJ C9 #opening-lead-out-of-turn #change-of-play'], trick: '', next: 'W leads', back: ['E DJ'] }
])

const FOUR_SPADES = { contract: '4S S', hands: { S: 'AKJ98.A5.KQ7.643', N: 'T765.KJ6.A52.K72', E: 'Q4.T973.J964.QJ9', W: '32.Q842.T83.AT85' } } as const
const NO_DIAMOND: Constraint = { type: 'lead-restriction', leader: 'E', demand: 'forbid', suits: ['D'], lasts: 'while-on-lead', law: '50D2(a)' }

playStories('Law 47: what a card has spent comes back with it', [
  { ...FOUR_SPADES, id: '50A', title: 'a penalty card that is taken back lies there again, and is due', given: [lying('E', 'H3')], play: 'H2 HK', steps: ['E H3 | E changes H3 HT #change-of-play #penalty-card-not-played ?mistaken-explanation=yes ?accept-card@S=accept'], trick: 'W H2, N HK, E HT', inForce: ['E H3 major'], told: ['NS: E H3'] },
  { ...FOUR_SPADES, id: '47D', title: 'so does one that followed to a card which is changed', editions: ['2017'], given: [lying('E', 'D9')], play: 'H2 HK H3 H5', steps: ['N D5 | E D9 | N changes D5 S5 #change-of-play ?unintended=yes ?withdraw-card-e=S4'], trick: 'N S5, E S4', inForce: ['E D9 major'], told: ['NS: E D9'] },
  { ...FOUR_SPADES, id: '47E1', title: 'a penalty card led because an opponent said so is one still', editions: ['2007', '2017'], given: [lying('E', 'D9')], play: 'H2 HK H3 H5', steps: ['E D9 #lead-out-of-turn ?misinformed=yes'], next: 'N leads', inForce: ['E D9 major'], told: ['NS: E D9'] },
  { ...FOUR_SPADES, id: '59', title: 'a demand binds the lead that takes the place of the first', given: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead', law: '50D2(a)' }], steps: { 1987: ['W H2 | W changes H2 S2 #change-of-play #lead-restriction-ignored ?mistaken-explanation=yes ?substitute-card=H4'], older: ['W H2 | W changes H2 S2 #change-of-play #lead-restriction-ignored ?mistaken-explanation=yes ?dummy-faced=no ?substitute-card=H4'], 2017: ['W H2 | W changes H2 S2 #change-of-play #lead-restriction-ignored ?mistaken-explanation=yes ?dummy-faced=no ?substitute-card=H4'] }, trick: 'W H4', inForce: ['W S2 major'] },
  { contract: '4S S', id: '50D2', title: 'a prohibition goes on where the trick is the leader’s after all', editions: ['2017'], given: [NO_DIAMOND], play: 'H2 H6 HT H5', steps: ['E CQ, S C3, W C5', 'N CK | N changes CK C2 #change-of-play ?mistaken-explanation=no ?unintended=yes'], next: 'E leads', inForce: ['E leads forbid D'], back: ['N CK'] },
  { contract: '4S S', id: '50D2', title: 'and is over where it is not', editions: ['2017'], given: [NO_DIAMOND], play: 'H2 H6 HT H5', steps: ['E CQ, S C3, W C5', 'N CA | N changes CA CK #change-of-play ?mistaken-explanation=no ?unintended=yes'], next: 'N leads', inForce: [], back: ['N CA'] }
])
