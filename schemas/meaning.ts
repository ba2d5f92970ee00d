import { Type, type Static } from 'typebox'
import { SUITS } from './words.ts'

const range = (maximum: number, description: string) =>
  Type.Unsafe<readonly [number, number]>({
    type: 'array', items: { type: 'integer', minimum: 0, maximum }, minItems: 2, maxItems: 2, description
  })

const length = range(13, 'Least and greatest number of cards, inclusive.')

export const HandTypeSchema = Type.Object({
  hcp: Type.Optional(range(37, 'Least and greatest number of high-card points, inclusive.')),
  suits: Type.Optional(Type.Object(
    { S: Type.Optional(length), H: Type.Optional(length), D: Type.Optional(length), C: Type.Optional(length) },
    { additionalProperties: false, description: `Lengths of the suits that the type speaks of (${SUITS.join(' ')}); the others are free.` }
  ))
}, { $id: 'HandType', additionalProperties: false, description: 'One type of hand: ranges are inclusive, what is not named is free.' })

/** What a call shows by agreement: a hand of one of these types, or a purpose. */
export const MeaningSchema = Type.Object({
  artificial: Type.Optional(Type.Boolean({ description: 'Whether the call is artificial (1987, 1997: conventional).' })),
  shows: Type.Optional(Type.Array(Type.Unsafe<HandType>({ $ref: 'HandType#' }), {
    maxItems: 12, description: 'The call promises a hand of one of these types.'
  })),
  purpose: Type.Optional(Type.String({
    maxLength: 60, pattern: '^[a-z0-9][a-zA-Z0-9-]*$',
    description: 'What the call is for: asks-<what>, relay-to-<what>, answers-<what>-<value>, or any other word such as takeout.'
  }))
}, { $id: 'Meaning', additionalProperties: false, description: 'What a call shows by agreement: a hand of one of several types, or a purpose.' })

export type HandType = Static<typeof HandTypeSchema>
export type Meaning = Static<typeof MeaningSchema>

export const MEANING_SCHEMAS = [HandTypeSchema, MeaningSchema]
