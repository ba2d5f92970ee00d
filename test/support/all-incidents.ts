import { CARD_INCIDENTS } from './card-incidents.ts'
import { AUCTION_INCIDENTS, type Incident } from './incidents.ts'

/** Every sample incident, by Law file. */
export const INCIDENTS: Readonly<Record<string, readonly Incident[]>> = { ...AUCTION_INCIDENTS, ...CARD_INCIDENTS }
