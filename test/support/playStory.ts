import { describe, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Decision, Outcome, Regulations, RulingResponse } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { DENOMINATIONS, EDITIONS, RANKS, SEATS, SUITS, type Card, type Edition, type Seat } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'
import { parseCall } from '../../src/table/call.ts'
import { parseCard, rankOfCard, suitOfCard } from '../../src/table/card.ts'
import { writeReview, writeTold, writeTurn } from './storyWords.ts'

type PerEdition<T extends string | readonly string[]> = T | Readonly<Partial<Record<Edition | 'older', T>>>

/**
 * What happened in the play at one table, stepped through the service, and how matters must stand at the end. A step is one of
 * - `E D5`: a card, several with commas; each that carries no `#` or `?` must be regular; `W S4 down`: face down;
 * - `E D5 | S HA | N shows SA SK | W drops HQ`: and that was done before the director came; `E S4 + W CA`: at the same moment;
 * - `S says CK`, `E changes D3 D9` (`named`: the first was only named), `N misplaces H9 H8` (placed, named), `N did looked-at-hand`, `S calls high`, `S calls-suit H`, `S calls-suit H low`, `S calls-rank 7`;
 * - `W misinformed X`: he wants to change his last call, to double;
 * - `E revoked 5 H established`: a revoke is reported; `S names CA`, `S claims 2`, `S claims-showing SA SK`, `W concedes`, `E objects`, `W plays-on` (all four concur);
 * - tags: `#lead-out-of-turn` the irregularity found, `?accept-lead@S=reject` the questions in their order, who decides, and the answers;
 * - `W may CK C8`: exactly these cards are legal; `W waits 51A CK C8`: these are withheld under that paragraph; `S is asked lead-demand: require-H forbid-H no-demand`: exactly this is offered first; `S answers no-demand`.
 */
export interface PlayStory {
  readonly id: string
  readonly title?: string
  readonly editions?: readonly Edition[]
  /** `3NT S`: the contract with its declarer; or `N: 1NT P 3NT P P P`: the auction from its dealer. */
  readonly contract: string
  readonly hands?: Readonly<Partial<Record<Seat, string>>>
  readonly given?: readonly Constraint[]
  readonly regulations?: Regulations
  /** Cards in rotation; `S:D2` for one out of it. */
  readonly play?: string
  readonly steps: PerEdition<readonly string[]>
  /** The trick under way: `E D5, S HA`. */
  readonly trick?: PerEdition<string>
  /** `S plays`, `W leads`. */
  readonly next?: PerEdition<string>
  /** Declarer at the end, if it matters. */
  readonly declarer?: Seat
  /** All that binds a player at the end; left out: nothing. */
  readonly inForce?: PerEdition<readonly string[]>
  /** All that is unauthorised at the end: `EW: E D5`. */
  readonly told?: PerEdition<readonly string[]>
  readonly reviews?: PerEdition<readonly string[]>
  /** Paragraphs that the last ruling cites. */
  readonly laws?: PerEdition<readonly string[]>
  /** Cards that have gone back into a hand: `E D5`. */
  readonly back?: PerEdition<readonly string[]>
  /** All tricks transferred by the last ruling: `EW 2 64A1`. */
  readonly transferred?: PerEdition<string>
  /** Words of a note. */
  readonly says?: PerEdition<string>
}

const say = sayIn('en')
/** All editions but the newest. */
export const OLDER: readonly Edition[] = ['1987', '1997', '2007']
/** The codes in which a player who was misled decides for himself, and plays are no leads. */
export const FIRST_CODES: readonly Edition[] = ['1987', '1997']
export const SINCE_2007: readonly Edition[] = ['2007', '2017']

/** A card that lies on the table before a defender. */
export const lying = (player: Seat, card: Card, status: 'major' | 'minor' = 'major'): Constraint => ({ type: 'penalty-card', player, card, status })

/** The tests of stories from the play, one for each edition. */
export function playStories (title: string, rows: readonly PlayStory[]): void {
  describe(title, () => {
    for (const story of rows) {
      for (const edition of story.editions ?? EDITIONS) {
        it(`${story.id} ${edition}${story.title === undefined ? '' : `: ${story.title}`}`, () => { tell(story, edition) })
      }
    }
  })
}

