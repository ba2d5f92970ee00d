import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import { exposedInAuction } from '../laws/law24.ts'
import { law41, standsFaceDown } from '../laws/law41.ts'
import { isPointedOutWithoutRights, noPenaltyCards, playGoesOn } from '../laws/law43.ts'
import { changeOfPlay, law47 } from '../laws/law47.ts'
import { law48 } from '../laws/law48.ts'
import { law49, leadBeforeChoice } from '../laws/law49.ts'
import { earlyCards, law52 } from '../laws/law52.ts'
import { isSecondFromDummy, law54, secondFromDummy } from '../laws/law54.ts'
import { law55 } from '../laws/law55.ts'
import { law56 } from '../laws/law56.ts'
import { law57, staysIfTooSoon } from '../laws/law57.ts'
import { law58, playAction } from '../laws/law58.ts'
import { law60 } from '../laws/law60.ts'
import { failureToFollow, restrictionIgnored, type DemandIgnored } from '../laws/law61.ts'
import { facedBesides, newPenaltyCards } from '../laws/outOfTurn.ts'
import { parseCard } from '../table/card.ts'
import type { PlayedCard } from '../table/play.ts'
import { PARTNER, stepsFrom } from '../table/seat.ts'
import { auctionIsOver, dummyAt, finalContract, isDefender, tableWith, turnAt, type Table } from '../table/table.ts'
import type { Book, Law } from './book.ts'
import { inFull, settled, type Dialogue } from './dialogue.ts'
import { cardPlayed, cardsExposed, declarersSideHasPlayed, type CardPlayed } from './facts.ts'
import { finding, hearNext, merge, note, pickUpCard, recordPlay, type Finding, type Ruled } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'
import { asMisplaced } from './hearDummy.ts'
import { hearRevoke } from './hearRevoke.ts'
import type { Irregularity } from './identify.ts'
import { identifyPlay, lawsOfPlay, wrongBesides, type PlayIrregularity } from './identifyPlay.ts'
import { ripe } from './ripening.ts'

/** The Law that deals with each irregular lead or play. */
const PLAY_LAWS: { readonly [T in PlayIrregularity]: (played: CardPlayed) => Law<DemandIgnored, Ruled> } = {
  'opening-lead-out-of-turn': () => law54,
  'lead-out-of-turn': ({ table, by }) => isDefender(table, by) ? law56 : law55,
  'lead-from-wrong-hand': () => law55,
  'play-out-of-turn': played => isSecondFromDummy(played) ? secondFromDummy : law57,
  'premature-play': ({ table }) => turnAt(table).to === 'lead' ? law60 : law57,
  revoke: () => failureToFollow,
  'lead-restriction-ignored': () => restrictionIgnored,
  'penalty-card-not-played': () => law52
}

