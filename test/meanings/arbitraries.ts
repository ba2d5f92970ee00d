import fc from 'fast-check'
import type { HandType, Meaning } from '../../schemas/meaning.ts'
import { DENOMINATIONS, type Call } from '../../schemas/words.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const

const range = (maximum: number) => fc.tuple(fc.nat(maximum), fc.nat(maximum))
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])

// A range of lengths reaches down to four cards at most, so that some hand always fits.
const length = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 13 })).map(([a, b]): [number, number] => [a, b])

const suits = fc.oneof(
  fc.record({ S: length, H: length, D: length, C: length }, { requiredKeys: [] }),
  fc.record({ S: range(13) }),
  fc.record({ H: range(13) }),
  fc.constant({ D: [5, 13] as [number, number], C: [5, 13] as [number, number] })
)

/** A hand type that says something and that some hand can be. */
export const handTypeArbitrary: fc.Arbitrary<HandType> = fc.oneof(
  fc.record({ hcp: range(37), suits }),
  fc.record({ hcp: range(37) })
)

/** One to four hand types. */
export const typesArbitrary = fc.array(handTypeArbitrary, { minLength: 1, maxLength: 4 })

/** Any meaning, unknown hands and all kinds of purposes included. */
export const meaningArbitrary: fc.Arbitrary<Meaning> = fc.record({
  artificial: fc.boolean(),
  shows: fc.oneof({ weight: 6, arbitrary: typesArbitrary }, { weight: 1, arbitrary: fc.constant<HandType[]>([]) }),
  purpose: fc.constantFrom('takeout', 'asks-aces', 'answers-aces-1')
}, { requiredKeys: [] })

/** Any call. */
export const callArbitrary: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call>('Pass', 'X', 'XX'),
  fc.tuple(fc.constantFrom(...LEVELS), fc.constantFrom(...DENOMINATIONS)).map(([level, denomination]): Call => `${level}${denomination}`)
)
