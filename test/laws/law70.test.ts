import type { Action } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import { BARE_QUEEN, FINESSE, PLAYED_EARLY, TOP_CLUBS, TRUMPS_ABOVE, TRUMP_OUT, TWO_ACES } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const claim = (tricks: number, by: 'S' | 'E' = 'S'): Action => ({ type: 'claim', by, tricks })
const doubt: Action = { type: 'contest-claim', by: 'W' }
/** Spades are trumps: South has drawn twelve of them in three rounds; no hand is known. */
const TRUMPS_DRAWN: WireTable = {
  dealer: 'W', contract: { level: 4, denomination: 'S', declarer: 'S' }, play: [...'HT H2 H3 HA SA S2 S3 S4 SK S5 S6 S7 SQ S8 S9 ST'.split(' ')]
}

endStories('Law 70: contested claim or concession', [
  {
    id: 'V70.1', title: 'silent about the outstanding trump', table: TRUMP_OUT, actions: [claim(3), doubt],
    answers: 'trump-mentioned=no unaware-of-trump=yes tricks-lost-to-trump=one',
    effects: ['award-tricks S 2 true'], laws: ['70A', '70C'], next: 'nobody', result: '9-4'
  },
  {
    id: 'V70.1', title: 'he said that he would draw it', table: TRUMP_OUT, actions: [{ ...claim(3), statement: 'drawing the last trump, then the aces' } as Action, doubt],
    answers: { older: 'trump-mentioned=yes unstated-line=no', 2017: 'trump-mentioned=yes unstated-line=no' },
    effects: ['award-tricks S 3 true'], result: '10-3'
  },
  {
    id: '70C', title: 'no hand is known, but the last trump has been led', table: { ...TRUMPS_DRAWN, play: [...TRUMPS_DRAWN.play ?? [], 'SJ', 'D2', 'D3', 'D4'] }, actions: [claim(8), doubt],
    answers: 'unstated-line=no', effects: ['award-tricks S 8 true']
  },
  {
    id: '70C', title: 'declarer is known to have the last trump', table: { ...TRUMPS_DRAWN, hands: { S: 'AKQJ.AK4.A52.A32' } }, actions: [claim(9), doubt],
    answers: 'unstated-line=no', effects: ['award-tricks S 9 true']
  },
  {
    id: '70C', title: 'or shows it', table: TRUMPS_DRAWN, actions: [{ type: 'claim', by: 'S', tricks: 9, cards: ['SJ'] }, doubt],
    answers: 'unstated-line=no', effects: ['award-tricks S 9 true']
  },
  {
    id: '70C', title: 'nothing tells who has it: the director is asked', table: TRUMPS_DRAWN, actions: [claim(9), doubt],
    answers: 'trump-outstanding=no unstated-line=no', effects: ['award-tricks S 9 true']
  },
  { id: 'V70.2', title: 'no trick can be lost: nothing is asked', table: TRUMPS_ABOVE, actions: [claim(3), doubt], effects: ['award-tricks S 3 true'], says: 'No legal play' },
  {
    id: 'V70.3', title: 'he knew of it, and not to draw it would be irrational', table: TRUMP_OUT, actions: [claim(3), doubt],
    answers: 'trump-mentioned=no unaware-of-trump=no unstated-line=no', effects: ['award-tricks S 3 true']
  },
  {
    id: 'V70.4', title: 'an unstated finesse is not accepted: one trick, the only number left', table: FINESSE, actions: [claim(2), doubt],
    answers: { 1987: 'unstated-line=yes depends-on-guess=yes shown-out=no', 1997: 'unstated-line=yes depends-on-guess=yes shown-out=no irrational-not-to=no', 2007: 'unstated-line=yes depends-on-guess=yes shown-out=no irrational-not-to=no', 2017: 'unstated-line=yes depends-on-guess=yes shown-out=no' },
    effects: ['award-tricks S 1 true'], laws: { 1987: ['70E'], 1997: ['70E'], 2007: ['70E1'], 2017: ['70E1'] }
  },
  {
    id: 'V70.4', title: 'the other opponent had shown out', table: FINESSE, actions: [claim(2), doubt],
    answers: 'unstated-line=yes depends-on-guess=yes shown-out=yes', effects: ['award-tricks S 2 true']
  },
  { id: 'V70.5', title: 'from the top', table: TOP_CLUBS, actions: [claim(3), doubt], answers: 'unstated-line=no', effects: ['award-tricks S 3 true'] },
  {
    id: 'V70.6', title: 'a defender’s claim that needs the right discard of his partner', table: TWO_ACES, actions: [claim(1, 'E'), { type: 'contest-claim', by: 'S' }],
    answers: { 1987: 'unstated-line=yes depends-on-guess=no', 1997: 'unstated-line=yes depends-on-guess=no', 2007: 'depends-on-partner=yes', 2017: 'depends-on-partner=yes' },
    effects: ['award-tricks E 0 true'], laws: { 1987: ['70D'], 1997: ['70D'], 2007: ['70D2'], 2017: ['70D2'] }
  },
  {
    id: 'V70.7', title: 'it would be irrational not to take the finesse', editions: ['1997', '2007'], table: FINESSE, actions: [claim(2), doubt],
    answers: 'unstated-line=yes depends-on-guess=yes shown-out=no irrational-not-to=yes', effects: ['award-tricks S 2 true']
  },
  { id: 'V70.8', title: 'the hearing', table: TOP_CLUBS, actions: [claim(3), doubt], answers: 'unstated-line=no', says: { 1987: 'all hands faced, and then', 1997: 'all hands faced, and then', 2007: 'he may have the hands faced', 2017: 'he may have the hands faced' } },
  { id: '70D3', title: 'play after the claim as evidence', editions: ['2007'], table: TOP_CLUBS, actions: [claim(3), doubt], answers: 'unstated-line=no', laws: ['70D3'], says: 'may be evidence' },
  {
    id: '70', title: 'without hands and record everything is asked', table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' } }, actions: [{ type: 'claim', by: 'S', left: 4 }, doubt],
    answers: 'trump-outstanding=yes trump-mentioned=yes unstated-line=yes depends-on-guess=no tricks-of-claimer=three', effects: ['award-tricks S 3 4 true'], next: 'nobody'
  },
  {
    id: 'V68.4a', title: 'dummy doubts declarer’s concession: it is ruled, and what no legal play loses needs no question', table: BARE_QUEEN,
    actions: [{ type: 'concede', by: 'S', tricks: 1 }, { type: 'contest-claim', by: 'N' }], answers: 'tricks-of-conceder=two', effects: ['award-tricks S 2 true']
  },
  {
    id: '57C', title: 'a card played early lies in the trick: East, still to play, can win it', table: PLAYED_EARLY, actions: [claim(2), doubt],
    answers: 'tricks-of-claimer=one', effects: ['award-tricks S 1 true'], laws: { older: ['70D'], 2007: ['70D1'], 2017: ['70D1'] }, result: '7-6'
  },
  {
    id: '57C', title: 'no more than the two tricks left can be doubted', table: PLAYED_EARLY, actions: [{ type: 'concede', by: 'S' }, { type: 'contest-claim', by: 'N' }],
    answers: 'tricks-of-conceder=none', effects: ['award-tricks S 0 true'], result: '6-7'
  }
])

