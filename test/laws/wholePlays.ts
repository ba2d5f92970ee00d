/** Whole plays, card by card in rotation, by the numbers of the digest; each with its contract and the tricks of declarer's side as played. */
export interface WholePlay {
  readonly contract: string
  readonly tricks: number
  readonly play: string
}

export const WHOLE_PLAYS = {
  /** Defender wins the revoke trick with a ruff; side wins more later. */
  1: { contract: '1C W', tricks: 8, play: 'D2 D3 D6 DQ  H7 H8 HJ H9  CA C7 CQ C2  S3 ST SA C3  C5 C8 C6 D4  D8 D9 DJ D7  S6 S9 S5 SQ  H2 HA HT H4  SK CJ S7 HK  DK D5 H5 SJ  DT CK CT S8  S4 C4 S2 DA  HQ H6 H3 C9' },
  /** Defender wins the revoke trick; side wins nothing later. */
  2: { contract: '1C S', tricks: 7, play: 'HK H3 HQ HJ  S3 SJ SA ST  S7 S2 S8 S6  D4 HA D2 D9  H9 H4 H5 H8  D5 D6 SK D7  SQ S4 HT S9  C4 C3 C9 CT  CJ C7 C2 C5  H7 D3 C6 H2  DJ DT H6 CK  DK DQ D8 CQ  S5 DA CA C8' },
  /** Offender's partner wins the revoke trick; side wins nothing later. */
  3: { contract: '1C W', tricks: 7, play: 'S7 S8 SJ DQ  C8 CJ CT C4  D6 DT D4 D3  H3 H5 H6 HJ  CK CQ C5 CA  D5 D2 SA DA  S3 ST HQ S5  D8 C9 S6 DK  C2 C7 HT D7  C3 SQ H8 C6  HK HA H7 S4  S9 SK H2 H4  DJ D9 H9 S2' },
  /** Other side wins the revoke trick; offender wins exactly one later trick, with the suit; nothing else. */
  4: { contract: '1S W', tricks: 11, play: 'H9 HJ HK HQ  DT DK DQ D9  C8 C2 C5 C3  S5 S8 SK S4  SQ S2 ST DA  S7 H4 S3 SA  CJ CK C6 CQ  SJ C9 D2 S9  D8 D6 HA D3  DJ D7 CT H2  S6 H8 H3 C4  D5 HT H5 H6  D4 C7 H7 CA' },
  /** Other side wins the revoke trick; side wins >=2 later, one by the offender with the suit. */
  5: { contract: '1S N', tricks: 6, play: 'ST S3 S5 SJ  H8 H3 H5 H7  H2 D5 HA HQ  DK D4 D8 D2  HT C6 H4 HJ  S9 SA S4 HK  DT DQ D7 DJ  SK C3 SQ S2  CJ C9 C7 C2  C4 H9 CQ CK  H6 CA D3 S7  S6 C5 C8 DA  S8 D9 CT D6' },
  /** Partner wins the revoke trick; offender wins exactly one later trick, with the suit. */
  6: { contract: '1H E', tricks: 6, play: 'C6 C4 CK DT  SA S8 S2 S6  S9 S3 D3 SK  S4 SQ ST C8  H9 HQ HK H3  H7 HT C7 H2  HA D8 H5 H8  SJ S5 S7 H4  CA CT DK D4  D7 DA D5 D2  C5 C2 D9 C3  HJ D6 H6 CJ  C9 CQ DJ DQ' },
  /** Other side wins the revoke trick; side wins >=2 later, none by the offender with the suit (partner once with the suit). */
  7: { contract: '1D E', tricks: 5, play: 'C8 C2 C4 C3  C9 CK CT S8  S7 S6 SQ ST  D8 DK DJ D5  C5 CJ HA S9  HJ H2 HK H4  SA D9 S3 C6  CQ C7 H8 SK  H9 H6 H7 S4  DA HT DT DQ  D4 HQ D6 D7  S2 D3 SJ H3  H5 CA D2 S5' },
  /** Side wins neither the revoke trick nor any later trick. */
  8: { contract: '1C N', tricks: 9, play: 'CA C7 CQ C9  SA SQ S5 S7  HA H4 HJ H9  D4 DJ D7 DK  DA D3 S8 D9  H6 H8 HQ H7  S9 S2 ST SK  D5 SJ D2 D8  C5 C3 C4 D6  DQ DT S6 H5  HT HK C6 S4  C2 C8 CK CT  H2 H3 CJ S3' },
  /** Declarer revokes, dummy wins the revoke trick, declarer's side wins more later but declarer never with the suit. */
  9: { contract: '1C S', tricks: 7, play: 'S8 S9 S2 ST  HA H3 H2 H8  D6 DJ D2 D4  D3 C9 DA H5  C5 C7 CT C4  H6 H7 H4 HQ  DQ D7 D5 C8  S4 SQ S6 S5  CA CQ C6 C2  HJ HK HT H9  D8 D9 SJ C3  SA DK S3 S7  SK CK DT CJ' },
  /** Declarer ruffs in hand, wins, side wins more later incl. one by declarer with the suit. */
  10: { contract: '1S E', tricks: 6, play: 'HK H9 H6 H2  CK C4 CQ ST  D8 DA DQ D2  HA HQ H3 SQ  D4 DT D9 D5  S9 SK S7 S3  D7 D3 DK S8  HJ H4 HT C8  S2 C5 S4 SA  CA C6 CJ C7  CT H8 C2 DJ  C3 H7 C9 S6  SJ S5 H5 D6' },
  /** Dummy revokes and wins the trick. */
  11: { contract: '1H E', tricks: 7, play: 'D9 D2 DA D5  C6 C2 CK HT  HA HQ HJ H2  C4 CQ C9 CJ  SA S2 SQ SJ  DK D7 D3 D4  DT H5 DQ D6  S5 S3 S9 S6  H4 H7 H3 CT  S4 ST S8 C3  H6 D8 H9 CA  HK C8 H8 DJ  C5 C7 SK S7' },
  /** Same defender revokes twice in the same suit; first trick not won by him, second won by him. */
  12: { contract: '1C N', tricks: 6, play: 'SA SQ S7 S8  S2 S3 S4 SJ  C9 CJ CA C6  H8 HQ HA H5  C5 CQ CK C7  HJ DJ HT D3  H6 S9 H7 C2  D2 HK DA DK  C4 CT S6 C8  D6 D5 H9 D8  DT D9 D7 H4  C3 SK ST S5  DQ D4 H2 H3' },
  /** Same defender revokes in two different suits; wins neither revoke trick; side wins >=3 later than the second. */
  13: { contract: '1C W', tricks: 8, play: 'S2 S8 S6 SK  D7 DT D2 H2  S9 SJ ST H3  D6 D5 D4 DQ  H4 HQ H6 H7  SQ S7 C5 S4  C9 C4 CT C8  S5 HJ H8 S3  C2 C6 C3 CJ  HT H9 C7 HA  CA CK CQ DJ  D3 DK D9 D8  HK H5 DA SA' },
  /** A defender and later declarer revoke, on different tricks. */
  14: { contract: '1D E', tricks: 7, play: 'H2 HJ HK H3  C4 C7 C3 C5  H7 CK DA H4  C8 C2 CA CT  H8 H6 S2 HQ  CQ CJ S8 C9  S7 SA SQ SJ  S5 D7 SK ST  D3 D4 DK S3  S4 S9 D8 D5  DT DQ D2 D6  DJ S6 H5 H9  D9 C6 HT HA' },
  /** Defender revokes on trick 12 and wins it, and trick 13. */
  15: { contract: '1H E', tricks: 7, play: 'HK HA H7 HQ  DJ D4 D7 DT  C7 C5 CT C4  C3 CQ C6 C9  C8 CA DQ S9  D6 D2 SK DK  D9 DA D3 HJ  H5 H6 S4 H3  H2 S7 H9 HT  ST H4 SJ S3  C2 CJ SA S2  D8 S6 S8 H8  D5 CK S5 SQ' },
  /** No-trump: offender discards, other side wins, offender later wins two tricks with the suit. */
  16: { contract: '1NT S', tricks: 9, play: 'S9 SQ S4 S7  CJ CQ CT C7  HK HJ H9 H8  HT HQ C2 H6  HA D5 H4 SK  CK SA C4 D3  H7 C6 H3 D8  H5 S6 DT DQ  DJ D9 D2 D4  S8 S3 S2 S5  C8 C9 C5 D6  D7 DA DK H2  C3 ST SJ CA' }
} as const satisfies Readonly<Record<number, WholePlay>>
