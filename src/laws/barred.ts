import type { LawReference } from '../../schemas/words.ts'
import { legalCallsUnder } from '../ruling/legal.ts'
import type { Book, Law } from '../ruling/book.ts'
import { chooseCall, settled, type Dialogue } from '../ruling/dialogue.ts'
import { callAction, type CallMade } from '../ruling/facts.ts'
import { finding, hearNext, note, recordCall, type Finding } from '../ruling/finding.ts'
import { isLegalOver } from '../table/auction.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { inForce } from '../table/table.ts'
import { cancelWithAttempt, firstCallSince, replacedUnderLho } from './inadmissible.ts'

/** A player who must repeat a call makes another (31A1, 32A1): no Law says what follows; the required call is put in its place. */
export const barredCallNotMade: Law<CallMade> = {
  number: 31,
  title: 'The call that had to be repeated was not made',
  editions: { 1987: requiredCallRecorded, 1997: requiredCallRecorded, 2007: requiredCallRecorded, 2017: requiredCallRecorded }
}

/** A double by a player who may not double at this turn (30B2(b) before 2017): no Law says what follows; he chooses anew. */
export const barredDouble: Law<CallMade> = {
  number: 30,
  title: 'Double by a player who may not double at this turn',
  editions: { 1987: choosesAnew, 1997: choosesAnew, 2007: choosesAnew, 2017: choosesAnew }
}

function requiredCallRecorded (made: CallMade, book: Book): Dialogue<Finding> {
  const duty = inForce(made.table, 'must-call').find(({ player }) => player === made.by)
  const law: LawReference = duty?.law ?? '31A1'
  const replaced = replacedUnderLho(made, law, book)
  if (replaced !== undefined) return settled(replaced)
  if (duty === undefined || lhoCalledOver(made)) return settled(finding(law, recordCall(made, law), note('condoned-by-lho', { lho: LHO[made.by] }), note('law-silent')))
  const required = { by: made.by, call: duty.call }
  // One that cannot simply stand is dealt with as if he had made it: LHO may accept an insufficient bid (27).
  const instead = isLegalOver(made.table.auction, made.by, duty.call) ? recordCall(required, law) : hearNext(callAction(required))
  return settled(finding(law, cancelWithAttempt(made, law, book), instead, note('law-silent')))
}

function * choosesAnew (made: CallMade, book: Book): Dialogue<Finding> {
  const law: LawReference = inForce(made.table, 'may-not-double').find(({ player }) => player === made.by)?.law ?? '30B2(b)'
  const replaced = replacedUnderLho(made, law, book)
  if (replaced !== undefined) return replaced
  if (lhoCalledOver(made)) return finding(law, recordCall(made, law), note('condoned-by-lho', { lho: LHO[made.by] }), note('law-silent'))
  const call = yield * chooseCall({
    id: 'replacement-call', decider: { role: 'offender', seat: made.by }, asked: 'at-table', laws: [law], values: { offender: made.by, call: made.call, partner: PARTNER[made.by] }
  }, legalCallsUnder(made.table, made.by), law)
  return finding(law, cancelWithAttempt(made, law, book), recordCall({ by: made.by, call }, law), note('law-silent'))
}

const lhoCalledOver = (made: CallMade): boolean => firstCallSince(made)?.by === LHO[made.by]
