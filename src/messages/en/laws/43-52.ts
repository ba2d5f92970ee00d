import type { LawText } from '../laws.ts'

const dummyLosesProtection = 'Dummy may not be the one to call the director or to draw attention to an irregularity during the play, nor take part in it or tell declarer anything about it. Nor may he exchange hands with declarer, leave his seat to watch him, or look into a defender\'s hand on his own initiative: by one of these three he loses his rights. If he then warns declarer against leading from the wrong hand, a defender picks the hand; if he is the first to ask declarer about a revoke, it is corrected and the trick penalty is due all the same. If he is the first to point out a defender\'s irregularity, there is no penalty for it.'
const playedOld = 'Each player plays a card by facing it before him; declarer names dummy\'s card. A defender\'s card is played if his partner could have seen its face; declarer\'s if he holds it face up on or just above the table; dummy\'s if declarer touches it on purpose and not to arrange the cards; anybody\'s if he names it as his play. A slip in naming a card may be put right without pause for thought, and an opponent who has played after it may change his card. If dummy puts up a card that was not named, it is exchanged until both sides have played to the next trick. A fifth card of a defender becomes a penalty card unless he meant to lead it; declarer\'s goes back, and dummy must not suggest a play.'
const unclearNameOld = 'Declarer should name suit and rank of dummy\'s card. If he does not, and his intention is not beyond doubt another one, fixed meanings apply: high and low are the highest and lowest card of the suit, a call to win the trick takes the lowest card that does so, a bare suit its lowest card. A bare rank on lead continues the suit in which dummy won the last trick; otherwise declarer must say which card of that rank he means. A card that dummy does not hold is no call at all and he names another. If he leaves it open altogether, either defender may choose.'
const retractedOld = 'A card that has been played stays played, with these exceptions. It goes back if a penalty requires it, to correct an illegal or simultaneous play, after a slip in naming a card, or when an opponent has changed his. A player whom an opponent misled about his turn to lead may take the lead back. A card played on an opponent\'s wrong explanation may be changed until another card is played to that trick, an opening lead only until dummy shows a card. A defender\'s card taken back in the first two cases may become a penalty card.'
const penaltyCardOld = 'A defender\'s penalty card lies face up until it is played or given up for another penalty. A single card below the ten exposed by accident is minor: its owner may play no other low card of that suit before it, honours excepted. Any honour, any card deliberately played, and two or more together are major: each must be played at the first turn at which that is legal, declarer choosing among several. When the partner is to lead he waits: declarer may demand or forbid the suit, and the card goes back into the hand; or leave him free, and it stays.'
const severalCardsOld = 'When a defender has two or more penalty cards and could play more than one, declarer names the one to be played. When his partner is to lead, declarer may demand one of their suits or forbid one or more of them. All penalty cards of the suit or suits chosen go back into the hand, and the owner may then make any legal play; those of other suits remain. If declarer asks for nothing, they all stay.'

