import type { Law } from '../ruling/book.ts'
import { isTrue, type Dialogue } from '../ruling/dialogue.ts'
import type { CardsExposed } from '../ruling/facts.ts'
import { finding, hearNext, note, pickUpCard, type Finding } from '../ruling/finding.ts'
import { finalContract } from '../table/table.ts'

/** Cards of declarer's or dummy's that are faced otherwise than by a play: they are never penalty cards. */
export const law48: Law<CardsExposed> = {
  number: 48,
  title: 'Exposure of declarer’s cards',
  editions: {
    1987: backIntoTheHand({ leaning: [] }), 1997: backIntoTheHand({ leaning: [] }),
    2007: backIntoTheHand({ leaning: ['hint-only-if-shown-not-to-claim'] }), 2017: backIntoTheHand({ leaning: ['hint-only-if-shown-not-to-claim'] })
  }
}

function backIntoTheHand ({ leaning }: { readonly leaning: readonly string[] }) {
  return function * (exposed: CardsExposed): Dialogue<Finding> {
    const { by, cards, manner } = exposed
    if (manner === 'named') return finding('48A', note('declarer-may-name-cards', { player: by }))
    const back = cards.map(card => pickUpCard(by, card, '48A'))
    if (!facesHisHand(exposed)) return finding('48A', back)
    const claims = yield * isTrue({
      id: 'claim-intended', asked: 'at-table', judgement: true, laws: ['48B2'], values: { player: by }, hints: leaning.map(id => ({ id, values: {} }))
    }, { yes: '48B2', no: '48A' })
    return claims ? finding('48B2', hearNext({ type: 'claim', by, cards: [...cards] })) : finding('48A', back)
  }
}

/** Whether declarer lays down several cards on purpose; after an opening lead out of turn that is a matter of Law 54. */
const facesHisHand = ({ table, by, cards, manner }: CardsExposed): boolean =>
  manner === 'shown' && cards.length > 1 && by === finalContract(table)?.declarer
