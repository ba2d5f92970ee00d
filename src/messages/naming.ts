import { DENOMINATIONS, SEATS, SIDES, SUITS } from '../../schemas/words.ts'
import { denominationOf, isBid, levelOf, parseCall } from '../table/call.ts'
import { parseCard, rankOfCard, suitOfCard } from '../table/card.ts'
import type { Nouns } from './nouns.ts'

type Kind = 'seat' | 'side' | 'suit' | 'call' | 'card' | 'plain'

/** What a placeholder stands for, by its name. */
const KINDS: Readonly<Record<string, Kind>> = {
  by: 'seat', offender: 'seat', lho: 'seat', rho: 'seat', partner: 'seat', player: 'seat', players: 'seat', leader: 'seat', declarer: 'seat', dummy: 'seat', seat: 'seat', hand: 'seat', turn: 'seat',
  side: 'side', to: 'side', suit: 'suit', suits: 'suit', closed: 'suit',
  call: 'call', calls: 'call', first: 'call', second: 'call', withdrawn: 'call', card: 'card', cards: 'card', from: 'card', later: 'card', held: 'card', offenders: 'side'
}

/** The value of a placeholder in a language: seats, sides, suits, calls and cards by their names, lists joined, anything else as it is. */
export function nounFor (key: string, value: unknown, nouns: Nouns, language: string): string | number | undefined {
  const kind = KINDS[key] ?? 'plain'
  if (typeof value === 'number') return value
  if (typeof value === 'string') return nameOf(kind, value, nouns)
  return Array.isArray(value) ? listOf(language, key === 'held' ? 'conjunction' : 'disjunction').format(value.map(item => nameOf(kind, String(item), nouns))) : undefined
}

const lists = new Map<string, Intl.ListFormat>()
function listOf (language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const list = lists.get(`${language} ${type}`) ?? new Intl.ListFormat(language, { type })
  lists.set(`${language} ${type}`, list)
  return list
}

function nameOf (kind: Kind, value: string, nouns: Nouns): string {
  switch (kind) {
    case 'seat': return nouns.seat[SEATS.find(seat => seat === value) ?? 'N']
    case 'side': return nouns.side[SIDES.find(side => side === value) ?? 'NS']
    case 'suit': { const suit = SUITS.find(one => one === value); return suit === undefined ? value : nouns.suit[suit] }
    case 'call': return nameOfCall(value, nouns)
    case 'card': return nameOfCard(value, nouns)
    case 'plain': return value
  }
}

function nameOfCall (text: string, nouns: Nouns): string {
  const call = parseCall(text)
  if (call === undefined || call === 'Pass') return nouns.pass
  if (!isBid(call)) return call === 'X' ? nouns.double : nouns.redouble
  return `${levelOf(call)}${nouns.denomination[denominationOf(call)]}`
}

function nameOfCard (text: string, nouns: Nouns): string {
  const card = parseCard(text)
  return card === undefined ? text : `${nouns.denomination[DENOMINATIONS.find(one => one === suitOfCard(card)) ?? 'S']}${nouns.rank[rankOfCard(card)]}`
}
