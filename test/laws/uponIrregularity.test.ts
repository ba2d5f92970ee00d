import { BEFORE_2017, SINCE_2007, mustPass, stories } from '../support/story.ts'


stories('Insufficient and out of rotation', [
  { id: 'LHO called over it', dealer: 'N', title: 'both faults accepted', steps: ['N 1S', 'S 1D #bid-out-of-rotation | W 1H'], auction: 'N 1S, S 1D!^, W 1H', next: 'N', told: [] },
  { id: 'the player in turn called', dealer: 'N', title: '28B: cancelled, free', steps: ['N 1S', 'S 1D #bid-out-of-rotation | E 2C', 'S can P X 2D'], auction: 'N 1S, E 2C', next: 'S', told: ['NS: S 1D'], reviews: [] },
  { id: 'at LHO’s turn', dealer: 'W', title: 'a change of call, and the insufficient call is cancelled', steps: ['W 1S, N P', 'N 1H #change-of-call ?unintended=no ?accept-call@E=reject ?comparable=no'], editions: ['2017'], auction: 'W 1S, N P', next: 'E', inForce: ['S leads: forbid any'], told: ['NS: N 1H'] },
  { id: 'at LHO’s turn, accepted', dealer: 'W', title: 'a change of call, accepted in spite of its insufficiency', steps: ['W 1S, N P', 'N 1H #change-of-call ?unintended=no ?accept-call@E=accept ?comparable=no'], editions: ['2017'], auction: 'W 1S, N 1H!', next: 'E', inForce: ['S leads: forbid any but H'], told: ['NS: N P'] },
  {
    id: 'at partner’s turn', editions: BEFORE_2017, dealer: 'N', title: 'partner barred at once, no question about sufficiency',
    steps: ['N 1S', 'W 1D #bid-out-of-rotation ?accept-call@N=reject', 'E P*, S P, W 2D'],
    auction: 'N 1S, E P, S P, W 2D', next: 'N', inForce: ['E must pass throughout [31B]']
  },
  { id: 'corrected by the offender', dealer: 'N', title: 'the correction is cancelled, the first bid is ruled on', steps: ['N 1S', 'S 1D #bid-out-of-rotation | S to 2D ?unintended=no ?accept-call@W=reject', ': S must repeat 1D; S replaces 1D if RHO acts'], auction: 'N 1S', next: 'E', inForce: ['S must repeat 1D', 'S replaces 1D if RHO acts'], told: ['NS: S 1D', 'NS: S 2D'] },
  { id: 'corrected by the offender, accepted', dealer: 'N', title: 'the first bid stands, insufficient', steps: ['N 1S', 'S 1D #bid-out-of-rotation | S to 2D ?unintended=no ?accept-call@W=accept'], auction: 'N 1S, S 1D!^', next: 'W', told: ['NS: S 2D'] },
  {
    id: 'a slip', dealer: 'N', title: '25A first, then the procedure for the call that he meant',
    steps: { 2017: ['N 1S', 'S 1D #bid-out-of-rotation | S to 2D ?unintended=yes ?accept-call@W=reject'], older: ['N 1S', 'S 1D #bid-out-of-rotation | S to 2D ?unintended=yes ?pause-for-thought=no ?accept-call@W=reject'] },
    auction: 'N 1S', next: 'E', inForce: ['S must repeat 2D', 'S replaces 2D if RHO acts'], told: ['NS: S 2D']
  }
])

