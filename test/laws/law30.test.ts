import type { Meaning } from '../../schemas/meaning.ts'
import { BEFORE_2017, FOUNDING, SINCE_2007, stories } from '../support/story.ts'

const NATURAL: Meaning = { artificial: false }
const strongPass: Meaning = { artificial: true, shows: [{ hcp: [13, 37] }] }
const clubPass: Meaning = { artificial: true, shows: [{ suits: { C: [5, 13] } }] }

stories('Law 30: a pass out of rotation', [
  {
    id: 'V30.1', dealer: 'N', title: 'RHO’s turn, nobody has bid: one pass, then free',
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject ?artificial@director=no', ': E must pass once [30A]', 'N 1S, E P*, S 2C, W P, N 2S, E 3D'],
    auction: 'N 1S, E P, S 2C, W P, N 2S, E 3D', next: 'S', told: ['EW: E P'], reviews: { 2017: ['NS 72C'], 2007: ['NS 23'], 1997: ['NS 72B1'], 1987: ['NS 23B'] }
  },
  {
    id: 'V30.2', dealer: 'W', title: 'RHO’s turn after a natural 1C: one pass',
    meanings: { 'W 1C': NATURAL, 'E P': NATURAL },
    steps: ['W 1C', 'E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1H', 'E P*', 'S 2H, W 3C, N P, E 3N'],
    auction: 'W 1C, N 1H, E P, S 2H, W 3C, N P, E 3N', next: 'S', told: ['EW: E P'], laws: []
  },
  {
    id: '97-2', editions: FOUNDING, dealer: 'W', title: '30B1 points to Law 26 for a pass that specified suits: the director is told',
    steps: ['W 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject'],
    auction: 'W 1C', next: 'N', inForce: ['E must pass once [30B1]'], says: 'Law 26 may apply to West’s first lead'
  },
  {
    id: 'V30.3', editions: ['2017'], dealer: 'N', title: 'partner’s turn; the call in its place is comparable',
    steps: ['N P', 'W P #pass-out-of-rotation ?accept-call@N=reject ?artificial-call=no', ': W replaces P [30B1(b)]', 'E 1H, S P', 'W 2H ?comparable@director=yes'],
    auction: 'N P, E 1H, S P, W 2H', next: 'N', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V30.4', editions: ['2017'], dealer: 'N', title: 'partner’s turn; the call in its place is not comparable: partner passes once',
    steps: ['N P', 'W P natural #pass-out-of-rotation ?accept-call@N=reject', 'E 1H, S P', 'W 2C ?comparable@director=no', ': E must pass once [30B1(b)(ii)]; E leads: forbid any but C', 'N P, E P*, S P'],
    auction: 'N P, E 1H, S P, W 2C, N P, E P, S P', next: 'N leads', told: ['EW: W P'], reviews: ['NS 72C']
  },
  {
    id: 'V30.5', editions: BEFORE_2017, dealer: 'N', title: 'the same before 2017: nobody had bid, the offender passes once, partner is free',
    steps: ['N P', 'W P natural #pass-out-of-rotation ?accept-call@N=reject', ': W must pass once [30A]', 'E 1H, S P, W P*, N P'],
    auction: 'N P, E 1H, S P, W P, N P', next: 'S leads', told: ['EW: W P'], reviews: { 2007: ['NS 23'], 1997: ['NS 72B1'], 1987: ['NS 23B'] }
  },
  {
    id: 'V30.6', editions: ['2017'], dealer: 'S', title: 'LHO’s turn, the offender has not called before',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', 'S 1D, W 1H, N P', 'E 2H ?comparable=yes'],
    auction: 'S 1D, W 1H, N P, E 2H', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V30.7', editions: BEFORE_2017, dealer: 'S', title: 'LHO’s turn before 2017',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30A]', 'S 1D, W 1H, N P, E P*'],
    auction: 'S 1D, W 1H, N P, E P', next: 'S', told: ['EW: E P']
  },
  {
    id: 'V30.8', editions: BEFORE_2017, dealer: 'S', title: 'partner’s turn after a bid: the offender is silenced, partner may bid but not double in this round',
    steps: [
      'S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass throughout [30B2(a)]; W may not double [30B2(b)]',
      'W cannot X', 'W can P 1S 1N 7N', 'W 1S, N 2H, E P*, S P', 'W can X', 'W X, N P, E P*'
    ],
    auction: 'S 1H, W 1S, N 2H, E P, S P, W X, N P, E P', next: 'S', inForce: ['E must pass throughout'], told: ['EW: E P'], reviews: { 2007: ['NS 23'], 1997: ['NS 72B1'], 1987: ['NS 23B'] }
  },
  {
    id: 'V30.9', editions: ['2017'], dealer: 'S', title: 'partner’s turn after a bid: partner may double at once',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'W can X', 'W X, N 2H', 'E 3D ?comparable=no'],
    auction: 'S 1H, W X, N 2H, E 3D', next: 'S', inForce: ['W must pass once [30B1(b)(ii)]', 'W leads: forbid any but D [26B]'], told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: 'V30.10', editions: ['2017'], dealer: 'E', title: 'LHO’s turn by a player who has bid: a change of call',
    steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?comparable=no'],
    auction: 'E 1C', next: 'S', inForce: ['W leads: forbid any but C [26B]'], told: ['EW: E P'], laws: ['25B2']
  },
  {
    id: 'V30.10', editions: ['2007'], dealer: 'E', title: 'LHO’s turn by a player who has bid: a change of call',
    steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?lead-restriction-applies=no'],
    auction: 'E 1C', next: 'S', told: ['EW: E P'], laws: ['25B2']
  },
  {
    id: 'V30.10', editions: FOUNDING, dealer: 'E', title: 'LHO’s turn by a player who has bid: a change of call, the 1C kept',
    steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'],
    auction: 'E 1C', next: 'S', inForce: ['W must pass once [25B2(b)(1)]', 'W leads: forbid any [26B]'], told: ['EW: E P']
  },
  {
    id: 'V30.11', editions: BEFORE_2017, dealer: 'E', title: 'a second pass at LHO’s turn, nobody having bid: 30A',
    steps: ['E P', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30A]', 'S 1H, W P, N P, E P*'],
    auction: 'E P, S 1H, W P, N P, E P', next: 'W leads'
  },
  {
    id: '30C', editions: BEFORE_2017, dealer: 'E', title: 'an artificial one is a change of call by the footnote to 31B: a pass for a pass, nothing changes',
    steps: ['E P', 'E P artificial #pass-out-of-rotation ?accept-call@S=reject', ': nothing', 'S 1H, W 1S, N P', 'E can 2S P'],
    auction: 'E P, S 1H, W 1S, N P', next: 'E', told: [], reviews: []
  },
  {
    id: '30C', editions: BEFORE_2017, dealer: 'E', title: 'the same, the director being asked',
    steps: ['E P', 'E P #pass-out-of-rotation ?accept-call@S=reject ?artificial@director=yes'],
    auction: 'E P', next: 'S', told: [], reviews: [], laws: ['30C', '31B']
  },
  {
    id: 'V30.11', editions: ['2017'], dealer: 'E', title: 'the same in 2017: nothing changes, East is free',
    steps: ['E P', 'E P natural #change-of-call', 'S 1H, W P, N P', 'E can X 1S'],
    auction: 'E P, S 1H, W P, N P', next: 'E'
  },
  {
    id: 'V30.12', editions: SINCE_2007, dealer: 'N', title: 'a strong pass, RHO passes: to be repeated',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': E must repeat P [31A1]; E replaces P if RHO acts [31A2]', 'N P, E P*'],
    auction: 'N P, E P', next: 'S'
  },
  {
    id: 'V30.13', editions: ['2017'], dealer: 'N', title: 'a strong pass, RHO opens, the double is comparable',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1H', 'E X ?comparable=yes'],
    auction: 'N 1H, E X', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V30.13', editions: ['2017'], dealer: 'N', title: 'or not',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1H', 'E X ?comparable=no'],
    auction: 'N 1H, E X', next: 'S', inForce: ['W must pass once [31A2(b)]', 'W leads: forbid any [26B]'], told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: 'V30.13', editions: BEFORE_2017, dealer: 'N', title: 'before 2017: partner silenced, for a strong pass specifies no denomination',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1H', 'E X'],
    auction: 'N 1H, E X', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: forbid any [26B]'], told: ['EW: E P'], reviews: { 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V30.14', editions: SINCE_2007, dealer: 'W', title: 'a natural pass of partner’s artificial 2C: Law 31',
    steps: ['W 2C', 'E P #pass-out-of-rotation ?accept-call@S=reject ?artificial-call=yes', ': E must repeat P [31A1]; E replaces P if RHO acts [31A2]', 'N P, E P*'],
    auction: 'W 2C, N P, E P', next: 'S'
  },
  {
    id: 'V30.14', editions: FOUNDING, dealer: 'W', title: 'before 2007 only the pass counts: 30B1',
    meanings: { 'W 2C': { artificial: true } },
    steps: ['W 2C', 'E P #pass-out-of-rotation ?accept-call@S=reject ?conventional=no', ': E must pass once [30B1]', 'N P, E P*'],
    auction: 'W 2C, N P, E P', next: 'S'
  },
  {
    id: 'V30.15', editions: FOUNDING, dealer: 'W', title: 'a pass of partner’s call that shows clubs; clubs shown again',
    meanings: { 'W 2C': { artificial: true }, 'E P': clubPass },
    steps: ['W 2C', 'E P #pass-out-of-rotation ?accept-call@S=reject', 'N 2S, E 3C'],
    auction: 'W 2C, N 2S, E 3C', next: 'S', inForce: ['W must pass throughout [31A2(b)]'], told: ['EW: E P']
  },
  {
    id: 'V30.15', editions: FOUNDING, dealer: 'W', title: 'something else called: clubs may be required or forbidden',
    meanings: { 'W 2C': { artificial: true }, 'E P': clubPass },
    steps: ['W 2C', 'E P #pass-out-of-rotation ?accept-call@S=reject', 'N 2S, E 3D'],
    auction: 'W 2C, N 2S, E 3D', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid C [26A2]'], told: ['EW: E P']
  },
  {
    id: 'V30.16', editions: BEFORE_2017, dealer: 'W', title: 'a strong pass at partner’s turn: he is silenced at once',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces P [31B]', 'W P*, N 1H, E X, S P, W P*'],
    auction: 'W P, N 1H, E X, S P, W P', next: 'N', inForce: ['W must pass throughout', 'W leads: forbid any']
  },
  {
    id: 'V30.16', editions: ['2017'], dealer: 'W', title: 'a strong pass at partner’s turn: he is free',
    meanings: { 'E P': strongPass },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': E replaces P [31B2]', 'W 1D, N 1H', 'E X ?comparable=no'],
    auction: 'W 1D, N 1H, E X', next: 'S', inForce: ['W must pass once', 'W leads: forbid any']
  },
  {
    id: 'V30.17', editions: BEFORE_2017, dealer: 'S', title: 'V30.8, but West doubles at once: cancelled, he passes or bids',
    steps: [
      'S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'W X ?replacement-call@W=X refused', 'W X #double-when-barred ?replacement-call@W=1S'
    ],
    auction: 'S 1H, W 1S', next: 'N', inForce: ['E must pass throughout'], told: ['EW: E P', 'EW: W X']
  },
  {
    id: 'V30.18', dealer: 'N', title: 'accepted by a pass; if North passes too East’s turn comes back',
    steps: ['N 1D', 'S P natural #pass-out-of-rotation | W P', 'N P #pass-out-of-rotation@S'],
    auction: 'N 1D', next: 'E', told: ['NS: S P', 'NS: W P', 'NS: N P']
  },
  {
    id: 'V30.18', dealer: 'N', title: 'any other call of North ends that',
    steps: ['N 1D', 'S P natural #pass-out-of-rotation | W P', 'N 2D'],
    auction: 'N 1D, S P^, W P, N 2D', next: 'E', told: []
  }
])

