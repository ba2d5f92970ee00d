import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether a JSON Pointer leads to something in a document. */
export function resolves (pointer: string, document: unknown): boolean {
  if (pointer === '') return true
  if (!pointer.startsWith('/')) return false
  let here = document
  for (const token of pointer.slice(1).split('/')) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!isContainer(here) || !Object.hasOwn(here, name)) return false
    if (Array.isArray(here) && !/^(0|[1-9]\d*)$/.test(name)) return false
    here = here[name]
  }
  return true
}

interface PublishedResponse { readonly $ref?: string, readonly headers?: Readonly<Record<string, object>> }

interface Document {
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, PublishedResponse>>
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, {
    readonly operationId: string
    readonly responses: Readonly<Record<string, PublishedResponse>>
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string }, readonly examples?: Readonly<Record<string, { readonly value: object }>> }>> }
  }>>>>
}

/** The document that the service serves. */
export async function publishedBy (app: FastifyInstance): Promise<Document> {
  return (await app.inject('/openapi.json')).json<Document>()
}

/** What is wrong with a value by a schema of the published document; empty if nothing is. */
export function publishedChecks ({ components }: Document): (name: string, value: unknown) => readonly unknown[] {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema({ $id: 'openapi', components })
  return (name, value) => {
    const check = ajv.getSchema(`openapi#/components/schemas/${name}`)
    if (!check) throw new Error(`no schema ${name}`)
    return check(value) === true ? [] : check.errors ?? []
  }
}
