import type { Book, Law } from '../ruling/book.ts'
import { settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { consumed, finding, hearNext, note, pickUpCard, type Finding, type Part } from '../ruling/finding.ts'
import { knownHand, sift } from '../ruling/legalCards.ts'
import { PARTNER } from '../table/seat.ts'
import { finalContract, turnAt } from '../table/table.ts'
import { facedLater } from './outOfTurn.ts'

/** An opening lead that still lies face down. */
export const law41: Law<CardPlayed> = {
  number: 41,
  title: 'Commencement of play',
  editions: { 1987: stillFaceDown, 1997: stillFaceDown, 2007: stillFaceDown, 2017: stillFaceDown }
}

/** Whether it stands: its player is on lead, and as far as his cards are known nothing bars this one. */
export function standsFaceDown ({ table, by, card }: CardPlayed, book: Book): boolean {
  const turn = turnAt(table)
  return turn.to === 'lead' && turn.seat === by && sift(table, by, knownHand(table, by, [card]), book).legal.includes(card)
}

// The proper leader's card stands and waits for questions and the review; any other goes back unseen, and nothing follows from it.
function stillFaceDown (lead: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by, card } = lead
  if (!standsFaceDown(lead, book)) return settled(finding('41A', facedLater(lead).some(later => later.by === by && later.card === card) ? [] : pickUpCard(by, card, '41A')))
  const { declarer } = finalContract(table) ?? { declarer: by }
  return settled(overtakenByPartner(lead) ?? afterWishToCall(lead) ?? finding(['41A', '41B'], note('lead-lies-face-down', { leader: by, partner: PARTNER[by], declarer }), onceFaced(lead)))
}

/** His partner faces a lead before he has faced his own: an opening lead out of turn, and it does not matter which of them was put down first (54). */
function overtakenByPartner (lead: CardPlayed): Finding | undefined {
  const { by, card, since } = lead
  const [faced] = facedLater(lead)
  if (faced?.by !== PARTNER[by]) return undefined
  return finding([], consumed(since.length), hearNext(...since.slice(0, faced.at + 1), { type: 'play', by, card, face: 'down' }, ...since.slice(faced.at + 1)))
}

/** A player wants to change his last call before the lead is faced: that comes first, for if the auction is reopened the lead goes back (21B). */
function afterWishToCall (lead: CardPlayed): Finding | undefined {
  const { by, card, since } = lead
  const at = since.findIndex(({ type }) => type === 'misinformation')
  const [faced] = facedLater(lead)
  if (at === -1 || (faced !== undefined && faced.at < at)) return undefined
  return finding([], consumed(since.length), hearNext(...since.slice(0, at + 1), { type: 'play', by, card, face: 'down' }, ...since.slice(at + 1)))
}

/** His lead was made before his partner exposed a card: when it is faced it is heard in that order. Another card that he faces instead is an exchange. */
function onceFaced (lead: CardPlayed): readonly Part[] {
  const { by, card: from, since } = lead
  const faced = facedLater(lead).find(other => other.by === by)
  const facing = faced && since[faced.at]
  if (faced?.card === undefined || facing === undefined || !since.slice(0, faced.at).every(({ type }) => type === 'expose')) return []
  return [consumed(since.length), ...faced.card === from ? [hearNext(facing, ...since.toSpliced(faced.at, 1))] : [hearNext({ type: 'change-play', by, from, to: faced.card }, ...since)]]
}
