import type { Call, Card, LawReference } from '../../schemas/words.ts'
import { denominationOf, isBid, parseCall } from '../table/call.ts'
import { parseCard } from '../table/card.ts'
import type { Dialogue, Question, Stage } from './dialogue.ts'
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

/** Where a dialogue has come to: its end, or a question with the way on from each answer. */
export type Point<T> = { readonly end: T } | { readonly question: Question, readonly on: (answer: string) => Point<T> }

/** Opens a dialogue, or its next stage once these questions have been put. */
function start<T> (open: () => Dialogue<Stage<T>>, asked: readonly string[] = []): Point<T> {
  const dialogue = open()
  return arrive({ open, dialogue, path: [], asked }, dialogue.next())
}

/** A stage under way: the answers given in it, and all questions put so far. */
interface Run<T> {
  readonly open: () => Dialogue<Stage<T>>
  readonly dialogue: Dialogue<Stage<T>>
  readonly path: readonly string[]
  readonly asked: readonly string[]
}

function arrive<T> (run: Run<T>, step: IteratorResult<Question, Stage<T>>): Point<T> {
  const { open, path, asked } = run
  if (step.done !== true) {
    const question = step.value
    let { dialogue } = run
    let gone = false
    return {
      question: numbered(question, asked),
      on: answer => {
        // The dialogue itself goes on with the first answer; for the others its stage follows the same path afresh.
        if (gone) dialogue = replay(open, path)
        gone = true
        return arrive({ open, dialogue, path: [...path, answer], asked: [...asked, question.id] }, dialogue.next(answer))
      }
    }
  }
  const stage = step.value
  if ('end' in stage) return stage
  if (!('question' in stage)) return start(stage.onward, asked)
  const { question, onward } = stage
  return { question: numbered(question, asked), on: answer => start(() => onward(answer), [...asked, question.id]) }
}

/** A stage opened once more and led to where these answers lead. */
function replay<T> (open: () => Dialogue<Stage<T>>, path: readonly string[]): Dialogue<Stage<T>> {
  const dialogue = open()
  dialogue.next()
  for (const answer of path) dialogue.next(answer)
  return dialogue
}

/** A question put a second time on one path takes a number. */
function numbered (question: Question, asked: readonly string[]): Question {
  const before = asked.filter(id => id === question.id).length
  return before === 0 ? question : { ...question, id: `${question.id}-${before + 1}` }
}

/** Follows a dialogue along the answers given, to its end or the first question that they do not answer; or says what is wrong with them. */
export function follow<T> (open: () => Dialogue<Stage<T>>, answers: Answers = {}): Point<T> | { readonly faults: readonly Fault[] } {
  const idle = new Map(Object.entries(answers))
  let point = start(open)
  while ('question' in point) {
    const { question } = point
    const given = idle.get(question.id)
    if (given === undefined) break
    const answer = answerMeant(question, given)
    if (answer === undefined) return { faults: [{ at: `/answers/${question.id}`, fault: 'answer-not-offered', values: { question: question.id, answer: given } }] }
    idle.delete(question.id)
    point = point.on(answer)
  }
  return idle.size === 0 ? point : { faults: [...idle.keys()].map(id => ({ at: `/answers/${escaped(id)}`, fault: 'answer-not-asked', values: { question: id } })) }
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
export function unfold<T> (point: Point<T>, { levels, nodes }: Extent = WHOLE): Tree<T> {
  // Which calls make one option shows in what follows them.
  const needsAll = levels === 'all' || ('question' in point && point.question.calls !== undefined)
  const tree = grow(point, { left: needsAll ? nodes : 1 })
  return levels === 'all' || tree.kind === 'outcome' ? tree : { ...tree, options: tree.options.map(({ next: _, ...option }) => option) }
}

/** How many more nodes a tree may have. */
interface Budget { left: number }

function grow<T> (point: Point<T>, budget: Budget): Tree<T> {
  budget.left--
  if ('end' in point) return { kind: 'outcome', end: point.end }
  const { question, on } = point
  const next = (answer: string) => budget.left <= 0 ? undefined : grow(on(answer), budget)
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

