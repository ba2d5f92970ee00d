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
