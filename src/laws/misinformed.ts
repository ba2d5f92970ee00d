import type { Law, Book } from '../ruling/book.ts'
import { choose, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { unauthorised, type Finding } from '../ruling/finding.ts'
import { LHO } from '../table/seat.ts'
import { isDefender } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { handInTurn, playerOf, takenBackWithTrick } from './outOfTurn.ts'

/** A card that was not due, as a lead or as a play. */
export interface OutOfTurn extends CardPlayed {
  readonly as: 'lead' | 'play'
}

/** 47E1: an opponent told the player that it was his turn, and the card goes back; undefined if nobody did, or if the card is not taken back for it. */
export const toldByOpponent: Law<OutOfTurn, Finding | undefined> = {
  number: 47,
  title: 'A lead or play out of turn because an opponent said so',
  editions: { 1987: leaderMayRetract, 1997: leaderMayRetract, 2007: retracted, 2017: retracted }
}

// 2007, 2017: leads and plays go back, and the player on the left cannot accept.
function * retracted (card: OutOfTurn, book: Book): Dialogue<Finding | undefined> {
  return (yield * wasTold(card)) ? goesBack(card, book) : undefined
}

// 1987, 1997: a lead only, and only if the player who was misled wants it back; until he has said so nobody can accept it.
function leaderMayRetract (card: OutOfTurn, book: Book): Dialogue<Finding | undefined> {
  return card.as === 'play' ? settled(undefined) : theMisledPlayerChooses(card, book)
}

function * theMisledPlayerChooses (card: OutOfTurn, book: Book): Dialogue<Finding | undefined> {
  if (!(yield * wasTold(card))) return undefined
  const player = playerOf(card.table, card.by)
  const wish = yield * choose({
    id: 'withdraw-lead', decider: { role: isDefender(card.table, card.by) ? 'offender' : 'declarer', seat: player }, asked: 'at-table', laws: ['47E1'], values: { player, card: card.card }
  }, { withdraw: '47E1', keep: '53A' })
  return wish === 'withdraw' ? goesBack(card, book) : undefined
}

const wasTold = ({ table, by, card }: OutOfTurn): Dialogue<boolean> => isTrue({
  id: 'misinformed', asked: 'at-table', laws: ['47E1'], values: { about: 'turn', player: playerOf(table, by), card, turn: handInTurn(table) }
}, { yes: '47E1' })

const goesBack = (card: OutOfTurn, book: Book): Finding => {
  const { by } = card
  return takenBackWithTrick(card, '47E1', [unauthorised(LHO[by], { by, card: card.card }, book.read(WITHDRAWN_ACTIONS))])
}
