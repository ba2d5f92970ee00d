import type { LawReference, Seat } from '../../schemas/words.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import { SIDE } from '../table/seat.ts'
import { playIsOver, type Table } from '../table/table.ts'
import { around } from './revoke.ts'

/** A player, and the trick that he wants to see or speaks of. */
export interface TrickMeant {
  readonly table: Table
  readonly by: Seat
  readonly trick: number
}

/** What ends a right that lasts until the next trick: a lead or play to it by his own side, or a lead by anybody. */
export type Limit = 'side' | 'lead'
/** Whether such a right is still there; once the play is over it is a matter of its own. */
export type Stage = 'open' | 'expired' | 'play-over'

/** The trick that is meant: the one that was named, else the last complete one, or the first. */
export const trickMeant = ({ play }: Table, named: number | undefined): number => named ?? Math.max(1, Math.floor(play.length / 4))

/** Whether a card has been led to the next trick; undefined without a record. */
export const isLedTo = ({ table, trick }: TrickMeant): boolean | undefined => table.play.length === 0 ? undefined : around(table.play, trick).next.length > 0

/** How far the play has come for a right that ends with the next trick: the record tells, else the director. */
export function * stageOf ({ table, by, trick }: TrickMeant, limit: Limit, laws: Readonly<Record<Stage, LawReference>>): Dialogue<Stage> {
  if (playIsOver(table)) return 'play-over'
  if (table.play.length > 0) return around(table.play, trick).next.some(later => limit === 'lead' || SIDE[later.by] === SIDE[by]) ? 'expired' : 'open'
  const answer = yield * choose({
    id: 'played-to-next-trick', decider: { role: 'director' }, asked: 'at-table', laws: [laws.open], values: { player: by, limit }
  }, { no: laws.open, yes: laws.expired, 'play-ended': laws['play-over'] })
  return answer === 'no' ? 'open' : answer === 'yes' ? 'expired' : 'play-over'
}
