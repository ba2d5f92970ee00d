import type { LawText } from '../laws.ts'

const unusualCount = 'If a player who holds the wrong number of cards has already called, the board normally cannot be played and an artificial score is given. Before such a call the director restores the deal: from hand records, by asking those who played it before, or by a new deal if it was misdealt. Where somebody has seen another player\'s card, the board is played only if the knowledge is trifling and all four players agree. A fault found after the play cancels the result.'
const oneShortHand = 'When three hands are right and the fourth is short, the director looks for the missing card. Before play begins the card is returned, or the deal is rebuilt with another pack, and the calls stand. Once play has begun a card among the played ones is a matter of Law 67; a card found elsewhere or replaced counts as held all along, so that it may become a penalty card and not having played it may be a revoke.'
const boardRestarted = 'A board meant for other players that none of the four has played before is normally scored, and the right one may be played later. If one of them has played it, the second result is cancelled and whoever loses the chance of a score gets an artificial one. Found while the auction is on, the auction is cancelled, the right players sit down and every former call must be repeated; any difference cancels the board.'
const auctionEndsWithTheLead = 'The auction begins for a side when one of its players looks at his cards; the dealer calls first and the turn goes clockwise. A call made while holding another board\'s cards is cancelled: the player calls again with his own hand, and an opponent who had called over it must repeat his call, or an artificial score is given if the new call differs. The period for calls ends at once after four passes, otherwise when, three passes having followed a call, the opening lead is faced; accepted passes out of rotation are looked at under Law 34.'
const probableResult = 'A player who misunderstood the auction by himself keeps his call. If an opponent\'s wrong explanation, or a missing alert, was probably the reason for the call, the player may change it until his partner calls, as long as the auction period is open. The opponent on his left may then change a call made after it; if his withdrawn call told his partner something that hurts the other side, an adjusted score may follow. When it is too late to change, the director may award an adjusted score.'

