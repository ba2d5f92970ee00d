import type { Action } from '../../schemas/action.ts'
import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { citing, consumed, distinct, finding, hearNext, merge, note, pickUpCard, retractCard, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { knownHand, sift } from '../ruling/legalCards.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { held, ofSuit } from '../table/holding.ts'
import { openTrick, suitLed, type PlayedCard } from '../table/play.ts'
import { PARTNER, areOpponents } from '../table/seat.ts'
import { finalContract, heldCards, isDefender, isPenaltyCard, tableWith, turnAt, type Table } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { namedInFull } from './law46.ts'
import { becomePenaltyCards, goesBack } from './law50.ts'
import { ableToComply, demandsUnmet } from './law59.ts'

/** A card faced after the irregularity and before the ruling; one that declarer named incompletely is not known yet, nor one of several that were put down at once (58). */
export interface FacedLater {
  /** Its place among the later actions. */
  readonly at: number
  readonly by: Seat
  readonly card?: Card
}

/** Declarer, once there is a contract. */
export function declarerAt (table: Table): Seat {
  const contract = finalContract(table)
  if (contract === undefined) throw new Error('a card cannot be judged without a contract')
  return contract.declarer
}

/** The hand that is to lead or to play. */
export function handInTurn (table: Table): Seat {
  const turn = turnAt(table)
  if (turn.to === 'none') throw new Error('all cards have been played')
  return turn.seat
}

/** Who decides what a hand does: a defender for his own, declarer for both of his. */
export const playerOf = (table: Table, hand: Seat): Seat => isDefender(table, hand) ? hand : declarerAt(table)

/** The trick to which a card would be led or played now: 1 to 13. */
export const trickNumber = ({ play }: Table): number => Math.floor(play.length / 4) + 1

/** Whether a hand has played to the trick under way. */
export const hasPlayed = (table: Table, hand: Seat): boolean => openTrick(table.play).some(({ by }) => by === hand)

/** The table with further cards in the trick, to judge what came after them. */
export const withPlayed = (table: Table, ...cards: readonly PlayedCard[]): Table => tableWith(table, { play: [...table.play, ...cards.map(({ by, card }) => ({ by, card }))] })

/** The cards faced as leads or plays after the irregularity, in order; one that is in the record by now was dealt with before. */
export const facedLater = ({ table, since }: Pick<CardPlayed, 'table' | 'since'>): readonly FacedLater[] => since.flatMap((action, at): readonly FacedLater[] => {
  if (action.type === 'designate') return [{ at, by: PARTNER[declarerAt(table)], ...namedInFull(action, table) }]
  if (action.type === 'simultaneous-plays') return distinct(action.plays.map(({ by }) => by)).map(by => ({ at, by }))
  const card = action.type === 'play' && action.face !== 'down' ? parseCard(action.card) : undefined
  return card === undefined || action.type !== 'play' || table.play.some(played => played.card === card) ? [] : [{ at, by: action.by, card }]
})

/** What the offender himself has faced after his lead: his next card, one that he wanted to put in its place, one that he dropped. */
export const facedBesides = ({ by, since }: CardPlayed): readonly Required<FacedLater>[] =>
  since.flatMap((action, at) => cardsFacedBy(by, action).map(card => ({ at, by, card })))

function cardsFacedBy (by: Seat, action: Action): readonly Card[] {
  switch (action.type) {
    case 'expose': return action.by === by ? action.cards.map(card => parseCard(card) ?? card) : []
    case 'play': return action.by === by && action.face !== 'down' ? [parseCard(action.card) ?? action.card] : []
    case 'change-play': return action.by === by && action.named !== true ? [parseCard(action.to) ?? action.to] : []
    default: return []
  }
}

/** Those of these cards that did not lie there already. */
export const facedAnew = ({ table, card: led }: CardPlayed, besides: readonly Required<FacedLater>[]): readonly Card[] =>
  distinct(besides.map(({ card }) => card)).filter(card => card !== led && !isPenaltyCard(table, card))

/** Whether declarer's side has played to the lead of the offender's partner, whose turn it was; of two leads in one suit it is taken that the first was played to. */
export function * playedToPartnersLead (lead: CardPlayed, refused: LawReference): Dialogue<boolean> {
  const { table, by, card } = lead
  const hand = handInTurn(table)
  const faced = facedLater(lead)
  const played = faced.find(other => areOpponents(other.by, by))
  const later = faced.find(other => other.by === hand)
  if (hand !== PARTNER[by] || played === undefined || later?.card === undefined || later.at > played.at || suitOfCard(later.card) === suitOfCard(card)) return false
  const declarer = declarerAt(table)
  return (yield * choose({
    id: 'lead-played-to', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['53A', refused], values: { player: declarer, hand, offender: by, card, later: later.card }
  }, { 'first-lead': '53A', 'second-lead': refused })) === 'second-lead'
}

/** What is said of cards that were faced besides a lead that is refused. */
export const besidesRefused = (lead: CardPlayed, besides: readonly Required<FacedLater>[]): readonly Part[] => {
  const { by, since } = lead
  const anew = facedAnew(lead, besides)
  return [
    ...anew.length > 0 ? [citing('49')] : [],
    ...besides.some(({ at, card }) => since[at]?.type === 'expose' && anew.includes(card)) ? [note('exposure-asserted-in-play', { player: by, partner: PARTNER[by] }), note('director-may-designate-otherwise', { player: by })] : []
  ]
}

/** What the proper leader has put down face down after his partner's opening lead out of turn. */
export const faceDownCards = ({ table, by, since }: CardPlayed): readonly FacedLater[] => since.flatMap((action, at) =>
  table.play.length === 0 && action.type === 'play' && action.face === 'down' && action.by === PARTNER[by] ? [{ at, by: action.by, card: parseCard(action.card) ?? action.card }] : [])

/** Those of the faced cards that are known, as cards of a trick. */
export const known = (faced: readonly FacedLater[]): readonly PlayedCard[] => faced.flatMap(({ by, card }) => card === undefined ? [] : [{ by, card }])

/** The later actions less those that have been dealt with here; the others are still to be heard, cards put down at once under Law 58. */
export function remaining (since: readonly Action[], dealtWith: readonly { readonly at: number }[]): readonly Part[] {
  if (dealtWith.length === 0) return []
  return [consumed(since.length), hearNext(...since.filter(({ type }, at) => type === 'simultaneous-plays' || !dealtWith.some(other => other.at === at)))]
}

/** One finding, and then another one made on those later actions that the first has left. */
export function andThen (first: Finding, then: Finding, since: readonly Action[], left: readonly Action[]): Finding {
  return { ...merge(first, then), consumed: since.length, next: [...then.next, ...left.slice(then.consumed)] }
}

/** A finding as pieces of another one; the later actions are the other one's affair. */
export const partsOf = ({ laws, effects, constraints, notes }: Finding): readonly Part[] =>
  [{ laws }, ...effects.map(effect => ({ effect })), ...constraints.map(constraint => ({ constraint })), ...notes.map(note => ({ note }))]

/** The cards that a finding puts into the trick. */
export const recordedBy = ({ effects }: Finding): readonly PlayedCard[] => effects.flatMap(effect => effect.type === 'record-play' ? [effect] : [])

/** Who led or played, and what, as a card of a trick. */
export const asPlayed = ({ by, card }: CardPlayed): PlayedCard => ({ by, card })

/** Whether a hand that is known could follow suit and the card does not. */
export function refusesSuit (table: Table, { by, card }: PlayedCard): boolean {
  const led = suitLed(openTrick(table.play))
  return led !== undefined && suitOfCard(card) !== led && heldCards(table, by)?.some(held => suitOfCard(held) === led) === true
}

/** Whether a card is a legal one for this trick; asked where nothing tells whether the hand could follow suit, or could do what is demanded for this play. */
export function * isLegalToTrick (card: CardPlayed, law: LawReference, book: Book): Dialogue<boolean> {
  const { table, by } = card
  const sifted = sift(table, by, knownHand(table, by, [card.card]), book)
  if (!sifted.legal.includes(card.card) || (yield * couldFollow(card, law))) return false
  for (const demand of demandsUnmet(card, sifted)) if (yield * book.see(ableToComply, { demand, ...card })) return false
  return true
}

/** Whether a hand could have followed suit instead of playing this card of another one. */
function * couldFollow ({ table, by, card }: CardPlayed, law: LawReference): Dialogue<boolean> {
  const led = suitLed(openTrick(table.play))
  if (led === undefined || suitOfCard(card) === led) return false
  return held(table, by, [...table.play, { by, card }], ofSuit(led)) ??
    (yield * isTrue({ id: 'able-to-comply', asked: 'aside', laws: [law], values: { player: by, card, what: 'suit' } }, { yes: law, no: law }))
}

/** A defender's card is withdrawn and becomes a major penalty card, as every card that was led or played deliberately. */
export const newPenaltyCards = (table: Table, cards: readonly PlayedCard[], law: LawReference, book: Book): readonly Part[] => {
  const [first] = cards
  return first === undefined ? [] : [
    citing(law), ...cards.map(({ by, card }) => retractCard(by, card, law)), ...becomePenaltyCards(table, first.by, cards.map(({ card }) => card), 'major', book)
  ]
}

/** A card is withdrawn, and this side may not use it. */
export const withdrawnCard = (table: Table, told: Seat, { by, card }: PlayedCard, law: LawReference, book: Book): readonly Part[] =>
  [goesBack(table, by, card, law), unauthorised(told, { by, card }, book.read(WITHDRAWN_ACTIONS))]

/** The lead goes back, and with it every card that was faced to it; what the hand in turn has led is its own lead, and is heard. */
export function takenBackWithTrick (lead: CardPlayed, law: LawReference, ...parts: readonly (readonly Part[])[]): Finding {
  const { table, since } = lead
  const faced = facedLater(lead)
  const toTheTrick = faced[0]?.by === handInTurn(table) ? [] : faced
  const faceDown = faceDownCards(lead)
  const exposed = since.flatMap((action, at) => action.type === 'expose' && action.manner !== 'named' && !isDefender(table, action.by)
    ? [{ at, by: action.by, cards: action.cards.map(card => parseCard(card) ?? card) }]
    : [])
  return finding(law, goesBack(table, lead.by, lead.card, law), ...parts,
    known(toTheTrick).map(({ by, card }) => goesBack(table, by, card, law)), known(faceDown).map(({ by, card }) => pickUpCard(by, card, '54')),
    exposed.flatMap(({ by, cards }) => cards.map(card => pickUpCard(by, card, '48A'))),
    remaining(since, [...toTheTrick, ...faceDown, ...exposed]))
}
