import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverageTable, firstRuling, section, settingNames } from './support/readme.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('the README is true', () => {
  it('its first ruling is what the service answers', () => {
    const request = /\/v1\/rulings -H 'content-type: application\/json' -d '([^']*)'/.exec(readme)?.[1] ?? ''
    expect(section(readme, 'ruling')).toBe(`\`\`\`json\n${firstRuling(request)}\n\`\`\``)
  })

  it('its table of what is covered is what /v1/laws says', () => {
    expect(section(readme, 'coverage')).toBe(coverageTable())
  })

  it('it lists every setting', () => {
    for (const name of settingNames()) expect(section(readme, 'settings')).toContain(`\`${name}\``)
  })
})
