import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import { positionOf, type CallMade } from '../ruling/facts.ts'
import { authoriseInformation, citing, mayNotDouble, mustPass, note, replacementCall, type Part } from '../ruling/finding.ts'
import { anyBid, hasCalled, lastAction } from '../table/auction.ts'
import { PARTNER } from '../table/seat.ts'
import { FORESEEABLE_DAMAGE_OF_PASS, reviewDamage } from './law23.ts'
import { law31 } from './law31.ts'
import { comparableFreesPartner as judgeComparable, type ReplacedCall } from './replaced.ts'

/** A pass out of rotation that was not accepted. */
export const law30: Law<CallMade, readonly Part[]> = {
  number: 30,
  title: 'Pass out of rotation',
  editions: {
    1987: offenderPasses({ ofPartnersArtificialCall: false, maySpecifySuits: true }), 1997: offenderPasses({ ofPartnersArtificialCall: false, maySpecifySuits: true }),
    2007: offenderPasses({ ofPartnersArtificialCall: true, maySpecifySuits: false }), 2017: comparableCallFreesPartner
  }
}

function * comparableCallFreesPartner (made: CallMade, book: Book): Dialogue<readonly Part[]> {
  const artificial = yield * isArtificialPass(made, 'artificial-call', true)
  if (artificial) return [citing('30C'), ...yield * book.see(law31, asArtificial(made))]
  if (positionOf(made) === 'rho') {
    return [citing('30A'), mustPass(made.by, 'next', '30A'), reviewDamage(made.by, book, FORESEEABLE_DAMAGE_OF_PASS), note('no-lead-restriction-after-repeated-pass')]
  }
  return [replacementCall(made, '30B1(b)'), citing('30B1(a)', '30B1(b)')]
}

interface PassTerms {
  readonly ofPartnersArtificialCall: boolean
  /** 30B1 points to Law 26, for a pass that related by agreement to particular suits; unconfirmed. */
  readonly maySpecifySuits: boolean
}

// Before 2017 it is the offender who must pass: once, or throughout if he passed at his partner's turn after a bid.
function offenderPasses ({ ofPartnersArtificialCall, maySpecifySuits }: PassTerms) {
  return function * (made: CallMade, book: Book): Dialogue<readonly Part[]> {
    const artificial = yield * isArtificialPass(made, ofPartnersArtificialCall ? 'artificial-call' : 'conventional', ofPartnersArtificialCall)
    if (artificial && positionOf(made) === 'lho' && hasCalled(made.table.auction, made.by)) return changeOfPassForPass(made)
    if (artificial) return [citing('30C'), ...yield * book.see(law31, asArtificial(made))]
    const review = reviewDamage(made.by, book, FORESEEABLE_DAMAGE_OF_PASS)
    const once = (law: LawReference) => [citing(law), mustPass(made.by, 'next', law), review]
    if (!anyBid(made.table.auction)) return once('30A')
    if (positionOf(made) === 'rho') return [...once('30B1'), ...maySpecifySuits ? [note('pass-that-specified-suits', { offender: made.by, partner: PARTNER[made.by] })] : []]
    return [citing('30B2(a)', '30B2(b)'), mustPass(made.by, 'all', '30B2(a)'), mayNotDouble(PARTNER[made.by], '30B2(b)'), review]
  }
}

/** The footnote to 31B: at LHO's turn a player who has called changes his call, here one pass for another; it tells no more than the first. */
const changeOfPassForPass = (made: CallMade): readonly Part[] =>
  [citing('30C', '31B', '25B2'), authoriseInformation(made, '25B2'), note('nothing-changes', { player: made.by })]

/** Whether the pass is artificial (or, from 2007, a pass of partner's artificial call); asked where the meanings do not tell. */
function * isArtificialPass ({ table, by, meaning }: CallMade, id: 'artificial-call' | 'conventional', ofPartnersArtificialCall: boolean): Dialogue<boolean> {
  if (meaning?.artificial === true) return true
  const last = lastAction(table.auction)
  const partners = ofPartnersArtificialCall && last?.by === PARTNER[by] ? last : undefined
  if (partners?.meaning?.artificial === true) return true
  if (meaning?.artificial === false && (partners === undefined || partners.meaning?.artificial === false)) return false
  return yield * isTrue({ id, asked: 'aside', laws: ['30C'], values: { offender: by, call: 'Pass', partner: partners?.by } }, { yes: '30C' })
}

/** The pass, marked as artificial where only the director knew. */
const asArtificial = (made: CallMade): CallMade =>
  made.meaning?.artificial === undefined ? { ...made, meaning: { ...made.meaning, artificial: true } } : made

/** The offender's call at his proper turn, after his pass out of rotation was cancelled; before 2017 a natural pass leaves nothing to judge. */
export const law30Replaced: Law<ReplacedCall, readonly Part[]> = {
  number: 30,
  title: 'Pass out of rotation: the call in its place',
  editions: {
    1987: nothingToJudge, 1997: nothingToJudge, 2007: nothingToJudge,
    2017: judgeComparable({ rho: ['30B1(b)(i)', '30B1(b)(ii)'], elsewhere: ['30B1(b)(i)', '30B1(b)(ii)'] })
  }
}

function nothingToJudge (): Dialogue<readonly Part[]> {
  return settled([])
}
