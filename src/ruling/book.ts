import type { Regulations } from '../../schemas/ruling.ts'
import type { Edition } from '../../schemas/words.ts'
import type { Dialogue } from './dialogue.ts'
import type { Finding } from './finding.ts'

/** What a Law says in one edition: from the facts to a finding. */
export type Procedure<Facts, Result = Finding> = (facts: Facts, book: Book) => Dialogue<Result>

/** A term of the Laws that changes from edition to edition: a paragraph's number, a limit. */
export type Term<T> = Readonly<Record<Edition, T>>

/** One Law in all its editions. */
export interface Law<Facts, Result = Finding> {
  readonly number: number
  readonly title: string
  readonly editions: Term<Procedure<Facts, Result>>
}

/** One edition of the Laws, open at the table. */
export interface Book {
  readonly edition: Edition
  readonly regulations: Regulations
  /** Follows a Law as this edition has it. */
  readonly see: <Facts, Result>(law: Law<Facts, Result>, facts: Facts) => Dialogue<Result>
  /** Reads a term as this edition has it. */
  readonly read: <T>(term: Term<T>) => T
}

/** Opens an edition, with the elections of the Regulating Authority. */
export function openBook (edition: Edition, regulations: Regulations = {}): Book {
  const book: Book = {
    edition,
    regulations,
    see: (law, facts) => law.editions[edition](facts, book),
    read: term => term[edition]
  }
  return book
}
