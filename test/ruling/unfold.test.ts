import { describe, expect, it } from 'vitest'
import type { Dialogue, Question, Stage } from '../../src/ruling/dialogue.ts'
import { follow, unfold, type Answers, type Extent, type Tree } from '../../src/ruling/unfold.ts'

const question = (id: string): Question => ({
  id, decider: { role: 'director' }, asked: 'at-table', laws: ['9B'], values: {}, options: [{ id: 'yes', laws: ['9B'] }, { id: 'no', laws: ['9B'] }]
})

/** The paths of a tree, one line each. */
const paths = (tree: Tree<string>): readonly string[] => tree.kind === 'outcome'
  ? [`→ ${tree.end}`]
  : tree.options.flatMap(({ id, next }) => next === undefined ? [`${tree.question.id} ${id} …`] : paths(next).map(path => `${tree.question.id} ${id} ${path}`))

function grown (open: () => Dialogue<Stage<string>>, answers?: Answers, extent?: Extent): readonly string[] {
  const followed = follow(open, answers)
  return 'faults' in followed ? followed.faults.map(({ at, fault }) => `${at} ${fault}`) : paths(unfold(followed, extent))
}

const WHOLE = ['seen yes → seen', 'seen no heard yes → heard', 'seen no heard no → nothing']

describe('a dialogue that puts its questions one after the other', () => {
  function * dialogue (): Dialogue<Stage<string>> {
    if ((yield question('seen')) === 'yes') return { end: 'seen' }
    return { end: (yield question('heard')) === 'yes' ? 'heard' : 'nothing' }
  }

  it('is unfolded over all answers', () => { expect(grown(dialogue)).toEqual(WHOLE) })
  it('is followed along the answers given', () => { expect(grown(dialogue, { seen: 'no' })).toEqual(['heard yes → heard', 'heard no → nothing']) })
  it('refuses an answer that is not offered, and one that is not asked', () => {
    expect(grown(dialogue, { seen: 'perhaps' })).toEqual(['/answers/seen answer-not-offered'])
    expect(grown(dialogue, { seen: 'yes', heard: 'no' })).toEqual(['/answers/heard answer-not-asked'])
  })
  it('is unfolded one level deep, or within so many nodes', () => {
    expect(grown(dialogue, {}, { levels: 'one', nodes: 100 })).toEqual(['seen yes …', 'seen no …'])
    expect(grown(dialogue, {}, { levels: 'all', nodes: 2 })).toEqual(['seen yes → seen', 'seen no …'])
  })
})

describe('a dialogue in stages', () => {
  const opened: string[] = []
  function * first (): Dialogue<Stage<string>> {
    opened.push('first')
    return (yield question('seen')) === 'yes' ? { end: 'seen' } : { question: question('heard'), onward: second }
  }
  function * second (answer: string): Dialogue<Stage<string>> {
    opened.push('second')
    return answer === 'yes' ? { end: 'heard' } : { onward: third }
  }
  function * third (): Dialogue<Stage<string>> {
    opened.push('third')
    return { end: (yield question('seen')) === 'yes' ? 'seen later' : 'nothing' }
  }

  it('gives the same tree, and opens a stage only as often as it is gone through', () => {
    opened.length = 0
    expect(grown(first)).toEqual(['seen yes → seen', 'seen no heard yes → heard', 'seen no heard no seen-2 yes → seen later', 'seen no heard no seen-2 no → nothing'])
    expect(opened).toEqual(['first', 'first', 'second', 'second', 'third', 'third'])
  })
  it('numbers a question that was put in an earlier stage, and takes its answer by that number', () => {
    expect(grown(first, { seen: 'no', heard: 'no', 'seen-2': 'yes' })).toEqual(['→ seen later'])
    expect(grown(first, { seen: 'no', heard: 'no', 'seen-3': 'yes' })).toEqual(['/answers/seen-3 answer-not-asked'])
  })
})
