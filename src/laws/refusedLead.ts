import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import type { Dialogue, QuestionOption } from '../ruling/dialogue.ts'
import { distinct, retractCard, type Part } from '../ruling/finding.ts'
import type { PlayedCard } from '../table/play.ts'
import { penaltyCardsOf, tableWith, type Table } from '../table/table.ts'
import { becomePenaltyCards, demanded, demandsAt, law50, type LeadChoice } from './law50.ts'

/** A defender's lead that is refused while his partner is the one to lead. */
export interface RefusedLead {
  readonly table: Table
  readonly lead: PlayedCard
  /** What he has faced besides. */
  readonly besides: readonly Card[]
  /** The offender's partner, who is to lead. */
  readonly leader: Seat
  /** The paragraph by which it is refused. */
  readonly law: LawReference
}

/** The table as declarer looks at it when he chooses: the refused card lies there as a penalty card, and every other one of that player is major with it. */
function choiceOf ({ table, lead, besides, leader }: RefusedLead): LeadChoice {
  // He may have led a card that lay there already.
  const others = table.constraints.filter(constraint => constraint.type !== 'penalty-card' || constraint.card !== lead.card)
    .map(constraint => constraint.type === 'penalty-card' && constraint.player === lead.by ? { ...constraint, status: 'major' as const } : constraint)
  const added = [lead.card, ...besides].map(card => ({ type: 'penalty-card' as const, player: lead.by, card, status: 'major' as const }))
  return { leader, table: tableWith(table, { constraints: [...others, ...added] }) }
}

/** What declarer may demand of the leader, and what follows from the demand that he names. */
export function demandsOn (refused: RefusedLead, book: Book): { readonly options: readonly QuestionOption[], readonly demandedBy: (answer: string) => readonly Part[] } {
  const choice = choiceOf(refused)
  return { options: demandsAt(choice, book), demandedBy: answer => withRefusedCard(refused, demanded(choice, answer, book), book) }
}

/** Asks declarer for his demand. */
export function * demandOn (refused: RefusedLead, book: Book): Dialogue<readonly Part[]> {
  return withRefusedCard(refused, yield * book.see(law50, choiceOf(refused)), book)
}

/** The refused card stays as a penalty card unless the demand has sent it back into the hand; so do older ones, all major now. */
function withRefusedCard ({ table, lead: { by, card }, besides, law }: RefusedLead, parts: readonly Part[], book: Book): readonly Part[] {
  const goesBack = (faced: Card) => parts.some(part => 'effect' in part && part.effect.type === 'pick-up-card' && part.effect.card === faced)
  const stays = distinct([card, ...besides, ...penaltyCardsOf(table, by, 'minor').map(minor => minor.card)]).filter(faced => !goesBack(faced))
  return [
    ...goesBack(card) ? [] : [retractCard(by, card, law)],
    ...besides.filter(other => !goesBack(other)).map(other => retractCard(by, other, '49')),
    ...stays.length === 0 ? [] : becomePenaltyCards(table, by, stays, 'major', book).filter(part => !('constraint' in part && part.constraint.type === 'penalty-card' && goesBack(part.constraint.card))),
    ...parts
  ]
}
