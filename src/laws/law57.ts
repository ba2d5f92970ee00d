import { SEATS, SUITS, type LawReference, type Suit } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { consumed, finding, hearNext, impose, merge, mustPlay, note, pickUpCard, recordPlay, retractCard, type Finding, type Part } from '../ruling/finding.ts'
import { wrongInTurn } from '../ruling/identifyPlay.ts'
import { isHonour, suitOfCard } from '../table/card.ts'
import { openTrick, suitLed, type PlayedCard } from '../table/play.ts'
import { PARTNER, RHO } from '../table/seat.ts'
import { inForce, isDefender, isPenaltyCard, turnAt } from '../table/table.ts'
import { becomePenaltyCards } from './law50.ts'
import { law52 } from './law52.ts'
import { playedOn } from './law60.ts'
import { failureToFollow } from './law61.ts'
import { toldByOpponent } from './misinformed.ts'
import { andThen, asPlayed, declarerAt, facedLater, handInTurn, hasPlayed, isLegalToTrick, known, newPenaltyCards, playerOf, recordedBy, refusesSuit, withPlayed, type FacedLater } from './outOfTurn.ts'

/** How an edition deals with cards that come too soon. */
interface Terms {
  /** 57A: the choices, with their paragraphs; before 2017 no suit can be required. */
  readonly highest: LawReference
  readonly lowest: LawReference
  readonly require?: LawReference
  readonly forbid: LawReference
  /** Both hands of declarer's had played: the defender did nothing wrong. */
  readonly bothHandsHadPlayed: LawReference
  /** Dummy had picked or suggested a card by himself. */
  readonly dummyHadActed: LawReference
  /** Declarer's own card from either hand, played too soon, stays played. */
  readonly declarersCard: LawReference
  /** A defender's legal card at his RHO's turn. */
  readonly dueInTurn: LawReference
}

/** A defender's card at his RHO's turn that is not legal. */
export const CANNOT_BE_PLAYED: Term<LawReference> = { 1987: '49', 1997: '49', 2007: '49', 2017: '57D' }

const OLDER = { highest: '57A1', lowest: '57A2', forbid: '57A3', dueInTurn: '45C1' } as const

const TERMS: Term<Terms> = {
  1987: { ...OLDER, bothHandsHadPlayed: '57C', dummyHadActed: '57C', declarersCard: '47F' },
  1997: { ...OLDER, bothHandsHadPlayed: '57C', dummyHadActed: '57C', declarersCard: '47F' },
  2007: { ...OLDER, bothHandsHadPlayed: '57C1', dummyHadActed: '57C1', declarersCard: '57C2' },
  2017: {
    highest: '57A1', lowest: '57A2', require: '57A3', forbid: '57A4', bothHandsHadPlayed: '57C1', dummyHadActed: '57C2', declarersCard: '57C3', dueInTurn: '57D'
  }
}

/** A card led or played before its turn while a trick is under way. */
export const law57: Law<CardPlayed> = {
  number: 57,
  title: 'Premature lead or play',
  editions: { 1987: premature, 1997: premature, 2007: premature, 2017: premature }
}

/** The same where nobody can have been misinformed about his turn, or the director has found so. */
export const tooSoon: Law<CardPlayed> = {
  number: 57,
  title: 'Premature lead or play, by the player’s own fault',
  editions: { 1987: byOwnFault, 1997: byOwnFault, 2007: byOwnFault, 2017: byOwnFault }
}

/** A defender's play before his partner's, after dummy had picked or suggested a card by himself: there is no rectification. */
export const afterDummyActed: Law<CardPlayed> = {
  number: 57,
  title: 'Premature play after an act of dummy’s',
  editions: { 1987: noRectification, 1997: noRectification, 2007: noRectification, 2017: noRectification }
}

function noRectification (card: CardPlayed, book: Book): Dialogue<Finding> {
  return asInTurn(card, book.read(TERMS).dummyHadActed, book)
}

