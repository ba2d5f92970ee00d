import type { FastifyInstance } from 'fastify'
import { LegalActionsRequestSchema, LegalActionsResponseSchema, type LegalActionsRequest } from '../schemas/ruling.ts'
import { ref } from '../schemas/words.ts'
import { bodyOf } from '../src/http/problem.ts'
import { asked } from '../src/http/responses.ts'
import { legalActionsOf } from '../src/ruling/service.ts'

const schema = {
  operationId: 'listLegalActions',
  tags: ['Rulings'],
  summary: 'What the player whose turn it is may do',
  description: 'Send a table. The answer lists the legal calls or cards, every other one with the Law that takes it away, and the decision that must be made first, if there is one.',
  body: ref(LegalActionsRequestSchema),
  response: asked(LegalActionsResponseSchema, 'What may be done, and why not the rest.')
}

export default async function legalActions (app: FastifyInstance): Promise<void> {
  app.post<{ Body: LegalActionsRequest }>('/legal-actions', { schema }, async ({ body, say }) => bodyOf(legalActionsOf(body, say), say))
}
