import { AUCTION_INCIDENTS, type Incident } from './incidents.ts'
import { PLAY_INCIDENTS } from './play-incidents.ts'

/** Every sample incident, by Law file. */
export const INCIDENTS: Readonly<Record<string, readonly Incident[]>> = { ...AUCTION_INCIDENTS, ...PLAY_INCIDENTS }
