import type { ConstraintOf } from '../../../schemas/constraint.ts'
import type { Card, LawReference, Seat, Suit } from '../../../schemas/words.ts'
import { forbiddenSuits, requiredSuits } from '../../constraints/leadRestriction.ts'
import type { Book } from '../../ruling/book.ts'
import { choose, chooseCard, type Dialogue, type Question } from '../../ruling/dialogue.ts'
import { note, recordPlay, type Part } from '../../ruling/finding.ts'
import { couldPlay } from '../../ruling/legalCards.ts'
import { parseCard, suitOfCard } from '../../table/card.ts'
import { suitLed, winnerOf, type PlayedCard, type Trick } from '../../table/play.ts'
import { PARTNER, SIDE } from '../../table/seat.ts'
import { allMajor, cutBack, dummyAt, finalContract, isDefender, penaltyCardsOf, tableWith, type Table } from '../../table/table.ts'
import { goesBack } from '../law50.ts'
import { designatedCard } from '../law51.ts'
import { around, whole, type Revoke, type RevokeFound } from '../revoke.ts'
import { becomesPenaltyCard, cardOfNextTrick, cardOfOtherSide, cardOfPartner, revokeCard } from './withdraw.ts'

/** Revokes that are corrected on one trick. */
export interface Correction {
  readonly found: RevokeFound
  /** Every revoke on the trick that has to be put right. */
  readonly wrong: readonly Revoke[]
  /** The players whose card stays as played because it is too late for it. */
  readonly tooLate: readonly Seat[]
  /** Both sides revoked and one has played on: the paragraph under which every card that a defender takes back is a penalty card. */
  readonly bothSides?: LawReference
}

/** A card of the trick as it is put right, and why it is played. */
interface Standing extends PlayedCard {
  readonly law?: LawReference
}

/** Cards that stand, and what becomes of those that are taken back. */
interface Corrected {
  readonly standing: readonly Standing[]
  readonly withdrawn: readonly PlayedCard[]
  readonly parts: readonly Part[]
}

/** The revoke trick is put right in rotation, then what was led to the next one. */
export function * correct (correction: Correction, book: Book): Dialogue<readonly Part[]> {
  const { found, wrong } = correction
  const { cards, next } = around(found.play, found.revoke.trick)
  const ledWrongly = wrong.some(({ player }) => player === cards[0]?.by)
  const trick = ledWrongly ? yield * beginAgain(correction, book) : yield * inRotation(correction, book)
  const later = yield * afterTheTrick(correction, trick.standing, ledWrongly, next, book)
  const withdrawn = [...later.withdrawn, ...trick.withdrawn]
  const isRecorded = ({ card }: PlayedCard) => found.table.play.some(played => played.card === card) && !withdrawn.some(back => back.card === card)
  return [
    ...later.parts, ...trick.parts,
    ...[...trick.standing, ...later.standing].filter(played => !isRecorded(played)).map(({ by, card, law }) => recordPlay(by, card, law ?? (by === dummyAt(found.table) ? '45B' : '45A')))
  ]
}

/** Who decides what a hand plays: a defender for his own, declarer for both of his. */
const deciderFor = (table: Table, hand: Seat, own: 'offender' | 'player'): Question['decider'] => {
  const declarer = finalContract(table)?.declarer ?? hand
  if (isDefender(table, hand) || (hand === declarer && own === 'offender')) return { role: own, seat: hand }
  return { role: 'declarer', seat: declarer }
}

/** The table when the trick stood like this. */
const tableThen = ({ table, play, revoke }: RevokeFound, standing: Trick): Table => cutBack(table, [...around(play, revoke.trick).before, ...standing])

/** The table when a hand puts its revoke right: a minor penalty card of its own is major by then, beside the card that has become one (50B). */
function tableForSubstitute (found: RevokeFound, { by, card }: PlayedCard, standing: Trick): Table {
  const then = tableThen(found, standing)
  if (!becomesPenaltyCard(found.table, by, card)) return then
  const withdrawn: ConstraintOf<'penalty-card'> = { type: 'penalty-card', player: by, card, status: 'major' }
  return tableWith(then, { constraints: allMajor([...then.constraints, withdrawn]).filter(constraint => constraint !== withdrawn) })
}

