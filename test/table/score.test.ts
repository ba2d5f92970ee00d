import { describe, expect, test } from 'vitest'
import type { Contract, Vulnerability } from '../../schemas/table.ts'
import { EDITIONS, type Denomination, type Seat } from '../../schemas/words.ts'
import { scoreUnder } from '../../src/laws/law77.ts'
import { openBook } from '../../src/ruling/book.ts'
import { impsFor } from '../../src/table/score.ts'

/** `4SX N` is four spades doubled by North. */
function contractOf (text: string): Contract {
  const parts = /^([1-7])(NT|[SHDC])(XX?)? ([NESW])$/.exec(text)
  if (parts === null) throw new Error(`no contract: ${text}`)
  const risk = parts[3] === 'X' || parts[3] === 'XX' ? parts[3] : undefined
  return { level: Number(parts[1]), denomination: parts[2] as Denomination, ...risk && { risk }, declarer: parts[4] as Seat }
}

type Row = readonly [contract: string, tricks: number, vulnerable: Vulnerability, forNorthSouth: number]

const MADE: readonly Row[] = [
  ['1C N', 7, 'None', 70],
  ['1NT S', 7, 'None', 90],
  ['1NT S', 8, 'All', 120],
  ['2S N', 8, 'None', 110],
  ['2H N', 10, 'None', 170],
  ['2NT N', 9, 'None', 150],
  ['3NT N', 9, 'None', 400],
  ['3NT N', 10, 'None', 430],
  ['3NT N', 9, 'NS', 600],
  ['4S S', 10, 'NS', 620],
  ['4S S', 10, 'None', 420],
  ['4S S', 10, 'EW', 420],
  ['4H E', 10, 'EW', -620],
  ['5D N', 11, 'None', 400],
  ['5C N', 12, 'All', 620],
  ['6H N', 12, 'None', 980],
  ['6NT N', 12, 'NS', 1440],
  ['7C N', 13, 'None', 1440],
  ['7S W', 13, 'All', -2210],
  ['7NT N', 13, 'NS', 2220]
]

const MADE_DOUBLED: readonly Row[] = [
  ['1CX N', 7, 'None', 140],
  ['2SX N', 8, 'None', 470],
  ['2SX N', 8, 'NS', 670],
  ['2DX N', 9, 'None', 280],
  ['2DX N', 9, 'NS', 380],
  ['3NTX N', 10, 'NS', 950],
  ['1NTX N', 7, 'None', 180],
  ['1CXX N', 7, 'None', 230],
  ['1NTXX N', 7, 'None', 560],
  ['1NTXX N', 8, 'NS', 1160],
  ['4SXX N', 10, 'NS', 1080],
  ['7NTX N', 13, 'NS', 2490],
  ['7NTXX N', 13, 'None', 2280],
  ['7NTXX N', 13, 'NS', 2980]
]

const DOWN: readonly Row[] = [
  ['4S N', 9, 'None', -50],
  ['4S N', 7, 'NS', -300],
  ['4S E', 9, 'EW', 100],
  ['4SX N', 9, 'None', -100],
  ['4SX N', 8, 'None', -300],
  ['4SX N', 7, 'None', -500],
  ['4SX N', 6, 'None', -800],
  ['4SX N', 5, 'None', -1100],
  ['4SX N', 9, 'NS', -200],
  ['4SX N', 8, 'NS', -500],
  ['4SX N', 7, 'NS', -800],
  ['4SX N', 6, 'NS', -1100],
  ['4SXX N', 9, 'None', -200],
  ['4SXX N', 7, 'None', -1000],
  ['4SXX N', 6, 'None', -1600],
  ['4SXX N', 9, 'NS', -400],
  ['4SXX N', 8, 'NS', -1000],
  ['7NTXX N', 0, 'NS', -7600],
  ['7NTX N', 0, 'None', -3500]
]

describe.each(EDITIONS)('the score of a contract in %s', edition => {
  test.each([...MADE, ...MADE_DOUBLED, ...DOWN])('%s, %i tricks, vulnerable %s: %i', (contract, tricks, vulnerable, expected) => {
    expect(scoreUnder({ contract: contractOf(contract), tricks, vulnerable }, openBook(edition))).toBe(expected)
  })
})

test.each([[0, 0], [10, 0], [20, 1], [40, 1], [50, 2], [450, 10], [-270, -7], [420, 9], [430, 10], [3990, 23], [4000, 24], [7600, 24]])('a difference of %i points is %i IMPs', (points, imps) => {
  expect(impsFor(points)).toBe(imps)
})
