import type { ActionOf } from '../../schemas/action.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import type { Finding } from './finding.ts'
import type { Minutes, Scene } from './hear.ts'

/** Hears a revoke that was found. */
export function hearRevoke (_: ActionOf<'revoke'>, __: Scene, ___: Book, ____: Minutes): Dialogue<Finding> {
  throw new Error('not ruled on yet')
}
