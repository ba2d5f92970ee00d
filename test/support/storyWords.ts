import type { Constraint } from '../../schemas/constraint.ts'
import type { Turn } from '../../schemas/ruling.ts'
import type { WireTable } from '../../schemas/table.ts'
import { SEATS, type Seat } from '../../schemas/words.ts'

const after = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4] ?? 'N'
/** A call as in a story: P for a pass, N for notrump. */
export const short = (call: string): string => call === 'Pass' ? 'P' : call.replace('NT', 'N')

/** The auction in the words of a story: `^` out of rotation, `!` insufficient and accepted. */
export function writeAuction ({ dealer = 'N', auction = [] }: WireTable): string {
  let turn = dealer
  return auction.map(entry => {
    const { by, call, accepted } = typeof entry === 'string' ? { call: entry } : entry
    const seat = by ?? turn
    const mark = `${accepted === true ? '!' : ''}${seat === turn ? '' : '^'}`
    turn = after(seat)
    return `${seat} ${short(call)}${mark}`
  }).join(', ')
}

/** Who is next: `S` to call, `S leads`, `none`. */
export const writeTurn = (turn: Turn): string => turn.to === 'none' ? 'none' : turn.to === 'call' ? turn.seat : `${turn.seat} ${turn.to}s`

const cited = (text: string, { law }: Constraint): readonly string[] => [`${text}${law === undefined ? '' : ` [${law}]`}`]

/** A constraint that binds a player or gives a right, in the words of a story. */
export function writeConstraint (constraint: Constraint): readonly string[] {
  switch (constraint.type) {
    case 'must-pass': return cited(`${constraint.player} must pass ${constraint.turns === 'all' ? 'throughout' : 'once'}`, constraint)
    case 'must-call': return cited(`${constraint.player} must repeat ${short(constraint.call)}${constraint.if === undefined ? ' now' : ''}`, constraint)
    case 'may-not-double': return cited(`${constraint.player} may not double`, constraint)
    case 'replacement-call': return cited(`${constraint.player} replaces ${short(constraint.withdrawn.call)}${constraint.if === undefined ? '' : ' if RHO acts'}`, constraint)
    case 'lead-options': {
      const closed = constraint['not-suits'] ?? []
      const suits = typeof constraint.suits === 'string' ? `any${closed.length === 0 ? '' : ` but ${closed.join('')}`}` : constraint.suits.join('')
      return cited(`${constraint.leader} leads: ${constraint.demands.join('/')} ${suits}`, constraint)
    }
    case 'lead-restriction': return cited(`${constraint.leader} leads: ${[constraint.demand, ...constraint.suits].join(' ')} (chosen)`, constraint)
    case 'exposed-card': return cited(`${constraint.player} has ${constraint.card} faced (${constraint.manner})`, constraint)
    case 'penalty-card': return cited(`${constraint.player} has ${constraint.card} as a ${constraint.status} penalty card`, constraint)
    case 'score-limit': return cited(`${constraint.side} at most average minus`, constraint)
    case 'unauthorised-information': case 'review': return []
    default: return cited(constraint.type, constraint)
  }
}

/** What is unauthorised, in the words of a story: `EW: E 1H`. */
export function writeTold (constraint: Constraint): readonly string[] {
  if (constraint.type !== 'unauthorised-information') return []
  const { side, source: { by, call, card, remark } } = constraint
  return cited(`${side}: ${by} ${call === undefined ? card ?? '' : short(call)}${remark === true ? ' (remark)' : ''}`, constraint)
}

/** What the director looks at after the play, in the words of a story: `NS 72C`. */
export const writeReview = (constraint: Constraint): readonly string[] => constraint.type === 'review' ? [`${constraint.side} ${constraint.law ?? ''}`] : []
