import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { read } from '../src/http/responses.ts'

const schema = {
  operationId: 'readOpenApi',
  tags: ['Operating'],
  summary: 'This document',
  description: 'What the service takes and gives, as OpenAPI 3.1.',
  response: read(Type.Object({}, { additionalProperties: true }), 'An OpenAPI document.')
}

export default async function openapi (app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema }, async () => app.swagger())
}
