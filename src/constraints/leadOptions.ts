import type { ConstraintOf } from '../../schemas/constraint.ts'
import { SUITS, type LawReference, type Seat, type Suit } from '../../schemas/words.ts'
import { specifiedBy } from '../laws/law26.ts'
import { CHOICE, besideOtherRequirement, hasDemanded, isContrary, lawNumberOf } from '../laws/law50.ts'
import type { Book, Term } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { citing, impose, type Part } from '../ruling/finding.ts'
import { finalContract, inForce, isDefender, penaltyCardsOf, turnAt, type Table } from '../table/table.ts'
import { isLead, type ConstraintBehaviour } from './behaviour.ts'

type Options = ConstraintOf<'lead-options'>

/** Whether the suits that the offender has specified legally are closed to a prohibition of any one suit (26B). */
const SPECIFIED_SUITS_ARE_CLOSED: Term<boolean> = { 1987: false, 1997: false, 2007: false, 2017: true }

/** The right as the whole auction leaves it: suits that the offender has specified in it are out. Undefined if nothing is left. */
export function leadOptionsNow (constraint: Options, table: Table, book: Book): Options | undefined {
  const now = asSpecified(constraint, table, book)
  return suitsOf(now).length === 0 ? undefined : now
}

function asSpecified (constraint: Options, { auction }: Table, book: Book): Options {
  if (constraint.basis !== 'withdrawn-call' || auction.length === 0) return constraint
  const specified = specifiedBy(auction, constraint.offender)
  if (constraint.suits !== 'any') return { ...constraint, suits: constraint.suits.filter(suit => !specified.includes(suit)) }
  if (!book.read(SPECIFIED_SUITS_ARE_CLOSED)) return constraint
  const { 'not-suits': _, ...right } = constraint
  return specified.length === 0 ? right : { ...right, 'not-suits': [...specified] }
}

/** The rights of one kind that declarer has against the leader, as they are now. */
const rightsAgainst = (table: Table, leader: Seat, basis: Options['basis'], book: Book): readonly Options[] => inForce(table, 'lead-options')
  .filter(right => right.leader === leader && right.basis === basis).flatMap(right => leadOptionsNow(right, table, book) ?? [])

const suitsOf = ({ suits, 'not-suits': closed = [] }: Options): readonly Suit[] => (suits === 'any' ? SUITS : suits).filter(suit => !closed.includes(suit))
/** The paragraph of the right: the one that it cites if that is of its kind (a demand under Law 26 answers no right from a penalty card, nor the other way round), else the usual one. */
function lawOf (right: Options, book: Book): LawReference {
  const { law, basis, suits } = right
  if (law !== undefined && (lawNumberOf(right) === 26) === (basis === 'withdrawn-call')) return law
  return basis === 'penalty-card' ? book.read(CHOICE) : suits === 'any' ? '26B' : '26A2'
}

/** Declarer's demand at this lead: of several withdrawn calls he still names one suit, and not the contrary of what he has demanded because of a penalty card. */
function * demandAtLead (rights: readonly [Options, ...Options[]], table: Table, book: Book): Dialogue<readonly Part[]> {
  const [{ leader, offender, lasts, basis }] = rights
  const { declarer } = finalContract(table) ?? { declarer: offender }
  const demands = rights.flatMap(right => right.demands.flatMap(demand => suitsOf(right).map(suit => ({ id: `${demand}-${suit}`, demand, suit, law: lawOf(right, book) }))))
    .filter(({ id, demand, suit }, at, all) => all.findIndex(one => one.id === id) === at && !isContrary(table, leader, demand, suit, basis))
    .sort((a, b) => b.demand.localeCompare(a.demand) || SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit))
  const law = lawOf(rights[0], book)
  const answer = yield {
    id: 'lead-demand', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: [law], values: { leader, offender, declarer },
    options: [...demands.map(({ id, law: cited }) => ({ id, laws: [cited] })), { id: 'no-demand', laws: [law] }]
  }
  const chosen = demands.find(({ id }) => id === answer)
  if (chosen === undefined) return [citing(law), impose({ type: 'lead-restriction', leader, demand: 'none', suits: [], lasts: 'one-lead', law })]
  return [citing(chosen.law), impose({
    type: 'lead-restriction', leader, demand: chosen.demand, suits: [chosen.suit], lasts: chosen.demand === 'require' ? 'one-lead' : lasts ?? 'while-on-lead', law: chosen.law
  }), ...besideOtherRequirement(table, leader, chosen.demand, [chosen.suit])]
}

/** Whether a demand answers a right of this kind: one under Law 26 leaves the choice about penalty cards open, and the other way round. */
const answers = (restriction: ConstraintOf<'lead-restriction'>, basis: Options['basis']): boolean => {
  const number = lawNumberOf(restriction)
  return number === undefined || (number === 26) === (basis === 'withdrawn-call')
}

/** Declarer's right at the first lead of the offender's partner, if that side defends. */
export const leadOptionsBehaviour: ConstraintBehaviour<Options> = {
  onAuctionOver: (constraint, table, book) => {
    const now = isDefender(table, constraint.leader) ? leadOptionsNow(constraint, table, book) : undefined
    return settled(now === undefined ? [] : [impose(now)])
  },
  ripens: ({ leader, offender, basis }, table, book) => {
    const turn = turnAt(table)
    if (turn.to !== 'lead' || turn.seat !== leader || !isDefender(table, leader)) return undefined
    if (basis === 'penalty-card' && (penaltyCardsOf(table, offender, 'major').length > 0 || hasDemanded(table, leader))) return undefined
    if (inForce(table, 'lead-restriction').some(restriction => restriction.leader === leader && answers(restriction, basis))) return undefined
    const [first, ...others] = rightsAgainst(table, leader, basis, book)
    return first === undefined ? undefined : demandAtLead([first, ...others], table, book)
  },
  lapses: ({ leader, offender, basis, suits }, event) => {
    switch (event.happened) {
      case 'auction-over': return true
      case 'call': return false
      case 'imposed': return event.constraint.type === 'lead-restriction' && event.constraint.leader === leader && answers(event.constraint, basis)
      case 'card': {
        const turn = turnAt(event.table)
        if (isLead(event, leader) && turn.to === 'lead' && turn.seat === leader) return true
        return basis === 'penalty-card' && event.by === offender && isGone(event.card, suits)
      }
      case 'card-taken-back': return basis === 'penalty-card' && event.by === offender && !event.faceUp && isGone(event.card, suits)
    }
  }
}

/** Whether a card was of the one suit that the right is about. */
const isGone = (card: string, suits: Options['suits']): boolean => suits !== 'any' && suits.length === 1 && suits.some(suit => card.startsWith(suit))
