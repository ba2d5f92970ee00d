import type { Constraint } from '../../schemas/constraint.ts'
import { lying, playStories } from '../support/playStory.ts'

/** 3NT by South: West leads, East has the penalty cards. */
const AT_THE_LEAD = { contract: '3NT S', hands: { W: '62.T854.J3.Q9752' }, given: [lying('E', 'S9'), lying('E', 'D4')] } as const
const OWNER = { contract: '3NT S', hands: { E: 'K92.QJ63.A4.T876' }, given: [lying('E', 'S9'), lying('E', 'D4')] } as const
const ANY = ['HT', 'H8', 'H5', 'H4', 'CQ', 'C9', 'C7', 'C5', 'C2']

playStories('Law 51A: the owner to play', [
  { contract: '3NT S', id: 'V51.1', title: 'two of the suit led: declarer names one', hands: { E: 'K94.753.QT86.842' }, given: [lying('E', 'S9'), lying('E', 'S4')], play: 'S2 S5', steps: ['S is asked penalty-card-to-play: S9 S4', 'S answers S4', 'E may S4', 'E S4'], inForce: ['E S9 major'] },
  { ...OWNER, id: 'V51.2', title: 'one of the suit led', play: 'D2 D3', steps: ['E may D4'], inForce: ['E S9 major', 'E D4 major'] },
  { ...OWNER, id: 'V51.2', title: 'a third suit led: follow', play: 'C2 C3', steps: ['E may CT C8 C7 C6'], inForce: ['E S9 major', 'E D4 major'] },
  { ...OWNER, id: 'V51.2', title: 'void', hands: { E: 'K92..A4.JT876543' }, play: 'H2 H3', steps: ['S is asked penalty-card-to-play: S9 D4'], inForce: ['E S9 major', 'E D4 major'] },
  { ...OWNER, id: 'V51.2', title: 'on lead', contract: '3NT N', steps: ['N is asked penalty-card-to-play: S9 D4'], inForce: ['E S9 major', 'E D4 major'] },
  { contract: '3NT S', id: 'V51.9', title: 'the one that is left stays major', hands: { E: 'K94.753.QT86.842' }, given: [lying('E', 'S4')], play: 'H2 H4', steps: ['E may H7 H5 H3'], inForce: ['E S4 major'] },
  {
    contract: '3NT S', id: 'V51.10', title: 'a whole hand spilled: any of the suit led', hands: { E: 'K94.753.QT86.842' }, play: 'D2 D3',
    steps: ['E drops SK S9 S4 H7 H5 H3 DQ DT D8 D6 C8 C4 C2 #defender-exposed-card', 'S is asked penalty-card-to-play: DQ DT D8 D6'],
    inForce: ['SK', 'S9', 'S4', 'H7', 'H5', 'H3', 'DQ', 'DT', 'D8', 'D6', 'C8', 'C4', 'C2'].map(card => `E ${card} major`)
  },
  {
    ...OWNER, id: 'V51.13', title: 'played before declarer has named one: accepted', hands: { E: 'K92..A4.JT876543' }, play: 'H2 H3',
    steps: ['E S9 #penalty-card-not-played ?accept-card@S=accept'], inForce: ['E D4 major'], trick: 'W H2, N H3, E S9'
  },
  {
    ...OWNER, id: 'V51.13', title: 'or the other one is named', hands: { E: 'K92..A4.JT876543' }, play: 'H2 H3',
    steps: ['E S9 #penalty-card-not-played ?accept-card@S=reject', 'E may D4', 'E D4'], inForce: ['E S9 major'], trick: 'W H2, N H3, E D4'
  },
  {
    contract: '3NT S', id: '51A', title: 'the hand is not known: of the suit led he can follow for certain', given: [lying('E', 'S9'), lying('E', 'S4')], play: 'S2 S5',
    steps: ['S is asked penalty-card-to-play: S9 S4'], inForce: ['E S9 major', 'E S4 major']
  },
  { ...OWNER, id: '51A', title: 'until declarer has named one, they wait under 51A', play: 'H2 H4 HQ H5', steps: ['E waits 51A S9 D4'], inForce: ['E S9 major', 'E D4 major'] },
  {
    contract: '3NT S', id: 'V51.13', title: 'his hand is not known, and he plays one before declarer has named it: could he follow?', given: [lying('E', 'HT'), lying('E', 'S4')], play: 'C5 C2',
    steps: ['E S4 ?able-to-comply@director=no ?accept-card@S=reject'], inForce: ['E HT major', 'E S4 major', 'E must play HT'], next: 'E plays'
  }
])

