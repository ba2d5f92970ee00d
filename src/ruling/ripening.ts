import type { Constraint } from '../../schemas/constraint.ts'
import { behaviourOf } from '../constraints/index.ts'
import type { Table } from '../table/table.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import { finding, type Finding, type Part } from './finding.ts'
import { settle } from './settle.ts'

/** A right from the auction is settled before what penalty cards bring about. */
const ORDER: Partial<Record<Constraint['type'], number>> = { 'lead-options': 1, 'penalty-card': 2 }

/** What must be settled first, before the player whose turn it is acts; undefined if nothing. */
export function ripe (table: Table, book: Book): { readonly constraint: Constraint, readonly dialogue: Dialogue<readonly Part[]> } | undefined {
  if (table.constraints.length === 0) return undefined
  const inOrder = [...table.constraints].sort((a, b) => (ORDER[a.type] ?? 3) - (ORDER[b.type] ?? 3))
  for (const constraint of inOrder) {
    const dialogue = behaviourOf(constraint).ripens?.(constraint, table, book)
    if (dialogue !== undefined) return { constraint, dialogue }
  }
  return undefined
}

/** Settles one thing after the other until the player whose turn it is may act. */
export function * settleRipe (start: Table, book: Book): Dialogue<{ readonly table: Table, readonly found: readonly Finding[] }> {
  const found: Finding[] = []
  let table = start
  for (let pending = ripe(table, book); pending !== undefined; pending = ripe(table, book)) {
    const one = finding([], yield * pending.dialogue)
    const settled = settle(table, one.effects, one.constraints)
    if (JSON.stringify(settled.constraints) === JSON.stringify(table.constraints)) throw new Error('a choice was made that left no trace')
    table = settled
    found.push(one)
  }
  return { table, found }
}
