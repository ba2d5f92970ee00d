import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { citing, finding, impose, pickUpCard, recordPlay, review, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { suitOfCard } from '../table/card.ts'
import { LHO, OPPONENTS, PARTNER, RHO, SIDE } from '../table/seat.ts'
import { isDefender } from '../table/table.ts'
import { WITHDRAWN_ACTIONS } from './law16.ts'
import { lastTrickLead, law53, leadStands } from './law53.ts'
import { toldByOpponent } from './misinformed.ts'
import { declarerAt, facedLater, handInTurn, known, remaining, type FacedLater } from './outOfTurn.ts'

type Wish = 'accept' | 'reject'

/** 55C before 2017: the score may be adjusted if declarer could have made use of it. */
const adjustedScorePossible = ({ by }: CardPlayed): readonly Part[] => [review(OPPONENTS[SIDE[by]], '55C')]
/** 55C of 2017: Law 16. */
const unauthorisedForDeclarer = ({ by, card }: CardPlayed, book: Book): readonly Part[] => [citing('55C'), unauthorised(by, { by, card }, book.read(WITHDRAWN_ACTIONS))]

/** Declarer's lead at a defender's turn, or from the wrong one of his hands. */
export const law55: Law<CardPlayed> = {
  number: 55,
  title: 'Declarer’s lead out of turn',
  editions: {
    1987: acceptOrRetract({ differing: firstToSpeakPrevails, use: adjustedScorePossible }),
    1997: acceptOrRetract({ differing: firstToSpeakPrevails, use: adjustedScorePossible }),
    2007: acceptOrRetract({ differing: nextHandPrevails, use: adjustedScorePossible }),
    2017: acceptOrRetract({ differing: nextHandPrevails, use: unauthorisedForDeclarer })
  }
}

interface Terms {
  /** What holds when the defenders do not want the same. */
  readonly differing: (lead: CardPlayed) => Dialogue<Wish>
  /** 55C: what becomes of that which declarer has learned. */
  readonly use: (lead: CardPlayed, book: Book) => readonly Part[]
}

function acceptOrRetract ({ differing, use }: Terms) {
  return function * (lead: CardPlayed, book: Book): Dialogue<Finding> {
    const { table, by, card, since } = lead
    const turn = handInTurn(table)
    const retracted: LawReference = isDefender(table, turn) ? '55B1' : '55B2'
    const told = yield * book.see(toldByOpponent, { as: 'lead', ...lead })
    const excluded = told ?? lastTrickLead(lead, book)
    if (excluded !== undefined) return excluded
    const corrected = playAfterCorrection(lead)
    if (corrected !== undefined) {
      if (yield * wasPlayedToSecond(lead, corrected, retracted)) return finding(retracted, pickUpCard(by, card, retracted), use(lead, book))
      if (corrected.played.by === LHO[by]) return firstStands(lead, [corrected.second])
    }
    const done = yield * book.see(law53, lead)
    if (done !== undefined) return done
    const second = facedLater(lead).filter(faced => faced.by === PARTNER[by]).slice(0, 1)
    const answer = yield * choose({
      id: 'accept-lead', decider: { role: 'either-defender' }, asked: 'at-table', laws: ['53A', '55A'], values: { player: LHO[by], offender: by, card, turn }
    }, { accept: '53A', reject: retracted, 'defenders-differ': '55A' })
    const wish = answer === 'defenders-differ' ? yield * differing(lead) : answer

    const ownLead = second.some(faced => faced.by === turn) && (yield * correctedHimself(lead, second))
    if (wish === 'accept') {
      return ownLead ? firstStands(lead, second) : yield * leadStands(lead, '53A', second, book)
    }
    return finding(retracted, pickUpCard(by, card, retracted), use(lead, book),
      isDefender(table, turn) ? [] : impose({ type: 'lead-from', declarer: declarerAt(table), hand: turn, law: retracted }),
      ownLead ? [] : [...known(second).map(faced => pickUpCard(faced.by, faced.card, retracted)), ...remaining(since, second)])
  }
}

/** The first lead is the lead; the second, being no play, goes back. */
const firstStands = ({ by, card, since }: CardPlayed, second: readonly FacedLater[]): Finding =>
  finding('53A', recordPlay(by, card, '53A'), known(second).map(faced => pickUpCard(faced.by, faced.card, '48A')), remaining(since, second))

/** The lead with which declarer corrected himself (a card of another suit, from the hand that was to lead), and a defender's card that was played after it. */
interface AfterCorrection { readonly second: Required<FacedLater>, readonly played: FacedLater }

function playAfterCorrection (lead: CardPlayed): AfterCorrection | undefined {
  const { table, by, card } = lead
  const turn = handInTurn(table)
  if (turn !== PARTNER[by]) return undefined
  const faced = facedLater(lead)
  const played = faced.find(other => isDefender(table, other.by))
  const second = faced.find(other => other.by === turn)
  if (played === undefined || second?.card === undefined || played.at < second.at || suitOfCard(second.card) === suitOfCard(card)) return undefined
  return { second: { ...second, card: second.card }, played }
}

/** Whether the defender has played to the second of the two leads. */
function * wasPlayedToSecond ({ by, card }: CardPlayed, { second, played }: AfterCorrection, retracted: LawReference): Dialogue<boolean> {
  return (yield * choose({
    id: 'lead-played-to', decider: { role: 'player', seat: played.by }, asked: 'at-table', laws: ['53A', retracted],
    values: { player: played.by, hand: second.by, offender: by, card, later: second.card }
  }, { 'first-lead': '53A', 'second-lead': retracted })) === 'second-lead'
}

// A second card from the hand that was to lead is a lead in the place of the first; only one that follows it may have been meant for that trick.
function * correctedHimself ({ table, by, card }: CardPlayed, [second]: readonly FacedLater[]): Dialogue<boolean> {
  const later = second?.card
  if (later !== undefined && suitOfCard(later) !== suitOfCard(card)) return true
  return yield * isTrue({ id: 'meant-as-lead', asked: 'at-table', laws: ['55'], values: { player: declarerAt(table), hand: PARTNER[by], card, later: later ?? 'none' } })
}

// 2007, 2017: the defender next to the hand that led prevails.
function * nextHandPrevails (lead: CardPlayed): Dialogue<Wish> {
  return yield * wishOf(LHO[lead.by], lead)
}

// 1987, 1997: no paragraph decides between them; the first clear statement is final.
function * firstToSpeakPrevails (lead: CardPlayed): Dialogue<Wish> {
  const [next, other] = [LHO[lead.by], RHO[lead.by]]
  const first = yield * choose({
    id: 'spoke-first', decider: { role: 'director' }, asked: 'at-table', judgement: true, laws: ['55A'], values: { lho: next, rho: other, offender: lead.by, card: lead.card }
  }, { [next]: '55A', [other]: '55A' })
  return yield * wishOf(first === other ? other : next, lead)
}

function wishOf (defender: CardPlayed['by'], { table, by, card }: CardPlayed): Dialogue<Wish> {
  const turn = handInTurn(table)
  return choose({
    id: 'accept-lead', decider: { role: defender === LHO[by] ? 'offender-lho' : 'offender-rho', seat: defender }, asked: 'at-table', laws: ['55A'], values: { player: defender, offender: by, card, turn }
  }, { accept: '53A', reject: isDefender(table, turn) ? '55B1' : '55B2' })
}
