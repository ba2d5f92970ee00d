import fc from 'fast-check'
import { SCHEMAS } from '../../src/http/schemas.ts'
import { fitting } from './from-schema.ts'
import { playedOut } from './deals.ts'

const CALLS = ['Pass', 'X', 'XX', ...[1, 2, 3, 4, 5, 6, 7].flatMap(level => ['C', 'D', 'H', 'S', 'NT'].map(denomination => `${level}${denomination}`))]
const SEATS = ['N', 'E', 'S', 'W']
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', '0', 'a/b', 'a~b', '$ref', 'ünï', 'valueOf']

const named = fitting(SCHEMAS)
const seat = fc.constantFrom(...SEATS)
const call = fc.constantFrom(...CALLS)
const edition = fc.constantFrom('1987', '1997', '2007', '2017')

/** Calls that may stand one after the other: mostly passes, and bids that go up. */
const auction: fc.Arbitrary<readonly string[]> = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 6 })), { maxLength: 24 }).map(steps => {
  let last = 2
  const calls: string[] = []
  for (const [kind, step] of steps) {
    const next = CALLS[last + step]
    if (kind < 6 || next === undefined) calls.push('Pass')
    else {
      calls.push(next)
      last += step
    }
    const passes = calls.slice(-3).every(made => made === 'Pass') && calls.length > 3
    if (passes) break
  }
  return calls
})

/** The answers that clients give most: right for one question or another. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'accept-call': ['accept', 'reject'], 'accept-lead': ['accept', 'reject', 'defenders-differ'], 'accept-card': ['accept', 'reject'], comparable: ['yes', 'no'], unintended: ['yes', 'no'],
  'artificial-call': ['yes', 'no'], 'replacement-call': CALLS, 'opening-lead': ['become-dummy', 'play-from-hand', 'leave-penalty-card', 'require-H', 'forbid-H', 'require-S', 'forbid-S'],
  misinformed: ['yes', 'no'], 'could-have-seen-dummy': ['yes', 'no'], 'lead-demand': ['require-S', 'forbid-S', 'no-demand', 'require-H', 'forbid-HD'], 'premature-play': ['highest', 'lowest', 'require-S', 'forbid-S'],
  'withdraw-call': ['keep', 'withdraw'], 'first-call-or-other': ['keep', ...CALLS], 'call-meant-as': ['over-the-call', 'own-call'], simultaneous: ['yes', 'no'], 'same-denomination': ['yes', 'no'], deliberate: ['yes', 'no'],
  'different-intention': ['yes', 'no'], 'mistaken-explanation': ['yes', 'no'], 'substitute-card': ['SA', 'H2'], 'conventional': ['yes', 'no'], 'pause-for-thought': ['yes', 'no'], 'lead-restriction-applies': ['yes', 'no'],
  constructor: ['yes'], 'to-string': ['yes']
}
const answers = fc.uniqueArray(fc.constantFrom(...Object.keys(ANSWERS)), { maxLength: 4 }).chain(ids => fc.record(Object.fromEntries(ids.map(id => [id, fc.constantFrom(...ANSWERS[id] ?? ['yes'])]))))
const maybe = <T> (value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

/** A table as it could be, or nearly. */
const table: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ dealer: seat, auction, hands: maybe(playedOut.map(({ hands }) => hands)) }),
  fc.record({ dealer: seat, auction, constraints: fc.array(named('Constraint'), { maxLength: 3 }) }),
  playedOut.chain(({ hands, contract, play }) => fc.record({
    dealer: seat, hands: maybe(fc.constant(hands)), contract: fc.constant(contract), play: fc.integer({ min: 0, max: 52 }).map(count => play.slice(0, count)),
    constraints: maybe(fc.array(named('Constraint'), { maxLength: 2 }))
  }))
).map(withoutUndefined)

/** What could have happened at a table, or nearly. */
const likely: fc.Arbitrary<unknown> = fc.record({
  edition: maybe(edition),
  table,
  action: fc.oneof({ arbitrary: fc.record({ type: fc.constant('call'), by: seat, call }), weight: 3 }, { arbitrary: named('Action'), weight: 5 }),
  subsequent: maybe(fc.array(fc.oneof(fc.record({ type: fc.constant('call'), by: seat, call }), named('Action')), { maxLength: 3 })),
  answers: maybe(answers),
  expand: maybe(fc.constantFrom('all', 'next'))
}).map(withoutUndefined)

function withoutUndefined (value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}

