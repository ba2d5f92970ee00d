import { describe, expect, it } from 'vitest'
import { EDITIONS, type Edition, type LawReference } from '../schemas/words.ts'
import { COVERAGE } from '../src/laws/coverage.ts'
import { PARAGRAPHS } from '../src/laws/paragraphs.ts'
import { sayIn } from '../src/messages/say.ts'
import { openBook } from '../src/ruling/book.ts'
import type { Hearing } from '../src/ruling/hearing.ts'
import { sayOutcome, treeOf } from '../src/ruling/service.ts'
import type { Tree } from '../src/ruling/unfold.ts'
import { PARTNER } from '../src/table/seat.ts'
import { inspect } from '../src/table/inspect.ts'
import { INCIDENTS } from './support/all-incidents.ts'
import { deepFreeze } from './support/freeze.ts'
import type { Incident } from './support/incidents.ts'
import { turned } from './support/turning.ts'

const say = sayIn('en')

const growAt = (edition: (typeof EDITIONS)[number], { table, actions }: Incident, answers?: Readonly<Record<string, string>>) => {
  const inspected = inspect(table)
  expect(inspected.faults).toEqual([])
  const grown = treeOf(deepFreeze(inspected.table), deepFreeze(actions), openBook(edition), answers)
  if ('faults' in grown) throw new Error(JSON.stringify(grown.faults))
  return grown
}

interface Visit { readonly node: Tree<Hearing>, readonly path: readonly (readonly [string, string])[] }
function * walk (node: Tree<Hearing>, path: Visit['path'] = []): Generator<Visit> {
  yield { node, path }
  if (node.kind === 'outcome') return
  for (const option of node.options) {
    const answer = option.calls?.[0] ?? option.cards?.[0] ?? option.id
    if (option.next !== undefined) yield * walk(option.next, [...path, [node.question.id, answer]])
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

for (const edition of EDITIONS) {
  describe(`every tree of ${edition}`, () => {
    for (const [law, incidents] of Object.entries(INCIDENTS)) {
      for (const incident of incidents) {
        it(`${law}: ${incident.title}`, () => {
          const { tree, irregularities } = growAt(edition, incident)
          const visits = [...walk(tree)]
          expect(visits.length).toBeLessThan(1500)
          for (const { node, path } of visits) {
            expect(path.length).toBeLessThan(12)
            if (node.kind === 'decision') {
              checkDecision(node, path, irregularities[0]?.offender)
              checkListed(node, edition)
            }
            else checkOutcome(node.end)
            for (const reference of citations(node)) expect(PARAGRAPHS[edition], `${reference} in ${edition}`).toContain(reference)
          }
          // Pruning by answers gives the subtree that the whole tree holds; a few paths stand for all.
          for (const { node, path } of visits.filter((_, at) => at > 0 && at % 7 === 0).slice(0, 8)) {
            expect(plain(growAt(edition, incident, Object.fromEntries(path)).tree)).toEqual(plain(node))
          }
          // The ruling turns with the table.
          for (const steps of incident.sidesInOrder === true ? [2] : visits.length > 150 ? [1] : [1, 2, 3]) {
            const turnedTree = growAt(edition, { ...incident, table: turned(incident.table, steps), actions: turned(incident.actions, steps) }).tree
            expect(turned(plain(turnedTree), 4 - steps)).toEqual(plain(tree))
          }
        })
      }
    }
  })
}

type DecisionTree = Extract<Tree<Hearing>, { kind: 'decision' }>

function checkDecision ({ question, options }: DecisionTree, path: Visit['path'], offender: string | undefined): void {
  expect(path.map(([id]) => id)).not.toContain(question.id)
  expect(options.length, `${question.id} has one answer only`).toBeGreaterThan(1)
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
  const ends = new Set(options.map(({ next }) => JSON.stringify(next)))
  expect(ends.size, `${question.id} makes no difference`).toBeGreaterThan(1)
  if (question.decider.role === 'offender' && offender !== undefined) expect(question.decider.seat).not.toBe(PARTNER[offender as keyof typeof PARTNER])
  expect(say.question(question)).not.toMatch(/[{}]|undefined/)
  for (const option of options) expect(say.option(question, option)).not.toMatch(/[{}]|undefined/)
}

/** A question is among those of every Law that it cites; Laws outside the table of coverage have no list. */
function checkListed ({ question }: DecisionTree, edition: Edition): void {
  const id = question.id.replace(/-\d+$/, '')
  for (const law of question.laws) expect(COVERAGE[Number.parseInt(law, 10)]?.answers[edition] ?? [id], `Law ${law}`).toContain(id)
}

function checkOutcome (hearing: Hearing): void {
  const outcome = sayOutcome(hearing, say)
  expect(inspect(outcome.table).faults).toEqual([])
  expect(outcome.text).not.toMatch(/[{}]|undefined/)
  for (const text of [...outcome.notes, ...outcome.constraints.map(constraint => constraint.text ?? '')]) expect(text).not.toMatch(/[{}]|undefined/)
  // What is imposed is in force, and no effect is undone by another.
  for (const { type } of outcome.constraints) expect(outcome.table.constraints?.map(constraint => constraint.type)).toContain(type)
  const recorded = outcome.effects.filter(({ type }) => type === 'record-call').map(effect => JSON.stringify({ ...effect, law: '', type: '' }))
  expect(new Set(recorded).size === recorded.length || hearing.effects.some(({ type }) => type === 'cancel-call') || recorded.some(text => text.includes('Pass'))).toBe(true)
}

function citations (node: Tree<Hearing>): readonly LawReference[] {
  if (node.kind === 'decision') return [...node.question.laws, ...node.options.flatMap(({ laws }) => laws)]
  return [...node.end.laws, ...node.end.effects.map(({ law }) => law), ...node.end.constraints.flatMap(({ law }) => law === undefined ? [] : [law]),
    ...node.end.irregularities.flatMap(({ laws }) => laws)]
}
