import { Type, type Static, type TProperties } from 'typebox'
import { MeaningSchema } from './meaning.ts'
import { CallSchema, CardSchema, RankSchema, SeatSchema, SuitSchema, named, ref, tagged } from './words.ts'
import type { Call, Card } from './words.ts'

const action = <const N extends string, P extends TProperties> (type: N, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties }, { $id: `${named(type)}Action`, additionalProperties: false, description })

const by = ref(SeatSchema)
const call = Type.Unsafe<Call>(ref(CallSchema))
const card = Type.Unsafe<Card>(ref(CardSchema))
const meaning = Type.Optional(ref(MeaningSchema))
const face = Type.Optional(Type.Unsafe<'up' | 'down'>({ type: 'string', enum: ['up', 'down'], default: 'up', description: 'Whether the card was faced.' }))

const CallBySchema = Type.Object({ by, call, meaning }, { $id: 'CallBy', additionalProperties: false, description: 'A call and its player.' })
const CardBySchema = Type.Object({ by, card }, { $id: 'CardBy', additionalProperties: false, description: 'A card and the hand that it came from.' })

export const CallActionSchema = action('call', 'Any call: in or out of rotation, insufficient, inadmissible, when obliged to pass, above seven, after the auction.', { by, call, meaning })
export const ChangeCallActionSchema = action('change-call', 'A player wants to replace, or has replaced, his last call (Law 25).', { by, to: call, meaning })
export const SimultaneousCallsActionSchema = action('simultaneous-calls', 'Calls made at the same moment (Law 33).', {
  calls: Type.Array(ref(CallBySchema), { minItems: 2, maxItems: 4 })
})
export const ExposeActionSchema = action('expose', 'Cards faced otherwise than by a play (Laws 24, 48, 49); `named` is said, not shown.', {
  by, cards: Type.Array(card, { minItems: 1, maxItems: 13, uniqueItems: true }), manner: Type.Unsafe<'dropped' | 'shown' | 'led' | 'named'>({ type: 'string', enum: ['dropped', 'shown', 'led', 'named'] })
})
export const PlayActionSchema = action('play', 'A lead or a play: regular, out of turn, premature, not following suit, in breach of a constraint.', { by, card, face })
export const SimultaneousPlaysActionSchema = action('simultaneous-plays', 'Two players at once, or several cards by one (Law 58).', {
  plays: Type.Array(ref(CardBySchema), { minItems: 2, maxItems: 13 })
})
export const DesignateActionSchema = action('designate', 'Declarer names a card from dummy incompletely or wrongly (Law 46).', {
  rank: Type.Optional(Type.Union([ref(RankSchema), Type.Unsafe<'10'>({ type: 'string', const: '10' })])),
  suit: Type.Optional(ref(SuitSchema)),
  words: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z-]+$', description: 'What was said instead: low, high, any, win, …' }))
})
export const ChangePlayActionSchema = action('change-play', 'A card was played, then another instead (Laws 45C4, 47).', { by, from: card, to: card })
export const RevokeActionSchema = action('revoke', 'A revoke that was found (Laws 61-64). What the record shows decides; what it does not show is asked.', {
  by,
  trick: Type.Integer({ minimum: 1, maximum: 13 }),
  card: Type.Optional(card),
  suit: Type.Optional(ref(SuitSchema)),
  discovered: Type.Optional(Type.Unsafe<'before-established' | 'established' | 'play-over'>({ type: 'string', enum: ['before-established', 'established', 'play-over'] }))
})

export const ACTION_MEMBERS = [
  CallActionSchema, ChangeCallActionSchema, SimultaneousCallsActionSchema, ExposeActionSchema, PlayActionSchema, SimultaneousPlaysActionSchema,
  DesignateActionSchema, ChangePlayActionSchema, RevokeActionSchema
] as const
/** What somebody did at the table, regular or not. */
export type Action = Static<(typeof ACTION_MEMBERS)[number]>
export type ActionType = Action['type']
/** The action of one type. */
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
export const ActionSchema = tagged<Action>('Action', 'type', ACTION_MEMBERS, 'What somebody did, regular or not: the service finds out which Laws it falls under.')

export const ACTION_SCHEMAS = [CallBySchema, CardBySchema, ...ACTION_MEMBERS, ActionSchema]
