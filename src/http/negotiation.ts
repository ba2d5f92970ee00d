import accepts from '@fastify/accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { LANGUAGES, sayIn, type Say } from '../messages/say.ts'
import { varyBy } from './headers.ts'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The words of the language that the client prefers among those that there are. */
    readonly say: Say
  }
}

function preferred (request: FastifyRequest): Say {
  const language = request.language([...LANGUAGES])
  return sayIn(LANGUAGES.find(known => known === language) ?? 'en')
}

/** Gives requests the means to find out what the client takes. */
export function negotiation (app: FastifyInstance): void {
  app.register(accepts)
  app.decorateRequest('say', { getter () { return preferred(this) } })
}

/** The type of every answer; some clients ask for it with its character set. */
const JSON_TYPES = ['application/json', 'application/json; charset=utf-8']

/** Refuses a client that takes no JSON. */
export function jsonOnly (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  done(request.type(JSON_TYPES) === false ? new Problem(406, 'The answer is application/json, which Accept does not allow.') : undefined)
}

/** The answer is in the language that was negotiated. */
export function inItsLanguage (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  varyBy(reply, 'Accept-Language')
  void reply.header('content-language', request.say.language)
  done()
}

/** The answer is in English, whatever was asked for: it is not translated yet. */
export function inEnglish (_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  varyBy(reply, 'Accept-Language')
  void reply.header('content-language', 'en')
  done()
}
