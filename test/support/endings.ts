import type { Action } from '../../schemas/action.ts'
import type { Contract, WireTable } from '../../schemas/table.ts'
import type { Card, Seat } from '../../schemas/words.ts'

const cardsOf = (text: string): readonly string[] => text.split(' ')
const ending = (contract: Contract, hands: NonNullable<WireTable['hands']>, play: string): WireTable => ({ dealer: contract.declarer, contract, hands, play: [...cardsOf(play)] })

/** Plays as actions: `N SA, E S4`. */
export const plays = (text: string): Action[] => text.split(', ').map(played => {
  const [by, card] = played.split(' ')
  return { type: 'play', by: by as Seat, card: card as Card }
})

/** A 3NT of nine tricks, not played to yet. */
export const NOTRUMP: WireTable = {
  dealer: 'S', contract: { level: 3, denomination: 'NT', declarer: 'S' },
  hands: { N: 'AK32.Q74.KJ5.962', E: 'QJ94.J95.9832.KT', S: 'T8.AK6.QT64.AQ83', W: '765.T832.A7.J754' }
}

/** Spades are trumps, South is on lead with SK HA DA; West has S9 H2 H3, the others no trump (V70.1). */
export const TRUMP_OUT = ending({ level: 4, denomination: 'S', declarer: 'S' },
  { N: 'JT65..9532.AQ872', E: '3.JT7.KJ84.96543', S: 'AKQ4.AQ84.AQ6.KJ', W: '9872.K96532.T7.T' },
  'HK S6 HT H4 S5 S3 SQ S2 HQ H9 CA H7 D6 DT D5 DJ DK DQ D7 D9 C9 CJ CT C7 CK S8 C8 C6 H5 ST HJ H8 CQ C5 S4 H6 SA S7 SJ D8')

/** Spades are trumps, South is on lead with SA SK SQ; West has S9 H2 H3 (V70.2). */
export const TRUMPS_ABOVE = ending({ level: 4, denomination: 'S', declarer: 'S' },
  { N: '2.65.QJ8632.AJT2', E: '.K4.AK74.KQ98743', S: 'AKQT7643.AJT.9.5', W: 'J985.Q98732.T5.6' },
  'DT DJ D7 D9 CA CQ C5 C6 DQ DK S4 D5 HA H7 H6 H4 S6 SJ S2 C7 S8 H5 C9 S7 H8 D6 HK HJ DA S3 HQ D8 HT H9 CJ CK ST S5 CT C8')

/** Notrump, South leads from H3 H2; North has HA HQ, West HK H9, East C8 C9 (V70.4). */
export const FINESSE = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: '96.AQ54.J5432.J6', E: 'K7532.J86.7.KQ98', S: 'J.732.AKQ986.A52', W: 'AQT84.KT9.T.T743' },
  'ST S9 S2 SJ DK DT D3 D7 C2 CT C6 CK H8 H7 HT H5 SA S6 S5 C5 C4 CJ CQ CA DQ C7 D2 HJ D8 S8 DJ S7 D4 SK D6 C3 D9 SQ D5 H6 DA S4 H4 S3')

/** Notrump, South leads from CA CK C5; West has CJ, East C7 (V70.5). */
export const TOP_CLUBS = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: 'A.AQ4.AT85432.T2', E: '764.KJ98532..987', S: 'QT.T6.QJ97.AKQ53', W: 'KJ98532.7.K6.J64' },
  'DK D5 S4 DQ S5 SA S6 SQ DA HK D9 D6 HA H5 H6 H7 CT C9 C3 C6 DT H8 DJ SK CQ C4 C2 C8 HT SJ HQ HJ H4 H9 D7 S8 S7 ST S9 D8')

/** Notrump, South leads from CA H3; North has H4 D4, East C3 C2, West HA DA (V70.6). */
export const TWO_ACES = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: 'JT98.Q42.QT42.J6', E: '.965.KJ85.K87532', S: 'AQ7543.KT3.6.AQT', W: 'K62.AJ87.A973.94' },
  'S2 S9 D5 S4 C6 C5 CT C9 S7 SK S8 H5 D9 DT DJ D6 H9 HK H8 HQ SQ S6 ST DK SA H7 SJ C8 HT HJ H2 H6 C4 CJ C7 CQ S3 D7 D2 CK S5 D3 DQ D8')

/** Notrump, the last trick: South is on lead with HA (V71.1). */
export const LAST_TRICK = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: 'A5.K9.T8532.6542', E: 'Q62.64.KQ74.Q983', S: 'KJ743.AJ53.A9.A7', W: 'T98.QT872.J6.KJT' },
  'S8 SA S2 SK D3 D4 DA D6 H5 H7 HK H4 C5 C9 C7 CJ H8 H9 H6 H3 S5 SQ S3 S9 D7 D9 DJ D5 HQ C6 DQ HJ CT C2 CQ CA SJ ST DT S6 S4 CK D8 C8 S7 HT C4 DK')

