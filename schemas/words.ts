import { Type, type TSchema, type Static } from 'typebox'

/** A reference to a schema that is registered under its `$id`; its type is kept. */
export const ref = <T extends TSchema> (schema: T) => Type.Unsafe<Static<T>>({ $ref: `${(schema as { $id?: string }).$id ?? ''}#` })

/** A union of named, tagged schemas; `key` tells the members apart. */
export const tagged = <T> ($id: string, key: string, members: readonly object[], description: string) =>
  Type.Unsafe<T>({
    $id, type: 'object', discriminator: { propertyName: key }, required: [key],
    oneOf: members.map(member => ({ $ref: `${(member as { $id: string }).$id}#` })), description
  })

/** The component name of a tagged thing: `must-pass` gives `MustPass`. */
export const named = (type: string) => type.split('-').map(word => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`).join('')

const words = <const T extends readonly string[]> ($id: string, values: T, description: string) =>
  Type.Unsafe<T[number]>({ $id, type: 'string', enum: [...values], description })

export const SEATS = ['N', 'E', 'S', 'W'] as const
/** A player's place at the table, clockwise. */
export type Seat = (typeof SEATS)[number]
export const SeatSchema = words('Seat', SEATS, 'A player, by the compass, clockwise N E S W. The LHO of N is E, the RHO of N is W.')

export const SIDES = ['NS', 'EW'] as const
/** A partnership. */
export type Side = (typeof SIDES)[number]
export const SideSchema = words('Side', SIDES, 'A partnership.')

export const SUITS = ['S', 'H', 'D', 'C'] as const
/** A suit, highest first. */
export type Suit = (typeof SUITS)[number]
export const SuitSchema = words('Suit', SUITS, 'A suit: spades, hearts, diamonds, clubs.')

export const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'] as const
/** A suit or notrump, lowest first. */
export type Denomination = (typeof DENOMINATIONS)[number]
export const DenominationSchema = words('Denomination', DENOMINATIONS, 'A suit or notrump (Law 18E).')

export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
/** A card's rank, highest first. */
export type Rank = (typeof RANKS)[number]
export const RankSchema = words('Rank', RANKS, 'The rank of a card, ace to two; T is the ten.')

export const EDITIONS = ['1987', '1997', '2007', '2017'] as const
/** A code of the Laws of Duplicate Bridge, by its year. */
export type Edition = (typeof EDITIONS)[number]
export const EditionSchema = Type.Unsafe<Edition>({
  $id: 'Edition', type: 'string', enum: [...EDITIONS], default: '2017',
  description: 'The code of the Laws, by its year. An open list: expect further editions.'
})

/** A bid's level; eight and nine can be reported (Law 38) but never stand. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
/** A number of odd tricks in a denomination. */
export type Bid = `${Level}${Denomination}`
/** A bid, pass, double or redouble in its canonical PBN form. */
export type Call = Bid | 'Pass' | 'X' | 'XX'
export const CallSchema = Type.Unsafe<string>({
  $id: 'Call', type: 'string',
  pattern: '^([1-9]([CDHScdhs]|[Nn][Tt]?)|[Pp]([Aa][Ss][Ss])?|[Xx][Xx]?|[Dd]|[Rr])$',
  description: 'A call as in PBN: 1C … 7NT, Pass, X, XX. On input P, D, R, 1N and lower case are taken too; output is canonical. A level of eight or nine can only be reported as an irregular call (Law 38).',
  examples: ['1NT', 'Pass', 'X']
})

/** Suit, then rank. */
export type Card = `${Suit}${Rank}`
export const CardSchema = Type.Unsafe<string>({
  $id: 'Card', type: 'string', pattern: '^[SHDCshdc](10|[2-9TtJjQqKkAa])$',
  description: 'A card, suit then rank: SA, HT, D2. On input H10 and lower case are taken too.',
  examples: ['SA', 'HT']
})

export const LawReferenceSchema = Type.Unsafe<string>({
  $id: 'LawReference', type: 'string', pattern: '^[0-9]{1,2}([A-K][0-9]{0,2}(\\([a-z]\\))?(\\(([ivx]+|[1-9])\\))?)?$',
  description: 'Number and paragraph of a Law as the edition prints it.', examples: ['31A2(b)']
})
/** Number and paragraph of a Law as its edition prints it, such as `31A2(b)`. */
export type LawReference = string

export const WORD_SCHEMAS = [SeatSchema, SideSchema, SuitSchema, DenominationSchema, RankSchema, EditionSchema, CallSchema, CardSchema, LawReferenceSchema]
