import type { Action, ActionOf } from '../../schemas/action.ts'
import type { Seat } from '../../schemas/words.ts'
import { law43, hasLostRights, maySpeak } from '../laws/law43.ts'
import { misplacedCard, touchedByDummy } from '../laws/law45.ts'
import { afterDummyActed, isPlayBeforePartner } from '../laws/law57.ts'
import { andThen, hasPlayed, trickNumber } from '../laws/outOfTurn.ts'
import { parseCard } from '../table/card.ts'
import { turnToPlay, type PlayedCard } from '../table/play.ts'
import { dummyAt, finalContract, isDefender, playIsOver, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import { isTrue, settled, type Dialogue } from './dialogue.ts'
import { cardPlayed, type CardPlayed } from './facts.ts'
import { consumed, finding, hearNext, note, recordPlay, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hearAction.ts'
import { wrongBesides } from './identifyPlay.ts'

/** The auction has not made him dummy, or an earlier ruling has changed that. */
const notDummy = (player: Seat): Finding => finding([], note('not-dummy', { player }))

/** Hears what dummy did or said. */
export function * hearActByDummy (action: ActionOf<'dummy-action'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { by, act, card: text } = action
  if (dummyAt(table) !== by) return notDummy(by)
  const card = text === undefined ? undefined : parseCard(text)
  const isAllowed = act === 'warned-declarer' ? !hasLostRights(table, by) : act !== 'touched-card' && maySpeak({ table, act })
  if (!isAllowed) minutes.irregularities.push({ type: 'act-by-dummy', offender: by, laws: [act === 'touched-card' ? '45F' : '43'] })
  const [next, ...rest] = since
  // What dummy has pointed out is the revoke that is reported then.
  const pointedOut = act === 'drew-attention' && !isAllowed && next?.type === 'revoke' ? next : undefined
  const offenders = [...minutes.irregularities.flatMap(({ type, offender }) => type === 'act-by-dummy' || offender === undefined ? [] : [offender]), ...pointedOut === undefined ? [] : [pointedOut.by]]
  const onlyOwnSideErred = offenders.length > 0 && offenders.every(offender => !isDefender(table, offender))
  const found = act === 'touched-card' ? yield * book.see(touchedByDummy, { table, by, ...card && { card } }) : yield * book.see(law43, { table, by, act, onlyOwnSideErred })
  if (pointedOut !== undefined) return andThen(found, finding([], hearNext({ attentionBy: by, ...pointedOut })), since, rest)
  const early = next?.type === 'play' && !playIsOver(table) ? cardPlayed(next, { table, since: rest }) : undefined
  if (early === undefined || !isPlayBeforePartner(early) || !(yield * suggestedPlay(action, found))) return found
  minutes.irregularities.push({ type: 'premature-play', offender: early.by, laws: ['57'] }, ...wrongBesides(early, book))
  return andThen(found, yield * book.see(afterDummyActed, early), since, rest)
}

/** Whether dummy has suggested a card by it: of one that he touched the ruling says so, of a remark the director. */
function * suggestedPlay ({ by, act }: ActionOf<'dummy-action'>, found: Finding): Dialogue<boolean> {
  if (act === 'touched-card') return found.constraints.some(({ type, law }) => type === 'review' && law === '45F')
  return act === 'took-part' && (yield * isTrue({ id: 'suggested-play', asked: 'aside', judgement: true, laws: ['57C'], values: { dummy: by } }))
}

/** Hears a card that dummy put up though declarer had named another. */
export function hearMisplacedCard (action: ActionOf<'misplaced-card'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const [by, named, placed] = [action.by, parseCard(action.named) ?? action.named, parseCard(action.placed) ?? action.placed]
  if (dummyAt(table) !== by) return settled(notDummy(by))
  const isRecorded = table.play.some(({ card }) => card === placed)
  if (isRecorded || hasPlayed(table, by)) {
    minutes.irregularities.push({ type: 'misplaced-card', offender: by, laws: ['45D'] })
    if (isRecorded && table.play.some(({ card }) => card === named)) return settled(finding([], note('played-meanwhile', { player: by, card: named })))
    // If it is not in the record, another card of dummy's has taken its place.
    return isRecorded ? book.see(misplacedCard, { table, by, from: placed, to: named }) : settled(finding('45D', note('nothing-to-take-back', { player: by, card: placed })))
  }
  // What was played before attention was drawn is put on record first; a card to this trick is judged only when the right card is there, unless that one was played as well.
  const trick = trickNumber(table)
  const { play, reached } = inTurnAfter([...table.play, { by, card: placed }], since, table)
  const unjudged = play.length > 4 * trick + 1 || play.some(({ card }) => card === named) ? [] : play.slice(table.play.length + 1)
  const rest = since.slice(unjudged.length === 0 ? 0 : reached)
  return settled(finding('45D', recordPlay(by, placed, '45D'), unjudged.map(later => recordPlay(later.by, later.card, later.by === by ? '45B' : '45A')), consumed(since.length),
    hearNext(...unjudged.length === 0 ? [...since, action] : [action, ...rest])))
}

/** The play with those later cards that were played in turn. */
function inTurnAfter (start: readonly PlayedCard[], since: readonly Action[], table: Table): { readonly play: readonly PlayedCard[], readonly reached: number } {
  const contract = finalContract(table)
  const play = [...start]
  for (const action of since) {
    const card = action.type === 'play' && action.face !== 'down' ? parseCard(action.card) : undefined
    if (contract === undefined || action.type !== 'play' || card === undefined || action.by !== turnToPlay(play, contract)) break
    play.push({ by: action.by, card })
  }
  return { play, reached: play.length - start.length }
}

/** A card from dummy of which it turns out that declarer had named another: the report is heard at once, with what was played before it. */
export function asMisplaced ({ by, card, since }: CardPlayed): Finding | undefined {
  const at = since.findIndex(action => action.type === 'misplaced-card' && action.by === by && parseCard(action.placed) === card)
  const report = since[at]
  return report === undefined ? undefined : finding([], consumed(since.length), hearNext(report, ...since.filter(action => action !== report)))
}
