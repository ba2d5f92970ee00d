import type { RulingRequest } from '../schemas/ruling.ts'
import type * as App from '../src/app.ts'
import type * as Say from '../src/messages/say.ts'
import type * as Service from '../src/ruling/service.ts'
import type * as Environment from '../src/settings.ts'

const LEAD: RulingRequest = { table: { dealer: 'S', auction: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] }, action: { type: 'play', by: 'E', card: 'DK' } }

/** What is asked: without answers, the whole tree each time; and once with all answers, as a client sends it last. */
export const QUESTIONS = {
  'call-out-of-rotation': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'call', by: 'W', call: '1S' } },
  'opening-lead-out-of-turn': LEAD,
  'opening-lead-answered': { ...LEAD, answers: { misinformed: 'no', 'opening-lead': 'require-D' } }
} as const satisfies Record<string, RulingRequest>
/** The name of a question. */
export type Name = keyof typeof QUESTIONS
/** The names of all questions. */
export const NAMES = Object.keys(QUESTIONS) as Name[]

const built = (file: string): Promise<unknown> => import(new URL(`../dist/src/${file}`, import.meta.url).href)

/** The parts of the service as they are built for production. */
export async function production () {
  const { build } = await built('app.js') as typeof App
  const { rulingOf } = await built('ruling/service.js') as typeof Service
  const { sayIn } = await built('messages/say.js') as typeof Say
  const { settingsFrom } = await built('settings.js') as typeof Environment
  return { build, rulingOf, sayIn, settingsFrom }
}
