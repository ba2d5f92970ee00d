import { DENOMINATIONS, type Bid, type Call, type Denomination, type Level, type Suit } from '../../schemas/words.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const

/** The 35 bids, lowest first (18E). */
export const BIDS: readonly Bid[] = LEVELS.flatMap(level => DENOMINATIONS.map(denomination => `${level}${denomination}` as const))
/** The 38 calls. */
export const CALLS: readonly Call[] = ['Pass', 'X', 'XX', ...BIDS]

const REPORTABLE = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap(level => DENOMINATIONS.map(denomination => `${level}${denomination}` as const))
/** The forms in which a call may be sent, apart from capitals; bids above seven can be reported. */
const FORMS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...[...CALLS, ...REPORTABLE].map(call => [call, call] as const), ...REPORTABLE.map(bid => [bid.replace('NT', 'N'), bid] as const),
  ['P', 'Pass'], ['PASS', 'Pass'], ['D', 'X'], ['R', 'XX']
])

/** A call in its canonical form; undefined if it is none. */
export const parseCall = (text: string): Call | undefined => FORMS.get(text) ?? FORMS.get(text.toUpperCase())

/** Whether the call is a bid (a number of odd tricks in a denomination). */
export const isBid = (call: Call): call is Bid => call !== 'Pass' && call !== 'X' && call !== 'XX'
/** The number of odd tricks of a bid. */
export const levelOf = (bid: Bid): Level => Number(bid[0]) as Level
/** The denomination of a bid. */
export const denominationOf = (bid: Bid): Denomination => bid.slice(1) as Denomination
/** The suit that a bid names; undefined for notrump and for other calls. */
export function suitOf (call: Call): Suit | undefined {
  if (!isBid(call)) return undefined
  const denomination = denominationOf(call)
  return denomination === 'NT' ? undefined : denomination
}
/** The height of a bid (18B). */
export const rankOf = (bid: Bid): number => 5 * levelOf(bid) + DENOMINATIONS.indexOf(denominationOf(bid))
/** Whether the bid is of more than seven odd tricks. */
export const isAboveSeven = (call: Call): boolean => isBid(call) && levelOf(call) > 7
