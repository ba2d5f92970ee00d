import type { Action, ActionType } from '../../schemas/action.ts'
import { behaviourOf } from '../constraints/index.ts'
import { boundAgain, calledBeforeRuling, imposedSince, type Duty } from '../laws/calledBeforeRuling.ts'
import { law34, passesThatRob } from '../laws/law34.ts'
import { hasPlayed } from '../laws/outOfTurn.ts'
import { trickAt } from '../laws/revoke.ts'
import { isClosed } from '../table/auction.ts'
import { auctionIsOver, tableWith, type Table } from '../table/table.ts'
import { auctionOver, isUnsettled } from './auctionOver.ts'
import type { Book } from './book.ts'
import { closePlay } from './closePlay.ts'
import type { Dialogue, Stage } from './dialogue.ts'
import { callsIn, type CallOf } from './facts.ts'
import { finding, merge, note, type Finding, type Part } from './finding.ts'
import { hearAction, type Minutes } from './hearAction.ts'
import { conclude, sameCalls, type Desk, type Hearing, type Sitting } from './hearing.ts'
import { refusedOf } from './refused.ts'
import { settle } from './settle.ts'

/** Hears what was done, in order, on a table: each action under the Law that it falls under, then what it brings about. Each action is a stage. */
export function * hear (start: Table, actions: readonly Action[], book: Book, desk: Desk): Dialogue<Stage<Hearing>> {
  const opened = isUnsettled(start) ? yield * auctionOver(start, book) : undefined
  const heard = opened === undefined ? [] : [opened.found]
  return yield * hearNext({
    book, desk, start, actions, table: opened?.table ?? start, pending: actions, heard, transitions: heard, carried: [], afterPlay: false, minutes: { irregularities: [] }
  })
}

/** The minutes to go on with: what follows from one answer is not written into those of another. */
function fresh ({ minutes, desk }: Sitting): Minutes {
  desk.minutes = { ...minutes, irregularities: [...minutes.irregularities] }
  return desk.minutes
}

/** An action with the table that it is judged on. */
interface Act {
  readonly action: Action
  readonly before: Table
  /** What was done after it. */
  readonly rest: readonly Action[]
  /** The same in the order in which it is heard. */
  readonly since: readonly Action[]
  /** Duties that a ruling has imposed on the player only after it: it is no breach of them. */
  readonly duties: readonly Duty[]
}

function * hearNext (sitting: Sitting): Dialogue<Stage<Hearing>> {
  const [action, ...rest] = sitting.pending
  if (action === undefined) return { end: conclude(sitting) }
  const { book, table } = sitting
  const duties = imposedSince(action, table, sitting.heard)
  const before = duties.length === 0 ? table : tableWith(table, { constraints: table.constraints.filter(constraint => !duties.some(duty => duty === constraint)) })
  const act: Act = { action, before, rest, since: auctionIsOver(before) ? rest : callsFirst(rest), duties }
  const minutes = fresh(sitting)
  const ruled = yield * hearAction(action, { table: before, since: act.since }, book, minutes)
  const ready: Sitting = { ...sitting, minutes }
  if ('onward' in ruled) return { question: ruled.question, onward: answer => bringAbout(ready, act, ruled.onward(answer)) }
  return yield * bringAbout(ready, act, ruled)
}

