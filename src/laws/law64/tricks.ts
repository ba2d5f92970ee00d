import { SEATS, type Card, type Seat, type Side } from '../../../schemas/words.ts'
import { distinct } from '../../ruling/finding.ts'
import { holding, ofSuit } from '../../table/holding.ts'
import { suitLed, tricksOf, winnerOf, type PlayedCard } from '../../table/play.ts'
import { OPPONENTS, SIDE } from '../../table/seat.ts'
import { finalContract, type Table } from '../../table/table.ts'
import { around, isOfSuitDue, type Revoke } from '../revoke.ts'

/** A trick as it was won: with a card, or by a claim. */
export interface WonTrick {
  readonly trick: number
  readonly side: Side
  readonly by?: Seat
  readonly card?: Card
}

/** The tricks that were won, those settled by a claim at the end. */
export function wonTricks (table: Table): readonly WonTrick[] {
  const denomination = finalContract(table)?.denomination
  if (denomination === undefined) return []
  const played = tricksOf(table.play).filter(cards => cards.length >= 4).flatMap((cards, at): readonly WonTrick[] => {
    const by = winnerOf(cards, denomination)
    const card = cards.find(other => other.by === by)?.card
    return by === undefined || card === undefined ? [] : [{ trick: at + 1, side: SIDE[by], by, card }]
  })
  const { claim } = table
  if (claim === undefined) return played
  const left = Array.from({ length: 13 - played.length }, (_, at) => played.length + 1 + at)
  return [...played, ...left.map((trick, at) => ({ trick, side: at < claim.tricks ? SIDE[claim.by] : OPPONENTS[SIDE[claim.by]] }))]
}

/** Whose was the revoke trick: the hand that revoked, its partner, or the other side. */
export type TrickWinner = 'offender' | 'partner' | 'opponents'

/** Whose the trick of a revoke is if this hand won it; a claim tells only the side. */
export const winnerFor = ({ player }: Pick<Revoke, 'player'>, seat: Seat | undefined): TrickWinner =>
  seat === player ? 'offender' : seat === undefined || SIDE[seat] === SIDE[player] ? 'partner' : 'opponents'

/** The hands that can win a trick, or have won it, as far as its cards and the hands still to play to it tell. */
export function possibleWinners (table: Table, trick: number): readonly Seat[] {
  const { cards } = around(table.play, trick)
  const [lead] = cards
  const led = suitLed(cards)
  const denomination = finalContract(table)?.denomination
  if (lead === undefined || led === undefined || denomination === undefined) return SEATS
  const better = (best: PlayedCard, other: PlayedCard) => winnerOf([lead, best, other], denomination) === other.by ? other : best
  let best: readonly PlayedCard[] = [cards.reduce(better)]
  for (const by of SEATS.filter(seat => cards.every(played => played.by !== seat))) {
    const { known, possible } = holding(table, by, table.play)
    const open = known.some(ofSuit(led)) ? possible.filter(ofSuit(led)) : possible
    best = distinct(open.map(card => ({ by, card })).flatMap(other => best.map(one => better(one, other))))
  }
  return distinct(best.map(({ by }) => by))
}

/** The tricks that count for one revoke, by their numbers. */
export interface CountedTricks {
  readonly trick: number
  readonly winner: TrickWinner
  /** Later tricks of the revoking side. */
  readonly after: readonly number[]
  /** Those of them that the hand itself won with a card that it could legally have played to the revoke trick. */
  readonly legal: readonly number[]
}

/** The tricks that count for a revoke among those that were won. */
export function countedTricks (revoke: Revoke, won: readonly WonTrick[]): CountedTricks {
  const { player, trick } = revoke
  const side = SIDE[player]
  const own = won.find(other => other.trick === trick)
  const after = won.filter(other => other.trick > trick && other.side === side)
  return {
    trick,
    winner: own === undefined || own.side !== side ? 'opponents' : winnerFor(revoke, own.by),
    after: after.map(other => other.trick),
    legal: after.filter(({ by, card }) => by === player && card !== undefined && couldHavePlayed(revoke, card)).map(other => other.trick)
  }
}

/** Whether a card that the hand still had would have been a legal one. */
const couldHavePlayed = (revoke: Revoke, card: Card): boolean => revoke.card === undefined ? isOfSuitDue(revoke)(card) : card === revoke.card

/** A trick out of this set is to be transferred. */
export type Demand = readonly number[]

/** What a revoke costs, as demands for one trick each. */
export function demandsFor ({ trick, winner, after, legal }: CountedTricks, laterWinnerInTheSuitCounts: boolean): readonly Demand[] {
  if (winner === 'offender') return [[trick], after]
  const from = winner === 'partner' ? [trick, ...after] : after
  return laterWinnerInTheSuitCounts ? [from, legal] : [from]
}

/** How many demands can be met if no trick is transferred twice. */
export function mostMet (demands: readonly Demand[]): number {
  const metBy = new Map<number, number>()
  const meet = (demand: number, tried: Set<number>): boolean => (demands[demand] ?? []).some(trick => {
    if (tried.has(trick)) return false
    tried.add(trick)
    const rival = metBy.get(trick)
    if (rival !== undefined && !meet(rival, tried)) return false
    metBy.set(trick, demand)
    return true
  })
  return demands.filter((_, at) => meet(at, new Set())).length
}
