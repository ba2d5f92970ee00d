interface Parameter {
  readonly in: string
  readonly name: string
  readonly description?: string
  readonly example?: unknown
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { readonly summary?: string, readonly value?: unknown }>> }>> }
}

/** The parts of an OpenAPI document that a collection is made from. */
export interface Described {
  readonly info?: { readonly title?: string, readonly description?: string }
  readonly tags?: readonly { readonly name: string, readonly description?: string }[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Request {
  readonly tag: string
  readonly item: object
}

function urlOf (path: string, parameters: readonly Parameter[]) {
  const segments = path.split('/').filter(segment => segment !== '').map(segment => segment.replace(/^\{(.*)\}$/, ':$1'))
  const of = (place: string) => parameters.filter(parameter => parameter.in === place)
  const query = of('query').map(({ name, description }) => ({ key: name, value: '', description, disabled: true }))
  const variable = of('path').map(({ name, description, example }) => ({ key: name, value: String(example), description }))
  return {
    raw: `{{baseUrl}}/${segments.join('/')}`, host: ['{{baseUrl}}'], path: segments, ...query.length > 0 && { query }, ...variable.length > 0 && { variable }
  }
}

function requestsOf (path: string, method: string, { summary = '', description = '', tags = [], parameters = [], requestBody }: Operation): readonly Request[] {
  const request = { method: method.toUpperCase(), description, url: urlOf(path, parameters) }
  const tag = tags[0] ?? ''
  const examples = Object.entries(requestBody?.content?.['application/json']?.examples ?? {})
  if (examples.length === 0) return [{ tag, item: { name: summary, request: { ...request, header: [] } } }]
  return examples.map(([name, { summary: what = '', value }]) => ({
    tag,
    item: {
      name: `${summary}: ${name}`,
      request: {
        ...request, description: what, header: [{ key: 'Content-Type', value: 'application/json' }],
        body: { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } }
      }
    }
  }))
}

/** A Postman collection of everything that an OpenAPI document describes: one request for each operation, or for each example of its body. */
export function postmanCollection ({ info = {}, tags = [], paths = {} }: Described): object {
  const requests = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).flatMap(([method, operation]) => requestsOf(path, method, operation)))
  return {
    info: { name: info.title, description: info.description, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [{ key: 'baseUrl', value: 'http://127.0.0.1:3000' }],
    item: tags.map(({ name, description }) => ({ name, description, item: requests.filter(({ tag }) => tag === name).map(({ item }) => item) }))
  }
}
