import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Rank, Seat } from '../../schemas/words.ts'
import type { Incident } from './incidents.ts'

const GAME = { dealer: 'S', auction: ['1S', 'Pass', '4S', 'Pass', 'Pass', 'Pass'] } as const
const NOTRUMP = { dealer: 'S', auction: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] } as const
const at = ({ dealer, auction }: { readonly dealer: Seat, readonly auction: readonly string[] }, play: string, more: { readonly hands?: Partial<Record<Seat, string>>, readonly constraints?: readonly Constraint[] } = {}): WireTable => ({
  dealer, auction: [...auction], ...play !== '' && { play: play.split(' ') }, ...more.hands && { hands: more.hands }, ...more.constraints && { constraints: [...more.constraints] }
})
const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })
const play = (by: Seat, card: string, face?: 'down'): Action => ({ type: 'play', by, card: card as never, ...face && { face } })
const expose = (by: Seat, manner: 'dropped' | 'shown' | 'led' | 'named', ...cards: string[]): Action => ({ type: 'expose', by, cards: cards as never, manner })
const change = (by: Seat, from: string, to: string): Action => ({ type: 'change-play', by, from: from as never, to: to as never })
const designate = (named: { readonly rank?: Rank, readonly suit?: 'S' | 'H' | 'D' | 'C', readonly words?: string }): Action => ({ type: 'designate', ...named })
const lying = (player: Seat, card: string, status: 'major' | 'minor' = 'major'): Constraint => ({ type: 'penalty-card', player, card: card as never, status, law: '50' })
const rights: Constraint = { type: 'lost-rights', player: 'N' }

/** Dummy’s hand, and East’s, in most of these incidents. */
const DUMMY = { N: '8652.K94.Q72.J65' }
const EAST = { E: 'K74.8652.93.QT87' }

