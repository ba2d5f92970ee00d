import { stories } from '../support/story.ts'

stories('Law 18: sufficient bids', [
  { id: 'V18.1', dealer: 'N', title: 'over 1NT', steps: ['N 1N', 'E cannot 1S 1N', 'E can 2C P X'], auction: 'N 1N', next: 'E' },
  { id: 'V18.1', dealer: 'N', title: 'over 3S', steps: ['N 3S', 'E cannot 3H 3S', 'E can 3N 4C'], auction: 'N 3S', next: 'E' },
  { id: 'V18.1', dealer: 'N', title: 'over 7S', steps: ['N 7S', 'E cannot 7C 7H 7S', 'E can 7N'], auction: 'N 7S', next: 'E' },
  { id: 'V18.1', dealer: 'N', title: 'over 7NT', steps: ['N 7N', 'E cannot 7C 7D 7H 7S 7N', 'E can P X'], auction: 'N 7N', next: 'E' },
  {
    id: 'V18.2', dealer: 'S', title: 'an accepted insufficient bid is the one to beat',
    steps: ['S 2H', 'W 1S #insufficient-bid | N 1N', 'E cannot 1N 1S', 'E can 2C 2D 2H'],
    auction: 'S 2H, W 1S!, N 1N', next: 'E', told: [], reviews: []
  }
])
