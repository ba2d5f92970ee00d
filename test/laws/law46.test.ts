import { RANKS } from '../../schemas/words.ts'
import { lying, playStories } from '../support/playStory.ts'

const NO = '?different-intention@director=no'
/** 4♠ by South, dummy North follows to a heart. */
const HEART = { contract: '4S S', play: 'H8', hands: { N: '8652.K94.Q72.J65' } } as const
/** 3NT by South, dummy North has won the first trick with ♦Q. */
const ON_LEAD = { contract: '3NT S', play: 'D2 DQ D4 D5' } as const
/** 4NT by North: dummy South has won the first trick with ♠K and holds no ♣9. */
const MISLED = { contract: '4NT N', play: 'S3 SK S7 S5', hands: { S: 'KT4.AJ5.KQ732.42', W: 'J72.863.J95.QJT7' } } as const

playStories('Law 46: incomplete and invalid designations', [
  { ...HEART, id: '46A', title: 'in full it is a play like any other', steps: ['S names H9'], trick: 'W H8, N H9', next: 'E plays' },
  { ...HEART, id: 'V46.1', title: 'high', steps: [`S calls high #incomplete-designation ${NO}`], trick: 'W H8, N HK', laws: { older: ['46B1'], 2007: ['46B1(a)'], 2017: ['46B1(a)'] } },
  { ...HEART, id: 'V46.2', title: 'low', steps: [`S calls low #incomplete-designation ${NO}`], trick: 'W H8, N H4' },
  { id: 'V46.3', title: 'win, in fourth seat', contract: '4S S', play: 'C7 C5 CA C2 H6 H2 HT', hands: { N: '8652.KJ4.Q72.J65' }, steps: [`S calls win ${NO}`], next: 'N leads' },
  { ...HEART, id: '46B1', title: 'win, with hands still to play: the director says what is known', steps: [`S calls win ${NO} ?known-winner@director=HK`], trick: 'W H8, N HK' },
  { ...HEART, id: '46B1', title: 'or that nothing is: any legal card', steps: [`S calls win ${NO} ?known-winner=none ?card-from-dummy@S=H9`], trick: 'W H8, N H9' },
  { ...ON_LEAD, id: 'V46.4', title: 'a suit at the lead', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S #incomplete-designation ${NO}`], trick: 'N S5', laws: ['46B2'] },
  { ...ON_LEAD, id: 'V46.4', title: 'the suit in words as well', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S spade #incomplete-designation ${NO}`], trick: 'N S5', laws: ['46B2'] },
  { ...ON_LEAD, id: '46B1', title: 'a suit with a word: its highest card', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S high #incomplete-designation ${NO}`], trick: 'N SA', laws: { older: ['46B1'], 2007: ['46B1(a)'], 2017: ['46B1(a)'] } },
  { ...ON_LEAD, id: '46B1', title: 'its lowest', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S low #incomplete-designation ${NO}`], trick: 'N S5', laws: { older: ['46B1'], 2007: ['46B1(c)'], 2017: ['46B1(c)'] } },
  { ...ON_LEAD, id: '46B1', title: 'the lowest that is known to win', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S win #incomplete-designation ${NO} ?known-winner@director=SJ`], trick: 'N SJ' },
  { ...ON_LEAD, id: '46B', title: 'a word is a word, whatever else it means to a computer', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S constructor ${NO} ?designation-meant=low`], trick: 'N S5' },
  { ...ON_LEAD, id: '46B1', title: 'all in words', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls small-spade #incomplete-designation ${NO}`], trick: 'N S5', laws: { older: ['46B1'], 2007: ['46B1(c)'], 2017: ['46B1(c)'] } },
  { ...ON_LEAD, id: '46B', title: 'or what the director takes the word for', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls-suit S nice #incomplete-designation ${NO} ?designation-meant@director=high`], trick: 'N SA' },
  { ...ON_LEAD, id: 'V46.5', title: 'a rank at the lead: the suit that won', hands: { N: 'A75.842.AQ73.J65' }, steps: [`S calls-rank 7 ${NO}`], trick: 'N D7', laws: ['46B3(a)'] },
  { id: 'V46.6', title: 'after a ruff: the trump', contract: '4H S', play: 'C2 H9 C4 C5', hands: { N: 'A875.KT97.QT632.' }, steps: [`S calls-rank 7 ${NO}`], trick: 'N H7' },
  { ...ON_LEAD, id: 'V46.7', title: 'a rank that it does not hold there: the only one', play: 'D2 DQ D4 D8', hands: { N: 'A75.842.AQ63.J64' }, steps: [`S calls-rank 5 ${NO}`], trick: 'N S5', laws: ['46B3(b)'] },
  { ...ON_LEAD, id: 'V46.8', title: 'two others: declarer says which', play: 'D2 DQ D9 D8', hands: { N: 'A75.Q42.AQ63.J84' }, steps: [`S calls-rank 4 ${NO} ?card-from-dummy@S=C4`], trick: 'N C4' },
  { ...HEART, id: 'V46.9', title: 'a rank that could only be played illegally', hands: { N: '8652.K94.Q72.J65' }, steps: [`S calls-rank J ${NO} ?card-from-dummy@S=H4`], trick: 'W H8, N H4', laws: ['46B4'], says: 'cannot be carried out' },
  { ...HEART, id: 'V46.10', title: 'a card that is not there', steps: [`S names HT #incomplete-designation ${NO} ?card-from-dummy@S=H9`], trick: 'W H8, N H9' },
  { ...HEART, id: 'V46.11', title: 'anything: either defender', steps: [`S calls play-anything ${NO} ?card-from-dummy@either-defender=HK`], trick: 'W H8, N HK', laws: ['46B5'] },
  { ...HEART, id: 'V46.12', title: 'another intention beyond doubt', steps: ['S calls low ?different-intention=HK'], trick: 'W H8, N HK', laws: ['46B'] },
  { ...ON_LEAD, id: 'V46.13', title: 'a suit that dummy does not hold', hands: { N: 'AJ52.8742.AQ763.' }, steps: ['S calls-suit C ?different-intention=no ?card-from-dummy@S=S2'], trick: 'N S2' },
  { id: 'V46.14', title: 'void: low cannot be carried out', contract: '4S S', play: 'D8', hands: { N: '8652.K943..QJ765' }, steps: [`S calls low ${NO} ?card-from-dummy@S=C5`], trick: 'W D8, N C5', says: 'cannot be carried out' },
  { id: 'V46.14', title: 'ruff: the lowest trump', contract: '4S S', play: 'D8', hands: { N: '8652.K943..QJ765' }, steps: [`S calls ruff ${NO}`], trick: 'W D8, N S2' },
  { ...ON_LEAD, id: 'V46.15', title: 'low at the lead tells of no suit', hands: { N: 'AJ5.742.AQ63.J65' }, steps: [`S calls low ${NO} ?card-from-dummy@S=D3`], trick: 'N D3', says: 'cannot be carried out' },
  { ...HEART, id: 'V46.16', title: 'an illegal card named in full is put right without rectification', steps: ['S names S8 #revoke ?substitute-card@S=H9'], trick: 'W H8, N H9', inForce: [] },
  { ...HEART, id: '46', title: 'words that tell nothing by themselves: the director says what they come to', steps: [`S calls as-you-like ${NO} ?designation-meant@director=low`], trick: 'W H8, N H4' },
  { contract: '4S S', play: 'H8', id: '46', title: 'dummy is not known: the director reads the card off the table', steps: [`S calls high ${NO} ?card-in-dummy@director=HQ`], trick: 'W H8, N HQ' },
  { contract: '3NT S', play: 'D2 DQ D4 D5', id: '46', title: 'and whether dummy holds the rank in the suit that won', steps: [`S calls-rank 7 ${NO} ?held-by-dummy@director=no ?card-from-dummy@S=S7`], trick: 'N S7' },
  { contract: '3NT S', play: 'D2 DQ D4 D5', id: '46', title: 'or in none', steps: [`S calls-rank 7 ${NO} ?held-by-dummy=no ?card-from-dummy=none ?card-from-dummy-2@S=S6`], trick: 'N S6', laws: ['46B4'] },
  { contract: '3NT N', play: 'SK SA S2 S3 DK D2 D4 D3 CK C5 C2 C3', id: '46', title: 'one card of the rank is left, but dummy need not hold it', steps: [`N calls-rank K ${NO} ?held-by-dummy@director=yes`], trick: 'S HK', laws: ['46B3(b)'] },
  { contract: '3NT N', play: 'SK SA S2 S3 DK D2 D4 D3 CK C5 C2 C3', id: '46', title: 'it does not', steps: [`N calls-rank K ${NO} ?held-by-dummy=no ?card-from-dummy@N=H4`], trick: 'S H4', laws: ['46B4'] },
  { contract: '3NT N', hands: { N: 'A2.KQJT9876543..' }, play: 'HA', id: '46', title: 'one card of the suit is left, but dummy may be void', steps: [`N calls low ${NO} ?card-in-dummy@director=none ?card-from-dummy@N=C2`], trick: 'E HA, S C2', laws: ['46B4'] },
  {
    contract: '3NT S', play: RANKS.map(rank => rank === '2' ? 'S2' : `S${rank} H${rank} D${rank} C${rank}`).join(' '), hands: { S: '...AKQJT98765432' }, given: [lying('E', 'D2')], id: '46',
    title: 'only one card is left for dummy: nothing is asked', steps: ['S calls-rank 2 #incomplete-designation'], trick: 'W S2, N H2', next: 'E plays', inForce: ['E D2 major'], laws: ['46B3(b)']
  },
  { contract: '4S S', play: 'H8', id: 'V46.13', title: 'dummy is not known and has none of the suit', steps: [`S calls-suit D ${NO} ?card-in-dummy=none ?card-from-dummy@S=HK`], trick: 'W H8, N HK', laws: ['46B4'] },
  { contract: '4S S', play: 'D8', id: 'V46.14', title: 'or cannot follow', steps: [`S calls low ${NO} ?card-in-dummy=none ?card-from-dummy@S=C5`], trick: 'W D8, N C5', laws: ['46B4'] },
  { contract: '4S S', play: 'D8', id: 'V46.14', title: 'or has no trump', steps: [`S calls ruff ${NO} ?card-in-dummy=none ?card-from-dummy@S=C5`], trick: 'W D8, N C5', laws: ['46B4'] },
  { contract: '4S S', play: 'H8', id: 'V46.9', title: 'dummy is not known, but can follow', steps: [`S calls-rank J ${NO} ?held-by-dummy=no ?dummy-can-follow@director=yes ?card-from-dummy@S=H4`], trick: 'W H8, N H4', laws: ['46B4'] },
  { contract: '4S S', play: 'H8', id: '46B3', title: 'or cannot: a card of another suit', steps: [`S calls-rank J ${NO} ?held-by-dummy=no ?dummy-can-follow=no ?card-from-dummy@S=DJ`], trick: 'W H8, N DJ', laws: ['46B3(b)'] },
  { ...MISLED, id: '47E1', title: 'the next hand was misled by an invalid call: its card goes back', editions: ['2007', '2017'], steps: [`N names C9 | W C7 #incomplete-designation ${NO} ?card-from-dummy@N=DK ?misinformed@director=yes`], trick: 'S DK', next: 'W plays', back: ['W C7'], told: ['NS: W C7'] },
  { ...MISLED, id: '46B4', title: 'or by its own fault: it is played to the card that is called', editions: ['2007', '2017'], steps: [`N names C9 | W C7 #incomplete-designation #revoke ${NO} ?card-from-dummy=DK ?misinformed=no ?substitute-card@W=D5`], trick: 'S DK, W D5', next: 'N plays', inForce: ['W C7 major'] }
])

/** Declarer names one card of dummy’s, then another. */
const SLIP = { older: '?mistaken-explanation=no ?unintended@director=yes ?pause-for-thought=no', 2017: '?mistaken-explanation=no ?unintended@director=yes' } as const
/** 4♠ by South, dummy North plays last to a heart. */
const FOURTH = { contract: '4S S', hands: { N: '8652.KJ4.Q72.J65' } } as const

playStories('Laws 45C4 and 46: declarer names another card', [
  { ...HEART, id: '45C4', title: 'a slip is put right', steps: { older: [`S names H9 | S names HK #change-of-play ${SLIP.older}`], 2017: [`S names H9 | S names HK #change-of-play ${SLIP[2017]}`] }, trick: 'W H8, N HK', next: 'E plays', back: ['N H9'], laws: ['45C4(b)'] },
  { ...HEART, id: 'V45.7', title: 'a change of mind is not', steps: ['S names H9 | S names HK ?mistaken-explanation=no ?unintended=no'], trick: 'W H8, N H9', next: 'E plays', back: [] },
  { ...HEART, id: '45C4', title: 'the first card is in the record already', play: 'H8 H9', steps: { older: [`S names HK #change-of-play ${SLIP.older}`], 2017: [`S names HK #change-of-play ${SLIP[2017]}`] }, trick: 'W H8, N HK', back: ['N H9'] },
  { ...HEART, id: 'V46.16', title: 'an illegal card, then a legal one', steps: ['S names S8 | S names H9 #revoke ?substitute-card@S=H9'], trick: 'W H8, N H9', inForce: [], reviews: [] },
  { ...HEART, id: '45C4', title: 'the same card again is no change', steps: ['S names H9 | S names H9'], trick: 'W H8, N H9', next: 'E plays' },
  { ...HEART, id: '46B1', title: 'low, then high: a slip, too, may be meant', steps: [`S calls low | S calls high #incomplete-designation #change-of-play ${NO} ?different-intention-2=no ?mistaken-explanation=no ?unintended=no`], trick: 'W H8, N H4', next: 'E plays' },
  { ...HEART, id: '46B', title: 'low, then the king: it was beyond doubt what he meant', steps: ['S calls low | S names HK #incomplete-designation ?different-intention=HK'], trick: 'W H8, N HK', laws: ['46B'] },
  { ...HEART, id: 'V46.10', title: 'a card that is not there, then one that is', steps: [`S names HT | S names H9 #incomplete-designation ${NO}`], trick: 'W H8, N H9', laws: ['46B4'], back: [] },
  { ...HEART, id: 'V46.9', title: 'a rank that could not be played, then a card that can', steps: [`S calls-rank J | S names H4 ${NO}`], trick: 'W H8, N H4', laws: ['46B4'] },
  { ...ON_LEAD, id: 'V46.8', title: 'a rank of which dummy holds two, then the suit as well', play: 'D2 DQ D9 D8', hands: { N: 'A75.Q42.AQ63.J84' }, steps: [`S calls-rank 4 | S names C4 ${NO}`], trick: 'N C4', laws: ['46B3(b)'] },
  { contract: '3NT S', play: 'D2 DQ D4 D8', id: 'V46.8', title: 'dummy is not known', steps: ['S calls-rank 5 | S names C5 ?different-intention=no ?held-by-dummy=no'], trick: 'N C5', laws: ['46B3(b)'] },
  { ...HEART, id: '45C4', title: 'the next hand has followed meanwhile', editions: ['2017'], steps: ['S names H9 | E H3 | S names HK #change-of-play ?unintended=yes ?withdraw-card-e@E=keep'], trick: 'W H8, N HK, E H3' },
  { ...FOURTH, id: '45C4', title: 'the trick is complete and a defender has won it: declarer wanted another card', editions: ['2017'], play: 'C7 C5 CA C2 H6 H2 HT', steps: ['S names H4 | S names HJ #change-of-play ?change-of-designation@director=yes ?mistaken-explanation=no ?unintended=yes'], next: 'N leads', back: ['N H4'] },
  { ...FOURTH, id: '55', title: 'or he has led from dummy, which was not on lead', editions: ['2017'], play: 'C7 C5 CA C2 H6 HA HT', steps: ['S names H4 | S names D2 #lead-from-wrong-hand ?change-of-designation=no ?misinformed=no ?accept-lead=accept'], trick: 'N D2' },
  { ...FOURTH, id: '46A', title: 'dummy has won the trick: the next card is a lead', play: 'C7 C5 CA C2 H6 H2 HT', steps: ['S names HK | S names D2'], trick: 'N D2', next: 'E plays' }
])
