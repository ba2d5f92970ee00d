import { artificial, mustPass, natural, stories } from '../support/story.ts'

const transfer = artificial({ suits: { H: [5, 13] } })

stories('Law 29: the procedure after a call out of rotation', [
  {
    id: 'V29.1', dealer: 'N', title: 'at RHO’s turn the player on the left accepts by calling over it',
    steps: ['N 1C', 'S 1S #bid-out-of-rotation | W 2D', 'N can P X 2H'],
    auction: 'N 1C, S 1S^, W 2D', next: 'N', told: [], reviews: []
  },
  {
    id: 'V29.2', dealer: 'W', title: 'at partner’s turn',
    steps: ['W P', 'S 1N #bid-out-of-rotation | W P'],
    auction: 'W P, S 1N^, W P', next: 'N', told: [], reviews: []
  },
  {
    id: 'V29.3', dealer: 'N', title: 'at LHO’s turn: he chooses to call over it',
    steps: ['W 1D #bid-out-of-rotation ?accept-call@N=accept', 'N cannot 1C 1D', 'N 1H'],
    auction: 'W 1D^, N 1H', next: 'E', told: [], reviews: []
  },
  {
    id: 'V29.4', dealer: 'E', title: 'declined: back to the player whose turn it was',
    steps: ['S 2H #bid-out-of-rotation ?accept-call@W=reject'],
    auction: '', next: 'E', inForce: ['S must repeat 2H [31A1]', 'S replaces 2H if RHO acts'], told: ['NS: S 2H'], laws: { 2017: ['29B'], 2007: ['29B'], older: ['29A'] }
  },
  {
    id: 'V29.5', editions: ['2007', '1997'], dealer: 'W', title: '29C: an artificial bid counts as the suit that it shows',
    meanings: { 'E 2D': transfer },
    steps: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2S', 'E 3H'],
    auction: 'W 1N, N 2S, E 3H', next: 'S', inForce: ['W must pass once [31A2(a)]'], reviews: ['NS 23']
  },
  {
    id: 'V29.6', editions: ['2007', '1997'], dealer: 'W', title: '29C: the denomination named is not repeated by naming it',
    meanings: { 'E 2D': transfer },
    steps: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2S', 'E 3D'],
    auction: 'W 1N, N 2S, E 3D', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid H [26A2]'], reviews: ['NS 23']
  },
  {
    id: 'V29.6', editions: ['2007', '1997'], dealer: 'W', title: '29C: nobody said what 2D shows, so the director is asked',
    steps: {
      2007: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2S', 'E 3D ?artificial-call=yes ?suits-of-withdrawn-call=H'],
      1997: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2S', 'E 3D ?conventional=yes ?suits-of-withdrawn-call=H']
    },
    auction: 'W 1N, N 2S, E 3D', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid H [26A2]']
  },
  {
    id: 'V29.7', editions: ['2017'], dealer: 'W', title: '29C is absorbed by the comparable call',
    meanings: { 'E 2D': transfer },
    steps: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2D', 'E 2H ?comparable@director=yes'],
    auction: 'W 1N, N 2D, E 2H', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V29.7', editions: ['2017'], dealer: 'W', title: 'both meanings sent, and nothing left to judge',
    meanings: { 'E 2D': transfer, 'E 2H': artificial({ suits: { H: [5, 13] } }) },
    steps: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N 2D', 'E 2H'],
    auction: 'W 1N, N 2D, E 2H', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V29.8', dealer: 'S', title: 'insufficient as well: one call accepts both faults',
    steps: ['S 1S', 'N 1H #bid-out-of-rotation | E 2C'],
    auction: 'S 1S, N 1H!^, E 2C', next: 'S', told: [], reviews: []
  },
  {
    id: 'V29.9', dealer: 'N', title: 'the call of the player on the left is judged over the accepted call',
    steps: ['N 1C', 'S 1S #bid-out-of-rotation #insufficient-bid@W | W 1H ?accept-call@N=accept'],
    auction: 'N 1C, S 1S^, W 1H!', next: 'N', told: []
  }
])

