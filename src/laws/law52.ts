import type { Action } from '../../schemas/action.ts'
import type { Card } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, chooseCard, type Dialogue } from '../ruling/dialogue.ts'
import { declarersSideHasPlayed, type CardPlayed } from '../ruling/facts.ts'
import { citing, finding, merge, mustPlay, note, recordPlay, retractCard, type Finding } from '../ruling/finding.ts'
import { knownHand, sift } from '../ruling/legalCards.ts'
import { openTrick } from '../table/play.ts'
import { PARTNER } from '../table/seat.ts'
import { finalContract, isDefender, penaltyCardsOf } from '../table/table.ts'
import { becomePenaltyCards } from './law50.ts'
import { tooSoon } from './law57.ts'
import { andThen, asPlayed, facedLater, handInTurn, hasPlayed, known, newPenaltyCards, withPlayed, type FacedLater } from './outOfTurn.ts'

/** A defender leads or plays another card than the penalty card that was due. */
export const law52: Law<CardPlayed> = {
  number: 52,
  title: 'Failure to lead or play a penalty card',
  editions: { 1987: declarerMayAccept, 1997: declarerMayAccept, 2007: declarerMayAccept, 2017: declarerMayAccept }
}

function * declarerMayAccept (played: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by, card } = played
  const { declarer } = finalContract(table) ?? { declarer: by }
  if (declarersSideHasPlayed(played)) {
    return yield * withEarlyCards(finding('52B1(b)', recordPlay(by, card, '52B1(b)'), citing('52B1(c)'), note('accepted-by-playing-on', { declarer, player: by, card })), played, book)
  }
  const due = dueCards(played, book)
  const answer = yield * choose({
    id: 'accept-card', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['52A', '52B'], values: { declarer, offender: by, card, cards: due }
  }, { accept: '52B1(a)', reject: '52B2' })
  if (answer === 'accept') return yield * withEarlyCards(finding('52B1(a)', recordPlay(by, card, '52B1(a)'), citing('52B1(c)')), played, book)
  const [first = card] = due
  const substitute = due.length === 1 ? first : yield * chooseCard({
    id: 'penalty-card-to-play', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['51A'], values: { player: by, declarer }
  }, due, '51A')
  return yield * refused(played, substitute, book)
}

// 52B2: what was led or played wrongly with it is a penalty card as well; to a trick that goes on a partner's early card remains one.
function * refused (played: CardPlayed, substitute: Card, book: Book): Dialogue<Finding> {
  const { table, by, card, since } = played
  const faced = facedUntil(substitute, played)
  const own = faced.filter(other => other.by === by)
  const withdrawn = isWithinTrick(played) ? own : faced
  const left = since.filter((_, place) => !withdrawn.some(({ at }) => at === place))
  const lying = penaltyCardsOf(table, by).map(other => other.card)
  const further = known(own).filter(other => other.card !== card && !lying.includes(other.card))
  const ruled = finding('52B2', [{ by, card }, ...further].map(other => retractCard(by, other.card, '52B2')), becomePenaltyCards(table, by, [card, ...further.map(other => other.card)], 'major', book), mustPlay(by, substitute, '52B2'),
    penaltyCardsOf(table, by, 'minor').some(minor => minor.card === substitute) ? note('minor-card-is-due', { player: by, card: substitute }) : [],
    newPenaltyCards(table, known(withdrawn.filter(other => other.by !== by)), '49', book))
  const then = isWithinTrick(played) ? yield * withEarlyCards(finding([]), { ...played, since: left }, book) : finding([])
  return andThen(ruled, then, since, left)
}

/** Whether it was neither the lead nor the last card of the trick: nothing was led to it or after it. */
const isWithinTrick = ({ table, by, card }: CardPlayed): boolean => openTrick(table.play).length > 0 && openTrick(withPlayed(table, { by, card }).play).length > 0

/** What has been faced after it, until the offender plays the card that is due. */
function facedUntil (due: Card, { table, by, since }: CardPlayed): readonly FacedLater[] {
  const faced = facedLater({ table, since }).filter(other => other.card !== undefined)
  const place = faced.findIndex(other => other.by === by && other.card === due)
  return place === -1 ? faced : faced.slice(0, place)
}

/** What has been faced to it before its turn and before any ruling: a card of his partner's, and the one from the wrong hand with which declarer's side has played on. */
export function earlyCards (played: CardPlayed): readonly CardPlayed[] {
  const { by, since } = played
  const table = withPlayed(played.table, asPlayed(played))
  if (openTrick(table.play).length === 0) return []
  const [first, second] = facedLater({ table, since }).filter(faced => !hasPlayed(table, faced.by))
  const isEarly = (faced: FacedLater | undefined): faced is FacedLater => faced !== undefined && faced.by !== handInTurn(table)
  const partners = isEarly(first) && first.by === PARTNER[by] ? [first] : []
  const declarers = [partners.length === 0 ? first : second].filter(isEarly).filter(faced => !isDefender(table, faced.by))
  const early = [...partners, ...declarers]
  const left = since.filter((_, place) => !early.some(({ at }) => at === place))
  return known(early).map(card => ({ table, face: 'up', since: left, ...card }))
}

/** They are too soon, but a partner's not before the offender's own (57D); nobody is asked whether an opponent told him that it was his turn. */
function * withEarlyCards (ruled: Finding, played: CardPlayed, book: Book): Dialogue<Finding> {
  let found = ruled
  let left: readonly Action[] | undefined
  for (const early of earlyCards(played)) {
    const since = left ?? early.since
    const judged = yield * book.see(tooSoon, { ...early, since })
    found = merge(found, judged)
    left = [...judged.next, ...since.slice(judged.consumed)]
  }
  return left === undefined ? found : { ...found, consumed: played.since.length, next: left }
}

/** The penalty cards of which one had to be played to this trick, the card that was played left out. */
function dueCards ({ table, by, card }: CardPlayed, book: Book): readonly Card[] {
  const lying = penaltyCardsOf(table, by).filter(other => other.card !== card)
  const open = sift(table, by, knownHand(table, by, [card]), book).legal
  const major = lying.filter(other => other.status === 'major' && open.includes(other.card))
  return (major.length > 0 ? major : lying).map(other => other.card)
}
