import closeWithGrace from 'close-with-grace'
import { build } from './app.ts'
import { settingsFrom, type Settings } from './settings.ts'

function settingsOrExit (): Settings {
  try {
    return settingsFrom(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const settings = settingsOrExit()
const app = build(settings)

closeWithGrace({ delay: settings.shutdownDelay + settings.shutdownGrace, logger: app.log }, async ({ signal, err }) => {
  if (err) app.log.fatal({ err }, 'closing after an error')
  else app.log.info({ signal }, 'closing')
  await app.close()
})

await app.listen({ host: settings.host, port: settings.port })
