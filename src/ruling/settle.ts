import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { behaviourOf } from '../constraints/index.ts'
import type { TableEvent } from '../constraints/behaviour.ts'
import { turnToCall, type AuctionCall } from '../table/auction.ts'
import type { PlayedCard } from '../table/play.ts'
import { stepsFrom } from '../table/seat.ts'
import { finalContract, type Spent, type Table } from '../table/table.ts'

/** Applies what a Law has found to the table: effects first, with the constraints that they spend, then the new ones. */
export function settle (table: Table, effects: readonly Effect[], imposed: readonly Constraint[], pending: readonly { readonly by: Seat, readonly call: string }[] = []): Table {
  const after = applyEffects(table, effects, pending)
  return { ...after, constraints: imposed.reduce((inForce, added) => addConstraint(spend(inForce, { happened: 'imposed', constraint: added, table: after }), added), after.constraints) }
}

/** The constraints that this leaves in force. */
export const spend = (constraints: readonly Constraint[], event: TableEvent): readonly Constraint[] =>
  constraints.length === 0 ? constraints : constraints.filter(constraint => !behaviourOf(constraint).lapses(constraint, event))

type CardEvent = Extract<TableEvent, { happened: 'card' }>

/** Constraints in force, and those that cards of this table have spent. */
class Ledger {
  #inForce: readonly Constraint[]
  #spent: readonly Spent[]
  /** What comes back because a card was taken back; it lives on through the cards that stand. */
  #restored: readonly Constraint[] = []

  constructor ({ constraints, spent = [] }: Table) {
    this.#inForce = constraints
    this.#spent = spent
  }

  change (change: (constraints: readonly Constraint[]) => readonly Constraint[]): void { this.#inForce = change(this.#inForce) }

  happen (event: TableEvent): void {
    this.#inForce = this.#keep(this.#inForce, event)
    this.#restored = this.#keep(this.#restored, event)
  }

  /** These cards stand no longer, or have to be looked at again. */
  restore (cards: readonly Card[]): void {
    const back = this.#spent.filter(({ card }) => cards.includes(card)).flatMap(({ constraints }) => constraints)
    if (back.length === 0) return
    this.#spent = this.#spent.filter(({ card }) => !cards.includes(card))
    this.#restored = [...this.#restored, ...back]
    // How a penalty card was played tells nothing while it lies there again (50E3).
    const lying = back.filter(constraint => constraint.type === 'penalty-card').map(({ card }) => card)
    this.#inForce = this.#inForce.filter(constraint => constraint.type !== 'unauthorised-information' || constraint.law !== '50E3' || !lying.some(card => card === constraint.source.card))
  }

  /** Cards that stand after one that was taken back: only what came back is looked at. */
  lookAgain (event: CardEvent): void {
    this.#restored = this.#keep(this.#restored, event)
  }

  #keep (constraints: readonly Constraint[], event: TableEvent): readonly Constraint[] {
    const kept = spend(constraints, event)
    if (event.happened === 'card' && kept.length < constraints.length) this.#spent = [...this.#spent, { card: event.card, constraints: constraints.filter(constraint => !kept.includes(constraint)) }]
    return kept
  }

