import { FOUNDING, stories } from '../support/story.ts'

stories('Law 34: nobody loses his right to call', [
  {
    id: 'V34.1', dealer: 'W', title: 'four passes after the bid, one of them out of rotation, and West has not called since',
    steps: ['W P, N 1H, E P, S P', 'N P #pass-out-of-rotation | E P'],
    auction: 'W P, N 1H, E P, S P', next: 'W', told: ['NS: N P', 'NS: E P'], reviews: [], laws: { 2017: ['17D3'], 2007: ['17E2'], older: ['34'] }
  },
  {
    id: 'V34.1', dealer: 'W', title: 'East bids over it instead: the pass stands, West’s turn is lost',
    steps: ['W P, N 1H, E P, S P', 'N P #pass-out-of-rotation | E 2C'],
    auction: 'W P, N 1H, E P, S P, N P^, E 2C', next: 'S', told: []
  },
  {
    id: 'V34.1', dealer: 'W', title: 'accepted by words: it is East’s turn, and he may still bid',
    steps: ['W P, N 1H, E P, S P', 'N P natural #pass-out-of-rotation ?accept-call@E=accept', 'E can 2C P', 'E P #pass-out-of-rotation@N'],
    auction: 'W P, N 1H, E P, S P', next: 'W', told: ['NS: N P', 'NS: E P']
  },
  {
    id: 'V34.2', dealer: 'W', title: 'a pass over the pass out of rotation gives East his turn back',
    steps: ['W P, N P', 'S P #pass-out-of-rotation | W P'],
    auction: 'W P, N P', next: 'E', told: ['NS: S P', 'NS: W P']
  },
  {
    id: 'V34.2', dealer: 'W', title: 'a bid keeps it',
    steps: ['W P, N P', 'S P #pass-out-of-rotation | W 1D'],
    auction: 'W P, N P, S P^, W 1D', next: 'N', told: []
  },
  {
    id: 'V34.3', dealer: 'S', title: 'three passes, and West never called',
    steps: ['S 1N', 'N P natural #pass-out-of-rotation | E P', 'S P #pass-out-of-rotation@N'],
    auction: 'S 1N', next: 'W', told: ['NS: N P', 'NS: E P', 'NS: S P'], reviews: []
  },
  {
    id: 'V34.4', dealer: 'S', title: 'a bid over the pass: the turn that was missed does not come back',
    steps: ['S 1N', 'N P natural #pass-out-of-rotation | E 2C', 'S P, W P, N P'],
    auction: 'S 1N, N P^, E 2C, S P, W P, N P', next: 'S leads', told: []
  },
  {
    id: 'V34.5', dealer: 'S', title: 'two players jumped: back to where the rotation was broken',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation | S P', 'W P #pass-out-of-rotation@E'],
    auction: 'S 1H', next: 'W', told: ['EW: E P', 'EW: S P', 'EW: W P']
  },
  {
    id: 'V34.6', dealer: 'W', title: 'everybody has called: passed out',
    steps: ['N P natural #pass-out-of-rotation | E P', 'S P, W P'],
    auction: 'N P^, E P, S P, W P', next: 'none', told: []
  },
  {
    id: 'V34.7', dealer: 'S', title: 'no bid, and one player never called',
    steps: ['S P', 'N P natural #pass-out-of-rotation | E P', 'S P #pass-out-of-rotation@N'],
    auction: 'S P', next: 'W', told: ['NS: N P', 'NS: E P', 'NS: S P']
  },
  {
    id: 'V34.8', dealer: 'E', title: 'after a double',
    steps: ['E 1S, S X, W P', 'E P natural #pass-out-of-rotation | S P'],
    auction: 'E 1S, S X, W P', next: 'N', told: ['EW: E P', 'EW: S P']
  },
  {
    id: '34', dealer: 'N', title: 'the turn comes back in the same ruling, and the pass is made again later',
    steps: ['N 1S', 'S P natural #pass-out-of-rotation | W P | N P | E 2C | S P'],
    auction: 'N 1S, E 2C, S P', next: 'W', told: ['NS: S P', 'NS: W P', 'NS: N P']
  },
  {
    id: '34', dealer: 'N', title: 'a further pass by another player falls with the others: two players jumped',
    steps: ['N 1N, E P, S 3N', 'E P natural #pass-out-of-rotation | S P | W P | N P'],
    auction: 'N 1N, E P, S 3N', next: 'W', told: ['EW: E P', 'EW: S P', 'EW: W P', 'EW: N P']
  },
  {
    id: '34', dealer: 'N', title: 'and so does one by the partner of the player who bid',
    steps: ['N 1S', 'W P natural #pass-out-of-rotation | N P | E P | S P'],
    auction: 'N 1S', next: 'E', told: ['EW: W P', 'EW: N P', 'EW: E P', 'EW: S P']
  },
  {
    id: '34', dealer: 'W', title: 'the player whose turn comes back passes: that pass counts',
    steps: ['W 1S, N P', 'S P natural #pass-out-of-rotation | W P | N P | E P'],
    auction: 'W 1S, N P, E P', next: 'S', told: ['NS: S P', 'NS: W P', 'NS: N P']
  },
  {
    id: '34 interplay', dealer: 'N', title: 'the lead that was too late to reopen the auction is out of turn and goes back: the contract stands all the same',
    steps: ['N 1S', 'S P natural #pass-out-of-rotation | W P | N P | W plays DJ #opening-lead-out-of-turn@W ?misinformed=no ?opening-lead=leave-penalty-card', 'E plays C2'],
    auction: 'N 1S, S P^, W P, N P', next: 'S plays', inForce: ['W has DJ as a major penalty card']
  },
  {
    id: '34 interplay', dealer: 'N', title: 'noticed only after the opening lead: the contract stands, the director looks at it after the play',
    steps: ['N 1S', 'S P #pass-out-of-rotation | W P | N P | E plays D2'],
    auction: 'N 1S, S P^, W P, N P', next: 'S plays', told: [], reviews: ['EW 12A1']
  },
  {
    id: '34', editions: FOUNDING, dealer: 'N', title: 'a pass put in the place of an accepted bid out of rotation is out of rotation too',
    steps: ['N 1H', 'S 2H #bid-out-of-rotation ?accept-call@W=accept', 'S to P | W P | N P #change-of-call ?unintended=no ?call-meant-as@W=over-the-call'],
    auction: 'N 1H', next: 'E', told: ['NS: S P', 'NS: W P', 'NS: N P']
  }
])
