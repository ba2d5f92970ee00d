import { ACTION_MEMBERS, type ActionOf, type ActionType } from '../../schemas/action.ts'
import { IRREGULARITIES, type IrregularityType, type RulingRequest } from '../../schemas/ruling.ts'
import { misinformerIn } from '../laws/law21.ts'
import { sayIn } from '../messages/say.ts'
import type { Irregularity } from './identify.ts'

/** A kind of irregularity, and a request that works when it is pasted. */
export interface IrregularityExample {
  readonly type: IrregularityType
  readonly laws: readonly string[]
  readonly text: string
  readonly example: RulingRequest
}

const PLAYED_1NT = { dealer: 'S', auction: ['1NT', 'Pass', 'Pass', 'Pass'] } as const satisfies RulingRequest['table']

const CLAIMED = { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'], claim: { by: 'S', tricks: 7 } } as const satisfies RulingRequest['table']

/** A request for each kind of action. */
const ACTIONS: { readonly [T in ActionType]: RulingRequest & { readonly action: ActionOf<T> } } = {
  call: { table: { dealer: 'N', auction: ['1H', 'Pass'] }, action: { type: 'call', by: 'S', call: '2H' } },
  'change-call': { table: { dealer: 'W', auction: ['1D', 'Pass'] }, action: { type: 'change-call', by: 'N', to: '1S' } },
  'simultaneous-calls': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'simultaneous-calls', calls: [{ by: 'E', call: 'Pass' }, { by: 'S', call: '2H' }] } },
  misinformation: { table: { dealer: 'E', auction: ['1C', 'Pass', '1H', 'Pass'] }, action: { type: 'misinformation', by: 'N', explainedBy: 'E', to: '1S' } },
  'call-on-wrong-cards': { table: { dealer: 'W', auction: ['1NT', 'Pass'] }, action: { type: 'call-on-wrong-cards', by: 'W' } },
  expose: { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'] }, action: { type: 'expose', by: 'W', cards: ['D6'], manner: 'dropped' } },
  play: { table: PLAYED_1NT, action: { type: 'play', by: 'E', card: 'H5' } },
  'simultaneous-plays': { table: PLAYED_1NT, action: { type: 'simultaneous-plays', plays: [{ by: 'W', card: 'H5' }, { by: 'W', card: 'H6' }] } },
  designate: { table: { ...PLAYED_1NT, hands: { N: 'Q52.K72.Q964.J63' }, play: ['H5'] }, action: { type: 'designate', suit: 'H' } },
  'change-play': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT'] }, action: { type: 'change-play', by: 'E', from: 'HT', to: 'HA' } },
  'misplaced-card': { table: { ...PLAYED_1NT, play: ['H5', 'H2'] }, action: { type: 'misplaced-card', by: 'N', named: 'H3', placed: 'H2' } },
  'dummy-action': { table: { ...PLAYED_1NT, play: ['H5'] }, action: { type: 'dummy-action', by: 'N', act: 'touched-card', card: 'HK' } },
  revoke: { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3', 'S2'] }, action: { type: 'revoke', by: 'W', trick: 2, card: 'S2', suit: 'D' } },
  'inspect-trick': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3'] }, action: { type: 'inspect-trick', by: 'E' } },
  'trick-remark': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3'] }, action: { type: 'trick-remark', by: 'N', trick: 1 } },
  'mixed-cards': { table: PLAYED_1NT, action: { type: 'mixed-cards', by: 'E', dispute: 'trick', trick: 9, when: 'before-agreement' } },
  'defective-trick': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3', 'D5', 'D9'] }, action: { type: 'defective-trick', by: 'E', trick: 2, played: 'none' } },
  claim: { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'] }, action: { type: 'claim', by: 'S', tricks: 7, statement: 'Giving up two hearts and three clubs.' } },
  concede: { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'] }, action: { type: 'concede', by: 'W', tricks: 3 } },
  'contest-claim': { table: CLAIMED, action: { type: 'contest-claim', by: 'W' } },
  'withdraw-agreement': { table: CLAIMED, action: { type: 'withdraw-agreement', by: 'E', since: 'nothing' } },
  'cancel-concession': { table: CLAIMED, action: { type: 'cancel-concession', by: 'N', since: 'nothing' } },
  'card-count': { table: PLAYED_1NT, action: { type: 'card-count', counts: { N: 14, E: 12 } } },
  'wrong-board': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'wrong-board', playedBefore: ['N', 'S'] } },
  'adjusted-score': {
    table: { dealer: 'N', board: 1 },
    action: {
      type: 'adjusted-score', kind: 'assigned', scoring: 'imps', others: [50], offenders: 'EW', results: [{ contract: { level: 4, denomination: 'H', declarer: 'S' }, tricks: 10 }],
      selfInflicted: {
        cause: 'extremely-serious-error',
        obtained: { contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' }, tricks: 9 },
        expected: [{ contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' }, tricks: 8 }]
      }
    }
  },
  'close-review': { table: { ...CLAIMED, constraints: [{ type: 'review', side: 'EW', law: '72C' }] }, action: { type: 'close-review', side: 'EW', law: '72C' } }
}

/** A request for each kind of irregularity. */
const REQUESTS: Readonly<Record<IrregularityType, RulingRequest>> = {
  'pass-out-of-rotation': { table: { dealer: 'N', auction: [] }, action: { type: 'call', by: 'E', call: 'Pass' } },
  'bid-out-of-rotation': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'call', by: 'W', call: '1S' } },
  'double-out-of-rotation': { table: { dealer: 'W', auction: ['1S', 'Pass'] }, action: { type: 'call', by: 'S', call: 'X' } },
  'redouble-out-of-rotation': { table: { dealer: 'N', auction: ['1S', 'X'] }, action: { type: 'call', by: 'N', call: 'XX' } },
  'insufficient-bid': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'call', by: 'E', call: '1D' } },
  'inadmissible-double': { table: { dealer: 'N', auction: ['1H', 'Pass'] }, action: { type: 'call', by: 'S', call: 'X' } },
  'inadmissible-redouble': { table: { dealer: 'W', auction: ['1S', 'Pass'] }, action: { type: 'call', by: 'E', call: 'XX' } },
  'bid-above-seven': { table: { dealer: 'S', auction: ['7H'] }, action: { type: 'call', by: 'W', call: '8C' } },
  'call-when-obliged-to-pass': {
    table: { dealer: 'N', auction: ['1C', '1H', 'Pass'], constraints: [{ type: 'must-pass', player: 'W', turns: 'next', law: '31A2(b)' }] }, action: { type: 'call', by: 'W', call: '2H' }
  },
  'required-call-not-made': {
    table: { dealer: 'N', auction: ['Pass'], constraints: [{ type: 'must-call', player: 'E', call: '1H', if: 'rho-passes', law: '31A1' }] }, action: { type: 'call', by: 'E', call: '1S' }
  },
  'double-when-barred': {
    edition: '1997', table: { dealer: 'S', auction: ['1H'], constraints: [{ type: 'may-not-double', player: 'W', turns: 'next', law: '30B2(b)' }] }, action: { type: 'call', by: 'W', call: 'X' }
  },
  'call-after-auction': { table: PLAYED_1NT, action: { type: 'call', by: 'W', call: 'X' } },
  'change-of-call': ACTIONS['change-call'],
  'simultaneous-calls': ACTIONS['simultaneous-calls'],
  misinformation: { table: { dealer: 'E', auction: ['1C', 'Pass', '1H', 'Pass', '1NT', 'Pass', 'Pass', 'Pass'] }, action: { type: 'misinformation', by: 'N' } },
  'call-on-wrong-cards': ACTIONS['call-on-wrong-cards'],
  'card-exposed-in-auction': { table: { dealer: 'W', auction: ['Pass', '1S'] }, action: { type: 'expose', by: 'S', cards: ['HK'], manner: 'dropped' } },
  'opening-lead-out-of-turn': ACTIONS.play,
  'lead-out-of-turn': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HA', 'H3'] }, action: { type: 'play', by: 'W', card: 'S4' } },
  'lead-from-wrong-hand': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'] }, action: { type: 'play', by: 'N', card: 'D4' } },
  'play-out-of-turn': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3'] }, action: { type: 'play', by: 'N', card: 'DK' } },
  'premature-play': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ', 'D3'] }, action: { type: 'play', by: 'E', card: 'DA' } },
  'simultaneous-plays': { table: PLAYED_1NT, action: { type: 'simultaneous-plays', plays: [{ by: 'W', card: 'H5' }, { by: 'E', card: 'S4' }] } },
  'declarer-exposed-card': { table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HT', 'HJ'] }, action: { type: 'expose', by: 'S', cards: ['SA'], manner: 'dropped' } },
  'defender-exposed-card': ACTIONS.expose,
  'penalty-card-not-played': {
    table: { ...PLAYED_1NT, play: ['H5', 'H2', 'HA', 'H3', 'H4', 'H6'], constraints: [{ type: 'penalty-card', player: 'W', card: 'HK', status: 'major', law: '50' }] }, action: { type: 'play', by: 'W', card: 'H7' }
  },
  'lead-restriction-ignored': {
    table: { ...PLAYED_1NT, hands: { W: 'K74.QJ96.K42.A83' }, constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['H'], lasts: 'while-on-lead', law: '26B' }] },
    action: { type: 'play', by: 'W', card: 'H6' }
  },
  'lead-before-choice': {
    table: { ...PLAYED_1NT, constraints: [{ type: 'penalty-card', player: 'E', card: 'HK', status: 'major', law: '50B' }] }, action: { type: 'play', by: 'W', card: 'S4' }
  },
  'incomplete-designation': { table: { ...PLAYED_1NT, hands: { N: 'Q52.K72.Q964.J63' }, play: ['H5'] }, action: { type: 'designate', words: 'play' } },
  'misplaced-card': ACTIONS['misplaced-card'],
  'act-by-dummy': { table: { ...PLAYED_1NT, play: ['H5'] }, action: { type: 'dummy-action', by: 'N', act: 'looked-at-hand' } },
  'change-of-play': ACTIONS['change-play'],
  revoke: ACTIONS.revoke,
  'late-trick-remark': ACTIONS['trick-remark'],
  'mixed-cards': ACTIONS['mixed-cards'],
  'defective-trick': ACTIONS['defective-trick'],
  'incorrect-number-of-cards': ACTIONS['card-count'],
  'missing-card': { table: PLAYED_1NT, action: { type: 'card-count', counts: { E: 12 }, missing: 'D4', found: 'elsewhere' } }
}

