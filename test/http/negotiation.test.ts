import { describe, expect, it } from 'vitest'
import { QUESTION, serviceWith } from './support.ts'

const app = serviceWith()
const ask = (headers: Readonly<Record<string, string>>) => app.inject({ method: 'POST', url: '/v1/rulings', payload: QUESTION, headers })

const READINGS = ['/v1/editions', '/v1/laws', '/v1/laws?edition=1987', '/v1/laws/31', '/v1/laws/31?edition=1997', '/v1/irregularities', '/openapi.json']

describe('Accept', () => {
  it.each(['application/json', '*/*', 'application/*', 'text/html, application/json;q=0.1', 'application/json; charset=utf-8'])('%s is given JSON', async accept => {
    const response = await ask({ accept })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(['text/html', 'application/json;q=0', 'image/*'])('%s is refused', async accept => {
    expect((await ask({ accept })).statusCode).toBe(406)
  })
})

describe('Accept-Language', () => {
  it.each([['en', 'en'], ['en-GB, en;q=0.5', 'en'], ['*', 'en'], ['tlh, x-none;q=0.3', 'en'], ['', 'en'], ['!!', 'en']])('%j gives %s', async (wanted, given) => {
    const response = await ask({ 'accept-language': wanted })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-language']).toBe(given)
    expect(response.headers.vary).toContain('Accept-Language')
  })

  it.each(READINGS)('%s says its language, and that it depends on what was asked for', async url => {
    const { headers } = await app.inject(url)
    expect(headers['content-language']).toBe('en')
    expect(headers.vary).toContain('Accept-Language')
  })
})

describe('What is read', () => {
  it.each(READINGS)('%s may be kept, and is not sent twice', async url => {
    const first = await app.inject(url)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const { etag = '' } = first.headers
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' })
    expect(again.headers.vary).toContain('Accept-Language')
    expect((await app.inject({ url, headers: { 'if-none-match': '"another"' } })).statusCode).toBe(200)
    for (const known of [`"another", ${etag}`, `W/${etag}`, `W/"another",W/${etag}`, '*']) expect((await app.inject({ url, headers: { 'if-none-match': known } })).statusCode, known).toBe(304)
    for (const unknown of ['"another", "third"', etag.replaceAll('"', ''), '']) expect((await app.inject({ url, headers: { 'if-none-match': unknown } })).statusCode, unknown).toBe(200)
  })

  it.each(READINGS)('HEAD %s says the same without a body', async url => {
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject(url)])
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it('a problem has no tag, and is sent whatever the client has', async () => {
    const refused = await app.inject({ url: '/v1/laws/98', headers: { 'if-none-match': '*' } })
    expect(refused.statusCode).toBe(404)
    expect(refused.headers.etag).toBeUndefined()
  })

  it('a ruling is not kept', async () => {
    const { headers } = await ask({})
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })
})
