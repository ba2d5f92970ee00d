import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { Seat } from '../../schemas/words.ts'
import { behaviourOf } from '../constraints/index.ts'
import type { TableEvent } from '../constraints/behaviour.ts'
import { turnToCall, type AuctionCall } from '../table/auction.ts'
import type { PlayedCard } from '../table/play.ts'
import { stepsFrom } from '../table/seat.ts'
import { finalContract, type Table } from '../table/table.ts'

/** Applies what a Law has found to the table: effects first, then the constraints that they spend, then the new ones. */
export function settle (table: Table, effects: readonly Effect[], imposed: readonly Constraint[], pending: readonly { readonly by: Seat, readonly call: string }[] = []): Table {
  const { after, events } = applyEffects(table, effects, pending)
  const kept = spend(after.constraints, events)
  return { ...after, constraints: imposed.reduce((inForce, added) => addConstraint(spend(inForce, [{ happened: 'imposed', constraint: added, table: after }]), added), kept) }
}

/** The constraints that these events leave in force. */
export const spend = (constraints: readonly Constraint[], events: readonly TableEvent[]): readonly Constraint[] =>
  constraints.filter(constraint => !events.some(event => behaviourOf(constraint).lapses(constraint, event)))

/** A place in the auction or the play that a withdrawn call or card has left open for the same player. */
interface Vacancy { readonly by: Seat, readonly vacant: true }

const stands = <T extends { readonly by: Seat }> (entry: T | Vacancy): entry is T => !('vacant' in entry)
const standing = <T extends { readonly by: Seat }> (record: readonly (T | Vacancy)[]): readonly T[] => record.every(stands) ? record : record.filter(stands)

function applyEffects (table: Table, effects: readonly Effect[], pending: readonly { readonly by: Seat, readonly call: string }[]): { readonly after: Table, readonly events: readonly TableEvent[] } {
  const events: TableEvent[] = []
  const attempts = [...pending]
  let auction: readonly (AuctionCall | Vacancy)[] = table.auction
  let play: readonly (PlayedCard | Vacancy)[] = table.play
  let { contract, constraints, claim } = table
  for (const effect of effects) {
    switch (effect.type) {
      case 'record-call': {
        const { by, call, meaning } = effect
        const before = { ...table, auction: standing(auction) }
        const vacancy = auction.findLastIndex(entry => 'vacant' in entry && entry.by === by)
        const entry: AuctionCall = { by, call, ...meaning && { meaning }, ...vacancy === -1 && by !== turnToCall(table.dealer, before.auction) && { outOfRotation: true } }
        auction = vacancy === -1 ? [...auction, entry] : auction.with(vacancy, entry)
        events.push({ happened: 'call', by, call, table: before })
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
        constraints = constraints.filter(constraint => constraint.type !== 'unauthorised-information' || constraint.side !== effect.side ||
          constraint.source.by !== effect.by || constraint.source.call !== effect.call)
        break
      case 'record-play': {
        const { by, card } = effect
        const vacancy = play.findIndex(entry => 'vacant' in entry && entry.by === by)
        // A card in the place of a withdrawn one comes before the later cards of its trick.
        events.push({ happened: 'card', by, card, table: { ...table, play: standing(vacancy === -1 ? play : play.slice(0, vacancy)) } })
        play = vacancy === -1 ? [...play, { by, card }] : play.with(vacancy, { by, card })
        break
      }
      case 'retract-card': case 'pick-up-card': {
        const { by, card, law } = effect
        events.push({ happened: 'card-taken-back', by, card, law, faceUp: effect.type === 'retract-card', table: { ...table, play: standing(play) } })
        const at = play.findLastIndex(entry => !('vacant' in entry) && entry.by === by && entry.card === card)
        if (at !== -1) play = play.with(at, { by, vacant: true })
        break
      }
      case 'swap-declarer':
        contract = swapped(table, effect.declarer) ?? contract
        break
      case 'transfer-tricks': {
        const { to, count, by, trick, law } = effect
        const transferred: Constraint = { type: 'transferred-tricks', to, count, ...by && { player: by }, ...trick !== undefined && { trick }, law }
        constraints = [...constraints, transferred]
        events.push({ happened: 'imposed', constraint: transferred, table })
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
      case 'close-review':
        constraints = constraints.filter(constraint => constraint.type !== 'review' || constraint.side !== effect.side || (constraint.law ?? effect.of) !== effect.of)
        break
      case 'face-hand': case 'adjusted-score': case 'restore-deal': case 'restore-card': case 'cancel-board':
        break
    }
  }
  return { after: { ...table, auction: standing(auction), play: standing(play), constraints, ...contract && { contract }, ...claim && { claim } }, events }
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
