import type { TSchema } from 'typebox'
import { ref } from '../../schemas/words.ts'
import { ProblemSchema } from './problem.ts'

const REASONS = {
  400: 'Not JSON, or against the schema: `errors` says where.',
  404: 'There is no such thing.',
  406: 'The client does not take application/json.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'Well-formed, but what it describes cannot be: `errors` says where.',
  429: 'Too many requests from this address; `Retry-After` says when to come back.',
  503: 'Overloaded, or closing; `Retry-After` says when to come back.'
} as const

const HEADERS: Readonly<Partial<Record<number, object>>> = {
  429: { 'Retry-After': { type: 'integer', description: 'Seconds.' } },
  503: { 'Retry-After': { type: 'integer', description: 'Seconds.' } }
}

function problem (status: keyof typeof REASONS) {
  return {
    description: REASONS[status],
    ...HEADERS[status] && { headers: HEADERS[status] },
    content: { 'application/problem+json': { schema: ref(ProblemSchema) } }
  }
}

/** The problems that a route can run into, as responses. */
export function problems (...statuses: readonly (keyof typeof REASONS)[]) {
  return Object.fromEntries(statuses.map(status => [status, problem(status)]))
}

/** The responses of a route: what it answers with, and the problems it can run into. */
export function answeredBy (schema: TSchema, ...statuses: readonly (keyof typeof REASONS)[]) {
  return { 200: ref(schema), ...problems(...statuses) }
}

/** The problems of a route that is asked by a body. */
export const OF_A_QUESTION = [400, 406, 413, 415, 422, 429, 503] as const
/** The problems of a route that is read. */
export const OF_A_READING = [400, 406, 429, 503] as const
