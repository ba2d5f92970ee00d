import type { Contract, Vulnerability } from '../../schemas/table.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import { scoreForNorthSouth, type Scale } from '../table/score.ts'

/** A contract that was played. */
export interface Played {
  readonly contract: Contract
  /** The tricks of declarer's side. */
  readonly tricks: number
  readonly vulnerable: Vulnerability
}

// The dearer fourth undertrick (800 instead of 700) and the hundred for a redoubled contract came with the code of 1987.
const SINCE_1987: Scale = { doubledDown: [100, 200, 300], doubledDownVulnerable: [200, 300, 300], insult: { X: 50, XX: 100 } }

/** The scoring table of each edition. */
export const SCALE: Term<Scale> = { 1987: SINCE_1987, 1997: SINCE_1987, 2007: SINCE_1987, 2017: SINCE_1987 }

/** The score of a contract for North-South. */
export const law77: Law<Played, number> = {
  number: 77,
  title: 'Duplicate scoring table',
  editions: { 1987: scored, 1997: scored, 2007: scored, 2017: scored }
}

/** The score of a contract for North-South, where it is needed at once. */
export const scoreUnder = ({ contract, tricks, vulnerable }: Played, book: Book): number => scoreForNorthSouth(contract, tricks, vulnerable, book.read(SCALE))

function scored (played: Played, book: Book): Dialogue<number> {
  return settled(scoreUnder(played, book))
}
