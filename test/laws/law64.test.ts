import { describe, expect, it } from 'vitest'
import type { Action } from '../../schemas/action.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, SEATS, type Edition, type Seat, type Suit } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { countedTricks, demandsFor, mostMet } from '../../src/laws/law64/tricks.ts'
import type { Revoke } from '../../src/laws/revoke.ts'
import { parseCard } from '../../src/table/card.ts'
import { SIDE } from '../../src/table/seat.ts'
import { DISCARDED_ON_THE_KING, plays } from '../support/endings.ts'
import { endStories, type EndStory } from '../support/endStory.ts'
import { FIRST_CODES, OLDER, SINCE_2007, playStories, type PlayStory } from '../support/playStory.ts'
import { WHOLE_PLAYS } from './wholePlays.ts'

/** A revoke found during the play and what it costs: where the editions differ, the older two, then the newer two. */
type Row = readonly [play: keyof typeof WHOLE_PLAYS, what: string, revoke: string, cost: string, since2007?: string]

/** `EW 2 64A1`, or the paragraph by which nothing is transferred. */
const costing = (cost: string): Pick<PlayStory, 'laws' | 'transferred'> => {
  const [, count, law] = cost.split(' ')
  return count === undefined ? { laws: [cost] } : { laws: law === undefined ? [] : [law], transferred: cost }
}

const reviewed = (revoke: string): string => revoke.startsWith('N') || revoke.startsWith('S') ? 'EW 64C' : 'NS 64C'

const ROWS: readonly Row[] = [
  [1, 'the defender wins the revoke trick and his side more later', 'N revoked 4', 'EW 2 64A1'],
  [2, 'he wins it, and his side nothing later', 'E revoked 11', 'NS 1 64A1'],
  [3, 'his partner wins it, nothing later', 'S revoked 11', 'EW 1 64A2'],
  [4, 'the other side wins it, he one later trick with the suit', 'N revoked 5', 'EW 1 64A2'],
  [5, 'the other side wins it, several later, one by him with the suit', 'E revoked 3', 'NS 2 64A2', 'NS 1 64A2'],
  [6, 'his partner wins it, he one later with the suit', 'N revoked 9', 'EW 2 64A2', 'EW 1 64A2'],
  [7, 'several later, none by him with the suit', 'N revoked 5', 'EW 1 64A2'],
  [8, 'neither the revoke trick nor a later one', 'W revoked 9', '64B1'],
  [9, 'declarer revokes and dummy wins', 'S revoked 4', 'EW 1 64A2'],
  [10, 'declarer ruffs and wins', 'E revoked 2', 'NS 2 64A1'],
  [11, 'dummy revokes and wins', 'W revoked 2', '64B3'],
  [12, 'the first of two revokes in one suit', 'E revoked 6', 'NS 1 64A2'],
  [12, 'the second of them, though it won the trick', 'E revoked 7', '64B2'],
  [13, 'two suits: the first', 'S revoked 2', 'EW 1 64A2'],
  [13, 'two suits: the second', 'S revoked 8', 'EW 1 64A2'],
  [14, 'both sides: the defender', 'S revoked 3', 'EW 1 64A2', '64B7'],
  [14, 'both sides: declarer', 'E revoked 9', 'NS 1 64A2', '64B7'],
  [16, 'two later tricks with the suit', 'W revoked 6', 'NS 2 64A2', 'NS 1 64A2']
]

playStories('Law 64A and B: what a whole play shows', ROWS.flatMap(([play, title, revoke, older, newer = older]) => {
  const story = { id: `V64.${play}`, title, ...WHOLE_PLAYS[play], steps: [`${revoke} established #revoke`], next: 'none', reviews: [reviewed(revoke)] }
  return [{ ...story, editions: FIRST_CODES, ...costing(older) }, { ...story, editions: SINCE_2007, ...costing(newer) }]
}))

const FIRST = WHOLE_PLAYS[1]

playStories('Law 64B4 and B5: when attention was first drawn', [
  { ...FIRST, id: 'V64.17', title: 'after the other side had called on the next deal', steps: ['N revoked 4 after-play #revoke ?attention-drawn@director=after-call'], laws: ['64B4'], reviews: ['EW 64C'] },
  { ...FIRST, id: 'V64.18', title: 'only the revoking side had called', steps: ['N revoked 4 after-play #revoke ?attention-drawn=in-time'], transferred: 'EW 2 64A1' },
  { ...FIRST, id: 'V64.19', title: 'after the round', steps: ['N revoked 4 after-play #revoke ?attention-drawn=after-round'], laws: ['64B5'], reviews: ['EW 64C'] },
  { ...FIRST, id: 'V64.20', title: 'mentioned during the play: nothing is asked', steps: ['N revoked 4 established #revoke'], transferred: 'EW 2 64A1' },
  { ...WHOLE_PLAYS[8], id: '64B1', title: 'where nothing can be transferred, nothing is asked', steps: ['W revoked 9 after-play #revoke'], laws: ['64B1'] }
])

/** A revoke that was ruled on during the play. */
const carried = (player: Seat, trick: number, suit: Suit, more: Partial<Extract<Constraint, { type: 'established-revoke' }>> = {}): Constraint => ({ type: 'established-revoke', player, trick, suit, ...more })
/** The same, of which only the trick was known. */
const onlyTrick = (player: Seat, trick: number): Constraint => ({ type: 'established-revoke', player, trick, law: '63A' })
const lastCard = (play: keyof typeof WHOLE_PLAYS) => {
  const cards = WHOLE_PLAYS[play].play.split(/\s+/)
  return { contract: WHOLE_PLAYS[play].contract, play: cards.slice(0, 51).join(' '), last: cards[51] ?? '' }
}
const atTheEnd = (id: string, play: keyof typeof WHOLE_PLAYS, by: Seat, given: readonly Constraint[], rest: Omit<PlayStory, 'id' | 'contract' | 'steps'>): PlayStory => {
  const { contract, play: cards, last } = lastCard(play)
  return { ...rest, id, contract, play: cards, given, steps: [`${by} ${last}`], next: 'none' }
}

