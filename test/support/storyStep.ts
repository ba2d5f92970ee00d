import type { Action } from '../../schemas/action.ts'
import type { Meaning } from '../../schemas/meaning.ts'
import { SEATS, type Call, type Card, type Seat } from '../../schemas/words.ts'
import { parseCall } from '../../src/table/call.ts'
import { parseCard } from '../../src/table/card.ts'

/** An answer in a story: to which question, by whom if that matters. */
export interface StoryAnswer { readonly id: string, readonly seat?: string, readonly option: string }

/** One step of a story. */
export type Step =
  | { readonly kind: 'done', readonly actions: readonly Action[], readonly forced: boolean, readonly irregularities: readonly string[], readonly answers: readonly StoryAnswer[], readonly refused: boolean }
  | { readonly kind: 'offers', readonly by: Seat, readonly legal: boolean, readonly calls: readonly Call[] }
  | { readonly kind: 'binds', readonly constraints: readonly string[] }
  | { readonly kind: 'asked', readonly by: Seat, readonly id: string, readonly options: readonly string[] }
  | { readonly kind: 'answers', readonly by: Seat, readonly option: string }
  | { readonly kind: 'record', readonly by: Seat, readonly card: Card }

const seatOf = (text: string | undefined): Seat => {
  const seat = SEATS.find(one => one === text)
  if (seat === undefined) throw new Error(`no seat: ${String(text)}`)
  return seat
}

const callOf = (text: string | undefined): Call => {
  const call = text === undefined ? undefined : parseCall(text)
  if (call === undefined) throw new Error(`no call: ${String(text)}`)
  return call
}

const cardOf = (text: string | undefined): Card => {
  const card = text === undefined ? undefined : parseCard(text)
  if (card === undefined) throw new Error(`no card: ${String(text)}`)
  return card
}

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(word => word !== '')

/** The steps that a line of a story tells. */
export function parseStep (text: string): readonly Step[] {
  const [first = '', second = '', ...rest] = words(text)
  if (text.startsWith(':')) return [{ kind: 'binds', constraints: text.slice(1).split(';').map(one => one.trim()).filter(one => one !== '' && one !== 'nothing') }]
  if (first === 'record') return [{ kind: 'record', by: seatOf(second), card: cardOf(rest[0]) }]
  if (second === 'can' || second === 'cannot') return [{ kind: 'offers', by: seatOf(first), legal: second === 'can', calls: rest.map(callOf) }]
  if (second === 'is' && rest[0] === 'asked') return [{ kind: 'asked', by: seatOf(first), id: (rest[1] ?? '').replace(':', ''), options: rest.slice(2) }]
  if (second === 'answers') return [{ kind: 'answers', by: seatOf(first), option: rest[0] ?? '' }]
  return text.split(', ').map(parseDone)
}

function parseDone (text: string): Step {
  const tags = words(text).filter(word => /^[#?]|^refused$/.test(word))
  const told = words(text).filter(word => !tags.includes(word)).join(' ')
  return {
    kind: 'done',
    actions: told.split(' | ').map(action => parseAction(action.replace('*', ''))),
    forced: told.includes('*'),
    irregularities: tags.filter(tag => tag.startsWith('#')).map(tag => tag.slice(1)),
    answers: tags.filter(tag => tag.startsWith('?')).map(parseAnswer),
    refused: tags.includes('refused')
  }
}

function parseAnswer (tag: string): StoryAnswer {
  const [, id = '', seat, option = ''] = /^\?([^@=]+)(?:@([^=]+))?=(.+)$/.exec(tag) ?? []
  const isCall = /^(replacement-call|first-call-or-other)/.test(id)
  return { id, ...seat !== undefined && { seat }, option: isCall ? parseCall(option) ?? option : option }
}

const MANNER = { drops: 'dropped', shows: 'shown', leads: 'led', names: 'named' } as const
const MEANING: Readonly<Record<string, Meaning>> = { natural: { artificial: false }, artificial: { artificial: true } }

function parseAction (text: string): Action {
  if (text.includes(' + ')) return { type: 'simultaneous-calls', calls: text.split(' + ').map(parseCallBy) }
  const [by, verb, ...rest] = words(text)
  if (verb === 'to') return { type: 'change-call', by: seatOf(by), to: callOf(rest[0]), ...meaningOf(rest[1]) }
  if (verb === 'misinformed') {
    const [told, whom] = [rest.indexOf('by'), rest[rest.indexOf('by') + 1]]
    return { type: 'misinformation', by: seatOf(by), ...told !== -1 && { explainedBy: seatOf(whom) }, ...rest[0] !== undefined && told !== 0 && { to: callOf(rest[0]) } }
  }
  if (verb === 'wrong-cards') return { type: 'call-on-wrong-cards', by: seatOf(by) }
  if (verb === 'plays') return { type: 'play', by: seatOf(by), card: cardOf(rest[0]) }
  if (verb === 'drops' || verb === 'shows' || verb === 'leads' || verb === 'names') return { type: 'expose', by: seatOf(by), cards: rest.map(cardOf), manner: MANNER[verb] }
  return { type: 'call', ...parseCallBy(text) }
}

function parseCallBy (text: string): { readonly by: Seat, readonly call: Call, readonly meaning?: Meaning } {
  const [by, call, meaning] = words(text)
  return { by: seatOf(by), call: callOf(call), ...meaningOf(meaning) }
}

function meaningOf (word: string | undefined): { readonly meaning?: Meaning } {
  if (word === undefined) return {}
  const meaning = MEANING[word]
  if (meaning === undefined) throw new Error(`no meaning: ${word}`)
  return { meaning }
}
