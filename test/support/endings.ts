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
