import type { Action } from '../../schemas/action.ts'
import {
  AFTER_DUMMY_MISSED, AFTER_NINTH_TRICK, AFTER_NINTH_TRICK_VOID, AFTER_NOTHING_WON, AFTER_TWELFTH_TRICK_MISSED, DUMMY_MISSED, NINTH_TRICK, NINTH_TRICK_VOID, NOTHING_WON_AFTER, NOTRUMP,
  STUCK_TOGETHER, STUCK_TO_THE_KING, THIRD_TRICK, TWELFTH_TRICK_MISSED, plays
} from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const nothing = (by: 'N' | 'E' | 'W', trick: number): Action => ({ type: 'defective-trick', by, trick, played: 'none' })
const stuck = (faced?: 'S6' | 'unknown'): Action => ({ type: 'defective-trick', by: 'E', trick: 2, played: 'several', cards: ['S6', 'S2'], ...faced && { faced } })
const stuckToTheKing: Action = { type: 'defective-trick', by: 'E', trick: 2, played: 'several', cards: ['SK', 'S3'], faced: 'SK' }
const NOT_RECORDED = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } } as const
const RESTORED = { 1987: ['67B2'], 1997: ['67B2'], 2007: ['67B2(a)', '67B2(b)'], 2017: ['67B2(a)', '67B2(b)'] } as const
const FREE_BEFORE_2007 = { 1987: [], 1997: [], 2007: ['established-revoke W 3', 'review NS'], 2017: ['established-revoke W 3', 'review NS'] } as const

