import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sayIn } from '../src/messages/say.ts'
import { legalActionsOf, rulingOf } from '../src/ruling/service.ts'
import { differences, type Case } from './support/match.ts'

const say = sayIn('en')

/** Cases that contradict the Laws or the contract, with the reason. */
const SKIPPED: Readonly<Record<string, string>> = {}

const readCases = (file: string): readonly Case[] => JSON.parse(readFileSync(new URL(`cases/${file}.json`, import.meta.url), 'utf8')) as readonly Case[]

for (const file of ['auction', 'play', 'revoke']) {
  describe(`conformance cases: ${file}`, () => {
    for (const { id, title, endpoint, request, branches } of readCases(file)) {
      if (id in SKIPPED) continue
      it(`${id} ${title}`, () => {
        for (const { answers, expect: expected } of branches) {
          const body = { ...request, ...answers && { answers: { ...request.answers as object, ...answers } } } as never
          const answered = endpoint === '/v1/legal-actions' ? legalActionsOf(body, say) : rulingOf(body, say)
          const seen = JSON.parse(JSON.stringify(answered.ok ? answered.body : answered)) as never
          expect(differences(expected, seen, answered.ok ? 200 : 422), JSON.stringify(answers ?? {})).toEqual([])
        }
      })
    }
  })
}
