import { expect, test } from 'vitest'
import type { Meaning } from '../../schemas/meaning.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FOUNDING, SINCE_2007, artificial, mustPass, natural, stories } from '../support/story.ts'

const stayman: Meaning = { artificial: true, purpose: 'asks-major' }
const oneAce: Meaning = { artificial: true, purpose: 'answers-aces-1' }

stories('Law 27: an insufficient bid', [
  {
    id: 'V27.1', dealer: 'S', title: 'accepted by a bid',
    steps: ['S 1N', 'W 1H #insufficient-bid | N 1S'],
    auction: 'S 1N, W 1H!, N 1S', next: 'E', told: [], reviews: [], laws: { 2017: ['27A1'], 2007: ['27A1'], older: ['27A'] }
  },
  {
    id: 'V27.2', dealer: 'E', title: 'accepted by words',
    steps: ['E 2C', 'S 1D #insufficient-bid ?accept-call@W=accept', 'W can 1H P X', 'W cannot 1D 1C'],
    auction: 'E 2C, S 1D!', next: 'W', told: [], reviews: []
  },
  {
    id: 'V27.3', dealer: 'W', title: 'natural, corrected to the lowest bid in the suit: free in every edition',
    steps: {
      2017: ['W 1S', 'N 1H natural #insufficient-bid ?accept-call@E=reject ?replacement-call@N=2H ?same-denomination@director=yes'],
      older: ['W 1S', 'N 1H natural #insufficient-bid ?accept-call@E=reject ?replacement-call@N=2H ?artificial@director=no']
    },
    auction: 'W 1S, N 2H', next: 'E', told: [], reviews: { 2017: ['EW 27D'], 2007: ['EW 27D'], older: ['EW 27B1(b)'] }, laws: ['27B1(a)']
  },
  {
    id: 'V27.4', editions: ['2017'], dealer: 'E', title: 'a transfer one level higher is the lowest bid that shows spades',
    steps: ['E 2N, S P', 'W 2H artificial #insufficient-bid ?accept-call=reject ?replacement-call=3H ?same-denomination=yes'],
    auction: 'E 2N, S P, W 3H', next: 'N', told: [], reviews: ['NS 27D']
  },
  {
    id: 'V27.4', editions: ['2007'], dealer: 'E', title: 'artificial, but of the same meaning: free, 16D stays on',
    steps: ['E 2N, S P', 'W 2H artificial #insufficient-bid ?accept-call=reject ?replacement-call=3H ?same-meaning=yes'],
    auction: 'E 2N, S P, W 3H', next: 'N', told: ['EW: W 2H [16D2]'], reviews: ['NS 27D']
  },
  {
    id: 'V27.4', editions: FOUNDING, dealer: 'E', title: 'a convention: partner is silenced',
    meanings: { 'W 2H': artificial({ suits: { S: [5, 13] } }) },
    steps: ['E 2N, S P', 'W 2H #insufficient-bid ?accept-call=reject ?replacement-call=3H'],
    auction: 'E 2N, S P, W 3H', next: 'N', inForce: ['E must pass throughout [27B2]', 'E leads: require/forbid S'], told: ['EW: W 2H [16C2]'], reviews: { 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V27.5', editions: ['2017'], dealer: 'N', title: 'the transfer is the lowest bid that shows hearts: the suit specified counts, not the suit named',
    steps: ['N 1N, E P', 'S 1H natural #insufficient-bid ?accept-call=reject ?replacement-call=2D ?same-denomination=yes'],
    auction: 'N 1N, E P, S 2D', next: 'W', told: [], reviews: ['EW 27D']
  },
  {
    id: 'V27.5', editions: ['2007'], dealer: 'N', title: 'not the denomination named, and not the same or a more precise meaning',
    steps: ['N 1N, E P', 'S 1H natural #insufficient-bid ?accept-call=reject ?replacement-call=2D ?same-meaning=no'],
    auction: 'N 1N, E P, S 2D', next: 'W', inForce: ['N must pass throughout [27B2]', 'N leads: require/forbid H [26A2]'], told: ['NS: S 1H'], reviews: ['EW 23']
  },
  {
    id: 'V27.6', editions: ['2017'], dealer: 'S', title: 'a double that shows the hearts is comparable',
    meanings: { 'N 1H': natural({ H: [4, 13] }, [6, 37]) },
    steps: ['S 1C, W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=X ?comparable=yes'],
    auction: 'S 1C, W 1S, N X', next: 'E', told: [], reviews: ['EW 27D'], laws: ['27B1(b)']
  },
  {
    id: 'V27.6', editions: ['2017'], dealer: 'S', title: '2H instead',
    steps: ['S 1C, W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=2H ?same-denomination=yes'],
    auction: 'S 1C, W 1S, N 2H', next: 'E', told: [], reviews: ['EW 27D'], laws: ['27B1(a)']
  },
  {
    id: 'V27.6', editions: ['2007'], dealer: 'S', title: 'the double has the same or a more precise meaning',
    steps: ['S 1C, W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=X ?same-meaning=yes'],
    auction: 'S 1C, W 1S, N X', next: 'E', told: ['NS: N 1H [16D2]'], reviews: ['EW 27D']
  },
  {
    id: 'V27.6', editions: FOUNDING, dealer: 'S', title: 'a double may not be chosen, and one that was tried is cancelled',
    steps: ['S 1C, W 1S', 'N 1H ?accept-call=reject ?replacement-call=X refused', 'N 1H #insufficient-bid | N to X ?unintended=no ?accept-call=reject ?replacement-call=2H'],
    auction: 'S 1C, W 1S, N 2H', next: 'E', inForce: ['S must pass throughout [27B3]', 'S leads: forbid any [26B]'], told: ['NS: N 1H', 'NS: N X']
  },
  {
    id: 'V27.7', editions: ['2017'], dealer: 'W', title: 'a take-out double is not comparable: B3, and the lowest bid in the suit does not free partner any more',
    steps: ['W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call@N=X ?comparable=no ?replacement-call-2@N=2H'],
    auction: 'W 1S, N 2H', next: 'E', inForce: ['S must pass throughout [27B3]', 'S leads: forbid any but H [26B]'], told: ['NS: N 1H', 'NS: N X'], reviews: ['EW 72C']
  },
  {
    id: 'V27.7', editions: SINCE_2007, dealer: 'W', title: 'a second double is not available',
    steps: {
      2017: ['W 1S', 'N 1H ?accept-call=reject ?replacement-call=X ?comparable=no ?replacement-call-2=X refused'],
      2007: ['W 1S', 'N 1H ?accept-call=reject ?replacement-call=X ?same-meaning=no ?replacement-call-2=X refused']
    },
    auction: 'W 1S', next: 'N'
  },
  {
    id: 'V27.8', editions: ['2017'], dealer: 'E', title: 'notrump instead of a suit',
    steps: ['E 2D', 'S 1S #insufficient-bid ?accept-call=reject ?replacement-call=2N ?same-denomination=no ?comparable=no'],
    auction: 'E 2D, S 2N', next: 'W', inForce: ['N must pass throughout [27B2]', 'N leads: forbid any [26B]'], told: ['NS: S 1S'], reviews: ['EW 72C']
  },
  {
    id: 'V27.9', dealer: 'N', title: 'a pass instead',
    steps: {
      2017: ['N 1N, E P', 'S 1D #insufficient-bid ?accept-call=reject ?replacement-call=P ?comparable=no'],
      2007: ['N 1N, E P', 'S 1D #insufficient-bid ?accept-call=reject ?replacement-call=P ?same-meaning=no'],
      older: ['N 1N, E P', 'S 1D #insufficient-bid ?accept-call=reject ?replacement-call=P']
    },
    auction: 'N 1N, E P, S P', next: 'W', inForce: { 2017: ['N must pass throughout', 'N leads: forbid any [26B]'], older: ['N must pass throughout', 'N leads: require/forbid D [26A2]'] }
  },
  {
    id: 'V27.10', editions: SINCE_2007, dealer: 'W', title: 'another insufficient bid, accepted',
    steps: ['W 3D', 'N 2S #insufficient-bid | N to 3C ?unintended=no ?accept-call@E=reject ?accept-call-2@E=accept'],
    auction: 'W 3D, N 3C!', next: 'E', told: ['NS: N 2S'], reviews: [], laws: ['27B4']
  },
  {
    id: 'V27.11', editions: SINCE_2007, dealer: 'W', title: 'declined as well: partner is silenced though 3S is the lowest spade bid',
    steps: ['W 3D', 'N 2S #insufficient-bid | N to 3C ?unintended=no ?accept-call@E=reject ?accept-call-2@E=reject ?replacement-call@N=3S'],
    auction: 'W 3D, N 3S', next: 'E', inForce: { 2017: ['S must pass throughout [27B4]', 'S leads: forbid any but S [26B]'], 2007: ['S must pass throughout [27B4]', 'S leads: require/forbid C [26A2]'] },
    told: ['NS: N 2S', 'NS: N 3C']
  },
  {
    id: 'V27.12', editions: SINCE_2007, dealer: 'S', title: 'replaced too early, and the insufficient bid is accepted',
    steps: ['S 1S', 'W 1D #insufficient-bid | W to 2D ?unintended=no ?accept-call@N=accept', 'N 1H'],
    auction: 'S 1S, W 1D!, N 1H', next: 'E', told: ['EW: W 2D'], reviews: []
  },
  {
    id: 'V27.13', editions: SINCE_2007, dealer: 'S', title: 'replaced too early, declined: the replacement stands',
    steps: {
      2017: ['S 1S', 'W 1D #insufficient-bid | W to 2D ?unintended=no ?accept-call=reject ?same-denomination=yes'],
      2007: ['S 1S', 'W 1D #insufficient-bid | W to 2D ?unintended=no ?accept-call=reject ?artificial=no']
    },
    auction: 'S 1S, W 2D', next: 'N', told: [], reviews: ['NS 27D'], laws: ['27C']
  },
  {
    id: 'V27.14', editions: SINCE_2007, dealer: 'S', title: 'replaced too early in another suit: he cannot choose again',
    steps: {
      2017: ['S 1S', 'W 1D #insufficient-bid | W to 3C ?unintended=no ?accept-call=reject ?same-denomination=no ?comparable=no'],
      2007: ['S 1S', 'W 1D #insufficient-bid | W to 3C ?unintended=no ?accept-call=reject ?same-meaning=no']
    },
    auction: 'S 1S, W 3C', next: 'N', inForce: { 2017: ['E must pass throughout [27B2]', 'E leads: forbid any but C'], 2007: ['E must pass throughout [27B2]', 'E leads: require/forbid D'] }, told: ['EW: W 1D']
  },
  {
    id: 'V27.15', editions: ['1997'], dealer: 'S', title: 'replaced too early in 1997: cancelled, and he chooses again',
    steps: ['S 1S', 'W 1D #insufficient-bid | W to 3C ?unintended=no ?accept-call=reject ?replacement-call@W=2D ?conventional=no'],
    auction: 'S 1S, W 2D', next: 'N', inForce: ['E leads: require/forbid C [26A2]'], told: ['EW: W 3C'], reviews: ['NS 27B1(b)']
  },
  {
    id: 'V27.16', editions: SINCE_2007, dealer: 'S', title: 'replaced too early by a double that does not count',
    steps: {
      2017: ['S 1S', 'W 1D #insufficient-bid | W to X ?unintended=no ?accept-call=reject ?comparable=no ?replacement-call@W=2D'],
      2007: ['S 1S', 'W 1D #insufficient-bid | W to X ?unintended=no ?accept-call=reject ?same-meaning=no ?replacement-call@W=2D']
    },
    auction: 'S 1S, W 2D', next: 'N', inForce: { 2017: ['E must pass throughout [27B3]', 'E leads: forbid any but D'], 2007: ['E must pass throughout [27B3]', 'E leads: forbid any'] }, told: ['EW: W 1D', 'EW: W X']
  },
  {
    id: 'V27.16', editions: ['1997'], dealer: 'S', title: 'the same in 1997',
    steps: ['S 1S', 'W 1D #insufficient-bid | W to X ?unintended=no ?accept-call=reject ?replacement-call@W=2D'],
    auction: 'S 1S, W 2D', next: 'N', inForce: ['E must pass throughout [27B3]', 'E leads: forbid any [26B]'], told: ['EW: W 1D', 'EW: W X'], reviews: ['NS 23']
  },
  {
    id: 'V27.17', dealer: 'N', title: 'an answer to the question for aces',
    meanings: { 'S 4D': oneAce },
    steps: {
      2017: ['N 4N, E P', 'S 4D #insufficient-bid ?accept-call=reject ?replacement-call=5D ?comparable=yes'],
      2007: ['N 4N, E P', 'S 4D #insufficient-bid ?accept-call=reject ?replacement-call=5D ?same-meaning=yes'],
      older: ['N 4N, E P', 'S 4D #insufficient-bid ?accept-call=reject ?replacement-call=5D']
    },
    auction: 'N 4N, E P, S 5D', next: 'W', inForce: { 2017: [], 2007: [], older: ['N must pass throughout', 'N leads: forbid any'] },
    told: { 2017: [], 2007: ['NS: S 4D'], older: ['NS: S 4D'] }, reviews: { 2017: ['EW 27D'], 2007: ['EW 27D'], 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V27.18', dealer: 'W', title: 'Stayman over the wrong notrump',
    meanings: { 'E 2C': stayman },
    steps: {
      2017: ['W 2N, N P', 'E 2C #insufficient-bid ?accept-call=reject ?replacement-call=3C ?comparable=yes'],
      2007: ['W 2N, N P', 'E 2C #insufficient-bid ?accept-call=reject ?replacement-call=3C ?same-meaning=no'],
      older: ['W 2N, N P', 'E 2C #insufficient-bid ?accept-call=reject ?replacement-call=3C']
    },
    auction: 'W 2N, N P, E 3C', next: 'S', inForce: { 2017: [], older: ['W must pass throughout', 'W leads: forbid any'] }
  },
  {
    id: 'V27.19', editions: ['1997'], dealer: 'N', title: 'a double that was tried: B3',
    steps: ['N 1H', 'E 1C #insufficient-bid | E to X ?unintended=no ?accept-call=reject ?replacement-call=2C'],
    auction: 'N 1H, E 2C', next: 'S', inForce: ['W must pass throughout [27B3]', 'W leads: forbid any [26B]'], told: ['EW: E 1C', 'EW: E X'], says: 'could not be confirmed'
  },
  {
    id: 'V27.20', editions: ['1997'], dealer: 'W', title: 'V27.3: what the 1H told about a lead is looked at after the play',
    steps: ['W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=2H ?conventional=no'],
    auction: 'W 1S, N 2H', next: 'E', reviews: ['EW 27B1(b)'], laws: ['27B1(b)']
  },
  {
    id: 'V27.21', editions: ['2017'], dealer: 'N', title: 'out of rotation and insufficient: repeated in rotation, then Law 27',
    steps: [
      'N 1S', 'S 1D #bid-out-of-rotation ?accept-call@W=reject', ': S must repeat 1D [31A1]; S replaces 1D if RHO acts [31A2]', 'E P',
      'S 1D #insufficient-bid ?accept-call@W=reject ?replacement-call@S=2D ?same-denomination=yes'
    ],
    auction: 'N 1S, E P, S 2D', next: 'W', told: [], reviews: ['EW 27D']
  },
  {
    id: 'V27.21', editions: ['2017'], dealer: 'N', title: 'accepted at the first question: both faults',
    steps: ['N 1S', 'S 1D #bid-out-of-rotation ?accept-call@W=accept'],
    auction: 'N 1S, S 1D!^', next: 'W', told: []
  },
  {
    id: 'V27.22', editions: ['2017'], dealer: 'N', title: 'East bids: South has any legal call, and 2D is not comparable',
    steps: ['N 1S', 'S 1D #bid-out-of-rotation ?accept-call@W=reject', 'E 2C', 'S 2D ?comparable=no'],
    auction: 'N 1S, E 2C, S 2D', next: 'W', inForce: ['N must pass once [31A2(b)]', 'N leads: forbid any but D [26B]'], told: ['NS: S 1D'], reviews: ['EW 72C']
  },
  {
    id: 'V27.23', dealer: 'E', title: 'a slip: 25A comes first, and nobody may accept the 1D',
    steps: {
      2017: ['E 1H', 'S 1D #insufficient-bid | S to 2D ?unintended@director=yes'],
      older: ['E 1H', 'S 1D #insufficient-bid | S to 2D ?unintended@director=yes ?pause-for-thought@director=no']
    },
    auction: 'E 1H, S 2D', next: 'W', told: [], reviews: []
  },
  {
    id: 'V27.24', editions: ['2017'], dealer: 'N', title: 'a splinter, one level higher',
    meanings: { 'S 3H': artificial({ hcp: [11, 15], suits: { S: [4, 13], H: [0, 1] } }) },
    steps: ['N 1S, E 4C', 'S 3H #insufficient-bid ?accept-call=reject ?replacement-call=4H ?same-denomination=yes'],
    auction: 'N 1S, E 4C, S 4H', next: 'W', told: []
  },
  {
    id: 'V27.24', editions: ['2017'], dealer: 'N', title: '4S shows the spades alone',
    meanings: { 'S 3H': artificial({ hcp: [11, 15], suits: { S: [4, 13], H: [0, 1] } }) },
    steps: ['N 1S, E 4C', 'S 3H #insufficient-bid ?accept-call=reject ?replacement-call=4S ?same-denomination=no ?comparable=no'],
    auction: 'N 1S, E 4C, S 4S', next: 'W', inForce: ['N must pass throughout [27B2]', 'N leads: forbid any but S']
  },
  {
    id: 'V27.25', editions: ['2017'], dealer: 'W', title: 'notrump for notrump',
    steps: ['W 2H', 'N 1N natural #insufficient-bid ?accept-call=reject ?replacement-call=2N ?same-denomination=yes'],
    auction: 'W 2H, N 2N', next: 'E', told: [], reviews: ['EW 27D']
  },
  {
    id: 'V27.25', editions: ['2017'], dealer: 'W', title: '2NT would show the minors: 3NT is the lowest bid that specifies notrump',
    steps: ['W 2H', 'N 1N natural #insufficient-bid ?accept-call=reject ?replacement-call=3N ?same-denomination=yes'],
    auction: 'W 2H, N 3N', next: 'E', told: [], reviews: ['EW 27D']
  },
  {
    id: 'V27.26', editions: SINCE_2007, dealer: 'W', title: 'what the first bid helped to reach is looked at under 27D',
    steps: {
      2017: ['W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=2H ?same-denomination=yes', 'E P, S 4H, W P, N P, E P'],
      2007: ['W 1S', 'N 1H #insufficient-bid ?accept-call=reject ?replacement-call=2H ?artificial=no', 'E P, S 4H, W P, N P, E P']
    },
    auction: 'W 1S, N 2H, E P, S 4H, W P, N P, E P', next: 'E leads', reviews: ['EW 27D']
  },
  {
    id: 'V27.27', dealer: 'S', title: 'a pass instead, partner silenced, the auction ends',
    steps: {
      2017: ['S 3C', 'W 2H #insufficient-bid ?accept-call=reject ?replacement-call=P ?comparable=no', 'N P, E P*'],
      2007: ['S 3C', 'W 2H #insufficient-bid ?accept-call=reject ?replacement-call=P ?same-meaning=no', 'N P, E P*'],
      older: ['S 3C', 'W 2H #insufficient-bid ?accept-call=reject ?replacement-call=P', 'N P, E P*']
    },
    auction: 'S 3C, W P, N P, E P', next: 'W leads', inForce: { 2017: ['E leads: forbid any [26B]'], older: ['E leads: require/forbid H [26A2]'] }
  },
  {
    id: 'V27.28', editions: ['1987'], dealer: 'N', title: 'a double put on the table at once',
    steps: ['N 1S', 'E 1H #insufficient-bid | E to X ?unintended=no ?accept-call=reject ?replacement-call=2H'],
    auction: 'N 1S, E 2H', next: 'S', inForce: ['W must pass throughout [27B3]', 'W leads: forbid any [26B]'], reviews: ['NS 23A'], says: 'could not be confirmed'
  },
  {
    id: 'V27.28', editions: ['1987'], dealer: 'N', title: 'without it',
    steps: ['N 1S', 'E 1H #insufficient-bid ?accept-call=reject ?replacement-call=2H ?conventional=no'],
    auction: 'N 1S, E 2H', next: 'S', told: [], reviews: ['NS 27B1(b)']
  },
  {
    id: 'V27.29', dealer: 'N', title: 'accepted by a pass',
    steps: ['N 1S', 'E 1D #insufficient-bid | S P', 'W can 1H', 'W P, N P'],
    auction: 'N 1S, E 1D!, S P, W P, N P', next: 'S leads', told: []
  },
  {
    id: 'V27.30', editions: SINCE_2007, dealer: 'E', title: 'LHO has called over the replacement',
    steps: {
      2017: ['E 1S', 'S 1H #insufficient-bid | S to 2H | W 2S ?unintended=no ?call-meant-as=over-the-call ?same-denomination=yes'],
      2007: ['E 1S', 'S 1H #insufficient-bid | S to 2H | W 2S ?unintended=no ?call-meant-as=over-the-call ?artificial=no']
    },
    auction: 'E 1S, S 2H, W 2S', next: 'N', told: [], reviews: ['EW 27D']
  },
  {
    id: 'V27.31', editions: SINCE_2007, dealer: 'S', title: 'a double that does not count, then a pass',
    steps: {
      2017: ['S 1D', 'W 1C #insufficient-bid ?accept-call=reject ?replacement-call=X ?comparable=no ?replacement-call-2=P'],
      2007: ['S 1D', 'W 1C #insufficient-bid ?accept-call=reject ?replacement-call=X ?same-meaning=no ?replacement-call-2=P']
    },
    auction: 'S 1D, W P', next: 'N', inForce: { 2017: ['E must pass throughout [27B3]', 'E leads: forbid any'], 2007: ['E must pass throughout [27B3]', 'E leads: require/forbid C [26A2]', 'E leads: forbid any [26B]'] },
    told: ['EW: W 1C', 'EW: W X']
  },
  {
    id: 'V27.32', editions: ['2017'], dealer: 'W', title: 'same-denomination has to be asked',
    steps: ['W 1N, N P', 'E 1S #insufficient-bid ?accept-call=reject ?replacement-call=2S ?same-denomination@director=no ?comparable@director=no'],
    auction: 'W 1N, N P, E 2S', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any but S'], told: ['EW: E 1S']
  },
  {
    id: 'V27.33', editions: ['2017'], dealer: 'N', title: 'natural both, and both meanings are known: no question to the director',
    steps: ['N 1D', 'E 1C natural #insufficient-bid | E to 2C natural ?unintended=no ?accept-call=reject'],
    auction: 'N 1D, E 2C', next: 'S', told: [], reviews: ['NS 27D']
  },
  {
    id: 'V27.33', editions: ['2017'], dealer: 'N', title: 'not the lowest: comparable decides',
    steps: ['N 1D', 'E 1C natural #insufficient-bid ?accept-call=reject ?replacement-call=3C ?same-denomination=no ?comparable=no'],
    auction: 'N 1D, E 3C', next: 'S', inForce: ['W must pass throughout', 'W leads: forbid any but C']
  },
  {
    id: 'V27.34', editions: FOUNDING, dealer: 'S', title: 'another bid: no question about conventions',
    steps: ['S 1N', 'W 1H #insufficient-bid ?accept-call=reject ?replacement-call=2D'],
    auction: 'S 1N, W 2D', next: 'N', inForce: ['E must pass throughout [27B2]', 'E leads: require/forbid H [26A2]'], reviews: { 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V27.35', editions: ['2007'], dealer: 'N', title: 'a transfer for a transfer',
    steps: ['N 2N, E P', 'S 2D artificial #insufficient-bid ?accept-call=reject ?replacement-call=3D ?same-meaning=yes'],
    auction: 'N 2N, E P, S 3D', next: 'W', told: ['NS: S 2D [16D2]'], reviews: ['EW 27D']
  },
  {
    id: 'V27.35', editions: ['2007'], dealer: 'N', title: 'natural diamonds for a transfer',
    meanings: { 'S 2D': artificial({ suits: { H: [5, 13] } }) },
    steps: ['N 2N, E P', 'S 2D #insufficient-bid ?accept-call=reject ?replacement-call=3D ?same-meaning=no'],
    auction: 'N 2N, E P, S 3D', next: 'W', inForce: ['N must pass throughout', 'N leads: require/forbid H'], told: ['NS: S 2D']
  }
])

stories('Law 27: what stands in the procedure and in no vector', [
  {
    id: '27 forced', dealer: 'N', title: 'the bid that must be repeated is offered, though it is insufficient',
    steps: ['N 1S', 'S 1D #bid-out-of-rotation ?accept-call@W=reject', 'E P', 'S can 1D'],
    auction: 'N 1S, E P', next: 'S', inForce: ['S must repeat 1D']
  },
  {
    id: '27 28A', dealer: 'S', title: 'LHO, who has to pass, may accept by words and must then pass',
    given: [mustPass('N', 'next')],
    steps: ['S 1N', 'W 1H #insufficient-bid ?accept-call@N=accept', 'N P*'],
    auction: 'S 1N, W 1H!, N P', next: 'E', told: []
  },
  {
    id: '27B4', editions: ['2017'], dealer: 'W', title: 'after another insufficient bid a comparable double is legal, and partner is silenced all the same',
    steps: ['W 3D', 'N 2S #insufficient-bid | N to 3C ?unintended=no ?accept-call=reject ?accept-call-2=reject ?replacement-call=X ?comparable=yes'],
    auction: 'W 3D, N X', next: 'E', inForce: ['S must pass throughout', 'S leads: forbid any'], told: ['NS: N 2S', 'NS: N 3C']
  },
  {
    id: '27B4', editions: ['2017'], dealer: 'W', title: 'a double that is not comparable is not, and no other is offered',
    steps: ['W 3D', 'N 2S #insufficient-bid | N to 3C ?unintended=no ?accept-call=reject ?accept-call-2=reject ?replacement-call=X ?comparable=no ?replacement-call-2=3S'],
    auction: 'W 3D, N 3S', next: 'E', inForce: ['S must pass throughout', 'S leads: forbid any but S'], told: ['NS: N 2S', 'NS: N 3C', 'NS: N X']
  },
  {
    id: '27B', dealer: 'W', title: 'another insufficient bid may not be chosen, nor a bid above seven',
    steps: ['W 3D', 'N 2S ?accept-call=reject ?replacement-call=3C refused', 'N 2S ?accept-call=reject ?replacement-call=8C refused'],
    auction: 'W 3D', next: 'N'
  },
  {
    id: '27C', editions: SINCE_2007, dealer: 'E', title: 'LHO called over the insufficient bid, not over the replacement: accepted',
    steps: ['E 1S', 'S 1H #insufficient-bid | S to 2H | W 1N ?unintended=no'],
    auction: 'E 1S, S 1H!, W 1N', next: 'N', told: ['NS: S 2H'], says: 'Whether Law 26 applies to what South had put in its place is for the director'
  },
  {
    id: '27B 1997', editions: FOUNDING, dealer: 'W', title: 'a second insufficient bid: cancelled as an attempt, LHO may accept it',
    steps: ['W 3D', 'N 2S #insufficient-bid | N to 3C ?unintended=no ?accept-call=reject ?accept-call-2=accept'],
    auction: 'W 3D, N 3C!', next: 'E', told: ['NS: N 2S']
  },
  {
    id: '27B 1997', editions: FOUNDING, dealer: 'E', title: 'LHO called over the replacement: it counts as the final call',
    steps: ['E 1S', 'S 1H #insufficient-bid | S to 2H | W 2S ?unintended=no ?call-meant-as=over-the-call ?conventional=no'],
    auction: 'E 1S, S 2H, W 2S', next: 'N', told: []
  },
  {
    id: '27B3', editions: ['2017'], dealer: 'S', title: 'a double that fails, and then a bid: he has replaced it already, and is not asked',
    steps: ['S 1C', 'W 1C #insufficient-bid | W to X | W to 2C ?unintended=no ?accept-call=reject ?comparable=no ?unintended-2=no'],
    auction: 'S 1C, W 2C', next: 'N', inForce: ['E must pass throughout [27B3]', 'E leads: forbid any but C'], told: ['EW: W 1C', 'EW: W X'], laws: ['27B3', '27C']
  },
  {
    id: '27B3', editions: ['2017'], dealer: 'S', title: 'the double was a slip: it was never made, and the bid is judged',
    steps: ['S 1C', 'W 1C #insufficient-bid | W to X | W to 2C ?unintended=no ?accept-call=reject ?comparable=no ?unintended-2=yes ?same-denomination=yes'],
    auction: 'S 1C, W 2C', next: 'N', told: [], reviews: ['NS 27D'], laws: ['27B1(a)']
  },
  {
    id: '27B3', editions: FOUNDING, dealer: 'S', title: 'before 2007 both are cancelled, and he chooses anew',
    steps: ['S 1C', 'W 1C #insufficient-bid | W to X | W to 2C ?unintended=no ?accept-call=reject ?unintended-2=no ?replacement-call@W=2C'],
    auction: 'S 1C, W 2C', next: 'N', inForce: ['E must pass throughout [27B3]', 'E leads: forbid any'], told: ['EW: W 1C', 'EW: W X']
  },
  {
    id: '27B4', editions: ['2007'], dealer: 'N', title: 'a third insufficient bid: LHO is asked about each',
    steps: ['N 2S', 'E 2H #insufficient-bid | E to 2D | E to 1N ?unintended=no ?accept-call=reject ?unintended-2=no ?accept-call-2=reject ?accept-call-3=reject ?replacement-call@E=P'],
    auction: 'N 2S, E P', next: 'S', inForce: ['W must pass throughout [27B4]', 'W leads: require/forbid HD', 'W leads: forbid any'], told: ['EW: E 2H', 'EW: E 2D', 'EW: E 1N']
  },
  {
    id: '27B4', editions: SINCE_2007, dealer: 'N', title: 'LHO accepts the second one, which had been replaced as well',
    steps: ['N 2S', 'E 2H #insufficient-bid | E to 2D | E to 3C ?unintended=no ?accept-call=reject ?unintended-2=no ?accept-call-2=accept'],
    auction: 'N 2S, E 2D!', next: 'S', told: ['EW: E 2H', 'EW: E 3C']
  },
  {
    id: '27A', dealer: 'S', title: 'the insufficient bid is accepted: every attempt is cancelled',
    steps: ['S 1C', 'W 1C #insufficient-bid | W to X | W to 2C ?unintended=no ?accept-call=accept'],
    auction: 'S 1C, W 1C!', next: 'N', told: ['EW: W X', 'EW: W 2C']
  },
  {
    id: '27C', editions: ['2017'], dealer: 'S', title: 'a legal replacement counts: another one after it is a change of call',
    steps: ['S 1S', 'W 1D #insufficient-bid #change-of-call | W to 2D | W to 2H ?unintended=no ?accept-call=reject ?same-denomination=yes ?unintended-2=no ?accept-call-2@N=reject ?comparable=no'],
    auction: 'S 1S, W 2D', next: 'N', inForce: ['E leads: forbid any but D'], told: ['EW: W 2H'], reviews: ['NS 27D', 'NS 72C']
  },
  {
    id: '27 and 25A', editions: SINCE_2007, dealer: 'W', title: 'the first replacement was a slip: it was never made, and the other one is judged',
    meanings: { 'N 1D': natural({ D: [4, 13] }), 'N 2D': natural({ D: [4, 13] }) },
    steps: {
      2017: ['W 2C', 'N 1D #insufficient-bid | N to 2D | N to 3H ?unintended=no ?accept-call=reject ?unintended-2@director=yes ?same-denomination=no ?comparable=no'],
      2007: ['W 2C', 'N 1D #insufficient-bid | N to 2D | N to 3H ?unintended=no ?accept-call=reject ?unintended-2@director=yes ?pause-for-thought@director=no ?same-meaning=no']
    },
    auction: 'W 2C, N 3H', next: 'E', told: ['NS: N 1D'], laws: ['27B2', '25A1'],
    inForce: { 2017: ['S must pass throughout [27B2]', 'S leads: forbid any but H'], 2007: ['S must pass throughout [27B2]', 'S leads: require/forbid D'] }
  },
  {
    id: '27 and 25A', editions: SINCE_2007, dealer: 'W', title: 'the slip would have silenced partner, the bid that was meant is free',
    meanings: { 'N 1D': natural({ D: [4, 13] }), 'N 2D': natural({ D: [4, 13] }) },
    steps: {
      2017: ['W 2C', 'N 1D #insufficient-bid | N to 3H | N to 2D ?unintended=no ?accept-call=reject ?same-denomination=no ?comparable=no ?unintended-2=yes'],
      2007: ['W 2C', 'N 1D #insufficient-bid | N to 3H | N to 2D ?unintended=no ?accept-call=reject ?same-meaning=no ?unintended-2=yes ?pause-for-thought=no']
    },
    auction: 'W 2C, N 2D', next: 'E', told: [], reviews: ['EW 27D'], laws: ['27B1(a)', '25A1']
  },
  {
    id: '27 and 25A', editions: SINCE_2007, dealer: 'W', title: 'a free double that was a slip frees nothing else',
    meanings: { 'N 1H': natural({ H: [4, 13] }), 'N X': natural({ H: [4, 13] }) },
    steps: {
      2017: ['W 1S', 'N 1H #insufficient-bid | N to X | N to 3C ?unintended=no ?accept-call=reject ?unintended-2=yes ?same-denomination=no ?comparable=no'],
      2007: ['W 1S', 'N 1H #insufficient-bid | N to X | N to 3C ?unintended=no ?accept-call=reject ?unintended-2=yes ?pause-for-thought=no ?same-meaning=no']
    },
    auction: 'W 1S, N 3C', next: 'E', told: ['NS: N 1H'], inForce: { 2017: ['S must pass throughout [27B2]', 'S leads: forbid any but C'], 2007: ['S must pass throughout [27B2]', 'S leads: require/forbid H'] }
  },
  {
    id: '27C', editions: SINCE_2007, dealer: 'S', title: 'the same replacement a second time changes nothing',
    meanings: { 'W 1D': natural({ D: [4, 13] }), 'W 2D': natural({ D: [4, 13] }) },
    steps: ['S 1S', 'W 1D #insufficient-bid #change-of-call | W to 2D | W 2D ?unintended=no ?accept-call=reject'],
    auction: 'S 1S, W 2D', next: 'N', told: [], reviews: ['NS 27D']
  },
  {
    id: '27C over LHO', editions: ['2017'], dealer: 'W', title: 'LHO called over a comparable double: it is free as it would be otherwise',
    meanings: { 'N 1H': natural({ H: [5, 13] }, [12, 19]), 'N X': { shows: [{ hcp: [12, 19], suits: { H: [5, 13] } }] } },
    steps: ['W 1S', 'N 1H #insufficient-bid | N to X | E P ?unintended=no ?call-meant-as@E=over-the-call'],
    auction: 'W 1S, N X, E P', next: 'S', told: [], reviews: ['EW 27D'], laws: ['27B1(b)']
  },
  {
    id: '27C over LHO', editions: ['2017'], dealer: 'W', title: 'a double that is not comparable stands without rectification',
    steps: ['W 1S', 'N 1H #insufficient-bid | N to X | E P ?unintended=no ?call-meant-as@E=over-the-call ?comparable=no'],
    auction: 'W 1S, N X, E P', next: 'S', told: ['NS: N 1H'], reviews: [], laws: ['27C'], says: 'No Law says what follows'
  },
  {
    id: '27C over LHO', editions: ['2017'], dealer: 'S', title: 'a redouble that can never stand: 36A for the calls over it',
    steps: ['S 1C', 'W 1C #insufficient-bid #inadmissible-redouble | W to XX | N 1D ?unintended=no ?call-meant-as@N=over-the-call'],
    auction: 'S 1C', next: 'W', told: ['EW: W 1C', 'EW: W XX', 'EW: N 1D']
  },
  {
    id: '27A over LHO', dealer: 'S', title: 'an insufficient replacement over which LHO called is accepted; before 2007 27C is another matter',
    steps: ['S 1S', 'W 1D #insufficient-bid | W to 1H | N 1S ?unintended=no ?call-meant-as@N=over-the-call'],
    auction: 'S 1S, W 1H!, N 1S', next: 'E', told: ['EW: W 1D'], laws: { older: ['27A'], 2007: ['27A1', '27B4'], 2017: ['27A1', '27B4'] }
  },
  {
    id: '27B 1997', editions: FOUNDING, dealer: 'N', title: 'the attempt that was cancelled is chosen anew: taken back and made',
    steps: ['N 1H', 'E 1D #insufficient-bid | E to 2D ?unintended=no ?accept-call=reject ?replacement-call@E=2D ?conventional=no'],
    auction: 'N 1H, E 2D', next: 'S', told: []
  },
  {
    id: '27 and 30B2(b)', editions: SINCE_2007, dealer: 'S', title: 'a player who may not double is not offered a double', given: [{ type: 'may-not-double', player: 'W', turns: 'next', law: '30B2(b)' }],
    steps: ['S 1H', 'W 1D #insufficient-bid ?accept-call=reject ?replacement-call@W=X refused'],
    auction: 'S 1H', next: 'W', inForce: ['W may not double']
  },
  {
    id: '27A', dealer: 'N', title: 'partner has called over it first: the call of LHO accepts it all the same',
    steps: ['N 1C, E 1H, S P', 'W 1D #insufficient-bid #bid-out-of-rotation@E | E 2H | N 3C'],
    auction: 'N 1C, E 1H, S P, W 1D!, N 3C', next: 'E', told: ['EW: E 2H']
  }
])

test.each([['2007', 'artificial'], ['1997', 'conventional']] as const)('%s: whether either of the two bids is %s', (edition, word) => {
  const answered = rulingOf({
    edition, table: { dealer: 'W', auction: ['1S'] }, action: { type: 'call', by: 'N', call: '1H' }, answers: { 'accept-call': 'reject', 'replacement-call': '2H' }
  }, sayIn('en'))
  expect(answered.ok && answered.body.ruling.text).toBe(`By agreement, is either of North’s bids ${word}, the 1♥ or the 2♥ that he has put in its place?`)
})
