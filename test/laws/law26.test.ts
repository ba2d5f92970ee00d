import { expect, test } from 'vitest'
import type { Suit } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf } from '../../src/ruling/service.ts'
import { BEFORE_2017, FOUNDING, artificial, stories } from '../support/story.ts'

// What the leader does about it, and what the ban does later in the play, is in the tests of the play.
stories('Law 26: lead restrictions after a withdrawn call', [
  {
    id: 'V26.1', editions: ['2017'], dealer: 'N', title: 'V16.1 played in 4H: declarer may forbid any suit that East has not shown legally, once West is to lead',
    steps: ['N 1H', 'E 1D #insufficient-bid ?accept-call=reject ?replacement-call=2S ?same-denomination=no ?comparable=no', 'S 4H, W P*, N P, E P'],
    auction: 'N 1H, E 2S, S 4H, W P, N P, E P', next: 'E leads', inForce: ['W leads: forbid any but S [26B]'], told: ['EW: E 1D']
  },
  {
    id: 'V26.2', editions: ['2017'], dealer: 'E', title: 'declarer is asked, and spades are not among the options',
    steps: [
      'E 1H', 'S 1D #insufficient-bid ?accept-call=reject ?replacement-call=1S ?same-denomination=no ?comparable=no', 'W 2D, N P*, E P, S P',
      'W is asked lead-demand: forbid-H, forbid-D, forbid-C, no-demand', 'W answers forbid-D'
    ],
    auction: 'E 1H, S 1S, W 2D, N P, E P, S P', next: 'N leads', inForce: ['N leads: forbid D (chosen) [26B]']
  },
  {
    id: 'V26.4', editions: ['2007'], dealer: 'N', title: 'the suit is specified legally later',
    steps: [
      'N P', 'S 1H #bid-out-of-rotation ?accept-call=reject', 'E 1S', 'S 1N ?artificial=no', ': N must pass throughout [31A2(b)]; N leads: require/forbid H [26A2]',
      'W 2C, N P*, E 2D, S 2H, W 3D, N P*, E P, S P'
    ],
    auction: 'N P, E 1S, S 1N, W 2C, N P, E 2D, S 2H, W 3D, N P, E P, S P', next: 'S leads'
  },
  {
    id: 'V26.5', editions: ['2007'], dealer: 'N', title: 'natural 1H withdrawn, the final call a pass: hearts may be required or forbidden',
    steps: ['N P', 'S 1H #bid-out-of-rotation ?accept-call=reject', 'E 1S', 'S P', 'W 2S, N P*, E P, S P'],
    auction: 'N P, E 1S, S P, W 2S, N P, E P, S P', next: 'S leads', inForce: ['N leads: require/forbid H [26A2]'], told: ['NS: S 1H']
  },
  {
    id: 'V26.5', editions: BEFORE_2017, dealer: 'S', title: 'the partner has the opening lead: declarer may require a heart, forbid hearts, or neither',
    steps: ['S P', 'E 1H #bid-out-of-rotation ?accept-call=reject', 'W P*, N 1S, E P, S 1N, W P*, N P, E P', 'S is asked lead-demand: require-H, forbid-H, no-demand', 'S answers require-H'],
    auction: 'S P, W P, N 1S, E P, S 1N, W P, N P, E P', next: 'W leads', inForce: ['W leads: require H (chosen) [26A2]']
  },
  {
    id: 'V26.6', editions: ['2007'], dealer: 'N', title: '2NT for the minors withdrawn, clubs specified: 26A2 on diamonds alone',
    meanings: { 'E 2N': artificial({ suits: { D: [5, 13], C: [5, 13] } }) },
    steps: ['N 2N', 'E 2N #insufficient-bid ?accept-call=reject ?replacement-call=3C ?same-meaning=no'],
    auction: 'N 2N, E 3C', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid D [26A2]']
  },
  {
    id: 'V26.7', editions: ['2007', '1997'], dealer: 'S', title: '1NT withdrawn: any one suit may be forbidden, none required',
    steps: ['S P', 'E 1N #bid-out-of-rotation ?accept-call=reject', 'W P*, N 1S, E P, S 2N, W P*, N P, E P', 'S is asked lead-demand: forbid-S, forbid-H, forbid-D, forbid-C, no-demand'],
    auction: 'S P, W P, N 1S, E P, S 2N, W P, N P, E P', next: 'W leads', inForce: ['W leads: forbid any [26B]']
  },
  {
    id: 'V26.8', editions: ['2007'], dealer: 'S', title: 'hearts and an unknown minor: not solely specified suits',
    meanings: { 'E 2S': artificial({ suits: { H: [5, 13], C: [5, 13] } }, { suits: { H: [5, 13], D: [5, 13] } }) },
    steps: ['S 1S', 'E 2S #bid-out-of-rotation ?accept-call=reject', 'W P*, N 3S, E P, S P, W P*'],
    auction: 'S 1S, W P, N 3S, E P, S P, W P', next: 'W leads', inForce: ['W leads: forbid any [26B]']
  },
  {
    id: 'V26.8', editions: FOUNDING, dealer: 'S', title: 'it related to a specific suit, hearts',
    meanings: { 'E 2S': artificial({ suits: { H: [5, 13], C: [5, 13] } }, { suits: { H: [5, 13], D: [5, 13] } }) },
    steps: ['S 1S', 'E 2S #bid-out-of-rotation ?accept-call=reject', 'W P*, N 3S, E P, S P, W P*'],
    auction: 'S 1S, W P, N 3S, E P, S P, W P', next: 'W leads', inForce: ['W leads: require/forbid H [26A2]']
  },
  {
    id: 'V26.9', editions: ['1987'], dealer: 'S', title: 'the suit specified later by the same player',
    steps: ['S P', 'E 1S #bid-out-of-rotation ?accept-call=reject', 'W P*, N 1N, E 2S, S 3C, W P*, N P, E P'],
    auction: 'S P, W P, N 1N, E 2S, S 3C, W P, N P, E P', next: 'W leads'
  },
  {
    id: 'V26.9', editions: ['1987'], dealer: 'S', title: 'his final call is in another suit',
    steps: ['S P', 'E 1S #bid-out-of-rotation ?accept-call=reject', 'W P*, N 1N, E 2H, S 3C, W P*, N P, E P'],
    auction: 'S P, W P, N 1N, E 2H, S 3C, W P, N P, E P', next: 'W leads', inForce: ['W leads: require/forbid S [26A2]']
  },
  {
    id: 'V26.10', dealer: 'N', title: 'the offending side declares: nothing, though partner was barred all the same',
    steps: {
      2017: ['N 1N', 'E 1H #insufficient-bid ?accept-call=reject ?replacement-call=4S ?same-denomination=no ?comparable=no', 'S P, W P*, N P'],
      2007: ['N 1N', 'E 1H #insufficient-bid ?accept-call=reject ?replacement-call=4S ?same-meaning=no', 'S P, W P*, N P'],
      older: ['N 1N', 'E 1H #insufficient-bid ?accept-call=reject ?replacement-call=4S', 'S P, W P*, N P']
    },
    auction: 'N 1N, E 4S, S P, W P, N P', next: 'S leads', told: ['EW: E 1H']
  },
  {
    id: 'V26.11', editions: ['2017'], dealer: 'E', title: 'a suit shown after the ruling is closed to declarer as well',
    steps: [
      'E 1D', 'S 1C #insufficient-bid ?accept-call=reject ?replacement-call=1N ?same-denomination=no ?comparable=no', ': N must pass throughout; N leads: forbid any',
      'W X, N P*, E P, S 2C, W 2H, N P*, E P, S P', 'W is asked lead-demand: forbid-S, forbid-H, forbid-D, no-demand'
    ],
    auction: 'E 1D, S 1N, W X, N P, E P, S 2C, W 2H, N P, E P, S P', next: 'N leads', inForce: ['N leads: forbid any but C']
  },
  {
    id: 'V26.12', editions: ['2017'], dealer: 'E', title: 'no demand: the right is gone',
    steps: [
      'E 1D', 'S 1C #insufficient-bid ?accept-call=reject ?replacement-call=1N ?same-denomination=no ?comparable=no',
      'W X, N P*, E P, S 2C, W 2H, N P*, E P, S P', 'W answers no-demand'
    ],
    auction: 'E 1D, S 1N, W X, N P, E P, S 2C, W 2H, N P, E P, S P', next: 'N leads', inForce: ['N leads: none (chosen) [26B]']
  },
  {
    id: 'V26.13', editions: ['2007', '1997'], dealer: 'E', title: 'V26.11 with a natural 1C: clubs specified legally',
    steps: {
      2007: ['E 1D', 'S 1C natural #insufficient-bid ?accept-call=reject ?replacement-call=1N ?same-meaning=no', ': N must pass throughout; N leads: require/forbid C', 'W X, N P*, E P, S 2C, W 2H, N P*, E P, S P'],
      older: ['E 1D', 'S 1C natural #insufficient-bid ?accept-call=reject ?replacement-call=1N', ': N must pass throughout; N leads: require/forbid C', 'W X, N P*, E P, S 2C, W 2H, N P*, E P, S P']
    },
    auction: 'E 1D, S 1N, W X, N P, E P, S 2C, W 2H, N P, E P, S P', next: 'N leads'
  },
  {
    id: 'V26.13', editions: ['2007', '1997'], dealer: 'E', title: 'without the 2C declarer may require or forbid clubs',
    steps: {
      2007: ['E 1D', 'S 1C natural #insufficient-bid ?accept-call=reject ?replacement-call=1N ?same-meaning=no', 'W 2H, N P*, E P, S P', 'W is asked lead-demand: require-C, forbid-C, no-demand'],
      older: ['E 1D', 'S 1C natural #insufficient-bid ?accept-call=reject ?replacement-call=1N', 'W 2H, N P*, E P, S P', 'W is asked lead-demand: require-C, forbid-C, no-demand']
    },
    auction: 'E 1D, S 1N, W 2H, N P, E P, S P', next: 'N leads', inForce: ['N leads: require/forbid C [26A2]']
  },
  {
    id: 'V26.14', editions: ['2017'], dealer: 'N', title: 'accepted: the call was not withdrawn',
    steps: ['N 1H', 'E 1D #insufficient-bid | S 2H', 'W P, N P, E P'],
    auction: 'N 1H, E 1D!, S 2H, W P, N P, E P', next: 'E leads', told: [], reviews: []
  }
])

