import type { ActionOf } from '../../schemas/action.ts'
import { law12 } from '../laws/law12.ts'
import { countOf, law13, shortHands, wrongHands } from '../laws/law13.ts'
import { law14 } from '../laws/law14.ts'
import { law72 } from '../laws/law72.ts'
import { wrongBoard } from '../laws/wrongBoard.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import type { Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'

/** Hears that hands had a wrong number of cards: too many in one of them (13), or cards missing (14). */
export function hearCardCount (action: ActionOf<'card-count'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const wrong = wrongHands(action)
  const excess = wrong.find(seat => countOf(action, seat) > 13)
  if (excess === undefined && action.surplus !== true) {
    for (const offender of shortHands(action, scene.table)) minutes.irregularities.push({ type: 'missing-card', offender, laws: ['14'] })
    return book.see(law14, { action, ...scene })
  }
  const offender = excess ?? wrong[0]
  if (offender !== undefined) minutes.irregularities.push({ type: 'incorrect-number-of-cards', offender, laws: ['13'] })
  return book.see(law13, { action, ...scene })
}

/** Hears that a board was not meant for these players. */
export const hearWrongBoard = (action: ActionOf<'wrong-board'>, { table }: Scene, book: Book): Dialogue<Finding> => book.see(wrongBoard, { table, action })

/** Hears what the director fills in for an adjusted score. */
export const hearAdjustedScore = (action: ActionOf<'adjusted-score'>, { table }: Scene, book: Book): Dialogue<Finding> => book.see(law12, { table, action })

/** Hears that the director settles what was left to him. */
export const hearClosing = (action: ActionOf<'close-review'>, _: Scene, book: Book): Dialogue<Finding> => book.see(law72, { action })