stories('A double out of rotation and inadmissible', [
  { id: 'nobody has called', dealer: 'W', steps: ['W 1S', 'E X #inadmissible-double'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout', 'E replaces X'] },
  { id: 'LHO has called', dealer: 'W', title: 'everything cancelled', steps: ['W 1S', 'E X #inadmissible-double | S P'], auction: 'W 1S', next: 'N', told: ['EW: E X', 'EW: S P'] },
  { id: 'the player in turn has called', dealer: 'W', title: '28B', steps: ['W 1S', 'E X #inadmissible-double | N 2C'], auction: 'W 1S, N 2C', next: 'E', told: ['EW: E X'] },
  { id: 'the player in turn, then LHO', dealer: 'W', title: 'the first call of the two counts: 28B, and South’s pass is out of rotation', steps: ['W 1S', 'E X #inadmissible-double | N 2C | E P | S P'], auction: 'W 1S, N 2C, E P, S P', next: 'W', told: ['EW: E X'] },
  { id: 'corrected to a legal call', dealer: 'W', title: 'the correction is cancelled too', steps: ['W 1S', 'E X #inadmissible-double | E to 2S ?unintended=no'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout', 'E replaces X'], told: ['EW: E X', 'EW: E 2S'] },
  { id: 'corrected to a redouble', dealer: 'W', title: 'inadmissible as well', steps: ['W 1S', 'E X #inadmissible-double | E to XX ?unintended=no'], auction: 'W 1S', next: 'N', inForce: ['W must pass throughout', 'E replaces X'], told: ['EW: E X', 'EW: E XX'] },
  {
    id: 'partner has called at his own turn', dealer: 'N', title: 'his bid is replaced by a pass, and he has broken no duty',
    steps: ['N 1C, E P', 'N X #inadmissible-double | S 1S'],
    auction: 'N 1C, E P, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces X'], told: ['NS: N X', 'NS: S 1S']
  },
  { id: 'partner has passed at his own turn', dealer: 'N', title: 'his pass stands', steps: ['N 1C, E P', 'N X #inadmissible-double | S P'], auction: 'N 1C, E P, S P', next: 'W', inForce: ['S must pass throughout', 'N replaces X'], told: ['NS: N X'] }
])

stories('An inadmissible double in rotation', [
  { id: 'corrected to a legal call', editions: ['2007', '1997', '1987'], dealer: 'N', title: 'the legal call that he has made is kept', steps: ['N 1H, E P', 'S X #inadmissible-double | S to 2H ?unintended=no'], auction: 'N 1H, E P, S 2H', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'], told: ['NS: S X'] },
  { id: 'corrected, reported as a further call', editions: ['2007', '1997', '1987'], dealer: 'N', title: 'heard as a change', steps: ['N 1H, E P', 'S X #inadmissible-double | S 2H ?unintended=no'], auction: 'N 1H, E P, S 2H', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'] },
  { id: 'corrected to an insufficient bid', editions: BEFORE_2017, dealer: 'N', title: 'that is cancelled too, and he is asked', steps: ['N 1H, E P', 'S X #inadmissible-double | S to 1D ?unintended=no ?replacement-call@S=2H'], auction: 'N 1H, E P, S 2H', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any'], told: ['NS: S X', 'NS: S 1D'] },
  { id: 'corrected, and LHO has called', dealer: 'N', title: 'LHO has called before the ruling: everything cancelled, free', steps: ['N 1H, E P', 'S X #inadmissible-double | S to 2H | W 2S ?unintended=no'], auction: 'N 1H, E P', next: 'S', told: ['NS: S X', 'NS: S 2H', 'NS: W 2S'] },
  {
    id: 'partner has called at the turn of the player between them', editions: ['2017'], dealer: 'N', title: 'his call is another one out of rotation: East is asked',
    steps: ['N 1H, E P', 'S X #inadmissible-double #bid-out-of-rotation@N | N 2H ?replacement-call@S=2C ?comparable=no ?accept-call@E=reject'],
    auction: 'N 1H, E P, S 2C', next: 'W', inForce: ['N must pass throughout', 'N leads: forbid any but C']
  }
])

stories('A second call made at once', [
  { id: 'insufficient', dealer: 'S', editions: ['2017'], title: 'a sufficient one in its place is not asked for again', steps: ['S 1S', 'W 1D #insufficient-bid | W 2D ?unintended=no ?accept-call=reject ?same-denomination=yes'], auction: 'S 1S, W 2D', next: 'N', reviews: ['NS 27D'] },
  { id: 'out of rotation', dealer: 'N', title: 'it is cancelled with the first', editions: ['2017'], steps: ['N 1S', 'S 2S #bid-out-of-rotation | S P ?unintended=no ?accept-call=reject'], auction: 'N 1S', next: 'E', told: ['NS: S 2S', 'NS: S P'], inForce: ['S must repeat 2S', 'S replaces 2S if RHO acts'] }
])

stories('A duty to pass broken out of rotation', [
  { id: 'LHO has called', given: [mustPass('W', 'all')], dealer: 'N', title: 'it stands', steps: ['N 1C, E P', 'W 1H #call-when-obliged-to-pass | N 1S'], auction: 'N 1C, E P, W 1H^, N 1S', next: 'E', inForce: ['W must pass throughout'], told: [] },
  { id: 'the player in turn has called', given: [mustPass('W', 'all')], dealer: 'N', title: '28B: nobody else is silenced', steps: ['N 1C, E P', 'W 1H #call-when-obliged-to-pass | S 1D'], auction: 'N 1C, E P, S 1D', next: 'W', inForce: ['W must pass throughout'], told: ['EW: W 1H'], reviews: [] },
  { id: 'nobody has called', given: [mustPass('W', 'all')], dealer: 'N', title: 'both silenced', steps: ['N 1C, E P', 'W 1N #call-when-obliged-to-pass'], auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], told: ['EW: W 1N'] },
  { id: 'at LHO’s turn, own call', given: [mustPass('W', 'all')], dealer: 'N', title: 'he made his own call: 28B', steps: ['W 1H #call-when-obliged-to-pass | N 1S ?call-meant-as@N=own-call'], auction: 'N 1S', next: 'E', inForce: ['W must pass throughout'], told: ['EW: W 1H'] },
  { id: 'at LHO’s turn, over it', given: [mustPass('W', 'all')], dealer: 'N', title: 'he called over it: it stands', steps: ['W 1H #call-when-obliged-to-pass | N 1S ?call-meant-as@N=over-the-call'], auction: 'W 1H^, N 1S', next: 'E', inForce: ['W must pass throughout'], told: [] },
  {
    id: 'corrected to the pass that was due', given: [mustPass('W', 'next')], dealer: 'N', title: 'the bid is cancelled, the pass stands and tells nothing; both silenced all the same',
    steps: ['N 1C, E 1H, S P', 'W 2N #call-when-obliged-to-pass | W to P ?unintended=no'],
    auction: 'N 1C, E 1H, S P, W P', next: 'N', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], told: ['EW: W 2N']
  },
  {
    id: 'corrected, and LHO has called', given: [mustPass('W', 'next')], dealer: 'N', editions: ['2017'], title: 'condoned: nothing is asked twice',
    steps: ['N 1C, E 1H, S P', 'W 2H | W to 3H | N 4C ?unintended=no'],
    auction: 'N 1C, E 1H, S P, W 3H, N 4C', next: 'E'
  },
  {
    id: 'corrected out of rotation, and LHO has called', given: [mustPass('W', 'all')], dealer: 'N', title: 'no player stands in the auction twice running',
    steps: ['N 1C', 'W 1H | W to 2H | N 2S ?unintended=no'],
    auction: 'N 1C, W 2H^, N 2S', next: 'E', inForce: ['W must pass throughout']
  },
  {
    id: 'partner has called at his own turn', given: [mustPass('W', 'all')], dealer: 'N', title: 'his bid is replaced by a pass, and costs no lead of its own',
    steps: ['N 1C', 'W 1N #call-when-obliged-to-pass | E 1S'],
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], told: ['EW: W 1N', 'EW: E 1S']
  }
])

stories('A bid above seven out of rotation', [
  {
    id: 'partner has called at his own turn', editions: ['2017'], dealer: 'E', title: 'his double is replaced by a pass, and costs no lead of its own',
    steps: ['E 7N', 'N 8C #bid-above-seven | S X'],
    auction: 'E 7N, S P', next: 'W', inForce: ['N must pass throughout', 'S must pass throughout', 'S leads: forbid any'], told: ['NS: N 8C', 'NS: S X']
  },
  { id: 'corrected to a legal bid', dealer: 'S', editions: ['2017'], title: 'the correction is cancelled too', steps: ['S 7H', 'W 8C #bid-above-seven | W to 7S ?unintended=no'], auction: 'S 7H, W P', next: 'N', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], told: ['EW: W 8C', 'EW: W 7S'] },
  { id: 'the last call was a slip', dealer: 'S', editions: ['2017'], title: '25A: 7S was meant', steps: ['S 7H', 'W 8S #bid-above-seven | W to 7S ?unintended=yes'], auction: 'S 7H, W 7S', next: 'N', told: [] }
])

stories('A call out of rotation over a call out of rotation', [
  { id: '5f, neither accepted', editions: ['2017'], dealer: 'N', title: 'the offender’s RHO has called at the turn of the offender’s partner: first the first, then the second', steps: ['S 1H #bid-out-of-rotation #bid-out-of-rotation@E | E 2C ?accept-call@W=reject ?accept-call-2@S=reject'], auction: '', next: 'N', inForce: ['S replaces 1H [31B2]', 'E must repeat 2C [31A1]', 'E replaces 2C if RHO acts'], told: ['NS: S 1H', 'EW: E 2C'] },
  { id: '5f, the first accepted', editions: ['2017'], dealer: 'N', title: 'it is West’s turn, and East’s call is at partner’s turn', steps: ['S 1H #bid-out-of-rotation #bid-out-of-rotation@E | E 2C ?accept-call@W=accept ?accept-call-2@S=reject'], auction: 'S 1H^', next: 'W', inForce: ['E replaces 2C [31B2]'], told: ['EW: E 2C'] },
  { id: '5f, the second accepted', editions: ['2017'], dealer: 'N', steps: ['S 1H #bid-out-of-rotation #bid-out-of-rotation@E | E 2C ?accept-call@W=reject ?accept-call-2@S=accept'], auction: 'E 2C^', next: 'S', inForce: ['S replaces 1H [31B2]'], told: ['NS: S 1H'] },
  { id: '5f before 2017', editions: BEFORE_2017, dealer: 'N', title: 'North is barred at once, so East’s call turns out to be in rotation (28A)', steps: ['S 1H #bid-out-of-rotation | E 2C ?accept-call@W=reject'], auction: 'N P, E 2C', next: 'S', inForce: ['N must pass throughout [31B]', 'S replaces 1H'], told: ['NS: S 1H'] },
  { id: '5c, then the player jumped', dealer: 'W', title: 'once LHO has accepted, the player who was jumped calls out of rotation', steps: ['N 1C #bid-out-of-rotation #bid-out-of-rotation@W | E 1D | W 1H ?accept-call@N=accept'], auction: 'N 1C^, E 1D, W 1H^', next: 'N', told: [] },
  { id: '0.4 item 6', editions: ['2017'], dealer: 'S', title: 'a further call at LHO’s turn, and partner has called over it: first the one, then the other', steps: ['S 1D', 'S 2D #change-of-call #bid-out-of-rotation@N | N 3D ?unintended=no ?accept-call@W=reject ?comparable=no ?accept-call-2@E=reject'], auction: 'S 1D', next: 'W', inForce: ['N leads: forbid any but D', 'N must repeat 3D', 'N replaces 3D if RHO acts'], told: ['NS: S 2D', 'NS: N 3D'] },
  {
    id: '5c and 5d', editions: ['2017'], dealer: 'N', title: 'partner has called at another’s turn, and then LHO: he has called before the ruling, so there is nothing to ask',
    steps: ['E 1H #bid-out-of-rotation | W 2H | S 2S'],
    auction: 'E 1H^, S 2S', next: 'W', told: ['EW: W 2H']
  },
  { id: '5d', dealer: 'N', title: 'partner has called at another’s turn', editions: ['2017'], steps: ['E 1H #bid-out-of-rotation #bid-out-of-rotation@W | W 2H ?accept-call@S=reject ?accept-call-2@N=reject'], auction: '', next: 'N', inForce: ['E must repeat 1H', 'E replaces 1H if RHO acts', 'W replaces 2H'], told: ['EW: E 1H', 'EW: W 2H'] }
])

stories('The offender corrects himself before the director comes', [
  { id: 'a bid, to another bid', dealer: 'N', title: '5e: the first call is ruled on', steps: ['E 1H #bid-out-of-rotation | E to 2H ?unintended=no ?accept-call@S=reject'], auction: '', next: 'N', inForce: ['E must repeat 1H', 'E replaces 1H if RHO acts'], told: ['EW: E 1H', 'EW: E 2H'], says: 'No Law says what follows' },
  { id: 'a bid, to a double that nothing allows', dealer: 'N', title: 'cancelled likewise', steps: ['E 1H #bid-out-of-rotation | E to X ?unintended=no ?accept-call@S=reject'], auction: '', next: 'N', inForce: ['E must repeat 1H', 'E replaces 1H if RHO acts'], told: ['EW: E 1H', 'EW: E X'] },
  { id: 'accepted', dealer: 'N', title: 'the first call stands', steps: ['E 1H #bid-out-of-rotation | E to P ?unintended=no ?accept-call@S=accept'], auction: 'E 1H^', next: 'S', told: ['EW: E P'] },
  { id: 'a natural pass, to a bid', dealer: 'N', title: 'the pass is ruled on', steps: ['E P natural #pass-out-of-rotation | E to 1S ?unintended=no ?accept-call@S=reject'], auction: '', next: 'N', inForce: ['E must pass once'], told: ['EW: E P', 'EW: E 1S'] },
  {
    id: 'partner has called', editions: ['2017'], dealer: 'W', title: 'partner’s call, at his own turn, waits for the answer and stands',
    steps: ['E 1H #bid-out-of-rotation | E to 1S | W 1C ?unintended=no ?accept-call@S=reject'],
    auction: 'W 1C', next: 'N', inForce: ['E replaces 1H'], told: ['EW: E 1H', 'EW: E 1S']
  },
  {
    id: 'LHO has called', dealer: 'N', title: 'over which of the two? He is asked, as under Law 27',
    steps: ['E 1H #bid-out-of-rotation | E to 2H | S 2S ?unintended=no ?call-meant-as@S=over-the-call'],
    auction: 'E 2H^, S 2S', next: 'W', told: ['EW: E 1H']
  },
  {
    id: 'the player in turn has called', dealer: 'N', title: '28B all the same: both calls of the offender are cancelled, and he is free',
    steps: ['E 1H #bid-out-of-rotation | E to 2H | N 1S ?unintended=no'],
    auction: 'N 1S', next: 'E', told: ['EW: E 1H', 'EW: E 2H']
  },
  {
    id: 'an inadmissible double, the player in turn has called', dealer: 'W', title: '28B all the same',
    steps: ['W 1S', 'E X #inadmissible-double | E to 2S | N 2C ?unintended=no'],
    auction: 'W 1S, N 2C', next: 'E', told: ['EW: E X', 'EW: E 2S']
  },
  {
    id: 'an insufficient bid, LHO has called over the replacement', editions: SINCE_2007, dealer: 'S', title: 'an insufficient replacement is accepted by that call',
    steps: ['S 2S', 'W 1H #insufficient-bid | W to 2D | N 2H ?unintended=no ?call-meant-as@N=over-the-call'],
    auction: 'S 2S, W 2D!, N 2H', next: 'E', told: ['EW: W 1H']
  },
  {
    id: 'an insufficient bid, partner has called', editions: ['2017'], dealer: 'S', title: 'first the insufficient bid, then partner’s call as one out of rotation',
    steps: ['S 1N', 'W 1H #insufficient-bid #bid-out-of-rotation@E | E 2S ?accept-call@N=reject ?replacement-call@W=2H ?same-denomination=yes ?accept-call-2@S=reject'],
    auction: 'S 1N, W 2H', next: 'N', inForce: ['E must repeat 2S', 'E replaces 2S if RHO acts'], told: ['EW: E 2S']
  }
])
