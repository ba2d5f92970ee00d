import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { Ruling, RulingResponse } from '../../schemas/ruling.ts'
import { sayIn } from '../../src/messages/say.ts'
import { legalActionsOf } from '../../src/ruling/service.ts'
import { publishedBy, publishedChecks, resolves } from '../support/published.ts'
import { RESPONSES, sent } from './bodies.ts'

type Response = Awaited<ReturnType<FastifyInstance['inject']>>

interface ProblemBody {
  readonly status?: number
  readonly errors?: readonly { readonly pointer?: string, readonly message?: string }[]
}

function parsedOrUndefined (text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const say = sayIn('en')
/** So many outcomes of a tree are looked at, from its start. */
const SOME = 12

function * outcomesOf (ruling: Ruling): Generator<Extract<Ruling, { kind: 'outcome' }>> {
  if (ruling.kind === 'outcome') yield ruling
  else for (const { next } of ruling.options) if (next !== undefined) yield * outcomesOf(next)
}

/** The table to go on with has to be one that can be sent back. */
function refusedTables ({ edition, ruling }: RulingResponse): readonly string[] {
  const complaints: string[] = []
  let left = SOME
  for (const { table } of outcomesOf(ruling)) {
    if (left-- === 0) break
    const sentBack = legalActionsOf({ edition, table }, say)
    if (!sentBack.ok) complaints.push(`the table that it returns is refused: ${JSON.stringify(sentBack.faults)} ${JSON.stringify(table)}`)
  }
  return complaints
}

/** What is wrong with the answer to a body; empty if it is 200 as published, or a problem whose every pointer leads somewhere. */
function complaints (response: Response, errorsBy: (name: string, value: unknown) => readonly unknown[], path: string, body: string): readonly string[] {
  if (response.statusCode === 200) {
    const errors = errorsBy(RESPONSES[path] ?? '', response.json())
    return [...errors.map(error => `not as published: ${JSON.stringify(error)}`), ...path === '/v1/rulings' ? refusedTables(response.json<RulingResponse>()) : []]
  }
  if (response.statusCode < 400 || response.statusCode > 499) return [`status ${response.statusCode}`]
  const { status, errors = [] } = response.json<ProblemBody>()
  const asked = parsedOrUndefined(body)
  return [
    ...response.headers['content-type']?.toString().startsWith('application/problem+json') === true && status === response.statusCode ? [] : ['no problem+json'],
    ...response.statusCode === 413 || errors.length > 0 ? [] : ['no place'],
    ...errors.flatMap(({ pointer, message }) => pointer !== undefined && resolves(pointer, asked) && message !== undefined && message !== '' ? [] : [`the pointer ${String(pointer)} leads nowhere`])
  ]
}

/** Sends many random bodies; the first bad answer fails, with the seed and the shortest body that gives it. Counts the answers by status. */
export async function fuzz (app: FastifyInstance, numRuns: number, seed: number): Promise<ReadonlyMap<number, number>> {
  const errorsBy = publishedChecks(await publishedBy(app))
  const statuses = new Map<number, number>()
  await fc.assert(fc.asyncProperty(sent, async ([path, body]) => {
    const response = await app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload: body })
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
    const found = complaints(response, errorsBy, path, body)
    if (found.length > 0) throw new Error(found.join('\n'))
  }), { numRuns, seed })
  return statuses
}
