import type { ActionOf } from '../../schemas/action.ts'
import { law43, hasLostRights } from '../laws/law43.ts'
import { misplacedCard, touchedByDummy } from '../laws/law45.ts'
import { afterDummyActed, isPlayBeforePartner } from '../laws/law57.ts'
import { andThen } from '../laws/outOfTurn.ts'
import { parseCard } from '../table/card.ts'
import type { Book } from './book.ts'
import { isTrue, settled, type Dialogue } from './dialogue.ts'
import { cardPlayed } from './facts.ts'
import { consumed, finding, hearNext, recordPlay, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hear.ts'

/** Hears what dummy did or said. */
export function * hearActByDummy (action: ActionOf<'dummy-action'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { by, act, card: text } = action
  const card = text === undefined ? undefined : parseCard(text)
  if (act !== 'warned-declarer' || hasLostRights(table, by)) minutes.irregularities.push({ type: 'act-by-dummy', offender: by, laws: [act === 'touched-card' ? '45F' : '43'] })
  const found = act === 'touched-card' ? yield * book.see(touchedByDummy, { table, by, ...card && { card } }) : yield * book.see(law43, { table, by, act })
  const [next, ...rest] = since
  const early = next?.type === 'play' ? cardPlayed(next, { table, since: rest }) : undefined
  if (early === undefined || !isPlayBeforePartner(early) || !(yield * suggestedPlay(action, found))) return found
  minutes.irregularities.push({ type: 'premature-play', offender: early.by, laws: ['57'] })
  return andThen(found, yield * book.see(afterDummyActed, early), since, rest)
}

/** Whether dummy has suggested a card by it: of one that he touched the ruling says so, of a remark the director. */
function * suggestedPlay ({ by, act }: ActionOf<'dummy-action'>, found: Finding): Dialogue<boolean> {
  if (act === 'touched-card') return found.constraints.some(({ type, law }) => type === 'review' && law === '45F')
  return act === 'took-part' && (yield * isTrue({ id: 'suggested-play', asked: 'aside', judgement: true, laws: ['57C'], values: { dummy: by } }))
}

/** Hears a card that dummy put up though declarer had named another. */
export function hearMisplacedCard (action: ActionOf<'misplaced-card'>, { table, since }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { by, named, placed } = action
  // What was played before attention was drawn is put on record first.
  if (table.play.every(({ card }) => card !== parseCard(placed))) {
    return settled(finding('45D', recordPlay(by, parseCard(placed) ?? placed, '45D'), consumed(since.length), hearNext(...since, action)))
  }
  minutes.irregularities.push({ type: 'misplaced-card', offender: by, laws: ['45D'] })
  return book.see(misplacedCard, { table, by, from: parseCard(placed) ?? placed, to: parseCard(named) ?? named })
}
