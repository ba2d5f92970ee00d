import { describe, expect, it } from 'vitest'
import type { Constraint } from '../../schemas/constraint.ts'
import { EDITIONS } from '../../schemas/words.ts'
import { sayIn } from '../../src/messages/say.ts'
import { rulingOf } from '../../src/ruling/service.ts'
import { lying, playStories } from '../support/playStory.ts'

playStories('Law 58A: two players at once', [
  {
    id: 'V58.1', title: 'both defenders lead: the proper lead stands, the other card is a penalty card; he can follow suit', contract: 'W: P 1H P 2H P 4H P P P', hands: { W: 'T86.5.Q9742.A965' },
    steps: ['E S4 + W CA #simultaneous-plays', 'S S2', 'W may ST S8 S6'], trick: 'E S4, S S2', next: 'W plays', inForce: ['W CA major']
  },
  {
    id: 'V58.1', title: 'it is a matter of Laws 58A and 49', contract: 'W: P 1H P 2H P 4H P P P',
    steps: ['W CA + E S4 #simultaneous-plays'], trick: 'E S4', next: 'S plays', inForce: ['W CA major'], laws: ['58A', '49']
  },
  {
    id: 'V54.15', title: 'he cannot follow: due in this very trick, and no choice for declarer', contract: 'S: P 1NT P 3NT P P P', hands: { S: 'KJ842..QT965.J83' },
    steps: ['N H4 + S SJ #simultaneous-plays', 'E H2', 'S may SJ'], trick: 'N H4, E H2', next: 'S plays', inForce: ['S SJ major']
  },
  {
    id: 'V58.2', title: 'a defender leads at the moment of declarer’s lead: before his partner has played', contract: '3NT S', play: 'H4 HA H6 H2',
    steps: ['N SA + W D7 ?premature-play@S=highest'], trick: 'N SA', next: 'E plays', inForce: ['W D7 major', 'E plays highest S']
  },
  {
    id: 'V58.8', title: 'both defenders lead, in a later trick', contract: '3C S', play: 'H4 H3 HA H6', hands: { W: 'AQ5.Q942.T72.K84' },
    steps: ['E D3 + W HQ #simultaneous-plays', 'S D5', 'W may DT D7 D2'], trick: 'E D3, S D5', next: 'W plays', inForce: ['W HQ major']
  },
  {
    id: 'V58.9', title: 'the next hand: an ordinary play', contract: '2H E', play: 'S4 SA S6 S2',
    steps: ['W C4 + N C9 #simultaneous-plays'], trick: 'W C4, N C9', next: 'E plays', laws: ['58A']
  },
  {
    id: 'V58.10', title: 'declarer calls a lead from dummy at the moment of a defender’s proper lead: his card goes back', contract: '4S N', play: 'H4 H2 HA H6',
    steps: ['W D2 + S SA #simultaneous-plays'], trick: 'W D2', next: 'N plays', back: ['S SA'], laws: ['58A']
  },
  {
    id: 'V58.10', title: 'or leads from his hand', contract: '4S N', play: 'H4 H2 HA H6', steps: ['W D2 + N SA #simultaneous-plays'], trick: 'W D2', next: 'N plays', back: ['N SA']
  },
  {
    id: '58A', title: 'the hand next in rotation meant it as a play: it is simply its card', contract: '4S N', play: 'H4 H2 HA H6', steps: ['W D2 + N DK #simultaneous-plays ?meant-as-lead=no'], trick: 'W D2, N DK', next: 'E plays', laws: ['58A']
  },
  {
    id: '58A', title: 'the other hand meant it as a play: it stays', contract: '4S N', play: 'H4 H2 HA H6', steps: ['W D2 + S DA #simultaneous-plays ?meant-as-lead=no'], trick: 'W D2, S DA', next: 'N plays',
    laws: { older: ['47F'], 2007: ['57C2'], 2017: ['57C3'] }
  },
  {
    id: '58A', title: 'declarer leads from both of his hands: the lead from the right one stands, the other is no play to it', contract: '4S N', play: 'H4 HA H6 H2', hands: { N: 'KQT54.82.K52.A73' },
    steps: ['S D4 + N CA #simultaneous-plays'], trick: 'S D4', next: 'W plays', back: ['N CA'], laws: ['58A']
  },
  {
    id: '58A', title: 'one that follows suit may have been meant as a play: it stays', contract: '4S N', play: 'H4 HA H6 H2',
    steps: ['S D4 + N DA #simultaneous-plays ?meant-as-lead@director=no'], trick: 'S D4, N DA', next: 'W plays'
  },
  {
    id: '58A', title: 'declarer plays dummy’s card at the moment of his own: it stays', contract: '4S N', play: 'H4 H2 HA H6 D2',
    steps: ['N D3 + S DA #simultaneous-plays'], trick: 'W D2, N D3, S DA', next: 'E plays'
  },
  {
    id: '58A', title: 'a defender leads at the moment of the card that completes the trick: a lead out of turn', contract: '3NT N', play: 'HA H3 H4 H5 D3 D8 D4',
    steps: ['N D9 + E HK #simultaneous-plays #lead-out-of-turn ?misinformed=no ?accept-lead@N=reject'], trick: '', next: 'N leads', inForce: ['E HK major'], laws: ['58A']
  },
  {
    id: '58A', title: 'so is dummy’s card', contract: '3NT N', play: 'HA H3 H4 H5 D3 D8 DJ',
    steps: ['N D9 + S HK #simultaneous-plays #lead-out-of-turn ?misinformed=no ?accept-lead=reject'], trick: '', next: 'W leads', back: ['S HK'], laws: ['58A', '55B1']
  },
  {
    id: '58A', title: 'his own card, touched again, has been played: it is neither his lead nor a card to the lead out of turn', contract: '3NT W', play: 'H4 HK H2 H6 D3 D8 D2',
    steps: ['N D9 + E HQ | N D9 #simultaneous-plays #lead-out-of-turn ?misinformed=no ?accept-lead=accept'], trick: 'E HQ', next: 'S plays'
  },
  {
    id: '58A', title: 'a defender plays at the moment of his RHO’s play: in turn', contract: '4S N', play: 'H4 H2 HA H6 D2',
    steps: ['N D3 + E DK #simultaneous-plays'], trick: 'W D2, N D3, E DK', next: 'S plays'
  },
  {
    id: '58A', title: 'a defender plays at the moment of his partner’s play: due at his turn', contract: '4S N', play: 'H4 H2 H6 HA D3', hands: { W: 'QT7.J63.AJ84.985' },
    steps: ['E D5 + W DJ #simultaneous-plays', 'S D2', 'W may DJ'], trick: 'N D3, E D5, S D2', next: 'W plays', inForce: ['W must play DJ']
  },
  {
    id: '58A', title: 'neither was in turn: each is a lead out of turn, and the partner’s card is a penalty card as well', contract: '1NT N', play: 'S5 SA S2 S4',
    steps: ['W D5 + E D9 ?misinformed=no ?accept-lead@N=reject'], trick: '', next: 'S leads', inForce: ['W D5 major', 'E D9 major']
  },
  {
    id: '58B2', title: 'the next hand has put down two cards: it names one, and the other is not played before the partner', contract: '3NT S', play: 'C5 C2 CK CA',
    steps: ['S D5 + W DT + W D9 #simultaneous-plays ?card-to-play@W=DT'], trick: 'S D5, W DT', next: 'N plays', inForce: ['W D9 minor'], laws: ['58A', '58B2']
  },
  {
    id: '58B2', title: 'the same with a card from dummy, to a lead that was made before', contract: '3NT S', play: 'C5 C2 CK CA D5',
    steps: ['W DT + W D9 + N DA #simultaneous-plays ?card-to-play@W=D9'], trick: 'S D5, W D9, N DA', next: 'E plays', inForce: ['W DT major'], laws: ['58A', '58B2']
  },
  {
    id: '58B2', title: 'the opening leader has put down two cards and his partner one: one is the lead, and both others are penalty cards', contract: '3NT S',
    steps: ['W S8 + W H3 + E HK #simultaneous-plays ?card-to-play@W=S8'], trick: 'W S8', next: 'N plays', inForce: ['W H3 minor', 'E HK major'], laws: ['58A', '58B2', '49']
  },
  {
    id: '58B2', title: 'declarer has put down two cards: the other goes back', contract: '3NT S', play: 'C5 C2 CK CA',
    steps: ['S D5 + S SA + W DT #simultaneous-plays ?card-to-play@S=D5'], trick: 'S D5, W DT', next: 'N plays', back: ['S SA'], laws: ['58A', '58B2']
  },
  {
    id: '58B2', title: 'a defender has put down two cards before his partner: the one that he names is too soon, the other a penalty card as well', contract: '3NT S', play: 'C5 C2 CK CA',
    steps: ['S D5 + E D9 + E D7 #simultaneous-plays ?card-to-play@E=D9 ?premature-play@S=highest'], trick: 'S D5', next: 'W plays', inForce: ['E D7 major', 'E D9 major', 'W plays highest D'], laws: ['58A', '58B2', '57A']
  },
  {
    id: '58B2', title: 'leads by both sides, none of them legal: declarer names his first, and it is no answer to the defender’s', contract: '3NT S', play: 'C5 C2 CK CA',
    steps: {
      1987: ['W S8 + N DA + N SK #simultaneous-plays #lead-from-wrong-hand #premature-play ?card-to-play@S=DA ?misinformed=no ?accept-lead=reject'],
      1997: ['W S8 + N DA + N SK #simultaneous-plays #lead-from-wrong-hand #premature-play ?card-to-play@S=DA ?misinformed=no ?accept-lead=reject'],
      2007: ['W S8 + N DA + N SK #simultaneous-plays #lead-from-wrong-hand #premature-play ?card-to-play@S=DA ?misinformed=no ?accept-lead=reject ?misinformed-2=no'],
      2017: ['W S8 + N DA + N SK #simultaneous-plays #lead-from-wrong-hand #premature-play ?card-to-play@S=DA ?misinformed=no ?accept-lead=reject ?misinformed-2=no']
    },
    trick: '', next: 'S leads', inForce: ['S leads from S', 'W S8 major'], back: ['N SK', 'N DA']
  },
  { id: 'V58.3', contract: '1H N', play: 'C2 C4', steps: ['W C9'], trick: 'E C2, S C4, W C9', next: 'N plays' }
])

