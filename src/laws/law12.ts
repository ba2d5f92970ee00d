import type { ActionOf } from '../../schemas/action.ts'
import { SIDES, type LawReference, type Side } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import type { Table } from '../table/table.ts'
import { assigned, assignedIn } from './law12/assigned.ts'
import { KEY, adjusted, bySide } from './law12/score.ts'

/** How far a side is to blame that a board has no result. */
export type Fault = 'none' | 'partly' | 'directly'
type Faults = Readonly<Record<Side, Fault>>

/** The director awards an adjusted score. */
export interface Award {
  readonly table: Table
  readonly action: ActionOf<'adjusted-score'>
}

const AVERAGES: Readonly<Record<Fault, number>> = { none: 60, partly: 50, directly: 40 }
const IMPS: Readonly<Record<Fault, number>> = { none: 3, partly: 0, directly: -3 }

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

/** An adjusted score, worked out from what the director fills in. */
export const law12: Law<Award> = {
  number: 12,
  title: 'Adjusted scores',
  editions: { 1987: award, 1997: award, 2007: award, 2017: award }
}

function * award ({ table, action }: Award, book: Book): Dialogue<Finding> {
  if (action.kind === 'assigned') return yield * assigned(table, action, book)
  const { averages, imps } = book.read(ARTIFICIAL)
  const faults = action.fault ?? (yield * faultsOf(SIDES, averages))
  if (action.scoring === 'imps') return finding(averages, adjusted({ imps: bySide(SIDES, side => IMPS[faults[side]]) }, imps))
  const { session } = action
  return finding(averages, adjusted(bySide(SIDES, side => percentage(faults[side], session?.[side], book)), averages),
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
    adjusted({ ...bySide(sides, side => AVERAGES[faults[side]]), imps: bySide(sides, side => IMPS[faults[side]]) }, averages), citing(averages, imps),
    note('artificial-score-by-session', { laws: session })
  ]
}

/** An adjusted score of either kind: the director says which. */
export function * adjustedScoreOf (law: LawReference, book: Book): Dialogue<readonly Part[]> {
  const { averages } = book.read(ARTIFICIAL)
  const { law: assignedUnder } = assignedIn(book)
  const kind = yield * choose({ id: 'kind-of-adjusted-score', decider: { role: 'director' }, asked: 'aside', judgement: true, laws: [law], values: {} },
    { assigned: assignedUnder, artificial: averages })
  return kind === 'artificial' ? yield * artificialScore(SIDES, book) : [citing(assignedUnder), { effect: { type: 'adjusted-score', law } }, note('send-adjusted-score')]
}