/** Whether a defender plays (not leads) to the trick under way before his partner. */
export const isPlayBeforePartner = ({ table, by }: CardPlayed): boolean =>
  isDefender(table, by) && openTrick(table.play).length > 0 && handInTurn(table) !== by && !hasPlayed(table, by) && !hasPlayed(table, PARTNER[by])

/** Whether a card that is played (not led) too soon stays for all that: declarer's own, or a defender's once both of declarer's hands have played (57C). */
export function staysIfTooSoon ({ table, by }: CardPlayed): boolean {
  if (openTrick(table.play).length === 0 || hasPlayed(table, by)) return false
  const declarer = declarerAt(table)
  return !isDefender(table, by) || (!hasPlayed(table, PARTNER[by]) && hasPlayed(table, declarer) && hasPlayed(table, PARTNER[declarer]))
}

/** The later cards of the hands that still owe one to the trick under way; undefined unless they complete it. */
function completion ({ table, since }: CardPlayed): readonly FacedLater[] | undefined {
  const faced = facedLater({ table, since })
  const owed = SEATS.filter(seat => !hasPlayed(table, seat)).map(seat => faced.find(({ by }) => by === seat))
  const given = owed.filter(card => card !== undefined)
  return given.length === owed.length ? given.sort((one, other) => one.at - other.at) : undefined
}

/** A lead to the next trick that has to wait for this one: declarer's, or a defender's when only declarer's side still owes a card. */
const awaitsTrick = ({ table, by }: CardPlayed): boolean => hasPlayed(table, by) && (!isDefender(table, by) || hasPlayed(table, PARTNER[by]))

/** Whether the player has won the trick with these cards: what he led too soon is his lead. */
function hasWon (rest: readonly FacedLater[], { table, by }: CardPlayed): boolean {
  const turn = turnAt(withPlayed(table, ...known(rest)))
  return turn.to !== 'none' && turn.seat === by
}

function * premature (card: CardPlayed, book: Book): Dialogue<Finding> {
  const rest = awaitsTrick(card) ? completion(card) : undefined
  // Another has won the trick: the lead will be one out of turn, and is asked about then.
  if (rest !== undefined && !hasWon(rest, card)) return onceTrickIsComplete(card)
  const told = yield * book.see(toldByOpponent, { as: hasPlayed(card.table, card.by) ? 'lead' : 'play', ...card })
  return told ?? (yield * byOwnFault(card, book))
}

function byOwnFault (card: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by } = card
  if (awaitsTrick(card)) return fifthCard(card, book)
  if (!isDefender(table, by)) return declarersEarlyCard(card, book)
  return hasPlayed(table, PARTNER[by]) ? atRhosTurn(card, book) : beforePartner(card, book)
}

// The lead is judged when it is known who has won the trick: it may turn out to be his.
function onceTrickIsComplete (card: CardPlayed): Finding {
  const rest = completion(card)
  return rest === undefined ? finding('44G', note('complete-trick-first', { player: card.by, card: card.card })) : finding([], after(rest, card))
}

// 45E: unless it was meant as a lead, a further card from a hand that has played to the trick is no play at all.
function * fifthCard (faced: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by, card } = faced
  if (completion(faced) !== undefined) return onceTrickIsComplete(faced)
  const law: LawReference = isDefender(table, by) ? '45E1' : '45E2'
  const question = { id: 'meant-as-lead', asked: 'at-table', laws: [law], values: { about: 'fifth', player: playerOf(table, by), hand: by, card } } as const
  if (yield * isTrue(question)) return onceTrickIsComplete(faced)
  if (!isDefender(table, by)) return finding(law, pickUpCard(by, card, law))
  return finding(law, retractCard(by, card, law), isPenaltyCard(table, card) ? [] : becomePenaltyCards(table, by, [card], isHonour(card) ? 'major' : 'minor', book),
    note('director-may-designate-otherwise', { player: by }))
}

