import { CARD_INCIDENTS } from './card-incidents.ts'
import { AUCTION_INCIDENTS, type Incident } from './incidents.ts'
import { LEAD_INCIDENTS } from './lead-incidents.ts'
import { PLAY_INCIDENTS } from './play-incidents.ts'
import { RESULT_INCIDENTS } from './result-incidents.ts'
import { REVOKE_INCIDENTS } from './revoke-incidents.ts'

type Incidents = Readonly<Record<string, readonly Incident[]>>

/** Incidents of one Law may come from several files. */
const together = (...parts: readonly Incidents[]): Incidents => {
  const laws = [...new Set(parts.flatMap(part => Object.keys(part)))].sort()
  return Object.fromEntries(laws.map(law => [law, parts.flatMap(part => part[law] ?? [])]))
}

/** Every sample incident, by Law file. */
export const INCIDENTS: Incidents = together(AUCTION_INCIDENTS, CARD_INCIDENTS, LEAD_INCIDENTS, PLAY_INCIDENTS, RESULT_INCIDENTS, REVOKE_INCIDENTS)
