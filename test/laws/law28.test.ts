import { BEFORE_2017, mustPass, stories } from '../support/story.ts'

stories('Law 28: calls treated as made in rotation', [
  {
    id: 'V28.1', dealer: 'S', title: '28A: RHO has to pass, so the call is in rotation',
    given: [mustPass('N', 'all')],
    steps: ['S 1S, W P, E 2C'],
    auction: 'S 1S, W P, N P, E 2C', next: 'S', inForce: ['N must pass throughout'], told: [], reviews: [], laws: ['28A']
  },
  {
    id: 'V28.1', dealer: 'S', title: 'a duty for one turn is discharged by the pass that is supplied',
    given: [mustPass('N', 'next')],
    steps: ['S 1S, W P, E 2C, S P, W P', 'N can 2H X'],
    auction: 'S 1S, W P, N P, E 2C, S P, W P', next: 'N'
  },
  {
    id: 'V28.2', dealer: 'N', title: '28A refused: a duty to repeat a bid is no duty to pass',
    steps: {
      2017: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'S 1H #bid-out-of-rotation ?accept-call@W=reject', ': E must repeat 1C; S must repeat 1H; S replaces 1H if RHO acts', 'E 1C*', 'S 1H ?comparable=yes'],
      older: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'S 1H #bid-out-of-rotation ?accept-call@W=reject', ': E must repeat 1C; S must repeat 1H; S replaces 1H if RHO acts', 'E 1C*']
    },
    auction: { 2017: 'N P, E 1C, S 1H', older: 'N P, E 1C' }, next: { 2017: 'W', older: 'S' }, inForce: { 2017: [], older: ['S replaces 1H if RHO acts'] },
    reviews: { 2017: ['EW 23C'], older: [] }
  },
  {
    id: 'V28.3', dealer: 'S', title: '28B: the dealer simply opens',
    steps: ['W 1H #bid-out-of-rotation | S 1D', 'W can 1H X P'],
    auction: 'S 1D', next: 'W', told: ['EW: W 1H'], reviews: [], laws: ['28B']
  },
  {
    id: 'V28.4', dealer: 'S', title: '(a) the dealer called over the 1H',
    steps: ['E 1H #bid-out-of-rotation | S 1S ?call-meant-as@S=over-the-call'],
    auction: 'E 1H^, S 1S', next: 'W', told: [], reviews: []
  },
  {
    id: 'V28.4', dealer: 'S', title: '(b) it was his opening bid',
    steps: ['E 1H #bid-out-of-rotation | S 1S ?call-meant-as@S=own-call'],
    auction: 'S 1S', next: 'W', told: ['EW: E 1H'], reviews: [], laws: ['28B']
  },
  {
    id: 'V28.5', dealer: 'S', title: 'his call could not stand over the 1H: 28B without a question',
    steps: ['E 1H #bid-out-of-rotation | S 1D'],
    auction: 'S 1D', next: 'W', told: ['EW: E 1H'], reviews: [], laws: ['28B']
  },
  {
    id: 'V28.6', dealer: 'N', title: '28B is not open to the offender’s partner: accepted, his call is cancelled',
    steps: ['S 1C #bid-out-of-rotation | N 1S ?accept-call@W=accept'],
    auction: 'S 1C^', next: 'W', told: ['NS: N 1S']
  },
  {
    id: 'V28.6', editions: ['2017'], dealer: 'N', title: 'declined, partner’s call stands',
    steps: ['S 1C #bid-out-of-rotation | N 1S ?accept-call@W=reject'],
    auction: 'N 1S', next: 'E', inForce: ['S replaces 1C [31B2]'], told: ['NS: S 1C']
  },
  {
    id: 'V28.6', editions: BEFORE_2017, dealer: 'N', title: 'declined, partner’s call is replaced by a pass',
    steps: ['S 1C #bid-out-of-rotation | N 1S ?accept-call@W=reject'],
    auction: 'N P', next: 'E', inForce: ['N must pass throughout [31B]', 'S replaces 1C [31B]'], told: ['NS: S 1C', 'NS: N 1S']
  },
  {
    id: 'V28.7', dealer: 'W', title: '28B comes too late once LHO has accepted',
    steps: ['N P natural #pass-out-of-rotation | E P', 'W 1N #bid-out-of-rotation ?accept-call@N=reject'],
    auction: 'N P^, E P', next: 'S', inForce: ['W must repeat 1N', 'W replaces 1N if RHO acts'], told: ['EW: W 1N']
  },
  {
    id: 'V28.7', dealer: 'W', title: 'the same before any ruling',
    steps: ['N P natural #pass-out-of-rotation #bid-out-of-rotation@W | E P | W 1N ?accept-call@N=accept'],
    auction: 'N P^, E P, W 1N^', next: 'N', told: []
  },
  {
    id: 'V28.8', dealer: 'S', title: '28A: the early call is judged as one in rotation',
    given: [mustPass('N', 'all')],
    steps: ['S 1S, W P', 'E 1H #insufficient-bid ?accept-call@S=accept'],
    auction: 'S 1S, W P, N P, E 1H!', next: 'S', inForce: ['N must pass throughout'], told: []
  },
  {
    id: 'V28.9', dealer: 'W', title: '28B over an inadmissible double',
    steps: ['W 1S', 'E X #inadmissible-double | N 2C', 'E can P 2S X'],
    auction: 'W 1S, N 2C', next: 'E', told: ['EW: E X'], reviews: [], laws: ['28B'], says: 'No Law says what follows'
  }
])

