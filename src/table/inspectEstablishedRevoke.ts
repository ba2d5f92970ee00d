import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Contract } from '../../schemas/table.ts'
import type { Card } from '../../schemas/words.ts'
import type { Fault } from '../ruling/fault.ts'
import { suitOfCard } from './card.ts'
import type { PlayedCard } from './play.ts'
import { SIDE } from './seat.ts'
import type { Table } from './table.ts'

/** What an established revoke cannot be: at the last trick, with a card that did what was due, or from a hand that is given and had nothing else. A trick that is not recorded tells nothing. */
export function inspectEstablishedRevoke (
  { player, trick, card, suit, law, ...prohibition }: ConstraintOf<'established-revoke'>, contract: Contract | undefined, hands: Table['hands'], play: readonly PlayedCard[], complain: (fault: string, values?: Fault['values']) => void
) {
  const hand = hands[player]
  if (card !== undefined && hand?.includes(card) === false) complain('card-not-held', { seat: player, card })
  // A card that was missing has been put with the trick afterwards (67B1).
  if (law?.startsWith('67B1')) return
  if (trick === 13) complain('no-revoke-at-last-trick', { seat: player })
  const cards = play.slice(4 * (trick - 1), 4 * trick)
  const own = cards.find(({ by }) => by === player)
  const { notSuit, notSuits = [] } = prohibition
  if (own === undefined || own.added || (suit ?? notSuit) === undefined) return
  const isDue = (other: Card) => suit === undefined ? suitOfCard(other) !== notSuit && !notSuits.includes(suitOfCard(other)) : suitOfCard(other) === suit
  const values = { seat: player, card: own.card, trick }
  if (isDue(own.card)) {
    // Of a defender the highest or lowest card of the suit may have been demanded (57A), or one that lies on the table.
    const isWrongInSuit = card === undefined ? own !== cards[0] && contract !== undefined && SIDE[player] !== SIDE[contract.declarer] : card !== own.card
    if (STANDS_AS_PLAYED.test(law ?? '') && !isWrongInSuit) complain('revoke-did-comply', values)
    return
  }
  const played = [...play.slice(0, 4 * (trick - 1)), own]
  const isOnRecord = law === undefined || STANDS_AS_PLAYED.test(law)
  if (isOnRecord && hand?.some(other => isDue(other) && !played.some(one => one.card === other)) === false) complain('revoke-without-choice', values)
}

/** By what was done on the next trick, a claim or an agreement: the card of the revoke is the one on record. Otherwise another may have taken its place (43B2, older 63B), or the trick was not recorded when it was told. */
const STANDS_AS_PLAYED = /^63A\d/
