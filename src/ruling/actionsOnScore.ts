import { SIDES } from '../../schemas/words.ts'
import { assignedIn, countsFor, pointsOf, type Form, type Scored } from '../laws/law12/assigned.ts'
import { obtainedIn, pointsOnRecord } from '../laws/law12/ownDamage.ts'
import { OPPONENTS } from '../table/seat.ts'
import type { Table } from '../table/table.ts'
import type { Complain } from './actionsInPlay.ts'
import type { Book } from './book.ts'

/** What is impossible about the form for an adjusted score; an edition may know no weights, or no likelihood. */
export function inspectScore (form: Form, table: Table, book: Book, complain: Complain): void {
  const { kind, fault, results, others, session, offenders, selfInflicted } = form
  if (kind === 'artificial') {
    if (results !== undefined) complain('/results', 'no-results-for-artificial')
    if (offenders !== undefined) complain('/offenders', 'only-for-assigned')
    if (selfInflicted !== undefined) complain('/selfInflicted', 'only-for-assigned')
    return
  }
  if (fault !== undefined) complain('/fault', 'only-for-artificial')
  if (session !== undefined) complain('/session', 'only-for-artificial')
  if (results === undefined) {
    complain('', 'results-needed')
    return
  }
  for (const [at, result] of results.entries()) inspectResult(result, `/results/${at}`, table, book, complain)
  const likely = results.some(({ likelihood }) => likelihood !== undefined)
  if (likely) inspectLikelihood(results, book, complain)
  for (const side of likely ? [] : SIDES) inspectWeights(results.filter(result => countsFor(result, side)), side, '/results', others, book, complain)
  if ((likely || selfInflicted !== undefined) && offenders === undefined) complain('', 'offenders-needed')
  if (selfInflicted !== undefined && offenders !== undefined) inspectOwnDamage({ ...form, selfInflicted, offenders, results }, table, book, complain)
}

function inspectResult (result: Scored, pointer: string, table: Table, book: Book, complain: Complain): void {
  const { contract, tricks, points } = result
  if (points === undefined && (contract === undefined || tricks === undefined)) complain(pointer, 'result-incomplete')
  else if (pointsOf(result, table, book) === undefined) complain(pointer, 'vulnerability-needed')
}

function inspectWeights (own: readonly Scored[], side: keyof typeof OPPONENTS, pointer: string, others: Form['others'], book: Book, complain: Complain): void {
  if (own.length > 1 && assignedIn(book).weighting === undefined) {
    complain(pointer, 'weighting-not-allowed', { side })
    return
  }
  const sum = own.reduce((total, { weight }) => total + (weight ?? 100), 0)
  if (own.length > 0 && Math.abs(sum - 100) > 0.01) complain(pointer, 'weights-not-hundred', { side })
  if (own.length > 1 && others === undefined) complain(pointer, 'others-needed')
}

function inspectLikelihood (results: NonNullable<Form['results']>, book: Book, complain: Complain): void {
  const { byLikelihood } = assignedIn(book)
  for (const [at, { likelihood, weight, for: side }] of results.entries()) {
    if (!byLikelihood) {
      if (likelihood !== undefined) complain(`/results/${at}/likelihood`, 'likelihood-not-in-edition')
      continue
    }
    if (likelihood === undefined) complain(`/results/${at}`, 'likelihood-needed')
    if (weight !== undefined) complain(`/results/${at}/weight`, 'not-with-likelihood')
    if (side !== undefined) complain(`/results/${at}/for`, 'not-with-likelihood')
  }
  if (byLikelihood && !results.some(({ likelihood }) => likelihood === 'likely')) complain('/results', 'no-likely-result')
}

function inspectOwnDamage ({ results, others, offenders, selfInflicted }: Required<Pick<Form, 'results' | 'offenders' | 'selfInflicted'>> & Pick<Form, 'others'>, table: Table, book: Book, complain: Complain): void {
  const side = OPPONENTS[offenders]
  const { obtained, expected } = selfInflicted
  if (!results.some(result => countsFor(result, side))) complain('/results', 'results-needed-for', { side })
  for (const [at, result] of expected.entries()) inspectResult(result, `/selfInflicted/expected/${at}`, table, book, complain)
  inspectWeights(expected, side, '/selfInflicted/expected', others, book, complain)
  if (obtained !== undefined) inspectResult(obtained, '/selfInflicted/obtained', table, book, complain)
  const told = obtainedIn(selfInflicted, table, book)
  const recorded = pointsOnRecord(table, book)
  if (told === undefined) complain('/selfInflicted', 'obtained-needed')
  else if (recorded !== undefined && (pointsOf(told, table, book) ?? recorded) !== recorded) complain('/selfInflicted/obtained', 'obtained-contradicts-play')
}
