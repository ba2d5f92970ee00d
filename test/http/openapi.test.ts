import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { documents } from '../../openapi/documents.ts'
import { VERSION } from '../../src/http/openapi.ts'
import { publishedBy, publishedChecks } from '../support/published.ts'
import { serviceWith } from './support.ts'

const app = serviceWith({ DOCS: 'on', METRICS: 'on' })

describe('The documents that are committed', () => {
  it.each(['openapi.json', 'rectify.postman_collection.json'])('%s is what the service serves (else: npm run openapi)', async name => {
    const committed = await readFile(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')
    expect((await documents())[name]).toBe(committed)
  })

  it('have the version of the package', async () => {
    const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
    expect(VERSION).toBe(manifest.version)
  })
})

describe('The published document', () => {
  it('names components as the types are named, and leaves none of its references open', async () => {
    const document = await publishedBy(app)
    const names = Object.keys(document.components.schemas)
    expect(names).toEqual(expect.arrayContaining(['Table', 'Action', 'Constraint', 'Effect', 'Ruling', 'Decision', 'Outcome', 'RulingRequest', 'RulingResponse', 'Problem', 'Law']))
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([A-Za-z]+)/g)].map(([, name = '']) => name)
    expect(names).toEqual(expect.arrayContaining([...new Set(references)]))
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#\/components\/)/)
  })

  it('tells the members of each tagged union by their tags', async () => {
    const { components: { schemas } } = await publishedBy(app)
    expect(schemas.Constraint).toMatchObject({ discriminator: { mapping: { 'must-pass': '#/components/schemas/MustPassConstraint' } } })
    expect(schemas.Ruling).toMatchObject({ discriminator: { mapping: { decision: '#/components/schemas/Decision', outcome: '#/components/schemas/Outcome' } } })
  })

  it('describes every route, each with the problems it can run into', async () => {
    const { paths } = await publishedBy(app)
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([
      '/health/live', '/health/ready', '/metrics', '/openapi.json', '/v1/editions', '/v1/irregularities', '/v1/laws', '/v1/laws/{number}', '/v1/legal-actions', '/v1/rulings'
    ]))
    for (const [path, operations] of Object.entries(paths)) {
      // Liveness is told to everybody.
      for (const { responses } of Object.values(operations)) if (path !== '/health/live') expect(Object.keys(responses).filter(status => status >= '400'), path).not.toEqual([])
    }
    expect(Object.keys(paths['/v1/rulings']?.post?.responses ?? {})).toEqual(['200', '400', '406', '413', '415', '422', '429', '503'])
  })

  it('has examples that work when pasted', async () => {
    const document = await publishedBy(app)
    const errors = publishedChecks(document)
    for (const [url, { post }] of Object.entries(document.paths)) {
      if (!post) continue
      const { examples = {}, schema } = post.requestBody?.content['application/json'] ?? {}
      const name = schema?.$ref.split('/').at(-1) ?? ''
      expect(Object.keys(examples), url).not.toEqual([])
      for (const [title, { value }] of Object.entries(examples)) {
        expect(errors(name, value), title).toEqual([])
        const response = await app.inject({ method: 'POST', url, payload: value })
        expect(response.statusCode, title).toBe(200)
        expect(errors(name.replace('Request', 'Response'), response.json()), title).toEqual([])
      }
    }
  })

  it.each([
    ['/v1/editions', 'Editions'], ['/v1/laws', 'Laws'], ['/v1/laws?edition=1987', 'Laws'], ['/v1/laws/31', 'Law'], ['/v1/irregularities', 'Irregularities'], ['/health/live', 'Status'], ['/health/ready', 'Status']
  ])('%s answers as it says', async (url, name) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(publishedChecks(await publishedBy(app))(name, response.json())).toEqual([])
  })

  it('gives every irregularity an example in which it is found', async () => {
    const { irregularities } = (await app.inject('/v1/irregularities')).json<{ readonly irregularities: readonly { readonly type: string, readonly example: object }[] }>()
    for (const { type, example } of irregularities) {
      const ruling = (await app.inject({ method: 'POST', url: '/v1/rulings', payload: example })).json<{ readonly irregularities?: readonly { readonly type: string }[] }>()
      expect(ruling.irregularities?.map(found => found.type), type).toContain(type)
    }
  })

  it('has a request in the collection for every operation', async () => {
    const { paths } = await publishedBy(app)
    const collection = await readFile(new URL('../../openapi/rectify.postman_collection.json', import.meta.url), 'utf8')
    for (const path of Object.keys(paths)) expect(collection).toContain(`{{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`)
  })
})
