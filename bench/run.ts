import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { QUESTION, production } from './question.ts'

const ROUNDS = 4
const SECONDS = 4
const CONNECTIONS = 10
const PATHS = ['/v1/rulings', '/v1/floor'] as const

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const rounded = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

async function fire (url: string, duration: number) {
  const result = await autocannon({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(QUESTION), connections: CONNECTIONS, duration })
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors, ${result.timeouts} timeouts`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function overHttp (): Promise<void> {
  const child = fork(new URL('service.ts', import.meta.url), { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } })
  const [url] = await once(child, 'message') as [string]
  for (const path of PATHS) await fire(url + path, 2)

  const measured = new Map<string, readonly { readonly perSecond: number, readonly p99: number }[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of round % 2 === 0 ? PATHS : PATHS.toReversed()) {
      const shots = await fire(url + path, SECONDS)
      measured.set(path, [...measured.get(path) ?? [], shots])
      console.log(`round ${round + 1}  ${path.padEnd(12)} ${rounded(shots.perSecond).padStart(8)} requests/s   p99 ${rounded(shots.p99)} ms`)
    }
  }
  child.disconnect()
  await once(child, 'exit')

  const [rulings = Number.NaN, floor = Number.NaN] = PATHS.map(path => median((measured.get(path) ?? []).map(({ perSecond }) => perSecond)))
  const p99 = Math.max(...(measured.get(PATHS[0]) ?? []).map(shots => shots.p99))
  console.log(`\nrulings ${rounded(rulings)} requests/s, p99 ${rounded(p99)} ms; floor ${rounded(floor)} requests/s; ratio ${rounded(rulings / floor, 3)}`)
}

async function engineOnly (): Promise<void> {
  const { rulingOf, sayIn } = await production()
  const say = sayIn('en')
  const run = (milliseconds: number) => {
    const start = performance.now()
    let count = 0
    for (; performance.now() - start < milliseconds; count++) {
      if (!rulingOf(QUESTION, say).ok) throw new Error('no ruling')
    }
    return (performance.now() - start) * 1000 / count
  }
  run(1000)
  console.log(`engine alone ${rounded(median([run(1000), run(1000), run(1000)]), 1)} µs per ruling, the whole tree`)
}

await overHttp()
await engineOnly()
