import type { Constraint, ConstraintOf } from '../../schemas/constraint.ts'
import { SUITS, type Card, type LawReference, type Seat, type Suit } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { type Dialogue, type QuestionOption } from '../ruling/dialogue.ts'
import { authoriseInformation, citing, impose, note, penaltyCard, pickUpCard, retractCard, review, unauthorised, type Part } from '../ruling/finding.ts'
import { suitOfCard } from '../table/card.ts'
import { tricksOf } from '../table/play.ts'
import { OPPONENTS, PARTNER, SIDE } from '../table/seat.ts'
import { finalContract, inForce, isPenaltyCard, penaltyCardsOf, turnAt, type Table } from '../table/table.ts'
import { reviewDamage } from './law23.ts'

/** What makes a penalty card major or minor. */
export const KIND: Term<LawReference> = { 1987: '50', 1997: '50B', 2007: '50B', 2017: '50B' }
/** A minor penalty card. */
export const MINOR: Term<LawReference> = { 1987: '50', 1997: '50C', 2007: '50C', 2017: '50C' }
/** A major penalty card must be played at the first legal opportunity. */
export const DUE: Term<LawReference> = { 1987: '50', 1997: '50D1', 2007: '50D1(a)', 2017: '50D1(a)' }
/** Declarer's choice when the partner of a major penalty card is to lead. */
export const CHOICE: Term<LawReference> = { 1987: '50', 1997: '50D2', 2007: '50D2', 2017: '50D2' }
/** The suit is required or forbidden, and the card picked up. */
export const DEMANDED: Term<LawReference> = { 1987: '50', 1997: '50D2(a)', 2007: '50D2(a)', 2017: '50D2(a)' }
/** Nothing is demanded, and the card stays. */
export const NOTHING_DEMANDED: Term<LawReference> = { 1987: '50', 1997: '50D2(b)', 2007: '50D2(b)', 2017: '50D2(b)' }
const NOTHING_DEMANDED_IN_SEVERAL_SUITS: Term<LawReference> = { 1987: '50', 1997: '50D2(b)', 2007: '50D2(b)', 2017: '51B2(c)' }

/** What the card on the table tells may not be used by its owner's partner; in 2017 it may. */
const ON_THE_TABLE: Term<{ readonly major: LawReference, readonly minor: LawReference } | undefined> = {
  1987: { major: '16A', minor: '16A' }, 1997: { major: '50D1', minor: '50C' }, 2007: { major: '50E2', minor: '50E2' }, 2017: undefined
}
/** What a penalty card tells is for everybody as long as it lies there; before 2017 only that it has to be played. */
const FOR_EVERYBODY: Term<LawReference | undefined> = { 1987: undefined, 1997: undefined, 2007: undefined, 2017: '50E1' }
/** What a card told that has gone back into the hand. */
const PICKED_UP: Term<LawReference> = { 1987: '16C2', 1997: '16C2', 2007: '50E2', 2017: '50E2' }
/** How a card that has been played became a penalty card; before 2017 this was unauthorised all along. */
const PLAYED: Term<LawReference | undefined> = { 1987: undefined, 1997: undefined, 2007: undefined, 2017: '50E3' }
/** The offender could have known that his card might help his side. */
const FORESEEABLE: Term<LawReference> = { 1987: '72B1', 1997: '72B1', 2007: '23', 2017: '72C' }

/** The card on the table gave the defenders information that they have profited from. */
const PROFITABLE: Term<LawReference | undefined> = { 1987: undefined, 1997: undefined, 2007: '50E3', 2017: '50E4' }

/** What the director considers after the play because of a penalty card. */
export function reviewPenaltyCard (player: Seat, book: Book): readonly Part[] {
  const law = book.read(PROFITABLE)
  return [reviewDamage(player, book, FORESEEABLE), ...law === undefined ? [] : [review(OPPONENTS[SIDE[player]], law)]]
}

