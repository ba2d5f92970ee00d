import type { LawReference, Seat } from '../../../schemas/words.ts'
import type { Book, Term } from '../../ruling/book.ts'
import { isTrue, type Dialogue } from '../../ruling/dialogue.ts'
import { citing, note, review, unauthorised, type Part } from '../../ruling/finding.ts'
import { OPPONENTS, PARTNER, SIDE } from '../../table/seat.ts'
import { dummyAt, inForce, isDefender, playIsOver, type Table } from '../../table/table.ts'
import { EXTRANEOUS } from '../law16.ts'
import { hasLostRights, pointedOutBy } from '../law43.ts'
import { carrierOf, type Revoke, type RevokeFound } from '../revoke.ts'

/** What follows from the way in which attention was drawn to a revoke that is not established. */
export interface Attention {
  /** It is corrected, and costs tricks as though it had been established. */
  readonly asIfEstablished?: LawReference
  readonly parts: readonly Part[]
}

/** Whether a defender may ask his partner about a possible revoke, where the Regulating Authority has not elected otherwise (61B). */
const DEFENDERS_MAY_ASK: Term<boolean> = { 1987: false, 1997: false, 2007: true, 2017: true }
/** Whether an edition leaves that to the Regulating Authority. */
const LEFT_TO_AUTHORITY: Term<boolean> = { 1987: true, 1997: true, 2007: true, 2017: false }
/** Where a defender's forbidden question has the price of an established revoke. */
const FORBIDDEN_QUESTION: Term<LawReference | undefined> = { 1987: '63B', 1997: '63B', 2007: undefined, 2017: undefined }

const mayAsk = (book: Book): boolean =>
  (book.read(LEFT_TO_AUTHORITY) ? book.regulations['defenders-may-ask-about-revoke'] : undefined) ?? book.read(DEFENDERS_MAY_ASK)

type Reported = Pick<RevokeFound, 'table' | 'revoke' | 'report' | 'since'>

/** Who drew attention, as far as it is told. */
function toldBy ({ table, revoke: { player }, report, since }: Reported): Seat | undefined {
  const [changed, remarked] = [since.findIndex(action => action.type === 'change-play' && action.by === player), since.findIndex(({ type }) => type === 'dummy-action')]
  // A player who had changed his card before dummy spoke was the first himself.
  return report?.attentionBy ?? (changed !== -1 && changed < remarked ? player : pointedOutBy({ table, by: player, since }))
}

const isAfterPlay = ({ table, report }: Reported): boolean => report?.discovered === 'play-over' || playIsOver(table)

/** Whether dummy was the first to draw attention, having lost his rights: asked where nothing tells. */
function * isDrawnWithoutRights (reported: Reported, law: LawReference): Dialogue<boolean> {
  const { table, revoke: { player }, report } = reported
  const dummy = dummyAt(table)
  if (dummy === undefined || dummy === player || !hasLostRights(table, dummy)) return false
  const told = toldBy(reported)
  if (told !== undefined || report === undefined) return told === dummy
  return yield * isTrue({ id: 'dummy-asked-first', asked: 'at-table', laws: [law], values: { dummy, player } }, { yes: law, no: isAfterPlay(reported) ? '64A' : '62A' })
}

/** 43B3: whether a defender's revoke is left alone because dummy without rights was the first to point it out; once the play is over, only if the score has to be looked at for such a thing. */
export function * isLeftAlone (reported: Reported): Dialogue<boolean> {
  const { table, revoke } = reported
  if (!isDefender(table, revoke.player) || carrierOf(revoke, table) !== undefined) return false
  if (isAfterPlay(reported) && !isLookedAtLater(table, revoke)) return false
  return yield * isDrawnWithoutRights(reported, '43B3')
}

const isLookedAtLater = (table: Table, { player }: Revoke): boolean => inForce(table, 'review').some(({ side, law }) => side === OPPONENTS[SIDE[player]] && law === '43B3')

/** What is found on it: the score is looked at afterwards. */
export const leftAlone = (table: Table, { player }: Pick<Revoke, 'player'>): readonly Part[] =>
  [citing('43B3'), review(OPPONENTS[SIDE[player]], '43B3'), ...playIsOver(table) ? [] : [note('play-goes-on')]]

/** What follows from who drew attention, and from whether he was allowed to. */
export function * afterAttention (reported: Reported, book: Book): Dialogue<Attention> {
  const { table, revoke: { player } } = reported
  const defends = isDefender(table, player)
  if (!defends && (yield * isDrawnWithoutRights(reported, '43B2(b)'))) return { asIfEstablished: '43B2(b)', parts: [] }
  const by = toldBy(reported)
  if (by === undefined || !defends) return { parts: [] }
  const remark = unauthorised(by, { by, remark: true }, book.read(EXTRANEOUS))
  if (by === dummyAt(table)) return { parts: [remark] }
  if (by !== PARTNER[player] || mayAsk(book)) return { parts: [] }
  const price = book.read(FORBIDDEN_QUESTION)
  return price === undefined ? { parts: [remark] } : { asIfEstablished: price, parts: [] }
}
