import type { TSchema } from 'typebox'
import { ref } from '../../schemas/words.ts'
import { ProblemSchema } from './problem.ts'

/** What the headers of the answers say. */
const HEADERS = {
  'X-Request-Id': { type: 'string', description: 'The id of the request: the one that was sent, if it is a sane one, else a new one.' },
  'Content-Language': { type: 'string', description: 'The language of the texts.' },
  Vary: { type: 'string', description: 'The headers of the request on which the answer depends.' },
  'Cache-Control': { type: 'string', description: 'Whether the answer may be kept, and how long.' },
  ETag: { type: 'string', description: 'Changes with the answer; send it as `If-None-Match`, and what you have already is not sent again.' },
  'RateLimit-Limit': { type: 'integer', description: 'How many requests one address may send in a minute, where there is a limit.' },
  'RateLimit-Remaining': { type: 'integer', description: 'How many of them are left.' },
  'RateLimit-Reset': { type: 'integer', description: 'In how many seconds the count starts again.' },
  'Retry-After': { type: 'integer', description: 'In how many seconds to come back.' },
  'Accept-Encoding': { type: 'string', description: 'How a body may be encoded, where that was the mistake.' }
} as const
type Header = keyof typeof HEADERS

const headers = (...names: readonly Header[]) => ({ headers: Object.fromEntries(names.map(name => [name, HEADERS[name]])) })

const LIMIT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const
const OF_A_TEXT = ['X-Request-Id', 'Content-Language', 'Vary', 'Cache-Control'] as const

const REASONS = {
  400: 'Not JSON, or against the schema: `errors` says where.',
  404: 'There is no such thing.',
  406: 'The client does not take application/json.',
  413: 'The body is too large.',
  414: 'A part of the path is too long.',
  415: 'The body is not application/json in UTF-8.',
  422: 'Well-formed, but what it describes cannot be: `errors` says where.',
  429: 'Too many requests from this address; `Retry-After` says when to come back.',
  503: 'Overloaded, or closing; `Retry-After` says when to come back.'
} as const
type Status = keyof typeof REASONS

/** The headers that a problem has besides those of every text; what comes before the limit is looked at has none of that. */
const OF_A_PROBLEM: Readonly<Record<Status, readonly Header[]>> = {
  400: LIMIT, 404: LIMIT, 406: LIMIT, 413: LIMIT, 414: [], 415: [...LIMIT, 'Accept-Encoding'], 422: LIMIT, 429: [...LIMIT, 'Retry-After'], 503: ['Retry-After']
}

const problem = (status: Status) => ({
  description: REASONS[status],
  ...headers(...OF_A_TEXT, ...OF_A_PROBLEM[status]),
  content: { 'application/problem+json': { schema: ref(ProblemSchema) } }
})

/** The problems that a route can run into, as responses. */
export const problems = (...statuses: readonly Status[]) => Object.fromEntries(statuses.map(status => [status, problem(status)]))

const answer = (schema: TSchema, description: string, ...names: readonly Header[]) => ({ description, ...headers(...names), content: { 'application/json': { schema } } })

/** The responses of a route that is asked by a body. */
export const asked = (schema: TSchema, description: string) =>
  ({ 200: answer(ref(schema), description, ...OF_A_TEXT, ...LIMIT), ...problems(400, 406, 413, 415, 422, 429, 503) })

/** The responses of a route that is read and may be kept. */
export const read = (schema: TSchema, description: string, ...statuses: readonly Status[]) => ({
  200: answer(schema, description, ...OF_A_TEXT, 'ETag', ...LIMIT),
  304: { description: 'The client has it already: `If-None-Match` names its `ETag`.', ...headers(...OF_A_TEXT, 'ETag', ...LIMIT) },
  ...problems(400, 406, 429, 503, ...statuses)
})

/** The responses of a route that tells how the service is. */
export const told = (schema: TSchema, description: string, ...statuses: readonly Status[]) =>
  ({ 200: answer(ref(schema), description, 'X-Request-Id', 'Cache-Control'), ...problems(...statuses) })

/** The figures, as text. */
export const figures = {
  200: { description: 'The text format of Prometheus.', ...headers('X-Request-Id', 'Cache-Control', ...LIMIT), content: { 'text/plain': { schema: { type: 'string' } } } }, ...problems(429, 503)
}
