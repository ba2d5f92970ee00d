import type { Meaning } from '../schemas/meaning.ts'
import { FOUNDING, artificial, mustPass, natural, stories, type Story } from './support/story.ts'

// The cases from which the service began: a German summary of the Laws of 1997 on calls out of rotation,
// and a Russian commentary on the Laws of 1987. Where a document is too narrow, the test follows the Law and says so.
const CLUBS_PASS: Meaning = { artificial: true, shows: [{ suits: { C: [5, 13] } }] }
const HEARTS = natural({ H: [5, 13] })

const bothEditions = (rows: readonly Story[]): readonly Story[] => rows.map(row => ({ editions: FOUNDING, ...row }))

stories('The founding cases', bothEditions([
  {
    id: 'A pass out of turn before anybody has bid', dealer: 'N', title: 'the offender passes once, then he is free; his partner is not bound',
    steps: [
      'E P #pass-out-of-rotation ?accept-call@S=reject ?conventional@director=no', ': E must pass once [30A]',
      'N 1S, E P*, S P', 'W can X 2C P', 'W 2C, N 2S', 'E can P 3C X'
    ],
    auction: 'N 1S, E P, S P, W 2C, N 2S', next: 'E', told: ['EW: E P [16C2]'], reviews: { 1997: ['NS 72B1'], 1987: ['NS 23B'] }
  },
  {
    id: 'A pass out of turn after a bid, at the turn of the player on the right', dealer: 'W', title: 'the offender passes once',
    steps: ['W 1C', 'E P #pass-out-of-rotation ?accept-call@S=reject ?conventional@director=no', ': E must pass once [30B1]', 'N 1H, E P*, S 2H, W 3C, N P', 'E can 3N'],
    auction: 'W 1C, N 1H, E P, S 2H, W 3C, N P', next: 'E'
  },
  {
    id: 'A pass out of turn at partner’s turn after a bid', dealer: 'S', title: 'the offender is barred; partner may bid, but not double in that round',
    steps: [
      'S 1H', 'E P #pass-out-of-rotation ?accept-call@S=reject ?conventional@director=no', ': E must pass throughout [30B2(a)]; W may not double [30B2(b)]',
      'W cannot X', 'W can P 1S 2C', 'W 1S, N 2H, E P*, S P', 'W can X', 'W X, N P, E P*'
    ],
    auction: 'S 1H, W 1S, N 2H, E P, S P, W X, N P, E P', next: 'S', inForce: ['E must pass throughout']
  },
  {
    id: 'A bid at the turn of the player on the right, who passes', dealer: 'N', title: 'the bid has to be repeated and stands, no penalty',
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E cannot P 2H', 'E 1H*', 'S P', 'W can P 2H 4H'],
    auction: 'N P, E 1H, S P', next: 'W', reviews: []
  },
  {
    id: 'A bid at the turn of the player on the right, who bids', dealer: 'N', title: 'the same denomination again: partner passes once',
    meanings: { 'E 1H': HEARTS },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2H', ': W must pass once [31A2(a)]', 'S P, W P*, N 2S, E P, S P', 'W can 3H'],
    auction: 'N 1S, E 2H, S P, W P, N 2S, E P, S P', next: 'W', reviews: { 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'A bid at the turn of the player on the right, who bids', dealer: 'N', title: 'another call: partner is barred, and a lead may be required or forbidden',
    meanings: { 'E 1H': HEARTS },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2C', ': W must pass throughout [31A2(b)]; W leads: require/forbid H [26A2]', 'S 2S, W P*, N P, E P'],
    auction: 'N 1S, E 2C, S 2S, W P, N P, E P', next: 'E leads', inForce: ['W leads: require/forbid H [26A2]']
  },
  {
    id: 'A bid at partner’s turn', dealer: 'W', title: 'partner is barred at once',
    meanings: { 'E 1H': HEARTS },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces 1H [31B]', 'W P*, N 1C, E P, S 1S, W P*, N 2S, E P, S P, W P*'],
    auction: 'W P, N 1C, E P, S 1S, W P, N 2S, E P, S P, W P', next: 'W leads', inForce: ['W leads: require/forbid H [26A2]']
  },
  {
    id: 'A bid at the turn of the player on the left', dealer: 'S', title: 'by a player who has not called: partner is barred',
    meanings: { 'E 1H': HEARTS },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces 1H [31B]', 'S 1C, W P*, N 1S, E 2H'],
    auction: 'S 1C, W P, N 1S, E 2H', next: 'S', inForce: ['W must pass throughout']
  },
  {
    id: 'A second bid at the turn of the player on the left', dealer: 'S', title: 'a change of call: the first bid is kept, partner passes once',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended@director=no ?accept-call@W=reject ?first-call-or-other@S=keep', 'W 1S, N P*, E P, S 2D, W 2S', 'N can 3D'],
    auction: 'S 1D, W 1S, N P, E P, S 2D, W 2S', next: 'N', told: ['NS: S 2D'], reviews: { 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'A second bid at the turn of the player on the left', dealer: 'S', title: 'a change of call: another call costs more',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended@director=no ?accept-call@W=reject ?first-call-or-other@S=1H'],
    auction: 'S 1H', next: 'W', inForce: { 1997: ['NS at most average minus', 'N leads: require/forbid D'], 1987: ['N must pass throughout', 'N leads: require/forbid D'] }
  },
  {
    id: 'A double at partner’s turn', dealer: 'W', title: 'partner is barred',
    steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=reject', ': N must pass throughout [32A]; S replaces X [32A]', 'N P*, E 2S, S 3C, W P, N P*'],
    auction: 'W 1S, N P, E 2S, S 3C, W P, N P', next: 'E', inForce: ['N must pass throughout', 'N leads: forbid any [26B]']
  },
  {
    id: 'A double at the turn of the player on the right', dealer: 'W', title: 'he passes: the double has to be repeated',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E P, S X*'],
    auction: 'W 1S, N P, E P, S X', next: 'W', reviews: []
  },
  {
    id: 'A double at the turn of the player on the right', dealer: 'W', title: 'he bids: the offender is free, partner is barred',
    steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E 2S', 'S can P 2N 3C X', 'S 3C, W P, N P*'],
    auction: 'W 1S, N P, E 2S, S 3C, W P, N P', next: 'E', inForce: ['N must pass throughout', 'N leads: forbid any [26B]']
  },
  {
    id: 'A double at the turn of the player on the left', dealer: 'W', title: 'a change of call',
    steps: ['W 1D, N P', 'N X #change-of-call ?unintended@director=no ?accept-call@E=reject ?first-call-or-other@N=keep'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S must pass once', 'S leads: forbid any [26B]']
  },
  {
    id: 'Example A: South doubles West’s bid before North and East have called', dealer: 'W', title: 'out of rotation and admissible: it may be accepted',
    steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=accept', 'W P'],
    auction: 'W 1S, S X^, W P', next: 'N', told: []
  },
  {
    id: 'Example A: South doubles West’s bid before North and East have called', dealer: 'W', title: 'declined: Law 32',
    steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=reject', 'N P*'],
    auction: 'W 1S, N P', next: 'E', inForce: ['N must pass throughout [32A]', 'S replaces X'], told: ['NS: S X']
  },
  {
    id: 'Example B: East doubles his partner’s bid before North has called', dealer: 'W', title: 'out of rotation and inadmissible: nobody may accept it, West is barred',
    steps: ['W 1S', 'E X #inadmissible-double', 'N 2C, E 2S, S P, W P*'],
    auction: 'W 1S, N 2C, E 2S, S P, W P', next: 'N', inForce: ['W must pass throughout [32]', 'W leads: forbid any [26B]'], reviews: { 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'Example B: East doubles his partner’s bid before North has called', dealer: 'W', title: 'South has called over it: as if nothing had happened',
    steps: ['W 1S', 'E X #inadmissible-double | S 2H'],
    auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S 2H'], reviews: [], laws: ['35A']
  },
  {
    id: 'Example B in rotation: South doubles his partner’s bid at his turn', dealer: 'N', title: 'inadmissible only: a legal call instead, partner is barred',
    steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call@S=2H', 'W 2S, N P*'],
    auction: 'N 1H, E P, S 2H, W 2S, N P', next: 'E', inForce: ['N must pass throughout [36]', 'N leads: forbid any [26B]']
  },
  {
    id: 'A conventional pass', dealer: 'W', title: 'it shows clubs, after a call of partner’s; the player on the right bids: partner is barred',
    meanings: { 'E P': CLUBS_PASS },
    steps: ['W 1H', 'E P #pass-out-of-rotation ?accept-call@S=reject', ': E must repeat P [31A1]; E replaces P if RHO acts [31A2]', 'N 2S, E 3D'],
    auction: 'W 1H, N 2S, E 3D', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid C [26A2]']
  },
  {
    id: 'An inadmissible double over which the player on the left has called', dealer: 'N', title: '35A',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W 1S', 'S can P 1S 2H'],
    auction: 'N 1H, E P', next: 'S', told: ['NS: S X', 'NS: W 1S'], reviews: [], laws: ['35A']
  },
  {
    id: 'Simultaneous calls', dealer: 'N', title: 'the call of the player in turn is made first',
    steps: ['N 1D', 'E 1S + W 2H ?simultaneous@director=yes ?accept-call@N=reject'],
    auction: 'N 1D, E 1S', next: 'S', inForce: ['W must repeat 2H', 'W replaces 2H if RHO acts']
  },
  {
    id: 'A player who would lose his turn', dealer: 'S', title: 'the passes are taken back, and he calls',
    steps: ['S 1N', 'N P #pass-out-of-rotation | E P', 'S P #pass-out-of-rotation@N', 'W can P X 2C'],
    auction: 'S 1N', next: 'W', told: ['NS: N P', 'NS: E P', 'NS: S P'], laws: []
  }
]))

stories('Check list DE (1997)', [
  { id: 'DE 1', editions: ['1997'], dealer: 'N', title: 'calls are pass, double, redouble and bids, and a bid is in a suit or in notrump', steps: ['N 1S, E X', 'S can P XX 1N 2C 7N', 'S cannot X 1S'], auction: 'N 1S, E X', next: 'S' },
  { id: 'DE 2', editions: ['1997'], dealer: 'W', title: 'kind and position decide: a pass at the turn of the player on the right', steps: ['W 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject'], auction: 'W 1C', next: 'N', inForce: ['E must pass once'] },
  { id: 'DE 2', editions: ['1997'], dealer: 'W', title: 'kind and position decide: a bid there', steps: ['W 1C', 'E 1H #bid-out-of-rotation ?accept-call@S=reject'], auction: 'W 1C', next: 'N', inForce: ['E must repeat 1H', 'E replaces 1H if RHO acts'] },
  { id: 'DE 2', editions: ['1997'], dealer: 'S', title: 'kind and position decide: a pass at partner’s turn', steps: ['S 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject'], auction: 'S 1C', next: 'W', inForce: ['E must pass throughout', 'W may not double'] },
  { id: 'DE 2', editions: ['1997'], dealer: 'S', title: 'kind and position decide: a bid there', steps: ['S 1C', 'E 1H #bid-out-of-rotation ?accept-call@S=reject'], auction: 'S 1C', next: 'W', inForce: ['W must pass throughout', 'E replaces 1H'] },
  { id: 'DE 3', editions: ['1997'], dealer: 'N', title: 'accepted, at the turn of the player on the right: as if nothing had happened', steps: ['N 1C', 'S 1S #bid-out-of-rotation ?accept-call@W=accept', 'W 2D'], auction: 'N 1C, S 1S^, W 2D', next: 'N', told: [] },
  { id: 'DE 3', editions: ['1997'], dealer: 'W', title: 'too narrow: at partner’s turn as well', steps: ['W P', 'S 1N #bid-out-of-rotation ?accept-call@W=accept', 'W P'], auction: 'W P, S 1N^, W P', next: 'N', told: [] },
  { id: 'DE 3', editions: ['1997'], dealer: 'N', title: 'too narrow: at the turn of the player on the left as well', steps: ['W 1D #bid-out-of-rotation ?accept-call@N=accept', 'N 1H'], auction: 'W 1D^, N 1H', next: 'E', told: [] },
  { id: 'DE 4', editions: ['1997'], dealer: 'E', title: 'not accepted: cancelled', steps: ['S 2H #bid-out-of-rotation ?accept-call@W=reject'], auction: '', next: 'E', inForce: ['S must repeat 2H', 'S replaces 2H if RHO acts'], told: ['NS: S 2H'] },
  { id: 'DE 5', editions: ['1997'], dealer: 'N', title: 'a pass before any bid: one round whatever happens, then free', steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N 1S, E P*, S 2C, W P, N 2S', 'E can 3D X'], auction: 'N 1S, E P, S 2C, W P, N 2S', next: 'E' },
  { id: 'DE 6', editions: ['1997'], dealer: 'W', title: 'a pass after a bid: one round, at the turn of the player on the right', steps: ['W 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N 1H, E P*, S P, W 2C, N P', 'E can 2D'], auction: 'W 1C, N 1H, E P, S P, W 2C, N P', next: 'E' },
  { id: 'DE 6', editions: ['1997'], dealer: 'E', title: 'too wide: at the turn of the player on the left it is a change of call', steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'], auction: 'E 1C', next: 'S', inForce: ['W must pass once', 'W leads: forbid any'] },
  { id: 'DE 7', editions: ['1997'], dealer: 'S', title: 'a pass after a bid at partner’s turn: barred; partner bids on, but may not double in the current round', steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'W cannot X', 'W 1S, N 2H, E P*, S P', 'W can X'], auction: 'S 1H, W 1S, N 2H, E P, S P', next: 'W', inForce: ['E must pass throughout'] },
  { id: 'DE 7', editions: ['1997'], dealer: 'N', title: 'nor redouble', steps: ['N 1H, E X', 'N P natural #pass-out-of-rotation ?accept-call@E=reject', 'S cannot XX', 'S can P 2H'], auction: 'N 1H, E X', next: 'S', inForce: ['N must pass throughout', 'S may not double'] },
  { id: 'DE 8', editions: ['1997'], dealer: 'N', title: 'a bid, the player on the right passes: it stands', steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N P, E 1H*'], auction: 'N P, E 1H', next: 'S', reviews: [] },
  { id: 'DE 9', editions: ['1997'], dealer: 'N', title: 'he acts: the denomination at a sufficient level, or anything else', steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S', 'E can 2H 3H 1N 2C X P', 'E cannot 1H'], auction: 'N 1S', next: 'E', inForce: ['E replaces 1H if RHO acts'] },
  { id: 'DE 9', editions: ['1997'], dealer: 'S', title: 'or a redouble', steps: ['S P, W 1D', 'E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N X', 'E can XX 1H 1N P'], auction: 'S P, W 1D, N X', next: 'E', inForce: ['E replaces 1H if RHO acts'] },
  { id: 'DE 10', editions: ['1997'], dealer: 'N', title: 'the first: partner once', meanings: { 'E 1H': HEARTS }, steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2H'], auction: 'N 1S, E 2H', next: 'S', inForce: ['W must pass once'] },
  { id: 'DE 10', editions: ['1997'], dealer: 'N', title: 'the second: for the rest, and perhaps a lead penalty', meanings: { 'E 1H': HEARTS }, steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E X'], auction: 'N 1S, E X', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid H'] },
  { id: 'DE 11', editions: ['1997'], dealer: 'W', title: 'partner’s turn: for the rest, and perhaps a lead penalty', steps: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', 'W P*, N 1S, E P, S 2S, W P*, N P, E P'], auction: 'W P, N 1S, E P, S 2S, W P, N P, E P', next: 'E leads', inForce: ['W leads: require/forbid C'] },
  { id: 'DE 11', editions: ['1997'], dealer: 'S', title: 'the turn of the player on the left, not called before', steps: ['E 1N #bid-out-of-rotation ?accept-call@S=reject', 'S 1D, W P*'], auction: 'S 1D, W P', next: 'N', inForce: ['W must pass throughout', 'E replaces 1N'] },
  { id: 'DE 12', editions: ['1997'], dealer: 'S', title: 'the turn of the player on the left by one who has bid: a change of call, severely sanctioned', steps: ['S 1D', 'S 2D #change-of-call ?unintended=no ?accept-call@W=reject ?first-call-or-other@S=2C'], auction: 'S 2C', next: 'W', inForce: ['NS at most average minus', 'N leads: require/forbid D'] },
  { id: 'DE 12', editions: ['1997'], dealer: 'E', title: 'imprecise: a pass counts as well', steps: ['E P', 'E 1H #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'], auction: 'E P', next: 'S', inForce: ['W must pass once', 'W leads: require/forbid H'] },
  { id: 'DE 12', editions: ['1997'], dealer: 'E', title: 'wrong for partner’s turn: that is out of rotation', steps: ['E P, S P', 'E 1H #bid-out-of-rotation ?accept-call@S=reject', 'W P*'], auction: 'E P, S P, W P', next: 'N', inForce: ['W must pass throughout [31B]', 'E replaces 1H'] },
  { id: 'DE 13', editions: ['1997'], dealer: 'W', title: 'a double at partner’s turn: partner for the rest', steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=reject', 'N P*'], auction: 'W 1S, N P', next: 'E', inForce: ['N must pass throughout', 'S replaces X'] },
  { id: 'DE 13', editions: ['1997'], dealer: 'N', title: 'a redouble likewise', steps: ['N 1S, E X', 'N XX #redouble-out-of-rotation ?accept-call@E=reject', 'S P*'], auction: 'N 1S, E X, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces XX'] },
  { id: 'DE 14', editions: ['1997'], dealer: 'W', title: 'a double, the player on the right passes: it must stand', steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E P, S X*'], auction: 'W 1S, N P, E P, S X', next: 'W' },
  { id: 'DE 14', editions: ['1997'], dealer: 'W', title: 'he bids: the offender free, partner for the rest', steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E 2S', 'S can P X 3C', 'S 3C'], auction: 'W 1S, N P, E 2S, S 3C', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'] },
  { id: 'DE 15', editions: ['1997'], dealer: 'W', title: 'a double at the turn of the player on the left: a change of the last call', steps: ['W 1D, N P', 'N X #change-of-call ?unintended=no ?accept-call@E=accept'], auction: 'W 1D, N X', next: 'E', told: [] }
])

const IN_1987: readonly Story[] = [
  { id: 'RU 29.3', dealer: 'W', title: 'not accepted: 30, 31 or 32', steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=reject'], auction: 'W 1S', next: 'N', inForce: ['N must pass throughout [32A]', 'S replaces X'], laws: ['29A'] },
  { id: 'RU 29.4', dealer: 'N', title: 'replaced by another denomination: 26', steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2C'], auction: 'N 1S, E 2C', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid H [26A2]'] },
  { id: 'RU 29.4', dealer: 'N', title: 'or repeated with another meaning', meanings: { 'E 1H': HEARTS, 'E 2H': artificial({ suits: { S: [5, 13], C: [5, 13] } }) }, steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2H'], auction: 'N 1S, E 2H', next: 'S', inForce: ['W must pass once', 'W leads: require/forbid H [26A2]'] },
  { id: 'RU 30.1', dealer: 'N', title: 'the player on the left may accept: 29B', steps: ['E P natural #pass-out-of-rotation ?accept-call@S=accept'], auction: 'E P^', next: 'S', laws: ['29B'] },
  { id: 'RU 30.2', dealer: 'N', title: 'before a bid: the next turn, free afterwards', steps: ['W P natural #pass-out-of-rotation ?accept-call@N=reject', 'N P, E 1H, S P, W P*, N 1S, E P, S P', 'W can 2H X'], auction: 'N P, E 1H, S P, W P, N 1S, E P, S P', next: 'W' },
  { id: 'RU 30.3', dealer: 'N', title: '23B, above all when the partner of the player who is to open passes first', steps: ['N P', 'W P natural #pass-out-of-rotation ?accept-call@N=reject', 'E 1H'], auction: 'N P, E 1H', next: 'S', inForce: ['W must pass once [30A]'], reviews: ['NS 23B'] },
  { id: 'RU 30.4', dealer: 'W', title: 'after a bid: 30B, with 23B', steps: ['W 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject'], auction: 'W 1C', next: 'N', inForce: ['E must pass once [30B1]'], reviews: ['NS 23B'] },
  { id: 'RU 30.4', dealer: 'E', title: 'or 25', steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'], auction: 'E 1C', next: 'S', inForce: ['W must pass once [25B2(b)(1)]', 'W leads: forbid any'], reviews: ['NS 23A'] },
  { id: 'RU 30.5', dealer: 'N', title: 'a conventional pass: 31A', steps: ['E P #pass-out-of-rotation ?accept-call@S=reject ?conventional@director=yes'], auction: '', next: 'N', inForce: ['E must repeat P [31A1]', 'E replaces P if RHO acts [31A2]'], laws: ['30C', '31A'] },
  ...(['rho', 'partner', 'lho'] as const).map((position): Story => ({
    id: 'RU 31.1', dealer: 'N', title: `the option is offered in all cases: at the turn of ${position}`,
    steps: [{ rho: 'E 1H #bid-out-of-rotation ?accept-call@S=accept', partner: 'S 1H #bid-out-of-rotation ?accept-call@W=accept', lho: 'W 1H #bid-out-of-rotation ?accept-call@N=accept' }[position]],
    auction: { rho: 'E 1H^', partner: 'S 1H^', lho: 'W 1H^' }[position], next: { rho: 'S', partner: 'W', lho: 'N' }[position]
  })),
  { id: 'RU 31.2', dealer: 'W', title: 'a conventional pass after partner’s call: 31A2(b)', meanings: { 'E P': CLUBS_PASS }, steps: ['W 1H', 'E P #pass-out-of-rotation ?accept-call@S=reject', 'N 2S, E 3C'], auction: 'W 1H, N 2S, E 3C', next: 'S', inForce: ['W must pass throughout [31A2(b)]'] },
  { id: 'RU 31.2', dealer: 'N', title: 'partner has not called: like a bid', meanings: { 'E P': CLUBS_PASS }, steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N P, E P*'], auction: 'N P, E P', next: 'S' },
  { id: 'RU 31.3', dealer: 'E', title: 'a player who has called, be it a pass, and bids at the turn of the player on his left changes his call', steps: ['E P', 'E 1H #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'], auction: 'E P', next: 'S', inForce: ['W must pass once', 'W leads: require/forbid H'] },
  { id: 'RU 32.1', dealer: 'W', title: 'admissible: 29B', steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=accept'], auction: 'W 1S, S X^', next: 'W', laws: ['29B'] },
  { id: 'RU 32.2', dealer: 'W', title: 'the test is Law 19: an opponents’ bid, not partner’s', steps: ['W 1S', 'E X #inadmissible-double'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout', 'E replaces X'] },
  { id: 'RU 32.3', dealer: 'W', title: 'calls after an inadmissible double: all annulled from it on, as if nothing had happened', steps: ['W 1S', 'E X #inadmissible-double | S 2H | W 2S | N P', 'N can 2C X P'], auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S 2H', 'EW: W 2S', 'EW: N P'], reviews: [], laws: ['35A'] },
  { id: 'RU 32.4', dealer: 'W', title: 'an inadmissible double out of rotation is dealt with by 32, not 36', steps: ['W 1S', 'E X #inadmissible-double'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout [32]', 'E replaces X [32]'], laws: ['32'] },
  { id: 'RU 32.5', dealer: 'W', title: 'whenever it is annulled the partner bears 26B', steps: ['W 1S', 'E X #inadmissible-double', 'N 2C, E P, S P, W P*'], auction: 'W 1S, N 2C, E P, S P, W P', next: 'E leads', inForce: ['W leads: forbid any [26B]'] },
  { id: 'RU 32.5', dealer: 'W', title: 'unless 35A applies', steps: ['W 1S', 'E X #inadmissible-double | S P', 'N 2C, E P, S P, W P'], auction: 'W 1S, N 2C, E P, S P, W P', next: 'E leads' },
  { id: 'RU 32.6', dealer: 'W', title: 'partner’s forced pass: 23A', steps: ['W 1S, N P', 'S X #double-out-of-rotation ?accept-call@W=reject', 'E 2S, S 3C'], auction: 'W 1S, N P, E 2S, S 3C', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'], reviews: ['EW 23A'] },
  { id: 'RU 33.1', dealer: 'N', title: 'one after the other', steps: ['N 1H', 'S 2H + E P ?simultaneous=yes'], auction: 'N 1H, E P, S 2H', next: 'W' },
  { id: 'RU 33.2', dealer: 'N', title: 'no excuse for a call that was not made at about the same time', steps: ['N 1H', 'S 2H + E P ?simultaneous@director=no ?accept-call@W=reject'], auction: 'N 1H', next: 'E', inForce: ['S must repeat 2H', 'S replaces 2H if RHO acts'] },
  { id: 'RU 34.1', dealer: 'N', title: 'his partner passed out of rotation: the player gets his chance', steps: ['N 1S', 'S P natural #pass-out-of-rotation | W P', 'N P #pass-out-of-rotation@S', 'E can X 2C P'], auction: 'N 1S', next: 'E', told: ['NS: S P', 'NS: W P', 'NS: N P'] },
  { id: 'RU 34.2', dealer: 'N', title: 'let the auction run on after the accepted pass', steps: ['N 1S', 'S P natural #pass-out-of-rotation | W 2C', 'N 2S'], auction: 'N 1S, S P^, W 2C, N 2S', next: 'E', told: [] },
  { id: 'RU 35.1', dealer: 'N', title: 'partner’s contract doubled', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=P'], auction: 'N 1H, E P, S P', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'] },
  { id: 'RU 35.1', dealer: 'N', title: 'an opponents’ contract redoubled that nobody doubled', steps: ['N 1H', 'E XX #inadmissible-redouble ?replacement-call=P'], auction: 'N 1H, E P', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any'] },
  { id: 'RU 35.1', dealer: 'N', title: 'another call than a pass when bound to pass', given: [mustPass('E', 'next')], steps: ['N 1H', 'E 1S #call-when-obliged-to-pass'], auction: 'N 1H, E P', next: 'S', inForce: ['E must pass throughout', 'W must pass throughout', 'W leads: require/forbid S'] },
  { id: 'RU 35.1', dealer: 'N', title: 'more than seven', steps: ['N 7N', 'E 8S #bid-above-seven'], auction: 'N 7N, E P', next: 'S', inForce: ['E must pass throughout', 'W must pass throughout', 'W leads: require/forbid S'] },
  { id: 'RU 35.1', dealer: 'N', title: 'after the end', steps: ['N 1N, E P, S P, W P', 'E P #call-after-auction'], auction: 'N 1N, E P, S P, W P', next: 'E leads' },
  { id: 'RU 35.1', dealer: 'N', title: 'not: an insufficient bid', steps: ['N 1H', 'E 1D #insufficient-bid ?accept-call@S=accept'], auction: 'N 1H, E 1D!', next: 'S' },
  { id: 'RU 35.1', dealer: 'N', title: 'not: a call out of rotation', steps: ['N 1H', 'S 2H #bid-out-of-rotation ?accept-call@W=accept'], auction: 'N 1H, S 2H^', next: 'W' },
  { id: 'RU 35.2', dealer: 'S', title: 'the rights are lost when the player on the left calls', steps: ['S 7H', 'W 8C #bid-above-seven | N P', 'N P', 'E can 7S X'], auction: 'S 7H, W P, N P', next: 'E', reviews: [] },
  { id: 'RU 35.3', dealer: 'N', title: 'condoned: 35', steps: ['N 1H, E P', 'S X #inadmissible-double | W P'], auction: 'N 1H, E P', next: 'S', reviews: [], laws: ['35A'] },
  { id: 'RU 35.3', dealer: 'N', title: 'not condoned: 36', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=2H'], auction: 'N 1H, E P, S 2H', next: 'W', inForce: ['N must pass throughout [36]', 'N leads: forbid any'], laws: ['36'] },
  { id: 'RU 36.1', dealer: 'W', title: 'out of rotation and admissible (example A)', steps: ['W 1S', 'S X #double-out-of-rotation ?accept-call@W=accept'], auction: 'W 1S, S X^', next: 'W' },
  { id: 'RU 36.2', dealer: 'W', title: 'out of rotation and inadmissible (example B)', steps: ['W 1S', 'E X #inadmissible-double'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout', 'E replaces X'] },
  { id: 'RU 36.2', dealer: 'N', title: 'in rotation and inadmissible', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=P'], auction: 'N 1H, E P, S P', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'] },
  { id: 'RU 36.3', dealer: 'N', title: 'annulled, a legal call instead, partner for the rest', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=1S', 'W 2C, N P*, E P, S 2S, W 3C, N P*'], auction: 'N 1H, E P, S 1S, W 2C, N P, E P, S 2S, W 3C, N P', next: 'E', inForce: ['N must pass throughout', 'N leads: forbid any'] },
  { id: 'RU 36.4', dealer: 'N', title: '23A', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=1S'], auction: 'N 1H, E P, S 1S', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'], reviews: ['EW 23A'] },
  { id: 'RU 36.5', dealer: 'N', title: '26B', steps: ['N 1H, E P', 'S X #inadmissible-double ?replacement-call=P', 'W 2C, N P*, E P, S P'], auction: 'N 1H, E P, S P, W 2C, N P, E P, S P', next: 'N leads', inForce: ['N leads: forbid any [26B]'] },
  { id: 'RU 36.6', dealer: 'W', title: 'out of rotation: 32; the player on the left calls: 35A', steps: ['W 1S', 'E X #inadmissible-double | S P'], auction: 'W 1S', next: 'N', laws: ['35A'] },
  { id: 'RU 37.1', dealer: 'N', title: '23A and 26', given: [mustPass('W', 'next')], steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass'], auction: 'N 1C, E 1H, S P, W P', next: 'N', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid H'], reviews: ['NS 23A'] },
  { id: 'RU 37.1', dealer: 'N', title: 'the player on the left has called: 35B', given: [mustPass('W', 'next')], steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass | N P'], auction: 'N 1C, E 1H, S P, W 2H, N P', next: 'E', reviews: [], laws: ['35B'] },
  { id: 'RU 37.2', dealer: 'N', title: 'annulled, both pass to the end, each at his turn', given: [mustPass('W', 'next')], steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass', 'N 2C, E P*, S 3C, W P*, N P, E P*'], auction: 'N 1C, E 1H, S P, W P, N 2C, E P, S 3C, W P, N P, E P', next: 'E leads', inForce: ['E leads: require/forbid H'] }
]

stories('Check list RU (1987)', IN_1987.map(row => ({ ...row, editions: ['1987'] })))
