import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { declarersSideHasPlayed, type CardPlayed, type CardsExposed } from '../ruling/facts.ts'
import { citing, finding, hearNext, merge, note, pickUpCard, recordPlay, type Finding, type Part } from '../ruling/finding.ts'
import { isHonour } from '../table/card.ts'
import { openTrick } from '../table/play.ts'
import { PARTNER } from '../table/seat.ts'
import { isDefender, penaltyCardsOf } from '../table/table.ts'
import { KIND, becomePenaltyCards } from './law50.ts'
import { andThen, asPlayed, facedLater, known, newPenaltyCards, remaining } from './outOfTurn.ts'

/** A defender's cards that are faced or named otherwise than by a play. */
export const law49: Law<CardsExposed> = {
  number: 49,
  title: 'Exposure of a defender’s cards',
  editions: { 1987: becomePenaltyCardsAtOnce, 1997: becomePenaltyCardsAtOnce, 2007: becomePenaltyCardsAtOnce, 2017: becomePenaltyCardsAtOnce }
}

/** Which Law a card that is exposed between the auction and the opening lead falls under; one that is only named falls under 49. */
const BEFORE_THE_LEAD: Term<LawReference> = { 1987: '24', 1997: '24', 2007: '24', 2017: '49' }

function * becomePenaltyCardsAtOnce (exposed: CardsExposed, book: Book): Dialogue<Finding> {
  const { table, by, manner } = exposed
  const lying = penaltyCardsOf(table, by).map(({ card }) => card)
  const cards = exposed.cards.filter(card => !lying.includes(card))
  if (cards.length === 0) return finding('49', note('penalty-card-already', { player: by }))
  const law = table.play.length === 0 && manner !== 'named' ? book.read(BEFORE_THE_LEAD) : '49'
  const status = yield * kindOf({ ...exposed, cards }, book)
  return finding([law, book.read(KIND)],
    openTrick(table.play).some(played => played.by === by) ? citing('45E1') : [],
    becomePenaltyCards(table, by, cards, status, book),
    manner === 'named' ? [] : note('exposure-asserted-in-play', { player: by, partner: PARTNER[by] }), note('director-may-designate-otherwise', { player: by }))
}

/** Minor is a single spot card that was not exposed on purpose; asked where the manner does not tell. */
function * kindOf ({ table, by, cards, manner }: CardsExposed, book: Book): Dialogue<'major' | 'minor'> {
  const [card] = cards
  const alone = cards.length === 1 && penaltyCardsOf(table, by).length === 0
  if (!alone || card === undefined || isHonour(card) || manner === 'led') return 'major'
  if (manner === 'dropped') return 'minor'
  const law = book.read(KIND)
  return (yield * isTrue({ id: 'deliberate', asked: 'aside', judgement: true, laws: [law], values: { player: by, card } })) ? 'major' : 'minor'
}

/** A lead made while declarer still had to choose because of a penalty card of the leader's partner. */
export interface LeadBeforeChoice extends CardPlayed {
  readonly choice: Dialogue<readonly Part[]>
  /** What else is wrong with it; undefined if nothing is. */
  readonly irregular: () => Dialogue<Finding | undefined>
}

/** The lead that came before declarer's choice: the card is a penalty card, and declarer chooses now. */
export const leadBeforeChoice: Law<LeadBeforeChoice> = {
  number: 49,
  title: 'Lead before declarer’s choice',
  editions: { 1987: becomesPenaltyCard, 1997: becomesPenaltyCard, 2007: becomesPenaltyCard, 2017: becomesPenaltyCard }
}

function * becomesPenaltyCard (lead: LeadBeforeChoice, book: Book): Dialogue<Finding> {
  const { table, by, card, face, since, choice } = lead
  if (face === 'up' && declarersSideHasPlayed(lead)) {
    const lost = finding('60A1', citing('60A3'), note('choice-lost-by-playing-on', { player: by }))
    return merge(lost, (yield * lead.irregular()) ?? finding('60A1', recordPlay(by, card, '60A1')))
  }
  const faced = face === 'up' ? facedLater(lead).filter(other => other.card !== undefined && other.card !== card) : []
  const partners = faced.filter(other => other.by === PARTNER[by])
  const exposed = since.flatMap((action, at) => action.type === 'expose' && isDefender(table, action.by) ? [{ at, action }] : [])
  if (partners.length + exposed.length > 0) {
    // What declarer chooses is about every card that the defenders have faced before he speaks.
    const left = since.filter((_, place) => ![...partners, ...exposed].some(({ at }) => at === place))
    return andThen(finding([], newPenaltyCards(table, known(partners), '49', book)), finding([], hearNext(...exposed.map(({ action }) => action), { type: 'play', by, card, face })), since, left)
  }
  if (face === 'down') return finding('41A', pickUpCard(by, card, '41A'), yield * choice)
  return finding('49', newPenaltyCards(table, [asPlayed(lead), ...known(faced)], '49', book), yield * choice, remaining(since, faced))
}
