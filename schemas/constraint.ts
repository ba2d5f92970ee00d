import { Type, type Static, type TProperties } from 'typebox'
import { MeaningSchema } from './meaning.ts'
import { CallSchema, CardSchema, LawReferenceSchema, SeatSchema, SideSchema, SuitSchema, named, ref, tagged } from './words.ts'
import type { Call, Card, Seat, Suit } from './words.ts'

const literal = <const T extends string> (description: string, ...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values], description })

const constraint = <const N extends string, P extends TProperties> (type: N, description: string, properties: P) =>
  Type.Object({
    type: Type.Literal(type),
    ...properties,
    law: Type.Optional(ref(LawReferenceSchema)),
    text: Type.Optional(Type.String({ maxLength: 2000, description: 'In the language asked for; ignored on input.' }))
  }, { $id: `${named(type)}Constraint`, additionalProperties: false, description })

const call = Type.Unsafe<Call>(ref(CallSchema))
const card = Type.Unsafe<Card>(ref(CardSchema))
const LASTS = 'Spent with one lead, or binding as long as the leader keeps the lead.'
const suits = Type.Array(ref(SuitSchema), { maxItems: 4, uniqueItems: true })
const player = ref(SeatSchema)

export const MustPassSchema = constraint('must-pass', 'Obliged to pass at the next proper turn, or for the rest of the auction.', { player, turns: literal('At his next proper turn, or at all that are left.', 'next', 'all') })
export const MustCallSchema = constraint('must-call', 'Must make (repeat) this call at the next turn.', { player, call, if: Type.Optional(literal('Only if his right-hand opponent passes; left out: in any case.', 'rho-passes')) })
export const MayNotDoubleSchema = constraint('may-not-double', 'May not double or redouble at that turn.', { player, turns: literal('At his next proper turn.', 'next') })
export const ReplacementCallSchema = constraint('replacement-call', 'The player\'s next call replaces a cancelled one and is judged then.', {
  player,
  withdrawn: Type.Object({ call, meaning: Type.Optional(ref(MeaningSchema)) }, { additionalProperties: false, description: 'The cancelled call, with which the new one is compared.' }),
  if: Type.Optional(literal('Only if his right-hand opponent bids, doubles or redoubles; left out: in any case.', 'rho-acts'))
})
export const ExposedCardSchema = constraint('exposed-card', 'Lies face up until the auction ends (Law 24).', { player, card, manner: literal('How it was faced.', 'dropped', 'shown', 'led') })
export const LeadOptionsSchema = constraint('lead-options', 'If that side defends, declarer may make one of these demands at the leader\'s first turn to lead.', {
  leader: player,
  offender: player,
  basis: literal('What gives declarer the right: a call of the other side that was withdrawn (Law 26), or penalty cards (Laws 50, 51).', 'withdrawn-call', 'penalty-card'),
  suits: Type.Unsafe<readonly ('S' | 'H' | 'D' | 'C')[] | 'any'>({ anyOf: [suits, { type: 'string', const: 'any' }], description: 'The suits of which he may name one, or any suit.' }),
  'not-suits': Type.Optional(Type.Unsafe<readonly ('S' | 'H' | 'D' | 'C')[]>({ ...suits, description: 'Suits that he may not name all the same.' })),
  demands: Type.Array(literal('That the suit be led, or that it be not.', 'require', 'forbid'), { minItems: 1, maxItems: 2, uniqueItems: true, description: 'What he may demand.' }),
  lasts: Type.Optional(literal(LASTS, 'one-lead', 'while-on-lead'))
})
export const LeadRestrictionSchema = constraint('lead-restriction', 'What declarer has chosen for this lead; `none` remembers that he demanded nothing.', {
  leader: player, demand: literal('One of the suits must be led, none of them may be led, or nothing was demanded.', 'require', 'forbid', 'none'), suits: Type.Unsafe<('S' | 'H' | 'D' | 'C')[]>({ ...suits, description: 'The suits that this is about; empty for `none`.' }), lasts: Type.Optional(literal(LASTS, 'one-lead', 'while-on-lead'))
})
export const PenaltyCardSchema = constraint('penalty-card', 'Lies face up before its owner (Laws 50-52).', { player, card, status: literal('Major: must be played at the first legal opportunity. Minor: a single small card exposed by accident.', 'major', 'minor') })
export const MustPlaySchema = constraint('must-play', 'This card must be played at the player\'s next turn.', { player, card })
export const PlayRestrictionSchema = constraint('play-restriction', 'What the player must or may not play to this trick (Law 57A); spent with his card.', {
  player, demand: literal('His highest or lowest card of the suit led, a card of this suit, or none of it.', 'highest', 'lowest', 'require', 'forbid'), suit: ref(SuitSchema)
})
export const LeadFromSchema = constraint('lead-from', 'Declarer must lead from this hand.', { declarer: player, hand: player })
export const EstablishedRevokeSchema = constraint('established-revoke', 'An established revoke; after the play it becomes tricks or an adjusted score.', {
  player, trick: Type.Integer({ minimum: 1, maximum: 13, description: 'The trick of the revoke.' }),
  suit: Type.Optional(Type.Unsafe<Suit>({ ...ref(SuitSchema), description: 'The suit that should have been led or played.' })),
  notSuit: Type.Optional(Type.Unsafe<Suit>({ ...ref(SuitSchema), description: 'The suit that should not have been led or played.' })),
  notSuits: Type.Optional(Type.Array(ref(SuitSchema), { minItems: 2, maxItems: 4, uniqueItems: true, description: 'All suits that should not have been led, where there were several; `notSuit` is the one that was.' })),
  card: Type.Optional(Type.Unsafe<Card>({ ...ref(CardSchema), description: 'The one card that could legally have been played, where only one could (57A, or a penalty card).' })),
  faced: Type.Optional(Type.Literal(true, { description: 'What should have been played lay face up: no tricks are transferred (64B3).' }))
})
export const LostRightsSchema = constraint('lost-rights', 'Dummy has lost his rights (Law 43B).', { player })
export const UnauthorisedInformationSchema = constraint('unauthorised-information', 'Information from a withdrawn call, play or card that this side may not use.', {
  side: ref(SideSchema),
  source: Type.Object({
    by: player,
    call: Type.Optional(call),
    card: Type.Optional(card),
    remark: Type.Optional(Type.Boolean({ description: 'A remark or an attempt, not a withdrawn action.' }))
  }, { additionalProperties: false, description: 'Whose call, card or remark it comes from.' })
})
export const ReviewSchema = constraint('review', 'After the play the director considers an adjusted score.', { side: ref(SideSchema) })
export const TransferredTricksSchema = constraint('transferred-tricks', 'Tricks that were transferred after the play; they are part of the result.', {
  to: ref(SideSchema), count: Type.Integer({ minimum: 0, maximum: 13, description: 'None for a revoke that was ruled on during the play and costs nothing.' }),
  player: Type.Optional(Type.Unsafe<Seat>({ ...player, description: 'Whose revoke it was: it is settled.' })),
  trick: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'The trick of the revoke.' }))
})
export const ScoreLimitSchema = constraint('score-limit', 'This side cannot score more than average minus on the board (1997, Law 25B2(b)(2)).', {
  side: ref(SideSchema), limit: literal('The most that it can score.', 'average-minus')
})

export const CONSTRAINT_MEMBERS = [
  MustPassSchema, MustCallSchema, MayNotDoubleSchema, ReplacementCallSchema, ExposedCardSchema, LeadOptionsSchema, LeadRestrictionSchema, PenaltyCardSchema,
  MustPlaySchema, PlayRestrictionSchema, LeadFromSchema, EstablishedRevokeSchema, LostRightsSchema, UnauthorisedInformationSchema, ReviewSchema, TransferredTricksSchema, ScoreLimitSchema
] as const
/** What an earlier ruling imposed and the service enforces from then on. */
export type Constraint = Static<(typeof CONSTRAINT_MEMBERS)[number]>
export type ConstraintType = Constraint['type']
/** The constraint of one type. */
export type ConstraintOf<T extends ConstraintType> = Extract<Constraint, { type: T }>
export const ConstraintSchema = tagged<Constraint>('Constraint', 'type', CONSTRAINT_MEMBERS, 'What an earlier ruling imposed. Send it back exactly as received.')

export const CONSTRAINT_SCHEMAS = [...CONSTRAINT_MEMBERS, ConstraintSchema]
