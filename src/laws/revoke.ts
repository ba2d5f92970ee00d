import type { Action, ActionOf } from '../../schemas/action.ts'
import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Card, LawReference, Seat, Side, Suit } from '../../schemas/words.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { held, ofSuit } from '../table/holding.ts'
import { suitLed, tricksOf, turnToPlay, type PlayedCard, type Trick } from '../table/play.ts'
import { SIDE } from '../table/seat.ts'
import { finalContract, inForce, tableWith, type Table } from '../table/table.ts'
import { namedInFull } from './law46.ts'

/** A revoke: whose, at which trick, and what should have been led or played. */
export type Revoke = Omit<ConstraintOf<'established-revoke'>, 'type' | 'law' | 'text'>

/** A revoke with the play around it. */
export interface RevokeFound {
  /** The table with what is recorded. */
  readonly table: Table
  readonly revoke: Revoke
  /** All cards in order, those not yet recorded included. */
  readonly play: readonly PlayedCard[]
  /** How many of the later actions are in the play. */
  readonly reached: number
  /** What was done after it and before attention was drawn. */
  readonly since: readonly Action[]
  /** The side that has agreed to the other side's claim for good, where that has been told. */
  readonly agreed?: Side
  /** The report of this revoke, if there is one. */
  readonly report?: ActionOf<'revoke'>
}

/** Whether it is this hand's revoke at this trick. */
export const isOf = ({ player, trick }: Pick<Revoke, 'player' | 'trick'>, other: { readonly player?: Seat, readonly trick?: number }): boolean => other.player === player && other.trick === trick

/** Whether a card is of the suit that should have been led or played, or of none of those that should not. */
export const isOfSuitDue = ({ suit, notSuit, notSuits }: Pick<Revoke, 'suit' | 'notSuit' | 'notSuits'>) => (card: Card): boolean => suit === undefined
  ? notSuit !== undefined && suitOfCard(card) !== notSuit && notSuits?.includes(suitOfCard(card)) !== true
  : suitOfCard(card) === suit

/** Whether an action reports this revoke. */
export const isReportOf = ({ player, trick }: Pick<Revoke, 'player' | 'trick'>, action: Action): action is ActionOf<'revoke'> => action.type === 'revoke' && action.by === player && action.trick === trick

/** The table with every card that was played. */
export const whole = ({ table, play }: Pick<RevokeFound, 'table' | 'play'>): Table => tableWith(table, { play })

/** The cards before a trick, those of the trick, and those after it. */
export const around = (play: readonly PlayedCard[], trick: number): { readonly before: readonly PlayedCard[], readonly cards: Trick, readonly next: readonly PlayedCard[] } =>
  ({ before: play.slice(0, 4 * (trick - 1)), cards: play.slice(4 * (trick - 1), 4 * trick), next: play.slice(4 * trick) })

/** The trick to which the next card belongs. */
export const trickAt = (play: readonly PlayedCard[]): number => Math.floor(play.length / 4) + 1

/** The established revokes that are carried through the play, with what should have been played as far as the record shows it. */
export const carriedRevokes = (table: Table): readonly ConstraintOf<'established-revoke'>[] => inForce(table, 'established-revoke').map(carried =>
  carried.suit === undefined && carried.notSuit === undefined && !isDeemed(carried, table) ? { ...withSuit(suitRefused(carried, table)), ...carried } : carried)

/** The revokes whose tricks have been settled, with the suit as far as the record shows it. */
export const settledRevokes = (table: Table): readonly Revoke[] => settled(table).map(revoke => ({ ...revoke, ...withSuit(suitRefused(revoke, table)) }))

const settled = (table: Table): readonly Pick<Revoke, 'player' | 'trick'>[] => inForce(table, 'transferred-tricks').flatMap(({ player, trick }) =>
  player === undefined || trick === undefined ? [] : [{ player, trick }])

/** The revokes that were found, carried along or settled, as they are kept. */
const found = (table: Table): readonly Omit<ConstraintOf<'established-revoke'>, 'type'>[] => [...inForce(table, 'established-revoke'), ...settled(table)]

/** The suit that was not followed to the trick of a revoke; undefined if the hand did follow, or had none. */
const suitRefused = ({ player, trick }: Pick<Revoke, 'player' | 'trick'>, table: Table): Suit | undefined =>
  failedToFollow(table, trick, player) === false ? undefined : suitLed(around(table.play, trick).cards)

