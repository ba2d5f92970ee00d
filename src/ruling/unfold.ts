import type { Call, Card, LawReference } from '../../schemas/words.ts'
import { denominationOf, isBid, parseCall } from '../table/call.ts'
import { parseCard } from '../table/card.ts'
import type { Dialogue, Question } from './dialogue.ts'
import { escaped, type Fault } from './fault.ts'

/** A node of a tree of ids and values: a question with its answers, or the end of a path. */
export type Tree<T> = { readonly kind: 'decision', readonly question: Question, readonly options: readonly Branch<T>[] } | { readonly kind: 'outcome', readonly end: T }
/** One answer, or several calls or cards that lead to the same place, and what follows (worked out for the first of them). */
export interface Branch<T> {
  readonly id: string
  readonly laws: readonly LawReference[]
  readonly calls?: readonly Call[]
  readonly cards?: readonly Card[]
  /** Missing where only one level was asked for, or where the whole tree would be too large: the answer then has to be sent. */
  readonly next?: Tree<T>
}

/** Answers by question id. */
export type Answers = Readonly<Record<string, string>>

/** How far a tree is worked out: one level, or all of it within so many nodes. */
export interface Extent {
  readonly levels: 'one' | 'all'
  readonly nodes: number
}
/** How many nodes the tree of one action may have. */
export const MOST_NODES = 1500
const WHOLE: Extent = { levels: 'all', nodes: MOST_NODES }

/** A dialogue under way: the answers given so far, and where they have led. */
class Run<T> {
  readonly path: string[] = []
  at: { readonly end: T } | { readonly question: Question }
  readonly #dialogue: Dialogue<T>
  readonly #asked: string[] = []

  constructor (dialogue: Dialogue<T>, path: readonly string[] = []) {
    this.#dialogue = dialogue
    this.at = this.#reach(dialogue.next())
    for (const answer of path) this.answer(answer)
  }

  answer (answer: string): this {
    this.path.push(answer)
    this.at = this.#reach(this.#dialogue.next(answer))
    return this
  }

  #reach (step: IteratorResult<Question, T>): Run<T>['at'] {
    if (step.done === true) return { end: step.value }
    const question = step.value
    const before = this.#asked.filter(id => id === question.id).length
    this.#asked.push(question.id)
    // A question put a second time on one path takes a number.
    return { question: before === 0 ? question : { ...question, id: `${question.id}-${before + 1}` } }
  }
}

/** A dialogue that has been followed along its answers; `open` starts it afresh. */
export interface Followed<T> { readonly open: () => Dialogue<T>, readonly run: Run<T> }

/** Follows a dialogue along the answers given, to its end or the first question that they do not answer; or says what is wrong with them. */
export function follow<T> (open: () => Dialogue<T>, answers: Answers = {}): Followed<T> | { readonly faults: readonly Fault[] } {
  const idle = new Map(Object.entries(answers))
  const run = new Run(open())
  while ('question' in run.at) {
    const { question } = run.at
    const given = idle.get(question.id)
    if (given === undefined) break
    const answer = answerMeant(question, given)
    if (answer === undefined) return { faults: [{ at: `/answers/${question.id}`, fault: 'answer-not-offered', values: { question: question.id, answer: given } }] }
    idle.delete(question.id)
    run.answer(answer)
  }
  return idle.size === 0 ? { open, run } : { faults: [...idle.keys()].map(id => ({ at: `/answers/${escaped(id)}`, fault: 'answer-not-asked', values: { question: id } })) }
}

/** The option, call or card that is meant; an option that stands for several calls means the first of them, as its ruling does. Undefined if it is not offered. */
function answerMeant ({ options, calls, cards }: Question, given: string): string | undefined {
  if (options.some(({ id }) => id === given)) return given
  const [call, card] = [parseCall(given), parseCard(given)]
  return calls?.among.find(offered => offered === call || isFirstOf(given, offered, calls.among)) ?? cards?.among.find(offered => offered === card)
}

/** Whether this is the id of an option whose first call is that one. */
const isFirstOf = (id: string, first: Call, among: readonly Call[]): boolean =>
  among.slice(among.indexOf(first)).some(last => groupOfCall(last) === groupOfCall(first) && idOfCalls([first, last]) === id)

/** The tree below the point that a dialogue has been followed to. */
export function unfold<T> ({ open, run }: Followed<T>, { levels, nodes }: Extent = WHOLE): Tree<T> {
  // Which calls make one option shows in what follows them.
  const needsAll = levels === 'all' || ('question' in run.at && run.at.question.calls !== undefined)
  const tree = grow(open, run, { left: needsAll ? nodes : 1 })
  return levels === 'all' || tree.kind === 'outcome' ? tree : { ...tree, options: tree.options.map(({ next: _, ...option }) => option) }
}

/** How many more nodes a tree may have. */
interface Budget { left: number }

function grow<T> (open: () => Dialogue<T>, run: Run<T>, budget: Budget): Tree<T> {
  budget.left--
  if ('end' in run.at) return { kind: 'outcome', end: run.at.end }
  const { question } = run.at
  const path = [...run.path]
  // The dialogue itself goes on with the first answer; the others follow the same path afresh.
  let gone = false
  const next = (answer: string) => {
    if (budget.left <= 0) return undefined
    const onward = gone ? new Run(open(), path) : run
    gone = true
    return grow(open, onward.answer(answer), budget)
  }
  return {
    kind: 'decision',
    question,
    options: [
      ...question.options.map(({ id, laws }) => branch({ id, laws }, next(id))),
      ...question.calls === undefined ? [] : grouped(question.calls.among, next).map(({ members, next }) => branch({
        id: idOfCalls(members), laws: question.calls?.laws ?? [], calls: members
      }, next)),
      ...question.cards === undefined ? [] : question.cards.among.map(card => branch({ id: card, laws: question.cards?.laws ?? [], cards: [card] }, next(card)))
    ]
  }
}

const branch = <T> (option: Omit<Branch<T>, 'next'>, next: Tree<T> | undefined): Branch<T> => next === undefined ? option : { next, ...option }

/** Calls of one denomination that lead to the same ruling but for their own name. */
function grouped<T> (among: readonly Call[], follow: (call: Call) => Tree<T> | undefined): readonly { readonly members: readonly Call[], readonly next: Tree<T> | undefined }[] {
  const groups = new Map<string, { readonly members: Call[], readonly next: Tree<T> | undefined }>()
  for (const call of among) {
    const next = follow(call)
    const key = `${groupOfCall(call)} ${next === undefined ? '' : JSON.stringify(next).replaceAll(`"${call}"`, '"*"')}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { members: [call], next })
    else group.members.push(call)
  }
  return [...groups.values()]
}

const groupOfCall = (call: Call): string => isBid(call) ? denominationOf(call) : call

const NAMES = { Pass: 'pass', X: 'double', XX: 'redouble' } as const

function idOfCalls (calls: readonly Call[]): string {
  const [first, last] = [calls[0], calls.at(-1)]
  if (first === undefined || last === undefined) return 'none'
  if (!isBid(first)) return NAMES[first]
  return first === last ? `bid-${first}` : `bid-${first}-to-${last}`
}

