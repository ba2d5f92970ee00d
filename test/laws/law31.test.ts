import { BEFORE_2017, FOUNDING, artificial, mustPass, natural, stories } from '../support/story.ts'

const multi = artificial({ hcp: [5, 10], suits: { H: [6, 6] } }, { hcp: [5, 10], suits: { S: [6, 6] } })

stories('Law 31: a bid out of rotation', [
  {
    id: 'V31.1', dealer: 'N', title: 'RHO’s turn, RHO passes: the bid is repeated, no rectification',
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', ': E must repeat 1H [31A1]; E replaces 1H if RHO acts', 'N P, E 1H*'],
    auction: 'N P, E 1H', next: 'S', reviews: []
  },
  {
    id: 'V31.2', editions: ['2017'], dealer: 'W', title: 'a multi replaced by a weak two',
    meanings: { 'N 2D': multi },
    steps: ['N 2D #bid-out-of-rotation ?accept-call@E=reject', 'W 1D', 'N 2H ?comparable@director=yes'],
    auction: 'W 1D, N 2H', next: 'E', told: [], reviews: ['EW 23C'], laws: ['31A2(a)']
  },
  {
    id: 'V31.2', editions: ['2017'], dealer: 'W', title: 'both meanings sent: nothing left to judge',
    meanings: { 'N 2D': multi, 'N 2H': natural({ H: [6, 6] }, [5, 10]) },
    steps: ['N 2D #bid-out-of-rotation ?accept-call@E=reject', 'W 1D, N 2H'],
    auction: 'W 1D, N 2H', next: 'E', told: [], reviews: ['EW 23C']
  },
  {
    id: 'V31.3', editions: ['2017'], dealer: 'W', title: 'an opening replaced by a take-out double: partner passes once',
    steps: ['N 1C #bid-out-of-rotation ?accept-call@E=reject', 'W 1S', 'N X ?comparable=no', ': S must pass once [31A2(b)]; S leads: forbid any [26B]', 'E 2S, S P*, W P'],
    auction: 'W 1S, N X, E 2S, S P, W P', next: 'N', inForce: ['S leads: forbid any'], told: ['NS: N 1C'], reviews: ['EW 72C']
  },
  {
    id: 'V31.3', editions: ['2017'], dealer: 'W', title: 'had North overcalled 2C, the director would again have been asked',
    steps: ['N 1C #bid-out-of-rotation ?accept-call@E=reject', 'W 1S', 'N 2C ?comparable=no'],
    auction: 'W 1S, N 2C', next: 'E', inForce: ['S must pass once', 'S leads: forbid any but C']
  },
  {
    id: 'V31.4', editions: ['2017'], dealer: 'W', title: 'partner’s turn, the replacement comparable: no bar',
    steps: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', ': E replaces 1C [31B2]', 'W 1S, N X', 'E XX ?comparable=yes'],
    auction: 'W 1S, N X, E XX', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V31.5', editions: ['2017'], dealer: 'W', title: 'partner’s turn, not comparable: partner passes once',
    steps: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', 'W 1S, N X', 'E 2N ?comparable=no', 'S P, W P*, N P'],
    auction: 'W 1S, N X, E 2N, S P, W P, N P', next: 'S leads', told: ['EW: E 1C'], reviews: ['NS 72C']
  },
  {
    id: 'V31.6', editions: BEFORE_2017, dealer: 'W', title: 'partner’s turn: silenced at once and for the rest; clubs shown again, no lead',
    meanings: { 'E 1C': natural({ C: [4, 13] }) },
    steps: ['E 1C #bid-out-of-rotation ?accept-call@S=reject', ': W must pass throughout [31B]; E replaces 1C [31B]', 'W P*, N 1S, E 2C, S 2S, W P*'],
    auction: 'W P, N 1S, E 2C, S 2S, W P', next: 'N', inForce: ['W must pass throughout'], told: ['EW: E 1C'], reviews: { 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V31.7', editions: BEFORE_2017, dealer: 'N', title: 'the denomination repeated: partner passes once',
    meanings: { 'E 1H': natural({ H: [5, 13] }) },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E 2H', ': W must pass once [31A2(a)]', 'S P, W P*, N 2S, E P, S P', 'W can 3H X', 'W 3H'],
    auction: 'N 1S, E 2H, S P, W P, N 2S, E P, S P, W 3H', next: 'N', told: ['EW: E 1H'], reviews: { 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V31.8', editions: BEFORE_2017, dealer: 'N', title: 'not repeated: partner silenced, hearts may be required or forbidden',
    meanings: { 'E 1H': natural({ H: [5, 13] }) },
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N 1S, E P', ': W must pass throughout [31A2(b)]; W leads: require/forbid H [26A2]', 'S 2S, W P*, N P, E P'],
    auction: 'N 1S, E P, S 2S, W P, N P, E P', next: 'E leads', inForce: ['W leads: require/forbid H [26A2]'], told: ['EW: E 1H']
  },
  {
    id: 'V31.9', editions: BEFORE_2017, dealer: 'S', title: 'LHO’s turn, not called before: partner silenced',
    steps: ['E 1N #bid-out-of-rotation ?accept-call@S=reject', 'S 1D, W P*, N 1H', 'E 1N ?same-meaning=no'],
    auction: 'S 1D, W P, N 1H, E 1N', next: 'S', inForce: ['W must pass throughout [31B]', 'W leads: forbid any [26B]'], told: ['EW: E 1N']
  },
  {
    id: 'V31.9', editions: ['2017'], dealer: 'S', title: 'LHO’s turn, not called before: partner free',
    steps: ['E 1N #bid-out-of-rotation ?accept-call@S=reject', 'S 1D, W 1S, N P', 'E 1N ?comparable=yes'],
    auction: 'S 1D, W 1S, N P, E 1N', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V31.10', editions: ['2017'], dealer: 'S', title: 'LHO’s turn by a player who has bid: a change of call',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended=no ?accept-call@W=reject ?comparable=no'],
    auction: 'S 1D', next: 'W', inForce: ['N leads: forbid any but D [26B]'], told: ['NS: S 2D']
  },
  {
    id: 'V31.10', editions: ['2007'], dealer: 'S', title: 'LHO’s turn by a player who has bid: a change of call',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended=no ?accept-call@W=reject ?lead-restriction-applies=no'],
    auction: 'S 1D', next: 'W', told: ['NS: S 2D']
  },
  {
    id: 'V31.10', editions: FOUNDING, dealer: 'S', title: 'LHO’s turn by a player who has bid: a change of call, the 1D kept',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended=no ?accept-call@W=reject ?first-call-or-other@S=keep'],
    auction: 'S 1D', next: 'W', inForce: ['N must pass once [25B2(b)(1)]'], told: ['NS: S 2D'], reviews: { 1997: ['EW 23'], 1987: ['EW 23A'] }
  },
  {
    id: 'V31.11', editions: ['2017'], dealer: 'E', title: 'a pass counts as a call',
    steps: ['E P', 'E 1H #change-of-call ?unintended=no ?accept-call@S=reject ?comparable=no'],
    auction: 'E P', next: 'S', inForce: ['W leads: forbid any [26B]'], told: ['EW: E 1H']
  },
  {
    id: 'V31.11', editions: ['2007'], dealer: 'E', title: 'a pass counts as a call',
    steps: ['E P', 'E 1H #change-of-call ?unintended=no ?accept-call@S=reject ?lead-restriction-applies=no'],
    auction: 'E P', next: 'S', told: ['EW: E 1H']
  },
  {
    id: 'V31.11', editions: FOUNDING, dealer: 'E', title: 'a pass counts as a call; the pass kept',
    steps: ['E P', 'E 1H #change-of-call ?unintended=no ?accept-call@S=reject ?first-call-or-other@E=keep'],
    auction: 'E P', next: 'S', inForce: ['W must pass once', 'W leads: require/forbid H [26A2]'], told: ['EW: E 1H']
  },
  {
    id: 'V31.12', editions: BEFORE_2017, dealer: 'E', title: 'partner’s turn, although the offender has called',
    steps: ['E P, S P', 'E 1H #bid-out-of-rotation ?accept-call@S=reject', 'W P*, N 1C, E 1H'],
    auction: 'E P, S P, W P, N 1C, E 1H', next: 'S', inForce: ['W must pass throughout [31B]'], told: ['EW: E 1H']
  },
  {
    id: 'V31.12', editions: ['2017'], dealer: 'E', title: 'partner’s turn, although the offender has called: partner is free',
    steps: ['E P, S P', 'E 1H #bid-out-of-rotation ?accept-call@S=reject', 'W 1C, N P', 'E 1H ?comparable=yes'],
    auction: 'E P, S P, W 1C, N P, E 1H', next: 'S', told: [], reviews: ['NS 23C']
  },
  {
    id: 'V31.13', dealer: 'W', title: 'insufficient: to be repeated, then Law 27',
    steps: ['W 1S', 'E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E 1H #insufficient-bid ?accept-call@S=accept'],
    auction: 'W 1S, N P, E 1H!', next: 'S'
  },
  {
    id: 'V31.14', editions: ['2007', '1997'], dealer: 'W', title: 'a multi specifies no single suit, so nothing repeats it',
    meanings: { 'N 2D': multi },
    steps: ['N 2D #bid-out-of-rotation ?accept-call@E=reject', 'W 1S, N 3H'],
    auction: 'W 1S, N 3H', next: 'E', inForce: ['S must pass throughout [31A2(b)]', 'S leads: forbid any [26B]'], told: ['NS: N 2D']
  },
  {
    id: 'V31.15', editions: ['2017'], dealer: 'S', title: 'a change of call accepted by calling over it',
    steps: ['S 1D', 'S 2D #change-of-call | W 2S ?unintended=no ?call-meant-as=over-the-call ?comparable=no'],
    auction: 'S 2D, W 2S', next: 'N', inForce: ['N leads: forbid any but D [26B]'], told: ['NS: S 1D']
  },
  {
    id: 'V31.15', editions: ['2007'], dealer: 'S', title: 'a change of call accepted by calling over it',
    steps: ['S 1D', 'S 2D #change-of-call | W 2S ?unintended=no ?call-meant-as=over-the-call ?lead-restriction-applies=no'],
    auction: 'S 2D, W 2S', next: 'N', told: ['NS: S 1D']
  },
  {
    id: 'V31.15', editions: FOUNDING, dealer: 'S', title: 'a change of call accepted by calling over it: no penalty',
    steps: ['S 1D', 'S 2D #change-of-call | W 2S ?unintended=no ?call-meant-as=over-the-call'],
    auction: 'S 2D, W 2S', next: 'N', told: [], reviews: []
  },
  {
    id: 'V31.16', editions: FOUNDING, dealer: 'S', title: 'a change of call not accepted, another legal call chosen',
    steps: ['S 1D', 'S 2D #change-of-call ?unintended=no ?accept-call@W=reject ?first-call-or-other@S=2C'],
    auction: 'S 2C', next: 'W', inForce: { 1997: ['NS at most average minus', 'N leads: require/forbid D'], 1987: ['N must pass throughout', 'N leads: require/forbid D'] },
    told: ['NS: S 1D', 'NS: S 2D']
  },
  {
    id: 'V31.17', dealer: 'S', title: 'the offender never gets another turn',
    steps: {
      2017: ['S 1H, W P, N P', 'W 2C #bid-out-of-rotation ?accept-call@N=reject', 'E can X 1S', 'E P'],
      older: ['S 1H, W P, N P', 'W 2C #bid-out-of-rotation ?accept-call@N=reject', 'E P*']
    },
    auction: 'S 1H, W P, N P, E P', next: 'W leads', inForce: { 2017: ['E leads: forbid any [26B]'], older: ['E leads: require/forbid C [26A2]'] }, told: ['EW: W 2C'], says: 'West never called in the place of his 2♣'
  },
  {
    id: '23', editions: ['2017'], dealer: 'W', title: 'a second bid out of rotation, that has to be repeated, stands in place of the first: it is compared with nothing',
    steps: ['E 1C #bid-out-of-rotation ?accept-call=reject', 'W P', 'E 1H #bid-out-of-rotation ?accept-call=reject', 'N P, E 1H*'],
    auction: 'W P, N P, E 1H', next: 'S', inForce: ['W must pass once [31B2]', 'W leads: forbid any but H [26B]'], told: ['EW: E 1C', 'EW: E 1H'], reviews: ['NS 72C']
  },
  {
    id: 'V31.18', editions: BEFORE_2017, dealer: 'W', title: 'RHO doubles, the bid is made again',
    meanings: { 'E 1S': natural({ S: [4, 13] }) },
    steps: ['W 1H', 'E 1S #bid-out-of-rotation ?accept-call@S=reject', 'N X, E 1S'],
    auction: 'W 1H, N X, E 1S', next: 'S', inForce: ['W must pass once [31A2(a)]'], told: ['EW: E 1S']
  }
])

stories('Law 31: what stands in the procedure and in no vector', [
  {
    id: '31A1', dealer: 'N', title: 'he may not pass instead: the bid is put in its place',
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E cannot P 2H X', 'E P #required-call-not-made'],
    auction: 'N P, E 1H', next: 'S'
  },
  {
    id: '31A1', dealer: 'N', title: 'another call, and the player on the left has called over it: both stand',
    steps: ['E 1H #bid-out-of-rotation ?accept-call@S=reject', 'N P', 'E P #required-call-not-made | S 1S'],
    auction: 'N P, E P, S 1S', next: 'W'
  },
  {
    id: '31A1 and 27', dealer: 'W', title: 'the bid that he has to repeat is insufficient by now: Law 27 deals with it',
    given: [{ type: 'must-call', player: 'E', call: '1H', if: 'rho-passes', law: '31A1' }],
    steps: ['W 1S, N P', 'E P #required-call-not-made #insufficient-bid ?accept-call@S=accept'],
    auction: 'W 1S, N P, E 1H!', next: 'S', told: ['EW: E P']
  },
  {
    id: '31A1 and 37', dealer: 'N', title: 'a duty to pass beats a duty to repeat a call',
    given: [mustPass('E', 'all'), { type: 'must-call', player: 'E', call: '1H', if: 'rho-passes' }],
    steps: ['N P', 'E P*'],
    auction: 'N P, E P', next: 'S', inForce: ['E must pass throughout']
  },
  {
    id: '31A2', dealer: 'N', title: 'an illegal call of RHO is put right first; what then stands decides',
    steps: {
      2017: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'N X #inadmissible-double ?replacement-call@N=P ?comparable=no', 'E 1H*'],
      older: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'N X #inadmissible-double ?replacement-call@N=P', 'E 1H*']
    },
    auction: 'N P, E 1H', next: 'S', inForce: ['S must pass throughout', 'S leads: forbid any']
  },
  {
    id: '31A2(a)', editions: BEFORE_2017, dealer: 'N', title: 'any sufficient bid in the denomination repeats it, a jump as well',
    meanings: { 'E 1H': natural({ H: [5, 13] }) },
    steps: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'N 1S, E 4H'],
    auction: 'N 1S, E 4H', next: 'S', inForce: ['W must pass once [31A2(a)]']
  },
  {
    id: '31A2(b)', editions: BEFORE_2017, dealer: 'N', title: 'neither a double nor a cue-bid repeats it',
    meanings: { 'E 1H': natural({ H: [5, 13] }) },
    steps: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'N 1S, E X'],
    auction: 'N 1S, E X', next: 'S', inForce: ['W must pass throughout [31A2(b)]', 'W leads: require/forbid H']
  },
  {
    id: '31A2(a)', editions: ['1987'], dealer: 'W', title: '1987 counts the denomination named; it knows no 29C',
    meanings: { 'E 2D': artificial({ suits: { H: [5, 13] } }) },
    steps: ['W 1N', 'E 2D #bid-out-of-rotation ?accept-call=reject', 'N 2S, E 3D'],
    auction: 'W 1N, N 2S, E 3D', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: require/forbid H']
  },
  {
    id: '31A2(a)', editions: ['1987'], dealer: 'N', title: 'an artificial bid repeated: which suits it meant is asked for the lead',
    steps: ['E 2D artificial #bid-out-of-rotation ?accept-call=reject', 'N 2S', 'E 3D ?suits-of-withdrawn-call@director=H'],
    auction: 'N 2S, E 3D', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: require/forbid H [26A2]']
  },
  {
    id: '31A2(a)', editions: ['1987'], dealer: 'N', title: 'a multi comes back as diamonds: it told of no one suit',
    meanings: { 'E 2D': multi },
    steps: ['E 2D #bid-out-of-rotation ?accept-call=reject', 'N 2S, E 3D'],
    auction: 'N 2S, E 3D', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: forbid any [26B]']
  },
  {
    id: '31A2(a)', editions: ['1987'], dealer: 'N', title: 'a multi comes back as a multi: nothing to lead',
    meanings: { 'E 2D': multi, 'E 3D': multi },
    steps: ['E 2D #bid-out-of-rotation ?accept-call=reject', 'N 2S, E 3D'],
    auction: 'N 2S, E 3D', next: 'S', inForce: ['W must pass once [31A2(a)]']
  },
  {
    id: '31A2(a)', editions: BEFORE_2017, dealer: 'N', title: 'notrump comes back for the minors: another sense',
    meanings: { 'E 2N': artificial({ suits: { C: [5, 5], D: [5, 5] } }) },
    steps: ['E 1N natural #bid-out-of-rotation ?accept-call=reject', 'N 1S, E 2N'],
    auction: 'N 1S, E 2N', next: 'S', inForce: ['W must pass once [31A2(a)]', 'W leads: forbid any [26B]']
  },
  {
    id: '31A2(a)', editions: BEFORE_2017, dealer: 'N', title: 'notrump comes back as notrump',
    steps: ['E 1N natural #bid-out-of-rotation ?accept-call=reject', 'N 1S, E 2N'],
    auction: 'N 1S, E 2N', next: 'S', inForce: ['W must pass once [31A2(a)]']
  },
  {
    id: '31A', dealer: 'S', title: 'RHO’s pass ends the auction: the bid is never replaced',
    steps: ['S 1H, W X, N P, E P', 'W 1S #bid-out-of-rotation ?accept-call@N=reject', 'S P'],
    auction: 'S 1H, W X, N P, E P, S P', next: 'W leads', inForce: { 2017: ['E leads: forbid any [26B]'], older: ['E leads: require/forbid S [26A2]'] },
    told: ['EW: W 1S'], reviews: { 2017: ['NS 72C'], 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: '31B', editions: BEFORE_2017, dealer: 'S', title: 'partner called before the ruling that silences him, and was doubled: both calls are cancelled',
    steps: ['S 1H', 'E 2C #bid-out-of-rotation ?accept-call@S=reject | W 2S | N X'],
    auction: 'S 1H, W P', next: 'N', inForce: ['W must pass throughout', 'E replaces 2C'], told: ['EW: E 2C', 'EW: W 2S', 'EW: N X']
  },
  {
    id: '31B', editions: BEFORE_2017, dealer: 'N', title: 'the same of the first call of the auction',
    steps: ['S 1C #bid-out-of-rotation ?accept-call@W=reject | N 1S | E X', 'E can 1C 1S', 'E cannot X'],
    auction: 'N P', next: 'E', inForce: ['N must pass throughout', 'S replaces 1C'], told: ['NS: S 1C', 'NS: N 1S', 'NS: E X']
  },
  {
    id: '31A', dealer: 'N', title: 'a second bid out of rotation is accepted before RHO has acted: nothing is replaced, and nothing follows',
    steps: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'E 1S #bid-out-of-rotation | S P'],
    auction: 'E 1S^, S P', next: 'W', told: ['EW: E 1H']
  },
  {
    id: '31A1', dealer: 'N', title: 'two bids out of rotation, both refused: it is the first that is repeated',
    steps: ['E 1H #bid-out-of-rotation ?accept-call=reject', 'E 1S #bid-out-of-rotation ?accept-call=reject', 'N P, E 1H*'],
    auction: 'N P, E 1H', next: 'S', told: ['EW: E 1H', 'EW: E 1S']
  },
  {
    id: '31A and 26', dealer: 'N', title: 'RHO passes, but the offender has to pass and cannot repeat his bid: the lead is open',
    steps: ['E 1C natural #bid-out-of-rotation ?accept-call@S=reject', 'W drops HA #card-exposed-in-auction', 'N P, E P*'],
    auction: 'N P, E P', next: 'S', inForce: { 2017: ['W has HA faced (dropped)', 'W leads: forbid any [26B]'], older: ['W has HA faced (dropped)', 'W leads: require/forbid C [26A2]'] }
  },
  {
    id: '31A2(b) and 23A', editions: ['2017'], dealer: 'W', title: 'a pass that is supplied for the offender is compared with nothing',
    steps: ['W P', 'E 1C #bid-out-of-rotation ?accept-call@S=reject', 'W drops HA #card-exposed-in-auction', 'N 1S', 'S 2S'],
    auction: 'W P, N 1S, E P, S 2S', next: 'W', inForce: ['W has HA faced (dropped)', 'W must pass once [31A2(b)]', 'W leads: forbid any [26B]'], told: ['EW: E 1C', 'EW: W HA']
  }
])
