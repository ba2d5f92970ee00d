import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Call, Seat } from '../../schemas/words.ts'
import { isLegalOver } from '../table/auction.ts'
import { isBid } from '../table/call.ts'
import { settled } from '../ruling/dialogue.ts'
import { impose, note, type Part } from '../ruling/finding.ts'
import { dutyToPass, inForce, type Table } from '../table/table.ts'
import { RHO } from '../table/seat.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'

/** What RHO did at his turn just before the player's, as far as the auction shows it. */
const rhoCall = ({ auction }: Table, player: Seat): Call | undefined => auction.at(-1)?.by === RHO[player] ? auction.at(-1)?.call : undefined
/** Whether RHO passed at that turn. */
const rhoPassed = (table: Table, player: Seat): boolean => rhoCall(table, player) === 'Pass'
/** Whether RHO bid, doubled or redoubled at that turn. */
export const rhoActed = (table: Table, player: Seat): boolean => rhoCall(table, player) !== undefined && !rhoPassed(table, player)

/** Whether a player has to make this call at the turn that has come: a double that is not admissible by then is not called for, nor after a lost turn a bid that is insufficient, and a duty to pass is stronger. */
const mustCallNow = (constraint: ConstraintOf<'must-call'>, table: Table, by: Seat): boolean =>
  constraint.player === by && (constraint.if === undefined || rhoPassed(table, by)) && dutyToPass(table, by) === undefined && ((isBid(constraint.call) && constraint.if !== undefined) || isLegalOver(table.auction, by, constraint.call))

/** The call that a player has to make at the turn that has come, if any. */
export const callDue = (table: Table, by: Seat): Call | undefined => inForce(table, 'must-call').find(duty => mustCallNow(duty, table, by))?.call

/** Whether this call takes away the turn at which the player was to repeat his: RHO had passed already. */
const losesTurn = ({ player, if: condition }: ConstraintOf<'must-call'>, table: Table, by: Seat): boolean => condition === 'rho-passes' && by !== player && rhoPassed(table, player)

/** Must repeat a call if RHO passes. */
export const mustCallBehaviour: ConstraintBehaviour<ConstraintOf<'must-call'>> = {
  forbidsCall: (constraint, table, by, call) => call !== constraint.call && callDue(table, by) === constraint.call
    ? { laws: constraint.law === undefined ? [] : [constraint.law], reason: 'must-call' }
    : undefined,
  // The duty stays with a player who is jumped over, whatever RHO does the next time.
  onCall: (constraint, table, { by }) => losesTurn(constraint, table, by) ? settled(stillToRepeat(constraint)) : undefined,
  lapses: (constraint, event) => spentByCallOf(constraint.player, event) || (event.happened === 'call' && losesTurn(constraint, event.table, event.by)) ||
    (constraint.if === 'rho-passes' && event.happened === 'call' && event.by === RHO[constraint.player] && event.call !== 'Pass')
}

const stillToRepeat = ({ player, call, law }: ConstraintOf<'must-call'>): readonly Part[] =>
  [impose({ type: 'must-call', player, call, ...law !== undefined && { law } }), note('turn-lost-with-duty', { player, call })]
