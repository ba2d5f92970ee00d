import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Seat } from '../../schemas/words.ts'
import { WHOLE_PLAYS } from '../laws/wholePlays.ts'
import type { Incident } from './incidents.ts'

const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })
const revoked = (by: Seat, trick: number, more: Partial<ActionOf<'revoke'>> = {}): Action => ({ type: 'revoke', by, trick, ...more })
const spades = (play: string, hands: NonNullable<WireTable['hands']> = {}, constraints: readonly Constraint[] = []): WireTable => ({
  dealer: 'S', auction: ['1S', 'Pass', '4S', 'Pass', 'Pass', 'Pass'], hands, play: play.split(' '), constraints: [...constraints]
})
/** The first so many cards of a whole play in clubs by West. */
const firstPlay = (cards: number, constraints: readonly Constraint[] = []): WireTable => ({
  dealer: 'N', contract: { level: 1, denomination: 'C', declarer: 'W' }, play: WHOLE_PLAYS[1].play.split(/\s+/).slice(0, cards), constraints: [...constraints]
})
const lastTricks = (cards: number): WireTable => ({
  dealer: 'N', contract: { level: 2, denomination: 'H', declarer: 'E' }, play: WHOLE_PLAYS[15].play.split(/\s+/).slice(0, cards)
})
const notRecorded: WireTable = { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' } }
const RUFF = ['HK', 'H3', 'S2'].join(' ')
const BOTH = { E: 'T952.K983.6.AT74', S: 'AK743.A2.9.KJ832' }
const SECOND_SEAT = { E: 'K954.KJ3.9.T8652', S: 'AQ63.AT75.J3.AQ9', W: 'J87.Q9864.Q2.K74' }

/** Sample incidents of the Laws on revokes. */
export const REVOKE_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law62: [
    incident('an opponent and the partner have played to the trick', {
      dealer: 'S', auction: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'], hands: SECOND_SEAT, play: 'H6 H2 HJ HA C9 C4 CJ C2 D4 HK DJ DQ'.split(' ')
    }, revoked('E', 3)),
    incident('both sides on one trick, and one has led to the next', spades('DQ DK S5 S7 SA', BOTH), revoked('E', 1)),
    incident('the partner asked about it', spades(RUFF, { E: '862.9.QT754.J863' }), revoked('E', 1, { attentionBy: 'W' })),
    incident('dummy asked a defender about it', spades(RUFF, { E: '862.9.QT754.J863' }), revoked('E', 1, { attentionBy: 'N' })),
    incident('dummy without rights asked declarer', spades('C4 C2 CK S5', { S: 'AKQJ5.AK2.A832.7' }, [{ type: 'lost-rights', player: 'N' }]), revoked('S', 1, { attentionBy: 'N' })),
    incident('at trick twelve, found in the last trick', lastTricks(49), revoked('S', 12)),
    incident('at trick twelve, found after the play', lastTricks(52), revoked('S', 12, { discovered: 'play-over' })),
    incident('at trick twelve, the last one claimed', { ...lastTricks(48), claim: { by: 'S', tricks: 1 } }, revoked('S', 12, { suit: 'D', discovered: 'play-over' }))
  ],
  law63: [
    incident('the partner has led to the next trick', spades('HK H3 D7 H5 C4', { E: '86.J94.QT75.J863' }), revoked('E', 1)),
    incident('attention had been drawn before he led', spades('HK H3 D7 H5 C4', { E: '86.J.QT9754.J863' }), revoked('E', 1, { discovered: 'before-established' })),
    incident('nothing is recorded, and not said when it was found', notRecorded, revoked('E', 5, { suit: 'H' }))
  ],
  law64: [
    incident('a whole play, found during it', firstPlay(52), revoked('N', 4, { discovered: 'established' })),
    incident('a whole play, found after it', firstPlay(52), revoked('N', 4, { discovered: 'play-over' })),
    incident('carried along to the last card', firstPlay(51, [{ type: 'established-revoke', player: 'N', trick: 4, suit: 'S' }]), { type: 'play', by: 'E', card: 'C9' }),
    incident('after the play, nothing recorded', notRecorded, revoked('E', 5, { suit: 'H', discovered: 'play-over' })),
    incident('the other side claimed all but one during the trick', { ...notRecorded, play: RUFF.split(' '), claim: { by: 'S', tricks: 12 } }, revoked('E', 1, { suit: 'H', discovered: 'established' })),
    incident('dummy’s hand, nothing recorded', notRecorded, revoked('N', 5, { suit: 'H', discovered: 'play-over' }))
  ]
}
