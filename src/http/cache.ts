import { createHash } from 'node:crypto'
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fresh from 'fresh'

/** How long an answer may be kept. */
export function cached (cacheControl: string): onRequestHookHandler {
  return (_request, reply, done) => {
    void reply.header('cache-control', cacheControl)
    done()
  }
}

/** Gives an answer its tag, and sends none that the client has already; a problem has no tag. */
export function unlessKnown (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') { done(); return }
  const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`
  void reply.header('etag', tag)
  if (!fresh(request.headers, { etag: tag })) { done(); return }
  void reply.code(304).removeHeader('content-type')
  done(null, '')
}
