import { randomInt } from 'node:crypto'
import { build } from '../../src/app.ts'
import { settingsFrom } from '../../src/settings.ts'
import { fuzz } from './check.ts'

const [runs = '200000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
const app = build(settingsFrom({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', LOAD_SHEDDING: 'off', METRICS: 'off', DOCS: 'off', HELMET: 'off', CORS_ORIGIN: 'off' }))

console.log(`${runs} bodies, seed ${seed} (npm run fuzz -- ${runs} ${seed})`)
const start = performance.now()
const statuses = await fuzz(app, Number(runs), Number(seed))
console.log([...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`).join('  '), `in ${Math.round((performance.now() - start) / 1000)} s`)
await app.close()
