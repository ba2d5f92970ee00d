import type { ActionOf } from '../../schemas/action.ts'
import { law67 } from '../laws/law67.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import type { Finding } from './finding.ts'
import type { Minutes, Scene } from './hear.ts'

/** Hears of a trick with too few or too many cards. */
export function hearDefectiveTrick (action: ActionOf<'defective-trick'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  minutes.irregularities.push({ type: 'defective-trick', offender: action.by, laws: ['67'] })
  return book.see(law67, { action, ...scene })
}