function per<T extends string | readonly string[]> (value: PerEdition<T> | undefined, edition: Edition): T | undefined {
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return value as T | undefined
  const byEdition = value as Readonly<Partial<Record<Edition | 'older', T>>>
  return byEdition[edition] ?? byEdition.older
}

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(word => word !== '')
const seatOf = (text: string | undefined): Seat => SEATS.find(one => one === text) ?? fail(`no seat: ${String(text)}`)
const cardOf = (text: string | undefined): Card => parseCard(text ?? '') ?? fail(`no card: ${String(text)}`)
function fail (reason: string): never { throw new Error(reason) }

function tableOf ({ contract, hands, play, given }: PlayStory): WireTable {
  const [, dealer, calls] = /^([NESW]): (.*)$/.exec(contract) ?? []
  const bid = /^([1-7])(NT|[SHDC]) ([NESW])$/.exec(contract)
  return {
    dealer: seatOf(dealer ?? 'N'),
    ...calls !== undefined && { auction: [...words(calls)] },
    ...bid !== null && { contract: { level: Number(bid[1]), denomination: DENOMINATIONS.find(one => one === bid[2]) ?? 'NT', declarer: seatOf(bid[3]) } },
    ...hands && { hands },
    ...play !== undefined && { play: words(play).map(card => card.includes(':') ? { by: seatOf(card[0]), card: card.slice(2) } : card) },
    ...given && { constraints: [...given] }
  }
}

function actionOf (text: string): Action {
  if (text.includes(' + ')) return { type: 'simultaneous-plays', plays: text.split(' + ').map(one => ({ by: seatOf(words(one)[0]), card: cardOf(words(one)[1]) })) }
  const [by, verb, ...cards] = words(text)
  if (verb === 'shows' || verb === 'drops') return { type: 'expose', by: seatOf(by), cards: cards.map(cardOf), manner: verb === 'shows' ? 'shown' : 'dropped' }
  if (verb === 'says') return { type: 'expose', by: seatOf(by), cards: cards.map(cardOf), manner: 'named' }
  if (verb === 'changes') return { type: 'change-play', by: seatOf(by), from: cardOf(cards[0]), to: cardOf(cards[1]), ...cards[2] === 'named' && { named: true } }
  if (verb === 'misplaces') return { type: 'misplaced-card', by: seatOf(by), placed: cardOf(cards[0]), named: cardOf(cards[1]) }
  if (verb === 'did') return { type: 'dummy-action', by: seatOf(by), act: ACTS.find(act => act === cards[0]) ?? fail(`no act: ${String(cards[0])}`) }
  if (verb === 'calls-suit') return { type: 'designate', suit: SUITS.find(suit => suit === cards[0]) ?? fail('no suit'), ...cards[1] !== undefined && { words: cards[1] } }
  if (verb === 'calls-rank') return { type: 'designate', rank: RANKS.find(rank => rank === cards[0]) ?? fail('no rank') }
  if (verb === 'calls') return { type: 'designate', words: cards.join('-') }
  if (verb === 'names') return { type: 'designate', suit: suitOfCard(cardOf(cards[0])), rank: rankOfCard(cardOf(cards[0])) }
  if (verb === 'claims') return { type: 'claim', by: seatOf(by), ...cards[0] !== undefined && { tricks: Number(cards[0]) } }
  if (verb === 'claims-showing') return { type: 'claim', by: seatOf(by), manner: 'cards-shown', cards: cards.map(cardOf) }
  if (verb === 'concedes') return { type: 'concede', by: seatOf(by) }
  if (verb === 'objects') return { type: 'contest-claim', by: seatOf(by) }
  if (verb === 'plays-on') return { type: 'contest-claim', by: seatOf(by), wants: 'play-on', allConcur: true }
  if (verb === 'touches') return { type: 'dummy-action', by: seatOf(by), act: 'touched-card', card: cardOf(cards[0]) }
  if (verb === 'misinformed') return { type: 'misinformation', by: seatOf(by), to: parseCall(cards[0] ?? '') ?? fail(`no call: ${text}`) }
  if (verb === 'speaks') return { type: 'dummy-action', by: seatOf(by), act: 'took-part' }
  if (verb === 'revoked') return revokeOf(seatOf(by), cards)
  return { type: 'play', by: seatOf(by), card: cardOf(verb), ...cards[0] === 'down' && { face: 'down' } }
}

