import type { LawReference, Seat } from '../../../schemas/words.ts'
import { choose, isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { tricksLeft } from '../../table/ending.ts'
import { SIDE } from '../../table/seat.ts'
import { dummyAt, isDefender, tableWith, type Table } from '../../table/table.ts'
import { isOfMissingCard, type Revoke } from '../revoke.ts'
import { FACED, bothRevoked, mayBothHaveRevoked, repeated, type Costs, type Exception } from './exceptions.ts'
import { countedTricks, demandsFor, mostMet, possibleWinners, winnerFor, wonTricks, type CountedTricks, type TrickWinner } from './tricks.ts'

const asked = (id: string, law: LawReference, player: Seat) => ({ id, decider: { role: 'director' as const }, asked: 'aside' as const, laws: [law], values: { player } })

/** Numbers for later tricks that no record tells apart. */
const someTricks = (trick: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => trick + 1 + at)

const cost = (counted: CountedTricks, { laterWinnerInTheSuitCounts }: Costs): number => mostMet(demandsFor(counted, laterWinnerInTheSuitCounts))

const LATER = { none: 0, one: 1, more: 2 } as const
type Later = keyof typeof LATER

/** The tricks that count where the play is not recorded to its end: asked as far as they can change what the revoke costs. */
export function * askForTricks (table: Table, revoke: Revoke, costs: Costs): Dialogue<CountedTricks> {
  const { player, trick } = revoke
  // What a claim before the end of the trick brought is not numbered: it tells how many tricks each side got, not which.
  const known = countedTricks(revoke, wonTricks(tableWith(table, { claim: undefined })))
  const claimed = tricksByClaim(table, revoke)
  const winner = table.play.length >= 4 * trick ? known.winner : yield * askForWinner(revoke, table, claimed)
  const counted = (later: Later, withLegalCard: boolean): CountedTricks => {
    const after = someTricks(trick, Math.max(LATER[later], known.after.length))
    return { trick, winner, after, legal: withLegalCard ? after.slice(0, 1) : [] }
  }
  const legalKnown = known.legal.length > 0
  const { fewest, most } = claimed === undefined ? laterOnRecord(table, known) : laterByClaim(claimed, winner)
  const possible = (['none', 'one', 'more'] as const).filter(later => later === 'more' ? most > 1 : fewest <= LATER[later] && LATER[later] <= most)
  // Those that the record shows are known, and a trick that a claim has brought was not won with a card.
  const mayBeWithLegalCard = (later: Later) => later === 'more' ? fewest < most : fewest < LATER[later]
  const costsOf = (later: Later) => [cost(counted(later, legalKnown), costs), cost(counted(later, legalKnown || mayBeWithLegalCard(later)), costs)]
  const open = new Set(possible.flatMap(costsOf)).size > 1
  const later = open && possible.length > 1 ? yield * askForLater(player, possible) : possible[0] ?? 'none'
  const [without, including] = costsOf(later)
  const legal = legalKnown || (without !== including && (yield * isTrue({ id: 'later-winner', asked: 'aside', laws: ['64A2'], values: { player } })))
  return counted(later, legal)
}

/** What the revoking side got of the tricks that a claim was about. */
interface ByClaim {
  readonly own: number
  readonly left: number
  /** The tricks between that of the revoke and the claim; -1 if the claim was made during the trick of the revoke. */
  readonly between: number
}

/** The tricks of a claim made during the trick of the revoke or later. */
function tricksByClaim (table: Table, { player, trick }: Revoke): ByClaim | undefined {
  const { claim } = table
  const left = tricksLeft(table)
  if (claim === undefined || left === undefined || left > 14 - trick) return undefined
  return { own: SIDE[claim.by] === SIDE[player] ? claim.tricks : left - claim.tricks, left, between: 13 - left - trick }
}

/** Whose the trick of the revoke can be, in the order in which it is asked. */
const WINNERS = { offender: '64A1', partner: '64A2', opponents: '64A2' } as const satisfies Record<TrickWinner, LawReference>

/** Who won the trick of the revoke: asked as far as neither a claim made during it nor its cards tell. */
function * askForWinner (revoke: Revoke, table: Table, claimed: ByClaim | undefined): Dialogue<TrickWinner> {
  const winners = winnersLeft(revoke, table, claimed)
  const [only = 'opponents', ...others] = winners
  if (others.length === 0) return only
  const answer = yield { options: winners.map(id => ({ id, laws: [WINNERS[id]] })), ...asked('trick-winner', '64A', revoke.player) }
  return winners.find(winner => winner === answer) ?? only
}

/** What a claim during the trick settled goes before what its cards show. */
function winnersLeft (revoke: Revoke, table: Table, claimed: ByClaim | undefined): readonly TrickWinner[] {
  const { own, left } = claimed?.between === -1 ? claimed : {}
  if (own === 0) return ['opponents']
  const byCards = possibleWinners(table, revoke.trick).map(seat => winnerFor(revoke, seat))
  // A card that was missing has not won the trick (67B1).
  const byClaim = (['offender', 'partner', 'opponents'] as const).filter(winner => winner === 'offender' ? !isOfMissingCard(revoke, table) : winner === 'partner' || own === undefined || own !== left)
  const both = byClaim.filter(winner => byCards.includes(winner))
  return both.length > 0 ? both : byClaim
}

/** How many later tricks the revoking side got at least, and at most. */
interface LaterTricks {
  readonly fewest: number
  readonly most: number
}

function laterOnRecord ({ play }: Table, { trick, after }: CountedTricks): LaterTricks {
  const fewest = after.length
  return { fewest, most: fewest + 13 - Math.max(trick, Math.floor(play.length / 4)) }
}

function laterByClaim ({ own, between }: ByClaim, winner: TrickWinner): LaterTricks {
  const fewest = own - (between === -1 && winner !== 'opponents' ? 1 : 0)
  return { fewest, most: fewest + Math.max(0, between) }
}

function * askForLater (player: Seat, possible: readonly Later[]): Dialogue<Later> {
  const question = asked('later-tricks', '64A', player)
  const none = possible.includes('none')
  return none ? yield * choose(question, { none: '64B1', one: '64A', more: '64A' }) : yield * choose(question, { one: '64A', more: '64A' })
}

/** An exception that the director tells; `doubt` where the words leave it open. */
interface Told {
  readonly exception: Exception
  readonly doubt: boolean
}

/** An exception that only the director can know of, in the order of the book. */
export function * askForException (table: Table, revoke: Revoke, costs: Costs): Dialogue<Told | undefined> {
  const { player, trick } = revoke
  if (table.play.length < 4 * (trick - 1)) {
    const earlier = yield * choose(asked('earlier-revoke', '64B2', player), { no: '64A', 'not-established': costs.firstRevokeMustBeEstablished ? '64A' : '64B2', established: '64B2' })
    if (earlier === 'established') return { exception: repeated(costs), doubt: false }
    if (earlier === 'not-established' && !costs.firstRevokeMustBeEstablished) return { exception: repeated(costs), doubt: true }
  }
  const both = yield * askForBothSides(player, costs)
  if (both !== undefined) return both
  return (yield * wasFaced(table, player, costs)) ? { exception: FACED, doubt: false } : undefined
}

/** Whether both sides have revoked, where the whole record leaves just that open. */
export function * askForOpposing (table: Table, revoke: Revoke, costs: Costs): Dialogue<Told | undefined> {
  return mayBothHaveRevoked(table, revoke, costs) ? yield * askForBothSides(revoke.player, costs) : undefined
}

function * askForBothSides (player: Seat, costs: Costs): Dialogue<Told | undefined> {
  const [law = '64C'] = costs.bothSidesLaws
  const question = asked('both-sides-revoked', law, player)
  const exception = bothRevoked(costs)
  if (costs.bothSides === 'same-trick') {
    return (yield * choose(question, { no: '64A', 'same-trick': law, 'other-trick': '64A' })) === 'same-trick' ? { exception, doubt: false } : undefined
  }
  const answer = yield * choose(question, { no: '64A', 'not-established': costs.bothSides === 'always' ? law : '64A', established: law })
  if (answer === 'established') return { exception, doubt: false }
  return answer === 'not-established' && costs.bothSides === 'always' ? { exception, doubt: true } : undefined
}

/** Whether what should have been played lay face up; declarer has no penalty cards, and dummy's cards are known to be faced. */
function * wasFaced (table: Table, player: Seat, { anyFacedHand }: Costs): Dialogue<boolean> {
  if (player === dummyAt(table)) return true
  if (!anyFacedHand && !isDefender(table, player)) return false
  const answer = yield * choose(asked('faced-card', '64B3', player), { no: '64A', 'penalty-card': '64B3', 'faced-hand': anyFacedHand ? '64B3' : '64A' })
  return answer === 'penalty-card' || (answer === 'faced-hand' && anyFacedHand)
}

/** When attention was first drawn: too late after a call of the other side on the next deal, or after the round. */
export function * askForAttention (player: Seat): Dialogue<Exception | undefined> {
  const answer = yield * choose(asked('attention-drawn', '64B4', player), { 'in-time': '64A', 'after-call': '64B4', 'after-round': '64B5' })
  return answer === 'in-time' ? undefined : { reason: 'late-attention', laws: [answer === 'after-call' ? '64B4' : '64B5'] }
}
