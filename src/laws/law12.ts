import type { ActionOf } from '../../schemas/action.ts'
import type { Effect } from '../../schemas/effect.ts'
import { SIDES, type LawReference, type Side } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { impsFor } from '../table/score.ts'
import type { Table } from '../table/table.ts'
import { scoreUnder } from './law77.ts'

/** How far a side is to blame that a board has no result. */
export type Fault = 'none' | 'partly' | 'directly'
type Faults = Readonly<Record<Side, Fault>>
type Figures = Readonly<Partial<Record<Side, number>>>

/** The director awards an adjusted score. */
export interface Award {
  readonly table: Table
  readonly action: ActionOf<'adjusted-score'>
}

const AVERAGES: Readonly<Record<Fault, number>> = { none: 60, partly: 50, directly: 40 }
const IMPS: Readonly<Record<Fault, number>> = { none: 3, partly: 0, directly: -3 }
const KEY = { NS: 'ns', EW: 'ew' } as const satisfies Record<Side, string>

/** The paragraphs on scores where no result can be had. */
interface Artificial {
  readonly averages: LawReference
  readonly imps: LawReference
  /** A side that did better, or worse, on its other boards. */
  readonly session: LawReference
  /** Whether an offender below forty percent on his other boards gets no more than that. */
  readonly offendersToo: boolean
}
const OLD: Artificial = { averages: '12C1', imps: '86A', session: '88', offendersToo: false }
const NEW: Artificial = { averages: '12C2(a)', imps: '12C2(b)', session: '12C2(c)', offendersToo: true }
const ARTIFICIAL: Term<Artificial> = { 1987: OLD, 1997: OLD, 2007: NEW, 2017: NEW }

/** How a score in place of a result is found, and whether it may be weighted. */
interface Assigned {
  readonly law: LawReference
  readonly aim: string
  readonly weighting: LawReference | undefined
}
const ASSIGNED: Term<Assigned> = {
  1987: { law: '12C2', aim: 'assigned-by-likelihood', weighting: undefined },
  1997: { law: '12C2', aim: 'assigned-by-likelihood', weighting: '12C3' },
  2007: { law: '12C1(a)', aim: 'assigned-by-outcome', weighting: '12C1(c)' },
  2017: { law: '12C1(a)', aim: 'assigned-by-legal-outcome', weighting: '12C1(c)' }
}

/** An adjusted score, worked out from what the director fills in. */
export const law12: Law<Award> = {
  number: 12,
  title: 'Adjusted scores',
  editions: { 1987: award, 1997: award, 2007: award, 2017: award }
}

function * award ({ table, action }: Award, book: Book): Dialogue<Finding> {
  if (action.kind === 'assigned') return finding(book.read(ASSIGNED).law, assigned(table, action, book))
  const { averages, imps } = book.read(ARTIFICIAL)
  const faults = action.fault ?? (yield * faultsOf(SIDES, averages))
  if (action.scoring === 'imps') return finding(averages, score({ imps: bySide(SIDES, side => IMPS[faults[side]]) }, imps))
  const { session } = action
  return finding(averages, score(bySide(SIDES, side => percentage(faults[side], session?.[side], book)), averages),
    SIDES.some(side => session?.[side] !== undefined && percentage(faults[side], session[side], book) !== AVERAGES[faults[side]]) ? citing(book.read(ARTIFICIAL).session) : [])
}

/** The percentage of a side: average plus at least, average minus at most, seen against its other boards. */
function percentage (fault: Fault, session: number | undefined, book: Book): number {
  const average = AVERAGES[fault]
  if (session === undefined || fault === 'partly') return average
  if (fault === 'none') return Math.max(average, session)
  return book.read(ARTIFICIAL).offendersToo ? Math.min(average, session) : average
}

function * faultsOf (sides: readonly Side[], law: LawReference): Dialogue<Faults> {
  const faults: Record<Side, Fault> = { NS: 'none', EW: 'none' }
  for (const side of sides) {
    const answer = yield * choose({ id: `fault-${KEY[side]}`, decider: { role: 'director' }, asked: 'aside', judgement: true, laws: [law], values: { side } },
      { 'not-at-fault': law, 'partly-at-fault': law, 'directly-at-fault': law })
    faults[side] = answer === 'not-at-fault' ? 'none' : answer === 'partly-at-fault' ? 'partly' : 'directly'
  }
  return faults
}

