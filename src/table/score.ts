import type { Contract, Vulnerability } from '../../schemas/table.ts'
import type { Denomination, Side } from '../../schemas/words.ts'
import { SIDE } from './seat.ts'

/** What undertricks cost when doubled and what a doubled contract earns: the part of the scoring table that may differ between codes. */
export interface Scale {
  /** Doubled undertricks not vulnerable: the first, the second and third, each one from the fourth. */
  readonly doubledDown: readonly [number, number, number]
  /** Doubled undertricks vulnerable. */
  readonly doubledDownVulnerable: readonly [number, number, number]
  /** For making a doubled or a redoubled contract. */
  readonly insult: Readonly<Record<'X' | 'XX', number>>
}

const FIRST_TRICK: Readonly<Record<Denomination, number>> = { C: 20, D: 20, H: 30, S: 30, NT: 40 }
const FURTHER_TRICK: Readonly<Record<Denomination, number>> = { ...FIRST_TRICK, NT: 30 }
const TIMES = { undoubled: 1, X: 2, XX: 4 } as const
const GAME = 100

/** Whether a side is vulnerable. */
export const isVulnerable = (side: Side, vulnerable: Vulnerability): boolean => vulnerable === 'All' || vulnerable === side

/** The score of a contract for declarer's side, by the tricks that his side won. */
export function scoreOf (contract: Contract, tricks: number, vulnerable: boolean, scale: Scale): number {
  const over = tricks - contract.level - 6
  return over < 0 ? -penalty(-over, contract.risk, vulnerable, scale) : made(contract, over, vulnerable, scale)
}

function made ({ level, denomination, risk }: Contract, overtricks: number, vulnerable: boolean, { insult }: Scale): number {
  const trickScore = (FIRST_TRICK[denomination] + (level - 1) * FURTHER_TRICK[denomination]) * TIMES[risk ?? 'undoubled']
  const eachOvertrick = risk === undefined ? FURTHER_TRICK[denomination] : (vulnerable ? 100 : 50) * TIMES[risk]
  const game = trickScore < GAME ? 50 : vulnerable ? 500 : 300
  const slam = level === 7 ? (vulnerable ? 1500 : 1000) : level === 6 ? (vulnerable ? 750 : 500) : 0
  return trickScore + overtricks * eachOvertrick + game + slam + (risk === undefined ? 0 : insult[risk])
}

function penalty (undertricks: number, risk: Contract['risk'], vulnerable: boolean, { doubledDown, doubledDownVulnerable }: Scale): number {
  if (risk === undefined) return undertricks * (vulnerable ? 100 : 50)
  const [first, second, fourth] = vulnerable ? doubledDownVulnerable : doubledDown
  const doubled = first + Math.min(undertricks - 1, 2) * second + Math.max(undertricks - 3, 0) * fourth
  return risk === 'XX' ? 2 * doubled : doubled
}

/** The score for North-South. */
export const scoreForNorthSouth = (contract: Contract, tricks: number, vulnerable: Vulnerability, scale: Scale): number => {
  const side = SIDE[contract.declarer]
  const score = scoreOf(contract, tricks, isVulnerable(side, vulnerable), scale)
  return side === 'NS' ? score : -score
}

/** From which difference in points each further IMP is due (78B). */
const IMP_STEPS = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000
] as const

/** The IMPs for a difference in points. */
export const impsFor = (difference: number): number => Math.sign(difference) * IMP_STEPS.filter(step => Math.abs(difference) >= step).length
