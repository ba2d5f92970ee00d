import type { FastifyInstance } from 'fastify'
import { ComparableCallsRequestSchema, ComparableCallsResponseSchema, type ComparableCallsRequest } from '../schemas/comparable.ts'
import { ref } from '../schemas/words.ts'
import { bodyOf } from '../src/http/problem.ts'
import { asked } from '../src/http/responses.ts'
import { comparableCallsOf } from '../src/ruling/comparableCalls.ts'

const schema = {
  operationId: 'compareCalls',
  tags: ['Rulings'],
  summary: 'Which calls are comparable with a withdrawn one',
  description: 'Send a withdrawn call and the calls that might take its place, with what they show. 2017: Law 23A by its three limbs; 2007: the test of 27B1(b). What the meanings do not settle is left to the director.',
  body: ref(ComparableCallsRequestSchema),
  response: asked(ComparableCallsResponseSchema, 'A verdict on each call.')
}

export default async function comparableCalls (app: FastifyInstance): Promise<void> {
  app.post<{ Body: ComparableCallsRequest }>('/comparable-calls', { schema }, async ({ body, say }) => bodyOf(comparableCallsOf(body, say), say))
}
