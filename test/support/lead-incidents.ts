import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import type { Incident } from './incidents.ts'

const seatOf = (text = ''): Seat => (['N', 'E', 'S', 'W'] as const).find(seat => seat === text) ?? 'N'
const lying = (player: Seat, card: Card, status: 'major' | 'minor' = 'major'): Constraint => ({ type: 'penalty-card', player, card, status, law: '50' })

interface More { readonly hands?: WireTable['hands'], readonly constraints?: readonly Constraint[] }
/** 3NT by South, with these cards played. */
const notrump = (play = '', { hands, constraints }: More = {}): WireTable => ({
  dealer: 'S', auction: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'], ...play !== '' && { play: play.split(' ') }, ...hands && { hands }, ...constraints && { constraints: [...constraints] }
})
/** `E D5`, `W S4 down`, `S shows SA SK`, `W drops HQ`. */
function action (text: string): Action {
  const [by, verb = '', ...rest] = text.split(' ')
  if (verb === 'shows' || verb === 'drops') return { type: 'expose', by: seatOf(by), cards: rest as never, manner: verb === 'shows' ? 'shown' : 'dropped' }
  return { type: 'play', by: seatOf(by), card: verb as never, ...rest[0] === 'down' && { face: 'down' } }
}
const incident = (title: string, table: WireTable, done: string): Incident => ({ title, table, actions: done.split(', ').map(action) })
const atOnce = (title: string, table: WireTable, cards: string, later = ''): Incident => ({
  title, table,
  actions: [{ type: 'simultaneous-plays', plays: cards.split(', ').map(text => ({ by: seatOf(text.split(' ')[0]), card: (text.split(' ')[1] ?? '') as never })) }, ...later === '' ? [] : later.split(', ').map(action)]
})

/** One trick, won by West, by dummy, by East, or by South. */
const WEST = 'HA H3 H6 H2'
const DUMMY = 'H4 HA H6 H2'
const EAST = 'H4 H3 HA H2'
const SOUTH = 'H4 H3 H6 HA'
/** Twelve tricks, the last of them won in dummy. */
const TWELVE = 'CJ C2 C9 C8 H2 H7 H3 H4 H9 HQ H5 HJ D9 DA D7 DK SQ S8 SK S7 C6 D3 C7 C5 HT H8 HA D6 CK S9 D8 CQ CT D4 S3 CA S5 S2 SA S6 DJ DT ST D5 D2 S4 H6 C3'
const LAST_TRICK: WireTable = { dealer: 'W', auction: ['6C', 'Pass', 'Pass', 'Pass'], play: TWELVE.split(' ') }