/** What the finding on an action brings about; then the next action. */
function * bringAbout (sitting: Sitting, { action, before, rest, since, duties }: Act, found: Finding): Dialogue<Stage<Hearing>> {
  const { book } = sitting
  const minutes = fresh(sitting)
  const dealtWith = since.slice(0, found.consumed)
  const attempts = attemptsIn(action, dealtWith)
  const replaced = found.effects.some(({ type }) => type === 'record-call') ? yield * onCalls(before, found, attempts, book) : []
  const further = replaced.length === 0 ? undefined : finding([], replaced)
  const complete = further === undefined ? found : merge(found, further)
  const left = leftByCards(before, found, book)
  const { effects, constraints } = left === undefined ? complete : merge(complete, left)
  const settled = remembering(settle(before, effects, constraints, { attempts, brought: further?.constraints }), before, action, found)
  if (found.laws.includes('62A')) minutes.corrected = settled.play.length
  // A card that becomes a penalty card is ruled on; what a played one leaves behind is no ruling.
  const isRuled = left !== undefined && left.effects.length > 0
  let now: Sitting = {
    ...sitting,
    minutes,
    table: duties.length === 0 ? settled : boundAgain(settled, duties),
    pending: [...found.next, ...since === rest ? rest.slice(found.consumed) : rest.filter(later => !dealtWith.includes(later))],
    heard: [...sitting.heard, complete, ...isRuled ? [left] : [], ...duties.map(({ player }) => finding([], note('partner-called-before-ruling', { player })))],
    carried: left === undefined || isRuled ? sitting.carried : [...sitting.carried, ...left.constraints],
    afterPlay: sitting.afterPlay || isFoundAfterPlay(action, before)
  }
  if (hasClosed(before, now.table)) now = yield * closeAuction(now)
  const ended = closePlay(before, now.table, now.pending, book)
  if (ended !== undefined) now = withFinding(now, ended.found, ended.table)
  const early = found.next.length > 0 ? undefined : calledBeforeRuling(now.heard, now.table, now.pending, book)
  if (early !== undefined) {
    const { table } = now
    now = withFinding(now, early, settle(table, early.effects, early.constraints, { attempts: callsIn(now.pending.slice(0, early.consumed)) }))
    if (hasClosed(table, now.table)) now = yield * closeAuction(now)
  }
  return now.pending.length === 0 ? { end: conclude(now) } : { onward: () => hearNext(now) }
}

/** What has been found besides, and the table after it. */
const withFinding = (sitting: Sitting, found: Finding, table: Table): Sitting =>
  ({ ...sitting, table, heard: [...sitting.heard, found], pending: [...found.next, ...sitting.pending.slice(found.consumed)] })

/** The table with what later actions of the same hearing have to know of this one: leads and plays that were refused, and hands of which a card was seen. */
function remembering (table: Table, before: Table, action: Action, found: Finding): Table {
  const refused = refusedOf(action, found).map(({ by }) => ({ by, trick: trickAt(before.play) + (hasPlayed(before, by) ? 1 : 0) }))
  const seen = action.type === 'expose' && action.manner !== 'named' && auctionIsOver(before) ? [{ by: action.by, played: before.play.length }] : []
  return refused.length === 0 && seen.length === 0 ? table : tableWith(table, { refused: [...table.refused, ...refused], seen: [...table.seen, ...seen] })
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

/** The board has been played to its end, whatever the record shows. */
const isFoundAfterPlay = (action: Action, { play }: Table): boolean =>
  (action.type === 'revoke' && action.discovered === 'play-over') || (action.type === 'mixed-cards' && play.length === 0)
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

/** Whether passes have closed the auction meanwhile, for the first time or with other calls. */
const hasClosed = (before: Table, after: Table): boolean => isClosed(after.auction) && !(isClosed(before.auction) && sameCalls(before, after))

/** Once the auction has closed: a turn that a pass out of rotation took away comes back, else what was pending is settled. */
function * closeAuction (sitting: Sitting): Dialogue<Sitting> {
  const { book, table, pending, minutes } = sitting
  const robbed = yield * book.see(law34, { table, since: pending })
  const [pass] = passesThatRob(table.auction)
  if (pass !== undefined && minutes.irregularities.length === 0) minutes.irregularities.push({ type: 'pass-out-of-rotation', offender: pass.by, laws: robbed.laws })
  if (robbed.effects.length > 0) return withFinding(sitting, robbed, settle(table, robbed.effects, robbed.constraints, { attempts: callsIn(pending.slice(0, robbed.consumed)) }))
  const over = yield * auctionOver(table, book, robbed)
  const closed = withFinding(sitting, over.found, over.table)
  return pass === undefined ? { ...closed, transitions: [...sitting.transitions, over.found] } : closed
}
