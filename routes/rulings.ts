import type { FastifyInstance } from 'fastify'
import { RulingRequestSchema, RulingResponseSchema, type RulingRequest } from '../schemas/ruling.ts'
import { ref } from '../schemas/words.ts'
import { bodyOf } from '../src/http/problem.ts'
import { asked } from '../src/http/responses.ts'
import { rulingOf } from '../src/ruling/service.ts'

const schema = {
  operationId: 'createRuling',
  tags: ['Rulings'],
  summary: 'Rule on what was done at the table',
  description: 'Send the table, what somebody did, and the answers that are known. The service finds out which Laws it falls under, and returns the tree of decisions and outcomes that is left. A ruling is a pure function of its request: the service keeps nothing, and a request may be repeated.',
  body: ref(RulingRequestSchema),
  response: asked(RulingResponseSchema, 'The ruling, as the tree that the answers leave.')
}

export default async function rulings (app: FastifyInstance): Promise<void> {
  app.post<{ Body: RulingRequest }>('/rulings', { schema }, async ({ body, say }) => bodyOf(rulingOf(body, say), say))
}
