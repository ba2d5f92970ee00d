import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'

const children: ChildProcessWithoutNullStreams[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

interface Service {
  readonly child: ChildProcessWithoutNullStreams
  readonly port: number
  readonly log: () => string
  readonly errors: () => string
}

async function started (environment: Readonly<Record<string, string>> = {}): Promise<Service> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], { env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info', LOAD_SHEDDING: 'off', ...environment } })
  children.push(child)
  let log = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => { log += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { errors += text })
  for (let tries = 0; tries < 1200; tries++) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1]
    if (port !== undefined) return { child, port: Number(port), log: () => log, errors: () => errors }
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`the service did not start: ${errors}`)
}

interface Connection {
  readonly socket: Socket
  readonly received: () => string
  readonly closed: Promise<unknown>
}

async function connected (port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => { received += text })
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  return { socket, received: () => received, closed }
}

const refused = (port: number) => new Promise<boolean>(resolve => {
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => { socket.destroy(); resolve(false) }).once('error', () => { resolve(true) })
})

const PATIENCE = { timeout: 30_000, interval: 50 }

const BODY = JSON.stringify({ table: { dealer: 'N', auction: ['1H'], hands: { S: 'AK52.QT9.87.J643' } }, action: { type: 'call', by: 'W', call: '1S' }, clientRef: 'Mrs Guggenheim, table 7' })

const post = (length: number, path = '/v1/rulings') => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('On SIGTERM', { timeout: 90_000 }, () => {
  it('what was accepted is answered, nothing new is, and the process ends well', async () => {
    const { child, port, log } = await started()
    const inFlight = await connected(port)
    const idle = await connected(port)
    const silent = await connected(port)
    inFlight.socket.write(post(Buffer.byteLength(BODY)) + BODY.slice(0, 40))
    await sleep(50)
    idle.socket.write('GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(idle.received, PATIENCE).toMatch(/^HTTP\/1.1 200 OK/)

    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await Promise.all([idle.closed, silent.closed])
    await expect.poll(() => refused(port), PATIENCE).toBe(true)
    expect(child.exitCode).toBeNull()
    expect(inFlight.received()).toBe('')

    inFlight.socket.write(BODY.slice(40))
    await inFlight.closed
    expect(inFlight.received()).toMatch(/^HTTP\/1.1 200 OK/)
    expect(inFlight.received()).toMatch(/\r\nconnection: close\r\n/i)
    expect(inFlight.received()).toContain('bid-out-of-rotation')
    expect(await ended).toEqual([0, null])
    expect(log()).toContain('"closing"')
  })

  it('it is unready at once, and goes on working for as long as a load balancer needs', async () => {
    const { child, port } = await started({ SHUTDOWN_DELAY: '3000' })
    const ended = once(child, 'exit')
    const url = `http://127.0.0.1:${port}`
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, PATIENCE).toBe(503)
    const ready = await fetch(`${url}/health/ready`)
    expect(ready.headers.get('retry-after')).toBe('10')
    expect(ready.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    const ruling = await fetch(`${url}/v1/rulings`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: BODY })
    expect(ruling.status).toBe(200)
    expect(ruling.headers.get('connection')).toBe('close')
    expect(await ended).toEqual([0, null])
    expect(await refused(port)).toBe(true)
  })

  it('it does not wait for ever', async () => {
    const { child, port } = await started({ SHUTDOWN_GRACE: '300' })
    const stuck = await connected(port)
    stuck.socket.on('error', () => undefined).write(post(1000))
    await sleep(50)
    await fetch(`http://127.0.0.1:${port}/health/live`)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([1, null])
  })
})

describe('The process', { timeout: 90_000 }, () => {
  it('logs neither bodies nor names nor queries nor addresses', async () => {
    const { child, port, log, errors } = await started()
    const url = `http://127.0.0.1:${port}`
    const ask = (path: string, body: string) => fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-request-id': 'the-id' }, body })
    await ask('/v1/rulings', BODY)
    await ask('/v1/rulings?player=Guggenheim', BODY)
    await ask('/v1/rulings', BODY.replace('AK52', 'AA52'))
    await ask('/v1/rulings', BODY.slice(0, -3))
    await ask('/Guggenheim', BODY)
    await fetch(`${url}/v1/laws/31?edition=Guggenheim`)
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    const lines = log().split('\n').filter(line => line.includes('"answered"'))
    expect(lines).toHaveLength(6)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'the-id', method: 'POST', route: '/v1/rulings', status: 200, msg: 'answered' })
    expect(log().replace(/.*listening.*/, '')).not.toMatch(/Guggenheim|A52|127\.0\.0\.1|localhost/)
    expect(errors()).toBe('')
  })

  it('answers what is not HTTP with a problem', async () => {
    const { port } = await started()
    const { socket, received, closed } = await connected(port)
    socket.on('error', () => undefined).write('NONSENSE\r\n\r\n')
    await closed
    expect(received()).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(received()).toContain('Content-Type: application/problem+json')
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, detail: 'The request is not HTTP.' })
  })

  it('a client that breaks off is no mistake of the service', async () => {
    const { port, log } = await started()
    for (let times = 0; times < 10; times++) {
      const { socket, closed } = await connected(port)
      socket.write(post(Buffer.byteLength(BODY)) + BODY)
      await sleep(1)
      socket.resetAndDestroy()
      await closed
    }
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
    expect(log()).not.toMatch(/"level":50|"status":500/)
  })

  it.each(['POST /v1/rulings HTTP/1.1\r\nHost: localhost\r\n', post(Buffer.byteLength(BODY)) + BODY.slice(0, 20)])('a client may take only so long to send its request: %j', async begun => {
    const { port } = await started({ REQUEST_TIMEOUT: '500' })
    const { socket, received } = await connected(port)
    socket.write(begun)
    await expect.poll(received, PATIENCE).toMatch(/^HTTP\/1.1 408 Request Timeout/)
  })

  it('says what it cannot use, and ends', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], { env: { ...process.env, PORT: 'http', HELMET: 'maybe' } })
    children.push(child)
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => { errors += text })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(errors).toBe('The environment cannot be used:\n  PORT is "http"; allowed: a whole number from 0 to 65535\n  HELMET is "maybe"; allowed: on or off\n')
  })
})
