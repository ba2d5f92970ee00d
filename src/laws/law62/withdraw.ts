import type { Card, LawReference, Seat } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { note, pickUpCard, retractCard, unauthorised, type Part } from '../../ruling/finding.ts'
import type { PlayedCard } from '../../table/play.ts'
import { PARTNER, SIDE } from '../../table/seat.ts'
import { isDefender, isPenaltyCard, type Table } from '../../table/table.ts'
import { WITHDRAWN_ACTIONS } from '../law16.ts'
import { becomePenaltyCards, goesBack } from '../law50.ts'
import { around } from '../revoke.ts'
import type { Correction } from './correct.ts'

/** A defender's card that is taken back stays on the table as a major penalty card. */
const penalised = (table: Table, by: Seat, card: Card, law: LawReference, book: Book): readonly Part[] => [retractCard(by, card, law), ...becomePenaltyCards(table, by, [card], 'major', book)]

/** Whether the card of a revoke becomes a penalty card: one from a defender's unfaced hand does (62B). */
export const becomesPenaltyCard = (table: Table, by: Seat, card: Card): boolean => isDefender(table, by) && !isPenaltyCard(table, card)

/** The card of the revoke: a penalty card if it came from a defender's unfaced hand (62B). */
export function revokeCard ({ found }: Correction, { by, card }: PlayedCard, book: Book): readonly Part[] {
  const { table, play, revoke } = found
  if (!isDefender(table, by)) return [pickUpCard(by, card, '62B2')]
  const seenByPartner = revoke.trick === 12 && around(play, 12).cards.every(played => played.by !== PARTNER[by]) ? beforePartnersTurn(by, card, book) : []
  return becomesPenaltyCard(table, by, card) ? [...seenByPartner, ...penalised(table, by, card, '62B1', book)] : [retractCard(by, card, '62B2'), ...seenByPartner]
}

/** Before 2017 the partner may in no case choose the play that the card could have suggested. */
const MAY_NOT_CHOOSE: Term<readonly Part[]> = {
  1987: [note('suggested-play-barred')], 1997: [note('suggested-play-barred')], 2007: [note('suggested-play-barred')], 2017: []
}

/** At trick twelve the partner who has still to play may not be guided by the card (62D2). */
const beforePartnersTurn = (by: Seat, card: Card, book: Book): readonly Part[] => [unauthorised(by, { by, card }, '62D2'), ...book.read(MAY_NOT_CHOOSE)]

/** A later card of the other side goes back without rectification, and is unauthorised for the revoking side (62C1). */
export function cardOfOtherSide ({ found, bothSides }: Correction, { by, card }: PlayedCard, revoker: Seat, book: Book): readonly Part[] {
  if (bothSides !== undefined && isDefender(found.table, by)) return penalised(found.table, by, card, bothSides, book)
  return [goesBack(found.table, by, card, bothSides ?? '62C1'), ...SIDE[by] === SIDE[revoker] ? [] : [unauthorised(revoker, { by, card }, book.read(WITHDRAWN_ACTIONS))]]
}

/** The card of the revoker's partner: a penalty card if he is a defender (62C2). */
export const cardOfPartner = ({ found }: Correction, { by, card }: PlayedCard, book: Book): readonly Part[] =>
  isDefender(found.table, by) ? penalised(found.table, by, card, '62C2', book) : [pickUpCard(by, card, '62C2')]

/** A card of the next trick goes back; one of the revoking side that had played on although it had to correct is an illegal play (47B). */
export function cardOfNextTrick (correction: Correction, played: PlayedCard, book: Book): readonly Part[] {
  const { found, wrong, bothSides } = correction
  const { by, card } = played
  const other = wrong.find(({ player }) => SIDE[player] !== SIDE[by])
  if (bothSides !== undefined || other !== undefined) return cardOfOtherSide(correction, played, other?.player ?? by, book)
  return isDefender(found.table, by) ? penalised(found.table, by, card, '47B', book) : [pickUpCard(by, card, '47B')]
}
