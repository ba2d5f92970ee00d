import { stories } from '../support/story.ts'

stories('Law 40: agreements about the opponents’ irregularities', [
  {
    id: 'V40.1', editions: ['2017'], dealer: 'N', title: 'North accepts by a double for penalties, as agreed',
    steps: ['W 1D #bid-out-of-rotation ?accept-call@N=accept', 'N X'],
    auction: 'W 1D^, N X', next: 'E', told: [], reviews: []
  }
])
