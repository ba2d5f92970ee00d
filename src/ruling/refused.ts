import type { Action } from '../../schemas/action.ts'
import { parseCard } from '../table/card.ts'
import type { PlayedCard } from '../table/play.ts'
import type { Finding } from './finding.ts'

/** The leads and plays of an action that were refused; one that goes back because an opponent said that it was due was never made (47E1). */
export function refusedOf (action: Action, { effects }: Finding): readonly PlayedCard[] {
  const refused: PlayedCard[] = []
  for (const effect of effects) {
    if ((effect.type !== 'retract-card' && effect.type !== 'pick-up-card') || effect.law === '47E1') continue
    if (cardsOf(action).some(({ by, card }) => by === effect.by && parseCard(card) === effect.card)) refused.push(effect)
  }
  return refused
}

const cardsOf = (action: Action): readonly { readonly by: string, readonly card: string }[] =>
  action.type === 'simultaneous-plays' ? action.plays : action.type === 'play' && action.face !== 'down' ? [action] : []
