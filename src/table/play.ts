import type { Contract } from '../../schemas/table.ts'
import type { Card, Denomination, Seat, Suit } from '../../schemas/words.ts'
import { heightOf, suitOfCard } from './card.ts'
import { LHO, PARTNER, RHO } from './seat.ts'

/** A card that was played, with the hand that it came from. */
export interface PlayedCard {
  readonly by: Seat
  readonly card: Card
  /** Put with a defective trick afterwards: it cannot win it (67B1). */
  readonly added?: true
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
  return trick.filter(({ added }) => added === undefined).reduce<PlayedCard | undefined>((best, played) => best === undefined || strength(played) > strength(best) ? played : best, undefined)?.by
}

/** The hand that is to lead or play next; undefined once all thirteen tricks are complete. */
export function turnToPlay (play: readonly PlayedCard[], contract: Contract): Seat | undefined {
  if (play.length >= 52) return undefined
  const trick = lastTrick(play)
  const [lead] = trick
  if (lead === undefined) return LHO[contract.declarer]
  if (trick.length === 4) return winnerOf(trick, contract.denomination)
  // A card may stand that was played before its turn: the next hand is the first one after the lead that has not played.
  return [LHO[lead.by], PARTNER[lead.by], RHO[lead.by]].find(seat => trick.every(({ by }) => by !== seat))
}

/** The trick to which cards are being played; empty when a lead is due. */
export const openTrick = (play: readonly PlayedCard[]): Trick => play.slice(play.length - play.length % 4)
/** The last trick that has a card, complete or not. */
export const lastTrick = (play: readonly PlayedCard[]): Trick => play.length === 0 ? [] : play.slice(play.length - 1 - (play.length - 1) % 4)
