import { FIRST_CODES, lying, playStories } from '../support/playStory.ts'

/** Dummy North was on lead; South meant another card than the ♥9 that he named. */
const NAMED = { contract: '3NT S', play: 'C5 CA C8 C3 H9' } as const
/** 4♥ by East: West, dummy, was on lead; East said ♣J and meant ♠J, North has followed. */
const JACK = { contract: '4H E', play: 'D5 DA D4 D2 CJ CK' } as const
/** East declares, South has led ♥5; East called ♥8, dummy West put up ♥9. */
const NINE = { contract: '3NT E', hands: { N: 'A82.KJ3.T964.752', E: 'KQ4.AQ6.AK82.K83' } } as const

playStories('Law 45C4: a card that was named', [
  { ...NAMED, id: '45C4', title: 'a slip of the tongue is put right', steps: { older: ['N changes H9 D9 #change-of-play ?mistaken-explanation=no ?unintended@director=yes ?pause-for-thought@director=no'], 2017: ['N changes H9 D9 #change-of-play ?mistaken-explanation=no ?unintended@director=yes'] }, trick: 'N D9', back: ['N H9'], told: [] },
  { ...NAMED, id: 'V45.7', title: 'a change of mind is not', steps: ['N changes H9 D9 ?mistaken-explanation=no ?unintended=no'], trick: 'N H9', next: 'E plays' },
  { ...NAMED, id: '45C4', title: 'before 2017 not after a pause', editions: ['1987', '1997', '2007'], steps: ['N changes H9 D9 ?mistaken-explanation=no ?unintended=yes ?pause-for-thought=yes'], trick: 'N H9' },
  { ...JACK, id: 'V45.5', title: 'the hand that has followed must follow to the new lead', editions: ['2017'], hands: { N: 'Q82.J95.7643.K84' }, steps: ['W changes CJ SJ #change-of-play ?unintended=yes ?withdraw-card-n@N=S8'], trick: 'W SJ, N S8', back: ['W CJ', 'N CK'], told: ['EW: N CK'] },
  { ...JACK, id: 'V45.5', title: 'his only spade takes its place, and nothing is asked', editions: ['2017'], hands: { N: '8.J9532.7643.KQ4' }, steps: ['W changes CJ SJ #change-of-play ?unintended=yes'], trick: 'W SJ, N S8', back: ['W CJ', 'N CK'], told: ['EW: N CK'] },
  { ...JACK, id: 'V45.5', title: 'void in the new suit he may keep his card', editions: ['2017'], hands: { N: '.J9853.7643.KQ84' }, steps: ['W changes CJ SJ ?unintended=yes ?withdraw-card-n@N=keep'], trick: 'W SJ, N CK', told: [] },
  { ...JACK, id: 'V45.5', title: 'older codes, without a pause', editions: FIRST_CODES, hands: { N: '.J9853.7643.KQ84' }, steps: ['W changes CJ SJ ?unintended=yes ?pause-for-thought=no ?withdraw-card-n=keep'], trick: 'W SJ, N CK' },
  {
    id: 'V45.6', title: 'the trick is over and the next one led to: still in time, and the lead may go back', contract: '3NT S', editions: ['2017'], play: 'H3 H2 H4 HA D2 D9 DQ DA H6',
    hands: { N: 'K84.T72.KQ5.9643', E: 'QJ63.J964.A73.T8' }, steps: ['N changes DQ DK ?unintended=yes ?withdraw-card-e@E=D3'], next: 'N leads', back: ['N DQ', 'E DA', 'E H6'], told: ['NS: E DA', 'NS: E H6']
  },
  {
    id: 'V45.6', title: 'he keeps the ace and takes back the lead', contract: '3NT S', editions: ['2017'], play: 'H3 H2 H4 HA D2 D9 DQ DA H6', hands: { N: 'K84.T72.KQ5.9643', E: 'QJ63.J964.A73.T8' },
    steps: ['N changes DQ DK ?unintended=yes ?withdraw-card-e@E=keep ?withdraw-card-e-2@E=withdraw'], next: 'E leads', back: ['N DQ', 'E H6'], told: ['NS: E H6']
  },
  { ...NAMED, id: 'V45.15', title: 'declarer has played since: too late', editions: ['2017', '2007'], play: 'C5 CA C8 C3 H9 HK H2', steps: ['N changes H9 D9 #change-of-play'], trick: 'N H9, E HK, S H2' },
  { id: '45C4', title: 'the card that was meant could not be played', contract: '4S S', play: 'H8 HK H3', hands: { N: '8652.KJ9.Q72.J65' }, steps: ['N changes HK D2 #change-of-play'], trick: 'W H8, N HK, E H3', laws: { older: ['47F'], 2007: ['47F2'], 2017: ['47F2'] } },
  { id: 'V45.8', title: 'a defender named a card: in 2017 it is played', contract: '4S S', editions: ['2017'], play: 'D5 D2 DK D3 H4', steps: ['E changes H4 S4 named #change-of-play ?mistaken-explanation=no'], trick: 'E H4', inForce: [] },
  { id: 'V45.8', title: 'before, a slip may be put right, and the card is no penalty card', contract: '4S S', editions: ['1987', '1997', '2007'], play: 'D5 D2 DK D3 H4', steps: ['E changes H4 S4 named ?mistaken-explanation=no ?unintended=yes ?pause-for-thought=no'], trick: 'E S4', inForce: [], told: ['EW: E H4'] },
  { id: 'V45.8', title: 'not once his partner has played', contract: '4S S', editions: ['2007'], play: 'D5 D2 DK D3 H4 H5 H6', steps: ['E changes H4 S4 named #change-of-play'], trick: 'E H4, S H5, W H6' },
  { id: 'V45.1', title: 'a change of mind', contract: '4S S', play: 'H5 H2', steps: ['E HQ | E changes HQ H3 ?mistaken-explanation=no'], trick: 'W H5, N H2, E HQ', inForce: ['E H3 major'] },
  { id: 'V45.4', title: 'touched', contract: '4S W', play: 'H5', steps: { older: ['E did touched-card D7 #act-by-dummy ?suggested-play@director=no'], 2007: ['E did touched-card D7 #act-by-dummy'], 2017: ['E did touched-card D7 #act-by-dummy'] }, trick: 'N H5', next: 'E plays' }
])

