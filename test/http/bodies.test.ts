import { readFile, readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { LegalActionsRequest, RulingRequest } from '../../schemas/ruling.ts'
import { EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import type { Answered } from '../../src/ruling/fault.ts'
import { ACTION_EXAMPLES, IRREGULARITY_EXAMPLES } from '../../src/ruling/examples.ts'
import { legalActionsOf, rulingOf } from '../../src/ruling/service.ts'
import { publishedBy, publishedChecks } from '../support/published.ts'
import { serviceWith } from './support.ts'

interface Case {
  readonly id: string
  readonly endpoint?: string
  readonly request: RulingRequest
  readonly branches: readonly { readonly answers?: Readonly<Record<string, string>> }[]
}

const folder = new URL('../cases/', import.meta.url)
const files = (await readdir(folder)).filter(name => name.endsWith('.json'))
const cases = (await Promise.all(files.map(async name => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as readonly Case[]))).flat()

const requests: readonly (readonly [string, RulingRequest])[] = [
  ...[...ACTION_EXAMPLES, ...IRREGULARITY_EXAMPLES].flatMap(({ type, example }) => EDITIONS.map(edition => [`${type} ${edition}`, { ...example, edition, clientRef: 'club 12, table 7' }] as const)),
  ...cases.filter(({ endpoint = '/v1/rulings' }) => endpoint === '/v1/rulings').flatMap(({ id, request, branches }) => branches.map(({ answers = {} }, index) => [`${id} ${index}`, { ...request, answers: { ...request.answers, ...answers } }] as const))
]

const questions: readonly (readonly [string, LegalActionsRequest])[] = cases.filter(({ endpoint }) => endpoint === '/v1/legal-actions').map(({ id, request }) => [id, request])

const app = serviceWith()
const errors = publishedChecks(await publishedBy(app))
const say = sayIn('en')

async function expectWhole (url: string, name: string, payload: object, answered: Answered<unknown>): Promise<void> {
  const response = await app.inject({ method: 'POST', url, payload })
  expect(response.statusCode).toBe(answered.ok ? 200 : 422)
  if (!answered.ok) return
  expect(response.body).toBe(JSON.stringify(answered.body))
  expect(errors(name, response.json())).toEqual([])
}

describe('A ruling loses nothing on its way out, and is as published', () => {
  it.each(requests)('%s', async (_name, request) => {
    await expectWhole('/v1/rulings', 'RulingResponse', request, rulingOf(request, say))
  })

  it.each([...requests.map(([name, { table, edition }]) => [name, { table, ...edition && { edition } }] as const), ...questions])('legal actions: %s', async (_name, question) => {
    await expectWhole('/v1/legal-actions', 'LegalActionsResponse', question, legalActionsOf(question, say))
  })
})