/** The other cards that a hand could play to the trick as it stands now; one that it has led to the next trick may come back for this. */
function otherCards ({ found, wrong }: Correction, { by, card }: PlayedCard, then: Table, standing: Trick, book: Book): readonly Card[] {
  const dealt = whole(found)
  const forbidden = standing.length > 0 ? [] : forbiddenSuits(then, by)
  const possible = couldPlay(then, by, dealt, book).filter(other => other !== card)
  const allowed = possible.filter(other => !forbidden.includes(suitOfCard(other)))
  const others = allowed.length > 0 ? allowed : possible
  const broken = wrong.find(({ player }) => player === by)
  const led = suitLed(standing)
  const first = led === undefined ? requiredSuits(then, by) : [led]
  return broken === undefined ? others : others.filter(other => wouldMeet(broken, first, other))
}

/** Whether a card does what the hand could have done; where a prohibition was broken, it had no card of the suit led, or of one that was required, which come first. */
function wouldMeet ({ suit, notSuit }: Revoke, first: readonly Suit[], card: Card): boolean {
  if (suit !== undefined) return suitOfCard(card) === suit
  return notSuit === undefined || (suitOfCard(card) !== notSuit && !first.includes(suitOfCard(card)))
}

/** The card that the hand has put in the place of this one already, if it may be played. */
function putInPlace ({ since }: RevokeFound, { by, card }: PlayedCard, among: readonly Card[]): Card | undefined {
  let put = card
  for (const action of since) {
    if (action.type !== 'change-play' || action.by !== by || parseCard(action.from) !== put) continue
    put = parseCard(action.to) ?? put
    if (among.includes(put)) return put
  }
  return undefined
}

function * substitute (correction: Correction, { by, card }: PlayedCard, standing: Trick, book: Book): Dialogue<Standing> {
  const { table } = correction.found
  const then = tableForSubstitute(correction.found, { by, card }, standing)
  const others = otherCards(correction, { by, card }, then, standing, book)
  // Where one card alone was legal, the demand for it has been spent meanwhile.
  const only = correction.wrong.find(({ player }) => player === by)?.card
  const among = only !== undefined && others.includes(only) ? [only] : others
  if (among.length === 0) return { by, card }
  const lying = penaltyCardsOf(then, by, 'major').map(major => major.card)
  if (among.length > 1 && among.every(other => lying.includes(other))) return { by, card: yield * designatedCard({ table, player: by, cards: among }), law: '62B' }
  const chosen = putInPlace(correction.found, { by, card }, among) ?? (yield * chooseCard({
    id: 'substitute-card', decider: deciderFor(table, by, 'offender'), asked: 'at-table', laws: ['62B'], values: { player: by, card }
  }, among, '62B'))
  return { by, card: chosen, law: '62B' }
}

/** Whether a hand takes its card back for another one; not asked where it has no other. */
function * change (correction: Correction, played: PlayedCard, standing: Trick, law: LawReference, book: Book): Dialogue<Standing> {
  const { by, card } = played
  const { table } = correction.found
  const among = otherCards(correction, played, tableThen(correction.found, standing), standing, book)
  if (among.length === 0) return played
  const answer = yield {
    id: withdrawing(by), decider: deciderFor(table, by, 'player'), asked: 'at-table', laws: [law], values: { player: by, card },
    options: [{ id: 'keep', laws: [law] }], cards: { among, laws: [law] }
  }
  const other = among.find(one => one === answer)
  return other === undefined ? played : { by, card: other, law }
}

/** Each hand has its own question. */
const withdrawing = (hand: Seat): string => `withdraw-card-${hand.toLowerCase()}`

