import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { behaviourOf } from '../constraints/index.ts'
import { winnerOfCompleted, type TableEvent } from '../constraints/behaviour.ts'
import { turnToCall, type AuctionCall } from '../table/auction.ts'
import type { PlayedCard } from '../table/play.ts'
import { stepsFrom } from '../table/seat.ts'
import { allMajor, finalContract, inForce, sameSubstance, tableWith, type Spent, type Table } from '../table/table.ts'
import { tellsOf } from './finding.ts'

/** What goes with the effects of a finding. */
interface Circumstances {
  /** Calls that were made but are not in the auction: cancelling one of them leaves the record as it is. */
  readonly attempts?: readonly { readonly by: Seat, readonly call: string }[]
  /** Something that has happened first. */
  readonly first?: 'auction-over'
  /** Those of the constraints imposed that the last call has brought about: they go if it goes. */
  readonly brought?: readonly Constraint[] | undefined
}

/** Applies what a Law has found to the table: effects first, with the constraints that they spend, then the new ones. */
export function settle (table: Table, effects: readonly Effect[], imposed: readonly Constraint[], circumstances: Circumstances = {}): Table {
  const after = applyEffects(table, effects, circumstances)
  // A penalty card that has been played by the same ruling lies there no longer.
  const lasting = imposed.filter(added => added.type !== 'penalty-card' || !after.play.some(({ card }) => card === added.card))
  const constraints = lasting.reduce((inForce, added) => addConstraint(spend(inForce, { happened: 'imposed', constraint: added, table: after }), added), after.constraints)
  const brought = circumstances.first === 'auction-over' ? imposed : circumstances.brought ?? []
  return tableWith(after, { constraints, spent: brought.length === 0 ? after.spent : [...after.spent, { call: after.auction.length - 1, constraints: [], brought }] })
}

const isSpentBy = (event: TableEvent) => (constraint: Constraint): boolean => behaviourOf(constraint).lapses(constraint, event)
/** The constraints that this leaves in force. */
function spend (constraints: readonly Constraint[], event: TableEvent): readonly Constraint[] {
  if (constraints.length === 0) return constraints
  const isSpent = isSpentBy(event)
  const left = constraints.filter(constraint => !isSpent(constraint))
  return event.happened === 'imposed' ? left.map(constraint => behaviourOf(constraint).narrowed?.(constraint, event.constraint) ?? constraint) : left
}

type Place = Pick<Spent, 'card' | 'call'>

/** Constraints in force, and those that calls and cards have spent. */
class Ledger {
  #inForce: readonly Constraint[]
  #spent: readonly Spent[]
  /** What comes back because a call or a card was taken back; it lives on through what stands after it. */
  #restored: readonly Constraint[] = []

  constructor ({ constraints, spent }: Table) {
    this.#inForce = constraints
    this.#spent = spent
  }

