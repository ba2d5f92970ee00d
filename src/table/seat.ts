import { SEATS, type Seat, type Side } from '../../schemas/words.ts'

/** Left-hand opponent: the next seat clockwise. */
export const LHO = { N: 'E', E: 'S', S: 'W', W: 'N' } as const satisfies Record<Seat, Seat>
/** Right-hand opponent: the seat before, clockwise. */
export const RHO = { N: 'W', E: 'N', S: 'E', W: 'S' } as const satisfies Record<Seat, Seat>
/** The seat opposite. */
export const PARTNER = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Seat, Seat>
/** The partnership of a seat. */
export const SIDE = { N: 'NS', E: 'EW', S: 'NS', W: 'EW' } as const satisfies Record<Seat, Side>
/** The opponents of a side. */
export const OPPONENTS = { NS: 'EW', EW: 'NS' } as const satisfies Record<Side, Side>

/** How many seats clockwise from one player to another: 0 to 3. */
export const stepsFrom = (from: Seat, to: Seat): number => (SEATS.indexOf(to) - SEATS.indexOf(from) + 4) % 4
/** The seat so many steps clockwise. */
export const seatAfter = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? seat
/** Whether two players are opponents. */
export const areOpponents = (one: Seat, other: Seat): boolean => SIDE[one] !== SIDE[other]
