import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { trickMeant } from '../laws/nextTrick.ts'
import { around } from '../laws/revoke.ts'
import { isPassedOut } from '../table/auction.ts'
import { parseCard } from '../table/card.ts'
import { holders } from '../table/holding.ts'
import { auctionIsOver, dummyAt, originalHand, type Table } from '../table/table.ts'
import type { Fault } from './fault.ts'

/** Places a fault within an action. */
export type Complain = (pointer: string, fault: string, values?: Fault['values']) => void
type InPlay = ActionOf<'play' | 'simultaneous-plays' | 'designate' | 'change-play' | 'misplaced-card' | 'dummy-action' | 'inspect-trick' | 'trick-remark'>

/** What is impossible about an action of the play, whatever the ruling on it turns out to be; `earlier` are the actions before it in the request. */
export function inspectActionInPlay (action: InPlay, earlier: readonly Action[], table: Table, complain: Complain): void {
  if (isPassedOut(table.auction)) {
    complain('/type', 'nothing-to-play')
    return
  }
  switch (action.type) {
    case 'play':
      inspectCard(action.by, action.card, '/card', table, complain)
      if (action.face === 'down' && table.play.length > 0) complain('/face', 'face-down-only-opening-lead')
      break
    case 'simultaneous-plays': {
      const cards = action.plays.map(({ card }) => parseCard(card))
      for (const [index, { by, card }] of action.plays.entries()) {
        inspectCard(by, card, `/plays/${index}/card`, table, complain)
        if (cards.indexOf(cards[index]) !== index) complain(`/plays/${index}/card`, 'card-twice', { card })
      }
      break
    }
    case 'designate':
      if (!auctionIsOver(table) && earlier.length === 0) complain('/type', 'no-dummy-yet')
      break
    case 'change-play':
      inspectChange(action, earlier, table, complain)
      break
    case 'misplaced-card':
      if (!auctionIsOver(table) && earlier.length === 0) complain('/type', 'no-dummy-yet')
      if (isNotDummy(action.by, table)) complain('/by', 'not-dummy', { seat: action.by })
      if (parseCard(action.named) === parseCard(action.placed)) complain('/named', 'same-card', { card: parseCard(action.named) })
      inspectCard(action.by, action.named, '/named', table, complain)
      if (!isHeld(action.by, parseCard(action.placed), table)) complain('/placed', 'card-not-held', { seat: action.by, card: action.placed })
      break
    case 'dummy-action':
      if (!auctionIsOver(table) && earlier.length === 0) complain('/type', 'no-dummy-yet')
      if (isNotDummy(action.by, table)) complain('/by', 'not-dummy', { seat: action.by })
      if (action.card !== undefined) inspectCard(action.by, action.card, '/card', table, complain)
      break
    case 'inspect-trick': case 'trick-remark':
      if (earlier.length === 0) inspectTrickMeant(action, table, complain)
      break
  }
}

/** A trick that is looked at or spoken of, and a card that the player is said to have in it. */
function inspectTrickMeant (action: ActionOf<'inspect-trick' | 'trick-remark'>, table: Table, complain: Complain): void {
  const { by, trick: named } = action
  const trick = trickMeant(table, named)
  const { cards } = around(table.play, trick)
  if (!auctionIsOver(table)) complain('/type', 'no-trick-yet')
  else if (table.play.length === 0) return
  else if (cards.length === 0) complain('/trick', 'trick-not-played', { trick })
  else if (action.type === 'inspect-trick' && (action.whose === 'own' || action.turned === true) && cards.every(played => played.by !== by)) {
    complain(action.whose === 'own' ? '/by' : '/turned', 'not-played-to-trick', { seat: by, trick })
  }
}

const isNotDummy = (by: Seat, table: Table): boolean => auctionIsOver(table) && dummyAt(table) !== by

function inspectChange ({ by, from, to }: ActionOf<'change-play'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const first = parseCard(from)
  inspectCard(by, to, '/to', table, complain)
  if (first === parseCard(to)) complain('/to', 'same-card', { card: first })
  const wasPlayed = table.play.some(played => played.by === by && played.card === first) || earlier.some(action => playsCard(action, by, first))
  const mayLieFaceDown = table.play.length === 0 && auctionIsOver(table) && isHeld(by, first, table)
  if (!wasPlayed && !mayLieFaceDown) complain('/from', 'card-not-played', { seat: by, card: first })
}

/** Whether an earlier action of the same request put this card down; a card named incompletely may be any. */
function playsCard (action: Action, by: Seat, card: Card | undefined): boolean {
  switch (action.type) {
    case 'play': return action.by === by && parseCard(action.card) === card
    case 'simultaneous-plays': return action.plays.some(played => played.by === by && parseCard(played.card) === card)
    case 'change-play': return action.by === by && parseCard(action.to) === card
    case 'designate': return true
    default: return false
  }
}

/** Whether a hand may hold a card, as far as the table tells. */
export const isHeld = (by: Seat, card: Card | undefined, table: Table): boolean => card !== undefined && (holders(table).get(card) ?? by) === by && originalHand(table, by)?.includes(card) !== false

function inspectCard (by: Seat, text: string, pointer: string, table: Table, complain: Complain): void {
  const card = parseCard(text)
  if (card === undefined) return
  if (table.play.some(played => played.card === card)) complain(pointer, 'card-already-played', { card })
  else if (!isHeld(by, card, table)) complain(pointer, 'card-not-held', { seat: by, card })
}
