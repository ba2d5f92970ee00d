import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Vectors of the digests that no request can carry, or that stand in a test under another number, and why. */
const NOT_BY_NUMBER: Readonly<Record<string, string>> = {
  'V7.1': 'is V13.1 and what follows it: hands of 14 and 12 cards',
  'V7.2': 'is a matter of Law 67: V67.1 and the others',
  'V14.3': 'the round is over, and no trick is transferred: V63.7',
  'V15.3': 'the board whose cards he had comes to him as another deal: the service knows one deal only',
  'V23.31': 'Law 23 before 2007 is a review in every ruling that silences partner: V27 and V31',
  'V41.2': 'who may ask about the auction leaves the table as it is',
  'V41.5': 'who may ask about the auction leaves the table as it is',
  'V42.3': 'nothing has been led',
  'V45.2': 'a card that partner could not have seen is not reported as exposed',
  'V45.3': 'a card that was not played is not reported as played',
  'V49.3': 'a card that partner could not have seen is not reported as exposed',
  'V49.5': 'a concession to which partner objects at once: V68.2',
  'V49.6': 'whether another player has knocked the card out of the hand decides whether it is reported',
  'V49.10': 'a concession to which partner objects at once: V68.2',
  'V50.6': 'a card that partner could not have seen is not reported as exposed',
  'V50.7': 'whether another player has knocked the card out of the hand decides whether it is reported',
  'V55.8': 'what declarer makes of a quick protest is seen in no record',
  'V62.9a': 'what a revoker knows by himself is seen in no record',
  'V64.29': 'equity is the director\'s: every established revoke leaves a review under 64C',
  'V64.46': 'equity is the director\'s: every established revoke leaves a review under 64C',
  'V64.48': 'is V67.2 to V67.4 and V67.8',
  'V64.51': 'is V63.10',
  'V72.2': 'whether the loss is covered is the director\'s judgement: V72.1 and the review under 64C',
  'V72.3': 'procedural penalties (90) are no rulings on a table'
}

const read = (folder: string, ending: string): readonly string[] => readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith(ending)).map(name => readFileSync(new URL(join(folder, name), import.meta.url), 'utf8'))
const vectorsIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(text => text.match(/\bV\d+\.\d+[a-z]?\b/g) ?? []))

test('every vector of the digests runs, or it is said why not', () => {
  const tested = vectorsIn([...read('laws', '.test.ts'), ...read('meanings', '.test.ts'), ...read('ruling', '.test.ts'), ...read('play', '.ts'), ...read('cases', '.json')])
  // A vector in parts (V54.2a, V54.2b …) is covered by its parts.
  const isTested = (vector: string) => tested.has(vector) || [...tested].some(other => other.startsWith(vector) && /^[a-z]$/.test(other.slice(vector.length)))
  const without = [...vectorsIn(read('../docs/laws', '.md'))].filter(vector => !isTested(vector))
  expect(without.sort()).toEqual(Object.keys(NOT_BY_NUMBER).sort())
})