/** Spades are trumps, South is on lead with SA S2; the only other trump is West's bare queen (V71.2). */
export const BARE_QUEEN = ending({ level: 4, denomination: 'S', declarer: 'S' },
  { N: '5.AT6.K76432.A95', E: 'T743.QJ82.Q.J643', S: 'AK82.K943.AT9.KT', W: 'QJ96.75.J85.Q872' },
  'D5 DK DQ DT HT H2 H4 H7 CA CJ CK CQ S5 S4 SK SJ H3 H5 H6 HQ HJ HK C8 HA C5 C6 CT C7 DA D8 D7 ST H8 H9 DJ D4 D9 S9 D6 S3 S6 C9 S7 S8')

/** Notrump, East leads from D6 D5; South has DK S2, West DA D2, North C3 C2. */
export const KING_BEFORE_ACE = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: '753.T93.Q.AJT732', E: 'K6.AKQ72.965.KQ8', S: 'AJT982.J64.K4.94', W: 'Q4.85.AJT8732.65' },
  'SQ S5 S6 S9 D7 DQ D9 D4 CA CK C4 C5 S7 SK SA S4 ST D3 S3 HK C9 C6 C7 C8 S8 DJ CJ HA SJ H8 H3 CQ H6 H5 HT H2 CT H7 H4 D8 H9 HQ HJ DT')

/** Notrump, two tricks left; on the eighth East, with diamonds, had discarded H3 on South's DK, and his side has won none since. */
export const DISCARDED_ON_THE_KING = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: 'QJT6.Q6.J74.AK95', E: '73.AT73.AT95.J42', S: 'AK985.J94.K82.86', W: '42.K852.Q63.QT73' },
  'D6 DJ DA D8 HT HJ H5 H6 D2 DQ D7 D5 HK HQ H7 H4 CQ CK CJ C6 SJ S3 S5 S2 SQ S7 SA S4 DK D3 D4 H3 S9 H2 S6 D9 SK CT ST HA S8 C7 C9 C2')

const TWELFTH_TRICK = ending({ level: 3, denomination: 'H', declarer: 'S' },
  { N: 'KJ74.J8.AKJ5.AQ6', E: 'A.AQT94.82.KT932', S: 'Q532.763.T93.875', W: 'T986.K52.Q764.J4' },
  'HK HJ HT H7 H5 H8 HA H6 CT C7 CJ CQ S7 SA SQ ST C2 C5 C4 C6 SJ H4 S5 S6 D8 DT DQ DA DJ D2 D9 D4 D5 H9 D3 D7 C9 C8 S9 CA DK C3 S3 D6 S4')
/** Hearts are trumps; to the twelfth trick South has played S2 from his hand right after S4 from dummy (57C); East has HQ CK left, South H3, West S8 H2, North SK. */
export const PLAYED_EARLY: WireTable = { ...TWELFTH_TRICK, play: [...TWELFTH_TRICK.play ?? [], { by: 'S', card: 'S2' }] }

/** Notrump; on the ninth trick East played nothing to South's spade though he had the ten (V67.8). */
export const NINTH_TRICK = ending({ level: 1, denomination: 'NT', declarer: 'S' },
  { N: '53.92.K42.KT5432', E: 'QT2.KT876.AQ986.', S: 'A9876.A43.T53.J8', W: 'KJ4.QJ5.J7.AQ976' },
  'D7 DK D8 D5 D4 D9 D3 DJ SJ S5 SQ S7 D6 DT CA D2 S6 SK S3 S2 HJ H2 H6 H3 CQ CK HT C8 C4 DQ CJ C9 S9 S4 C3')
/** What was played after it, to the end; East and West win all of it. */
export const AFTER_NINTH_TRICK = 'S H4, W HQ, N H9, E HK, E DA, S HA, W C6, N CT, E H7, S SA, W H5, N C5, E H8, S S8, W C7, N C2'

/** Notrump; on the ninth trick East, who has no diamond, played nothing to South's diamond. */
export const NINTH_TRICK_VOID = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: '764.KJT96.94.652', E: 'Q53.Q5.T732.AQJ8', S: 'J92.A42.AKQJ6.T7', W: 'AKT8.873.85.K943' },
  'D5 D9 D3 DA H2 H3 HK HQ HJ H5 HA H8 S9 S8 S6 S3 C7 C3 C6 CJ D2 DK D8 D4 DQ SA S4 D7 DJ ST H9 DT D6 SK S7')
export const AFTER_NINTH_TRICK_VOID = 'S CT, W C4, N C2, E CA, E C8, S H4, W CK, N C5, W H7, N HT, E CQ, S SJ, N H6, E S5, S S2, W C9'

