import { STATUS_CODES } from 'node:http'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { ACTION_EXAMPLES, IRREGULARITY_EXAMPLES } from '../ruling/examples.ts'
import { TAGS } from './schemas.ts'

/** The version of the interface; the package has the same. */
export const VERSION = '0.1.0'

const ABOUT = `Rulings for duplicate bridge, by the Laws of 1987, 1997, 2007 and 2017.

A client sends the state of a table and what somebody did; the service finds out which Laws that falls under and returns a tree of **decisions** (what must be settled now, by whom, and what each answer leads to) and **outcomes** (what happens, what is imposed from now on, and the table to go on with). The client holds the state: the service keeps nothing.

Every mistake in a request is answered by a problem (RFC 9457) that points to the place.`

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function partOf (whole: unknown, ...path: readonly string[]): Part {
  const [name, ...others] = path
  if (!isPart(whole)) return {}
  return name === undefined ? whole : partOf(whole[name], ...others)
}

/** OpenAPI takes a tag for the name of a schema unless told otherwise. */
function addMappings (schemas: Part): void {
  for (const [name, tags] of TAGS) {
    partOf(schemas, name, 'discriminator').mapping = Object.fromEntries([...tags].map(([tag, component]) => [tag, `#/components/schemas/${component}`]))
  }
}

const nameOf = (status: string) => (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '')

/** A header is described once, and referred to by the responses that have it. */
function shareHeaders (document: Part): void {
  const shared: Part = {}
  for (const path of Object.values(partOf(document, 'paths'))) {
    for (const operation of Object.values(partOf(path))) {
      for (const response of Object.values(partOf(operation, 'responses'))) {
        const headers = partOf(response, 'headers')
        for (const [name, header] of Object.entries(headers)) {
          shared[name] = header
          headers[name] = { $ref: `#/components/headers/${name}` }
        }
      }
    }
  }
  partOf(document, 'components').headers = shared
}

/** A problem is described once, and referred to by the operations that can end in it. */
function shareProblems (document: Part): void {
  const shared: Part = {}
  for (const path of Object.values(partOf(document, 'paths'))) {
    for (const operation of Object.values(partOf(path))) {
      const responses = partOf(operation, 'responses')
      for (const [status, response] of Object.entries(responses)) {
        if (!('application/problem+json' in partOf(response, 'content'))) continue
        shared[nameOf(status)] = response
        responses[status] = { $ref: `#/components/responses/${nameOf(status)}` }
      }
    }
  }
  partOf(document, 'components').responses = shared
}

const examplesOf = (examples: readonly unknown[]) => Object.fromEntries(examples.map((value, index) => [`example-${index + 1}`, { value }]))

/** Bodies to paste: those that the schemas of the requests give, and for a ruling one for each irregularity and each kind of action. */
function addExamples (document: Part): void {
  const bodyOf = (path: string) => partOf(document, 'paths', path, 'post', 'requestBody', 'content', 'application/json')
  for (const path of Object.keys(partOf(document, 'paths'))) {
    const { $ref } = partOf(bodyOf(path), 'schema')
    const { examples } = partOf(document, 'components', 'schemas', typeof $ref === 'string' ? $ref.split('/').at(-1) ?? '' : '')
    if (Array.isArray(examples)) bodyOf(path).examples = examplesOf(examples)
  }
  bodyOf('/v1/rulings').examples = Object.fromEntries([...IRREGULARITY_EXAMPLES, ...ACTION_EXAMPLES].map(({ type, text, example }) => [type, { summary: text, value: example }]))
  bodyOf('/v1/legal-actions').examples = { 'after-an-opening-bid': { summary: 'East is to call after North\'s 1♥.', value: { table: { dealer: 'N', auction: ['1H'] } } } }
}

/** How the service is described. */
export const DOCUMENT: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Rectify', version: VERSION, summary: 'Rulings for duplicate bridge', description: ABOUT, license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: '/', description: 'This service.' }],
    security: [],
    tags: [
      { name: 'Rulings', description: 'What happens now, and what may be done.' },
      { name: 'The book', description: 'The editions, the Laws and the irregularities.' },
      { name: 'Operating', description: 'This document, health and figures.' }
    ]
  },
  refResolver: { buildLocalReference: ({ $id }, _baseUri, _fragment, index) => typeof $id === 'string' ? $id : `Schema${index}` },
  transformObject: document => {
    const object = 'openapiObject' in document ? document.openapiObject : document.swaggerObject
    if (isPart(object)) {
      addMappings(partOf(object, 'components', 'schemas'))
      shareHeaders(object)
      shareProblems(object)
      addExamples(object)
    }
    return object
  }
}
