import { playStories } from '../support/playStory.ts'

const GAME = { contract: '4S S', play: 'H4' } as const

playStories('Law 48: cards of declarer’s side', [
  { ...GAME, id: 'V48.1', title: 'declarer drops a card', steps: ['S drops SA #declarer-exposed-card'], back: ['S SA'], inForce: [], told: [] },
  { contract: 'N: 1NT P 3NT P P P', id: 'V48.2', title: 'after an opening lead out of turn it is spreading', steps: ['W D7 | N shows SA SK ?misinformed=no'], declarer: 'S', trick: 'W D7', next: 'N plays' },
  { ...GAME, id: 'V48.3', title: 'declarer faces his hand and did not mean to claim', steps: ['S shows SA SK SQ #declarer-exposed-card ?claim-intended@director=no'], back: ['S SA', 'S SK', 'S SQ'], inForce: [] },
  { ...GAME, id: '48A', title: 'declarer names a card', steps: ['S says SA #declarer-exposed-card'], inForce: [], back: [] }
])
