import type { LawText } from '../laws.ts'

const condonedCalls = 'Four kinds of call are inadmissible: a double or redouble against Law 19, an action by a player who has to pass, a bid above seven, and a call after the last pass. This Law says what happens when the opponent on the left has called before a penalty was fixed: there is none. After a forbidden double everything from it on is cancelled and the auction goes back. An action against a duty to pass stands, the duty at later turns too. A bid above seven is cancelled and a pass put in its place. A call after the end is simply cancelled.'
const fourInadmissibleKinds = 'Four kinds of call are inadmissible: a double or redouble that Law 19 does not allow, a bid, double or redouble by a player who is required to pass, a bid above seven, and any call after the last pass. This Law only lists them. Laws 36 to 39 deal with them one by one, and each of those says for itself what happens when the opponent on the left has already called.'
const inadmissibleDoubleInTurn = 'A double or redouble that Law 19 does not allow is cancelled. The offender puts a legal call in its place and his partner has to pass for the rest of the auction; lead penalties may follow, and a damaging forced pass is looked at afterwards. Made out of rotation it is ruled under Law 32. If the opponent on the left has already called, Law 35 applies instead.'
const bothMustPass = 'When a player who is required to pass bids, doubles or redoubles, his call is cancelled and replaced by a pass. He and his partner both have to pass for the rest of the auction, and lead penalties may follow; a damaging forced pass is looked at afterwards. If the opponent on the left has already called, the call stands under Law 35.'
const aboveSeven = 'A bid of more than seven is cancelled and can never be played. Both members of the side have to pass for the rest of the auction, and lead penalties may follow if they defend. If the opponent on the left called over it before the penalty was fixed, Law 35 applies: a pass is put in its place and the auction goes on as if nothing had happened.'
const afterTheEnd = 'A call made after the last pass of the auction is cancelled. A pass by a defender, and any call by the future declarer or dummy, costs nothing. After a bid, double or redouble by a defender the lead penalties of Law 26 may be applied to his partner, unless the opponent on the left has called over it. The contract never changes.'
const agreementsOld = 'A player may make any call or play, even a misleading one, as long as it does not rest on an understanding that the opponents do not know. Understandings must be disclosed, and the sponsoring organisation may regulate conventions and psychic bids and how they are announced. If a concealed understanding hurts the opponents, the director may adjust the score. Each side may look at the other\'s convention card, but not at its own during the auction and play.'
const facedownLeadOld = 'The defender on presumed declarer\'s left leads face down. Such a lead is taken back only if the director says so, after an irregularity. Before it is faced, his partner and the presumed declarer may ask for a review or for explanations; declarer and each defender may do so later, until their first card. Then the lead is turned up, the play begins and dummy spreads his hand in suits, trumps on his right. Who may no longer have calls repeated may still be told the contract and whether it was doubled.'

