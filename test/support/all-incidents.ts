import { AUCTION_INCIDENTS, type Incident } from './incidents.ts'
import { PLAY_INCIDENTS } from './play-incidents.ts'
import { RESULT_INCIDENTS } from './result-incidents.ts'
import { REVOKE_INCIDENTS } from './revoke-incidents.ts'

/** Every sample incident, by Law file. */
export const INCIDENTS: Readonly<Record<string, readonly Incident[]>> = { ...AUCTION_INCIDENTS, ...PLAY_INCIDENTS, ...RESULT_INCIDENTS, ...REVOKE_INCIDENTS }
