import type { RulingRequest } from '../schemas/ruling.ts'
import type * as App from '../src/app.ts'
import type * as Say from '../src/messages/say.ts'
import type * as Service from '../src/ruling/service.ts'
import type * as Environment from '../src/settings.ts'

/** A bid out of rotation, without answers: the whole tree is asked for. */
export const QUESTION: RulingRequest = { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'call', by: 'W', call: '1S' } }

const built = (file: string): Promise<unknown> => import(new URL(`../dist/src/${file}`, import.meta.url).href)

/** The parts of the service as they are built for production. */
export async function production () {
  const { build } = await built('app.js') as typeof App
  const { rulingOf } = await built('ruling/service.js') as typeof Service
  const { sayIn } = await built('messages/say.js') as typeof Say
  const { settingsFrom } = await built('settings.js') as typeof Environment
  return { build, rulingOf, sayIn, settingsFrom }
}