/** The card is heard after these later cards of others, which come first. */
function after (first: readonly FacedLater[], { by, card, since }: CardPlayed): readonly Part[] {
  const places = first.map(({ at }) => at)
  return [consumed(since.length), hearNext(...since.filter((_, at) => places.includes(at)), { type: 'play', by, card }, ...since.filter((_, at) => !places.includes(at)))]
}

// 57A: before his partner has played. It is no offence in a play once both of declarer's hands have played; a lead to the next trick remains one.
function * beforePartner (card: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by, since } = card
  const terms = book.read(TERMS)
  const declarer = declarerAt(table)
  if (staysIfTooSoon(card)) return yield * asInTurn(card, terms.bothHandsHadPlayed, book)
  // Declarer selects once: what the offender faces besides is a penalty card only.
  if (inForce(table, 'play-restriction').some(({ player }) => player === PARTNER[by])) {
    return finding('49', isPenaltyCard(table, card.card) ? note('penalty-card-already', { player: by }) : newPenaltyCards(table, [asPlayed(card)], '49', book))
  }
  const on = yield * book.see(playedOn, card)
  // A card that declarer has played in turn is heard like any other.
  const early = on === undefined || isInTurn(on.card, card) ? [] : [on.card].filter(faced => faced.card !== undefined)
  const own = known(early)
  const left = since.filter((_, at) => early.every(faced => faced.at !== at))
  if (on?.forfeits === true) {
    const offenders = hasPlayed(table, by) ? [] : [{ ...asPlayed(card), law: '60A2' }]
    const right = yield * stayPlayed(finding([on.law, '60A2'], note('right-lost-by-playing-on', { player: declarer })), [...offenders, ...own.map(played => ({ ...played, law: on.law }))], { table, since: left }, book)
    const then = hasPlayed(table, by) ? onceTrickIsComplete({ ...card, table: withPlayed(table, ...recordedBy(right)), since: right.next }) : finding([])
    return andThen(right, then, since, right.next)
  }
  const led = suitLed(openTrick(table.play)) ?? 'S'
  const { demand, suit, law } = yield * declarersChoice(card, led, terms)
  const chosen = finding('57A', newPenaltyCards(table, [asPlayed(card)], '57A', book), impose({ type: 'play-restriction', player: PARTNER[by], demand, suit, law }),
    note(hasPlayed(table, by) ? 'lead-is-not-excused' : 'if-dummy-acted', { player: by, partner: PARTNER[by] }))
  const after57A = yield * stayPlayed(chosen, own.map(played => ({ ...played, law: terms.declarersCard })), { table, since: left }, book)
  return { ...after57A, consumed: since.length }
}

/** Whether declarer's later card came in turn, the hands before it having played meanwhile. */
function isInTurn ({ at, by }: FacedLater, offence: CardPlayed): boolean {
  const { table } = offence
  const before = facedLater(offence).filter(faced => faced.at < at && faced.by !== offence.by && !hasPlayed(table, faced.by))
  return handInTurn(withPlayed(table, ...known(before))) === by
}

interface Choice { readonly id: string, readonly demand: 'highest' | 'lowest' | 'require' | 'forbid', readonly suit: Suit, readonly law: LawReference }

function * declarersChoice ({ table, by, card }: CardPlayed, led: Suit, { highest, lowest, require, forbid }: Terms): Dialogue<Choice> {
  const others = SUITS.filter(suit => suit !== led)
  const first: Choice = { id: 'highest', demand: 'highest', suit: led, law: highest }
  const choices: readonly Choice[] = [
    first,
    { id: 'lowest', demand: 'lowest', suit: led, law: lowest },
    ...require === undefined ? [] : others.map((suit): Choice => ({ id: `require-${suit}`, demand: 'require', suit, law: require })),
    ...others.map((suit): Choice => ({ id: `forbid-${suit}`, demand: 'forbid', suit, law: forbid }))
  ]
  const declarer = declarerAt(table)
  const answer = yield {
    id: 'premature-play', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['57A'],
    values: { declarer, offender: by, partner: PARTNER[by], card, suit: led },
    options: choices.map(({ id, law }) => ({ id, laws: [law] }))
  }
  return choices.find(({ id }) => id === answer) ?? first
}