/** The Laws that deal with each kind. */
const LAWS: Readonly<Record<IrregularityType, readonly string[]>> = {
  'pass-out-of-rotation': ['30'], 'bid-out-of-rotation': ['31'], 'double-out-of-rotation': ['32'], 'redouble-out-of-rotation': ['32'], 'insufficient-bid': ['27'],
  'inadmissible-double': ['36'], 'inadmissible-redouble': ['36'], 'bid-above-seven': ['38'], 'call-when-obliged-to-pass': ['37'], 'required-call-not-made': ['31', '32'],
  'double-when-barred': ['30'], 'call-after-auction': ['39'], 'change-of-call': ['25'], 'simultaneous-calls': ['33'], misinformation: ['20', '21'], 'call-on-wrong-cards': ['15'], 'card-exposed-in-auction': ['24'],
  'opening-lead-out-of-turn': ['54'], 'lead-out-of-turn': ['53', '56'], 'lead-from-wrong-hand': ['55'], 'play-out-of-turn': ['57'], 'premature-play': ['57'],
  'simultaneous-plays': ['58'], 'declarer-exposed-card': ['48'], 'defender-exposed-card': ['49', '50'], 'penalty-card-not-played': ['52'], 'lead-restriction-ignored': ['26', '61'], 'lead-before-choice': ['49', '50'],
  'incomplete-designation': ['46'], 'misplaced-card': ['45'], 'act-by-dummy': ['42', '43', '45'], 'change-of-play': ['47'], revoke: ['61', '62', '63', '64'], 'late-trick-remark': ['16', '65'], 'mixed-cards': ['65', '66'], 'defective-trick': ['67'],
  'incorrect-number-of-cards': ['13'], 'missing-card': ['14']
}

