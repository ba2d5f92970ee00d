import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HandType } from '../../schemas/meaning.ts'
import { SUITS } from '../../schemas/words.ts'
import {
  areDisjoint, areEqual, both, cover, either, guaranteed, handsOf, isContained, overlap, shapes, shareAShape, strengths, typesOf, weight
} from '../../src/meanings/hands.ts'
import { typesArbitrary } from './arbitraries.ts'

const ALL_DEALS = 635_013_559_600

/** The plainest way to say which cells a list of types holds. */
function cells (types: readonly HandType[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (let S = 0; S <= 13; S++) for (let H = 0; S + H <= 13; H++) for (let D = 0; S + H + D <= 13; D++) for (let points = 0; points <= 37; points++) {
    const shape = { S, H, D, C: 13 - S - H - D }
    const inside = ([least, most]: readonly [number, number], n: number) => least <= n && n <= most
    if (types.some(({ hcp, suits }) => inside(hcp ?? [0, 37], points) && SUITS.every(suit => inside(suits?.[suit] ?? [0, 13], shape[suit])))) {
      found.add(`${S} ${H} ${D} ${points}`)
    }
  }
  return found
}

describe('hands', () => {
  it('have 560 shapes of thirteen cards', () => {
    expect(shapes()).toHaveLength(560)
    expect(shapes().every(({ S, H, D, C }) => S + H + D + C === 13)).toBe(true)
  })

  it('have as many points as the books say', () => {
    expect(strengths()).toHaveLength(38)
    expect(strengths().reduce((sum, hands) => sum + hands)).toBe(ALL_DEALS)
    expect(strengths()[0]).toBe(2_310_789_600)
    expect(strengths()[10]).toBe(59_723_754_816)
    expect(strengths()[37]).toBe(4)
  })

  it('weigh together as all shapes times all strengths', () => {
    expect(weight(handsOf([{ hcp: [0, 37] }])) / ALL_DEALS ** 2).toBeCloseTo(1, 12)
    expect(weight(handsOf([]))).toBe(0)
  })

  it('weigh as often as they are dealt', () => {
    const all = weight(handsOf([{ hcp: [0, 37] }]))
    expect(weight(handsOf([{ suits: { S: [4, 4], H: [4, 4], D: [3, 3], C: [2, 2] } }])) * 12 / all).toBeCloseTo(0.215512, 6)
    expect(weight(handsOf([{ hcp: [0, 9] }])) / all).toBeCloseTo(0.468331, 6)
  })

  it('are equal, contained, disjoint as their cells are', () => {
    fc.assert(fc.property(typesArbitrary, typesArbitrary, (a, b) => {
      const [x, y, inA, inB] = [handsOf(a), handsOf(b), cells(a), cells(b)]
      const common = [...inA].filter(cell => inB.has(cell))
      expect(areEqual(x, y)).toBe(inA.size === inB.size && common.length === inA.size)
      expect(isContained(x, y)).toBe(common.length === inA.size)
      expect(areDisjoint(x, y)).toBe(common.length === 0)
      expect(both(x, y).every((mask, i) => mask === ((x[i] ?? 0n) & (y[i] ?? 0n)))).toBe(true)
      expect(shareAShape(x, y)).toBe([...inA].some(cell => [...inB].some(other => cell.replace(/ \d+$/, '') === other.replace(/ \d+$/, ''))))
    }), { numRuns: 8 })
  }, 60_000)

  it('measure as sets do', () => {
    fc.assert(fc.property(typesArbitrary, typesArbitrary, (a, b) => {
      const [x, y] = [handsOf(a), handsOf(b)]
      expect(areEqual(either(x, y), handsOf([...a, ...b]))).toBe(true)
      expect(isContained(both(x, y), x)).toBe(true)
      expect((weight(both(x, y)) + weight(either(x, y))) / (weight(x) + weight(y))).toBeCloseTo(1, 9)
      expect(overlap(x, x)).toBe(1)
      expect(cover(both(x, y), y)).toSatisfy((part: number) => Number.isNaN(part) || part === 1)
    }))
  })

  it('guarantee also what follows from the other suits', () => {
    const minors = handsOf([{ suits: { S: [0, 2], H: [0, 2], D: [0, 4] } }])
    expect(SUITS.map(suit => guaranteed(minors, suit))).toEqual([0, 0, 0, 5])
  })

  it('leave out the types that no hand can be, and are unknown where a type says nothing', () => {
    const impossible: HandType = { suits: { S: [7, 13], H: [7, 13] } }
    const hearts: HandType = { suits: { H: [5, 13] } }
    expect(typesOf({ shows: [impossible, hearts] })).toEqual([hearts])
    expect(typesOf({ shows: [impossible] })).toBeUndefined()
    expect(typesOf({ shows: [hearts, {}] })).toBeUndefined()
    expect(typesOf({ purpose: 'asks-aces' })).toBeUndefined()
    expect(typesOf(undefined)).toBeUndefined()
  })
})
