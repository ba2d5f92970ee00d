import type { ActionOf } from '../../schemas/action.ts'
import type { Card, LawReference, Seat } from '../../schemas/words.ts'
import type { Book, Law } from '../ruling/book.ts'
import { choose, isTrue, settled, type Dialogue } from '../ruling/dialogue.ts'
import type { CardPlayed, CardsExposed } from '../ruling/facts.ts'
import { citing, finding, impose, merge, note, pickUpCard, recordPlay, review, unauthorised, type Finding, type Part } from '../ruling/finding.ts'
import { OPPONENTS, SIDE } from '../table/seat.ts'
import { finalContract, inForce, isDefender, penaltyCardsOf, playIsOver, turnAt, type Table } from '../table/table.ts'
import { EXTRANEOUS } from './law16.ts'
import { toldByOpponent } from './misinformed.ts'
import { hasPlayed } from './outOfTurn.ts'
import { isReportOf, trickAt } from './revoke.ts'

/** Something that dummy did or said. */
export interface ActByDummy {
  readonly table: Table
  readonly by: Seat
  readonly act: Exclude<ActionOf<'dummy-action'>['act'], 'touched-card'>
  /** All that was irregular before it was done by his own side. */
  readonly onlyOwnSideErred: boolean
}

/** Dummy's limitations, and what it costs to overstep them. */
export const law43: Law<ActByDummy> = {
  number: 43,
  title: 'Dummy’s limitations',
  editions: {
    1987: limits({ losesRightsWhenShown: false }), 1997: limits({ losesRightsWhenShown: false }), 2007: limits({ losesRightsWhenShown: false }), 2017: limits({ losesRightsWhenShown: true })
  }
}

/** Whether dummy may speak of an irregularity: the play is over (42B3). */
export const maySpeak = ({ table, act }: Pick<ActByDummy, 'table' | 'act'>): boolean => playIsOver(table) && (act === 'drew-attention' || act === 'called-director')

/** Where each act is forbidden. */
const FORBIDDEN: Readonly<Record<Exclude<ActByDummy['act'], 'warned-declarer' | 'was-shown-hand'>, LawReference>> = {
  'called-director': '43A1(a)', 'drew-attention': '43A1(b)', 'took-part': '43A1(c)', 'exchanged-hands': '43A2(a)', 'left-seat': '43A2(b)', 'looked-at-hand': '43A2(c)'
}

function limits ({ losesRightsWhenShown }: { readonly losesRightsWhenShown: boolean }) {
  return ({ table, by, act, onlyOwnSideErred }: ActByDummy): Dialogue<Finding> => {
    if (maySpeak({ table, act })) return settled(finding('42B3', note('dummy-may-speak-after-play', { player: by })))
    switch (act) {
      case 'warned-declarer': return warning(table, by)
      case 'was-shown-hand': return losesRightsWhenShown ? shownHand(by) : settled(finding('43A2(c)', note('not-on-his-own-initiative', { player: by })))
      case 'exchanged-hands': case 'left-seat': case 'looked-at-hand':
        return settled(finding(FORBIDDEN[act], rightsLost(by, '43B2'), note('procedural-penalty-possible', { player: by })))
      case 'took-part':
        return settled(finding(FORBIDDEN[act], review(OPPONENTS[SIDE[by]], FORBIDDEN[act]), note('procedural-penalty-possible', { player: by })))
      case 'drew-attention':
        // 43B3 speaks of a defender's irregularity.
        return settled(hasLostRights(table, by) && !onlyOwnSideErred
          ? finding('43B3', review(SIDE[by], '43B3'), note('no-rectification-now', { player: by }))
          : finding(FORBIDDEN[act], note('procedural-penalty-possible', { player: by })))
      case 'called-director':
        return settled(finding(FORBIDDEN[act], note('procedural-penalty-possible', { player: by })))
    }
  }
}

// 2017 forbids a defender to show dummy his hand; dummy who looks at it has looked at a defender's hand.
function * shownHand (by: Seat): Dialogue<Finding> {
  const law: LawReference = '43A2(c)'
  const looked = yield * isTrue({ id: 'dummy-looked', asked: 'at-table', laws: ['43A3'], values: { dummy: by } }, { yes: law, no: '43A3' })
  const forbidden = finding('43A3', note('defender-may-not-show-dummy'))
  return looked ? merge(forbidden, finding(law, rightsLost(by, '43B2'), note('procedural-penalty-possible', { player: by }))) : forbidden
}

const rightsLost = (player: Seat, law: LawReference) => impose({ type: 'lost-rights', player, law })

/** Whether dummy has lost his qualified rights. */
export const hasLostRights = (table: Table, player: Seat): boolean => inForce(table, 'lost-rights').some(lost => lost.player === player)

