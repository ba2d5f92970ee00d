import type { Call, Seat } from '../../schemas/words.ts'
import { callDue } from '../constraints/mustCall.ts'
import { behaviourOf } from '../constraints/index.ts'
import type { Bar } from '../constraints/behaviour.ts'
import { isAdmissible, isLegalOver } from '../table/auction.ts'
import { CALLS, isBid } from '../table/call.ts'
import type { Table } from '../table/table.ts'

/** Why a call is not open to the player whose turn it is; undefined if it is. */
export function barTo (table: Table, by: Seat, call: Call): Bar | undefined {
  // A call that has to be repeated is made even if it is insufficient: Law 27 then deals with it.
  if (callDue(table, by) === call) return undefined
  if (isBid(call) && !isLegalOver(table.auction, by, call)) return { laws: ['18D'], reason: 'insufficient' }
  if ((call === 'X' || call === 'XX') && !isAdmissible(table.auction, by, call)) return { laws: [call === 'X' ? '19A1' : '19B1'], reason: 'inadmissible' }
  for (const constraint of table.constraints) {
    const bar = behaviourOf(constraint).forbidsCall?.(constraint, table, by, call)
    if (bar !== undefined) return bar
  }
  return undefined
}

/** The calls that are open to the player whose turn it is, pass first. */
export const legalCallsUnder = (table: Table, by: Seat): readonly Call[] => CALLS.filter(call => barTo(table, by, call) === undefined)
