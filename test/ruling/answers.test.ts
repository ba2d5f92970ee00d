import { describe, expect, it } from 'vitest'
import type { Ruling, RulingRequest } from '../../schemas/ruling.ts'
import { EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { ACTION_EXAMPLES, IRREGULARITY_EXAMPLES } from '../../src/ruling/examples.ts'
import { rulingOf } from '../../src/ruling/service.ts'

const say = sayIn('en')

function rule (request: RulingRequest): Ruling {
  const answer = rulingOf(request, say)
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  return answer.body.ruling
}

/** Every option of a tree, by its id, with the answers on the way to it; options of an outcome that is left out are not followed. */
function * optionsOf (ruling: Ruling, path: Readonly<Record<string, string>> = {}): Generator<{ readonly answers: Readonly<Record<string, string>>, readonly next: Ruling }> {
  if (ruling.kind === 'outcome') return
  for (const { id, next } of ruling.options) {
    if (next === undefined) continue
    const answers = { ...path, [ruling.id]: id }
    yield { answers, next }
    yield * optionsOf(next, answers)
  }
}

const MOST = 25

describe('The ids of options, as published, are answers', () => {
  for (const { type, example } of [...IRREGULARITY_EXAMPLES, ...ACTION_EXAMPLES]) {
    it.each(EDITIONS)(`${type} %s`, edition => {
      const request = { ...example, edition }
      for (const { answers, next } of [...optionsOf(rule(request))].slice(0, MOST)) expect(rule({ ...request, answers })).toEqual(next)
    })
  }
})

describe('A call or a card is an answer in any form', () => {
  const doubled: RulingRequest = { table: { dealer: 'N', auction: ['1H', 'Pass'] }, action: { type: 'call', by: 'S', call: 'X' } }
  it.each([['2C', '2c'], ['Pass', 'P'], ['Pass', 'pass'], ['2NT', '2n'], ['2C', 'bid-2C-to-7C']])('%s as %s', (call, form) => {
    expect(rule({ ...doubled, answers: { 'replacement-call': form } })).toEqual(rule({ ...doubled, answers: { 'replacement-call': call } }))
  })

  const revoked: RulingRequest = { table: { dealer: 'S', auction: ['1NT', 'Pass', 'Pass', 'Pass'], hands: { W: 'K74.QJ96.KT2.A83' }, play: ['H6', 'H2', 'HT', 'HA', 'D4'] }, action: { type: 'play', by: 'W', card: 'S4' } }
  it.each([['DT', 'd10'], ['DK', 'dk']])('%s as %s', (card, form) => {
    expect(rule({ ...revoked, answers: { 'substitute-card': form } })).toEqual(rule({ ...revoked, answers: { 'substitute-card': card } }))
  })

  it.each(['X', 'double', '8C', 'bid-1C', 'bid-', '', 'bid-2C-to-7D', 'bid-7C-to-2C', 'bid-2C-to-banana'])('"%s" is refused where it is not offered', form => {
    expect(rulingOf({ ...doubled, answers: { 'replacement-call': form } }, say)).toMatchObject({ ok: false, faults: [{ at: '/answers/replacement-call' }] })
  })
})

describe('One level is the first level of the whole tree', () => {
  for (const { type, example } of [...IRREGULARITY_EXAMPLES, ...ACTION_EXAMPLES]) {
    it.each(EDITIONS)(`${type} %s`, edition => {
      const whole = rule({ ...example, edition })
      const level = whole.kind === 'outcome' ? whole : { ...whole, options: whole.options.map(({ next: _, ...option }) => option) }
      expect(rule({ ...example, edition, expand: 'next' })).toEqual(level)
    })
  }
})

it('a card that another hand has shown in the same request is not offered', () => {
  const unknownDummy: RulingRequest = { table: { dealer: 'N', contract: { level: 3, denomination: 'NT', declarer: 'S' }, play: ['S3'] }, action: { type: 'designate', words: 'high' }, subsequent: [{ type: 'play', by: 'E', card: 'SA' }], answers: { 'different-intention': 'no' } }
  expect(rule(unknownDummy)).toMatchObject({ id: 'card-in-dummy' })
  expect(rulingOf({ ...unknownDummy, answers: { ...unknownDummy.answers, 'card-in-dummy': 'SA' } }, say)).toMatchObject({ ok: false, faults: [{ at: '/answers/card-in-dummy' }] })
  expect(rulingOf({ ...unknownDummy, answers: { ...unknownDummy.answers, 'card-in-dummy': 'SK' } }, say)).toMatchObject({ ok: true })
})