/** Hears one lead or play: a regular one is recorded, any other goes to its Law. */
export function * hearPlay (action: ActionOf<'play'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Ruled> {
  const { table } = scene
  if (!auctionIsOver(table) && action.face === 'down') return finding('24', pickUpCard(action.by, parseCard(action.card) ?? action.card, '24'), note('card-not-seen', { player: action.by }))
  if (!auctionIsOver(table)) return yield * hearExposure({ type: 'expose', by: action.by, cards: [action.card], manner: 'led' }, scene, book, minutes)
  const played = cardPlayed(action, scene)
  const { by, card, face } = played
  const turn = turnAt(table)
  if (turn.to === 'none') return finding([], note('play-is-over', { player: by, card }))
  // A correction has put this card into the record meanwhile.
  if (table.play.some(other => other.card === card)) return finding([], note('played-meanwhile', { player: by, card }))
  const misplaced = asMisplaced(played)
  if (misplaced !== undefined) return misplaced
  if (turn.seat === by && turn.to === 'lead') {
    const waiting = yield * hearLeadBeforeChoice(action, played, book, minutes)
    if (waiting !== undefined) return waiting
    if (face === 'down' && standsFaceDown(played, book)) return yield * book.see(law41, played)
  }
  return (yield * hearIrregularPlay(played, book, minutes)) ?? finding([], recordPlay(by, card, by === dummyAt(table) ? '45B' : '45A'))
}

/** What is found on a lead or play; undefined for a regular one. */
function * hearIrregularPlay (played: CardPlayed, book: Book, minutes: Minutes): Dialogue<Ruled | undefined> {
  const { by, face } = played
  const wrong = yield * identifyPlay(played, book)
  if (wrong === undefined) return undefined
  const { type, ignored } = wrong
  minutes.irregularities.push({ type, offender: by, laws: lawsOfPlay(wrong, played) }, ...besides(type, played, book))
  // A card that may not be led and lies face down has not been led or played.
  const law = face === 'down' ? law41 : isPointedOutWithoutRights(played) ? playGoesOn : PLAY_LAWS[type](played)
  const ruled = yield * book.see(law, { ignored: ignored?.constraint, ...played })
  // What Law 54 leads to by its last question is a lead that stands or goes back: no revoke is put right in it.
  if (!('onward' in ruled) && type !== 'revoke' && type !== 'lead-restriction-ignored') minutes.irregularities.push(...revokesWithin(ruled))
  return ruled
}

/** Revokes that a Law has come upon among the cards that it dealt with: put right, or established meanwhile. */
const revokesWithin = ({ effects, constraints }: Finding): readonly Irregularity[] => [
  ...effects.flatMap(effect => (effect.type === 'retract-card' || effect.type === 'pick-up-card') && effect.law.startsWith('62B') ? [effect.by] : []),
  ...constraints.flatMap(constraint => constraint.type === 'established-revoke' ? [constraint.player] : [])
].map(offender => ({ type: 'revoke', offender, laws: ['61A'] }))

/** What was done wrong after it and is dealt with together with it. */
function besides (type: PlayIrregularity, played: CardPlayed, book: Book): readonly Irregularity[] {
  switch (type) {
    case 'opening-lead-out-of-turn': case 'lead-out-of-turn': {
      const acts = isDefender(played.table, played.by) ? facedBesides(played).map(({ at }) => played.since[at]?.type) : []
      return [
        ...acts.includes('expose') ? [{ type: 'defender-exposed-card' as const, offender: played.by, laws: ['49'] }] : [],
        ...acts.includes('change-play') ? [{ type: 'change-of-play' as const, offender: played.by, laws: ['47'] }] : []
      ]
    }
    case 'penalty-card-not-played': return playedEarlyTo(played, book)
    case 'play-out-of-turn': case 'premature-play': return staysIfTooSoon(played) ? wrongBesides(played, book) : []
    default: return []
  }
}

/** The table as it is when this does not bind any more. */
const without = (table: Table, constraint: Constraint): Table => tableWith(table, { constraints: table.constraints.filter(other => other !== constraint) })

/** Cards that were faced to it before their turn. */
const playedEarlyTo = (played: CardPlayed, book: Book): readonly Irregularity[] => earlyCards(played).flatMap(early => {
  const type = isDefender(early.table, early.by) ? 'premature-play' : 'play-out-of-turn'
  return [{ type, offender: early.by, laws: ['57'] }, ...besides(type, early, book)]
})

/** A lead for which declarer had a choice still to make: he makes it now. `others` were put down at the same moment. */
function * hearLeadBeforeChoice (action: ActionOf<'play' | 'simultaneous-plays'>, played: CardPlayed, book: Book, minutes: Minutes, others: readonly PlayedCard[] = []): Dialogue<Finding | undefined> {
  const { table, by, card, face } = played
  const pending = ripe(table, book)
  if (pending === undefined) return undefined
  const { constraint, dialogue } = pending
  if (constraint.type === 'lead-options' && constraint.basis === 'withdrawn-call') {
    // By playing on declarer has waived that right; a choice because of penalty cards may have been open as well.
    if (face === 'up' && declarersSideHasPlayed(played)) return yield * hearLeadBeforeChoice(action, { ...played, table: without(table, constraint) }, book, minutes, others)
    return finding([], yield * dialogue, face === 'down' ? pickUpCard(by, card, '41A') : hearNext(action))
  }
  if (constraint.type === 'penalty-card' && constraint.player === by) return undefined
  const pointedOut = isPointedOutWithoutRights(played)
  const partners = others.filter(other => other.by === PARTNER[by])
  if (partners.length > 0 && !pointedOut) {
    // His partner's card lies there as well when declarer chooses.
    return finding('58A', newPenaltyCards(table, partners, '49', book), hearNext(playedAtOnce([{ by, card }, ...others.filter(other => !partners.includes(other))])))
  }
  minutes.irregularities.push({ type: 'lead-before-choice', offender: by, laws: ['50'] })
  if (face === 'up' && !declarersSideHasPlayed(played)) minutes.irregularities.push(...playedEarlyTo(played, book))
  const irregular = () => inFull(hearIrregularPlay(played, book, minutes))
  const found = yield * (face === 'up' && pointedOut ? book.see(playGoesOn, played) : book.see(leadBeforeChoice, { choice: dialogue, irregular, ...played }))
  // What else the leader has put down was no lead either.
  const besides = others.map(other => other.by === by ? { type: 'expose' as const, by, manner: 'led' as const, cards: [other.card] } : playAction(other))
  return besides.length === 0 ? found : merge(found, finding([], hearNext(...besides)))
}

/** The action of playing these cards at the same moment. */
const playedAtOnce = ([first, ...others]: readonly [PlayedCard, ...PlayedCard[]]): Action => others.length === 0 ? playAction(first) : { type: 'simultaneous-plays', plays: [first, ...others] }

/** Hears cards that were faced otherwise than by a play. */
export function hearExposure (action: ActionOf<'expose'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  if (!auctionIsOver(scene.table)) {
    minutes.irregularities.push({ type: 'card-exposed-in-auction', offender: action.by, laws: ['24'] })
    return book.see(exposedInAuction, { action, ...scene })
  }
  const played = action.cards.find(card => scene.table.play.some(other => other.card === parseCard(card)))
  if (played !== undefined) return settled(finding([], note('played-meanwhile', { player: action.by, card: played })))
  if (finalContract(scene.table) === undefined) return settled(finding([], note('passed-out', { player: action.by })))
  const defends = isDefender(scene.table, action.by)
  minutes.irregularities.push({ type: defends ? 'defender-exposed-card' : 'declarer-exposed-card', offender: action.by, laws: [defends ? '49' : '48A'] })
  const exposed = cardsExposed(action, scene)
  return book.see(defends ? (isPointedOutWithoutRights(exposed) ? noPenaltyCards : law49) : law48, exposed)
}

/** Hears cards that were played at the same moment. */
export function * hearSimultaneousPlays (action: ActionOf<'simultaneous-plays'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { table, since } = scene
  // Before the end of the auction they are cards led too early, one player's after the other's (24).
  if (!auctionIsOver(table)) {
    const players = [...new Set(action.plays.map(({ by }) => by))]
    return finding('24', hearNext(...players.map(by => ({ type: 'expose' as const, by, manner: 'led' as const, cards: action.plays.filter(one => one.by === by).map(({ card }) => card) }))))
  }
  const turn = turnAt(table)
  const inOrder = turn.to === 'none' ? action.plays : [...action.plays].sort((a, b) => stepsFrom(turn.seat, a.by) - stepsFrom(turn.seat, b.by))
  const early = inOrder.find(({ by }) => turn.to === 'none' || by !== turn.seat) ?? inOrder[0]
  if (early !== undefined) minutes.irregularities.push({ type: 'simultaneous-plays', offender: early.by, laws: ['58'] })
  const cards = inOrder.map(({ by, card }) => ({ by, card: parseCard(card) ?? card })).filter(({ card }) => table.play.every(played => played.card !== card))
  const alone = (card: PlayedCard): CardPlayed => ({ table, face: 'up', since, ...card })
  const [first, ...others] = cards
  if (first !== undefined && turn.to === 'lead' && turn.seat === first.by && !declarersSideHasPlayed(scene)) {
    const waiting = yield * hearLeadBeforeChoice(action, alone(first), book, minutes, others)
    if (waiting !== undefined) return waiting
  }
  return yield * book.see(law58, { table, cards, since, irregular: card => inFull(hearIrregularPlay(alone(card), book, minutes)) })
}

/** Hears a card that was played and then replaced. */
export function hearChangeOfPlay (action: ActionOf<'change-play'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  minutes.irregularities.push({ type: 'change-of-play', offender: action.by, laws: ['47'] })
  return book.see(law47, changeOfPlay(action, scene, (report, since) => hearRevoke(report, { ...scene, since }, book, minutes), played => identifyRecorded({ ...played, table: asItLay(played.table, action) }, book, minutes)))
}

/** The table without penalty cards of the player's that were faced in this hearing, before he put down the other card: they were none yet when the first one was played. */
function asItLay (table: Table, { by, to }: ActionOf<'change-play'>): Table {
  const put = parseCard(to)
  const faced = table.shown.map(({ card }) => card)
  const earlier = faced.toSpliced(faced.findLastIndex(card => card === put), 1)
  return tableWith(table, { constraints: table.constraints.filter(constraint => constraint.type !== 'penalty-card' || constraint.player !== by || !earlier.includes(constraint.card)) })
}

/** What was wrong with a card that is in the record; a penalty card that was not played then may have been dealt with before. */
function * identifyRecorded (played: CardPlayed, book: Book, minutes: Minutes): Dialogue<PlayIrregularity | undefined> {
  const { by } = played
  if (minutes.irregularities.some(({ type, offender }) => type === 'penalty-card-not-played' && offender === by)) return undefined
  const wrong = yield * identifyPlay(played, book)
  if (wrong?.type === 'penalty-card-not-played') minutes.irregularities.push({ type: wrong.type, offender: by, laws: lawsOfPlay(wrong, played) }, ...besides(wrong.type, played, book))
  return wrong?.type
}
