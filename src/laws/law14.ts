import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, merge, note, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { settle } from '../ruling/settle.ts'
import { isHonour, parseCard } from '../table/card.ts'
import { mayHold } from '../table/holding.ts'
import { finalContract, isDefender, playIsOver, type Table } from '../table/table.ts'
import { revokedBefore } from './heldAllAlong.ts'
import { countOf, shortHands, type CardCount } from './law13.ts'
import { becomePenaltyCards, playedPenaltyCard } from './law50.ts'

/** The paragraphs on a missing card. */
interface Terms {
  readonly beforeLead: { readonly found: LawReference, readonly notFound: LawReference, readonly callsStand: LawReference }
  readonly afterLead: { readonly amongPlayed: LawReference, readonly elsewhere: LawReference, readonly notFound: LawReference, readonly heldAllAlong: LawReference }
  /** That a card was put back must not help partner. */
  readonly partner: LawReference | undefined
  readonly confirmed: boolean
}
const OLD: Terms = {
  beforeLead: { found: '14A1', notFound: '14A2', callsStand: '14A' },
  afterLead: { amongPlayed: '14B1(a)', elsewhere: '14B1(b)', notFound: '14B2', heldAllAlong: '14B3' }, partner: undefined, confirmed: false
}
const NEW: Terms = {
  beforeLead: { found: '14A1', notFound: '14A2', callsStand: '14A3' },
  afterLead: { amongPlayed: '14B1', elsewhere: '14B2', notFound: '14B3', heldAllAlong: '14B4' }, partner: '14C', confirmed: true
}
const TERMS: Term<Terms> = { 1987: OLD, 1997: OLD, 2007: NEW, 2017: NEW }

/** Hands are short, and none has more than thirteen cards. */
export const law14: Law<CardCount> = {
  number: 14,
  title: 'Missing card',
  editions: { 1987: searched, 1997: searched, 2007: searched, 2017: searched }
}

/** What one hand is short of: the card that was named, or cards whose names are not known. */
interface Gap {
  readonly player: Seat
  readonly card?: Card
  readonly count: number
}

function * searched (facts: CardCount, book: Book): Dialogue<Finding> {
  const { table, action, since } = facts
  const terms = book.read(TERMS)
  const begun = table.play.length > 0 || playIsOver(table) ||
    (finalContract(table) !== undefined && (yield * isTrue({ id: 'opening-lead-faced', asked: 'at-table', laws: ['14A'], values: {} }, { yes: '14B', no: '14A' })))
  const fill = begun ? filledInPlay : filledBeforeLead
  let found = finding([])
  let now = table
  for (const gap of yield * gapsOf(facts)) {
    const filled = yield * fill(gap, { table: now, action, since: since.slice(found.consumed) }, terms, book)
    now = settle(now, filled.effects, filled.constraints)
    found = merge(found, filled)
  }
  return found
}

/** What each short hand is short of. Whose the named card is, the director says where the record does not tell. */
function * gapsOf ({ table, action }: CardCount): Dialogue<readonly Gap[]> {
  const short = shortHands(action, table)
  const card = action.missing === undefined ? undefined : parseCard(action.missing)
  const owner = card === undefined ? undefined : yield * ownerOf(card, short.filter(seat => mayHold(table, seat, []).includes(card)))
  return short.flatMap((player): readonly Gap[] => {
    const missing = 13 - countOf(action, player)
    if (card === undefined || player !== owner) return [{ player, count: missing }]
    const named: Gap = { player, card, count: 1 }
    return missing === 1 ? [named] : [named, { player, count: missing - 1 }]
  })
}

function * ownerOf (card: Card, hands: readonly Seat[]): Dialogue<Seat | undefined> {
  const [only, ...others] = hands
  if (others.length === 0) return only
  const answer = yield { id: 'missing-from', decider: { role: 'director' }, asked: 'aside', laws: ['14'], values: { card }, options: hands.map(id => ({ id, laws: ['14'] })) }
  return hands.find(seat => seat === answer)
}

