import { IntlMessageFormat } from 'intl-messageformat'
import type { Constraint } from '../../schemas/constraint.ts'
import type { Effect } from '../../schemas/effect.ts'
import type { Turn } from '../../schemas/ruling.ts'
import { SIDES, SUITS, type Call, type Card, type LawReference } from '../../schemas/words.ts'
import type { Bar } from '../constraints/behaviour.ts'
import type { Note, Question } from '../ruling/dialogue.ts'
import type { Fault, Values } from '../ruling/fault.ts'
import type { Irregularity } from '../ruling/identify.ts'
import type { BoardResult } from '../ruling/result.ts'
import { RHO, SIDE } from '../table/seat.ts'
import { en, type Catalogue } from './en.ts'
import { nounFor } from './naming.ts'
import { englishNouns, type Nouns } from './nouns.ts'

/** The languages in which texts exist. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

const SPOKEN: Readonly<Record<Language, { readonly catalogue: Catalogue, readonly nouns: Nouns }>> = { en: { catalogue: en, nouns: englishNouns } }

/** Everything that the service says, in one language. */
export interface Say {
  readonly language: Language
  readonly question: (question: Question) => string
  readonly option: (question: Question, option: { readonly id: string, readonly calls?: readonly Call[], readonly cards?: readonly Card[] }) => string
  readonly outcome: (effects: readonly Effect[], constraints: readonly Constraint[], turn: Turn) => string
  /** The constraint with its text. */
  readonly constraint: (constraint: Constraint) => Constraint
  readonly irregularity: (irregularity: Irregularity) => string
  readonly note: (note: Note) => string
  readonly result: (result: BoardResult) => string
  readonly bar: (bar: Bar, values: Values) => string
  readonly turn: (turn: Turn) => string
  readonly fault: (fault: Fault) => string
  readonly laws?: (laws: readonly LawReference[]) => string
}

const voices = new Map<Language, Say>()

/** The voice of a language; made once. */
export function sayIn (language: Language): Say {
  const known = voices.get(language)
  if (known !== undefined) return known
  const voice = voiceOf(language)
  voices.set(language, voice)
  return voice
}

/** Something with values that a message may name. */
type Sayable = Readonly<Record<string, unknown>>

/** A message ready to be said: its placeholders and the sentences made from it so far. */
interface Message { readonly format: IntlMessageFormat, readonly names: readonly string[], readonly said: Map<string, string> }

/** Formats one message of a catalogue; most speak of a few seats and calls only, so the sentences are remembered. */
function formatter (language: Language, nouns: Nouns) {
  const messages = new Map<string, Message>()
  return (pattern: string, values: Sayable): string => {
    let message = messages.get(pattern)
    if (message === undefined) {
      message = { format: new IntlMessageFormat(pattern, language), names: placeholdersIn(pattern), said: new Map() }
      messages.set(pattern, message)
    }
    const { format, names, said } = message
    let key = ''
    for (const name of names) key += `${String(values[name])}\0`
    const known = said.get(key)
    if (known !== undefined) return known
    const sentence = String(format.format(Object.fromEntries(names.map(name => [name, nounFor(name, values[name], nouns, language)]))))
    if (said.size < SAID_AT_MOST) said.set(key, sentence)
    return sentence
  }
}

const SAID_AT_MOST = 500

/** The names in a message that can be placeholders; a word that is a whole branch of a choice is among them, and stands for nothing. */
const placeholdersIn = (pattern: string): readonly string[] => [...new Set([...pattern.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))]

function voiceOf (language: Language): Say {
  const { catalogue, nouns } = SPOKEN[language]
  const format = formatter(language, nouns)
  const lookUp = (group: keyof Catalogue, id: string, values: Sayable): string => {
    const messages: Readonly<Record<string, string>> = catalogue[group]
    const pattern = messages[id]
    if (pattern === undefined) throw new Error(`no message ${group}/${id} in ${language}`)
    return format(pattern, values)
  }
  const constraintText = (constraint: Constraint): string => {
    const { id, values } = messageOf(constraint)
    return lookUp('constraint', id, constraint.type === 'unauthorised-information' ? { what: lookUp('what', whatOf(constraint.source), values), ...values } : values)
  }
  const turn = (next: Turn) => lookUp('turn', next.to, next.to === 'none' ? {} : { seat: next.seat })
  return {
    language,
    question: ({ id, values }) => lookUp('question', baseOf(id), values),
    option: ({ id: asked, values }, { id, calls, cards }) => {
      if (calls !== undefined) return lookUp('option', 'call', { calls })
      if (cards !== undefined) return lookUp('option', 'card', { cards })
      if (OF_SEATS.has(baseOf(asked))) return lookUp('option', 'seat', { seat: id })
      const suited = /^(?:(require|forbid)-)?([SHDC]+)$/.exec(id)
      if (suited !== null) return lookUp('option', suited[1] ?? 'suits', { suits: SUITS.filter(suit => suited[2]?.includes(suit)) })
      return lookUp('option', id, values)
    },
    outcome: (effects, constraints, next) => {
      const sentences: string[] = []
      for (const effect of effects) for (const { id, values } of effectSentences(effect)) sentences.push(lookUp('effect', id, values))
      // Whether the score will be looked at again is the director's affair, and is not announced.
      for (const { type, text } of constraints) if (type !== 'review') sentences.push(text ?? '')
      return [...sentences, turn(next)].join(' ')
    },
    constraint: constraint => withText(constraint, constraintText(constraint)),
    irregularity: ({ type, side, offender = side }) => lookUp('irregularity', type, { offender }),
    note: ({ id, values }) => lookUp('note', id, values),
    result: result => resultSentences(result).map(({ id, values }) => lookUp('result', id, values)).join(' '),
    bar: ({ reason }, values) => lookUp('bar', reason, values),
    turn,
    fault: ({ fault, values }) => lookUp('fault', fault, values ?? {})
  }
}