/** 4♦ by East, who has led ♠A from dummy: order West, North, East, South. */
const SPADE_LED = { contract: '4D E', play: 'C4 CA C2 C3 SA' } as const

playStories('Law 58B: several cards by one player', [
  {
    ...SPADE_LED, id: 'V58.4', title: 'a spot card is left over: minor', steps: ['N S8 + N S5 ?card-to-play@N=S8'], trick: 'W SA, N S8', next: 'E plays', inForce: ['N S5 minor'], laws: ['58B2'], says: 'had meant to play'
  },
  {
    ...SPADE_LED, id: 'V58.4', title: 'an honour is left over: major', steps: ['N S8 + N SJ ?card-to-play@N=S8'], trick: 'W SA, N S8', next: 'E plays', inForce: ['N SJ major']
  },
  {
    ...SPADE_LED, id: '58B2', title: 'he has a penalty card already: both are major', given: [lying('N', 'D6', 'minor')],
    steps: ['N S8 + N S5 ?card-to-play@N=S8'], trick: 'W SA, N S8', next: 'E plays', inForce: ['N S5 major', 'N D6 major']
  },
  {
    ...SPADE_LED, id: '58B2', title: 'two are left over: both are major', steps: ['N S8 + N S5 + N S4 ?card-to-play@N=S8'], trick: 'W SA, N S8', next: 'E plays', inForce: ['N S5 major', 'N S4 major']
  },
  {
    ...SPADE_LED, id: '51A', title: 'two penalty cards: declarer names the one that is played', given: [lying('N', 'S8'), lying('N', 'S5')],
    steps: ['N S8 + N S5 #simultaneous-plays ?penalty-card-to-play@E=S5'], trick: 'W SA, N S5', next: 'E plays', inForce: ['N S8 major'], laws: ['58B2', '51A']
  },
  {
    ...SPADE_LED, id: '51A', title: 'so he does where one that is due was put down with another card', hands: { N: 'J985.K43.Q52.862' }, given: [lying('N', 'S8'), lying('N', 'S5')],
    steps: ['N S8 + N SJ #simultaneous-plays ?penalty-card-to-play@E=S5'], trick: 'W SA, N S5', next: 'E plays', inForce: ['N S8 major', 'N SJ major']
  },
  {
    id: 'V58.5', title: 'declarer: the other card goes back', contract: '2S S', play: 'H4 H6 HQ', steps: ['S HA + S H3 ?card-to-play@S=H3'], trick: '', next: 'E leads', back: ['S HA']
  },
  { id: 'V58.5', title: 'dummy: declarer names the card', contract: '4S S', play: 'H2', steps: ['N HK + N HJ ?card-to-play@S=HK'], trick: 'W H2, N HK', next: 'E plays', back: ['N HJ'] },
  {
    id: 'V58.5', title: 'only a card that can be played may be named', contract: '2S S', play: 'H4 H6 HQ', hands: { S: 'KQT86.AK3.Q7.J82' },
    steps: ['S HA + S CJ #simultaneous-plays'], trick: '', next: 'S leads', back: ['S CJ']
  },
  {
    id: 'V58.6', title: 'an opponent has played meanwhile, and keeps his card', contract: '3NT W', hands: { E: 'AQ54.K73.KJ5.A83' },
    steps: ['N H6 + N H2 | E HK ?card-to-play@N=H2 ?withdraw-card-e@W=keep'], trick: 'N H2, E HK', next: 'S plays', inForce: ['N H6 minor'], back: []
  },
  {
    id: '58B3', title: 'his hand is not known, and he has discarded: any other card that he may hold', contract: '3NT W', steps: ['N H6 + N H2 | E D4 ?card-to-play@N=H2 ?withdraw-card-e@W=C9'],
    trick: 'N H2, E C9', next: 'S plays', inForce: ['N H6 minor'], back: ['E D4']
  },
  {
    id: 'V58.6', title: 'he changes it, and his first card is nothing for the offending side', contract: '3NT W', hands: { E: 'AQ54.K73.KJ5.A83' },
    steps: ['N H6 + N H2 | E HK ?card-to-play@N=H2 ?withdraw-card-e@W=H7'], trick: 'N H2, E H7', next: 'S plays', inForce: ['N H6 minor'],
    told: { older: ['NS: N H6', 'NS: E HK'], 2017: ['NS: E HK'] }, back: ['E HK'], laws: ['58B2']
  },
  {
    id: 'V58.7', title: 'found when both sides have played to the next trick: a defective trick', contract: '1H N', play: 'C4 C2 CA',
    steps: ['N C3 + N C9 | W D5 | N D2 #simultaneous-plays'], trick: 'E C4, S C2, W CA', next: 'N plays', says: 'defective trick'
  },
  {
    id: '45E', title: 'he has played to the trick already: who completes it has not played to them, and cannot think again', contract: '3NT S', play: 'D3 D2 D5',
    steps: ['E C2 + E C7 | S DA | S C4 #simultaneous-plays #premature-play #lead-out-of-turn ?card-to-play@E=C2 ?misinformed=no ?own-lead-or-follow@S=own-lead'],
    trick: 'S C4', next: 'W plays', inForce: ['E C7 minor'], back: ['E C2'], told: { older: ['EW: E C2', 'EW: E C7'], 2017: ['EW: E C2'] }
  },
  {
    id: '45E', title: 'no lead either: both are penalty cards', contract: '3NT S', play: 'D3 D2 D5',
    steps: ['E C2 + E C7 #simultaneous-plays #premature-play ?card-to-play@E=C2 ?misinformed=no ?meant-as-lead@director=no'], trick: 'W D3, N D2, E D5', next: 'S plays',
    inForce: ['E C2 major', 'E C7 major'], laws: ['45E1']
  },
  {
    id: '45E', title: 'declarer’s go back', contract: '3NT S', play: 'H4 H2 HQ HK C2 C3',
    steps: ['S D5 + S D6 #simultaneous-plays #play-out-of-turn ?card-to-play@S=D5 ?misinformed=no ?meant-as-lead@director=no'], trick: 'S C2, W C3', next: 'N plays', back: ['S D6', 'S D5'], laws: ['45E2']
  },
  {
    id: '58B4', title: 'he has played to the trick already: the card that completes it is none to the next one', contract: '3NT S', play: 'C5 C2 CK C3 H9 H5 HJ',
    steps: ['S D5 + S D6 | N H2 | W S8 #simultaneous-plays #play-out-of-turn #lead-out-of-turn ?card-to-play@S=D5 ?misinformed=no ?own-lead-or-follow@W=own-lead'],
    trick: 'W S8', next: 'N plays', back: ['S D6', 'S D5'], laws: { 1987: ['58B2', '53C'], 1997: ['58B2', '53C'], 2007: ['58B2', '53C'], 2017: ['58B2', '53B'] }
  }
])

