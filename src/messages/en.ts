import { bar } from './en/bar.ts'
import { constraint } from './en/constraint.ts'
import { effect } from './en/effect.ts'
import { fault } from './en/fault.ts'
import { irregularity } from './en/irregularity.ts'
import { note } from './en/note.ts'
import { option } from './en/option.ts'
import { question } from './en/question.ts'
import { result } from './en/result.ts'
import { turn } from './en/turn.ts'
import { what } from './en/what.ts'

/**
 * The English catalogue: it defines the ids. Placeholders are ICU arguments; seats, sides, suits, calls and cards are put in by their
 * names (nouns.ts), and may ask for a grammatical case where a language has them: {player_dative}.
 */
export const en = { question, option, effect, constraint, what, irregularity, note, result, bar, turn, fault } as const

/** A catalogue in any language: the same groups and ids as the English one. */
export type Catalogue = { readonly [Group in keyof typeof en]: { readonly [Id in keyof (typeof en)[Group]]: string } }
export type QuestionId = keyof typeof en.question
export type NoteId = keyof typeof en.note
export type BarId = keyof typeof en.bar
export type FaultId = keyof typeof en.fault
