import type { Action, ActionOf, ActionType } from '../../schemas/action.ts'
import type { Side } from '../../schemas/words.ts'
import { CALL_ON_WRONG_CARDS, callOnWrongCards } from '../laws/law15.ts'
import { law21, misinformerIn } from '../laws/law21.ts'
import { law25 } from '../laws/law25.ts'
import { law33 } from '../laws/law33.ts'
import { turnAt, type Table } from '../table/table.ts'
import type { Book } from './book.ts'
import type { Dialogue } from './dialogue.ts'
import type { Ruled } from './finding.ts'
import { hearCall } from './hearCall.ts'
import { hearAdjustedScore, hearCardCount, hearClosing, hearWrongBoard } from './hearCards.ts'
import { hearCancellation, hearClaim, hearContest, hearWithdrawal } from './hearClaim.ts'
import { hearDesignation } from './hearDesignation.ts'
import { hearActByDummy, hearMisplacedCard } from './hearDummy.ts'
import { hearChangeOfPlay, hearExposure, hearPlay, hearSimultaneousPlays } from './hearPlay.ts'
import { hearRevoke } from './hearRevoke.ts'
import { hearDefectiveTrick, hearInspection, hearMixedCards, hearTrickRemark } from './hearTrick.ts'
import type { Irregularity } from './identify.ts'

/** Collects what is found on the way, the irregularities also while questions are still open. */
export interface Minutes {
  readonly irregularities: Irregularity[]
  /** How many cards lay there when a revoke was put right last. */
  corrected?: number
  /** The side that is known to have agreed to the other side's claim or concession for good (69A). */
  agreed?: Side
}

/** The table at one action, and what was done after it. */
export interface Scene {
  readonly table: Table
  readonly since: readonly Action[]
}

type Hear<T extends ActionType> = (action: ActionOf<T>, scene: Scene, book: Book, minutes: Minutes) => Dialogue<Ruled>

const HEARD: { readonly [T in ActionType]: Hear<T> } = {
  call: hearCall,
  'change-call': (action, scene, book, minutes) => {
    minutes.irregularities.push({ type: 'change-of-call', offender: action.by, laws: ['25'] })
    return book.see(law25, { action, ...scene })
  },
  'simultaneous-calls': (action, { table }, book, minutes) => {
    const turn = turnAt(table)
    const early = action.calls.find(({ by }) => turn.to === 'none' || by !== turn.seat)
    if (early !== undefined && action.calls.length > 1) minutes.irregularities.push({ type: 'simultaneous-calls', offender: early.by, laws: ['33'] })
    return book.see(law33, { table, action })
  },
  misinformation: (action, scene, book, minutes) => {
    minutes.irregularities.push({ type: 'misinformation', ...misinformerIn(action), laws: ['21'] })
    return book.see(law21, { action, ...scene })
  },
  'call-on-wrong-cards': (action, scene, book, minutes) => {
    minutes.irregularities.push({ type: 'call-on-wrong-cards', offender: action.by, laws: [book.read(CALL_ON_WRONG_CARDS)] })
    return book.see(callOnWrongCards, { action, ...scene })
  },
  expose: hearExposure,
  play: hearPlay,
  'simultaneous-plays': hearSimultaneousPlays,
  designate: hearDesignation,
  'change-play': hearChangeOfPlay,
  'misplaced-card': hearMisplacedCard,
  'dummy-action': hearActByDummy,
  revoke: hearRevoke,
  'inspect-trick': hearInspection,
  'trick-remark': hearTrickRemark,
  'mixed-cards': hearMixedCards,
  'defective-trick': hearDefectiveTrick,
  claim: hearClaim,
  concede: hearClaim,
  'contest-claim': hearContest,
  'withdraw-agreement': hearWithdrawal,
  'cancel-concession': hearCancellation,
  'card-count': hearCardCount,
  'wrong-board': hearWrongBoard,
  'adjusted-score': hearAdjustedScore,
  'close-review': hearClosing
}

/** Hears one thing that was done, under the Law that it falls under. */
export function hearAction<T extends ActionType> (action: ActionOf<T>, scene: Scene, book: Book, minutes: Minutes): Dialogue<Ruled> {
  return (HEARD[action.type] as Hear<T>)(action, scene, book, minutes)
}
