import type { Edition } from '../../schemas/words.ts'

/**
 * How far the service goes with a Law: `ruled` by its procedure, `partly` so, left to the `director`'s judgement (the service leaves a
 * `review` or a note), or about matters of which a table holds nothing.
 */
export type Coverage = 'ruled' | 'partly' | 'director' | 'no-table-state'

type ByEdition<T> = Readonly<Record<Edition, T>>

/** Where a Law leads, what it may ask, and how far the service goes with it, by edition. */
export interface LawCoverage {
  readonly refersTo: ByEdition<readonly number[]>
  readonly answers: ByEdition<readonly string[]>
  readonly coverage: ByEdition<Coverage>
}

/** The same in all four editions. */
const all = <T> (value: T): ByEdition<T> => ({ 1987: value, 1997: value, 2007: value, 2017: value })
/** The two older codes alike, then each of the newer ones. */
const changed = <T> (before: T, in2007: T, in2017: T): ByEdition<T> => ({ 1987: before, 1997: before, 2007: in2007, 2017: in2017 })
const nothing = all<readonly string[]>([])

const DECLARERS_LEAD = ['misinformed', 'accept-lead', 'own-lead-or-follow', 'meant-as-lead', 'lead-played-to', 'premature-play'] as const
const FIFTH_CARD = ['meant-as-lead', 'deemed-led'] as const
const FAULT = ['fault-ns', 'fault-ew'] as const
const OUTSTANDING_TRUMP = ['doubted-tricks', 'tricks-of-conceder', 'trump-outstanding', 'trump-mentioned', 'unaware-of-trump', 'tricks-lost-to-trump'] as const
const LINE_OF_PLAY = ['unstated-line', 'depends-on-guess', 'shown-out', 'tricks-of-claimer'] as const
const FORESIGHT = ['could-have-been-aware', 'gained'] as const
const MIXED = ['when-mixed', 'others-cards-settle-it'] as const
const WITHDRAW_CARD = ['withdraw-card-n', 'withdraw-card-e', 'withdraw-card-s', 'withdraw-card-w'] as const
const CORRECTION = ['correct-after-attention', 'substitute-card', 'card-from-dummy', ...WITHDRAW_CARD, 'hands-returned'] as const

/**
 * For each Law from 12 to 72: the Laws it refers to, the ids of the questions it can put (without the suffix of a second asking), and how
 * far it is covered.
 */
