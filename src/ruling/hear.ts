import type { Action, ActionType } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { LawReference } from '../../schemas/words.ts'
import { behaviourOf } from '../constraints/index.ts'
import { boundAgain, calledBeforeRuling, imposedSince } from '../laws/calledBeforeRuling.ts'
import { law34, passesThatRob } from '../laws/law34.ts'
import { hasPlayed } from '../laws/outOfTurn.ts'
import { trickAt } from '../laws/revoke.ts'
import { isClosed } from '../table/auction.ts'
import { auctionIsOver, type Table } from '../table/table.ts'
import { auctionOver, isUnsettled } from './auctionOver.ts'
import type { Book } from './book.ts'
import { closePlay } from './closePlay.ts'
import type { Dialogue, Note } from './dialogue.ts'
import { callsIn, type CallOf } from './facts.ts'
import { distinct, finding, merge, note, type Finding, type Part } from './finding.ts'
import { hearAction, type Minutes } from './hearAction.ts'
import type { Irregularity } from './identify.ts'
import { refusedOf } from './refused.ts'
import { resultOf, type BoardResult } from './result.ts'
import { settle, stillImposed } from './settle.ts'

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

/** Hears what was done, in order, on a table: each action under the Law that it falls under, then what it brings about. */
export function * hear (start: Table, actions: readonly Action[], book: Book, minutes: Minutes): Dialogue<Hearing> {
  const heard: Finding[] = []
  const transitions: Finding[] = []
  const carried: Constraint[] = []
  let table = start
  if (isUnsettled(start)) {
    const { table: settled, found } = yield * auctionOver(start, book)
    table = settled
    heard.push(found)
    transitions.push(found)
  }
  let pending: readonly Action[] = actions
  let afterPlay = false

  for (;;) {
    const [action, ...since] = pending
    if (action === undefined) break
    afterPlay ||= isFoundAfterPlay(action, table)
    const later = imposedSince(action, table, heard)
    const before = later.length === 0 ? table : { ...table, constraints: table.constraints.filter(constraint => !later.some(duty => duty === constraint)) }
    const after = auctionIsOver(before) ? since : callsFirst(since)
    const found = yield * hearAction(action, { table: before, since: after }, book, minutes)
    const dealtWith = after.slice(0, found.consumed)
    const attempts = attemptsIn(action, dealtWith)
    const replaced = found.effects.some(({ type }) => type === 'record-call') ? yield * onCalls(before, found, attempts, book) : []
    const further = replaced.length === 0 ? undefined : finding([], replaced)
    const complete = further === undefined ? found : merge(found, further)
    const left = leftByCards(before, found, book)
    const { effects, constraints } = left === undefined ? complete : merge(complete, left)
    table = settle(before, effects, constraints, { attempts, brought: further?.constraints })
    table = remembering(table, before, action, found)
    heard.push(complete)
    if (found.laws.includes('62A')) minutes.corrected = table.play.length
    // A card that becomes a penalty card is ruled on; what a played one leaves behind is no ruling.
    if (left !== undefined && left.effects.length > 0) heard.push(left)
    else if (left !== undefined) carried.push(...left.constraints)
    for (const { player } of later) heard.push(finding([], note('partner-called-before-ruling', { player })))
    if (later.length > 0) table = boundAgain(table, later)
    pending = [...found.next, ...after === since ? since.slice(found.consumed) : since.filter(later => !dealtWith.includes(later))]
    const closing = hasClosed(before, table) ? yield * closeAuction(table, pending, book, minutes) : undefined
    if (closing !== undefined) {
      table = closing.table
      heard.push(closing.found)
      pending = pending.slice(closing.found.consumed)
      if (closing.isTransition) transitions.push(closing.found)
    }
    const ended = closePlay(before, table, pending, book)
    if (ended !== undefined) {
      table = ended.table
      heard.push(ended.found)
    }
    const early = found.next.length > 0 ? undefined : calledBeforeRuling(heard, table, pending, book)
    if (early !== undefined) {
      const asked = table
      table = settle(table, early.effects, early.constraints, { attempts: callsIn(pending.slice(0, early.consumed)) })
      heard.push(early)
      pending = [...early.next, ...pending.slice(early.consumed)]
      const over = hasClosed(asked, table) ? yield * closeAuction(table, pending, book, minutes) : undefined
      if (over !== undefined) {
        table = over.table
        heard.push(over.found)
        pending = pending.slice(over.found.consumed)
      }
    }
  }
  const { laws, effects, constraints, notes } = heard.reduce(merge)
  const isCancelled = effects.some(({ type }) => type === 'cancel-board')
  const result = isCancelled ? undefined : resultOf(table, book, effects)
  const hearing: Hearing = {
    laws: distinct(laws),
    effects: tidy(effects, without => sameCalls(table, settle(start, without, [], { attempts: callsIn(actions) }))),
    constraints: stillImposed([...constraints, ...carried], table),
    notes: notes.filter((one, at) => notes.findIndex(other => sameNote(one, other)) === at),
    table,
    irregularities: [...minutes.irregularities],
    isOver: isCancelled || (afterPlay && !effects.some(({ type }) => MOVES_CARDS.has(type))),
    regular: minutes.irregularities.length === 0 && heard.every(found => transitions.includes(found) || isOrdinary(found)) && !actions.some(({ type }) => ALWAYS_RULED.has(type))
  }
  return result === undefined ? hearing : { result, ...hearing }
}

