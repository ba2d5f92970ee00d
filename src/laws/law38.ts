import type { Book, Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade } from '../ruling/facts.ts'
import { finding, mustPass, note, recordCall, type Finding } from '../ruling/finding.ts'
import { PARTNER } from '../table/seat.ts'
import { cancelWithAttempt, cancelWithLaterCalls, lhoHasCalled } from './inadmissible.ts'
import { reviewDamage } from './law23.ts'
import { law26 } from './law26.ts'
import { calledInOwnRight, inadmissibleOvertaken } from './law28.ts'

/** A bid of more than seven: it is never played. */
export const law38: Law<CallMade> = {
  number: 38,
  title: 'Bid of more than seven',
  editions: {
    1987: condonedBidCostsOnePass, 1997: condonedBidCostsOnePass, 2007: bothSilenced, 2017: bothSilenced
  }
}

// 2007, 2017: both partners are silenced even if LHO has called; only the lead restrictions fall away.
function * bothSilenced (made: CallMade, book: Book): Dialogue<Finding> {
  if (yield * overtaken(made)) return yield * book.see(inadmissibleOvertaken, made)
  if (!lhoHasCalled(made)) return yield * silenced(made, book, '38C')
  return finding('38B', cancelWithLaterCalls(made, '38B', book), substitutedPass(made, '38C'), mustPass(made.by, 'all', '38C'), mustPass(PARTNER[made.by], 'all', '38C'))
}

// 1987, 1997: a bid over which LHO has called (35C) costs one pass and nothing else.
function * condonedBidCostsOnePass (made: CallMade, book: Book): Dialogue<Finding> {
  if (yield * overtaken(made)) return yield * book.see(inadmissibleOvertaken, made)
  if (!lhoHasCalled(made)) return yield * silenced(made, book, '38')
  return finding('35C', cancelWithLaterCalls(made, '35C', book), positionOf(made) === 'own' ? substitutedPass(made, '35C') : [mustPass(made.by, 'next', '35C'), note('law-silent')],
    note('as-if-nothing-had-happened', { offender: made.by }))
}

function * silenced (made: CallMade, book: Book, law: '38' | '38C'): Dialogue<Finding> {
  const leads = yield * book.see(law26, { withdrawn: [made], auction: made.table.auction })
  return finding(law, cancelWithAttempt(made, law === '38' ? law : '38B', book), substitutedPass(made, law),
    mustPass(made.by, 'all', law), mustPass(PARTNER[made.by], 'all', law), leads, reviewDamage(made.by, book))
}

const substitutedPass = (made: CallMade, law: '38' | '38C' | '35C') => positionOf(made) === 'own' ? recordCall({ by: made.by, call: 'Pass' }, law) : note('law-silent')

function * overtaken (made: CallMade): Dialogue<boolean> {
  return positionOf(made) !== 'own' && (yield * calledInOwnRight(made, false))
}
