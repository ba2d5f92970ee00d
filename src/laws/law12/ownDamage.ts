import type { ActionOf } from '../../../schemas/action.ts'
import type { LawReference, Side } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { citing, note, type Part } from '../../ruling/finding.ts'
import { resultOf } from '../../ruling/result.ts'
import { OPPONENTS } from '../../table/seat.ts'
import type { Table } from '../../table/table.ts'
import type { Measure, Scored } from './assigned.ts'
import { rounded, type Unit } from './score.ts'

/** What the sides get, as far as it is given. */
export type Figures = Readonly<Partial<Record<Side, number>>>
type SelfInflicted = NonNullable<ActionOf<'adjusted-score'>['selfInflicted']>
type Cause = NonNullable<SelfInflicted['cause']>

/** What an edition says about damage that the non-offending side has brought on itself. */
interface Standard {
  /** How the question to the director puts it. */
  readonly asks: 'extreme' | 'serious' | 'unstated'
  readonly laws: readonly [LawReference, ...LawReference[]]
  /** What counts; undefined where the edition is silent and the director decides. */
  readonly counts: ReadonlySet<Cause> | undefined
  readonly remarks: readonly string[]
}
const UNSTATED: Standard = { asks: 'unstated', laws: ['12C2'], counts: undefined, remarks: ['own-damage-unstated'] }
const STANDARD: Term<Standard> = {
  1987: UNSTATED,
  1997: UNSTATED,
  2007: { asks: 'serious', laws: ['12C1(b)'], counts: new Set(['serious-error', 'extremely-serious-error', 'gambling-action', 'double-shot']), remarks: [] },
  2017: { asks: 'extreme', laws: ['12C1(e)', '12C1(e)(i)', '12C1(e)(ii)'], counts: new Set(['extremely-serious-error', 'double-shot']), remarks: ['own-damage-unconfirmed'] }
}

/** An assigned score before the non-offending side's own share in its damage is looked at. */
export interface Relief {
  readonly table: Table
  readonly selfInflicted: SelfInflicted
  readonly offenders: Side
  readonly figures: Figures
  readonly unit: Unit
  readonly measure: Measure
}

/** The result at the table: as the director gives it, or as the play of the table tells it. */
export function obtainedIn ({ obtained }: SelfInflicted, table: Table, book: Book): Scored | undefined {
  const points = obtained === undefined ? pointsOnRecord(table, book) : undefined
  return obtained ?? (points === undefined ? undefined : { points })
}

/** The score for North-South that the play of the table tells, with the tricks that were transferred. */
export function pointsOnRecord (table: Table, book: Book): number | undefined {
  const result = resultOf(table, book)
  return result?.rectified === undefined ? result?.score : result.rectified.score
}

/**
 * The offending side gets what follows from rectifying its infraction. The non-offending side keeps its result at the table, and on top of that only
 * what the infraction alone has cost: the assigned score less what could still be expected after the infraction.
 */
export function * lessOwnDamage ({ table, selfInflicted, offenders, figures, unit, measure }: Relief, book: Book): Dialogue<{ readonly figures: Figures, readonly parts: readonly Part[] }> {
  const side = OPPONENTS[offenders]
  const { [side]: without, [offenders]: rectified } = figures
  const result = obtainedIn(selfInflicted, table, book)
  if (without === undefined || result === undefined) return { figures, parts: [] }
  const [obtained, expected] = [measure([result], side), measure(selfInflicted.expected, side)]
  const [damage, own, relief] = [without - obtained, expected - obtained, Math.max(0, without - Math.max(obtained, expected))]
  // Without damage the result stands for both sides.
  const atTheTable = measure([result], offenders)
  const forOffenders = rectified === undefined ? {} : { [offenders]: isNothing(damage) ? atTheTable : Math.min(rectified, atTheTable) }
  const values = { side, offenders, unit, damage: rounded(damage), own: rounded(own), relief: rounded(relief), obtained: rounded(obtained) }
  if (isNothing(damage)) return { figures: { ...forOffenders, [side]: obtained }, parts: [note('not-damaged', values)] }
  const full = { ...forOffenders, [side]: without }
  if (isNothing(own)) return { figures: full, parts: [note('own-error-cost-nothing', values)] }

  const { asks, laws, counts, remarks } = book.read(STANDARD)
  const { cause } = selfInflicted
  const isOwn = counts !== undefined && cause !== undefined
    ? counts.has(cause)
    : yield * isTrue({ id: 'own-damage', asked: 'aside', judgement: true, laws: [laws[0]], values: { side, asks } })
  if (!isOwn) return { figures: full, parts: [citing(laws[0]), note('full-relief', values)] }
  return {
    figures: { ...forOffenders, [side]: obtained + relief },
    parts: [
      citing(...laws), note(isNothing(relief) ? 'damage-all-own' : 'damage-partly-own', values), ...remarks.map(remark => note(remark, values)),
      ...unit === 'points' && !isNothing(relief) ? [note('own-damage-in-points', values)] : []
    ]
  }
}

/** Weighting leaves traces behind the last decimal that counts. */
const isNothing = (figure: number): boolean => figure < 0.005
