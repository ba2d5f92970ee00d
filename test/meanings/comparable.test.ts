import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HandType, Meaning } from '../../schemas/meaning.ts'
import type { Call } from '../../schemas/words.ts'
import { comparable, sameMeaning } from '../../src/meanings/comparable.ts'
import { handsOf, overlap } from '../../src/meanings/hands.ts'
import { callArbitrary, handTypeArbitrary, meaningArbitrary, typesArbitrary } from './arbitraries.ts'

const PRECISE = ['asks-major', 'relay-to-2D', 'answers-aces-1', 'answers-aces-0-or-3']
const IMPRECISE = ['takeout', 'relay', 'answers-aces', 'game-try', 'asks-', 'relay-to-', 'asking-major']
const purposeArbitrary = fc.constantFrom(undefined, ...PRECISE, ...IMPRECISE)
const calmPurposeArbitrary = fc.constantFrom(undefined, ...IMPRECISE)

const meaning = (shows: HandType[], purpose?: string): Meaning => purpose === undefined ? { shows } : { shows, purpose }

/** A hand type within another: every range is narrowed. */
const within = (type: HandType) => handTypeArbitrary.map((narrower): HandType => {
  const narrow = (outer: readonly [number, number] | undefined, inner: readonly [number, number] | undefined) => {
    if (outer === undefined || inner === undefined) return outer ?? inner
    const [least, most] = [Math.max(outer[0], inner[0]), Math.min(outer[1], inner[1])]
    return least <= most ? [least, most] as const : outer
  }
  const hcp = narrow(type.hcp, narrower.hcp)
  const S = narrow(type.suits?.S, narrower.suits?.S)
  return { ...type, ...(hcp && { hcp }), suits: { ...type.suits, ...(S && { S }) } }
})

describe('a comparable call', () => {
  it('is every call whose hands are all among the hands of the withdrawn one, if the purposes are equal or absent', () => {
    fc.assert(fc.property(
      callArbitrary, callArbitrary, calmPurposeArbitrary,
      typesArbitrary.chain(outer => fc.tuple(fc.constant(outer), fc.tuple(...outer.map(within)))),
      (from, to, purpose, [outer, inner]) => {
        fc.pre(handsOf(inner).some(mask => mask !== 0n))
        const verdict = comparable(from, meaning(outer, purpose), to, meaning(inner, purpose))
        expect(verdict.answer).toBe('yes')
        expect(sameMeaning(from, meaning(outer, purpose), to, meaning(inner, purpose)).answer).toBe('yes')
      }))
  })

  it('is the same call with the same meaning: 23A1, or 23A3 where the purpose is precise', () => {
    fc.assert(fc.property(callArbitrary, callArbitrary, typesArbitrary, calmPurposeArbitrary, (from, to, types, purpose) => {
      expect(comparable(from, meaning(types, purpose), to, meaning(types, purpose))).toEqual({ answer: 'yes', limb: '23A1' })
    }))
    fc.assert(fc.property(callArbitrary, callArbitrary, typesArbitrary, fc.constantFrom(...PRECISE), (from, to, types, purpose) => {
      expect(comparable(from, meaning(types, purpose), to, meaning(types, purpose))).toEqual({ answer: 'yes', limb: '23A3' })
    }))
  })

  it('is never denied where both calls are doubles or redoubles', () => {
    const doubleArbitrary = fc.constantFrom<Call>('X', 'XX')
    fc.assert(fc.property(doubleArbitrary, doubleArbitrary, meaningArbitrary, meaningArbitrary, (from, to, before, after) => {
      expect(comparable(from, before, to, after).answer).not.toBe('no')
      expect(sameMeaning(from, before, to, after).answer).not.toBe('no')
    }))
    const spades: Meaning = { shows: [{ hcp: [12, 37], suits: { S: [5, 13] } }] }
    const takeout: Meaning = { shows: [{ hcp: [12, 37], suits: { S: [0, 2], H: [3, 13], D: [3, 13], C: [3, 13] } }] }
    expect(comparable('X', spades, 'X', takeout)).toEqual({ answer: 'ask', cover: 0, overlap: 0, leaning: 'no' })
    expect(comparable('1S', spades, 'X', takeout)).toEqual({ answer: 'no' })
  })

  it('is never denied because of a double whose partner in the comparison has a purpose or is artificial', () => {
    fc.assert(fc.property(callArbitrary, meaningArbitrary, meaningArbitrary, fc.boolean(), (call, before, after, doubleFirst) => {
      const purposeful: Meaning = doubleFirst ? { ...after, artificial: true } : { ...before, artificial: true }
      const verdict = doubleFirst ? comparable('X', before, call, purposeful) : comparable(call, purposeful, 'X', after)
      expect(verdict.answer).not.toBe('no')
    }))
  })

  it('is never ruled on different purposes by the hands alone', () => {
    fc.assert(fc.property(callArbitrary, callArbitrary, typesArbitrary, typesArbitrary, purposeArbitrary, purposeArbitrary, (from, to, before, after, a, b) => {
      fc.pre(a !== b)
      expect(comparable(from, meaning(before, a), to, meaning(after, b)).answer).not.toBe('yes')
      expect(sameMeaning(from, meaning(before, a), to, meaning(after, b)).answer).not.toBe('yes')
    }))
  })

  it('is denied in 2007 exactly where it is denied in 2017', () => {
    fc.assert(fc.property(callArbitrary, callArbitrary, meaningArbitrary, meaningArbitrary, (from, to, before, after) => {
      expect(sameMeaning(from, before, to, after).answer === 'no').toBe(comparable(from, before, to, after).answer === 'no')
    }), { numRuns: 300 })
  })

  it('is asked with measures between nothing and everything, and a liberal reading moves only the leaning', () => {
    fc.assert(fc.property(callArbitrary, callArbitrary, meaningArbitrary, meaningArbitrary, (from, to, before, after) => {
      const verdict = comparable(from, before, to, after)
      if (verdict.answer === 'ask' && verdict.cover !== undefined && verdict.overlap !== undefined) {
        expect(verdict.cover).toBeGreaterThanOrEqual(0)
        expect(verdict.cover).toBeLessThanOrEqual(1)
        expect(verdict.overlap).toBeLessThanOrEqual(verdict.cover)
      }
      const strict = sameMeaning(from, before, to, after)
      const liberal = sameMeaning(from, before, to, after, true)
      expect({ ...liberal, leaning: undefined }).toEqual({ ...strict, leaning: undefined })
    }))
  })

  it('shares as much with the withdrawn call as the withdrawn call with it', () => {
    fc.assert(fc.property(typesArbitrary, typesArbitrary, (a, b) => {
      expect(overlap(handsOf(a), handsOf(b))).toBe(overlap(handsOf(b), handsOf(a)))
    }))
  })
})

