import { expect, test } from 'vitest'
import type { Meaning } from '../../schemas/meaning.ts'
import { FOUNDING, artificial, mustPass, natural, stories, type Story } from '../support/story.ts'

// The decision tables 2.1 to 2.4 of the digest of Laws 28 to 40, row by row.
const STRONG_PASS: Meaning = { artificial: true, shows: [{ hcp: [13, 37] }] }
const HEARTS_PASS: Meaning = { artificial: true, shows: [{ suits: { H: [4, 13] } }] }
const SPADES = natural({ S: [4, 13] })

const IN_2017: readonly Story[] = [
  {
    id: '17-1', dealer: 'W', title: 'a natural pass at RHO’s turn: one pass whatever RHO does, then free',
    steps: ['W 1C natural', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30A]', 'N X, E P*, S 1D, W P, N P', 'E can X 1H'],
    auction: 'W 1C, N X, E P, S 1D, W P, N P', next: 'E', told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: '17-2', dealer: 'S', title: 'a natural pass at partner’s turn, comparable',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E replaces P [30B1(b)]', 'W can X 1S P', 'W 1S, N P', 'E 2S ?comparable=yes'],
    auction: 'S 1H, W 1S, N P, E 2S', next: 'S', told: [], reviews: ['NS 23C'], laws: ['30B1(b)(i)']
  },
  {
    id: '17-2', dealer: 'S', title: 'a natural pass at partner’s turn, not comparable',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'W 1S, N P', 'E 2C ?comparable=no', 'S P, W P*, N 2H, E P, S P', 'W can X'],
    auction: 'S 1H, W 1S, N P, E 2C, S P, W P, N 2H, E P, S P', next: 'W', inForce: ['W leads: forbid any but C [26B]'], told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: '17-3', dealer: 'S', title: 'a natural pass at LHO’s turn, the offender new: partner’s turn comes before his own',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', 'S 1D', 'W can X 1H P', 'W X, N P', 'E 1H ?comparable=no', 'S P, W P*'],
    auction: 'S 1D, W X, N P, E 1H, S P, W P', next: 'N', inForce: ['W leads: forbid any but H'], told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: '17-4', dealer: 'E', title: 'any pass at LHO’s turn by a player who has called',
    steps: ['E 1C', 'E P natural #change-of-call ?unintended=no ?accept-call@S=reject ?comparable=no'],
    auction: 'E 1C', next: 'S', inForce: ['W leads: forbid any but C'], told: ['EW: E P']
  },
  {
    id: '17-4', dealer: 'E', title: 'an artificial one likewise',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E 1C', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?comparable=no'],
    auction: 'E 1C', next: 'S', inForce: ['W leads: forbid any but C'], told: ['EW: E P']
  },
  {
    id: '17-5', dealer: 'N', title: 'an artificial pass at RHO’s turn, RHO passes',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N P, E P*'],
    auction: 'N P, E P', next: 'S', reviews: []
  },
  {
    id: '17-5', dealer: 'W', title: 'a pass of partner’s artificial call, RHO passes',
    steps: ['W 2C artificial', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must repeat P [31A1]; E replaces P if RHO acts [31A2]', 'N P, E P*'],
    auction: 'W 2C, N P, E P', next: 'S', reviews: []
  },
  {
    id: '17-6', dealer: 'N', title: 'an artificial pass at RHO’s turn, RHO acts: comparable',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1C', 'E X ?comparable=yes'],
    auction: 'N 1C, E X', next: 'S', told: [], reviews: ['NS 23C'], laws: ['31A2(a)']
  },
  {
    id: '17-6', dealer: 'W', title: 'a pass of partner’s artificial call, RHO doubles: not comparable',
    steps: ['W 2C artificial', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N X', 'E 2D ?comparable=no', 'S P, W P*'],
    auction: 'W 2C, N X, E 2D, S P, W P', next: 'N', inForce: ['W leads: forbid any but D'], told: ['EW: E P'], reviews: ['NS 72C']
  },
  {
    id: '17-7', dealer: 'W', title: 'an artificial pass at partner’s turn',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': E replaces P [31B2]', 'W 1D, N P', 'E 1S ?comparable=no', 'S P, W P*'],
    auction: 'W 1D, N P, E 1S, S P, W P', next: 'N', inForce: ['W leads: forbid any but S'], told: ['EW: E P']
  },
  {
    id: '17-7', dealer: 'S', title: 'an artificial pass at LHO’s turn, the offender new',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': E replaces P [31B2]', 'S 1D, W P, N P', 'E X ?comparable=yes'],
    auction: 'S 1D, W P, N P, E X', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: '17-8', dealer: 'N', title: 'a bid at RHO’s turn, RHO passes',
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N P, E 1S*'],
    auction: 'N P, E 1S', next: 'S', reviews: []
  },
  {
    id: '17-8', dealer: 'W', title: 'the same, insufficient',
    steps: ['W 1S', 'E 1C #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E 1C #insufficient-bid ?accept-call@S=reject ?replacement-call@E=2C ?same-denomination=yes'],
    auction: 'W 1S, N P, E 2C', next: 'S', reviews: ['NS 27D']
  },
  {
    id: '17-9', dealer: 'N', title: 'a bid at RHO’s turn, RHO bids: comparable',
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1H', 'E 1S ?comparable=yes'],
    auction: 'N 1H, E 1S', next: 'S', told: [], reviews: ['NS 23C'], laws: ['31A2(a)']
  },
  {
    id: '17-9', dealer: 'W', title: 'RHO doubles: not comparable',
    steps: ['W 1H', 'E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N X', 'E 2C ?comparable=no'],
    auction: 'W 1H, N X, E 2C', next: 'S', inForce: ['W must pass once [31A2(b)]', 'W leads: forbid any but C'], told: ['EW: E 1S'], reviews: ['NS 72C']
  },
  {
    id: '17-9', dealer: 'S', title: 'RHO redoubles: not comparable',
    steps: ['S 1H, W X', 'E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N XX', 'E P ?comparable=no'],
    auction: 'S 1H, W X, N XX, E P', next: 'S', inForce: ['W must pass once', 'W leads: forbid any'], told: ['EW: E 1S']
  },
  {
    id: '17-10', dealer: 'E', title: 'a bid at partner’s turn; an earlier call of the offender is irrelevant',
    steps: ['E P, S 1C', 'E 1S #bid-out-of-rotation ?accept-call@S=reject', ': E replaces 1S [31B2]', 'W can X 1H 1S', 'W 1H, N P', 'E 1S ?comparable=no', 'S P, W P*'],
    auction: 'E P, S 1C, W 1H, N P, E 1S, S P, W P', next: 'N', inForce: ['W leads: forbid any but S'], told: ['EW: E 1S']
  },
  {
    id: '17-11', dealer: 'S', title: 'a bid at LHO’s turn, the offender new',
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', ': E replaces 1S [31B2]', 'S P, W 1H, N P', 'E 1S ?comparable=yes'],
    auction: 'S P, W 1H, N P, E 1S', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: '17-12', dealer: 'E', title: 'a bid at LHO’s turn by a player who has called',
    steps: ['E P', 'E 1S #change-of-call ?unintended=no ?accept-call@S=accept ?comparable=no'],
    auction: 'E 1S', next: 'S', inForce: ['W leads: forbid any but S'], told: ['EW: E P']
  },
  {
    id: '17-13', dealer: 'N', title: 'a double at RHO’s turn, RHO passes',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', ': W must repeat X [32A1]; W replaces X if RHO acts [32A2]', 'S P, W X*'],
    auction: 'N 1C, E P, S P, W X', next: 'N', reviews: []
  },
  {
    id: '17-14', dealer: 'N', title: 'a double at RHO’s turn, RHO bids: comparable',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', 'S 1D', 'W X ?comparable=yes'],
    auction: 'N 1C, E P, S 1D, W X', next: 'N', told: [], reviews: ['NS 23C'], laws: ['32A2(a)']
  },
  {
    id: '17-14', dealer: 'N', title: 'a redouble at RHO’s turn, RHO bids: not comparable',
    steps: ['N 1C, E X, S P', 'N XX #redouble-out-of-rotation ?accept-call@E=reject', 'W 1H', 'N 1S ?comparable=no'],
    auction: 'N 1C, E X, S P, W 1H, N 1S', next: 'E', inForce: ['S must pass once [32A2(b)]', 'S leads: forbid any but SC'], told: ['NS: N XX'], reviews: ['EW 72C']
  },
  {
    id: '17-15', dealer: 'N', title: 'a double at partner’s turn',
    steps: ['N 1C', 'W X #double-out-of-rotation ?accept-call@N=reject', ': W replaces X [32B2]', 'E can X 1H P', 'E P, S P', 'W X ?comparable=yes'],
    auction: 'N 1C, E P, S P, W X', next: 'N', told: [], reviews: ['NS 23C']
  },
  {
    id: '17-16', dealer: 'N', title: 'a double at LHO’s turn by a player who has called',
    steps: ['N 1C, E P', 'E X #change-of-call ?unintended=no ?accept-call@S=reject ?comparable=no'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W leads: forbid any'], told: ['EW: E X'], laws: ['25B2']
  },
  {
    id: '17-17', dealer: 'N', title: 'a double at LHO’s turn by a player who has not called: there is nothing to double',
    steps: ['W X #inadmissible-double'],
    auction: '', next: 'N', inForce: ['E must pass throughout [36B4]', 'W replaces X [36B4]'], told: ['EW: W X']
  },
  {
    id: '17-18', dealer: 'W', title: 'an inadmissible double at RHO’s turn: partner silenced whatever is called',
    steps: ['W 1S', 'E X #inadmissible-double', 'N P', 'E P ?comparable=no', ': W must pass throughout [36B4]; W leads: forbid any [26B]'],
    auction: 'W 1S, N P, E P', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any'], reviews: ['NS 72C']
  },
  {
    id: '17-18', dealer: 'N', title: 'at partner’s turn: at once',
    steps: ['N 1C, E P', 'N XX #inadmissible-redouble', ': S must pass throughout [36B4]; N replaces XX [36B4]', 'S P*, W 1D', 'N 1H ?comparable=no'],
    auction: 'N 1C, E P, S P, W 1D, N 1H', next: 'E', inForce: ['S must pass throughout', 'S leads: forbid any but HC'], reviews: ['EW 72C']
  },
  {
    id: '17-18', dealer: 'N', title: 'at LHO’s turn, the offender has called',
    steps: ['N 1C', 'N X #inadmissible-double', ': S must pass throughout [36B4]; N replaces X [36B4]', 'E P, S P*'],
    auction: 'N 1C, E P, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces X']
  },
  {
    id: '17-19', dealer: 'W', title: 'an inadmissible double over which the player on the left has called',
    steps: ['W 1S', 'E X #inadmissible-double | S P | W P'],
    auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S P', 'EW: W P'], reviews: [], laws: ['36A']
  },
  {
    id: '17-20', dealer: 'N', title: 'an insufficient bid out of rotation, at partner’s turn: as the bid rows',
    steps: ['N 1S', 'W 1D #bid-out-of-rotation ?accept-call@N=reject', ': W replaces 1D [31B2]', 'E P, S P', 'W 2D ?comparable=yes'],
    auction: 'N 1S, E P, S P, W 2D', next: 'N', told: [], reviews: ['NS 23C']
  },
  {
    id: '17-20', dealer: 'N', title: 'accepted: the insufficiency as well',
    steps: ['N 1S', 'W 1D #bid-out-of-rotation ?accept-call@N=accept', 'N can 1H 1S'],
    auction: 'N 1S, W 1D!^', next: 'N', told: []
  },
  {
    id: '17-21', dealer: 'E', title: 'above seven, out of rotation',
    steps: ['E 7N', 'W 8C #bid-above-seven', ': W must pass throughout; E must pass throughout; E leads: forbid any', 'S P, W P*, N P'],
    auction: 'E 7N, S P, W P, N P', next: 'S leads', told: ['EW: W 8C'], reviews: ['NS 72C']
  },
  {
    id: '17-21', dealer: 'E', title: 'above seven, the player on the left has called',
    steps: ['E 7N', 'W 8C #bid-above-seven | N P', ': W must pass throughout; E must pass throughout'],
    auction: 'E 7N', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout'], told: ['EW: W 8C', 'EW: N P'], reviews: []
  },
  {
    id: '17-22a', dealer: 'N', title: 'by a player required to pass, out of rotation, called over: a duty for one turn is spent',
    given: [mustPass('W', 'next')],
    steps: ['N 1C', 'W 1H #call-when-obliged-to-pass | N 1S'],
    auction: 'N 1C, W 1H^, N 1S', next: 'E', told: []
  },
  {
    id: '17-22b', dealer: 'N', title: 'not called over: both silenced, partner at once',
    given: [mustPass('W', 'next')],
    steps: ['N 1C', 'W 1H #call-when-obliged-to-pass', ': W must pass throughout; E must pass throughout; E leads: forbid any', 'E P*'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], reviews: ['NS 72C']
  }
]

