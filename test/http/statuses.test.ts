import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { publishedBy } from '../support/published.ts'
import { QUESTION, TABLE, serviceWith } from './support.ts'

const ON = { DOCS: 'on', METRICS: 'on' }
const app = serviceWith({ ...ON, BODY_LIMIT: '4096' })

const WELL_FORMED = '{"table":{"dealer":"N"}}'
/** What a client can do wrong with any of the routes. */
const PROVOCATIONS: readonly Omit<InjectOptions, 'method' | 'url'>[] = [
  {}, { headers: { accept: 'text/html' } }, { headers: { accept: 'text/html', 'if-none-match': '*' } }, { headers: { 'if-none-match': '*' } }, { query: { year: '1997' } },
  { payload: '{', headers: { 'content-type': 'application/json' } }, { payload: WELL_FORMED, headers: { 'content-type': 'text/plain' } },
  { payload: `"${'x'.repeat(5000)}"`, headers: { 'content-type': 'application/json' } }
]
/** A question to each route that is asked, and one that cannot be. */
const QUESTIONS: Readonly<Record<string, readonly object[]>> = {
  '/v1/rulings': [QUESTION, { ...QUESTION, answers: { deliberate: 'yes' } }],
  '/v1/legal-actions': [{ table: TABLE }, { table: { dealer: 'N', auction: ['1H', '1C'] } }],
  '/v1/comparable-calls': [
    { withdrawn: { call: '1S', meaning: { artificial: false } }, replacements: [{ call: '2S' }] }, { edition: '1987', withdrawn: { call: '1S' }, replacements: [{ call: '2S' }] }
  ]
}
/** Other numbers of a Law than one that there is. */
const NUMBERS = ['31', '98', 'thirty-one', '3'.repeat(200)]

const urlsOf = (path: string) => path.includes('{number}') ? NUMBERS.map(number => path.replace('{number}', number)) : [path]

/** What is answered to one request of each kind that the operations take. */
async function answersOf (service: FastifyInstance, method: 'GET' | 'POST', path: string) {
  const requests = urlsOf(path).flatMap(url => [...PROVOCATIONS, ...(QUESTIONS[path] ?? []).map(payload => ({ payload }))].map(more => ({ method, url, ...more })))
  return Promise.all(requests.map(request => service.inject(request)))
}

/** A service that has too much to do. */
async function overloaded (): Promise<FastifyInstance> {
  const service = serviceWith({ ...ON, LOAD_SHEDDING: 'on', MAX_EVENT_LOOP_DELAY: '1' })
  await service.ready()
  await sleep(20)
  const until = performance.now() + 1200
  while (performance.now() < until);
  await sleep(30)
  return service
}

describe('Every operation answers with the statuses that it declares, and with no other', () => {
  it('each with the headers that it declares', async () => {
    const { paths, components } = await publishedBy(app)
    const limited = serviceWith({ ...ON, RATE_LIMIT: '1' })
    await limited.inject('/v1/editions')
    const shedding = await overloaded()
    for (const [path, operations] of Object.entries(paths)) {
      for (const [name, { responses }] of Object.entries(operations)) {
        const method = name === 'post' ? 'POST' : 'GET'
        const [url = path] = urlsOf(path)
        const answers = [...await answersOf(app, method, path), await limited.inject({ method, url }), await shedding.inject({ method, url })]
        expect([...new Set(answers.map(({ statusCode }) => String(statusCode)))].sort(), `${name} ${path}`).toEqual(Object.keys(responses))
        for (const { statusCode, headers } of answers) {
          const response = responses[statusCode] ?? {}
          const declared = response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? '']
          const known = Object.keys(declared?.headers ?? {}).map(header => header.toLowerCase())
          const own = Object.keys(headers).filter(header => /^(x-request-id|content-language|vary|cache-control|etag|ratelimit-.*|retry-after|allow|accept-encoding)$/.test(header))
          expect(known, `${name} ${path} ${statusCode}`).toEqual(expect.arrayContaining(own))
        }
      }
    }
  })

  it('a question has the limit in its headers, and says in how many seconds it starts again', async () => {
    const { headers } = await serviceWith({ RATE_LIMIT: '2' }).inject({ method: 'POST', url: '/v1/rulings', payload: QUESTION })
    expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1', 'ratelimit-reset': expect.stringMatching(/^\d+$/) as string })
  })
})

describe('What an operation publishes is described', () => {
  it('every parameter, header, response and field', async () => {
    const document = await publishedBy(app)
    const bare: string[] = []
    const visit = (value: unknown, at: string, isField: boolean): void => {
      if (typeof value !== 'object' || value === null) return
      if (isField && !('description' in value) && !('$ref' in value) && !('const' in value || ('enum' in value && Array.isArray(value.enum) && value.enum.length === 1))) bare.push(at)
      for (const [name, inner] of Object.entries(value)) {
        if (name !== 'example' && name !== 'examples') visit(inner, `${at}/${name}`, /\/(properties|parameters|headers|responses|schemas)$/.test(at) && !/\/(properties|schemas)\/(properties|parameters|headers|responses)$/.test(at))
      }
    }
    visit({ paths: document.paths, components: document.components }, '', false)
    expect(bare).toEqual([])
  })
})