describe('what is not known is asked', () => {
  const spades: Meaning = { artificial: false, shows: [{ hcp: [12, 21], suits: { S: [5, 13] } }] }
  it.each<[string, Meaning | undefined, Meaning | undefined]>([
    ['no meaning', undefined, spades],
    ['no hand types', spades, {}],
    ['an empty list of hand types', { shows: [] }, spades],
    ['a hand type that says nothing', spades, { shows: [{ hcp: [12, 21] }, {}] }],
    ['a hand type with no suit in its suits', { shows: [{ suits: {} }] }, spades],
    ['only hands that cannot be', spades, { shows: [{ suits: { S: [8, 13], H: [8, 13] } }] }],
    ['points the wrong way round', spades, { shows: [{ hcp: [12, 5] }] }],
    ['different purposes and no hands', { purpose: 'asks-aces' }, { purpose: 'asks-major' }]
  ])('%s', (_, before, after) => {
    expect(comparable('1S', before, '2S', after)).toEqual({ answer: 'ask' })
    expect(sameMeaning('1S', before, '2S', after)).toEqual({ answer: 'ask' })
  })

  it('leans to yes on the same imprecise purpose alone', () => {
    expect(comparable('X', { purpose: 'takeout' }, 'X', { purpose: 'takeout' })).toEqual({ answer: 'ask', leaning: 'yes' })
    expect(comparable('4D', { purpose: 'answers-aces' }, '5D', { purpose: 'answers-aces' })).toEqual({ answer: 'ask', leaning: 'yes' })
    expect(sameMeaning('4D', { purpose: 'answers-aces' }, '5D', { purpose: 'answers-aces' })).toEqual({ answer: 'ask' })
  })

  it('in 2007 an asking bid without hands leans only where the reading is liberal', () => {
    expect(sameMeaning('2C', { purpose: 'asks-major' }, '3C', { purpose: 'asks-major' })).toEqual({ answer: 'ask' })
    expect(sameMeaning('2C', { purpose: 'asks-major' }, '3C', { purpose: 'asks-major' }, true)).toEqual({ answer: 'ask', leaning: 'yes' })
  })

  it('in 2007 nineteen hands of twenty lean to yes where the reading is liberal', () => {
    const strong: Meaning = { artificial: false, shows: [{ hcp: [16, 37], suits: { S: [5, 13] } }] }
    expect(sameMeaning('1S', spades, '2S', strong)).toMatchObject({ answer: 'ask', leaning: 'no' })
    expect(sameMeaning('1S', spades, '2S', strong, true)).toMatchObject({ answer: 'ask', leaning: 'yes' })
  })
})