/** Changes one place in a value: the digits of `where`, least first, lead to it. */
function replaced (value: unknown, where: number, change: (old: unknown) => unknown): unknown {
  const here = where % 8
  if (here === 7 || typeof value !== 'object' || value === null) return change(value)
  const names = Object.keys(value)
  const chosen = names[here % names.length]
  if (chosen === undefined) return change(value)
  const next = Math.floor(where / 8)
  if (Array.isArray(value)) return value.map((item: unknown, index) => String(index) === chosen ? replaced(item, next, change) : item)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === chosen ? replaced(item, next, change) : item]))
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(null, 0, -1, 1e308, 1.5, true, '', [], {}, '1H', 'N', 'Pass', 'SA', [[]], 2 ** 53), fc.string({ maxLength: 50 }), call, seat,
  fc.integer({ min: 1, max: 60 }).map(depth => JSON.parse(`${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`) as unknown)
)

function added (value: unknown, name: string, item: unknown): unknown {
  if (Array.isArray(value)) return [...value as unknown[], item]
  if (typeof value !== 'object' || value === null) return item
  return Object.fromEntries([...Object.entries(value), [name, item]])
}

const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 }), fc.constantFrom('by', 'call', 'card', 'type', 'board', 'constraints', 'meaning', 'answers'))

/** One thing in a body is changed to, or joined by, something else. */
const changed = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.tuple(bodies, fc.array(fc.tuple(fc.nat(), fc.boolean(), name, junk), { minLength: 1, maxLength: 3 }))
  .map(([body, changes]) => changes.reduce((changing, [where, adding, key, item]) => replaced(changing, where, old => adding ? added(old, key, item) : item), body))

/** Bodies that are large, deep or long. */
const extreme: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 1, max: 30_000 }).map(depth => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 1, max: 20_000 }).map(depth => `{"table":${'{"table":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom('"1H"', '5', '{}', '{"call":"1H"}', '"Pass"', 'null')).map(([count, item]) => `{"table":{"dealer":"N","auction":[${Array.from({ length: count }, () => item).join()}]},"action":{"type":"call","by":"W","call":"1S"}}`),
  fc.integer({ min: 1, max: 400 }).map(count => JSON.stringify({ table: { dealer: 'N', auction: Array.from({ length: count }, () => 'Pass') }, action: { type: 'call', by: 'N', call: '1S' } })),
  fc.integer({ min: 1, max: 5000 }).map(count => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`),
  fc.integer({ min: 200_000, max: 300_000 }).map(length => JSON.stringify({ table: { dealer: 'N' }, clientRef: 'x'.repeat(length) }))
)

/** Texts that are cut off, or have a character too many. */
const torn = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<string> => fc.tuple(bodies, fc.nat(), fc.string({ maxLength: 2 }), fc.boolean()).map(([body, where, extra, cut]) => {
  const text = JSON.stringify(body)
  const at = where % (text.length + 1)
  return text.slice(0, at) + (cut ? '' : extra + text.slice(at))
})

/** The requests that the service takes, and where. */
const REQUESTS = [['/v1/rulings', 'RulingRequest', 8], ['/v1/legal-actions', 'LegalActionsRequest', 2], ['/v1/comparable-calls', 'ComparableCallsRequest', 1]] as const

const texts = (bodies: fc.Arbitrary<unknown>) => bodies.map(body => JSON.stringify(body))

const oneFor = (url: string, name: string): fc.Arbitrary<string> => {
  const suitable = url === '/v1/rulings' ? likely : url === '/v1/legal-actions' ? table.map(only => ({ table: only })) : named(name)
  const altered = changed(fc.oneof(suitable, named(name)))
  return fc.oneof(
    { arbitrary: texts(suitable), weight: 40 },
    { arbitrary: texts(named(name)), weight: 20 },
    { arbitrary: texts(altered), weight: 30 },
    { arbitrary: torn(fc.oneof(suitable, altered)), weight: 6 },
    { arbitrary: texts(fc.jsonValue()), weight: 3 },
    { arbitrary: extreme, weight: 1 }
  )
}

/** What clients could send, from the likely to the malicious, and where. */
export const sent: fc.Arbitrary<readonly [url: string, body: string]> = fc.oneof(...REQUESTS.map(([url, name, weight]) => ({ arbitrary: fc.tuple(fc.constant(url), oneFor(url, name)), weight })))

/** The schemas of what is answered there. */
export const RESPONSES: Readonly<Record<string, string>> = Object.fromEntries(REQUESTS.map(([url, name]) => [url, name.replace('Request', 'Response')]))
