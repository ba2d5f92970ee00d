import type { ActionOf } from '../../schemas/action.ts'
import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { LawReference, Seat, Side } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, impose, merge, note, review, type Finding, type Part } from '../ruling/finding.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import { inForce, type Table } from '../table/table.ts'
import { COSTS, NOTHING_WON, bothRevoked, exceptionShown, otherRevokes, type Costs, type Exception } from './law64/exceptions.ts'
import { askForAttention, askForException, askForOpposing, askForTricks } from './law64/questions.ts'
import { countedTricks, demandsFor, mostMet, wonTricks, type CountedTricks, type Demand } from './law64/tricks.ts'
import { EQUITY, carriedRevokes, carrierOf, failedToFollow, isDeemed, isOf, isOfMissingCard, isSettled, revokesShown, type Revoke } from './revoke.ts'

/** An established revoke once the play is over. */
export interface RevokeAtTheEnd {
  readonly table: Table
  readonly revoke: Revoke
  readonly discovered?: ActionOf<'revoke'>['discovered']
}

/** What an established revoke costs. */
export const law64: Law<RevokeAtTheEnd> = {
  number: 64,
  title: 'Procedure after establishment of a revoke',
  editions: { 1987: tricksOrEquity, 1997: tricksOrEquity, 2007: tricksOrEquity, 2017: tricksOrEquity }
}

/** Whether the record holds every card that was played, that of the revoke among them. */
const holdsEveryCard = ({ play, claim }: Table, { trick }: Revoke): boolean => play.length >= 52 || (claim !== undefined && play.length > 4 * (trick - 1))

/** Whether it also tells which tricks each side has won since: a claim in the middle of the trick of the revoke does not. */
const isWhole = (table: Table, revoke: Revoke): boolean => holdsEveryCard(table, revoke) && table.play.length >= 4 * revoke.trick

function * tricksOrEquity (facts: RevokeAtTheEnd, book: Book): Dialogue<Finding> {
  const { table, revoke } = facts
  if (isSettled(revoke, table)) return settledBefore(revoke.player, revoke.trick)
  const found = yield * cost(facts, book)
  const isCarriedStill = carrierOf(revoke, table) !== undefined && found.effects.length === 0
  return isCarriedStill ? merge(found, finding([], noTricks(revoke, found.laws[0]))) : found
}

/** What a revoke costs; that of a card that was missing one trick at most (67B1). */
function costsOf (revoke: Revoke, table: Table, book: Book): Costs {
  const costs = book.read(COSTS)
  return isOfMissingCard(revoke, table) ? { ...costs, laterWinnerInTheSuitCounts: false } : costs
}

/** A revoke whose tricks have been settled already. */
export const settledBefore = (player: Seat, trick: number): Finding => finding('64A', note('revoke-settled-before', { player, trick }))

function * cost ({ table, revoke, discovered }: RevokeAtTheEnd, book: Book): Dialogue<Finding> {
  const costs = costsOf(revoke, table, book)
  const whole = isWhole(table, revoke)
  // Ruled on during the play: attention was drawn in time, and what lay face up was known.
  const carrier = carrierOf(revoke, table)
  const shown = exceptionShown(table, revoke, costs)
  if (!whole && shown !== undefined) return free(revoke, shown)
  const counted = whole ? countedTricks(revoke, wonTricks(table)) : yield * askForTricks(table, revoke, costs)
  if (hasWonNothing(counted)) return free(revoke, NOTHING_WON)
  if (shown !== undefined) return free(revoke, shown)
  const told = carrier !== undefined ? undefined : holdsEveryCard(table, revoke) ? yield * askForOpposing(table, revoke, costs) : yield * askForException(table, revoke, costs)
  if (told !== undefined) return free(revoke, told.exception, told.doubt ? [note('words-in-doubt')] : [])
  const late = carrier !== undefined || isInTime(discovered) ? undefined : yield * askForAttention(revoke.player)
  if (late !== undefined) return free(revoke, late)
  const basis = basisOf(counted)
  const before = whole ? demandedBefore(table, SIDE[revoke.player], costs) : []
  const count = mostMet([...before, ...demandsFor(counted, costs.laterWinnerInTheSuitCounts)]) - mostMet(before)
  return finding(basis, transferredOnce(revoke, count, basis), equity(revoke), offsetting(table, revoke, costs))
}

/** What those revokes of a side demanded whose tricks have been transferred already. */
const demandedBefore = (table: Table, side: Side, { laterWinnerInTheSuitCounts }: Costs): readonly Demand[] =>
  inForce(table, 'transferred-tricks').flatMap(({ player, trick, count }) => {
    if (player === undefined || trick === undefined || count === 0 || SIDE[player] !== side) return []
    const revoke = revokesShown(table).find(shown => isOf(shown, { player, trick })) ?? { player, trick }
    return demandsFor(countedTricks(revoke, wonTricks(table)), laterWinnerInTheSuitCounts)
  })

