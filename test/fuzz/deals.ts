import fc from 'fast-check'

const SEATS = ['N', 'E', 'S', 'W'] as const
const SUITS = ['S', 'H', 'D', 'C'] as const
const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2']
const DECK = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}`))

type Seat = (typeof SEATS)[number]

const suitOf = (card: string) => card.slice(0, 1)
const strength = (card: string, led: string, trumps: string) => (suitOf(card) === trumps ? 200 : suitOf(card) === led ? 100 : 0) - RANKS.indexOf(card.slice(1))

const holding = (cards: readonly string[]) => SUITS.map(suit => RANKS.filter(rank => cards.includes(`${suit}${rank}`)).join('')).join('.')

function playOut (hands: Readonly<Record<Seat, readonly string[]>>, declarer: Seat, trumps: string, choices: readonly number[]): readonly string[] {
  const left = Object.fromEntries(SEATS.map(seat => [seat, [...hands[seat]]]))
  const play: string[] = []
  let leader = (SEATS.indexOf(declarer) + 1) % 4
  for (let trick = 0; trick < 13; trick++) {
    const cards = [0, 1, 2, 3].map(turn => {
      const hand = left[SEATS[(leader + turn) % 4] ?? 'N'] ?? []
      const led = suitOf(play[trick * 4] ?? '')
      const following = turn > 0 && hand.some(card => suitOf(card) === led) ? hand.filter(card => suitOf(card) === led) : hand
      const card = following[(choices[play.length] ?? 0) % following.length] ?? ''
      hand.splice(hand.indexOf(card), 1)
      play.push(card)
      return card
    })
    const led = suitOf(cards[0] ?? '')
    leader = (leader + cards.indexOf(cards.toSorted((one, other) => strength(other, led, trumps) - strength(one, led, trumps))[0] ?? '')) % 4
  }
  return play
}

/** A deal, a contract, and a regular play of all its cards. */
export const playedOut = fc.record({
  deck: fc.shuffledSubarray(DECK, { minLength: 52 }),
  declarer: fc.constantFrom(...SEATS),
  level: fc.integer({ min: 1, max: 7 }),
  denomination: fc.constantFrom('C', 'D', 'H', 'S', 'NT'),
  choices: fc.array(fc.nat(12), { minLength: 52, maxLength: 52 })
}).map(({ deck, declarer, level, denomination, choices }) => {
  const hands = { N: deck.slice(0, 13), E: deck.slice(13, 26), S: deck.slice(26, 39), W: deck.slice(39) }
  return {
    hands: { N: holding(hands.N), E: holding(hands.E), S: holding(hands.S), W: holding(hands.W) },
    contract: { level, denomination, declarer },
    play: playOut(hands, declarer, denomination, choices)
  }
})
