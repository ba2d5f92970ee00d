import { Type, type Static } from 'typebox'
import { ActionSchema } from './action.ts'
import { ConstraintSchema, type Constraint } from './constraint.ts'
import { EffectSchema, type Effect } from './effect.ts'
import { ContractSchema, TableSchema, type Contract, type WireTable } from './table.ts'
import { CallSchema, CardSchema, EditionSchema, LawReferenceSchema, SeatSchema, SideSchema, SuitSchema, ref } from './words.ts'
import type { Call, Card, Edition, LawReference, Seat, Side } from './words.ts'

export const IRREGULARITIES = [
  'pass-out-of-rotation', 'bid-out-of-rotation', 'double-out-of-rotation', 'redouble-out-of-rotation', 'insufficient-bid', 'inadmissible-double',
  'inadmissible-redouble', 'bid-above-seven', 'call-when-obliged-to-pass', 'required-call-not-made', 'double-when-barred', 'call-after-auction', 'change-of-call',
  'simultaneous-calls', 'misinformation', 'call-on-wrong-cards', 'card-exposed-in-auction', 'opening-lead-out-of-turn', 'lead-out-of-turn', 'lead-from-wrong-hand', 'play-out-of-turn', 'premature-play',
  'simultaneous-plays', 'declarer-exposed-card', 'defender-exposed-card', 'penalty-card-not-played', 'lead-restriction-ignored', 'lead-before-choice', 'incomplete-designation', 'misplaced-card', 'act-by-dummy',
  'change-of-play', 'revoke', 'late-trick-remark', 'mixed-cards', 'defective-trick', 'incorrect-number-of-cards', 'missing-card'
] as const
export type IrregularityType = (typeof IRREGULARITIES)[number]

export const ROLES = [
  'director', 'offender', 'offender-partner', 'offender-lho', 'offender-rho', 'declarer', 'dummy', 'presumed-declarer', 'either-defender', 'player'
] as const
/** Who decides, as seen from the irregularity. */
export type Role = (typeof ROLES)[number]

const laws = Type.Array(ref(LawReferenceSchema), { description: 'The paragraphs that it rests on, as that edition prints them.' })
const text = Type.String({ description: 'In the language asked for.' })

export const IrregularitySchema = Type.Object({
  type: Type.Unsafe<IrregularityType>({ type: 'string', enum: [...IRREGULARITIES], description: 'An open list: expect further types.' }),
  offender: Type.Optional(ref(SeatSchema)),
  side: Type.Optional(Type.Unsafe<Side>({ ...ref(SideSchema), description: 'The offending side, where nothing tells which of the two players it was (`misinformation`); then there is no `offender`.' })),
  laws,
  text
}, { $id: 'Irregularity', additionalProperties: false, description: 'What was wrong, and whose doing it was.' })

export const DeciderSchema = Type.Object({
  role: Type.Unsafe<Role>({ type: 'string', enum: [...ROLES], description: '`director` where he establishes a fact.' }),
  seat: Type.Optional(ref(SeatSchema))
}, { $id: 'Decider', additionalProperties: false, description: 'Who decides.' })

export const TurnSchema = Type.Object({
  seat: Type.Optional(ref(SeatSchema)),
  to: Type.Unsafe<'call' | 'lead' | 'play' | 'none'>({ type: 'string', enum: ['call', 'lead', 'play', 'none'], description: '`none`: nobody is to act any more.' })
}, { $id: 'Turn', additionalProperties: false, description: 'Who is to act, and how; for a card from dummy the seat is dummy\'s.' })
/** Who is to act, and how. */
export type Turn = { readonly seat: Seat, readonly to: 'call' | 'lead' | 'play' } | { readonly to: 'none' }

