import type { ConstraintOf } from '../../schemas/constraint.ts'
import type { LawReference } from '../../schemas/words.ts'
import { law21Replaced } from '../laws/law21.ts'
import { law26 } from '../laws/law26.ts'
import { reviewDamage } from '../laws/law23.ts'
import { law30Replaced } from '../laws/law30.ts'
import { law31Replaced } from '../laws/law31.ts'
import { law32Replaced } from '../laws/law32.ts'
import { ALWAYS_26B, law36Replaced } from '../laws/law36.ts'
import type { ReplacedCall } from '../laws/replaced.ts'
import type { Book, Law, Term } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import { note, type Part } from '../ruling/finding.ts'
import { isClosed, type Auction } from '../table/auction.ts'
import { RHO } from '../table/seat.ts'
import { dutyToPass, isDefender, type Table } from '../table/table.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'
import { callDue, rhoActed } from './mustCall.ts'

type Awaited = ConstraintOf<'replacement-call'>

/** The player's next call stands in place of a cancelled one: judged when it is made. */
export const replacementCallBehaviour: ConstraintBehaviour<Awaited> = {
  onCall: (constraint, table, made, book) => {
    const { player, withdrawn } = constraint
    if (made.by !== player) return undefined
    const auction = [...table.auction, made]
    const mustPass = dutyToPass(table, player) !== undefined
    // RHO has passed: the call would have been repeated, had he not had to pass.
    if (constraint.if === 'rho-acts' && !rhoActed(table, player) && !rhoHasActed(constraint, table)) return mustPass ? neverReplaced(constraint, auction, book) : undefined
    return book.see(lawOfReplacement(constraint, book), {
      withdrawn: { by: player, ...withdrawn }, replacement: made, forced: callDue(table, player) === made.call || (made.call === 'Pass' && (mustPass || PASS_INSTEAD.has(made.law))), auction, rhoActed: constraint.if === 'rho-acts'
    })
  },
  onAuctionOver: (constraint, table, book) => isDefender(table, constraint.player) ? neverReplaced(constraint, table.auction, book) : undefined,
  // RHO's pass leads to a repeated call, unless it ends the auction or the player has to pass: then the cancelled call is never replaced. Once RHO has acted it is settled that it will be.
  lapses: (constraint, event) => spentByCallOf(constraint.player, event) ||
    (constraint.if === 'rho-acts' && event.happened === 'call' && event.by === RHO[constraint.player] && event.call === 'Pass' && !isClosed([...event.table.auction, event]) && !rhoHasActed(constraint, event.table) && dutyToPass(event.table, constraint.player) === undefined)
}

/** Where a pass is recorded that the player has not made himself. */
const PASS_INSTEAD: ReadonlySet<LawReference> = new Set(['28A', '35C', '37', '37B', '38', '38C'])

/** The cancelled call is neither repeated nor replaced: only the lead is open. */
function * neverReplaced (constraint: Awaited, auction: Auction, book: Book): Dialogue<readonly Part[]> {
  const { player, withdrawn } = constraint
  const law = lawOfReplacement(constraint, book)
  const onlyB = law === law32Replaced || (law === law36Replaced && book.read(ALWAYS_26B))
  const leads = yield * book.see(law26, { withdrawn: [{ by: player, ...withdrawn }], auction, onlyB })
  return [...leads, ...leads.length > 0 ? [note('never-replaced', { offender: player, call: withdrawn.call })] : [], reviewDamage(player, book)]
}

/** Whether RHO has acted since the call was cancelled: the duty to repeat it, that goes with this, is gone. */
const rhoHasActed = ({ player }: Awaited, { constraints }: Table): boolean => !constraints.some(constraint => constraint.type === 'must-call' && constraint.player === player)

/** Where nothing says which Law it was: before 2017 only a pass that is dealt with as a bid is replaced (30C). */
const PASS_REPLACED: Term<Law<ReplacedCall, readonly Part[]>> = { 1987: law31Replaced, 1997: law31Replaced, 2007: law31Replaced, 2017: law30Replaced }

/** The Law by which the replacement is judged: the one that imposed it, or else the one for a call of that kind. */
function lawOfReplacement ({ law, withdrawn }: Awaited, book: Book): Law<ReplacedCall, readonly Part[]> {
  const number = law === undefined ? undefined : Number.parseInt(law, 10)
  if (number === 21) return law21Replaced
  if (number === 36) return law36Replaced
  if (number === 32 || withdrawn.call === 'X' || withdrawn.call === 'XX') return law32Replaced
  if (number === 30) return law30Replaced
  return number === undefined && withdrawn.call === 'Pass' && withdrawn.meaning?.artificial !== true ? book.read(PASS_REPLACED) : law31Replaced
}
