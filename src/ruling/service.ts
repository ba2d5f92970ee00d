import type { Action } from '../../schemas/action.ts'
import type { Decision, LegalActionsRequest, LegalActionsResponse, Outcome, Ruling, RulingRequest, RulingResponse, Turn } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { EDITIONS, type Edition } from '../../schemas/words.ts'
import { passesThatRob, standsAfterLead } from '../laws/law34.ts'
import { withText, type Say } from '../messages/say.ts'
import { CALLS } from '../table/call.ts'
import { inspect } from '../table/inspect.ts'
import { auctionIsOver, tableWith, turnAt, type Table } from '../table/table.ts'
import { writeTable } from '../table/write.ts'
import { inspectActions } from './actions.ts'
import { auctionOver, isUnsettled } from './auctionOver.ts'
import { openBook, type Book } from './book.ts'
import type { Dialogue, Stage } from './dialogue.ts'
import { shownIn } from './facts.ts'
import type { Answered, Fault } from './fault.ts'
import { merge } from './finding.ts'
import { hear } from './hear.ts'
import type { Desk, Hearing } from './hearing.ts'
import type { Irregularity } from './identify.ts'
import { barTo } from './legal.ts'
import { legalCards } from './legalCards.ts'
import { ripe, settleRipe } from './ripening.ts'
import { stillImposed } from './settle.ts'
import { MOST_NODES, follow, unfold, type Extent, type Tree } from './unfold.ts'

/** The edition that is used where a request names none. */
export const DEFAULT_EDITION: Edition = '2017'
const isEdition = (text: string): text is Edition => EDITIONS.some(edition => edition === text)
/** The edition that a request names, or the default. */
export const editionOf = (text: string | undefined): Edition => text !== undefined && isEdition(text) ? text : DEFAULT_EDITION

/** The ruling on what was done at a table, as a tree of decisions and outcomes in the language of `say`; or what is wrong with the request. */
export function rulingOf (request: RulingRequest, say: Say): Answered<RulingResponse> {
  const book = openBook(editionOf(request.edition), request.regulations)
  const actions = [request.action, ...request.subsequent ?? []]
  const { table, faults } = inspectTable(request.table)
  const all = [...faults, ...inspectActions(actions, table, book)]
  if (all.length > 0) return { ok: false, faults: all }

  const found = treeOf(table, actions, book, request.answers, extentOf(request, actions))
  if ('faults' in found) return { ok: false, faults: found.faults }
  const { tree, irregularities } = found
  const regular = tree.kind === 'outcome' && tree.end.regular
  return {
    ok: true,
    body: {
      edition: book.edition,
      status: regular ? 'regular' : tree.kind,
      ...request.clientRef !== undefined && { clientRef: request.clientRef },
      irregularities: irregularities.map(irregularity => withText(irregularity, say.irregularity(irregularity))),
      ruling: sayRuling(tree, say)
    }
  }
}

/** What may be done at a table by the player whose turn it is, and why not the rest. */
export function legalActionsOf (request: LegalActionsRequest, say: Say): Answered<LegalActionsResponse> {
  const { table, faults } = inspectTable(request.table)
  if (faults.length > 0) return { ok: false, faults }
  const turn = turnAt(table)
  return { ok: true, body: auctionIsOver(table) ? legalCardsAt(table, turn, openBook(editionOf(request.edition), request.regulations), say) : legalCallsAt(table, turn, say) }
}

function legalCardsAt (start: Table, turn: Turn, book: Book, say: Say): LegalActionsResponse {
  if (turn.to === 'none') return noAction(turn, say)
  const opened = isUnsettled(start) ? auctionOver(start, book).next() : undefined
  const table = opened?.done === true ? opened.value.table : start
  const { legal, barred, rule } = legalCards(table, turn.seat, book)
  const decision = opened?.done === false || ripe(table, book) !== undefined ? choiceAt(start, book, say) : undefined
  // While somebody has to choose first, no card may be led or played yet.
  const waits = decision === undefined || legal === undefined ? [] : legal.map(card => ({ card, bar: { laws: decision.laws, reason: 'choice-first' } }))
  return {
    turn,
    legal: legal === undefined ? null : decision === undefined ? legal : [],
    ...legal === undefined && { rule },
    excluded: [...waits, ...barred].map(({ card, bar }) => ({ action: card, laws: bar.laws, text: say.bar(bar, { player: turn.seat, card }) })),
    text: say.turn(turn),
    ...decision !== undefined && { decision }
  }
}

/** The choice that somebody has to make before a card is led or played; each answer ends in the table to go on with. */
function choiceAt (table: Table, book: Book, say: Say): Ruling {
  const followed = follow(() => choices(table, book))
  if ('faults' in followed) throw new Error('nothing was answered')
  return sayRuling(unfold(followed), say)
}