endStories('Law 67: defective trick, no card played', [
  {
    id: 'V67.1', title: 'only one side has played on: West adds a small card', table: THIRD_TRICK, actions: [nothing('W', 3), ...plays('N SA')],
    answers: 'card-to-add=D7', effects: ['record-play W D7', 'record-play N SA'], constraints: [], laws: ['67A1'], next: 'E plays'
  },
  {
    id: 'V67.1', title: 'he adds the ace, and leads: dummy’s card goes back without rectification', table: THIRD_TRICK, actions: [nothing('W', 3), ...plays('N SA')],
    answers: 'card-to-add=DA', effects: ['record-play W DA', 'pick-up-card N SA'], constraints: ['unauthorised-information EW {"by":"N","card":"SA"}'], next: 'W leads'
  },
  {
    id: 'V67.2', title: 'both sides have played on: he must put a diamond, and North keeps the trick', table: THIRD_TRICK, actions: [nothing('W', 3), ...plays('N SA, E S4')],
    answers: 'card-to-place=DA', effects: ['place-card W DA 3', 'record-play N SA', 'record-play E S4'], constraints: FREE_BEFORE_2007, laws: ['67B1(a)'], next: 'S plays'
  },
  {
    id: 'V67.3', title: 'he has no diamond: any card, and he is deemed to have revoked', table: NINTH_TRICK_VOID, actions: [nothing('E', 9), ...plays('S CT, W C4, N C2, E CA')],
    answers: 'card-to-place=SQ', constraints: ['established-revoke E 9', 'review NS'], laws: ['67B1(b)'], next: 'E leads'
  },
  {
    id: 'V67.7', title: 'dummy: declarer chooses, and no trick is transferred after the play', table: { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA', 'HK', 'H3', 'H7', 'H5', 'DT', 'D7', { by: 'E', card: 'D2' }] },
    actions: [nothing('N', 3), ...plays('S D4, W DA, N D5')], answers: 'card-to-place=DK',
    constraints: { 1987: [], 1997: [], 2007: ['established-revoke N 3', 'review EW'], 2017: ['established-revoke N 3', 'review EW'] }
  },
  {
    id: 'V67.8', title: 'found after the last trick: one trick, or none before 2007', table: NINTH_TRICK, actions: [nothing('E', 9), ...plays(AFTER_NINTH_TRICK)],
    answers: { 1987: '', 1997: '', 2007: 'attention-drawn=in-time', 2017: 'attention-drawn=in-time' }, next: 'nobody',
    result: { 1987: '5-8', 1997: '5-8', 2007: '5-8 6-7', 2017: '5-8 6-7' }
  },
  {
    id: 'V67.8', title: 'his last card is of another suit: one trick in all editions', table: NINTH_TRICK_VOID, actions: [nothing('E', 9), ...plays(AFTER_NINTH_TRICK_VOID)],
    answers: 'attention-drawn=in-time', result: '10-3 11-2', laws: ['67B1(b)', '64A2']
  },
  {
    id: 'V67.8', title: 'noticed only after the round: equity alone', table: NINTH_TRICK_VOID, actions: [nothing('E', 9), ...plays(AFTER_NINTH_TRICK_VOID)],
    answers: 'attention-drawn=after-round', constraints: ['review NS'], laws: ['64B5'], result: '10-3'
  },
  {
    id: '64B3', title: 'dummy, found after the last trick: when attention was drawn changes nothing', editions: ['2007', '2017'], table: DUMMY_MISSED, actions: [nothing('N', 11), ...plays(AFTER_DUMMY_MISSED)],
    constraints: ['review EW', 'transferred-tricks EW 0 N 11'], laws: ['67B1(a)', '64B3'], result: '7-6'
  },
  {
    id: '64B1', title: 'his side has won nothing since: nor does it here', table: NOTHING_WON_AFTER, actions: [nothing('W', 11), ...plays(AFTER_NOTHING_WON)], laws: ['64B1'], result: '8-5'
  },
  {
    id: '64B6', title: 'nor at trick twelve', table: TWELFTH_TRICK_MISSED, actions: [nothing('W', 12), ...plays(AFTER_TWELFTH_TRICK_MISSED)],
    constraints: ['review NS', 'transferred-tricks NS 0 W 12'], laws: ['67B1(b)', '64B6'], result: '6-7'
  },
  {
    id: '67', title: 'his hand is not known: the card is named', table: { ...THIRD_TRICK, hands: {} }, actions: [{ ...nothing('W', 3), card: 'D7' } as Action, ...plays('N SA, E S4')],
    effects: ['place-card W D7 3', 'record-play N SA', 'record-play E S4'], laws: ['67B1(a)']
  },
  {
    id: '67', title: 'his hand is not known, and nobody has played on: he plays a card', table: { ...THIRD_TRICK, hands: {} }, actions: [nothing('W', 3)], effects: [], laws: ['67A1'], next: 'W plays'
  },
  {
    id: '67', title: 'without a record', table: NOT_RECORDED, actions: [nothing('W', 4)],
    answers: 'both-sides-played-on=yes holds-suit-led=no', constraints: ['established-revoke W 4', 'review NS'], laws: ['67B1(b)']
  },
  {
    id: '67', title: 'without a record, in time', table: NOT_RECORDED, actions: [nothing('W', 4)],
    answers: 'both-sides-played-on=no', effects: [], constraints: [], laws: ['67A1'], says: 'adds a card to trick 4'
  }
])

endStories('Law 67: defective trick, more than one card played', [
  {
    id: 'V67.4', title: 'the card that stuck goes back, and not having played it was a revoke', table: STUCK_TOGETHER, actions: [stuck()],
    answers: 'restored-card-shown=no', effects: ['pick-up-card E S2'], constraints: ['established-revoke E 4 S', 'review NS'], laws: RESTORED
  },
  {
    id: 'V67.6', title: 'what was played since did not know of the penalty card', editions: ['2017'], actions: [{ type: 'defective-trick', by: 'E', trick: 3, played: 'several', cards: ['D9', 'DJ'], faced: 'D9' }, ...plays('E CK, S CA, W C2, N C6')],
    table: {
      dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' }, hands: { E: '876.JT95.JT9.KQJ' }, play: ['SA', 'SJ', 'S8', 'S3', 'HK', 'HA', 'H5', 'H6', 'D4', 'D9', 'D5', 'D2']
    },
    answers: 'restored-card-shown=yes', effects: ['record-play E CK', 'record-play S CA', 'record-play W C2', 'record-play N C6', 'pick-up-card E DJ'], constraints: ['penalty-card E DJ major', 'review NS', 'review NS'], next: 'S leads'
  },
  {
    id: 'V67.5', title: 'nobody knows which card was faced: the higher one stays', table: STUCK_TOGETHER, actions: [stuck('unknown')],
    answers: 'restored-card-shown=no', effects: ['pick-up-card E S2'], constraints: ['established-revoke E 4 S', 'review NS']
  },
  {
    id: 'V67.6', title: 'the director has shown the card: a minor penalty card', editions: ['2017'], table: STUCK_TOGETHER, actions: [stuck()],
    answers: 'restored-card-shown=yes', constraints: ['established-revoke E 4 S', 'penalty-card E S2 minor', 'review NS', 'review NS', 'review NS'], says: 'could not be confirmed'
  },
  {
    id: '67B2(b)', title: 'it goes at once to the trick under way, to which he had discarded', table: STUCK_TO_THE_KING,
    actions: [stuckToTheKing, ...plays('S DJ, W D9, N DK, E D5, N ST, E C4')],
    effects: [
      'record-play S DJ', 'record-play W D9', 'record-play N DK', 'record-play E D5', 'record-play N ST', 'record-play E C4',
      'pick-up-card E S3', 'retract-card E C4', 'record-play E S3'
    ], laws: RESTORED, next: 'S plays'
  },
  {
    id: '67B2(b)', title: 'dummy has led to the next trick: it stays or goes back as after any corrected revoke', table: STUCK_TO_THE_KING,
    actions: [stuckToTheKing, ...plays('S DJ, W D9, N DK, E D5, N ST, E C4, S S8, W S4, N DQ')], answers: 'withdraw-card-s=keep withdraw-card-n=keep', next: 'E plays'
  },
  {
    id: '67B2(b)', title: 'every later trick is tested: an established revoke, and one that is corrected',
    table: { ...STUCK_TO_THE_KING, play: [...STUCK_TO_THE_KING.play ?? [], 'S7', 'S4', 'S9', 'D4', 'DK', 'D5', 'DJ', 'D9', 'ST', 'C4'] }, actions: [stuckToTheKing],
    effects: ['pick-up-card E S3', 'retract-card E C4', 'record-play E S3'], laws: { older: ['67B2', '63A1', '62B1'], 2007: ['67B2(b)', '63A1', '62B1'], 2017: ['67B2(b)', '63A1', '62B1'] },
    constraints: { 2017: ['established-revoke E 3 S', 'penalty-card E C4 major', 'review NS', 'review NS', 'review NS'] }, next: 'S plays'
  },
  {
    id: '67B2', title: 'which card was faced is asked where the record does not tell', table: { dealer: 'S', contract: { level: 1, denomination: 'NT', declarer: 'S' } }, actions: [stuck()],
    answers: 'both-sides-played-on=yes faced-in-playing=S6 restored-card-shown=no', effects: ['pick-up-card E S2'], says: 'report a revoke'
  },
  {
    id: '67A2', title: 'a fifth card, in time', table: { ...STUCK_TOGETHER, play: (STUCK_TOGETHER.play ?? []).slice(0, 8) }, actions: [stuck()],
    answers: 'deemed-led=no', laws: ['67A2', '45E1'], next: 'W leads'
  },
  {
    id: '67A2', title: 'two cards at once, in time', table: { ...STUCK_TOGETHER, play: ['DQ', 'D6', 'D8', 'DT', 'SJ', 'S7', { by: 'S', card: 'S8' }] }, actions: [stuck()],
    answers: 'card-to-play=S6', laws: ['67A2', '58B2'], next: 'W leads'
  },
  {
    id: '67A2', title: 'without a record: he names one of the two that follows suit, and nothing of it is a lead', table: NOT_RECORDED, actions: [{ type: 'defective-trick', by: 'E', trick: 4, played: 'several', cards: ['DK', 'D2'], led: 'D' }],
    answers: 'both-sides-played-on=no card-to-play=DK', effects: ['retract-card E D2'], constraints: { 2017: ['penalty-card E D2 minor', 'review NS', 'review NS'] }, laws: ['67A2', '58B2'], says: 'plays a legal card'
  },
  {
    id: '67A2', title: 'nor for the opening leader; one card alone follows suit', table: NOT_RECORDED, actions: [{ type: 'defective-trick', by: 'W', trick: 4, played: 'several', cards: ['DK', 'S2', 'S3'], led: 'D' }],
    answers: 'both-sides-played-on=no', effects: ['retract-card W S2', 'retract-card W S3'], laws: ['67A2', '58B2']
  },
  {
    id: '67A2', title: 'dummy: declarer names it, and the other is no penalty card', table: NOT_RECORDED, actions: [{ type: 'defective-trick', by: 'N', trick: 4, played: 'several', cards: ['DK', 'D2'] }],
    answers: 'both-sides-played-on=no card-to-play=D2', effects: ['pick-up-card N DK'], constraints: [], laws: ['67A2', '58B2']
  }
])
