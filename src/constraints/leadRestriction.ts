import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Suit } from '../../schemas/words.ts'
import { DEMANDED, lawNumberOf } from '../laws/law50.ts'
import { suitOfCard } from '../table/card.ts'
import { inForce, type Table } from '../table/table.ts'
import { defendsNoMore, isLead, winnerOfCompleted, type ConstraintBehaviour } from './behaviour.ts'

type LeadRestriction = ConstraintOf<'lead-restriction'>

/** The suits that a leader may not lead. */
export const forbiddenSuits = (table: Table, leader: LeadRestriction['leader']): readonly Suit[] =>
  inForce(table, 'lead-restriction').flatMap(restriction => restriction.leader === leader && restriction.demand === 'forbid' ? restriction.suits : [])

/** The suits that a leader has to lead. */
export const requiredSuits = (table: Table, leader: LeadRestriction['leader']): readonly Suit[] =>
  inForce(table, 'lead-restriction').flatMap(restriction => restriction.leader === leader && restriction.demand === 'require' ? restriction.suits : [])

/** How long declarer's demand lasts: a requirement one lead (gone if somebody else leads to that trick), a prohibition as long as the leader keeps the lead. */
const lastsOneLead = ({ demand, lasts }: LeadRestriction): boolean => demand !== 'forbid' || lasts === 'one-lead'

/** Nothing demanded is an answer to one right: that of Law 26, or that of the penalty cards. */
const answersTheSame = (one: LeadRestriction, other: LeadRestriction): boolean => (lawNumberOf(one) === 26) === (lawNumberOf(other) === 26)

/** What declarer has demanded for a defender's lead. */
export const leadRestrictionBehaviour: ConstraintBehaviour<LeadRestriction> = {
  forbidsCards: ({ leader, demand, suits, law }, { table, by, leading, among }, book) => {
    if (leader !== by || !leading || demand === 'none') return undefined
    const laws = [law ?? book.read(DEMANDED)]
    if (demand === 'require') return { cards: among.filter(card => !suits.includes(suitOfCard(card))), bar: { laws, reason: 'lead-restriction-require' } }
    // All prohibitions count together: if nothing else is left, none of them binds.
    const forbidden = forbiddenSuits(table, leader)
    return among.every(card => forbidden.includes(suitOfCard(card)))
      ? { cards: among, bar: { laws, reason: 'lead-restriction-forbid' } }
      : { cards: among.filter(card => suits.includes(suitOfCard(card))), bar: { laws, reason: 'lead-restriction-forbid' } }
  },
  narrowed: (constraint, imposed) => {
    if (imposed.type !== 'lead-restriction' || imposed.leader !== constraint.leader) return constraint
    const suits = constraint.suits.filter(suit => !imposed.suits.includes(suit))
    return suits.length === constraint.suits.length ? constraint : { ...constraint, suits }
  },
  lapses: (constraint, event) => {
    const { leader, suits, demand } = constraint
    if (event.happened === 'imposed') {
      const { constraint: later } = event
      return later.type === 'lead-restriction' && later.leader === leader && suits.every(suit => later.suits.includes(suit)) &&
        (demand === 'none') === (later.demand === 'none') && (demand !== 'none' || answersTheSame(constraint, later))
    }
    if (event.happened === 'auction-over') return defendsNoMore(leader, event)
    if (lastsOneLead(constraint)) return isLead(event)
    const winner = winnerOfCompleted(event)
    return winner !== undefined && winner !== leader
  }
}