type Places = Readonly<Record<'nowhere' | 'among-played-cards' | 'elsewhere', LawReference>>

/** Where the cards were found: as it was reported of the card that was named, or of all; else it is asked. */
function * whereFound ({ player, card, count }: Gap, { missing, found }: CardCount['action'], places: Places): Dialogue<keyof Places> {
  if (found !== undefined && (missing === undefined || card !== undefined)) return found
  return yield * choose({ id: 'card-found', decider: { role: 'director' }, asked: 'aside', laws: ['14'], values: { player, count, card: card ?? 'none' } }, places)
}

// Before the opening lead is faced the deal is put right, and nothing else changes.
function * filledBeforeLead (gap: Gap, { action }: CardCount, terms: Terms): Dialogue<Finding> {
  const { found, notFound, callsStand } = terms.beforeLead
  const where = yield * whereFound(gap, action, { nowhere: notFound, 'among-played-cards': found, elsewhere: found })
  const law = where === 'nowhere' ? notFound : found
  return finding(law, citing(callsStand), restored(gap, law), knowledgeOf(gap.player, terms), note(where === 'nowhere' ? 'deal-rebuilt' : 'calls-stand'), unconfirmed(terms))
}

// Afterwards a card that goes back counts as held all along.
function * filledInPlay (gap: Gap, { table, action, since }: CardCount, terms: Terms, book: Book): Dialogue<Finding> {
  const { player, card } = gap
  const { amongPlayed, elsewhere, notFound, heldAllAlong } = terms.afterLead
  const where = yield * whereFound(gap, action, { nowhere: notFound, 'among-played-cards': amongPlayed, elsewhere })
  if (where === 'among-played-cards') return finding([amongPlayed, '67'], note('send-defective-trick', { player }), unconfirmed(terms))
  const law = where === 'nowhere' ? notFound : elsewhere
  const lies = yield * exposed(table, gap, heldAllAlong, book)
  const found = finding(law, citing(heldAllAlong), restored(gap, law), knowledgeOf(player, terms), where === 'nowhere' ? note('deal-rebuilt') : [], lies, unconfirmed(terms))
  if (card === undefined) return merge(found, finding([], note('later-tricks-to-be-checked', { player })))
  const then = yield * revokedBefore({ table: settle(table, [], finding([], lies).constraints), player, cards: [card], from: 1, since }, book)
  return playedAtOnce(merge(found, then), card, book)
}

const unconfirmed = ({ confirmed }: Terms): readonly Part[] => confirmed ? [] : [note('unconfirmed-for-edition')]

/** A card that goes to a revoke trick at once is a penalty card no longer. */
function playedAtOnce (found: Finding, card: Card, book: Book): Finding {
  const lay = found.constraints.find(constraint => constraint.type === 'penalty-card' && constraint.card === card)
  if (lay?.type !== 'penalty-card' || found.effects.every(effect => effect.type !== 'record-play' || effect.card !== card)) return found
  return merge({ ...found, constraints: found.constraints.filter(constraint => constraint.type !== 'penalty-card' || constraint.card !== card) }, finding([], playedPenaltyCard(lay, book)))
}

const restored = ({ player: by, card }: Gap, law: LawReference): Part => ({ effect: { type: 'restore-card', by, ...card && { card }, law } })

const knowledgeOf = (player: Seat, { partner }: Terms): readonly Part[] => partner === undefined ? [] : [unauthorised(player, { by: player, remark: true }, partner)]

/** A defender's card that his partner could have seen becomes a penalty card. */
function * exposed (table: Table, { player, card, count }: Gap, law: LawReference, book: Book): Dialogue<readonly Part[]> {
  if (!isDefender(table, player) || playIsOver(table)) return []
  if (!(yield * isTrue({ id: 'partner-could-have-seen', asked: 'aside', laws: [law], values: { player, count, card: card ?? 'none' } }))) return []
  return card === undefined ? [note('becomes-penalty-card', { player, count })] : becomePenaltyCards(table, player, [card], isHonour(card) ? 'major' : 'minor', book)
}
