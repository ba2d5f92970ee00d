import { describe, expect, it } from 'vitest'
import { sayIn } from '../src/messages/say.ts'
import { ACTION_TYPES } from '../schemas/action.ts'
import { EDITIONS } from '../schemas/words.ts'
import { ACTION_EXAMPLES, IRREGULARITY_EXAMPLES } from '../src/ruling/examples.ts'
import { rulingOf } from '../src/ruling/service.ts'

describe('the example of each irregularity', () => {
  for (const { type, laws, example } of IRREGULARITY_EXAMPLES) {
    it(type, () => {
      const answer = rulingOf(example, sayIn('en'))
      if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
      expect(answer.body.irregularities.map(irregularity => irregularity.type)).toContain(type)
      expect(laws.length).toBeGreaterThan(0)
    })
  }
})

describe('the example of each kind of action', () => {
  it('is there', () => expect(ACTION_EXAMPLES.map(({ type }) => type)).toEqual(ACTION_TYPES))

  for (const { type, text, example } of ACTION_EXAMPLES) {
    it.each(EDITIONS)(`${type} %s`, edition => {
      const answer = rulingOf({ ...example, edition }, sayIn('en'))
      if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
      expect(example.action.type).toBe(type)
      expect(answer.body.status === 'regular').toBe(type === 'call')
      expect(text).toMatch(/\.$/)
    })
  }
})
