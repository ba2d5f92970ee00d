import type { Role } from '../../schemas/ruling.ts'
import type { Call, Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Values } from './fault.ts'

/** A sentence of the catalogue with the values that it names. */
export interface Note {
  readonly id: string
  readonly values: Values
}

/** One answer to a question. */
export interface QuestionOption {
  readonly id: string
  readonly laws: readonly LawReference[]
}

/** Calls or cards of which one may be named as the answer. */
export interface Choice<T> {
  readonly among: readonly T[]
  readonly laws: readonly LawReference[]
}

/** Something that a Law has to know before it can go on, and who says it. */
export interface Question {
  readonly id: string
  readonly decider: { readonly role: Role, readonly seat?: Seat }
  readonly asked: 'at-table' | 'aside'
  readonly judgement?: true
  readonly laws: readonly LawReference[]
  readonly values: Values
  readonly hints?: readonly Note[]
  readonly options: readonly QuestionOption[]
  readonly calls?: Choice<Call>
  readonly cards?: Choice<Card>
}

/** A procedure of the Laws: it yields questions, is given the answers (the id of an option, or one of the calls or cards), and ends in a finding. */
export type Dialogue<T> = Generator<Question, T, string>

/** Puts a question whose answer is one of these options; the answer is typed by them. */
export function * choose<const T extends string> (question: Omit<Question, 'options' | 'calls' | 'cards'>, options: Readonly<Record<T, LawReference | readonly LawReference[]>>): Dialogue<T> {
  const offered = (Object.keys(options) as T[]).map(id => {
    const laws: LawReference | readonly LawReference[] = options[id]
    return { id, laws: typeof laws === 'string' ? [laws] : laws }
  })
  return (yield { options: offered, ...question }) as T
}

/** Puts a question to the director that is answered by yes or no. */
export function * isTrue (question: Omit<Question, 'options' | 'calls' | 'cards' | 'decider'>, laws?: { readonly yes?: LawReference, readonly no?: LawReference }): Dialogue<boolean> {
  const cited = (law: LawReference | undefined) => law === undefined ? question.laws : [law]
  const options = [{ id: 'yes', laws: cited(laws?.yes) }, { id: 'no', laws: cited(laws?.no) }]
  return (yield { decider: { role: 'director' }, options, ...question }) === 'yes'
}

/** Asks a player for one of these calls; where only one is left there is nothing to ask. */
export function * chooseCall (question: Omit<Question, 'options' | 'calls' | 'cards'>, among: readonly Call[], law: LawReference): Dialogue<Call> {
  const [only, ...others] = among
  if (only !== undefined && others.length === 0) return only
  return (yield { options: [], calls: { among, laws: [law] }, ...question }) as Call
}

/** Asks a player for one of these cards; where only one is left there is nothing to ask. */
export function * chooseCard (question: Omit<Question, 'options' | 'calls' | 'cards'>, among: readonly Card[], law: LawReference): Dialogue<Card> {
  const [only, ...others] = among
  if (only !== undefined && others.length === 0) return only
  return (yield { options: [], cards: { among, laws: [law] }, ...question }) as Card
}

/** A procedure that has nothing to ask. */
export function * settled<T> (value: T): Dialogue<T> {
  return value
}

/** A question that ends a procedure: each answer has its result, and what led up to the question is not gone through again for every answer. */
export interface LastQuestion<T> {
  readonly question: Question
  readonly onward: (answer: string) => T
}

/** Where a stage of a dialogue ends: with the whole of it, or with the next stage, which may hang on the answer to a last question. */
export type Stage<T> = { readonly end: T } | { readonly onward: () => Dialogue<Stage<T>> } | LastQuestion<Dialogue<Stage<T>>>

/** A procedure whose last question, if it ends in one, is put like any other. */
export function * inFull<T extends object | undefined> (procedure: Dialogue<T | LastQuestion<T>>): Dialogue<T> {
  const result = yield * procedure
  return result !== undefined && 'onward' in result ? result.onward(yield result.question) : result
}
