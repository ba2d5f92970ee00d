import type { FastifyInstance } from 'fastify'
import { ref } from '../schemas/words.ts'
import { IrregularitiesSchema } from '../src/http/reading.ts'
import { read } from '../src/http/responses.ts'
import { ACTION_EXAMPLES, IRREGULARITY_EXAMPLES } from '../src/ruling/examples.ts'

const schema = {
  operationId: 'listIrregularities',
  tags: ['The book'],
  summary: 'The irregularities that the service finds, and the actions that can be reported',
  description: 'Each with an example: a body for `POST /v1/rulings` in whose answer the irregularity is found, or that reports the action.',
  response: read(ref(IrregularitiesSchema), 'The irregularities and the actions, each with a request.')
}

export default async function irregularities (app: FastifyInstance): Promise<void> {
  app.get('/irregularities', { schema }, async () => ({ irregularities: IRREGULARITY_EXAMPLES, actions: ACTION_EXAMPLES }))
}