/** Laws 12 to 22: adjusted scores, faulty boards, information, and the course of the auction. */
export const laws12to22: Readonly<Record<number, LawText>> = {
  12: {
    title: 'The director\'s power to adjust a score',
    summary: {
      1987: 'The director may adjust a score where the Laws give no remedy for a violation, where no normal play is possible, or where a wrong penalty was applied; never because a penalty seems harsh or mild. With no result to go by, a side gets at most forty, fifty or at least sixty per cent, depending on its share in the fault. Otherwise he assigns a result: the innocent side the best that was likely, the offenders the worst that was at all probable. The two scores need not add up, and no mixture of results is known. Of damage that the innocent side did to itself nothing is said.',
      1997: 'The director may adjust a score where the Laws give no remedy for a violation, where no normal play is possible, or where a wrong penalty was applied; never because a penalty seems harsh or mild. With no result to go by, a side gets at most forty, fifty or at least sixty per cent, depending on its share in the fault. Otherwise he assigns a result: the innocent side the best that was likely, the offenders the worst that was at all probable. The two scores need not add up. Unless the zone forbids it, an appeals committee may vary the assigned score to do justice, by a mixture of results too. Of damage that the innocent side did to itself nothing is said.',
      2007: 'The director adjusts a score where the Laws provide no remedy, where no normal play is possible, or where a wrong ruling was made; never because a rectification seems harsh or mild. The aim is to take away the offenders\' gain and to make good the other side\'s loss, judged by what was likely without the infraction. An assigned score may be a mixture of several results; where the zone does not want that, each side gets a result by what was likely or at all probable, as in the older codes. Damage that the innocent side did to itself by a serious unrelated error or by wild or gambling action is not made good, while the offenders get what follows from their infraction alone. If no result can be estimated, average minus, average or average plus is given according to fault.',
      2017: 'The director adjusts a score where the Laws provide no remedy, where no normal play is possible, or where a wrong ruling was made; never because a rectification seems harsh or mild. The aim is to take away the offenders\' gain and to make good the other side\'s loss, judged by what was probable without the infraction. An assigned score may be a mixture, but only of results that could have been reached legally. Damage that the innocent side did to itself by an extremely serious unrelated error, or by a gamble that a ruling could have recovered, is not made good, while the offenders get what follows from rectifying their infraction. If no result can be estimated, average minus, average or average plus is given according to fault.'
    }
  },
  13: {
    title: 'Too many or too few cards in the hands',
    summary: {
      1987: unusualCount,
      1997: unusualCount,
      2007: 'Where one hand has too many cards and another too few, the director restores the deal. If a player with a wrong hand has called, the board goes on only if the director thinks that it can be played with no call changed; otherwise the score is adjusted. If nobody with a wrong hand has called, it is played normally; a card that somebody has seen leads to an adjusted score at once if it is important, and to a look at the result afterwards if it is not. A fault found after the play cancels the result; a card that does not belong to the deal is taken out.',
      2017: 'Where one hand has too many cards and another too few, and no player with a wrong hand has called, the director restores the deal and it is played; if somebody saw another player\'s card he looks afterwards whether that changed the result. If such a player has called, the board goes on only if the director thinks that it can be played with no call changed; otherwise the score is adjusted. A card that does not belong to the deal is taken out and play goes on. A fault found after the play cancels the result, with an adjusted score.'
    }
  },
  14: {
    title: 'A card is missing',
    summary: {
      1987: oneShortHand,
      1997: oneShortHand,
      2007: 'When hands are short and none has too many cards, the director looks for the missing card. Before the opening lead is faced it is returned or the deal is rebuilt, and everything goes on with the calls as made. Afterwards a card found among the played ones is dealt with under Law 67; any other counts as held all along, so that it may become a penalty card and not having played it may be a revoke. That a card was put back is no information for the partner of the player concerned.',
      2017: 'When hands are short and none has too many cards, the director looks for the missing card. Before the opening lead is faced it is returned or the deal is rebuilt, and everything goes on with the calls as made. Afterwards, until the end of the correction period, a card found among the played ones is dealt with under Law 67; any other counts as held all along, so that it may become a penalty card and not having played it may be a revoke. That a card was put back is no information for the partner of the player concerned.'
    }
  },
  15: {
    title: { 1987: 'Playing the wrong board', 1997: 'Playing the wrong board', 2007: 'Playing the wrong board', 2017: 'Wrong board or wrong hand' },
    summary: {
      1987: boardRestarted,
      1997: boardRestarted,
      2007: 'A board meant for other players that none of the four has played before is normally scored, and the right one may be played later. If one of them has played it, the second result is cancelled and whoever loses the chance of a score gets an artificial one. Found while the auction is on, the auction is cancelled, the right players sit down and every former call must be repeated; any difference cancels the board. Somebody who differs on purpose in order to prevent play may be punished.',
      2017: 'A call made with cards from another board is cancelled together with all later calls; the player calls again from the right hand and everybody is free, unless his partner has called since: then the score is adjusted. If he later meets the board whose cards he held, it may be played as long as his call there is the same in meaning. When the wrong board is being played and nobody at the table has played it before, auction and play are completed and count; otherwise it is cancelled for both sides. Whoever loses the chance of a valid score gets an artificial one; at teams the director goes by another Law.'
    }
  },
  16: {
    title: { 1987: 'Information a player may not use', 1997: 'Information a player may not use', 2007: 'Information that may and may not be used', 2017: 'Information that may and may not be used' },
    summary: {
      1987: 'Calls and plays may rest on the legal auction and play, not on remarks, manner or tempo of partner: a player may not choose, among reasonable alternatives, one that these could have suggested. Knowledge picked up by accident about a board is reported to the director, who tries to make the board playable or adjusts the score. A withdrawn call or play tells the innocent side everything that it shows, and the offenders nothing that they may use.',
      1997: 'Calls and plays may rest on the legal auction and play, not on remarks, manner or tempo of partner: a player may not choose, among logical alternatives, one that these plainly suggest over another. Knowledge picked up by accident about a board is reported to the director, who tries to make the board playable or adjusts the score. A withdrawn call or play may be used by the innocent side whichever side made it, and by the offenders not at all.',
      2007: 'Players may use what comes from the legal auction and play, what the Laws allow, and what they knew before; everything else is extraneous. What partner conveys by remark, question, manner or tempo must not guide a choice between logical alternatives. Knowledge of a board picked up by accident is reported to the director, who arranges, watches or adjusts. From withdrawn calls and plays, of either side, the innocent side may draw any conclusion and the offending side none.',
      2017: 'Players may use what comes from the legal auction and play, accepted irregular actions included, what the Laws allow, and what they knew before. What partner conveys by remark, question, manner or tempo must not guide a choice between logical alternatives. From withdrawn calls and plays, of either side, the innocent side may draw any conclusion and the offending side none, unless the withdrawn call was replaced by a comparable one. Knowledge of a board picked up by accident is reported to the director, who arranges, watches or adjusts. Damage through a breach is made good by an adjusted score.'
    }
  },
  17: {
    title: { 1987: 'The course of the auction; cards from the wrong board', 1997: 'The course of the auction; cards from the wrong board', 2007: 'The auction period; cards from the wrong board', 2017: 'The auction period' },
    summary: {
      1987: auctionEndsWithTheLead,
      1997: auctionEndsWithTheLead,
      2007: 'The auction begins for a side when one of its players takes his cards from the board; the dealer calls first and the turn goes clockwise. A call made while holding another board\'s cards is cancelled and the player calls again: an opponent who had called over it must repeat his call if the new call means the same, otherwise, or if the offender\'s partner had called, an artificial score is given. Where three passes would end the auction but one of them came out of rotation and cost a player his turn, the passes from there on are cancelled and that player calls.',
      2017: 'The auction begins for a side when one of its players takes his cards from the board; the dealer calls first and the turn goes clockwise. Calls may be put right until a defender faces an opening lead, or, if nobody has bid, until all four hands are back in the board; the time after the last pass is there for questions and corrections. Where passes would end the auction but one of them came out of rotation and cost a player his turn, the passes from there on are cancelled and that player calls; what the cancelled passes told may not be used by the side that passed out of rotation.'
    }
  },
  18: {
    title: 'Bids and when they are sufficient',
    summary: {
      1987: 'A bid names a number of odd tricks from one to seven and a suit or notrump. It is sufficient if it beats the bid immediately before it: more tricks, or as many in a higher denomination. Notrump is highest, then spades, hearts, diamonds and clubs; passes and doubles in between do not matter.',
      1997: 'A bid names a number of odd tricks from one to seven and a suit or notrump. It is sufficient if it beats the bid immediately before it: more tricks, or as many in a higher denomination. Notrump is highest, then spades, hearts, diamonds and clubs; passes and doubles in between do not matter. Zones may allow other ways of calling, such as bidding boxes.',
      2007: 'A bid names a number of odd tricks from one to seven and a suit or notrump. It is sufficient if it beats the bid immediately before it: more tricks, or as many in a higher denomination. Notrump is highest, then spades, hearts, diamonds and clubs; passes and doubles in between do not matter. The regulating authority may allow other ways of calling.',
      2017: 'A bid names a number of odd tricks from one to seven and a suit or notrump. It is sufficient if it beats the bid immediately before it: more tricks, or as many in a higher denomination; one that does not is an infraction. Notrump is highest, then spades, hearts, diamonds and clubs; passes and doubles in between do not matter. The regulating authority may allow other ways of calling.'
    }
  },
  19: {
    title: 'Doubles and redoubles',
    summary: 'A double is allowed only if the last call other than a pass is an opponent\'s bid, a redouble only if it is an opponent\'s double. Only the bare word should be used; whoever names a wrong level or denomination with it has doubled the bid that was really made. A later legal bid wipes a double or redouble out; otherwise it raises the score. A double or redouble that is not allowed is inadmissible and has a Law of its own.'
  },
  20: {
    title: 'Hearing the auction again, and explanations',
    summary: {
      1987: 'A player who missed a call may have it repeated, and at his turn a player may have the whole auction restated; after the last pass declarer and the defenders may do so at their first turn to play. Only opponents answer, and every player must put a wrong restatement right. At his turn a player may ask for a full explanation of the opponents\' auction, which the caller\'s partner gives; afterwards declarer and the defenders may ask at their turns to play.',
      1997: 'A player who missed a call may have it repeated, and at his turn a player may have the whole auction restated; after the last pass declarer and the defenders may do so at their first turn to play. Only opponents answer, and every player must put a wrong restatement right. During the auction a player may ask at his turn for a full explanation of the opponents\' calls, which the caller\'s partner normally gives; during the play declarer and the defenders may ask at their turns.',
      2007: 'A player who missed a call may have it repeated, and at his turn a player may have the whole auction restated; after the last pass declarer and the defenders may do so at their first turn to play. At his turn a player may ask for the meaning of opposing calls, of alternatives not chosen and of the inferences; the caller\'s partner answers. Whoever notices that his own explanation was wrong calls the director at once; a partner\'s wrong explanation is put right by the declaring side before the opening lead and by defenders only after the play. Questions asked only for partner\'s benefit are improper.',
      2017: 'A player who missed a call may have it repeated, and at his turn a player may have the whole auction restated; after the last pass declarer and the defenders may do so at their first turn to play. At his turn a player may ask for the meaning of opposing calls, of alternatives not chosen and of the inferences, also of what a replacement for an irregular call would mean; the caller\'s partner answers. One\'s own wrong explanation is corrected before the clarification period ends; a partner\'s is put right by the declaring side after the last pass and by defenders only after the play. Questions asked only to help partner are improper.'
    }
  },
  21: {
    title: 'Calls that rest on wrong information',
    summary: {
      1987: probableResult,
      1997: probableResult,
      2007: 'A player who misunderstood the auction by himself keeps his call. If a call could well have been influenced by an opponent\'s wrong explanation or missing alert, the player may change it, as long as the auction period is open and his partner has not called since; without evidence the director presumes that the explanation, not the call, was wrong. The opponent on his left may then change a call made after it, and what he withdrew is no information for his partner. When it is too late to change and the offenders gained, the score is adjusted.',
      2017: 'A player who misunderstood the auction by himself keeps his call. If a call could well have been influenced by an opponent\'s wrong explanation or missing alert, the player may change it, as long as the auction period is open and his partner has not called since; without evidence the director presumes that the explanation, not the call, was wrong. The opponent on his left may then change a call made after it, and what he withdrew is no information for his partner. When it is too late to change and the offenders gained an advantage, the score is adjusted.'
    }
  },
  22: {
    title: { 1987: 'After the auction has ended', 1997: 'After the auction has ended', 2007: 'The end of the auction and of its period', 2017: 'The end of the auction' },
    summary: {
      1987: 'If all four players pass without a bid, the hands go back into the board and the deal is not played again. If somebody has bid and three passes in rotation have followed the last bid, double or redouble, the last bid becomes the contract and play begins.',
      1997: 'If all four players pass without a bid, the hands go back into the board without a new deal. If somebody has bid and three passes in rotation have followed the last bid, double or redouble, the last bid becomes the contract, doubled or redoubled as it stands, and play begins.',
      2007: 'The auction ends when all four players pass, or when three passes in rotation have followed the last bid, double or redouble, which fixes the contract. After a bid, the period in which calls can still be put right goes on until the opening lead is faced; the time between is for questions and corrections. If nobody has bid, the period ends when all four hands are back in the board, and there is no new deal.',
      2017: 'The auction ends when, after at least one bid, three passes in rotation have followed the last bid, double or redouble: the last bid is the contract. It also ends when all four players pass; then the hands go back into the board and there is no new deal. Until the period for calls is over, questions may still be asked and an unintended or misinformed last call may be put right.'
    }
  }
}