  change (change: (constraints: readonly Constraint[]) => readonly Constraint[]): void { this.#inForce = change(this.#inForce) }

  /** Tells the constraints what happened, if there are any. */
  happen (event: () => TableEvent, place?: Place): void {
    if (this.#inForce.length > 0 || this.#restored.length > 0) this.end(isSpentBy(event()), place)
  }

  end (isSpent: (constraint: Constraint) => boolean, place?: Place): void {
    this.#inForce = this.#keep(this.#inForce, isSpent, place)
    this.#restored = this.#keep(this.#restored, isSpent, place)
  }

  /** What happened there stands no longer, or has to be looked at again. */
  restore (isGone: (spent: Spent) => boolean): void {
    const gone = this.#spent.filter(isGone)
    if (gone.length === 0) return
    this.#spent = this.#spent.filter(spent => !isGone(spent))
    const back = gone.flatMap(({ constraints }) => constraints)
    const brought = gone.flatMap(spent => spent.brought ?? [])
    const stays = (constraint: Constraint) => !brought.some(other => sameSubstance(constraint, other))
    this.#restored = [...this.#restored, ...back].filter(stays)
    this.#inForce = this.#inForce.filter(stays)
  }

  /** How a penalty card was played tells nothing once it lies there again (50E3). */
  lieAgain (card: Card): void {
    const lies = [...this.#inForce, ...this.#restored].some(constraint => constraint.type === 'penalty-card' && constraint.card === card)
    if (lies) this.change(constraints => constraints.filter(constraint => constraint.type !== 'unauthorised-information' || constraint.law !== '50E3' || constraint.source.card !== card))
  }

  /** What stands after something that was taken back: only what came back is looked at. */
  lookAgain (event: TableEvent, place: Place): void {
    this.#restored = this.#keep(this.#restored, isSpentBy(event), place)
  }

  #keep (constraints: readonly Constraint[], isSpent: (constraint: Constraint) => boolean, place?: Place): readonly Constraint[] {
    const gone = constraints.filter(isSpent)
    if (gone.length === 0) return constraints
    if (place !== undefined) this.#spent = [...this.#spent, { constraints: gone, ...place }]
    return constraints.filter(constraint => !gone.includes(constraint))
  }

  close (): Pick<Table, 'constraints' | 'spent'> {
    return { constraints: this.#restored.reduce(addConstraint, this.#inForce), spent: this.#spent }
  }
}

/** Where the last thing was done: what follows from it goes if it is taken back. */
function lastPlaceIn (auction: readonly unknown[], play: readonly PlayedCard[]): Place {
  const card = play.at(-1)?.card
  return card === undefined ? { call: auction.length - 1 } : { card }
}

/** A place in the auction or the play that a withdrawn call or card has left open for the same player. */
interface Vacancy { readonly by: Seat, readonly vacant: true }

const stands = <T extends { readonly by: Seat }> (entry: T | Vacancy): entry is T => !('vacant' in entry)
const standing = <T extends { readonly by: Seat }> (record: readonly (T | Vacancy)[]): readonly T[] => record.every(stands) ? record : record.filter(stands)

function applyEffects (table: Table, effects: readonly Effect[], { attempts: made = [], first }: Circumstances): Table {
  const ledger = new Ledger(table)
  if (first !== undefined) ledger.happen(() => ({ happened: first, table }), { call: table.auction.length - 1 })
  const attempts = [...made]
  let auction: readonly (AuctionCall | Vacancy)[] = table.auction
  let play: readonly (PlayedCard | Vacancy)[] = table.play
  let { contract, claim } = table
  /** The calls and cards recorded here, and the first places from which the others have to be looked at again. */
  const [newCalls, newCards]: [number[], Card[]] = [[], []]
  let [fromCall, fromCard] = [Infinity, Infinity]
  for (const effect of effects) {
    switch (effect.type) {
      case 'record-call': {
        const { by, call, meaning } = effect
        const before = tableWith(table, { auction: standing(auction), ...ledger.close() })
        const vacancy = auction.findLastIndex(entry => 'vacant' in entry && entry.by === by)
        const preceding = vacancy === -1 ? before.auction : standing(auction.slice(0, vacancy))
        const entry: AuctionCall = { by, call, ...meaning && { meaning }, ...by !== turnToCall(table.dealer, preceding) && { outOfRotation: true } }
        auction = vacancy === -1 ? [...auction, entry] : auction.with(vacancy, entry)
        const attempt = attempts.findIndex(made => made.by === by && made.call === call)
        if (attempt !== -1) attempts.splice(attempt, 1)
        const place = vacancy === -1 ? auction.length - 1 : vacancy
        ledger.happen(() => ({ happened: 'call', by, call, table: before }), { call: place })
        newCalls.push(place)
        break
      }
      case 'cancel-call': {
        const attempt = attempts.findIndex(({ by, call }) => by === effect.by && call === effect.call)
        if (attempt !== -1) { attempts.splice(attempt, 1); break }
        const at = auction.findLastIndex(entry => !('vacant' in entry) && entry.by === effect.by && entry.call === effect.call)
        if (at === -1) break
        ledger.restore(({ call = -1 }) => call >= at)
        auction = auction.with(at, { by: effect.by, vacant: true })
        fromCall = Math.min(fromCall, at)
        break
      }
      case 'authorise-information':
        ledger.end(constraint => constraint.type === 'unauthorised-information' && tellsOf(constraint, effect), lastPlaceIn(auction, standing(play)))
        break
      case 'record-play': {
        const { by, card } = effect
        const vacancy = play.findIndex(entry => 'vacant' in entry && entry.by === by)
        // A card in the place of a withdrawn one comes before the later cards of its trick.
        const before = vacancy === -1 ? play : play.slice(0, vacancy)
        ledger.happen(() => ({ happened: 'card', by, card, table: tableWith(table, { play: standing(before) }) }), { card })
        newCards.push(card)
        play = vacancy === -1 ? [...play, { by, card }] : play.with(vacancy, { by, card })
        break
      }
      case 'retract-card': case 'pick-up-card': {
        const { by, card, law } = effect
        const lying = standing(play)
        ledger.happen(() => ({ happened: 'card-taken-back', by, card, law, faceUp: effect.type === 'retract-card', table: tableWith(table, { play: lying }) }))
        const at = play.findLastIndex(entry => stands(entry) && entry.by === by && entry.card === card)
        if (at === -1) break
        const cards = standing(play.slice(at)).map(later => later.card)
        ledger.restore(spent => spent.card !== undefined && cards.includes(spent.card))
        ledger.lieAgain(card)
        play = play.with(at, { by, vacant: true })
        fromCard = Math.min(fromCard, at)
        break
      }
      case 'swap-declarer':
        contract = swapped(table, effect.declarer) ?? contract
        break
      case 'transfer-tricks': {
        const { to, count, by, trick, law } = effect
        const transferred: Constraint = { type: 'transferred-tricks', to, count, ...by && { player: by }, ...trick !== undefined && { trick }, law }
        ledger.change(constraints => [...constraints, transferred])
        ledger.happen(() => ({ happened: 'imposed', constraint: transferred, table }))
        break
      }
      case 'place-card': {
        const { by, card, trick } = effect
        const lead = play[4 * (trick - 1)]
        if (lead !== undefined) play = play.toSpliced(4 * (trick - 1) + stepsFrom(lead.by, by), 0, { by, card, added: true })
        break
      }
      case 'award-tricks': {
        const { by, tricks, left, ruled } = effect
        claim = { by, tricks, ...left !== undefined && { left }, ...ruled && { ruled } }
        break
      }
      case 'cancel-claim':
        claim = undefined
        break
      case 'close-review':
        ledger.change(constraints => constraints.filter(constraint => constraint.type !== 'review' || constraint.side !== effect.side || (constraint.law ?? effect.of) !== effect.of))
        break
      case 'face-hand': case 'adjusted-score': case 'restore-deal': case 'restore-card': case 'cancel-board':
        break
    }
  }
  const [calls, cards] = [standing(auction), standing(play)]
  for (let at = fromCall; at < calls.length; at++) {
    const made = calls[at]
    if (made !== undefined && !newCalls.includes(at)) ledger.lookAgain({ happened: 'call', by: made.by, call: made.call, table: tableWith(table, { auction: calls.slice(0, at) }) }, { call: at })
  }
  for (let at = fromCard; at < cards.length; at++) {
    const played = cards[at]
    if (played === undefined || newCards.includes(played.card)) continue
    const then = (play: readonly PlayedCard[]): TableEvent => ({ happened: 'card', by: played.by, card: played.card, table: tableWith(table, { play: play.slice(0, at) }) })
    const event = then(cards)
    // The trick that it completes may have another winner now.
    if (winnerOfCompleted(event) === winnerOfCompleted(then(table.play))) ledger.lookAgain(event, { card: played.card })
    else ledger.happen(() => event, { card: played.card })
  }
  return tableWith(table, { auction: calls, play: cards, contract, claim, ...ledger.close() })
}

const swapped = (table: Table, declarer: Seat) => {
  const contract = finalContract(table)
  return contract && { ...contract, declarer }
}

/** Adds a constraint unless one in force says as much; a duty for all turns swallows one for the next. */
function addConstraint (inForce: readonly Constraint[], added: Constraint): readonly Constraint[] {
  if (inForce.some(constraint => sameSubstance(constraint, added))) return inForce
  // A card that was dropped and then led lies there as a card led.
  if (added.type === 'exposed-card') return [...inForce.filter(constraint => constraint.type !== 'exposed-card' || constraint.card !== added.card), added]
  if (added.type === 'penalty-card') return allMajor([...inForce, added])
  // Of two calls that a player would have to repeat it is the one that was ruled on first.
  if (added.type === 'must-call' && inForce.some(constraint => constraint.type === 'must-call' && constraint.player === added.player)) return inForce
  if (added.type !== 'must-pass') return [...inForce, added]
  const duties = inForce.filter(constraint => constraint.type === 'must-pass' && constraint.player === added.player)
  if (duties.some(duty => duty.type === 'must-pass' && duty.turns === 'all')) return inForce
  return [...inForce.filter(constraint => !duties.includes(constraint)), added]
}

/** What was imposed, each once, as far as it is in force in the end. */
export function stillImposed (constraints: readonly Constraint[], table: Table): readonly Constraint[] {
  const imposed = constraints.map(constraint => asItLies(constraint, table))
  return imposed.filter((constraint, at) => imposed.findIndex(other => sameSubstance(constraint, other)) === at && table.constraints.some(other => sameSubstance(constraint, other)))
}

/** A minor penalty card that another one has made a major one. */
const asItLies = (constraint: Constraint, table: Table): Constraint => constraint.type !== 'penalty-card' || constraint.status === 'major'
  ? constraint
  : inForce(table, 'penalty-card').find(({ card }) => card === constraint.card) ?? constraint