playStories('Law 64: a revoke that was carried through the play becomes tricks with the last card', [
  atTheEnd('V64.1', 1, 'E', [carried('N', 4, 'S')], { transferred: 'EW 2 64A1', reviews: ['EW 64C'] }),
  atTheEnd('V64.5', 5, 'N', [carried('E', 3, 'H')], { transferred: { older: 'NS 2 64A2', 2007: 'NS 1 64A2', 2017: 'NS 1 64A2' } }),
  atTheEnd('V64.11', 11, 'S', [carried('W', 2, 'C')], { laws: ['64B3'], reviews: ['NS 64C'] }),
  atTheEnd('V64.21', 5, 'N', [carried('E', 3, 'H', { faced: true })], { title: 'what should have been played lay face up', laws: ['64B3'] }),
  atTheEnd('V64.12', 12, 'S', [carried('E', 6, 'H'), carried('E', 7, 'H')], { title: 'two in one suit: the first one counts', transferred: 'NS 1 64A2', laws: ['64B2'] }),
  atTheEnd('V64.12', 12, 'S', [onlyTrick('E', 6), onlyTrick('E', 7)], { title: 'the suits are not told, but the record shows them', transferred: 'NS 1 64A2', laws: ['64B2'] }),
  atTheEnd('V64.16', 16, 'W', [onlyTrick('W', 6)], { title: 'the suit is not told, but the record shows it', transferred: { older: 'NS 2 64A2', 2007: 'NS 1 64A2', 2017: 'NS 1 64A2' } }),
  { ...atTheEnd('V64.16', 16, 'W', [onlyTrick('W', 6)], { transferred: { older: 'NS 2 64A2', 2007: 'NS 1 64A2', 2017: 'NS 1 64A2' } }), title: 'the same, reported again', play: WHOLE_PLAYS[16].play, steps: ['W revoked 6 established #revoke'] },
  atTheEnd('V64.14', 14, 'S', [carried('S', 3, 'H'), carried('E', 9, 'D')], { title: 'both sides', editions: SINCE_2007, laws: ['64B7'] })
])

interface Facts { readonly winner: 'offender' | 'partner' | 'opponents', readonly later: 'none' | 'one' | 'more', readonly withTheSuit: boolean }
const AFTER_PLAY = { contract: '4S S' } as const

/** What the director answers, in the order in which he is asked, as far as it can change the result. */
function answersFor ({ winner, later, withTheSuit }: Facts, edition: Edition): string {
  const old = edition === '1987' || edition === '1997'
  const asksLater = winner !== 'partner' || old
  const asksSuit = old && ((winner === 'partner' && later !== 'none') || (winner === 'opponents' && later === 'more'))
  return [
    `?trick-winner@director=${winner}`, ...asksLater ? [`?later-tricks=${later}`] : [], ...asksSuit ? [`?later-winner=${withTheSuit ? 'yes' : 'no'}`] : []
  ].join(' ')
}
const NOTHING_ELSE = '?earlier-revoke=no ?both-sides-revoked=no ?faced-card=no ?attention-drawn=in-time'

/** The vectors of the digest: who won the revoke trick, how many later ones, with the suit or not, and the cost in the older and the newer editions. */
const FEATURES: readonly (readonly [id: string, facts: Facts, older: number, newer: number])[] = [
  ['V64.30', { winner: 'offender', later: 'none', withTheSuit: false }, 1, 1],
  ['V64.31', { winner: 'offender', later: 'one', withTheSuit: false }, 2, 2],
  ['V64.32', { winner: 'offender', later: 'one', withTheSuit: true }, 2, 2],
  ['V64.33', { winner: 'offender', later: 'more', withTheSuit: true }, 2, 2],
  ['V64.34', { winner: 'partner', later: 'none', withTheSuit: false }, 1, 1],
  ['V64.35', { winner: 'partner', later: 'one', withTheSuit: false }, 1, 1],
  ['V64.36', { winner: 'partner', later: 'one', withTheSuit: true }, 2, 1],
  ['V64.37', { winner: 'partner', later: 'more', withTheSuit: false }, 1, 1],
  ['V64.38', { winner: 'partner', later: 'more', withTheSuit: true }, 2, 1],
  ['V64.39', { winner: 'opponents', later: 'none', withTheSuit: false }, 0, 0],
  ['V64.40', { winner: 'opponents', later: 'one', withTheSuit: false }, 1, 1],
  ['V64.41', { winner: 'opponents', later: 'one', withTheSuit: true }, 1, 1],
  ['V64.42', { winner: 'opponents', later: 'more', withTheSuit: false }, 1, 1],
  ['V64.43', { winner: 'opponents', later: 'more', withTheSuit: true }, 2, 1],
  ['V64.44', { winner: 'opponents', later: 'more', withTheSuit: true }, 2, 1],
  ['V64.45', { winner: 'opponents', later: 'more', withTheSuit: false }, 1, 1]
]

