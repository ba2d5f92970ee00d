import type { Action } from '../../schemas/action.ts'
import type { LawReference } from '../../schemas/words.ts'
import { parseCard } from '../table/card.ts'
import type { PlayedCard } from '../table/play.ts'
import type { Finding } from './finding.ts'

/** Why a card counts as never led or played: an opponent said that it was due, it was one too many for the trick, the declaring side faced it before the opening lead, nobody had called yet. */
const NEVER_MADE: ReadonlySet<LawReference> = new Set(['47E1', '45E1', '45E2', '54E', '24', '16D'])

/** The leads and plays of an action that were refused, or have to wait until a trick is complete (44G). */
export function refusedOf (action: Action, { laws, effects }: Finding): readonly Pick<PlayedCard, 'by'>[] {
  if (action.type === 'play' && laws.includes('44G')) return [action]
  const refused: PlayedCard[] = []
  for (const effect of effects) {
    if ((effect.type !== 'retract-card' && effect.type !== 'pick-up-card') || NEVER_MADE.has(effect.law)) continue
    if (cardsOf(action).some(({ by, card }) => by === effect.by && parseCard(card) === effect.card)) refused.push(effect)
  }
  return refused
}

const cardsOf = (action: Action): readonly { readonly by: string, readonly card: string }[] =>
  action.type === 'simultaneous-plays' ? action.plays : action.type === 'play' && action.face !== 'down' ? [action] : []
