import type { Constraint, ConstraintOf } from '../../schemas/constraint.ts'
import type { Effect, EffectOf } from '../../schemas/effect.ts'
import type { Action } from '../../schemas/action.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Claimed } from '../../schemas/table.ts'
import type { Call, Card, LawReference, Seat, Side, Suit } from '../../schemas/words.ts'
import { PARTNER, SIDE } from '../table/seat.ts'
import type { LastQuestion, Note } from './dialogue.ts'
import type { Values } from './fault.ts'

/** What a Law has found: what happens now, what is imposed, what there is to say, and what is still to be heard. */
export interface Finding {
  readonly laws: readonly LawReference[]
  readonly effects: readonly Effect[]
  readonly constraints: readonly Constraint[]
  readonly notes: readonly Note[]
  /** How many of the later actions this finding has dealt with. */
  readonly consumed: number
  /** Actions to be heard next on the table as it then stands, before the remaining later ones. */
  readonly next: readonly Action[]
}

/** A finding, or the last question before one. */
export type Ruled = Finding | LastQuestion<Finding>

/** A piece of a finding. */
export type Part =
  | { readonly effect: Effect }
  | { readonly constraint: Constraint }
  | { readonly note: Note }
  | { readonly consumed: number }
  | { readonly next: readonly Action[] }
  | { readonly laws: readonly LawReference[] }

/** A finding under a Law, put together from its parts. */
export function finding (law: LawReference | readonly LawReference[], ...parts: readonly (Part | readonly Part[])[]): Finding {
  const laws = typeof law === 'string' ? [law] : [...law]
  const [effects, constraints, notes, next]: [Effect[], Constraint[], Note[], Action[]] = [[], [], [], []]
  let consumed = 0
  const add = (part: Part): void => {
    if ('effect' in part) effects.push(part.effect)
    else if ('constraint' in part) constraints.push(part.constraint)
    else if ('note' in part) notes.push(part.note)
    else if ('consumed' in part) consumed += part.consumed
    else if ('next' in part) next.push(...part.next)
    else laws.push(...part.laws)
  }
  for (const part of parts) {
    if (isMany(part)) for (const one of part) add(one)
    else add(part)
  }
  const found: Finding = { laws: distinct(laws), effects, constraints, notes, consumed, next }
  return constraints.some(({ type }) => type === 'unauthorised-information') ? withoutVoid(found) : found
}

const isMany = (parts: Part | readonly Part[]): parts is readonly Part[] => Array.isArray(parts)

/** Each once, where it comes first. */
export const distinct = <T> (values: readonly T[]): readonly T[] => values.length < 2 ? values : values.filter((value, at) => values.indexOf(value) === at)

/** Two findings as one. */
export const merge = (one: Finding, other: Finding): Finding => ({
  laws: distinct([...one.laws, ...other.laws]), effects: [...one.effects, ...other.effects], constraints: [...one.constraints, ...other.constraints],
  notes: [...one.notes, ...other.notes], consumed: one.consumed + other.consumed, next: [...one.next, ...other.next]
})

/** Leaves out what the same finding takes back: information that it authorises again, or that comes from a call which stands after all. */
function withoutVoid (found: Finding): Finding {
  const { effects, constraints } = found
  const informs = constraints.filter(one => one.type === 'unauthorised-information')
  const authorised = (told: Told) => effects.some(one => one.type === 'authorise-information' && tellsOf(told, one))
  const stands = (by: Seat, call: Call | undefined) => effects.some(one => one.type === 'record-call' && one.by === by && one.call === call)
  const voided = informs.filter(one => authorised(one) || stands(one.source.by, one.source.call))
  if (voided.length === 0) return found
  return {
    ...found,
    effects: effects.filter(one => one.type !== 'authorise-information' || !informs.some(told => tellsOf(told, one))),
    constraints: constraints.filter(one => !voided.some(other => other === one))
  }
}

type Told = ConstraintOf<'unauthorised-information'>

/** Whether it is this information that is authorised again. */
export const tellsOf = ({ side, source }: Told, authorised: EffectOf<'authorise-information'>): boolean =>
  side === authorised.side && source.by === authorised.by && source.call === authorised.call && source.card === authorised.card

const effect = (value: Effect): Part => ({ effect: value })
const constraint = (value: Constraint): Part => ({ constraint: value })

/** The call stands and is part of the auction. */
export const recordCall = ({ by, call, meaning }: { readonly by: Seat, readonly call: Call, readonly meaning?: Meaning }, law: LawReference): Part =>
  effect({ type: 'record-call', by, call, ...meaning && { meaning }, law })