/** One answer that can be given; several calls or cards may share it. */
export interface Option {
  readonly id: string
  readonly laws: readonly LawReference[]
  readonly text: string
  readonly calls?: readonly Call[]
  readonly cards?: readonly Card[]
  readonly next?: Ruling
}
/** Something that must be settled now. */
export interface Decision {
  readonly kind: 'decision'
  readonly id: string
  readonly decider: { readonly role: Role, readonly seat?: Seat }
  readonly asked: 'at-table' | 'aside'
  readonly judgement?: true
  readonly laws: readonly LawReference[]
  readonly text: string
  readonly hints?: readonly string[]
  readonly options: readonly Option[]
}
/** What happens now, what is imposed, and the table to go on with. */
export interface Outcome {
  readonly kind: 'outcome'
  readonly laws: readonly LawReference[]
  readonly text: string
  readonly effects: readonly Effect[]
  readonly constraints: readonly Constraint[]
  readonly table: WireTable
  readonly turn: Turn
  readonly notes: readonly string[]
  readonly result?: Result
}
/** Tricks by side, and the score for North-South. */
export interface Tally {
  readonly tricks: Readonly<Record<Side, number>>
  readonly score?: number
}
/** What a board has come to, once nothing is left to be played. */
export interface Result extends Tally {
  readonly contract: Contract
  readonly rectified?: Tally
  readonly limited?: readonly Side[]
  readonly final: boolean
  readonly text: string
}
/** A node of the tree of a ruling. */
export type Ruling = Decision | Outcome

export const OptionSchema = Type.Object({
  id: Type.String({ description: 'The answer to send.' }),
  laws,
  text,
  calls: Type.Optional(Type.Array(ref(CallSchema), { description: 'The calls that this option stands for: the answer is one of them. `next` is worked out for the first; the others lead to the same ruling with their own call in its place.' })),
  cards: Type.Optional(Type.Array(ref(CardSchema), { description: 'The cards that this option stands for, in the same way.' })),
  next: Type.Optional(Type.Unsafe<Ruling>({ $ref: 'Ruling#' }))
}, { $id: 'Option', additionalProperties: false, description: 'One answer that can be given. `next` is missing below the level asked for with `expand`, and where the whole tree would be too large: send the answer to go on.' })

export const DecisionSchema = Type.Object({
  kind: Type.Literal('decision'),
  id: Type.String({ description: 'Unique on any path; the key under which the answer is sent.' }),
  decider: ref(DeciderSchema),
  asked: Type.Unsafe<'at-table' | 'aside'>({ type: 'string', enum: ['at-table', 'aside'], description: 'Aside: away from the table.' }),
  judgement: Type.Optional(Type.Literal(true, { description: 'No book but the director\'s opinion decides.' })),
  laws,
  text,
  hints: Type.Optional(Type.Array(Type.String(), { description: 'What is known and may help the director; it decides nothing.' })),
  options: Type.Array(ref(OptionSchema), { minItems: 1, description: 'The answers that can be given.' })
}, { $id: 'Decision', additionalProperties: false, description: 'Something that must be settled now, and by whom.' })

const tally = {
  tricks: Type.Object({ NS: Type.Integer({ minimum: 0, maximum: 13, description: 'For North-South.' }), EW: Type.Integer({ minimum: 0, maximum: 13, description: 'For East-West.' }) }, { additionalProperties: false, description: 'The tricks of each side.' }),
  score: Type.Optional(Type.Integer({ description: 'The score for North-South (Law 77); left out where the vulnerability is not known.' }))
}
export const TallySchema = Type.Object(tally, { $id: 'Tally', additionalProperties: false, description: 'Tricks by side and the score for North-South.' })
export const ResultSchema = Type.Object({
  contract: ref(ContractSchema),
  ...tally,
  rectified: Type.Optional(Type.Unsafe<Tally>({ $ref: 'Tally#', description: 'The same after the transfer of tricks; left out where none were transferred.' })),
  limited: Type.Optional(Type.Array(ref(SideSchema), { description: 'Sides that cannot score more than average minus whatever the result (1997, 25B2(b)(2)).' })),
  final: Type.Boolean({ description: 'Whether nothing is left for the director to consider (no `review` in the table, no adjusted score still to be found).' }),
  text
}, { $id: 'Result', additionalProperties: false, description: 'What the board has come to, once nothing is left to be played: tricks as they were played or claimed.' })

