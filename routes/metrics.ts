import type { FastifyInstance } from 'fastify'
import { problems } from '../src/http/responses.ts'

const schema = {
  operationId: 'readMetrics',
  tags: ['Operating'],
  summary: 'Figures for Prometheus',
  description: 'How many requests there were and how long they took, by route and status, and how the process is.',
  produces: ['text/plain'],
  response: { 200: { type: 'string', description: 'The text format of Prometheus.' }, ...problems(429, 503) }
}

export default async function metrics (app: FastifyInstance): Promise<void> {
  app.get('/metrics', { schema }, async (_request, reply) => {
    void reply.type(app.figures.contentType).header('cache-control', 'no-store')
    return app.figures.metrics()
  })
}