export const COVERAGE: Readonly<Record<number, LawCoverage>> = {
  12: { refersTo: changed([81, 86, 88, 90], [81, 86, 90, 92], [82, 86, 87, 90, 92]), answers: changed<readonly string[]>([...FAULT, 'damaged', 'own-damage'], [...FAULT, 'damaged', 'own-damage'], [...FAULT, 'own-damage']), coverage: all('partly') },
  13: {
    refersTo: changed([12, 16, 86, 90], [12, 16, 86, 90], [12, 16, 86, 90]),
    answers: changed<readonly string[]>(
      ['surplus-card-played', 'play-over', 'card-seen', 'information-inconsequential', 'all-agree-to-play', 'kind-of-adjusted-score', ...FAULT],
      ['surplus-card-played', 'play-over', 'card-seen', 'information-interferes', 'correctable-without-change', 'kind-of-adjusted-score', ...FAULT],
      ['surplus-card-played', 'play-over', 'card-seen', 'correctable-without-change', 'kind-of-adjusted-score', ...FAULT]
    ),
    coverage: all('ruled')
  },
  14: { refersTo: changed([50, 61, 64, 67], [16, 50, 61, 64, 67], [16, 50, 61, 64, 67]), answers: all(['opening-lead-faced', 'missing-from', 'card-found', 'partner-could-have-seen']), coverage: all('ruled') },
  15: {
    refersTo: changed([12, 16, 90], [12, 16, 90], [12, 16, 17, 86, 90]),
    answers: changed<readonly string[]>(['opening-lead-faced', 'calls-repeated', 'played-before', ...FAULT], ['opening-lead-faced', 'calls-repeated', 'played-before', ...FAULT], ['wrong-cards-before', 'cards-looked-at', 'played-before', ...FAULT]),
    coverage: all('ruled')
  },
  16: { refersTo: changed([12, 73, 90], [7, 12, 23, 73, 90], [7, 12, 23, 26, 27, 73, 90]), answers: nothing, coverage: all('partly') },
  17: {
    refersTo: changed([34, 90], [12, 16, 22, 90], [16, 22, 54]),
    answers: changed<readonly string[]>(['replacement-call', 'differs-from-cancelled-call'], ['wrong-cards-before', 'replacement-call', 'differs-from-cancelled-call'], ['cards-looked-at']),
    coverage: all('partly')
  },
  18: { refersTo: changed([27, 38], [27, 38], [27, 38]), answers: nothing, coverage: all('ruled') },
  19: { refersTo: changed([32, 36, 77], [16, 32, 36, 77], [16, 32, 36, 77]), answers: nothing, coverage: all('ruled') },
  20: { refersTo: changed([16, 21, 40, 75], [9, 12, 16, 21, 40, 41, 73, 75], [9, 12, 16, 21, 40, 41, 73, 75]), answers: nothing, coverage: all('no-table-state') },
  21: {
    refersTo: changed([12, 16, 17, 40, 75], [12, 16, 22, 40, 47, 75], [12, 16, 17, 22, 26, 40, 47, 75]),
    answers: changed<readonly string[]>(
      ['misinformed', 'probably-influenced', 'changed-call', 'withdraw-call'],
      ['misinformed', 'could-have-been-influenced', 'changed-call', 'withdraw-call'],
      ['misinformed', 'could-have-been-influenced', 'changed-call', 'withdraw-call', 'comparable']
    ),
    coverage: all('partly')
  },
  22: { refersTo: changed([17, 34], [17, 19, 25, 41], [17, 19, 25]), answers: nothing, coverage: all('ruled') },
  23: {
    refersTo: { 1987: [12, 30, 72], 1997: [12, 72], 2007: [12], 2017: [12, 16, 26, 27, 30, 31, 32] },
    answers: changed<readonly string[]>([...FORESIGHT], [...FORESIGHT], ['comparable']),
    coverage: changed<Coverage>('partly', 'partly', 'ruled')
  },
  24: { refersTo: changed([16, 23, 50], [16, 23, 50], [16, 49, 50, 72]), answers: all(['deliberate']), coverage: all('ruled') },
  25: {
    refersTo: changed([16, 23, 26, 27, 36], [16, 17, 22, 26], [16, 17, 26]),
    answers: changed<readonly string[]>(
      ['unintended', 'pause-for-thought', 'accept-call', 'call-meant-as', 'first-call-or-other', 'withdraw-call'],
      ['unintended', 'pause-for-thought', 'accept-call', 'call-meant-as', 'lead-restriction-applies', 'withdraw-call'],
      ['unintended', 'accept-call', 'call-meant-as', 'comparable', 'withdraw-call']
    ),
    coverage: all('ruled')
  },
  26: {
    refersTo: changed([16, 59], [16, 59], [16, 23, 59]),
    answers: changed<readonly string[]>(
      ['same-meaning', 'suits-of-withdrawn-call', 'lead-demand', 'able-to-comply'],
      ['lead-restriction-applies', 'same-meaning', 'suits-of-withdrawn-call', 'lead-demand', 'able-to-comply'],
      ['comparable', 'lead-demand', 'able-to-comply']
    ),
    coverage: all('ruled')
  },
  27: {
    refersTo: changed([10, 16, 23, 25, 26, 31], [12, 16, 23, 25, 26, 31], [12, 16, 20, 23, 25, 26, 31, 72]),
    answers: changed<readonly string[]>(
      ['accept-call', 'call-meant-as', 'replacement-call', 'conventional'],
      ['accept-call', 'call-meant-as', 'replacement-call', 'artificial-call', 'same-meaning'],
      ['accept-call', 'call-meant-as', 'replacement-call', 'same-denomination', 'comparable']
    ),
    coverage: all('ruled')
  },
  28: { refersTo: changed([16, 29], [16, 29], [16, 26, 29]), answers: all(['call-meant-as']), coverage: all('ruled') },
  29: {
    refersTo: changed([16, 26, 30, 31, 32], [30, 31, 32], [23, 30, 31, 32]),
    answers: {
      1987: ['accept-call', 'call-meant-as'], 1997: ['accept-call', 'call-meant-as', 'conventional', 'suits-of-withdrawn-call'],
      2007: ['accept-call', 'call-meant-as', 'artificial-call', 'suits-of-withdrawn-call'], 2017: ['accept-call', 'call-meant-as']
    },
    coverage: all('ruled')
  },
  30: {
    refersTo: { 1987: [16, 23, 25, 26, 29, 31], 1997: [16, 25, 26, 29, 31, 72], 2007: [16, 23, 25, 29, 31], 2017: [16, 23, 25, 26, 29, 31, 72] },
    answers: changed<readonly string[]>(['conventional', 'replacement-call'], ['artificial-call', 'replacement-call'], ['artificial-call', 'replacement-call', 'comparable']),
    coverage: all('ruled')
  },
  31: {
    refersTo: changed([16, 23, 25, 26, 27, 29], [16, 23, 25, 26, 27, 29, 30], [16, 23, 25, 26, 27, 29, 30, 72]),
    answers: changed<readonly string[]>(['conventional'], ['artificial-call'], ['comparable']),
    coverage: all('ruled')
  },
  32: {
    refersTo: changed([19, 23, 25, 26, 29, 35, 36], [16, 19, 23, 25, 26, 29, 36], [16, 19, 23, 25, 26, 29, 36, 72]),
    answers: changed<readonly string[]>([], [], ['comparable']),
    coverage: all('ruled')
  },
  33: { refersTo: changed([28, 29], [28, 29], [28, 29]), answers: all(['simultaneous']), coverage: all('ruled') },
  34: { refersTo: changed([16, 17], [17], [17]), answers: nothing, coverage: all('ruled') },
  35: { refersTo: changed([19, 26, 36, 37, 38, 39], [19, 36, 37, 38, 39], [19, 36, 37, 38, 39]), answers: nothing, coverage: all('ruled') },
  36: {
    refersTo: changed([19, 23, 26, 32, 35], [19, 23, 26, 32], [19, 23, 26, 32, 72]),
    answers: changed<readonly string[]>(['replacement-call'], ['replacement-call'], ['replacement-call', 'comparable']),
    coverage: all('ruled')
  },
  37: { refersTo: changed([23, 26, 35], [23, 26, 36], [26, 36, 72]), answers: nothing, coverage: all('ruled') },
  38: { refersTo: changed([23, 26, 35], [23, 26], [26, 72]), answers: nothing, coverage: all('ruled') },
  39: {
    refersTo: changed([26, 35], [26], [26]),
    answers: { 1987: ['lead-restriction-applies'], 1997: [], 2007: [], 2017: [] },
    coverage: all('ruled')
  },
  40: { refersTo: changed([12, 75, 80], [12, 16, 20, 73, 75, 80], [12, 16, 20, 73, 75, 80]), answers: nothing, coverage: all('director') },
  41: { refersTo: changed([16, 20, 47, 54], [16, 20, 47, 54], [16, 20, 47, 54]), answers: nothing, coverage: all('partly') },
  42: { refersTo: changed([9, 43, 45, 61], [9, 43, 45, 61], [9, 20, 43, 45, 61]), answers: nothing, coverage: all('no-table-state') },
  43: {
    refersTo: changed([9, 12, 42, 61, 64, 90], [9, 12, 42, 61, 64, 90], [9, 12, 42, 61, 64, 90]),
    answers: changed<readonly string[]>(['hand-to-lead-from', 'dummy-asked-first'], ['hand-to-lead-from', 'dummy-asked-first'], ['hand-to-lead-from', 'dummy-looked', 'dummy-asked-first', 'damaged']),
    coverage: all('partly')
  },
  44: { refersTo: changed([53, 61], [53, 61], [53, 61]), answers: all(['able-to-comply', 'dummy-can-follow']), coverage: all('ruled') },
  45: {
    refersTo: changed([46, 47, 48, 49, 50, 53, 55, 56], [16, 46, 47, 48, 49, 50, 53, 55, 56], [16, 46, 47, 48, 49, 50, 53, 55, 56, 61, 64]),
    answers: changed<readonly string[]>(
      ['change-of-designation', 'unintended', 'pause-for-thought', 'able-to-comply', 'suggested-play', 'card-from-dummy', ...FIFTH_CARD, ...WITHDRAW_CARD],
      ['change-of-designation', 'unintended', 'pause-for-thought', 'able-to-comply', 'card-from-dummy', ...FIFTH_CARD, ...WITHDRAW_CARD],
      ['change-of-designation', 'unintended', 'card-from-dummy', ...FIFTH_CARD, ...WITHDRAW_CARD]
    ),
    coverage: all('partly')
  },
  46: { refersTo: changed([45], [45], [45]), answers: all(['different-intention', 'designation-meant', 'known-winner', 'card-in-dummy', 'held-by-dummy', 'dummy-can-follow', 'card-from-dummy']), coverage: all('ruled') },
  47: {
    refersTo: changed([16, 40, 45, 49, 58, 62], [12, 16, 45, 49, 53, 58, 62], [12, 16, 45, 49, 53, 58, 62, 63]),
    answers: {
      1987: ['misinformed', 'withdraw-lead', 'mistaken-explanation', 'unintended', 'pause-for-thought', ...WITHDRAW_CARD],
      1997: ['misinformed', 'withdraw-lead', 'mistaken-explanation', 'dummy-faced', 'unintended', 'pause-for-thought', ...WITHDRAW_CARD],
      2007: ['misinformed', 'mistaken-explanation', 'dummy-faced', 'unintended', 'pause-for-thought', ...WITHDRAW_CARD],
      2017: ['misinformed', 'mistaken-explanation', 'dummy-faced', 'unintended', ...WITHDRAW_CARD]
    },
    coverage: all('ruled')
  },
  48: { refersTo: changed([45, 54, 68], [45, 54, 68], [45, 54, 68]), answers: all(['claim-intended']), coverage: all('partly') },
  49: { refersTo: changed([23, 50, 68, 72], [23, 47, 50, 68], [47, 50, 68, 72]), answers: all(['deliberate', 'lead-demand']), coverage: all('ruled') },
  50: {
    refersTo: changed([16, 49, 51, 57, 59, 72], [16, 23, 49, 51, 57, 59], [12, 16, 49, 51, 57, 59, 72]),
    answers: all(['lead-demand', 'penalty-card-to-play', 'deliberate', 'able-to-comply']),
    coverage: all('ruled')
  },
  51: { refersTo: changed([50, 59], [50, 59], [50, 59]), answers: all(['lead-demand', 'penalty-card-to-play', 'able-to-comply']), coverage: all('ruled') },
  52: { refersTo: changed([50], [50, 51], [50, 51]), answers: all(['accept-card', 'penalty-card-to-play', 'able-to-comply']), coverage: all('ruled') },
  53: {
    refersTo: changed([16, 47, 57], [16, 47, 57], [16, 47, 55, 57]),
    answers: all(['misinformed', 'accept-lead', 'own-lead-or-follow', 'lead-played-to', 'premature-play', 'able-to-comply']),
    coverage: all('ruled')
  },
  54: {
    refersTo: changed([41, 50, 53, 56, 62], [24, 41, 47, 50, 53], [24, 41, 47, 50, 53]),
    answers: all(['misinformed', 'could-have-seen-dummy', 'lead-played-to', 'opening-lead', 'substitute-card']),
    coverage: all('ruled')
  },
  55: {
    refersTo: changed([12, 47, 53], [12, 47, 53], [16, 47, 53]),
    answers: changed<readonly string[]>([...DECLARERS_LEAD, 'spoke-first', 'accept-lead-2'], [...DECLARERS_LEAD, 'accept-lead-2'], [...DECLARERS_LEAD, 'accept-lead-2']),
    coverage: all('ruled')
  },
  56: { refersTo: changed([50, 53], [54], [50, 53]), answers: all(['misinformed', 'lead-played-to', 'accept-lead', 'own-lead-or-follow', 'lead-demand', 'able-to-comply']), coverage: all('ruled') },
  57: { refersTo: changed([50, 59], [50, 59], [16, 50, 59]), answers: all(['misinformed', 'rights-forfeited', 'premature-play', 'able-to-comply', 'suggested-play', 'meant-as-lead']), coverage: all('ruled') },
  58: { refersTo: changed([47, 50, 67], [16, 47, 50, 67], [16, 47, 50, 67]), answers: all(['premature-play', 'able-to-comply', 'card-to-play', 'meant-as-lead', ...WITHDRAW_CARD]), coverage: all('ruled') },
  59: { refersTo: changed([44], [44], [44]), answers: all(['able-to-comply']), coverage: all('ruled') },
  60: { refersTo: changed([50, 53], [50, 53], [50, 53]), answers: all(['misinformed', 'rights-forfeited']), coverage: all('ruled') },
  61: {
    refersTo: changed([16, 43, 44, 59, 63, 66], [16, 43, 44, 59], [16, 43, 44, 59, 66]),
    answers: changed<readonly string[]>(
      ['able-to-comply', 'discovered', 'correct-after-attention', 'dummy-asked-first'], ['able-to-comply', 'discovered', 'correct-after-attention', 'dummy-asked-first'],
      ['able-to-comply', 'discovered', 'correct-after-attention', 'dummy-asked-first', 'director-orders']
    ),
    coverage: all('ruled')
  },
  62: {
    refersTo: changed([16, 43, 47, 50, 61, 63], [16, 43, 47, 50, 66], [16, 43, 47, 50, 64, 72]),
    answers: changed<readonly string[]>([...CORRECTION], [...CORRECTION, 'director-orders'], [...CORRECTION]),
    coverage: all('ruled')
  },
  63: { refersTo: changed([43, 61, 62, 64, 69], [62, 64, 69], [47, 62, 64, 69]), answers: all(['discovered', 'correct-after-attention', 'claim-agreed']), coverage: all('ruled') },
  64: {
    refersTo: changed([12, 43, 50, 62, 63, 67], [12, 43, 50, 62, 79], [12, 43, 50, 62, 79]),
    answers: changed<readonly string[]>(
      ['attention-drawn', 'hands-returned', 'trick-winner', 'later-tricks', 'later-winner', 'earlier-revoke', 'both-sides-revoked', 'faced-card', 'damaged'],
      ['attention-drawn', 'hands-returned', 'trick-winner', 'later-tricks', 'earlier-revoke', 'both-sides-revoked', 'faced-card', 'damaged'],
      ['attention-drawn', 'hands-returned', 'trick-winner', 'later-tricks', 'earlier-revoke', 'both-sides-revoked', 'faced-card', 'damaged']
    ),
    coverage: all('ruled')
  },
  65: { refersTo: all([16, 42, 64, 66, 79]), answers: all(['played-to-next-trick', ...MIXED]), coverage: all('ruled') },
  66: { refersTo: changed([43, 61, 64, 65, 79], [43, 61, 62, 64, 65, 79], [7, 43, 61, 64, 65, 79]), answers: all(['played-to-next-trick', 'own-card-turned', 'director-orders', ...MIXED]), coverage: all('ruled') },
  67: {
    refersTo: changed([45, 50, 58, 61, 64], [45, 50, 58, 61, 64], [45, 50, 58, 61, 64]),
    answers: all(['both-sides-played-on', 'card-to-add', 'deemed-led', 'holds-suit-led', 'card-to-place', 'attention-drawn', 'faced-in-playing', 'restored-card-shown']),
    coverage: all('ruled')
  },
  68: {
    refersTo: changed([16, 54, 57, 69, 70, 71], [16, 54, 57, 69, 70, 71], [16, 50, 54, 57, 69, 70, 71]),
    answers: changed<readonly string[]>(
      ['claim-intended', 'tricks-left', 'objected-at-once', 'claim-response'], ['claim-intended', 'tricks-left', 'objected-at-once', 'claim-response'],
      ['claim-intended', 'tricks-left', 'objected-at-once', 'claim-response', 'all-concur']
    ),
    coverage: all('ruled')
  },
  69: {
    refersTo: changed([68, 71, 79], [68, 79], [68, 79]),
    answers: changed<readonly string[]>(
      ['claim-agreed', 'since-agreement', 'tricks-not-losable'], ['claim-agreed', 'since-agreement', 'tricks-likely-won'], ['claim-agreed', 'since-agreement', 'tricks-likely-won']
    ),
    coverage: all('ruled')
  },
  70: {
    refersTo: changed([68, 69], [68, 69], [68, 69]),
    answers: {
      1987: [...OUTSTANDING_TRUMP, ...LINE_OF_PLAY], 1997: [...OUTSTANDING_TRUMP, ...LINE_OF_PLAY, 'irrational-not-to'],
      2007: ['since-agreement', ...OUTSTANDING_TRUMP, 'depends-on-partner', ...LINE_OF_PLAY, 'irrational-not-to'],
      2017: ['since-agreement', ...OUTSTANDING_TRUMP, 'depends-on-partner', ...LINE_OF_PLAY]
    },
    coverage: all('partly')
  },
  71: {
    refersTo: changed([69, 79], [79], [79]),
    answers: changed<readonly string[]>(['since-agreement', 'tricks-not-losable'], ['correction-period-over', 'tricks-not-losable'], ['correction-period-over', 'tricks-not-losable']),
    coverage: all('ruled')
  },
  72: {
    refersTo: changed([12, 81], [20, 23, 62, 79], [12, 20, 62, 79]),
    answers: changed<readonly string[]>([...FORESIGHT], [], [...FORESIGHT]), coverage: changed<Coverage>('partly', 'no-table-state', 'partly')
  }
}
