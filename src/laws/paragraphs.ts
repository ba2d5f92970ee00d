import type { Edition } from '../../schemas/words.ts'

/**
 * The paragraphs under each Law, as each edition numbers them; one string holds for all four editions.
 * `A1-3` stands for A, A1, A2 and A3, `A-D` for four letters, `B2(a-c)` for B, B2 and three sub-paragraphs; '' has none.
 * What could not be confirmed for an edition is left out, save a few marked `?` at the end of their row. Law 50 of 1987 is cited without
 * a letter: its letters differ from the later ones.
 */
const NUMBERING: Readonly<Record<number, string | Readonly<Record<Edition, string>>>> = {
  7: 'A B1-3 C D',
  9: { 1987: 'A1 A2(a-b) A2(b)(1) A2(b)(2) B1(a-d) B2 C', 1997: 'A1 A2(a-b) A2(b)(1) A2(b)(2) B1(a-d) B2 C', 2007: 'A1-4 B1(a-d) B2 C', 2017: 'A1-5 B1(a-d) B2 C' },
  10: { 1987: 'A B C1-3', 1997: 'A B C1-3', 2007: 'A B C1-4', 2017: 'A B C1-4' },
  11: { 1987: 'A B C D', 1997: 'A B C', 2007: 'A B', 2017: 'A B' }, // ? all but A
  12: { 1987: 'A1-3 B C1-2', 1997: 'A1-3 B C1-3', 2007: 'A1-3 B1-2 C1(a-f) C1(e)(i) C1(e)(ii) C2(a-c) C3-4', 2017: 'A1-3 B1-2 C1(a-f) C1(e)(i) C1(e)(ii) C2(a-d) C3-4' }, // ? C1(f), C3-4
  13: { 1987: 'A1-3 B1-2 C', 1997: 'A1-3 B1-2 C', 2007: 'A B C D1 D2(a-b) E F', 2017: 'A1-2 B1-2 C D' },
  14: { 1987: 'A1-2 B1(a-b) B2-3', 1997: 'A1-2 B1(a-b) B2-3', 2007: 'A1-3 B1-4 C', 2017: 'A1-3 B1-4 C' }, // ? 1987
  15: { 1987: 'A1-2 B C', 1997: 'A1-2 B C', 2007: 'A1-2 B C', 2017: 'A1(a-c) A2-3 B1-3' },
  16: { 1987: 'A1-2 B C1-2', 1997: 'A1-2 B1-3 C1-2', 2007: 'A1(a-d) A2-4 B1(a-b) B2-3 C1 C2(a-d) C3 D1-2', 2017: 'A1(a-d) A2-4 B1(a-b) B2-3 C1-3 D1 D2(a-d) D3' },
  17: { 1987: 'A-E', 1997: 'A-E', 2007: 'A B C D1-4 E1-2', 2017: 'A B C D1-3' },
  18: { 1987: 'A-E', 1997: 'A-F', 2007: 'A-F', 2017: 'A-F' },
  19: 'A1-3 B1-3 C D',
  20: { 1987: 'A B C1-2 D E F', 1997: 'A B C1-2 D E F1-2', 2007: 'A B C1-2 D E F1-6 F5(a-b) F5(b)(i) F5(b)(ii) G1-2', 2017: 'A B C1-2 D E F1-6 F4(a-b) F5(a-b) F5(b)(i) F5(b)(ii) G1-3' },
  21: { 1987: 'A B1-3', 1997: 'A B1-3', 2007: 'A B1(a-b) B2-3', 2017: 'A B1(a-b) B2-3' },
  22: { 1987: 'A B', 1997: 'A B', 2007: 'A1-2 B1-2', 2017: 'A B' },
  23: { 1987: 'A B', 1997: '', 2007: '', 2017: 'A1-3 B C' },
  24: { 1987: 'A B C', 1997: 'A B C', 2007: 'A B C', 2017: 'A-E' },
  25: { 1987: 'A B1 B2(a-c) B2(b)(1) B2(b)(2)', 1997: 'A B1 B2(a-c) B2(b)(1) B2(b)(2)', 2007: 'A1-4 B1-3', 2017: 'A1-6 B1-3' },
  26: { 1987: 'A1-2 B', 1997: 'A1-2 B', 2007: 'A1 A2(a-b) B', 2017: 'A B' },
  27: { 1987: 'A B1(a-b) B2-3 C', 1997: 'A B1(a-b) B2-3 C', 2007: 'A1-2 B1(a-b) B2-4 C D', 2017: 'A1-2 B1(a-b) B2-4 C D' },
  28: 'A B',
  29: { 1987: 'A B', 1997: 'A B C', 2007: 'A B C', 2017: 'A B C' },
  30: { 1987: 'A B1 B2(a-b) B3 C', 1997: 'A B1 B2(a-b) B3 C', 2007: 'A B1 B2(a-b) B3 C', 2017: 'A B1(a-b) B1(b)(i) B1(b)(ii) B2 C' },
  31: { 1987: 'A1 A2(a-b) B', 1997: 'A1 A2(a-b) B', 2007: 'A1 A2(a-b) B', 2017: 'A1 A2(a-b) B1-2 C' },
  32: { 1987: 'A B1-2', 1997: 'A B1-2', 2007: 'A B1-2', 2017: 'A1 A2(a-b) B1-2 C' }, // ? 2017 B1-2
  33: '',
  34: '',
  35: 'A-D', // ? letters in 2007 and 2017
  36: { 1987: '', 1997: '', 2007: 'A B1-4', 2017: 'A B1-4 C' },
  37: { 1987: '', 1997: '', 2007: 'A B1-2', 2017: 'A B1-2' },
  38: { 1987: '', 1997: '', 2007: 'A-D', 2017: 'A-D' },
  39: { 1987: 'A B', 1997: 'A B', 2007: 'A B C', 2017: 'A B C' }, // ? 1987 and 1997
  40: { 1987: 'A B C D E', 1997: 'A B C D E1-2', 2007: 'A1(a-b) A2-3 B1(a-b) B2(a-d) B3-5 B6(a-b) C1-2 C3(a-b)', 2017: 'A1(a-b) A2-4 B1(a-b) B2(a-d) B2(a)(i) B2(a)(ii) B2(a)(iii) B2(a)(iv) B2(a)(v) B3-5 B6(a-b) C1-3' },
  41: 'A-D',
  42: 'A1-3 B1-3',
  43: { 1987: 'A1(a-c) A2(a-c) B1 B2(a-b) B3', 1997: 'A1(a-c) A2(a-c) B1 B2(a-b) B3', 2007: 'A1(a-c) A2(a-c) B1 B2(a-b) B3', 2017: 'A1(a-c) A2(a-c) A3 B1 B2(a-b) B3' },
  44: 'A-G',
  45: { 1987: 'A B C1-5 C4(a-b) D E1-2 F', 1997: 'A B C1-5 C4(a-b) D E1-2 F G', 2007: 'A B C1-5 C2(a-b) C4(a-b) D E1-2 F G', 2017: 'A B C1-5 C2(a-b) C4(a-b) D1-2 E1-2 F G' },
  46: { 1987: 'A B1-5 B3(a-b)', 1997: 'A B1-5 B3(a-b)', 2007: 'A B1-5 B1(a-c) B3(a-b)', 2017: 'A B1-5 B1(a-c) B3(a-b)' },
  47: { 1987: 'A B C D E1 E2(a-b) F', 1997: 'A B C D E1 E2(a-b) F', 2007: 'A B C D E1 E2(a-b) F1-2', 2017: 'A B C D E1 E2(a-b) F1-2' },
  48: 'A B1-2',
  49: '',
  50: { 1987: '', 1997: 'A B C D1 D2(a-b)', 2007: 'A B C D1(a-b) D2(a-b) E1-3', 2017: 'A B C D1(a-b) D2(a-b) E1-4' },
  51: { 1987: 'A B1(a-b) B2(a-b)', 1997: 'A B1(a-b) B2(a-b)', 2007: 'A B1(a-b) B2(a-b)', 2017: 'A B1(a-b) B2(a-c)' },
  52: 'A B1(a-c) B2',
  53: 'A B C',
  54: { 1987: 'A B1-2 C D', 1997: 'A B1-2 C D', 2007: 'A B1-2 C D E', 2017: 'A B1-2 C D E' },
  55: 'A B1-2 C',
  56: { 1987: '', 1997: '', 2007: '', 2017: 'A B' },
  57: { 1987: 'A1-3 B C', 1997: 'A1-3 B C', 2007: 'A1-3 B C1-2', 2017: 'A1-4 B C1-3 D' },
  58: 'A B1-4',
  59: '',
  60: 'A1-3 B C',
  61: { 1987: 'A B', 1997: 'A B', 2007: 'A B1 B2(a-b) B3', 2017: 'A B1 B2(a-b) B3 C' },
  62: { 1987: 'A B1-2 C1-2 D1-2', 1997: 'A B1-2 C1-2 D1-2', 2007: 'A B1-2 C1-3 D1-2', 2017: 'A B1-2 C1-3 D1-2' },
  63: { 1987: 'A1-3 B C', 1997: 'A1-3 B C', 2007: 'A1-3 B', 2017: 'A1-4 B' },
  64: { 1987: 'A1-2 B1-6 C', 1997: 'A1-2 B1-6 C', 2007: 'A1-2 B1-7 C', 2017: 'A1-2 B1-8 C1 C2(a-b)' },
  65: { 1987: 'A B1-2 C D', 1997: 'A B1-2 C D', 2007: 'A B1-3 C D', 2017: 'A B1-3 C D' },
  66: 'A-D',
  67: { 1987: 'A1-2 B1(a-b) B2', 1997: 'A1-2 B1(a-b) B2', 2007: 'A1-2 B1(a-b) B2(a-b)', 2017: 'A1-2 B1(a-b) B2(a-b)' },
  68: { 1987: 'A-D', 1997: 'A-D', 2007: 'A B1-2 C D', 2017: 'A B1-2 C D1 D2(a-b) D2(b)(i) D2(b)(ii)' },
  69: { 1987: 'A B', 1997: 'A B', 2007: 'A B1-2', 2017: 'A B1-2' },
  70: { 1987: 'A B1-3 C1-3 D E', 1997: 'A B1-3 C1-3 D E', 2007: 'A B1-3 C1-3 D1-3 E1-2', 2017: 'A B1-3 C1-3 D1-2 E1-2' },
  71: { 1987: 'A B C', 1997: 'A B C', 2007: '', 2017: 'A B' }, // 2007 has a bare 1 and 2; ? 2017
  72: { 1987: 'A1-6 B1-4', 1997: 'A1-6 B1-4', 2007: 'A B1-3', 2017: 'A B1-3 C' },
  // From here on only the letters, and the numbers that rulings cite.
  73: { 1987: 'A1-2 B1-2 C D1-2 E F1-2', 1997: 'A1-2 B1-2 C D1-2 E F1-2', 2007: 'A1-2 B1-2 C D1-2 E F', 2017: 'A1-2 B1-2 C1-2 D1-2 E1-2' },
  74: 'A1-3 B1-5 C1-8',
  75: { 1987: 'A B C D1-2', 1997: 'A B C D1-2', 2007: 'A B C D', 2017: 'A B C D1-3' },
  76: { 1987: 'A1-4 B', 1997: 'A1-4 B', 2007: 'A B C', 2017: 'A B C' },
  77: '',
  78: 'A B C D',
  79: { 1987: 'A B C', 1997: 'A B C', 2007: 'A1-2 B C1-2', 2017: 'A1-2 B C1-2' },
  80: { 1987: 'A-G', 1997: 'A-G', 2007: 'A1-3 B1-2', 2017: 'A1-3 B1-2' },
  81: { 1987: 'A B C1-8', 1997: 'A B C1-8', 2007: 'A B1-2 C1-8 D', 2017: 'A B1-2 C1-8 D' },
  82: 'A B1-2 C',
  83: '',
  84: 'A-E',
  85: 'A B',
  86: { 1987: 'A B C', 1997: 'A B C', 2007: 'A B C D', 2017: 'A B' },
  87: 'A B',
  88: '',
  89: '',
  90: 'A B1-8',
  91: 'A B',
  92: 'A B C D',
  93: 'A B C'
}

