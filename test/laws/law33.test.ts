import { FOUNDING, stories } from '../support/story.ts'

stories('Law 33: simultaneous calls', [
  {
    id: 'V33.1', dealer: 'N', title: 'the second call is in rotation',
    steps: ['N 1H', 'E P + S 2H ?simultaneous@director=yes'],
    auction: 'N 1H, E P, S 2H', next: 'W', told: [], reviews: [], laws: ['33']
  },
  {
    id: 'V33.1', dealer: 'N', title: 'in whatever order they are reported',
    steps: ['N 1H', 'S 2H + E P ?simultaneous@director=yes'],
    auction: 'N 1H, E P, S 2H', next: 'W', told: []
  },
  {
    id: 'V33.2', dealer: 'N', title: 'the second call is out of rotation',
    steps: ['N 1D', 'E 1S + W 2H #simultaneous-calls@W #bid-out-of-rotation@W ?simultaneous@director=yes ?accept-call@N=reject'],
    auction: 'N 1D, E 1S', next: 'S', inForce: ['W must repeat 2H', 'W replaces 2H if RHO acts'], told: ['EW: W 2H']
  },
  {
    id: 'V33.3', dealer: 'N', title: 'the second call is in rotation but insufficient',
    steps: ['N 1H', 'E 2D + S 1S #simultaneous-calls@S #insufficient-bid@S ?simultaneous@director=yes ?accept-call@W=accept', 'W 3C'],
    auction: 'N 1H, E 2D, S 1S!, W 3C', next: 'N', told: []
  },
  {
    id: 'V33.4', dealer: 'N', title: 'not simultaneous: the early call is out of rotation',
    steps: ['N 1H', 'E P + S 2H #simultaneous-calls@S #bid-out-of-rotation@S ?simultaneous@director=no ?accept-call@W=reject'],
    auction: 'N 1H', next: 'E', inForce: ['S must repeat 2H', 'S replaces 2H if RHO acts'], told: ['NS: S 2H']
  },
  {
    id: '33.3', dealer: 'S', title: 'neither was in turn: the one nearer to the left of the player in turn comes first',
    steps: ['E 1H + W 1C #simultaneous-calls@E #bid-out-of-rotation@W #bid-out-of-rotation@E ?accept-call@N=reject ?accept-call-2@S=reject'],
    auction: '', next: 'S', inForce: { 2017: ['W must repeat 1C', 'W replaces 1C if RHO acts', 'E replaces 1H'], older: ['W must repeat 1C', 'W replaces 1C if RHO acts', 'W must pass throughout', 'E replaces 1H'] }
  },
  {
    id: '33', editions: FOUNDING, dealer: 'N', title: 'both in turn one after the other, a third as well',
    steps: ['N 1H', 'E P + S 2H + W P ?simultaneous=yes'],
    auction: 'N 1H, E P, S 2H, W P', next: 'N'
  },
  {
    id: '33.3', dealer: 'N', title: 'neither was in turn: the neighbour on the left has not accepted by calling, he is asked',
    steps: ['N 1D', 'S 2D + W 2H #simultaneous-calls@S #bid-out-of-rotation@S ?accept-call@W=accept'],
    auction: 'N 1D, S 2D^, W 2H', next: 'N'
  },
  {
    id: '33.3', dealer: 'N', title: 'he declines: his own call is out of rotation as well',
    steps: ['N 1D', 'W 2H + S 2D #simultaneous-calls@W #bid-out-of-rotation@S #bid-out-of-rotation@W ?accept-call@W=reject ?accept-call-2@N=accept'],
    auction: 'N 1D, W 2H^', next: 'N', inForce: ['S must repeat 2D', 'S replaces 2D if RHO acts']
  },
  {
    id: '33.3 and 39', editions: ['2017', '2007', '1997'], dealer: 'W', title: 'after the auction nobody has called over the other’s call: the defender’s double may cost a lead',
    steps: ['W 1H, N P, E 2H, S P, W P, N P', 'S X + E 3H #simultaneous-calls@S #call-after-auction@E #call-after-auction@S'],
    auction: 'W 1H, N P, E 2H, S P, W P, N P', next: 'N leads', told: ['EW: E 3H', 'NS: S X'], inForce: ['N leads: forbid any [26B]']
  }
])
