import type { FastifyInstance } from 'fastify'
import { figures } from '../src/http/responses.ts'

const schema = {
  operationId: 'readMetrics',
  tags: ['Operating'],
  summary: 'Figures for Prometheus',
  description: 'How many requests there were and how long they took, by route and status, and how the process is.',
  response: figures
}

export default async function metrics (app: FastifyInstance): Promise<void> {
  app.get('/metrics', { schema }, async (_request, reply) => {
    void reply.type(app.figures.contentType).header('cache-control', 'no-store')
    return app.figures.metrics()
  })
}