/** The table with what later actions of the same hearing have to know of this one: leads and plays that were refused, and hands of which a card was seen. */
function remembering (table: Table, before: Table, action: Action, found: Finding): Table {
  const refused = refusedOf(action, found).map(({ by }) => ({ by, trick: trickAt(before.play) + (hasPlayed(before, by) ? 1 : 0) }))
  const seen = action.type === 'expose' && action.manner !== 'named' && auctionIsOver(before) ? [{ by: action.by, played: before.play.length }] : []
  return refused.length === 0 && seen.length === 0 ? table : { ...table, refused: [...table.refused, ...refused], seen: [...table.seen, ...seen] }
}

/** What was done after something in the auction, with the calls before the cards that were faced between them: whoever called has called, whatever was dropped meanwhile. */
function callsFirst (since: readonly Action[]): readonly Action[] {
  const rest = since.findIndex(({ type }) => !OF_THE_AUCTION.has(type))
  const inAuction = rest === -1 ? since : since.slice(0, rest)
  const faced = inAuction.filter(({ type }) => type === 'expose')
  return faced.length === 0 ? since : [...inAuction.filter(({ type }) => type !== 'expose'), ...faced, ...since.slice(inAuction.length)]
}

const OF_THE_AUCTION: ReadonlySet<ActionType> = new Set(['call', 'change-call', 'simultaneous-calls', 'expose'])

/** Calls that were made but are not in the auction. The call in the place of one on the wrong cards is none: that one is in the auction. */
const attemptsIn = (action: Action, since: readonly Action[]): readonly CallOf[] => action.type === 'call-on-wrong-cards' ? [] : callsIn([action, ...since])

/** What is never an ordinary part of the game, even if it changes nothing. */
const ALWAYS_RULED: ReadonlySet<ActionType> = new Set([
  'mixed-cards', 'defective-trick', 'claim', 'concede', 'contest-claim', 'withdraw-agreement', 'cancel-concession', 'card-count', 'wrong-board', 'adjusted-score', 'close-review'
])

/** The board has been played to its end, whatever the record shows. */
const isFoundAfterPlay = (action: Action, { play }: Table): boolean =>
  (action.type === 'revoke' && action.discovered === 'play-over') || (action.type === 'mixed-cards' && play.length === 0)
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
  for (const [at, cancelled] of effects.entries()) {
    if (cancelled.type !== 'cancel-call') continue
    const again = effects.findIndex((effect, later) => later > at && effect.type === 'record-call' && effect.by === cancelled.by && effect.call === cancelled.call)
    if (again === -1 || effects.slice(at + 1, again).some(({ type }) => type === 'cancel-call')) continue
    const without = effects.filter((_, other) => other !== at && other !== again)
    if (leadToTheTable(without)) return tidy(without, leadToTheTable)
  }
  return effects
}

const sameCalls = ({ auction: one }: Table, { auction: other }: Table): boolean => one === other ||
  (one.length === other.length && one.every(({ by, call }, at) => other[at]?.by === by && other[at].call === call))

/** What a recorded call turns constraints into, those included that come back with a call taken back before it: a cancelled call has found its replacement. */
function * onCalls (before: Table, { effects }: Finding, attempts: readonly CallOf[], book: Book): Dialogue<readonly Part[]> {
  const parts: Part[] = []
  for (const [at, effect] of effects.entries()) {
    // One that is taken back at once has replaced nothing.
    if (effect.type !== 'record-call' || effects.slice(at + 1).some(later => later.type === 'cancel-call' && later.by === effect.by && later.call === effect.call)) continue
    const table = at === 0 ? before : settle(before, effects.slice(0, at), [], { attempts })
    for (const constraint of table.constraints) {
      const dialogue = behaviourOf(constraint).onCall?.(constraint, table, effect, book)
      if (dialogue !== undefined) parts.push(...yield * dialogue)
    }
  }
  return parts
}

/** What recorded cards leave behind of the constraints that they were under, if there were any. */
function leftByCards (table: Table, found: Finding, book: Book): Finding | undefined {
  if (table.constraints.length === 0) return undefined
  return finding([], found.effects.flatMap(effect => effect.type === 'record-play'
    ? table.constraints.flatMap(constraint => behaviourOf(constraint).onCard?.(constraint, table, effect, book) ?? [])
    : []))
}

/** What follows from the end of the auction. */
interface Closing {
  readonly table: Table
  readonly found: Finding
  /** Only what becomes of constraints by itself as the game goes on: that is no ruling. */
  readonly isTransition: boolean
}

/** Whether passes have closed the auction meanwhile, for the first time or with other calls. */
const hasClosed = (before: Table, after: Table): boolean => isClosed(after.auction) && !(isClosed(before.auction) && sameCalls(before, after))

/** Once the auction has closed: a turn that a pass out of rotation took away comes back, else what was pending is settled. */
function * closeAuction (after: Table, since: readonly Action[], book: Book, minutes: Minutes): Dialogue<Closing> {
  const robbed = yield * book.see(law34, { table: after, since })
  const [pass] = passesThatRob(after.auction)
  if (pass !== undefined && minutes.irregularities.length === 0) minutes.irregularities.push({ type: 'pass-out-of-rotation', offender: pass.by, laws: robbed.laws })
  if (robbed.effects.length > 0) return { table: settle(after, robbed.effects, robbed.constraints, { attempts: callsIn(since.slice(0, robbed.consumed)) }), found: robbed, isTransition: false }
  return { ...yield * auctionOver(after, book, robbed), isTransition: pass === undefined }
}
