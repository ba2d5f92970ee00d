import { SINCE_2007, natural, stories } from '../support/story.ts'

stories('Law 25: changes of call', [
  {
    id: 'V25.1', editions: ['2017'], dealer: 'N', title: 'a slip, found out by partner’s announcement; the player on the left takes his pass back',
    steps: ['N 1S, E P', 'N to 1H #change-of-call ?unintended@director=yes ?withdraw-call@E=withdraw', 'E 1S'],
    auction: 'N 1H, E 1S', next: 'S', told: ['NS: E P [16C2]'], reviews: [], laws: []
  },
  {
    id: 'V25.2', editions: ['2017'], dealer: 'N', title: 'intended for a moment; accepted',
    steps: ['N 1H, E P, S 4C, W P, N P', 'N to 4H #change-of-call ?unintended@director=no ?accept-call@E=accept ?comparable@director=no'],
    auction: 'N 1H, E P, S 4C, W P, N 4H', next: 'E', inForce: ['S leads: forbid any but H [26B]'], told: ['NS: N P'], laws: ['25B1']
  },
  {
    id: 'V25.2', editions: ['2017'], dealer: 'N', title: 'not accepted: the pass stands',
    steps: ['N 1H, E P, S 4C, W P, N P', 'N to 4H #change-of-call ?unintended@director=no ?accept-call@E=reject ?comparable@director=no'],
    auction: 'N 1H, E P, S 4C, W P, N P', next: 'E', inForce: ['S leads: forbid any but H [26B]'], told: ['NS: N 4H'], laws: ['25B2', '25B3']
  },
  {
    id: 'V25.3', dealer: 'E', title: 'partner has called: too late',
    steps: ['E 1C, S P, W 1H', 'E to 1D #change-of-call'],
    auction: 'E 1C, S P, W 1H', next: 'N', told: ['EW: E 1D (remark)'], reviews: []
  },
  {
    id: 'V25.4', editions: ['2017'], dealer: 'S', title: 'the auction has ended, no lead is faced, partner has not called since',
    steps: ['S 1N, W P, N 3N, E P, S P, W P', 'W to X #change-of-call ?unintended@director=yes'],
    auction: 'S 1N, W P, N 3N, E P, S P, W X', next: 'N', told: [], reviews: []
  },
  {
    id: 'V25.4', editions: ['2007'], dealer: 'S', title: 'the same without pause for thought',
    steps: ['S 1N, W P, N 3N, E P, S P, W P', 'W to X #change-of-call ?unintended@director=yes ?pause-for-thought@director=no'],
    auction: 'S 1N, W P, N 3N, E P, S P, W X', next: 'N', told: [], reviews: []
  },
  {
    id: 'V25.4', editions: SINCE_2007, dealer: 'S', title: 'after the lead is faced: refused',
    steps: ['S 1N, W P, N 3N, E P, S P, W P', 'record W S4', 'W to X #change-of-call'],
    auction: 'S 1N, W P, N 3N, E P, S P, W P', next: 'N plays', told: ['EW: W X (remark)']
  },
  {
    id: 'V25.5', editions: ['2017'], dealer: 'W', title: 'intended, accepted',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=accept ?comparable@director=no'],
    auction: 'W 1D, N 1S', next: 'E', inForce: ['S leads: forbid any but S [26B]'], told: ['NS: N P']
  },
  {
    id: 'V25.6', editions: ['2017'], dealer: 'W', title: 'intended, declined',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?comparable@director=no'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S leads: forbid any [26B]'], told: ['NS: N 1S']
  },
  {
    id: 'V25.6', editions: ['2007'], dealer: 'W', title: 'declined; the director finds that Law 26 applies',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?lead-restriction-applies@director=yes'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S leads: require/forbid S [26A2]'], told: ['NS: N 1S']
  },
  {
    id: 'V25.6', editions: ['2007'], dealer: 'W', title: 'declined; the director finds that it does not',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?lead-restriction-applies@director=no'],
    auction: 'W 1D, N P', next: 'E', told: ['NS: N 1S']
  },
  {
    id: 'V25.7', editions: ['1997'], dealer: 'W', title: 'accepted: no penalty',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=accept'],
    auction: 'W 1D, N 1S', next: 'E', told: [], reviews: [], laws: ['25B1']
  },
  {
    id: 'V25.8', editions: ['1997'], dealer: 'W', title: 'declined, the pass is kept',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?first-call-or-other@N=keep'],
    auction: 'W 1D, N P', next: 'E', inForce: ['S must pass once [25B2(b)(1)]', 'S leads: require/forbid S [26A2]'], told: ['NS: N 1S'], reviews: ['EW 23']
  },
  {
    id: 'V25.9', editions: ['1997'], dealer: 'W', title: 'declined, another call is chosen',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?first-call-or-other@N=X'],
    auction: 'W 1D, N X', next: 'E', inForce: ['NS at most average minus [25B2(b)(2)]', 'S leads: require/forbid S [26A2]'], told: ['NS: N P', 'NS: N 1S']
  },
  {
    id: 'V25.10', editions: ['1987'], dealer: 'W', title: 'declined, another call is chosen: partner is silenced',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?first-call-or-other@N=X'],
    auction: 'W 1D, N X', next: 'E', inForce: ['S must pass throughout [25B2(b)(2)]', 'S leads: require/forbid S [26A2]'], told: ['NS: N P', 'NS: N 1S'], reviews: ['EW 23A']
  },
  {
    id: 'V25.11', editions: ['1997'], dealer: 'S', title: 'the first call was insufficient: Law 27, the same suit again costs nothing',
    steps: ['S 1N', 'W 1S #insufficient-bid | W to 2S ?unintended@director=no ?accept-call@N=reject ?replacement-call@W=2S ?conventional@director=no'],
    auction: 'S 1N, W 2S', next: 'N', told: []
  },
  {
    id: 'V25.12', editions: ['2017'], dealer: 'E', title: 'the intended call is insufficient itself, and may be accepted',
    steps: ['E 2D, S 2S', 'S to 1N #change-of-call #insufficient-bid ?unintended@director=yes ?accept-call@W=accept'],
    auction: 'E 2D, S 1N!', next: 'W', told: []
  },
  {
    id: 'V25.13', editions: ['2017'], dealer: 'N', title: 'a further call at the turn of the player on the left, by one who has called',
    steps: ['N 1D, E 1H', 'E 2C #change-of-call ?unintended@director=no ?accept-call@S=reject ?comparable@director=no'],
    auction: 'N 1D, E 1H', next: 'S', inForce: ['W leads: forbid any but H [26B]'], told: ['EW: E 2C']
  },
  {
    id: 'V25.13', editions: ['2007'], dealer: 'N', title: 'a further call at the turn of the player on the left, by one who has called',
    steps: ['N 1D, E 1H', 'E 2C #change-of-call ?unintended@director=no ?accept-call@S=reject ?lead-restriction-applies@director=no'],
    auction: 'N 1D, E 1H', next: 'S', told: ['EW: E 2C']
  },
  {
    id: 'V25.14', editions: ['1997'], dealer: 'S', title: 'LHO had called over the first call: the second stands, and he may take his call back',
    steps: ['S 1C, W P', 'W to 1S #change-of-call | N P ?unintended@director=no ?call-meant-as=own-call ?withdraw-call@N=withdraw'],
    auction: 'S 1C, W 1S', next: 'N', told: ['EW: N P'], reviews: []
  },
  {
    id: 'V25.14', editions: ['1997'], dealer: 'S', title: 'or leave it',
    steps: ['S 1C, W P', 'W to 1S #change-of-call | N P ?unintended@director=no ?call-meant-as=own-call ?withdraw-call@N=keep'],
    auction: 'S 1C, W 1S, N P', next: 'E', told: []
  },
  {
    id: 'V25.15', editions: ['2007'], dealer: 'W', title: 'a slip, put right after a pause for thought',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=yes ?pause-for-thought@director=yes ?accept-call@E=reject ?lead-restriction-applies@director=no'],
    auction: 'W 1D, N P', next: 'E', told: ['NS: N 1S']
  },
  {
    id: 'V25.15', editions: ['2017'], dealer: 'W', title: 'no pause is asked about any more',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=yes'],
    auction: 'W 1D, N 1S', next: 'E', told: []
  },
  {
    id: 'V25.16', editions: ['1997'], dealer: 'N', title: 'V25.13 in 1997: the first call is kept',
    steps: ['N 1D, E 1H', 'E 2C #change-of-call ?unintended@director=no ?accept-call@S=reject ?first-call-or-other@E=keep'],
    auction: 'N 1D, E 1H', next: 'S', inForce: ['W must pass once [25B2(b)(1)]', 'W leads: require/forbid C [26A2]'], told: ['EW: E 2C'], reviews: ['NS 23']
  },
  {
    id: 'V25.17', editions: ['1987'], dealer: 'N', title: 'V25.13 in 1987: another call is chosen; one of the two suits may be demanded or forbidden',
    steps: ['N 1D, E 1H', 'E 2C #change-of-call ?unintended@director=no ?accept-call@S=reject ?first-call-or-other@E=1S'],
    auction: 'N 1D, E 1S', next: 'S', inForce: ['W must pass throughout [25B2(b)(2)]', 'W leads: require/forbid HC [26A2]'], told: ['EW: E 1H', 'EW: E 2C'], reviews: ['NS 23A']
  },
  {
    id: 'V25.17', editions: ['1997'], dealer: 'N', title: 'the same choice in 1997: at most average minus',
    steps: ['N 1D, E 1H', 'E 2C #change-of-call ?unintended@director=no ?accept-call@S=reject ?first-call-or-other@E=1S'],
    auction: 'N 1D, E 1S', next: 'S', inForce: ['EW at most average minus [25B2(b)(2)]', 'W leads: require/forbid HC [26A2]'], told: ['EW: E 1H', 'EW: E 2C']
  },
  {
    id: 'V25.18', editions: ['2017'], dealer: 'W', title: 'accepted by calling over it',
    steps: ['W 1C, N 1D', 'N to 1H #change-of-call | E 1S ?unintended@director=no ?call-meant-as=over-the-call ?comparable@director=no'],
    auction: 'W 1C, N 1H, E 1S', next: 'S', inForce: ['S leads: forbid any but H [26B]'], told: ['NS: N 1D']
  },
  {
    id: 'V25.18', editions: ['2017'], dealer: 'W', title: 'a call that is only legal over the second call needs no question',
    steps: ['W 1C, N 1D', 'N to 2H #change-of-call | E 2S ?unintended@director=no ?call-meant-as=over-the-call ?comparable@director=no'],
    auction: 'W 1C, N 2H, E 2S', next: 'S', inForce: ['S leads: forbid any but H [26B]'], told: ['NS: N 1D']
  },
  {
    id: 'V25.19', editions: ['2017'], dealer: 'N', title: 'partner has called: nothing is asked, nothing changes',
    steps: ['N 1N, E P, S 2H, W P', 'E to X #change-of-call'],
    auction: 'N 1N, E P, S 2H, W P', next: 'N', told: ['EW: E X (remark) [16B]'], reviews: [], laws: ['25A4']
  }
])