// 42B2: he may try to prevent a lead from the wrong hand; after an act that cost him that right the defenders choose the hand (43B2(a)).
function * warning (table: Table, by: Seat): Dialogue<Finding> {
  const turn = turnAt(table)
  const declarer = finalContract(table)?.declarer ?? by
  if (turn.to !== 'lead' || isDefender(table, turn.seat) || !hasLostRights(table, by)) return finding('42B2', note('dummy-may-try-to-prevent', { player: by }))
  const law: LawReference = '43B2(a)'
  const question = { id: 'hand-to-lead-from', asked: 'at-table', laws: [law], values: { declarer, dummy: by } } as const
  const hands = { 'declarers-hand': law, 'dummys-hand': law, 'no-demand': law } as const
  const first = yield * choose({ ...question, decider: { role: 'either-defender' } }, { ...hands, 'defenders-differ': law })
  const chosen = first === 'defenders-differ' ? yield * choose({ ...question, decider: { role: 'director' }, judgement: true }, hands) : first
  const hand = chosen === 'no-demand' ? undefined : chosen === 'dummys-hand' ? by : declarer
  return finding(law, hand === undefined ? [] : impose({ type: 'lead-from', declarer, hand, law }))
}

/** Who was the first to draw attention to what a player did, as far as the later actions tell: dummy, or whoever is named in the report of his revoke. */
export function pointedOutBy ({ table, by, since }: Pick<CardPlayed, 'table' | 'by' | 'since'>): Seat | undefined {
  const first = since.find(action => action.type === 'revoke' || (action.type === 'dummy-action' && action.act === 'drew-attention'))
  if (first?.type === 'dummy-action') return first.by
  return first?.type === 'revoke' && isReportOf({ player: by, trick: trickAt(table.play) }, first) ? first.attentionBy : undefined
}

/** Whether dummy, having lost his rights, was the first to draw attention to what a defender did. */
export function isPointedOutWithoutRights (done: Pick<CardPlayed, 'table' | 'by' | 'since'>): boolean {
  const first = pointedOutBy(done)
  return first !== undefined && isDefender(done.table, done.by) && hasLostRights(done.table, first)
}

/** 43B3: a defender's irregular lead or play stands, and the play goes on; only the score is looked at. */
export const playGoesOn: Law<CardPlayed> = {
  number: 43,
  title: 'Dummy without rights points out a defender’s lead or play',
  editions: { 1987: unlessMisinformed, 1997: unlessMisinformed, 2007: unlessMisinformed, 2017: unlessMisinformed }
}

function * unlessMisinformed (played: CardPlayed, book: Book): Dialogue<Finding> {
  const { table, by } = played
  const turn = turnAt(table)
  const isEarly = turn.to !== 'none' && turn.seat !== by
  const isLead = turn.to === 'lead' || hasPlayed(table, by)
  const told = isEarly ? yield * book.see(toldByOpponent, { as: isLead ? 'lead' : 'play', ...played }) : undefined
  return told ?? (yield * book.see(cardStands, played))
}

/** The same where nobody can have been misinformed about his turn. */
export const cardStands: Law<CardPlayed> = {
  number: 43,
  title: 'Dummy without rights points out a defender’s lead or play, made by his own fault',
  editions: { 1987: goesOn, 1997: goesOn, 2007: goesOn, 2017: goesOn }
}

function goesOn ({ table, by, card }: CardPlayed): Dialogue<Finding> {
  return settled(finding('43B3', hasPlayed(table, by) ? note('complete-trick-first', { player: by, card }) : recordPlay(by, card, '43B3'), review(OPPONENTS[SIDE[by]], '43B3')))
}

/** 43B3: a defender's exposed cards go back, and the play goes on. */
export const noPenaltyCards: Law<CardsExposed> = {
  number: 43,
  title: 'Dummy without rights points out a defender’s exposed card',
  editions: { 1987: cardsGoBack, 1997: cardsGoBack, 2007: cardsGoBack, 2017: cardsGoBack }
}

function cardsGoBack ({ table, by, cards, manner }: CardsExposed, book: Book): Dialogue<Finding> {
  const faced = cards.filter(card => penaltyCardsOf(table, by).every(lying => lying.card !== card))
  return settled(finding([], exposedWithoutPenalty(by, faced, book, manner === 'named')))
}

/** What becomes of cards that a defender has exposed, or only named, if dummy without rights points it out. */
export function exposedWithoutPenalty (by: Seat, cards: readonly Card[], book: Book, named = false): readonly Part[] {
  const law = book.read(EXTRANEOUS)
  return [citing('43B3'), ...named ? [] : cards.map(card => pickUpCard(by, card, '43B3')), ...cards.map(card => unauthorised(by, { by, card }, law)), review(OPPONENTS[SIDE[by]], '43B3')]
}
