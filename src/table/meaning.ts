import { SUITS } from '../../schemas/words.ts'
import type { Meaning } from '../../schemas/meaning.ts'

type Range = readonly [number, number]

const isReversed = (range: Range | undefined): boolean => range !== undefined && range[0] > range[1]
const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0)

/** Where a meaning speaks of hands that cannot be: a range that ends before it begins, or lengths that thirteen cards cannot have. */
export function impossibleHands ({ shows = [] }: Meaning): readonly string[] {
  return shows.flatMap(({ hcp, suits = {} }, at) => {
    const reversed = [...isReversed(hcp) ? ['hcp'] : [], ...SUITS.filter(suit => isReversed(suits[suit])).map(suit => `suits/${suit}`)]
    if (reversed.length > 0) return reversed.map(place => `/shows/${at}/${place}`)
    const lengths = SUITS.map((suit): Range => suits[suit] ?? [0, 13])
    return total(lengths.map(([least]) => least)) > 13 || total(lengths.map(([, greatest]) => greatest)) < 13 ? [`/shows/${at}/suits`] : []
  })
}
