import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Incident } from './incidents.ts'

type Seat = 'N' | 'E' | 'S' | 'W'
const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })
const inOrder = (one: Incident): Incident => ({ ...one, sidesInOrder: true })
const play = (by: Seat, card: string, face?: 'down'): Action => ({ type: 'play', by, card: card as never, ...face && { face } })
const expose = (by: Seat, manner: 'dropped' | 'shown' | 'led' | 'named', ...cards: string[]): Action => ({ type: 'expose', by, cards: cards as never, manner })
const penalty = (player: Seat, card: string, status: 'major' | 'minor' = 'major'): Constraint => ({ type: 'penalty-card', player, card: card as never, status })
const claim = (by: Seat, tricks: number, more: object = {}): Action => ({ type: 'claim', by, tricks, left: 12, ...more } as never)

/** A whole deal: South declares 3NT, West leads. */
const HANDS = { N: 'Q52.K72.Q964.J63', E: '9873.AT8.J5.T984', S: 'AKJ.Q43.AKT3.AQ2', W: 'T64.J965.872.K75' }
const CLOSED = ['3NT', 'Pass', 'Pass', 'Pass']
const at3NT = (cards: readonly string[] = [], constraints: readonly Constraint[] = [], known = true): WireTable => ({
  dealer: 'S', ...known && { hands: HANDS }, auction: CLOSED, ...cards.length > 0 && { play: [...cards] }, ...constraints.length > 0 && { constraints: [...constraints] }
})
const unknown = (cards: readonly string[] = [], constraints: readonly Constraint[] = []): WireTable => at3NT(cards, constraints, false)
const FIRST_TRICK = ['H5', 'H2', 'HA', 'H3']
const DECLARER_ON_LEAD = ['H5', 'H2', 'HT', 'HQ']