const designated = (player: 'E' | 'W', card: 'CA' | 'D4'): Constraint => ({ type: 'must-play', player, card, law: '51A' })
const HEARTS_REQUIRED: Constraint = { type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead', law: '50D2(a)' }
/** West is to lead with two penalty cards, of which declarer has named one; then he has required hearts. */
const REQUIRED_LATER = { contract: '3NT S', given: [lying('W', 'CA'), lying('W', 'S4'), designated('W', 'CA'), HEARTS_REQUIRED] } as const
const WITH_HEARTS = { ...REQUIRED_LATER, hands: { W: 'QJ94.K63.72.AT82' } } as const
/** East was to lead, and declarer has named a diamond; then a spade is led, and he has two penalty cards of the suit. */
const OTHER_SUIT = { contract: '3NT N', play: 'HK H4 H5 H2 W:SK S3', given: [lying('E', 'S9'), lying('E', 'S4'), lying('E', 'D4'), designated('E', 'D4')] } as const

playStories('Law 51A: what is demanded after declarer has named a card', [
  {
    id: '51A', title: 'the partner drops a card as well, and declarer requires its suit', contract: '3NT S', hands: WITH_HEARTS.hands, given: [lying('W', 'CA'), lying('W', 'S4'), designated('W', 'CA')],
    steps: ['E drops HQ #defender-exposed-card', 'S answers require-H', 'W may HK H6 H3'], inForce: ['W CA major', 'W S4 major', 'W must play CA', 'W leads require H']
  },
  { ...WITH_HEARTS, id: '51A', title: 'another suit is led than the required one', steps: ['W S9 #lead-restriction-ignored ?substitute-card@W=H6'], trick: 'W H6', inForce: ['W CA major', 'W S4 major', 'W S9 major'] },
  { ...WITH_HEARTS, id: '51A', title: 'so it is by the card that was named', steps: ['W CA #lead-restriction-ignored ?substitute-card@W=H3'], trick: 'W H3', inForce: ['W CA major', 'W S4 major'] },
  { ...REQUIRED_LATER, id: '51A', title: 'the hand is not known: could he have led the suit?', steps: ['W CA ?able-to-comply@director=yes ?substitute-card@W=H3'], trick: 'W H3', inForce: ['W CA major', 'W S4 major'] },
  { ...REQUIRED_LATER, id: '51A', title: 'he could not: the card that was named is due', steps: ['W CA ?able-to-comply@director=no'], trick: 'W CA', inForce: ['W S4 major'] },
  {
    ...REQUIRED_LATER, id: '51A', title: 'nor with another card: declarer accepts it, or that one is due', steps: ['W S9 ?able-to-comply@director=no ?accept-card@S=reject', 'W CA'], trick: 'W CA', inForce: ['W S4 major', 'W S9 major']
  },
  {
    ...OTHER_SUIT, id: '51A', title: 'it cannot be played: declarer names one of those that can', hands: { E: 'AT94.K83.J84.Q75' },
    steps: ['N is asked penalty-card-to-play: S9 S4', 'N answers S4', 'E may S4', 'E S4'], trick: 'W SK, N S3, E S4', inForce: ['E S9 major', 'E D4 major']
  },
  { ...OTHER_SUIT, id: '51A', title: 'the hand is not known', steps: ['N is asked penalty-card-to-play: S9 S4', 'N answers S9'], inForce: ['E S9 major', 'E S4 major', 'E D4 major', 'E must play S9'] },
  {
    ...OTHER_SUIT, id: '52B', title: 'another card of the suit led: one of those that can be played was due', hands: { E: 'AT94.K83.J84.Q75' },
    steps: ['E ST #penalty-card-not-played ?accept-card@N=reject ?penalty-card-to-play@N=S9'], inForce: ['E S9 major', 'E S4 major', 'E D4 major', 'E ST major', 'E must play S9']
  }
])

playStories('Law 51B: the partner to lead', [
  { ...AT_THE_LEAD, id: 'V51.3', title: 'spades required', steps: ['S is asked lead-demand: require-S require-D forbid-S forbid-D forbid-SD no-demand', 'S answers require-S', 'W may S6 S2'], inForce: ['E D4 major', 'W leads require S'], laws: ['51B2(a)'] },
  { ...AT_THE_LEAD, id: '51B2', title: 'until then every card waits', steps: [`W waits 51B2 S6 S2 DJ D3 ${ANY.join(' ')}`], inForce: ['E S9 major', 'E D4 major'] },
  { ...AT_THE_LEAD, id: 'V51.4', title: 'diamonds required', steps: ['S answers require-D', 'W may DJ D3'], inForce: ['E S9 major', 'W leads require D'] },
  { ...AT_THE_LEAD, id: 'V51.5', title: 'spades forbidden', steps: ['S answers forbid-S', `W may DJ D3 ${ANY.join(' ')}`, 'W DJ'], inForce: ['E D4 major', 'W leads forbid S'] },
  { ...AT_THE_LEAD, id: 'V51.6', title: 'both forbidden', steps: ['S answers forbid-SD', `W may ${ANY.join(' ')}`], inForce: ['W leads forbid SD'], laws: ['51B2(b)'] },
  { ...AT_THE_LEAD, id: 'V51.7', title: 'neither', steps: ['S answers no-demand', `W may S6 S2 DJ D3 ${ANY.join(' ')}`], inForce: ['E S9 major', 'E D4 major', 'W leads none'], laws: { older: ['50D2(b)'], 2017: ['51B2(c)'], 1987: ['50'] } },
  { ...AT_THE_LEAD, id: 'V51.8', title: 'two of one suit', given: [lying('E', 'S9'), lying('E', 'S4')], steps: ['S is asked lead-demand: require-S forbid-S no-demand', 'S answers forbid-S', `W may DJ D3 ${ANY.join(' ')}`], inForce: ['W leads forbid S'], back: ['E S9', 'E S4'], laws: ['51B1(b)'] },
  { ...AT_THE_LEAD, id: 'V51.11', title: 'required and void', hands: { W: '.T8542.J63.Q9752' }, steps: ['S answers require-S', 'W may HT H8 H5 H4 H2 DJ D6 D3 CQ C9 C7 C5 C2', 'W CQ'], inForce: ['E D4 major'] },
  {
    ...AT_THE_LEAD, id: 'V51.12', title: 'he keeps the lead: spades stay forbidden, and declarer is asked about diamonds', hands: { W: '62.T854.J3.AQ975' },
    steps: ['S answers forbid-S', 'W CA, N C2, E C8, S C3', 'S is asked lead-demand: require-D forbid-D no-demand', 'S answers forbid-D', 'W may HT H8 H5 H4 CQ C9 C7 C5'], inForce: ['W leads forbid S', 'W leads forbid D']
  },
  {
    contract: '3NT S', id: '51B2', title: 'a new prohibition takes the place of an older one in its own suit alone', hands: { W: '62.T854.J3.AQ975' }, play: 'CA C2 C8 C3',
    given: [lying('E', 'S9'), { type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['S', 'D'], lasts: 'while-on-lead', law: '51B2(b)' }],
    steps: ['S is asked lead-demand: require-S forbid-S no-demand', 'S answers forbid-S', 'W may HT H8 H5 H4 CQ C9 C7 C5'], inForce: ['W leads forbid D', 'W leads forbid S']
  },
  {
    contract: '3NT S', id: '51B2', title: 'the suit that was forbidden at an earlier lead may be required', hands: { W: '62.T854.J3.AQ975' }, play: 'CA C2 C8 C3',
    given: [lying('E', 'S9'), { type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['S', 'D'], lasts: 'while-on-lead', law: '26B' }],
    steps: ['S answers require-S', 'W may S6 S2'], inForce: ['W leads forbid D', 'W leads require S']
  },
  {
    contract: '3NT S', id: 'V51.12', title: 'only forbidden suits left: any card, and the prohibitions run on', hands: { W: 'J62.K3.QJ63.AQ97' }, given: [lying('E', 'D4')],
    steps: ['S answers require-D', 'W may DQ DJ D6 D3'], inForce: ['W leads require D']
  },
  {
    contract: '3NT S', id: '51A', title: 'a revoke is put right with one of them: declarer names it', play: 'C2 C5', given: [lying('E', 'C9'), lying('E', 'C8')],
    steps: ['E D3 #revoke ?penalty-card-to-play@S=C8'], trick: 'W C2, N C5, E C8', next: 'S plays', inForce: ['E C9 major', 'E D3 major']
  },
  {
    contract: '3NT S', id: '51A', title: 'and the lead that was required', given: [lying('W', 'C9'), lying('W', 'C8'), { type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['C'], lasts: 'one-lead' }],
    steps: ['W D3 #lead-restriction-ignored ?penalty-card-to-play@S=C9'], trick: 'W C9', next: 'N plays', inForce: ['W C8 major', 'W D3 major']
  }
])
