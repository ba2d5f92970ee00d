import { describe, expect, it } from 'vitest'
import { ACTION_MEMBERS } from '../../schemas/action.ts'
import { RulingRequestSchema } from '../../schemas/ruling.ts'
import { TableSchema } from '../../schemas/table.ts'
import { publishedBy, publishedChecks, resolves } from '../support/published.ts'
import { ACTION, QUESTION, TABLE, serviceWith } from './support.ts'

const TYPES = ACTION_MEMBERS.map(({ properties }) => properties.type.const)

const knownIn = ({ properties }: { readonly properties: object }) => `is not known here; known are ${Object.keys(properties).map(name => `\`${name}\``).join(', ').replace(/, ([^,]*)$/, ' and $1')}`

interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly errors?: readonly { readonly pointer?: string, readonly parameter?: string, readonly message: string }[]
}

const app = serviceWith({ DOCS: 'on' })

async function refusal (payload: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.inject({
    method: 'POST', url: '/v1/rulings', headers: { 'content-type': 'application/json', ...headers }, payload: typeof payload === 'string' ? payload : JSON.stringify(payload)
  })
  return { status: response.statusCode, headers: response.headers, body: response.json<ProblemBody>() }
}

describe('A body against the schema is answered by 400, with every place that is wrong', () => {
  const deep = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) as unknown

  it.each<[string, unknown, Readonly<Record<string, string>>]>([
    ['an empty object', {}, { '': 'must have `table` and `action`' }],
    ['no object', [], { '': 'must be an object' }],
    ['null', null, { '': 'must be an object' }],
    ['a missing property: its parent', { table: TABLE, action: { type: 'call', by: 'W' } }, { '/action': 'must have `call`' }],
    ['alternatives of which one is needed', { table: {}, action: ACTION }, { '/table': 'must have `dealer` or `board`' }],
    ['an unknown property: that property', { ...QUESTION, tabel: 1 }, { '/tabel': knownIn(RulingRequestSchema) }],
    ['a name that has to be escaped', { ...QUESTION, table: { ...TABLE, 'a/b~c': 1 } }, { '/table/a~1b~0c': knownIn(TableSchema) }],
    ['a word that is not in the vocabulary', { ...QUESTION, table: { dealer: 'Q' } }, { '/table/dealer': 'must be one of N, E, S, W' }],
    ['a number for a word', { ...QUESTION, table: { dealer: 1 } }, { '/table/dealer': 'must be one of N, E, S, W' }],
    ['no member of a union', { ...QUESTION, table: { dealer: 'N', auction: [5] } }, { '/table/auction/0': 'must be a string or an object' }],
    ['a call that is none', { ...QUESTION, table: { dealer: 'N', auction: ['1H', '8Z'] } }, { '/table/auction/1': 'must look like 1NT, Pass or X' }],
    ['an entry with a wrong call', { ...QUESTION, table: { dealer: 'N', auction: [{ call: '0C' }] } }, { '/table/auction/0/call': 'must look like 1NT, Pass or X' }],
    ['an entry without a call', { ...QUESTION, table: { dealer: 'N', auction: [{ by: 'E' }] } }, { '/table/auction/0': 'must have `call`' }],
    ['a hand that is none', { ...QUESTION, table: { dealer: 'N', hands: { S: 'AK52' } } }, { '/table/hands/S': 'must look like AK52.QT9.87.J643' }],
    ['a type that there is not', { table: TABLE, action: { type: 'cal' } }, { '/action/type': `must be one of ${TYPES.join(', ')}` }],
    ['a type that is no word', { table: TABLE, action: { type: {} } }, { '/action/type': `must be one of ${TYPES.join(', ')}` }],
    ['no type', { table: TABLE, action: {} }, { '/action': 'must have `type`' }],
    ['a list or a word', { ...QUESTION, table: { dealer: 'N', constraints: [{ type: 'lead-options', leader: 'E', offender: 'W', basis: 'withdrawn-call', suits: 'foo', demands: ['require'] }] } }, { '/table/constraints/0/suits': 'must be an array or "any"' }],
    ['a number out of range', { ...QUESTION, table: { dealer: 'N', contract: { level: 8, denomination: 'S', declarer: 'N' } } }, { '/table/contract/level': 'must be at most 7' }],
    ['too long a text', { ...QUESTION, clientRef: 'x'.repeat(201) }, { '/clientRef': 'must have at most 200 characters' }],
    ['a key that no question can have', { ...QUESTION, answers: { ['a/'.repeat(31)]: 'yes' } }, { [`/answers/${'a~1'.repeat(31)}`]: 'must have at most 60 characters' }],
    ['what lies too deep', { ...QUESTION, deep }, { '': 'is nested too deeply' }],
    ['several things at once', { table: { dealer: 'Q', hands: { N: 'A', X: '' } }, action: { type: 'play', by: 'N', card: 'S1' } }, {
      '/table/dealer': 'must be one of N, E, S, W', '/table/hands/X': 'is not known here; known are `N`, `E`, `S` and `W`', '/table/hands/N': 'must look like AK52.QT9.87.J643', '/action/card': 'must look like SA or HT'
    }]
  ])('%s', async (_what, payload, places) => {
    const { status, body } = await refusal(payload)
    expect(status).toBe(400)
    expect(Object.fromEntries((body.errors ?? []).map(({ pointer, message }) => [pointer, message]))).toEqual(places)
    for (const { pointer } of body.errors ?? []) expect(resolves(pointer ?? '?', payload)).toBe(true)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('a property called %s', async name => {
    const { status, body } = await refusal(`{"table":{"dealer":"N","${name}":{"auction":[]}},"action":{"type":"call","by":"W","call":"1S"}}`)
    expect(status).toBe(400)
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual([`/table/${name}`])
  })

  it('at most twenty places', async () => {
    const { body } = await refusal({ ...QUESTION, table: { dealer: 'N', auction: Array.from({ length: 100 }, () => 'no') } })
    expect(body.errors).toHaveLength(20)
  })

  it('a large body costs no more than a small one', async () => {
    const cards = Array.from({ length: 60_000 }, (_, index) => index)
    const before = performance.now()
    const { status, body } = await refusal(JSON.stringify({ table: TABLE, action: { type: 'expose', by: 'N', cards, manner: 'shown' } }).slice(0, 262_000).replace(/,\d*$/, '],"manner":"shown","by":"N"}}'))
    expect(status).toBe(400)
    expect(body.errors).toHaveLength(1)
    expect(performance.now() - before).toBeLessThan(500)
  })

  it.each(['', '{"table":', '{"table":{}}}', 'undefined', '{\'table\': 1}'])('not JSON: %s', async payload => {
    const { status, body } = await refusal(payload)
    expect(status).toBe(400)
    expect(body.detail).toBe('The body is not JSON.')
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual([''])
  })
})

describe('The bytes of a body', () => {
  const text = JSON.stringify({ ...QUESTION, clientRef: 'é' })
  const send = (payload: Buffer, type = 'application/json', more: Readonly<Record<string, string>> = {}) => app.inject({ method: 'POST', url: '/v1/rulings', payload, headers: { 'content-type': type, ...more } })

  it.each<[string, Buffer, string]>([
    ['with a byte order mark', Buffer.from(`\uFEFF${text}`), 'application/json'],
    ['with the character set named', Buffer.from(text), 'application/json;charset=UTF-8'],
    ['with it in quotes', Buffer.from(text), 'Application/JSON; charset="utf8"']
  ])('%s are taken', async (_what, payload, type) => {
    const response = await send(payload, type)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ clientRef: 'é' })
  })

  it('that are not UTF-8 are refused', async () => {
    const response = await send(Buffer.from(text, 'latin1'))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ detail: 'The body is not JSON.', errors: [{ pointer: '', message: 'is not UTF-8' }] })
  })

  it.each([['iso-8859-1', 'latin1'], ['utf-16', 'utf16le']] as const)('that are said to be %s are refused', async (charset, encoding) => {
    expect((await send(Buffer.from(text, encoding), `application/json; charset=${charset}`)).statusCode).toBe(415)
  })

  it('that are compressed are refused, with what is taken', async () => {
    const response = await send(Buffer.from(text), 'application/json', { 'content-encoding': 'gzip' })
    expect(response.statusCode).toBe(415)
    expect(response.headers['accept-encoding']).toBe('identity')
    expect((await send(Buffer.from(text), 'application/json', { 'content-encoding': 'identity' })).statusCode).toBe(200)
  })
})

describe('Parameters are named', () => {
  it.each([
    ['/v1/laws?edition=1963', 'edition'],
    ['/v1/laws?edition=1987&edition=1997', 'edition'],
    ['/v1/laws?year=1997', 'year'],
    ['/v1/editions?year=1997', 'year'],
    ['/openapi.json?edition=1997', 'edition'],
    ['/v1/laws/31?edition=', 'edition'],
    ['/v1/laws/thirty-one', 'number'],
    ['/v1/laws/031', 'number']
  ])('%s', async (url, parameter) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(response.json<ProblemBody>().errors).toEqual([{ parameter, message: expect.any(String) as string }])
  })
})

describe('A question has no parameters', () => {
  it.each<[string, object]>([
    ['/v1/rulings', QUESTION], ['/v1/legal-actions', { table: TABLE }], ['/v1/comparable-calls', { withdrawn: { call: '1S' }, replacements: [{ call: '2S' }] }]
  ])('%s', async (path, payload) => {
    const response = await app.inject({ method: 'POST', url: `${path}?edition=1987`, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json<ProblemBody>().errors).toMatchObject([{ parameter: 'edition' }])
  })
})

describe('Every refusal is a problem', () => {
  const rulings = { method: 'POST', url: '/v1/rulings' } as const
  const json = { 'content-type': 'application/json' }

  it.each([
    [404, { method: 'GET', url: '/' }],
    [404, { method: 'GET', url: '/v1/laws/98' }],
    [404, { method: 'POST', url: '/v2/rulings', payload: '<x/>', headers: { 'content-type': 'text/xml' } }],
    [404, { method: 'GET', url: '/docs/static/nothing.js' }],
    [405, { method: 'GET', url: '/v1/rulings' }],
    [405, { method: 'PUT', url: '/v1/laws/31', payload: '<x/>', headers: { 'content-type': 'text/xml' } }],
    [405, { method: 'DELETE', url: '/health/live' }],
    [406, { method: 'GET', url: '/v1/laws', headers: { accept: 'text/html' } }],
    [406, { ...rulings, payload: QUESTION, headers: { accept: 'application/pdf, text/*' } }],
    [414, { method: 'GET', url: `/v1/laws/${'3'.repeat(200)}` }],
    [415, { ...rulings, payload: 'table=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [415, { ...rulings, payload: JSON.stringify(QUESTION), headers: { 'content-type': 'text/plain' } }],
    [400, { ...rulings, headers: json }],
    [400, { method: 'GET', url: '/v1/laws/%E0%A4%A' }],
    [413, { ...rulings, payload: JSON.stringify({ ...QUESTION, clientRef: 'x'.repeat(262_144) }), headers: json }]
  ] as const)('%i %j', async (status, request) => {
    const check = publishedChecks(await publishedBy(app))
    const response = await app.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(response.headers['content-language']).toBe('en')
    expect(response.headers.vary).toContain('Accept-Language')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-request-id']).toBeTruthy()
    expect(response.json<ProblemBody>()).toMatchObject({ type: 'about:blank', status })
    expect(check('Problem', response.json())).toEqual([])
  })

  it.each([['/v1/rulings', 'POST'], ['/v1/laws', 'GET, HEAD'], ['/v1/laws/31', 'GET, HEAD'], ['/openapi.json', 'GET, HEAD']])('405 says what %s takes', async (url, allow) => {
    const refused = await app.inject({ method: 'PATCH', url })
    expect(refused.statusCode).toBe(405)
    expect(refused.headers.allow?.toString().split(', ').sort().join(', ')).toBe(allow)
  })

  it('a mistake of the service is a 500 that tells nothing of the hands', async () => {
    const broken = serviceWith({}, async scope => { scope.post('/broken', () => { throw new Error('South holds the SA') }) })
    const response = await broken.inject({ method: 'POST', url: '/v1/broken', payload: {} })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500, detail: 'The service made a mistake; it has been logged under the request id.' })
  })
})

/** A card from dummy, with something imposed that cannot be. */
const imposed = (constraint: object) => ({
  table: { dealer: 'S', auction: ['1S', 'P', '4S', 'P', 'P', 'P'], play: ['H2', 'HK', 'H3', 'H5'], constraints: [constraint] }, action: { type: 'play', by: 'N', card: 'D2' }
})

describe('What is well-formed but cannot be is answered by 422, with the places', () => {
  it.each<[string, object, string]>([
    ['a card twice', { table: { dealer: 'N', hands: { N: 'A...', S: 'A...' } }, action: ACTION }, '/table/hands/S'],
    ['an insufficient bid in the auction', { table: { dealer: 'N', auction: ['1H', '1C'] }, action: ACTION }, '/table/auction/1'],
    ['an answer to no question at all', { ...QUESTION, answers: { 'Accept call/s': 'yes' } }, '/answers/Accept call~1s'],
    ['an answer under a name that objects have', JSON.parse(JSON.stringify({ ...QUESTION, answers: {} }).replace('"answers":{}', '"answers":{"__proto__":"yes"}')) as object, '/answers/__proto__'],
    ['an answer that was not asked for', { ...QUESTION, answers: { deliberate: 'yes' } }, '/answers/deliberate'],
    ['an answer whose name every object has', { ...QUESTION, answers: { constructor: 'yes' } }, '/answers/constructor'],
    ['a defender who has lost dummy’s rights', imposed({ type: 'lost-rights', player: 'E' }), '/table/constraints/0'],
    ['declarer as the leader who is restricted', imposed({ type: 'lead-restriction', leader: 'S', demand: 'require', suits: ['D'] }), '/table/constraints/0'],
    ['dummy under a restriction for his play', imposed({ type: 'play-restriction', player: 'N', demand: 'highest', suit: 'D' }), '/table/constraints/0'],
    ['declarer’s card that has to be played', imposed({ type: 'must-play', player: 'S', card: 'D3' }), '/table/constraints/0'],
    ['a defender who has to lead from a hand of his', imposed({ type: 'lead-from', declarer: 'E', hand: 'W' }), '/table/constraints/0'],
    ['no demand, but suits', imposed({ type: 'lead-restriction', leader: 'W', demand: 'none', suits: ['D'] }), '/table/constraints/0'],
    ['a demand without a suit', imposed({ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: [] }), '/table/constraints/0'],
    ['an option that was not offered', { ...QUESTION, answers: { 'accept-call': 'perhaps' } }, '/answers/accept-call']
  ])('%s', async (_what, payload, pointer) => {
    const { status, headers, body } = await refusal(payload)
    expect(status).toBe(422)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(body.errors?.map(place => place.pointer)).toContain(pointer)
    for (const place of body.errors ?? []) expect(resolves(place.pointer ?? '?', payload)).toBe(true)
  })
})
