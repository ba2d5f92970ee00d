import type { ActionOf } from '../../schemas/action.ts'
import { law43, hasLostRights } from '../laws/law43.ts'
import { misplacedCard, touchedByDummy } from '../laws/law45.ts'
import { parseCard } from '../table/card.ts'
import type { Book } from './book.ts'
import { settled, type Dialogue } from './dialogue.ts'
import { consumed, finding, hearNext, recordPlay, type Finding } from './finding.ts'
import type { Minutes, Scene } from './hear.ts'

/** Hears what dummy did or said. */
export function hearActByDummy (action: ActionOf<'dummy-action'>, { table }: Scene, book: Book, minutes: Minutes): Dialogue<Finding> {
  const { by, act, card: text } = action
  const card = text === undefined ? undefined : parseCard(text)
  if (act !== 'warned-declarer' || hasLostRights(table, by)) minutes.irregularities.push({ type: 'act-by-dummy', offender: by, laws: [act === 'touched-card' ? '45F' : '43'] })
  return act === 'touched-card' ? book.see(touchedByDummy, { table, by, ...card && { card } }) : book.see(law43, { table, by, act })
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
