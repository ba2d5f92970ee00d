import type { LawText } from '../laws.ts'

const acceptedLead = 'A lead faced out of turn counts as correct if the other side accepts it: declarer, or either defender, by saying so, or by a play from the hand next to it; otherwise the lead is made from the right hand. If declarer led and the defender on the wrong side plays to it first, the lead stands and that defender has played before his partner. If an opponent whose turn it really was makes his own lead instead, that lead counts, and the cards wrongly played go back without penalty.'
const facedOpeningLeadOld = 'When the wrong defender faces the opening lead, presumed declarer may spread his own hand and become dummy, and showing one card in doing so binds him to spread them all. Or he accepts it and stays declarer: dummy is spread and declarer plays second from his own hand; a second card already played from dummy stays. If he could have seen a card of dummy\'s he must accept. If he refuses, the lead goes to the right defender and the card led becomes a penalty card, with declarer\'s choices over the lead.'
const wrongHandOld = 'When declarer leads from the wrong hand or at a defender\'s turn, either defender may accept the lead or have it taken back. A lead that was a defender\'s goes back and that defender leads. A lead from the wrong one of declarer\'s hands goes back and he leads any card from the right one. There is no penalty, but if he could have learnt something useful by it the score may be adjusted.'
const tooEarlyOld = 'When a defender leads to the next trick, or plays out of turn, before his partner has played, his card becomes a penalty card. Declarer then requires the partner to play his highest card of the suit led, or his lowest, or forbids him a card of another suit. If the partner cannot comply he plays any legal card. There is no penalty if declarer has already played from both hands, or if dummy played or suggested a card by himself.'
const afterIllegalOld = 'If the side not at fault plays after an irregular lead or play before the penalty is fixed, it gives up the penalty, and the irregular card counts as played in turn; older obligations of the offenders remain. If declarer had been told to take a lead back and a defender plays before he has led from the right hand, that defender\'s card may become a penalty card. A play by the offending side takes nothing away from the opponents.'
const oldQuestions = 'Not following suit although able to is a revoke, and so is not leading or playing a card or suit that a Law or an agreed penalty requires. Declarer may ask a defender whether he is out of the suit, and dummy may ask declarer unless he has lost that right. Defenders may ask declarer, but one another only where the zone allows it; a forbidden question makes the revoke dear. Claiming a revoke gives no right to look at old tricks.'
const correctedOld = 'A player who becomes aware of his revoke before it is established must correct it by playing a legal card. A defender\'s card from a hidden hand then becomes a penalty card; one of declarer\'s or dummy\'s, or a faced one, goes back without penalty. The innocent side may change cards played after the revoke, and after such a change the next opponent may change his. A revoke on the twelfth trick is corrected even when established, as long as the cards are not back in the board; a partner who has yet to play may not be guided by it.'

