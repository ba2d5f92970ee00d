import type { Action, ActionOf } from '../../schemas/action.ts'
import { isPassedOut } from '../table/auction.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { holders } from '../table/holding.ts'
import type { PlayedCard } from '../table/play.ts'
import { auctionIsOver, originalHand, type Table } from '../table/table.ts'
import type { Complain } from './actionsInPlay.ts'

/** What is impossible about the report of a revoke; what was done before it in the same request may still have to be recorded. */
export function inspectRevoke (action: ActionOf<'revoke'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const { by, trick, discovered } = action
  if (trick === 13) complain('/trick', 'no-revoke-at-last-trick', { seat: by })
  if (earlier.length > 0) return
  if (!auctionIsOver(table) || isPassedOut(table.auction)) {
    complain('/type', 'nothing-to-play')
    return
  }
  const cards = table.play.slice(4 * (trick - 1), 4 * trick)
  const own = cards.find(played => played.by === by)
  if (own !== undefined) inspectAgainstTrick(action, cards, own, complain)
  else if (cards.length > 0) complain('/by', 'not-played-to-trick', { seat: by, trick })
  // Of a play that went on, only the first tricks may be recorded.
  else if (table.play.length > 0 && discovered !== 'established' && discovered !== 'play-over') complain('/trick', 'trick-not-played', { trick })
  else inspectUnrecordedCard(action, table, complain)
}

function inspectAgainstTrick ({ by, trick, card, suit }: ActionOf<'revoke'>, cards: readonly PlayedCard[], own: PlayedCard, complain: Complain): void {
  const [lead] = cards
  if (card !== undefined && parseCard(card) !== own.card) complain('/card', 'card-not-in-trick', { seat: by, card, trick })
  if (suit === undefined || lead === undefined) return
  if (own === lead) {
    if (suit === suitOfCard(lead.card)) complain('/suit', 'suit-was-led', { suit })
  } else if (suit !== suitOfCard(lead.card)) complain('/suit', 'suit-not-led', { suit, trick })
}

function inspectUnrecordedCard ({ by, card }: ActionOf<'revoke'>, table: Table, complain: Complain): void {
  const named = card === undefined ? undefined : parseCard(card)
  if (named === undefined) return
  if (table.play.some(played => played.card === named)) complain('/card', 'card-already-played', { card: named })
  else if (originalHand(table, by)?.includes(named) === false || (holders(table).get(named) ?? by) !== by) complain('/card', 'card-not-held', { seat: by, card: named })
}