// 57D: at his RHO's turn, partner having led or played. A legal card has to be played in turn, any other is a penalty card.
function * atRhosTurn (card: CardPlayed, book: Book): Dialogue<Finding> {
  const [{ dueInTurn }, cannotBePlayed] = [book.read(TERMS), book.read(CANNOT_BE_PLAYED)]
  if (!(yield * isLegalToTrick(card, dueInTurn, book))) return finding(cannotBePlayed, newPenaltyCards(card.table, [asPlayed(card)], cannotBePlayed, book))
  return (yield * wasLead(card, dueInTurn))
    ? finding('49', newPenaltyCards(card.table, [asPlayed(card)], '49', book))
    : finding(dueInTurn, mustPlay(card.by, card.card, dueInTurn), playedInTurn(card))
}

/** Whether a card that was faced upon the partner's opening lead was no play to it but a lead of his own; that may be so where it is of another suit, and matters until it has been played. */
function * wasLead (faced: CardPlayed, law: LawReference): Dialogue<boolean> {
  const { table, by, card } = faced
  const [lead, ...others] = table.play
  if (lead?.by !== PARTNER[by] || others.length > 0 || suitOfCard(lead.card) === suitOfCard(card) || isPenaltyCard(table, card)) return false
  if (facedLater(faced).some(other => other.by === RHO[by])) return false
  return yield * isTrue({ id: 'meant-as-lead', asked: 'at-table', laws: [law], values: { about: 'after', player: by, hand: by, card: lead.card, later: card } }, { yes: '49', no: law })
}

/** If play has gone on, the card that lies there was played when its turn came, whether or not the player touched it again. */
function playedInTurn (early: CardPlayed): readonly Part[] {
  const { by, card } = early
  const faced = facedLater(early)
  const rhos = faced.find(other => other.by === RHO[by])
  return rhos === undefined || faced.some(other => other.by === by && other.card === card) ? [] : after([rhos], early)
}

function declarersEarlyCard (card: CardPlayed, book: Book): Dialogue<Finding> {
  return staysPlayed(card, book.read(TERMS).declarersCard, book)
}

/** A defender's card that was not too soon: should it have refused suit, or should a penalty card have been played, it is dealt with as one in turn. */
function * asInTurn (card: CardPlayed, law: LawReference, book: Book): Dialogue<Finding> {
  const wrong = yield * wrongInTurn(card, book)
  if (wrong === undefined) return finding(law, recordPlay(card.by, card.card, law))
  return andThen(finding(law), yield * book.see(wrong.type === 'penalty-card-not-played' ? law52 : failureToFollow, card), card.since, card.since)
}

/** The card stays played; should it have refused suit, that is a revoke to be corrected. */
function * staysPlayed (card: CardPlayed, law: LawReference, book: Book): Dialogue<Finding> {
  if (!refusesSuit(card.table, card)) return finding(law, recordPlay(card.by, card.card, law))
  return andThen(finding(law), yield * book.see(failureToFollow, card), card.since, card.since)
}

/** These cards stay played, one after the other; what is to be heard then is left as `next`. */
function * stayPlayed (ruled: Finding, cards: readonly (PlayedCard & { readonly law: LawReference })[], start: Pick<CardPlayed, 'table' | 'since'>, book: Book): Dialogue<Finding> {
  let [found, table, left] = [ruled, start.table, start.since]
  for (const { by, card, law } of cards) {
    const judged = yield * staysPlayed({ table, by, card, face: 'up', since: left }, law, book)
    found = merge(found, judged)
    left = [...judged.next, ...left.slice(judged.consumed)]
    table = withPlayed(table, ...recordedBy(judged))
  }
  return { ...found, consumed: start.since.length, next: left }
}
