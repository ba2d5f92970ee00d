import { build } from '../src/app.ts'
import { settingsFrom } from '../src/settings.ts'
import { postmanCollection, type Described } from './postman.ts'

const written = (document: object) => `${JSON.stringify(document, null, 2)}\n`

/** The documents that are generated and committed: their names in this folder, and their texts. */
export async function documents (): Promise<Readonly<Record<string, string>>> {
  const app = build(settingsFrom({ LOG_LEVEL: 'silent', LOAD_SHEDDING: 'off' }))
  const description = await app.inject('/openapi.json')
  await app.close()
  return { 'openapi.json': written(description.json<object>()), 'rectify.postman_collection.json': written(postmanCollection(description.json<Described>())) }
}