const ACTS = ['exchanged-hands', 'left-seat', 'looked-at-hand', 'was-shown-hand', 'called-director', 'drew-attention', 'took-part', 'warned-declarer', 'touched-card'] as const
const FOUND = { 'in-time': 'before-established', established: 'established', 'after-play': 'play-over' } as const

/** `E revoked 5`, with what is known: `H` the suit, `in-time` / `established` / `after-play` when it was found, `says-W` who drew attention. */
function revokeOf (by: Seat, told: readonly string[]): Action {
  const suit = SUITS.find(one => told.includes(one))
  const found = (['in-time', 'established', 'after-play'] as const).find(one => told.includes(one))
  const saidBy = SEATS.find(seat => told.includes(`says-${seat}`))
  return { type: 'revoke', by, trick: Number(told[0]), ...suit && { suit }, ...found && { discovered: FOUND[found] }, ...saidBy && { attentionBy: saidBy } }
}

interface Answer { readonly id: string, readonly seat?: string, readonly option: string }
const answerOf = (tag: string): Answer => {
  const [, id = '', seat, option = ''] = /^\?([^@=]+)(?:@([^=]+))?=(.+)$/.exec(tag) ?? []
  return { id, ...seat !== undefined && { seat }, option }
}

function tell (story: PlayStory, edition: Edition): void {
  let table = tableOf(story)
  let last: Outcome | undefined
  for (const text of per(story.steps, edition) ?? []) {
    try {
      const outcome = step(text, table, edition, story.regulations)
      if (outcome === undefined) continue
      last = outcome
      table = outcome.table
    } catch (error) {
      throw new Error(`at "${text}": ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  const constraints = table.constraints ?? []
  const faults: string[] = []
  const same = (what: string, found: string, expected: string | undefined) => { if (expected !== undefined && found !== expected) faults.push(`${what}: ${found}; expected ${expected}`) }
  const list = (what: string, found: readonly string[], expected: readonly string[] | undefined) => {
    if (expected !== undefined) same(what, [...found].sort().join('; '), [...expected].sort().join('; '))
  }
  const plain = (text: string) => text.replace(/ \[.*\]$/, '')
  same('next', writeTurn(actions(table, edition).turn), per(story.next, edition))
  same('trick', openTrickOf(table, edition), per(story.trick, edition))
  if (story.declarer !== undefined) same('declarer', table.contract?.declarer ?? '', story.declarer)
  list('in force', constraints.flatMap(writeBinding), per(story.inForce, edition) ?? [])
  list('told', constraints.flatMap(writeTold).map(plain), per(story.told, edition))
  list('reviews', constraints.flatMap(writeReview), per(story.reviews, edition))
  list('back', (last?.effects ?? []).flatMap(effect => effect.type === 'pick-up-card' ? [`${effect.by} ${effect.card}`] : []), per(story.back, edition))
  const transfers = (last?.effects ?? []).flatMap(effect => effect.type === 'transfer-tricks' ? [`${effect.to} ${effect.count} ${effect.law}`] : [])
  same('transferred', transfers.length > 0 ? transfers.join('; ') : 'none', per(story.transferred, edition) ?? 'none')
  for (const law of per(story.laws, edition) ?? []) if (last?.laws.includes(law) !== true) faults.push(`${law} is not cited: ${String(last?.laws)}`)
  const note = per(story.says, edition)
  if (note !== undefined && last?.notes.some(one => one.includes(note)) !== true) faults.push(`not said: ${note}; but ${String(last?.notes)}`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The trick under way, each card with its hand. */
function openTrickOf (table: WireTable, edition: Edition): string {
  const trick = (table.play ?? []).slice(Math.floor((table.play?.length ?? 0) / 4) * 4)
  const start = (table.play?.length ?? 0) - trick.length
  return trick.map((entry, at) => {
    if (typeof entry !== 'string') return `${entry.by} ${entry.card}`
    const before = actions({ ...table, constraints: [], play: table.play?.slice(0, start + at) ?? [] }, edition).turn
    return `${before.to === 'none' ? '?' : before.seat} ${entry}`
  }).join(', ')
}

function actions (table: WireTable, edition: Edition) {
  const answered = legalActionsOf({ edition, table }, say)
  return answered.ok ? answered.body : fail(`the table is refused: ${JSON.stringify(answered.faults)} ${JSON.stringify(table)}`)
}

function step (text: string, table: WireTable, edition: Edition, regulations: Regulations | undefined): Outcome | undefined {
  const [by, verb, ...rest] = words(text)
  if (verb === 'may') {
    const { turn, legal } = actions(table, edition)
    if (turn.to === 'none' || turn.seat !== by) fail(`${String(by)} is not in turn: ${writeTurn(turn)}`)
    if ([...legal ?? []].sort().join() !== [...rest].sort().join()) fail(`legal: ${String(legal)}`)
    return undefined
  }
  if (verb === 'waits') {
    const withheld = actions(table, edition).excluded.flatMap(({ action, laws }) => laws.join() === rest[0] ? [action] : [])
    if ([...withheld].sort().join() !== rest.slice(1).sort().join()) fail(`withheld: ${withheld.join()}`)
    return undefined
  }
  if (verb === 'is' && rest[0] === 'asked') {
    const { decision } = actions(table, edition)
    if (decision?.kind !== 'decision') return fail('nobody is asked')
    const found = `${decision.decider.seat ?? ''} ${decision.id}: ${decision.options.map(({ id }) => id).join(' ')}`
    return found === `${String(by)} ${rest.slice(1).join(' ')}` ? undefined : fail(found)
  }
  if (verb === 'answers') {
    const { decision } = actions(table, edition)
    const next = decision?.kind === 'decision' ? decision.options.find(({ id }) => id === rest[0])?.next : undefined
    return next?.kind === 'outcome' ? next : fail('not offered')
  }
  let outcome: Outcome | undefined
  for (const one of text.split(', ')) {
    outcome = done(one, outcome?.table ?? table, edition, regulations)
  }
  return outcome
}

function done (text: string, table: WireTable, edition: Edition, regulations: Regulations | undefined): Outcome {
  const tags = words(text).filter(word => /^[#?]/.test(word))
  const told = text.replace(/ [#?]\S+/g, '')
  const [action, ...subsequent] = told.split(' | ').map(actionOf)
  if (action === undefined) return fail('nothing done')
  const answers: Record<string, string> = {}
  let response: RulingResponse | undefined
  for (const answer of [undefined, ...tags.filter(tag => tag.startsWith('?')).map(answerOf)]) {
    if (answer !== undefined) {
      mustAsk(response?.ruling, answer)
      answers[answer.id] = answer.option
    }
    const answered = rulingOf({ edition, table, action, subsequent, ...regulations && { regulations }, ...answer && { answers: { ...answers } }, expand: 'next' }, say)
    response = answered.ok ? answered.body : fail(JSON.stringify(answered.faults))
  }
  if (response?.ruling.kind !== 'outcome') return fail(`asked: ${writeDecision(response?.ruling)}`)
  const found = response.irregularities.map(({ type }) => `#${type}`)
  const named = tags.filter(tag => tag.startsWith('#'))
  if ((named.length > 0 || Object.keys(answers).length === 0) && found.join() !== named.join()) fail(`found ${found.join() || 'nothing'}`)
  return response.ruling
}

const writeDecision = (node: Decision | Outcome | undefined): string => node?.kind === 'decision'
  ? `${node.id}@${node.decider.seat ?? node.decider.role}: ${node.options.map(({ id }) => id).join(' ')}`
  : 'nothing'

function mustAsk (node: Decision | Outcome | undefined, { id, seat }: Answer): void {
  if (node?.kind !== 'decision' || node.id !== id) return fail(`${id} is not asked, but ${writeDecision(node)}`)
  const decider = node.decider.seat ?? node.decider.role
  if (seat !== undefined && seat !== decider) fail(`${id} is for ${decider}`)
}

/** What binds a player in the play, in few words. */
function writeBinding (constraint: Constraint): readonly string[] {
  switch (constraint.type) {
    case 'penalty-card': return [`${constraint.player} ${constraint.card} ${constraint.status}`]
    case 'lead-restriction': return [`${constraint.leader} leads ${constraint.demand}${constraint.suits.length === 0 ? '' : ` ${constraint.suits.join('')}`}`]
    case 'play-restriction': return [`${constraint.player} plays ${constraint.demand} ${constraint.suit}`]
    case 'must-play': return [`${constraint.player} must play ${constraint.card}`]
    case 'lead-from': return [`${constraint.declarer} leads from ${constraint.hand}`]
    case 'established-revoke': return [`${constraint.player} revoked ${constraint.trick}`]
    case 'unauthorised-information': case 'review': case 'transferred-tricks': return []
    default: return [constraint.type]
  }
}