/** A thing with its text. (Adding to a spread takes the engine about ten times as long as assigning.) */
export const withText = <T extends object> (thing: T, text: string): T & { text: string } => Object.assign({}, thing, { text })

/** Questions whose options are seats. */
const OF_SEATS: ReadonlySet<string> = new Set(['spoke-first', 'missing-from'])

/** The id of a question without the number that it has when it is put again. */
const baseOf = (id: string): string => /-[nesw\d]+$/.test(id) ? id.replace(/-\d+$/, '').replace(/^(withdraw-card)-[nesw]$/, '$1') : id

const whatOf = ({ call, card, remark }: { readonly call?: string, readonly card?: string, readonly remark?: boolean }): 'call' | 'card' | 'remark' =>
  remark === true ? 'remark' : call !== undefined ? 'call' : card !== undefined ? 'card' : 'remark'

/** A sentence of the catalogue; a message names the values that it needs. */
interface Sentence { readonly id: string, readonly values: Sayable }

/** What there is to tell about an effect; an adjusted score has a figure for each side. */
function effectSentences (effect: Effect): readonly Sentence[] {
  if (effect.type === 'authorise-information' && effect.card !== undefined) return [{ id: 'authorise-information-card', values: effect }]
  if (effect.type !== 'adjusted-score') return [{ id: effect.type, values: effect }]
  const kinds = [['percent', effect], ['imps', effect.imps], ['points', effect.points]] as const
  const told = kinds.flatMap(([kind, figures]) => SIDES.flatMap(side => {
    const figure = figures?.[side === 'NS' ? 'ns' : 'ew']
    return figure === undefined ? [] : [{ id: `adjusted-score-${kind}`, values: { side, figure } }]
  }))
  return told.length > 0 ? told : [{ id: effect.type, values: {} }]
}

/** What there is to tell about the result of a board. */
function resultSentences ({ contract, tricks, score, rectified, limited = [], final }: BoardResult): readonly Note[] {
  const { level, denomination, risk, declarer } = contract
  const own = (won: BoardResult['tricks']) => won[SIDE[declarer]]
  const scored = (points: number | undefined) => points === undefined ? [] : [{ id: 'score', values: { points } }]
  return [
    { id: 'played', values: { call: `${level}${denomination}`, risk: risk ?? 'none', declarer, tricks: own(tricks) } }, ...scored(score),
    ...rectified === undefined ? [] : [{ id: 'rectified', values: { tricks: own(rectified.tricks) } }, ...scored(rectified.score)],
    ...limited.map(side => ({ id: 'limited', values: { side } })),
    ...final ? [] : [{ id: 'not-final', values: {} }]
  ]
}

/** Which sentence tells a constraint, and the values that it names. */
function messageOf (constraint: Constraint): Sentence {
  switch (constraint.type) {
    case 'must-pass': return { id: `must-pass-${constraint.turns}`, values: { player: constraint.player } }
    case 'must-call': return { id: constraint.if === undefined ? 'must-call-now' : 'must-call', values: { player: constraint.player, call: constraint.call, rho: RHO[constraint.player] } }
    case 'replacement-call': return {
      id: constraint.if === undefined ? 'replacement-call' : 'replacement-call-rho-acts', values: { player: constraint.player, call: constraint.withdrawn.call, rho: RHO[constraint.player] }
    }
    case 'lead-options': {
      const { leader, basis, suits } = constraint
      const closed = constraint['not-suits'] ?? []
      if (suits === 'any') return { id: 'lead-options-any', values: { leader, closed: closed.length === 0 ? 'none' : closed } }
      return { id: basis === 'penalty-card' ? 'lead-options-penalty-card' : 'lead-options-suits', values: { leader, suits } }
    }
    case 'lead-restriction': return { id: `lead-restriction-${constraint.demand}`, values: { leader: constraint.leader, suits: constraint.suits } }
    case 'penalty-card': return { id: `penalty-card-${constraint.status}`, values: { player: constraint.player, card: constraint.card } }
    case 'play-restriction': return { id: `play-restriction-${constraint.demand}`, values: { player: constraint.player, suit: constraint.suit } }
    case 'unauthorised-information': {
      const { by, call, card } = constraint.source
      return { id: constraint.type, values: { by, side: constraint.side, ...call && { call }, ...card && { card } } }
    }
    case 'may-not-double': case 'exposed-card': case 'must-play': case 'lead-from': case 'established-revoke': case 'lost-rights': case 'review': case 'transferred-tricks': case 'score-limit':
      return { id: constraint.type, values: constraint }
  }
}
