import type { Contract } from '../../schemas/table.ts'
import type { Card, Denomination, Seat, Suit } from '../../schemas/words.ts'
import { heightOf, suitOfCard } from './card.ts'
import { LHO } from './seat.ts'

/** A card that was played, with the hand that it came from. */
export interface PlayedCard {
  readonly by: Seat
  readonly card: Card
}
/** One trick, complete or not, in order of play. */
export type Trick = readonly PlayedCard[]

/** The cards of a play in tricks of four; the last may be incomplete. */
export function tricksOf (play: readonly PlayedCard[]): readonly Trick[] {
  const tricks: Trick[] = []
  for (let at = 0; at < play.length; at += 4) tricks.push(play.slice(at, at + 4))
  return tricks
}

/** The suit led to a trick. */
export const suitLed = (trick: Trick): Suit | undefined => trick[0] && suitOfCard(trick[0].card)

/** Who wins a trick as it stands: the highest trump, else the highest card of the suit led (44E, 44F). */
export function winnerOf (trick: Trick, denomination: Denomination): Seat | undefined {
  const led = suitLed(trick)
  const strength = ({ card }: PlayedCard) => heightOf(card) + (suitOfCard(card) === denomination ? 26 : suitOfCard(card) === led ? 13 : 0)
  return trick.reduce<PlayedCard | undefined>((best, played) => best === undefined || strength(played) > strength(best) ? played : best, undefined)?.by
}

/** The hand that is to lead or play next; undefined once all thirteen tricks are complete. */
export function turnToPlay (play: readonly PlayedCard[], contract: Contract): Seat | undefined {
  if (play.length >= 52) return undefined
  const trick = tricksOf(play).at(-1)
  if (trick === undefined) return LHO[contract.declarer]
  const last = trick.at(-1)
  return trick.length < 4 && last !== undefined ? LHO[last.by] : winnerOf(trick, contract.denomination)
}

/** The trick to which cards are being played; empty when a lead is due. */
export function openTrick (play: readonly PlayedCard[]): Trick {
  const trick = tricksOf(play).at(-1)
  return trick !== undefined && trick.length < 4 ? trick : []
}
