import { FOUNDING, SINCE_2007, stories } from '../support/story.ts'

// V17.5 to V17.9 and V17.13, cards of another board, are in law15.test.ts.
stories('Law 17: the flow of the auction', [
  {
    id: 'V17.1', editions: SINCE_2007, dealer: 'N', title: 'three passes, one of them out of rotation: the player who was skipped gets his turn',
    steps: ['N 1S', 'S P #pass-out-of-rotation | W P', 'N P #pass-out-of-rotation@S'],
    auction: 'N 1S', next: 'E', told: ['NS: S P', 'NS: W P', 'NS: N P'], laws: { 2017: ['17D3'], 2007: ['17E2'] }
  },
  {
    id: 'V17.2', editions: FOUNDING, dealer: 'N', title: 'the same under Law 34',
    steps: ['N 1S', 'S P #pass-out-of-rotation | W P', 'N P #pass-out-of-rotation@S'],
    auction: 'N 1S', next: 'E', told: ['NS: S P [16C2]', 'NS: W P', 'NS: N P'], laws: ['34']
  },
  {
    id: 'V17.3', dealer: 'E', title: 'accepted by a bid: the turn that was skipped is lost',
    steps: ['E 1D', 'W P #pass-out-of-rotation | N 1H', 'E P'],
    auction: 'E 1D, W P^, N 1H, E P', next: 'S', told: [], reviews: []
  },
  {
    id: 'V17.4', dealer: 'S', title: 'four passes by three players are no passed-out deal',
    steps: ['S P', 'N P #pass-out-of-rotation | E P', 'S P #pass-out-of-rotation@N'],
    auction: 'S P', next: 'W', told: ['NS: N P', 'NS: E P', 'NS: S P']
  },
  {
    id: 'V17.10', editions: SINCE_2007, dealer: 'E', title: 'passed out: the period lasts until the hands are in the board, so a slip can still be put right',
    steps: { 2017: ['E P, S P, W P, N P', 'N to 1D #change-of-call ?unintended@director=yes'], 2007: ['E P, S P, W P, N P', 'N to 1D #change-of-call ?unintended@director=yes ?pause-for-thought@director=no'] },
    auction: 'E P, S P, W P, N 1D', next: 'E', told: [], reviews: []
  },
  {
    id: 'V17.10', editions: FOUNDING, dealer: 'E', title: 'passed out: the period ended with the fourth pass',
    steps: ['E P, S P, W P, N P', 'N to 1D #change-of-call #call-after-auction'],
    auction: 'E P, S P, W P, N P', next: 'none'
  },
  {
    id: 'V17.11', dealer: 'N', title: 'two players skipped: the auction goes back to the first of them, though he has passed since',
    steps: ['N 1S', 'W P #pass-out-of-rotation | N P', 'E P #pass-out-of-rotation@W'],
    auction: 'N 1S', next: 'E', told: ['EW: W P', 'EW: N P', 'EW: E P']
  },
  {
    id: 'V17.12', dealer: 'N', title: 'a pass out of rotation that robbed nobody',
    steps: ['E P #pass-out-of-rotation | S P', 'W P, N P'],
    auction: 'E P^, S P, W P, N P', next: 'none', told: [], reviews: []
  }
])
