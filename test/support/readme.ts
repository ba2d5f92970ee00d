import { EDITIONS } from '../../schemas/words.ts'
import { LAW_NUMBERS } from '../../src/laws/paragraphs.ts'
import { lawOf } from '../../src/laws/reading.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { settingsFrom } from '../../src/settings.ts'

const MARKS = { ruled: 'ruled', partly: 'partly', director: 'director', 'no-table-state': '–' } as const

/** The table of what is covered, Law by edition, as the README shows it. */
export function coverageTable (): string {
  const rows = LAW_NUMBERS.map(number => {
    const laws = EDITIONS.map(edition => lawOf(edition, number))
    return `| ${number} | ${laws.at(-1)?.title ?? ''} | ${laws.map(law => law === undefined ? '' : MARKS[law.coverage]).join(' | ')} |`
  })
  return [`| Law | subject (2017) | ${EDITIONS.join(' | ')} |`, `|---|---|${EDITIONS.map(() => '---|').join('')}`, ...rows].join('\n')
}

/** The answer to the README's first request. */
export function firstRuling (request: string): string {
  const answer = rulingOf(JSON.parse(request) as Parameters<typeof rulingOf>[0], sayIn('en'))
  if (!answer.ok) throw new Error('the request in the README is refused')
  return JSON.stringify(answer.body, null, 2)
}

/** The names of all settings as environment variables. */
export function settingNames (): readonly string[] {
  const asked: string[] = []
  settingsFrom(new Proxy<Record<string, string>>({}, { get: (_, name) => { asked.push(String(name)); return undefined } }))
  return asked
}

/** What stands between two marks of a text. */
export function section (text: string, name: string): string {
  const found = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)\\n?<!-- /${name} -->`).exec(text)
  if (found === null) throw new Error(`no section ${name}`)
  return found[1] ?? ''
}
