import { FOUNDING, mustPass, stories } from '../support/story.ts'

// The digest refers to V36.2, V37.1, V38.2 and V39.4; here the four paragraphs side by side.
stories('Law 35: the player on the left has called over an inadmissible call (1987, 1997)', [
  {
    id: '35A', editions: FOUNDING, dealer: 'N', title: 'a double or redouble: cancelled with all that followed, as if nothing had happened',
    steps: ['N 1H, E P', 'S X #inadmissible-double | W 1S | N 2H'],
    auction: 'N 1H, E P', next: 'S', told: ['NS: S X', 'NS: W 1S', 'NS: N 2H'], reviews: [], laws: ['35A']
  },
  {
    id: '35B', editions: FOUNDING, dealer: 'N', title: 'by a player required to pass: it stands, and a duty for the rest goes on',
    given: [mustPass('W', 'all')],
    steps: ['N 1C, E 1H, S P', 'W 2H #call-when-obliged-to-pass | N 3C', 'E P, S P, W P*'],
    auction: 'N 1C, E 1H, S P, W 2H, N 3C, E P, S P, W P', next: 'E leads', told: [], reviews: [], laws: []
  },
  {
    id: '35C', editions: FOUNDING, dealer: 'S', title: 'more than seven: a pass is substituted, and nobody is bound',
    steps: ['S 7H', 'W 8C #bid-above-seven | N P', ': nothing', 'N P', 'E can 7S 7N X'],
    auction: 'S 7H, W P, N P', next: 'E', reviews: [], laws: []
  },
  {
    id: '35D', editions: FOUNDING, dealer: 'N', title: 'after the final pass: cancelled, no lead restriction',
    steps: ['N 1N, E P, S P, W P', 'E X #call-after-auction | S XX'],
    auction: 'N 1N, E P, S P, W P', next: 'E leads', told: ['EW: E X', 'EW: S XX'], laws: ['35D']
  }
])
