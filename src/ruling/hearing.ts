import type { Action, ActionType } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Table } from '../table/table.ts'
import type { Book } from './book.ts'
import type { Note } from './dialogue.ts'
import { callsIn } from './facts.ts'
import { distinct, merge, type Finding } from './finding.ts'
import type { Minutes } from './hearAction.ts'
import type { Irregularity } from './identify.ts'
import { resultOf, type BoardResult } from './result.ts'
import { settle, stillImposed } from './settle.ts'

/** Where the minutes of a hearing can be read while it goes on. */
export interface Desk { minutes: Minutes }

/** How far a hearing has come. */
export interface Sitting {
  readonly book: Book
  readonly desk: Desk
  readonly start: Table
  readonly actions: readonly Action[]
  /** The table as it stands after what has been heard. */
  readonly table: Table
  /** What is still to be heard. */
  readonly pending: readonly Action[]
  readonly heard: readonly Finding[]
  /** Those findings that only tell what becomes of constraints by itself as the game goes on: that is no ruling. */
  readonly transitions: readonly Finding[]
  /** What played cards have left behind: that is no ruling either. */
  readonly carried: readonly Constraint[]
  /** The board had been played to its end. */
  readonly afterPlay: boolean
  readonly minutes: Minutes
}

/** What has been found once everything that was done has been heard. */
export interface Hearing {
  readonly laws: readonly LawReference[]
  readonly effects: readonly Effect[]
  readonly constraints: readonly Constraint[]
  readonly notes: readonly Note[]
  readonly table: Table
  readonly irregularities: readonly Irregularity[]
  /** What the board has come to, once nothing is left to be played. */
  readonly result?: BoardResult
  /** Nothing more is called or played. */
  readonly isOver: boolean
  /** Nothing was wrong and nothing had to be judged. */
  readonly regular: boolean
}

/** What has been found, once there is nothing more to hear. */
export function conclude ({ book, start, actions, table, heard, transitions, carried, afterPlay, minutes }: Sitting): Hearing {
  const { laws, effects, constraints, notes } = heard.reduce(merge)
  const isCancelled = effects.some(({ type }) => type === 'cancel-board')
  const result = isCancelled ? undefined : resultOf(table, book, effects)
  const hearing: Hearing = {
    laws: distinct(laws),
    effects: tidy(effects, without => sameCalls(table, settle(start, without, [], { attempts: callsIn(actions) }))),
    constraints: stillImposed(carried.length === 0 ? constraints : [...constraints, ...carried], table),
    notes: notes.length < 2 ? notes : notes.filter((one, at) => notes.findIndex(other => sameNote(one, other)) === at),
    table,
    irregularities: minutes.irregularities,
    isOver: isCancelled || (afterPlay && !effects.some(({ type }) => MOVES_CARDS.has(type))),
    regular: minutes.irregularities.length === 0 && heard.every(found => transitions.includes(found) || isOrdinary(found)) && !actions.some(({ type }) => ALWAYS_RULED.has(type))
  }
  return result === undefined ? hearing : { result, ...hearing }
}

/** What is never an ordinary part of the game, even if it changes nothing. */
const ALWAYS_RULED: ReadonlySet<ActionType> = new Set([
  'mixed-cards', 'defective-trick', 'claim', 'concede', 'contest-claim', 'withdraw-agreement', 'cancel-concession', 'card-count', 'wrong-board', 'adjusted-score', 'close-review'
])

/** Even so the last two tricks may be played again (62D). */
const MOVES_CARDS: ReadonlySet<Effect['type']> = new Set(['record-play', 'retract-card', 'pick-up-card'])

/** Notes on something that is no part of the game and leaves no trace. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set([
  'play-is-over', 'passed-out', 'nothing-to-claim', 'no-claim-stands', 'no-trick-yet', 'not-dummy', 'inspection-refused', 'inspection-ordered', 'dummy-may-not-inspect'
])

/** Calls and cards are recorded, and nothing is imposed. */
const isOrdinary = ({ effects, constraints, notes }: Finding): boolean => constraints.length === 0 && !notes.some(({ id }) => OUT_OF_PLACE.has(id)) && effects.every(({ type }) => type === 'record-call' || type === 'record-play')

const sameNote = (one: Note, other: Note): boolean => one === other || (one.id === other.id && JSON.stringify(one.values) === JSON.stringify(other.values))

/** A call that is taken out of the record only to be heard again, and then stands where it stood, was never taken back. */
function tidy (effects: readonly Effect[], leadToTheTable: (without: readonly Effect[]) => boolean): readonly Effect[] {
  if (effects.length < 2) return effects
  for (const [at, cancelled] of effects.entries()) {
    if (cancelled.type !== 'cancel-call') continue
    const again = effects.findIndex((effect, later) => later > at && effect.type === 'record-call' && effect.by === cancelled.by && effect.call === cancelled.call)
    if (again === -1 || effects.slice(at + 1, again).some(({ type }) => type === 'cancel-call')) continue
    const without = effects.filter((_, other) => other !== at && other !== again)
    if (leadToTheTable(without)) return tidy(without, leadToTheTable)
  }
  return effects
}

/** Whether the same calls stand in both auctions. */
export const sameCalls = ({ auction: one }: Table, { auction: other }: Table): boolean => one === other ||
  (one.length === other.length && one.every(({ by, call }, at) => other[at]?.by === by && other[at].call === call))
