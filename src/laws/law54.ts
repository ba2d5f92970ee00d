import type { ActionOf } from '../../schemas/action.ts'
import type { Card, LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { citing, faceHand, finding, note, pickUpCard, recordPlay, swapDeclarer, unauthorised, type Finding, type Part, type Ruled } from '../ruling/finding.ts'
import { parseCard } from '../table/card.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { dummyAt, isDefender } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { failureToFollow } from './law61.ts'
import { toldByOpponent } from './misinformed.ts'
import { andThen, asPlayed, besidesRefused, declarerAt, faceDownCards, facedAnew, facedBesides, facedLater, handInTurn, known, newPenaltyCards, playedToPartnersLead, refusesSuit, remaining, withPlayed, type FacedLater } from './outOfTurn.ts'
import { demandsOn } from './refusedLead.ts'

/** How an edition words the Law on the opening lead. */
interface Terms {
  /** The lead is accepted and declarer plays on from his hand; the second card came from dummy. */
  readonly fromHand: LawReference
  readonly fromDummy: LawReference
  /** The declaring side led; before 2007 no paragraph speaks of it, and Law 24 is followed. */
  readonly byDeclaringSide: LawReference
  /** The lead is refused; before 2007 the paragraph sends to Law 56. */
  readonly refused: readonly LawReference[]
  /** What the director should know besides. */
  readonly onDeclaringSide: readonly Part[]
  readonly onForcedAcceptance: readonly Part[]
  readonly onRequirement: readonly Part[]
  readonly onProhibition: readonly Part[]
}

const SILENT = { onDeclaringSide: [], onForcedAcceptance: [], onRequirement: [], onProhibition: [] } as const
const BY_LAW_56 = ['54D', '56'] as const
const STAYS_DECLARER = [note('declarer-stays-declarer')]
const LEAD_BEFORE_PLAY = [note('lead-by-declaring-side')]

const TERMS: Term<Terms> = {
  1987: { ...SILENT, fromHand: '54B', fromDummy: '54B', byDeclaringSide: '24', refused: BY_LAW_56, onDeclaringSide: LEAD_BEFORE_PLAY, onForcedAcceptance: STAYS_DECLARER },
  1997: {
    fromHand: '54B1', fromDummy: '54B2', byDeclaringSide: '24', refused: BY_LAW_56, onDeclaringSide: LEAD_BEFORE_PLAY, onForcedAcceptance: STAYS_DECLARER,
    onRequirement: [note('requirement-is-for-one-lead')], onProhibition: [note('prohibition-while-he-keeps-the-lead')]
  },
  2007: { ...SILENT, fromHand: '54B1', fromDummy: '54B2', byDeclaringSide: '54E', refused: ['54D'], onForcedAcceptance: STAYS_DECLARER },
  2017: { ...SILENT, fromHand: '54B1', fromDummy: '54B2', byDeclaringSide: '54E', refused: ['54D'] }
}

/** An opening lead out of turn: the choices of the presumed declarer, and what takes them away from him. */
export const law54: Law<CardPlayed, Ruled> = {
  number: 54,
  title: 'Faced opening lead out of turn',
  editions: { 1987: openingLeadOutOfTurn, 1997: openingLeadOutOfTurn, 2007: openingLeadOutOfTurn, 2017: openingLeadOutOfTurn }
}

function * openingLeadOutOfTurn (lead: CardPlayed, book: Book): Dialogue<Ruled> {
  const { table, by } = lead
  if (!isDefender(table, by)) return ledByDeclaringSide(lead, book)
  const told = yield * book.see(toldByOpponent, { as: 'lead', ...lead })
  return told ?? (yield * declarersChoice(lead, book))
}

// 54E and 24: it is no opening lead, cannot be accepted, and costs nothing. What was played to it before the proper leader acted was no lead either.
function ledByDeclaringSide (lead: CardPlayed, book: Book): Finding {
  const { table, by, card } = lead
  const { byDeclaringSide: law, onDeclaringSide } = book.read(TERMS)
  const leader = handInTurn(table)
  const faced = facedLater(lead)
  const proper = faced.findIndex(other => other.by === leader)
  const followed = proper === -1 ? faced : faced.slice(0, proper)
  const [defenders, own] = [followed.filter(other => other.by === PARTNER[leader]), followed.filter(other => other.by !== PARTNER[leader])]
  return finding(law, citing('24'), pickUpCard(by, card, law), unauthorised(by, { by, card }, book.read(WITHDRAWN_ACTIONS)), onDeclaringSide, note('auction-reopened', { player: leader }),
    known(own).map(other => pickUpCard(other.by, other.card, '48A')), newPenaltyCards(table, known(defenders), '49', book), remaining(lead.since, followed))
}

interface Situation {
  readonly lead: CardPlayed
  /** What the proper leader has put down face down meanwhile: it goes back. */
  readonly leaders: readonly FacedLater[]
  /** What he has faced before a second card was played: later cards of his are played to the trick. */
  readonly partners: readonly FacedLater[]
  /** What the offender has put down besides before that: it is neither a lead nor a play. */
  readonly own: readonly Required<FacedLater>[]
}

interface Exposed { readonly at: number, readonly by: CardPlayed['by'], readonly cards: readonly Card[] }

type Manner = ActionOf<'expose'>['manner']

const exposures = ({ since }: CardPlayed, by: CardPlayed['by'], manners: readonly Manner[]): readonly Exposed[] => since.flatMap((action, at): readonly Exposed[] => {
  if (action.type === 'expose') return action.by === by && manners.includes(action.manner) ? [{ at, by, cards: action.cards }] : []
  // A hand that is faced now is no claim (48B1).
  return action.type === 'claim' && action.by === by && action.manner === 'cards-shown' && manners.includes('shown') ? [{ at, by, cards: action.cards ?? [] }] : []
})

function * declarersChoice (lead: CardPlayed, book: Book): Dialogue<Ruled> {
  const declarer = declarerAt(lead.table)
  const dummy = PARTNER[declarer]
  const faced = facedLater(lead)
  const second = faced.find(({ by }) => by === declarer || by === dummy)
  const before = faced.filter(({ at }) => second === undefined || at < second.at)
  const partners = before.filter(({ by }) => by === PARTNER[lead.by])
  const own = before.flatMap(({ at, by, card }) => by === lead.by && card !== undefined ? [{ at, by, card }] : [])
  const situation: Situation = { lead, leaders: faceDownCards(lead), partners, own }
  const [spread] = exposures(lead, declarer, ['shown', 'led'])
  const [seen] = exposures(lead, dummy, ['shown', 'led', 'dropped'])
  const isFirst = (event: { readonly at: number }) => [second, spread].every(other => other === undefined || event.at <= other.at)
  const wasSeen = lead.table.seen.some(({ by }) => by === dummy) || (seen !== undefined && isFirst(seen))

  // Dummy's cards matter, those seen before the lead as well, only while declarer still had his choice, and he has not given it up by playing.
  const mayHaveSeen = wasSeen && (second === undefined || (spread !== undefined && spread.at < second.at))
  if (mayHaveSeen && (yield * couldHaveSeenDummy(lead, book))) return mustAccept(situation, book)
  if (spread !== undefined && isFirst(spread)) return becomesDummy(situation, book)
  if (yield * playedToPartnersLead(lead, '54D')) return finding(book.read(TERMS).refused, newPenaltyCards(lead.table, [asPlayed(lead)], '54D', book))
  if (second?.by === declarer) return accepted(situation, book)
  if (second !== undefined) return yield * acceptedFromDummy(situation, second, book)
  return chosen(situation, book)
}

function couldHaveSeenDummy ({ table, by, card }: CardPlayed, book: Book): Dialogue<boolean> {
  const declarer = declarerAt(table)
  return isTrue({
    id: 'could-have-seen-dummy', asked: 'at-table', laws: ['54C'], values: { declarer, dummy: PARTNER[declarer], offender: by, card }
  }, { yes: '54C', no: book.read(TERMS).fromHand })
}

/** What all acceptances have in common: the lead is recorded, the cards of the proper leader were too soon, and so were further ones of the offender's. */
function stands ({ lead, leaders, partners, own }: Situation, law: LawReference, book: Book): readonly Part[] {
  const besides = facedAnew(lead, own).map(card => ({ by: lead.by, card }))
  return [
    recordPlay(lead.by, lead.card, law), ...backUnseen(leaders), ...newPenaltyCards(lead.table, known(partners), '49', book), ...newPenaltyCards(lead.table, besides, '49', book)
  ]
}

const backUnseen = (cards: readonly FacedLater[]): readonly Part[] => known(cards).map(({ by, card }) => pickUpCard(by, card, '54'))
const backUp = (exposed: readonly Exposed[]): readonly Part[] => exposed.flatMap(({ by, cards }) => cards.map(card => pickUpCard(by, parseCard(card) ?? card, '48A')))

// 54A: declarer spreads his hand, and the roles are exchanged.
function becomesDummy (situation: Situation, book: Book): Finding {
  const { lead, leaders, partners, own } = situation
  const declarer = declarerAt(lead.table)
  const dummys = exposures(lead, PARTNER[declarer], ['shown', 'led', 'dropped'])
  return finding('54A', stands(situation, '54A', book), faceHand(declarer, '54A'), swapDeclarer(PARTNER[declarer], '54A'), backUp(dummys),
    remaining(lead.since, [...leaders, ...partners, ...own, ...exposures(lead, declarer, ['shown', 'led']), ...dummys]))
}

// 54B: declarer plays on, the second card from his own hand.
function accepted (situation: Situation, book: Book, law = book.read(TERMS).fromHand, ...parts: readonly (readonly Part[])[]): Finding {
  const { lead, leaders, partners, own } = situation
  const declarer = declarerAt(lead.table)
  const spread = exposures(lead, declarer, ['shown', 'led'])
  return finding(law, citing('53A'), stands(situation, law, book), faceHand(PARTNER[declarer], law), backUp(spread), ...parts,
    remaining(lead.since, [...leaders, ...partners, ...own, ...spread, ...exposures(lead, PARTNER[declarer], ['shown', 'led', 'dropped'])]))
}

// 54C: declarer could have seen a card of dummy's and has no choice left.
function mustAccept (situation: Situation, book: Book): Finding {
  return accepted(situation, book, '54C', book.read(TERMS).onForcedAcceptance)
}

// 54B2: the second card came from dummy, and stays there as if it had been fourth; only a revoke is corrected.
function * acceptedFromDummy (situation: Situation, second: FacedLater, book: Book): Dialogue<Finding> {
  const { lead } = situation
  const law = book.read(TERMS).fromDummy
  const first = accepted(situation, book, law)
  const [card] = known([second])
  if (card === undefined) return first
  const left = first.consumed === 0 ? lead.since : first.next
  const rest = left.filter(action => action !== lead.since[second.at])
  const table = withPlayed(lead.table, asPlayed(lead))
  return andThen(first, yield * book.see(secondFromDummy, { table, ...card, face: 'up', since: rest }), lead.since, rest)
}

/** Dummy's card as the second to an opening lead out of turn that stands. */
export const secondFromDummy: Law<CardPlayed> = {
  number: 54,
  title: 'Second card from dummy to an accepted opening lead',
  editions: { 1987: staysFourth, 1997: staysFourth, 2007: staysFourth, 2017: staysFourth }
}

function * staysFourth (card: CardPlayed, book: Book): Dialogue<Finding> {
  const law = book.read(TERMS).fromDummy
  return refusesSuit(card.table, card) ? yield * book.see(failureToFollow, card) : finding(law, recordPlay(card.by, card.card, law))
}

/** Whether only the opening lead has been played, by the defender who was not to lead, and this is dummy's card. */
export const isSecondFromDummy = ({ table, by }: CardPlayed): boolean =>
  table.play.length === 1 && by === dummyAt(table) && table.play[0]?.by === LHO[by]

function chosen (situation: Situation, book: Book): Ruled {
  const { lead, leaders, partners } = situation
  const { fromHand, refused: laws, onRequirement, onProhibition } = book.read(TERMS)
  const declarer = declarerAt(lead.table)
  const besides = facedBesides(lead)
  const refused = { table: lead.table, lead: asPlayed(lead), besides: facedAnew(lead, besides), leader: PARTNER[lead.by], law: '54D' }
  const { options, demandedBy } = demandsOn(refused, book)
  return {
    question: {
      id: 'opening-lead', decider: { role: 'presumed-declarer', seat: declarer }, asked: 'at-table', laws: ['54'],
      values: { declarer, dummy: PARTNER[declarer], offender: lead.by, card: lead.card, leader: refused.leader },
      options: [
        { id: 'become-dummy', laws: ['54A'] }, { id: 'play-from-hand', laws: [fromHand] },
        ...options.filter(({ id }) => id === 'no-demand').map(demand => ({ id: 'leave-penalty-card', laws: [...laws, ...demand.laws] })),
        ...options.filter(({ id }) => id !== 'no-demand').map(demand => ({ id: demand.id, laws: [...laws, ...demand.laws] }))
      ]
    },
    onward: answer => {
      if (answer === 'become-dummy') return becomesDummy(situation, book)
      if (answer === 'play-from-hand') return accepted(situation, book)
      const dummys = exposures(lead, PARTNER[declarer], ['shown', 'led', 'dropped'])
      return finding(laws, demandedBy(answer), newPenaltyCards(lead.table, known(partners), '49', book), backUnseen(leaders), backUp(dummys), besidesRefused(lead, besides),
        answer.startsWith('require') ? onRequirement : answer.startsWith('forbid') ? onProhibition : [], remaining(lead.since, [...leaders, ...partners, ...dummys, ...besides]))
    }
  }
}
