import type { Action } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { consumed, finding, hearNext, merge, note, recordPlay, type Finding, type Part } from '../ruling/finding.ts'
import { LHO, PARTNER, areOpponents } from '../table/seat.ts'
import { isDefender, isPenaltyCard, type Table } from '../table/table.ts'
import { tooSoon } from './law57.ts'
import { andThen, asPlayed, facedLater, handInTurn, known, newPenaltyCards, partsOf, playerOf, recordedBy, remaining, takenBackWithTrick, trickNumber, withPlayed, withdrawnCard, type FacedLater } from './outOfTurn.ts'

interface Terms {
  /** The player whose proper turn it was made his own lead. */
  readonly properLead: LawReference
  /** A defender played to declarer's lead before the one whose turn that would be. */
  readonly wrongDefender: LawReference
}

const OLDER: Terms = { properLead: '53C', wrongDefender: '53B' }

/** What was done after a lead out of turn and before any ruling: it accepts the lead, or puts the proper one in its place. Undefined if that is still open. */
export const law53: Law<CardPlayed, Finding | undefined> = {
  number: 53,
  title: 'Lead out of turn accepted',
  editions: { 1987: settledByPlay(OLDER), 1997: settledByPlay(OLDER), 2007: settledByPlay(OLDER), 2017: settledByPlay({ properLead: '53B', wrongDefender: '53C' }) }
}

function settledByPlay ({ properLead, wrongDefender }: Terms) {
  return function * (lead: CardPlayed, book: Book): Dialogue<Finding | undefined> {
    const faced = facedLater(lead)
    const first = faced.find(({ by }) => areOpponents(by, lead.by))
    if (first === undefined) return undefined
    // Of two players at once the next hand comes first.
    const opponents = faced.find(({ at, by }) => at === first.at && by === LHO[lead.by]) ?? first
    const before = faced.filter(({ at }) => at < first.at)
    if (opponents.by === handInTurn(lead.table) && (yield * isOwnLead(lead, opponents, properLead))) {
      return finding(properLead, withdrawnCard(lead.table, lead.by, lead, properLead, book), known(before).flatMap(card => withdrawnCard(lead.table, lead.by, card, properLead, book)), remaining(lead.since, before))
    }
    if (opponents.by === LHO[lead.by]) return yield * leadStands(lead, '53A', before, book)
    if (isDefender(lead.table, lead.by)) return merge(yield * leadStands(lead, '53A', before, book, [opponents]), finding([], note('accepted-from-wrong-hand', { hand: opponents.by })))
    return yield * playedByWrongDefender(lead, opponents, before, wrongDefender, book)
  }
}

/** Whether the player whose turn it was to lead has done so, or has played to the lead out of turn. */
function * isOwnLead ({ table, by, card: led }: CardPlayed, { by: hand, card }: FacedLater, law: LawReference): Dialogue<boolean> {
  const player = playerOf(table, hand)
  return (yield * choose({
    id: 'own-lead-or-follow', decider: { role: isDefender(table, hand) ? 'player' : 'declarer', seat: player }, asked: 'at-table', laws: ['53A', law],
    values: { player, hand, offender: by, card: led, later: card ?? 'none' }
  }, { 'own-lead': law, follow: '53A' })) === 'own-lead'
}

/** What a defender has put down besides after his own lead: it is neither a lead nor a play, and a penalty card unless it was one before. */
const ownBesides = (lead: CardPlayed, faced: readonly FacedLater[]): readonly FacedLater[] => isDefender(lead.table, lead.by) ? faced.filter(other => other.by === lead.by) : []

/** The first card that the other hand of the side that led has faced. */
const firstOfPartner = ({ by }: CardPlayed, faced: readonly FacedLater[]): readonly FacedLater[] => faced.filter(other => other.by === PARTNER[by]).slice(0, 1)

/**
 * The lead out of turn stands. A card that the other hand of that side has faced meanwhile was too soon: declarer's stays played, a defender's has to
 * be played in turn or is a penalty card. `following` are cards that declarer has played to it from the wrong one of his hands.
 */
export function * leadStands (lead: CardPlayed, law: LawReference, meanwhile: readonly FacedLater[], book: Book, following: readonly FacedLater[] = []): Dialogue<Finding> {
  const cards = [...ownBesides(lead, meanwhile), ...firstOfPartner(lead, meanwhile), ...following]
  const { parts, left } = yield * facedTooSoon(lead, cards, book)
  return finding(law, recordPlay(lead.by, lead.card, law), parts, consumed(lead.since.length), hearNext(...left))
}

/** What becomes of cards that were faced to the lead before their turn; the table and the later actions as they then are. */
interface TooSoon {
  readonly parts: readonly Part[]
  readonly table: Table
  readonly left: readonly Action[]
}

// A defender's own lead, or a card besides it, is a penalty card; any other card was played before its turn.
function * facedTooSoon (lead: CardPlayed, cards: readonly FacedLater[], book: Book): Dialogue<TooSoon> {
  const parts: Part[] = []
  let table = withPlayed(lead.table, asPlayed(lead))
  let left = lead.since.filter((_, place) => !cards.some(({ at, card }) => at === place && card !== undefined))
  for (const card of known(cards)) {
    if (isDefender(lead.table, card.by) && [handInTurn(lead.table), lead.by].includes(card.by)) {
      if (card.card !== lead.card && !isPenaltyCard(lead.table, card.card)) parts.push(...newPenaltyCards(lead.table, [card], '49', book))
      continue
    }
    const found = yield * book.see(tooSoon, { table, face: 'up', since: left, ...card })
    parts.push(...partsOf(found))
    left = [...found.next, ...left.slice(found.consumed)]
    table = withPlayed(table, ...recordedBy(found))
  }
  return { parts, table, left }
}

/** A defender has played to declarer's lead out of turn before his partner: the lead stands, and he has played too soon. */
function * playedByWrongDefender (lead: CardPlayed, { at, by, card }: FacedLater, before: readonly FacedLater[], law: LawReference, book: Book): Dialogue<Finding> {
  const early = firstOfPartner(lead, before)
  const { parts, table, left: later } = yield * facedTooSoon(lead, early, book)
  const stands = finding(law, recordPlay(lead.by, lead.card, law), parts)
  if (card === undefined) return stands
  const left = later.filter(action => action !== lead.since[at])
  const then = yield * book.see(tooSoon, { table, by, card, face: 'up', since: left })
  return andThen(stands, then, lead.since, left)
}

/** Whether a lead out of turn to the last trick has to be taken back. */
const LAST_TRICK_CANNOT_BE_ACCEPTED: Term<boolean> = { 1987: false, 1997: false, 2007: false, 2017: true }

/** The lead out of turn to the last trick goes back, whatever was done since; undefined where it can be accepted as any other. */
export const lastTrickLead = (lead: CardPlayed, book: Book): Finding | undefined =>
  trickNumber(lead.table) === 13 && book.read(LAST_TRICK_CANNOT_BE_ACCEPTED) ? takenBackWithTrick(lead, '53A') : undefined
