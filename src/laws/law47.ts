import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Card, LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { citing, finding, hearNext, merge, note, pickUpCard, review, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import type { PlayIrregularity } from '../ruling/identifyPlay.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { suitLed } from '../table/play.ts'
import { LHO, SIDE } from '../table/seat.ts'
import { cutBack, dummyAt, finalContract, inForce, isDefender, isPenaltyCard, penaltyCardsOf, turnAt, type Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { exposedWithoutPenalty, isPointedOutWithoutRights } from './law43.ts'
import { unintendedDesignation } from './law45.ts'
import { cardsSince, withCardReplaced, type ReplacedCard } from './law47/replace.ts'
import { becomePenaltyCards, goesBack } from './law50.ts'
import { law52 } from './law52.ts'
import { andThen, facedLater } from './outOfTurn.ts'
import { failedToFollow } from './revoke.ts'

/** A card was played, and another is wanted or was put in its place. */
export interface ChangeOfPlay extends ReplacedCard {
  /** The card was only named, not shown. */
  readonly named: boolean
  readonly since: readonly Action[]
  /** What is found if the first card was a revoke. */
  readonly asRevoke: (report: ActionOf<'revoke'>) => Dialogue<Finding>
  /** What was wrong with the first card when it was played, unless that has been heard already. */
  readonly identify: (played: CardPlayed) => Dialogue<PlayIrregularity | undefined>
}

/** A change of play in canonical form; `hear` hears a revoke with what was done after it, the change itself first, `identify` what was wrong with the first card. */
export function changeOfPlay (
  action: ActionOf<'change-play'>, { table, since }: { readonly table: Table, readonly since: readonly Action[] },
  hear: (report: ActionOf<'revoke'>, since: readonly Action[]) => Dialogue<Finding>, identify: ChangeOfPlay['identify']
): ChangeOfPlay {
  const { by, from, to, named } = action
  return {
    table, by, from: parseCard(from) ?? from, to: parseCard(to) ?? to, named: named === true, since, identify,
    asRevoke: function * (report) {
      const found = yield * hear(report, [action, ...since])
      return found.consumed === 0 ? found : { ...found, consumed: found.consumed - 1, next: found.next.filter(other => other !== action) }
    }
  }
}

/** How an edition lets a player take back a card for which an opponent's mistaken explanation was the reason. */
interface Terms {
  /** Whether a card to the next trick, too, ends the time; before 2017 only one to the same trick does. */
  readonly anyLaterCard: boolean
  /** An opening lead cannot be taken back once a card of dummy's is faced. */
  readonly notOnceDummyIsFaced: boolean
  /** An adjusted score where it is too late to take the card back. */
  readonly tooLate: LawReference
  /** A played card that no other paragraph frees stays played. */
  readonly otherwise: LawReference
}

const TERMS: Term<Terms> = {
  1987: { anyLaterCard: false, notOnceDummyIsFaced: false, tooLate: '40C', otherwise: '47F' },
  1997: { anyLaterCard: false, notOnceDummyIsFaced: true, tooLate: '40C', otherwise: '47F' },
  2007: { anyLaterCard: false, notOnceDummyIsFaced: true, tooLate: '47E2(b)', otherwise: '47F2' },
  2017: { anyLaterCard: true, notOnceDummyIsFaced: true, tooLate: '47E2(b)', otherwise: '47F2' }
}

/** Retraction of a card played. */
export const law47: Law<ChangeOfPlay> = {
  number: 47,
  title: 'Retraction of a card played',
  editions: { 1987: retraction, 1997: retraction, 2007: retraction, 2017: retraction }
}

function * retraction (change: ChangeOfPlay, book: Book): Dialogue<Finding> {
  const { table, by, from, to } = change
  const terms = book.read(TERMS)
  if (table.play.every(played => played.by !== by || played.card !== from)) return liesFaceDown(change) ? yield * leadExchanged(change) : notRecorded(change, book)
  if (table.play.some(({ card }) => card === to)) return finding([], note('played-meanwhile', { player: by, card: to }))
  const mistaken = isInTime(change, terms) && (yield * explanationWasMistaken(change))
  if (mistaken && !(terms.notOnceDummyIsFaced && (yield * dummyIsFaced(change)))) return yield * takenBack(change, book)
  const slip = yield * book.see(unintendedDesignation, change)
  if (slip !== undefined) return slip
  const revoke = revokeShown(change)
  if (revoke !== undefined) return yield * corrected(change, revoke, book)
  const passedOver = mistaken ? undefined : yield * penaltyCardPassedOver(change, book)
  if (passedOver !== undefined) return passedOver
  return finding(terms.otherwise, exposedInExchange(change, book), note('card-stays-played', { player: by, card: from }),
    mistaken ? [review(SIDE[by], terms.tooLate), note('director-may-designate-otherwise', { player: by })] : note('if-explanation-was-mistaken', { player: by }))
}

/** Whether it is an opening lead that nobody has seen. */
function liesFaceDown ({ table, by, from }: ChangeOfPlay): boolean {
  const turn = turnAt(table)
  return table.play.length === 0 && turn.to === 'lead' && turn.seat === by && !isPenaltyCard(table, from)
}

/** Whether a card has been on the table: it lies there as a penalty card, or what it told is in force. */
const wasSeen = (table: Table, card: Card): boolean => table.play.length > 0 || isPenaltyCard(table, card) ||
  inForce(table, 'unauthorised-information').some(({ source }) => source.card === card)

// 41A: the lead stands without an irregularity, and another card that its player faces instead is an exposed one.
function * leadExchanged (change: ChangeOfPlay): Dialogue<Finding> {
  const { by, from, to, since } = change
  if (yield * explanationWasMistaken(change)) return finding(['41A', '47E2(a)'], pickUpCard(by, from, '47E2(a)'), hearNext({ type: 'play', by, card: to, face: 'down' }))
  const stands = finding('41A', note('lead-cannot-be-exchanged', { leader: by }))
  const faced = facedLater(change).find(other => other.by === by)
  if (faced?.card === undefined || faced.card === from) return stands
  const exchanged: Action = { type: 'expose', by, cards: [faced.card], manner: 'led' }
  const left = [...since.slice(0, faced.at), { type: 'play' as const, by, card: from }, exchanged, ...since.slice(faced.at + 1)]
  return andThen(stands, finding([], hearNext({ type: 'play', by, card: from, face: 'down' })), since, left)
}

/** A card that has been refused or withdrawn already: nothing is left to take back, and the other one is just exposed, unless it has been played in its place. */
const notRecorded = (change: ChangeOfPlay, book: Book): Finding => change.table.play.some(({ card }) => card === change.to)
  ? finding([])
  : finding([], wasSeen(change.table, change.from) ? exposedInExchange(change, book) : [], note('nothing-to-take-back', { player: change.by, card: change.from }))

function isInTime (change: ChangeOfPlay, { anyLaterCard }: Terms): boolean {
  const { inTrick, lead, beyond } = cardsSince(change)
  return inTrick.length === 0 && beyond.length === 0 && !(anyLaterCard && lead !== undefined)
}

const explanationWasMistaken = ({ table, by, from }: ChangeOfPlay): Dialogue<boolean> => isTrue({
  id: 'mistaken-explanation', asked: 'at-table', laws: ['47E2(a)'], values: { player: isDefender(table, by) ? by : finalContract(table)?.declarer, card: from, hand: by }
}, { yes: '47E2(a)', no: '47F' })

/** Only for the opening lead: has dummy faced a card already? Asked unless one has been seen since. */
function dummyIsFaced ({ table }: ChangeOfPlay): Dialogue<boolean> {
  if (table.play.length !== 1) return settled(false)
  const dummy = dummyAt(table)
  return table.seen.some(({ by, played }) => by === dummy && played > 0)
    ? settled(true)
    : isTrue({ id: 'dummy-faced', asked: 'at-table', laws: ['47E2(a)'], values: { dummy } }, { yes: '47E2(b)', no: '47E2(a)' })
}

// 47E2(a): the card goes back without rectification, and the side that gave the explanation may not use it.
function * takenBack (change: ChangeOfPlay, book: Book): Dialogue<Finding> {
  const { by, from, to } = change
  const told = unauthorised(LHO[by], { by, card: from }, book.read(WITHDRAWN_ACTIONS))
  return cardsSince(change).lead === undefined
    ? finding('47E2(a)', goesBack(change.table, by, from, '47E2(a)'), told, hearNext({ type: 'play', by, card: to }))
    : finding('47E2(a)', yield * withCardReplaced(change, { first: '47E2(a)', opponent: '47D', ownSide: '47D' }, book), told)
}

/** A card that did not follow suit though its owner could: it is not merely changed, but a revoke. */
function revokeShown (change: ChangeOfPlay): ActionOf<'revoke'> | undefined {
  const { table, by, to } = change
  const report = refusal(change)
  return report !== undefined && (suitOfCard(to) === report.suit || failedToFollow(table, report.trick, by) === true) ? report : undefined
}

/** The report that the card did not follow suit; undefined if it did. */
function refusal ({ table, by, from }: ChangeOfPlay): ActionOf<'revoke'> | undefined {
  const at = table.play.findIndex(({ card }) => card === from)
  const trick = Math.floor(at / 4) + 1
  const led = suitLed(table.play.slice(4 * (trick - 1), at))
  return led === undefined || suitOfCard(from) === led ? undefined : { type: 'revoke', by, trick, card: from, suit: led }
}

// 52A: a card put down though a penalty card was due is not its player's to take back; while it is the last one declarer still has his choice.
function * penaltyCardPassedOver (change: ChangeOfPlay, book: Book): Dialogue<Finding | undefined> {
  const { table, by, from, since } = change
  if (table.play.at(-1)?.card !== from || penaltyCardsOf(table, by).length === 0) return undefined
  const played: CardPlayed = { table: cutBack(table, table.play.slice(0, -1)), by, card: from, face: 'up', since }
  const type = yield * change.identify(played)
  const revoke = type === 'revoke' ? refusal(change) : undefined
  if (revoke !== undefined) return yield * corrected(change, revoke, book)
  if (type !== 'penalty-card-not-played') return undefined
  const found = yield * book.see(law52, played)
  // It is in the record already.
  const effects = found.effects.filter(effect => effect.type !== 'record-play' || effect.card !== from)
  return merge({ ...found, effects }, finding([], exposedInExchange(change, book)))
}

/** The revoke is corrected with the card that was put in its place; if that may not be played, it has only been exposed. */
function * corrected (change: ChangeOfPlay, revoke: ActionOf<'revoke'>, book: Book): Dialogue<Finding> {
  const found = yield * change.asRevoke(revoke)
  const isPlayed = found.effects.some(effect => effect.type === 'record-play' && effect.card === change.to)
  return merge({ ...found, laws: ['47B', ...found.laws] }, finding([], isPlayed ? [] : exposedInExchange(change, book)))
}

/** What becomes of the card that was put in the place of the other. */
function exposedInExchange (change: ChangeOfPlay, book: Book): readonly Part[] {
  const { table, by, to, named } = change
  if (named || by === dummyAt(table)) return []
  if (!isDefender(table, by)) return [citing('48A'), pickUpCard(by, to, '48A')]
  if (penaltyCardsOf(table, by).some(({ card }) => card === to)) return []
  return isPointedOutWithoutRights(change) ? exposedWithoutPenalty(by, [to], book) : [citing('49'), ...becomePenaltyCards(table, by, [to], 'major', book)]
}
