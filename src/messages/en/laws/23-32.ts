import type { LawText } from '../laws.ts'

const exposedWhileCalling = 'A card that a player lets his partner see during the auction stays face up until the auction ends. A single card below the ten that was not led has no further effect for now. One honour, a card led too soon, or two or more cards make the partner pass once, when it is next his turn. If the player becomes a defender, declarer treats these cards as penalty cards; a side that declares picks them up.'
const offenderHasToPass = 'When a pass out of rotation is not accepted, the offender has to pass. If nobody had bid yet, or if it was the turn of the opponent on his right, he passes once, at his next turn. If somebody had bid and it was his partner\'s turn, he passes for the rest of the auction, and his partner may not double or redouble at that turn.'
const denominationRepeated = 'A bid out of rotation that is not accepted is cancelled. If it was the turn of the opponent on the offender\'s right and that player passes, the bid must be repeated. If he acts, the offender calls as he likes: naming the same denomination again makes his partner pass once, anything else makes him pass for the rest of the auction and may bring lead penalties. At partner\'s turn, or at the left-hand opponent\'s turn by a player who has not called before, the partner is silent for the rest, from that very turn on.'
const doubleSilencesPartner = 'An admissible double or redouble out of rotation may be accepted by the opponent on the left; an inadmissible one never. If it is refused and the opponent on the right, whose turn it was, passes, the call is repeated without penalty. If that opponent bids, or if it was partner\'s turn, the offender is free but his partner passes for the rest of the auction, and declarer may later forbid him to lead one suit. A call that Law 19 does not allow is cancelled in the same way; once the next opponent has called over it, Law 35 undoes everything.'
const insufficientThenPenalty = 'The opponent on the left may accept an insufficient bid, by calling over it if he likes. Otherwise it is replaced by a sufficient bid or a pass, chosen after the director has explained the consequences; an earlier attempt to replace it is cancelled. The lowest sufficient bid in the same denomination is free of penalty if neither bid can be conventional, though the score may be adjusted if the slip told the partner something damaging. Any other replacement, and any attempt to double or redouble, silences the partner for the rest of the auction and may bring lead penalties. A bid that was out of rotation too belongs to Law 31.'
const oldLeadPenalties = 'When a call was withdrawn and replaced by another, and its maker becomes a defender, his partner\'s first lead may be limited. If the withdrawn call pointed to a suit that the player also showed in the legal auction, nothing happens. If it pointed to a suit that he did not show, declarer may demand that suit or forbid it, the ban lasting while the partner keeps the lead. After any other withdrawn call, such as notrump, a pass or a double, declarer may forbid one suit of his choice.'