/** Where revokes of both sides cost neither of them a trick, corrected or not: what is carried along for the other side is settled. */
export function settledByCorrection (corrected: readonly Revoke[], table: Table, book: Book): readonly Part[] {
  const costs = book.read(COSTS)
  if (costs.bothSides !== 'always') return []
  const { reason, laws } = bothRevoked(costs)
  return carriedRevokes(table).filter(({ player }) => corrected.some(other => SIDE[other.player] !== SIDE[player])).flatMap(revoke =>
    [citing(...laws), noTricks(revoke, laws[0]), equity(revoke), note(`no-tricks-${reason}`, { player: revoke.player }), note('words-in-doubt')])
}

const isInTime = (discovered: RevokeAtTheEnd['discovered']): boolean => discovered === 'established' || discovered === 'before-established'

const hasWonNothing = ({ winner, after }: CountedTricks): boolean => winner === 'opponents' && after.length === 0

const basisOf = ({ winner }: CountedTricks): '64A1' | '64A2' => winner === 'offender' ? '64A1' : '64A2'

/** The side to which tricks are transferred. */
const beneficiary = ({ player }: Revoke): Side => OPPONENTS[SIDE[player]]

const transferred = ({ player, trick }: Revoke, count: number, law: LawReference): Part =>
  ({ effect: { type: 'transfer-tricks', to: OPPONENTS[SIDE[player]], count, by: player, trick, law } })

/** The tricks of one revoke; none if other revokes have taken them. */
const transferredOnce = (revoke: Revoke, count: number, law: LawReference): readonly Part[] =>
  count > 0 ? [transferred(revoke, count, law)] : [noTricks(revoke, law), note('tricks-transferred-already', { player: revoke.player })]

/** A revoke that was ruled on during the play is settled without a trick. */
export const noTricks = ({ player, trick }: Pick<Revoke, 'player' | 'trick'>, law?: LawReference): Part =>
  impose({ type: 'transferred-tricks', to: OPPONENTS[SIDE[player]], count: 0, player, trick, ...law && { law } })

const equity = (revoke: Revoke): Part => review(beneficiary(revoke), EQUITY)

/** No tricks are transferred; the director still looks at equity. */
const free = (revoke: Revoke, { reason, laws }: Exception, notes: readonly Part[] = []): Finding =>
  finding(laws, equity(revoke), note(`no-tricks-${reason}`, { player: revoke.player }), notes)

/** Before 2007 revokes of both sides at different tricks are counted one against the other. */
const offsetting = (table: Table, revoke: Revoke, { bothSides }: Costs): readonly Part[] =>
  bothSides === 'same-trick' && otherRevokes(table, revoke).some(({ player }) => SIDE[player] !== SIDE[revoke.player]) ? [note('both-sides-offset')] : []

/** The paragraphs under which it matters who got the tricks of a claim. */
const BY_TRICKS: ReadonlySet<LawReference> = new Set(['64A1', '64A2', '64B1'])

/** Whether the record tells all that a transfer depends on, so that it can be counted again when a claim comes out otherwise. */
export function isCountable ({ player, trick, law }: ConstraintOf<'transferred-tricks'>, table: Table): boolean {
  if (player === undefined || trick === undefined || law === undefined || !BY_TRICKS.has(law) || !isWhole(table, { player, trick })) return false
  return failedToFollow(table, trick, player) === true || isDeemed({ player, trick }, table)
}

/** Why a revoke that a whole record shows costs no trick; undefined if it costs one. */
export const freeOfTricks = (revoke: Revoke, table: Table, book: Book): Exception | undefined =>
  hasWonNothing(countedTricks(revoke, wonTricks(table))) ? NOTHING_WON : exceptionShown(table, revoke, book.read(COSTS))

/** What these revokes, which were ruled on during the play, cost once it is over; no trick is transferred twice. */
export function settleRevokes (revokes: readonly ConstraintOf<'established-revoke'>[], table: Table, book: Book): readonly Part[] {
  const costs = book.read(COSTS)
  const won = wonTricks(table)
  const demanded: Record<Side, readonly Demand[]> = { NS: demandedBefore(table, 'NS', costs), EW: demandedBefore(table, 'EW', costs) }
  return [...revokes].sort((one, other) => other.trick - one.trick).flatMap(({ type: _, law: __, text: ___, ...revoke }) => {
    const counted = countedTricks(revoke, won)
    const exception = freeOfTricks(revoke, table, book)
    if (exception !== undefined) return [citing(...exception.laws), noTricks(revoke, exception.laws[0]), equity(revoke), note(`no-tricks-${exception.reason}`, { player: revoke.player })]
    const side = SIDE[revoke.player]
    const before = demanded[side]
    demanded[side] = [...before, ...demandsFor(counted, costs.laterWinnerInTheSuitCounts)]
    const count = mostMet(demanded[side]) - mostMet(before)
    const basis = basisOf(counted)
    return [citing(basis), ...transferredOnce(revoke, count, basis), equity(revoke), ...offsetting(table, revoke, costs)]
  })
}
