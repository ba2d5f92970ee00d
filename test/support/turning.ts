import { SEATS, SIDES, type Seat, type Side } from '../../schemas/words.ts'

const SEAT_KEYS = new Set(['by', 'attentionBy', 'offender', 'player', 'leader', 'seat', 'dealer', 'declarer', 'dummy', 'hand', 'partner', 'lho', 'rho', 'turn', 'players', 'owner'])
const SIDE_KEYS = new Set(['side', 'to', 'offenders'])

/** Where the answers are seats. */
const SEATS_ANSWER: ReadonlySet<string> = new Set(['["55A"]', '["14"]'])

const isSeat = (value: unknown): value is Seat => SEATS.some(seat => seat === value)
const isSide = (value: unknown): value is Side => SIDES.some(side => side === value)
const turnSeat = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? seat
const turnSide = (side: Side, steps: number): Side => steps % 2 === 0 ? side : side === 'NS' ? 'EW' : 'NS'

const turnedLetter = (letter: string, steps: number): string => {
  const upper = letter.toUpperCase()
  return isSeat(upper) ? turnSeat(upper, steps).toLowerCase() : letter
}

/** Turns everything that names a seat or a side so many steps clockwise; suits, calls and cards stay. */
export function turned<T> (value: T, steps: number, key?: string): T
export function turned (value: unknown, steps: number, key = ''): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[]).map(item => turned(item, steps, key))
  if (typeof value === 'object' && value !== null) {
    // A suit has the same letter.
    if (key === 'options' && 'id' in value && isSeat(value.id) && 'laws' in value && SEATS_ANSWER.has(JSON.stringify(value.laws))) return { ...turned(value, steps), id: turnSeat(value.id, steps) }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [(key === 'hands' || key === 'counts') && isSeat(name) ? turnSeat(name, steps) : isSide(name) ? turnSide(name, steps) : name, turned(inner, steps, name)]))
  }
  if (key === 'id' && typeof value === 'string') return value.replace(/^(withdraw-card-)([nesw])/, (_, start: string, seat: string) => `${start}${turnedLetter(seat, steps)}`)
  if (SEAT_KEYS.has(key) && isSeat(value)) return turnSeat(value, steps)
  if (SIDE_KEYS.has(key) && isSide(value)) return turnSide(value, steps)
  return value
}
