import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EDITIONS, LawReferenceSchema, type Edition } from '../../schemas/words.ts'
import { COVERAGE } from '../../src/laws/coverage.ts'
import { LAW_NUMBERS, PARAGRAPHS } from '../../src/laws/paragraphs.ts'
import { lawText, laws } from '../../src/messages/en/laws.ts'

interface Case {
  readonly id: string
  readonly edition?: Edition
  readonly request: { readonly edition?: Edition }
  readonly branches: readonly { readonly answers?: Readonly<Record<string, string>> }[]
}

const folder = new URL('../cases/', import.meta.url)
const cases = readdirSync(folder).filter(file => file.endsWith('.json'))
  .flatMap(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Case[])

/** Every value of a field `law` or `laws`, however deep. */
function citations (found: unknown): readonly string[] {
  if (Array.isArray(found)) return found.flatMap(citations)
  if (typeof found !== 'object' || found === null) return []
  return Object.entries(found).flatMap(([key, value]: [string, unknown]) =>
    key === 'law' || key === 'laws' ? [value].flat().map(String) : citations(value))
}

/** What a case cites wrongly, and why it counts as wrong. */
const MISTAKEN: Readonly<Record<string, string>> = {
  'V39.1-1997 39C': '39 had two paragraphs before 2007: A for a pass by a defender or a call by the declaring side, B for the rest',
  'V57.9a 57D1': '57D of 2017 is one paragraph without numbers',
  'V57.9b 57D2': '57D of 2017 is one paragraph without numbers'
}

const sorted = (references: Iterable<string>) => [...references].sort()

describe('the paragraphs of an edition', () => {
  test.each<[Edition, readonly string[], readonly string[]]>([
    ['2017', ['27B1(a)', '27B1(b)', '27B2', '27B3', '27B4', '27C', '27D', '23A1', '23A3', '32A1', '32A2(a)', '17D3', '15A1(c)', '64B8', '50E4', '57A4', '57D', '62C3'], ['25B2(b)', '26A2', '17E', '57D1', '63C', '54F', '23D']],
    ['2007', ['23', '27D', '16D2', '17E2', '22A2', '26A2(a)', '39C', '64B7', '36B4', '50E3'], ['23A', '32A1', '31C', '64B8', '56A', '57A4', '72C', '24D']],
    ['1997', ['23', '27B1(a)', '27B1(b)', '27B2', '27B3', '27C', '25B2(b)(1)', '35D', '63C', '72B1', '16C2'], ['27D', '27B4', '23A', '54E', '50E1', '38A', '61B2', '56A']],
    ['1987', ['23A', '23B', '25B2(b)(2)', '29B', '34', '35A', '50', '63B'], ['29C', '50B', '54E', '27D', '64B7']]
  ])('of %s', (edition, has, lacks) => {
    expect(has.filter(reference => !PARAGRAPHS[edition].has(reference))).toEqual([])
    expect(lacks.filter(reference => PARAGRAPHS[edition].has(reference))).toEqual([])
  })

  test.each(EDITIONS)('of %s come with everything above them', edition => {
    const above = (reference: string) => reference.replace(/(\([^()]+\)|\d|[A-K])$/, '')
    const orphans = sorted(PARAGRAPHS[edition]).filter(reference => /[A-K]/.test(reference) && !PARAGRAPHS[edition].has(above(reference)))
    expect(orphans).toEqual([])
  })

  test.each(EDITIONS)('of %s are references as the wire knows them, save the digits in brackets', edition => {
    const wire = new RegExp((LawReferenceSchema as { readonly pattern?: string }).pattern ?? '')
    expect(sorted(PARAGRAPHS[edition]).filter(reference => !wire.test(reference) && !/\(\d\)$/.test(reference))).toEqual([])
  })

  test.each(EDITIONS)('of %s have every Law from 12 to 93', edition => {
    const numbers = Array.from({ length: 82 }, (_, index) => String(12 + index))
    expect(numbers.filter(number => !PARAGRAPHS[edition].has(number))).toEqual([])
  })
})