/** Laws 53 to 62: irregular leads and plays, and revokes before they are established. */
export const laws53to62: Readonly<Record<number, LawText>> = {
  53: {
    title: 'Lead out of turn that is accepted',
    summary: {
      1987: acceptedLead,
      1997: acceptedLead,
      2007: 'A lead faced out of turn counts as correct if the other side accepts it: declarer, or either defender, by saying so, or by a play from the hand next to it; otherwise the director has the lead made from the right hand. If declarer led and the defender on the wrong side plays to it first, the lead stands and that defender has played before his partner. If an opponent whose turn it really was makes his own lead instead, that lead counts, and the cards wrongly played go back without further rectification.',
      2017: 'Before the last trick, a lead faced out of turn counts as correct if the other side accepts it: declarer, or either defender, by saying so, or by a play from the hand next to it; otherwise the director has the lead made from the right hand. If an opponent whose turn it really was makes his own lead instead, that lead counts, and the cards wrongly played may be taken back. If declarer led and the defender on the wrong side plays to it first, the lead stands and that defender has played before his partner. At the thirteenth trick nothing can be accepted.'
    }
  },
  54: {
    title: 'Opening lead by the wrong defender',
    summary: {
      1987: facedOpeningLeadOld,
      1997: facedOpeningLeadOld,
      2007: 'When the wrong defender faces the opening lead, a lead of the right one that is still face down goes back. Presumed declarer may spread his own hand and become dummy, and showing one card in doing so binds him to spread them all. Or he accepts it and stays declarer, playing second from his own hand; a second card already played from dummy stays. If he could have seen a card of dummy\'s he must accept. If he refuses, the right defender leads and the card becomes a major penalty card, with declarer\'s choices over the lead. A lead by the declaring side is treated as a card exposed in the auction.',
      2017: 'When the wrong defender faces the opening lead, a lead of the right one that is still face down goes back. Presumed declarer may spread his own hand and become dummy, and showing one card in doing so binds him to spread them all. Or he accepts it and stays declarer, playing second from his own hand; a second card already played from dummy stays. If he could have seen a card of dummy\'s he must accept, as declarer. If he refuses, the right defender leads and the card becomes a major penalty card, with declarer\'s choices over the lead. A lead by the declaring side is treated as a card exposed in the auction.'
    }
  },
  55: {
    title: 'Declarer leads out of turn',
    summary: {
      1987: wrongHandOld,
      1997: wrongHandOld,
      2007: 'When declarer leads from the wrong hand or at a defender\'s turn, either defender may accept the lead or have it taken back; if they differ, the one who is next in turn decides. A lead that was a defender\'s goes back and that defender leads. A lead from the wrong one of declarer\'s hands goes back and he leads any card from the right one. If he follows a line that rests on what he learnt by it, the score may be adjusted.',
      2017: 'When declarer leads from the wrong hand or at a defender\'s turn, either defender may accept the lead or have it taken back; if they differ, the one who is next in turn to that lead decides. A lead that was a defender\'s goes back and that defender leads. A lead from the wrong one of declarer\'s hands goes back and he leads any card from the right one. What he learnt by it he may not use.'
    }
  },
  56: {
    title: 'A defender leads out of turn',
    summary: {
      1987: 'When a defender leads out of turn after the first trick, declarer may accept the lead as Law 53 provides. If he has it taken back, the card becomes a penalty card that must be played at the first legal turn. When the defender\'s partner is to lead, declarer may demand or forbid that suit, or leave the lead free.',
      1997: 'When a defender leads out of turn after the first trick, declarer may accept the lead as Law 53 provides. If he has it taken back, the card becomes a major penalty card that must be played at the first legal turn. When the defender\'s partner is to lead, declarer may demand or forbid that suit, or leave the lead free.',
      2007: 'This Law only refers to part D of Law 54: declarer may refuse a defender\'s lead out of turn, and the card becomes a major penalty card. When the defender\'s partner is to lead, declarer may demand or forbid its suit, or leave the lead free. Acceptance follows Law 53.',
      2017: 'When a defender leads out of turn, declarer may accept the lead as Law 53 provides. If he has it taken back, the card becomes a major penalty card that must be played at the first legal turn. When the defender\'s partner is to lead, declarer may demand or forbid its suit, or leave the lead free.'
    }
  },
  57: {
    title: 'Leading or playing too early',
    summary: {
      1987: tooEarlyOld,
      1997: tooEarlyOld,
      2007: 'When a defender leads to the next trick, or plays out of turn, before his partner has played, his card becomes a major penalty card. Declarer then requires the partner to play his highest card of the suit led, or his lowest, or forbids him a card of another suit; if the partner cannot comply he plays any legal card. There is no rectification if declarer has already played from both hands, or if dummy played or suggested a card by himself; a card of dummy\'s is not played before declarer calls it. A card that declarer plays too early stays.',
      2017: 'When a defender leads to the next trick, or plays out of turn, before his partner has played, his card becomes a major penalty card. Declarer then requires the partner to play his highest card of the suit led, his lowest, or a card of another suit that he names, or forbids him another suit; if the partner cannot comply he plays any legal card. There is no rectification if declarer has already played from both hands, or if dummy put up or suggested a card by himself. A card that declarer plays too early stays if it is legal. A defender who plays at the turn of the player on his right plays that card when his turn comes, if it is legal; if not, it is a major penalty card.'
    }
  },
  58: {
    title: 'Cards led or played at the same time',
    summary: 'A lead or play made at the same moment as another player\'s legal one counts as made after it. If a player puts down two or more cards at once and only one face is visible, that card is played and the others go back. If several are visible he says which one he plays; a defender\'s others become penalty cards, and an opponent who had played to a card withdrawn may change his own. Found only when both sides have played to the next trick, it is a defective trick.'
  },
  59: {
    title: 'Unable to lead or play as required',
    summary: 'A player who cannot do what a restriction demands may play any card that is otherwise legal: because he has none of the suit required, because he has nothing but the suit forbidden, or because he must follow suit. Following suit, other restrictions and his own penalty cards still bind him. A demand is used up by this; a ban goes on while he keeps the lead.'
  },
  60: {
    title: 'Playing after an irregular play',
    summary: {
      1987: afterIllegalOld,
      1997: afterIllegalOld,
      2007: 'If a player of the innocent side plays after an opponent on his right led or played out of turn or too early, before there is a ruling, the right to rectification is lost and the irregular card counts as played in turn; older obligations of the offenders remain. If declarer had been told to take a lead back and a defender plays before he has led from the right hand, that defender\'s card becomes a major penalty card. A play by the offending side takes nothing away from the opponents and may be a fault of its own.',
      2017: 'If a player of the innocent side plays after an opponent on his right led or played out of turn or too early, before there is a ruling, the right to rectification is lost and the irregular card counts as played in turn; older obligations of the offenders remain. If declarer had been told to take a lead back and a defender plays before he has led from the right hand, that defender\'s card becomes a major penalty card. A play by the offending side takes nothing away from the opponents and may be a fault of its own.'
    }
  },
  61: {
    title: 'What a revoke is, and who may ask about it',
    summary: {
      1987: oldQuestions,
      1997: oldQuestions,
      2007: 'Not following suit although able to is a revoke, and so is not leading or playing a card or suit that a Law requires or that an opponent has named in using an option. Declarer may ask a defender whether he is out of the suit; dummy may ask declarer, unless he has lost that right, but not a defender. Defenders may ask declarer and, unless the regulating authority forbids it, one another, at the risk of telling partner something.',
      2017: 'Not following suit although able to is a revoke, and so is not leading or playing a card or suit that a Law requires or that an opponent has named in using an option. Declarer may ask a defender whether he is out of the suit; dummy may ask declarer, unless he has lost that right, but not a defender. Defenders may ask declarer and one another, at the risk of telling partner something. Claiming a revoke gives no right to look at old tricks.'
    }
  },
  62: {
    title: 'Correcting a revoke',
    summary: {
      1987: correctedOld,
      1997: correctedOld,
      2007: 'A player who becomes aware of his revoke before it is established must correct it by playing a legal card. A defender\'s card from a hidden hand then becomes a major penalty card; one of declarer\'s or dummy\'s, or a faced one, goes back without more. The innocent side may change cards played after the revoke, and after such a change the next opponent may change his. A revoke on the twelfth trick is corrected even when established, as long as the four hands are not back in the board; a partner holding two suits may not choose the play that the sight of the card suggests.',
      2017: 'A revoke to which attention is drawn before it is established must be corrected with a legal card. A defender\'s card from a hidden hand then becomes a major penalty card; one of declarer\'s or dummy\'s, or a faced one, goes back without more. The innocent side may change cards played after the revoke, and after such a change the next opponent may change his. If both sides have revoked on one trick and only one has played on, both revokes are corrected. A revoke on the twelfth trick is corrected even when established, as long as the four hands are not back in the board; what the card told is barred for a partner who has yet to play.'
    }
  }
}