playStories('Law 45D: dummy put up another card', [
  { ...NINE, id: 'V45.9', title: 'noticed in the trick: North changes, and so may East', play: 'H5 H9 HJ HQ', steps: ['W misplaces H9 H8 #misplaced-card ?withdraw-card-n@N=H3 ?withdraw-card-e@E=H6'], next: 'W leads', back: ['W H9', 'N HJ', 'E HQ'], inForce: [], told: ['EW: N HJ'] },
  { ...NINE, id: 'V45.9', title: 'North keeps his card: East may not change', play: 'H5 H9 HJ HQ', steps: ['W misplaces H9 H8 #misplaced-card ?withdraw-card-n@N=keep'], next: 'E leads', back: ['W H9'] },
  { ...NINE, id: 'V45.9', title: 'told with what followed', play: 'H5', steps: ['W misplaces H9 H8 | N HJ #misplaced-card ?withdraw-card-n=keep'], trick: 'S H5, W H8, N HJ', next: 'E plays' },
  { id: '45D', title: 'the card named was played to the next trick: it cannot take the place of the other', contract: '3NT S', play: 'H4', steps: ['N HK | E H5 | S H2 | N HQ | N misplaces HK HQ #misplaced-card'], trick: 'N HQ', next: 'E plays', back: [], says: '♥Q has been put into the record already' },
  { ...NINE, id: 'V45.10', title: 'both sides have played on: the trick stands', play: 'H5 H9 HJ HQ DA D3', steps: ['W misplaces H9 H8 #misplaced-card'], trick: 'E DA, S D3', laws: { older: ['45D'], 2017: ['45D2'] } },
  { ...NINE, id: '45D', title: 'only one side has: still in time', play: 'H5 H9 HJ HQ DA', steps: ['W misplaces H9 H8 #misplaced-card ?withdraw-card-n=keep'], trick: 'E DA' },
  { id: '45D', title: 'who followed the card that was named has not revoked', contract: '4S S', hands: { N: 'T765.KJ6.A52.K72', E: 'Q4.T973.J964.QJ9' }, play: 'H2 HK H3 H5', steps: ['N misplaces D2 S5 | E S4 #misplaced-card ?withdraw-card-e@E=keep'], trick: 'N S5, E S4', back: ['N D2'], inForce: [], reviews: [] },
  { id: '45D', title: 'nor if the card put up was sent as a play', contract: '4S S', hands: { N: 'T765.KJ6.A52.K72', E: 'Q4.T973.J964.QJ9' }, play: 'H2 HK H3 H5', steps: ['N D2 | E S4 | S SA | N misplaces D2 S5 #misplaced-card ?withdraw-card-e@E=keep'], trick: 'N S5, E S4, S SA', back: ['N D2'], inForce: [], reviews: [] },
  { id: 'V46.16', title: 'the card named cannot be played: declarer names a legal one', contract: '4S S', play: 'H8', hands: { N: '8652.KJ9.Q72.J65' }, steps: ['N misplaces HJ D2 #misplaced-card ?card-from-dummy@S=H9'], trick: 'W H8, N H9', back: ['N HJ'] },
  { id: 'V46.16', title: 'or stays with the one that was put up', contract: '4S S', play: 'H8', hands: { N: '8652.KJ9.Q72.J65' }, steps: ['N misplaces HJ D2 ?card-from-dummy@S=HJ'], trick: 'W H8, N HJ', back: [] },
  { id: 'V46.16', title: 'dummy is not known', contract: '4S S', play: 'H8', steps: ['N misplaces HJ D2 | E H3 ?card-from-dummy@S=HK ?withdraw-card-e@E=keep'], trick: 'W H8, N HK, E H3' },
  { contract: '3NT S', id: 'V45.14', title: 'too late, and the card named shows that dummy could follow', play: 'CA C2 C9 C3 HQ DJ H3 H4 S5 S2 SA S3', steps: ['N misplaces DJ HJ #misplaced-card #revoke'], next: 'E leads', inForce: ['N revoked 2'], reviews: ['EW 64C'] },
  {
    id: 'V45.14', title: 'too late, and dummy has refused suit: an established revoke', contract: '3NT E', hands: { W: 'A73.K84.J52.T962' }, play: 'D6 C2 D9 DA H3 H6',
    steps: ['W misplaces C2 DJ #misplaced-card #revoke'], trick: 'E H3, S H6', inForce: ['W revoked 1']
  },
  {
    id: '45D', title: 'another suit is led now, and declarer’s hand is not known: he says whether he can follow', contract: '4H N', play: 'D5 DA D6 D7 C5 C9 C2',
    steps: ['S misplaces C5 S5 #misplaced-card ?withdraw-card-w@W=keep ?withdraw-card-n@N=S4'], trick: 'S S5, W C9, N S4', back: ['S C5', 'N C2']
  },
  { id: '45D', title: 'he cannot', contract: '4H N', play: 'D5 DA D6 D7 C5 C9 C2', steps: ['S misplaces C5 S5 ?withdraw-card-w=keep ?withdraw-card-n=keep'], trick: 'S S5, W C9, N C2', back: ['S C5'] },
  {
    id: '45D', title: 'the trick has another winner now: what binds its first winner while he keeps the lead is over', contract: '3NT S', play: 'CQ C2 C5 C6',
    given: [{ type: 'lead-restriction', leader: 'W', demand: 'forbid', suits: ['D'], lasts: 'while-on-lead', law: '50D2(a)' }],
    steps: ['N misplaces C2 CK #misplaced-card ?withdraw-card-e@E=keep'], next: 'N leads', inForce: []
  },
  {
    id: '45D', title: 'the card that dummy put up has been replaced meanwhile', editions: ['2007', '2017'], contract: '3S E', hands: { W: 'KJ4.A9853.J62.J9' }, play: 'S:H2 H9',
    steps: ['W changes H9 HA | W misplaces H9 H5 #change-of-play #misplaced-card ?mistaken-explanation=yes'], trick: 'S H2, W HA', next: 'N plays', says: 'nothing to take back'
  }
])

