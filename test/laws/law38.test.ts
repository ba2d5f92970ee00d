import { FOUNDING, SINCE_2007, stories } from '../support/story.ts'

stories('Law 38: a bid of more than seven', [
  {
    id: 'V38.1', dealer: 'S', title: 'a pass instead, both silenced',
    steps: ['S 7H', 'W 8C #bid-above-seven', ': W must pass throughout; E must pass throughout; E leads: forbid any'],
    auction: 'S 7H, W P', next: 'N', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], editions: ['2017']
  },
  {
    id: 'V38.1', dealer: 'S', title: 'a pass instead, both silenced, to the end',
    steps: ['S 7H', 'W 8C #bid-above-seven', 'N P, E P*'],
    auction: 'S 7H, W P, N P, E P', next: 'W leads', inForce: { 2017: ['E leads: forbid any [26B]'], older: ['E leads: require/forbid C [26A2]'] }, told: ['EW: W 8C'], reviews: { 2017: ['NS 72C'], 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V38.2', editions: SINCE_2007, dealer: 'S', title: 'the player on the left has doubled it: both silenced, no lead restriction',
    steps: ['S 7H', 'W 8C #bid-above-seven | N X', ': W must pass throughout [38C]; E must pass throughout [38C]', 'N P, E P*'],
    auction: 'S 7H, W P, N P, E P', next: 'W leads', told: ['EW: W 8C', 'EW: N X'], reviews: []
  },
  {
    id: 'V38.2', editions: FOUNDING, dealer: 'S', title: 'the player on the left has doubled it: 35C, East is free',
    steps: ['S 7H', 'W 8C #bid-above-seven | N X', ': nothing', 'N P, E 7S'],
    auction: 'S 7H, W P, N P, E 7S', next: 'S', told: ['EW: W 8C', 'EW: N X'], reviews: []
  },
  {
    id: 'V38.3', dealer: 'E', title: 'out of rotation, at partner’s turn: both silenced',
    steps: ['E 7N', 'N 8C #bid-above-seven', ': N must pass throughout; S must pass throughout; S leads: forbid any', 'S P*, W P, N P*'],
    auction: 'E 7N, S P, W P, N P', next: 'S leads', inForce: ['S leads: forbid any'], editions: ['2017']
  },
  {
    id: 'V38.3', editions: ['2007', '1997', '1987'], dealer: 'E', title: 'out of rotation, at partner’s turn: both silenced',
    steps: ['E 7N', 'N 8C #bid-above-seven', ': N must pass throughout; S must pass throughout; S leads: require/forbid C', 'S P*, W P, N P*'],
    auction: 'E 7N, S P, W P, N P', next: 'S leads', inForce: ['S leads: require/forbid C']
  },
  {
    id: 'V38.3', editions: SINCE_2007, dealer: 'E', title: 'the Law speaks of a bid in rotation: a proposal', steps: ['E 7N', 'N 8C #bid-above-seven | E P'],
    auction: 'E 7N', next: 'S', inForce: ['N must pass throughout', 'S must pass throughout'], says: 'No Law says what follows'
  },
  {
    id: 'V38.3', editions: FOUNDING, dealer: 'E', title: 'the Law speaks of a bid in rotation: a proposal', steps: ['E 7N', 'N 8C #bid-above-seven | E P'],
    auction: 'E 7N', next: 'S', inForce: ['N must pass once'], says: 'No Law says what follows'
  },
  {
    id: 'V38.4', dealer: 'S', title: 'the pass that is put in its place completes the auction',
    steps: ['S 7N, W P, N P', 'E 8C #bid-above-seven'],
    auction: 'S 7N, W P, N P, E P', next: 'W leads', inForce: { 2017: ['W leads: forbid any [26B]'], older: ['W leads: require/forbid C [26A2]'] }, told: ['EW: E 8C']
  }
])

stories('Law 38: what stands in the procedure and in no vector', [
  {
    id: '38 out of rotation', editions: SINCE_2007, dealer: 'E', title: 'out of rotation, called over: both silenced, no lead restriction',
    steps: ['E 7N', 'N 8C #bid-above-seven | E X', ': N must pass throughout; S must pass throughout', 'S P*'],
    auction: 'E 7N, S P', next: 'W', inForce: ['N must pass throughout', 'S must pass throughout']
  },
  {
    id: '38 out of rotation', editions: FOUNDING, dealer: 'E', title: 'out of rotation, called over: one pass, partner never bound',
    steps: ['E 7N', 'N 8C #bid-above-seven | E X', ': N must pass once [35C]', 'S can P X'],
    auction: 'E 7N', next: 'S', inForce: ['N must pass once']
  },
  {
    id: '38 out of rotation', dealer: 'E', title: 'the player in turn has called in his own right: 28B',
    steps: ['E 7C', 'W 8C #bid-above-seven | S P'],
    auction: 'E 7C, S P', next: 'W', told: ['EW: W 8C']
  },
  {
    id: '38', dealer: 'S', title: 'he takes it back and passes: both calls are cancelled, and the pass is recorded',
    steps: ['S 7H', 'W 8C #bid-above-seven | W to P ?unintended=no'],
    auction: 'S 7H, W P', next: 'N', inForce: { 2017: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], older: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid C'] }
  }
])
