import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Outcome, Regulations } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'

type PerEdition<T> = T | Readonly<Partial<Record<Edition | 'older', T>>>

/** A report on tricks, a claim, cards or a score, and what the director is to find. */
export interface EndStory {
  readonly id: string
  readonly title?: string
  readonly editions?: readonly Edition[]
  readonly table: WireTable
  readonly actions: readonly Action[]
  readonly regulations?: Regulations
  /** The questions in their order with the answers: `trump-mentioned=no unaware-of-trump=yes`; exactly these are asked. */
  readonly answers?: PerEdition<string>
  /** All effects, without their Laws: `award-tricks S 2`. */
  readonly effects?: PerEdition<readonly string[]>
  /** All constraints of the ruling, in the same way. */
  readonly constraints?: PerEdition<readonly string[]>
  /** Paragraphs that the ruling cites, and perhaps others. */
  readonly laws?: PerEdition<readonly string[]>
  /** `S leads`, `N plays`, `nobody`. */
  readonly next?: PerEdition<string>
  /** Words of the notes. */
  readonly says?: PerEdition<string>
  /** Tricks for North-South and East-West at the end, as they were won, then with those transferred: `10-3`, `9-4 10-3`. */
  readonly result?: PerEdition<string>
}

const say = sayIn('en')
const isPerEdition = <T>(value: PerEdition<T>): value is Readonly<Partial<Record<Edition | 'older', T>>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const per = <T>(value: PerEdition<T> | undefined, edition: Edition): T | undefined =>
  value === undefined || !isPerEdition(value) ? value : value[edition] ?? (edition === '2017' ? undefined : value.older)

/** The tests of reports on tricks, claims, cards and scores, one for each edition. */
export function endStories (title: string, rows: readonly EndStory[]): void {
  describe(title, () => {
    for (const story of rows) {
      for (const edition of story.editions ?? EDITIONS) {
        it(`${story.id} ${edition}${story.title === undefined ? '' : `: ${story.title}`}`, () => { check(story, edition) })
      }
    }
  })
}

/** The outcome of a story after its questions, each of which is asked in its turn. */
export function outcomeOf ({ table, actions: [action, ...subsequent], answers, regulations }: EndStory, edition: Edition): Outcome {
  if (action === undefined) throw new Error('nothing was done')
  const given: Record<string, string> = {}
  const expected = (per(answers, edition) ?? '').split(' ').filter(answer => answer !== '').map(answer => answer.split('='))
  for (;;) {
    const found = rulingOf({ edition, table, action, subsequent: [...subsequent], answers: given, ...regulations && { regulations } }, say)
    if (!found.ok) throw new Error(JSON.stringify(found.faults))
    const { ruling } = found.body
    const [id, answer] = expected.shift() ?? []
    if (ruling.kind === 'outcome') {
      expect(id, 'is not asked').toBeUndefined()
      return ruling
    }
    expect(ruling.id).toBe(id)
    given[ruling.id] = answer ?? ''
  }
}

const written = ({ type, law: _, text: __, ...fields }: Readonly<Record<string, unknown>>): string =>
  [type, ...Object.values(fields)].map(field => typeof field === 'string' ? field : JSON.stringify(field)).join(' ')

function check (story: EndStory, edition: Edition): void {
  const outcome = outcomeOf(story, edition)
  const effects = per(story.effects, edition)
  if (effects !== undefined) expect(outcome.effects.map(written)).toEqual(effects)
  const constraints = per(story.constraints, edition)
  if (constraints !== undefined) expect(outcome.constraints.map(written).sort()).toEqual([...constraints].sort())
  for (const law of per(story.laws, edition) ?? []) expect(outcome.laws).toContain(law)
  const next = per(story.next, edition)
  if (next !== undefined) expect(outcome.turn.to === 'none' ? 'nobody' : `${outcome.turn.seat} ${outcome.turn.to}s`).toBe(next)
  const says = per(story.says, edition)
  if (says !== undefined) expect(outcome.notes.join(' ')).toContain(says)
  const result = per(story.result, edition)
  if (result !== undefined) {
    const tally = ({ NS, EW }: { readonly NS: number, readonly EW: number }) => `${NS}-${EW}`
    expect([outcome.result?.tricks, outcome.result?.rectified?.tricks].flatMap(tricks => tricks === undefined ? [] : [tally(tricks)]).join(' ')).toBe(result)
  }
}
