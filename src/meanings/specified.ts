import type { HandType, Meaning } from '../../schemas/meaning.ts'
import { SUITS, type Call, type Suit } from '../../schemas/words.ts'
import { guaranteed, handsOf, speaksOfSuits, typesOf } from './hands.ts'

const suitNamed = (call: Call) => SUITS.find(suit => call.endsWith(suit))

function promisedBy (types: readonly HandType[]): readonly Suit[] {
  const hands = handsOf(types)
  return SUITS.filter(suit => guaranteed(hands, suit) >= 4)
}

/** The suit that a natural bid names. Where nothing says so, it is natural unless its hands may be short there, or it only has a purpose. */
function naturalSuit (call: Call, meaning: Meaning | undefined): Suit | undefined {
  const suit = suitNamed(call)
  if (suit === undefined || meaning === undefined || meaning.artificial === false) return suit
  if (meaning.artificial === true) return undefined
  const types = typesOf(meaning)
  const isNatural = types?.some(speaksOfSuits) === true ? guaranteed(handsOf(types), suit) >= 3 : meaning.purpose === undefined
  return isNatural ? suit : undefined
}

/** The suits that a player has specified by a call (26): what a natural bid names, or what every hand type promises with four cards. */
export function specifiedSuits (call: Call, meaning: Meaning | undefined): readonly Suit[] {
  const natural = naturalSuit(call, meaning)
  if (natural !== undefined) return [natural]
  const types = typesOf(meaning)
  return types === undefined ? [] : promisedBy(types)
}

/** The suits to which a withdrawn call relates solely (2007: 26A); none where its hand types differ in the suits they promise. */
export function relatesSolely (call: Call, meaning: Meaning | undefined): readonly Suit[] {
  const natural = naturalSuit(call, meaning)
  if (natural !== undefined) return [natural]
  const [first, ...others] = (typesOf(meaning) ?? []).map(type => promisedBy([type]))
  return first !== undefined && others.every(suits => suits.join() === first.join()) ? first : []
}