stories('Law 29: what stands in the procedure and in no vector', [
  {
    id: '29A', dealer: 'N', title: 'an inadmissible redouble over the accepted call is one in rotation: Law 36',
    steps: {
      2017: ['N 1C', 'S 1D #bid-out-of-rotation #inadmissible-redouble@W | W XX ?replacement-call@W=P ?comparable=no'],
      older: ['N 1C', 'S 1D #bid-out-of-rotation #inadmissible-redouble@W | W XX ?replacement-call@W=P']
    },
    auction: 'N 1C, S 1D^, W P', next: 'N', inForce: ['E must pass throughout', 'E leads: forbid any'], told: ['EW: W XX']
  },
  {
    id: '29 pitfall', dealer: 'N', title: 'a duty laid on a player who is jumped over stays',
    given: [mustPass('E', 'next')],
    steps: ['W 1D #bid-out-of-rotation | N 1H ?call-meant-as=over-the-call', 'E P*', 'S 2H, W P, N P', 'E can X 2S'],
    auction: 'W 1D^, N 1H, E P, S 2H, W P, N P', next: 'E'
  },
  {
    id: '29 pitfall', dealer: 'N', title: 'a duty laid on a player who is jumped over stays: partner’s turn',
    given: [mustPass('N', 'next')],
    steps: ['S 1D #bid-out-of-rotation | W 1H', 'N P*'],
    auction: 'S 1D^, W 1H, N P', next: 'E'
  },
  {
    id: '29 pitfall', dealer: 'S', title: 'a player who is to repeat his bid is jumped over: he is still to do so, though his opponent on the right acts now',
    steps: ['S 1H', 'N 3C #bid-out-of-rotation ?accept-call@E=reject', 'W P', 'E 2D #bid-out-of-rotation ?accept-call@S=accept', ': N must repeat 3C now [31A1]', 'S P, W 2S', 'N can 3C', 'N cannot P X 3D', 'N 3C'],
    auction: 'S 1H, W P, E 2D^, S P, W 2S, N 3C', next: 'E', inForce: []
  },
  {
    id: '29 pitfall', dealer: 'S', title: 'his bid is not sufficient any more: he is free',
    steps: ['S 1H', 'N 1S #bid-out-of-rotation ?accept-call@E=reject', 'W P', 'E 2D #bid-out-of-rotation ?accept-call@S=accept', 'S P, W P', 'N can P X 2S', 'N P'],
    auction: 'S 1H, W P, E 2D^, S P, W P, N P', next: 'S leads', inForce: []
  },
  {
    id: '29 pitfall', dealer: 'S', title: 'the call that jumped over him is not accepted: he repeats his bid', editions: ['2017', '2007'],
    steps: ['S 1H', 'N 1S #bid-out-of-rotation ?accept-call@E=reject', 'W P', 'E 2D #bid-out-of-rotation ?accept-call@S=reject', 'N cannot P 2S', 'N 1S'],
    auction: 'S 1H, W P, N 1S', next: 'E', inForce: ['E replaces 2D if RHO acts [31A2]']
  },
  {
    id: '29A', dealer: 'N', title: 'a player who has to pass may accept, but then only by passing',
    given: [mustPass('W', 'next')],
    steps: ['N 1C', 'S 1S #bid-out-of-rotation ?accept-call@W=accept', 'W P*'],
    auction: 'N 1C, S 1S^, W P', next: 'N', told: []
  },
  {
    id: '29C 1997', editions: ['1997', '2007'], dealer: 'W', title: 'several suits shown: a bid in any of them repeats',
    meanings: { 'E 2N': artificial({ suits: { D: [5, 13], C: [5, 13] } }), 'E 4C': natural({ C: [6, 13] }) },
    steps: ['W 1N', 'E 2N #bid-out-of-rotation ?accept-call@S=reject', 'N 3H', 'E 4C'],
    auction: 'W 1N, N 3H, E 4C', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: require/forbid D [26A2]']
  }
])