stories('Law 25: what stands in the procedure and in no vector', [
  {
    id: '25A 1987', editions: ['1987'], dealer: 'N', title: 'LHO has called: too late for 25A',
    steps: ['N 1S, E P', 'N to 1H #change-of-call #bid-out-of-rotation ?accept-call@E=reject'],
    auction: 'N 1S, E P', next: 'S', inForce: ['S must pass throughout [31B]', 'N replaces 1H [31B]'], says: 'could not be confirmed'
  },
  {
    id: '25A6', editions: SINCE_2007, dealer: 'N', title: 'a call that cannot stand over the intended one has to be made anew',
    steps: { 2017: ['N 1S, E 1N', 'N to 2S #change-of-call ?unintended@director=yes'], 2007: ['N 1S, E 1N', 'N to 2S #change-of-call ?unintended@director=yes ?pause-for-thought@director=no'] },
    auction: 'N 2S', next: 'E', told: ['NS: E 1N']
  },
  {
    id: '25A6', editions: SINCE_2007, dealer: 'N', title: 'LHO may keep his call',
    steps: { 2017: ['N 1S, E 2C', 'N to 1H #change-of-call ?unintended@director=yes ?withdraw-call@E=keep'], 2007: ['N 1S, E 2C', 'N to 1H #change-of-call ?unintended@director=yes ?pause-for-thought@director=no ?withdraw-call@E=keep'] },
    auction: 'N 1H, E 2C', next: 'S', told: []
  },
  {
    id: '25B 2017', editions: ['2017'], dealer: 'W', title: 'the call that stands is comparable with the withdrawn one: 26A',
    meanings: { 'N 1S': natural({ S: [5, 13] }, [8, 16]), 'N 2S': natural({ S: [6, 13] }, [8, 12]) },
    steps: ['W 1D, N 1S', 'N to 2S #change-of-call ?unintended@director=no ?accept-call@E=accept'],
    auction: 'W 1D, N 2S', next: 'E', told: [], reviews: ['EW 23C']
  },
  {
    id: '25B 2017', editions: ['2017'], dealer: 'N', title: 'after LHO has called over the first call the new one is out of rotation at partner’s turn',
    steps: ['N 1S, E P', 'N to 1H #change-of-call #bid-out-of-rotation ?unintended@director=no ?accept-call@E=reject'],
    auction: 'N 1S, E P', next: 'S', inForce: ['N replaces 1H [31B2]']
  },
  {
    id: '25B2', editions: ['1997', '1987'], dealer: 'W', title: 'the refused call itself may be chosen',
    steps: ['W 1D, N P', 'N to 1S #change-of-call ?unintended@director=no ?accept-call@E=reject ?first-call-or-other@N=1S'],
    auction: 'W 1D, N 1S', next: 'E', inForce: { 1997: ['NS at most average minus', 'S leads: forbid any'], 1987: ['S must pass throughout', 'S leads: forbid any'] }, told: ['NS: N P']
  },
  {
    id: '25B2', editions: ['1997', '1987'], dealer: 'W', title: 'the first call is no other call, and an insufficient bid no legal one',
    steps: [
      'W 1D, N 1S',
      'N to 2S ?unintended=no ?accept-call=reject ?first-call-or-other=1S refused', 'N to 2S ?unintended=no ?accept-call=reject ?first-call-or-other=1C refused',
      'N to 2S ?unintended=no ?accept-call=reject ?first-call-or-other=keep'
    ],
    auction: 'W 1D, N 1S', next: 'E', inForce: ['S must pass once']
  },
  {
    id: '25B to a double', editions: ['2017'], dealer: 'S', title: 'a double in the place of his own overcall doubles the opening: East may accept it',
    steps: ['S 1S, W 1N', 'W to X #change-of-call ?unintended=no ?accept-call@N=accept ?comparable=no'],
    auction: 'S 1S, W X', next: 'N', inForce: ['E leads: forbid any'], told: ['EW: W 1N'], laws: ['25B1']
  },
  {
    id: '25B to a double', editions: ['2017'], dealer: 'S', title: 'LHO called over the double: accepted',
    steps: ['S 1S, W 1N', 'W to X #change-of-call | N 2S ?unintended=no ?call-meant-as@N=over-the-call ?comparable=no'],
    auction: 'S 1S, W X, N 2S', next: 'E', inForce: ['E leads: forbid any'], told: ['EW: W 1N']
  },
  {
    id: '25B to a double', editions: ['1997', '1987'], dealer: 'S', title: 'not accepted, he may keep his bid',
    steps: ['S 1S, W 1N', 'W to X #change-of-call ?unintended=no ?accept-call@N=reject ?first-call-or-other@W=keep'],
    auction: 'S 1S, W 1N', next: 'N', inForce: ['E must pass once', 'E leads: forbid any']
  },
  {
    id: '25B to a redouble', editions: ['2017'], dealer: 'N', title: 'a redouble in the place of a bid over the double',
    steps: ['N 1S, E X, S 2S', 'S to XX #change-of-call ?unintended=no ?accept-call@W=reject ?comparable=no'],
    auction: 'N 1S, E X, S 2S', next: 'W', inForce: ['N leads: forbid any but S'], told: ['NS: S XX']
  },
  {
    id: '25B to a double', editions: ['2017'], dealer: 'S', title: 'a double that his own bid did not hinder either could never stand: its own Law',
    steps: ['S P, W 1N', 'W to X #change-of-call #inadmissible-double ?unintended=no'],
    auction: 'S P, W 1N', next: 'N', inForce: ['E must pass throughout', 'W replaces X'], told: ['EW: W X']
  },
  {
    id: '25A4', dealer: 'N', title: 'partner’s pass out of rotation was accepted: too late all the same',
    steps: ['N 1S', 'S P #pass-out-of-rotation ?accept-call@W=accept', 'N to 1H #change-of-call'],
    auction: 'N 1S, S P^', next: 'W', told: ['NS: N 1H (remark)'], reviews: []
  },
  {
    id: '25A5', dealer: 'W', title: 'an opening lead out of turn has been faced, and refused: too late',
    steps: ['W 1S, N P, E 4S, S P, W P, N P', 'S plays HK | N to X #opening-lead-out-of-turn@S #change-of-call@N ?misinformed=no ?opening-lead=forbid-H'],
    auction: 'W 1S, N P, E 4S, S P, W P, N P', next: 'N leads', inForce: ['N leads: forbid H (chosen)'], laws: { 2017: ['25A5'], 2007: ['25A3'], older: ['25A'] }, effects: ['pick-up-card']
  },
  {
    id: '25A', editions: ['2017'], dealer: 'N', title: 'an accepted call out of rotation by RHO stays, and nobody is asked about it again',
    steps: ['N 1S', 'W 2C #bid-out-of-rotation ?accept-call@N=accept', 'N to 1H #change-of-call ?unintended=yes'],
    auction: 'N 1H, W 2C^', next: 'N', told: [], laws: ['25A1']
  },
  {
    id: '25A', editions: ['2017'], dealer: 'N', title: 'one that could not stand over the intended call goes back to the player in turn',
    steps: ['N 1S', 'W 2C #bid-out-of-rotation ?accept-call@N=accept', 'N to 3C #change-of-call ?unintended=yes'],
    auction: 'N 3C', next: 'E', told: ['NS: W 2C']
  },
  {
    id: '25A', editions: ['2017'], dealer: 'N', title: 'LHO has passed, and RHO has called at partner’s turn: partner has not called',
    steps: ['N 1S, E P', 'W 2C #bid-out-of-rotation ?accept-call@N=accept', 'N to 1H #change-of-call ?unintended=yes ?withdraw-call@E=keep'],
    auction: 'N 1H, E P, W 2C^', next: 'N', told: []
  },
  {
    id: '25A', editions: ['1997'], dealer: 'N', title: 'LHO may take back his call over a slip: not in the text, and so a proposal',
    steps: ['N 1S, E P', 'N to 1H #change-of-call ?unintended=yes ?pause-for-thought=no ?withdraw-call@E=withdraw'],
    auction: 'N 1H', next: 'E', told: ['NS: E P'], says: 'could not be confirmed'
  },
  {
    id: '25A6', editions: SINCE_2007, dealer: 'S', title: 'LHO called after the slip had been put right, over the slip: he takes his call back and has broken no Law',
    steps: { 2017: ['S 1S, W 2C', 'W to 2H #change-of-call | N 2D ?unintended=yes'], 2007: ['S 1S, W 2C', 'W to 2H #change-of-call | N 2D ?unintended=yes ?pause-for-thought=no'] },
    auction: 'S 1S, W 2H', next: 'N', told: ['EW: N 2D'], laws: { 2017: ['25A6'], 2007: ['25A4'] }
  },
  {
    id: '25A6', editions: ['2017'], dealer: 'S', title: 'the same over an insufficient bid that was never meant',
    steps: ['S 1S', 'W 1C #insufficient-bid | W to 2H | N 1D ?unintended=yes'],
    auction: 'S 1S, W 2H', next: 'N', told: ['EW: N 1D']
  }
])