/** Laws 23 to 32: comparable calls, exposed cards, changed, withdrawn and insufficient calls, calls out of rotation. */
export const laws23to32: Readonly<Record<number, LawText>> = {
  23: {
    title: { 1987: 'A forced pass, or a pass out of rotation, that does damage', 1997: 'A forced pass that does damage', 2007: 'Being aware that an irregularity may do damage', 2017: 'Comparable calls' },
    summary: {
      1987: 'The first part looks at penalties that make the offender\'s partner pass: if the offender could have known that the pass would probably hurt the other side, auction and play go on and the director considers an adjusted score afterwards. The second part says the same of a pass out of rotation that may itself do damage, above all when the partner of the player who is to open passes before him. Intent is not needed; it is enough that he could have known.',
      1997: 'Where a penalty makes the offender\'s partner pass at his next turn, the director asks whether the offender could have known, at the time, that silencing him would be likely to hurt the other side. If so, auction and play are completed and he considers an adjusted score. Other kinds of damage are looked at under Law 72.',
      2007: 'If an offender could have been aware, when he committed any irregularity, that it might well hurt the other side, the director lets auction and play go on. At the end he takes away with an adjusted score whatever the side gained through it. A partner forced to pass at the right moment is the typical case; nobody is accused of intent.',
      2017: 'A call that replaces a cancelled one is comparable if it means the same or nearly the same, if every hand that makes it would also have made the cancelled call, or if it serves the same purpose, such as an asking bid or a relay. With a comparable call the auction and the play simply go on: nobody has to pass, no lead is restricted, and what the cancelled call told is no longer barred. After the play the director looks whether the irregularity helped the side to a result that it would hardly have reached otherwise, and adjusts if the opponents suffered.'
    }
  },
  24: {
    title: { 1987: 'Card exposed or led during the auction', 1997: 'Card exposed or led during the auction', 2007: 'Card exposed or led before the play', 2017: 'Card exposed or led during the auction' },
    summary: {
      1987: exposedWhileCalling,
      1997: exposedWhileCalling,
      2007: 'A card that a player lets his partner see between taking up his hand and the facing of the lead stays face up until the play begins; the information is barred for his side. A single card below the ten that was not led has no further effect for now. One honour, a card led too soon, or two or more cards make the partner pass once, when it is next his turn. If the player becomes a defender the cards become penalty cards; a side that declares picks them up.',
      2017: 'A card that a player lets his partner see during the auction stays face up until the auction ends; the information is barred for his side. A single card below the ten that was not led has no further effect for now. One honour, a card led too soon, or two or more cards make the partner pass once, when it is next his turn. When the auction is over, a side that declares picks the cards up; a defender\'s become penalty cards.'
    }
  },
  25: {
    title: 'Changing a call',
    summary: {
      1987: 'A call that slipped out may be replaced by the intended one if the player does so at once, without pausing to think, before the next opponent calls. A change of mind can be accepted by the next opponent, and then it stands without penalty. If he refuses it and the first call was legal, the player chooses: keep it, and his partner passes once; or make another legal call, and his partner passes for the rest of the auction. An illegal first call is dealt with by its own Law, and lead penalties may follow.',
      1997: 'A call that slipped out may be replaced by the intended one if the player does so without pausing to think, before his partner calls. A change of mind can be accepted by the next opponent, and then it stands without penalty. If he refuses it and the first call was legal, the player chooses: keep it, and his partner passes once; or make another legal call, and his side can score no more than average minus. An illegal first call is dealt with by its own Law, and lead penalties may follow.',
      2007: 'A call that was never intended may be replaced by the intended one until the partner calls, provided that the player does so without pausing to think once he has noticed; an opponent may then take back a call made over it. A deliberate change can be accepted by the opponent on the left: the second call then stands. If he does not accept it, it is cancelled, the first call stands and nobody has to pass. What the call that does not count told is barred for the offending side.',
      2017: 'A call that was never intended, a slip of hand or tongue, may be replaced by the intended one until the partner calls, however it came to be noticed; a change of mind or a lapse of attention does not qualify. An opponent may take back a call made over it. A deliberate change can be accepted by the opponent on the left: the second call then stands. If he does not accept it, it is cancelled and the first call stands. Either way the withdrawn call is barred information for the offending side, and lead restrictions may apply unless the two calls are comparable.'
    }
  },
  26: {
    title: { 1987: 'Lead penalties after a withdrawn call', 1997: 'Lead penalties after a withdrawn call', 2007: 'Lead restrictions after a withdrawn call', 2017: 'Lead restrictions after a withdrawn call' },
    summary: {
      1987: oldLeadPenalties,
      1997: oldLeadPenalties,
      2007: 'When a player\'s call was withdrawn, his final call for that turn is another one and he becomes a defender, his partner\'s first lead may be limited. If the withdrawn call spoke of certain suits only and the player has shown all of them legally, nothing happens. If one of them remains unshown, declarer may demand it or forbid it. After any other withdrawn call declarer may forbid any one suit. A ban lasts as long as the partner keeps the lead.',
      2017: 'When a call was withdrawn and its maker becomes a defender, the director asks whether the call that replaced it was comparable. If it was, the leads are free. If not, declarer may forbid the partner, at his first turn to lead, one suit that the offender has not shown in the legal auction. The ban lasts as long as the partner keeps the lead; nothing can be demanded.'
    }
  },
  27: {
    title: 'Insufficient bids',
    summary: {
      1987: insufficientThenPenalty,
      1997: insufficientThenPenalty,
      2007: 'The opponent on the left may accept an insufficient bid, by calling over it if he likes. Otherwise it must be replaced by a legal call. Two replacements are free: the lowest sufficient bid in the same denomination if neither bid is artificial, and any legal call whose meaning lies wholly within that of the insufficient bid. Every other bid or pass silences the partner for the rest of the auction; a double or redouble outside the second exception is cancelled, as is another insufficient bid that is not accepted. A legal replacement made before the ruling stands, and after a free one the director may adjust if the slip itself helped.',
      2017: 'The opponent on the left may accept an insufficient bid, by calling over it if he likes. Otherwise it must be replaced by a legal call. Two replacements are free: the lowest sufficient bid that shows the same denomination or denominations, and any comparable call. Every other bid or pass silences the partner for the rest of the auction and may restrict his lead; a double or redouble that is not comparable is cancelled, as is another insufficient bid that is not accepted. A legal replacement made before the ruling stands, and after a free one the director adjusts if the slip itself helped.'
    }
  },
  28: {
    title: 'Calls that count as made in rotation',
    summary: {
      1987: 'A call is in order although the opponent on the right has not yet passed, if that opponent is bound by a ruling to pass. A call is also in order when the player whose turn it is makes it after an opponent has called out of rotation and before the penalty has been fixed: by it he gives up the penalty, and the early call is cancelled. The auction then goes on as though that call had not been made.',
      1997: 'A call is in order although the opponent on the right has not yet passed, if that opponent is bound by a ruling to pass. A call is also in order when the player whose turn it is makes it after an opponent has called out of rotation and before the penalty has been fixed: by it he gives up the penalty, and the early call is cancelled. What the early call told may not be used by its side.',
      2007: 'A call is in order although the opponent on the right has not yet passed, if the Laws require that opponent to pass. A call is also in order when the player whose turn it is makes it after an opponent has called out of rotation and before a ruling: by it he gives up any rectification, and the early call is cancelled. What the early call told may not be used by its side.',
      2017: 'A call is in order although the opponent on the right has not yet passed, if the Laws require that opponent to pass. A call is also in order when the player whose turn it is makes it after an opponent has called out of rotation and before a ruling: by it he gives up any rectification, the early call is cancelled, and no lead restriction follows. What the early call told may not be used by its side.'
    }
  },
  29: {
    title: 'What to do after a call out of rotation',
    summary: {
      1987: 'A call out of rotation is cancelled and the turn goes back to the player who was to call, unless the opponent on the offender\'s left chooses to call over it. By calling he accepts it, whoever\'s turn it was; it stands, and the right to a penalty is gone. If it is not accepted, Law 30, 31 or 32 says what the offender and his partner may do.',
      1997: 'The opponent on the offender\'s left may call over a call out of rotation, whoever\'s turn it was: it then stands and the right to a penalty is gone. Otherwise the call is cancelled, the turn goes back to the right player, and the offender later calls subject to Law 30, 31 or 32. If the call was conventional, those Laws look at the suits that it showed and not at the one it named.',
      2007: 'The opponent on the offender\'s left may call over a call out of rotation, whoever\'s turn it was: it then stands without any rectification. Otherwise the call is cancelled, the turn goes back to the right player, and the offender may make any legal call later, subject to Law 30, 31 or 32. If the call was artificial, those Laws look at the denominations that it showed and not at the one it named.',
      2017: 'The opponent on the offender\'s left may call over a call out of rotation, whoever\'s turn it was: it then stands without any rectification, and a player who was jumped over has lost that turn. Otherwise the call is cancelled, the turn goes back to the right player, and the offending side is subject to Law 30, 31 or 32. If the call was artificial, those Laws look at what it showed and not at what it named.'
    }
  },
  30: {
    title: 'Pass out of rotation',
    summary: {
      1987: `${offenderHasToPass} After a bid, at the turn of the opponent on his left, it is a change of call under Law 25, and a conventional pass goes to Law 31. Damage that the offender could have foreseen is looked at under Law 23.`,
      1997: `${offenderHasToPass} After a bid, at the turn of the opponent on his left, it is a change of call under Law 25, and a conventional pass goes to Law 31. Damage that the offender could have foreseen is looked at under Law 72.`,
      2007: `${offenderHasToPass} After a bid, at the turn of the opponent on his left, it is a change of call under Law 25. An artificial pass, or a pass of partner's artificial call, goes to Law 31.`,
      2017: 'A pass out of rotation that is not accepted is cancelled. If it was the turn of the opponent on the right, the offender must pass at his next turn, whatever happens. At his partner\'s turn, or at the left-hand opponent\'s if he has not called before, everybody may call freely, the partner without using the pass: if the offender\'s later call is comparable nothing follows, otherwise his partner passes once and lead restrictions may apply. A player who has called before and passes at his left-hand opponent\'s turn is changing his call. Artificial passes, and passes of partner\'s artificial call, go to Law 31.'
    }
  },
  31: {
    title: 'Bid out of rotation',
    summary: {
      1987: denominationRepeated,
      1997: denominationRepeated,
      2007: 'A bid out of rotation that is not accepted is cancelled; artificial passes, and passes of partner\'s artificial call, are ruled here too. If it was the turn of the opponent on the offender\'s right and that player passes, the call must be repeated. If he acts, the offender calls as he likes: naming the denomination of his bid again makes his partner pass once, anything else makes him pass for the rest of the auction and may restrict his lead. At partner\'s turn, or at the left-hand opponent\'s turn by a player who has not called before, the partner is silent for the rest, from that very turn on.',
      2017: 'A bid out of rotation that is not accepted is cancelled; artificial passes, and passes of partner\'s artificial call, are ruled here too. If it was the turn of the opponent on the offender\'s right and that player passes, the call must be repeated. Otherwise the offender makes any legal call at his proper turn: a comparable one has no consequences, any other makes his partner pass once and may restrict his lead. At partner\'s turn the partner may call freely, but without using what he heard. A player who has called before and bids at his left-hand opponent\'s turn is changing his call.'
    }
  },
  32: {
    title: 'Double or redouble out of rotation',
    summary: {
      1987: doubleSilencesPartner,
      1997: doubleSilencesPartner,
      2007: 'An admissible double or redouble out of rotation may be accepted by the opponent on the left; an inadmissible one goes to Law 36. If it is refused and the opponent on the right, whose turn it was, passes, the call is repeated without rectification. If that opponent acts, or if it was partner\'s turn, the offender is free but his partner passes for the rest of the auction, and declarer may later forbid him to lead one suit.',
      2017: 'An admissible double or redouble out of rotation may be accepted by the opponent on the left; an inadmissible one goes to Law 36. If it is refused and the opponent on the right, whose turn it was, passes, the call is repeated without rectification. Otherwise the offender makes any legal call at his turn: a comparable one has no consequences, any other makes his partner pass once and may restrict his lead. At partner\'s turn the partner may call freely, but without using what he heard. At the left-hand opponent\'s turn it is a change of call.'
    }
  }
}
