import type { ActionOf } from '../../schemas/action.ts'
import type { Seat } from '../../schemas/words.ts'
import { isCountable } from '../laws/law64.ts'
import { firstDoubts, law68, revokeDuringClaim } from '../laws/law68.ts'
import { law69, sinceAgreement, type SecondThoughts } from '../laws/law69.ts'
import { law70 } from '../laws/law70.ts'
import { law71 } from '../laws/law71.ts'
import { tricksLeft } from '../table/ending.ts'
import { SIDE } from '../table/seat.ts'
import { inForce, turnAt } from '../table/table.ts'
import type { Book } from './book.ts'
import { settled, type Dialogue } from './dialogue.ts'
import { consumed, finding, hearNext, note, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'
import type { Irregularity } from './identify.ts'

/** Hears a claim or a concession, with what the others said to it. */
export function hearClaim (action: ActionOf<'claim'> | ActionOf<'concede'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { to } = turnAt(scene.table)
  if (to !== 'lead' && to !== 'play') return settled(finding('68', note('nothing-to-claim', { player: action.by })))
  return book.see(law68, { action, ...isBeforeCorrection(action.by, scene, minutes) && { revokeCorrected: true }, ...scene })
}

/** Whether a revoke by the other side has been put right and nobody has played since: then the claim was made before. */
const isBeforeCorrection = (by: Seat, { table }: Scene, { irregularities, corrected }: Minutes): boolean =>
  corrected === table.play.length && irregularities.some(({ type, offender }) => OF_A_REVOKE.has(type) && offender !== undefined && SIDE[offender] !== SIDE[by])
const OF_A_REVOKE: ReadonlySet<Irregularity['type']> = new Set(['revoke', 'lead-restriction-ignored'])

type Second = ActionOf<'withdraw-agreement'> | ActionOf<'cancel-concession'> | ActionOf<'contest-claim'>

/** The table with the claim that ended its play, and who has second thoughts about it; undefined if no such claim stands. */
function secondThoughts (action: Second, scene: Scene, minutes: Minutes): SecondThoughts | undefined {
  const { table, since } = scene
  const { claim } = table
  if (claim === undefined) return undefined
  const doubters = [action, ...firstDoubts(since)]
  const revokeCorrected = isBeforeCorrection(claim.by, scene, minutes)
  // Had the other side agreed to the claim, its revoke could not have been put right.
  const known = revokeCorrected && SIDE[action.by] !== SIDE[claim.by] ? { since: 'nothing' } as const : {}
  const agreed = minutes.agreed === SIDE[action.by]
  return { table, by: action.by, claim, doubtedBy: doubters.map(({ by }) => SIDE[by]), ...known, ...'since' in action && { since: action.since }, ...agreed && { agreed }, ...revokeCorrected && { revokeCorrected } }
}

/** The revoke by the other side that has come up since is heard first, and put right unless the claim was agreed to; what a side has done since its agreement tells that. */
function revokeFirst (action: Second, { table, since }: Scene): Finding | undefined {
  const { claim } = table
  if (claim === undefined || claim.ruled) return undefined
  const agreement = action.type === 'withdraw-agreement' && SIDE[action.by] !== SIDE[claim.by] ? action.since : undefined
  const report = revokeDuringClaim({ table, action: claim, since }, true)
  if (report === undefined || (agreement !== undefined && agreement !== 'nothing')) return undefined
  const known = agreement === undefined ? report : { ...report, discovered: 'before-established' as const }
  return finding([], consumed(since.length), hearNext(known, action, ...since.filter(other => other !== report)))
}

const noClaim = (): Dialogue<Finding> => settled(finding('68', note('no-claim-stands')))
const ruledAlready = (): Dialogue<Finding> => settled(finding('70', note('claim-already-ruled')))

/** Hears that a side takes back its agreement, or doubts a claim before the agreement is established. */
export function * hearWithdrawal (action: ActionOf<'withdraw-agreement'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const first = revokeFirst(action, scene)
  if (first !== undefined) return first
  const facts = secondThoughts(action, scene, minutes)
  if (facts === undefined) return yield * noClaim()
  if (facts.claim.ruled) return yield * ruledAlready()
  if (facts.since !== undefined && facts.since !== 'nothing' && SIDE[facts.by] !== SIDE[facts.claim.by]) minutes.agreed = SIDE[facts.by]
  return withTransfers(yield * book.see(law69, facts), scene)
}

/** Hears that a side wants back what it has given up itself. */
export function * hearCancellation (action: ActionOf<'cancel-concession'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const first = revokeFirst(action, scene)
  if (first !== undefined) return first
  const facts = secondThoughts(action, scene, minutes)
  return facts === undefined ? yield * noClaim() : withTransfers(yield * book.see(law71, facts), scene)
}

/** Tricks that were transferred on the footing of the first claim have to be looked at again where the record does not tell. */
const withTransfers = (found: Finding, { table }: Scene): Finding =>
  found.effects.some(({ type }) => type === 'award-tricks') && inForce(table, 'transferred-tricks').some(transfer => !isCountable(transfer, table))
    ? { ...found, notes: [...found.notes, { id: 'transfer-to-be-checked', values: {} }] }
    : found

/** Several players who doubt the same claim are heard as one. */
const heardTogether = (found: Finding, { since }: Scene): Finding => ({ ...found, consumed: found.consumed + firstDoubts(since).length })

/** Hears a doubt about a claim that seemed to be agreed: an opponent's, or one from the claimer's own side about what was given up. */
export function * hearContest (action: ActionOf<'contest-claim'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  return revokeFirst(action, scene) ?? heardTogether(withTransfers(yield * contested(action, scene, book, minutes), scene), scene)
}

function * contested (action: ActionOf<'contest-claim'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const facts = secondThoughts(action, scene, minutes)
  if (facts === undefined) return yield * noClaim()
  const { table, by, claim, revokeCorrected } = facts
  if (claim.ruled) return yield * ruledAlready()
  if (SIDE[by] !== SIDE[claim.by]) return yield * book.see(law69, facts)
  const since = yield * sinceAgreement(by, '70', '71', book)
  return since === 'nothing'
    ? yield * book.see(law70, { table, by: claim.by, tricks: claim.tricks, left: tricksLeft(table), doubtedBy: facts.doubtedBy, ...revokeCorrected && { revokeCorrected } })
    : yield * book.see(law71, { ...facts, since })
}
