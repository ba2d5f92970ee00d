import type { Action } from '../../schemas/action.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { parseCall } from '../table/call.ts'
import { parseCard } from '../table/card.ts'
import { impossibleHands } from '../table/meaning.ts'
import { SIDE } from '../table/seat.ts'
import { lastCallOf } from '../table/auction.ts'
import { auctionIsOver, tableWith, type Table } from '../table/table.ts'
import { inspectActionInPlay, isHeld, type Complain } from './actionsInPlay.ts'
import { inspectActionOnResult } from './actionsOnResult.ts'
import { inspectRevoke } from './actionsOnRevoke.ts'
import type { Book } from './book.ts'
import { cardsShownIn } from './facts.ts'
import type { Fault } from './fault.ts'
import { barTo } from './legal.ts'

/** What is impossible in a list of actions, whatever the ruling on them turns out to be. */
export function inspectActions (actions: readonly Action[], table: Table, book: Book): readonly Fault[] {
  const faults: Fault[] = []
  const lastCall = new Map<Seat, string | undefined>()
  /** Whose cards have been faced in this request. */
  const faced = new Map<Card, Seat>()
  for (const [at, action] of actions.entries()) {
    const place = at === 0 ? '/action' : `/subsequent/${at - 1}`
    const complain: Complain = (pointer, fault, values) => { faults.push({ at: `${place}${pointer}`, fault, ...values && { values } }) }
    for (const { by, card, pointer } of cardsShownIn(action)) {
      if ((faced.get(card) ?? by) !== by) complain(pointer, 'card-not-held', { seat: by, card })
      faced.set(card, by)
    }
    for (const { meaning, pointer } of meaningsIn(action)) for (const hands of impossibleHands(meaning)) complain(`${pointer}${hands}`, 'hands-that-cannot-be')
    switch (action.type) {
      case 'call':
        lastCall.set(action.by, parseCall(action.call))
        break
      case 'change-call': {
        const first = lastCall.get(action.by) ?? lastCallOf(table.auction, action.by)?.call
        if (first === undefined) complainOfNoCall(action.by, table, complain)
        else if (first === parseCall(action.to)) complain('/to', 'same-call', { call: first })
        else lastCall.set(action.by, parseCall(action.to))
        break
      }
      case 'misinformation': {
        if (action.explainedBy !== undefined && SIDE[action.explainedBy] === SIDE[action.by]) complain('/explainedBy', 'not-an-opponent', { seat: action.explainedBy })
        // A call made in the same request may not have stood; its Law looks at what could have been made instead.
        if (lastCall.has(action.by)) break
        const at = table.auction.findLastIndex(({ by }) => by === action.by)
        const to = action.to === undefined ? undefined : parseCall(action.to)
        if (at === -1) complainOfNoCall(action.by, table, complain)
        else if (to !== undefined && barTo(tableWith(table, { auction: table.auction.slice(0, at) }), action.by, to) !== undefined) complain('/to', 'not-legal-there', { call: to })
        break
      }
      case 'call-on-wrong-cards':
        if (!lastCall.has(action.by) && lastCallOf(table.auction, action.by) === undefined) complainOfNoCall(action.by, table, complain)
        break
      case 'simultaneous-calls': {
        const twice = action.calls.findIndex(({ by }, index) => action.calls.findIndex(other => other.by === by) !== index)
        if (twice !== -1) complain(`/calls/${twice}/by`, 'player-twice', { seat: action.calls[twice]?.by })
        for (const { by, call } of action.calls) lastCall.set(by, parseCall(call))
        break
      }
      case 'expose':
        for (const [index, text] of action.cards.entries()) {
          const card = parseCard(text)
          if (card === undefined) continue
          if (action.cards.findIndex(other => parseCard(other) === card) !== index) complain(`/cards/${index}`, 'card-twice', { card })
          if (table.play.some(played => played.card === card)) complain(`/cards/${index}`, 'card-already-played', { card })
          else if (!isHeld(action.by, card, table)) complain(`/cards/${index}`, 'card-not-held', { seat: action.by, card })
        }
        break
      case 'play': case 'simultaneous-plays': case 'designate': case 'change-play': case 'misplaced-card': case 'dummy-action': case 'inspect-trick': case 'trick-remark':
        inspectActionInPlay(action, actions.slice(0, at), table, complain)
        break
      case 'revoke':
        inspectRevoke(action, actions.slice(0, at), table, complain)
        break
      case 'mixed-cards': case 'defective-trick': case 'claim': case 'concede': case 'contest-claim': case 'withdraw-agreement': case 'cancel-concession':
      case 'card-count': case 'wrong-board': case 'adjusted-score': case 'close-review':
        inspectActionOnResult(action, actions.slice(0, at), actions.slice(at + 1), table, book, complain)
        break
    }
  }
  return faults
}

/** A player is to change a call that the record does not show: where the auction is not known that can be judged only once a card has been played, when it is too late. */
function complainOfNoCall (seat: Seat, table: Table, complain: Complain): void {
  const isUnknown = table.auction.length === 0 && auctionIsOver(table)
  if (!isUnknown) complain('/by', 'nothing-to-change', { seat })
  else if (table.play.length === 0) complain('/type', 'auction-not-known')
}

/** What calls are said to mean, and where it stands in the action. */
function meaningsIn (action: Action): readonly { readonly meaning: Meaning, readonly pointer: string }[] {
  if (action.type === 'simultaneous-calls') return action.calls.flatMap(({ meaning }, at) => meaning === undefined ? [] : [{ meaning, pointer: `/calls/${at}/meaning` }])
  return 'meaning' in action ? [{ meaning: action.meaning, pointer: '/meaning' }] : []
}
