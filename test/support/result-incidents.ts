import type { Action } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import { AFTER_NINTH_TRICK, BARE_QUEEN, FINESSE, LAST_TRICK, NINTH_TRICK, NOTRUMP, STUCK_TOGETHER, THIRD_TRICK, TOP_CLUBS, TRUMP_OUT, TWO_ACES, plays } from './endings.ts'
import type { Incident } from './incidents.ts'
import { PLAY_INCIDENTS } from './play-incidents.ts'

const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })
const nothing = (by: 'E' | 'W', trick: number): Action => ({ type: 'defective-trick', by, trick, played: 'none' })
const doubt = (by: 'N' | 'E' | 'S' | 'W'): Action => ({ type: 'contest-claim', by })
const PLAYED: WireTable = { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'] }
const NOT_VULNERABLE: WireTable = { dealer: 'N', vulnerable: 'None', contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' } }
const assigned = (cause?: 'double-shot', expected = 8): Action => ({
  type: 'adjusted-score', kind: 'assigned', scoring: 'imps', others: [50], offenders: 'EW', results: [{ contract: { level: 4, denomination: 'H', declarer: 'S' }, tricks: 10 }],
  selfInflicted: {
    ...cause && { cause }, obtained: { contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' }, tricks: 9 },
    expected: [{ contract: { level: 4, denomination: 'S', risk: 'X', declarer: 'E' }, tricks: expected }]
  }
})
const UNKNOWN: WireTable = { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' } }

/** East discarded on trick 2; nothing but the play is known. */
const DISCARDED: WireTable = { dealer: 'S', contract: { level: 1, denomination: 'NT', declarer: 'S' }, play: ['HK', 'H4', 'H6', 'H2', 'CA', 'C2', 'D3', 'C5', 'CK'] }

/** Sample incidents about tricks, claims and the end of the play, by Law. */
export const RESULT_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law12: [
    { ...incident('an assigned score, part of the damage perhaps self-inflicted', NOT_VULNERABLE, assigned()), sidesInOrder: true },
    { ...incident('an assigned score, all of the damage a double shot', NOT_VULNERABLE, assigned('double-shot', 7)), sidesInOrder: true }
  ],
  law65: [
    incident('dummy says whose the trick was, his side having led to the next', { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA', 'HK'] }, { type: 'trick-remark', by: 'N', trick: 1 }),
    incident('a defender says so, declarer having led to the next', { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA', 'HK'] }, { type: 'trick-remark', by: 'E' }),
    incident('declarer says so too late', { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA', 'HK'] }, { type: 'trick-remark', by: 'S' }),
    incident('a defender says so, and nothing is recorded', UNKNOWN, { type: 'trick-remark', by: 'W' }),
    incident('cards are mixed and a trick is disputed', UNKNOWN, { type: 'mixed-cards', by: 'E', dispute: 'trick', trick: 9 }),
    incident('cards are mixed and a trick is disputed that is recorded', PLAYED, { type: 'mixed-cards', by: 'E', dispute: 'trick', trick: 9 })
  ],
  law66: [
    incident('declarer wants to see the trick just played', { ...NOTRUMP, play: ['H2', 'HQ', 'H9', 'H6'] }, { type: 'inspect-trick', by: 'S' }),
    incident('a defender, his side having led to the next', { ...NOTRUMP, play: ['H2', 'H4', 'HJ', 'H6', 'S9'], hands: {} }, { type: 'inspect-trick', by: 'E' }),
    incident('dummy', { ...NOTRUMP, play: ['H2', 'HQ', 'H9', 'H6'] }, { type: 'inspect-trick', by: 'N' }),
    incident('a defender his own card, dummy’s hand having led', { ...NOTRUMP, play: ['H2', 'HQ', 'H9', 'H6', 'S2'], hands: {} }, { type: 'inspect-trick', by: 'E', whose: 'own' }),
    incident('after the play', PLAYED, { type: 'inspect-trick', by: 'N', trick: 5 }),
    incident('nothing is recorded', UNKNOWN, { type: 'inspect-trick', by: 'W' }),
    incident('cards are mixed and a revoke is disputed', { ...DISCARDED, claim: { by: 'S', tricks: 8 } }, { type: 'mixed-cards', by: 'E', dispute: 'revoke', trick: 2 }),
    incident('the other side has mixed its cards', { ...DISCARDED, claim: { by: 'S', tricks: 8 } }, { type: 'mixed-cards', by: 'S', dispute: 'revoke', trick: 2, player: 'E', when: 'after-dispute' }),
    incident('cards are mixed and a revoke is disputed during the play', DISCARDED, { type: 'mixed-cards', by: 'E', dispute: 'revoke', trick: 2 })
  ],
  law67: [
    ...PLAY_INCIDENTS.law67 ?? [],
    incident('no card played, and the winner has led', THIRD_TRICK, nothing('W', 3), ...plays('N SA')),
    incident('no card played, and both sides have played on', THIRD_TRICK, nothing('W', 3), ...plays('N SA, E S4')),
    incident('no card played, found after the last trick', NINTH_TRICK, nothing('E', 9), ...plays(AFTER_NINTH_TRICK)),
    incident('no card played, and nothing is recorded', UNKNOWN, nothing('W', 4)),
    incident('two cards stuck together, and the hand discarded later', STUCK_TOGETHER, { type: 'defective-trick', by: 'E', trick: 2, played: 'several', cards: ['S6', 'S2'] })
  ],
  law69: [
    incident('an opponent takes back his agreement', { ...FINESSE, claim: { by: 'S', tricks: 2 } }, { type: 'withdraw-agreement', by: 'W' })
  ],
  law70: [
    incident('an outstanding trump was not mentioned', TRUMP_OUT, { type: 'claim', by: 'S', tricks: 3 }, doubt('W')),
    incident('an unstated finesse', FINESSE, { type: 'claim', by: 'S', tricks: 2 }, doubt('W')),
    incident('a defender’s claim', TWO_ACES, { type: 'claim', by: 'E', tricks: 1 }, doubt('S')),
    incident('more is claimed than can be won', FINESSE, { type: 'claim', by: 'W', tricks: 2 }, doubt('S')),
    incident('nothing is known of the hands', UNKNOWN, { type: 'claim', by: 'S', tricks: 2 }, doubt('W')),
    incident('dummy doubts a concession', BARE_QUEEN, { type: 'concede', by: 'S', tricks: 1 }, doubt('N')),
    incident('the other side asks to play on', TOP_CLUBS, { type: 'claim', by: 'S' }, { type: 'contest-claim', by: 'W', wants: 'play-on' })
  ],
  law71: [
    incident('a trick that only careless play could lose', { ...BARE_QUEEN, claim: { by: 'S', tricks: 1 } }, { type: 'cancel-concession', by: 'S' }),
    incident('the last trick, which cannot be lost', { ...LAST_TRICK, claim: { by: 'S', tricks: 0 } }, { type: 'cancel-concession', by: 'N' })
  ],
  law72: [
    incident('equity after a revoke is considered', { ...PLAYED, constraints: [{ type: 'review', side: 'EW', law: '64C' }] }, { type: 'close-review', side: 'EW', law: '64C' })
  ]
}
