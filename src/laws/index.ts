import type { Edition } from '../../schemas/words.ts'
import { law12 } from './law12.ts'
import { law13 } from './law13.ts'
import { law14 } from './law14.ts'
import { callOnWrongCards } from './law15.ts'
import { law21 } from './law21.ts'
import { law23 } from './law23.ts'
import { exposedInAuction } from './law24.ts'
import { law25 } from './law25.ts'
import { law26 } from './law26.ts'
import { law27 } from './law27.ts'
import { law28 } from './law28.ts'
import { law29 } from './law29.ts'
import { law30 } from './law30.ts'
import { law31 } from './law31.ts'
import { law32 } from './law32.ts'
import { law33 } from './law33.ts'
import { law34 } from './law34.ts'
import { law36 } from './law36.ts'
import { law37 } from './law37.ts'
import { law38 } from './law38.ts'
import { law39 } from './law39.ts'
import { law41 } from './law41.ts'
import { law43 } from './law43.ts'
import { misplacedCard } from './law45.ts'
import { law46 } from './law46.ts'
import { law47 } from './law47.ts'
import { law48 } from './law48.ts'
import { law49 } from './law49.ts'
import { law50 } from './law50.ts'
import { law51 } from './law51.ts'
import { law52 } from './law52.ts'
import { law53 } from './law53.ts'
import { law54 } from './law54.ts'
import { law55 } from './law55.ts'
import { law56 } from './law56.ts'
import { law57 } from './law57.ts'
import { law58 } from './law58.ts'
import { ableToComply } from './law59.ts'
import { law60 } from './law60.ts'
import { law61 } from './law61.ts'
import { law62 } from './law62.ts'
import { law63 } from './law63.ts'
import { law64 } from './law64.ts'
import { law65 } from './law65.ts'
import { law66 } from './law66.ts'
import { law67 } from './law67.ts'
import { law68 } from './law68.ts'
import { law69 } from './law69.ts'
import { law70 } from './law70.ts'
import { law71 } from './law71.ts'
import { law72 } from './law72.ts'
import { law77 } from './law77.ts'

/** What every Law has, whatever the facts that it looks at. */
interface Entry {
  readonly number: number
  readonly title: string
  readonly editions: Readonly<Record<Edition, unknown>>
}

/** The contents page: the Laws that have a procedure of their own, in the order of the book. Law 16 is a few terms that the others cite. */
export const CONTENTS: Readonly<Record<number, Entry>> = {
  12: law12,
  13: law13,
  14: law14,
  15: callOnWrongCards,
  21: law21,
  23: law23,
  24: exposedInAuction,
  25: law25,
  26: law26,
  27: law27,
  28: law28,
  29: law29,
  30: law30,
  31: law31,
  32: law32,
  33: law33,
  34: law34,
  36: law36,
  37: law37,
  38: law38,
  39: law39,
  41: law41,
  43: law43,
  45: misplacedCard,
  46: law46,
  47: law47,
  48: law48,
  49: law49,
  50: law50,
  51: law51,
  52: law52,
  53: law53,
  54: law54,
  55: law55,
  56: law56,
  57: law57,
  58: law58,
  59: ableToComply,
  60: law60,
  61: law61,
  62: law62,
  63: law63,
  64: law64,
  65: law65,
  66: law66,
  67: law67,
  68: law68,
  69: law69,
  70: law70,
  71: law71,
  72: law72,
  77: law77
}
