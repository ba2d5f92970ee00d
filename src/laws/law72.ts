import type { ActionOf } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import { citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { OPPONENTS } from '../table/seat.ts'
import { assignedToBeSent } from './law12/assigned.ts'
import { PARAGRAPHS } from './paragraphs.ts'

/** The director settles after the play what an earlier ruling left to him. */
export interface Closing {
  readonly action: ActionOf<'close-review'>
}

/** The paragraphs under which it has to be asked whether the offender could have foreseen the damage. */
const FORESIGHT: Term<readonly LawReference[]> = { 1987: ['23A', '23B', '72B1'], 1997: ['23', '72B1'], 2007: ['23'], 2017: ['72C'] }
/** Where an edition aims an adjusted score. */
const AIM: Term<LawReference> = { 1987: '12C2', 1997: '12C2', 2007: '12C1(a)', 2017: '12C1(b)' }

/** The paragraphs that take a gain from the offending side, while the other keeps its result at the table. */
const ONE_SIDED: Term<readonly LawReference[]> = { 1987: [], 1997: [], 2007: [], 2017: ['43B3'] }

/** What the director considers after the play: 72C, its forerunners, and the other Laws that leave him a review. */
export const law72: Law<Closing> = {
  number: 72,
  title: 'Damage considered after the play',
  editions: { 1987: considered, 1997: considered, 2007: considered, 2017: considered }
}

function * considered ({ action: { side, law } }: Closing, book: Book): Dialogue<Finding> {
  const adjusts = book.read(AIM)
  // A review may come from a ruling under another edition.
  const cited = PARAGRAPHS[book.edition].has(law) ? law : adjusts
  const closed: Part = { effect: { type: 'close-review', side, of: law, law: cited } }
  const question = { asked: 'aside', judgement: true, laws: [cited], values: { side, offenders: OPPONENTS[side] } } as const
  if (book.read(FORESIGHT).includes(law)) {
    if (!(yield * isTrue({ id: 'could-have-been-aware', ...question }))) return finding(cited, closed)
    if (!(yield * isTrue({ id: 'gained', ...question }, { yes: adjusts }))) return finding(cited, closed)
  } else if (!(yield * isTrue({ id: 'damaged', ...question }, { yes: adjusts }))) return finding(cited, closed)
  return finding(cited, closed, citing(adjusts), { effect: { type: 'adjusted-score', law: cited } }, assignedToBeSent(OPPONENTS[side], book),
    book.read(ONE_SIDED).includes(law) ? note('only-offenders-adjusted', { side, offenders: OPPONENTS[side] }) : [])
}
