import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Call, Card, Seat } from '../../schemas/words.ts'
import { contractReached, isClosed, turnToCall, type Auction } from '../table/auction.ts'
import { parseCall } from '../table/call.ts'
import { parseCard } from '../table/card.ts'
import type { PlayedCard } from '../table/play.ts'
import { LHO, RHO, areOpponents } from '../table/seat.ts'
import { isDefender, type Table } from '../table/table.ts'

/** A call as it was made, with the table at that moment and what was done afterwards. */
export interface CallMade {
  readonly table: Table
  readonly by: Seat
  readonly call: Call
  readonly meaning?: Meaning
  /** In order, what was done after it and before attention was drawn. */
  readonly since: readonly Action[]
}

/** A call with its player and, if known, its meaning. */
export interface CallOf {
  readonly by: Seat
  readonly call: Call
  readonly meaning?: Meaning
}

/** The action of making a call. */
export const callAction = ({ by, call, meaning }: CallOf): ActionOf<'call'> => ({ type: 'call', by, call, ...meaning && { meaning } })
/** The call that an action makes, in canonical form. */
export const callOf = ({ by, call, meaning }: ActionOf<'call'>): CallOf => ({ by, call: parseCall(call) ?? call, ...meaning && { meaning } })
/** The call that replaces another, or was meant to. */
export const substituteOf = ({ by, to, meaning }: ActionOf<'change-call'>): CallOf => ({ by, call: parseCall(to) ?? to, ...meaning && { meaning } })

/** The calls among actions, attempts to replace one included. */
export function callsIn (actions: readonly Action[]): readonly CallOf[] {
  const calls: CallOf[] = []
  for (const action of actions) {
    if (action.type === 'call') calls.push(callOf(action))
    else if (action.type === 'change-call') calls.push(substituteOf(action))
    else if (action.type === 'simultaneous-calls') for (const call of action.calls) calls.push(callOf({ type: 'call', ...call }))
  }
  return calls
}

/** Whose turn it was, seen from the caller. */
export type Position = 'own' | 'rho' | 'partner' | 'lho'

/** Whose turn it was to call. */
export const turnAtCall = ({ table }: Pick<CallMade, 'table'>): Seat => turnToCall(table.dealer, table.auction)

/** Whose turn it was, seen from the caller. */
export function positionOf (made: CallMade): Position {
  const turn = turnAtCall(made)
  if (turn === made.by) return 'own'
  return turn === RHO[made.by] ? 'rho' : turn === LHO[made.by] ? 'lho' : 'partner'
}

/** The attempt to replace this very call that follows it at once, if there was one. */
export const replacementAttempt = ({ by, since: [first] }: CallMade): CallOf | undefined => first && secondThought(first, by)

/** The call that a player puts in the place of the one that he has just made, whether it was reported as a change or simply as a further call. */
function secondThought (action: Action, by: Seat): CallOf | undefined {
  if (action.type === 'change-call' && action.by === by) return substituteOf(action)
  return action.type === 'call' && action.by === by ? callOf(action) : undefined
}

/** All the calls that the offender put in the place of this one, each in the place of the one before, before anybody else did anything. */
export function replacementAttempts ({ by, since }: CallMade): readonly CallOf[] {
  const attempts: CallOf[] = []
  for (const action of since) {
    const attempt = secondThought(action, by)
    if (attempt === undefined) break
    attempts.push(attempt)
  }
  return attempts
}

/** The call that follows at once, if the next thing done was a call. */
export function nextCall (since: readonly Action[]): CallOf | undefined {
  const [first] = since
  return first?.type === 'call' ? callOf(first) : undefined
}

/** Whether a defender faces the opening lead to this auction: what was wrong in it can no longer be put right there. */
export function facesLead (action: Action | undefined, auction: Auction): boolean {
  const contract = contractReached(auction)
  return action?.type === 'play' && action.face !== 'down' && contract !== undefined && areOpponents(action.by, contract.declarer)
}

