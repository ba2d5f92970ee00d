import { describe, expect, it } from 'vitest'
import { EDITIONS, type Edition } from '../schemas/words.ts'
import { openBook } from '../src/ruling/book.ts'
import { treeOf } from '../src/ruling/service.ts'
import { inspect } from '../src/table/inspect.ts'
import { INCIDENTS } from './support/all-incidents.ts'
import type { Incident } from './support/incidents.ts'
import { census, outline } from './support/outline.ts'

const grown = (edition: Edition, incident: Incident) => {
  const found = treeOf(inspect(incident.table).table, incident.actions, openBook(edition))
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  return found
}

/** The rulings without the paragraphs that they cite: what is left differs only where the Law does. */
const substance = (text: string) => text.replaceAll(/ \[[^\]]*\]/g, '').replaceAll(/artificial-call|conventional/g, 'artificial')

describe('golden outlines (npm run golden writes them)', () => {
  for (const [law, incidents] of Object.entries(INCIDENTS)) {
    for (const edition of EDITIONS) {
      it(`${law} ${edition}`, async () => {
        const text = incidents.map(incident => {
          const { tree, irregularities } = grown(edition, incident)
          return outline(incident, tree, irregularities)
        }).join('\n\n')
        await expect(`${text}\n`).toMatchFileSnapshot(`golden/${edition}/${law}.txt`)
      })
    }
  }

  it('the changes matrix: editions with the same letter rule alike', async () => {
    const rows = Object.entries(INCIDENTS).map(([law, incidents]) => {
      const seen: string[] = []
      const letters = EDITIONS.map(edition => {
        const text = substance(incidents.map(incident => outline(incident, grown(edition, incident).tree, [])).join('\n'))
        if (!seen.includes(text)) seen.push(text)
        return 'ABCD'[seen.indexOf(text)] ?? '?'
      })
      return `${law.padEnd(8)}${letters.join(' ')}`
    })
    await expect(`${'Law'.padEnd(8)}${EDITIONS.map(edition => edition.slice(2)).join(' ')}\n${rows.join('\n')}\n`).toMatchFileSnapshot('golden/changes.txt')
  })

  it('the census of decisions and outcomes', async () => {
    const rows = Object.entries(INCIDENTS).map(([law, incidents]) => {
      const counts = EDITIONS.map(edition => incidents.map(incident => census(grown(edition, incident).tree))
        .reduce((sum, one) => ({ decisions: sum.decisions + one.decisions, outcomes: sum.outcomes + one.outcomes }), { decisions: 0, outcomes: 0 }))
      return `${law.padEnd(8)}${counts.map(({ decisions, outcomes }) => `${decisions}/${outcomes}`.padEnd(10)).join('').trimEnd()}`
    })
    await expect(`${'Law'.padEnd(8)}${EDITIONS.map(edition => edition.padEnd(10)).join('').trimEnd()}\n${rows.join('\n')}\n`).toMatchFileSnapshot('golden/census.txt')
  })
})
