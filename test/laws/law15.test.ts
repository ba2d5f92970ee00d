import { expect, test } from 'vitest'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { BEFORE_2017, FOUNDING, SINCE_2007, mustPass, stories } from '../support/story.ts'

// V17.9, the board whose cards he had, comes to him as another deal: the service knows one deal only.
stories('Law 15A (before 2017: 17D): a call on cards of another board', [
  {
    id: 'V17.5', editions: ['2017'], dealer: 'W', title: 'the call and the call over it are cancelled, and everybody is free',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards', ': nothing', 'W 1S', 'N can P X 2C'],
    auction: 'W 1S', next: 'N', told: ['EW: W 1N [16C2]', 'EW: N P'], laws: []
  },
  {
    id: 'V17.6', editions: ['2007'], dealer: 'W', title: 'the new call does not differ: North must repeat his pass',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=1N ?differs-from-cancelled-call@director=no'],
    auction: 'W 1N, N P', next: 'E', effects: []
  },
  {
    id: 'V17.6', editions: ['2007'], dealer: 'W', title: 'both have called again: only whether his call differs is asked',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards | W 1N | N P ?differs-from-cancelled-call@director=no'],
    auction: 'W 1N, N P', next: 'E', effects: []
  },
  {
    id: 'V17.6', editions: ['2007'], dealer: 'W', title: 'it differs: an artificial adjusted score',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=1S ?differs-from-cancelled-call@director=yes'],
    effects: ['cancel-board', 'adjusted-score'], laws: ['17D2']
  },
  {
    id: 'V17.7', editions: SINCE_2007, dealer: 'W', title: 'his partner had called: an adjusted score',
    steps: ['W 1N, N P, E 2C', 'W wrong-cards #call-on-wrong-cards'],
    effects: ['cancel-board', 'adjusted-score'], laws: { 2017: ['15A1(a)'], 2007: ['17D2'] }
  },
  {
    id: 'V17.8', editions: FOUNDING, dealer: 'W', title: 'not significantly different: North must repeat his pass',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=1N ?differs-from-cancelled-call@director=no'],
    auction: 'W 1N, N P', next: 'E', effects: [], says: { 1987: 'could not be confirmed' }
  },
  {
    id: 'V17.8', editions: FOUNDING, dealer: 'W', title: 'significantly different: an artificial adjusted score',
    steps: ['W 1N, N P', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=1N ?differs-from-cancelled-call@director=yes'],
    effects: ['cancel-board', 'adjusted-score'], laws: ['17D']
  },
  {
    id: 'V17.13', editions: ['2017'], dealer: 'N', title: 'the calls before it stay',
    steps: ['N P, E 1C, S 1D', 'E wrong-cards #call-on-wrong-cards', 'E P', 'S can P 1C'],
    auction: 'N P, E P', next: 'S', told: ['EW: E 1C', 'EW: S 1D']
  },
  {
    id: '15A1', editions: ['2017'], dealer: 'S', title: 'the call was made in the same request',
    steps: ['S P | W 1N | N P | W wrong-cards #call-on-wrong-cards@W'],
    auction: 'S P', next: 'W', told: ['EW: W 1N', 'EW: N P']
  },
  {
    id: '17D2', editions: ['2007'], dealer: 'N', title: 'partner has called out of rotation, LHO has not: partner has called',
    steps: ['N 1C', 'S 1H #bid-out-of-rotation ?accept-call@W=accept', 'N wrong-cards #call-on-wrong-cards'],
    effects: ['cancel-board', 'adjusted-score'], laws: ['17D2']
  },
  {
    id: '17D', editions: FOUNDING, dealer: 'W', title: 'no clause about partner: what counts is whether the new call differs',
    steps: ['W 1N, N P, E 2C', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=1N ?differs-from-cancelled-call@director=no'],
    auction: 'W 1N, N P, E 2C', next: 'S', effects: []
  },
  {
    id: '17D', editions: FOUNDING, dealer: 'W', title: 'a call over which partner’s could not stand differs',
    steps: ['W 1N, N P, E 2C', 'W wrong-cards #call-on-wrong-cards ?replacement-call@W=2D'],
    effects: ['cancel-board', 'adjusted-score'], laws: ['17D']
  },
  {
    id: '17D', editions: BEFORE_2017, dealer: 'S', given: [mustPass('W', 'all')], title: 'he has to pass: there is no other call to choose',
    steps: ['S 1H, W P*, N P', 'W wrong-cards #call-on-wrong-cards ?differs-from-cancelled-call=no'],
    auction: 'S 1H, W P, N P', next: 'E', inForce: ['W must pass throughout'], effects: []
  },
  {
    id: '15A1(a)', editions: SINCE_2007, dealer: 'W', title: 'his earlier call was made on them too: his partner has called since',
    steps: ['W 1N, N P, E 2C, S P, W 2D, N P', 'W wrong-cards #call-on-wrong-cards ?wrong-cards-before@director=yes'],
    effects: ['cancel-board', 'adjusted-score'], laws: { 2007: ['17D2'], 2017: ['15A1(a)'] }
  },
  {
    id: '15A1(b)', editions: ['2017'], dealer: 'W', title: 'only the last one',
    steps: ['W 1N, N P, E 2C, S P, W 2D, N P', 'W wrong-cards #call-on-wrong-cards ?wrong-cards-before=no'],
    auction: 'W 1N, N P, E 2C, S P', next: 'W', told: ['EW: W 2D [16C2]', 'EW: N P']
  },
  { id: 'V15.1', editions: ['2017'], dealer: 'N', title: 'the call and what came after it are cancelled', steps: ['N P, E 1H, S P, W 2C, N P', 'W wrong-cards #call-on-wrong-cards'], auction: 'N P, E 1H, S P', next: 'W', told: ['EW: W 2C', 'EW: N P'] },
  { id: 'V15.2', editions: ['2017'], dealer: 'N', title: 'his partner has called since: an adjusted score', steps: ['N P, E 1H, S P, W 2C, N P, E 2H', 'W wrong-cards #call-on-wrong-cards'], effects: ['cancel-board', 'adjusted-score'], laws: ['15A1(a)'] }
])

test.each([['1987', 'any way from the cancelled 1NT?'], ['1997', 'a significant way from the cancelled 1NT (much different in meaning, or psychic)?']] as const)('%s: how far the new call must differ', (edition, end) => {
  const answered = rulingOf({
    edition, table: { dealer: 'W', auction: ['1NT', 'Pass'] }, action: { type: 'call-on-wrong-cards', by: 'W' }, answers: { 'replacement-call': '2NT' }
  }, sayIn('en'))
  expect(answered.ok && answered.body.ruling.text).toBe(`Does West’s 2NT differ in ${end}`)
})