const UNKNOWN: WireTable = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } }
const PARTIAL: Action = { type: 'claim', by: 'S', tricks: 4, left: 5 }

endStories('Law 70: a claim of some tricks concedes the rest', [
  { id: '68B1', title: 'dummy doubts what was given up', table: UNKNOWN, actions: [PARTIAL, { type: 'contest-claim', by: 'N' }], answers: 'tricks-of-conceder=five', effects: ['award-tricks S 5 5 true'] },
  {
    id: '68B1', title: 'how many were left is asked where that decides what was given up', table: UNKNOWN, actions: [{ type: 'claim', by: 'S', tricks: 4 }, { type: 'contest-claim', by: 'N' }],
    answers: 'tricks-left=six tricks-of-conceder=five', effects: ['award-tricks S 5 6 true']
  },
  {
    id: '70A', title: 'both sides doubt it: what was claimed is judged, and where that stands what was given up', table: UNKNOWN, actions: [PARTIAL, { type: 'contest-claim', by: 'N' }, doubt],
    answers: 'unstated-line=no tricks-of-conceder=five', effects: ['award-tricks S 5 5 true']
  },
  {
    id: '70A', title: 'both sides doubt it: the claim fails', table: UNKNOWN, actions: [PARTIAL, doubt, { type: 'contest-claim', by: 'N' }],
    answers: 'unstated-line=yes depends-on-guess=no tricks-of-claimer=three', effects: ['award-tricks S 3 5 true']
  },
  {
    id: '70A', title: 'both sides come to doubt what was agreed', table: { ...UNKNOWN, claim: { by: 'S', tricks: 4, left: 5 } }, actions: [doubt, { type: 'contest-claim', by: 'N' }],
    answers: 'since-agreement=nothing unstated-line=no tricks-of-conceder=five', effects: ['award-tricks S 5 5 true']
  },
  {
    id: '68B1', title: 'so does a defender, but not at once', table: UNKNOWN, actions: [{ ...PARTIAL, by: 'W' }, { type: 'contest-claim', by: 'E' }],
    answers: 'objected-at-once=no tricks-of-conceder=five', effects: ['award-tricks W 5 5 true']
  },
  {
    id: '68A', title: 'an opponent doubts what was claimed by giving up two', table: UNKNOWN, actions: [{ type: 'concede', by: 'S', tricks: 2, left: 4 }, doubt],
    answers: 'unstated-line=yes depends-on-guess=no tricks-of-claimer=one', effects: ['award-tricks S 1 4 true']
  },
  {
    id: '70A', title: 'who doubts is not known: the director says what is doubted', table: UNKNOWN, actions: [PARTIAL],
    answers: 'claim-response=disputed doubted-tricks=conceded tricks-of-conceder=five', effects: ['award-tricks S 5 5 true']
  },
  { id: '70A', title: 'the cards tell that no claimed trick can be lost', table: BARE_QUEEN, actions: [{ type: 'claim', by: 'S', tricks: 1 }], answers: 'claim-response=disputed tricks-of-conceder=two', effects: ['award-tricks S 2 true'] }
])
