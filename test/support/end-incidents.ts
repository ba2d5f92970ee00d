import type { Action } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Card, Seat } from '../../schemas/words.ts'
import type { Incident } from './incidents.ts'

const NINE_TRICKS = {
  dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' },
  hands: { N: 'AK32.Q74.KJ5.962', E: 'QJ94.J95.9832.KT', S: 'T8.AK6.QT64.AQ83', W: '765.T832.A7.J754' }
} as const satisfies WireTable

const play = (...cards: readonly string[]): Action[] => cards.map(text => {
  const [by, card] = text.split(' ')
  return { type: 'play', by: by as Seat, card: card as Card }
})
const incident = (title: string, table: WireTable, ...actions: Action[]): Incident => ({ title, table, actions })

/** Three cards on the third trick: West has played nothing to South's diamond. */
const THREE_CARDS: WireTable = {
  ...NINE_TRICKS, play: ['H2', 'H4', 'H9', 'HA', 'HK', 'H3', 'H7', 'H5', 'D4', { by: 'N', card: 'DJ' }, { by: 'E', card: 'D2' }]
}
const lacking: Action = { type: 'defective-trick', by: 'W', trick: 3, played: 'none' }

/** The last three tricks in spades: South is on lead with the king of trumps and two aces, West still has a trump. */
const LAST_THREE: WireTable = {
  dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' },
  hands: { S: 'AK5432.A32.A32.2', W: '9876.5432.54.543', N: 'QJT.876.876.9876', E: '.KQJT9.KQJT9.AKQ' },
  play: ['C3', 'C6', 'CA', 'C2', 'HT', 'H2', 'H4', 'H6', 'DT', 'D2', 'D4', 'D6', 'DK', 'D3', 'D5', 'D7', 'CK', 'S2', 'C4', 'C7', 'S3', 'S6', 'ST', 'D9', 'D8', 'DQ', 'S4', 'S7',
    'H5', 'H7', 'HK', 'H3', 'HQ', 'S5', 'C5', 'H8', 'SA', 'S8', 'SJ', 'DJ'].slice(0, 0)
}

/** Sample incidents about tricks and claims, by Law. */
export const END_INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  law67: [
    incident('no card played, nobody has played on', THREE_CARDS, lacking),
    incident('no card played, the winner has led', THREE_CARDS, lacking, ...play('N SA')),
    incident('no card played, both sides have played on', THREE_CARDS, lacking, ...play('N SA', 'E S4', 'S S8', 'W S5'))
  ],
  law68: [incident('a claim', LAST_THREE, { type: 'claim', by: 'S', tricks: 3, left: 3 })]
}
