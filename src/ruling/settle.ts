import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { Seat } from '../../schemas/words.ts'
import { behaviourOf } from '../constraints/index.ts'
import type { TableEvent } from '../constraints/behaviour.ts'
import { turnToCall, type AuctionCall } from '../table/auction.ts'
import { finalContract, type Table } from '../table/table.ts'

/** Applies what a Law has found to the table: effects first, then the constraints that they spend, then the new ones. */
export function settle (table: Table, effects: readonly Effect[], imposed: readonly Constraint[], pending: readonly { readonly by: Seat, readonly call: string }[] = []): Table {
  const { after, events } = applyEffects(table, effects, pending)
  const kept = spend(after.constraints, events)
  return { ...after, constraints: imposed.reduce(addConstraint, kept) }
}

/** The constraints that these events leave in force. */
export const spend = (constraints: readonly Constraint[], events: readonly TableEvent[]): readonly Constraint[] =>
  constraints.filter(constraint => !events.some(event => behaviourOf(constraint).lapses(constraint, event)))

/** A place in the auction that a withdrawn call has left open for the same player. */
interface Vacancy { readonly by: Seat, readonly vacant: true }

function applyEffects (table: Table, effects: readonly Effect[], pending: readonly { readonly by: Seat, readonly call: string }[]): { readonly after: Table, readonly events: readonly TableEvent[] } {
  const events: TableEvent[] = []
  const attempts = [...pending]
  const auction: (AuctionCall | Vacancy)[] = [...table.auction]
  let { play, contract, constraints } = table
  const standing = () => auction.filter((entry): entry is AuctionCall => !('vacant' in entry))
  for (const effect of effects) {
    switch (effect.type) {
      case 'record-call': {
        const { by, call, meaning } = effect
        const before = { ...table, auction: standing() }
        const vacancy = auction.findLastIndex(entry => 'vacant' in entry && entry.by === by)
        const entry: AuctionCall = { by, call, ...meaning && { meaning }, ...vacancy === -1 && by !== turnToCall(table.dealer, before.auction) && { outOfRotation: true } }
        if (vacancy === -1) auction.push(entry)
        else auction[vacancy] = entry
        events.push({ happened: 'call', by, call, table: before })
        break
      }
      case 'cancel-call': {
        const attempt = attempts.findIndex(({ by, call }) => by === effect.by && call === effect.call)
        if (attempt !== -1) { attempts.splice(attempt, 1); break }
        const at = auction.findLastIndex(entry => !('vacant' in entry) && entry.by === effect.by && entry.call === effect.call)
        if (at !== -1) auction[at] = { by: effect.by, vacant: true }
        break
      }
      case 'authorise-information':
        constraints = constraints.filter(constraint => constraint.type !== 'unauthorised-information' || constraint.side !== effect.side ||
          constraint.source.by !== effect.by || constraint.source.call !== effect.call)
        break
      case 'record-play':
        events.push({ happened: 'card', by: effect.by, card: effect.card, table: { ...table, play } })
        play = [...play, { by: effect.by, card: effect.card }]
        break
      case 'retract-card': case 'pick-up-card':
        events.push({ happened: 'card-taken-back', by: effect.by, card: effect.card, table: { ...table, play } })
        play = play.filter(({ by, card }) => by !== effect.by || card !== effect.card)
        break
      case 'swap-declarer':
        contract = swapped(table, effect.declarer) ?? contract
        break
      case 'transfer-tricks': case 'face-hand': case 'adjusted-score':
        break
    }
  }
  return { after: { ...table, auction: standing(), play, constraints, ...contract && { contract } }, events }
}

const swapped = (table: Table, declarer: Seat) => {
  const contract = finalContract(table)
  return contract && { ...contract, declarer }
}

/** Adds a constraint unless one in force says as much; a duty for all turns swallows one for the next. */
function addConstraint (inForce: readonly Constraint[], added: Constraint): readonly Constraint[] {
  if (inForce.some(constraint => sameSubstance(constraint, added))) return inForce
  if (added.type !== 'must-pass') return [...inForce, added]
  const duties = inForce.filter(constraint => constraint.type === 'must-pass' && constraint.player === added.player)
  if (duties.some(duty => duty.type === 'must-pass' && duty.turns === 'all')) return inForce
  return [...inForce.filter(constraint => !duties.includes(constraint)), added]
}

/** Whether two constraints bind alike, whatever paragraph each cites. */
export function sameSubstance ({ law: _, text: __, ...one }: Constraint, { law: ___, text: ____, ...other }: Constraint): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