const TOKEN = /^([A-K])(?:-([A-K]))?(\d)?(?:-(\d))?(?:\(([a-z])(?:-([a-z]))?\))?(?:\(([ivx]+|\d)\))?$/

const between = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, step) => String.fromCharCode(first.charCodeAt(0) + step))

/** Every reference that one token stands for, with all that lies above it. */
function references (law: string, token: string): readonly string[] {
  const parts = TOKEN.exec(token)
  if (parts?.[1] === undefined) throw new Error(`Law ${law}: ${token} is no paragraph`)
  const [, letter, toLetter, digit, toDigit, sub, toSub, deepest] = parts
  const letters = between(letter, toLetter ?? letter).map(each => `${law}${each}`)
  const numbered = digit === undefined ? [] : letters.flatMap(above => between(digit, toDigit ?? digit).map(each => `${above}${each}`))
  const subs = sub === undefined ? [] : numbered.flatMap(above => between(sub, toSub ?? sub).map(each => `${above}(${each})`))
  return [...letters, ...numbered, ...subs, ...(deepest === undefined ? [] : subs.map(above => `${above}(${deepest})`))]
}

const paragraphsOf = (edition: Edition): ReadonlySet<string> => new Set(Object.entries(NUMBERING).flatMap(([law, numbering]) => {
  const tokens = typeof numbering === 'string' ? numbering : numbering[edition]
  return [law, ...tokens.split(' ').filter(token => token !== '').flatMap(token => references(law, token))]
}))

/** The numbers and paragraphs that may be cited in each edition; a citation outside its edition's list is a mistake of ours. */
export const PARAGRAPHS: Readonly<Record<Edition, ReadonlySet<string>>> = {
  1987: paragraphsOf('1987'),
  1997: paragraphsOf('1997'),
  2007: paragraphsOf('2007'),
  2017: paragraphsOf('2017')
}

/** The numbers of the Laws that are described and read one by one: Law 12 to Law 72. */
export const LAW_NUMBERS: readonly number[] = Array.from({ length: 61 }, (_, index) => 12 + index)
