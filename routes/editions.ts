import type { FastifyInstance } from 'fastify'
import { EDITIONS, ref } from '../schemas/words.ts'
import { EditionsSchema } from '../src/http/reading.ts'
import { read } from '../src/http/responses.ts'
import { LANGUAGES } from '../src/messages/say.ts'
import { DEFAULT_EDITION } from '../src/ruling/service.ts'

const schema = {
  operationId: 'listEditions',
  tags: ['The book'],
  summary: 'The editions of the Laws, and the languages of the texts',
  description: 'An open list: a client must expect further editions.',
  response: read(ref(EditionsSchema), 'The editions and the languages.')
}

export default async function editions (app: FastifyInstance): Promise<void> {
  const body = { editions: EDITIONS.map(edition => ({ edition, default: edition === DEFAULT_EDITION })), languages: LANGUAGES }
  app.get('/editions', { schema }, async () => body)
}
