import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CallMade } from '../ruling/facts.ts'
import { citing, finding, note, type Finding, type Part } from '../ruling/finding.ts'
import { tricksOf } from '../table/play.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { isDefender } from '../table/table.ts'
import { cancelWithAttempt, cancelWithLaterCalls, lhoHasCalled } from './inadmissible.ts'
import { law26 } from './law26.ts'

/** A call after the auction has ended: it never counts, and only a defender's bid or double can cost a lead. */
export const law39: Law<CallMade> = {
  number: 39,
  title: 'Call after the final pass',
  editions: {
    1987: cancelled({ all: '39', condoned: '35D', free: '39', leads: '39', leadsAreJudged: true }),
    1997: cancelled({ all: '39', condoned: '35D', free: '39', leads: '39', leadsAreJudged: false }),
    2007: cancelled({ all: '39A', condoned: '39B', free: '39B', leads: '39C', leadsAreJudged: false }),
    2017: cancelled({ all: '39A', condoned: '39B', free: '39B', leads: '39C', leadsAreJudged: false })
  }
}

interface Paragraphs { readonly all: LawReference, readonly condoned: LawReference, readonly free: LawReference, readonly leads: LawReference, readonly leadsAreJudged: boolean }

function cancelled (laws: Paragraphs) {
  return function * (made: CallMade, book: Book): Dialogue<Finding> {
    const { by, call, table } = made
    if (lhoHasCalled(made)) return finding(laws.all, cancelWithLaterCalls(made, laws.all, book), citing(laws.condoned))
    // A later call of another player comes after the auction as well, and is heard for itself.
    const struck = cancelWithAttempt(made, laws.all, book)
    if (call === 'Pass' || !isDefender(table, by)) return finding(laws.all, struck, citing(laws.free))
    // With the partner's first lead the right would be over.
    if (tricksOf(table.play).some(([lead]) => lead?.by === PARTNER[by])) return finding(laws.all, struck, citing(laws.leads))
    const restricted = !laws.leadsAreJudged || (yield * isTrue({
      id: 'lead-restriction-applies', asked: 'aside', judgement: true, laws: [laws.leads], values: { offender: by, call, partner: PARTNER[by], lho: LHO[by] }
    }))
    const leads: readonly Part[] = restricted ? yield * book.see(law26, { withdrawn: [made], auction: table.auction }) : []
    const unknown = leads.length > 0 && table.auction.length === 0 ? note('suits-unknown-without-auction', { offender: by }) : []
    return finding(laws.all, struck, citing(laws.leads), leads, unknown)
  }
}