/** Sample incidents of the play by Law. */
export const PLAY_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law12: [
    incident('an artificial score, both sides partly at fault', at3NT(), { type: 'adjusted-score', kind: 'artificial', fault: { NS: 'partly', EW: 'partly' } } as never),
    inOrder(incident('an artificial score, the fault still to be found', at3NT(), { type: 'adjusted-score', kind: 'artificial' } as never))
  ],
  law13: [
    inOrder(incident('North has fourteen cards, East twelve', at3NT(), { type: 'card-count', counts: { N: 14, E: 12 } } as never))
  ],
  law14: [
    inOrder(incident('East has twelve cards, the missing one is found elsewhere', unknown(), { type: 'card-count', counts: { E: 12 }, missing: 'D4', found: 'elsewhere' } as never)),
    incident('East and South have twelve cards each, one that is missing is found elsewhere', unknown(), { type: 'card-count', counts: { E: 12, S: 12 }, missing: 'D4', found: 'elsewhere' } as never)
  ],
  law41: [
    incident('a face-down opening lead by the wrong defender', at3NT(), play('E', 'S9', 'down')),
    incident('a face-down opening lead by the right defender', at3NT(), play('W', 'H5', 'down'))
  ],
  law45: [
    incident('a defender wants another card', at3NT(['H5', 'H2', 'HA']), { type: 'change-play', by: 'E', from: 'HA', to: 'HT' } as never),
    incident('declarer named a card of dummy by mistake', at3NT(['H5', 'H2']), { type: 'change-play', by: 'N', from: 'H2', to: 'HK' } as never)
  ],
  law46: [
    incident('"play"', at3NT(['H5']), { type: 'designate', words: 'play' } as never),
    incident('a suit without a rank', at3NT(['H5']), { type: 'designate', suit: 'H' }),
    incident('a rank without a suit, dummy to lead', at3NT(['H5', 'HK', 'HT', 'H3']), { type: 'designate', rank: 'Q' }),
    incident('a card that is not there', at3NT(['H5']), { type: 'designate', rank: 'A', suit: 'H' })
  ],
  law48: [
    incident('declarer drops a card', at3NT(DECLARER_ON_LEAD), expose('S', 'dropped', 'SA'))
  ],
  law49: [
    incident('a low card dropped', at3NT(DECLARER_ON_LEAD), expose('W', 'dropped', 'D2')),
    incident('an honour dropped', at3NT(DECLARER_ON_LEAD), expose('E', 'dropped', 'DJ')),
    incident('a low card named', at3NT(DECLARER_ON_LEAD), expose('W', 'named', 'D7'))
  ],
  law50: [
    incident('the partner of a major penalty card leads', at3NT(FIRST_TRICK, [penalty('W', 'S6')]), play('E', 'S9')),
    incident('a minor penalty card and another spot card of the suit', at3NT(DECLARER_ON_LEAD.concat(['D3']), [penalty('W', 'D2', 'minor')]), play('W', 'D8'))
  ],
  law51: [
    incident('two penalty cards of one suit, partner leads', at3NT(FIRST_TRICK, [penalty('W', 'S6'), penalty('W', 'S4')]), play('E', 'S9')),
    incident('two penalty cards of two suits, partner leads', at3NT(FIRST_TRICK, [penalty('W', 'S6'), penalty('W', 'C5')]), play('E', 'S9'))
  ],
  law52: [
    incident('another card than the penalty card', at3NT(DECLARER_ON_LEAD.concat(['D3']), [penalty('W', 'D8')]), play('W', 'D2')),
    incident('the same, and declarer plays on', at3NT(DECLARER_ON_LEAD.concat(['D3']), [penalty('W', 'D8')]), play('W', 'D2'), play('N', 'DQ'))
  ],
  law54: [
    incident('the wrong defender leads', at3NT(), play('E', 'S9')),
    incident('the wrong defender leads, hands not known', unknown(), play('E', 'S9')),
    incident('declarer spreads his hand', at3NT(), play('E', 'S9'), expose('S', 'shown', 'SA')),
    incident('declarer plays', at3NT(), play('E', 'S9'), play('S', 'SK')),
    incident('dummy is faced before declarer has decided', at3NT(), play('E', 'S9'), expose('N', 'shown', 'SQ')),
    incident('declarer leads', at3NT(), play('S', 'SA'))
  ],
  law55: [
    incident('declarer leads from dummy instead of his hand', at3NT(DECLARER_ON_LEAD), play('N', 'D4')),
    incident('declarer leads at a defender’s turn', at3NT(FIRST_TRICK), play('S', 'SA')),
    incident('declarer corrects himself', at3NT(DECLARER_ON_LEAD), play('N', 'D4'), play('S', 'DA'))
  ],
  law56: [
    incident('a defender leads at his partner’s turn', at3NT(FIRST_TRICK), play('W', 'S4')),
    incident('a defender leads at declarer’s turn', at3NT(DECLARER_ON_LEAD), play('W', 'S4')),
    incident('the same, and declarer plays to it', at3NT(DECLARER_ON_LEAD), play('W', 'S4'), play('N', 'S2'))
  ],
  law57: [
    incident('a defender plays before his partner', at3NT(DECLARER_ON_LEAD.concat(['DA'])), play('E', 'D5')),
    incident('the same, hands not known', unknown(DECLARER_ON_LEAD.concat(['DA'])), play('E', 'D5')),
    incident('clubs were required of a hand that is not known', unknown(DECLARER_ON_LEAD.concat(['DA']), [{ type: 'play-restriction', player: 'W', demand: 'require', suit: 'C' }]), play('W', 'H9')),
    incident('its highest card was demanded', unknown(DECLARER_ON_LEAD.concat(['DA']), [{ type: 'play-restriction', player: 'W', demand: 'highest', suit: 'D' }]), play('W', 'D8'))
  ],
  law58: [
    incident('both defenders lead at once', at3NT(), { type: 'simultaneous-plays', plays: [{ by: 'W', card: 'H5' }, { by: 'E', card: 'S9' }] }),
    incident('a defender plays two cards', at3NT(DECLARER_ON_LEAD.concat(['DA'])), { type: 'simultaneous-plays', plays: [{ by: 'W', card: 'D2' }, { by: 'W', card: 'D7' }] }),
    incident('two cards from dummy', at3NT(['H5']), { type: 'simultaneous-plays', plays: [{ by: 'N', card: 'HK' }, { by: 'N', card: 'H2' }] })
  ],
  law61: [
    incident('a defender does not follow suit', at3NT(DECLARER_ON_LEAD.concat(['DA'])), play('W', 'S4')),
    incident('declarer does not follow suit', at3NT(['H5', 'H2', 'HA']), play('S', 'D3')),
    incident('a revoke is reported, the defenders’ hands not known', { ...unknown(DECLARER_ON_LEAD.concat(['DA', 'S4', 'D4', 'D5'])), hands: { N: HANDS.N, S: HANDS.S } }, { type: 'revoke', by: 'W', trick: 2, card: 'S4', suit: 'D' }),
    incident('a revoke is reported after the next lead', at3NT(DECLARER_ON_LEAD.concat(['DA', 'S4', 'D4', 'D5', 'DK', 'D2'])), { type: 'revoke', by: 'W', trick: 2 })
  ],
  law67: [
    incident('a hand played no card', at3NT(DECLARER_ON_LEAD.concat(['DA', 'D2', 'D4'])), { type: 'defective-trick', by: 'E', trick: 2, played: 'none' })
  ],
  law68: [
    incident('declarer claims', at3NT(FIRST_TRICK), claim('S', 9)),
    incident('a claim is contested', at3NT(FIRST_TRICK), claim('S', 12), { type: 'contest-claim', by: 'W' }),
    incident('a defender concedes and his partner objects', at3NT(FIRST_TRICK), { type: 'concede', by: 'W', tricks: 12 }, { type: 'contest-claim', by: 'E' })
  ]
}