/** The suit in which a hand revoked; of a card that was missing, the suit led to the trick. */
export const suitOfRevoke = (revoke: Pick<Revoke, 'player' | 'trick' | 'suit'>, table: Table): Suit | undefined =>
  revoke.suit ?? (isOfMissingCard(revoke, table) ? suitLed(around(table.play, revoke.trick).cards) : undefined)

/** Whether no card was played wrongly: one was missing, and has been put with the trick (67B1). */
export const isDeemed = ({ player, trick, law }: Pick<ConstraintOf<'established-revoke'>, 'player' | 'trick' | 'law'>, { play }: Table): boolean =>
  law?.startsWith('67B1') === true || around(play, trick).cards.some(({ by, added }) => by === player && added === true)

/** The constraint that carries an established revoke through the play. */
export const carrierOf = (revoke: Pick<Revoke, 'player' | 'trick'>, table: Table): ConstraintOf<'established-revoke'> | undefined =>
  carriedRevokes(table).find(carried => isOf(revoke, carried))

/** Whether a revoke, as it is carried or recorded, is that of a card that was missing. */
export const isOfMissingCard = (revoke: Pick<Revoke, 'player' | 'trick'>, table: Table): boolean => isDeemed(carrierOf(revoke, table) ?? revoke, table)

/** Whether the tricks of a revoke have been settled. */
export const isSettled = (revoke: Pick<Revoke, 'player' | 'trick'>, table: Table): boolean => inForce(table, 'transferred-tricks').some(settled => isOf(revoke, settled))

/** Whether a hand failed to follow suit to a trick though it could: undefined where its cards do not tell. */
export function failedToFollow (table: Table, trick: number, player: Seat): boolean | undefined {
  const { before, cards } = around(table.play, trick)
  const led = suitLed(cards)
  const own = cards.find(({ by }) => by === player)
  if (led === undefined || own === undefined || suitOfCard(own.card) === led) return false
  return held(table, player, [...before, own], ofSuit(led)) ?? (failedAtAnother(table, trick, player, led) ? true : undefined)
}

/** Whether the hand was found to have failed to follow this suit at another trick, and has played none of it since: it held a card of it here too. */
const failedAtAnother = (table: Table, trick: number, player: Seat, suit: Suit): boolean => found(table).some(other =>
  other.player === player && other.trick !== trick && !isDeemed(other, table) && (other.suit ?? suit) === suit && suitLed(around(table.play, other.trick).cards) === suit &&
  table.play.slice(4 * (other.trick - 1), 4 * (trick - 1)).every(({ by, card }) => by !== player || suitOfCard(card) !== suit))

/** The failures to follow suit that the hands and the play show. */
export const revokesShown = (table: Table): readonly Revoke[] => tricksOf(table.play).flatMap((cards, at) => cards
  .filter(({ by }) => failedToFollow(table, at + 1, by) === true)
  .map(({ by }) => ({ player: by, trick: at + 1, ...withSuit(suitLed(cards)) })))

const withSuit = (suit: Suit | undefined) => suit === undefined ? {} : { suit }

/** The play with those later cards that were played in turn, up to what establishes the revoke; the end of the deal is always played out (62D). */
export function followedBy (table: Table, start: readonly PlayedCard[], { player, trick }: Revoke, since: readonly Action[]): { readonly play: readonly PlayedCard[], readonly reached: number } {
  const contract = finalContract(table)
  const play = [...start]
  let reached = 0
  for (const action of since) {
    const played = cardOf(action, tableWith(table, { play }))
    if (contract === undefined || played === undefined || played.by !== turnToPlay(play, contract)) break
    const later = trickAt(play) > trick
    if (trickAt(play) > trick + 1 || (later && trick !== 12 && SIDE[played.by] === SIDE[player])) break
    play.push(played)
    reached += 1
  }
  return { play, reached }
}

/** The card that was led or played, face up, or named from dummy in full (45B). */
function cardOf (action: Action, table: Table): PlayedCard | undefined {
  if (action.type === 'designate') return namedInFull(action, table)
  const card = action.type === 'play' && action.face !== 'down' ? parseCard(action.card) : undefined
  return action.type === 'play' && card !== undefined ? { by: action.by, card } : undefined
}

/** Equity after a revoke is always looked at (64C). */
export const EQUITY: LawReference = '64C'
