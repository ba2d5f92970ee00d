import type { Card } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, chooseCard, type Dialogue } from '../ruling/dialogue.ts'
import { cardPlayed, declarersSideHasPlayed, type CardPlayed } from '../ruling/facts.ts'
import { citing, finding, mustPlay, note, recordPlay, retractCard, type Finding } from '../ruling/finding.ts'
import { sift } from '../ruling/legalCards.ts'
import { openTrick } from '../table/play.ts'
import { PARTNER } from '../table/seat.ts'
import { finalContract, heldCards, inForce, penaltyCardsOf } from '../table/table.ts'
import { becomePenaltyCards } from './law50.ts'
import { law57 } from './law57.ts'
import { andThen, asPlayed, newPenaltyCards, withPlayed } from './outOfTurn.ts'

/** A defender leads or plays another card than the penalty card that was due. */
export const law52: Law<CardPlayed> = {
  number: 52,
  title: 'Failure to lead or play a penalty card',
  editions: { 1987: declarerMayAccept, 1997: declarerMayAccept, 2007: declarerMayAccept, 2017: declarerMayAccept }
}

function * declarerMayAccept (played: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by, card } = played
  const { declarer } = finalContract(table) ?? { declarer: by }
  if (declarersSideHasPlayed(played)) return finding('52B1(b)', recordPlay(by, card, '52B1(b)'), citing('52B1(c)'), note('accepted-by-playing-on', { declarer, player: by, card }))
  const due = dueCards(played, book)
  const answer = yield * choose({
    id: 'accept-card', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['52A', '52B'], values: { declarer, offender: by, card, cards: due }
  }, { accept: '52B1(a)', reject: '52B2' })
  if (answer === 'accept') return finding('52B1(a)', recordPlay(by, card, '52B1(a)'), citing('52B1(c)'))
  const [first = card] = due
  const substitute = due.length === 1 ? first : yield * chooseCard({
    id: 'penalty-card-to-play', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['51A'], values: { player: by, declarer }
  }, due, '51A')
  const refused = finding('52B2', retractCard(by, card, '52B2'), becomePenaltyCards(table, by, [card], 'major', book), mustPlay(by, substitute, '52B2'))
  return yield * withPartnersCard(refused, played, book)
}

/** What his partner has played to it before declarer's side did. */
export function partnersEarlyCard ({ table, by, card, since }: CardPlayed): CardPlayed | undefined {
  const [next, ...later] = since
  return next?.type === 'play' && next.by === PARTNER[by] ? cardPlayed(next, { table: withPlayed(table, { by, card }), since: later }) : undefined
}

/** His partner's card was too early, but not before his own (57D); to a lead that is refused it cannot be played any more. */
function * withPartnersCard (refused: Finding, played: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, since } = played
  const early = partnersEarlyCard(played)
  if (early === undefined) return refused
  const found = openTrick(table.play).length === 0 ? finding('49', newPenaltyCards(table, [asPlayed(early)], '49', book)) : yield * book.see(law57, early)
  return andThen(refused, found, since, early.since)
}

/** The penalty cards of which one had to be played to this trick, the card that was played left out. */
function dueCards ({ table, by, card }: CardPlayed, book: Book): readonly Card[] {
  const fixed = inForce(table, 'must-play').find(({ player }) => player === by)
  if (fixed !== undefined) return [fixed.card]
  const lying = penaltyCardsOf(table, by).filter(other => other.card !== card)
  const open = sift(table, by, heldCards(table, by) ?? [...lying.map(other => other.card), card], book).legal
  const major = lying.filter(other => other.status === 'major' && open.includes(other.card))
  return (major.length > 0 ? major : lying).map(other => other.card)
}