export const OutcomeSchema = Type.Object({
  kind: Type.Literal('outcome'),
  laws,
  text,
  effects: Type.Array(ref(EffectSchema), { description: 'What happens now.' }),
  constraints: Type.Array(ref(ConstraintSchema), { description: 'What this ruling imposes from now on.' }),
  table: ref(TableSchema),
  turn: ref(TurnSchema),
  notes: Type.Array(Type.String({ description: 'In the language asked for.' }), { description: 'What the director should know besides.' }),
  result: Type.Optional(Type.Unsafe<Result>({ $ref: 'Result#' }))
}, { $id: 'Outcome', additionalProperties: false, description: 'The end of a path: what happens now, what is imposed, and the table to go on with.' })

export const RulingSchema = Type.Unsafe<Ruling>({
  $id: 'Ruling', type: 'object', discriminator: { propertyName: 'kind' }, required: ['kind'],
  oneOf: [{ $ref: 'Decision#' }, { $ref: 'Outcome#' }], description: 'A node of the tree: a decision, or an outcome.'
})

const answers = Type.Unsafe<Readonly<Record<string, string>>>({
  type: 'object', propertyNames: { maxLength: 60 }, additionalProperties: { type: 'string', maxLength: 40 }, description: 'Question id → id of the chosen option, or one of its calls or cards.'
})

/** Elections of a Regulating Authority; what is left out has the edition's default. */
export const RegulationsSchema = Type.Object({
  'apply-26-after-21B2': Type.Optional(Type.Boolean({ description: 'Lead restrictions for a call withdrawn under 21B2 (default: 2017 yes, older no).' })),
  'liberal-27B1b': Type.Optional(Type.Boolean({ description: 'A generous reading of the 2007 test in 27B1(b); it changes the leaning shown to the director only.' })),
  'variation-after-opponents-irregularity': Type.Optional(Type.Boolean({ description: 'Whether agreements may be varied after an opponent\'s irregularity (40B; default yes).' })),
  'weighted-scores': Type.Optional(Type.Boolean({ description: 'Whether an assigned score may be weighted (2007: 12C1(c), else 12C1(e); 1997: 12C3; default yes). It changes nothing in 2017, where it always may, nor in 1987, where it never may.' })),
  'defenders-may-ask-about-revoke': Type.Optional(Type.Boolean({ description: 'Whether defenders may ask one another about a possible revoke (61B; default yes in 2007, no in 1987 and 1997). It changes nothing in 2017, where they always may.' }))
}, { $id: 'Regulations', additionalProperties: false, description: 'Elections of a Regulating Authority; what is left out has the default of the edition.' })
export type Regulations = Static<typeof RegulationsSchema>

export const RulingRequestSchema = Type.Object({
  edition: Type.Optional(ref(EditionSchema)),
  table: ref(TableSchema),
  action: ref(ActionSchema),
  subsequent: Type.Optional(Type.Array(ref(ActionSchema), { maxItems: 60, description: 'In order, what was done after it and before attention was drawn.' })),
  answers: Type.Optional(answers),
  regulations: Type.Optional(ref(RegulationsSchema)),
  expand: Type.Optional(Type.Unsafe<'all' | 'next'>({ type: 'string', enum: ['all', 'next'], default: 'all', description: '`next` returns one level of the tree.' })),
  clientRef: Type.Optional(Type.String({ maxLength: 200, description: 'Returned as it came.' }))
}, { $id: 'RulingRequest', additionalProperties: false, description: 'A table, what was done, and the answers known so far.' })
export type RulingRequest = Static<typeof RulingRequestSchema>

