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

/** 4♠ by South: East’s ♥Q lies on the table, and West leads before declarer has chosen. */
const TOO_SOON = {
  contract: 'S: 1S P 4S P P P', hands: { N: 'K432.A54.876.K43', E: '75.QJ7.AK93.9872', S: 'AQJT9.K2.Q54.AQ5', W: '86.T9863.JT2.JT6' }, given: [lying('E', 'HQ')], next: 'W leads'
} as const

playStories('Law 49: what is faced before declarer has chosen for the lead', [
  { ...TOO_SOON, id: '51B2', title: 'the owner of the penalty card drops another', steps: ['W CJ | E drops D3 #lead-before-choice #defender-exposed-card ?lead-demand@S=require-H', 'W may H3 H6 H8 H9 HT'], inForce: ['W CJ major', 'E D3 major', 'W leads require H'], back: ['E HQ'], laws: ['49', '51B2(a)'] },
  { ...TOO_SOON, id: '51B2', title: 'both suits forbidden', steps: ['W CJ | E drops D3 ?lead-demand@S=forbid-HD', 'W may CJ'], inForce: ['W CJ major', 'W leads forbid HD'], back: ['E HQ', 'E D3'], laws: ['49', '51B2(b)'] },
  { ...TOO_SOON, id: '51B2', title: 'the lead lies face down', steps: ['W CJ down | E drops D3 #lead-before-choice #defender-exposed-card ?lead-demand@S=require-D'], inForce: ['E HQ major', 'W leads require D'], back: ['W CJ', 'E D3'], laws: ['41A', '51B2(a)'] },
  { ...TOO_SOON, id: '51B2', title: 'he plays to it', steps: ['W CJ | E D3 #lead-before-choice #premature-play ?lead-demand@S=forbid-D'], inForce: ['W CJ major', 'E HQ major', 'W leads forbid D', 'W leads none'], back: ['E D3'], laws: ['49', '51B2(b)'] },
  { ...TOO_SOON, id: '51B2', title: 'both lead at once', steps: ['W CJ + E D3 #simultaneous-plays #lead-before-choice ?lead-demand@S=require-D', 'W may D2 DT DJ'], inForce: ['W CJ major', 'E HQ major', 'W leads require D'], back: ['E D3'], laws: ['58A', '49', '51B2(a)'] },
  { ...TOO_SOON, id: '51B2', title: 'both lead at once, and declarer with them: that accepts nothing', steps: ['W CJ + E D3 + S SA ?lead-demand@S=no-demand'], inForce: ['W CJ major', 'E HQ major', 'E D3 major', 'W leads none'], back: ['S SA'], laws: ['58A', '49'] },
  { ...TOO_SOON, id: 'L0', title: 'the leader leads twice: hearts forbidden, the other card is due', steps: ['W CJ | W H3 #lead-before-choice ?lead-demand@S=forbid-H', 'W may CJ'], inForce: ['W CJ major', 'W H3 major', 'W leads forbid H'], back: ['E HQ'], laws: ['49'] },
  { ...TOO_SOON, id: 'L0', title: 'the leader leads twice: no demand, and declarer names one', steps: ['W CJ | W H3 #lead-before-choice ?lead-demand@S=no-demand', 'S is asked penalty-card-to-play: H3 CJ'], inForce: ['W CJ major', 'W H3 major', 'E HQ major', 'W leads none'] }
])
