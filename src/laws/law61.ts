import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { cancelClaim, citing, consumed, finding, hearNext, impose, merge, note, recordPlay, type Finding, type Part } from '../ruling/finding.ts'
import { parseCard, suitOfCard } from '../table/card.ts'
import { ofSuit } from '../table/holding.ts'
import { suitLed } from '../table/play.ts'
import { SIDE } from '../table/seat.ts'
import { dummyAt, heldCards, playIsOver } from '../table/table.ts'
import { afterAttention, isLeftAlone, leftAlone, type Attention } from './law61/attention.ts'
import { toComply, toFollowSuit, type Obligation } from './law61/obligation.ts'
import { handsReturned } from './law61/unrecorded.ts'
import { law62 } from './law62.ts'
import { carried, doneSince, hasPlayedOn, law63 } from './law63.ts'
import { law64, settledByCorrection } from './law64.ts'
import { around, failedToFollow, followedBy, isReportOf, trickAt, whole, type Revoke, type RevokeFound } from './revoke.ts'

/** A revoke that was found: corrected, carried along, or settled after the play. */
export const law61: Law<RevokeFound> = {
  number: 61,
  title: 'Failure to follow suit',
  editions: { 1987: rule, 1997: rule, 2007: rule, 2017: rule }
}

/** A card just played that does not follow suit although the hand could have (61A): corrected now, or established by what was done since. */
export const failureToFollow: Law<CardPlayed> = {
  number: 61,
  title: 'Failure to follow suit',
  editions: { 1987: didNotFollow, 1997: didNotFollow, 2007: didNotFollow, 2017: didNotFollow }
}

/** A lead or play that ignores a demand. */
export interface DemandIgnored extends CardPlayed { readonly ignored: Constraint | undefined }

/** A lead or play against a restriction with which the hand could have complied: a revoke of 61A's kind. */
export const restrictionIgnored: Law<DemandIgnored> = {
  number: 61,
  title: 'Failure to comply with a restriction',
  editions: { 1987: didNotComply, 1997: didNotComply, 2007: didNotComply, 2017: didNotComply }
}

function didNotFollow (played: CardPlayed, book: Book): Dialogue<Finding> {
  const obligation = toFollowSuit(played.table, played.by, played.table, book)
  if (isRestoredLater(played, obligation)) return settled(finding([], asItWasPlayed(played)))
  return (obligation.faced ? undefined : leftToReport(played, obligation)) ?? changedAtOnce(played, obligation) ?? justPlayed(played, obligation, book)
}

function didNotComply ({ ignored, ...played }: DemandIgnored, book: Book): Dialogue<Finding> {
  return justPlayed(played, toComply(played.table, played, ignored, book), book)
}

function justPlayed ({ table, by, card, since }: CardPlayed, obligation: Obligation, book: Book): Dialogue<Finding> {
  const revoke: Revoke = { player: by, trick: trickAt(table.play), ...obligation }
  const { play, reached } = followedBy(table, [...table.play, { by, card }], revoke, since)
  const report = since.find(action => isReportOf(revoke, action))
  return book.see(law61, { table, revoke, play, since, reached, ...report?.type === 'revoke' && { report } })
}

/** A card that its player has changed at once: why he did comes before what was wrong with it (47E2, 47B). */
function changedAtOnce ({ table, by, card, since: [next] }: CardPlayed, { suit }: Obligation): Dialogue<Finding> | undefined {
  if (next?.type !== 'change-play' || next.by !== by || parseCard(next.from) !== card) return undefined
  const to = parseCard(next.to)
  const isShown = (to !== undefined && suitOfCard(to) === suit) || heldCards(table, by) !== undefined
  return isShown ? settled(finding([], recordPlay(by, card, by === dummyAt(table) ? '45B' : '45A'))) : undefined
}

/** A revoke that may have been found after the play: nothing is ruled before it is reported. */
function leftToReport ({ table, by, card, since }: CardPlayed, { suit }: Obligation): Dialogue<Finding> | undefined {
  const at = since.findIndex(action => isReportOf({ player: by, trick: trickAt(table.play) }, action))
  const report = since[at]
  if (report?.type !== 'revoke') return undefined
  const { discovered } = report
  const mayBeOver = table.play.length + 1 + at >= 52 || since.slice(0, at).some(({ type }) => type === 'claim' || type === 'concede')
  if (discovered !== 'play-over' && !(discovered === undefined && mayBeOver)) return undefined
  return settled(finding([], asItWasPlayed({ table, by, card }), consumed(since.length), hearNext(...since.with(at, { ...suit && { suit }, ...report }))))
}

/** Whether a card of the suit then lay among the played ones: nothing is ruled before it is back in the hand (67B2). */
const isRestoredLater = ({ by, since }: CardPlayed, { suit }: Obligation): boolean => suit !== undefined &&
  since.some(action => action.type === 'defective-trick' && action.by === by && (action.cards ?? []).flatMap(text => parseCard(text) ?? []).some(ofSuit(suit)))

const asItWasPlayed = ({ table, by, card }: Pick<CardPlayed, 'table' | 'by' | 'card'>): Part => recordPlay(by, card, by === dummyAt(table) ? '45B' : '45A')

