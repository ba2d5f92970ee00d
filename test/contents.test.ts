import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../schemas/words.ts'
import { CONTENTS } from '../src/laws/index.ts'
import { INCIDENTS } from './support/all-incidents.ts'

const here = (path: string) => new URL(path, import.meta.url)

describe('completeness', () => {
  const files = readdirSync(here('../src/laws')).filter(file => /^law\d+\.ts$/.test(file)).map(file => Number(file.slice(3, -3)))

  it('every Law file is in the contents, under its number', () => {
    // Law 16 is a few terms that other Laws cite; it has no procedure.
    expect(Object.keys(CONTENTS).map(Number)).toEqual(files.filter(number => number !== 16).sort((a, b) => a - b))
    for (const [number, law] of Object.entries(CONTENTS)) expect(law.number).toBe(Number(number))
  })

  it('every Law has a cell for every edition', () => {
    for (const law of Object.values(CONTENTS)) for (const edition of EDITIONS) expect(law.editions[edition], `${law.number} ${edition}`).toBeTypeOf('function')
  })

  it('every group of sample incidents has its golden outlines in every edition', () => {
    for (const law of Object.keys(INCIDENTS)) for (const edition of EDITIONS) expect(existsSync(here(`golden/${edition}/${law}.txt`)), `${law} ${edition}`).toBe(true)
  })
})
