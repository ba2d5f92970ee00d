import type { LawReference } from '../../../schemas/words.ts'
import type { Term } from '../../ruling/book.ts'
import { suitLed, tricksOf } from '../../table/play.ts'
import { SIDE } from '../../table/seat.ts'
import { dummyAt, type Table } from '../../table/table.ts'
import { isEstablished } from '../law63.ts'
import { carriedRevokes, failedToFollow, revokesShown, settledRevokes, suitOfRevoke, type Revoke } from '../revoke.ts'

/** What a revoke costs in one edition. */
export interface Costs {
  /** A later trick that the hand won with a card it could have played to the revoke trick costs a second trick. */
  readonly laterWinnerInTheSuitCounts: boolean
  /** A second revoke in the suit is free only if the first one was established. */
  readonly firstRevokeMustBeEstablished: boolean
  /** A card of any faced hand counts like a penalty card or one of dummy's. */
  readonly anyFacedHand: boolean
  /** When revokes of both sides cost neither of them a trick, and the paragraphs that say so. */
  readonly bothSides: 'both-established' | 'always' | 'same-trick'
  readonly bothSidesLaws: readonly LawReference[]
  readonly repeatedLaws: readonly LawReference[]
}

const OLD: Costs = {
  laterWinnerInTheSuitCounts: true, firstRevokeMustBeEstablished: false, anyFacedHand: true, bothSides: 'same-trick', bothSidesLaws: ['64C'], repeatedLaws: ['64B2']
}

/** What a revoke costs, edition by edition. */
export const COSTS: Term<Costs> = {
  1987: OLD,
  1997: OLD,
  2007: { ...OLD, laterWinnerInTheSuitCounts: false, bothSides: 'always', bothSidesLaws: ['64B7'] },
  2017: {
    laterWinnerInTheSuitCounts: false, firstRevokeMustBeEstablished: true, anyFacedHand: false,
    bothSides: 'both-established', bothSidesLaws: ['64B7', '64C2(b)'], repeatedLaws: ['64B2', '64C2(a)']
  }
}

/** Why no tricks are transferred. */
export interface Exception {
  readonly reason: 'nothing-won' | 'repeated-revoke' | 'faced-card' | 'late-attention' | 'trick-twelve' | 'both-sides-revoked'
  readonly laws: readonly LawReference[]
}

/** The revoking side won neither the trick of the revoke nor a later one. */
export const NOTHING_WON: Exception = { reason: 'nothing-won', laws: ['64B1'] }
/** What should have been played lay face up. */
export const FACED: Exception = { reason: 'faced-card', laws: ['64B3'] }
/** The same hand had revoked in the same suit before. */
export const repeated = ({ repeatedLaws }: Costs): Exception => ({ reason: 'repeated-revoke', laws: repeatedLaws })
/** Both sides revoked on the deal. */
export const bothRevoked = ({ bothSidesLaws }: Costs): Exception => ({ reason: 'both-sides-revoked', laws: bothSidesLaws })

const isSame = (one: Revoke, other: Revoke): boolean => one.player === other.player && one.trick === other.trick

/** The other established revokes of the deal: those that were ruled on or settled, and those that the record shows. */
export function otherRevokes (table: Table, revoke: Revoke): readonly Revoke[] {
  const ruled: readonly Revoke[] = [...carriedRevokes(table), ...settledRevokes(table)]
  const shown = revokesShown(table).filter(other => isEstablished(other, table) && !ruled.some(one => isSame(one, other)))
  return [...ruled, ...shown].filter(other => !isSame(other, revoke))
}

/** Whether the hand had revoked in this suit before. A card that it could still have played later was there at every earlier trick. */
function isRepeated (table: Table, revoke: Revoke, others: readonly Revoke[]): boolean {
  const { player, trick, notSuit } = revoke
  const suit = suitOfRevoke(revoke, table)
  if ((suit ?? notSuit) === undefined) return false
  return others.some(other => other.player === player && other.trick < trick && suitOfRevoke(other, table) === suit && other.notSuit === notSuit) ||
    tricksOf(table.play).slice(0, trick - 1).some((cards, at) => suitLed(cards) === revoke.suit && failedToFollow(table, at + 1, player) === undefined && isEstablished({ player, trick: at + 1 }, table))
}

/** The exception that the table itself shows, in the order of the book; those about the tricks won and about attention apart. */
export function exceptionShown (table: Table, revoke: Revoke, costs: Costs): Exception | undefined {
  const { player, trick, faced } = revoke
  const others = otherRevokes(table, revoke)
  if (isRepeated(table, revoke, others)) return repeated(costs)
  if (faced === true || player === dummyAt(table)) return FACED
  if (trick === 12) return { reason: 'trick-twelve', laws: ['64B6'] }
  const opposing = others.filter(other => SIDE[other.player] !== SIDE[player])
  return opposing.some(other => costs.bothSides !== 'same-trick' || other.trick === trick) ? bothRevoked(costs) : undefined
}

/** Whether the record leaves it open that the other side has revoked as well, so that neither revoke costs a trick. */
export const mayBothHaveRevoked = (table: Table, { player, trick }: Revoke, { bothSides }: Costs): boolean => tricksOf(table.play).some((cards, at) =>
  (bothSides !== 'same-trick' || at + 1 === trick) && cards.some(({ by }) => SIDE[by] !== SIDE[player] && failedToFollow(table, at + 1, by) === undefined))
