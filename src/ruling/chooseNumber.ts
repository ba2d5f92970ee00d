import type { LawReference } from '../../schemas/words.ts'
import { choose, type Dialogue, type Question } from './dialogue.ts'

/** Numbers of tricks as answers. */
export const NUMBER_WORDS = [
  'none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'
] as const

/** Asks the director for a number; where only one is possible there is nothing to ask. */
export function * chooseNumber (
  question: Omit<Question, 'options' | 'calls' | 'cards' | 'decider'>, from: number, to: number, law: LawReference
): Dialogue<number> {
  if (from >= to) return from
  const offered = Object.fromEntries(NUMBER_WORDS.slice(from, to + 1).map(word => [word, law]))
  const answer = yield * choose({ ...question, decider: { role: 'director' } }, offered)
  return NUMBER_WORDS.findIndex(word => word === answer)
}
