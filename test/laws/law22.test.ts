import { stories } from '../support/story.ts'

stories('Law 22: the end of the auction', [
  { id: 'V22.1', dealer: 'W', steps: ['W P, N 1N, E P, S P, W P'], auction: 'W P, N 1N, E P, S P, W P', next: 'E leads' },
  { id: 'V22.2', dealer: 'N', title: 'passed out', steps: ['N P, E P, S P, W P'], auction: 'N P, E P, S P, W P', next: 'none' },
  {
    id: 'V22.3', dealer: 'N', title: 'an accepted insufficient bid, passed out, is the contract',
    steps: ['N 2H', 'E 1S #insufficient-bid | S P', 'W P, N P'],
    auction: 'N 2H, E 1S!, S P, W P, N P', next: 'S leads', told: []
  },
  {
    id: 'V22.4', editions: ['2017'], dealer: 'N', title: 'an unintended last pass, the hands not back in the board',
    steps: ['N P, E P, S P, W P', 'W to 1D #change-of-call ?unintended@director=yes'],
    auction: 'N P, E P, S P, W 1D', next: 'N', told: [], laws: ['25A1']
  },
  {
    id: 'V22.4', editions: ['1997'], dealer: 'N', title: 'the same: the fourth pass ended the period',
    steps: ['N P, E P, S P, W P', 'W to 1D #change-of-call #call-after-auction'],
    auction: 'N P, E P, S P, W P', next: 'none', says: 'could not be confirmed'
  },
  { id: '22B', dealer: 'W', title: 'passed out: nobody is declarer, and a card that drops is nothing', steps: ['W P, N P, E P, S P', 'W drops CA'], auction: 'W P, N P, E P, S P', next: 'none', told: [] }
])
