import type { ActionOf, Action } from '../../schemas/action.ts'
import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { exposedCard, finding, merge, mustPass, note, penaltyCard, pickUpCard, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { isHonour, parseCard } from '../table/card.ts'
import { PARTNER } from '../table/seat.ts'
import { inForce, type Table } from '../table/table.ts'
import { EXTRANEOUS, WITHDRAWN_ACTIONS } from './law16.ts'
import { reviewDamage } from './law23.ts'
import { reviewPenaltyCard, toldToEverybody } from './law50.ts'

/** Cards faced by one player while the auction is on. */
export interface Exposure {
  readonly table: Table
  readonly action: ActionOf<'expose'>
  readonly since: readonly Action[]
}

/** A card exposed or led during the auction. */
export const exposedInAuction: Law<Exposure> = {
  number: 24,
  title: 'Card exposed or led during the auction',
  editions: {
    1987: partnerPassesOnce({ beforeFirstCall: faceUpOnceBegun }), 1997: partnerPassesOnce({ beforeFirstCall: faceUpOnceBegun }),
    2007: partnerPassesOnce({ beforeFirstCall: faceUp }), 2017: partnerPassesOnce({ beforeFirstCall: backIntoTheHand })
  }
}

type Facing = (player: Seat, cards: readonly Card[], action: ActionOf<'expose'>, table: Table, book: Book) => Finding

function partnerPassesOnce ({ beforeFirstCall }: { readonly beforeFirstCall: Facing }) {
  return ({ table, action }: Exposure, book: Book): Dialogue<Finding> => {
    const cards = action.cards.map(card => parseCard(card) ?? card)
    if (action.manner === 'named') {
      const law = book.read(EXTRANEOUS)
      return settled(finding(law, cards.map(card => unauthorised(action.by, { by: action.by, card, remark: true }, law)), note('named-is-not-exposed', { player: action.by })))
    }
    const face = anybodyHasCalled(table) ? faceUp : beforeFirstCall
    return settled(face(action.by, cards, action, table, book))
  }
}

/** Whether a call has been made, though perhaps none that stands: then something tells of it. */
const anybodyHasCalled = ({ auction, constraints }: Table): boolean => auction.length > 0 || constraints.some(constraint =>
  constraint.type === 'must-pass' || constraint.type === 'must-call' || constraint.type === 'replacement-call' ||
  (constraint.type === 'unauthorised-information' && constraint.source.call !== undefined && constraint.source.remark !== true))

/** The information from a card that was put back before the first call. */
const BEFORE_AUCTION: LawReference = '16D'

function backIntoTheHand (player: Seat, cards: readonly Card[]): Finding {
  return finding(BEFORE_AUCTION, cards.flatMap(card => [pickUpCard(player, card, BEFORE_AUCTION), unauthorised(player, { by: player, card }, BEFORE_AUCTION)]), note('before-first-call', { player }))
}

function faceUp (player: Seat, cards: readonly Card[], { manner }: ActionOf<'expose'>, table: Table, book: Book): Finding {
  const lying = inForce(table, 'exposed-card').filter(exposed => exposed.player === player)
  // A card that lies there already is exposed again only by leading it.
  const exposed = cards.filter(card => !lying.some(before => before.card === card && (manner !== 'led' || before.manner === 'led')))
  const count = new Set([...lying.map(({ card }) => card), ...exposed]).size
  const severe: LawReference | undefined = exposed.length === 0 ? undefined : count > 1 ? '24C' : manner === 'led' || exposed.some(isHonour) ? '24B' : undefined
  return finding(severe ?? '24A',
    exposed.flatMap(card => [exposedCard(player, card, manner === 'named' ? 'shown' : manner, '24'), unauthorised(player, { by: player, card }, book.read(WITHDRAWN_ACTIONS))]),
    severe === undefined ? [] : [mustPass(PARTNER[player], 'next', severe), reviewDamage(player, book)],
    note('exposure-asserted', { player, partner: PARTNER[player] }))
}

// 1987, 1997: only the looks of the players tell when the auction period of a side has begun; before that 16B deals with the card.
function faceUpOnceBegun (...facing: Parameters<Facing>): Finding {
  const [player] = facing
  return merge(faceUp(...facing), finding([], note('if-period-has-begun', { player })))
}

/** Where the edition turns the exposed card of a defender into a penalty card. */
const BECOMES_PENALTY_CARD: Term<LawReference> = { 1987: '24', 1997: '24', 2007: '24', 2017: '24E' }

/** Where the edition lets the declaring side pick up its cards when the auction is over. */
export const PICKED_UP: Term<LawReference> = { 1987: '24', 1997: '24', 2007: '24', 2017: '24D' }

/** Where the edition tells a minor penalty card from a major one. */
const MINOR_OR_MAJOR: Term<LawReference> = { 1987: '50', 1997: '50B', 2007: '50B', 2017: '50B' }

/** What a defender's exposed card becomes when the auction is over. */
export const exposedCardAfterAuction: Law<{ readonly constraint: ConstraintOf<'exposed-card'>, readonly table: Table }, readonly Part[]> = {
  number: 24,
  title: 'Card exposed during the auction: the auction is over',
  editions: { 1987: becomesPenaltyCard, 1997: becomesPenaltyCard, 2007: becomesPenaltyCard, 2017: becomesPenaltyCard }
}

function * becomesPenaltyCard ({ constraint, table }: { readonly constraint: ConstraintOf<'exposed-card'>, readonly table: Table }, book: Book): Dialogue<readonly Part[]> {
  const { player, card, manner } = constraint
  const law = book.read(BECOMES_PENALTY_CARD)
  const alone = inForce(table, 'exposed-card').filter(exposed => exposed.player === player).length === 1
  const deliberate = alone && !isHonour(card) && manner === 'shown' &&
    (yield * isTrue({ id: 'deliberate', asked: 'aside', judgement: true, laws: [book.read(MINOR_OR_MAJOR)], values: { player, card } }))
  return [
    penaltyCard(player, card, !alone || isHonour(card) || manner === 'led' || deliberate ? 'major' : 'minor', law),
    ...toldToEverybody(player, card, book), ...reviewPenaltyCard(player, book)
  ]
}
