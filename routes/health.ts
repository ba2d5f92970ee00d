import type { FastifyInstance } from 'fastify'
import { Problem } from '../src/http/problem.ts'
import { StatusSchema } from '../src/http/reading.ts'
import { told } from '../src/http/responses.ts'

/** Health is told whatever the load. */
const config = { rateLimit: false, pressureHandler: () => undefined } as const

const liveSchema = {
  operationId: 'isLive',
  tags: ['Operating'],
  summary: 'Whether the process runs',
  description: 'Restart the process where this does not answer.',
  response: told(StatusSchema, 'It does.')
}

const readySchema = {
  operationId: 'isReady',
  tags: ['Operating'],
  summary: 'Whether the service takes new work',
  description: 'Send no work while this answers 503: the service is closing, or has too much to do.',
  response: told(StatusSchema, 'It does.', 503)
}

export default async function health (app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store')
    done()
  })

  app.get('/health/live', { schema: liveSchema, config }, async () => ({ status: 'live' }))

  app.get('/health/ready', { schema: readySchema, config }, async () => {
    if (!app.isReady()) throw new Problem(503, 'The service takes no new work at the moment.', { headers: { 'retry-after': '10' } })
    return { status: 'ready' }
  })
}
