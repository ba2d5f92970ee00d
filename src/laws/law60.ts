import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { finding, type Finding } from '../ruling/finding.ts'
import { RHO, areOpponents } from '../table/seat.ts'
import { asPlayed, declarerAt, facedLater, hasPlayed, newPenaltyCards, type FacedLater } from './outOfTurn.ts'
import { toldByOpponent } from './misinformed.ts'

/** 60B: a defender's card after declarer's lead had to be retracted, and before declarer has led from the right hand. */
export const law60: Law<CardPlayed> = {
  number: 60,
  title: 'Play after an illegal play',
  editions: { 1987: beforeCorrectedLead, 1997: beforeCorrectedLead, 2007: beforeCorrectedLead, 2017: beforeCorrectedLead }
}

function * beforeCorrectedLead (played: CardPlayed, book: Book): Dialogue<Finding> {
  const told = yield * book.see(toldByOpponent, { as: 'play', ...played })
  return told ?? finding('60B', newPenaltyCards(played.table, [asPlayed(played)], '60B', book))
}

/** The card with which declarer's side has played on before any ruling, and whether the right to rectification is lost by it. */
export interface PlayedOn {
  readonly card: FacedLater
  readonly forfeits: boolean
  readonly law: LawReference
}

/** Whether declarer's side has played on after a premature play; undefined if it has not. */
export const playedOn: Law<CardPlayed, PlayedOn | undefined> = {
  number: 60,
  title: 'Play by the non-offending side',
  editions: { 1987: rightIsLost, 1997: rightIsLost, 2007: rightIsLost, 2017: rightIsLost }
}

// 60A1: a play by the player whose RHO has offended; dummy's cards are declarer's acts. For declarer's other hand the director decides (11A).
function * rightIsLost (offence: CardPlayed): Dialogue<PlayedOn | undefined> {
  const { table, by, card: early } = offence
  const card = facedLater(offence).find(other => areOpponents(other.by, by) && !hasPlayed(table, other.by))
  if (card === undefined) return undefined
  if (RHO[card.by] === by || RHO[declarerAt(table)] === by) return { card, forfeits: true, law: '60A1' }
  const forfeits = yield * isTrue({
    id: 'rights-forfeited', asked: 'at-table', judgement: true, laws: ['11A'], values: { offender: by, card: early, hand: card.by }
  }, { yes: '11A' })
  return { card, forfeits, law: '11A' }
}