describe('the citations of the cases', () => {
  const cited = cases.flatMap(each => {
    const edition = each.edition ?? each.request.edition ?? '2017'
    return [...new Set(citations(each))].map(reference => ({ name: `${each.id} ${reference}`, edition, reference }))
  })
  const unknown = cited.filter(({ edition, reference }) => !PARAGRAPHS[edition].has(reference)).map(({ name }) => name)

  test('are in the list of their edition', () => {
    expect(cited.length).toBeGreaterThan(200)
    expect(unknown.filter(name => MISTAKEN[name] === undefined)).toEqual([])
  })

  test('are taken off the list of mistakes once they are put right', () => {
    expect(Object.keys(MISTAKEN).filter(name => !unknown.includes(name))).toEqual([])
  })
})

describe('the text of a Law', () => {
  test('is there for Laws 12 to 72 and no others', () => {
    expect(Object.keys(laws).map(Number)).toEqual(LAW_NUMBERS)
  })

  test.each(EDITIONS)('has a title and a summary of two to six sentences in %s', edition => {
    for (const number of LAW_NUMBERS) {
      const text = lawText(number, edition)
      expect(text?.title.length, `Law ${number}`).toBeGreaterThan(8)
      expect(text?.summary.length, `Law ${number}`).toBeGreaterThanOrEqual(80)
      const sentences = text?.summary.match(/[.](?= |$)/g)?.length ?? 0
      expect(sentences, `Law ${number}: ${text?.summary ?? ''}`).toBeGreaterThanOrEqual(2)
      expect(sentences, `Law ${number}: ${text?.summary ?? ''}`).toBeLessThanOrEqual(6)
    }
  })

  test('is undefined for a number outside them', () => {
    expect(lawText(11, '2017')).toBeUndefined()
    expect(lawText(73, '2017')).toBeUndefined()
  })

  test.each<[number, Edition, Edition]>([[23, '1987', '1997'], [23, '1997', '2007'], [23, '2007', '2017'], [35, '1997', '2007'], [15, '2007', '2017'], [17, '2007', '2017']])(
    'of Law %i is another in %s than in %s', (number, one, other) => {
      expect(lawText(number, one)?.title).not.toBe(lawText(number, other)?.title)
      expect(lawText(number, one)?.summary).not.toBe(lawText(number, other)?.summary)
    })
})

describe('the coverage of the Laws', () => {
  test('is stated for Laws 12 to 72 and no others', () => {
    expect(Object.keys(COVERAGE).map(Number)).toEqual(LAW_NUMBERS)
  })

  test.each(EDITIONS)('refers in %s only to Laws that exist, to each once, in order, and not to itself', edition => {
    for (const number of LAW_NUMBERS) {
      const refersTo = COVERAGE[number]?.refersTo[edition] ?? []
      expect(refersTo.filter(other => other === number || !PARAGRAPHS[edition].has(String(other))), `Law ${number}`).toEqual([])
      expect(refersTo, `Law ${number}`).toEqual([...new Set(refersTo)].sort((one, other) => one - other))
    }
  })

  test.each(EDITIONS)('names question ids in the style of the wire in %s', edition => {
    for (const number of LAW_NUMBERS) {
      const answers = COVERAGE[number]?.answers[edition] ?? []
      expect(answers.filter(id => !/^[a-z]+(-[a-z0-9]+)*$/.test(id)), `Law ${number}`).toEqual([])
      expect(new Set(answers).size, `Law ${number}`).toBe(answers.length)
    }
  })

  test('knows every question that the cases answer', () => {
    const asked = new Set(cases.flatMap(({ branches }) => branches.flatMap(({ answers }) => Object.keys(answers ?? {}).map(id => id.replace(/-2$/, '')))))
    const known = new Set(Object.values(COVERAGE).flatMap(({ answers }) => Object.values(answers).flat().map(id => id.replace(/-2$/, ''))))
    expect([...asked].filter(id => !known.has(id))).toEqual([])
  })
})