export const RulingResponseSchema = Type.Object({
  edition: ref(EditionSchema),
  status: Type.Unsafe<'regular' | 'decision' | 'outcome'>({ type: 'string', enum: ['regular', 'decision', 'outcome'], description: '`regular`: nothing was wrong; otherwise the kind of `ruling`.' }),
  clientRef: Type.Optional(Type.String({ description: 'As it was sent.' })),
  irregularities: Type.Array(ref(IrregularitySchema), { description: 'What was wrong, as far as the answers lead; empty where nothing was.' }),
  ruling: ref(RulingSchema)
}, { $id: 'RulingResponse', additionalProperties: false, description: 'The irregularities that were found, and the ruling.' })
export interface RulingResponse {
  readonly edition: Edition
  readonly status: 'regular' | 'decision' | 'outcome'
  readonly clientRef?: string
  readonly irregularities: readonly { readonly type: IrregularityType, readonly offender?: Seat, readonly side?: Side, readonly laws: readonly LawReference[], readonly text: string }[]
  readonly ruling: Ruling
}

export const LegalActionsRequestSchema = Type.Object({
  edition: Type.Optional(ref(EditionSchema)),
  table: ref(TableSchema),
  regulations: Type.Optional(ref(RegulationsSchema))
}, { $id: 'LegalActionsRequest', additionalProperties: false, description: 'A table.' })
export type LegalActionsRequest = Static<typeof LegalActionsRequestSchema>

const LegalRuleSchema = Type.Object({
  mustPlay: Type.Optional(Type.Array(ref(CardSchema), { description: 'He must play one of these; with `suits` or `notSuits`, only if he cannot comply with those.' })),
  suits: Type.Optional(Type.Array(ref(SuitSchema), { description: 'He must play a card of the first of these suits that he holds.' })),
  notSuits: Type.Optional(Type.Array(ref(SuitSchema), { description: 'He may not play a card of these suits if he has another that is open to him.' })),
  height: Type.Optional(Type.Unsafe<'highest' | 'lowest'>({ type: 'string', enum: ['highest', 'lowest'], description: 'Of the suit led he must play this card.' })),
  onlySpotCard: Type.Optional(Type.Unsafe<Card>({ ...ref(CardSchema), description: 'The one spot card of its suit that he may play: a minor penalty card.' }))
}, { $id: 'LegalRule', additionalProperties: false, description: 'What binds a player whose hand is not known.' })

export const LegalActionsResponseSchema = Type.Object({
  turn: ref(TurnSchema),
  legal: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'Calls, or cards of the hand whose turn it is; null where the hand is not known.' }),
  rule: Type.Optional(ref(LegalRuleSchema)),
  excluded: Type.Array(Type.Object({
    action: Type.String({ description: 'The call or the card.' }), laws, text
  }, { additionalProperties: false }), { description: 'Every other call or card of that hand, with its reason.' }),
  text,
  decision: Type.Optional(ref(RulingSchema))
}, { $id: 'LegalActionsResponse', additionalProperties: false, description: 'What the player whose turn it is may do, and why not the rest.' })
export interface LegalActionsResponse {
  readonly turn: Turn
  readonly legal: readonly string[] | null
  readonly rule?: {
    readonly mustPlay?: readonly Card[]
    readonly suits?: readonly string[]
    readonly notSuits?: readonly string[]
    readonly height?: 'highest' | 'lowest'
    readonly onlySpotCard?: Card
  }
  readonly excluded: readonly { readonly action: string, readonly laws: readonly LawReference[], readonly text: string }[]
  readonly text: string
  readonly decision?: Ruling
}

export const RULING_SCHEMAS = [
  IrregularitySchema, DeciderSchema, TurnSchema, TallySchema, ResultSchema, OptionSchema, DecisionSchema, OutcomeSchema, RulingSchema, RegulationsSchema, RulingRequestSchema, RulingResponseSchema,
  LegalRuleSchema, LegalActionsRequestSchema, LegalActionsResponseSchema
]
