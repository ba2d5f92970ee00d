import type { ActionOf } from '../../schemas/action.ts'
import { WRONGLY_POINTED, law65, stageOfRemark } from '../laws/law65.ts'
import { law66 } from '../laws/law66.ts'
import { law67 } from '../laws/law67.ts'
import { mixedCards, paragraphOf, whenMixed } from '../laws/mixedCards.ts'
import { trickMeant, type TrickMeant } from '../laws/nextTrick.ts'
import { around } from '../laws/revoke.ts'
import { finalContract } from '../table/table.ts'
import type { Book } from './book.ts'
import { settled, type Dialogue } from './dialogue.ts'
import { finding, note, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'

/** Hears of a trick with too few or too many cards. */
export function hearDefectiveTrick (action: ActionOf<'defective-trick'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  minutes.irregularities.push({ type: 'defective-trick', offender: action.by, laws: ['67'] })
  return book.see(law67, { action, ...scene })
}

/** The trick that an action means; undefined if it is not there, perhaps because of what was ruled before in the same hearing. */
function meantBy ({ by, trick: named }: ActionOf<'inspect-trick' | 'trick-remark'>, { table }: Scene): TrickMeant | undefined {
  const trick = trickMeant(table, named)
  const isThere = finalContract(table) !== undefined && (table.play.length === 0 || around(table.play, trick).cards.length > 0)
  return isThere ? { table, by, trick } : undefined
}

const noTrick = ({ by }: ActionOf<'inspect-trick' | 'trick-remark'>): Dialogue<Finding> => settled(finding([], note('no-trick-yet', { player: by })))

/** Hears that a player wants to see played cards. */
export function hearInspection (action: ActionOf<'inspect-trick'>, scene: Scene, book: Book): Dialogue<Finding> {
  const { whose = 'all', turned } = action
  const meant = meantBy(action, scene)
  return meant === undefined ? noTrick(action) : book.see(law66, { whose, ...turned !== undefined && { turned }, ...meant })
}

/** Hears what a player has said about the way in which a trick points. */
export function * hearTrickRemark (action: ActionOf<'trick-remark'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const meant = meantBy(action, scene)
  if (meant === undefined) return yield * noTrick(action)
  const stage = yield * stageOfRemark(meant, book)
  if (stage === 'expired') minutes.irregularities.push({ type: 'late-trick-remark', offender: action.by, laws: [book.read(WRONGLY_POINTED)] })
  return yield * book.see(law65, { stage, ...meant })
}

/** Hears that a player has mixed his played cards while a trick or a revoke is disputed. */
export function * hearMixedCards (action: ActionOf<'mixed-cards'>, { table }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const when = yield * whenMixed(table, action)
  if (when !== undefined && when !== 'after-agreement') minutes.irregularities.push({ type: 'mixed-cards', offender: action.by, laws: [paragraphOf(when)] })
  return yield * book.see(mixedCards, { table, action, when })
}
