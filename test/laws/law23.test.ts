import { describe, expect, it } from 'vitest'
import type { Meaning } from '../../schemas/meaning.ts'
import type { RulingRequest } from '../../schemas/ruling.ts'
import type { Call } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { artificial, natural } from '../support/story.ts'

const overcall = natural({ S: [5, 13] }, [8, 16])
const oneAce: Meaning = { artificial: true, purpose: 'answers-aces-1' }

type Row = RulingRequest & { readonly title: string, readonly says: readonly string[], readonly cites: readonly string[], readonly not?: readonly string[] }

/** South has dealt and opened; West, who called out of rotation before, makes his call. */
const inPlaceOf1S = (call: Call, meaning: Meaning, law = '31B2'): Pick<RulingRequest, 'table' | 'action'> => ({
  table: { dealer: 'N', auction: ['1H', 'Pass', 'Pass'], constraints: [{ type: 'replacement-call', player: 'W', withdrawn: { call: '1S', meaning: overcall }, law }] },
  action: { type: 'call', by: 'W', call, meaning }
})

const insufficient = (bid: Call, meant: Meaning, replacement: Call, means: Meaning): Pick<RulingRequest, 'table' | 'action' | 'subsequent' | 'answers'> => ({
  table: { dealer: 'N', auction: ['4NT', 'Pass'] },
  action: { type: 'call', by: 'S', call: bid, meaning: meant },
  subsequent: [{ type: 'change-call', by: 'S', to: replacement, meaning: means }],
  answers: { unintended: 'no', 'accept-call': 'reject' }
})

const ROWS: readonly Row[] = [
  { edition: '2017', title: 'the same meaning', ...inPlaceOf1S('1S', overcall), cites: ['31B2', '23A1', '23B'], says: ['1♠ is comparable, by the meanings supplied.'] },
  { edition: '2017', title: 'a part of the meaning', ...inPlaceOf1S('1S', natural({ S: [5, 13] }, [9, 15])), cites: ['31B2', '23A2', '23B'], says: ['1♠ is comparable, by the meanings supplied.'] },
  { edition: '2017', title: 'no hand in common', ...inPlaceOf1S('2H', natural({ H: [5, 13], S: [0, 2] }, [8, 16])), cites: ['31B2', '23A'], says: ['2♥ is not comparable, by the meanings supplied.'] },
  { edition: '2017', title: 'after a withdrawal under 21B2', ...inPlaceOf1S('1S', overcall, '21B2'), cites: ['23A1'], says: ['1♠ is comparable, by the meanings supplied.'] },
  { edition: '2017', title: 'after an inadmissible call', ...inPlaceOf1S('1S', overcall, '36B4'), cites: ['36B3', '23A1', '26A'], says: ['1♠ is comparable, by the meanings supplied.'] },
  { edition: '2017', title: 'the director has decided', ...inPlaceOf1S('2S', natural({ S: [6, 13] }, [7, 12])), answers: { comparable: 'yes' }, cites: ['31B2', '23B'], says: [], not: ['23A'] },
  { edition: '2017', title: 'the same purpose, in the place of an insufficient bid', ...insufficient('3D', oneAce, '5D', oneAce), cites: ['27B1(b)', '23A3'], says: ['5♦ is comparable, by the meanings supplied.'] },
  { edition: '2007', title: 'the same meaning, in the place of an insufficient bid', ...insufficient('3D', oneAce, '5D', oneAce), cites: ['27B1(b)', '27D'], says: ['5♦ has the same or a more precise meaning, by the meanings supplied.'] },
  { edition: '2007', title: 'another meaning', ...insufficient('3D', natural({ D: [5, 13] }), '5S', natural({ S: [7, 13], D: [0, 2] })), cites: ['27B2', '27B1(b)'], says: ['5♠ does not have the same or a more precise meaning, by the meanings supplied.'] },
  { edition: '2017', title: 'not comparable', ...insufficient('3D', natural({ D: [5, 13] }), '5S', natural({ S: [7, 13], D: [0, 2] })), answers: { unintended: 'no', 'accept-call': 'reject', 'same-denomination': 'no' }, cites: ['27B2', '23A'], says: ['5♠ is not comparable, by the meanings supplied.'], not: ['27B1(b)'] },
  {
    edition: '2017', title: 'a change of call', table: { dealer: 'W', auction: [{ call: '1D' }, { call: '1S', meaning: overcall }] }, action: { type: 'change-call', by: 'N', to: '2D', meaning: artificial({ hcp: [8, 16], suits: { S: [5, 13] } }) },
    answers: { unintended: 'no', 'accept-call': 'accept' }, cites: ['25B1', '23A1', '26A'], says: ['2♦ is comparable, by the meanings supplied.']
  }
]

describe('Law 23: a ruling that the meanings decide says so', () => {
  it.each(ROWS)('$edition: $title', ({ title: _, cites, says, not = [], ...request }) => {
    const answered = rulingOf(request, sayIn('en'))
    const ruling = answered.ok ? answered.body.ruling : undefined
    if (ruling?.kind !== 'outcome') throw new Error(JSON.stringify(answered.ok ? ruling : answered.faults))
    expect(ruling.laws).toEqual(expect.arrayContaining([...cites]))
    expect(ruling.laws.filter(law => not.includes(law))).toEqual([])
    expect(ruling.notes.filter(note => note.includes('by the meanings'))).toEqual(says)
  })
})
