import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { QUESTION, serviceWith } from './support.ts'

const plain = serviceWith()

describe('The request id', () => {
  it.each(['club-12.table_7:3', '0b5e4d1c-9f0e-4a63-a3a4-5a6c1d9c1c11'])('%s is kept', async id => {
    expect((await plain.inject({ url: '/v1/editions', headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id)
  })

  it.each(['', 'with space', 'x'.repeat(101), '<script>', 'ünï'])('%j is replaced', async id => {
    expect((await plain.inject({ url: '/v1/editions', headers: { 'x-request-id': id } })).headers['x-request-id']).toMatch(/^[\da-f]{8}-/)
  })

  it('is new each time', async () => {
    const [first, second] = await Promise.all([plain.inject('/v1/editions'), plain.inject('/v1/editions')])
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })
})

describe('The limit of the body', () => {
  const small = serviceWith({ BODY_LIMIT: '1024' })

  it('counts bytes, whether or not the length is told', async () => {
    const payload = JSON.stringify({ ...QUESTION, clientRef: 'é'.repeat(500) })
    const response = await small.inject({ method: 'POST', url: '/v1/rulings', payload, headers: { 'content-type': 'application/json' } })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ status: 413, detail: 'The body is larger than 1024 bytes.' })
    const chunked = await fetch(new URL('/v1/rulings', await small.listen()), {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: new Blob([payload]).stream(), duplex: 'half'
    })
    expect(chunked.status).toBe(413)
    expect(chunked.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  })

  it('lets a body through that keeps to it', async () => {
    expect((await small.inject({ method: 'POST', url: '/v1/rulings', payload: QUESTION })).statusCode).toBe(200)
  })
})

describe('The rate limit', () => {
  it('tells when to come back', async () => {
    const limited = serviceWith({ RATE_LIMIT: '2' })
    const ask = () => limited.inject({ method: 'POST', url: '/v1/rulings', payload: QUESTION })
    expect((await ask()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
    expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ status: 429, title: 'Too Many Requests' })
    expect((await limited.inject('/health/live')).statusCode).toBe(200)
  })

  it('counts each address for itself, behind a proxy that is trusted', async () => {
    const limited = serviceWith({ RATE_LIMIT: '1', TRUST_PROXY: 'loopback' })
    const from = (address: string) => limited.inject({ url: '/v1/editions', headers: { 'x-forwarded-for': address } })
    expect((await from('192.0.2.1')).statusCode).toBe(200)
    expect((await from('192.0.2.2')).statusCode).toBe(200)
    expect((await from('192.0.2.1')).statusCode).toBe(429)
  })

  it('is off at 0', async () => {
    expect((await plain.inject('/v1/editions')).headers['ratelimit-limit']).toBeUndefined()
  })
})

describe('Shedding load', () => {
  it('refuses work and is unready while the event loop lags, and tells when to come back', async () => {
    const shedding = serviceWith({ LOAD_SHEDDING: 'on', MAX_EVENT_LOOP_DELAY: '1' })
    await shedding.ready()
    await sleep(20)
    const until = performance.now() + 1200
    while (performance.now() < until);
    await sleep(30)
    const refused = await shedding.inject({ method: 'POST', url: '/v1/rulings', payload: QUESTION })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
    const ready = await shedding.inject('/health/ready')
    expect(ready.statusCode).toBe(503)
    expect(ready.headers['retry-after']).toBe('10')
    expect((await shedding.inject('/health/live')).statusCode).toBe(200)
  })
})

describe('CORS', () => {
  const preflight = { method: 'OPTIONS', url: '/v1/rulings', headers: { origin: 'https://club.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } } as const

  it('lets every site ask, and read the headers, by default', async () => {
    const allowed = await plain.inject(preflight)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD, POST', 'access-control-allow-headers': 'content-type' })
    const read = await plain.inject({ url: '/v1/editions', headers: { origin: 'https://club.example' } })
    expect(read.headers['access-control-allow-origin']).toBe('*')
    expect(read.headers['access-control-expose-headers']).toContain('X-Request-Id')
  })

  it('lets only the sites ask that are named', async () => {
    const named = serviceWith({ CORS_ORIGIN: 'https://club.example, https://other.example' })
    const from = (origin: string) => named.inject({ url: '/v1/editions', headers: { origin } })
    expect((await from('https://club.example')).headers['access-control-allow-origin']).toBe('https://club.example')
    const stranger = await from('https://stranger.example')
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
    expect(stranger.headers.vary).toBe('Origin, Accept-Language')
  })

  it('also where the answer is a problem', async () => {
    expect((await plain.inject({ url: '/nowhere', headers: { origin: 'https://club.example' } })).headers['access-control-allow-origin']).toBe('*')
  })

  it('can be off', async () => {
    const off = serviceWith({ CORS_ORIGIN: 'off' })
    const refused = await off.inject(preflight)
    expect(refused.statusCode).toBe(405)
    expect(refused.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('Helmet', () => {
  it('lets a browser make nothing of an answer but data', async () => {
    const { headers } = await plain.inject('/v1/editions')
    expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none';frame-ancestors 'none'", 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' })
  })

  it('can be off', async () => {
    const { headers } = await serviceWith({ HELMET: 'off' }).inject('/v1/editions')
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['x-content-type-options']).toBeUndefined()
  })

  it('lets the pages of the documentation load all that they need', async () => {
    const documented = serviceWith({ DOCS: 'on' })
    const page = await documented.inject('/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/)
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    expect(loaded.length).toBeGreaterThan(5)
    for (const url of [...loaded, '/docs/json']) {
      expect(url).toMatch(/^\/docs\//)
      expect((await documented.inject(url)).statusCode).toBe(200)
    }
  })
})

describe('What can be left out', () => {
  it.each([['DOCS', '/docs'], ['METRICS', '/metrics']])('%s', async (name, url) => {
    expect((await serviceWith({ [name]: 'on' }).inject(url)).statusCode).toBe(200)
    expect((await serviceWith({ [name]: 'off' }).inject(url)).statusCode).toBe(404)
  })

  it('the figures count requests by route and status, and name nobody', async () => {
    const measured = serviceWith({ METRICS: 'on' })
    await measured.inject('/v1/laws/31?edition=1987')
    await measured.inject('/secret/path')
    const { body, headers } = await measured.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/laws/:number",status="200"} 1')
    expect(body).toContain('route="none",status="404"')
    expect(body).not.toMatch(/secret|127\.0\.0\.1/)
  })
})