/** Every kind of irregularity, with its Laws and a request that shows it. */
export const IRREGULARITY_EXAMPLES: readonly IrregularityExample[] = IRREGULARITIES.map(type => ({
  type, laws: LAWS[type], text: sayIn('en').irregularity({ type, ...offenderIn(REQUESTS[type]), laws: LAWS[type] }), example: REQUESTS[type]
}))

/** A kind of action, and a request that works when it is pasted. */
export interface ActionExample {
  readonly type: ActionType
  readonly text: string
  readonly example: RulingRequest
}

/** Every kind of action, regular or not, with what it says and a request that shows it. */
export const ACTION_EXAMPLES: readonly ActionExample[] = ACTION_MEMBERS.map(member => {
  const type = member.properties.type.const
  return { type, text: 'description' in member ? String(member.description) : '', example: ACTIONS[type] }
})

function offenderIn ({ action }: RulingRequest): Pick<Irregularity, 'offender' | 'side'> {
  if (action.type === 'misinformation') return misinformerIn(action)
  if (action.type === 'simultaneous-calls') return { offender: action.calls[0]?.by ?? 'N' }
  if (action.type === 'simultaneous-plays') return { offender: action.plays[0]?.by ?? 'N' }
  return { offender: 'by' in action ? action.by : 'S' }
}
