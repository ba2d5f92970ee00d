import { FOUNDING, stories } from '../support/story.ts'

stories('Law 16: what withdrawn calls tell', [
  {
    id: 'V16.1', editions: ['2017'], dealer: 'N', title: 'a replacement that is not comparable: unauthorised for the offending side alone',
    steps: ['N 1H', 'E 1D #insufficient-bid ?accept-call@S=reject ?replacement-call@E=2S ?same-denomination@director=no ?comparable@director=no'],
    auction: 'N 1H, E 2S', next: 'S', inForce: ['W must pass throughout [27B2]', 'W leads: forbid any but S [26B]'], told: ['EW: E 1D [16C2]'], reviews: ['NS 72C']
  },
  {
    id: 'V16.2', editions: ['2017'], dealer: 'N', title: 'the lowest bid in the same suit switches 16C off',
    steps: ['N 1H', 'E 1D natural #insufficient-bid ?accept-call@S=reject ?replacement-call@E=2D ?same-denomination@director=yes'],
    auction: 'N 1H, E 2D', next: 'S', told: [], reviews: ['NS 27D']
  },
  {
    id: 'V16.3', editions: ['2007'], dealer: 'E', title: '27B1(b) of 2007 leaves 16D on',
    steps: ['E 2N, S P', 'W 2C artificial #insufficient-bid ?accept-call@N=reject ?replacement-call@W=3C ?same-meaning@director=yes'],
    auction: 'E 2N, S P, W 3C', next: 'N', told: ['EW: W 2C [16D2]'], reviews: ['NS 27D'], laws: ['27B1(b)']
  },
  {
    id: 'V16.3', editions: ['2017'], dealer: 'E', title: 'the same in 2017: nothing is unauthorised',
    steps: ['E 2N, S P', 'W 2C artificial #insufficient-bid ?accept-call@N=reject ?replacement-call@W=3C ?same-denomination@director=no ?comparable@director=yes'],
    auction: 'E 2N, S P, W 3C', next: 'N', told: [], reviews: ['NS 27D'], laws: ['27B1(b)']
  },
  {
    id: 'V16.4', editions: ['2017'], dealer: 'N', title: 'passes that rob a player of his turn: the side of the pass out of rotation bears all three',
    steps: ['N 1S', 'S P #pass-out-of-rotation | W P', 'N P #pass-out-of-rotation@S'],
    auction: 'N 1S', next: 'E', told: ['NS: S P [16C2]', 'NS: W P', 'NS: N P'], reviews: [], laws: ['17D3']
  },
  {
    id: 'V16.5', editions: ['2017'], dealer: 'S', title: '28B: unauthorised for the side of the early call, no lead restriction',
    steps: ['S P', 'N 1C #bid-out-of-rotation | W 1H'],
    auction: 'S P, W 1H', next: 'N', told: ['NS: N 1C [16C2]'], reviews: [], laws: ['28B']
  },
  {
    id: 'V16.6', editions: FOUNDING, dealer: 'N', title: 'the replacement is conventional: 27B2, and 16C2 is on',
    steps: ['N 1N, E P', 'S 1S #insufficient-bid ?accept-call@W=reject ?replacement-call@S=2S ?conventional@director=yes'],
    auction: 'N 1N, E P, S 2S', next: 'W', inForce: ['N must pass throughout [27B2]'], told: ['NS: S 1S [16C2]'], reviews: { 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V16.6', editions: FOUNDING, dealer: 'N', title: 'natural instead: 27B1(a), and 16C2 is off',
    steps: ['N 1N, E P', 'S 1S #insufficient-bid ?accept-call@W=reject ?replacement-call@S=2S ?conventional@director=no'],
    auction: 'N 1N, E P, S 2S', next: 'W', told: [], reviews: ['EW 27B1(b)'], laws: ['27B1(a)']
  }
])
