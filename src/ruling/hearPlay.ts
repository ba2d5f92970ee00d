import type { ActionOf } from '../../schemas/action.ts'
import { exposedInAuction } from '../laws/law24.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import type { Finding } from './finding.ts'
import type { Minutes, Scene } from './hear.ts'

/** Hears one lead or play: a regular one is recorded, any other goes to its Law. */
export function hearPlay (_: ActionOf<'play'>, __: Scene, ___: Book, ____: Minutes): Dialogue<Finding> {
  throw new Error('not ruled on yet')
}

/** Hears cards that were faced otherwise than by a play. */
export function hearExposure (action: ActionOf<'expose'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  minutes.irregularities.push({ type: 'card-exposed-in-auction', offender: action.by, laws: ['24'] })
  return book.see(exposedInAuction, { ...scene, action })
}

/** Hears cards that were played at the same moment. */
export function hearSimultaneousPlays (_: ActionOf<'simultaneous-plays'>, __: Scene, ___: Book, ____: Minutes): Dialogue<Finding> {
  throw new Error('not ruled on yet')
}

/** Hears how declarer named a card from dummy. */
export function hearDesignation (_: ActionOf<'designate'>, __: Scene, ___: Book, ____: Minutes): Dialogue<Finding> {
  throw new Error('not ruled on yet')
}

/** Hears a card that was played and then replaced. */
export function hearChangeOfPlay (_: ActionOf<'change-play'>, __: Scene, ___: Book, ____: Minutes): Dialogue<Finding> {
  throw new Error('not ruled on yet')
}
