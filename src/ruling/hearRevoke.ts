import type { ActionOf } from '../../schemas/action.ts'
import type { Constraint, ConstraintOf } from '../../schemas/constraint.ts'
import type { Card, LawReference, Seat, Suit } from '../../schemas/words.ts'
import { isOfHeight } from '../constraints/playRestriction.ts'
import { law61 } from '../laws/law61.ts'
import { demandedOfPlay, ignoredDemand, obligationOf, toFollowSuit, unmetByLead, type Obligation } from '../laws/law61/obligation.ts'
import { revokeWithoutRecord } from '../laws/law61/unrecorded.ts'
import { settledBefore } from '../laws/law64.ts'
import { around, carrierOf, failedToFollow, followedBy, isOfSuitDue, isSettled } from '../laws/revoke.ts'
import { suitOfCard } from '../table/card.ts'
import { held } from '../table/holding.ts'
import { openTrick, suitLed, type PlayedCard } from '../table/play.ts'
import { SIDE } from '../table/seat.ts'
import { finalContract, tableWith, type Table } from '../table/table.ts'
import { missingFrom } from './actionsOnRevoke.ts'
import type { Book } from './book.ts'
import { isTrue, type Dialogue } from './dialogue.ts'
import { finding, note, type Finding, type Part } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'

/** Hears a revoke that was found: what the record shows decides, what it does not show is asked. */
export function * hearRevoke (report: ActionOf<'revoke'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { by: player, trick } = report
  if (finalContract(table) === undefined) return finding([], note('no-trick-yet', { player }))
  if (isSettled({ player, trick }, table)) {
    minutes.irregularities.push({ type: 'revoke', offender: player, laws: ['61A'] })
    return settledBefore(player, trick)
  }
  const { play, reached } = followedBy(table, table.play, { player, trick }, since)
  const dealt = tableWith(table, { play })
  // A card that was taken back is none, whatever it was.
  const missing = missingFrom(dealt, report)
  if (missing !== undefined) return finding([], missing === 'trick-not-played' ? note('no-trick-yet', { player }) : note('no-revoke', { player, trick }))
  const own = around(play, trick).cards.find(({ by }) => by === player)
  if (own === undefined) {
    minutes.irregularities.push({ type: 'revoke', offender: player, laws: ['61A'] })
    return yield * book.see(revokeWithoutRecord, { table, report })
  }
  const carrier = carrierOf({ player, trick }, table)
  const obligation = carrier === undefined ? yield * obligationBroken(dealt, report, own, book) : obligationOf(carrier)
  if (obligation === undefined) return finding([], note('no-revoke', { player, trick }))
  const refusedSuit = hadToFollow(obligation, suitLed(around(play, trick).cards), own.card)
  minutes.irregularities.push({ type: refusedSuit || wasPutRight(carrier) ? 'revoke' : 'lead-restriction-ignored', offender: player, laws: ['61A'] })
  const { agreed } = minutes
  const found = yield * book.see(law61, { table, revoke: { player, trick, ...obligation }, play, since, reached, ...agreed && { agreed }, report })
  if (table.claim !== undefined && SIDE[table.claim.by] !== SIDE[player] && carrier === undefined && found.laws.some(law => AGREEMENT.has(law))) minutes.agreed = SIDE[player]
  return carrier === undefined && obligation.faced === true ? { ...found, notes: [...found.notes, ...finding([], takenAsFaced(report)).notes] } : found
}

/** What establishes a revoke once the revoking side has agreed to a claim. */
const AGREEMENT: ReadonlySet<LawReference> = new Set(['63A3', '63A4'])

/** Whether it was the suit led that the card should have followed; of a revoke of which only the trick is known it is supposed. */
const hadToFollow = ({ suit, notSuit }: Obligation, led: Suit | undefined, card: Card): boolean => suitOfCard(card) !== led && notSuit === undefined && (suit ?? led) === led

/** Whether the trick holds the card that should have been played, and the revoke counts as established all the same (43B2(b), older 63B, 67B1). */
const wasPutRight = (carrier: ConstraintOf<'established-revoke'> | undefined): boolean => carrier?.law !== undefined && /^(43B2|63B|67B1)/.test(carrier.law)

const takenAsFaced = ({ by, trick }: ActionOf<'revoke'>): Part => note('penalty-card-taken-as-lying-there', { player: by, trick })

/** What the hand should have led or played and did not; undefined if there was no revoke. */
function * obligationBroken (dealt: Table, report: ActionOf<'revoke'>, own: PlayedCard, book: Book): Dialogue<Obligation | undefined> {
  const { by, trick } = report
  const { before, cards } = around(dealt.play, trick)
  if (cards[0] !== own) {
    const then = tableWith(dealt, { play: [...before, ...cards.slice(0, cards.indexOf(own))], constraints: boundThen(dealt, by) })
    if (yield * isProved(failedToFollow(dealt, trick, by), report, own)) return toFollowSuit(then, by, dealt, book)
    return (yield * isProved(ignoredDemand(then, own, dealt, book), report, own)) ? demandedOfPlay(then, by, dealt, book) : undefined
  }
  const unmet = unmetByLead(dealt, own)
  for (const obligation of unmet.length === 0 && report.suit !== undefined ? [{ suit: report.suit }] : unmet) {
    if (yield * isProved(held(dealt, by, [...before, own], isOfSuitDue(obligation)), report, own)) return obligation
  }
  return undefined
}

/** What bound a hand at an earlier card: not a demand for the card that is still due from it in the trick under way (57A). */
function boundThen ({ play, constraints }: Table, by: Seat): readonly Constraint[] {
  const open = openTrick(play)
  if (open.length === 0 || open.some(played => played.by === by)) return constraints
  return constraints.filter(constraint => constraint.type !== 'play-restriction' || constraint.player !== by || (isOfHeight(constraint) && constraint.suit !== suitLed(open)))
}

/** Whether the hand could have complied: asked where neither its cards nor the later play nor the report tell. */
function * isProved (shown: boolean | undefined, { suit }: ActionOf<'revoke'>, { by, card }: PlayedCard): Dialogue<boolean> {
  return shown ?? (suit !== undefined || (yield * isTrue({ id: 'able-to-comply', asked: 'aside', laws: ['61A'], values: { player: by, card } }, { yes: '61A', no: '59' })))
}
