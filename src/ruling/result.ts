import type { Effect } from '../../schemas/effect.ts'
import type { Contract } from '../../schemas/table.ts'
import type { Side } from '../../schemas/words.ts'
import { scoreUnder } from '../laws/law77.ts'
import { tricksLeft, tricksWon } from '../table/ending.ts'
import { SIDE } from '../table/seat.ts'
import { finalContract, inForce, playIsOver, type Table } from '../table/table.ts'
import type { Book } from './book.ts'

type Tricks = Readonly<Record<Side, number>>

/** What a board has come to. */
export interface BoardResult {
  readonly contract: Contract
  readonly tricks: Tricks
  readonly score?: number
  readonly rectified?: { readonly tricks: Tricks, readonly score?: number }
  /** Sides that cannot score more than average minus. */
  readonly limited?: readonly Side[]
  /** Nothing is left for the director to consider. */
  readonly final: boolean
}

/** The result of a board: tricks as they were won or claimed, then with those that were transferred; undefined while the play lasts or without a record of it. */
export function resultOf (table: Table, book: Book, effects: readonly Effect[] = []): BoardResult | undefined {
  if (!playIsOver(table)) return undefined
  const contract = finalContract(table)
  const tricks = tricksAtTheEnd(table)
  if (contract === undefined || tricks === undefined) return undefined
  const scored = (won: Tricks) => {
    const { vulnerable } = table
    return { tricks: won, ...vulnerable && { score: scoreUnder({ contract, tricks: won[SIDE[contract.declarer]], vulnerable }, book) } }
  }
  const transfers = inForce(table, 'transferred-tricks').filter(({ count }) => count > 0)
  const transferred = (side: Side) => transfers.filter(({ to }) => to === side).reduce((sum, { count }) => sum + count, 0)
  // No side can be given more tricks than the other has won.
  const gain = Math.max(-tricks.NS, Math.min(tricks.EW, transferred('NS') - transferred('EW')))
  const limited = inForce(table, 'score-limit').map(({ side }) => side)
  return {
    contract, ...scored(tricks),
    ...transfers.length > 0 && { rectified: scored({ NS: tricks.NS + gain, EW: tricks.EW - gain }) },
    ...limited.length > 0 && { limited },
    final: inForce(table, 'review').length === 0 && !effects.some(isStillToBeFound)
  }
}

/** An adjusted score for which the director has not yet given figures. */
const isStillToBeFound = (effect: Effect): boolean => effect.type === 'adjusted-score' && [effect.ns, effect.ew, effect.imps, effect.points].every(figure => figure === undefined)

function tricksAtTheEnd (table: Table): Tricks | undefined {
  const left = tricksLeft(table)
  if (left === undefined || table.play.length === 0) return undefined
  const won = tricksWon(table)
  const { claim } = table
  if (claim === undefined) return won
  const total = (side: Side) => won[side] + (SIDE[claim.by] === side ? claim.tricks : left - claim.tricks)
  return { NS: total('NS'), EW: total('EW') }
}