playStories('Law 45E and 45F', [
  { id: 'V45.11', title: 'a fifth card slips out', contract: '3NT S', play: 'C2 C3 C6', steps: ['E drops C9 #defender-exposed-card'], inForce: ['E C9 minor'], laws: ['45E1'] },
  { id: 'V45.11', title: 'the same sent as a play: it was no lead', contract: '3NT S', play: 'C5 C2 C6', steps: ['E C9 #premature-play ?misinformed=no ?meant-as-lead@director=no'], trick: 'W C5, N C2, E C6', next: 'S plays', inForce: ['E C9 minor'], laws: ['45E1'] },
  { id: 'V45.11', title: 'an honour', contract: '3NT S', play: 'C5 C2 C6', steps: ['E DK ?misinformed=no ?meant-as-lead=no'], next: 'S plays', inForce: ['E DK major'] },
  { id: 'V45.11', title: 'a second card on the table: both are major', contract: '3NT S', given: [lying('E', 'H3', 'minor')], play: 'C5 C2 C6', steps: ['E C9 ?misinformed=no ?meant-as-lead=no'], next: 'S plays', inForce: ['E H3 major', 'E C9 major'] },
  { id: 'V45.11', title: 'his penalty card: it goes on lying there', contract: '3NT S', given: [lying('E', 'HK')], play: 'C5 C2 C6', steps: ['E HK ?misinformed=no ?meant-as-lead=no'], next: 'S plays', inForce: ['E HK major'] },
  { id: 'V45.11', title: 'meant as a lead: the trick comes first', contract: '3NT S', play: 'C5 C2 C6', steps: ['E C9 ?misinformed=no ?meant-as-lead=yes'], trick: 'W C5, N C2, E C6', next: 'S plays', inForce: [], says: 'The trick comes first' },
  { id: 'V45.11', title: 'the trick is complete: it was a lead', contract: '3NT S', play: 'C5 C2 C6', steps: ['E C9 | S CA #premature-play #lead-out-of-turn ?misinformed=no ?accept-lead@S=reject'], trick: '', next: 'S leads', inForce: ['E C9 major'] },
  { id: 'V45.12', title: 'declarer’s, sent as a play, goes back', contract: '3NT S', play: 'C5 C2 C6', steps: ['N D4 #play-out-of-turn ?misinformed=no ?meant-as-lead@director=no'], trick: 'W C5, N C2, E C6', next: 'S plays', inForce: [], back: ['N D4'], laws: ['45E2'] },
  { id: 'V45.12', title: 'meant as a lead', contract: '3NT S', play: 'C5 C2 CK C3', steps: ['E CQ, S C4, W C6', 'S D4 | N C7 ?misinformed=no ?accept-lead=reject'], trick: '', next: 'E leads', back: ['S D4'], laws: ['55B1'] },
  { id: 'V45.12', title: 'declarer’s goes back', contract: '3NT S', play: 'C2 C3 C6 CA', steps: ['S drops D4 #declarer-exposed-card'], inForce: [], back: ['S D4'] },
  { id: 'V45.13', title: 'dummy pulls a card forward', contract: '3NT S', play: 'C2', editions: ['2007', '2017'], steps: ['N did touched-card #act-by-dummy'], reviews: ['EW 45F'], next: 'N plays' },
  { id: 'V45.13', title: 'older codes: was it a suggestion?', contract: '3NT S', play: 'C2', editions: FIRST_CODES, steps: ['N did touched-card ?suggested-play@director=no'], reviews: [], next: 'N plays' }
])
