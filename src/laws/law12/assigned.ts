import type { ActionOf } from '../../../schemas/action.ts'
import { SIDES, type LawReference, type Side } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import type { Dialogue } from '../../ruling/dialogue.ts'
import { citing, finding, note, type Finding, type Part } from '../../ruling/finding.ts'
import { impsFor } from '../../table/score.ts'
import { OPPONENTS } from '../../table/seat.ts'
import type { Table } from '../../table/table.ts'
import { scoreUnder } from '../law77.ts'
import { lessOwnDamage, type Figures } from './ownDamage.ts'
import { score } from './score.ts'

/** The form that the director fills in for an adjusted score. */
export type Form = ActionOf<'adjusted-score'>
type AssignedResult = NonNullable<Form['results']>[number]
/** A result of the form, whatever it stands for. */
export type Scored = Pick<AssignedResult, 'contract' | 'tricks' | 'points' | 'weight'>

/** How a score in place of a result is found. */
export interface Assigned {
  readonly law: LawReference
  readonly further: readonly LawReference[]
  readonly aim: string
  /** Whether each side gets a result by what was likely or at all probable. */
  readonly byLikelihood: boolean
  /** Where several results may be weighted. */
  readonly weighting?: { readonly law: LawReference, readonly remarks: readonly string[] }
}
const BY_LIKELIHOOD: Assigned = { law: '12C2', further: [], aim: 'assigned-by-likelihood', byLikelihood: true }
const WITH_COMMITTEE: Assigned = { ...BY_LIKELIHOOD, weighting: { law: '12C3', remarks: ['weighting-by-committee'] } }
const BY_OUTCOME: Assigned = { law: '12C1(a)', further: [], aim: 'assigned-by-outcome', byLikelihood: false, weighting: { law: '12C1(c)', remarks: [] } }
const BY_LEGAL_OUTCOME: Assigned = { ...BY_OUTCOME, aim: 'assigned-by-legal-outcome' }
const BY_LIKELIHOOD_INSTEAD: Assigned = { law: '12C1(e)', further: ['12C1(e)(i)', '12C1(e)(ii)'], aim: 'assigned-by-likelihood', byLikelihood: true }
const ASSIGNED: Term<Assigned> = { 1987: BY_LIKELIHOOD, 1997: WITH_COMMITTEE, 2007: BY_OUTCOME, 2017: BY_LEGAL_OUTCOME }
/** The same where the Regulating Authority has elected against weighted scores; 2017 leaves it no choice. */
const UNWEIGHTED: Term<Assigned> = { 1987: BY_LIKELIHOOD, 1997: BY_LIKELIHOOD, 2007: BY_LIKELIHOOD_INSTEAD, 2017: BY_LEGAL_OUTCOME }

/** How this edition, with the elections made, assigns a score. */
export const assignedIn = (book: Book): Assigned => book.read(book.regulations['weighted-scores'] === false ? UNWEIGHTED : ASSIGNED)

/** What the director sends to have an assigned score worked out, where one side is known to have offended. */
export const assignedToBeSent = (offenders: Side, book: Book): Part =>
  note('send-assigned-score', { side: OPPONENTS[offenders], offenders, way: assignedIn(book).byLikelihood ? 'likelihood' : 'weight' })

/** An assigned score: each side's results against the other tables, less what the non-offending side has brought on itself. */
export function * assigned (table: Table, form: Form, book: Book): Dialogue<Finding> {
  const { law, further, aim, weighting } = assignedIn(book)
  const { results = [], others, scoring, selfInflicted, offenders } = form
  const measure: Measure = (scored, side) => figureOf(scored, side, table, form, book)
  const figures: Figures = Object.fromEntries(SIDES.flatMap(side => {
    const own = resultsFor(side, table, form, book)
    return own.length === 0 ? [] : [[side, measure(own, side)]]
  }))
  const unit = others === undefined ? 'points' : scoring === 'imps' ? 'imps' : 'percent'
  const { figures: given, parts } = selfInflicted === undefined || offenders === undefined
    ? { figures, parts: [] }
    : yield * lessOwnDamage({ table, selfInflicted, offenders, figures, unit, measure }, book)
  const weighted = SIDES.some(side => results.filter(result => result.likelihood === undefined && countsFor(result, side)).length > 1)
  return finding(law, citing(...further), score(unit, given, law), note(aim),
    weighted && weighting !== undefined ? [citing(weighting.law), note('weighted-by-result'), ...weighting.remarks.map(remark => note(remark))] : [], parts)
}

/** What results come to for a side. */
export type Measure = (results: readonly Scored[], side: Side) => number

/** Whether a result is one of those for a side. */
export const countsFor = (result: AssignedResult, side: Side): boolean => result.for === undefined || result.for === side

/** The results that a side gets: those given for it, or the one that follows from how likely each was. */
function resultsFor (side: Side, table: Table, { results = [], offenders }: Form, book: Book): readonly AssignedResult[] {
  const own = results.filter(result => countsFor(result, side))
  if (own.every(({ likelihood }) => likelihood === undefined)) return own
  const sign = side === 'NS' ? 1 : -1
  const fromTheWorst = own.filter(({ likelihood }) => side === offenders || likelihood === 'likely')
    .map(result => ({ result, points: sign * (pointsOf(result, table, book) ?? 0) })).sort((one, other) => one.points - other.points)
  const chosen = side === offenders ? fromTheWorst[0] : fromTheWorst.at(-1)
  return chosen === undefined ? [] : [chosen.result]
}

/** What results come to for a side: matchpoints in percent, IMPs, or points, weighted one by one. */
function figureOf (results: readonly Scored[], side: Side, table: Table, { others, scoring }: Form, book: Book): number {
  const sign = side === 'NS' ? 1 : -1
  const compared = others?.map(other => sign * other)
  return results.reduce((sum, result) => {
    const points = sign * (pointsOf(result, table, book) ?? 0)
    const value = compared === undefined ? points : scoring === 'imps' ? mean(compared.map(other => impsFor(points - other))) : matchpoints(points, compared)
    return sum + value * (result.weight ?? 100) / 100
  }, 0)
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
/** The share of the matchpoints against the field, in percent. */
const matchpoints = (points: number, field: readonly number[]): number => mean(field.map(other => points > other ? 100 : points === other ? 50 : 0))

/** The score of a result for North-South, as far as it can be worked out. */
export function pointsOf ({ contract, tricks, points }: Scored, { vulnerable }: Table, book: Book): number | undefined {
  if (points !== undefined) return points
  return contract === undefined || tricks === undefined || vulnerable === undefined ? undefined : scoreUnder({ contract, tricks, vulnerable }, book)
}
