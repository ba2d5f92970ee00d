import type { ConstraintOf } from '../../schemas/constraint.ts'
import { PICKED_UP, exposedCardAfterAuction } from '../laws/law24.ts'
import { settled } from '../ruling/dialogue.ts'
import { pickUpCard } from '../ruling/finding.ts'
import { isDefender } from '../table/table.ts'
import type { ConstraintBehaviour } from './behaviour.ts'

/** A card that lies face up while the auction lasts (Law 24). */
export const exposedCardBehaviour: ConstraintBehaviour<ConstraintOf<'exposed-card'>> = {
  onAuctionOver: (constraint, table, book) => isDefender(table, constraint.player)
    ? book.see(exposedCardAfterAuction, { constraint, table })
    : settled([pickUpCard(constraint.player, constraint.card, book.read(PICKED_UP))]),
  lapses: (_, event) => event.happened === 'auction-over'
}