const IN_2007: readonly Story[] = [
  {
    id: '07-1', dealer: 'N', title: 'a natural pass, nobody has bid: at RHO’s turn',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30A]', 'N 1S, E P*'],
    auction: 'N 1S, E P', next: 'S', reviews: ['NS 23']
  },
  {
    id: '07-1', dealer: 'N', title: 'at partner’s turn: partner is free',
    steps: ['S P natural #pass-out-of-rotation ?accept-call@W=reject', ': S must pass once [30A]', 'N 1S, E P, S P*, W X, N P, E 2C', 'S can 2S'],
    auction: 'N 1S, E P, S P, W X, N P, E 2C', next: 'S', reviews: ['EW 23']
  },
  {
    id: '07-1', dealer: 'N', title: 'at LHO’s turn',
    steps: ['W P natural #pass-out-of-rotation ?accept-call@N=reject', ': W must pass once [30A]', 'N 1S, E 2C, S P, W P*'],
    auction: 'N 1S, E 2C, S P, W P', next: 'N', reviews: ['NS 23']
  },
  {
    id: '07-2', dealer: 'W', title: 'a natural pass after a bid, at RHO’s turn',
    steps: ['W 1C natural', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30B1]', 'N 1S, E P*, S 2S, W P, N P', 'E can X 3C'],
    auction: 'W 1C, N 1S, E P, S 2S, W P, N P', next: 'E', told: ['EW: E P']
  },
  {
    id: '07-3', dealer: 'S', title: 'a natural pass after a bid, at partner’s turn',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass throughout [30B2(a)]; W may not double [30B2(b)]', 'W P', ': E must pass throughout'],
    auction: 'S 1H, W P', next: 'N', inForce: ['E must pass throughout'], reviews: ['NS 23']
  },
  {
    id: '07-4', dealer: 'E', title: 'a pass after a bid, at LHO’s turn',
    steps: ['E 1C', 'E P natural #change-of-call ?unintended=no ?accept-call@S=reject ?lead-restriction-applies=no'],
    auction: 'E 1C', next: 'S', told: ['EW: E P']
  },
  {
    id: '07-4', dealer: 'S', title: 'an artificial one likewise',
    meanings: { 'E P': STRONG_PASS },
    steps: ['S 1C, W P, N P, E 1H', 'E P #change-of-call ?unintended=no ?accept-call@S=reject ?lead-restriction-applies=no'],
    auction: 'S 1C, W P, N P, E 1H', next: 'S', told: ['EW: E P']
  },
  {
    id: '07-5', dealer: 'W', title: 'a pass of partner’s artificial call, RHO passes',
    steps: ['W 2C artificial', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N P, E P*'],
    auction: 'W 2C, N P, E P', next: 'S', reviews: []
  },
  {
    id: '07-6', dealer: 'W', title: 'a pass of partner’s artificial call, RHO acts: partner silenced, whatever is called',
    steps: ['W 2C artificial', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', 'N 2S, E 3C', ': W must pass throughout [31A2(b)]; W leads: forbid any [26B]', 'S P, W P*'],
    auction: 'W 2C, N 2S, E 3C, S P, W P', next: 'N', inForce: ['W must pass throughout', 'W leads: forbid any'], told: ['EW: E P'], reviews: ['NS 23']
  },
  {
    id: '07-6', dealer: 'N', title: 'an artificial pass that shows hearts, hearts bid: silenced all the same',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1C, E 1H', ': W must pass throughout [31A2(b)]'],
    auction: 'N 1C, E 1H', next: 'S', inForce: ['W must pass throughout'], reviews: ['NS 23']
  },
  {
    id: '07-7', dealer: 'W', title: 'an artificial pass at partner’s turn: silenced at once',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces P [31B]', 'W P*'],
    auction: 'W P', next: 'N', inForce: ['W must pass throughout', 'E replaces P'], reviews: ['NS 23']
  },
  {
    id: '07-7', dealer: 'S', title: 'an artificial pass at LHO’s turn, the offender new',
    meanings: { 'E P': STRONG_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces P [31B]', 'S 1D, W P*, N 1S, E 2C'],
    auction: 'S 1D, W P, N 1S, E 2C', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any'], reviews: ['NS 23']
  },
  {
    id: '07-8', dealer: 'N', title: 'a bid at RHO’s turn, RHO passes',
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N P, E 1S*'],
    auction: 'N P, E 1S', next: 'S', reviews: []
  },
  {
    id: '07-8', dealer: 'W', title: 'the same, insufficient',
    steps: ['W 1S', 'E 1C natural #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E 1C natural #insufficient-bid ?accept-call@S=reject ?replacement-call@E=2C ?artificial-call=no'],
    auction: 'W 1S, N P, E 2C', next: 'S', reviews: ['NS 27D']
  },
  {
    id: '07-9', dealer: 'N', title: 'a bid at RHO’s turn, RHO acts, the denomination repeated, with a jump',
    meanings: { 'E 1S': SPADES },
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1N, E 3S', ': W must pass once [31A2(a)]', 'S P, W P*, N 3N, E P, S P', 'W can X 4S'],
    auction: 'N 1N, E 3S, S P, W P, N 3N, E P, S P', next: 'W', told: ['EW: E 1S'], reviews: ['NS 23']
  },
  {
    id: '07-9', dealer: 'N', title: 'notrump repeated: nothing to lead',
    meanings: { 'E 1N': { artificial: false } },
    steps: ['E 1N #bid-out-of-rotation ?accept-call@S=reject', 'N 2C, E 2N'],
    auction: 'N 2C, E 2N', next: 'S', inForce: ['W must pass once [31A2(a)]'], reviews: ['NS 23']
  },
  {
    id: '07-10', dealer: 'N', title: 'any other call: a double',
    meanings: { 'E 1S': SPADES },
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1N, E X'],
    auction: 'N 1N, E X', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid S [26A2]'], told: ['EW: E 1S'], reviews: ['NS 23']
  },
  {
    id: '07-11', dealer: 'N', title: 'a bid at partner’s turn',
    steps: ['N 1C', 'W 1S #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1S [31B]', 'E P*, S P, W 2D'],
    auction: 'N 1C, E P, S P, W 2D', next: 'N', inForce: ['E must pass throughout', 'E leads: require/forbid S'], told: ['EW: W 1S'], reviews: ['NS 23']
  },
  {
    id: '07-12', dealer: 'N', title: 'a bid at LHO’s turn, the offender new',
    steps: ['W 1S #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1S [31B]', 'N 1N, E P*'],
    auction: 'N 1N, E P', next: 'S', inForce: ['E must pass throughout', 'W replaces 1S'], reviews: ['NS 23']
  },
  {
    id: '07-13', dealer: 'W', title: 'a bid at LHO’s turn by a player who has called',
    steps: ['W P', 'W 1S #change-of-call ?unintended=no ?accept-call@N=reject ?lead-restriction-applies=no'],
    auction: 'W P', next: 'N', told: ['EW: W 1S']
  },
  {
    id: '07-14', dealer: 'N', title: 'a double at RHO’s turn, RHO passes',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', 'S P, W X*'],
    auction: 'N 1C, E P, S P, W X', next: 'N', reviews: []
  },
  {
    id: '07-15', dealer: 'N', title: 'a double at RHO’s turn, RHO bids',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', 'S 1D, W 1H'],
    auction: 'N 1C, E P, S 1D, W 1H', next: 'N', inForce: ['E must pass throughout [32B2]', 'E leads: forbid any [26B]'], told: ['EW: W X'], reviews: ['NS 23']
  },
  {
    id: '07-16', dealer: 'N', title: 'a double at partner’s turn',
    steps: ['N 1C', 'W X #double-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [32A]; W replaces X [32A]', 'E P*, S P, W 1H'],
    auction: 'N 1C, E P, S P, W 1H', next: 'N', inForce: ['E must pass throughout', 'E leads: forbid any [26B]'], reviews: ['NS 23']
  },
  {
    id: '07-17', dealer: 'N', title: 'a double at LHO’s turn',
    steps: ['N 1C, E P', 'E X #change-of-call ?unintended=no ?accept-call@S=reject ?lead-restriction-applies=no'],
    auction: 'N 1C, E P', next: 'S', told: ['EW: E X']
  },
  {
    id: '07-18', dealer: 'W', title: 'an inadmissible double: RHO’s turn',
    steps: ['W 1S', 'E X #inadmissible-double', ': W must pass throughout [36B4]; E replaces X [36B4]', 'N P, E 1N'],
    auction: 'W 1S, N P, E 1N', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any'], reviews: ['NS 23']
  },
  {
    id: '07-18', dealer: 'N', title: 'an inadmissible double: LHO’s turn, he is dealer',
    steps: ['W X #inadmissible-double', ': E must pass throughout [36B4]; W replaces X [36B4]', 'N 1C, E P*'],
    auction: 'N 1C, E P', next: 'S', inForce: ['E must pass throughout', 'W replaces X']
  },
  {
    id: '07-19', dealer: 'W', title: 'an inadmissible double over which the player on the left has called',
    steps: ['W 1S', 'E X #inadmissible-double | S P'],
    auction: 'W 1S', next: 'N', reviews: [], laws: ['36A']
  },
  {
    id: '07-20', dealer: 'N', title: 'an insufficient bid out of rotation',
    steps: ['N 1S', 'W 1D #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1D [31B]', 'E P*, S P, W 2D'],
    auction: 'N 1S, E P, S P, W 2D', next: 'N', inForce: ['E must pass throughout']
  },
  {
    id: '07-21', dealer: 'E', title: 'above seven, out of rotation',
    steps: ['E 7N', 'W 8C #bid-above-seven', ': W must pass throughout [38C]; E must pass throughout [38C]; E leads: require/forbid C'],
    auction: 'E 7N', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid C'], reviews: ['NS 23']
  },
  {
    id: '07-22', dealer: 'N', title: 'by a player required to pass, out of rotation',
    given: [mustPass('W', 'next')],
    steps: ['N 1C', 'W 1H #call-when-obliged-to-pass', 'E P*'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout [37B]', 'E must pass throughout [37B]', 'E leads: require/forbid H'], reviews: ['NS 23']
  }
]

const review = (in1997: string, in1987: string) => ({ 1997: [in1997], 1987: [in1987] })

const BEFORE_2007: readonly Story[] = [
  {
    id: '97-1', dealer: 'N', title: 'a pass, nobody has bid: RHO’s turn',
    steps: ['E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30A]', 'N 1S, E P*, S P, W 2C, N P', 'E can 3C'],
    auction: 'N 1S, E P, S P, W 2C, N P', next: 'E', reviews: review('NS 72B1', 'NS 23B')
  },
  {
    id: '97-1', dealer: 'N', title: 'partner’s turn',
    steps: ['S P natural #pass-out-of-rotation ?accept-call@W=reject', ': S must pass once [30A]', 'N 1S, E P, S P*'],
    auction: 'N 1S, E P, S P', next: 'W', reviews: review('EW 72B1', 'EW 23B')
  },
  {
    id: '97-1', dealer: 'N', title: 'LHO’s turn',
    steps: ['W P natural #pass-out-of-rotation ?accept-call@N=reject', 'N 1S, E P, S P, W P*'],
    auction: 'N 1S, E P, S P, W P', next: 'E leads', reviews: review('NS 72B1', 'NS 23B')
  },
  {
    id: '97-2', dealer: 'W', title: 'a pass after a bid, RHO’s turn',
    steps: ['W 1C', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass once [30B1]', 'N P, E P*'],
    auction: 'W 1C, N P, E P', next: 'S', reviews: review('NS 72B1', 'NS 23B')
  },
  {
    id: '97-3', dealer: 'S', title: 'a pass after a bid, partner’s turn',
    steps: ['S 1H', 'E P natural #pass-out-of-rotation ?accept-call@S=reject', ': E must pass throughout [30B2(a)]; W may not double [30B2(b)]', 'W cannot X', 'W 1S, N P, E P*, S 2H', 'W can X'],
    auction: 'S 1H, W 1S, N P, E P, S 2H', next: 'W', inForce: ['E must pass throughout'], reviews: review('NS 72B1', 'NS 23B')
  },
  {
    id: '97-4', dealer: 'E', title: 'a pass after a bid, LHO’s turn',
    steps: ['E 1C', 'E P natural #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'],
    auction: 'E 1C', next: 'S', inForce: ['W must pass once', 'W leads: forbid any'], told: ['EW: E P'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-5', dealer: 'W', title: 'a conventional pass, RHO passes; after a call of partner’s too',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['W 1C', 'E P #pass-out-of-rotation ?accept-call@S=reject', ': E must repeat P [31A1]; E replaces P if RHO acts [31A2]', 'N P, E P*'],
    auction: 'W 1C, N P, E P', next: 'S', reviews: []
  },
  {
    id: '97-6', dealer: 'W', title: 'a conventional pass of partner’s call, RHO acts: silenced, whatever is called',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['W 1C', 'E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1D, E 1H'],
    auction: 'W 1C, N 1D, E 1H', next: 'S', inForce: ['W must pass throughout [31A2(b)]'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-7', editions: ['1997'], dealer: 'N', title: 'a conventional pass, partner has not called, RHO acts: like a bid, the suit repeated',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1D, E 1H'],
    auction: 'N 1D, E 1H', next: 'S', inForce: ['W must pass once [31A2(a)]'], reviews: ['NS 23']
  },
  {
    id: '97-7', editions: ['1997'], dealer: 'N', title: 'the suit not repeated',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1D, E 1S'],
    auction: 'N 1D, E 1S', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid H'], reviews: ['NS 23']
  },
  {
    id: '97-7', editions: ['1987'], dealer: 'N', title: 'in 1987 it names no denomination: silenced',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', 'N 1D, E 1H'],
    auction: 'N 1D, E 1H', next: 'S', inForce: ['W must pass throughout [31A2(b)]'], reviews: ['NS 23A']
  },
  {
    id: '97-8', dealer: 'W', title: 'a conventional pass, partner’s turn: silenced at once',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces P [31B]', 'W P*, N 1C, E 1S'],
    auction: 'W P, N 1C, E 1S', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid H'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-8', dealer: 'S', title: 'LHO’s turn, the offender new',
    meanings: { 'E P': HEARTS_PASS },
    steps: ['E P #pass-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces P [31B]', 'S 1C, W P*'],
    auction: 'S 1C, W P', next: 'N', inForce: ['W must pass throughout', 'E replaces P']
  },
  {
    id: '97-9', dealer: 'N', title: 'a bid at RHO’s turn, RHO passes',
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N P, E 1S*'],
    auction: 'N P, E 1S', next: 'S', reviews: []
  },
  {
    id: '97-9', dealer: 'W', title: 'the same, insufficient',
    steps: ['W 1S', 'E 1C natural #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E 1C natural #insufficient-bid ?accept-call@S=reject ?replacement-call@E=2C ?conventional=no'],
    auction: 'W 1S, N P, E 2C', next: 'S', reviews: ['NS 27B1(b)']
  },
  {
    id: '97-10', dealer: 'N', title: 'RHO acts, the denomination repeated',
    meanings: { 'E 1S': SPADES, 'E 2S': natural({ S: [4, 13] }) },
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1N, E 2S', ': W must pass once [31A2(a)]', 'S P, W P*, N 2N, E P, S P', 'W can 3S'],
    auction: 'N 1N, E 2S, S P, W P, N 2N, E P, S P', next: 'W', reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-10', dealer: 'N', title: 'repeated with another meaning: leads',
    meanings: { 'E 1S': SPADES, 'E 2S': artificial({ suits: { H: [5, 13], C: [5, 13] } }) },
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1N, E 2S'],
    auction: 'N 1N, E 2S', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: require/forbid S [26A2]']
  },
  {
    id: '97-11', dealer: 'N', title: 'RHO acts, any other call: a pass',
    meanings: { 'E 1S': SPADES },
    steps: ['E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N 1N, E P'],
    auction: 'N 1N, E P', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid S'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-12', dealer: 'N', title: 'a bid at partner’s turn',
    steps: ['N 1C', 'W 1S #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1S [31B]', 'E P*, S P, W 1S'],
    auction: 'N 1C, E P, S P, W 1S', next: 'N', inForce: ['E must pass throughout'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-13', dealer: 'N', title: 'a bid at LHO’s turn, the offender new',
    steps: ['W 1S #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1S [31B]', 'N 1N, E P*, S P, W P'],
    auction: 'N 1N, E P, S P, W P', next: 'E leads', inForce: ['E leads: require/forbid S'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-14', dealer: 'W', title: 'a bid at LHO’s turn by a player who has called, be it only a pass',
    steps: ['W P', 'W 1S #change-of-call ?unintended=no ?accept-call@N=reject ?first-call-or-other@W=keep'],
    auction: 'W P', next: 'N', inForce: ['E must pass once', 'E leads: require/forbid S'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-15', dealer: 'N', title: 'a double at RHO’s turn, RHO passes',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', 'S P, W X*'],
    auction: 'N 1C, E P, S P, W X', next: 'N', reviews: []
  },
  {
    id: '97-16', dealer: 'N', title: 'a double at RHO’s turn, RHO bids',
    steps: ['N 1C, E P', 'W X #double-out-of-rotation ?accept-call@N=reject', 'S 1D, W 1H'],
    auction: 'N 1C, E P, S 1D, W 1H', next: 'N', inForce: ['E must pass throughout [32B2]', 'E leads: forbid any [26B]'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-17', dealer: 'N', title: 'a double at partner’s turn',
    steps: ['N 1C', 'W X #double-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [32A]; W replaces X [32A]', 'E P*, S P, W 1H'],
    auction: 'N 1C, E P, S P, W 1H', next: 'N', inForce: ['E must pass throughout', 'E leads: forbid any [26B]'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-18', dealer: 'N', title: 'a double at LHO’s turn',
    steps: ['N 1C, E P', 'E X #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass once', 'W leads: forbid any [26B]'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-19', dealer: 'N', title: 'an inadmissible double at partner’s turn: silenced at once',
    steps: ['N 1C, E P', 'N X #inadmissible-double', 'S P*, W 1D, N 1H'],
    auction: 'N 1C, E P, S P, W 1D, N 1H', next: 'E', inForce: ['S must pass throughout', 'S leads: forbid any [26B]'], reviews: review('EW 23', 'EW 23A')
  },
  {
    id: '97-20', dealer: 'W', title: 'an inadmissible double at RHO’s turn: RHO passes',
    steps: ['W 1S', 'E X #inadmissible-double', 'N P, E P'],
    auction: 'W 1S, N P, E P', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any [26B]'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-20', dealer: 'W', title: 'RHO bids',
    steps: ['W 1S', 'E X #inadmissible-double', 'N 2C', 'E X ?same-meaning=no'],
    auction: 'W 1S, N 2C, E X', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any [26B]']
  },
  {
    id: '97-20', dealer: 'W', title: 'RHO doubles the bid himself',
    steps: ['W 1S', 'E X #inadmissible-double', 'N X, E P'],
    auction: 'W 1S, N X, E P', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any [26B]']
  },
  {
    id: '97-21', dealer: 'N', title: 'an inadmissible double over which the player on the left has called, at partner’s turn',
    steps: ['N 1C, E P', 'N X #inadmissible-double | E 1D'],
    auction: 'N 1C, E P', next: 'S', reviews: [], laws: ['35A']
  },
  {
    id: '97-21a', dealer: 'N', title: 'an inadmissible double at LHO’s turn, he is dealer and nothing has been bid',
    steps: ['W X #inadmissible-double', ': E must pass throughout [36]; W replaces X', 'N 1C, E P*, S P, W 1D'],
    auction: 'N 1C, E P, S P, W 1D', next: 'N', inForce: ['E must pass throughout', 'E leads: forbid any'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-22', dealer: 'N', title: 'an insufficient bid out of rotation, partner’s turn',
    steps: ['N 1S', 'W 1D #bid-out-of-rotation ?accept-call@N=reject', ': E must pass throughout [31B]; W replaces 1D [31B]', 'E P*'],
    auction: 'N 1S, E P', next: 'S', inForce: ['E must pass throughout', 'W replaces 1D']
  },
  {
    id: '97-23', dealer: 'E', title: 'above seven, out of rotation, not called over',
    steps: ['E 7N', 'W 8C #bid-above-seven', ': W must pass throughout [38]; E must pass throughout [38]; E leads: require/forbid C'],
    auction: 'E 7N', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid C'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-23', dealer: 'E', title: 'above seven, called over: one pass, then free, partner never bound',
    steps: ['E 7N', 'W 8C #bid-above-seven | N P', ': W must pass once [35C]', 'S P, W P*, N P'],
    auction: 'E 7N, S P, W P, N P', next: 'S leads', reviews: []
  },
  {
    id: '97-24', dealer: 'N', title: 'by a player required to pass, out of rotation, not called over',
    given: [mustPass('W', 'all')],
    steps: ['N 1C', 'W 1H #call-when-obliged-to-pass', 'E P*'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout [37]', 'E leads: require/forbid H'], reviews: review('NS 23', 'NS 23A')
  },
  {
    id: '97-24', dealer: 'N', title: 'called over: it stands, a duty for the rest goes on',
    given: [mustPass('W', 'all')],
    steps: ['N 1C', 'W 1H #call-when-obliged-to-pass | N 1S'],
    auction: 'N 1C, W 1H^, N 1S', next: 'E', inForce: ['W must pass throughout'], told: [], reviews: []
  }
]

stories('2.1 Edition 2017', IN_2017.map(row => ({ ...row, editions: ['2017'] })))
stories('2.2 Edition 2007', IN_2007.map(row => ({ ...row, editions: ['2007'] })))
stories('2.3, 2.4 Editions 1997 and 1987', BEFORE_2007.map(row => ({ editions: FOUNDING, ...row })))

const numbered = (table: string, last: number, ...others: readonly string[]) =>
  [...Array.from({ length: last }, (_, at) => `${table}-${at + 1}`), ...others].sort()
const idsOf = (rows: readonly Story[]) => [...new Set(rows.map(({ id }) => id))].sort()

test('every row of the tables is here', () => {
  expect(idsOf(IN_2017)).toEqual(numbered('17', 21, '17-22a', '17-22b'))
  expect(idsOf(IN_2007)).toEqual(numbered('07', 22))
  expect(idsOf(BEFORE_2007)).toEqual(numbered('97', 24, '97-21a'))
})