describe('Law 58B3: an opponent thinks again', () => {
  for (const edition of EDITIONS) {
    it(`of an unknown hand the card that was withdrawn is not among those that he may play, ${edition}`, () => {
      const ruled = rulingOf({
        edition, table: { dealer: 'N', contract: { level: 3, denomination: 'NT', declarer: 'W' }, play: ['D2', 'D3', 'DA', 'D4'] },
        action: { type: 'simultaneous-plays', plays: [{ by: 'S', card: 'H6' }, { by: 'S', card: 'H2' }] }, subsequent: [{ type: 'play', by: 'W', card: 'HK' }], answers: { 'card-to-play': 'H2' }
      }, sayIn('en'))
      if (!ruled.ok || ruled.body.ruling.kind !== 'decision') throw new Error('nobody is asked')
      const offered = ruled.body.ruling.options.map(({ id }) => id)
      expect(offered).toContain('H7')
      expect(offered).not.toContain('H6')
    })
  }
})

/** 3NT by South, West to lead. */
const WEST_TO_LEAD = { contract: '3NT S' } as const
const HEARTS_REQUIRED: Constraint = { type: 'lead-restriction', leader: 'W', demand: 'require', suits: ['H'], lasts: 'one-lead' }

playStories('Law 58: the card in turn is not legal', [
  {
    ...WEST_TO_LEAD, id: '58A', title: 'declarer still had to choose for this lead', given: [lying('E', 'D9')],
    steps: ['W C4 + S DK #simultaneous-plays #lead-before-choice #opening-lead-out-of-turn ?lead-demand@S=no-demand'],
    trick: '', next: 'W leads', inForce: ['E D9 major', 'W C4 major', 'W leads none'], back: ['S DK']
  },
  {
    ...WEST_TO_LEAD, id: '58B', title: 'the same, and he has put down two cards', given: [lying('E', 'D9')],
    steps: ['W C4 + W C6 #simultaneous-plays #lead-before-choice #defender-exposed-card ?lead-demand@S=no-demand'],
    trick: '', next: 'W leads', inForce: ['E D9 major', 'W C4 major', 'W C6 major', 'W leads none']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'a right from the auction is exercised first, and the lead stands', editions: ['2017'],
    given: [{ type: 'lead-options', leader: 'W', offender: 'E', basis: 'withdrawn-call', suits: 'any', demands: ['forbid'] }],
    steps: ['W C4 + E HQ #simultaneous-plays ?lead-demand@S=forbid-S'], trick: 'W C4', next: 'N plays', inForce: ['W leads forbid S', 'E HQ major'], laws: ['26B', '58A']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'his penalty card was due: declarer decides, and the other is a lead out of turn', given: [lying('W', 'C9')],
    steps: ['W C4 + E HQ #simultaneous-plays #penalty-card-not-played #opening-lead-out-of-turn ?accept-card@S=reject ?misinformed=no ?opening-lead@S=require-H'],
    trick: '', next: 'W leads', inForce: ['W C9 major', 'W C4 major', 'W must play C9', 'W leads require H']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'a heart was required: he had none, and the lead stands', given: [HEARTS_REQUIRED],
    steps: ['W C4 + E HQ #simultaneous-plays ?able-to-comply@director=no'], trick: 'W C4', next: 'N plays', inForce: ['E HQ major'], laws: ['58A', '49']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'play goes on after a card that was due in turn', play: 'H5 H2 H9 HK D2',
    steps: ['W D4 + E DA | N D3 | E CK #simultaneous-plays'], trick: 'E CK', next: 'S plays'
  }
])

