import { mustPass, stories } from '../support/story.ts'

const once = [mustPass('W', 'next')]
const throughout = [mustPass('W', 'all')]

stories('Law 37: action against an obligation to pass', [
  {
    id: 'V37.1', dealer: 'N', title: 'the player on the left has called over it: it stands, and the duty is spent', given: once,
    steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass | N P'],
    auction: 'N 1C, E 1H, S P, W 2H, N P', next: 'E', told: [], reviews: [], laws: { 2017: ['37A'], 2007: ['37A'], older: ['35B'] }
  },
  {
    id: 'V37.2', dealer: 'N', title: 'it stands, and a duty for the rest goes on', given: throughout,
    steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass | N 3C', 'E P, S P, W P*'],
    auction: 'N 1C, E 1H, S P, W 2H, N 3C, E P, S P, W P', next: 'E leads', told: [], reviews: []
  },
  {
    id: 'V37.3', dealer: 'N', title: 'not called over: a pass instead, both silenced', given: once,
    steps: ['N 1C, E 1H, S P', 'W 2H natural #call-when-obliged-to-pass', 'N 2C, E P*, S P, W P*'],
    auction: 'N 1C, E 1H, S P, W P, N 2C, E P, S P, W P', next: 'E leads', inForce: { 2017: ['E leads: forbid any [26B]'], older: ['E leads: require/forbid H [26A2]'] }, told: ['EW: W 2H'], reviews: { 2017: ['NS 72C'], 2007: ['NS 23'], 1997: ['NS 23'], 1987: ['NS 23A'] }
  },
  {
    id: 'V37.4', dealer: 'N', title: 'against 19 as well: 36A, and the duty is still there', given: once,
    steps: ['N 1C, E 1H, S P', 'W X #inadmissible-double | N 2C', 'W P*'],
    auction: 'N 1C, E 1H, S P, W P', next: 'N', told: ['EW: W X', 'EW: N 2C']
  },
  {
    id: 'V37.5', dealer: 'N', title: 'out of rotation, called over: it stands, the duty for the rest goes on', given: throughout,
    steps: ['N 1C, E P', 'W 1H #call-when-obliged-to-pass | N 1S', ': W must pass throughout'],
    auction: 'N 1C, E P, W 1H^, N 1S', next: 'E', inForce: ['W must pass throughout'], told: [], reviews: [], says: 'No Law says what follows'
  },
  {
    id: 'V37.5', dealer: 'N', title: 'out of rotation, not called over: cancelled, both silenced', given: throughout,
    steps: ['N 1C, E P', 'W 1H #call-when-obliged-to-pass'],
    auction: 'N 1C, E P', next: 'S', inForce: { 2017: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], older: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid H'] }, says: 'No Law says what follows'
  },
  {
    id: 'V37.5', dealer: 'N', title: 'and so to the end', given: throughout,
    steps: ['N 1C, E P', 'W 1H #call-when-obliged-to-pass', 'S 1S, W P*, N P, E P*'],
    auction: 'N 1C, E P, S 1S, W P, N P, E P', next: 'W leads', inForce: { 2017: ['E leads: forbid any'], older: ['E leads: require/forbid H'] }, told: ['EW: W 1H']
  }
])

stories('Law 37: what stands in the procedure and in no vector', [
  {
    id: '37 pitfall', dealer: 'N', title: 'an insufficient bid by such a player is 37, not 27', given: once,
    steps: ['N 1S, E P, S 2S', 'W 1N #call-when-obliged-to-pass'],
    auction: 'N 1S, E P, S 2S, W P', next: 'N', inForce: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any']
  },
  {
    id: '37 pitfall', dealer: 'N', title: 'a pass out of rotation by such a player is no breach: 30', given: throughout,
    steps: { 2017: ['N 1C, E P', 'W P natural #pass-out-of-rotation ?accept-call@N=reject'], older: ['N 1C, E P', 'W P natural #pass-out-of-rotation ?accept-call@N=reject'] },
    auction: 'N 1C, E P', next: 'S', inForce: ['W must pass throughout']
  },
  {
    id: '37', dealer: 'N', title: 'he takes it back and passes: both calls are cancelled, and the pass is recorded', given: once,
    steps: ['N 1C, E 1H, S P', 'W 2H natural #call-when-obliged-to-pass | W to P ?unintended=no'],
    auction: 'N 1C, E 1H, S P, W P', next: 'N', inForce: { 2017: ['W must pass throughout', 'E must pass throughout', 'E leads: forbid any'], older: ['W must pass throughout', 'E must pass throughout', 'E leads: require/forbid H'] }
  },
  {
    id: '37 and 25', dealer: 'S', title: 'a second call at the turn of LHO, who calls over it: it takes the place of the pass', given: throughout,
    steps: ['S 1H, W P', 'W 2C #call-when-obliged-to-pass | N X'],
    auction: 'S 1H, W 2C, N X', next: 'E', inForce: ['W must pass throughout'], told: ['EW: W P'], laws: { 2017: ['37A'], 2007: ['37A'], older: ['35B'] }
  },
  {
    id: '37A', dealer: 'N', title: 'partner has called over it first: the call of LHO condones it all the same', given: once,
    steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass #bid-out-of-rotation@E | E 3H | N 4C'],
    auction: 'N 1C, E 1H, S P, W 2H, N 4C', next: 'E', told: ['EW: E 3H'], reviews: []
  }
])
