import type { IrregularityType } from '../../schemas/ruling.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Bar, Demand } from '../constraints/behaviour.ts'
import { isDesignated, isSettled } from '../constraints/mustPlay.ts'
import { isSecondFromDummy } from '../laws/law54.ts'
import { ableToComply, demandsUnmet } from '../laws/law59.ts'
import { openTrick } from '../table/play.ts'
import { heldCards, inForce, isDefender, penaltyCardsOf, turnAt } from '../table/table.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import { seenLater, type CardPlayed } from './facts.ts'
import type { Irregularity } from './identify.ts'
import { knownHand, sift, type Sifted } from './legalCards.ts'

/** The irregularities that a single lead or play can be. */
export type PlayIrregularity = Extract<IrregularityType,
  'opening-lead-out-of-turn' | 'lead-out-of-turn' | 'lead-from-wrong-hand' | 'play-out-of-turn' | 'premature-play' | 'revoke' | 'lead-restriction-ignored' | 'penalty-card-not-played'>

/** What is wrong with a lead or play, and the demand that it ignores if it is that. */
export interface WrongPlay {
  readonly type: PlayIrregularity
  readonly ignored?: Demand
}

/** What is wrong with a lead or play; undefined for a regular one. Asked only where the hand is not known and something depends on it. */
export function * identifyPlay (played: CardPlayed, book: Book): Dialogue<WrongPlay | undefined> {
  const turn = turnAt(played.table)
  if (turn.to === 'none' || turn.seat === played.by) return yield * wrongInTurn(played, book)
  return { type: outOfTurn(played, turn.to === 'lead' ? turn.seat : undefined) }
}

function outOfTurn ({ table, by }: CardPlayed, properLeader: CardPlayed['by'] | undefined): PlayIrregularity {
  if (properLeader === undefined) return isDefender(table, by) ? 'premature-play' : 'play-out-of-turn'
  if (table.play.length === 0) return 'opening-lead-out-of-turn'
  if (isDefender(table, by)) return mustLeadAgain(table) ? 'premature-play' : 'lead-out-of-turn'
  return isDefender(table, properLeader) ? 'lead-out-of-turn' : 'lead-from-wrong-hand'
}

/** Whether declarer had to take back a lead and has not led from the right hand yet (60B). */
const mustLeadAgain = (table: CardPlayed['table']): boolean => inForce(table, 'lead-from').some(({ law }) => law?.startsWith('55') !== false)

/** What is wrong with a card that is judged as one played in turn. */
export function * wrongInTurn (played: CardPlayed, book: Book): Dialogue<WrongPlay | undefined> {
  const { table, by, card } = played
  if (table.constraints.length === 0 && openTrick(table.play).length === 0) return undefined
  const lying = penaltyCardsOf(table, by).map(other => other.card)
  const sifted = siftedFor(played, book)
  const barred = sifted.barred.find(other => other.card === card)
  const bar = barred?.bar
  // Whether he can follow suit was settled when the card was fixed, and what he can comply with as far as it had been demanded by then.
  const fixed = inForce(table, 'must-play').find(due => due.player === by && due.card === card && !isDesignated(due))
  if (bar === undefined && fixed !== undefined && isSettled(table, fixed)) return undefined
  // Of several penalty cards that he could play declarer has to name one first.
  const playable = lying.length < 2 ? [] : penaltyCardsOf(table, by, 'major').filter(other => sifted.legal.includes(other.card))
  const undesignated = playable.length > 1 && playable.some(other => other.card === card)
  if (bar?.reason !== 'follow-suit' && heldCards(table, by) === undefined) {
    const broken = yield * brokenIfAble(played, fixed === undefined ? sifted : { ...sifted, unable: sifted.unable.filter(demand => demand.bar.reason !== 'follow-suit') }, bar, undesignated, book)
    if (broken !== undefined) return broken
  }
  if (barred !== undefined && !(isPenalty(barred.bar) && isDueByLaw(played, barred.bar))) return barred.bar.reason === 'follow-suit' ? { type: 'revoke' } : { type: 'lead-restriction-ignored', ignored: barred }
  return barred !== undefined || undesignated ? { type: 'penalty-card-not-played' } : undefined
}

/** What is wrong besides with a card that stays although it was too soon, as far as nobody has to be asked. */
export function wrongBesides (played: CardPlayed, book: Book): readonly Irregularity[] {
  const first = wrongInTurn(played, book).next()
  const wrong = first.done === true ? first.value : undefined
  return wrong === undefined ? [] : [{ type: wrong.type, offender: played.by, laws: lawsOfPlay(wrong, played) }]
}

/** What the hand may do with its cards; of one that is not known, with those that are known to be in it. */
const siftedFor = (played: CardPlayed, book: Book): Sifted => sift(played.table, played.by, knownHand(played.table, played.by, [played.card, ...seenLater(played)]), book)

const isPenalty = ({ reason }: Bar): boolean => reason.startsWith('penalty-card') || reason === 'must-play'

/** Whether it is a penalty card that had to be played, not a card that was due for another reason. */
const isDueByLaw = ({ table, by }: CardPlayed, { reason }: Bar): boolean => reason !== 'must-play' ||
  inForce(table, 'must-play').some(({ player, card }) => player === by && penaltyCardsOf(table, by).some(other => other.card === card))

/** With an unknown hand: what is wrong if the player could have done what comes before anything else, following suit first of all. */
function * brokenIfAble (played: CardPlayed, sifted: Sifted, bar: Bar | undefined, undesignated: boolean, book: Book): Dialogue<WrongPlay | undefined> {
  const suit = sifted.unable.find(({ bar: { reason }, cards }) => reason === 'follow-suit' && cards.includes(played.card))
  const restrictions = bar !== undefined && !isPenalty(bar) ? [] : demandsUnmet(played, sifted)
  // A discard says nothing by itself: whether he could follow matters only where something else depends on it.
  const suitMatters = bar !== undefined || undesignated || restrictions.length > 0
  if (suit !== undefined && suitMatters && (yield * book.see(ableToComply, { demand: suit, ...played }))) return { type: 'revoke' }
  for (const demand of restrictions) if (yield * book.see(ableToComply, { demand, ...played })) return { type: 'lead-restriction-ignored', ignored: demand }
  return undefined
}

/** Where an edition deals with a lead or play that is wrong in this way. */
export function lawsOfPlay ({ type, ignored }: WrongPlay, played: CardPlayed): readonly LawReference[] {
  const { table, by } = played
  switch (type) {
    case 'opening-lead-out-of-turn': return ['54']
    case 'lead-out-of-turn': return [isDefender(table, by) ? '56' : '55A']
    case 'lead-from-wrong-hand': return ['55A']
    case 'play-out-of-turn': return [isSecondFromDummy(played) ? '54' : '57']
    case 'premature-play': return ['57']
    case 'revoke': return ['61A']
    case 'lead-restriction-ignored': return ['61A', ...ignored?.bar.laws ?? []]
    case 'penalty-card-not-played': return ['52']
  }
}