function * rule (found: RevokeFound, book: Book): Dialogue<Finding> {
  const { report, ...unreported } = found
  const { revoke, table, play, since, reached } = found
  if (yield * isLeftAlone(found)) return finding([], asPlayed(found), leftAlone(table, revoke), stillToBeHeard(found, since))
  const postponed = heardFirst(found)
  if (postponed !== undefined) return postponed
  const established = yield * establishedInTime(found, book)
  const attention: Attention = established === undefined ? yield * afterAttention(found, book) : { parts: [] }
  const others = otherRevokesOnTheTrick(found)
  const opposing = others.find(({ player }) => SIDE[player] !== SIDE[revoke.player])
  const opposingEstablished = opposing === undefined ? established : yield * book.see(law63, { ...unreported, revoke: opposing })
  const isSettled = established !== undefined && opposingEstablished !== undefined
  if (isSettled && !(revoke.trick === 12 && (yield * canStillBeCorrected(found)))) {
    const isOver = playIsOver(table) || (report?.discovered === 'play-over' && since.length === 0)
    if (isOver && play.length === table.play.length) return merge(finding(established), yield * book.see(law64, { table, revoke, ...report?.discovered && { discovered: report.discovered } }))
    return finding(established, asPlayed(found), carried(revoke, established), stillToBeHeard(found, since))
  }
  const price = attention.asIfEstablished
  return yield * book.see(law62, {
    found, onTheTrick: [revoke, ...others],
    established: [...established === undefined ? [] : [SIDE[revoke.player]], ...opposing === undefined || opposingEstablished === undefined ? [] : [SIDE[opposing.player]]],
    besides: [
      ...attention.parts, ...price === undefined ? settledByCorrection([revoke, ...others], table, book) : [citing(price), ...carried(revoke, price)],
      ...claimBeforeCorrection(found, established),
      ...stillToBeHeard(found, since.slice(reached))
    ]
  })
}

/** What becomes of a claim that was made on the cards as they were: it was not agreed to yet, or the last two tricks are played again whatever was agreed (62D). */
function claimBeforeCorrection ({ table: { claim }, revoke: { player, trick } }: RevokeFound, established: LawReference | undefined): readonly Part[] {
  if (claim === undefined) return []
  if (established !== undefined && trick === 12) return [citing('62D1'), cancelClaim(claim.by, '62D1'), note('last-tricks-again', { player: claim.by })]
  const values = { player: claim.by, side: SIDE[player] }
  return claim.ruled ? [cancelClaim(claim.by, '62A'), note('claim-to-be-ruled-anew', values)] : [note('claim-still-to-be-ruled', values)]
}

/** Whether the revoke is established; one to which attention had been drawn had to be corrected, though the revoking side played on. */
function * establishedInTime (found: RevokeFound, book: Book): Dialogue<LawReference | undefined> {
  const { revoke: { player, trick }, play, report } = found
  const established = yield * book.see(law63, found)
  if (established !== '63A1' || report?.discovered !== 'before-established' || trick === 12 || play.length > 4 * (trick + 1)) return established
  const corrected = yield * isTrue({
    id: 'correct-after-attention', asked: 'aside', judgement: true, laws: ['62A', '63A1'], values: { player }, hints: [{ id: 'hint-still-corrected', values: {} }]
  }, { yes: '62A', no: '63A1' })
  return corrected ? undefined : established
}

/** The card of the revoke, if it is not recorded yet. */
function asPlayed ({ table, play, revoke: { player, trick } }: RevokeFound): readonly Part[] {
  const own = around(play, trick).cards.find(({ by }) => by === player)
  return own === undefined || table.play.includes(own) ? [] : [asItWasPlayed({ table, ...own })]
}

/** What was done since and may establish it is heard first; the revoke, carried along, comes up again where it is reported, or at the end; attention came first if the report did. */
function heardFirst (found: RevokeFound): Finding | undefined {
  const { revoke, since, report } = found
  const done = hasPlayedOn(found) ? undefined : doneSince(found)
  if (done === undefined) return undefined
  const { player, trick, suit } = revoke
  const again: Action = report ?? { type: 'revoke', by: player, trick, ...suit && { suit } }
  const at = since.indexOf(again)
  const drawnBefore = report !== undefined && at !== -1 && doneSince({ ...found, since: since.slice(0, at) }) === undefined
  const later = at === -1 ? [...since, again] : drawnBefore ? since.with(at, { discovered: 'before-established', ...report }) : since
  return finding([], asPlayed(found), impose({ type: 'established-revoke', ...revoke, law: done }), consumed(since.length), hearNext(...later))
}

/** Those later actions that are left; the report of this revoke has been dealt with. */
const stillToBeHeard = ({ since, report }: RevokeFound, left: readonly Action[]): readonly Part[] =>
  report !== undefined && since.includes(report) ? [consumed(since.length), hearNext(...left.filter(action => action !== report))] : [consumed(since.length - left.length)]

/** Other hands that revoked on the same trick, as far as their cards show it. */
function otherRevokesOnTheTrick (found: RevokeFound): readonly Revoke[] {
  const { revoke: { player, trick }, play } = found
  const { cards } = around(play, trick)
  const suit = suitLed(cards)
  return cards.filter(({ by }) => by !== player && failedToFollow(whole(found), trick, by) === true).map(({ by }) => ({ player: by, trick, ...suit && { suit } }))
}

/** A revoke on trick twelve is put right until all four hands are back in the board (62D). */
function * canStillBeCorrected (found: RevokeFound): Dialogue<boolean> {
  const discovered = found.report?.discovered
  if (discovered === 'established' || discovered === 'before-established') return true
  if (discovered !== 'play-over' && !playIsOver(whole(found))) return true
  return !(yield * handsReturned(found.revoke))
}
