import { FOUNDING, SINCE_2007, mustPass, stories, type Story } from '../support/story.ts'

const V21_1 = 'E 1C, S P, W 1H, N P, E 1N, S P, W P, N P'
const V21_3: Pick<Story, 'dealer'> & { readonly calls: string } = { dealer: 'S', calls: 'S 1N, W 2D, N 2S, E P' }

stories('Law 21: a call based on misinformation', [
  {
    id: 'V21.1', editions: ['2017'], dealer: 'E', title: 'found out before the lead: North may change his last pass, and the auction is open again',
    steps: [V21_1, 'N misinformed X #misinformation ?misinformed@director=yes ?could-have-been-influenced@director=yes'],
    auction: 'E 1C, S P, W 1H, N P, E 1N, S P, W P, N X', next: 'E', told: ['EW: N P [16C2]'], reviews: [], laws: ['21B1(a)']
  },
  {
    id: 'V21.2', editions: ['2017'], dealer: 'E', title: 'South may not: his partner has called since',
    steps: [V21_1, 'S misinformed 2S #misinformation ?misinformed@director=yes'],
    auction: V21_1, next: 'S leads', told: [], reviews: ['NS 21B3']
  },
  {
    id: 'V21.3', editions: ['2017'], dealer: V21_3.dealer, title: 'the player on the left of the change takes his call back: only the lead is open',
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=withdraw', 'E 2H ?comparable@director=no'],
    auction: 'S 1N, W 2D, N X, E 2H', next: 'S', inForce: ['W leads: forbid any but H [26B]'], told: ['EW: N 2S', 'EW: E P']
  },
  {
    id: 'V21.3', editions: ['2017'], dealer: V21_3.dealer, title: 'or keeps it',
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=keep'],
    auction: 'S 1N, W 2D, N X, E P', next: 'S', told: ['EW: N 2S']
  },
  {
    id: 'V21.3', editions: ['2017'], dealer: V21_3.dealer, title: 'the Regulating Authority has switched Law 26 off', regulations: { 'apply-26-after-21B2': false },
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=withdraw', 'E 2H'],
    auction: 'S 1N, W 2D, N X, E 2H', next: 'S', told: ['EW: N 2S', 'EW: E P']
  },
  {
    id: 'V21.3', editions: ['2007'], dealer: V21_3.dealer, title: '2007: Law 26 only where it has been switched on', regulations: { 'apply-26-after-21B2': true },
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=withdraw', 'E 2H'],
    auction: 'S 1N, W 2D, N X, E 2H', next: 'S', inForce: ['W leads: forbid any [26B]'], told: ['EW: N 2S', 'EW: E P']
  },
  {
    id: 'V21.3', editions: ['2007'], dealer: V21_3.dealer, title: '2007: by default not',
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=withdraw', 'E 2H'],
    auction: 'S 1N, W 2D, N X, E 2H', next: 'S', told: ['EW: N 2S', 'EW: E P']
  },
  {
    id: 'V21.4', editions: ['2017'], dealer: 'N', title: 'the new call makes East’s bid insufficient: he must call again',
    steps: ['N P, E 1C, S P, W 1S, N P, E 2D', 'N misinformed 3C #misinformation ?misinformed=yes ?could-have-been-influenced=yes', 'E 3D ?comparable=no'],
    auction: 'N P, E 1C, S P, W 1S, N 3C, E 3D', next: 'S', inForce: ['W leads: forbid any but DC'], told: ['EW: N P', 'EW: E 2D']
  },
  {
    id: 'V21.5', editions: ['2017'], dealer: 'W', title: 'a lead faced by either defender ends the period',
    steps: ['W 1S, N P, E 4S, S P, W P, N P', 'record S HA', 'N misinformed X #misinformation ?misinformed=yes'],
    auction: 'W 1S, N P, E 4S, S P, W P, N P', reviews: ['NS 21B3']
  },
  {
    id: 'V21.5', dealer: 'W', title: 'also one that was refused before he spoke',
    steps: ['W 1S, N P, E 4S, S P, W P, N P', 'S plays HK | N misinformed X #opening-lead-out-of-turn@S #misinformation@EW ?misinformed=no ?opening-lead=forbid-H ?misinformed-2=yes'],
    auction: 'W 1S, N P, E 4S, S P, W P, N P', next: 'N leads', inForce: ['N leads: forbid H (chosen)'], reviews: ['NS 21B3'], effects: ['pick-up-card']
  },
  {
    id: 'V21.5', editions: SINCE_2007, dealer: 'W', title: 'a lead by the declaring side is none, nor is one that an opponent asked for',
    steps: ['W 1S, N P, E 4S, S P, W P, N P', 'E plays HK | N misinformed X #opening-lead-out-of-turn@E #misinformation@EW ?misinformed=yes ?could-have-been-influenced=yes'],
    auction: 'W 1S, N P, E 4S, S P, W P, N X', next: 'E', told: ['EW: E HK', 'EW: N P'], effects: ['pick-up-card']
  },
  {
    id: 'V21.5', editions: ['2017'], dealer: 'N', title: 'nor is a card put back before the first call',
    steps: ['E plays SQ | N 1S | E P | S P | E misinformed X #card-exposed-in-auction@E #misinformation@NS ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@S=keep'],
    auction: 'N 1S, E X, S P', next: 'W', told: ['EW: E SQ', 'NS: E P'], effects: ['pick-up-card']
  },
  {
    id: 'V21.6', editions: SINCE_2007, dealer: 'N', title: 'passed out, the cards not back: West may change',
    steps: ['N P, E P, S P, W P', 'W misinformed #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?changed-call@W=1D'],
    auction: 'N P, E P, S P, W 1D', next: 'N', told: ['NS: W P']
  },
  {
    id: 'V21.6', editions: FOUNDING, dealer: 'N', title: 'passed out: the period has ended',
    steps: ['N P, E P, S P, W P', 'W misinformed 1D #misinformation ?misinformed=yes'],
    auction: 'N P, E P, S P, W P', next: 'none', reviews: ['EW 21B3']
  },
  {
    id: 'V21.7', editions: ['2017'], dealer: 'E', title: 'his own misunderstanding: the call stands',
    steps: ['E 1H, S 2C', 'S misinformed #misinformation ?misinformed=no'],
    auction: 'E 1H, S 2C', next: 'W', told: [], reviews: [], laws: ['21A']
  },
  {
    id: 'V21.8', editions: FOUNDING, dealer: 'E', title: 'possible, not probable: no change',
    steps: [V21_1, 'N misinformed X #misinformation ?misinformed=yes ?probably-influenced=no'],
    auction: V21_1, next: 'S leads'
  },
  {
    id: 'V21.8', editions: ['2017'], dealer: 'E', title: '"could well have" is another standard',
    steps: [V21_1, 'N misinformed #misinformation ?misinformed=yes ?could-have-been-influenced=yes ?changed-call@N=keep'],
    auction: V21_1, next: 'S leads'
  },
  {
    id: 'V21.9', editions: FOUNDING, dealer: V21_3.dealer, title: 'East’s change carries no penalty; what his pass told may be looked at',
    steps: [V21_3.calls, 'N misinformed X #misinformation ?misinformed=yes ?probably-influenced=yes ?withdraw-call@E=withdraw', 'E 2H'],
    auction: 'S 1N, W 2D, N X, E 2H', next: 'S', told: ['EW: N 2S', 'EW: E P'], reviews: ['NS 21B2']
  },
  {
    id: '21B1', dealer: 'W', title: 'he would make the same call again: nothing changes',
    steps: {
      older: ['W 1C, N P, E 1S, S P, W 2D', 'S misinformed P #misinformation ?misinformed=yes ?probably-influenced=yes'],
      2007: ['W 1C, N P, E 1S, S P, W 2D', 'S misinformed P #misinformation ?misinformed=yes ?could-have-been-influenced=yes'],
      2017: ['W 1C, N P, E 1S, S P, W 2D', 'S misinformed P #misinformation ?misinformed=yes ?could-have-been-influenced=yes']
    },
    auction: 'W 1C, N P, E 1S, S P, W 2D', next: 'N', told: [], effects: []
  },
  {
    id: '21B1', dealer: 'S', given: [mustPass('N', 'all')], title: 'he had to pass, and still has: there is nothing to change',
    steps: ['S 1H, W 2C, N P*, E 3C', 'N misinformed #misinformation ?misinformed=yes'],
    auction: 'S 1H, W 2C, N P, E 3C', next: 'S', inForce: ['N must pass throughout'], told: [], effects: []
  },
  {
    id: '21B1', dealer: 'S', given: [mustPass('N', 'next')], title: 'the duty was for the pass that he has just made',
    steps: ['S 1H', 'W 2C | N P | N misinformed 3H #misinformation@EW ?misinformed=yes'],
    auction: 'S 1H, W 2C, N P', next: 'E', told: []
  },
  {
    id: '21B1(a)', editions: SINCE_2007, dealer: 'N', title: 'partner’s accepted call out of rotation closes the window',
    steps: ['N 1S', 'S P #pass-out-of-rotation ?accept-call@W=accept', 'N misinformed 1H #misinformation ?misinformed=yes'],
    auction: 'N 1S, S P^', next: 'W', reviews: ['NS 21B3']
  },
  {
    id: '21B1(a)', editions: ['2017'], dealer: 'N', title: 'RHO’s accepted call out of rotation does not, and stays',
    steps: ['N 1S', 'W 2C #bid-out-of-rotation ?accept-call@N=accept', 'N misinformed 1H #misinformation ?misinformed=yes ?could-have-been-influenced=yes'],
    auction: 'N 1H, W 2C^', next: 'N', told: ['EW: N 1S']
  },
  {
    id: '21B1(a)', editions: SINCE_2007, dealer: 'S', title: 'the side that was to defend declares now: what bound it as defenders is over, and so are the rights that the other side’s dummy had lost',
    given: [
      { type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['D'], lasts: 'while-on-lead' }, { type: 'must-play', player: 'W', card: 'H2' }, { type: 'lost-rights', player: 'N' }
    ],
    steps: ['S 1S, W P, N 4S, E P, S P, W P', 'W misinformed 5H #misinformation ?misinformed=yes ?could-have-been-influenced=yes', 'N P, E P, S P'],
    next: 'N leads', told: ['NS: W P'], inForce: []
  },
  {
    id: '21B1(a)', editions: SINCE_2007, dealer: 'N', title: 'the call was made in the same request: what could have been made in its place is asked of the auction then',
    steps: ['N P, E 1C, S P', 'W P | N 1S | N misinformed X #misinformation@EW ?misinformed=yes ?could-have-been-influenced=yes'],
    auction: 'N P, E 1C, S P, W P, N X', next: 'E', told: ['EW: N 1S']
  },
  {
    id: 'V21.3', editions: ['2017'], dealer: V21_3.dealer, title: 'it was West who explained wrongly: he is the offender, and his partner may still take his call back',
    steps: [V21_3.calls, 'N misinformed X by W #misinformation@W ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=keep'],
    auction: 'S 1N, W 2D, N X, E P', next: 'S', told: ['EW: N 2S']
  },
  {
    id: '21B1(a)', editions: SINCE_2007, dealer: 'S', title: 'his first call, made in the same request',
    steps: ['S 1N', 'W 2D | N 2S | E P | N misinformed X #misinformation@EW ?misinformed=yes ?could-have-been-influenced=yes ?withdraw-call@E=keep'],
    auction: 'S 1N, W 2D, N X, E P', next: 'S', told: ['EW: N 2S']
  }
])