playStories('Law 64 without a record: by what the director answers', EDITIONS.flatMap(edition => FEATURES.map(([id, facts, older, newer]): PlayStory => {
  const count = edition === '1987' || edition === '1997' ? older : newer
  const law = facts.winner === 'offender' ? '64A1' : '64A2'
  return {
    ...AFTER_PLAY, id, title: `${facts.winner} won it, ${facts.later} later${facts.withTheSuit ? ' with the suit' : ''}`, editions: [edition],
    steps: [`E revoked 5 H after-play #revoke ${answersFor(facts, edition)}${count === 0 ? '' : ` ${NOTHING_ELSE}`}`],
    reviews: ['NS 64C'], ...count === 0 ? { laws: ['64B1'] } : { laws: [law], transferred: `NS ${count} ${law}` }
  }
})))

const WON = '?trick-winner=offender ?later-tricks=more'
const whoDoes = (told: string, law: string, rest: Partial<PlayStory> = {}): PlayStory => ({ ...AFTER_PLAY, id: law, steps: [`E revoked 5 H after-play #revoke ${WON} ${told}`], laws: [law], reviews: ['NS 64C'], ...rest })

playStories('Law 64B without a record', [
  whoDoes('?earlier-revoke@director=established', '64B2'),
  whoDoes('?earlier-revoke=not-established', '64B2', { id: 'V64.23', title: 'the first one was corrected: by the words it counts', editions: OLDER, says: 'words of this edition' }),
  whoDoes('?earlier-revoke=not-established ?both-sides-revoked=no ?faced-card=no ?attention-drawn=in-time', '64A1', { id: 'V64.23', title: 'the first one was corrected: it does not count', editions: ['2017'], transferred: 'NS 2 64A1' }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked@director=established', '64B7', { id: 'V64.26', editions: SINCE_2007 }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=same-trick', '64C', { id: 'V64.26', editions: FIRST_CODES }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=not-established', '64B7', { id: 'V64.50', editions: ['2007'], says: 'words of this edition' }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=not-established ?faced-card=no ?attention-drawn=in-time', '64A1', { id: 'V64.27', editions: ['2017'], transferred: 'NS 2 64A1' }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=other-trick ?faced-card=no ?attention-drawn=in-time', '64A1', { id: 'V64.50', editions: FIRST_CODES, transferred: 'NS 2 64A1' }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=no ?faced-card=penalty-card', '64B3', { id: 'V64.21' }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=no ?faced-card=faced-hand', '64B3', { id: 'V64.22', editions: OLDER }),
  whoDoes('?earlier-revoke=no ?both-sides-revoked=no ?faced-card=faced-hand ?attention-drawn=in-time', '64A1', { id: 'V64.22', editions: ['2017'], transferred: 'NS 2 64A1' }),
  {
    ...AFTER_PLAY, id: 'V64.25', title: 'a claim of every later trick tells that the revoking side won none',
    steps: ['S claims ?tricks-left=three ?claim-response=agreed', `E revoked 10 H after-play #revoke ?trick-winner=offender ${NOTHING_ELSE}`], next: 'none', transferred: 'NS 1 64A1'
  },
  { ...AFTER_PLAY, id: 'V64.53', title: 'dummy: nothing to ask', steps: ['N revoked 5 H after-play #revoke'], laws: ['64B3'], reviews: ['EW 64C'] },
  { ...AFTER_PLAY, id: '64B6', title: 'trick twelve: only whether the hands are back', steps: ['E revoked 12 H after-play #revoke ?hands-returned@director=yes'], laws: ['64B6'], reviews: ['NS 64C'] },
  {
    ...AFTER_PLAY, id: '63A', title: 'the suit becomes known later: still one revoke', given: [{ type: 'established-revoke', player: 'E', trick: 5 }],
    steps: ['E revoked 5 H established #revoke', 'E revoked 5 established #revoke'], inForce: ['E revoked 5'], reviews: ['NS 64C']
  },
  {
    ...AFTER_PLAY, id: '64A', title: 'ruled on during the play: attention was in time, and what lay face up was known', given: [carried('E', 5, 'H')],
    steps: [`E revoked 5 after-play #revoke ${WON}`], transferred: 'NS 2 64A1'
  }
])

/** A card that was missing, put with a trick that is not recorded. */
const missed: Constraint = { type: 'established-revoke', player: 'W', trick: 4, law: '67B1(b)' }
const missedAtFour = (id: string, title: string, told: string, rest: Partial<PlayStory>): PlayStory =>
  ({ ...AFTER_PLAY, id, title, contract: '3NT S', given: [missed], steps: [`W revoked 4 after-play #revoke ?trick-winner@director=${told}`], reviews: ['NS 64C'], ...rest })

playStories('Law 64 without a record: a card that was missing never won the trick, and costs one trick at most', [
  missedAtFour('67B1', 'his partner won it', 'partner', { transferred: 'NS 1 64A2' }),
  missedAtFour('67B1', 'the other side won it, and his side more later', 'opponents ?later-tricks=more', { transferred: 'NS 1 64A2' }),
  missedAtFour('67B1', 'his side won neither it nor a later one', 'opponents ?later-tricks=none', { laws: ['64B1'] })
])

playStories('Law 63 without a record: what is carried through the play is established', [
  {
    ...AFTER_PLAY, id: '63A', title: 'only whether the play is over is asked', given: [carried('E', 5, 'H', { law: '63A' })],
    steps: [`E revoked 5 #revoke ?discovered@director=play-over ${WON}`], transferred: 'NS 2 64A1', reviews: ['NS 64C']
  },
  {
    ...AFTER_PLAY, id: '63A', title: 'it is carried on during the play', given: [carried('E', 5, 'H', { law: '63A' })],
    steps: ['E revoked 5 #revoke ?discovered=established'], inForce: ['E revoked 5'], reviews: ['NS 64C']
  },
  {
    ...AFTER_PLAY, id: '63B', title: 'that it was reported as found in time does not undo it', given: [carried('E', 5, 'H', { law: '63A' })],
    steps: ['E revoked 5 in-time #revoke'], inForce: ['E revoked 5'], reviews: ['NS 64C']
  }
])

/** Three tricks were left when West claimed; his revoke had been at trick five. */
const claimedLater = (title: string, claimed: number, told: string, count: number, editions: readonly Edition[] = FIRST_CODES): EndStory => ({
  id: 'V64.25', title, editions, actions: [{ type: 'revoke', by: 'W', trick: 5, suit: 'H', discovered: 'play-over' }],
  table: { dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' }, claim: { by: 'W', tricks: claimed, left: 3 } },
  answers: `trick-winner=${told} ${NOTHING_ELSE.replaceAll('?', '')}`, effects: [`transfer-tricks NS ${count} W 5`], constraints: ['review NS'], next: 'nobody'
})

endStories('Law 64 without a record: a claim some tricks after the revoke tells how many later tricks there were at least', [
  claimedLater('two: no other one can change what it costs', 2, 'offender', 2, EDITIONS),
  claimedLater('one will do', 1, 'offender', 2, EDITIONS),
  claimedLater('he may have won another one with the suit', 2, 'partner later-winner=yes', 2),
  claimedLater('that does not matter in later editions', 2, 'opponents', 1, SINCE_2007),
  claimedLater('only one, which was not won with a card', 1, 'partner later-tricks=one', 1),
  claimedLater('others before it, without the suit', 1, 'partner later-tricks=more later-winner=no', 1),
  claimedLater('none: those between are asked', 0, 'offender later-tricks=none', 1, EDITIONS)
])

const SIX_TRICKS = WHOLE_PLAYS[4].play.split(/\s+/).slice(0, 24).join(' ')

playStories('Law 64: tricks settled by a claim count for the side that got them', [
  {
    ...WHOLE_PLAYS[4], id: 'V64.25', title: 'the other side has the rest', play: SIX_TRICKS,
    steps: ['W claims ?claim-response=agreed', 'N revoked 5 established #revoke'], transferred: 'EW 1 64A2', next: 'none'
  },
  {
    ...WHOLE_PLAYS[4], id: 'V64.25', title: 'one trick is left to the revoking side', play: SIX_TRICKS,
    steps: ['W claims 6 ?claim-response=agreed', 'N revoked 5 established #revoke'], transferred: { older: 'EW 2 64A2', 2007: 'EW 1 64A2', 2017: 'EW 1 64A2' }, next: 'none'
  },
  {
    ...WHOLE_PLAYS[4], id: 'V64.25', title: 'the claim itself settles a revoke that was carried along', play: SIX_TRICKS, given: [carried('N', 5, 'S')],
    steps: ['W claims 6 ?claim-response=agreed'], transferred: { older: 'EW 2 64A2', 2007: 'EW 1 64A2', 2017: 'EW 1 64A2' }, next: 'none'
  }
])

const TWICE_A_HEART = { contract: '3NT S', play: 'HK H4 D6 H2 HQ H5 D7 HA S2 S9 S4 S7 SK S8 S3 SA' } as const
const BOTH_DISCARDED = { contract: '1NT E', play: 'S4 SQ S5 SK D8 D4 D5 D7 HJ DQ H3 H7 C6 CJ C2 C5 C9 CQ C4 D9' } as const
const ON_ONE_TRICK = { ...BOTH_DISCARDED, play: 'S4 SQ S5 SK D8 D4 D5 D7 HJ DQ C3 H7 C6 CJ C2 C5 C9 CQ C4 D9' } as const
const ABLE = '?able-to-comply@director=yes'

playStories('Law 64B2, B7: revokes one after the other, the hands not being known', [
  {
    ...TWICE_A_HEART, id: '64B2', title: 'the first one costs a trick', steps: ['S claims 5 ?claim-response=agreed', `E revoked 1 after-play #revoke ${ABLE} ?attention-drawn=in-time`],
    transferred: 'NS 1 64A2', reviews: ['NS 64C'], next: 'none'
  },
  {
    ...TWICE_A_HEART, id: '64B2', title: 'the second one nothing; that he still had a heart is known from the first',
    steps: ['S claims 5 ?claim-response=agreed', `E revoked 1 after-play #revoke ${ABLE} ?attention-drawn=in-time`, 'E revoked 2 after-play #revoke'],
    laws: ['64B2'], reviews: ['NS 64C'], next: 'none'
  },
  {
    ...TWICE_A_HEART, id: '64B2', title: 'nor if it is found first: the heart was there before', steps: ['S claims 5 ?claim-response=agreed', `E revoked 2 after-play #revoke ${ABLE}`],
    laws: ['64B2'], reviews: ['NS 64C'], next: 'none'
  },
  {
    ...BOTH_DISCARDED, id: '64B7', title: 'the other side has discarded too: asked, and neither costs a trick', editions: SINCE_2007,
    steps: ['E claims 1 ?claim-response=agreed', `S revoked 3 after-play #revoke ${ABLE} ?both-sides-revoked@director=established`, `E revoked 5 after-play #revoke ${ABLE} ?both-sides-revoked=established`],
    laws: ['64B7'], reviews: ['EW 64C', 'NS 64C'], next: 'none'
  },
  {
    ...BOTH_DISCARDED, id: '64B7', title: 'it had none of the suit', editions: SINCE_2007,
    steps: ['E claims 1 ?claim-response=agreed', `S revoked 3 after-play #revoke ${ABLE} ?both-sides-revoked=no ?attention-drawn=in-time`], transferred: 'EW 1 64A2', reviews: ['EW 64C'], next: 'none'
  },
  {
    ...BOTH_DISCARDED, id: '64.6', title: 'on another trick it does not matter', editions: FIRST_CODES,
    steps: ['E claims 1 ?claim-response=agreed', `S revoked 3 after-play #revoke ${ABLE} ?attention-drawn=in-time`], transferred: 'EW 1 64A2', reviews: ['EW 64C'], next: 'none'
  },
  {
    ...ON_ONE_TRICK, id: 'V64.26', title: 'both on one trick', editions: FIRST_CODES,
    steps: ['E claims 1 ?claim-response=agreed', `S revoked 3 after-play #revoke ${ABLE} ?both-sides-revoked=same-trick`], laws: ['64C'], reviews: ['EW 64C'], next: 'none'
  }
])

const MISSED_AND_REVOKED = {
  contract: '3NT S', hands: { S: 'AK32.AK2.43.A432', W: 'QJT9.J93.A95.K65', N: '654.654.KQJT.QJT', E: '87.QT87.8762.987' }, play: 'SQ S4 S7 SA D3 D5 DK D2 DQ D6 D4 S9', next: 'none'
} as const

playStories('Law 64B2: a card that was missing counts as a revoke in the suit led', [
  {
    ...MISSED_AND_REVOKED, id: '64B2', title: 'first a card was missing', given: [{ type: 'established-revoke', player: 'W', trick: 2, law: '67B1(a)' }, carried('W', 3, 'D', { law: '63A1' })],
    steps: ['S claims 6 ?claim-response=agreed'], transferred: 'NS 1 64A2', laws: ['64A2', '64B2']
  },
  {
    ...MISSED_AND_REVOKED, id: '64B2', title: 'it was missing later', play: 'SQ S4 S7 SA D3 S9 DK D2 DQ D6 D4 D5', given: [carried('W', 2, 'D', { law: '63A1' }), { type: 'established-revoke', player: 'W', trick: 3, law: '67B1(a)' }],
    steps: ['S claims 6 ?claim-response=agreed'], transferred: 'NS 1 64A2', laws: ['64A2', '64B2']
  }
])

/** What revokes cost together, by who won which trick with what: `7 W SA` and so on; the other tricks went to the other side. */
function cost (revokes: readonly Revoke[], won: string): { readonly older: number, readonly newer: number } {
  const tricks = won.split(', ').map(text => {
    const [, trick, seat, card] = /^(\d+) ([NESW])(?: (\w\w))?$/.exec(text) ?? []
    const by = SEATS.find(one => one === seat) ?? 'N'
    const with_ = parseCard(card ?? '')
    return { trick: Number(trick), side: SIDE[by], by, ...with_ && { card: with_ } }
  })
  const total = (laterWinnerInTheSuitCounts: boolean) => mostMet(revokes.flatMap(revoke => demandsFor(countedTricks(revoke, tricks), laterWinnerInTheSuitCounts)))
  return { older: total(true), newer: total(false) }
}

describe('Law 64A: which tricks count', () => {
  it.each<readonly [id: string, what: string, revokes: readonly Revoke[], won: string, older: number, newer: number]>([
    ['V64.24', 'a forbidden suit led, and the trick won with it', [{ player: 'W', trick: 7, notSuit: 'H' }], '7 W HA, 9 W CK, 11 E D4', 2, 2],
    ['V64.24', 'a forbidden suit led, ruffed by declarer; a later trick with a card that could have been led', [{ player: 'W', trick: 7, notSuit: 'H' }], '9 W CK, 11 E D4', 2, 1],
    ['V64.24', 'later tricks only with the forbidden suit', [{ player: 'W', trick: 7, notSuit: 'H' }], '9 W HK, 11 E D4', 1, 1],
    ['V64.49', 'the card that was demanded wins later', [{ player: 'W', trick: 7, suit: 'H', card: 'HK' }], '9 W HK, 11 E D4', 2, 1],
    ['V64.49', 'another card of the suit wins later', [{ player: 'W', trick: 7, suit: 'H', card: 'HK' }], '9 W HT, 11 E D4', 1, 1],
    ['V64.28', 'two revokes, one later trick', [{ player: 'E', trick: 5, suit: 'H' }, { player: 'W', trick: 9, suit: 'C' }], '10 E D4', 1, 1],
    ['V64.28', 'two revokes, a later trick for each', [{ player: 'E', trick: 5, suit: 'H' }, { player: 'W', trick: 9, suit: 'C' }], '6 E D4, 10 E D3', 2, 2],
    ['V64.52', 'two suits, two later tricks with them', [{ player: 'W', trick: 8, suit: 'H' }, { player: 'W', trick: 10, suit: 'C' }], '11 W H4, 13 W C5', 2, 2],
    ['V64.47', 'after a correction that counts as established: the partner has won the trick', [{ player: 'E', trick: 5, suit: 'H' }], '5 W HK, 7 E D4, 9 W D3', 1, 1],
    ['V43.3', 'declarer wins with the card that he had to play, and two more', [{ player: 'S', trick: 1, suit: 'D' }], '1 S DA, 3 S H4, 5 N H3', 2, 2],
    ['V43.7', 'dummy wins the corrected trick', [{ player: 'S', trick: 1, suit: 'D' }], '1 N DK, 3 S H4, 5 N H3', 1, 1],
    ['64A', 'tricks before the revoke never count', [{ player: 'E', trick: 5, suit: 'H' }], '1 E SA, 4 W SK', 0, 0],
    ['64A', 'a trick of the partner with the suit does not count twice', [{ player: 'E', trick: 5, suit: 'H' }], '6 W HA, 7 W HK', 1, 1]
  ])('%s %s', (_, __, revokes, won, older, newer) => {
    expect(cost(revokes, won)).toEqual({ older, newer })
  })
})

const SECOND = WHOLE_PLAYS[2].play.split(/\s+/)
/** From the revoke at the eleventh trick to the last card. */
const TO_THE_END = 'E CK | E DK | S DQ | W D8 | N CQ | N S5 | E DA | S CA | W C8'
const BEFORE_REVOKE = { contract: WHOLE_PLAYS[2].contract, play: SECOND.slice(0, 43).join(' '), hands: { E: 'AQ7.Q8.AK732.K74' } } as const
const NOT_FROM_TRICK_THREE = {
  contract: '3NT S', play: 'SA SJ S8 S3 HK HA H5 H6 DA', hands: { W: 'AKQ2.KQ2.32.5432', N: 'JT9.A43.AKQ4.876', E: '876.JT95.JT9.KQJ', S: '543.876.8765.AT9' }
} as const
const STOPS_EARLY = { ...NOT_FROM_TRICK_THREE, play: `${NOT_FROM_TRICK_THREE.play} S6 D5 D2` } as const

playStories('Law 64: a revoke is settled once', [
  {
    ...NOT_FROM_TRICK_THREE, id: '64.5', title: 'played, established by a claim, and reported',
    steps: ['E S6 | S D5 | W D2 | W claims 3 | E revoked 3 established #revoke ?claim-response=agreed'], next: 'none', transferred: 'NS 1 64A2', laws: ['63A3']
  },
  {
    ...NOT_FROM_TRICK_THREE, id: 'V64.17', title: 'first mentioned when the other side had called on the next deal',
    steps: ['E S6 | S D5 | W D2 | W claims 3 | E revoked 3 #revoke ?claim-response=agreed ?attention-drawn@director=after-call'], next: 'none', laws: ['64B4'], reviews: ['NS 64C']
  },
  { ...BEFORE_REVOKE, id: 'V64.2', title: 'told with all that was played after it', steps: [`${TO_THE_END} | E revoked 11 established #revoke`], next: 'none', transferred: 'NS 1 64A1' },
  { ...BEFORE_REVOKE, id: 'V64.2', title: 'found after the last card', steps: [`${TO_THE_END} | E revoked 11 after-play #revoke ?attention-drawn=in-time`], next: 'none', transferred: 'NS 1 64A1' },
  {
    ...atTheEnd('V64.1', 1, 'E', [carried('N', 4, 'S')], {}), title: 'settled with the last card, and reported again',
    steps: [`E ${lastCard(1).last}`, 'N revoked 4 after-play #revoke'], says: 'has been settled already'
  },
  {
    ...atTheEnd('V64.21', 5, 'N', [carried('E', 3, 'H', { faced: true })], {}), title: 'free of tricks, and reported again',
    steps: [`N ${lastCard(5).last}`, 'E revoked 3 after-play #revoke'], says: 'has been settled already'
  },
  { ...FIRST, id: 'V64.1', title: 'reported twice', steps: ['N revoked 4 established #revoke', 'N revoked 4 after-play #revoke'], says: 'has been settled already' },
  { ...AFTER_PLAY, id: '64.5', title: 'without a record', given: [carried('E', 5, 'H')], steps: [`E revoked 5 after-play #revoke ${WON}`, 'E revoked 5 after-play #revoke'], says: 'has been settled already' }
])

playStories('Law 64: found after the play, of which the record holds only a part', [
  {
    ...STOPS_EARLY, id: '0.2a', title: 'up to the trick of the revoke', editions: ['2017'],
    steps: ['E revoked 3 after-play #revoke ?later-tricks@director=one ?both-sides-revoked=no ?faced-card=no ?attention-drawn=in-time'], transferred: 'NS 1 64A2'
  },
  { ...STOPS_EARLY, id: '0.2a', title: 'nothing won later', steps: ['E revoked 3 after-play #revoke ?later-tricks=none'], laws: ['64B1'], reviews: ['NS 64C'] },
  {
    ...STOPS_EARLY, id: '0.2a', title: 'a trick more', editions: ['2017'], play: `${STOPS_EARLY.play} DK D9 D6 D3`,
    steps: ['E revoked 3 after-play #revoke ?later-tricks=one ?both-sides-revoked=no ?faced-card=no ?attention-drawn=after-round'], laws: ['64B5'], reviews: ['NS 64C']
  }
])

/** East and West both revoke; of the tricks that count the side wins only the last one. */
const BOTH_DEFENDERS = {
  contract: '3NT S',
  play: 'DJ D8 D9 DQ H8 HA H9 H7 CQ CA CK C2 HT HQ H3 D6 D2 D3 D5 DK H4 C8 H5 D4 C6 C9 C7 C3 SJ S6 S3 SK H2 C4 H6 S4 D7 SQ HJ S7 C5 DT S8 S9 DA SA S2 ST CT S5 HK CJ'
} as const
const [OF_EAST, OF_WEST] = ['E revoked 10 after-play #revoke ?attention-drawn=in-time', 'W revoked 11 after-play #revoke ?attention-drawn=in-time'] as const

playStories('Law 64: two revokes reported one after the other, and one trick to be transferred', [
  { ...BOTH_DEFENDERS, id: 'V64.28', title: 'the first one', steps: [OF_EAST], transferred: 'NS 1 64A2', reviews: ['NS 64C'] },
  { ...BOTH_DEFENDERS, id: 'V64.28', title: 'the other one takes no trick again', steps: [OF_EAST, OF_WEST], next: 'none', reviews: ['NS 64C'], says: 'were transferred for another one' },
  { ...BOTH_DEFENDERS, id: 'V64.28', title: 'in the other order', steps: [OF_WEST, OF_EAST], next: 'none', reviews: ['NS 64C'], says: 'were transferred for another one' },
  { ...WHOLE_PLAYS[13], id: 'V64.13', title: 'a later trick for each', steps: ['S revoked 2 after-play #revoke ?attention-drawn=in-time', 'S revoked 8 after-play #revoke ?attention-drawn=in-time'], transferred: 'EW 1 64A2' }
])

/** South has diamonds, and West's hand is not known. */
const CLAIMED_IN_THE_TRICK = { ...NOT_FROM_TRICK_THREE, contract: '4C S', hands: { S: '543.876.8765.AT9' }, play: `${NOT_FROM_TRICK_THREE.play} D9` } as const
/** East has won a trick and leads; neither dummy nor West has played when South has. */
const EAST_LED = { ...CLAIMED_IN_THE_TRICK, play: 'SA SJ S8 S3 H2 H3 HT H6 D9' } as const

playStories('Law 64: a claim in the middle of the trick of the revoke does not tell who won it', [
  {
    ...CLAIMED_IN_THE_TRICK, id: '63A3', title: 'declarer has won it with his ruff', steps: ['S CT | S claims 8 #revoke ?claim-response=agreed ?trick-winner@director=offender'], next: 'none', transferred: 'EW 2 64A1', laws: ['63A3']
  },
  { ...CLAIMED_IN_THE_TRICK, id: '63A3', title: 'it went to the other side', steps: ['S CT | S claims 8 #revoke ?claim-response=agreed ?trick-winner=opponents'], next: 'none', transferred: 'EW 1 64A2' },
  {
    ...CLAIMED_IN_THE_TRICK, id: '63A3', title: 'reported once the claim stands', editions: ['2017'], play: `${CLAIMED_IN_THE_TRICK.play} CT`,
    steps: ['S claims 8 ?claim-response=agreed', 'S revoked 3 established #revoke ?trick-winner=offender'], next: 'none', transferred: 'EW 2 64A1'
  },
  { ...CLAIMED_IN_THE_TRICK, id: '63A3', title: 'it was his only one', editions: ['2017'], steps: ['S CT | S claims 1 #revoke ?claim-response=agreed ?trick-winner=offender'], next: 'none', transferred: 'EW 1 64A1' },
  {
    ...CLAIMED_IN_THE_TRICK, id: '64A1', title: 'the other side leaves him that one', play: `${CLAIMED_IN_THE_TRICK.play} CT`,
    steps: ['W claims 10 ?claim-response=agreed', 'S revoked 3 established #revoke ?trick-winner=offender'], editions: ['2017'], next: 'none', transferred: 'EW 1 64A1'
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '64A2', title: 'the other side leaves his side one, which is a later one', play: `${CLAIMED_IN_THE_TRICK.play} CT`,
    steps: ['W claims 10 ?claim-response=agreed', 'S revoked 3 established #revoke ?trick-winner=opponents'], editions: ['2017'], next: 'none', transferred: 'EW 1 64A2'
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '64B1', title: 'the other side has it and all later ones', play: `${CLAIMED_IN_THE_TRICK.play} CT`,
    steps: ['W claims 11 ?claim-response=agreed', 'S revoked 3 established #revoke'], next: 'none', laws: ['64B1'], reviews: ['EW 64C']
  },
  { ...EAST_LED, id: '64A2', title: 'he has it and all later ones', steps: ['S CT | S claims 11 #revoke ?claim-response=agreed ?trick-winner=partner'], next: 'none', transferred: 'EW 1 64A2' }
])

playStories('Law 64: a claim in the middle of the trick of the revoke, and the cards tell more', [
  {
    ...CLAIMED_IN_THE_TRICK, id: '0.3', title: 'West has to follow suit: the ruff has won it', hands: NOT_FROM_TRICK_THREE.hands,
    steps: ['S CT | S claims 8 #revoke ?claim-response=agreed'], next: 'none', transferred: 'EW 2 64A1', laws: ['63A3']
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '0.3', title: 'a discard has not won it: dummy’s ace or a ruff by West', steps: ['S H7 | S claims 8 #revoke ?claim-response=agreed ?trick-winner=partner'],
    next: 'none', transferred: 'EW 1 64A2', laws: ['63A3']
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '0.3', title: 'nor can West win it', hands: NOT_FROM_TRICK_THREE.hands, steps: ['S H7 | S claims 8 #revoke ?claim-response=agreed'],
    next: 'none', transferred: 'EW 1 64A2'
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '0.3', title: 'it is asked whether the other side revoked only if a card of theirs leaves that open', play: 'SA SJ S8 S3 HK HA D2 H6 DA D9 CT', editions: ['2017'],
    steps: ['W claims 10 ?claim-response=agreed', 'S revoked 3 established #revoke ?trick-winner=offender ?both-sides-revoked@director=no'], next: 'none', transferred: 'EW 1 64A1'
  },
  {
    ...CLAIMED_IN_THE_TRICK, id: '64B7', title: 'it did', play: 'SA SJ S8 S3 HK HA D2 H6 DA D9 CT', editions: ['2017'],
    steps: ['W claims 10 ?claim-response=agreed', 'S revoked 3 established #revoke ?trick-winner=offender ?both-sides-revoked=established'], next: 'none', laws: ['64B7'], reviews: ['EW 64C']
  }
])

describe('Law 64: found after the play', () => {
  const told = (seat: Seat, trick: number, answers: Readonly<Record<string, string>>, discovered?: 'play-over') => {
    const answered = rulingOf({
      table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' } }, answers: { ...answers },
      action: { type: 'revoke', by: seat, trick, suit: 'H', ...discovered && { discovered } }
    }, sayIn('en'))
    return answered.ok && answered.body.ruling.kind === 'outcome' ? answered.body.ruling : undefined
  }
  it.each<readonly [seat: Seat, trick: number, answers: Readonly<Record<string, string>>]>([
    ['E', 5, { 'trick-winner': 'offender', 'later-tricks': 'one', 'earlier-revoke': 'no', 'both-sides-revoked': 'no', 'faced-card': 'no', 'attention-drawn': 'in-time' }],
    ['N', 5, {}], ['E', 12, { 'hands-returned': 'yes' }], ['E', 12, { 'hands-returned': 'no' }]
  ])('%s at trick %i: told in the report or in an answer, nothing more is played', (seat, trick, answers) => {
    const outcome = told(seat, trick, { discovered: 'play-over', ...answers })
    expect(outcome?.turn).toEqual({ to: 'none' })
    expect(outcome).toEqual(told(seat, trick, answers, 'play-over'))
  })
})

const settled = (count: number, law: string): NonNullable<WireTable['constraints']> =>
  [{ type: 'review', side: 'NS', law: '64C' }, { type: 'transferred-tricks', to: 'NS', count, player: 'E', trick: 8, law }]
const CONCEDED_EARLIER: WireTable = { ...DISCARDED_ON_THE_KING, play: (DISCARDED_ON_THE_KING.play ?? []).slice(0, 40), claim: { by: 'W', tricks: 0 } }

endStories('Law 64: a claim comes out otherwise than it was when the tricks were transferred', [
  {
    id: '64B1', title: 'the one trick since the revoke was claimed, and goes back: nothing is left to transfer', table: { ...DISCARDED_ON_THE_KING, claim: { by: 'W', tricks: 1 }, constraints: settled(1, '64A2') },
    actions: [{ type: 'contest-claim', by: 'S' }], answers: 'since-agreement=nothing', effects: ['award-tricks W 0 true'], constraints: ['review NS', 'transferred-tricks NS 0 E 8'],
    laws: ['70A', '64B1'], result: '10-3', says: 'counted again'
  },
  {
    id: '64A2', title: 'a trick that was conceded is given back, and now there is one to transfer', editions: ['2007', '2017'], table: { ...CONCEDED_EARLIER, constraints: settled(0, '64B1') },
    actions: [{ type: 'cancel-concession', by: 'W', since: 'nothing' }], answers: 'tricks-not-losable=one', effects: ['award-tricks W 1', 'transfer-tricks NS 1 E 8'], result: '9-4 10-3'
  },
  {
    id: '64A2', title: 'one more or less changes nothing', editions: ['2007', '2017'], table: { ...CONCEDED_EARLIER, claim: { by: 'W', tricks: 1 }, constraints: settled(1, '64A2') },
    actions: [{ type: 'cancel-concession', by: 'W', since: 'nothing' }], answers: 'tricks-not-losable=one', effects: ['award-tricks W 2'], constraints: [], result: '8-5 9-4'
  }
])

describe('A claim has ended a play that is not recorded', () => {
  it.each(EDITIONS)('%s: a revoke to which attention was drawn in time is settled at once, whenever that was', edition => {
    const answers = { 'trick-winner': 'offender', 'earlier-revoke': 'no', 'both-sides-revoked': 'no', 'faced-card': 'no' }
    const answered = rulingOf({
      edition, table: { dealer: 'S', contract: { level: 4, denomination: 'S', declarer: 'S' }, claim: { by: 'S', tricks: 3, left: 3 } }, action: { type: 'revoke', by: 'E', trick: 10, suit: 'H', discovered: 'established' }, answers
    }, sayIn('en'))
    expect(answered).toMatchObject({ ok: true, body: { ruling: { kind: 'outcome', effects: [{ type: 'transfer-tricks', to: 'NS', count: 1 }], turn: { to: 'none' } } } })
  })
})

/** Declarer discards on dummy's ace and later ruffs a heart; no hand is known. */
const TWO_HEARTS_REFUSED: WireTable = {
  dealer: 'S', contract: { level: 5, denomination: 'D', declarer: 'S' }, play: [...'HK HA H2 C6 D2 D3 D4 DA CA C3 C2 C7 CK C4 C5 C8 HQ H3 H4 D5'.split(' ')]
}
const refused = (trick: number): Action => ({ type: 'revoke', by: 'S', trick, discovered: 'play-over' })

endStories('Law 61A: what shows that a hand could have followed', [
  {
    id: '61A', title: 'the claimer shows a heart', editions: SINCE_2007, table: TWO_HEARTS_REFUSED, actions: [{ type: 'claim', by: 'S', cards: ['H7', 'DK'] }, refused(1), refused(5)],
    answers: 'claim-response=agreed attention-drawn=in-time', effects: ['award-tricks S 8', 'transfer-tricks EW 1 S 1'], laws: ['64A2', '64B2'], next: 'nobody'
  },
  {
    id: '61A', title: 'he had one at the first trick, and has played none since', editions: SINCE_2007, table: { ...TWO_HEARTS_REFUSED, claim: { by: 'S', tricks: 8 } }, actions: [refused(1), refused(5)],
    answers: 'able-to-comply=yes attention-drawn=in-time', effects: ['transfer-tricks EW 1 S 1'], laws: ['64A2', '64B2'], next: 'nobody'
  },
  {
    id: '61A', title: 'he had one at a later trick', editions: SINCE_2007, table: { ...TWO_HEARTS_REFUSED, constraints: [{ type: 'established-revoke', player: 'S', trick: 5, suit: 'H', law: '63A1' }] },
    actions: [...plays('S CT, W S8, N C9, E S2'), { type: 'revoke', by: 'S', trick: 1 }], constraints: ['established-revoke S 1 H', 'review EW'], laws: ['63A1'], next: 'S leads'
  }
])
