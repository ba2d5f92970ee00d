import type { FastifyInstance } from 'fastify'
import { problems } from '../src/http/responses.ts'

const schema = {
  operationId: 'readOpenApi',
  tags: ['Operating'],
  summary: 'This document',
  description: 'What the service takes and gives, as OpenAPI 3.1.',
  response: { 200: { type: 'object', additionalProperties: true, description: 'An OpenAPI document.' }, ...problems(406, 429, 503) }
}

export default async function openapi (app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema }, async () => app.swagger())
}
