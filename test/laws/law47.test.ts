import { playStories } from '../support/playStory.ts'

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
