import type { ComparableCallsRequest, ComparableCallsResponse } from '../../schemas/comparable.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Call, LawReference } from '../../schemas/words.ts'
import { comparable, sameMeaning } from '../meanings/comparable.ts'
import type { Say } from '../messages/say.ts'
import { isBid, parseCall } from '../table/call.ts'
import { impossibleHands } from '../table/meaning.ts'
import { openBook, type Term } from './book.ts'
import type { Answered } from './fault.ts'
import { editionOf } from './service.ts'

type Judged = { readonly answer: 'yes' | 'no' | 'ask', readonly limb?: LawReference, readonly cover?: number, readonly overlap?: number, readonly leaning?: 'yes' | 'no' | 'open' }
/** The test of an edition for a call that replaces another, and the paragraph that it is about. */
interface Test {
  readonly law: LawReference
  /** Whether it is about insufficient bids alone. */
  readonly ofBids: boolean
  /** What is told of each verdict. */
  readonly told: 'comparable' | 'same-meaning'
  readonly judge: (withdrawn: Call, shown: Meaning | undefined, replacement: Call, shows: Meaning | undefined) => Judged
}

/** 23A of 2017; 27B1(b) of 2007, for insufficient bids only; the older editions know no such test. */
const TESTS: Term<Test | undefined> = { 1987: undefined, 1997: undefined, 2007: { law: '27B1(b)', ofBids: true, told: 'same-meaning', judge: sameMeaning }, 2017: { law: '23A', ofBids: false, told: 'comparable', judge: comparable } }

/** How each of several calls compares with a withdrawn one, from their meanings alone. */
export function comparableCallsOf (request: ComparableCallsRequest, say: Say): Answered<ComparableCallsResponse> {
  const book = openBook(editionOf(request.edition))
  const test = book.read(TESTS)
  if (test === undefined) return { ok: false, faults: [{ at: '/edition', fault: 'no-comparable-call' }] }
  const withdrawn = parseCall(request.withdrawn.call) ?? request.withdrawn.call
  if (test.ofBids && !isBid(withdrawn)) return { ok: false, faults: [{ at: '/withdrawn/call', fault: 'only-bids-compared' }] }
  const faults = [{ meaning: request.withdrawn.meaning, at: '/withdrawn/meaning' }, ...request.replacements.map(({ meaning }, at) => ({ meaning, at: `/replacements/${at}/meaning` }))]
    .flatMap(({ meaning, at }) => meaning === undefined ? [] : impossibleHands(meaning).map(hands => ({ at: `${at}${hands}`, fault: 'hands-that-cannot-be' })))
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    body: {
      edition: book.edition,
      withdrawn,
      verdicts: request.replacements.map(replacement => {
        const call = parseCall(replacement.call) ?? replacement.call
        const { limb, ...verdict } = test.judge(withdrawn, request.withdrawn.meaning, call, replacement.meaning)
        return { call, ...verdict, laws: [limb ?? test.law], text: say.note({ id: `${test.told}-${verdict.answer}`, values: { call } }) }
      })
    }
  }
}
