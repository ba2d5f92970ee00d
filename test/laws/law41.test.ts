import { lying, playStories } from '../support/playStory.ts'

/** 4♥ by South: West leads. */
const GAME = { contract: 'S: 1H P 4H P P P' } as const

playStories('Law 41: the opening lead face down', [
  { ...GAME, id: 'V41.1', title: 'the wrong defender’s goes back unseen, nothing else follows', steps: ['E D7 down #opening-lead-out-of-turn', 'W S4'], back: [], told: [], reviews: [], trick: 'W S4' },
  { ...GAME, id: '41A', title: 'the proper leader’s waits for questions', steps: ['W S4 down', 'W S4'], trick: 'W S4', next: 'N plays' },
  { ...GAME, id: '41A', title: 'his partner drops a card meanwhile: the lead was made before that', steps: ['W S4 down | E drops HT | W S4 #defender-exposed-card'], trick: 'W S4', next: 'N plays', inForce: ['E HT major'] },
  { ...GAME, id: '41A', title: 'it cannot be exchanged', steps: ['W S4 down | W changes S4 D4 ?mistaken-explanation@director=no'], trick: '', next: 'W leads', says: 'cannot exchange' },
  { ...GAME, id: '41A', title: 'another card is faced instead: it is an exposed one', steps: ['W S4 down | W D4 #change-of-play #defender-exposed-card ?mistaken-explanation@director=no'], trick: 'W S4', next: 'N plays', inForce: ['W D4 major'] },
  { ...GAME, id: '41A', title: 'after it was exchanged face down', steps: ['W S4 down | W changes S4 D4 | W D4 #change-of-play #defender-exposed-card ?mistaken-explanation=no'], trick: 'W S4', next: 'N plays', inForce: ['W D4 major'], says: 'cannot exchange' },
  { ...GAME, id: '41A', title: 'the exchange comes after a card that his partner drops', steps: ['W S4 down | E drops HT | W D4 #change-of-play #defender-exposed-card #defender-exposed-card ?mistaken-explanation=no'], trick: 'W S4', next: 'N plays', inForce: ['E HT major', 'W D4 major'] },
  { ...GAME, id: 'V41.3', title: 'another card is faced because an opponent’s explanation was mistaken', steps: ['W S4 down | W D4 #change-of-play ?mistaken-explanation=yes'], trick: 'W D4', next: 'N plays', back: ['W S4'] },
  { ...GAME, id: 'V41.3', title: 'unless an opponent’s explanation was mistaken', steps: ['W S4 down | W changes S4 D4 ?mistaken-explanation=yes', 'W D4'], trick: 'W D4', next: 'N plays' },
  { ...GAME, id: 'V41.3', title: 'faced, but dummy has faced nothing yet', steps: { older: ['W S4', 'W changes S4 D4 ?mistaken-explanation=yes ?dummy-faced@director=no'], 1987: ['W S4', 'W changes S4 D4 ?mistaken-explanation=yes'] }, trick: 'W D4', back: ['W S4'], told: ['NS: W S4'] },
  { contract: 'W: 1S P 2NT P 4S P P P', id: '21B1', title: 'the auction is reopened: it goes back unseen', editions: ['2007', '2017'], steps: ['N H5 down | S misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes'], trick: '', next: 'W', back: ['N H5'], told: ['EW: S P'], says: 'was not seen' },
  { contract: 'W: 1S P 2NT P 4S P P P', id: '21B1', title: 'it is not: the lead waits', editions: ['2007', '2017'], steps: ['N H5 down | S misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=no'], trick: '', next: 'N leads', back: [], says: 'lies face down' },
  { contract: 'W: 1S P 2NT P 4S P P P', id: '21B3', title: 'he has faced it: too late for the auction', editions: ['2007', '2017'], steps: ['N H5 down | N H5 | S misinformed X #misinformation ?misinformed=yes'], trick: 'N H5', next: 'E plays' },
  {
    ...GAME, id: 'V41.4', title: 'dummy has faced a card: too late', editions: ['1997', '2007', '2017'], steps: ['W S4', 'W changes S4 D4 ?mistaken-explanation=yes ?dummy-faced=yes'], trick: 'W S4', inForce: ['W D4 major'],
    reviews: { 1997: ['NS 72B1', 'EW 40C'], 2007: ['NS 23', 'NS 50E3', 'EW 47E2(b)'], 2017: ['NS 72C', 'NS 50E4', 'EW 47E2(b)'] }
  },
  { ...GAME, id: 'V41.6', title: 'both defenders face a card: the proper one is the lead, the other a major penalty card', steps: ['W C3 + E D4 #simultaneous-plays'], trick: 'W C3', inForce: ['E D4 major'], next: 'N plays' },
  { ...GAME, id: '41C', title: 'faced it is a lead: the presumed dummy plays next', steps: ['W S4'], trick: 'W S4', next: 'N plays' },
  { ...GAME, id: '41A', title: 'face down while declarer has to choose', given: [lying('E', 'DK')], steps: ['W S4 down #lead-before-choice ?lead-demand@S=no-demand'], inForce: ['E DK major', 'W leads none'], back: ['W S4'] },
  { ...GAME, id: '41A', title: 'his own penalty card is due: it goes back unseen', given: [lying('W', 'DK')], steps: ['W C5 down #penalty-card-not-played', 'W DK'], trick: 'W DK', told: { 2017: ['EW: W DK'] } },
  { ...GAME, id: '41A', title: 'and the penalty card is faced at once', given: [lying('W', 'DK')], steps: ['W C5 down | W DK #penalty-card-not-played'], trick: 'W DK', back: ['W C5'] },
  { ...GAME, id: '52A', title: 'unless he has faced it: then declarer may accept it', given: [lying('W', 'DK')], steps: ['W C5 down | W C5 #penalty-card-not-played ?accept-card@S=accept'], trick: 'W C5', inForce: ['W DK major'], back: [] },
  {
    ...GAME, id: '41A', title: 'another suit is required, and he could lead it', given: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead', law: '26' }], hands: { W: 'AK2.Q43.A432.J43' },
    steps: ['W C4 down #lead-restriction-ignored', 'W may HQ H4 H3'], inForce: ['W leads require H']
  },
  {
    ...GAME, id: '41A', title: 'his hand is not known: it waits like any other', given: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead', law: '26' }],
    steps: ['W C4 down', 'W C4 #lead-restriction-ignored ?able-to-comply@director=yes ?substitute-card@W=H4'], trick: 'W H4', inForce: ['W C4 major']
  }
])
