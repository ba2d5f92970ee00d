import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import { ref } from '../../schemas/words.ts'
import type { Answered } from '../ruling/fault.ts'
import type { Say } from '../messages/say.ts'
import { varyBy } from './headers.ts'
import { leadsSomewhere } from './pointer.ts'

const PlaceSchema = Type.Object({
  pointer: Type.Optional(Type.String({ description: 'The place in the body, as a JSON Pointer; the empty string is the whole body.', examples: ['/table/auction/3'] })),
  parameter: Type.Optional(Type.String({ description: 'The parameter of the path or of the query, where the mistake is there.', examples: ['edition'] })),
  message: Type.String({ description: 'What is wrong there.' })
}, { $id: 'ProblemPlace', additionalProperties: false, description: 'One thing that is wrong, and where.' })

export const ProblemSchema = Type.Object({
  type: Type.String({ description: 'A URI reference for the kind of problem; `about:blank` where the status says it all.', examples: ['about:blank'] }),
  title: Type.String({ description: 'The name of the status.', examples: ['Unprocessable Entity'] }),
  status: Type.Integer({ minimum: 400, maximum: 599, description: 'The status of the answer.' }),
  detail: Type.String({ description: 'What is wrong, in a sentence.' }),
  errors: Type.Optional(Type.Array(ref(PlaceSchema), { maxItems: 20, description: 'What is wrong where in the request.' }))
}, { $id: 'Problem', additionalProperties: false, description: 'Why there is no answer, as RFC 9457 has it.' })

export const PROBLEM_SCHEMAS = [PlaceSchema, ProblemSchema]

/** One thing that is wrong, and where. */
export type Place = Readonly<Static<typeof PlaceSchema>>

/** Why a request gets no answer; thrown, and written by `writeProblem`. */
export class Problem extends Error {
  readonly statusCode: number
  readonly errors: readonly Place[] | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly language: string

  constructor (statusCode: number, detail: string, { errors, headers = {}, language = 'en' }: {
    readonly errors?: readonly Place[], readonly headers?: Readonly<Record<string, string>>, readonly language?: string
  } = {}) {
    super(detail)
    this.statusCode = statusCode
    this.errors = errors
    this.headers = headers
    this.language = language
  }
}

/** The body that was asked for; throws the problem where the question was impossible. */
export function bodyOf<T> (answered: Answered<T>, say: Say): T {
  if (answered.ok) return answered.body
  throw new Problem(422, 'The request is well-formed, but what it describes cannot be.', {
    errors: answered.faults.slice(0, MOST_PLACES).map(fault => ({ pointer: fault.at, message: say.fault(fault) })), language: say.language
  })
}

/** The greatest number of mistakes that one answer lists. */
export const MOST_PLACES = 20

const DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
  FST_UNDER_PRESSURE: 'The service has too much to do at the moment; try again later.',
  FST_ERR_BAD_URL: 'The URL is not well-formed.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the path is too long.'
}

function textOf (value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** What went wrong in the framework or in the engine, as a problem. */
function problemOf (error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const known = error instanceof Error && 'statusCode' in error ? error : undefined
  const status = Number(known?.statusCode ?? 500)
  if (status === 413) return new Problem(413, `The body is larger than ${request.routeOptions.bodyLimit} bytes.`)
  if (status === 503 || (status >= 400 && status < 500)) {
    const code = known && 'code' in known ? textOf(known.code) : undefined
    return new Problem(status, DETAILS[code ?? ''] ?? `${STATUS_CODES[status] ?? 'Bad request'}.`)
  }
  return new Problem(500, 'The service made a mistake; it has been logged under the request id.')
}

/** An error without its message, which could name cards and players: what it is, and where in the code it happened. */
function traceOf (error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  return { name: error.name, at: (error.stack ?? '').split('\n').map(line => line.trim()).filter(line => line.startsWith('at ')) }
}

/** The body of a problem, as RFC 9457 has it. */
export function problemBody ({ statusCode, message, errors }: Pick<Problem, 'statusCode' | 'message'> & Partial<Pick<Problem, 'errors'>>): Static<typeof ProblemSchema> {
  return {
    type: 'about:blank', title: STATUS_CODES[statusCode] ?? 'Error', status: statusCode, detail: message, ...(errors && errors.length > 0 && { errors: [...errors] })
  }
}

/** What is missing has no place: its parent has. */
function placeIn (body: unknown, { pointer, ...place }: Place): Place {
  if (pointer === undefined) return place
  return { pointer: leadsSomewhere(pointer, body) ? pointer : pointer.slice(0, pointer.lastIndexOf('/')), ...place }
}

/** Answers a request with the problem that an error stands for. */
export function writeProblem (error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request)
  if (problem.statusCode === 500) request.log.error({ error: traceOf(error) }, 'a mistake of the service')
  varyBy(reply, 'Accept-Language')
  void reply
    .code(problem.statusCode)
    .headers({ 'x-request-id': request.id, 'content-language': problem.language, 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .send(problemBody({ statusCode: problem.statusCode, message: problem.message, errors: problem.errors?.map(place => placeIn(request.body, place)) }))
}
