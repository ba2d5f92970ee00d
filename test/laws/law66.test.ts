import type { Action, ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Seat } from '../../schemas/words.ts'
import { describe, expect, it } from 'vitest'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { FINESSE, LAST_TRICK, NOTRUMP, plays } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const inspects = (by: Seat, more: Partial<ActionOf<'inspect-trick'>> = {}): Action[] => [{ type: 'inspect-trick', by, ...more }]
const TRICK = ['H2', 'H4', 'H9', 'HA']
/** West won the first trick and has led to the second. */
const WEST_LED: WireTable = { ...NOTRUMP, play: ['H2', 'H4', 'HJ', 'H6', 'S9'], hands: {} }
const at = (...play: string[]): WireTable => ({ ...NOTRUMP, play: [...play] })
/** South won the first trick. */
const SOUTH_WON = at(...TRICK)
const NORTH_LED = { ...NOTRUMP, hands: {}, play: ['H2', 'HQ', 'H9', 'H6', 'S2'] }
const UNRECORDED: WireTable = { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' } }
const EAST_LED: WireTable = { ...WEST_LED, play: ['H2', 'H4', 'HJ', 'H6', 'S9', 'S2'] }

endStories('Law 66A: the cards of the trick just played', [
  {
    id: 'V66.1', title: 'his own card is not turned, and his side has not played on', table: WEST_LED, actions: inspects('S', { turned: false }),
    effects: [], constraints: [], laws: ['66A'], says: 'South may require that all cards', next: 'S plays'
  },
  { id: 'V66.1', title: 'the director is asked whether he has turned it: no', table: WEST_LED, actions: inspects('S', { trick: 1 }), answers: 'own-card-turned=no', laws: ['66A'], says: 'may require' },
  { id: 'V66.1', title: 'he has turned it: refused', table: WEST_LED, actions: inspects('S'), answers: 'own-card-turned=yes director-orders=no', effects: [], constraints: [], laws: ['66A', '66C'], says: 'no right to see' },
  { id: 'V66.1', title: 'told in the report', table: WEST_LED, actions: inspects('S', { turned: true }), answers: 'director-orders=no', laws: ['66A', '66C'], says: 'no right to see' },
  {
    id: 'V66.1', title: 'his side has played to the next trick: refused', table: EAST_LED, actions: inspects('S', { trick: 1, turned: false }), answers: 'director-orders=no',
    laws: { older: ['66A', '66C'], 2007: ['66A', '66C', '62C3'], 2017: ['66A', '66C', '61C'] }, says: 'no right to see'
  },
  { id: 'V66.1', title: 'a defender, whose partner has led', table: WEST_LED, actions: inspects('E', { turned: false }), answers: 'director-orders=no', laws: ['66C'], says: 'East has no right' },
  { id: '66C', title: 'the director orders it', table: EAST_LED, actions: inspects('S', { trick: 1 }), answers: 'director-orders=yes', effects: [], constraints: [], laws: ['66C'], says: 'the director orders it' },
  { id: '66C', title: 'an old trick', table: at(...TRICK, 'HK', 'H3', 'H7', 'H5'), actions: inspects('W', { trick: 1, turned: false }), answers: 'director-orders=no', laws: ['66A', '66C'] },
  { id: 'V66.1a', title: 'dummy', table: WEST_LED, actions: inspects('N'), effects: [], constraints: [], laws: ['66A'], says: 'North is dummy' },
  { id: '66A', title: 'the first trick in progress, to which he has not played', table: at('H2'), actions: inspects('E'), laws: ['66A'], says: 'may require' },
  { id: '66A', title: 'by default the last complete trick', table: at(...TRICK, 'HK'), actions: inspects('W', { turned: false }), laws: ['66A'], says: 'may require' },
  { id: '66A', title: 'after what was played meanwhile', table: SOUTH_WON, actions: [...plays('S HK'), ...inspects('E', { turned: false })], effects: ['record-play S HK'], says: 'may require' }
])

endStories('Law 66B: his own last card', [
  {
    id: 'V66.2', title: 'dummy’s hand has led to the next trick', table: NORTH_LED, actions: inspects('E', { whose: 'own' }),
    answers: { older: 'director-orders=no', 2017: '' }, laws: { older: ['66B', '66C'], 2017: ['66B'] },
    says: { 1987: 'could not be confirmed', 1997: 'no right to see', 2007: 'could not be confirmed', 2017: 'his own last card' }
  },
  { id: '66B', title: 'nobody has led', table: SOUTH_WON, actions: inspects('W', { whose: 'own' }), laws: ['66B'], says: 'but not show it' },
  { id: '66B', title: 'his side has played to the next trick', table: at(...TRICK, 'HK', 'H3'), actions: inspects('W', { whose: 'own' }), answers: 'director-orders=no', laws: ['66B', '66C'], says: 'no right to see' },
  { id: '66B', title: 'dummy', table: SOUTH_WON, actions: inspects('N', { whose: 'own' }), laws: ['66B'], says: 'North is dummy' }
])

endStories('Law 66D: after the play', [
  { id: '66D', title: 'anybody, each his own cards', table: { ...FINESSE, claim: { by: 'S', tricks: 1 } }, actions: inspects('N', { trick: 3 }), effects: [], constraints: [], laws: ['66D'], says: 'only his own cards' },
  { id: '66D', title: 'after the last card', table: LAST_TRICK, actions: [...plays('S HA, W H2, N D2, E C3'), ...inspects('W')], laws: ['66D'], says: 'only his own cards' }
])

endStories('Law 66 without a record', [
  { id: '66A', title: 'in time', table: UNRECORDED, actions: inspects('S'), answers: 'played-to-next-trick=no own-card-turned=no', laws: ['66A'], says: 'may require' },
  { id: '66C', title: 'too late', table: UNRECORDED, actions: inspects('S', { trick: 4 }), answers: 'played-to-next-trick=yes director-orders=no', laws: ['66A', '66C'] },
  { id: '66D', title: 'after the play', table: UNRECORDED, actions: inspects('N'), answers: 'played-to-next-trick=play-ended', laws: ['66D'] },
  { id: 'V66.1a', title: 'dummy', table: UNRECORDED, actions: inspects('N'), answers: 'played-to-next-trick=no', laws: ['66A'], says: 'North is dummy' },
  { id: '66B', title: 'his own card, too late', table: UNRECORDED, actions: inspects('E', { whose: 'own' }), answers: 'played-to-next-trick=yes director-orders=no', laws: ['66B', '66C'], says: { 1987: 'could not be confirmed', 2007: 'could not be confirmed', older: 'no right', 2017: 'no right' } }
])

describe('Law 66: what is no ruling, and what cannot be', () => {
  const ruled = (table: WireTable, [action]: readonly Action[], answers: Readonly<Record<string, string>> = {}) => {
    if (action === undefined) throw new Error('nothing was done')
    return rulingOf({ table, action, answers }, sayIn('en'))
  }
  const statusOf = (table: WireTable, actions: readonly Action[], answers?: Readonly<Record<string, string>>) => {
    const found = ruled(table, actions, answers)
    return found.ok ? [found.body.status, ...found.body.irregularities.map(({ type }) => type)] : found.faults
  }

  it('a permitted inspection is regular, a refused or ordered one is not, and nobody has offended', () => {
    expect(statusOf(WEST_LED, inspects('S', { turned: false }))).toEqual(['regular'])
    expect(statusOf(SOUTH_WON, inspects('W', { whose: 'own' }))).toEqual(['regular'])
    expect(statusOf({ ...FINESSE, claim: { by: 'S', tricks: 1 } }, inspects('W'))).toEqual(['regular'])
    expect(statusOf(EAST_LED, inspects('S', { trick: 1 }), { 'director-orders': 'no' })).toEqual(['outcome'])
    expect(statusOf(EAST_LED, inspects('S', { trick: 1 }), { 'director-orders': 'yes' })).toEqual(['outcome'])
    expect(statusOf(WEST_LED, inspects('N'))).toEqual(['outcome'])
  })

  it.each<[string, WireTable, readonly Action[], string, string]>([
    ['the trick has not been played', SOUTH_WON, inspects('S', { trick: 3 }), '/action/trick', 'trick-not-played'],
    ['he has no card in it', at('H2'), inspects('E', { whose: 'own' }), '/action/by', 'not-played-to-trick'],
    ['he cannot have turned a card that he has not played', at('H2'), inspects('E', { turned: true }), '/action/turned', 'not-played-to-trick'],
    ['during the auction', { dealer: 'S', auction: ['1H'] }, inspects('E'), '/action/type', 'no-trick-yet'],
    ['the deal was passed out', { dealer: 'S', auction: ['Pass', 'Pass', 'Pass', 'Pass'] }, inspects('E'), '/action/type', 'nothing-to-play']
  ])('%s', (_, table, actions, pointer, fault) => {
    const found = ruled(table, actions)
    expect(found.ok ? [] : found.faults.map(({ at: place, fault: what }) => [place, what])).toEqual([[pointer, fault]])
  })

  it('a trick that is not there after what was done before says so', () => {
    const found = rulingOf({ table: SOUTH_WON, action: { type: 'play', by: 'S', card: 'HK' }, subsequent: inspects('W', { trick: 5 }) }, sayIn('en'))
    expect(found.ok && found.body.ruling.kind === 'outcome' ? found.body.ruling.notes : []).toEqual(['The trick that West means has not been played.'])
  })
})