/** The calls after it, in rotation, that ended the auction before anybody noticed, if a lead has been faced since. */
export function callsBeforeLead ({ table, by, call, since }: CallMade): readonly CallOf[] | undefined {
  const lead = since.findIndex(({ type }) => type !== 'call' && type !== 'expose')
  const later = callsIn(since.slice(0, Math.max(lead, 0)))
  const auction = [...table.auction, { by, call }, ...later]
  const inRotation = later.every((one, at) => one.by === LHO[later[at - 1]?.by ?? by])
  return inRotation && isClosed(auction) && facesLead(since[lead], auction) ? later : undefined
}

/** A card as it was led or played, with the table at that moment and what was done afterwards. */
export interface CardPlayed {
  readonly table: Table
  readonly by: Seat
  readonly card: Card
  readonly face: 'up' | 'down'
  readonly since: readonly Action[]
}

/** The card that an action leads or plays, with the table at that moment. */
export const cardPlayed = ({ by, card, face = 'up' }: ActionOf<'play'>, { table, since }: { readonly table: Table, readonly since: readonly Action[] }): CardPlayed =>
  ({ table, by, card: parseCard(card) ?? card, face, since })

/** The cards of the same hand that were seen later: it held them when this one was led or played. */
export function seenLater ({ by, since }: Pick<CardPlayed, 'by' | 'since'>): readonly Card[] {
  const seen: string[] = []
  for (const action of since) {
    if (action.type === 'play' && action.by === by && action.face !== 'down') seen.push(action.card)
    else if (action.type === 'simultaneous-plays') for (const one of action.plays) { if (one.by === by) seen.push(one.card) }
    else if (action.type === 'expose' && action.by === by && action.manner !== 'named') seen.push(...action.cards)
  }
  return seen.flatMap(card => parseCard(card) ?? [])
}

/** The cards that everybody could see, and where they stand in the action. */
export function cardsShownIn (action: Action): readonly { readonly by: Seat, readonly card: Card, readonly pointer: string }[] {
  const at = (pointer: string, by: Seat, text: string) => {
    const card = parseCard(text)
    return card === undefined ? [] : [{ by, card, pointer }]
  }
  const several = (by: Seat, cards: readonly string[]) => cards.flatMap((card, index) => at(`/cards/${index}`, by, card))
  switch (action.type) {
    case 'play': return at('/card', action.by, action.card)
    case 'simultaneous-plays': return action.plays.flatMap(({ by, card }, index) => at(`/plays/${index}/card`, by, card))
    case 'expose': return action.manner === 'named' ? [] : several(action.by, action.cards)
    case 'change-play': return [...action.named === true ? [] : at('/from', action.by, action.from), ...at('/to', action.by, action.to)]
    case 'misplaced-card': return at('/placed', action.by, action.placed)
    case 'claim': case 'concede': return several(action.by, action.cards ?? [])
    default: return []
  }
}

/** The cards that actions show, each with the hand that it belongs to. */
export const shownIn = (actions: readonly Action[]): readonly PlayedCard[] => actions.flatMap(cardsShownIn).map(({ by, card }) => ({ by, card }))

/** Whether declarer has played since, from his own hand or from dummy, before any ruling. */
export const declarersSideHasPlayed = ({ table, since }: Pick<CardPlayed, 'table' | 'since'>): boolean =>
  since.some(action => action.type === 'designate' || (action.type === 'simultaneous-plays' && action.plays.some(({ by }) => !isDefender(table, by))) || (action.type === 'play' && action.face !== 'down' && !isDefender(table, action.by)))

/** Cards faced or named otherwise than by a play, once the auction is over. */
export interface CardsExposed {
  readonly table: Table
  readonly by: Seat
  readonly cards: readonly Card[]
  readonly manner: ActionOf<'expose'>['manner']
  readonly since: readonly Action[]
}

/** The cards that an action exposes, with the table at that moment. */
export const cardsExposed = ({ by, cards, manner }: ActionOf<'expose'>, { table, since }: { readonly table: Table, readonly since: readonly Action[] }): CardsExposed =>
  ({ table, by, cards: cards.map(card => parseCard(card) ?? card), manner, since })