/** A defender's cards become penalty cards; with a second one all of his are major. */
export function becomePenaltyCards (table: Table, player: Seat, cards: readonly Card[], status: 'major' | 'minor', book: Book): readonly Part[] {
  const law = book.read(KIND)
  const others = penaltyCardsOf(table, player).filter(({ card }) => !cards.includes(card))
  const kind = others.length + cards.length > 1 ? 'major' : status
  const told = book.read(ON_THE_TABLE)
  return [
    ...cards.flatMap(card => [penaltyCard(player, card, kind, law), ...wasSeenBefore(table, player, card) ? toldToEverybody(player, card, book) : [], ...told === undefined ? [] : [unauthorised(player, { by: player, card }, told[kind])]]),
    ...others.filter(other => other.status === 'minor').map(({ card }) => penaltyCard(player, card, 'major', law)),
    ...reviewPenaltyCard(player, book)
  ]
}

/** What a card told that lies there now as a penalty card. */
export function toldToEverybody (player: Seat, card: Card, book: Book): readonly Part[] {
  const law = book.read(FOR_EVERYBODY)
  return law === undefined ? [] : [authoriseInformation({ by: player, card }, law)]
}

/** Whether the owner's partner may not use what the card told when it was seen before. */
const wasSeenBefore = (table: Table, player: Seat, card: Card): boolean =>
  inForce(table, 'unauthorised-information').some(({ side, source }) => side === SIDE[player] && source.by === player && source.card === card)

/** A card is taken back without rectification: into the hand, but a penalty card stays face up where it lay. */
export const goesBack = (table: Table, by: Seat, card: Card, law: LawReference): Part => isPenaltyCard(table, card) ? retractCard(by, card, law) : pickUpCard(by, card, law)

/** The card goes back into the hand and is a penalty card no longer. */
export const returnsToHand = (player: Seat, card: Card, law: LawReference, book: Book): readonly Part[] =>
  [pickUpCard(player, card, law), unauthorised(player, { by: player, card }, book.read(PICKED_UP))]

/** What remains of a penalty card that has been played. */
export function playedPenaltyCard ({ player, card }: ConstraintOf<'penalty-card'>, book: Book): readonly Part[] {
  const law = book.read(PLAYED)
  return law === undefined ? [] : [unauthorised(player, { by: player, card }, law)]
}

/** A defender's lead while major penalty cards of his partner lie on the table. */
export interface LeadChoice {
  readonly table: Table
  readonly leader: Seat
}

/** Declarer's choice for one lead by the partner of major penalty cards. */
export const law50: Law<LeadChoice, readonly Part[]> = {
  number: 50,
  title: 'Disposition of a penalty card',
  editions: { 1987: demandAtLead, 1997: demandAtLead, 2007: demandAtLead, 2017: demandAtLead }
}

/** The number of the Law that a constraint cites. */
export const lawNumberOf = ({ law }: Pick<Constraint, 'law'>): number | undefined => law === undefined ? undefined : Number.parseInt(law, 10)

/** Whether declarer has already said what he demands for the lead that is now due, as far as penalty cards go. */
export const hasDemanded = (table: Table, leader: Seat): boolean => inForce(table, 'lead-restriction')
  .some(restriction => restriction.leader === leader && restriction.demand !== 'forbid' && lawNumberOf(restriction) !== 26)

/** Whether a demand under this right is the contrary of what declarer has demanded for this lead under the other one: a prohibition that runs from an earlier trick does not answer for it. */
export function isContrary (table: Table, leader: Seat, demand: 'require' | 'forbid', suit: Suit, right: ConstraintOf<'lead-options'>['basis']): boolean {
  const isFirstLead = tricksOf(table.play).every(([lead]) => lead?.by !== leader)
  return isFirstLead && inForce(table, 'lead-restriction').some(other => other.leader === leader && ((lawNumberOf(other) ?? 26) === 26) === (right === 'penalty-card') &&
    other.demand === (demand === 'require' ? 'forbid' : 'require') && other.suits.includes(suit))
}

/** What is said where another suit is required already for this lead: no Law gives an order, and the earlier demand is kept to first. */
export const besideOtherRequirement = (table: Table, leader: Seat, demand: 'require' | 'forbid', suits: readonly Suit[]): readonly Part[] =>
  demand === 'require' && inForce(table, 'lead-restriction').some(other => other.leader === leader && other.demand === 'require' && other.suits.every(suit => !suits.includes(suit)))
    ? [note('one-suit-of-two-required', { leader })]
    : []

/** The leader who has to wait for declarer's choice because of his partner's penalty cards; undefined if nobody has to. */
export function waitingLeader (table: Table): Seat | undefined {
  const turn = turnAt(table)
  return turn.to === 'lead' && penaltyCardsOf(table, PARTNER[turn.seat], 'major').length > 0 && !hasDemanded(table, turn.seat) ? turn.seat : undefined
}