function * inRotation (correction: Correction, book: Book): Dialogue<Corrected> {
  const { found, wrong, tooLate } = correction
  const { cards } = around(found.play, found.revoke.trick)
  const place = (player: Seat) => cards.findIndex(({ by }) => by === player)
  const standing: Standing[] = []
  const withdrawn: PlayedCard[] = []
  const parts: Part[] = []
  for (const [at, played] of cards.entries()) {
    const { by } = played
    const earlier = wrong.filter(({ player }) => place(player) < at)
    const other = earlier.find(({ player }) => SIDE[player] !== SIDE[by])
    const own = earlier.find(({ player }) => SIDE[player] === SIDE[by])
    const changed = withdrawn.some(back => SIDE[back.by] !== SIDE[by] && own !== undefined && place(back.by) > place(own.player))
    if (wrong.some(({ player }) => player === by)) {
      const now = yield * substitute(correction, played, standing, book)
      standing.push(now)
      if (now.card !== played.card) parts.push(...revokeCard(correction, played, book))
    } else if (tooLate.includes(by) || (other === undefined && !changed)) {
      standing.push(played)
    } else {
      const now = yield * change(correction, played, standing, other === undefined ? '62C2' : '62C1', book)
      standing.push(now)
      if (now !== played) parts.push(...other === undefined ? cardOfPartner(correction, played, book) : cardOfOtherSide(correction, played, other.player, book))
    }
    if (standing.at(-1)?.card !== played.card) withdrawn.push(played)
  }
  return { standing, withdrawn, parts }
}

/** A lead against a restriction: another suit is led now, so every later card goes back and the trick is played anew. */
function * beginAgain (correction: Correction, book: Book): Dialogue<Corrected> {
  const { found } = correction
  const [lead, ...later] = around(found.play, found.revoke.trick).cards
  if (lead === undefined) return { standing: [], withdrawn: [], parts: [] }
  const chosen = yield * substitute(correction, lead, [], book)
  return {
    standing: [chosen],
    withdrawn: [lead, ...later],
    parts: [
      ...revokeCard(correction, lead, book),
      ...later.flatMap(played => played.by === PARTNER[lead.by] ? cardOfPartner(correction, played, book) : cardOfOtherSide(correction, played, lead.by, book)),
      ...later.length > 0 ? [note('trick-begins-again')] : [],
      ...later.some(({ by }) => by === PARTNER[lead.by]) && isDefender(found.table, lead.by) ? [note('new-lead-comes-first', { player: lead.by, partner: PARTNER[lead.by] })] : []
    ]
  }
}

/** The lead to the next trick goes back if another hand wins this one now, otherwise its owner may take it back; after trick twelve both last tricks are played again. */
function * afterTheTrick (correction: Correction, trick: Trick, ledWrongly: boolean, next: Trick, book: Book): Dialogue<Corrected> {
  const { found, wrong, bothSides } = correction
  const { table, revoke } = found
  if (revoke.trick === 12) return { standing: [], withdrawn: next, parts: next.map(({ by, card }) => goesBack(table, by, card, '62D1')) }
  const [lead] = next
  if (lead === undefined) return { standing: [], withdrawn: [], parts: [] }
  const denomination = finalContract(table)?.denomination
  const isPlayedHere = ({ card }: PlayedCard) => trick.some(other => other.card === card)
  // Only after attention was drawn can the revoking side have played on and still have to correct.
  const playedOn = bothSides === undefined && next.some(({ by }) => wrong.some(({ player }) => SIDE[player] === SIDE[by]))
  const leads = !ledWrongly && !isPlayedHere(lead) && !playedOn && denomination !== undefined && winnerOf(trick, denomination) === lead.by
  if (leads && !(yield * takesLeadBack(correction, lead))) return { standing: next, withdrawn: [], parts: [] }
  return { standing: [], withdrawn: next, parts: next.flatMap(played => isPlayedHere(played) ? [goesBack(table, played.by, played.card, bothSides ?? '62C1')] : cardOfNextTrick(correction, played, book)) }
}

function * takesLeadBack ({ found, bothSides }: Correction, { by, card }: PlayedCard): Dialogue<boolean> {
  const law = bothSides ?? '62C1'
  return (yield * choose({
    id: withdrawing(by), decider: deciderFor(found.table, by, 'player'), asked: 'at-table', laws: [law], values: { player: by, card }
  }, { keep: law, withdraw: law })) === 'withdraw'
}
