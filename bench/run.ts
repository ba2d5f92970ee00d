import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { sayIn } from '../src/messages/say.ts'
import { rulingOf } from '../src/ruling/service.ts'
import { NAMES, QUESTIONS, type Name } from './question.ts'

const ROUNDS = 4
const SECONDS = 4
/** The compiler of a fresh process is at work for so long. */
const WARMING = 5
const CONNECTIONS = 10

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const rounded = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

async function fire (url: string, body: string, duration: number) {
  const result = await autocannon({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body, connections: CONNECTIONS, duration })
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors, ${result.timeouts} timeouts`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** One question in a process of its own: the service and the floor in turn. */
async function overHttp (name: Name): Promise<void> {
  const child = fork(new URL('service.js', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } })
  const [url] = await once(child, 'message') as [string]
  const body = JSON.stringify(QUESTIONS[name])
  const paths = ['/v1/rulings', `/v1/floor/${name}`] as const
  for (const path of paths) await fire(url + path, body, WARMING)

  const measured = new Map<string, readonly { readonly perSecond: number, readonly p99: number }[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of round % 2 === 0 ? paths : paths.toReversed()) {
      const shots = await fire(url + path, body, SECONDS)
      measured.set(path, [...measured.get(path) ?? [], shots])
      console.log(`round ${round + 1}  ${path.padEnd(36)} ${rounded(shots.perSecond).padStart(8)} requests/s   p99 ${rounded(shots.p99)} ms`)
    }
  }
  child.disconnect()
  await once(child, 'exit')

  const [rulings = Number.NaN, floor = Number.NaN] = paths.map(path => median((measured.get(path) ?? []).map(({ perSecond }) => perSecond)))
  const p99 = Math.max(...(measured.get(paths[0]) ?? []).map(shots => shots.p99))
  console.log(`${name}: rulings ${rounded(rulings)} requests/s, p99 ${rounded(p99)} ms; floor ${rounded(floor)} requests/s; ratio ${rounded(rulings / floor, 3)}`)
}

function engineOnly (name: Name): void {
  const say = sayIn('en')
  const run = (milliseconds: number) => {
    const start = performance.now()
    let count = 0
    for (; performance.now() - start < milliseconds; count++) {
      if (!rulingOf(QUESTIONS[name], say).ok) throw new Error('no ruling')
    }
    return (performance.now() - start) * 1000 / count
  }
  run(1000)
  console.log(`${name}: engine alone ${rounded(median([run(1000), run(1000), run(1000)]), 1)} µs per ruling\n`)
}

for (const name of NAMES) {
  await overHttp(name)
  engineOnly(name)
}
