import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import { shortHands, wrongHands } from '../laws/law13.ts'
import { around } from '../laws/revoke.ts'
import { parseCard } from '../table/card.ts'
import { tricksLeft } from '../table/ending.ts'
import { holders, mayHold } from '../table/holding.ts'
import { openTrick } from '../table/play.ts'
import { SIDE } from '../table/seat.ts'
import { finalContract, heldCards, inForce, originalHand, playIsOver, type Table } from '../table/table.ts'
import type { Complain } from './actionsInPlay.ts'
import { inspectScore } from './actionsOnScore.ts'
import type { Book } from './book.ts'

type OnResult = ActionOf<
  'mixed-cards' | 'defective-trick' | 'claim' | 'concede' | 'contest-claim' | 'withdraw-agreement' | 'cancel-concession' | 'card-count' | 'wrong-board' | 'adjusted-score' | 'close-review'>

/** What is done at the table while the deal goes on; everything else is a report to the director, and comes first in its request. */
const DURING_PLAY: ReadonlySet<Action['type']> = new Set(['claim', 'concede', 'contest-claim'])

/** What is impossible about a report on tricks, claims, cards, the board or its score; `earlier` and `later` are the actions before and after it in the request. */
export function inspectActionOnResult (action: OnResult, earlier: readonly Action[], later: readonly Action[], table: Table, book: Book, complain: Complain): void {
  if (earlier.length > 0 && !DURING_PLAY.has(action.type)) {
    complain('/type', 'report-by-itself')
    return
  }
  switch (action.type) {
    case 'mixed-cards':
      inspectDispute(action, table, complain)
      break
    case 'defective-trick':
      inspectTrick(action, table, later, complain)
      break
    case 'claim': case 'concede':
      inspectClaim(action, earlier, table, complain)
      break
    case 'contest-claim': case 'withdraw-agreement': case 'cancel-concession':
      inspectSecondThoughts(action, earlier, table, complain)
      break
    case 'card-count':
      inspectCount(action, table, complain)
      break
    case 'adjusted-score':
      inspectScore(action, table, book, complain)
      break
    case 'close-review':
      if (!inForce(table, 'review').some(({ side, law }) => side === action.side && (law ?? action.law) === action.law)) complain('', 'no-such-review')
      else if (table.play.length > 0 && !playIsOver(table)) complain('', 'play-not-over')
      break
    case 'wrong-board':
      break
  }
}

function inspectTrick ({ by, trick, played, cards, faced, card }: ActionOf<'defective-trick'>, table: Table, later: readonly Action[], complain: Complain): void {
  if (finalContract(table) === undefined) {
    complain('/type', 'nothing-to-play')
    return
  }
  const onRecord = table.play.slice(4 * (trick - 1), 4 * trick)
  if (table.play.length > 0 && onRecord.filter(other => other.by !== by).length < 3) complain('/trick', 'trick-not-complete', { trick })
  if (played === 'none') {
    if (onRecord.some(other => other.by === by)) complain('/by', 'played-twice', { seat: by })
    else if (cards !== undefined) complain('/cards', 'no-cards-played')
    const added = card === undefined ? undefined : parseCard(card)
    if (added !== undefined) inspectHeld(by, added, '/card', false, table, complain)
    else if (onRecord.length === 3 && heldCards(table, by) === undefined && later.some(({ type }) => type === 'play' || type === 'designate')) complain('', 'card-needed')
    return
  }
  if (cards === undefined) complain('', 'cards-needed')
  const named = (cards ?? []).map(card => parseCard(card))
  for (const [at, card] of named.entries()) {
    if (card === undefined) continue
    if (named.indexOf(card) !== at) complain(`/cards/${at}`, 'card-twice', { card })
    if (table.play.some(other => other.card === card && !onRecord.some(own => own.by === by && own.card === card))) complain(`/cards/${at}`, 'card-already-played', { card })
    if (table.hands[by]?.includes(card) === false) complain(`/cards/${at}`, 'card-not-held', { seat: by, card })
  }
  const own = onRecord.find(other => other.by === by)
  if (own !== undefined && !named.includes(own.card)) complain('/cards', 'recorded-card-missing', { card: own.card })
  const told = faced === undefined || faced === 'unknown' ? undefined : parseCard(faced)
  if (told !== undefined && !named.includes(told)) complain('/faced', 'not-one-of-the-cards', { card: told })
}

