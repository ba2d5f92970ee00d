import { Type } from 'typebox'
import { ACTION_TYPES } from '../../schemas/action.ts'
import { IRREGULARITIES, RulingRequestSchema } from '../../schemas/ruling.ts'
import { EditionSchema, LawReferenceSchema, ref } from '../../schemas/words.ts'

const number = Type.Integer({ minimum: 1, maximum: 99, description: 'The number of the Law.' })
const text = Type.String({ description: 'What it is, in a sentence.' })
const title = Type.String({ description: 'Its subject.' })

export const EditionsSchema = Type.Object({
  editions: Type.Array(Type.Object({
    edition: ref(EditionSchema),
    default: Type.Boolean({ description: 'Whether it is taken where a request names no edition.' })
  }, { additionalProperties: false }), { description: 'Oldest first. An open list: expect further editions.' }),
  languages: Type.Array(Type.String(), { description: 'The languages of the texts, as `Accept-Language` names them.', examples: [['en']] })
}, { $id: 'Editions', additionalProperties: false, description: 'The codes of the Laws that the service knows, and the languages that it speaks.' })

export const LawsSchema = Type.Object({
  edition: ref(EditionSchema),
  laws: Type.Array(Type.Object({ number, title }, { additionalProperties: false }), { description: 'Lowest number first.' })
}, { $id: 'Laws', additionalProperties: false, description: 'The Laws of an edition that the service rules by.' })

export const LawSchema = Type.Object({
  edition: ref(EditionSchema),
  number,
  title,
  summary: Type.String({ description: 'What the Law says, in our own words.' }),
  coverage: Type.String({ description: 'How much of the Law the service rules on.' }),
  refersTo: Type.Array(number, { description: 'The Laws that it leads to.' }),
  answers: Type.Array(Type.String(), { description: 'What can be asked under it.' })
}, { $id: 'Law', additionalProperties: false, description: 'One Law, as the service reads it.' })

export const IrregularitiesSchema = Type.Object({
  irregularities: Type.Array(Type.Object({
    type: Type.String({ enum: [...IRREGULARITIES], description: 'The kind.' }),
    laws: Type.Array(ref(LawReferenceSchema), { description: 'The Laws that deal with it.' }),
    text,
    example: ref(RulingRequestSchema)
  }, { additionalProperties: false }), { description: 'An open list: expect further types.' }),
  actions: Type.Array(Type.Object({
    type: Type.String({ enum: [...ACTION_TYPES], description: 'The kind.' }),
    text,
    example: ref(RulingRequestSchema)
  }, { additionalProperties: false }), { description: 'What can be reported, regular or not; an open list.' })
}, { $id: 'Irregularities', additionalProperties: false, description: 'The irregularities that the service finds, and the actions that can be reported, each with a request that shows it.' })

export const StatusSchema = Type.Object({ status: Type.String({ description: '`live` or `ready`.', examples: ['ready'] }) }, { $id: 'Status', additionalProperties: false, description: 'How the service is.' })

export const READING_SCHEMAS = [EditionsSchema, LawsSchema, LawSchema, IrregularitiesSchema, StatusSchema]
