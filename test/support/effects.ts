import type { Effect } from '../../schemas/effect.ts'
import type { WireTable } from '../../schemas/table.ts'
import { inspect } from '../../src/table/inspect.ts'

/** A call in a client's record, or the place that a cancelled one has left open. */
interface Entry { readonly by: string, readonly call?: string }

const standing = (record: readonly Entry[]): readonly Entry[] => record.filter(({ call }) => call !== undefined)
const writeCalls = (record: readonly Entry[]): string => standing(record).map(({ by, call }) => `${by} ${String(call)}`).join(', ')

/**
 * The auctions that a client may come to who applies the effects one by one: a recorded call takes the place that its player's cancelled one has left between
 * others, or else comes last; a cancelled one is the last of its kind in the record, or was only tried and never came into it.
 */
export function auctionsByEffects (table: WireTable, effects: readonly Effect[]): readonly string[] {
  let readings: readonly (readonly Entry[])[] = [inspect(table).table.auction]
  for (const effect of effects) {
    if (effect.type === 'record-call') {
      readings = readings.map(record => {
        const open = record.findLastIndex(({ by, call }) => by === effect.by && call === undefined)
        return open === -1 || standing(record.slice(open)).length === 0 ? [...standing(record), effect] : record.with(open, effect)
      })
    } else if (effect.type === 'cancel-call') {
      readings = readings.flatMap(record => {
        const at = record.findLastIndex(({ by, call }) => by === effect.by && call === effect.call)
        return at === -1 ? [record] : [record, record.with(at, { by: effect.by })]
      })
    }
  }
  return readings.map(writeCalls)
}

/** The calls of the auction that stands, as in `auctionsByEffects`. */
export const callsOf = (table: WireTable): string => writeCalls(inspect(table).table.auction)