stories('Law 26: what stands in the procedure and in no vector', [
  {
    id: '26B 2017', editions: ['2017'], dealer: 'S', title: 'all four suits shown legally: nothing left to forbid, nothing asked',
    steps: [
      'S P', 'E 1N #bid-out-of-rotation ?accept-call=reject', 'W P, N P', 'E 1C ?comparable=no', 'S 1N, W P*, N P, E 2D, S P, W P, N 2N, E 3H, S P, W P, N 3N, E 4S, S 4N, W P, N P, E P'
    ],
    auction: 'S P, W P, N P, E 1C, S 1N, W P, N P, E 2D, S P, W P, N 2N, E 3H, S P, W P, N 3N, E 4S, S 4N, W P, N P, E P', next: 'W leads'
  },
  {
    id: '26B 2017', editions: ['2017'], dealer: 'W', title: 'the auction alone tells what he has specified: his 2D was changed meanwhile',
    given: [{ type: 'lead-options', leader: 'W', offender: 'E', basis: 'withdrawn-call', suits: 'any', 'not-suits': ['D', 'C'], demands: ['forbid'], lasts: 'while-on-lead' }],
    steps: ['W P, N 1H, E 2C, S 2H, W P, N P, E P'],
    auction: 'W P, N 1H, E 2C, S 2H, W P, N P, E P', next: 'E leads', inForce: ['W leads: forbid any but C']
  },
  {
    id: '26 2017', editions: ['2017'], dealer: 'S', title: 'no replacement before the auction ended: 26B',
    steps: ['S 1H, W P, N P', 'W 2C #bid-out-of-rotation ?accept-call=reject', 'E P'],
    auction: 'S 1H, W P, N P, E P', next: 'W leads', inForce: ['E leads: forbid any [26B]'], told: ['EW: W 2C']
  },
  {
    id: '26 2007', editions: ['2007'], dealer: 'S', title: 'the same call with much the same meaning: nothing; with another meaning: it counts as a different call',
    steps: ['S P', 'E 1N #bid-out-of-rotation ?accept-call=reject', 'W P*, N P', 'E 1N ?same-meaning=yes', ': W must pass throughout', 'S 2S, W P*, N P, E P'],
    auction: 'S P, W P, N P, E 1N, S 2S, W P, N P, E P', next: 'W leads'
  },
  {
    id: '26 2007', editions: ['2007'], dealer: 'S', title: 'with another meaning it counts as a different call',
    steps: ['S P', 'E 1N #bid-out-of-rotation ?accept-call=reject', 'W P*, N P', 'E 1N ?same-meaning=no', 'S 2S, W P*, N P, E P'],
    auction: 'S P, W P, N P, E 1N, S 2S, W P, N P, E P', next: 'W leads', inForce: ['W leads: forbid any [26B]']
  },
  {
    id: '26 2007', editions: ['2007'], dealer: 'W', title: 'an artificial call made again in the same sense: what it told is not asked',
    steps: ['W 1C', 'E P artificial #pass-out-of-rotation ?accept-call=reject', 'N 1S', 'E P ?same-meaning=yes'],
    auction: 'W 1C, N 1S, E P', next: 'S', inForce: ['W must pass throughout']
  },
  {
    id: '26 2007', editions: ['2007'], dealer: 'W', title: 'in another sense: it is',
    steps: ['W 1C', 'E P artificial #pass-out-of-rotation ?accept-call=reject', 'N 1S', 'E P ?same-meaning=no ?suits-of-withdrawn-call=H'],
    auction: 'W 1C, N 1S, E P', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid H [26A2]']
  },
  {
    id: 'made again', editions: FOUNDING, dealer: 'N', title: 'the premature replacement is chosen again: it was not withdrawn',
    steps: ['N 2S', 'E 2H #insufficient-bid | E to 3N ?unintended=no ?accept-call=reject ?replacement-call@E=3N'],
    auction: 'N 2S, E 3N', next: 'S', inForce: ['W must pass throughout', 'W leads: require/forbid H'], told: ['EW: E 2H']
  }
])

test.each<['withdrawn-call' | 'penalty-card', 'any' | Suit[], Suit[]]>([['withdrawn-call', 'any', ['S', 'H', 'D', 'C']], ['withdrawn-call', ['H'], ['H']], ['penalty-card', ['H'], ['H']]])(
  'a right (%s) of which nothing is left is not asked about', (basis, suits, closed) => {
    const answer = legalActionsOf({
      table: {
        dealer: 'N', contract: { level: 2, denomination: 'H', declarer: 'S' },
        constraints: [{ type: 'lead-options', leader: 'W', offender: 'E', basis, suits, 'not-suits': closed, demands: ['forbid'], lasts: 'while-on-lead' }]
      }
    }, sayIn('en'))
    expect(answer).toMatchObject({ ok: true, body: { turn: { seat: 'W', to: 'lead' } } })
    expect(answer.ok && answer.body.decision).toBeUndefined()
  })