/** Sample incidents of Laws 53 to 58 and 60; South declares, save in the last trick. */
export const LEAD_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law53: [
    incident('declarer, whose lead it was, faces a card after a defender’s lead', notrump(SOUTH), 'E D9, S HQ'),
    incident('declarer follows from the other hand', notrump(DUMMY), 'W S4, S SA'),
    incident('the partner has played before the proper lead', notrump(SOUTH), 'E D9, W D3, S HQ'),
    incident('the partner has played before the next hand', notrump(DUMMY), 'W S4, E SK, N S2'),
    incident('the defender next to declarer’s lead has followed', notrump(DUMMY), 'S SK, W S3'),
    incident('the defender on lead, next to declarer’s hand, faces a card', notrump(WEST), 'S SK, W S3'),
    incident('the wrong defender plays to declarer’s lead', notrump(DUMMY), 'S SK, E S3'),
    incident('the wrong defender plays after declarer has played from both hands', notrump(DUMMY), 'S SK, N S2, E S3'),
    incident('the defender on lead, on the right of dummy’s lead, faces a card', notrump(WEST), 'N D4, W DJ'),
    incident('a defender’s lead to the last trick', LAST_TRICK, 'N HK')
  ],
  law54: [
    incident('a spade', notrump(), 'E S5'),
    incident('the offender has a penalty card of another suit', notrump('', { constraints: [lying('E', 'C6', 'minor')] }), 'E HQ'),
    incident('the proper leader has put a card face down', notrump(), 'E SK, W D6 down'),
    incident('the proper leader has faced a card', notrump(), 'E HQ, W C4'),
    incident('declarer begins to spread his hand', notrump(), 'E H3, S shows SA SK'),
    incident('dummy spreads his hand', notrump(), 'E CK, N shows SK SJ'),
    incident('dummy spreads his hand, then declarer', notrump(), 'E CK, N shows SK SJ, S shows HA'),
    incident('declarer spreads his hand, then dummy', notrump(), 'E CK, S shows HA, N shows SK SJ'),
    incident('declarer drops a card', notrump(), 'E D8, S drops HQ'),
    incident('declarer follows from his hand', notrump(), 'E D7, S DK'),
    incident('declarer calls the second card from dummy', notrump(), 'E D7, N DK'),
    incident('dummy, which could follow, discards as second hand', notrump('', { hands: { N: 'K82.J94.AQ5.KT73' } }), 'E H5, N S2'),
    incident('dummy has spread and a card is called from it', notrump(), 'E D7, N shows DK D2, N DK'),
    incident('the presumed dummy leads', notrump(), 'N DA'),
    incident('the presumed declarer leads', notrump(), 'S DA'),
    incident('the presumed dummy leads, and both hands after it follow', notrump(), 'N C3, E C4, S CA'),
    incident('the offender drops a card of another suit', notrump(), 'E HQ, E drops C6')
  ],
  law55: [
    incident('from his hand, the lead being in dummy', notrump(DUMMY), 'S SK'),
    incident('from dummy, the lead being in his hand', notrump(SOUTH), 'N D3'),
    incident('from his hand at West’s turn', notrump(WEST), 'S C5'),
    incident('from dummy at East’s turn', notrump(EAST), 'N C5'),
    incident('he leads from the right hand as well', notrump(DUMMY), 'S CK, N D2'),
    incident('he leads from the right hand as well, and a defender plays', notrump(DUMMY), 'S CK, N D2, E D4'),
    incident('he plays from both hands at a defender’s turn', notrump(WEST), 'S CK, N C2'),
    incident('to the last trick', LAST_TRICK, 'W DQ')
  ],
  law56: [
    incident('at the partner’s turn', notrump(WEST), 'E DJ'),
    incident('at declarer’s turn', notrump(SOUTH), 'E D8'),
    incident('at dummy’s turn', notrump(DUMMY), 'W S6'),
    incident('the partner leads at once after him', notrump(WEST), 'E CJ, W D6'),
    incident('the partner plays to it', notrump(DUMMY), 'W D5, E D9'),
    incident('the partner discards on it', notrump(DUMMY), 'W D5, E CQ'),
    incident('the offender has a penalty card of another suit', notrump(WEST, { constraints: [lying('E', 'D6', 'minor')] }), 'E SJ'),
    incident('the next hand follows', notrump(WEST), 'E SK, S SA'),
    incident('the offender faces a second card', notrump(WEST), 'E DJ, E C4')
  ],
  law57: [
    incident('a defender before his partner', notrump(`${SOUTH} C4`), 'E CA'),
    incident('with a minor penalty card on the table', notrump(`${SOUTH} C4`, { constraints: [lying('E', 'D6', 'minor')] }), 'E CA'),
    incident('after both of declarer’s hands have played', { ...notrump(), play: [...SOUTH.split(' '), 'C4', { by: 'N', card: 'C2' }] }, 'E CA'),
    incident('at dummy’s turn, a card of the suit led', notrump('H4'), 'E HT'),
    incident('at dummy’s turn, another suit of an unknown hand', notrump('H4'), 'E CA'),
    incident('at dummy’s turn, another suit though he could follow', notrump('H4', { hands: { E: '975.QT3.864.A752' } }), 'E CA'),
    incident('dummy’s card before declarer’s own', notrump(`${EAST} S2`), 'N SA'),
    incident('a defender leads to the next trick before his partner has played', notrump(`${EAST} DA D2`), 'E DK'),
    incident('a defender leads to the next trick, and only declarer owes a card', notrump('HA H2 H5'), 'W HK'),
    incident('the same, and declarer completes the trick', notrump('HA H2 H5'), 'W HK, S H3'),
    incident('the same, and declarer wins it', notrump('HQ H2 H5'), 'W HK, S HA'),
    incident('at dummy’s turn, and play goes on', notrump('H4'), 'E HT, N H2, S HA'),
    incident('a defender leads to the next trick, and declarer plays on', notrump(`${EAST} DA D2`), 'E DK, W D5, N D3')
  ],
  law58: [
    atOnce('both defenders lead', notrump(), 'W C3, E D9'),
    atOnce('declarer leads and a defender plays before his partner', notrump(DUMMY), 'N SA, W D7'),
    atOnce('dummy leads and the next defender plays', notrump(DUMMY), 'N C4, E C9'),
    atOnce('a defender leads and declarer as well', notrump(WEST), 'W D2, S SA'),
    atOnce('two who were not in turn', notrump(DUMMY), 'W D5, E D9'),
    atOnce('two of opposite sides who were not in turn', notrump(), 'E D5, S DK'),
    atOnce('both defenders lead, and the leader had another card to lead', notrump('', { constraints: [lying('W', 'C9')] }), 'W C3, E D9'),
    atOnce('a defender leads before declarer’s choice, and declarer as well', notrump('', { constraints: [lying('E', 'S5')] }), 'W C3, S DK'),
    atOnce('two cards by a defender', notrump(`${DUMMY} SA`), 'E S8, E S5'),
    atOnce('two cards by a defender, one of them an honour', notrump(`${DUMMY} SA`), 'E S8, E SJ'),
    atOnce('two cards by declarer', notrump('H4 H6 HQ'), 'S HA, S H3'),
    atOnce('two cards led by a defender, and declarer has played', notrump('', { hands: { N: 'AQ54.K73.KJ5.A83' } }), 'W H6, W H2', 'N HK'),
    atOnce('found after the next trick was begun', notrump('C4 C2 CA'), 'S C3, S C9', 'E D5, S D2')
  ],
  law60: [
    incident('declarer plays on from dummy after a premature play', notrump(`${SOUTH} C4`), 'E CA, N C2'),
    incident('declarer plays on from the hand that is not next to the offender', notrump(`${DUMMY} C5`), 'W CK, S CA'),
    incident('a defender plays before declarer has led from the right hand', notrump(DUMMY, { constraints: [{ type: 'lead-from', declarer: 'S', hand: 'N', law: '55B2' }] }), 'E D2'),
    incident('an older penalty card stays when a lead is accepted', notrump(DUMMY, { constraints: [lying('W', 'C6')] }), 'E D5, S D2')
  ]
}
