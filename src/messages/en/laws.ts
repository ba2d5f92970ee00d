import type { Edition } from '../../../schemas/words.ts'
import { laws12to22 } from './laws/12-22.ts'
import { laws23to32 } from './laws/23-32.ts'
import { laws33to42 } from './laws/33-42.ts'
import { laws43to52 } from './laws/43-52.ts'
import { laws53to62 } from './laws/53-62.ts'
import { laws63to72 } from './laws/63-72.ts'

/** What a Law is called and what it provides, in our own words; one text for all editions, or one for each. */
export interface LawText {
  readonly title: string | Readonly<Record<Edition, string>>
  readonly summary: string | Readonly<Record<Edition, string>>
}

/** The Laws from 12 to 72, each with its title and a summary of its procedure. */
export const laws: Readonly<Record<number, LawText>> = {
  ...laws12to22, ...laws23to32, ...laws33to42, ...laws43to52, ...laws53to62, ...laws63to72
}

/** The title and the summary of a Law as one edition has it. */
export function lawText (number: number, edition: Edition): { readonly title: string, readonly summary: string } | undefined {
  const text = laws[number]
  if (text === undefined) return undefined
  const read = (said: string | Readonly<Record<Edition, string>>) => typeof said === 'string' ? said : said[edition]
  return { title: read(text.title), summary: read(text.summary) }
}
