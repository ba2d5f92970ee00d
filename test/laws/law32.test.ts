import { BEFORE_2017, FOUNDING, SINCE_2007, stories } from '../support/story.ts'

stories('Law 32: a double or redouble out of rotation', [
  {
    id: 'V32.1', dealer: 'W', title: 'RHO’s turn, RHO passes: the double is repeated',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', ': S must repeat X; S replaces X if RHO acts', 'E P, S X*'],
    auction: 'W 1S, N P, E P, S X', next: 'W', reviews: []
  },
  {
    id: 'V32.2', editions: ['2017'], dealer: 'W', title: 'RHO bids, the double is comparable',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', ': S must repeat X [32A1]; S replaces X if RHO acts [32A2]', 'E 2S', 'S X ?comparable=yes'],
    auction: 'W 1S, N P, E 2S, S X', next: 'W', told: [], reviews: ['EW 23C'], laws: ['32A2(a)']
  },
  {
    id: 'V32.3', editions: ['2017'], dealer: 'W', title: 'RHO bids, another call: partner passes once',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E 2S', 'S 3C ?comparable=no', ': N must pass once [32A2(b)]; N leads: forbid any but C', 'W P, N P*, E P'],
    auction: 'W 1S, N P, E 2S, S 3C, W P, N P, E P', next: 'W leads', told: ['NS: S X'], reviews: ['EW 72C']
  },
  {
    id: 'V32.4', editions: BEFORE_2017, dealer: 'W', title: 'RHO bids: partner silenced, whatever is called',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', ': S must repeat X [32B1]; S replaces X if RHO acts [32B2]', 'E 2S', 'S X ?same-meaning=no', ': N must pass throughout [32B2]; N leads: forbid any [26B]', 'W P, N P*, E P'],
    auction: 'W 1S, N P, E 2S, S X, W P, N P, E P', next: 'N leads', inForce: ['N leads: forbid any [26B]'], told: ['NS: S X'], reviews: { 2007: ['EW 23'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V32.5', editions: ['2017'], dealer: 'E', title: 'partner’s turn: partner free, the double comparable',
    steps: ['E 1H', 'N X #double-out-of-rotation ?accept-call@E=reject', ': N replaces X [32B2]', 'S P, W 2H', 'N X ?comparable=yes'],
    auction: 'E 1H, S P, W 2H, N X', next: 'E', told: [], reviews: ['EW 23C']
  },
  {
    id: 'V32.6', dealer: 'W', title: 'example A: admissible, at partner’s turn, accepted by a pass',
    steps: ['W 1S', 'S X #double-out-of-rotation | W P'],
    auction: 'W 1S, S X^, W P', next: 'N', told: []
  },
  {
    id: 'V32.7', editions: BEFORE_2017, dealer: 'W', title: 'example A declined: partner silenced at once',
    steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=reject', ': N must pass throughout [32A]; S replaces X [32A]', 'N P*, E 2S', 'S X ?same-meaning=yes', 'W P, N P*'],
    auction: 'W 1S, N P, E 2S, S X, W P, N P', next: 'E', inForce: ['N must pass throughout'], told: ['NS: S X'], reviews: { 2007: ['EW 23'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V32.8', dealer: 'W', title: 'example B: inadmissible, and the player on the left has called over it',
    steps: ['W 1S', 'E X #inadmissible-double | S 2H'],
    auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S 2H'], reviews: [], laws: { 2017: ['36A'], 2007: ['36A'], older: ['35A'] }
  },
  {
    id: 'V32.9', dealer: 'W', title: 'example B, not called over: partner silenced',
    steps: {
      2017: ['W 1S', 'E X #inadmissible-double', ': W must pass throughout [36B4]; E replaces X [36B4]', 'N 2C', 'E 2S ?comparable=no', 'S P, W P*'],
      2007: ['W 1S', 'E X #inadmissible-double', ': W must pass throughout [36B4]; E replaces X [36B4]', 'N 2C, E 2S, S P, W P*'],
      older: ['W 1S', 'E X #inadmissible-double', ': W must pass throughout [32]; E replaces X [32]', 'N 2C, E 2S, S P, W P*']
    },
    auction: 'W 1S, N 2C, E 2S, S P, W P', next: 'N', inForce: { 2017: ['W must pass throughout', 'W leads: forbid any but S [26B]'], older: ['W must pass throughout', 'W leads: forbid any [26B]'] }, told: ['EW: E X']
  },
  {
    id: 'V32.10', editions: BEFORE_2017, dealer: 'N', title: 'a redouble at partner’s turn',
    steps: ['N 1S, E X', 'N XX #redouble-out-of-rotation ?accept-call@E=reject', 'S P*, W 2C, N P'],
    auction: 'N 1S, E X, S P, W 2C, N P', next: 'E', inForce: ['S must pass throughout [32A]', 'S leads: forbid any [26B]'], told: ['NS: N XX']
  },
  {
    id: 'V32.10', editions: ['2017'], dealer: 'N', title: 'a redouble at partner’s turn: partner is free',
    steps: ['N 1S, E X', 'N XX #redouble-out-of-rotation ?accept-call@E=reject', 'S can XX 2S P', 'S 2S'],
    auction: 'N 1S, E X, S 2S', next: 'W', inForce: ['N replaces XX [32B2]'], told: ['NS: N XX']
  },
  {
    id: 'V32.11', dealer: 'S', title: 'a redouble at RHO’s turn, RHO passes',
    steps: ['S 1C, W X, N P', 'S XX #redouble-out-of-rotation ?accept-call@W=reject', 'E P, S XX*'],
    auction: 'S 1C, W X, N P, E P, S XX', next: 'W', reviews: []
  },
  {
    id: 'V32.12', editions: ['2017'], dealer: 'W', title: 'at LHO’s turn by a player who has called: a change of call',
    steps: ['W 1D, N P', 'N X #change-of-call ?unintended=no ?accept-call@E=reject ?comparable=no'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S leads: forbid any [26B]'], told: ['NS: N X']
  },
  {
    id: 'V32.12', editions: ['2007'], dealer: 'W', title: 'at LHO’s turn by a player who has called: a change of call',
    steps: ['W 1D, N P', 'N X #change-of-call ?unintended=no ?accept-call@E=reject ?lead-restriction-applies=no'],
    auction: 'W 1D, N P', next: 'E', told: ['NS: N X']
  },
  {
    id: 'V32.12', editions: FOUNDING, dealer: 'W', title: 'at LHO’s turn by a player who has called: a change of call, the pass kept',
    steps: ['W 1D, N P', 'N X #change-of-call ?unintended=no ?accept-call@E=reject ?first-call-or-other@N=keep'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S must pass once', 'S leads: forbid any [26B]'], told: ['NS: N X']
  },
  {
    id: 'V32.13', dealer: 'N', title: 'inadmissible at partner’s turn: one’s own bid doubled',
    steps: {
      2017: ['N 1C, E P', 'N X #inadmissible-double', ': S must pass throughout [36B4]; N replaces X', 'S P*, W 1H', 'N X ?comparable=no'],
      2007: ['N 1C, E P', 'N X #inadmissible-double', ': S must pass throughout [36B4]; N replaces X', 'S P*, W 1H', 'N X ?same-meaning=no'],
      older: ['N 1C, E P', 'N X #inadmissible-double', ': S must pass throughout; N replaces X', 'S P*, W 1H', 'N X ?same-meaning=no']
    },
    auction: 'N 1C, E P, S P, W 1H, N X', next: 'E', inForce: { 2017: ['S must pass throughout', 'S leads: forbid any but C'], older: ['S must pass throughout', 'S leads: forbid any'] }, told: ['NS: N X']
  },
  {
    id: 'V32.13', editions: FOUNDING, dealer: 'N', title: 'before 2007 it is 32A that bars the partner',
    steps: ['N 1C, E P', 'N X #inadmissible-double'],
    auction: 'N 1C, E P', next: 'S', inForce: ['S must pass throughout [32A]', 'N replaces X']
  },
  {
    id: 'V32.14', dealer: 'N', title: 'inadmissible at LHO’s turn: no change of call',
    steps: {
      2017: ['N 1C', 'N X #inadmissible-double', ': S must pass throughout [36B4]; N replaces X', 'E 1S, S P*, W P', 'N 2C ?comparable=no'],
      2007: ['N 1C', 'N X #inadmissible-double', ': S must pass throughout [36B4]; N replaces X', 'E 1S, S P*, W P, N 2C'],
      older: ['N 1C', 'N X #inadmissible-double', ': S must pass throughout [36]; N replaces X', 'E 1S, S P*, W P, N 2C']
    },
    auction: 'N 1C, E 1S, S P, W P, N 2C', next: 'E', inForce: { 2017: ['S must pass throughout', 'S leads: forbid any but C'], older: ['S must pass throughout', 'S leads: forbid any'] }
  },
  {
    id: 'V32.14', editions: FOUNDING, dealer: 'N', title: 'Law 32 has nothing for LHO’s turn: the general rule of 36 is a proposal', steps: ['N 1C', 'N X #inadmissible-double'],
    auction: 'N 1C', next: 'E', inForce: ['S must pass throughout [36]', 'N replaces X'], says: 'No Law says what follows'
  },
  {
    id: 'V32.14', dealer: 'N', title: 'East has redoubled it: both cancelled',
    steps: ['N 1C', 'N X #inadmissible-double | E XX'],
    auction: 'N 1C', next: 'E', told: ['NS: N X', 'NS: E XX'], reviews: [], laws: { 2017: ['36A'], 2007: ['36A'], older: ['35A'] }
  },
  {
    id: 'V32.14', dealer: 'N', title: 'East has passed over it: both cancelled',
    steps: ['N 1C', 'N X #inadmissible-double | E P ?call-meant-as@E=over-the-call'],
    auction: 'N 1C', next: 'E', told: ['NS: N X', 'NS: E P'], reviews: []
  },
  {
    id: 'V32.14', dealer: 'N', title: 'East has made his own call: it stands',
    steps: ['N 1C', 'N X #inadmissible-double | E 1H ?call-meant-as@E=own-call'],
    auction: 'N 1C, E 1H', next: 'S', told: ['NS: N X'], reviews: [], laws: ['28B']
  },
  {
    id: 'V32.15', dealer: 'W', title: 'inadmissible at RHO’s turn, RHO doubles himself',
    steps: {
      2017: ['W 1S', 'E X #inadmissible-double', 'N X', 'E XX ?comparable=no'],
      older: ['W 1S', 'E X #inadmissible-double', 'N X, E XX']
    },
    auction: 'W 1S, N X, E XX', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any'], told: ['EW: E X']
  },
  {
    id: 'V32.16', dealer: 'W', title: 'inadmissible at RHO’s turn, RHO passes: not to be repeated',
    steps: {
      2017: ['W 1S', 'E X #inadmissible-double', 'N P', 'E cannot X', 'E can P 2S', 'E 2S ?comparable=no', 'S P, W P*'],
      older: ['W 1S', 'E X #inadmissible-double', 'N P', 'E cannot X', 'E can P 2S', 'E 2S, S P, W P*']
    },
    auction: 'W 1S, N P, E 2S, S P, W P', next: 'N', inForce: { 2017: ['W must pass throughout', 'W leads: forbid any but S'], older: ['W must pass throughout', 'W leads: forbid any'] }
  }
])

stories('Law 32: what stands in the procedure and in no vector', [
  {
    id: '32 never accepted', editions: SINCE_2007, dealer: 'W', title: 'nobody is asked whether an inadmissible double may stand',
    steps: ['W 1S', 'S XX #inadmissible-redouble'],
    auction: 'W 1S', next: 'N', inForce: ['N must pass throughout [36B4]', 'S replaces XX [36B4]']
  },
  {
    id: '32B', editions: ['2017'], dealer: 'E', title: 'partner’s turn, not comparable: partner passes once',
    steps: ['E 1H', 'N X #double-out-of-rotation ?accept-call@E=reject', 'S 1S, W P', 'N 2C ?comparable=no', 'E P, S P*'],
    auction: 'E 1H, S 1S, W P, N 2C, E P, S P', next: 'W', inForce: ['S leads: forbid any but C'], told: ['NS: N X'], reviews: ['EW 72C']
  }
])