/** Laws 43 to 52: dummy, playing cards and taking them back, exposed cards and penalty cards. */
export const laws43to52: Readonly<Record<number, LawText>> = {
  43: {
    title: 'What dummy may not do',
    summary: {
      1987: dummyLosesProtection,
      1997: `${dummyLosesProtection} If the defenders profited from it, the score is adjusted for both sides.`,
      2007: 'Dummy should not call the director unless somebody else has drawn attention to an irregularity; he may not draw attention to one during the play, take part in it, or tell declarer anything about it. Nor may he exchange hands with declarer, leave his seat to watch him, or look into a defender\'s hand on his own initiative: by one of these three he loses his rights. If he then warns declarer against leading from the wrong hand, a defender picks the hand; if he is the first to ask declarer about a revoke, it is corrected but counts as established. If he is the first to point out a defender\'s irregularity, play goes on without rectification and the director considers the score at the end.',
      2017: 'Dummy may not call the director unless another player has drawn attention to an irregularity, nor draw attention to one during the play, take part in it, or tell declarer anything about it. Nor may he exchange hands with declarer, leave his seat to watch him, or look into a defender\'s hand, which a defender may not show him either: by one of these he loses his rights. If he then warns declarer against leading from the wrong hand, a defender picks the hand; if he is the first to ask declarer about a revoke, it is corrected but counts as established. If he is the first to point out a defender\'s irregularity, play goes on, and at the end the director takes away only what the defenders gained.'
    }
  },
  44: {
    title: 'How a trick is played and won',
    summary: 'The leader may lead any card unless he is under a restriction, and the others follow clockwise with one card each. Following suit comes before every other duty that the Laws impose; only a player who holds none of the suit led may play what he likes, again subject to restrictions. The highest trump wins, or without a trump the highest card of the suit led. The hand that wins the trick leads to the next one.'
  },
  45: {
    title: 'When a card is played',
    summary: {
      1987: playedOld,
      1997: `${playedOld} Nobody turns his card over before all four have played.`,
      2007: 'Each player plays a card by facing it before him; declarer names dummy\'s card. A defender\'s card must be played if his partner could have seen its face; declarer\'s if he holds it face up on or just above the table; dummy\'s if declarer touches it on purpose and not to arrange the cards; anybody\'s if he names it as his play. An unintended designation may be changed without pause for thought, until the partner has played, and an opponent who has played after it may change his card. If dummy puts up a card that was not named, it is exchanged until both sides have played to the next trick. A fifth card of a defender becomes a penalty card unless he meant to lead it; dummy\'s hints may cost an adjusted score.',
      2017: 'Each player plays a card by facing it before him; declarer names dummy\'s card. A defender\'s card is played if his partner could have seen its face; declarer\'s if he holds it face up on or just above the table; dummy\'s if declarer touches it on purpose and not to arrange the cards; anybody\'s if he names it as his play. Declarer alone may change a slip of the tongue about dummy\'s card until he next plays from either hand; a change of mind does not count. If dummy puts up a card that was not named, it is exchanged until both sides have played to the next trick; after that the trick stands and revokes are looked at. A fifth card of a defender becomes a penalty card unless he meant to lead it; dummy\'s hints may cost an adjusted score.'
    }
  },
  46: {
    title: 'Naming dummy\'s card incompletely or wrongly',
    summary: {
      1987: unclearNameOld,
      1997: unclearNameOld,
      2007: 'Declarer should name suit and rank of dummy\'s card. If he does not, and his intention is not beyond doubt another one, fixed meanings apply: high and low are the highest and lowest card, a call to win the trick takes the lowest card known to do so, a bare suit its lowest card. A bare rank on lead continues the suit in which dummy won the last trick; otherwise declarer must say which legal card of that rank he means. A card that dummy does not hold is no call at all and he names another. If he leaves it open altogether, either defender may choose.',
      2017: 'Declarer should name suit and rank of dummy\'s card. If he does not, and his intention is not beyond doubt another one, fixed meanings apply: high and low are the highest and lowest card of the suit led, a call to win the trick takes the lowest card known to do so, a bare suit its lowest card. A bare rank on lead continues the suit with which dummy won the last trick; otherwise declarer must say which legal card of that rank he means. A card that dummy does not hold is no call at all and he names another. If he leaves it open altogether, either defender may choose.'
    }
  },
  47: {
    title: 'Taking back a card that was played',
    summary: {
      1987: retractedOld,
      1997: retractedOld,
      2007: 'A card that has been played stays played, with these exceptions. It goes back if a rectification requires it or to correct an illegal play, and then a defender\'s card may become a penalty card; after an unintended designation; or when an opponent has changed his card. A player whom an opponent told that it was his turn may take his card back, and it may not be accepted. A card played on an opponent\'s wrong explanation may be changed until another card is played to that trick, an opening lead only until dummy shows a card; later only the score can be adjusted.',
      2017: 'A card that has been played stays played, with these exceptions. It goes back if a rectification requires it or to correct an illegal play, and then a defender\'s card may become a penalty card; after an unintended designation; or when an opponent has changed his card. If an opponent told a player that it was his turn, his card is taken back without rectification and may not be accepted. A card played on an opponent\'s wrong explanation may be changed until any other card is played, an opening lead only until dummy shows a card; later only the score can be adjusted.'
    }
  },
  48: {
    title: 'Cards that declarer exposes',
    summary: {
      1987: 'Declarer is not restricted for showing a card: no card of his or of dummy\'s is ever a penalty card, and one dropped by accident need not be played. If he faces his hand after an opening lead out of turn, Law 54 makes him dummy. If he faces it at any other time, this may be treated as a claim or a concession.',
      1997: 'Declarer is not restricted for showing a card: no card of his or of dummy\'s is ever a penalty card, and one dropped by accident need not be played. If he faces his hand after an opening lead out of turn, Law 54 makes him dummy. If he faces it at any other time, this may be treated as a claim or a concession.',
      2007: 'Declarer is not restricted for showing a card: no card of his or of dummy\'s is ever a penalty card, and one dropped by accident need not be played. If he faces his hand after an opening lead out of turn, Law 54 makes him dummy. At any other time this may be treated as a claim or a concession, unless it can be shown that he did not mean to make one.',
      2017: 'Declarer is not restricted for showing a card: no card of his or of dummy\'s is ever a penalty card, and one dropped by accident need not be played. If he faces his hand after an opening lead out of turn, Law 54 makes him dummy. At any other time this may be treated as a claim or a concession, unless it can be shown that he did not mean to make one.'
    }
  },
  49: {
    title: 'Cards that a defender exposes',
    summary: {
      1987: 'A defender\'s card that comes into view of his partner otherwise than by normal play, or that he names as being in his hand, becomes a penalty card. It is enough that the partner could have seen its face. Cards shown under another Law are not meant, and what concerns only the trick in progress is no claim but may still have consequences.',
      1997: 'A defender\'s card that comes into view of his partner otherwise than by normal play or the working of a Law, or that he names as being in his hand, becomes a penalty card. It is enough that the partner could have seen its face. A remark about the trick in progress is treated apart, with the Law on claims.',
      2007: 'A defender\'s card that comes into view of his partner otherwise than by normal play or the working of a Law, or that he names as being in his hand, becomes a penalty card. It is enough that the partner could have seen its face. Cards shown in a statement about the trick in progress, or in a concession to which the partner objects at once, are excepted.',
      2017: 'A defender\'s card that comes into view of his partner otherwise than by normal play or the working of a Law, or that he names as being in his hand, becomes a penalty card. It is enough that the partner could have seen its face. Cards shown in a statement about the trick in progress, or in a concession to which the partner objects at once, are excepted.'
    }
  },
  50: {
    title: 'What becomes of a penalty card',
    summary: {
      1987: penaltyCardOld,
      1997: `${penaltyCardOld} That the card has to be played may be used by the partner, nothing else about it; if the offender could have known that the exposure would help him, the score is adjusted instead.`,
      2007: 'A defender\'s penalty card lies face up until it is played or given up. A single card below the ten exposed by accident is minor: its owner may play no other low card of that suit before it, honours excepted. Any honour, any card deliberately played, and two or more together are major: each must be played at the first turn at which that is legal, declarer choosing among several. When the partner is to lead he waits: declarer may demand or forbid the suit, and the card goes back into the hand; or leave him free, and it stays for the next time. Everybody may know that the card must be played; what else it tells is barred for the partner, and the score is adjusted if it did damage.',
      2017: 'A defender\'s penalty card lies face up until it is played or given up. A single card below the ten exposed by accident is minor: its owner may play no other low card of that suit before it, honours excepted. Any honour, any card deliberately played, and two or more together are major: each must be played at the first turn at which that is legal, declarer choosing among several. When the partner is to lead he waits: declarer may demand or forbid the suit, and the card goes back into the hand; or leave him free, and it stays for the next time. While it lies there all may use what it shows; once it is back in the hand or has been played the partner may not, and help from it leads to an adjusted score.'
    }
  },
  51: {
    title: 'Two or more penalty cards',
    summary: {
      1987: severalCardsOld,
      1997: severalCardsOld,
      2007: 'When a defender has two or more penalty cards and could play more than one, declarer names the one to be played. When his partner is to lead, declarer may demand one of their suits, or forbid one or more of them for as long as the partner keeps the lead. All penalty cards of the suit or suits chosen go back into the hand, and the owner may then make any legal play; those of other suits remain.',
      2017: 'When a defender has two or more penalty cards and could play more than one, declarer names the one to be played. When his partner is to lead, declarer may demand one of their suits, or forbid one or more of them for as long as the partner keeps the lead. All penalty cards of the suit or suits chosen go back into the hand, and the owner may then make any legal play; those of other suits remain. If he leaves the lead free, they all stay.'
    }
  },
  52: {
    title: 'Penalty card not led or played',
    summary: 'A defender who has not led or played a penalty card when it was due may not change his card by himself. Declarer may let the card played stand, and must do so once he has played from either hand; the penalty card then remains one. If he does not accept it, the defender plays the penalty card instead, and every card that he wrongly played meanwhile becomes a major penalty card.'
  }
}
