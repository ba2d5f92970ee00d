import { Type, type Static, type TProperties } from 'typebox'
import { MeaningSchema } from './meaning.ts'
import { CallSchema, CardSchema, LawReferenceSchema, SeatSchema, SideSchema, named, ref, tagged } from './words.ts'
import type { Call, Card, Seat } from './words.ts'

const effect = <const N extends string, P extends TProperties> (type: N, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties, law: ref(LawReferenceSchema) }, { $id: `${named(type)}Effect`, additionalProperties: false, description })

const by = ref(SeatSchema)
const call = Type.Unsafe<Call>(ref(CallSchema))
const card = Type.Unsafe<Card>(ref(CardSchema))

export const SideFiguresSchema = Type.Object({
  ns: Type.Optional(Type.Number({ description: 'For North-South.' })), ew: Type.Optional(Type.Number({ description: 'For East-West.' }))
}, { $id: 'SideFigures', additionalProperties: false, description: 'A figure for each side, as that side sees it.' })

export const EFFECT_MEMBERS = [
  effect('record-call', 'The call stands and is part of the auction.', { by, call, meaning: Type.Optional(ref(MeaningSchema)) }),
  effect('cancel-call', 'The call is cancelled or withdrawn.', { by, call }),
  effect('authorise-information', 'What the withdrawn call, or the card that lies on the table, told is no longer unauthorised for its side.', { side: ref(SideSchema), by, call: Type.Optional(call), card: Type.Optional(card) }),
  effect('record-play', 'The card is played.', { by, card }),
  effect('retract-card', 'The card is withdrawn, but stays face up as a penalty card.', { by, card }),
  effect('pick-up-card', 'The card goes back into the hand.', { by, card }),
  effect('transfer-tricks', 'Tricks are transferred; only once the play is over.', {
    to: ref(SideSchema), count: Type.Integer({ minimum: 1, maximum: 13, description: 'How many tricks.' }),
    by: Type.Optional(Type.Unsafe<Seat>({ ...by, description: 'Whose revoke it was.' })), trick: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'The trick of the revoke.' }))
  }),
  effect('swap-declarer', 'Declarer and dummy change places (54A).', { declarer: by, dummy: by }),
  effect('face-hand', 'The hand is faced and becomes dummy.', { seat: by }),
  effect('adjusted-score', 'An adjusted score is given: as a percentage of the matchpoints available (`ns`, `ew`), in IMPs, or as the score of each side\'s result in points. Without figures the director still has to find it.', {
    ns: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the available matchpoints for North-South.' })),
    ew: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the available matchpoints for East-West.' })),
    imps: Type.Optional(ref(SideFiguresSchema)),
    points: Type.Optional(ref(SideFiguresSchema))
  }),
  effect('place-card', 'The card is put with a trick that lacked one; it does not change who won the trick.', { by, card, trick: Type.Integer({ minimum: 1, maximum: 13, description: 'The number of the trick.' }) }),
  effect('award-tricks', 'The play is over: so many of the tricks that were left go to this player\'s side, the rest to the other side.', {
    by, tricks: Type.Integer({ minimum: 0, maximum: 13, description: 'How many of the tricks left go to that player\'s side.' }), left: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'How many tricks were left, where `play` does not tell.' })),
    ruled: Type.Optional(Type.Literal(true, { description: 'By the director\'s ruling on a contested claim.' }))
  }),
  effect('cancel-claim', 'The claim or concession falls: the tricks that it was about are played.', { by }),
  effect('restore-deal', 'The director puts the hands right.', {}),
  effect('restore-card', 'The missing card goes back into the hand to which it belongs.', { by, card: Type.Optional(card) }),
  effect('cancel-board', 'The result of the board is cancelled.', {}),
  effect('close-review', 'What was to be considered after the play has been settled.', { side: ref(SideSchema), of: ref(LawReferenceSchema) })
] as const
/** What happens now because of a ruling. */
export type Effect = Static<(typeof EFFECT_MEMBERS)[number]>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
export const EffectSchema = tagged<Effect>('Effect', 'type', EFFECT_MEMBERS, 'What happens now because of a ruling.')

export const EFFECT_SCHEMAS = [SideFiguresSchema, ...EFFECT_MEMBERS, EffectSchema]
