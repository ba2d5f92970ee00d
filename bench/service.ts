import { RulingRequestSchema } from '../schemas/ruling.ts'
import { ref } from '../schemas/words.ts'
import { build } from '../src/app.ts'
import { settingsFrom } from '../src/settings.ts'
import { NAMES, QUESTIONS } from './question.ts'

const readyMade = new Map<string, string>()

/** The service on a port of its own, with a floor beside it for each question: the same body, checked by the same schema, is answered by the same bytes without a thought. */
const app = build(settingsFrom({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', LOAD_SHEDDING: 'off', METRICS: 'off', DOCS: 'off', PORT: '0' }), async scope => {
  for (const name of NAMES) {
    scope.post(`/floor/${name}`, { schema: { body: ref(RulingRequestSchema), hide: true } }, async (_request, reply) => reply.type('application/json; charset=utf-8').send(readyMade.get(name)))
  }
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
for (const name of NAMES) {
  const answer = await app.inject({ method: 'POST', url: '/v1/rulings', payload: QUESTIONS[name] })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  readyMade.set(name, answer.body)
}

process.once('disconnect', () => void app.close())
process.send?.(url)
