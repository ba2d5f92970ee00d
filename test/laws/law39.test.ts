import { expect, test } from 'vitest'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { stories } from '../support/story.ts'

const AUCTION = 'N 1N, E P, S P, W P'

stories('Law 39: a call after the final pass', [
  {
    id: 'V39.1', editions: ['2017', '2007', '1997'], dealer: 'N', title: 'a double by a defender: cancelled, a lead restriction for his partner',
    steps: [AUCTION, 'E X #call-after-auction'],
    auction: AUCTION, next: 'E leads', inForce: ['W leads: forbid any [26B]'], told: ['EW: E X'], laws: { 2017: ['39A', '39C'], 2007: ['39A', '39C'], older: ['39'] }
  },
  {
    id: 'V39.1', editions: ['1987'], dealer: 'N', title: 'in 1987 the director judges whether it could have told the partner something',
    steps: [AUCTION, 'E X #call-after-auction ?lead-restriction-applies@director=yes'],
    auction: AUCTION, next: 'E leads', inForce: ['W leads: forbid any [26B]'], told: ['EW: E X']
  },
  {
    id: 'V39.1', editions: ['1987'], dealer: 'N', title: 'it could not',
    steps: [AUCTION, 'E X #call-after-auction ?lead-restriction-applies@director=no'],
    auction: AUCTION, next: 'E leads', told: ['EW: E X']
  },
  {
    id: 'V39.2', dealer: 'N', title: 'a pass by a defender: nothing further',
    steps: [AUCTION, 'E P #call-after-auction'],
    auction: AUCTION, next: 'E leads', reviews: [], laws: { 2017: ['39B'], 2007: ['39B'], older: ['39'] }
  },
  {
    id: 'V39.3', dealer: 'N', title: 'the declaring side: nothing further',
    steps: [AUCTION, 'S 3N #call-after-auction'],
    auction: AUCTION, next: 'E leads', told: ['NS: S 3N'], reviews: []
  },
  {
    id: 'V39.4', dealer: 'N', title: 'the player on the left has called over it: both cancelled, no lead restriction',
    steps: [AUCTION, 'E X #call-after-auction | S XX'],
    auction: AUCTION, next: 'E leads', told: ['EW: E X', 'EW: S XX'], laws: { 2017: ['39B'], 2007: ['39B'], older: ['35D'] }
  },
  {
    id: 'V39.5', dealer: 'E', title: 'the future dummy',
    steps: ['E P, S P, W 1H, N P, E 2H, S P, W P, N P', 'E 4H #call-after-auction'],
    auction: 'E P, S P, W 1H, N P, E 2H, S P, W P, N P', next: 'N leads', told: ['EW: E 4H'], reviews: []
  },
  {
    id: 'V39.6', dealer: 'W', title: 'passed out: the deal stays passed out',
    steps: ['W P, N P, E P, S P', 'W 1C #call-after-auction'],
    auction: 'W P, N P, E P, S P', next: 'none', reviews: []
  },
  {
    id: '39 and 26', editions: ['2017', '2007', '1997'], dealer: 'S', title: 'the partner leads before declarer was asked: he is asked now',
    steps: ['S 1N, W P, N P, E P', 'E X #call-after-auction | W plays H5 ?lead-demand@S=forbid-D'],
    auction: 'S 1N, W P, N P, E P', next: 'N plays', inForce: ['W leads: forbid D (chosen) [26B]'], told: ['EW: E X']
  },
  {
    id: '39C', editions: ['2017', '2007', '1997'], dealer: 'S', title: 'both defenders: each is restricted as the other’s partner',
    steps: ['S 1N, W P, N P, E P', 'E X #call-after-auction #call-after-auction@W | W 2C natural'],
    auction: 'S 1N, W P, N P, E P', next: 'W leads', told: ['EW: E X', 'EW: W 2C'],
    inForce: { 2017: ['W leads: forbid any [26B]', 'E leads: forbid any [26B]'], older: ['W leads: forbid any [26B]', 'E leads: require/forbid C [26A2]'] }
  },
  {
    id: '39C', dealer: 'S', title: 'once the partner has led the right would be over: nothing is open',
    steps: ['S 1N, W P, N P, E P', 'record W HK', 'record N H2', 'record E H3', 'record S H4', 'E X #call-after-auction'],
    auction: 'S 1N, W P, N P, E P', next: 'W leads', told: ['EW: E X'], inForce: []
  }
])

test('where only the contract is known, the suits that the offender has specified are not', () => {
  const contract = { level: 3, denomination: 'NT', declarer: 'N' } as const
  expect(rulingOf({ table: { dealer: 'N', contract }, action: { type: 'call', by: 'E', call: 'X' } }, sayIn('en'))).toMatchObject({ ok: true, body: { ruling: {
    constraints: [{ type: 'unauthorised-information' }, { type: 'lead-options', leader: 'W', suits: 'any' }],
    notes: ['The auction is not known: suits that East specified in it are not taken into account.', 'If East never meant this call, report a change of call instead.']
  } } })
})
