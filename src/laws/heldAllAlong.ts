import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { finding, merge, note, type Finding } from '../ruling/finding.ts'
import { suitOfCard } from '../table/card.ts'
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

/** Whether not having played them was a revoke: the first trick at which the hand did not follow suit though it could have. */
export function * revokedBefore (restored: Restored, book: Book): Dialogue<Finding> {
  const { table, player, cards, since } = restored
  const held = note('held-all-along', { player, held: cards })
  const [first, ...others] = revokesOf(restored)
  if (first === undefined) return finding([], held)
  const { play, reached } = followedBy(table, table.play, first, since)
  const report: ActionOf<'revoke'> = { type: 'revoke', by: player, trick: first.trick, ...playIsOver(table) && { discovered: 'play-over' } }
  const found = yield * book.see(law61, { table, revoke: first, play, since, reached, report })
  return merge(finding([], held, others.length === 0 ? [] : note('later-tricks-to-be-checked', { player })), found)
}

function revokesOf ({ table, player, cards, from }: Restored): readonly Revoke[] {
  const tricks = tricksOf(table.play)
  return [...new Set(cards.map(suitOfCard))].flatMap((suit): readonly Revoke[] => {
    const at = tricks.findIndex((trick, index) => {
      const own = trick.find(({ by }) => by === player)?.card
      return index + 1 >= from && suitLed(trick) === suit && own !== undefined && suitOfCard(own) !== suit
    })
    return at === -1 ? [] : [{ player, trick: at + 1, suit }]
  }).sort((one, other) => one.trick - other.trick)
}
