import { lying, playStories } from '../support/playStory.ts'

playStories('Law 44: following suit, and who wins', [
  { id: 'V44.1', title: 'a trump beats the ace', contract: '4S S', play: 'H9 H4 S2', steps: ['S HA'], next: 'E leads' },
  { id: 'V44.2', title: 'without trumps the highest of the suit led', contract: '3NT N', play: 'D5 D9 CA', steps: ['N DJ'], next: 'N leads' },
  { id: 'V44.3', title: 'a penalty card of another suit waits', contract: '3NT N', hands: { W: 'J986.75.K64.T832' }, play: 'H2 H3', given: [lying('W', 'DK')], steps: ['W may H7 H5'], inForce: ['W DK major'] },
  { id: '44D', title: 'void: any card', contract: '4S S', hands: { E: 'K74.8652..QT8743' }, play: 'D2 D4', steps: ['E may SK S7 S4 H8 H6 H5 H2 CQ CT C8 C7 C4 C3', 'E S4'], next: 'S plays' },
  { id: '44C', title: 'three hands are known, and so is the fourth', contract: '3NT S', hands: { N: 'AK32.Q74.KJ5.962', E: 'QJ94.J95.9832.KT', S: 'T8.AK6.QT64.AQ83' }, play: 'H3', steps: ['N HQ, E H5, S H6'], next: 'N leads' },
  { id: '44C', title: 'a discard from an unknown hand says nothing', contract: '3NT S', play: 'H4 H2 H3', steps: ['S C2'], next: 'W leads' },
  { id: '44C', title: 'one from a known hand may be a revoke', contract: '3NT S', hands: { S: 'T8.AK6.QT64.AQ83' }, play: 'H4 H2 H3', steps: ['S C3 #revoke ?substitute-card@S=H6'], next: 'S leads' }
])
