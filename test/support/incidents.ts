import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { WireTable } from '../../schemas/table.ts'

/** Something that happened at a table, with a name that a director would give it. */
export interface Incident {
  readonly title: string
  readonly table: WireTable
  readonly actions: readonly Action[]
  /** The same is asked of both sides, North-South first: only half a turn of the table leaves the order of the questions. */
  readonly sidesInOrder?: true
}

const natural: Meaning = { artificial: false }
const artificial: Meaning = { artificial: true }
const call = (by: 'N' | 'E' | 'S' | 'W', made: string, meaning?: Meaning): Action => ({ type: 'call', by, call: made as never, ...meaning && { meaning } })
const change = (by: 'N' | 'E' | 'S' | 'W', to: string): Action => ({ type: 'change-call', by, to: to as never })
const expose = (by: 'N' | 'E' | 'S' | 'W', manner: 'dropped' | 'shown' | 'led' | 'named', ...cards: string[]): Action => ({ type: 'expose', by, cards: cards as never, manner })
const at = (dealer: 'N' | 'E' | 'S' | 'W', auction: WireTable['auction'] = [], ...constraints: Constraint[]): WireTable =>
  ({ dealer, auction, ...constraints.length > 0 && { constraints } })
const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })

const mustRepeat = (made: string, meaning?: Meaning): readonly Constraint[] => [
  { type: 'must-call', player: 'E', call: made as never, if: 'rho-passes', law: made === 'X' ? '32A1' : '31A1' },
  { type: 'replacement-call', player: 'E', withdrawn: { call: made as never, ...meaning && { meaning } }, if: 'rho-acts', law: made === 'X' ? '32A2' : '31A2' }
]
const awaited = (made: string, law: string, meaning?: Meaning): Constraint => ({ type: 'replacement-call', player: 'E', withdrawn: { call: made as never, ...meaning && { meaning } }, law })
const barred = (player: 'N' | 'E' | 'S' | 'W', turns: 'next' | 'all'): Constraint => ({ type: 'must-pass', player, turns })