/** An artificial score for these sides of a board that gives no result; the director says how far each was at fault. */
export function * artificialScore (sides: readonly Side[], book: Book): Dialogue<readonly Part[]> {
  const { averages, session, imps } = book.read(ARTIFICIAL)
  const faults = yield * faultsOf(sides, averages)
  return [
    score({ ...bySide(sides, side => AVERAGES[faults[side]]), imps: bySide(sides, side => IMPS[faults[side]]) }, averages), citing(averages, imps),
    note('artificial-score-by-session', { laws: session })
  ]
}

/** An adjusted score of either kind: the director says which. */
export function * adjustedScoreOf (law: LawReference, book: Book): Dialogue<readonly Part[]> {
  const { averages } = book.read(ARTIFICIAL)
  const { law: assignedUnder } = book.read(ASSIGNED)
  const kind = yield * choose({ id: 'kind-of-adjusted-score', decider: { role: 'director' }, asked: 'aside', judgement: true, laws: [law], values: {} },
    { assigned: assignedUnder, artificial: averages })
  return kind === 'artificial' ? yield * artificialScore(SIDES, book) : [citing(assignedUnder), { effect: { type: 'adjusted-score', law } }, note('send-adjusted-score')]
}

const score = (figures: Omit<Extract<Effect, { type: 'adjusted-score' }>, 'type' | 'law'>, law: LawReference): Part => ({ effect: { type: 'adjusted-score', ...figures, law } })

const bySide = (sides: readonly Side[], figure: (side: Side) => number): { readonly ns?: number, readonly ew?: number } =>
  Object.fromEntries(sides.map(side => [KEY[side], round(figure(side))]))

const round = (figure: number): number => Math.round(figure * 100) / 100

function assigned (table: Table, action: ActionOf<'adjusted-score'>, book: Book): readonly Part[] {
  const { law, aim, weighting } = book.read(ASSIGNED)
  const results = action.results ?? []
  const weighted = SIDES.some(side => results.filter(result => countsFor(result, side)).length > 1)
  const figures = Object.fromEntries(SIDES.map(side => [side, figureFor(side, table, action, book)])) as Figures
  const known = SIDES.filter(side => figures[side] !== undefined)
  const each = bySide(known, side => figures[side] ?? 0)
  return [
    score(action.others === undefined ? { points: each } : action.scoring === 'imps' ? { imps: each } : each, law),
    note(aim), ...weighted ? [weighting === undefined ? note('weighting-unknown') : [citing(weighting), note('weighted-by-result')]].flat() : []
  ]
}

type AssignedResult = NonNullable<ActionOf<'adjusted-score'>['results']>[number]
/** Whether a result is one of those for a side. */
export const countsFor = (result: AssignedResult, side: Side): boolean => result.for === undefined || result.for === side

/** What a side gets: matchpoints in percent, IMPs, or points, its results weighted one by one. */
function figureFor (side: Side, table: Table, { results = [], others, scoring }: ActionOf<'adjusted-score'>, book: Book): number | undefined {
  const own = results.filter(result => countsFor(result, side))
  if (own.length === 0) return undefined
  const sign = side === 'NS' ? 1 : -1
  return own.reduce((sum, result) => {
    const points = sign * pointsOf(result, table, book)
    const compared = (others ?? []).map(other => sign * other)
    const value = others === undefined ? points : scoring === 'imps' ? mean(compared.map(other => impsFor(points - other))) : matchpoints(points, compared)
    return sum + value * (result.weight ?? 100) / 100
  }, 0)
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
/** The share of the matchpoints against the field, in percent. */
const matchpoints = (points: number, field: readonly number[]): number => mean(field.map(other => points > other ? 100 : points === other ? 50 : 0))

function pointsOf ({ contract, tricks, points }: AssignedResult, { vulnerable }: Table, book: Book): number {
  if (points !== undefined) return points
  return contract === undefined || tricks === undefined || vulnerable === undefined ? 0 : scoreUnder({ contract, tricks, vulnerable }, book)
}

