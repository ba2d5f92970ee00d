import { expect, it } from 'vitest'
import { serviceWith } from '../http/support.ts'
import { fuzz } from './check.ts'

const RUNS = 20_000
/** The same every time, so that a commit is judged by what it changed; `npm run fuzz` takes a new one. */
const seed = Number(process.env.FUZZ_SEED ?? 2017)

it(`${RUNS} random bodies get 200 or a problem that points to the place (FUZZ_SEED=${seed})`, { timeout: 1_200_000 }, async () => {
  const statuses = await fuzz(serviceWith({ HELMET: 'off', CORS_ORIGIN: 'off' }), RUNS, seed)
  expect([...statuses.keys()].sort()).toEqual([200, 400, 413, 422])
  expect(statuses.get(200)).toBeGreaterThan(RUNS / 20)
  expect(statuses.get(422)).toBeGreaterThan(RUNS / 20)
})
