import type { Edition } from '../../schemas/words.ts'
import { lawText } from '../messages/en/laws.ts'
import { COVERAGE, type Coverage } from './coverage.ts'
import { LAW_NUMBERS } from './paragraphs.ts'

/** A Law as the book can be read: its title and summary in our own words, what it can ask, where it leads, how far the service goes with it. */
export interface LawReading {
  readonly edition: Edition
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly coverage: Coverage
  /** Numbers of the Laws that it refers to. */
  readonly refersTo: readonly number[]
  /** Ids of the questions that it can put. */
  readonly answers: readonly string[]
}

/** One Law of an edition; undefined for a number that the service does not know. */
export function lawOf (edition: Edition, number: number): LawReading | undefined {
  const text = lawText(number, edition)
  const covered = COVERAGE[number]
  if (text === undefined || covered === undefined) return undefined
  return { edition, number, ...text, coverage: covered.coverage[edition], refersTo: covered.refersTo[edition], answers: covered.answers[edition] }
}

/** The numbers and titles of the Laws of an edition. */
export const lawsOf = (edition: Edition): readonly { readonly number: number, readonly title: string }[] =>
  LAW_NUMBERS.flatMap(number => {
    const text = lawText(number, edition)
    return text === undefined ? [] : [{ number, title: text.title }]
  })
