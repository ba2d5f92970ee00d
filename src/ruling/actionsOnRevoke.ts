import type { Action, ActionOf } from '../../schemas/action.ts'
import { isPassedOut } from '../table/auction.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { tricksLeft } from '../table/ending.ts'
import type { PlayedCard } from '../table/play.ts'
import { auctionIsOver, type Table } from '../table/table.ts'
import { isHeld, type Complain } from './actionsInPlay.ts'

/** What is impossible about the report of a revoke; what was done before it in the same request may still have to be recorded. */
export function inspectRevoke (action: ActionOf<'revoke'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const { by, trick } = action
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
  const missing = missingFrom(table, action)
  if (own !== undefined) inspectAgainstTrick(action, cards, own, complain)
  else if (missing === 'not-played-to-trick') complain('/by', missing, { seat: by, trick })
  else if (missing === 'trick-not-played') complain('/trick', missing, { trick })
  else if (card !== undefined && table.play.some(played => played.card === card)) complain('/card', 'card-already-played', { card })
}

/** What the record lacks of the card that is said to have been a revoke: the hand, or everybody, has not played to the trick; undefined where the play may have gone on unrecorded. */
export function missingFrom (table: Table, { by, trick, discovered }: ActionOf<'revoke'>): 'not-played-to-trick' | 'trick-not-played' | undefined {
  const cards = table.play.slice(4 * (trick - 1), 4 * trick)
  if (cards.some(played => played.by === by)) return undefined
  if (cards.length > 0) return 'not-played-to-trick'
  // Of a play that went on, only the first tricks may be recorded.
  const wentOn = table.play.length === 0 || discovered === 'established' || discovered === 'play-over'
  return isAfterClaim(trick, table) || !wentOn ? 'trick-not-played' : undefined
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
