import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Outcome } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Edition } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { LAST_TRICK, TRUMPS_ABOVE, plays } from '../support/endings.ts'

const LAST_CARDS = plays('S HA, W H2, N D2, E C3')
const REVOKE: Constraint = { type: 'established-revoke', player: 'W', trick: 11, suit: 'S', law: '63A1' }

function outcomeOf (edition: Edition, table: WireTable, actions: readonly Action[], answers: Readonly<Record<string, string>> = {}): { readonly status: string, readonly outcome: Outcome } {
  const [action, ...subsequent] = actions
  if (action === undefined) throw new Error('nothing was done')
  const found = rulingOf({ edition, table, action, subsequent, answers }, sayIn('en'))
  if (!found.ok || found.body.ruling.kind !== 'outcome') throw new Error(JSON.stringify(found))
  return { status: found.body.status, outcome: found.body.ruling }
}

describe.each(EDITIONS)('the end of the play in %s', edition => {
  it('never gives a side more tricks than the other has won', () => {
    const { outcome } = outcomeOf(edition, { ...LAST_TRICK, constraints: [{ type: 'transferred-tricks', to: 'NS', count: 13 }] }, LAST_CARDS)
    expect(outcome.result?.rectified?.tricks).toEqual({ NS: 13, EW: 0 })
  })

  it('tells the result with the last card, and it is no ruling', () => {
    const { status, outcome } = outcomeOf(edition, { ...LAST_TRICK, vulnerable: 'NS' }, LAST_CARDS)
    expect(status).toBe('regular')
    expect(outcome.turn).toEqual({ to: 'none' })
    expect(outcome.result).toEqual({
      contract: { level: 3, denomination: 'NT', declarer: 'S' }, tricks: { NS: 9, EW: 4 }, score: 600, final: true,
      text: '3NT by South: 9 tricks. Score for North-South: 600.'
    })
  })

  it('tells nothing before it', () => {
    expect(outcomeOf(edition, LAST_TRICK, LAST_CARDS.slice(0, 3)).outcome.result).toBeUndefined()
  })

  it('gives no score where the vulnerability is not known', () => {
    const { result } = outcomeOf(edition, LAST_TRICK, LAST_CARDS).outcome
    expect(result?.tricks).toEqual({ NS: 9, EW: 4 })
    expect(result?.score).toBeUndefined()
  })

  it('turns an established revoke into tricks, keeps them in the table, and is final once nothing is left to be considered', () => {
    const { status, outcome } = outcomeOf(edition, { ...LAST_TRICK, vulnerable: 'None', constraints: [{ ...REVOKE, trick: 3 }, { type: 'review', side: 'NS', law: '64C' }] }, LAST_CARDS)
    expect(status).toBe('outcome')
    expect(outcome.effects).toContainEqual({ type: 'transfer-tricks', to: 'NS', count: 1, by: 'W', trick: 3, law: '64A2' })
    expect(outcome.table.constraints?.map(({ type }) => type).sort()).toEqual(['review', 'transferred-tricks'])
    expect(outcome.result).toMatchObject({ tricks: { NS: 9, EW: 4 }, score: 400, rectified: { tricks: { NS: 10, EW: 3 }, score: 430 }, final: false })
    const closed = outcomeOf(edition, outcome.table, [{ type: 'close-review', side: 'NS', law: '64C' }], { damaged: 'no' }).outcome
    expect(closed.effects).toEqual([{ type: 'close-review', side: 'NS', of: '64C', law: '64C' }])
    expect(closed.result).toMatchObject({ rectified: { tricks: { NS: 10, EW: 3 }, score: 430 }, final: true })
  })

  it('transfers nothing for a revoke after which the side won no trick', () => {
    const { outcome } = outcomeOf(edition, { ...LAST_TRICK, hands: {}, constraints: [{ ...REVOKE, trick: 12 }] }, LAST_CARDS)
    expect(outcome.effects.map(({ type }) => type)).not.toContain('transfer-tricks')
    expect(outcome.result?.rectified).toBeUndefined()
  })

  it('names a side that cannot score more than average minus', () => {
    const { result } = outcomeOf(edition, { ...LAST_TRICK, vulnerable: 'None', constraints: [{ type: 'score-limit', side: 'EW', limit: 'average-minus' }] }, LAST_CARDS).outcome
    expect(result?.limited).toEqual(['EW'])
    expect(result?.text).toContain('East-West cannot score more than average minus')
  })

  it('has transferred tricks looked at again when the claim is changed', () => {
    const table: WireTable = { ...TRUMPS_ABOVE, claim: { by: 'S', tricks: 2 }, constraints: [{ type: 'transferred-tricks', to: 'NS', count: 1 }] }
    const { outcome } = outcomeOf(edition, table, [{ type: 'cancel-concession', by: 'S', since: 'nothing' }])
    expect(outcome.notes.join(' ')).toContain('checks whether that still holds')
    expect(outcome.result).toMatchObject({ tricks: { NS: 10, EW: 3 }, rectified: { tricks: { NS: 11, EW: 2 } } })
  })

  it('comes with an agreed claim too', () => {
    const { status, outcome } = outcomeOf(edition, { ...TRUMPS_ABOVE, vulnerable: 'All' }, [{ type: 'claim', by: 'S' }], { 'claim-response': 'agreed' })
    expect(status).toBe('outcome')
    expect(outcome.table.claim).toEqual({ by: 'S', tricks: 3 })
    expect(outcome.result).toMatchObject({ tricks: { NS: 10, EW: 3 }, score: 620, final: true })
  })

  it('is not final while an adjusted score is still to be found', () => {
    const played: WireTable = { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'], constraints: [{ type: 'review', side: 'NS', law: '64C' }] }
    const { outcome } = outcomeOf(edition, played, [{ type: 'close-review', side: 'NS', law: '64C' }], { damaged: 'yes' })
    expect(outcome.effects.map(({ type }) => type)).toEqual(['close-review', 'adjusted-score'])
    expect(outcome.result?.final).toBe(false)
  })

  it('a defender concedes: his side keeps what it has won', () => {
    const { outcome } = outcomeOf(edition, { ...TRUMPS_ABOVE, vulnerable: 'None' }, [{ type: 'concede', by: 'W', tricks: 1 }], { 'claim-response': 'agreed' })
    expect(outcome.result).toMatchObject({ tricks: { NS: 8, EW: 5 }, score: -100 })
  })
})

describe('a claim in the table', () => {
  const faultsOf = (table: WireTable, action: Action) => {
    const found = rulingOf({ table, action }, sayIn('en'))
    return found.ok ? [] : found.faults.map(({ at, fault }) => `${at} ${fault}`)
  }
  const closing: Action = { type: 'withdraw-agreement', by: 'W' }
  it.each<[string, WireTable, Action, readonly string[]]>([
    ['of more tricks than are left', { ...LAST_TRICK, claim: { by: 'S', tricks: 2 } }, closing, ['/table/claim/tricks more-than-are-left']],
    ['without a contract', { dealer: 'S', claim: { by: 'S', tricks: 2 } }, closing, ['/table/claim claim-without-contract']],
    ['after the last card', { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'], claim: { by: 'S', tricks: 0 } }, closing, ['/table/claim play-is-over']],
    ['that nobody made', LAST_TRICK, closing, ['/action/type no-claim']],
    ['of his own side', { ...LAST_TRICK, claim: { by: 'E', tricks: 1 } }, closing, ['/action/by own-claim']],
    ['of the other side', { ...LAST_TRICK, claim: { by: 'E', tricks: 1 } }, { type: 'cancel-concession', by: 'S' }, ['/action/by not-own-claim']],
    ['over another one', { ...LAST_TRICK, claim: { by: 'E', tricks: 1 } }, { type: 'claim', by: 'S' }, ['/action/type play-is-over']],
    ['of too much', LAST_TRICK, { type: 'claim', by: 'S', tricks: 2 }, ['/action/tricks more-than-are-left']],
    ['with a wrong number left', LAST_TRICK, { type: 'claim', by: 'S', left: 3 }, ['/action/left tricks-left-contradicts-play']],
    ['reviewed though nothing is left', LAST_TRICK, { type: 'close-review', side: 'NS', law: '72C' }, ['/action no-such-review']]
  ])('%s', (_, table, action, faults) => expect(faultsOf(table, action)).toEqual(faults))
})
