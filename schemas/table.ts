import { Type, type Static } from 'typebox'
import { ConstraintSchema } from './constraint.ts'
import { MeaningSchema } from './meaning.ts'
import { CallSchema, CardSchema, DenominationSchema, SeatSchema, ref } from './words.ts'

export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const
/** Which sides are vulnerable, as in PBN. */
export type Vulnerability = (typeof VULNERABILITIES)[number]

export const AuctionEntrySchema = Type.Object({
  by: Type.Optional(ref(SeatSchema)),
  call: ref(CallSchema),
  accepted: Type.Optional(Type.Literal(true, { description: 'An insufficient bid that was accepted and stands (27A).' })),
  meaning: Type.Optional(ref(MeaningSchema))
}, { $id: 'AuctionEntry', additionalProperties: false, description: 'A call with its player (needed only where the rotation was broken), its meaning, or the mark of an accepted insufficient bid.' })

export const PlayEntrySchema = Type.Object({
  by: ref(SeatSchema),
  card: ref(CardSchema),
  added: Type.Optional(Type.Literal(true, { description: 'Put with a defective trick afterwards: it does not change who won it (67B1).' }))
}, { $id: 'PlayEntry', additionalProperties: false, description: 'A card with the hand that it came from: needed only where an accepted lead or play out of turn stands, or where it was added to a trick afterwards.' })

export const ClaimedSchema = Type.Object({
  by: ref(SeatSchema),
  tricks: Type.Integer({ minimum: 0, maximum: 13, description: 'How many of the tricks then left (the one in progress included) went to that player\'s side; the rest went to the other side.' }),
  left: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'How many tricks were left, where `play` does not tell.' })),
  ruled: Type.Optional(Type.Literal(true, { description: 'The director has ruled on it (Law 70).' }))
}, { $id: 'Claimed', additionalProperties: false, description: 'The claim or concession that ended the play.' })

export const ContractSchema = Type.Object({
  level: Type.Integer({ minimum: 1, maximum: 7, description: 'The tricks above six.' }),
  denomination: ref(DenominationSchema),
  risk: Type.Optional(Type.Unsafe<'X' | 'XX'>({ type: 'string', enum: ['X', 'XX'], description: 'Doubled or redoubled; left out when neither.' })),
  declarer: ref(SeatSchema)
}, { $id: 'Contract', additionalProperties: false, description: 'The contract, for clients that do not know the auction, and after declarer and dummy have swapped (54A).' })

const hand = Type.Optional(Type.String({
  pattern: '^[AKQJTakqjt2-9]{0,13}(\\.[AKQJTakqjt2-9]{0,13}){3}$', description: 'The original holding in PBN order S.H.D.C.', examples: ['AK52.QT9.87.J643']
}))

/** The state of the table, which the client holds. */
export const TableSchema = Type.Object({
  dealer: Type.Optional(ref(SeatSchema)),
  board: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, description: 'The number of the board: gives dealer and vulnerability.' })),
  vulnerable: Type.Optional(Type.Unsafe<Vulnerability>({ type: 'string', enum: [...VULNERABILITIES], description: 'Which sides are vulnerable, as in PBN.' })),
  hands: Type.Optional(Type.Object({ N: hand, E: hand, S: hand, W: hand }, { additionalProperties: false, description: 'The original holdings that are known.' })),
  auction: Type.Optional(Type.Array(Type.Union([ref(CallSchema), ref(AuctionEntrySchema)]), {
    maxItems: 400, description: 'The calls that stand, in order. A bare call belongs to the player whose turn it is.'
  })),
  contract: Type.Optional(ref(ContractSchema)),
  play: Type.Optional(Type.Array(Type.Union([ref(CardSchema), ref(PlayEntrySchema)]), {
    maxItems: 52, description: 'The cards that stand, in order. Bare cards follow the winners of the tricks.'
  })),
  claim: Type.Optional(ref(ClaimedSchema)),
  constraints: Type.Optional(Type.Array(ref(ConstraintSchema), { maxItems: 200, description: 'What earlier rulings imposed, sent back exactly as received.' }))
}, {
  $id: 'Table', additionalProperties: false, anyOf: [{ required: ['dealer'] }, { required: ['board'] }],
  description: 'The state of the table. `dealer`, or `board`, is required; the rest may be left out.',
  examples: [{ dealer: 'N', auction: ['1H'] }]
})

export type WireTable = Static<typeof TableSchema>
export type WireAuctionEntry = Static<typeof CallSchema> | Static<typeof AuctionEntrySchema>
export type WirePlayEntry = Static<typeof CardSchema> | Static<typeof PlayEntrySchema>
/** The claim or concession that ended the play. */
export type Claimed = Static<typeof ClaimedSchema>
/** What is to be made, in which denomination, at which risk, by whom. */
export type Contract = Static<typeof ContractSchema>

export const TABLE_SCHEMAS = [AuctionEntrySchema, PlayEntrySchema, ContractSchema, ClaimedSchema, TableSchema]
