import type { Constraint } from '../../schemas/constraint.ts'
import { lying, playStories } from '../support/playStory.ts'

const restricted = (leader: 'W', demand: 'require' | 'forbid', suit: 'H' | 'D'): Constraint => ({ type: 'lead-restriction', leader, demand, suits: [suit], lasts: demand === 'require' ? 'one-lead' : 'while-on-lead' })

playStories('Law 59: unable to lead or play as required', [
  { id: 'V59.1', title: 'void in the required suit: any card, and the requirement is used up', contract: '1NT S', hands: { W: 'AJ852.K9643..T82' }, given: [restricted('W', 'require', 'D')], steps: ['W C8'], trick: 'W C8', inForce: [] },
  { id: 'V59.2', title: 'only forbidden cards: any of them, and the prohibition runs on', contract: '3NT S', hands: { W: '..AKQJT98765432.' }, given: [restricted('W', 'forbid', 'D')], steps: ['W DA'], trick: 'W DA', inForce: ['W leads forbid D'] },
  { id: 'V59.3', title: 'his own penalty card is the only otherwise legal lead', contract: '2S S', hands: { W: 'J8642..KT75.9865' }, given: [lying('W', 'C5'), restricted('W', 'require', 'H')], steps: ['W may C5'], inForce: ['W C5 major', 'W leads require H'] },
  { id: '59', title: 'the hand is not known: the director is asked', contract: '3NT S', given: [restricted('W', 'require', 'H')], steps: ['W C8 ?able-to-comply@director=no'], trick: 'W C8', inForce: [] },
  { id: '59', title: 'not where the record tells: all hearts are with others', contract: '3NT S', hands: { N: '.AKQJT98765432..' }, given: [restricted('W', 'require', 'H')], steps: ['W C8'], trick: 'W C8', inForce: [] },
  { id: '59', title: 'a card of the required suit', contract: '3NT S', given: [restricted('W', 'require', 'H')], steps: ['W H8'], trick: 'W H8', inForce: [] },
  { id: '59', title: 'the penalty card instead, though he could lead the suit', contract: '3NT S', given: [lying('W', 'C5'), restricted('W', 'require', 'H')], steps: ['W C5 ?able-to-comply=no'], trick: 'W C5', inForce: [] },
  {
    id: '59', title: 'two prohibitions: whether he had another suit is one question', contract: '3NT S', given: [restricted('W', 'forbid', 'H'), restricted('W', 'forbid', 'D')],
    steps: ['W D5 ?able-to-comply@director=no'], trick: 'W D5', inForce: ['W leads forbid H', 'W leads forbid D']
  },
  {
    id: '59', title: 'void in the required suit, and nothing but the forbidden one', contract: '3NT S', given: [restricted('W', 'forbid', 'D'), restricted('W', 'require', 'H')],
    steps: ['W D5 ?able-to-comply@director=no ?able-to-comply-2@director=no'], trick: 'W D5', inForce: ['W leads forbid D']
  },
  {
    id: '59', title: 'void in the required suit, but not without a suit that is not forbidden', contract: '3NT S', given: [restricted('W', 'forbid', 'D'), restricted('W', 'require', 'H')],
    steps: ['W D5 ?able-to-comply@director=no ?able-to-comply-2@director=yes ?substitute-card@W=C8'], trick: 'W C8', inForce: ['W D5 major', 'W leads forbid D']
  }
])

const due: Constraint = { type: 'must-play', player: 'S', card: 'HT', law: '57D' }

playStories('A card that has to be played', [
  {
    id: '52B2', title: 'whether he could comply is not asked again', contract: '4S S', given: [lying('W', 'C5'), lying('W', 'H2'), restricted('W', 'require', 'D'), { type: 'must-play', player: 'W', card: 'C5', law: '52B2' }],
    steps: ['W C5'], inForce: ['W H2 major'], trick: 'W C5'
  },
  { id: '57D', title: 'another card of the suit is put right', contract: '1NT W', play: 'H4 H2', hands: { S: '975.T3.8642.A752' }, given: [due], steps: ['S H3 #lead-restriction-ignored'], inForce: ['S H3 major'], trick: 'N H4, E H2, S HT' },
  { id: '57D', title: 'the hand is not known', contract: '1NT W', play: 'H4 H2', given: [due], steps: ['S HT'], inForce: [], trick: 'N H4, E H2, S HT' },
  { id: '57D', title: 'and the card of another suit is put right with the one that lies there', contract: '1NT W', play: 'H4 H2', given: [due], steps: ['S D3 #revoke'], inForce: ['S D3 major'], trick: 'N H4, E H2, S HT' },
  {
    id: '57D', title: 'it turns out that he can follow suit: the card that lies there is a penalty card', contract: '1NT W', play: 'H4 H2', given: [{ ...due, card: 'CK' }],
    steps: ['S H3'], inForce: ['S CK major'], trick: 'N H4, E H2, S H3', laws: { older: ['49'], 2017: ['57D'] }
  },
  {
    id: '57D', title: 'so it is once he has put right a revoke', contract: '1NT W', play: 'H4 H2', given: [{ ...due, card: 'CK' }],
    steps: ['S D3 #revoke ?able-to-comply@director=yes ?substitute-card@S=H7'], inForce: ['S CK major', 'S D3 major'], trick: 'N H4, E H2, S H7'
  }
])
