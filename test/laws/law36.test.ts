import { BEFORE_2017, artificial, mustPass, natural, stories } from '../support/story.ts'

const UNNOTICED = 'N 1H, E P, S P, W P'

stories('Law 36: inadmissible doubles and redoubles', [
  {
    id: 'V36.1', dealer: 'N', title: 'in rotation: cancelled, a legal call instead, partner silenced',
    steps: {
      2017: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call@S=2H ?comparable@director=no', 'W 2S, N P*, E P'],
      older: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call@S=2H', 'W 2S, N P*, E P']
    },
    auction: 'N 1H, E P, S 2H, W 2S, N P, E P', next: 'S', inForce: { 2017: ['N must pass throughout', 'N leads: forbid any but H [26B]'], older: ['N must pass throughout', 'N leads: forbid any [26B]'] },
    told: ['NS: S X'], reviews: { 2017: ['EW 72C'], 2007: ['EW 23'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V36.2', dealer: 'N', title: 'the player on the left has called over it: both cancelled, free, no restriction',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W 1S', 'S can P 2H 1S', 'S cannot X'],
    auction: 'N 1H, E P', next: 'S', told: ['NS: S X', 'NS: W 1S'], reviews: [], laws: { 2017: ['36A'], 2007: ['36A'], older: ['35A'] }
  },
  {
    id: 'V36.3', dealer: 'N', title: 'nobody noticed, the lead is faced: scored as if it had not been made',
    steps: ['N 1H, E P, S P, W P', 'record E SA'],
    auction: UNNOTICED, next: 'S plays'
  },
  {
    id: 'V36.4', dealer: 'E', title: 'nothing to double',
    steps: {
      2017: ['E P', 'S X #inadmissible-double ?replacement-call@S=1D ?comparable=no', 'W 1H, N P*'],
      older: ['E P', 'S X #inadmissible-double ?replacement-call@S=1D', 'W 1H, N P*']
    },
    auction: 'E P, S 1D, W 1H, N P', next: 'E', inForce: { 2017: ['N must pass throughout', 'N leads: forbid any but D'], older: ['N must pass throughout', 'N leads: forbid any'] }
  },
  {
    id: 'V36.5', dealer: 'W', title: 'a redouble without a double',
    steps: {
      2017: ['W 1S, N P', 'E XX #inadmissible-redouble ?replacement-call@E=2S ?comparable=no', 'S P, W P*'],
      older: ['W 1S, N P', 'E XX #inadmissible-redouble ?replacement-call@E=2S', 'S P, W P*']
    },
    auction: 'W 1S, N P, E 2S, S P, W P', next: 'N', inForce: { 2017: ['W must pass throughout', 'W leads: forbid any but S'], older: ['W must pass throughout', 'W leads: forbid any'] }
  },
  {
    id: 'V36.6', dealer: 'W', title: 'a bid that is doubled already',
    steps: {
      2017: ['W 1S, N X, E P', 'S X #inadmissible-double ?replacement-call@S=2D ?comparable=no', 'W 2S, N P*'],
      older: ['W 1S, N X, E P', 'S X #inadmissible-double ?replacement-call@S=2D', 'W 2S, N P*']
    },
    auction: 'W 1S, N X, E P, S 2D, W 2S, N P', next: 'E', inForce: { 2017: ['N must pass throughout', 'N leads: forbid any but D'], older: ['N must pass throughout', 'N leads: forbid any'] }
  },
  {
    id: 'V36.7', dealer: 'N', title: 'found after the last pass, no lead faced: everything from the double on is cancelled',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W P | N P | E P', 'S can P 2H'],
    auction: 'N 1H, E P', next: 'S', told: ['NS: S X', 'NS: W P', 'NS: N P', 'NS: E P'], reviews: []
  }
])

stories('Law 36: what stands in the procedure and in no vector', [
  {
    id: '36B3 2017', editions: ['2017'], dealer: 'N', title: 'a comparable call in its place: no lead restriction, 16C off, partner silenced all the same',
    steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call@S=2H ?comparable@director=yes'],
    auction: 'N 1H, E P, S 2H', next: 'W', inForce: ['N must pass throughout [36B2]'], told: [], reviews: ['EW 23C'], laws: ['26A']
  },
  {
    id: '36B4 2017', editions: ['2017'], dealer: 'W', title: 'the same out of rotation',
    steps: ['W 1S', 'E X #inadmissible-double', 'N 2C', 'E 2S ?comparable@director=yes'],
    auction: 'W 1S, N 2C, E 2S', next: 'S', inForce: ['W must pass throughout [36B4]'], told: [], reviews: ['NS 72C', 'NS 23C']
  },
  {
    id: '36B4', dealer: 'N', title: 'T = partner of the offender: silenced at once',
    steps: ['N 1C, E P', 'N X #inadmissible-double', 'S P*'],
    auction: 'N 1C, E P, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces X']
  },
  {
    id: '36 and 37', dealer: 'N', title: 'by a player who has to pass as well: 36, and the substitute is a pass',
    given: [mustPass('S', 'next')],
    meanings: { 'N 1H': natural({ H: [5, 13] }) },
    steps: ['N 1H, E P', 'S X #inadmissible-double'],
    auction: 'N 1H, E P, S P', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any']
  },
  {
    id: '36B4', dealer: 'S', title: 'a redouble that showed spades is never replaced: 26, not 26B, in 2007 alone',
    meanings: { 'W XX': artificial({ suits: { S: [4, 13] } }) },
    steps: ['S 1H, W P, N P', 'W XX #inadmissible-redouble', 'E P*'],
    auction: 'S 1H, W P, N P, E P', next: 'W leads', told: ['EW: W XX'],
    inForce: { 2017: ['E leads: forbid any [26B]'], 2007: ['E leads: require/forbid S [26A2]'], older: ['E leads: forbid any [26B]'] }
  },
  {
    id: '36C', dealer: 'N', title: 'nobody notices before the opening lead is faced: the contract stands, undoubled',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W P | N P | E P | E plays SA'],
    auction: UNNOTICED, next: 'S plays', reviews: [], laws: { 2017: ['36C'], 2007: ['36A'], older: ['35A'] }
  },
  {
    id: '36C', dealer: 'N', title: 'a redouble of it falls with it, a bid after it stands',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W XX | N P | E 2C | S P | W P | N P | S plays SA'],
    auction: 'N 1H, E P, S P, E 2C^, S P, W P, N P', next: 'W plays', reviews: []
  },
  {
    id: '36C', dealer: 'W', title: 'out of rotation, and the last bidder calls again: the pass between his calls is kept',
    steps: ['W 1D, N 1H', 'S X #inadmissible-double | W P | N 1NT | E P | S P | W P | E plays D2'],
    auction: 'W 1D, N 1H, W P^, N 1N, E P, S P, W P', next: 'S plays', told: ['NS: S X'], reviews: []
  },
  {
    id: '36C', dealer: 'N', title: 'the offender bids later: that is his call at this turn',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W XX | N P | E P | S 1S | W P | N P | E P | W plays D2'],
    auction: 'N 1H, E P, S 1S, W P, N P, E P', next: 'N plays', reviews: []
  },
  {
    id: '36C', dealer: 'N', title: 'a redouble of it, and only passes are left: they close the auction after the bid',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W XX | N P | E P | S P | E plays D2'],
    auction: UNNOTICED, next: 'S plays', reviews: []
  },
  {
    id: '36C', dealer: 'N', title: 'a redouble by the partner',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W P | N XX | E P | S P | W P | E plays D2'],
    auction: UNNOTICED, next: 'S plays', reviews: []
  },
  {
    id: '36C', dealer: 'N', title: 'out of rotation: the passes are those after the bid, in rotation',
    steps: ['N 1H', 'S X #inadmissible-double | W P | N P | E P | E plays D2'],
    auction: UNNOTICED, next: 'S plays', reviews: []
  },
  {
    id: '36B4', dealer: 'N', title: 'partner has bid before the ruling, and was doubled: that is no double of the first bid',
    steps: ['N 1C, E P', 'N X #inadmissible-double | S 1H | W X', 'W can X 1D'],
    auction: 'N 1C, E P, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces X'], told: ['NS: N X', 'NS: S 1H', 'NS: W X']
  },
  {
    id: '36A', dealer: 'N', title: 'a card exposed after it is still dealt with',
    steps: ['N 1H, E P', 'S X | W P | N drops SA #inadmissible-double #card-exposed-in-auction@N'],
    auction: 'N 1H, E P', next: 'S', inForce: ['S must pass once [24B]', 'N has SA faced (dropped)']
  },
  {
    id: '36 and 30B2(b)', editions: BEFORE_2017, dealer: 'S', title: 'a player who may not double is not offered one', given: [{ type: 'may-not-double', player: 'W', turns: 'next', law: '30B2(b)' }],
    steps: ['S 1H', 'W XX #inadmissible-redouble ?replacement-call@W=X refused'],
    auction: 'S 1H', next: 'W', inForce: ['W may not double']
  },
  {
    id: '36 and 31A1', dealer: 'N', title: 'a player who has to repeat a bid makes that one', given: [{ type: 'must-call', player: 'E', call: '1H', if: 'rho-passes', law: '31A1' }],
    steps: { 2017: ['N P', 'E X #inadmissible-double ?comparable=no'], older: ['N P', 'E X #inadmissible-double'] },
    auction: 'N P, E 1H', next: 'S', inForce: { 2017: ['W must pass throughout', 'W leads: forbid any but H'], older: ['W must pass throughout', 'W leads: forbid any'] }
  }
])
