import { FOUNDING, SINCE_2007, stories } from '../support/story.ts'

stories('Law 19: doubles and redoubles', [
  { id: 'V19.1', dealer: 'E', title: '"double four spades" over 4H is a double of 4H', steps: ['E 1S, S P, W 4H, N X', 'E can P XX 4S 4N', 'E cannot X 4H'], auction: 'E 1S, S P, W 4H, N X', next: 'E' },
  { id: 'V19.2', dealer: 'W', title: '"redouble two notrump" over 1NT doubled', steps: ['W 1N, N X, E XX', 'S can P 2C', 'S cannot X XX 1N'], auction: 'W 1N, N X, E XX', next: 'S' },
  {
    id: 'V19.3', dealer: 'S', title: 'partner’s bid doubled',
    steps: {
      2017: ['S 1D, W P', 'N cannot X XX', 'N X #inadmissible-double ?replacement-call@N=1S ?comparable@director=no'],
      older: ['S 1D, W P', 'N cannot X XX', 'N X #inadmissible-double ?replacement-call@N=1S']
    },
    auction: 'S 1D, W P, N 1S', next: 'E', inForce: { 2017: ['S must pass throughout', 'S leads: forbid any but S'], older: ['S must pass throughout', 'S leads: forbid any'] },
    told: ['NS: N X'], reviews: { 2017: ['EW 72C'], 2007: ['EW 23'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V19.4', dealer: 'N', title: 'a double doubled: only a redouble would be admissible',
    steps: {
      2017: ['N 1H, E X', 'S can XX', 'S cannot X', 'S X #inadmissible-double ?replacement-call@S=XX ?comparable@director=no'],
      older: ['N 1H, E X', 'S can XX', 'S cannot X', 'S X #inadmissible-double ?replacement-call@S=XX']
    },
    auction: 'N 1H, E X, S XX', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'], told: ['NS: S X']
  },
  {
    id: 'V19.5', dealer: 'S', title: 'a double accepts the insufficient bid and stands on it',
    steps: ['S 2D', 'W 1S #insufficient-bid | N X', 'E can XX 1N 2C'],
    auction: 'S 2D, W 1S!, N X', next: 'E', told: [], reviews: []
  },
  {
    id: 'V19.6', dealer: 'W', title: 'out of rotation and admissible: Law 32',
    steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=accept'],
    auction: 'W 1S, S X^', next: 'W', told: []
  },
  {
    id: 'V19.6', editions: SINCE_2007, dealer: 'W', title: 'out of rotation and inadmissible: 36B',
    steps: ['W 1S', 'E X #inadmissible-double'],
    auction: 'W 1S', next: 'N', inForce: ['W must pass throughout [36B4]', 'E replaces X [36B4]'], told: ['EW: E X']
  },
  {
    id: 'V19.6', editions: FOUNDING, dealer: 'W', title: 'out of rotation and inadmissible: 32',
    steps: ['W 1S', 'E X #inadmissible-double'],
    auction: 'W 1S', next: 'N', inForce: ['W must pass throughout [32]', 'E replaces X [32]'], told: ['EW: E X']
  },
  {
    id: 'V19.6', editions: FOUNDING, dealer: 'W', title: 'the same, the player on its left has called over it: 35A',
    steps: ['W 1S', 'E X #inadmissible-double | S P'],
    auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S P'], laws: ['35A']
  }
])
