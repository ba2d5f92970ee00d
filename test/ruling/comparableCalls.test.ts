import { describe, expect, it } from 'vitest'
import type { Meaning } from '../../schemas/meaning.ts'
import { sayIn } from '../../src/messages/say.ts'
import { comparableCallsOf } from '../../src/ruling/comparableCalls.ts'

const spades = (low: number, high: number): Meaning => ({ artificial: false, shows: [{ hcp: [low, high], suits: { S: [5, 13] } }] })
const compared = (edition: '1987' | '1997' | '2007' | '2017', call: '1S' | 'Pass') => {
  const answer = comparableCallsOf({ edition, withdrawn: { call, meaning: spades(8, 16) }, replacements: [{ call: '2S', meaning: spades(9, 15) }, { call: '2H' }] }, sayIn('en'))
  return answer.ok ? answer.body.verdicts.map(({ call: compared, answer: verdict, laws }) => `${compared} ${verdict} ${laws.join(' ')}`) : answer.faults.map(({ at, fault }) => `${at} ${fault}`)
}

describe('POST /v1/comparable-calls', () => {
  it.each([
    ['2017', '1S', ['2S yes 23A2', '2H ask 23A']],
    ['2017', 'Pass', ['2S yes 23A2', '2H ask 23A']],
    ['2007', '1S', ['2S yes 27B1(b)', '2H ask 27B1(b)']],
    ['2007', 'Pass', ['/withdrawn/call only-bids-compared']],
    ['1997', '1S', ['/edition no-comparable-call']],
    ['1987', '1S', ['/edition no-comparable-call']]
  ] as const)('%s: in the place of %s', (edition, call, verdicts) => {
    expect(compared(edition, call)).toEqual(verdicts)
  })

  it.each([
    ['2017', /\bcomparable\b/],
    ['2007', /same or a more precise meaning/]
  ] as const)('%s: the verdicts are told in the words of the edition', (edition, words) => {
    const answer = comparableCallsOf({ edition, withdrawn: { call: '1S', meaning: spades(8, 16) }, replacements: [{ call: '2S', meaning: spades(9, 15) }, { call: '2H' }] }, sayIn('en'))
    expect(answer.ok && answer.body.verdicts.every(({ text }) => words.test(text))).toBe(true)
  })
})
