import { describe, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Decision, Outcome, Regulations, RulingResponse, Turn } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Call, type Edition, type Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'
import { parseCall } from '../../src/table/call.ts'
import { OPPONENTS, SIDE } from '../../src/table/seat.ts'
import { auctionsByEffects, callsOf } from './effects.ts'
import { parseStep, type Step } from './storyStep.ts'
import { short, writeAuction, writeConstraint, writeReview, writeTold, writeTurn } from './storyWords.ts'

/** The same for every edition, or one for each; `older` is for those that are not named. */
export type PerEdition<T extends string | readonly string[]> = T | ByEdition<T>
type ByEdition<T> = Readonly<Partial<Record<Edition | 'older', T>>>

/**
 * What happened at one table, told in its own words and stepped through the service, and how matters must stand at the end.
 * A step is one of
 * - `N 1S, E P*`: calls; every call that carries no `#` or `?` must be regular; `*`: the service offers this call and no other;
 * - `E P natural` / `artificial`: with that meaning (further ones under `meanings`, by `E P`);
 * - `S to 2D`: changes his last call; `E P + S 2H`: at the same moment; `E drops C6`, `S shows HK`, `W leads D4`, `W names CA`; `W plays D4`: once the auction seemed to be over;
 * - `N misinformed`, `N misinformed X`: wants his last call back, to double instead; `W wrong-cards`: made his last call on cards of another board;
 * - `W 1H | S 1D`: and S bid 1D before the director came;
 * - tags: `#bid-out-of-rotation` (or `#…@W`) the irregularities found, `?accept-call@S=reject` the questions in their order, who decides, and the answers; `refused`: the last answer is not open;
 * - `W can X 1S`, `W cannot X`: what the service offers; `: E must pass once; …`: all that binds at this moment, `: nothing`;
 * - `W is asked lead-demand: forbid-S, no-demand`: what is offered before the lead; `W answers forbid-S`: goes on with that;
 * - `record S HK`: the card is put into the record, as if played.
 */
export interface Story {
  readonly id: string
  readonly title?: string
  readonly editions?: readonly Edition[]
  readonly dealer: Seat
  /** What earlier rulings have imposed. */
  readonly given?: readonly Constraint[]
  readonly meanings?: Readonly<Record<string, Meaning>>
  readonly steps: PerEdition<readonly string[]>
  /** The auction that stands: `^` out of rotation, `!` insufficient. */
  readonly auction?: PerEdition<string>
  /** `S` to call, `S leads`, `none`. */
  readonly next?: PerEdition<string>
  /** All that binds a player or gives a right at the end, each perhaps with its paragraph in brackets. Left out: nothing. */
  readonly inForce?: PerEdition<readonly string[]>
  /** All that is unauthorised at the end: `EW: E 1H`. */
  readonly told?: PerEdition<readonly string[]>
  /** All that the director looks at after the play: `NS 72C`. */
  readonly reviews?: PerEdition<readonly string[]>
  /** Elections of the Regulating Authority. */
  readonly regulations?: Regulations
  /** Effects of the last ruling that are neither records nor cancellations of calls. */
  readonly effects?: PerEdition<readonly string[]>
  /** Paragraphs that the last ruling cites. */
  readonly laws?: PerEdition<readonly string[]>
  /** Words of the notes of the last ruling. */
  readonly says?: PerEdition<string>
}

const say = sayIn('en')

/** The tests of stories, one for each edition. */
export function stories (title: string, rows: readonly Story[]): void {
  describe(title, () => {
    for (const story of rows) {
      for (const edition of story.editions ?? EDITIONS) {
        it(`${story.id} ${edition}${story.title === undefined ? '' : `: ${story.title}`}`, () => { tell(story, edition) })
      }
    }
  })
}

function per<T extends string | readonly string[]> (value: PerEdition<T> | undefined, edition: Edition): T | undefined {
  return value === undefined || !isByEdition(value) ? value : value[edition] ?? value.older
}