/** Sample incidents of Laws 41 to 52 and 59; South declares. */
export const CARD_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law41: [
    incident('the opening lead lies face down', at(NOTRUMP, ''), play('W', 'H4', 'down')),
    incident('the wrong defender’s lead lies face down', at(NOTRUMP, ''), play('E', 'SK', 'down')),
    incident('the leader wants another card before his lead is faced', at(NOTRUMP, ''), play('W', 'H4', 'down'), change('W', 'H4', 'D4')),
    incident('face down before declarer has chosen', at(NOTRUMP, '', { constraints: [lying('E', 'DK')] }), play('W', 'C5', 'down'))
  ],
  law43: [
    incident('dummy looks at a defender’s hand', at(NOTRUMP, 'H4'), { type: 'dummy-action', by: 'N', act: 'looked-at-hand' }),
    incident('dummy is shown a defender’s hand', at(NOTRUMP, 'H4'), { type: 'dummy-action', by: 'N', act: 'was-shown-hand' }),
    incident('dummy takes part in the play', at(NOTRUMP, 'H4'), { type: 'dummy-action', by: 'N', act: 'took-part' }),
    incident('dummy warns declarer', at(NOTRUMP, 'H4 H2 HT HA'), { type: 'dummy-action', by: 'N', act: 'warned-declarer' }),
    incident('dummy warns declarer after he has lost his rights', at(NOTRUMP, 'H4 H2 HT HA', { constraints: [rights] }), { type: 'dummy-action', by: 'N', act: 'warned-declarer' }),
    incident('dummy without rights draws attention to an irregularity', at(NOTRUMP, 'H4 H2', { constraints: [rights] }), { type: 'dummy-action', by: 'N', act: 'drew-attention' })
  ],
  law44: [
    incident('a regular lead', at(NOTRUMP, ''), play('W', 'H4')),
    incident('a discard, nothing known', at(GAME, 'H4 H2 H3'), play('S', 'C2')),
    incident('a card that does not follow suit', at(GAME, 'D2 D4', { hands: EAST }), play('E', 'H8'))
  ],
  law45: [
    incident('dummy’s card was not meant', at(NOTRUMP, 'C5 CA C8 C3 H9'), change('N', 'H9', 'D9')),
    incident('dummy’s card was not meant, the next hand has played', at(NOTRUMP, 'C5 CA C8 C3 H9 H7', { hands: { E: 'K74.8752.93.QT87' } }), change('N', 'H9', 'D8')),
    incident('dummy’s card was not meant, declarer has played since', at(NOTRUMP, 'C5 CA C8 C3 H9 HK H2'), change('N', 'H9', 'D9')),
    incident('a defender named a card', at(NOTRUMP, 'C5 CA C8'), { type: 'change-play', by: 'E', from: 'C8', to: 'C7', named: true }),
    incident('dummy put up another card', at(NOTRUMP, 'H5 H9 HJ HQ', { hands: { E: 'K74.J762.93.QT87', S: 'AQJ.AQ3.AK64.A94' } }), { type: 'misplaced-card', by: 'N', named: 'H8', placed: 'H9' }),
    incident('dummy put up another card, both sides have played on', at(NOTRUMP, 'H5 H9 HJ HQ C2 C3'), { type: 'misplaced-card', by: 'N', named: 'H8', placed: 'H9' }),
    incident('dummy put up another card, with what followed', at(NOTRUMP, 'H5'), { type: 'misplaced-card', by: 'N', named: 'H8', placed: 'H9' }, play('E', 'HJ')),
    incident('dummy touched a card', at(NOTRUMP, 'H5'), { type: 'dummy-action', by: 'N', act: 'touched-card', card: 'HK' })
  ],
  law46: [
    incident('"high"', at(GAME, 'H8', { hands: DUMMY }), designate({ words: 'high' })),
    incident('"low" at the lead', at(NOTRUMP, 'H8 HK H2 H3', { hands: DUMMY }), designate({ words: 'low' })),
    incident('"win" with a hand still to play', at(GAME, 'H8', { hands: DUMMY }), designate({ words: 'win' })),
    incident('"win" in fourth seat', at(GAME, 'C7 C5 CA C2 H6 H2 HT', { hands: { N: '8652.KJ4.Q72.J65' } }), designate({ words: 'win' })),
    incident('"ruff"', at(GAME, 'D8', { hands: { N: '8652.K94..QJ9765' } }), designate({ words: 'ruff' })),
    incident('"anything"', at(GAME, 'H8', { hands: DUMMY }), designate({ words: 'anything' })),
    incident('a word that tells nothing by itself', at(GAME, 'H8', { hands: DUMMY }), designate({ words: 'as-you-like' })),
    incident('a suit', at(NOTRUMP, 'D2 DQ D4 D5', { hands: { N: 'AJ5.742.AQ63.J65' } }), designate({ suit: 'S' })),
    incident('a suit that dummy does not hold', at(NOTRUMP, 'D2 DQ D9 D5', { hands: { N: 'AJ5.742.AQ6374.J' } }), designate({ suit: 'C' })),
    incident('a rank at the lead', at(NOTRUMP, 'D2 DQ D4 D5', { hands: { N: 'A75.842.AQ73.J65' } }), designate({ rank: '7' })),
    incident('a rank in two other suits', at(NOTRUMP, 'D2 DQ D4 D8', { hands: { N: 'A75.852.AQ63.J64' } }), designate({ rank: '5' })),
    incident('a card that dummy does not hold', at(GAME, 'H8', { hands: DUMMY }), designate({ rank: 'T', suit: 'H' })),
    incident('an illegal card', at(GAME, 'H8', { hands: DUMMY }), designate({ rank: 'J', suit: 'C' })),
    incident('in full', at(GAME, 'H8', { hands: DUMMY }), designate({ rank: 'K', suit: 'H' })),
    incident('"low", then "high"', at(GAME, 'H8', { hands: DUMMY }), designate({ words: 'low' }), designate({ words: 'high' })),
    incident('in fourth seat, then another card, a defender has won the trick', at(GAME, 'C7 C5 CA C2 H6 H2 HT', { hands: { N: '8652.KJ4.Q72.J65' } }), designate({ rank: '4', suit: 'H' }), designate({ rank: 'J', suit: 'H' }))
  ],
  law47: [
    incident('a defender wants another card', at(GAME, 'D5 D2 D3'), change('E', 'D3', 'D9')),
    incident('the opening leader wants another card', at(GAME, 'D5'), change('W', 'D5', 'H9')),
    incident('a card has been led to the next trick', at(GAME, 'D5 D2 DA D3 C4'), change('S', 'D3', 'D9')),
    incident('declarer wants another card', at(GAME, 'H3 HJ H2 H5'), change('S', 'H5', 'H8')),
    incident('the first card was a revoke', at(GAME, 'D2 D4 H8', { hands: EAST }), change('E', 'H8', 'D3'))
  ],
  law48: [
    incident('declarer drops a card', at(GAME, 'H4'), expose('S', 'dropped', 'SA')),
    incident('declarer names a card', at(GAME, 'H4'), expose('S', 'named', 'SA'))
  ],
  law49: [
    incident('a spot card dropped', at(GAME, 'H4'), expose('W', 'dropped', 'D6')),
    incident('an honour dropped', at(GAME, 'H4'), expose('W', 'dropped', 'DT')),
    incident('two cards dropped', at(GAME, 'H4'), expose('E', 'dropped', 'D4', 'D6')),
    incident('a spot card shown', at(GAME, 'H4'), expose('E', 'shown', 'D4')),
    incident('a king named', at(GAME, 'H4'), expose('E', 'named', 'CK')),
    incident('before the opening lead', at(GAME, ''), expose('E', 'dropped', 'D4')),
    incident('beside a minor penalty card', at(GAME, 'H4', { constraints: [lying('E', 'C5', 'minor')] }), expose('E', 'dropped', 'D3')),
    incident('a lead before declarer has chosen', at(NOTRUMP, '', { constraints: [lying('E', 'DK')] }), play('W', 'C5')),
    incident('the same, and declarer has played on', at(NOTRUMP, '', { constraints: [lying('E', 'DK')] }), play('W', 'C5'), play('N', 'C2'))
  ],
  law50: [
    incident('a penalty card is played', at(GAME, 'S2 S3', { constraints: [lying('E', 'S7')] }), play('E', 'S7')),
    incident('an honour instead of the minor penalty card', at(NOTRUMP, 'S2 S4', { constraints: [lying('E', 'S6', 'minor')] }), play('E', 'SK')),
    incident('a lead before declarer has used his right from the auction', at(NOTRUMP, '', {
      constraints: [{ type: 'lead-options', leader: 'W', offender: 'E', basis: 'withdrawn-call', suits: ['H'], demands: ['require', 'forbid'], lasts: 'while-on-lead', law: '26' }]
    }), play('W', 'H4'))
  ],
  law51: [
    incident('a penalty card played before declarer has named one', at(GAME, 'S2 S3', { constraints: [lying('E', 'S9'), lying('E', 'S4')] }), play('E', 'S9')),
    incident('another card than either', at(GAME, 'S2 S3', { constraints: [lying('E', 'S9'), lying('E', 'S4')] }), play('E', 'SK')),
    incident('a card of another suit though both could have been played', at(GAME, 'S2 S3', { constraints: [lying('E', 'S9'), lying('E', 'S4')] }), play('E', 'D3')),
    incident('a lead while cards of two suits lie there', at(NOTRUMP, '', { constraints: [lying('E', 'S9'), lying('E', 'D4')] }), play('W', 'C5'))
  ],
  law52: [
    incident('another card of the suit', at(GAME, 'S2 S3', { constraints: [lying('E', 'S7')] }), play('E', 'SK')),
    incident('another card of the suit, declarer has played on', at(GAME, 'S2 S3', { constraints: [lying('E', 'S7')] }), play('E', 'SK'), play('S', 'S5')),
    incident('a lower spot card instead of the minor one', at(NOTRUMP, 'S2 S4', { constraints: [lying('E', 'S6', 'minor')] }), play('E', 'S3')),
    incident('a discard, the hand is not known', at(GAME, 'C2 C3', { constraints: [lying('E', 'S7')] }), play('E', 'H4')),
    incident('another lead', at(GAME, 'H4 H3 HA H2', { constraints: [lying('E', 'S7')] }), play('E', 'C4')),
    incident('another lead, and the partner plays to it', at(GAME, 'H4 H3 HA H2', { constraints: [lying('E', 'S7')] }), play('E', 'C4'), play('W', 'C9'))
  ],
  law59: [
    incident('the required suit is not led, the hand is not known', at(NOTRUMP, '', { constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['D'], lasts: 'one-lead' }] }), play('W', 'C5')),
    incident('a forbidden suit is led, the hand is not known', at(NOTRUMP, '', { constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['D'], lasts: 'while-on-lead' }] }), play('W', 'D5')),
    incident('the required suit is not led, the hand is known', at(NOTRUMP, '', {
      hands: { W: 'AJ852.K963.4.T82' }, constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['D'], lasts: 'one-lead' }]
    }), play('W', 'C8')),
    incident('he has none', at(NOTRUMP, '', {
      hands: { W: 'AJ852.K9643..T82' }, constraints: [{ type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['D'], lasts: 'one-lead' }]
    }), play('W', 'C8'))
  ]
}