playStories('Law 58: leads by both sides, neither of them in turn', [
  {
    ...WEST_TO_LEAD, id: '58A', title: 'declarer’s opening lead accepts nothing', steps: ['E HQ + S DA ?misinformed=no ?opening-lead@S=leave-penalty-card'],
    trick: '', next: 'W leads', inForce: ['E HQ major', 'W leads none'], back: ['S DA']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'nor does dummy’s', steps: ['E HQ + N DA ?misinformed=no ?opening-lead@S=leave-penalty-card'],
    trick: '', next: 'W leads', inForce: ['E HQ major', 'W leads none'], back: ['N DA']
  },
  {
    ...WEST_TO_LEAD, id: '58A', title: 'later on each is dealt with by itself, declarer’s first', play: 'HA H2 H3 H4',
    steps: ['E D5 + S DK ?misinformed=no ?accept-lead@either-defender=reject ?misinformed-2=no ?accept-lead-2@S=reject ?lead-demand@S=forbid-D'],
    trick: '', next: 'W leads', inForce: ['W leads forbid D'], back: ['S DK', 'E D5']
  }
])

playStories('Law 58: cards put down at once after an irregularity', [
  {
    ...WEST_TO_LEAD, id: '53A', title: 'the next hand and his partner: declarer’s lead is accepted', play: 'H4 HA H6 H2',
    steps: ['S C7 | E C2 + W C5 #lead-from-wrong-hand #simultaneous-plays ?misinformed=no'], trick: 'S C7, W C5', next: 'N plays', inForce: ['E must play C2'], laws: ['53A', '58A']
  },
  {
    ...WEST_TO_LEAD, id: '54B', title: 'two cards by declarer: the opening lead is accepted, and he names his card', steps: ['E C5 | S C3 + S C4 #opening-lead-out-of-turn #simultaneous-plays ?misinformed=no ?card-to-play@S=C4'],
    trick: 'E C5, S C4', next: 'W plays', back: ['S C3'], laws: ['53A', '58B2']
  },
  {
    ...WEST_TO_LEAD, id: '60A1', title: 'two cards from dummy after a premature play: the right is lost', play: 'H4 H6 H2 HA C8', editions: ['1987', '1997'],
    steps: ['E C5 | N C7 + N C9 #premature-play #simultaneous-plays #play-out-of-turn ?card-to-play@S=C9'], trick: 'S C8, E C5, N C9', next: 'W plays', back: ['N C7'], laws: ['60A1', '58B2']
  }
])

