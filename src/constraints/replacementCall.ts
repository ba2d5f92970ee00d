import type { ConstraintOf } from '../../schemas/constraint.ts'
import { law21Replaced } from '../laws/law21.ts'
import { law26 } from '../laws/law26.ts'
import { reviewDamage } from '../laws/law23.ts'
import { law30Replaced } from '../laws/law30.ts'
import { law31Replaced } from '../laws/law31.ts'
import { law32Replaced } from '../laws/law32.ts'
import { ALWAYS_26B, law36Replaced } from '../laws/law36.ts'
import type { ReplacedCall } from '../laws/replaced.ts'
import type { Law } from '../ruling/book.ts'
import type { Dialogue } from '../ruling/dialogue.ts'
import type { Part } from '../ruling/finding.ts'
import { isClosed } from '../table/auction.ts'
import { RHO } from '../table/seat.ts'
import { isDefender, type Table } from '../table/table.ts'
import { spentByCallOf, type ConstraintBehaviour } from './behaviour.ts'
import { rhoActed } from './mustCall.ts'

type Awaited = ConstraintOf<'replacement-call'>

/** The player's next call stands in place of a cancelled one: judged when it is made. */
export const replacementCallBehaviour: ConstraintBehaviour<Awaited> = {
  onCall: (constraint, table, made, book) => {
    if (made.by !== constraint.player || (constraint.if === 'rho-acts' && !rhoActed(table, made.by) && !rhoHasActed(constraint, table))) return undefined
    return book.see(lawOfReplacement(constraint), {
      withdrawn: { by: constraint.player, ...constraint.withdrawn }, replacement: made, auction: [...table.auction, made], rhoActed: constraint.if === 'rho-acts'
    })
  },
  onAuctionOver: (constraint, table, book) => {
    const { player, withdrawn } = constraint
    if (!isDefender(table, player)) return undefined
    const law = lawOfReplacement(constraint)
    const onlyB = law === law32Replaced || (law === law36Replaced && book.read(ALWAYS_26B))
    return (function * (): Dialogue<readonly Part[]> {
      return [...yield * book.see(law26, { withdrawn: [{ by: player, ...withdrawn }], auction: table.auction, onlyB }), reviewDamage(player, book)]
    })()
  },
  // RHO's pass leads to a repeated call, unless it ends the auction: then the cancelled call is never replaced. Once RHO has acted it is settled that it will be.
  lapses: (constraint, event) => spentByCallOf(constraint.player, event) ||
    (constraint.if === 'rho-acts' && event.happened === 'call' && event.by === RHO[constraint.player] && event.call === 'Pass' && !isClosed([...event.table.auction, event]) && !rhoHasActed(constraint, event.table))
}

/** Whether RHO has acted since the call was cancelled: the duty to repeat it, that goes with this, is gone. */
const rhoHasActed = ({ player }: Awaited, { constraints }: Table): boolean => !constraints.some(constraint => constraint.type === 'must-call' && constraint.player === player)

/** The Law by which the replacement is judged: the one that imposed it, or else the one for a call of that kind. */
function lawOfReplacement ({ law, withdrawn }: Awaited): Law<ReplacedCall, readonly Part[]> {
  const number = law === undefined ? undefined : Number.parseInt(law, 10)
  if (number === 21) return law21Replaced
  if (number === 36) return law36Replaced
  if (number === 32 || withdrawn.call === 'X' || withdrawn.call === 'XX') return law32Replaced
  if (number === 30 || (number === undefined && withdrawn.call === 'Pass' && withdrawn.meaning?.artificial !== true)) return law30Replaced
  return law31Replaced
}
