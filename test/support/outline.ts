import type { Hearing } from '../../src/ruling/hearing.ts'
import { turnAt } from '../../src/table/table.ts'
import { writeTable } from '../../src/table/write.ts'
import type { Irregularity } from '../../src/ruling/identify.ts'
import type { Tree } from '../../src/ruling/unfold.ts'
import type { Incident } from './incidents.ts'

const fields = (value: object): string => Object.entries(value).filter(([key]) => key !== 'type' && key !== 'law' && key !== 'text')
  .map(([key, field]) => `${key} ${typeof field === 'string' || typeof field === 'number' ? field : JSON.stringify(field)}`).join(', ')
const cited = (laws: readonly (string | undefined)[]): string => ` [${laws.filter(law => law !== undefined).join(', ')}]`

/** A tree as indented English that a director can review: every question, answer, effect, constraint and note. */
export function outline (incident: Incident, tree: Tree<Hearing>, irregularities: readonly Irregularity[]): string {
  return [
    `* ${incident.title}`,
    `  table ${JSON.stringify(incident.table)}`,
    ...incident.actions.map(action => `  ${JSON.stringify(action)}`),
    ...irregularities.map(({ type, side, offender = side, laws }) => `  ${type} by ${String(offender)}${cited(laws)}`),
    ...node(tree, '  ')
  ].join('\n')
}

function node (tree: Tree<Hearing>, indent: string): readonly string[] {
  if (tree.kind === 'outcome') return outcome(tree.end, indent)
  const { id, decider, asked, judgement, laws, hints } = tree.question
  return [
    `${indent}? ${id} (${decider.role}${decider.seat === undefined ? '' : ` ${decider.seat}`}, ${asked}${judgement === true ? ', judgement' : ''})${cited(laws)}`,
    ...(hints ?? []).map(hint => `${indent}  hint ${hint.id}`),
    ...tree.options.flatMap(option => [
      `${indent}  - ${option.id}${option.calls === undefined ? '' : ` = ${option.calls.join(' ')}`}${option.cards === undefined ? '' : ` = ${option.cards.join(' ')}`}${cited(option.laws)}`,
      ...option.next === undefined ? [`${indent}      …`] : node(option.next, `${indent}      `)
    ])
  ]
}

function outcome ({ laws, effects, constraints, notes, table }: Hearing, indent: string): readonly string[] {
  const turn = turnAt(table)
  const { auction, play } = writeTable(table, [])
  return [
    `${indent}outcome${cited(laws)}`,
    ...effects.map(effect => `${indent}  ! ${effect.type} ${fields(effect)}${cited([effect.law])}`),
    ...constraints.map(constraint => `${indent}  + ${constraint.type} ${fields(constraint)}${cited([constraint.law])}`),
    ...notes.map(({ id, values }) => `${indent}  ~ ${id} ${JSON.stringify(values)}`),
    `${indent}  = ${JSON.stringify(auction)}${play === undefined ? '' : ` ${JSON.stringify(play)}`}; in force: ${table.constraints.map(({ type }) => type).join(', ') || 'nothing'}; ${turn.to === 'none' ? 'nobody' : turn.seat} to ${turn.to}`
  ]
}

/** How many decisions and outcomes a tree holds. */
export function census (tree: Tree<Hearing>): { readonly decisions: number, readonly outcomes: number } {
  if (tree.kind === 'outcome') return { decisions: 0, outcomes: 1 }
  return tree.options.map(({ next }) => next === undefined ? { decisions: 0, outcomes: 0 } : census(next)).reduce((sum, one) => ({ decisions: sum.decisions + one.decisions, outcomes: sum.outcomes + one.outcomes }), { decisions: 1, outcomes: 0 })
}
