import type { Law } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { finding, note, pickUpCard, type Finding } from '../ruling/finding.ts'
import { PARTNER } from '../table/seat.ts'
import { finalContract, turnAt } from '../table/table.ts'

/** An opening lead that still lies face down. */
export const law41: Law<CardPlayed> = {
  number: 41,
  title: 'Commencement of play',
  editions: { 1987: stillFaceDown, 1997: stillFaceDown, 2007: stillFaceDown, 2017: stillFaceDown }
}

// The proper leader's card stands and waits for questions and the review; any other goes back unseen, and nothing follows from it.
function stillFaceDown ({ table, by, card }: CardPlayed): Dialogue<Finding> {
  const turn = turnAt(table)
  const { declarer } = finalContract(table) ?? { declarer: by }
  return settled(turn.to === 'lead' && turn.seat === by
    ? finding(['41A', '41B'], note('lead-lies-face-down', { leader: by, partner: PARTNER[by], declarer }))
    : finding('41A', pickUpCard(by, card, '41A')))
}
