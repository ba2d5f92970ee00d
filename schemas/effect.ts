import { Type, type Static, type TProperties } from 'typebox'
import { MeaningSchema } from './meaning.ts'
import { CallSchema, CardSchema, LawReferenceSchema, SeatSchema, SideSchema, named, ref, tagged } from './words.ts'
import type { Call, Card } from './words.ts'

const effect = <const N extends string, P extends TProperties> (type: N, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties, law: ref(LawReferenceSchema) }, { $id: `${named(type)}Effect`, additionalProperties: false, description })

const by = ref(SeatSchema)
const call = Type.Unsafe<Call>(ref(CallSchema))
const card = Type.Unsafe<Card>(ref(CardSchema))

export const EFFECT_MEMBERS = [
  effect('record-call', 'The call stands and is part of the auction.', { by, call, meaning: Type.Optional(ref(MeaningSchema)) }),
  effect('cancel-call', 'The call is cancelled or withdrawn.', { by, call }),
  effect('authorise-information', 'What the withdrawn call told is no longer unauthorised for its side.', { side: ref(SideSchema), by, call }),
  effect('record-play', 'The card is played.', { by, card }),
  effect('retract-card', 'The card is withdrawn, but stays face up as a penalty card.', { by, card }),
  effect('pick-up-card', 'The card goes back into the hand.', { by, card }),
  effect('transfer-tricks', 'Tricks are transferred; only once the play is over.', { to: ref(SideSchema), count: Type.Integer({ minimum: 1, maximum: 13 }) }),
  effect('swap-declarer', 'Declarer and dummy change places (54A).', { declarer: by, dummy: by }),
  effect('face-hand', 'The hand is faced and becomes dummy.', { seat: by }),
  effect('adjusted-score', 'An adjusted score is given, as a percentage of the matchpoints available for each side.', {
    ns: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })), ew: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 }))
  })
] as const
/** What happens now because of a ruling. */
export type Effect = Static<(typeof EFFECT_MEMBERS)[number]>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
export const EffectSchema = tagged<Effect>('Effect', 'type', EFFECT_MEMBERS, 'What happens now because of a ruling.')

export const EFFECT_SCHEMAS = [...EFFECT_MEMBERS, EffectSchema]