stories('Law 28: what stands in the procedure and in no vector', [
  {
    id: '28B', dealer: 'S', title: 'a double of the call out of rotation can be no call in his own right: nothing to ask',
    steps: ['E 1H #bid-out-of-rotation | S X'],
    auction: 'E 1H^, S X', next: 'W', told: []
  },
  {
    id: '28A', dealer: 'S', title: 'the player who has to pass says his pass after the early call: it has been supplied already, and is no irregularity',
    given: [mustPass('N', 'all')],
    steps: ['S 1S, W P', 'E 2C | N P'],
    auction: 'S 1S, W P, N P, E 2C', next: 'S', inForce: ['N must pass throughout']
  },
  {
    id: '28B', dealer: 'S', title: 'the rightful call may be irregular itself: then its own Law, on the auction without the early call',
    steps: ['S 1S', 'N 2C #bid-out-of-rotation #insufficient-bid@W | W 1H ?accept-call@N=accept'],
    auction: 'S 1S, W 1H!', next: 'N', told: ['NS: N 2C']
  },
  {
    id: '28B', dealer: 'S', title: 'the opponent in turn, not on the left of the offender, calls: no question',
    steps: ['W 1S #bid-out-of-rotation | S P'],
    auction: 'S P', next: 'W', told: ['EW: W 1S']
  },
  {
    id: '28B', dealer: 'N', title: 'the early call is made again in turn: it was cancelled, and then made',
    steps: ['N 1H', 'S 2H #bid-out-of-rotation | E P | S 2H'],
    auction: 'N 1H, E P, S 2H', next: 'W', told: ['NS: S 2H']
  },
  {
    id: '28A', dealer: 'N', title: 'a player who has to repeat an artificial pass is bound to pass',
    steps: ['E P artificial #pass-out-of-rotation ?accept-call@S=reject', 'N P', ': E must repeat P', 'S 1H'],
    auction: 'N P, E P, S 1H', next: 'W'
  },
  {
    id: '28B', dealer: 'S', title: 'a call of the offender’s partner in between hides nothing: over the early call the rightful one would be illegal',
    steps: ['E 1H #bid-out-of-rotation | W P | S 1D'],
    auction: 'S 1D', next: 'W', told: ['EW: E 1H', 'EW: W P'], reviews: [], laws: ['28B']
  },
  {
    id: '28B', dealer: 'S', title: 'the same where it could be either: the player in turn is asked',
    steps: ['E 1H #bid-out-of-rotation ?call-meant-as@S=own-call | W P | S 1S'],
    auction: 'S 1S', next: 'W', told: ['EW: E 1H', 'EW: W P'], reviews: []
  },
  {
    id: '29A', dealer: 'S', title: 'the same, meant over the early call: partner’s call is cancelled',
    steps: ['E 1H #bid-out-of-rotation ?call-meant-as@S=over-the-call | W P | S 1S'],
    auction: 'E 1H^, S 1S', next: 'W', told: ['EW: W P'], reviews: []
  },
  {
    id: '28B', dealer: 'N', title: 'RHO calls after the offender’s partner has passed',
    steps: ['E 1H #bid-out-of-rotation | W P | N 1S'],
    auction: 'N 1S', next: 'E', told: ['EW: E 1H', 'EW: W P'], reviews: []
  },
  {
    id: '28B', dealer: 'W', title: 'an inadmissible double and partner’s pass over it, before the rightful call',
    steps: ['W 1S', 'E X #inadmissible-double | W P | N 2C'],
    auction: 'W 1S, N 2C', next: 'E', told: ['EW: E X', 'EW: W P'], reviews: [], laws: ['28B']
  },
  {
    id: '28B', dealer: 'S', title: 'the rightful call is above seven: it cannot have been over the early one, and goes to its own Law',
    steps: ['E 1H #bid-out-of-rotation | S 8C #bid-above-seven@S'],
    auction: 'S P', next: 'W', inForce: { 2017: ['S must pass throughout', 'N must pass throughout', 'N leads: forbid any'], older: ['S must pass throughout', 'N must pass throughout', 'N leads: require/forbid C'] }, told: ['EW: E 1H', 'NS: S 8C']
  }
])