function * choices (start: Table, book: Book): Dialogue<Stage<Hearing>> {
  const opened = isUnsettled(start) ? yield * auctionOver(start, book) : undefined
  const { table, found } = yield * settleRipe(opened?.table ?? start, book)
  const { laws, effects, constraints, notes } = [...opened === undefined ? [] : [opened.found], ...found].reduce(merge)
  return { end: { laws, effects, constraints: stillImposed(constraints, table), notes, table, irregularities: [], isOver: false, regular: false } }
}

function legalCallsAt (table: Table, turn: Turn, say: Say): LegalActionsResponse {
  if (turn.to === 'none') return noAction(turn, say)
  const judged = CALLS.map(call => ({ call, bar: barTo(table, turn.seat, call) }))
  return {
    turn,
    legal: judged.filter(({ bar }) => bar === undefined).map(({ call }) => call),
    excluded: judged.flatMap(({ call, bar }) => bar === undefined ? [] : [{ action: call, laws: bar.laws, text: say.bar(bar, { player: turn.seat, call }) }]),
    text: say.turn(turn)
  }
}

const noAction = (turn: Turn, say: Say): LegalActionsResponse => ({ turn, legal: [], excluded: [], text: say.turn(turn) })

/** The tree is cut where it would be too large; each later action makes its nodes dearer. */
const extentOf = ({ expand }: RulingRequest, actions: readonly Action[]): Extent => ({ levels: expand === 'next' ? 'one' : 'all', nodes: Math.ceil(MOST_NODES / actions.length) })

/** The tree of a ruling as ids and values, and the irregularities on the path of the answers given. */
export function treeOf (table: Table, actions: readonly Action[], book: Book, answers?: Readonly<Record<string, string>>, extent?: Extent):
{ readonly tree: Tree<Hearing>, readonly irregularities: readonly Irregularity[] } | { readonly faults: readonly Fault[] } {
  const desk: Desk = { minutes: { irregularities: [] } }
  const start: Table = tableWith(table, { shown: shownIn(actions) })
  const followed = follow(() => hear(start, actions, book, desk), answers)
  if ('faults' in followed) return followed
  // What was found wrong up to where the answers end is what can be told now.
  const irregularities = distinct(desk.minutes.irregularities)
  return { tree: unfold(followed, extent), irregularities }
}

const distinct = (irregularities: readonly Irregularity[]): readonly Irregularity[] =>
  irregularities.filter((one, at) => irregularities.findIndex(other => other.type === one.type && other.offender === one.offender && other.side === one.side) === at)

/** A table with the faults of its record; an auction that passes cannot have closed is one of them. */
function inspectTable (wire: WireTable): { readonly table: Table, readonly faults: readonly Fault[] } {
  const { table, faults } = inspect(wire)
  const robbing = faults.length > 0 || table.play.length > 0 || standsAfterLead(table) ? 0 : passesThatRob(table.auction).length
  return robbing === 0 ? { table, faults } : { table, faults: [{ at: `/table/auction/${table.auction.length - robbing}`, fault: 'passes-cancelled' }] }
}

function sayRuling (tree: Tree<Hearing>, say: Say): Ruling {
  return tree.kind === 'outcome' ? sayOutcome(tree.end, say) : sayDecision(tree, say)
}

function sayDecision ({ question, options }: Extract<Tree<Hearing>, { kind: 'decision' }>, say: Say): Decision {
  const { id, decider, asked, judgement, laws, hints } = question
  return {
    kind: 'decision', id, decider, asked, ...judgement && { judgement }, laws, text: say.question(question),
    ...hints !== undefined && hints.length > 0 && { hints: hints.map(hint => say.note(hint)) },
    options: options.map(option => ({
      id: option.id, laws: option.laws, text: say.option(question, option),
      ...option.calls && { calls: option.calls }, ...option.cards && { cards: option.cards },
      ...option.next && { next: sayRuling(option.next, say) }
    }))
  }
}

/** An outcome with its texts and the table to go on with. */
export function sayOutcome (hearing: Hearing, say: Say): Outcome {
  const { laws, effects, table, result, isOver } = hearing
  const inForce = table.constraints.map(constraint => say.constraint(constraint))
  const constraints = hearing.constraints.map(constraint => inForce[table.constraints.indexOf(constraint)] ?? say.constraint(constraint))
  const turn: Turn = isOver ? { to: 'none' } : turnAt(table)
  return {
    kind: 'outcome', laws, text: say.outcome(effects, constraints, turn), effects, constraints,
    table: writeTable(table, inForce),
    turn, notes: hearing.notes.map(note => say.note(note)),
    ...result && { result: withText(result, say.result(result)) }
  }
}