/** The call is cancelled or withdrawn. */
export const cancelCall = ({ by, call }: { readonly by: Seat, readonly call: Call }, law: LawReference): Part => effect({ type: 'cancel-call', by, call, law })
/** What the withdrawn call, or the card on the table, told is no longer unauthorised for its side. */
export const authoriseInformation = ({ by, call, card }: { readonly by: Seat, readonly call?: Call, readonly card?: Card }, law: LawReference): Part =>
  effect({ type: 'authorise-information', side: SIDE[by], by, ...call && { call }, ...card && { card }, law })
/** The card is played. */
export const recordPlay = (by: Seat, card: Card, law: LawReference): Part => effect({ type: 'record-play', by, card, law })
/** The card is withdrawn and stays face up. */
export const retractCard = (by: Seat, card: Card, law: LawReference): Part => effect({ type: 'retract-card', by, card, law })
/** The card goes back into the hand. */
export const pickUpCard = (by: Seat, card: Card, law: LawReference): Part => effect({ type: 'pick-up-card', by, card, law })
/** The play is over: so many of the tricks left for the claimer's side, the rest for the other. */
export const awardTricks = ({ by, tricks, left, ruled }: Claimed, law: LawReference): Part =>
  effect({ type: 'award-tricks', by, tricks, ...left !== undefined && { left }, ...ruled && { ruled }, law })
/** The claim or concession falls. */
export const cancelClaim = (by: Seat, law: LawReference): Part => effect({ type: 'cancel-claim', by, law })
/** Declarer and dummy change places. */
export const swapDeclarer = (declarer: Seat, law: LawReference): Part => effect({ type: 'swap-declarer', declarer, dummy: PARTNER[declarer], law })
/** The hand is faced. */
export const faceHand = (seat: Seat, law: LawReference): Part => effect({ type: 'face-hand', seat, law })
/** An adjusted score in percent for each side. */
export const adjustedScore = (ns: number, ew: number, law: LawReference): Part => effect({ type: 'adjusted-score', ns, ew, law })

/** Obliged to pass. */
export const mustPass = (player: Seat, turns: 'next' | 'all', law: LawReference): Part => constraint({ type: 'must-pass', player, turns, law })
/** Must repeat the call if his RHO passes. */
export const mustCall = (player: Seat, call: Call, law: LawReference): Part => constraint({ type: 'must-call', player, call, if: 'rho-passes', law })
/** May not double or redouble at that turn. */
export const mayNotDouble = (player: Seat, law: LawReference): Part => constraint({ type: 'may-not-double', player, turns: 'next', law })
/** The player's next call replaces a cancelled one and is judged then. */
export const replacementCall = ({ by, call, meaning }: { readonly by: Seat, readonly call: Call, readonly meaning?: Meaning }, law: LawReference, when?: 'rho-acts'): Part =>
  constraint({ type: 'replacement-call', player: by, withdrawn: { call, ...meaning && { meaning } }, ...when && { if: when }, law })
/** Declarer's right at the leader's first lead. */
export const leadOptions = (options: Omit<ConstraintOf<'lead-options'>, 'type' | 'text'>): Part => constraint({ type: 'lead-options', ...options })
/** What declarer has chosen for a lead. */
export const leadRestriction = (leader: Seat, demand: 'require' | 'forbid' | 'none', suits: readonly Suit[], lasts: 'one-lead' | 'while-on-lead', law: LawReference): Part =>
  constraint({ type: 'lead-restriction', leader, demand, suits: [...suits], lasts, law })
/** The card lies face up until the auction ends. */
export const exposedCard = (player: Seat, card: Card, manner: 'dropped' | 'shown' | 'led', law: LawReference): Part => constraint({ type: 'exposed-card', player, card, manner, law })
/** The card becomes a penalty card. */
export const penaltyCard = (player: Seat, card: Card, status: 'major' | 'minor', law: LawReference): Part => constraint({ type: 'penalty-card', player, card, status, law })
/** This card must be played next. */
export const mustPlay = (player: Seat, card: Card, law: LawReference): Part => constraint({ type: 'must-play', player, card, law })
/** Information that the offending side may not use. */
export const unauthorised = (offender: Seat, source: ConstraintOf<'unauthorised-information'>['source'], law: LawReference): Part =>
  constraint({ type: 'unauthorised-information', side: SIDE[offender], source, law })
/** The director looks again after the play. */
export const review = (side: Side, law: LawReference): Part => constraint({ type: 'review', side, law })
/** Any other constraint. */
export const impose = constraint
/** Something to say that imposes nothing. */
export const note = (id: string, values: Values = {}): Part => ({ note: { id, values } })
/** How many of the later actions have been dealt with. */
export const consumed = (count: number): Part => ({ consumed: count })
/** What is to be heard next. */
export const hearNext = (...next: readonly Action[]): Part => ({ next })
/** Further paragraphs to cite. */
export const citing = (...laws: readonly LawReference[]): Part => ({ laws })