function inspectDispute ({ by, dispute, trick, player, when }: ActionOf<'mixed-cards'>, table: Table, complain: Complain): void {
  const hand = player ?? by
  const { cards } = around(table.play, trick)
  if (finalContract(table) === undefined) complain('/type', 'nothing-to-play')
  else if (dispute === 'trick' && player !== undefined) complain('/player', 'player-only-for-revoke')
  else if (dispute === 'revoke' && trick === 13) complain('/trick', 'no-revoke-at-last-trick', { seat: hand })
  else if (table.play.length === 0) return
  else if (cards.length === 0) complain('/trick', 'trick-not-played', { trick })
  else if (dispute === 'trick' && cards.length < 4) complain('/trick', 'trick-not-complete', { trick })
  else if (dispute === 'revoke' && cards.every(played => played.by !== hand)) complain(player === undefined ? '/by' : '/player', 'not-played-to-trick', { seat: hand, trick })
  else if (when === 'after-agreement' && !playIsOver(table)) complain('/when', 'play-not-over')
}

function inspectCount (action: ActionOf<'card-count'>, table: Table, complain: Complain): void {
  if (wrongHands(action).length === 0 && action.surplus !== true) complain('/counts', 'counts-are-right')
  const short = shortHands(action, table)
  const card = action.missing === undefined ? undefined : parseCard(action.missing)
  if (card === undefined) return
  const owner = short.find(seat => mayHold(table, seat, []).includes(card)) ?? short[0]
  if (owner !== undefined) inspectHeld(owner, card, '/missing', action.found === 'among-played-cards', table, complain)
}

/** A card that is said to be in a hand, where the hands and the play are known. */
function inspectHeld (by: Seat, card: Card, pointer: string, mayBePlayed: boolean, table: Table, complain: Complain): void {
  if (!mayBePlayed && table.play.some(played => played.card === card)) complain(pointer, 'card-already-played', { card })
  else if ((holders(table).get(card) ?? by) !== by || originalHand(table, by)?.includes(card) === false) complain(pointer, 'card-not-held', { seat: by, card })
}

function inspectClaim (action: ActionOf<'claim' | 'concede'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const { by, tricks, left, cards } = action
  const recorded = tricksLeft(table)
  if (finalContract(table) === undefined && earlier.length === 0) complain('/type', 'nothing-to-play')
  // A revoke that is put right first may open the play again.
  if (playIsOver(table) && !earlier.some(({ type }) => type === 'revoke')) complain('/type', 'play-is-over')
  for (const [at, text] of (cards ?? []).entries()) {
    const card = parseCard(text)
    if (card !== undefined) inspectHeld(by, card, `/cards/${at}`, false, table, complain)
  }
  if (earlier.length > 0) return
  if (action.type === 'claim' && action.about === 'this-trick' && table.play.length > 0 && openTrick(table.play).length === 0) complain('/about', 'no-trick-in-progress')
  if (left !== undefined && recorded !== undefined && left !== recorded) complain('/left', 'tricks-left-contradicts-play', { count: recorded })
  const most = recorded ?? left ?? 13
  if (tricks !== undefined && tricks > most) complain('/tricks', 'more-than-are-left', { count: most })
}

function inspectSecondThoughts (action: ActionOf<'contest-claim' | 'withdraw-agreement' | 'cancel-concession'>, earlier: readonly Action[], table: Table, complain: Complain): void {
  const claim = table.claim ?? earlier.find(other => other.type === 'claim' || other.type === 'concede')
  if (claim === undefined) complain('/type', 'no-claim')
  else if (action.type === 'withdraw-agreement' && SIDE[action.by] === SIDE[claim.by]) complain('/by', 'own-claim', { seat: action.by })
  else if (action.type === 'cancel-concession' && SIDE[action.by] !== SIDE[claim.by]) complain('/by', 'not-own-claim', { seat: action.by })
}
