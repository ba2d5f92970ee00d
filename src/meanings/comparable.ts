import type { HandType, Meaning } from '../../schemas/meaning.ts'
import { SUITS, type Call } from '../../schemas/words.ts'
import { areDisjoint, areEqual, cover, guaranteed, handsOf, isContained, overlap, shareAShape, strengthOf, typesOf, type Hands, type Range } from './hands.ts'

/** What the director may be told with a question of judgement; it decides nothing. */
export type Leaning = 'yes' | 'no' | 'open'

/** A question for the director, with what the meanings tell about it. */
export interface Asked {
  readonly answer: 'ask'
  readonly cover?: number
  readonly overlap?: number
  readonly leaning?: Leaning
}

/** Whether a call is comparable with the withdrawn one, by which limb of 23A, or that the director must say. */
export type Verdict = { readonly answer: 'yes', readonly limb: '23A1' | '23A2' | '23A3' } | { readonly answer: 'no' } | Asked

/** Whether a call means the same as the insufficient bid, or something more precise, or that the director must say. */
export type SameMeaning = { readonly answer: 'yes' } | { readonly answer: 'no' } | Asked

interface Told {
  readonly call: Call
  readonly meaning: Meaning
  readonly types: readonly HandType[]
  readonly hands: Hands
}

const ASK = /^asks-./
const RELAY = /^relay-to-./
const ANSWER = /^answers-.+-./

const isPrecise = (purpose: string) => [ASK, RELAY, ANSWER].some(form => form.test(purpose))

function told (call: Call, meaning: Meaning): Told | undefined {
  const types = typesOf(meaning)
  return types && { call, meaning, types, hands: handsOf(types) }
}

const haveSamePurpose = (a: Meaning, b: Meaning) => a.purpose === b.purpose

const commonPurpose = (a: Meaning, b: Meaning) => haveSamePurpose(a, b) ? a.purpose : undefined

// A double or redouble always has some purpose, whether or not it was sent.
const hasNoPurpose = ({ call, meaning }: Told) =>
  call !== 'X' && call !== 'XX' && meaning.artificial !== true && meaning.purpose === undefined

const gap = ([a, b]: Range, [c, d]: Range) => Math.max(0, c - b, a - d)

function areOnlyStrengthApart (withdrawn: Told, replacement: Told): boolean {
  return shareAShape(withdrawn.hands, replacement.hands) &&
    withdrawn.types.some(a => replacement.types.some(b => gap(strengthOf(a), strengthOf(b)) <= 2))
}

const dropsASuit = (withdrawn: Told, replacement: Told) => SUITS.some(suit => {
  const promised = guaranteed(withdrawn.hands, suit)
  return promised >= 4 && guaranteed(replacement.hands, suit) <= promised - 2
})

/** No common purpose is possible, and the hands are too far apart for anything else. */
function areIncompatible (withdrawn: Told, replacement: Told): boolean {
  if (!hasNoPurpose(withdrawn) && !hasNoPurpose(replacement)) return false
  if (areDisjoint(withdrawn.hands, replacement.hands) && !areOnlyStrengthApart(withdrawn, replacement)) return true
  return dropsASuit(withdrawn, replacement) && cover(replacement.hands, withdrawn.hands) < 0.5
}

const areAlikeInLength = (a: Hands, b: Hands) => SUITS.every(suit => Math.abs(guaranteed(a, suit) - guaranteed(b, suit)) <= 1)

function ask (withdrawn: Told, replacement: Told, lean: (cover: number, overlap: number) => Leaning): Asked {
  const covered = cover(replacement.hands, withdrawn.hands)
  const overlapping = overlap(replacement.hands, withdrawn.hands)
  return { answer: 'ask', cover: covered, overlap: overlapping, leaning: lean(covered, overlapping) }
}

/** Whether a call is comparable with the withdrawn one (23A), as far as the meanings leave nothing to judge. */
export function comparable (withdrawn: Call, withdrawnMeaning: Meaning | undefined, replacement: Call, replacementMeaning: Meaning | undefined): Verdict {
  if (withdrawnMeaning === undefined || replacementMeaning === undefined) return { answer: 'ask' }
  const purpose = commonPurpose(withdrawnMeaning, replacementMeaning)
  if (purpose !== undefined && isPrecise(purpose)) return { answer: 'yes', limb: '23A3' }

  const before = told(withdrawn, withdrawnMeaning)
  const after = told(replacement, replacementMeaning)
  if (before === undefined || after === undefined) return purpose === undefined ? { answer: 'ask' } : { answer: 'ask', leaning: 'yes' }

  const samePurpose = haveSamePurpose(withdrawnMeaning, replacementMeaning)
  if (samePurpose && areEqual(after.hands, before.hands)) return { answer: 'yes', limb: '23A1' }
  if (samePurpose && isContained(after.hands, before.hands)) return { answer: 'yes', limb: '23A2' }
  if (areIncompatible(before, after)) return { answer: 'no' }

  return ask(before, after, (cover, overlap) => {
    if (purpose !== undefined) return 'yes'
    if (samePurpose && (cover >= 0.95 || (overlap >= 0.75 && areAlikeInLength(before.hands, after.hands)))) return 'yes'
    return cover < 0.75 && overlap < 0.35 ? 'no' : 'open'
  })
}

/** Whether a call means the same as the insufficient bid or something more precise (2007: 27B1(b)); `liberal` moves only the leaning. */
export function sameMeaning (withdrawn: Call, withdrawnMeaning: Meaning | undefined, replacement: Call, replacementMeaning: Meaning | undefined, liberal = false): SameMeaning {
  if (withdrawnMeaning === undefined || replacementMeaning === undefined) return { answer: 'ask' }
  const purpose = commonPurpose(withdrawnMeaning, replacementMeaning)
  if (purpose !== undefined && ANSWER.test(purpose)) return { answer: 'yes' }

  const before = told(withdrawn, withdrawnMeaning)
  const after = told(replacement, replacementMeaning)
  const isSameAsk = liberal && purpose !== undefined && ASK.test(purpose)
  if (before === undefined || after === undefined) return isSameAsk ? { answer: 'ask', leaning: 'yes' } : { answer: 'ask' }

  const samePurpose = haveSamePurpose(withdrawnMeaning, replacementMeaning)
  const contained = isContained(after.hands, before.hands)
  if (samePurpose && contained) return { answer: 'yes' }
  if (areIncompatible(before, after)) return { answer: 'no' }

  return ask(before, after, cover => {
    if (isSameAsk || (liberal && samePurpose && cover >= 0.95)) return 'yes'
    return contained ? 'open' : 'no'
  })
}
