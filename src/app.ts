import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type ConnectionError, type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify'
import docs from '../routes/docs.ts'
import editions from '../routes/editions.ts'
import health from '../routes/health.ts'
import irregularities from '../routes/irregularities.ts'
import laws from '../routes/laws.ts'
import comparableCalls from '../routes/comparable-calls.ts'
import legalActions from '../routes/legal-actions.ts'
import metrics from '../routes/metrics.ts'
import openapi from '../routes/openapi.ts'
import rulings from '../routes/rulings.ts'
import { parsed } from './http/body.ts'
import { cached, unlessKnown } from './http/cache.ts'
import { measured } from './http/figures.ts'
import { inOneGo } from './http/goes.ts'
import { requestId, identified } from './http/identity.ts'
import { closing, leaving } from './http/lifecycle.ts'
import { inEnglish, inItsLanguage, jsonOnly, negotiation } from './http/negotiation.ts'
import { DOCUMENT } from './http/openapi.ts'
import { PROBLEM_SCHEMAS, Problem, problemBody, writeProblem } from './http/problem.ts'
import { READING_SCHEMAS } from './http/reading.ts'
import { strangers } from './http/resources.ts'
import { SCHEMAS } from './http/schemas.ts'
import { strictly, withoutParameters } from './http/validation.ts'
import type { Settings } from './settings.ts'

/** How often it is looked which requests take too long, in milliseconds. */
const A_SECOND = 1000

/** Puts the service together; `more` are further routes beside those of /v1, for benches and tests. */
export function build (settings: Settings, ...more: readonly FastifyPluginAsync[]): FastifyInstance {
  const app = fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: settings.bodyLimit,
    requestTimeout: settings.requestTimeout,
    http: { requestTimeout: settings.requestTimeout, headersTimeout: settings.requestTimeout, connectionsCheckingInterval: A_SECOND },
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    genReqId: requestId,
    frameworkErrors: writeProblem,
    clientErrorHandler: refuse
  })
  app.setValidatorCompiler(strictly(SCHEMAS))
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(writeProblem)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => parsed(request, bytes))
  for (const schema of [...SCHEMAS, ...PROBLEM_SCHEMAS, ...READING_SCHEMAS]) app.addSchema(schema)

  leaving(app)
  identified(app)
  closing(app, settings.shutdownDelay)
  negotiation(app)
  protect(app, settings)
  strangers(app)
  if (settings.metrics) measured(app)

  app.register(swagger, DOCUMENT)
  if (settings.docs) docs(app)
  app.register(health)
  if (settings.metrics) app.register(metrics)
  app.register(async v1 => {
    asked(v1, [rulings, legalActions, comparableCalls], more)
    read(v1, [editions, laws, irregularities])
  }, { prefix: '/v1' })
  read(app, [openapi])
  return app
}

/** Routes that answer a body: those that ask the Laws, and others beside them. */
function asked (app: FastifyInstance, routes: readonly FastifyPluginAsync[], others: readonly FastifyPluginAsync[]): void {
  app.register(async scope => {
    scope.addHook('onRequest', jsonOnly).addHook('onRequest', inItsLanguage).addHook('onRequest', cached('no-store'))
    scope.addHook('onRoute', withoutParameters)
    scope.register(async ruled => {
      ruled.addHook('preHandler', inOneGo())
      for (const route of routes) ruled.register(route)
    })
    for (const route of others) scope.register(route)
  })
}

/** Routes that are read: they may be kept. */
function read (app: FastifyInstance, routes: readonly FastifyPluginAsync[]): void {
  app.register(async scope => {
    scope.addHook('onRequest', jsonOnly).addHook('onRequest', inEnglish).addHook('onRequest', cached('public, max-age=3600')).addHook('onSend', unlessKnown)
    scope.addHook('onRoute', withoutParameters)
    for (const route of routes) scope.register(route)
  })
}

/** Every protection can be left to a proxy in front. */
function protect (app: FastifyInstance, { helmet: headers, corsOrigin, loadShedding, maxEventLoopDelay, rateLimit: max }: Settings): void {
  if (headers) {
    app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'cross-origin' }
    })
  }
  if (corsOrigin !== false) {
    app.register(cors, {
      origin: corsOrigin, methods: ['GET', 'HEAD', 'POST'], strictPreflight: false, maxAge: 86_400,
      exposedHeaders: ['Content-Language', 'ETag', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'X-Request-Id']
    })
  }
  if (loadShedding) app.register(underPressure, { maxEventLoopDelay, retryAfter: 10 })
  if (max > 0) {
    app.register(rateLimit, {
      max, timeWindow: 60_000, enableDraftSpec: true, errorResponseBuilder: (_request, { after }) => new Problem(429, `Too many requests; come back in ${after}.`)
    })
  }
}

/** Answers what is not even HTTP. */
function refuse (error: ConnectionError, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, detail] = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'The request took too long to arrive.'] as const
      : error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'The headers are too large.'] as const : [400, 'The request is not HTTP.'] as const
    const body = JSON.stringify(problemBody(new Problem(status, detail)))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
