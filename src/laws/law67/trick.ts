import type { Action, ActionOf } from '../../../schemas/action.ts'
import type { Suit } from '../../../schemas/words.ts'
import { suitLed, type PlayedCard, type Trick } from '../../table/play.ts'
import type { Table } from '../../table/table.ts'
import { facedLater, type FacedLater } from '../outOfTurn.ts'

/** A trick with too few or too many cards; what was led and played after it may be recorded or still to be heard. */
export interface DefectiveTrick {
  readonly table: Table
  readonly action: ActionOf<'defective-trick'>
  readonly since: readonly Action[]
}

/** The cards of the trick on record, the offender's included if there is one; undefined where the record does not reach it. */
export function cardsOfTrick ({ table, action }: Pick<DefectiveTrick, 'table' | 'action'>): Trick | undefined {
  const cards = table.play.slice(4 * (action.trick - 1), 4 * action.trick)
  return cards.filter(({ by }) => by !== action.by).length === 3 ? cards : undefined
}

/** What was led or played after the trick, on record or still to be heard. */
export const playedLater = (facts: DefectiveTrick): readonly Pick<FacedLater, 'by' | 'card'>[] =>
  [...facts.table.play.slice(4 * facts.action.trick), ...facedLater(facts)]

/** Every card that was played, as far as it is known. */
export const allPlayed = (facts: DefectiveTrick): readonly PlayedCard[] =>
  [...facts.table.play, ...facedLater(facts).flatMap(({ by, card }) => card === undefined ? [] : [{ by, card }])]

/** The suit led to the trick, from the record or as reported. */
export const suitLedTo = (facts: Pick<DefectiveTrick, 'table' | 'action'>): Suit | undefined => suitLed(cardsOfTrick(facts) ?? []) ?? facts.action.led
