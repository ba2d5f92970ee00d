import type { ActionOf } from '../../schemas/action.ts'
import type { Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, callOf } from '../ruling/facts.ts'
import { cancelCall, finding, hearNext, note, type Finding } from '../ruling/finding.ts'
import { turnToCall } from '../table/auction.ts'
import { stepsFrom } from '../table/seat.ts'
import { auctionIsOver, type Table } from '../table/table.ts'

/** Calls made at the same moment. */
export interface CallsAtOnce {
  readonly table: Table
  readonly action: ActionOf<'simultaneous-calls'>
}

/** Simultaneous calls: the call of the player in turn counts as made first, the others as made after it. */
export const law33: Law<CallsAtOnce> = {
  number: 33,
  title: 'Simultaneous calls',
  editions: { 1987: playerInTurnFirst, 1997: playerInTurnFirst, 2007: playerInTurnFirst, 2017: playerInTurnFirst }
}

function * playerInTurnFirst ({ table, action }: CallsAtOnce): Dialogue<Finding> {
  const turn = turnToCall(table.dealer, table.auction)
  const inOrder = action.calls.map(call => callOf({ type: 'call', ...call })).sort((a, b) => stepsFrom(turn, a.by) - stepsFrom(turn, b.by))
  const [first, ...others] = inOrder
  if (first === undefined) return finding('33')
  if (others.length === 0) return finding('33', hearNext(callAction(first)))
  // Nobody called over another's call: each is judged for itself, against what stands by then; after the auction as well.
  const eachForItself = hearNext(callAction(first), { type: 'simultaneous-calls', calls: others })
  if (auctionIsOver(table)) return finding('33', eachForItself)
  if (first.by !== turn) return finding('33', note('nobody-in-turn', { player: first.by }), eachForItself)
  const together = yield * isTrue({
    id: 'simultaneous', asked: 'aside', laws: ['33'], values: { player: turn, players: others.map(({ by }) => by) }
  })
  if (together) return finding('33', hearNext(...inOrder.map(callAction)))
  // The quicker caller was out of rotation, and the player in turn had not yet called when he did so.
  return finding('33', cancelCall(first, '33'), note('not-simultaneous', { player: turn }), hearNext(...others.map(callAction)))
}
