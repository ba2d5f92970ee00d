import type { LawReference, Seat } from '../../schemas/words.ts'
import type { Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { impose, review, type Part } from '../ruling/finding.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import { dummyAt, isDefender, type Table } from '../table/table.ts'
import { EQUITY, around, carrierOf, type Revoke, type RevokeFound } from './revoke.ts'

/** The paragraph by which a revoke is established; undefined as long as it is not. */
export const law63: Law<RevokeFound, LawReference | undefined> = {
  number: 63,
  title: 'Establishment of a revoke',
  editions: {
    1987: established({ agreement: '63A3' }), 1997: established({ agreement: '63A3' }), 2007: established({ agreement: '63A3' }), 2017: established({ agreement: '63A4' })
  }
}

/** `agreement`: the paragraph on agreeing to a claim or concession of the other side. */
function established ({ agreement }: { readonly agreement: LawReference }) {
  return function * (found: RevokeFound): Dialogue<LawReference | undefined> {
    const { revoke, report, table: { claim } } = found
    const side = SIDE[revoke.player]
    const before = establishedForGood(revoke, found.table)
    if (before !== undefined) return before
    if (hasPlayedOn(found)) return '63A1'
    const done = doneSince(found)
    if (done !== undefined) return done
    if (claim !== undefined && SIDE[claim.by] === side) return '63A3'
    if (claim !== undefined) return (yield * agreedTo(found, agreement)) ? agreement : undefined
    // Something that the record does not hold: a card that was named, a claim that came to nothing.
    return report?.discovered === 'established' || report?.discovered === 'play-over' ? '63A' : undefined
  }
}

/** The paragraph by which a revoke that is carried is established for good: a claim may have come to nothing since, whatever else was done cannot be undone. */
export function establishedForGood (revoke: Pick<Revoke, 'player' | 'trick'>, table: Table): LawReference | undefined {
  const carrier = carrierOf(revoke, table)
  return carrier === undefined || carrier.law === '63A3' ? undefined : carrier.law ?? '63A'
}

/** Whether the record shows a card of the revoking side to the next trick, or one was refused there: that it could not stand does not matter. */
export const hasPlayedOn = ({ table, play, revoke: { player, trick } }: Pick<RevokeFound, 'table' | 'play' | 'revoke'>): boolean => around(play, trick).next.some(({ by }) => SIDE[by] === SIDE[player]) ||
  table.refused.some(card => card.trick === trick + 1 && SIDE[card.by] === SIDE[player])

/** What was done after the cards on record to establish it: a card of that side for the next trick, played or named, or its claim or concession. */
export function doneSince ({ table, revoke, play, reached, since }: RevokeFound): LawReference | undefined {
  const side = SIDE[revoke.player]
  const trickIsComplete = play.length >= 4 * revoke.trick
  // Before the trick is complete a further card from a hand that has played to it is a lead to the next one, if it is anything (44G, 45E).
  const isLater = (hand: Seat | undefined) => trickIsComplete || around(play, revoke.trick).cards.some(({ by }) => by === hand)
  const dummy = dummyAt(table)
  // Until declarer plays from his own hand, what he names after dummy's card is to take its place (45C4).
  const { cards } = around(play, revoke.trick)
  let changesDummys = !trickIsComplete && cards.slice(cards.findIndex(({ by }) => by === dummy)).every(({ by }) => by === dummy || isDefender(table, by))
  // While a claim of the other side stands, to give up is to agree with it (69A).
  let mayClaim = true
  const claims = (by: Seat) => mayClaim && SIDE[by] === side && by !== dummy
  for (const action of since.slice(reached)) {
    switch (action.type) {
      case 'play':
        if (action.by !== dummy && !isDefender(table, action.by)) changesDummys = false
        if (isLater(action.by) && action.face !== 'down' && SIDE[action.by] === side) return '63A1'
        break
      case 'simultaneous-plays':
        if (trickIsComplete && action.plays.some(({ by }) => SIDE[by] === side)) return '63A1'
        break
      case 'designate':
        if (isLater(dummy) && !changesDummys && !isDefender(table, revoke.player)) return trickIsComplete ? '63A2' : '63A1'
        break
      case 'claim':
        if (action.about === 'this-trick') break
        if (claims(action.by)) return '63A3'
        if (SIDE[action.by] !== side) mayClaim = false
        break
      case 'concede':
        if (claims(action.by)) return '63A3'
        if (SIDE[action.by] !== side) mayClaim = false
        break
      case 'contest-claim':
        mayClaim ||= action.wants === 'play-on'
        break
      default: break
    }
  }
  return undefined
}

/** Whether the revoking side has agreed to the claim or concession of the other side that ended the play; one that was ruled on was not agreed to. */
function * agreedTo ({ revoke, report, agreed, table: { claim } }: RevokeFound, law: LawReference): Dialogue<boolean> {
  const discovered = report?.discovered
  const side = SIDE[revoke.player]
  if (discovered === 'before-established') return false
  if (discovered === 'established' || agreed === side) return true
  if (claim?.ruled) return false
  return yield * isTrue({ id: 'claim-agreed', asked: 'at-table', laws: [law, '69A'], values: { side } }, { yes: law, no: '62A' })
}

/** An established revoke waits for the end of the play; the director then also looks at equity. */
export const carried = (revoke: Revoke, law: LawReference): readonly Part[] => [
  impose({ type: 'established-revoke', ...revoke, law }),
  review(OPPONENTS[SIDE[revoke.player]], EQUITY)
]

/** Whether a revoke that the record shows is established by what the record holds. */
export const isEstablished = (revoke: Pick<Revoke, 'trick' | 'player'>, table: Table): boolean =>
  table.claim !== undefined || around(table.play, revoke.trick).next.some(({ by }) => SIDE[by] === SIDE[revoke.player])
