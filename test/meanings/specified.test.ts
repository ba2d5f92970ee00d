import { describe, expect, it } from 'vitest'
import type { Meaning } from '../../schemas/meaning.ts'
import type { Call, Suit } from '../../schemas/words.ts'
import { relatesSolely, specifiedSuits } from '../../src/meanings/specified.ts'

interface Row {
  readonly what: string
  readonly call: Call
  readonly meaning?: Meaning
  readonly specified: readonly Suit[]
  readonly solely: readonly Suit[]
}

const ROWS: readonly Row[] = [
  { what: 'a suit bid without a meaning is natural', call: '1H', specified: ['H'], solely: ['H'] },
  { what: 'a natural suit bid', call: '1S', meaning: { artificial: false, shows: [{ hcp: [12, 21], suits: { S: [5, 13] } }] }, specified: ['S'], solely: ['S'] },
  { what: 'a natural suit bid of three cards', call: '1C', meaning: { artificial: false, shows: [{ suits: { C: [3, 13] } }] }, specified: ['C'], solely: ['C'] },
  { what: 'a natural suit bid whose hands are not told', call: '2D', meaning: { artificial: false }, specified: ['D'], solely: ['D'] },
  { what: 'a bid above seven', call: '8C', specified: ['C'], solely: ['C'] },
  { what: 'pass', call: 'Pass', specified: [], solely: [] },
  { what: 'double', call: 'X', specified: [], solely: [] },
  { what: 'redouble', call: 'XX', specified: [], solely: [] },
  { what: 'notrump', call: '1NT', specified: [], solely: [] },
  { what: 'notrump with its points', call: '1NT', meaning: { artificial: false, shows: [{ hcp: [15, 17] }] }, specified: [], solely: [] },
  { what: 'a pass of limited strength', call: 'Pass', meaning: { shows: [{ hcp: [0, 11] }] }, specified: [], solely: [] },
  { what: 'a take-out double', call: 'X', meaning: { purpose: 'takeout', shows: [{ hcp: [12, 37], suits: { S: [0, 2], H: [3, 13], D: [3, 13], C: [3, 13] } }] }, specified: [], solely: [] },
  { what: 'a double that shows hearts', call: 'X', meaning: { artificial: true, shows: [{ hcp: [6, 37], suits: { H: [4, 13] } }] }, specified: ['H'], solely: ['H'] },
  { what: 'the same, its flag left out', call: 'X', meaning: { shows: [{ hcp: [6, 37], suits: { H: [4, 13] } }] }, specified: ['H'], solely: ['H'] },
  { what: 'a transfer', call: '2D', meaning: { artificial: true, shows: [{ suits: { H: [5, 13] } }] }, specified: ['H'], solely: ['H'] },
  { what: 'a transfer, its flag left out', call: '2D', meaning: { shows: [{ suits: { H: [5, 13] } }] }, specified: ['H'], solely: ['H'] },
  { what: 'both minors', call: '2NT', meaning: { artificial: true, shows: [{ hcp: [6, 11], suits: { D: [5, 13], C: [5, 13] } }] }, specified: ['D', 'C'], solely: ['D', 'C'] },
  { what: 'multi', call: '2D', meaning: { artificial: true, shows: [{ hcp: [5, 10], suits: { S: [6, 6] } }, { hcp: [5, 10], suits: { H: [6, 6] } }] }, specified: [], solely: [] },
  { what: 'multi with a strong type', call: '2D', meaning: { artificial: true, shows: [{ suits: { S: [6, 6] } }, { suits: { H: [6, 6] } }, { hcp: [20, 22] }] }, specified: [], solely: [] },
  { what: 'Michaels with a minor that is not named (V26.8)', call: '2S', meaning: { artificial: true, shows: [{ suits: { H: [5, 13], C: [5, 13] } }, { suits: { H: [5, 13], D: [5, 13] } }] }, specified: ['H'], solely: [] },
  { what: 'two types with the same suit', call: '2C', meaning: { artificial: true, shows: [{ hcp: [5, 9], suits: { H: [6, 13] } }, { hcp: [18, 37], suits: { H: [5, 13] } }] }, specified: ['H'], solely: ['H'] },
  { what: 'a strong club', call: '1C', meaning: { artificial: true, shows: [{ hcp: [16, 37] }] }, specified: [], solely: [] },
  { what: 'an artificial bid without hands', call: '2C', meaning: { artificial: true, purpose: 'asks-major' }, specified: [], solely: [] },
  { what: 'an asking bid, its flag left out', call: '2C', meaning: { purpose: 'asks-major' }, specified: [], solely: [] },
  { what: 'a bid with its points only, its flag left out', call: '1S', meaning: { shows: [{ hcp: [12, 21] }] }, specified: ['S'], solely: ['S'] },
  { what: 'a better minor, its flag left out', call: '1D', meaning: { shows: [{ suits: { D: [3, 13] } }] }, specified: ['D'], solely: ['D'] },
  { what: 'a short club, its flag left out', call: '1C', meaning: { shows: [{ suits: { C: [2, 13] } }] }, specified: [], solely: [] },
  { what: 'a splinter', call: '4H', meaning: { artificial: true, shows: [{ hcp: [11, 15], suits: { S: [4, 13], H: [0, 1] } }] }, specified: ['S'], solely: ['S'] },
  { what: 'shortness alone', call: '3H', meaning: { artificial: true, shows: [{ suits: { H: [0, 1] } }] }, specified: [], solely: [] },
  { what: 'both majors short of three: the minors remain open', call: '2NT', meaning: { artificial: true, shows: [{ suits: { S: [0, 3], H: [0, 3] } }] }, specified: [], solely: [] },
  { what: 'three-suited with short diamonds: clubs follow', call: '2D', meaning: { artificial: true, shows: [{ suits: { S: [4, 4], H: [4, 4], D: [0, 1] } }] }, specified: ['S', 'H', 'C'], solely: ['S', 'H', 'C'] },
  { what: 'hands that cannot be count for nothing', call: '2D', meaning: { artificial: true, shows: [{ suits: { H: [5, 13] } }, { suits: { S: [7, 13], D: [7, 13] } }] }, specified: ['H'], solely: ['H'] }
]

describe('the suits of a call', () => {
  it.each(ROWS)('specified by $what: $specified', ({ call, meaning, specified }) => {
    expect(specifiedSuits(call, meaning)).toEqual(specified)
  })

  it.each(ROWS)('related to solely by $what: $solely', ({ call, meaning, solely }) => {
    expect(relatesSolely(call, meaning)).toEqual(solely)
  })
})