stories('Law 30: what stands in the procedure and in no vector', [
  {
    id: '30A 2017', editions: ['2017'], dealer: 'N', title: 'RHO bids and the offender would love to make a comparable call: he has to pass, and nothing is asked',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N 1H, E P*'],
    auction: 'N 1H, E P', next: 'S', told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: '28A', dealer: 'N', title: 'once the offender must pass, the player on his left may call without waiting',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N 1S', 'S 2C'],
    auction: 'N 1S, E P, S 2C', next: 'W', told: ['EW: E P']
  },
  {
    id: '30A pitfall', editions: BEFORE_2017, dealer: 'W', title: 'a cancelled bid does not end the time before any player has bid',
    steps: [
      'N 1C #bid-out-of-rotation ?accept-call@E=reject', 'W P', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': N must repeat 1C; E must pass once [30A]'
    ],
    auction: 'W P', next: 'N', inForce: ['N must repeat 1C', 'E must pass once [30A]']
  },
  {
    id: '30C', editions: ['1987', '2007'], dealer: 'N', title: 'a pass that waits for its replacement, without a word of the Law: it was dealt with as a bid', given: [{ type: 'replacement-call', player: 'E', withdrawn: { call: 'Pass' }, if: 'rho-acts' }],
    steps: ['N 1S, E 2D'],
    auction: 'N 1S, E 2D', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: forbid any [26B]']
  }
])
