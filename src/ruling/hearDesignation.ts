import type { ActionOf } from '../../schemas/action.ts'
import type { Contract } from '../../schemas/table.ts'
import type { Seat } from '../../schemas/words.ts'
import { cardInFull, designationOf, law46, namedInFull } from '../laws/law46.ts'
import { toldByOpponent } from '../laws/misinformed.ts'
import { openTrick, tricksOf, winnerOf, type PlayedCard } from '../table/play.ts'
import { LHO, PARTNER } from '../table/seat.ts'
import { cutBack, finalContract, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { isTrue, type Dialogue } from './dialogue.ts'
import { cardPlayed } from './facts.ts'
import { finding, hearNext, merge, note, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'

/** Hears how declarer named a card from dummy: in full it is a play like any other; after a card that dummy has played to this trick it is a change. */
export function * hearDesignation (action: ActionOf<'designate'>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { table } = scene
  const contract = finalContract(table)
  if (contract === undefined) return finding('46A', note('no-dummy-yet'))
  const first = yield * changedDesignation(table, contract)
  if (first === undefined) return yield * hearCardNamed(action, contract, scene, book, minutes)
  const then = { table: cutBack(table, table.play.slice(0, table.play.indexOf(first))), since: [] }
  const named = yield * hearCardNamed(action, contract, then, book, minutes)
  return { ...named, next: named.next.flatMap(one => one.type === 'play' && one.card !== first.card ? [{ type: 'change-play', by: first.by, from: first.card, to: one.card }] : []) }
}

/** The card of dummy's to which declarer names another before he plays from his own hand; once the trick is complete the director says whether he leads that one. */
function * changedDesignation ({ play }: Table, { declarer, denomination }: Contract): Dialogue<PlayedCard | undefined> {
  const dummy = PARTNER[declarer]
  const open = openTrick(play)
  const at = open.findIndex(({ by }) => by === dummy)
  if (open.length > 0) return open.slice(at + 1).some(({ by }) => by === declarer) ? undefined : open[at]
  const [last, trick] = [play.at(-1), tricksOf(play).at(-1)]
  if (last?.by !== dummy || trick === undefined || winnerOf(trick, denomination) === dummy) return undefined
  return (yield * isTrue({ id: 'change-of-designation', asked: 'at-table', laws: ['45C4'], values: { declarer, dummy, card: last.card } })) ? last : undefined
}

function * hearCardNamed (action: ActionOf<'designate'>, { declarer }: Contract, scene: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { table, since } = scene
  const dummy = PARTNER[declarer]
  const named = designationOf(action, table, declarer, dummy)
  const card = cardInFull(named)
  if (card !== undefined) return finding('46A', hearNext({ type: 'play', by: dummy, card }))
  minutes.irregularities.push({ type: 'incomplete-designation', offender: declarer, laws: ['46B'] })
  const [later] = since
  const after = later?.type === 'designate' ? namedInFull(later, table)?.card : undefined
  const found = yield * book.see(law46, after === undefined ? named : { after, ...named })
  return found.laws.includes('46B4') ? yield * withMisledPlay(found, dummy, scene, book) : found
}

/** A call that named no card that dummy could play may have misled the next hand into playing: its card goes back (47E1). */
function * withMisledPlay (found: Finding, dummy: Seat, { table, since }: Scene, book: Book): Dialogue<Finding> {
  const [next, ...rest] = since
  if (next?.type !== 'play' || next.by !== LHO[dummy] || next.face === 'down') return found
  const told = yield * book.see(toldByOpponent, { as: 'play', ...cardPlayed(next, { table, since: rest }) })
  return told === undefined ? found : { ...merge(found, told), consumed: since.length, next: [...found.next, ...told.next, ...rest.slice(told.consumed)] }
}
