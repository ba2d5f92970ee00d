import type { Call, Card, LawReference } from '../../schemas/words.ts'
import { denominationOf, isBid } from '../table/call.ts'
import type { Dialogue, Question } from './dialogue.ts'
import type { Fault } from './fault.ts'

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

/** How far a tree is worked out: one level, or all of it within so many runs of the dialogue. */
export interface Extent {
  readonly levels: 'one' | 'all'
  readonly runs: number
}
const WHOLE: Extent = { levels: 'all', runs: 1500 }

/** The tree of a dialogue below the answers given; or what is wrong with the answers. `open` starts the dialogue afresh. */
export function unfold<T> (open: () => Dialogue<T>, answers: Answers = {}, extent: Extent = WHOLE): { readonly tree: Tree<T> } | { readonly faults: readonly Fault[] } {
  const given = Object.keys(answers)
  const { used, faults } = given.length === 0 ? NOTHING_ANSWERED : check(open, answers)
  const idle = given.filter(id => !used.has(id))
  if (faults.length > 0 || idle.length > 0) {
    return { faults: [...faults, ...idle.map(id => ({ at: `/answers/${id}`, fault: 'answer-not-asked', values: { question: id } }))] }
  }
  const budget = { left: extent.runs }
  return { tree: grow(open, new Map(Object.entries(answers)), extent.levels === 'one' ? { left: 1 } : budget) }
}

/** How many more runs may be spent on a tree. */
interface Budget { left: number }

type Path = ReadonlyMap<string, string>

/** Runs a dialogue along a path of answers, up to its end or the first question that the path does not answer. */
function replay<T> (open: () => Dialogue<T>, path: Path, heard?: (question: Question, answer: string) => void): { readonly end: T } | { readonly question: Question } {
  const dialogue = open()
  const times = new Map<string, number>()
  let step = dialogue.next()
  while (step.done !== true) {
    const time = (times.get(step.value.id) ?? 0) + 1
    times.set(step.value.id, time)
    // A question put a second time on one path takes a number.
    const question = time === 1 ? step.value : { ...step.value, id: `${step.value.id}-${time}` }
    const answer = path.get(question.id)
    if (answer === undefined) return { question }
    heard?.(question, answer)
    step = dialogue.next(answer)
  }
  return { end: step.value }
}

const NOTHING_ANSWERED: ReturnType<typeof check> = { used: new Set(), faults: [] }

function check<T> (open: () => Dialogue<T>, answers: Answers): { readonly used: ReadonlySet<string>, readonly faults: readonly Fault[] } {
  const used = new Set<string>()
  const faults: Fault[] = []
  const path = new Map(Object.entries(answers))
  try {
    replay(open, path, (question, answer) => {
      used.add(question.id)
      if (!isOffered(question, answer)) throw new NotOffered(question, answer)
    })
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error
    const { question, answer } = error
    faults.push({ at: `/answers/${question.id}`, fault: 'answer-not-offered', values: { question: question.id, answer } })
    return { used: new Set(Object.keys(answers)), faults }
  }
  return { used, faults }
}

class NotOffered extends Error {
  constructor (readonly question: Question, readonly answer: string) { super('answer not offered') }
}

const isOffered = ({ options, calls, cards }: Question, answer: string): boolean => options.some(({ id }) => id === answer) ||
  calls?.among.some(call => call === answer) === true || cards?.among.some(card => card === answer) === true

function grow<T> (open: () => Dialogue<T>, path: Path, budget: Budget): Tree<T> {
  budget.left--
  const at = replay(open, path)
  if ('end' in at) return { kind: 'outcome', end: at.end }
  const { question } = at
  const follow = (answer: string) => budget.left > 0 ? grow(open, new Map([...path, [question.id, answer]]), budget) : undefined
  return {
    kind: 'decision',
    question,
    options: [
      ...question.options.map(({ id, laws }) => branch({ id, laws }, follow(id))),
      ...question.calls === undefined ? [] : grouped(question.calls.among, follow, groupOfCall).map(({ members, next }) => branch({
        id: idOfCalls(members), laws: question.calls?.laws ?? [], calls: members
      }, next)),
      ...question.cards === undefined ? [] : grouped(question.cards.among, follow, card => card).map(({ members, next }) => branch({
        id: members.join('-'), laws: question.cards?.laws ?? [], cards: members
      }, next))
    ]
  }
}

const branch = <T> (option: Omit<Branch<T>, 'next'>, next: Tree<T> | undefined): Branch<T> => ({ ...option, ...next && { next } })

/** Members of one group that lead to the same ruling but for their own name. */
function grouped<M extends string, T> (among: readonly M[], follow: (member: M) => Tree<T> | undefined, groupOf: (member: M) => string): readonly { readonly members: readonly M[], readonly next: Tree<T> | undefined }[] {
  const groups = new Map<string, { readonly members: M[], readonly next: Tree<T> | undefined }>()
  for (const member of among) {
    const next = follow(member)
    const key = `${groupOf(member)} ${next === undefined ? '' : JSON.stringify(next).replaceAll(`"${member}"`, '"*"')}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { members: [member], next })
    else group.members.push(member)
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

