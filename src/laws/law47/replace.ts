import type { Card, LawReference, Seat } from '../../../schemas/words.ts'
import type { Book } from '../../ruling/book.ts'
import { choose, type Dialogue } from '../../ruling/dialogue.ts'
import { recordPlay, unauthorised, type Part } from '../../ruling/finding.ts'
import { sift } from '../../ruling/legalCards.ts'
import { suitOfCard } from '../../table/card.ts'
import { held, mayHold, ofSuit } from '../../table/holding.ts'
import { winnerOf, type PlayedCard, type Trick } from '../../table/play.ts'
import { areOpponents } from '../../table/seat.ts'
import { cutBack, dummyAt, finalContract, isDefender, originalHand, type Table } from '../../table/table.ts'
import { WITHDRAWN_ACTIONS } from '../law16.ts'
import { goesBack } from '../law50.ts'

/** A card that was played, and the one that takes its place. */
export interface ReplacedCard {
  readonly table: Table
  readonly by: Seat
  readonly from: Card
  readonly to: Card
}

/** The cards before a played card, those after it in its trick, the lead to the next trick, and everything beyond that. */
export function cardsSince ({ table, from }: Pick<ReplacedCard, 'table' | 'from'>): {
  readonly before: readonly PlayedCard[], readonly trick: Trick, readonly inTrick: Trick, readonly lead: PlayedCard | undefined, readonly beyond: readonly PlayedCard[]
} {
  const at = table.play.findIndex(({ card }) => card === from)
  const start = at - at % 4
  const [lead, ...beyond] = table.play.slice(start + 4)
  return { before: table.play.slice(0, start), trick: table.play.slice(start, at), inTrick: table.play.slice(at + 1, start + 4), lead, beyond }
}

/** The paragraphs by which a card goes back, an opponent may change his, and so may the player's own side after that. */
export interface Paragraphs {
  readonly first: LawReference
  readonly opponent: LawReference
  readonly ownSide: LawReference
}

/** The card is replaced; opponents who have played after it may think again, and must where their card is not legal any more (47D). */
export function * withCardReplaced (change: ReplacedCard, laws: Paragraphs, book: Book): Dialogue<readonly Part[]> {
  const { table, by, from, to } = change
  const { before, trick, inTrick, lead } = cardsSince(change)
  const standing: PlayedCard[] = [...trick, { by, card: to }]
  const parts: Part[] = [goesBack(table, by, from, laws.first), recordPlay(by, to, by === dummyAt(table) ? '45B' : '45A')]
  let changedByRho = false
  for (const later of inTrick) {
    const own = !areOpponents(later.by, by)
    const law = own ? laws.ownSide : laws.opponent
    const card = yield * keptOrReplaced(later, { ...change, before, standing, mayChange: !own || changedByRho, law }, book)
    standing.push({ by: later.by, card })
    if (card === later.card) continue
    if (!own) changedByRho = true
    parts.push(...withdrawn(later, change, law, book), recordPlay(later.by, card, law))
  }
  if (lead !== undefined && (yield * leadGoesBack(lead, standing, change, laws))) parts.push(...withdrawn(lead, change, laws.opponent, book))
  return parts
}

/** The card goes back into the hand; what it told is not for the side of the player who changed his card first. */
const withdrawn = ({ by: hand, card }: PlayedCard, { table, by }: ReplacedCard, law: LawReference, book: Book): readonly Part[] =>
  [goesBack(table, hand, card, law), ...areOpponents(hand, by) ? [unauthorised(by, { by: hand, card }, book.read(WITHDRAWN_ACTIONS))] : []]

interface Rebuilt extends ReplacedCard {
  readonly before: readonly PlayedCard[]
  readonly standing: Trick
  /** Whether he may think again; he must if his card is not legal any more. */
  readonly mayChange: boolean
  readonly law: LawReference
}

function * keptOrReplaced ({ by, card }: PlayedCard, rebuilt: Rebuilt, book: Book): Dialogue<Card> {
  const { table, before, standing, mayChange, law } = rebuilt
  const now = [...before, ...standing]
  const { legal } = sift(cutBack(table, now), by, mayHold(table, by, now), book)
  // Of a hand that is not known its player has to say whether it can follow the suit that is led now.
  const couldFollow = refusesSuitNow(card, rebuilt) ? held(table, by, [...now, { by, card }], ofSuit(suitOfCard(rebuilt.to))) : false
  const keep = legal.includes(card) || (originalHand(table, by) === undefined && couldFollow !== true)
  const among = legal.filter(other => other !== card)
  if (among.length === 0 || (keep && !mayChange && couldFollow === false)) return card
  const [only, ...others] = among
  if (!keep && only !== undefined && others.length === 0) return only
  const answer = yield {
    id: `withdraw-card-${by.toLowerCase()}`, decider: { role: isDefender(table, by) ? 'player' : 'declarer', seat: isDefender(table, by) ? by : finalContract(table)?.declarer ?? by },
    asked: 'at-table', laws: [law], values: { player: by, card }, options: keep ? [{ id: 'keep', laws: [law] }] : [], cards: { among, laws: [law] }
  }
  return among.find(other => other === answer) ?? card
}

/** Whether another suit is led now than the one to which the card was played, and the card is not of that suit. */
const refusesSuitNow = (card: Card, { from, to, by, standing: [lead] }: Rebuilt): boolean =>
  lead?.by === by && suitOfCard(from) !== suitOfCard(to) && suitOfCard(card) !== suitOfCard(to)

/** A lead to the next trick goes back if another hand wins this one now; an opponent may take his back anyhow. */
function * leadGoesBack ({ by, card }: PlayedCard, trick: Trick, change: ReplacedCard, { opponent: law }: Paragraphs): Dialogue<boolean> {
  const denomination = finalContract(change.table)?.denomination
  if (denomination !== undefined && winnerOf(trick, denomination) !== by) return true
  if (!areOpponents(by, change.by)) return false
  const defends = isDefender(change.table, by)
  return (yield * choose({
    id: `withdraw-card-${by.toLowerCase()}`, decider: { role: defends ? 'player' : 'declarer', seat: defends ? by : finalContract(change.table)?.declarer ?? by }, asked: 'at-table', laws: [law], values: { player: by, card }
  }, { keep: law, withdraw: law })) === 'withdraw'
}