function isByEdition<T extends string | readonly string[]> (value: PerEdition<T>): value is ByEdition<T> {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Tells one story in one edition; throws with everything that went otherwise. */
export function tell (story: Story, edition: Edition): void {
  const faults: string[] = []
  const expectSame = (what: string, found: string, expected: string | undefined) => {
    if (expected !== undefined && found !== expected) faults.push(`${what}: ${found}; expected ${expected}`)
  }
  let table: WireTable = { dealer: story.dealer, ...story.given && { constraints: [...story.given] } }
  let last: Outcome | undefined
  for (const text of per(story.steps, edition) ?? []) {
    for (const step of parseStep(text)) {
      const told = tellStep(step, table, edition, story)
      faults.push(...told.faults.map(fault => `at "${text}": ${fault}`))
      if (told.outcome !== undefined) last = told.outcome
      if (told.table === undefined) {
        if (faults.length > 0) throw new Error(faults.join('\n'))
        continue
      }
      table = told.table
    }
  }
  const constraints = table.constraints ?? []
  const turn = legalActions(table, edition).turn
  const says = per(story.says, edition)
  expectSame('auction', writeAuction(table), per(story.auction, edition))
  expectSame('next', writeTurn(turn), per(story.next, edition))
  faults.push(
    ...differences('in force', constraints.flatMap(writeConstraint), per(story.inForce, edition) ?? []),
    ...differences('told', constraints.flatMap(writeTold), per(story.told, edition)),
    ...differences('effects', last?.effects.map(({ type }) => type).filter(type => type !== 'record-call' && type !== 'cancel-call') ?? [], per(story.effects, edition)),
    ...differences('reviews', constraints.flatMap(writeReview), per(story.reviews, edition)),
    ...(per(story.laws, edition) ?? []).filter(law => last?.laws.includes(law) !== true).map(law => `${law} is not cited: ${String(last?.laws)}`),
    ...says === undefined || last?.notes.some(note => note.includes(says)) === true ? [] : [`not said: ${says}; but ${String(last?.notes)}`]
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What is missing and what is too much, each thing matched once; a paragraph counts only where it is named. */
function differences (what: string, found: readonly string[], expected: readonly string[] | undefined): readonly string[] {
  if (expected === undefined) return []
  const left = [...found]
  const missing = expected.filter(one => {
    const at = left.findIndex(other => one.endsWith(']') ? other === one : other.replace(/ \[.*\]$/, '') === one)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  return missing.length + left.length === 0 ? [] : [`${what}: ${found.join('; ') || 'nothing'}; expected ${expected.join('; ') || 'nothing'}`]
}

interface Told { readonly faults: readonly string[], readonly table?: WireTable, readonly outcome?: Outcome }

function tellStep (step: Step, table: WireTable, edition: Edition, story: Story): Told {
  switch (step.kind) {
    case 'binds': return { faults: differences('in force', (table.constraints ?? []).flatMap(writeConstraint), step.constraints), table }
    case 'offers': {
      const { turn, legal } = legalActions(table, edition)
      const faults = turn.to !== 'none' && turn.seat === step.by ? [] : [`${step.by} is not in turn: ${writeTurn(turn)}`]
      return { faults: [...faults, ...step.calls.filter(call => legal?.includes(call) !== step.legal).map(call => `${step.by} ${step.legal ? 'cannot' : 'can'} ${call}`)], table }
    }
    case 'record': return { faults: [], table: { ...table, play: [...table.play ?? [], { by: step.by, card: step.card }] } }
    case 'asked': {
      const { decision } = legalActions(table, edition)
      if (decision?.kind !== 'decision') return { faults: [`${step.by} is not asked ${step.id}`] }
      const faults = decision.id === step.id && decision.decider.seat === step.by ? [] : [`asked: ${decision.id} of ${String(decision.decider.seat)}`]
      return { faults: [...faults, ...differences('options', decision.options.map(({ id }) => id), step.options)], table }
    }
    case 'answers': {
      const { decision } = legalActions(table, edition)
      const next = decision?.kind === 'decision' ? decision.options.find(({ id }) => id === step.option)?.next : undefined
      return next?.kind === 'outcome' ? { faults: [], table: next.table, outcome: next } : { faults: [`${step.by} is not offered ${step.option}`] }
    }
    case 'done': return tellDone(step, table, edition, story)
  }
}

function tellDone (step: Extract<Step, { kind: 'done' }>, table: WireTable, edition: Edition, { meanings = {}, regulations }: Story): Told {
  const faults: string[] = []
  const [action, ...subsequent] = step.actions.map(done => withMeaning(done, meanings))
  if (action === undefined) return { faults: ['nothing done'] }
  const offered = legalActions(table, edition)
  const isOffered = action.type === 'call' && offered.turn.to === 'call' && offered.turn.seat === action.by && offered.legal?.includes(canonical(action.call)) === true
  if (step.forced && !(isOffered && offered.legal.length === 1)) faults.push(`not forced: ${writeTurn(offered.turn)} may ${String(offered.legal)}`)

  const request = { edition, table, action, ...regulations && { regulations }, ...subsequent.length > 0 && { subsequent } }
  const answers: Record<string, string> = {}
  let response: RulingResponse | undefined
  for (const answer of [undefined, ...step.answers]) {
    if (answer !== undefined) {
      const id = nameIn(edition, answer.id)
      faults.push(...asked(response, id, answer.seat))
      answers[id] = answer.option
    }
    const answered = rulingOf({ ...request, ...answer && { answers: { ...answers } }, expand: 'next' }, say)
    if (!answered.ok) {
      const isRefused = step.refused && answer !== undefined && answer === step.answers.at(-1) && answered.faults.some(({ at }) => at === `/answers/${nameIn(edition, answer.id)}`)
      return { faults: isRefused ? faults : [...faults, `422: ${JSON.stringify(answered.faults)}`], ...isRefused && { table } }
    }
    response = answered.body
  }
  if (step.refused) return { faults: [...faults, 'not refused'] }
  if (response?.ruling.kind !== 'outcome') return { faults: [...faults, `asked: ${writeDecision(response?.ruling)}`] }

  if (!auctionsByEffects(table, response.ruling.effects).includes(callsOf(response.ruling.table))) faults.push(`the effects do not lead to ${callsOf(response.ruling.table)}: ${JSON.stringify(response.ruling.effects)}`)
  const irregularities = response.irregularities.map(({ type, side, offender = side }) => `${type}@${String(offender)}`)
  if (step.irregularities.length > 0 || step.answers.length === 0) {
    const by = 'by' in action ? action.by : undefined
    faults.push(...differences('irregularities', irregularities, step.irregularities.map(one => one.includes('@') || by === undefined ? one : `${one}@${one === 'misinformation' ? OPPONENTS[SIDE[by]] : by}`)))
  }
  if (response.irregularities.some(({ offender }) => 'by' in action && offender === action.by) && isOffered && !irregularities.some(one => one.startsWith('insufficient-bid'))) faults.push(`legal-actions offers ${action.call}, the ruling finds ${irregularities.join()}`)
  if (irregularities.length === 0 && action.type === 'call' && subsequent.length === 0 && !isOffered && offered.turn.to === 'call' && offered.turn.seat === action.by) {
    faults.push(`legal-actions does not offer ${action.call}, the ruling finds nothing wrong`)
  }
  return { faults, table: response.ruling.table, outcome: response.ruling }
}

const canonical = (call: string): Call => parseCall(call) ?? 'Pass'

/** Whether a pass or bid is artificial is asked under the word of the edition. */
const nameIn = (edition: Edition, id: string): string => id === 'artificial' ? edition === '1987' || edition === '1997' ? 'conventional' : 'artificial-call' : id

function asked (response: RulingResponse | undefined, id: string, seat: string | undefined): readonly string[] {
  const node = response?.ruling
  if (node?.kind !== 'decision') return [`not asked ${id}, but ruled`]
  if (node.id !== id) return [`asked ${writeDecision(node)}, not ${id}`]
  const decider = node.decider.role === 'director' ? 'director' : node.decider.seat
  return seat === undefined || seat === decider ? [] : [`${id} is for ${String(decider)}, not ${seat}`]
}

const writeDecision = (node: Decision | Outcome | undefined): string => node?.kind === 'decision' ? `${node.id} (${node.decider.seat ?? node.decider.role})` : 'nothing'

function withMeaning (action: Action, meanings: Readonly<Record<string, Meaning>>): Action {
  switch (action.type) {
    case 'call': return { ...action, ...meaningIn(meanings, action.by, action.call) }
    case 'change-call': return { ...action, ...meaningIn(meanings, action.by, action.to) }
    default: return action
  }
}

function meaningIn (meanings: Readonly<Record<string, Meaning>>, by: Seat, call: string): { readonly meaning?: Meaning } {
  const meaning = meanings[`${by} ${short(call)}`]
  return meaning === undefined ? {} : { meaning }
}

function legalActions (table: WireTable, edition: Edition): { readonly turn: Turn, readonly legal: readonly string[] | null, readonly decision?: Decision | Outcome } {
  const answered = legalActionsOf({ edition, table }, say)
  if (!answered.ok) throw new Error(`the table that was returned is refused: ${JSON.stringify(answered.faults)}\n${JSON.stringify(table)}`)
  return answered.body
}

/** A player obliged to pass by an earlier ruling. */
export const mustPass = (player: Seat, turns: 'next' | 'all'): Constraint => ({ type: 'must-pass', player, turns })
/** All editions but the newest. */
export const BEFORE_2017: readonly Edition[] = EDITIONS.filter(edition => edition !== '2017')
/** The editions of the founding documents. */
export const FOUNDING: readonly Edition[] = ['1997', '1987']
/** The editions since Law 27 was rewritten. */
export const SINCE_2007: readonly Edition[] = ['2017', '2007']

/** A natural call that shows these suits, with so many points. */
export const natural = (suits: Readonly<Partial<Record<'S' | 'H' | 'D' | 'C', readonly [number, number]>>>, hcp?: readonly [number, number]): Meaning =>
  ({ artificial: false, shows: [{ ...hcp && { hcp }, suits }] })
/** An artificial call that shows one of these hands. */
export const artificial = (...types: readonly { readonly hcp?: readonly [number, number], readonly suits?: Readonly<Partial<Record<'S' | 'H' | 'D' | 'C', readonly [number, number]>>> }[]): Meaning =>
  ({ artificial: true, shows: [...types] })