playStories('Law 58B: a card that cannot be played may not be named', [
  {
    ...WEST_TO_LEAD, id: '58B2', title: 'the other visible card follows suit', play: 'H5 H2 H9 HK D2', steps: ['W D4 + W S9 #simultaneous-plays'], trick: 'S D2, W D4', next: 'N plays', inForce: ['W S9 minor']
  },
  {
    ...WEST_TO_LEAD, id: '58B2', title: 'the other one is of the suit required', given: [HEARTS_REQUIRED], steps: ['W H9 + W C4 #simultaneous-plays'], trick: 'W H9', next: 'N plays', inForce: ['W C4 minor']
  },
  {
    ...WEST_TO_LEAD, id: '58B2', title: 'neither is of the suit required: it is asked whether he had one', given: [HEARTS_REQUIRED],
    steps: ['W D9 + W C4 #simultaneous-plays ?card-to-play@W=C4 ?able-to-comply=no'], trick: 'W C4', next: 'N plays', inForce: ['W D9 minor']
  },
  {
    ...WEST_TO_LEAD, id: '58B2', title: 'his penalty card is due', given: [lying('W', 'C9')], steps: ['W C4 + W C9 #simultaneous-plays'], trick: 'W C9', next: 'N plays', inForce: ['W C4 major']
  },
  {
    ...WEST_TO_LEAD, id: '58B2', title: 'his penalty card cannot be played, and lies there as before', play: 'H5 H2 H9 HK D2', given: [lying('W', 'C9')],
    steps: ['W D4 + W C9 #simultaneous-plays'], trick: 'S D2, W D4', next: 'N plays', inForce: ['W C9 major']
  }
])
