import type { ActionOf } from '../../schemas/action.ts'
import type { LawReference, Seat, Suit } from '../../schemas/words.ts'
import type { Law } from '../ruling/book.ts'
import { choose, isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { finding, hearNext, note, type Finding, type Part } from '../ruling/finding.ts'
import { suitLed, winnerOf } from '../table/play.ts'
import { OPPONENTS, SIDE, areOpponents } from '../table/seat.ts'
import { finalContract, inForce, playIsOver, type Table } from '../table/table.ts'
import { around, failedToFollow } from './revoke.ts'

type When = NonNullable<ActionOf<'mixed-cards'>['when']>

/** A player has mixed his played cards, and a trick or a revoke is disputed. */
export interface MixedCards {
  readonly table: Table
  readonly action: ActionOf<'mixed-cards'>
  /** When he did; undefined where the record settles the dispute and nobody told. */
  readonly when: When | undefined
}

/** What it costs to mix one's played cards (65D, 66D). */
export const mixedCards: Law<MixedCards> = {
  number: 65,
  title: 'Played cards that were mixed',
  editions: { 1987: endangered, 1997: endangered, 2007: endangered, 2017: endangered }
}

/** Where it is dealt with: mixing after the dispute had come up, or before the number of tricks was agreed. */
export const paragraphOf = (when: When | undefined): LawReference => when === 'after-dispute' ? '66D' : '65D'

/** The hand that is said to have revoked. */
const revokerIn = ({ by, player }: ActionOf<'mixed-cards'>): Seat => player ?? by

/** Whether the play lasts, as far as the record tells; without a record it counts as over. */
const isDuringPlay = (table: Table): boolean => table.play.length > 0 && !playIsOver(table)

/** When the cards were mixed: asked only where the facts depend on them. The number of tricks is agreed after the play. */
export function * whenMixed (table: Table, action: ActionOf<'mixed-cards'>): Dialogue<When | undefined> {
  if (action.when !== undefined || isOnRecord(table, action) || isAwarded(table, action)) return action.when
  if (isDuringPlay(table)) return 'before-agreement'
  return yield * choose({
    id: 'when-mixed', decider: { role: 'director' }, asked: 'at-table', laws: ['65D', '66D'], values: { player: action.by }
  }, { 'after-dispute': '66D', 'before-agreement': '65D', 'after-agreement': '65D' })
}

/** Whether the play shows what is disputed. */
function isOnRecord (table: Table, action: ActionOf<'mixed-cards'>): boolean {
  const { dispute, trick } = action
  const { cards } = around(table.play, trick)
  if (dispute === 'trick' || cards.length === 0) return cards.length > 0
  return isByLeader(table, action) || failedToFollow(table, trick, revokerIn(action)) !== undefined
}

/** Whoever led cannot have failed to follow suit; whether he ignored a demand is looked at with the revoke. */
const isByLeader = (table: Table, action: ActionOf<'mixed-cards'>): boolean => around(table.play, action.trick).cards[0]?.by === revokerIn(action)

/** Whether a disputed trick has been awarded already. */
const isAwarded = (table: Table, { dispute, trick }: ActionOf<'mixed-cards'>): boolean =>
  dispute === 'trick' && inForce(table, 'transferred-tricks').some(given => given.trick === trick && given.player === undefined)

function * endangered ({ table, action, when }: MixedCards): Dialogue<Finding> {
  const { by: player, dispute, trick } = action
  const law = paragraphOf(when)
  if (isAwarded(table, action)) return finding(law, note('trick-awarded-before', { trick }))
  if (isOnRecord(table, action)) {
    if (dispute === 'trick') return finding(law, note('record-settles-it', { player }), winnerOnRecord(table, trick))
    return finding(law, isByLeader(table, action) ? [] : note('record-settles-it', { player }), reported(table, action))
  }
  if (when === 'after-agreement') return finding(law, note('mixed-after-agreement', { player }))
  const shown = yield * isTrue({
    id: 'others-cards-settle-it', asked: 'aside', judgement: true, laws: [law], values: { player, side: SIDE[player], trick, dispute: disputed(action), hand: revokerIn(action) }
  })
  return dispute === 'trick' ? trickRuled(action, shown, law) : revokeRuled(table, action, shown, law)
}

type Disputed = 'trick' | 'own' | 'other'
const disputed = (action: ActionOf<'mixed-cards'>): Disputed =>
  action.dispute === 'trick' ? 'trick' : areOpponents(action.by, revokerIn(action)) ? 'other' : 'own'

function winnerOnRecord (table: Table, trick: number): Part {
  const denomination = finalContract(table)?.denomination
  const winner = denomination && winnerOf(around(table.play, trick).cards, denomination)
  return note('trick-won-by', { player: winner, trick })
}

/** A doubtful trick goes to the other side. */
function trickRuled ({ by, trick }: ActionOf<'mixed-cards'>, shown: boolean, law: LawReference): Finding {
  const side = SIDE[by]
  return shown
    ? finding(law, note('trick-is-theirs', { side, trick }))
    : finding(law, { effect: { type: 'transfer-tricks', to: OPPONENTS[side], count: 1, trick, law } }, note('doubtful-trick', { side: OPPONENTS[side], trick }))
}

/** A doubtful revoke was made if the revoker's side mixed its cards, and was not if the other side did. */
function revokeRuled (table: Table, action: ActionOf<'mixed-cards'>, shown: boolean, law: LawReference): Finding {
  const player = revokerIn(action)
  const values = { player, trick: action.trick }
  if (shown !== areOpponents(action.by, player)) return finding(law, note('revoke-not-found', values))
  return finding(law, shown ? [] : note('revoke-counts-as-made', values), reported(table, action, suitLed(around(table.play, action.trick).cards)))
}

/** The revoke is heard as if it had been reported; `suit`: it is known, or counts as known, that he could have followed suit. */
function reported (table: Table, action: ActionOf<'mixed-cards'>, suit?: Suit): Part {
  return hearNext({ type: 'revoke', by: revokerIn(action), trick: action.trick, ...suit && { suit }, ...!isDuringPlay(table) && { discovered: 'play-over' } })
}
