import type { EffectOf } from '../../../schemas/effect.ts'
import { SIDES, type LawReference, type Side } from '../../../schemas/words.ts'
import type { Part } from '../../ruling/finding.ts'

/** What a score is counted in. */
export type Unit = 'percent' | 'imps' | 'points'
type Figured = Omit<EffectOf<'adjusted-score'>, 'type' | 'law'>

/** The name of each side where figures are given for it. */
export const KEY = { NS: 'ns', EW: 'ew' } as const satisfies Record<Side, string>

/** An adjusted score with its figures. */
export const adjusted = (figures: Figured, law: LawReference): Part => ({ effect: { type: 'adjusted-score', ...figures, law } })

/** An adjusted score in one unit, for the sides that have a figure. */
export function score (unit: Unit, figures: Readonly<Partial<Record<Side, number>>>, law: LawReference): Part {
  const each = bySide(SIDES.filter(side => figures[side] !== undefined), side => figures[side] ?? 0)
  return adjusted(unit === 'percent' ? each : { [unit]: each }, law)
}

/** A figure for each of some sides. */
export const bySide = (sides: readonly Side[], figure: (side: Side) => number): { readonly ns?: number, readonly ew?: number } =>
  Object.fromEntries(sides.map(side => [KEY[side], rounded(figure(side))]))

/** To two decimals. */
export const rounded = (figure: number): number => Math.round(figure * 100) / 100
