import type { LawReference } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed } from '../ruling/facts.ts'
import { finding, type Finding } from '../ruling/finding.ts'
import { PARTNER } from '../table/seat.ts'
import { lastTrickLead, law53, leadStands } from './law53.ts'
import { toldByOpponent } from './misinformed.ts'
import { asPlayed, besidesRefused, declarerAt, facedAnew, facedBesides, facedLater, handInTurn, known, newPenaltyCards, playedToPartnersLead, remaining } from './outOfTurn.ts'
import { demandOn } from './refusedLead.ts'

/** A defender's lead out of turn, from the second trick on. */
export const law56: Law<CardPlayed> = {
  number: 56,
  title: 'Defender’s lead out of turn',
  editions: {
    1987: acceptOrPenaltyCard({ accepted: '53A', refused: '56' }),
    1997: acceptOrPenaltyCard({ accepted: '53A', refused: '56' }),
    2007: acceptOrPenaltyCard({ accepted: '53A', refused: '54D' }),
    2017: acceptOrPenaltyCard({ accepted: '56A', refused: '56B' })
  }
}

function acceptOrPenaltyCard ({ accepted, refused }: { readonly accepted: LawReference, readonly refused: LawReference }) {
  return function * (lead: CardPlayed, book: Book): Dialogue<Finding> {
    const told = yield * book.see(toldByOpponent, { as: 'lead', ...lead })
    const excluded = told ?? lastTrickLead(lead, book)
    if (excluded !== undefined) return excluded
    if (yield * playedToPartnersLead(lead, refused)) return finding(refused, newPenaltyCards(lead.table, [asPlayed(lead)], refused, book))
    const done = yield * book.see(law53, lead)
    if (done !== undefined) return done
    const { table, by, card, since } = lead
    const declarer = declarerAt(table)
    const leader = handInTurn(table)
    const faced = facedLater(lead)
    const early = faced.filter(other => other.by === PARTNER[by])
    const answer = yield * choose({
      id: 'accept-lead', decider: { role: 'declarer', seat: declarer }, asked: 'at-table', laws: ['53A'], values: { player: declarer, offender: by, card, turn: leader }
    }, { accept: accepted, reject: refused })
    if (answer === 'accept') return yield * leadStands(lead, accepted, faced, book)

    const besides = facedBesides(lead)
    const cards = facedAnew(lead, besides)
    const others = [...besidesRefused(lead, besides), ...newPenaltyCards(table, known(early), '49', book), ...remaining(since, [...early, ...besides])]
    if (leader !== PARTNER[by]) return finding(refused, newPenaltyCards(table, [asPlayed(lead)], refused, book), newPenaltyCards(table, cards.map(one => ({ by, card: one })), '49', book), others)
    return finding(refused, yield * demandOn({ table, lead: asPlayed(lead), besides: cards, leader, law: refused }, book), others)
  }
}