describe('strength alone', () => {
  const hearts = (least: number, most: number): Meaning => ({ artificial: false, shows: [{ hcp: [least, most], suits: { H: [5, 13] } }] })
  it.each([
    [12, 11, 'ask'], [12, 10, 'ask'], [12, 9, 'no']
  ] as const)('from %i, replaced by at most %i: %s', (least, most, answer) => {
    expect(comparable('1H', hearts(least, 19), '3H', hearts(5, most)).answer).toBe(answer)
  })

  it('does not tell a call that says nothing of strength from another suit', () => {
    const shortHearts: Meaning = { artificial: false, shows: [{ suits: { H: [0, 4] } }] }
    expect(comparable('1H', hearts(12, 19), '1S', shortHearts).answer).toBe('no')
  })
})

describe('a dropped suit', () => {
  const longSpades = (least: number): Meaning => ({ artificial: false, shows: [{ suits: { S: [least, 13] } }] })
  const shortHearts: Meaning = { shows: [{ suits: { S: [2, 13], H: [0, 3] } }] }
  it.each<[string, Meaning, Meaning, 'no' | 'ask']>([
    ['four spades and two', longSpades(4), longSpades(2), 'no'],
    ['four spades and three', longSpades(4), longSpades(3), 'ask'],
    ['three spades and one, for three were never a promise of the suit', longSpades(3), { shows: [{ suits: { S: [1, 13], H: [6, 13] } }] }, 'ask'],
    ['four spades and two, but half of the hands have four all the same', longSpades(4), shortHearts, 'ask']
  ])('%s', (_, before, after, answer) => {
    expect(comparable('1S', before, '2C', after).answer).toBe(answer)
  })

  it('that half is little more than half', () => {
    const verdict = comparable('1S', longSpades(4), '2C', shortHearts)
    expect(verdict.answer === 'ask' && verdict.cover).toBeCloseTo(0.539, 3)
  })
})

describe('a purpose that was not told', () => {
  const spades: Meaning = { artificial: true, shows: [{ suits: { S: [5, 13] } }] }
  const hearts: Meaning = { artificial: true, shows: [{ suits: { H: [5, 13], S: [0, 2] } }] }
  it.each<[string, Call, Call]>([
    ['two artificial bids', '3H', '4H'], ['an artificial bid and a redouble', '3H', 'XX'], ['an artificial pass and a double', 'Pass', 'X']
  ])('may be common to %s', (_, from, to) => {
    expect(comparable(from, spades, to, hearts).answer).toBe('ask')
  })

  it('may be common to a double and a redouble, never to a natural bid', () => {
    const plain = ({ shows }: Meaning): Meaning => shows === undefined ? {} : { shows }
    expect(comparable('XX', plain(spades), 'X', plain(hearts)).answer).toBe('ask')
    expect(comparable('3S', plain(spades), 'X', plain(hearts)).answer).toBe('no')
    expect(comparable('XX', plain(spades), '3H', plain(hearts)).answer).toBe('no')
  })
})

describe('the leaning', () => {
  const spades = (least: number, most: number): HandType[] => [{ hcp: [least, most], suits: { S: [5, 13] } }]

  it('is not to yes on likeness alone where a guaranteed length differs by two cards', () => {
    const upTo = (least: number): HandType[] => [{ suits: { S: [least, 13] } }]
    expect(comparable('1S', meaning(upTo(2)), '2S', meaning(upTo(0)))).toMatchObject({ leaning: 'open' })
    expect(comparable('1S', meaning(upTo(3)), '2S', meaning(upTo(2)))).toMatchObject({ leaning: 'yes' })
  })

  it('is never to yes where one call alone has a purpose', () => {
    expect(comparable('1S', meaning(spades(12, 21)), '2S', meaning(spades(16, 37), 'game-try'))).toMatchObject({ leaning: 'open' })
    expect(sameMeaning('1S', meaning(spades(12, 21)), '2S', meaning(spades(16, 37), 'game-try'), true)).toMatchObject({ leaning: 'no' })
    expect(sameMeaning('1S', meaning(spades(12, 21)), '2S', meaning(spades(12, 16), 'game-try'), true)).toMatchObject({ leaning: 'open' })
  })
})
