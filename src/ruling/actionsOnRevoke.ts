import type { Action, ActionOf } from '../../schemas/action.ts'
import { isPassedOut } from '../table/auction.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { tricksLeft } from '../table/ending.ts'
import type { PlayedCard } from '../table/play.ts'
import { auctionIsOver, type Table } from '../table/table.ts'
import { isHeld, type Complain } from './actionsInPlay.ts'

/** What is impossible about the report of a revoke; what was done before it in the same request may still have to be recorded. */
export function inspectRevoke (action: ActionOf<'revoke'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const { by, trick, discovered } = action
  if (trick === 13) complain('/trick', 'no-revoke-at-last-trick', { seat: by })
  const card = action.card === undefined ? undefined : parseCard(action.card)
  if (card !== undefined && !isHeld(by, card, table)) complain('/card', 'card-not-held', { seat: by, card })
  if (earlier.length > 0) {
    const at = card === undefined ? -1 : table.play.findIndex(played => played.card === card)
    if (at !== -1 && Math.floor(at / 4) + 1 !== trick) complain('/card', 'card-not-in-trick', { seat: by, card, trick })
    return
  }
  if (!auctionIsOver(table) || isPassedOut(table.auction)) {
    complain('/type', 'nothing-to-play')
    return
  }
  const cards = table.play.slice(4 * (trick - 1), 4 * trick)
  const own = cards.find(played => played.by === by)
  if (own !== undefined) inspectAgainstTrick(action, cards, own, complain)
  else if (cards.length > 0) complain('/by', 'not-played-to-trick', { seat: by, trick })
  // Of a play that went on, only the first tricks may be recorded.
  else if (isAfterClaim(trick, table) || (table.play.length > 0 && discovered !== 'established' && discovered !== 'play-over')) complain('/trick', 'trick-not-played', { trick })
  else if (card !== undefined && table.play.some(played => played.card === card)) complain('/card', 'card-already-played', { card })
}

/** Whether a claim ended the play before anybody played to the trick. */
function isAfterClaim (trick: number, table: Table): boolean {
  const left = tricksLeft(table)
  if (table.claim === undefined || left === undefined) return false
  return trick > (table.play.length === 0 ? 14 : 13) - left
}

function inspectAgainstTrick ({ by, trick, card, suit }: ActionOf<'revoke'>, cards: readonly PlayedCard[], own: PlayedCard, complain: Complain): void {
  const [lead] = cards
  if (card !== undefined && parseCard(card) !== own.card) complain('/card', 'card-not-in-trick', { seat: by, card, trick })
  if (suit === undefined || lead === undefined) return
  if (own === lead) {
    if (suit === suitOfCard(lead.card)) complain('/suit', 'suit-was-led', { suit })
  } else if (suit !== suitOfCard(lead.card)) complain('/suit', 'suit-not-led', { suit, trick })
}
