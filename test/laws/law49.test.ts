import { lying, playStories } from '../support/playStory.ts'

const GAME = { contract: '4S S', play: 'H4' } as const

playStories('Law 49: a defender’s cards', [
  { ...GAME, id: 'V49.1', title: 'a spot card dropped', steps: ['W drops D6 #defender-exposed-card'], inForce: ['W D6 minor'], next: 'N plays' },
  { ...GAME, id: 'V49.2', title: 'a ten', steps: ['W drops DT #defender-exposed-card'], inForce: ['W DT major'] },
  { ...GAME, id: 'V49.4', title: 'a king named, and then a four', steps: ['E says CK #defender-exposed-card', 'E says C4 #defender-exposed-card'], inForce: ['E CK major', 'E C4 major'] },
  { ...GAME, id: 'V49.8', title: 'a seven named on purpose', steps: ['W says D7 #defender-exposed-card ?deliberate@director=yes'], inForce: ['W D7 major'] },
  { ...GAME, id: 'V49.8', title: 'or without intent', steps: ['W says D7 ?deliberate=no'], inForce: ['W D7 minor'] },
  { ...GAME, id: 'V49.9', title: 'beside a minor penalty card', given: [lying('E', 'C5', 'minor')], steps: ['E drops D3 #defender-exposed-card'], inForce: ['E C5 major', 'E D3 major'] },
  { contract: 'S: 1S P 4S P P P', id: '49', title: 'between the auction and the lead', steps: ['E drops D3 #defender-exposed-card'], inForce: ['E D3 minor'], laws: { older: ['24'], 2017: ['49'] }, next: 'W leads' },
  { contract: 'S: 1S P 4S P P P', id: '49', title: 'one that is only named then is no case of Law 24', steps: ['E says HK #defender-exposed-card'], inForce: ['E HK major'], laws: ['49'], next: 'W leads' }
])
