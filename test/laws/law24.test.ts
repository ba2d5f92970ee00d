import { FOUNDING, stories } from '../support/story.ts'

stories('Law 24: a card exposed in the auction', [
  {
    id: 'V24.1', dealer: 'S', title: 'a single low card costs nothing now, and is a minor penalty card if that side defends',
    steps: ['S 1D', 'E drops C6 #card-exposed-in-auction', ': E has C6 faced (dropped)', 'W can X 1H 2C P', 'W P, N 1N, E P, S P, W P'],
    auction: 'S 1D, W P, N 1N, E P, S P, W P', next: 'E leads', inForce: ['E has C6 as a minor penalty card'],
    told: { older: ['EW: E C6'], 2017: [] }, reviews: { 2017: ['NS 72C', 'NS 50E4'], 2007: ['NS 23', 'NS 50E3'], 1997: ['NS 72B1'], 1987: ['NS 72B1'] }
  },
  {
    id: 'V24.1', dealer: 'S', title: 'the declaring side picks its card up',
    steps: ['S 1D', 'E drops C6 #card-exposed-in-auction', 'W 1H, N P, E P, S P'],
    auction: 'S 1D, W 1H, N P, E P, S P', next: 'N leads', told: ['EW: E C6'], effects: ['pick-up-card']
  },
  {
    id: 'V24.2', dealer: 'W', title: 'an honour: partner passes once; picked up when that side declares',
    steps: ['W P, N 1S', 'S shows HK #card-exposed-in-auction', ': N must pass once [24B]; S has HK faced (shown)', 'E 2C, S 3S, W P, N P*, E P'],
    auction: 'W P, N 1S, E 2C, S 3S, W P, N P, E P', next: 'E leads', told: ['NS: S HK'], reviews: { 2017: ['EW 72C'], 2007: ['EW 23'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V24.2', dealer: 'W', title: 'a major penalty card when that side defends',
    steps: ['W P, N 1S', 'S shows HK #card-exposed-in-auction', 'E 2C, S P, W 2H, N P*, E P, S P'],
    auction: 'W P, N 1S, E 2C, S P, W 2H, N P, E P, S P', next: 'N leads', inForce: ['S has HK as a major penalty card'],
    told: { older: ['NS: S HK'], 2017: [] }
  },
  {
    id: 'V24.3', dealer: 'N', title: 'a low card led: partner passes once, and the card is major',
    steps: ['N 1N, E P, S 3N', 'W leads D4 #card-exposed-in-auction', ': E must pass once [24B]; W has D4 faced (led)', 'W can P X 4D', 'W P, N P, E P*'],
    auction: 'N 1N, E P, S 3N, W P, N P, E P', next: 'E leads', inForce: ['W has D4 as a major penalty card'], told: { older: ['EW: W D4'], 2017: [] }
  },
  {
    id: 'V24.4', dealer: 'E', title: 'two low cards: partner, whose turn it is, must pass now, and both are major',
    steps: ['E 1H', 'N shows S3 C2 #card-exposed-in-auction', ': S must pass once [24C]; N has S3 faced (shown); N has C2 faced (shown)', 'S P*, W P, N P'],
    auction: 'E 1H, S P, W P, N P', next: 'S leads', inForce: ['N has S3 as a major penalty card', 'N has C2 as a major penalty card'], told: { older: ['NS: N S3', 'NS: N C2'], 2017: [] }
  },
  {
    id: 'V24.5', editions: ['2017'], dealer: 'N', title: 'before the first call the card goes back',
    steps: ['N drops SQ #card-exposed-in-auction'],
    auction: '', next: 'N', told: ['NS: N SQ [16D]'], laws: ['16D']
  },
  {
    id: 'V24.5', editions: ['2007', '1997', '1987'], dealer: 'N', title: 'before the first call, in the auction period: 24B',
    steps: ['N drops SQ #card-exposed-in-auction'],
    auction: '', next: 'N', inForce: ['S must pass once [24B]', 'N has SQ faced (dropped)'], told: ['NS: N SQ']
  },
  {
    id: 'V24.6', editions: ['2017', '2007'], dealer: 'E', title: 'after the auction: no pass to enforce, a minor penalty card',
    steps: ['E 4S, S P, W P, N P', 'N drops H7 #defender-exposed-card'],
    auction: 'E 4S, S P, W P, N P', next: 'S leads', inForce: ['N has H7 as a minor penalty card']
  },
  {
    id: 'V24.7', dealer: 'S', title: 'partner is on turn: he must pass now, and is free later',
    steps: ['S P, W 2H, N P', 'W shows CA #card-exposed-in-auction', 'E P*', ': W has CA faced (shown)', 'S 3C, W P, N P', 'E can X 3D P'],
    auction: 'S P, W 2H, N P, E P, S 3C, W P, N P', next: 'E', inForce: ['W has CA faced (shown)'], told: ['EW: W CA']
  },
  {
    id: 'V24.7', dealer: 'S', title: 'if South passes the auction is over',
    steps: ['S P, W 2H, N P', 'W shows CA #card-exposed-in-auction', 'E P*, S P'],
    auction: 'S P, W 2H, N P, E P, S P', next: 'N leads', told: ['EW: W CA']
  },
  {
    id: 'V24.8', editions: FOUNDING, dealer: 'E', title: 'an honour shown on purpose',
    steps: ['E 1C, S 1H', 'W shows ST #card-exposed-in-auction', ': E must pass once [24B]; W has ST faced (shown)', 'W P, N 2H, E P*, S P, W P'],
    auction: 'E 1C, S 1H, W P, N 2H, E P, S P, W P', next: 'W leads', inForce: ['W has ST as a major penalty card'], told: ['EW: W ST'], reviews: { 1997: ['NS 23', 'NS 72B1'], 1987: ['NS 23A', 'NS 72B1'] }
  },
  {
    id: 'V24.8', editions: ['1987'], dealer: 'E', title: 'the nine instead of the ten: no pass, minor',
    steps: ['E 1C, S 1H', 'W drops S9 #card-exposed-in-auction', ': W has S9 faced (dropped)', 'W P, N 2H, E P, S P, W P'],
    auction: 'E 1C, S 1H, W P, N 2H, E P, S P, W P', next: 'W leads', inForce: ['W has S9 as a minor penalty card'], reviews: ['NS 72B1']
  },
  {
    id: 'V24.9', dealer: 'N', title: 'partner never gets the turn at which he would have had to pass',
    steps: ['N 1D, E P, S P', 'S drops DK #card-exposed-in-auction', ': N must pass once; S has DK faced (dropped)', 'W P'],
    auction: 'N 1D, E P, S P, W P', next: 'E leads', told: ['NS: S DK']
  },
  {
    id: 'V24.10', editions: ['2017'], dealer: 'N', title: 'a card that is only named is not exposed',
    steps: ['N 1C, E 1S', 'W names CA #card-exposed-in-auction'],
    auction: 'N 1C, E 1S', next: 'S', told: ['EW: W CA (remark) [16B]'], reviews: []
  },
  {
    id: 'V24.11', editions: ['2017'], dealer: 'S', title: 'one low card in the auction and one after it: both major, no pass',
    steps: ['S 1H, W P, N 2H', 'E drops D3 #card-exposed-in-auction', 'E P, S P, W P', ': E has D3 as a minor penalty card', 'E drops D5 #defender-exposed-card'],
    auction: 'S 1H, W P, N 2H, E P, S P, W P', next: 'W leads', inForce: ['E has D3 as a major penalty card', 'E has D5 as a major penalty card']
  }
])

stories('Law 24: cards that add up', [
  {
    id: '24C', dealer: 'S', title: 'a second low card later in the auction: from then on partner passes',
    steps: ['S 1D', 'E drops C6 #card-exposed-in-auction', 'W 1H, N P, E 1S', 'E drops D5 #card-exposed-in-auction', ': E has C6 faced (dropped); E has D5 faced (dropped); W must pass once [24C]', 'S P, W P*, N P'],
    auction: 'S 1D, W 1H, N P, E 1S, S P, W P, N P', next: 'S leads'
  },
  {
    id: '24B', dealer: 'E', title: 'a duty for the rest swallows one for a turn',
    given: [{ type: 'must-pass', player: 'S', turns: 'all' }],
    steps: ['E 1H', 'N shows SA #card-exposed-in-auction', ': S must pass throughout; N has SA faced (shown)', 'S P*, W 2H, N P, E 3H, S P*'],
    auction: 'E 1H, S P, W 2H, N P, E 3H, S P', next: 'W', inForce: ['S must pass throughout', 'N has SA faced (shown)']
  },
  {
    id: '24B', dealer: 'W', title: 'a turn lost through an accepted call out of rotation does not discharge the pass',
    steps: ['W P', 'S shows HK #card-exposed-in-auction', 'S 1C #bid-out-of-rotation | W P', ': N must pass once; S has HK faced (shown)', 'N P*'],
    auction: 'W P, S 1C^, W P, N P', next: 'E', inForce: ['S has HK faced (shown)']
  },
  {
    id: '24B', editions: ['2017'], dealer: 'N', title: 'partner called before the ruling, after another call: a pass is put in its place, as it is without the call between',
    steps: ['N 1C, E 1H', 'E drops CA #card-exposed-in-auction | S P | W 2C'],
    auction: 'N 1C, E 1H, S P, W P', next: 'N', inForce: ['E has CA faced (dropped)'], told: ['EW: E CA', 'EW: W 2C']
  },
  {
    id: '24B', dealer: 'S', title: 'and his opponent has doubled that call: the double falls with it, and he calls anew',
    steps: ['S 1D', 'E drops CA #card-exposed-in-auction | W 2H | N X', 'N can 2H P', 'N cannot X'],
    auction: 'S 1D, W P', next: 'N', inForce: ['E has CA faced (dropped)'], told: ['EW: E CA', 'EW: W 2H', 'EW: N X']
  },
  {
    id: '24B', dealer: 'S', title: 'and passes have followed that would now end the auction too early: they fall with it',
    steps: ['S 1D', 'E drops CA #card-exposed-in-auction | W 2H | N P | E P | S P'],
    auction: 'S 1D, W P', next: 'N', inForce: ['E has CA faced (dropped)'], told: ['EW: E CA', 'EW: W 2H', 'EW: N P', 'EW: E P', 'EW: S P']
  },
  {
    id: '24B', dealer: 'S', title: 'noticed only after the opening lead: his call stands',
    steps: ['S 1D', 'E drops CA #card-exposed-in-auction | W 2H | N P | E P | S P | N plays SA'],
    auction: 'S 1D, W 2H, N P, E P, S P', next: 'E plays', told: ['EW: E CA']
  },
  {
    id: '24A', dealer: 'S', title: 'the same card reported twice is one card',
    steps: ['S 1D', 'E drops C6 #card-exposed-in-auction', 'E drops C6 #card-exposed-in-auction | E drops C6'],
    auction: 'S 1D', next: 'W', inForce: ['E has C6 faced (dropped)'], told: ['EW: E C6'], laws: ['24A']
  },
  {
    id: '24B', dealer: 'S', title: 'a card that was dropped and is then led is a card led',
    steps: ['S 1D', 'E drops C6 #card-exposed-in-auction', 'E leads C6 #card-exposed-in-auction'],
    auction: 'S 1D', next: 'W', inForce: ['E has C6 faced (led)', 'W must pass once [24B]'], told: ['EW: E C6']
  },
  {
    id: '24', editions: ['2017'], dealer: 'N', title: 'after the first call, though it was cancelled: no card goes back',
    steps: ['E P natural #pass-out-of-rotation #card-exposed-in-auction@W ?accept-call@S=reject | W drops CA'],
    auction: '', next: 'N', inForce: ['E must pass once', 'W has CA faced (dropped)'], told: ['EW: E P', 'EW: W CA'], laws: ['24B']
  },
  {
    id: '24', editions: ['2017'], dealer: 'N', title: 'the same where only a duty tells that somebody has called',
    given: [{ type: 'must-call', player: 'E', call: '1H', if: 'rho-passes', law: '31A1' }],
    steps: ['W drops C2 #card-exposed-in-auction'],
    auction: '', next: 'N', inForce: ['E must repeat 1H', 'W has C2 faced (dropped)'], laws: ['24A']
  }
])