  close (): Pick<Table, 'constraints' | 'spent'> {
    return { constraints: this.#restored.reduce(addConstraint, this.#inForce), spent: this.#spent }
  }
}

/** A place in the auction or the play that a withdrawn call or card has left open for the same player. */
interface Vacancy { readonly by: Seat, readonly vacant: true }

const stands = <T extends { readonly by: Seat }> (entry: T | Vacancy): entry is T => !('vacant' in entry)
const standing = <T extends { readonly by: Seat }> (record: readonly (T | Vacancy)[]): readonly T[] => record.every(stands) ? record : record.filter(stands)

function applyEffects (table: Table, effects: readonly Effect[], pending: readonly { readonly by: Seat, readonly call: string }[]): Table {
  const ledger = new Ledger(table)
  const attempts = [...pending]
  let auction: readonly (AuctionCall | Vacancy)[] = table.auction
  let play: readonly (PlayedCard | Vacancy)[] = table.play
  let { contract, claim } = table
  /** The cards recorded here, and the first place of the play from which the others have to be looked at again. */
  const recorded: Card[] = []
  let from = Infinity
  for (const effect of effects) {
    switch (effect.type) {
      case 'record-call': {
        const { by, call, meaning } = effect
        const before = { ...table, auction: standing(auction) }
        const vacancy = auction.findLastIndex(entry => 'vacant' in entry && entry.by === by)
        const preceding = vacancy === -1 ? before.auction : standing(auction.slice(0, vacancy))
        const entry: AuctionCall = { by, call, ...meaning && { meaning }, ...by !== turnToCall(table.dealer, preceding) && { outOfRotation: true } }
        auction = vacancy === -1 ? [...auction, entry] : auction.with(vacancy, entry)
        const attempt = attempts.findIndex(made => made.by === by && made.call === call)
        if (attempt !== -1) attempts.splice(attempt, 1)
        ledger.happen({ happened: 'call', by, call, table: before })
        break
      }
      case 'cancel-call': {
        const attempt = attempts.findIndex(({ by, call }) => by === effect.by && call === effect.call)
        if (attempt !== -1) { attempts.splice(attempt, 1); break }
        const at = auction.findLastIndex(entry => !('vacant' in entry) && entry.by === effect.by && entry.call === effect.call)
        if (at !== -1) auction = auction.with(at, { by: effect.by, vacant: true })
        break
      }
      case 'authorise-information':
        ledger.change(constraints => constraints.filter(constraint => constraint.type !== 'unauthorised-information' || constraint.side !== effect.side ||
          constraint.source.by !== effect.by || constraint.source.call !== effect.call))
        break
      case 'record-play': {
        const { by, card } = effect
        const vacancy = play.findIndex(entry => 'vacant' in entry && entry.by === by)
        // A card in the place of a withdrawn one comes before the later cards of its trick.
        ledger.happen({ happened: 'card', by, card, table: { ...table, play: standing(vacancy === -1 ? play : play.slice(0, vacancy)) } })
        recorded.push(card)
        play = vacancy === -1 ? [...play, { by, card }] : play.with(vacancy, { by, card })
        break
      }
      case 'retract-card': case 'pick-up-card': {
        const { by, card } = effect
        ledger.happen({ happened: 'card-taken-back', by, card, faceUp: effect.type === 'retract-card', table: { ...table, play: standing(play) } })
        const at = play.findLastIndex(entry => stands(entry) && entry.by === by && entry.card === card)
        if (at === -1) break
        ledger.restore(standing(play.slice(at)).map(later => later.card))
        play = play.with(at, { by, vacant: true })
        from = Math.min(from, at)
        break
      }
      case 'swap-declarer':
        contract = swapped(table, effect.declarer) ?? contract
        break
      case 'transfer-tricks': {
        const { to, count, law } = effect
        ledger.change(constraints => [...constraints, { type: 'transferred-tricks', to, count, law }])
        break
      }
      case 'place-card': {
        const { by, card, trick } = effect
        const lead = play[4 * (trick - 1)]
        if (lead !== undefined) play = play.toSpliced(4 * (trick - 1) + stepsFrom(lead.by, by), 0, { by, card, added: true })
        break
      }
      case 'award-tricks': {
        const { by, tricks, ruled } = effect
        claim = { by, tricks, ...ruled && { ruled } }
        break
      }
      case 'close-review':
        ledger.change(constraints => constraints.filter(constraint => constraint.type !== 'review' || constraint.side !== effect.side || (constraint.law ?? effect.of) !== effect.of))
        break
      case 'face-hand': case 'adjusted-score': case 'restore-deal': case 'restore-card': case 'cancel-board':
        break
    }
  }
  const after = standing(play)
  for (let at = from; at < after.length; at++) {
    const card = after[at]
    if (card !== undefined && !recorded.includes(card.card)) ledger.lookAgain({ ...card, happened: 'card', table: { ...table, play: after.slice(0, at) } })
  }
  return Object.assign({ ...table, auction: standing(auction), play: after }, ledger.close(), contract && { contract }, claim && { claim })
}

const swapped = (table: Table, declarer: Seat) => {
  const contract = finalContract(table)
  return contract && { ...contract, declarer }
}

/** Adds a constraint unless one in force says as much; a duty for all turns swallows one for the next. */
function addConstraint (inForce: readonly Constraint[], added: Constraint): readonly Constraint[] {
  if (inForce.some(constraint => sameSubstance(constraint, added))) return inForce
  if (added.type === 'penalty-card') return allMajor([...inForce, added], added.player)
  if (added.type !== 'must-pass') return [...inForce, added]
  const duties = inForce.filter(constraint => constraint.type === 'must-pass' && constraint.player === added.player)
  if (duties.some(duty => duty.type === 'must-pass' && duty.turns === 'all')) return inForce
  return [...inForce.filter(constraint => !duties.includes(constraint)), added]
}

/** Two or more penalty cards of one defender are all major (50B). */
const allMajor = (constraints: readonly Constraint[], player: Seat): readonly Constraint[] =>
  constraints.filter(constraint => constraint.type === 'penalty-card' && constraint.player === player).length < 2
    ? constraints
    : constraints.map(constraint => constraint.type === 'penalty-card' && constraint.player === player ? { ...constraint, status: 'major' } : constraint)

/** Whether two constraints bind alike, whatever paragraph each cites. */
export function sameSubstance (one: Constraint, other: Constraint): boolean {
  if (one === other) return true
  if (one.type !== other.type) return false
  // What is considered after the play depends on the Law: damage that could be foreseen is one thing, equity after a revoke another.
  if (one.type === 'review' && one.law !== undefined && other.law !== undefined && one.law !== other.law) return false
  const substance = ({ law: _, text: __, ...rest }: Constraint) => JSON.stringify(rest)
  return substance(one) === substance(other)
}