/** Laws 33 to 42: simultaneous and inadmissible calls, agreements, and the start of the play. */
export const laws33to42: Readonly<Record<number, LawText>> = {
  33: {
    title: 'Calls made at the same time',
    summary: 'When two players call at practically the same moment and independently of each other, the call of the player whose turn it was counts as the first one. The other call is treated as made after it: it may thereby be in rotation, or it may be a call out of rotation. The director judges whether the two were really simultaneous; the rule is no excuse for a quick second caller.'
  },
  34: {
    title: 'Nobody loses his turn through a pass out of rotation',
    summary: {
      1987: 'An accepted pass out of rotation can make three passes follow a call although one player has had no turn. In that case the auction is not over: the pass out of rotation and the passes after it are cancelled, and the player who was jumped over calls. If somebody bids, doubles or redoubles before the third pass, the missed turn is lost.',
      1997: 'An accepted pass out of rotation can make three passes follow a call although one player has had no turn. In that case the auction is not over: the pass out of rotation and the passes after it are cancelled, and the player who was jumped over calls. If somebody bids, doubles or redoubles before the third pass, the missed turn is lost.',
      2007: 'This Law only points to Law 17, part E. There it says that an auction does not end while a pass out of rotation has robbed a player of his turn: the passes from that one on are cancelled, the auction goes back to him, and what the cancelled passes told is barred for the side that passed out of rotation.',
      2017: 'This Law only points to Law 17, part D. There it says that an auction does not end while a pass out of rotation has robbed a player of his turn: the passes from that one on are cancelled, the auction goes back to him, and what the cancelled passes told is barred for the side that passed out of rotation.'
    }
  },
  35: {
    title: { 1987: 'Inadmissible calls over which an opponent has called', 1997: 'Inadmissible calls over which an opponent has called', 2007: 'Which calls are inadmissible', 2017: 'Which calls are inadmissible' },
    summary: { 1987: condonedCalls, 1997: condonedCalls, 2007: fourInadmissibleKinds, 2017: fourInadmissibleKinds }
  },
  36: {
    title: 'Double or redouble that is not allowed',
    summary: {
      1987: inadmissibleDoubleInTurn,
      1997: inadmissibleDoubleInTurn,
      2007: 'If the opponent on the left calls over a double or redouble that Law 19 does not allow, it and every later call are cancelled, the auction goes back to where it was, and nothing follows. Otherwise it is cancelled, the offender makes a legal call in its place and his partner has to pass for the rest of the auction; lead restrictions may apply. Made out of rotation, the turn first goes back to the right player, with the same consequences.',
      2017: 'If the opponent on the left calls over a double or redouble that Law 19 does not allow, it and every later call are cancelled, the auction goes back to where it was, and nothing follows. Otherwise it is cancelled, the offender makes a legal call in its place and his partner has to pass for the rest of the auction; the lead may be restricted unless the new call is comparable. Made out of rotation, the turn first goes back to the right player, with the same consequences. Noticed only after the lead is faced, the contract is scored as if that call had not been made.'
    }
  },
  37: {
    title: 'Acting in spite of a duty to pass',
    summary: {
      1987: bothMustPass,
      1997: bothMustPass,
      2007: 'When a player who is required to pass bids, doubles or redoubles, and the opponent on the left calls over it, all calls stand; a duty that runs for the rest of the auction still binds him later. Otherwise the call is cancelled and a pass is put in its place. Both members of the side must then pass for the rest of the auction, and lead restrictions and the Law on foreseeable damage may apply.',
      2017: 'When a player who is required to pass bids, doubles or redoubles, and the opponent on the left calls over it, all calls stand and no lead is restricted; a duty that runs for the rest of the auction still binds him later. Otherwise the call is cancelled and a pass is put in its place. Both members of the side must then pass for the rest of the auction, and lead restrictions and the rule on foreseeable damage may apply.'
    }
  },
  38: {
    title: 'Bid of more than seven',
    summary: {
      1987: aboveSeven,
      1997: aboveSeven,
      2007: 'A contract of more than seven can never be played. Such a bid is cancelled together with all later calls, a pass is put in its place, and the auction goes on if it is not over. Both members of the side must pass for the rest. Lead restrictions and the Law on foreseeable damage may apply, but not if the opponent on the left had called before the ruling.',
      2017: 'A contract of more than seven can never be played. Such a bid is cancelled together with all later calls, a pass is put in its place, and the auction goes on if it is not over. Both members of the side must pass for the rest. A lead restriction and the rule on foreseeable damage may apply, but not if the opponent on the left had called before the ruling.'
    }
  },
  39: {
    title: 'Call after the last pass',
    summary: {
      1987: afterTheEnd,
      1997: afterTheEnd,
      2007: 'Calls made after the last pass of the auction are cancelled, all of them, and the contract stays as it is. Nothing further follows if the opponent on the left has called over it, if it was a pass by a defender, or if it came from the declaring side. After a bid, double or redouble by a defender the lead restrictions of Law 26 may be applied to his partner.',
      2017: 'Calls made after the last pass of the auction are cancelled, all of them, and the contract stays as it is. Nothing further follows if the opponent on the left has called over it, if it was a pass by a defender, or if it came from the declaring side. After a bid, double or redouble by a defender, declarer may be allowed to forbid his partner one suit under Law 26.'
    }
  },
  40: {
    title: { 1987: 'Partnership agreements', 1997: 'Partnership agreements', 2007: 'Partnership understandings', 2017: 'Partnership understandings' },
    summary: {
      1987: agreementsOld,
      1997: agreementsOld,
      2007: 'Any call or play is allowed if it does not rest on an undisclosed understanding; understandings may be agreed expressly or grow from experience. Unusual ones count as special, and the regulating authority may forbid, limit or require alerts for them; it may also forbid a pair to vary its methods after a question or after any irregularity. Opponents are entitled to know what a pair has agreed before they call. A side that breaks these rules and hurts the other has its score adjusted and may be punished.',
      2017: 'Any call or play is allowed if it does not rest on an undisclosed understanding; understandings may be agreed expressly or grow from experience, and bind both partners alike. Unusual ones count as special, and the regulating authority may forbid, limit or require alerts for them; it may also forbid a pair to vary its methods after an irregularity of the opponents. To vary them after an irregularity of one\'s own side, a question or an answer is not allowed. A side that breaks these rules and hurts the other has its score adjusted and may be punished.'
    }
  },
  41: {
    title: 'The opening lead and the start of the play',
    summary: {
      1987: facedownLeadOld,
      1997: facedownLeadOld,
      2007: 'The defender on presumed declarer\'s left leads face down. Such a lead is taken back only if the director says so, after an irregularity, and then goes into the hand. Before it is faced, his partner and the presumed declarer, but not the presumed dummy, may ask for a review or explanations; declarer and each defender may have a review until they play their first card, and may ask about opposing calls at their turns later. Once the lead is faced, dummy spreads his hand in suits with trumps on his right and the low cards towards declarer. Later a player may still be told, at his turn, the contract and whether it was doubled, but not by whom.',
      2017: 'The defender on presumed declarer\'s left leads face down. Such a lead is taken back only if the director says so, after an irregularity, and then goes into the hand. Before it is faced, his partner and the presumed declarer, but not the presumed dummy, may ask for a review or explanations; declarer and each defender may have a review until they play their first card, and may ask about opposing calls at their turns later. Once the lead is faced, dummy spreads his hand in separate columns with trumps on his right and the low cards towards declarer. Later a player may still be told, at his turn, the contract and whether it was doubled, but not by whom.'
    }
  },
  42: {
    title: 'What dummy may do',
    summary: {
      1987: 'Dummy may always give facts or law in front of the director, keep count of the tricks, and play his cards as declarer tells him. Unless he has lost these rights, he may also ask declarer whether he is out of a suit, try to keep declarer from an irregularity, and draw attention to an irregularity once the play is over. He may not ask a defender about a revoke.',
      1997: 'Dummy may always give facts or law in front of the director, keep count of the tricks, and play his cards as declarer tells him. Unless he has lost these rights, he may also ask declarer whether he is out of a suit, try to keep declarer from an irregularity, and draw attention to an irregularity once the play is over. He may not ask a defender about a revoke.',
      2007: 'Dummy may always give facts or law in front of the director, keep count of the tricks, and play his cards as declarer tells him. Unless he has lost these rights, he may also ask declarer, but no defender, whether he is out of a suit, try to keep declarer from an irregularity, and draw attention to an irregularity once the play is over.',
      2017: 'Dummy may always give facts or law in front of the director, keep count of the tricks, and play his cards as declarer tells him, seeing to it that his hand follows suit. Unless he has lost these rights, he may also ask declarer, but no defender, whether he is out of a suit, try to prevent an irregularity by anybody, and draw attention to an irregularity once the play is over.'
    }
  }
}
