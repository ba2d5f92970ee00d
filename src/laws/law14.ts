import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, merge, note, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { settle } from '../ruling/settle.ts'
import { isHonour, parseCard } from '../table/card.ts'
import { finalContract, isDefender, playIsOver, type Table } from '../table/table.ts'
import { revokedBefore } from './heldAllAlong.ts'
import { wrongHands, type CardCount } from './law13.ts'
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

function * searched (facts: CardCount, book: Book): Dialogue<Finding> {
  const { table, action, since } = facts
  const terms = book.read(TERMS)
  const [short, ...others] = wrongHands(action)
  if (short === undefined) return finding('14')
  const unconfirmed: readonly Part[] = terms.confirmed ? [] : [note('unconfirmed-for-edition')]
  const begun = table.play.length > 0 || playIsOver(table) ||
    (finalContract(table) !== undefined && (yield * isTrue({ id: 'opening-lead-faced', asked: 'at-table', laws: ['14A'], values: {} }, { yes: '14B', no: '14A' })))
  const where = action.found ?? (yield * choose({ id: 'card-found', decider: { role: 'director' }, asked: 'aside', laws: ['14'], values: { player: short } }, begun
    ? { nowhere: terms.afterLead.notFound, 'among-played-cards': terms.afterLead.amongPlayed, elsewhere: terms.afterLead.elsewhere }
    : { nowhere: terms.beforeLead.notFound, 'among-played-cards': terms.beforeLead.found, elsewhere: terms.beforeLead.found }))
  const told = [short, ...others].flatMap(seat => knowledgeOf(seat, terms))
  const card = action.missing === undefined ? undefined : parseCard(action.missing)
  if (!begun) {
    const { found, notFound, callsStand } = terms.beforeLead
    return finding(where === 'nowhere' ? notFound : found, citing(callsStand), restored(short, card, where === 'nowhere' ? notFound : found), told, note(where === 'nowhere' ? 'deal-rebuilt' : 'calls-stand'), unconfirmed)
  }
  const { amongPlayed, elsewhere, notFound, heldAllAlong } = terms.afterLead
  if (where === 'among-played-cards') return finding([amongPlayed, '67'], note('send-defective-trick', { player: short }), unconfirmed)
  const law = where === 'nowhere' ? notFound : elsewhere
  const lies = yield * exposed(table, short, card, heldAllAlong, book)
  const found = finding(law, citing(heldAllAlong), restored(short, card, law), told, where === 'nowhere' ? note('deal-rebuilt') : [], lies, unconfirmed)
  if (card === undefined) return merge(found, finding([], note('later-tricks-to-be-checked', { player: short })))
  const then = yield * revokedBefore({ table: settle(table, [], finding([], lies).constraints), player: short, cards: [card], from: 1, since }, book)
  return playedAtOnce(merge(found, then), card, book)
}

/** A card that goes to a revoke trick at once is a penalty card no longer. */
function playedAtOnce (found: Finding, card: Card, book: Book): Finding {
  const lay = found.constraints.find(constraint => constraint.type === 'penalty-card' && constraint.card === card)
  if (lay?.type !== 'penalty-card' || found.effects.every(effect => effect.type !== 'record-play' || effect.card !== card)) return found
  return merge({ ...found, constraints: found.constraints.filter(constraint => constraint.type !== 'penalty-card' || constraint.card !== card) }, finding([], playedPenaltyCard(lay, book)))
}

const restored = (by: Seat, card: Card | undefined, law: LawReference): Part => ({ effect: { type: 'restore-card', by, ...card && { card }, law } })

const knowledgeOf = (player: Seat, { partner }: Terms): readonly Part[] => partner === undefined ? [] : [unauthorised(player, { by: player, remark: true }, partner)]

/** A defender's card that his partner could have seen becomes a penalty card. */
function * exposed (table: Table, player: Seat, card: Card | undefined, law: LawReference, book: Book): Dialogue<readonly Part[]> {
  if (!isDefender(table, player) || playIsOver(table)) return []
  if (!(yield * isTrue({ id: 'partner-could-have-seen', asked: 'aside', laws: [law], values: { player } }))) return []
  return card === undefined ? [note('becomes-penalty-card', { player })] : becomePenaltyCards(table, player, [card], isHonour(card) ? 'major' : 'minor', book)
}
