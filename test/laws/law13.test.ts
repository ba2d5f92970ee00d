import type { ActionOf } from '../../schemas/action.ts'
import type { WireTable } from '../../schemas/table.ts'
import type { Edition } from '../../schemas/words.ts'
import { LAST_TRICK, NOTRUMP } from '../support/endings.ts'
import { endStories } from '../support/endStory.ts'

const OLD: readonly Edition[] = ['1987', '1997']
const count = (counts: ActionOf<'card-count'>['counts'], more: Partial<ActionOf<'card-count'>> = {}): ActionOf<'card-count'> => ({ type: 'card-count', counts, ...more })
const AT_NORTH: WireTable = { dealer: 'N' }
const TWO_CALLS: WireTable = { dealer: 'S', auction: ['1H', 'Pass'] }
/** All thirteen tricks. */
const PLAYED: WireTable = { ...LAST_TRICK, play: [...LAST_TRICK.play ?? [], 'HA', 'H2', 'D2', 'C3'] }

endStories('Law 13: incorrect number of cards', [
  {
    id: 'V13.1', title: 'nobody has looked', table: AT_NORTH, actions: [count({ N: 14, E: 12 })], answers: 'card-seen=nobody', effects: ['restore-deal'], constraints: [], next: 'N calls',
    laws: { 1987: ['13A'], 1997: ['13A'], 2007: ['13D1'], 2017: ['13A1'] }
  },
  {
    id: 'V13.2', title: 'East has seen a card: the board is played', editions: ['2017'], table: { dealer: 'E' }, actions: [count({ E: 14, S: 12 })], answers: 'card-seen=ew',
    effects: ['restore-deal'], constraints: ['review NS'], laws: ['13A2']
  },
  {
    id: 'V13.2', title: 'not important enough', editions: ['2007'], table: { dealer: 'E' }, actions: [count({ E: 14, S: 12 })], answers: 'card-seen=ew information-interferes=no',
    effects: ['restore-deal'], constraints: ['review NS'], laws: ['13D2(a)', '13E']
  },
  {
    id: 'V13.2', title: 'important enough', editions: ['2007'], table: { dealer: 'E' }, actions: [count({ E: 14, S: 12 })], answers: 'card-seen=ew information-interferes=yes kind-of-adjusted-score=artificial fault-ns=not-at-fault fault-ew=directly-at-fault',
    effects: ['cancel-board', 'adjusted-score 60 40 {"ns":3,"ew":-3}'], laws: ['13D2(b)', '12C2(a)']
  },
  {
    id: 'V13.2', title: 'inconsequential, and all agree', editions: OLD, table: { dealer: 'E' }, actions: [count({ E: 14, S: 12 })], answers: 'card-seen=ew information-inconsequential=yes all-agree-to-play=yes',
    effects: ['restore-deal'], laws: ['13B1']
  },
  {
    id: 'V13.2', title: 'one of them objects', editions: OLD, table: { dealer: 'E' }, actions: [count({ E: 14, S: 12 })], answers: 'card-seen=ew information-inconsequential=yes all-agree-to-play=no fault-ns=not-at-fault fault-ew=directly-at-fault',
    effects: ['cancel-board', 'adjusted-score 60 40 {"ns":3,"ew":-3}'], laws: ['13B2', '12C1']
  },
  {
    id: 'V13.3', title: 'South has called on twelve cards: correctable', editions: ['2007', '2017'], table: TWO_CALLS, actions: [count({ N: 14, S: 12 })], answers: 'correctable-without-change=yes',
    effects: ['restore-deal'], constraints: ['review NS', 'review EW'], laws: { 2007: ['13A', '13E'], 2017: ['13B1'] }, next: 'N calls'
  },
  {
    id: 'V13.3', title: 'not correctable', editions: ['2007', '2017'], table: TWO_CALLS, actions: [count({ N: 14, S: 12 })], answers: 'correctable-without-change=no kind-of-adjusted-score=assigned',
    effects: ['cancel-board', 'adjusted-score'], next: 'nobody', laws: { 2007: ['13B'], 2017: ['13B2'] }, says: 'send an adjusted score'
  },
  {
    id: 'V13.3', title: 'an artificial score at once', editions: OLD, table: TWO_CALLS, actions: [count({ N: 14, S: 12 })], answers: 'fault-ns=directly-at-fault fault-ew=not-at-fault',
    effects: ['cancel-board', 'adjusted-score 40 60 {"ns":-3,"ew":3}'], says: 'could not be confirmed'
  },
  {
    id: 'V13.4', title: 'found after thirteen tricks', table: PLAYED, actions: [count({ W: 14, S: 12 })], answers: 'kind-of-adjusted-score=artificial fault-ns=partly-at-fault fault-ew=partly-at-fault',
    effects: ['cancel-board', 'adjusted-score 50 50 {"ns":0,"ew":0}'], laws: { 1987: ['13C'], 1997: ['13C'], 2007: ['13C'], 2017: ['13D'] }, result: ''
  },
  {
    id: 'V13.5', title: 'a card of another pack, not played', table: { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA'] }, actions: [count({ E: 14 }, { surplus: true })], answers: 'surplus-card-played=no',
    effects: [], constraints: [], laws: { 1987: ['13'], 1997: ['13'], 2007: ['13F'], 2017: ['13C'] }, next: 'S leads'
  },
  {
    id: 'V13.5', title: 'no hand is short: the card must come from elsewhere', table: { dealer: 'S', auction: ['1H'] }, actions: [count({ N: 14, W: 13 })],
    effects: [], constraints: [], laws: { 2007: ['13F'], 2017: ['13C'] }, says: 'does not belong to the deal', next: 'W calls'
  },
  {
    id: 'V13.5', title: 'it was played to a quitted trick', editions: ['2007', '2017'], table: { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA'] }, actions: [count({ E: 14 }, { surplus: true })], answers: 'surplus-card-played=yes',
    constraints: ['review NS', 'review EW']
  },
  { id: '13', title: 'only the contract is known', editions: ['2017'], table: { dealer: 'S', contract: { level: 1, denomination: 'NT', declarer: 'S' } }, actions: [count({ E: 14, W: 12 })], answers: 'play-over=no correctable-without-change=yes', laws: ['13B1'] },
  { id: '13', title: 'passed out: there was no play', editions: ['2017'], table: { dealer: 'N', auction: ['Pass', 'Pass', 'Pass', 'Pass'] }, actions: [count({ E: 14, W: 12 })], answers: 'correctable-without-change=yes', laws: ['13B1'] }
])
