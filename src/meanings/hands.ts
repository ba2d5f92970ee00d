import type { HandType, Meaning } from '../../schemas/meaning.ts'
import { SUITS, type Suit } from '../../schemas/words.ts'

/** The lengths of a hand's four suits. */
export type Shape = Readonly<Record<Suit, number>>

/** A set of hands: for each of the 560 shapes, in their order, the high-card points that go with it, one bit each. */
export type Hands = readonly bigint[]

/** Least and greatest, inclusive. */
export type Range = readonly [number, number]

const MOST_POINTS = 37
const ANY_STRENGTH: Range = [0, MOST_POINTS]
const ANY_LENGTH: Range = [0, 13]
const LENGTHS = Array.from({ length: 14 }, (_, length) => length)
const OF_A_RANK = [0, 1, 2, 3, 4] as const

function once<T> (make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const choose = (n: number, k: number) => Array.from({ length: k }).reduce<number>((ways, _, i) => ways * (n - i) / (i + 1), 1)

/** The 560 ways in which thirteen cards fall into four suits. */
export const shapes = once((): readonly Shape[] =>
  LENGTHS.flatMap(S => LENGTHS.flatMap(H => LENGTHS.filter(D => S + H + D <= 13).map(D => ({ S, H, D, C: 13 - S - H - D })))))

const shapeWeights = once((): readonly number[] =>
  shapes().map(shape => SUITS.reduce((ways, suit) => ways * choose(13, shape[suit]), 1)))

/** How many hands of thirteen cards have 0, 1, … 37 high-card points. */
export const strengths = once((): readonly number[] => {
  const hands = new Array<number>(MOST_POINTS + 1).fill(0)
  for (const aces of OF_A_RANK) for (const kings of OF_A_RANK) for (const queens of OF_A_RANK) for (const jacks of OF_A_RANK) {
    const honours = aces + kings + queens + jacks
    if (honours > 13) continue
    const points = 4 * aces + 3 * kings + 2 * queens + jacks
    const ways = choose(4, aces) * choose(4, kings) * choose(4, queens) * choose(4, jacks) * choose(36, 13 - honours)
    hands[points] = (hands[points] ?? 0) + ways
  }
  return hands
})

type Lengths = Readonly<Record<Suit, Range>>

const lengthsOf = ({ suits }: HandType): Lengths =>
  ({ S: suits?.S ?? ANY_LENGTH, H: suits?.H ?? ANY_LENGTH, D: suits?.D ?? ANY_LENGTH, C: suits?.C ?? ANY_LENGTH })

const isWithin = (length: number, [least, most]: Range) => least <= length && length <= most

const fits = (shape: Shape, { S, H, D, C }: Lengths) =>
  isWithin(shape.S, S) && isWithin(shape.H, H) && isWithin(shape.D, D) && isWithin(shape.C, C)

/** The high-card points of a hand type; all of them where it names none. */
export const strengthOf = ({ hcp }: HandType): Range => hcp ?? ANY_STRENGTH

/** Whether a hand type says anything of a suit. */
export const speaksOfSuits = ({ suits }: HandType): boolean => suits !== undefined && SUITS.some(suit => suits[suit] !== undefined)

const saysNothing = (type: HandType) => type.hcp === undefined && !speaksOfSuits(type)

const bits = ([least, most]: Range) => ((1n << BigInt(most - least + 1)) - 1n) << BigInt(least)

function isPossible (type: HandType): boolean {
  const [least, most] = strengthOf(type)
  const lengths = lengthsOf(type)
  return least <= most && shapes().some(shape => fits(shape, lengths))
}

/** The hand types that a meaning promises, without those that no hand can be; undefined where that leaves the hands unknown. */
export function typesOf (meaning: Meaning | undefined): readonly HandType[] | undefined {
  const shows = meaning?.shows ?? []
  if (shows.some(saysNothing)) return undefined
  const possible = shows.filter(isPossible)
  return possible.length > 0 ? possible : undefined
}

/** Every hand of at least one of the types. */
export function handsOf (types: readonly HandType[]): Hands {
  const shown = types.map(type => ({ lengths: lengthsOf(type), points: bits(strengthOf(type)) }))
  return shapes().map(shape => shown.reduce((mask, { lengths, points }) => fits(shape, lengths) ? mask | points : mask, 0n))
}

/** The hands in both sets. */
export const both = (a: Hands, b: Hands): Hands => a.map((mask, i) => mask & (b[i] ?? 0n))

/** The hands in either set. */
export const either = (a: Hands, b: Hands): Hands => a.map((mask, i) => mask | (b[i] ?? 0n))

/** Whether the two sets hold the same hands. */
export const areEqual = (a: Hands, b: Hands): boolean => a.every((mask, i) => mask === b[i])

/** Whether every hand of the inner set is one of the outer. */
export const isContained = (inner: Hands, outer: Hands): boolean => inner.every((mask, i) => (mask & (outer[i] ?? 0n)) === mask)

/** Whether the two sets have no hand in common. */
export const areDisjoint = (a: Hands, b: Hands): boolean => a.every((mask, i) => (mask & (b[i] ?? 0n)) === 0n)

/** Whether some shape is in both sets, whatever its strength. */
export const shareAShape = (a: Hands, b: Hands): boolean => a.some((mask, i) => mask !== 0n && (b[i] ?? 0n) !== 0n)

/** The length in a suit that every hand of the set has. */
export const guaranteed = (hands: Hands, suit: Suit): number =>
  shapes().reduce((least, shape, i) => hands[i] === 0n ? least : Math.min(least, shape[suit]), 13)

const strengthWeight = (points: bigint) =>
  strengths().reduce((sum, hands, i) => ((points >> BigInt(i)) & 1n) === 1n ? sum + hands : sum, 0)

/** How likely the set is: lengths and points are weighed as if they were independent. */
export function weight (hands: Hands): number {
  const weighed = new Map<bigint, number>([[0n, 0]])
  const ofPoints = (points: bigint) => {
    const known = weighed.get(points) ?? strengthWeight(points)
    weighed.set(points, known)
    return known
  }
  return shapeWeights().reduce((sum, ways, i) => sum + ways * ofPoints(hands[i] ?? 0n), 0)
}

/** The part of the inner set that lies in the outer one. */
export const cover = (inner: Hands, outer: Hands): number => weight(both(inner, outer)) / weight(inner)

/** What two sets have in common, as a part of what they have together (J). */
export const overlap = (a: Hands, b: Hands): number => weight(both(a, b)) / weight(either(a, b))