/** The sets of suits that may be forbidden: any of them, together where the penalty cards are of several suits; small sets first. */
const subsetsOf = (suits: readonly Suit[]): readonly (readonly Suit[])[] => suits
  .reduce<readonly (readonly Suit[])[]>((sets, suit) => [...sets, ...sets.map(set => [...set, suit])], [[]]).slice(1).sort((a, b) => a.length - b.length)

function * demandAtLead (choice: LeadChoice, book: Book): Dialogue<readonly Part[]> {
  const { table, leader } = choice
  const { declarer } = finalContract(table) ?? { declarer: PARTNER[leader] }
  const answer = yield {
    id: 'lead-demand', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: [lawsOfDemand(majorCards(choice), book).choice], values: { leader, offender: PARTNER[leader], declarer },
    options: demandsAt(choice, book)
  }
  return demanded(choice, answer, book)
}

const majorCards = ({ table, leader }: LeadChoice): readonly Card[] => penaltyCardsOf(table, PARTNER[leader], 'major').map(({ card }) => card)
const suitsOf = (cards: readonly Card[]): readonly Suit[] => SUITS.filter(suit => cards.some(card => suitOfCard(card) === suit))

/** What declarer may demand of the leader: one suit of the penalty cards, none of one or more of them, or nothing; but not the contrary of what he has demanded for this lead already (26, at the leader’s first lead). */
export function demandsAt (choice: LeadChoice, book: Book): readonly QuestionOption[] {
  const { table, leader } = choice
  const cards = majorCards(choice)
  const suits = suitsOf(cards)
  const laws = lawsOfDemand(cards, book)
  return [
    ...suits.filter(suit => !isContrary(table, leader, 'require', suit, 'penalty-card')).map(suit => ({ id: `require-${suit}`, laws: [laws.require] })),
    ...subsetsOf(suits.filter(suit => !isContrary(table, leader, 'forbid', suit, 'penalty-card'))).map(set => ({ id: `forbid-${set.join('')}`, laws: [laws.forbid] })),
    { id: 'no-demand', laws: [laws.none] }
  ]
}

/** Where an edition deals with one penalty card, several of one suit, or several of several suits. */
function lawsOfDemand (cards: readonly Card[], book: Book): { readonly choice: LawReference, readonly require: LawReference, readonly forbid: LawReference, readonly none: LawReference } {
  const none = book.read(NOTHING_DEMANDED)
  if (cards.length <= 1) return { choice: book.read(CHOICE), require: book.read(DEMANDED), forbid: book.read(DEMANDED), none }
  if (suitsOf(cards).length === 1) return { choice: '51B1', require: '51B1(a)', forbid: '51B1(b)', none }
  return { choice: '51B2', require: '51B2(a)', forbid: '51B2(b)', none: book.read(NOTHING_DEMANDED_IN_SEVERAL_SUITS) }
}

/** What a demand brings about: cards of the suits named go back into the hand, the others stay. */
export function demanded (choice: LeadChoice, answer: string, book: Book): readonly Part[] {
  const { leader } = choice
  const owner = PARTNER[leader]
  const cards = majorCards(choice)
  const laws = lawsOfDemand(cards, book)
  const nothingMore = impose({ type: 'lead-restriction', leader, demand: 'none', suits: [], lasts: 'one-lead', law: laws.none })
  const [demand, named = ''] = answer.split('-')
  if (demand !== 'require' && demand !== 'forbid') return [citing(laws.none), nothingMore]
  const law = laws[demand]
  const suits = SUITS.filter(suit => named.includes(suit))
  const back = cards.filter(card => suits.includes(suitOfCard(card)))
  const parts = [citing(law)]
  for (const card of back) parts.push(...returnsToHand(owner, card, law, book))
  parts.push(
    impose({ type: 'lead-restriction', leader, demand, suits, lasts: demand === 'require' ? 'one-lead' : 'while-on-lead', law }),
    ...besideOtherRequirement(choice.table, leader, demand, suits)
  )
  // With cards of other suits still lying there, it must be remembered that declarer has spoken for this lead.
  if (demand === 'forbid' && back.length < cards.length) parts.push(nothingMore)
  return parts
}
