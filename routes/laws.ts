import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { EDITIONS, ref, type Edition } from '../schemas/words.ts'
import { Problem } from '../src/http/problem.ts'
import { LawSchema, LawsSchema } from '../src/http/reading.ts'
import { read } from '../src/http/responses.ts'
import { lawOf, lawsOf } from '../src/laws/reading.ts'
import { DEFAULT_EDITION } from '../src/ruling/service.ts'

const querystring = Type.Object({
  edition: Type.Optional(Type.Unsafe<Edition>({ type: 'string', enum: [...EDITIONS], default: DEFAULT_EDITION, description: 'The code of the Laws, by its year.' }))
}, { additionalProperties: false })

const params = Type.Object({
  number: Type.String({ pattern: '^[1-9][0-9]?$', description: 'The number of the Law.', examples: ['31'] })
}, { additionalProperties: false })

const listSchema = {
  operationId: 'listLaws',
  tags: ['The book'],
  summary: 'The Laws of an edition',
  description: 'The numbers and titles of the Laws that the service rules by.',
  querystring,
  response: read(ref(LawsSchema), 'The Laws, by number.')
}

const readSchema = {
  operationId: 'readLaw',
  tags: ['The book'],
  summary: 'One Law of an edition',
  description: 'What the Law says in our own words, what can be asked under it, and the Laws that it refers to.',
  querystring,
  params,
  response: read(ref(LawSchema), 'The Law.', 404, 414)
}

interface InEdition {
  readonly edition?: Edition
}

export default async function laws (app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: InEdition }>('/laws', { schema: listSchema }, async ({ query: { edition = DEFAULT_EDITION } }) => ({ edition, laws: lawsOf(edition) }))

  app.get<{ Querystring: InEdition, Params: { readonly number: string } }>('/laws/:number', { schema: readSchema }, async ({ params: { number }, query: { edition = DEFAULT_EDITION } }) => {
    const law = lawOf(edition, Number(number))
    if (!law) throw new Problem(404, `The service has no Law ${number} in the ${edition} edition.`)
    return law
  })
}
