import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { afterAll } from 'vitest'
import { build } from '../../src/app.ts'
import { settingsFrom } from '../../src/settings.ts'

const QUIET = { LOG_LEVEL: 'silent', RATE_LIMIT: '0', LOAD_SHEDDING: 'off', METRICS: 'off', DOCS: 'off' }

const open: FastifyInstance[] = []

afterAll(async () => {
  await Promise.all(open.splice(0).map(app => app.close()))
})

/** The service with these variables set and everything else off; closed after the tests of the file. */
export function serviceWith (environment: Readonly<Record<string, string>> = {}, ...more: readonly FastifyPluginAsync[]): FastifyInstance {
  const app = build(settingsFrom({ ...QUIET, ...environment }), ...more)
  open.push(app)
  return app
}

export const TABLE = { dealer: 'N', auction: ['1H'] }
export const ACTION = { type: 'call', by: 'W', call: '1S' }
/** A bid out of rotation. */
export const QUESTION = { table: TABLE, action: ACTION }
