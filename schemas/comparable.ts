import { Type, type Static } from 'typebox'
import { CallOptionalMeaningSchema } from './action.ts'
import { CallSchema, EditionSchema, LawReferenceSchema, ref } from './words.ts'

export const ComparableCallsRequestSchema = Type.Object({
  edition: Type.Optional(ref(EditionSchema)),
  withdrawn: ref(CallOptionalMeaningSchema),
  replacements: Type.Array(ref(CallOptionalMeaningSchema), { minItems: 1, maxItems: 38, description: 'The calls that might take its place, with what they show in the pair’s methods.' })
}, {
  $id: 'ComparableCallsRequest', additionalProperties: false, description: 'A withdrawn call and the calls that might replace it.',
  examples: [{
    withdrawn: { call: '1H', meaning: { artificial: false, shows: [{ hcp: [6, 37], suits: { H: [4, 13] } }] } },
    replacements: [{ call: 'X', meaning: { shows: [{ hcp: [6, 37], suits: { H: [4, 13], D: [4, 13] } }] } }, { call: '2H' }]
  }]
})
export type ComparableCallsRequest = Static<typeof ComparableCallsRequestSchema>

const ANSWERS = ['yes', 'no', 'ask'] as const
const LEANINGS = ['yes', 'no', 'open'] as const

export const ComparableVerdictSchema = Type.Object({
  call: ref(CallSchema),
  answer: Type.Unsafe<(typeof ANSWERS)[number]>({ type: 'string', enum: [...ANSWERS], description: '`yes` and `no` rest on the meanings supplied and leave nothing to judge; `ask`: the director decides.' }),
  laws: Type.Array(ref(LawReferenceSchema), { description: 'The limb that decides, or the paragraph that is asked about.' }),
  cover: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'Which part of the hands of this call are hands of the withdrawn one.' })),
  overlap: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'Which part of the hands of either call they have in common.' })),
  leaning: Type.Optional(Type.Unsafe<(typeof LEANINGS)[number]>({ type: 'string', enum: [...LEANINGS], description: 'Shown to help the director; it decides nothing.' })),
  text: Type.String({ description: 'The verdict, in the language asked for.' })
}, { $id: 'ComparableVerdict', additionalProperties: false, description: 'How one call compares with the withdrawn one.' })

export const ComparableCallsResponseSchema = Type.Object({
  edition: ref(EditionSchema),
  withdrawn: ref(CallSchema),
  verdicts: Type.Array(ref(ComparableVerdictSchema), { description: 'One for each call that was sent.' })
}, { $id: 'ComparableCallsResponse', additionalProperties: false, description: 'Each call, in the order in which it was sent.' })
export type ComparableCallsResponse = Static<typeof ComparableCallsResponseSchema>

export const COMPARABLE_SCHEMAS = [ComparableCallsRequestSchema, ComparableVerdictSchema, ComparableCallsResponseSchema]
