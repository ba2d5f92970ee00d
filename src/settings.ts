import { isIP } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

/** How the text of a variable is read, and what to tell whoever mistyped it. */
interface Reading<T> {
  readonly allowed: string
  readonly read: (text: string) => T | undefined
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([['on', true], ['true', true], ['off', false], ['false', false]])

const flag: Reading<boolean> = { allowed: 'on or off', read: text => FLAGS.get(text.toLowerCase()) }

const anyText: Reading<string> = { allowed: 'any text', read: text => text }

function integer (least: number, greatest: number): Reading<number> {
  return {
    allowed: `a whole number from ${least} to ${greatest}`,
    read: text => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= greatest ? Number(text) : undefined
  }
}

function oneOf<const T extends string> (...words: readonly T[]): Reading<T> {
  return { allowed: `one of ${words.join(', ')}`, read: text => words.find(word => word === text.toLowerCase()) }
}

const listOf = (text: string) => text.split(',').map(item => item.trim()).filter(item => item !== '')

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const origins: Reading<'*' | false | string[]> = {
  allowed: 'off, *, or origins such as https://club.example, separated by commas',
  read: text => {
    if (text === '*') return text
    if (text.toLowerCase() === 'off') return false
    const list = listOf(text)
    return list.length > 0 && list.every(isOrigin) ? list : undefined
  }
}

function isAddress (text: string): boolean {
  const [address = '', length, ...others] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && others.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest))
}

const proxies: Reading<boolean | string[]> = {
  allowed: 'off, on, or the addresses of the proxies (such as 10.0.0.0/8, loopback, linklocal or uniquelocal), separated by commas',
  read: text => {
    const list = listOf(text)
    return FLAGS.get(text.toLowerCase()) ?? (list.length > 0 && list.every(isAddress) ? list : undefined)
  }
}

/** Reads the settings from the environment; throws one error that names every variable that cannot be understood. */
export function settingsFrom (environment: Environment) {
  const mistakes: string[] = []

  function setting<T> (name: string, otherwise: T, { allowed, read }: Reading<T>): T {
    const text = environment[name]?.trim() ?? ''
    if (text === '') return otherwise
    const value = read(text)
    if (value === undefined) mistakes.push(`${name} is ${JSON.stringify(text)}; allowed: ${allowed}`)
    return value ?? otherwise
  }

  const settings = {
    /** The address to listen on. */
    host: setting('HOST', '127.0.0.1', anyText),
    port: setting('PORT', 3000, integer(0, 65_535)),
    logLevel: setting('LOG_LEVEL', 'info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
    /** The greatest size of a body, in bytes. */
    bodyLimit: setting('BODY_LIMIT', 262_144, integer(1024, 16_777_216)),
    /** Requests per minute from one address; 0 sets no limit. */
    rateLimit: setting('RATE_LIMIT', 30_000, integer(0, 1_000_000)),
    /** The web sites whose pages may call the service. */
    corsOrigin: setting('CORS_ORIGIN', '*', origins),
    helmet: setting('HELMET', true, flag),
    /** Whether requests are refused while the event loop lags. */
    loadShedding: setting('LOAD_SHEDDING', true, flag),
    /** The mean delay of the event loop above which requests are refused, in milliseconds. */
    maxEventLoopDelay: setting('MAX_EVENT_LOOP_DELAY', 1000, integer(1, 60_000)),
    /** Whose X-Forwarded-For is believed. */
    trustProxy: setting('TRUST_PROXY', false, proxies),
    /** How long a client may take to send its request, in milliseconds; 0 sets no limit. */
    requestTimeout: setting('REQUEST_TIMEOUT', 30_000, integer(0, 600_000)),
    /** How long the service goes on listening after a signal, already unready, so that a load balancer notices; in milliseconds. */
    shutdownDelay: setting('SHUTDOWN_DELAY', 0, integer(0, 300_000)),
    /** How long accepted requests may take to finish after that, in milliseconds. */
    shutdownGrace: setting('SHUTDOWN_GRACE', 10_000, integer(0, 300_000)),
    /** Whether /docs is served. */
    docs: setting('DOCS', true, flag),
    /** Whether /metrics is served. */
    metrics: setting('METRICS', true, flag)
  }
  if (mistakes.length > 0) throw new Error(`The environment cannot be used:\n  ${mistakes.join('\n  ')}`)
  return settings
}

/** What can be set from outside. */
export type Settings = Readonly<ReturnType<typeof settingsFrom>>
