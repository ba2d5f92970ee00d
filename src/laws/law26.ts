import { isDeepStrictEqual } from 'node:util'
import type { LawReference, Suit } from '../../schemas/words.ts'
import { SUITS } from '../../schemas/words.ts'
import { relatesSolely, specifiedSuits } from '../meanings/specified.ts'
import type { Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CallOf } from '../ruling/facts.ts'
import { leadOptions, note, type Part } from '../ruling/finding.ts'
import type { Auction } from '../table/auction.ts'
import { isBid, suitOf } from '../table/call.ts'
import { PARTNER } from '../table/seat.ts'

/** Calls that an offender withdrew, and the auction that stands instead. */
export interface WithdrawnCalls {
  readonly withdrawn: readonly CallOf[]
  /** The legal auction, the offender's final call for that turn included. */
  readonly auction: Auction
  /** The call that took the place of the withdrawn one, if there is one. */
  readonly final?: CallOf
  /** 32, and 36 before 2007, name 26B for every double and redouble. */
  readonly onlyB?: boolean
}

/** What declarer may do at the first lead of the offender's partner, if that side defends. */
export const law26: Law<WithdrawnCalls, readonly Part[]> = {
  number: 26,
  title: 'Call withdrawn, lead restrictions',
  editions: {
    1987: requireOrForbid({ suitsOf: specifiedSuits }),
    1997: requireOrForbid({ suitsOf: specifiedSuits }),
    2007: requireOrForbid({ suitsOf: relatesSolely }),
    2017: forbidOnly
  }
}

/** The suits that a player has specified in the legal auction. */
export const specifiedBy = (auction: Auction, player: CallOf['by']): readonly Suit[] =>
  SUITS.filter(suit => auction.some(entry => entry.by === player && specifiedSuits(entry.call, entry.meaning).includes(suit)))

/** Whether suits were read off bare bids, which then count as natural. */
const takenAsNatural = (calls: readonly CallOf[]): readonly Part[] =>
  calls.some(({ call, meaning }) => meaning === undefined && suitOf(call) !== undefined) ? [note('taken-as-natural')] : []

// 2017: declarer may forbid one suit that the offender has not specified; what the withdrawn call showed plays no part.
function * forbidOnly ({ withdrawn, auction }: WithdrawnCalls): Dialogue<readonly Part[]> {
  const [first] = withdrawn
  if (first === undefined) return []
  const specified = specifiedBy(auction, first.by)
  if (specified.length === SUITS.length) return []
  return [anySuitForbidden(first.by, specified), ...takenAsNatural(auction.filter(({ by }) => by === first.by))]
}

const anySuitForbidden = (offender: CallOf['by'], specified: readonly Suit[]): Part => leadOptions({
  leader: PARTNER[offender], offender, basis: 'withdrawn-call', suits: 'any', ...specified.length > 0 && { 'not-suits': [...specified] },
  demands: ['forbid'], lasts: 'while-on-lead', law: '26B'
})

const suitsOpen = (offender: CallOf['by'], suits: readonly Suit[]): Part =>
  leadOptions({ leader: PARTNER[offender], offender, basis: 'withdrawn-call', suits: [...suits], demands: ['require', 'forbid'], lasts: 'while-on-lead', law: '26A2' })

// Before 2017: suit by suit (26A), any one suit where the withdrawn call told of none (26B).
function requireOrForbid ({ suitsOf }: { readonly suitsOf: (call: CallOf['call'], meaning: CallOf['meaning']) => readonly Suit[] }) {
  return function * ({ withdrawn, auction, final, onlyB = false }: WithdrawnCalls): Dialogue<readonly Part[]> {
    const [first] = withdrawn
    if (first === undefined) return []
    const specified = specifiedBy(auction, first.by)
    // What it told is asked only of a call that was not made again.
    const untold = withdrawn.some(({ meaning }) => !tellsItsSuits(meaning))
    if (untold && (yield * madeAgain(withdrawn, final))) return []
    const told: Suit[] = []
    let toldOfNone = false
    for (const call of withdrawn) {
      const suits = onlyB && !isBid(call.call) ? [] : yield * suitsSpecified(call, suitsOf)
      const open = suits.filter(suit => !specified.includes(suit))
      if (suits.length > 0 && open.length === 0) continue
      // A natural pass among several withdrawn calls tells nothing that the others do not.
      if (suits.length === 0 && call.call === 'Pass' && withdrawn.length > 1) continue
      toldOfNone ||= suits.length === 0
      told.push(...open)
    }
    if ((told.length === 0 && !toldOfNone) || (!untold && (yield * madeAgain(withdrawn, final)))) return []
    // Of all the suits declarer still names one.
    const named = SUITS.filter(suit => told.includes(suit))
    return [...named.length === 0 ? [] : [suitsOpen(first.by, named)], ...toldOfNone ? [anySuitForbidden(first.by, [])] : [], ...takenAsNatural([...withdrawn, ...auction.filter(({ by }) => by === first.by)])]
  }
}

/** Whether the same call was made again in much the same sense, so that nothing was withdrawn in effect. */
function * madeAgain (withdrawn: readonly CallOf[], final: CallOf | undefined): Dialogue<boolean> {
  const same = withdrawn.length === 1 ? withdrawn.find(({ call }) => call === final?.call) : undefined
  if (same === undefined || final === undefined) return false
  if (meanTheSame(same, final)) return true
  return yield * isTrue({
    id: 'same-meaning', asked: 'aside', judgement: true, laws: ['26'], values: { offender: same.by, withdrawn: same.call, call: final.call }
  })
}

/** Whether two calls have been given one and the same meaning. */
export const meanTheSame = ({ meaning: one }: CallOf, { meaning: other }: CallOf): boolean =>
  one !== undefined && isDeepStrictEqual(one, other)

const SUIT_SETS: readonly (readonly Suit[])[] = Array.from({ length: 16 }, (_, bits) => SUITS.filter((__, at) => (bits >> at & 1) === 1))

/** Whether what is known of a call tells to which suits it related. */
const tellsItsSuits = (meaning: CallOf['meaning']): boolean => meaning?.artificial !== true || meaning.shows !== undefined || meaning.purpose !== undefined

/** The suits to which a withdrawn call related; asked where its meaning does not tell. */
function * suitsSpecified ({ by, call, meaning }: CallOf, suitsOf: (call: CallOf['call'], meaning: CallOf['meaning']) => readonly Suit[]): Dialogue<readonly Suit[]> {
  if (tellsItsSuits(meaning)) return suitsOf(call, meaning)
  return yield * askSuits({ by, call }, '26A')
}

/** Asks the director which suits a withdrawn call specified; none is an answer. */
export function * askSuits ({ by, call }: Pick<CallOf, 'by' | 'call'>, law: LawReference): Dialogue<readonly Suit[]> {
  const answer = yield {
    id: 'suits-of-withdrawn-call', decider: { role: 'director' }, asked: 'aside', laws: [law], values: { offender: by, withdrawn: call },
    options: SUIT_SETS.map(suits => ({ id: suits.length === 0 ? 'none' : suits.join(''), laws: [law] }))
  }
  return SUITS.filter(suit => answer !== 'none' && answer.includes(suit))
}