/** Hearts are trumps; on the eleventh trick dummy played nothing to East's spade. */
export const DUMMY_MISSED = ending({ level: 3, denomination: 'H', declarer: 'S' },
  { N: 'KQ85.J82.Q8542.A', E: '743.KT76.97.JT76', S: 'AJ9.A953.J3.Q542', W: 'T62.Q4.AKT6.K983' },
  'S6 SQ S7 SA CQ C8 CA C6 D5 D9 D3 DK DT D8 D7 DJ S9 S2 SK S4 H2 H6 HA HQ H9 H4 HJ H7 DQ CT C2 DA D6 D2 HK SJ CJ C4 C9 S8 S3 H3 ST')
export const AFTER_DUMMY_MISSED = 'S H5, W C3, N H8, E HT, E C7, S C5, W CK, N D4'

/** Hearts are trumps; on the eleventh trick West played nothing to North's club; his side wins no trick from there on. */
export const NOTHING_WON_AFTER = ending({ level: 3, denomination: 'H', declarer: 'S' },
  { N: 'A72.3.Q54.QT9742', E: 'QJ4.JT2.AJ73.J63', S: 'T865.AK95.K86.AK', W: 'K93.Q8764.T92.85' },
  'H7 H3 HT H5 S4 S6 SK S7 H8 C4 HJ HA D6 DT D4 DA D7 D8 D9 D5 H4 C9 H2 H9 CK C5 CQ C6 S8 S3 S2 SQ DJ DK D2 DQ ST S9 SA SJ C7 C3 CA')
export const AFTER_NOTHING_WON = 'S S5, W C8, N CT, E CJ, S HK, W H6, N C2, E D3'

/** Hearts are trumps; on the twelfth trick West played nothing to North's spade. */
export const TWELFTH_TRICK_MISSED = ending({ level: 3, denomination: 'H', declarer: 'S' },
  { N: 'JT5.KJ97.T2.J862', E: 'AK762.8632.Q7.K3', S: 'Q843.AQ.J94.Q954', W: '9.T54.AK8653.AT7' },
  'D5 D2 DQ D4 D7 D9 DA DT H4 HJ H8 HQ CQ CT C6 CK S7 SQ S9 SJ HA HT HK H6 C5 CA C8 C3 DK C2 H3 DJ S2 S3 C7 S5 CJ S6 C4 H5 D3 H7 H2 C9 ST SK S8')
export const AFTER_TWELFTH_TRICK_MISSED = 'E SA, S S4, W D8, N H9'

/** Notrump, six tricks; on the second East's S6 and S2 stuck together, on the fourth he discarded on a spade (V67.4). */
export const STUCK_TOGETHER = ending({ level: 1, denomination: 'NT', declarer: 'S' },
  { N: 'AKT75.AK982.62.8', E: '62.QJT6.J84.J632', S: '83.43.T973.KT975', W: 'QJ94.75.AKQ5.AQ4' },
  'DQ D6 D8 DT SJ S7 S6 S8 H5 HA HJ H3 SK H6 S3 S9 H9 HQ H4 H7 CJ C9 C4 C8')

/** Notrump; on the second trick East's SK and S3 stuck together, SK was the visible one (V67.4). */
export const STUCK_TO_THE_KING = ending({ level: 3, denomination: 'NT', declarer: 'S' },
  { N: 'JT9.QJ2.KQ32.K32', E: 'K3.543.87654.Q54', S: 'A87.AK6.AJ.AJT87', W: 'Q6542.T987.T9.96' },
  'HT HJ H3 H6 SJ SK SA S2')

/** The third trick of 3NT: South led a diamond, West played nothing, North and East followed (V67.1). */
export const THIRD_TRICK: WireTable = { ...NOTRUMP, play: ['H2', 'H4', 'H9', 'HA', 'HK', 'H3', 'H7', 'H5', 'D4', { by: 'N', card: 'DJ' }, { by: 'E', card: 'D2' }] }

/** Spades are trumps, South has won the tenth trick, to which East did not follow though he had the ace, and has claimed two of the last three. */
export const CLAIMED_AFTER_REVOKE: WireTable = {
  ...ending({ level: 2, denomination: 'S', declarer: 'S' },
    { N: 'K975.K96532..AT7', E: 'AJ6.T.7653.KJ954', S: 'T83.QJ874.AJ84.3', W: 'Q42.A.KQT92.Q862' },
    'HA HK HT HJ C8 CT C5 C3 H6 C4 HQ C6 ST SQ S7 SJ DK H3 D5 DA D8 DT H2 D3 S2 S5 S6 S8 D4 D9 H9 D7 C2 CA CJ H7 SK C9 S3 S4'),
  claim: { by: 'S', tricks: 2 }
}