/** Sample incidents of the auction by Law; the dealer is so chosen that the offender is often East. */
export const AUCTION_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law15: [
    incident('West called on cards from another board, nobody has called since', at('W', ['1NT']), { type: 'call-on-wrong-cards', by: 'W' }),
    incident('West called on cards from another board, North has passed', at('W', ['1NT', 'Pass']), { type: 'call-on-wrong-cards', by: 'W' }),
    incident('West called on cards from another board, his partner has called', at('W', ['1NT', 'Pass', '2C']), { type: 'call-on-wrong-cards', by: 'W' }),
    incident('West called on cards from another board, and had called before', at('W', ['1NT', 'Pass', '2C', 'Pass', '2D', 'Pass']), { type: 'call-on-wrong-cards', by: 'W' })
  ],
  law21: [
    incident('North called on a wrong explanation, the opponent on his left has not called since', at('E', ['1C', 'Pass', '1H', 'Pass']), { type: 'misinformation', by: 'N' }),
    incident('North called on a wrong explanation, East has called since', at('S', ['1NT', '2D', '2S', 'Pass']), { type: 'misinformation', by: 'N' }),
    incident('North wants to double instead, and East has called since', at('S', ['1NT', '2D', '2S', 'Pass']), { type: 'misinformation', by: 'N', to: 'X' }),
    incident('South’s partner has called since', at('E', ['1C', 'Pass', '1H', 'Pass']), { type: 'misinformation', by: 'S' }),
    incident('after four passes', at('N', ['Pass', 'Pass', 'Pass', 'Pass']), { type: 'misinformation', by: 'W' })
  ],
  law24: [
    incident('a low card dropped', at('S', ['1D']), expose('E', 'dropped', 'C6')),
    incident('an honour dropped', at('W', ['Pass', '1S']), expose('S', 'dropped', 'HK')),
    incident('a low card led', at('N', ['1NT', 'Pass', '3NT']), expose('W', 'led', 'D4')),
    incident('two low cards, partner on turn', at('E', ['1H']), expose('N', 'dropped', 'S3', 'C2')),
    incident('a second card of the same player', at('S', ['1D'], { type: 'exposed-card', player: 'E', card: 'C6', manner: 'dropped' }), expose('E', 'dropped', 'D3')),
    incident('a card named', at('N', ['1C', '1S']), expose('W', 'named', 'CA')),
    incident('before the first call', at('N'), expose('N', 'dropped', 'SQ')),
    incident('the auction ends, the card was shown on purpose', at('N', ['1C', 'Pass', '1NT', 'Pass', 'Pass'], { type: 'exposed-card', player: 'E', card: 'H6', manner: 'shown' }), call('E', 'Pass'))
  ],
  law25: [
    incident('North changes his pass to 1S, East has not called', at('W', ['1D', 'Pass']), change('N', '1S')),
    incident('North changes 2NT to 2H, East has passed', at('N', ['2NT', 'Pass']), change('N', '2H')),
    incident('North changes 1H to 2H, East has bid 1S', at('N', ['1H', '1S']), change('N', '2H')),
    incident('North’s partner has called', at('N', ['1H', '1S', '2H']), change('N', '2H')),
    incident('a further bid at the turn of the player on the left', at('N', ['1D', '1H']), call('E', '2C')),
    incident('a further bid at the turn of the player on the left, who calls over it', at('N', ['1D', '1H']), call('E', '2C'), call('S', '2S')),
    incident('the same, and his call would not have been legal over it', at('N', ['1D', '1H']), call('E', '2C'), call('S', '1S')),
    incident('a double after a pass, at the turn of the player on the left', at('W', ['1D', 'Pass']), call('N', 'X')),
    incident('the last pass is to be changed', at('S', ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass']), change('W', 'X')),
    incident('the fourth pass is to be changed', at('N', ['Pass', 'Pass', 'Pass', 'Pass']), change('W', '1D')),
    incident('to a double of the bid before', at('S', ['1S', '1NT']), change('W', 'X')),
    incident('the opponent on the left called after it, over the call that was changed', at('S', ['1S', '2C']), change('W', '2H'), call('N', '2D')),
    incident('to a double that is not admissible', at('N', ['1H']), change('N', 'X')),
    incident('to an insufficient bid', at('E', ['2D', '2S']), change('S', '1NT'))
  ],
  law27: [
    incident('an insufficient bid without a meaning', at('N', ['1H']), call('E', '1D')),
    incident('a natural insufficient bid', at('N', ['1H']), call('E', '1D', { artificial: false, shows: [{ suits: { D: [5, 13] } }] })),
    incident('an artificial insufficient bid', at('E', ['2NT', 'Pass']), call('W', '2H', { artificial: true, shows: [{ suits: { S: [5, 13] } }] })),
    incident('over a bid of seven', at('N', ['7H']), call('E', '7D')),
    incident('called over', at('S', ['1NT']), call('W', '1H'), call('N', '1S')),
    incident('replaced by a sufficient bid before the ruling', at('S', ['1S']), call('W', '1D'), change('W', '2D')),
    incident('replaced by a double before the ruling', at('S', ['1S']), call('W', '1D'), change('W', 'X')),
    incident('replaced by another insufficient bid before the ruling', at('W', ['3D']), call('N', '2S'), change('N', '3C')),
    incident('replaced, and the replacement called over', at('E', ['1S']), call('S', '1H'), change('S', '2H'), call('W', '2S')),
    incident('replaced by a double and then by a bid before the ruling', at('S', ['1C']), call('W', '1C'), change('W', 'X'), change('W', '2C')),
    incident('replaced by a double, and the double called over', at('W', ['1S']), call('N', '1H'), change('N', 'X'), call('E', 'Pass')),
    incident('replaced by an inadmissible redouble before the ruling', at('S', ['1S']), call('W', '1D'), change('W', 'XX'))
  ],
  law28: [
    incident('before the pass of a player who must pass', at('S', ['1S', 'Pass'], barred('N', 'all')), call('E', '2C')),
    incident('the player in turn calls after a call at his turn, on his right', at('S'), call('W', '1H'), call('S', '1D')),
    incident('the player on the left was in turn and calls: over it, or his own call?', at('S'), call('E', '1H'), call('S', '1S')),
    incident('the same, his call being too low over it', at('S'), call('E', '1H'), call('S', '1D')),
    incident('the partner calls at his own turn before the ruling', at('N'), call('S', '1C'), call('N', '1S')),
    incident('an early call that is insufficient', at('S', ['1S', 'Pass'], barred('N', 'all')), call('E', '1H'))
  ],
  law29: [
    incident('called over by the player on the left', at('N', ['1C']), call('S', '1S'), call('W', '2D')),
    incident('called over too low', at('N', ['1C']), call('S', '1S'), call('W', '1H')),
    incident('insufficient as well, and called over', at('S', ['1S']), call('N', '1H'), call('E', '2C')),
    incident('changed before the ruling', at('N'), call('E', '1H'), change('E', '1S')),
    incident('changed before the ruling, and the change called over', at('N'), call('E', '1H'), change('E', '1S'), call('S', '2C')),
    incident('a call out of rotation by the other side after it', at('W'), call('E', '1C'), call('N', '1H'))
  ],
  law30: [
    incident('at the turn of the dealer on the right', at('N'), call('E', 'Pass', natural)),
    incident('at the turn of the player on the right, after a bid', at('W', [{ by: 'W', call: '1C', meaning: natural }]), call('E', 'Pass', natural)),
    incident('at partner’s turn, nobody has bid', at('N', ['Pass']), call('W', 'Pass', natural)),
    incident('at partner’s turn after a bid', at('S', ['1H']), call('E', 'Pass', natural)),
    incident('at the turn of the dealer on the left', at('S'), call('E', 'Pass', natural)),
    incident('a second pass at the turn of the player on the left', at('E', ['Pass']), call('E', 'Pass', natural)),
    incident('after a bid of his own, at the turn of the player on the left', at('E', ['1C']), call('E', 'Pass', natural)),
    incident('of which nothing is known', at('N'), call('E', 'Pass')),
    incident('artificial, at the turn of the player on the right', at('N'), call('E', 'Pass', { artificial: true, shows: [{ hcp: [13, 37] }] })),
    incident('artificial, at partner’s turn', at('W'), call('E', 'Pass', artificial)),
    incident('of partner’s artificial call', at('W', [{ by: 'W', call: '2C', meaning: artificial }]), call('E', 'Pass', natural)),
    incident('the offender’s call in the place of the pass', at('S', ['1H', 'X', '2H'], awaited('Pass', '30B1(b)')), call('E', '3D'))
  ],
  law31: [
    incident('at the turn of the player on the right', at('N'), call('E', '1H')),
    incident('at partner’s turn', at('W'), call('E', '1C')),
    incident('at the turn of the dealer on the left', at('S'), call('E', '1NT')),
    incident('at partner’s turn, the offender has called before', at('E', ['Pass', 'Pass']), call('E', '1H')),
    incident('insufficient, at the turn of the player on the right', at('W', ['1S']), call('E', '1H')),
    incident('the player on the right has passed: repeated', at('N', ['Pass'], ...mustRepeat('1H')), call('E', '1H')),
    incident('the player on the right has passed: not repeated', at('N', ['Pass'], ...mustRepeat('1H')), call('E', '1S')),
    incident('the player on the right has bid: the same denomination', at('N', ['1S'], ...mustRepeat('1H', { artificial: false, shows: [{ suits: { H: [5, 13] } }] })), call('E', '2H', natural)),
    incident('the player on the right has bid: no meanings known', at('N', ['1S'], ...mustRepeat('1H')), call('E', '2H')),
    incident('the player on the right has bid: a pass', at('N', ['1S'], ...mustRepeat('1H', natural)), call('E', 'Pass', natural)),
    incident('the player on the right has bid: notrump again', at('N', ['1S'], ...mustRepeat('1NT', natural)), call('E', '2NT', natural)),
    incident('the player on the right has bid: a transfer was withdrawn', at('W', ['1NT', '2S'], ...mustRepeat('2D', { artificial: true, shows: [{ suits: { H: [5, 13] } }] })), call('E', '3H', natural)),
    incident('the player on the right has bid: an artificial pass was withdrawn', at('N', ['1H'], ...mustRepeat('Pass', artificial)), call('E', 'X')),
    incident('the offender’s call in the place of a bid at partner’s turn', at('W', ['1S', 'X'], awaited('1C', '31B')), call('E', '2NT')),
    incident('the auction ends before the offender has called again', at('S', ['1H', 'Pass', 'Pass'], { type: 'replacement-call', player: 'W', withdrawn: { call: '2C' }, law: '31B' }), call('E', 'Pass'))
  ],
  law32: [
    incident('a double at the turn of the player on the right', at('S', ['1S', 'Pass']), call('E', 'X')),
    incident('a double at partner’s turn', at('S', ['1S']), call('E', 'X')),
    incident('a double at the turn of the player on the left', at('N', ['1D', 'Pass']), call('E', 'X')),
    incident('a redouble at partner’s turn', at('E', ['1S', 'X']), call('E', 'XX')),
    incident('the player on the right has passed: repeated', at('S', ['1S', 'Pass', 'Pass'], ...mustRepeat('X')), call('E', 'X')),
    incident('the player on the right has bid: doubled again', at('S', ['1S', 'Pass', '2S'], ...mustRepeat('X')), call('E', 'X')),
    incident('the player on the right has bid: another call', at('S', ['1S', 'Pass', '2S'], ...mustRepeat('X')), call('E', '3C')),
    incident('partner’s bid doubled out of rotation', at('W', ['1S']), call('E', 'X')),
    incident('partner’s bid doubled out of rotation, and called over', at('W', ['1S']), call('E', 'X'), call('S', '2H')),
    incident('partner’s bid doubled out of rotation, and the player in turn calls', at('W', ['1S']), call('E', 'X'), call('N', '2C')),
    incident('his own bid doubled at the turn of the player on the left', at('N', ['1C']), call('N', 'X'))
  ],
  law33: [
    incident('the player in turn and his opponent on the left', at('N', ['1H']), { type: 'simultaneous-calls', calls: [{ by: 'E', call: 'Pass' }, { by: 'S', call: '2H' }] }),
    incident('the player in turn and his partner', at('N', ['1D', '1S']), { type: 'simultaneous-calls', calls: [{ by: 'W', call: '2H' }, { by: 'S', call: 'Pass' }] }),
    incident('neither was in turn', at('S'), { type: 'simultaneous-calls', calls: [{ by: 'E', call: '1H' }, { by: 'W', call: '1S' }] })
  ],
  law34: [
    incident('three passes after a notrump, the first out of rotation', at('S', ['1NT']), call('N', 'Pass', natural), call('E', 'Pass'), call('S', 'Pass')),
    incident('a bid over the pass out of rotation', at('S', ['1NT']), call('N', 'Pass', natural), call('E', '2C')),
    incident('four passes, and everybody has called', at('N'), call('E', 'Pass', natural), call('S', 'Pass'), call('W', 'Pass'), call('N', 'Pass')),
    incident('two players were jumped over', at('S', ['1H']), call('E', 'Pass', natural), call('S', 'Pass'), call('W', 'Pass'))
  ],
  law36: [
    incident('partner’s bid doubled in rotation', at('N', ['1H', 'Pass']), call('S', 'X')),
    incident('called over', at('N', ['1H', 'Pass']), call('S', 'X'), call('W', '1S')),
    incident('a redouble without a double', at('W', ['1S', 'Pass']), call('E', 'XX')),
    incident('changed to a pass before the ruling', at('E', ['Pass']), call('S', 'X'), change('S', 'Pass')),
    incident('the offender’s call in the place of a double out of rotation', at('W', ['1S', 'Pass'], barred('W', 'all'), awaited('X', '36B4')), call('E', '2S'))
  ],
  law37: [
    incident('in rotation', at('N', ['1C', '1H', 'Pass'], barred('W', 'next')), call('W', '2H')),
    incident('called over, the duty was for one turn', at('N', ['1C', '1H', 'Pass'], barred('W', 'next')), call('W', '2H'), call('N', 'Pass')),
    incident('called over, the duty was for the rest', at('N', ['1C', '1H', 'Pass'], barred('W', 'all')), call('W', '2H'), call('N', '3C')),
    incident('out of rotation', at('N', ['1C', 'Pass'], barred('W', 'all')), call('W', '1H')),
    incident('a double of his partner’s bid', at('N', ['1C', '1H', 'Pass'], barred('W', 'all')), call('W', 'X'), call('N', '2C'))
  ],
  law38: [
    incident('in rotation', at('S', ['7H']), call('W', '8C')),
    incident('called over', at('S', ['7H']), call('W', '8C'), call('N', 'X')),
    incident('at partner’s turn', at('E', ['7NT']), call('N', '8C')),
    incident('in the last seat', at('S', ['7NT', 'Pass', 'Pass']), call('E', '8C'))
  ],
  law39: [
    incident('a double by a defender', at('N', ['1NT', 'Pass', 'Pass', 'Pass']), call('E', 'X')),
    incident('a bid by a defender', at('N', ['1NT', 'Pass', 'Pass', 'Pass']), call('E', '2H', natural)),
    incident('a pass by a defender', at('N', ['1NT', 'Pass', 'Pass', 'Pass']), call('E', 'Pass')),
    incident('a bid by dummy', at('N', ['1NT', 'Pass', 'Pass', 'Pass']), call('S', '3NT')),
    incident('called over', at('N', ['1NT', 'Pass', 'Pass', 'Pass']), call('E', 'X'), call('S', 'XX')),
    incident('after a passed-out deal', at('W', ['Pass', 'Pass', 'Pass', 'Pass']), call('W', '1C'))
  ]
}
