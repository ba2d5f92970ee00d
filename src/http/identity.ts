import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The id that the client or a proxy has given to the request, if it is a sane one; else a new one. */
export function requestId ({ headers: { 'x-request-id': given } }: IncomingMessage): string {
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID()
}

/** Returns each request's id, and logs one line when it has been answered: no body, no query, no address. */
export function identified (app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 100) / 100 }, 'answered')
    done()
  })
}
