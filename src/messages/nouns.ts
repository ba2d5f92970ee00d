import type { Denomination, Rank, Seat, Side, Suit } from '../../schemas/words.ts'

/** The names of things in one language, where needed by grammatical case. */
export interface Nouns {
  readonly seat: Readonly<Record<Seat, string>>
  readonly side: Readonly<Record<Side, string>>
  readonly suit: Readonly<Record<Suit, string>>
  readonly denomination: Readonly<Record<Denomination, string>>
  readonly rank: Readonly<Record<Rank, string>>
  readonly pass: string
  readonly double: string
  readonly redouble: string
}

export const englishNouns: Nouns = {
  seat: { N: 'North', E: 'East', S: 'South', W: 'West' },
  side: { NS: 'North-South', EW: 'East-West' },
  suit: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  denomination: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT' },
  rank: { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', 9: '9', 8: '8', 7: '7', 6: '6', 5: '5', 4: '4', 3: '3', 2: '2' },
  pass: 'pass', double: 'double', redouble: 'redouble'
}
