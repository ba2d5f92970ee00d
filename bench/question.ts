import type { RulingRequest } from '../schemas/ruling.ts'

const LEAD: RulingRequest = { table: { dealer: 'S', auction: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] }, action: { type: 'play', by: 'E', card: 'DK' } }

/** What is asked: without answers, the whole tree each time; and once with all answers, as a client sends it last. */
export const QUESTIONS = {
  'call-out-of-rotation': { table: { dealer: 'N', auction: ['1H'] }, action: { type: 'call', by: 'W', call: '1S' } },
  'opening-lead-out-of-turn': LEAD,
  'opening-lead-answered': { ...LEAD, answers: { misinformed: 'no', 'opening-lead': 'require-D' } }
} as const satisfies Record<string, RulingRequest>
/** The name of a question. */
export type Name = keyof typeof QUESTIONS
/** The names of all questions. */
export const NAMES = Object.keys(QUESTIONS) as Name[]
