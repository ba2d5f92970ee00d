import type { Card, Seat } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { chooseCard, type Dialogue } from '../ruling/dialogue.ts'
import { citing, mustPlay, type Part } from '../ruling/finding.ts'
import { legalCards } from '../ruling/legalCards.ts'
import { finalContract, penaltyCardsOf, turnAt, type Table } from '../table/table.ts'

/** A defender's turn at which several of his penalty cards could be played. */
export interface SeveralPenaltyCards {
  readonly table: Table
  readonly player: Seat
  readonly cards: readonly Card[]
}

/** Two or more penalty cards with one defender: declarer names the one to be played. */
export const law51: Law<SeveralPenaltyCards, readonly Part[]> = {
  number: 51,
  title: 'Two or more penalty cards',
  editions: { 1987: declarerDesignates, 1997: declarerDesignates, 2007: declarerDesignates, 2017: declarerDesignates }
}

function * declarerDesignates (several: SeveralPenaltyCards): Dialogue<readonly Part[]> {
  return [citing('51A'), mustPlay(several.player, yield * designatedCard(several), '51A')]
}

/** The one of several penalty cards that declarer names. */
export function designatedCard ({ table, player, cards }: SeveralPenaltyCards): Dialogue<Card> {
  const { declarer } = finalContract(table) ?? { declarer: player }
  return chooseCard({
    id: 'penalty-card-to-play', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['51A'], values: { player, declarer }
  }, cards, '51A')
}

/** The penalty cards among which declarer has to choose now: none if it is not that player's turn, or if nothing is left to choose. */
export function cardsToDesignate (table: Table, player: Seat, book: Book): readonly Card[] {
  const turn = turnAt(table)
  if (turn.to === 'none' || turn.seat !== player) return []
  const lying = penaltyCardsOf(table, player, 'major').map(({ card }) => card)
  if (lying.length < 2) return []
  const { legal, rule } = legalCards(table, player, book)
  const playable = legal ?? (rule.suits === undefined && rule.notSuits === undefined ? rule.mustPlay ?? [] : [])
  return playable.every(card => lying.includes(card)) ? playable : []
}
