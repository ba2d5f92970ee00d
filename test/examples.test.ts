import { describe, expect, it } from 'vitest'
import { sayIn } from '../src/messages/say.ts'
import { IRREGULARITY_EXAMPLES } from '../src/ruling/examples.ts'
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
