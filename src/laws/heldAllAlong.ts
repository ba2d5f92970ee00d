import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { finding, merge, note, type Finding } from '../ruling/finding.ts'
import { settle } from '../ruling/settle.ts'
import { suitOfCard } from '../table/card.ts'
import { ofSuit } from '../table/holding.ts'
import { suitLed, tricksOf } from '../table/play.ts'
import { playIsOver, type Table } from '../table/table.ts'
import { law61 } from './law61.ts'
import { followedBy, type Revoke } from './revoke.ts'

/** Cards that go back into a hand and count as having been there all the time (14B4, 67B2). */
export interface Restored {
  readonly table: Table
  readonly player: Seat
  readonly cards: readonly Card[]
  /** The first trick at which they could have been played. */
  readonly from: number
  readonly since: readonly Action[]
}

/** Whether not having played them was a revoke: every trick at which the hand did not follow suit though it could have. */
export function * revokedBefore (restored: Restored, book: Book): Dialogue<Finding> {
  const { player, cards, since } = restored
  let { table } = restored
  let found = finding([], note('held-all-along', { player, held: cards }))
  for (const revoke of revokesOf(restored)) {
    const { play, reached } = followedBy(table, table.play, revoke, since)
    const report: ActionOf<'revoke'> = { type: 'revoke', by: player, trick: revoke.trick, ...playIsOver(table) && { discovered: 'play-over' } }
    const ruled = yield * book.see(law61, { table, revoke, play, since, reached, report })
    table = settle(table, ruled.effects, ruled.constraints)
    found = merge(found, ruled)
  }
  return found
}

const revokesOf = ({ table, player, cards, from }: Restored): readonly Revoke[] => tricksOf(table.play).flatMap((trick, index): readonly Revoke[] => {
  const led = suitLed(trick)
  const own = trick.find(({ by }) => by === player)?.card
  const failed = index + 1 >= from && led !== undefined && own !== undefined && suitOfCard(own) !== led && cards.some(ofSuit(led))
  return failed ? [{ player, trick: index + 1, suit: led }] : []
})
