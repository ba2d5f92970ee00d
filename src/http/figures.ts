import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** What has been counted and measured. */
    readonly figures: Registry
  }
}

/** Measures every request, by route and status. */
export function measured (app: FastifyInstance): void {
  const figures = new Registry()
  collectDefaultMetrics({ register: figures })
  const duration = new Histogram({
    name: 'http_request_duration_seconds', help: 'How long requests took, by route and status.', labelNames: ['method', 'route', 'status'], registers: [figures],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
  })
  app.decorate('figures', figures)
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
