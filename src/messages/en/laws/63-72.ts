import type { LawText } from '../laws.ts'

const establishedOld = 'A revoke is established when the offender or his partner leads or plays to the next trick, legally or not, when either of them names a card for it, or when their side makes or agrees to a claim or concession. After that it can no longer be corrected, except on the twelfth trick, and the trick stands as played. If a defender asks his partner about a revoke where that is not allowed, the revoke is corrected and the trick penalty of Law 64 is due all the same.'
const revokePenaltyOld = 'When a revoke is established, tricks pass to the other side after the play. If the offender himself won the revoke trick, that trick and one more of those his side won later; if he did not, one trick of those his side won from there on, and a second one if he later won a trick with a card that he could have played to the revoke trick. Nothing passes if his side won no such trick, for a second revoke in the same suit by the same hand, for a faced or dummy\'s card not played, on trick twelve, or once the other side has called on the next deal or the round is over. In every case the director sees to it that the other side gets what it would have had.'
const tricksBeforeEach = 'When four cards have been played, each player turns his own face down before him, pointing to partner for a trick won and across for a trick lost. The tricks lie in a row, in order, so that the play can be checked. A wrongly pointed card may be put right within limits. Nobody disturbs the order until both sides agree on the number of tricks; who does so weakens his case in a dispute.'
const trickWithoutACard = 'A trick to which somebody played no card, or more than one, must be put right if it is noticed before both sides have played to the next trick: the missing card is added, the surplus taken back. Later the trick keeps its winner. A player with a card too many places one of the suit led with the trick, without penalty; if he has none, any card, and he counts as having revoked there, for one trick. Surplus cards go back into the hand of a player who played too many; they count as held all along, so that he may have revoked later.'
const playCeases = 'A statement that a side will win or lose a number of tricks beyond the one in progress is a claim or a concession, and so is showing cards or suggesting that play should stop. A claimer says at once in what order he means to play. Then play stops, and anything played afterwards is void. If everybody agrees Law 69 applies; if anybody doubts, the director is called and Law 70 applies. A defender\'s concession to which his partner objects at once is none.'
const acquiescence = 'An opponent\'s claim or concession is agreed when a side raises no objection before it calls on a later board or before the round ends. The tricks are then scored as if they had been played. Within the correction period a side may still withdraw its agreement if it gave up a trick that it had already won, or one that no normal play could have lost.'
const contestedOld = 'In ruling on a disputed claim the director tries to be fair to both sides, but doubtful points go against the claimer. He has the statement repeated, has all hands faced, and hears the objections. An outstanding trump that was not mentioned costs a trick if the claimer probably did not know of it and could lose to it in normal play. A line of play that was not stated is not accepted if there is a less successful normal one, least of all a finesse or a drop that depends on which opponent holds a card.'
const concessionOld = 'A concession stands unless the director cancels it. Within the correction period he does so for a trick that the side had in fact won or could not lose by any legal play, and for a contract conceded as made or beaten although it was not. A trick that no normal play could lose is given back only until the side calls on a later board or the round ends.'
const generalPrinciples = 'Players keep to the Laws, and may take whatever advantage the Laws offer them; only the director can waive a penalty. If an offender could have known, when he committed an irregularity, that it would probably hurt the other side, auction and play go on, and the score is adjusted if his side gained. Nobody may break a Law on purpose, even if he is ready to pay for it. There is no duty to point out one\'s own irregularity, but it may not be concealed.'

/** Laws 63 to 72: established revokes, tricks, claims and concessions, and general principles. */
export const laws63to72: Readonly<Record<number, LawText>> = {
  63: {
    title: 'When a revoke is established',
    summary: {
      1987: establishedOld,
      1997: establishedOld,
      2007: 'A revoke is established when the offender or his partner leads or plays to the next trick, legally or not, when either of them names a card for it, or when their side makes or agrees to a claim or concession. After that it can no longer be corrected, except on the twelfth trick, and the trick stands as played. Tricks are settled under Law 64 at the end of the play.',
      2017: 'A revoke is established when the offender or his partner leads or plays to the next trick, legally or not, when either of them names a card for it, when their side claims or concedes, or when an opponent\'s claim or concession has become agreed. After that it can no longer be corrected, except on the twelfth trick or where both sides revoked on the same trick, and the trick stands as played. Tricks are settled under Law 64 at the end of the play.'
    }
  },
  64: {
    title: 'What an established revoke costs',
    summary: {
      1987: revokePenaltyOld,
      1997: revokePenaltyOld,
      2007: 'After the play one trick passes to the other side, or two: the revoke trick and one later trick of the offending side if the offender himself won the revoke trick; otherwise one of the tricks that his side won from there on. A trick won by dummy was not won by declarer. Nothing passes if the side won no such trick, for a further revoke in the same suit by the same player, for a faced or dummy\'s card not played, on trick twelve, if both sides revoked on the board, or once the other side has called on the next deal or the round is over. In every case the director makes good what the other side still lacks.',
      2017: 'After the play one trick passes to the other side, or two: the revoke trick and one later trick of the offending side if the offender himself won the revoke trick; otherwise one of the tricks that his side won from there on. A trick won by dummy was not won by declarer. Nothing passes if the side won no such trick, for a repeated revoke in the same suit after an established one, for a penalty card or a card of dummy\'s not played, on trick twelve, if both sides have established revokes, or once the other side has called on the next deal or the round is over. In every case the director makes good what the other side still lacks, repeated revokes included.'
    }
  },
  65: {
    title: 'How the tricks are laid out',
    summary: {
      1987: tricksBeforeEach,
      1997: tricksBeforeEach,
      2007: 'When four cards have been played, each player turns his own face down before him, pointing to partner for a trick won and across for a trick lost. Declarer may have a wrongly pointed card turned; dummy and the defenders may point it out only until the next lead. The tricks lie in a row, in order, so that the play can be checked. Nobody disturbs the order until both sides agree on the number of tricks; who does so weakens his case in a dispute.',
      2017: 'When four cards have been played, each player turns his own face down before him, pointing to partner for a trick won and across for a trick lost. A wrongly pointed card may be pointed out until one\'s side has played to the next trick, not later. The tricks lie in a row, in order, so that the play can be checked. Nobody disturbs the order until both sides agree on the number of tricks; who does so weakens his case in a dispute.'
    }
  },
  66: {
    title: 'Looking at played cards',
    summary: {
      1987: 'Until his side plays to the next trick, declarer or a defender who has not yet turned his card may have all cards of the trick just played faced. He may look at his own last card until the next lead. After that nobody looks at old tricks before the play is over, unless the director says so. Then cards may be inspected to settle a revoke or the number of tricks, each player handling his own; if somebody mixes his cards the ruling goes against him.',
      1997: 'Until his side plays to the next trick, declarer or a defender who has not yet turned his card may have all cards of the trick just played faced. He may look at his own last card until the next lead. After that nobody looks at old tricks before the play is over, unless the director says so. Then cards may be inspected to settle a revoke or the number of tricks, each player handling his own; if somebody mixes his cards the ruling goes against him.',
      2007: 'Until his side plays to the next trick, declarer or a defender who has not yet turned his card may have all cards of the trick just played faced. He may look at his own last card until the next lead. After that nobody looks at old tricks before the play is over, unless the director says so. Then cards may be inspected to settle a revoke or the number of tricks, each player handling his own; if somebody mixes his cards the ruling goes against him.',
      2017: 'Until his side plays to the next trick, declarer or a defender who has not yet turned his card may have all cards of the trick just played faced, and may look at his own last card. After that nobody looks at old tricks before the play is over, unless the director says so. Then cards may be inspected to settle a revoke or the number of tricks, each player handling his own; if somebody mixes his cards the ruling goes against him.'
    }
  },
  67: {
    title: 'A trick with too many or too few cards',
    summary: {
      1987: trickWithoutACard,
      1997: trickWithoutACard,
      2007: 'A trick to which somebody played no card, or more than one, must be put right if it is noticed before both sides have played to the next trick: the missing card is added, the surplus taken back. Later the trick keeps its winner. A player with a card too many places one with the trick, of the suit led if he has it, and counts as having revoked there, for one trick. Surplus cards go back into the hand of a player who played too many; they count as held all along, so that he may have revoked later.',
      2017: 'A trick to which somebody played no card, or more than one, must be put right if it is noticed before both sides have played to the next trick: the missing card is added, the surplus taken back. Later the trick keeps its winner. A player with a card too many places one with the trick, of the suit led if he has it, and counts as having revoked there, for one trick. Surplus cards go back into the hand of a player who played too many; they count as held all along, so that he may have revoked later.'
    }
  },
  68: {
    title: 'Claiming or conceding tricks',
    summary: {
      1987: playCeases,
      1997: playCeases,
      2007: 'A statement that a side will win or lose a number of tricks beyond the one in progress is a claim or a concession; so is showing cards or suggesting that play should stop, unless plainly not meant so. A claimer says at once in what order he means to play and faces his hand. Then play stops; if anybody doubts, the director is called, and cards played after the claim are void but may serve as evidence. If a defender concedes and his partner objects at once, nothing has been conceded, play goes on, and the cards shown are no penalty cards.',
      2017: 'A statement that a side will win or lose a number of tricks beyond the one in progress is a claim or a concession; so is showing cards or suggesting that play should stop, unless plainly not meant so. A claimer says at once in what order he means to play and faces his hand. Play is then suspended: the claim is agreed, or the director is called, or, if the side that did not claim asks for it and all four concur, play goes on and the claim is void. If a defender concedes and his partner objects at once, nothing has been claimed or conceded, and the cards shown are no penalty cards.'
    }
  },
  69: {
    title: 'A claim or concession that is agreed',
    summary: {
      1987: acquiescence,
      1997: acquiescence,
      2007: 'An opponent\'s claim or concession is agreed when a side assents and raises no objection before it calls on a later board or before the round ends. The tricks are then scored as if they had been played. Within the correction period a side may still withdraw its agreement if it gave up a trick that it had already won, or one that it would probably have won.',
      2017: 'An opponent\'s claim or concession is agreed when a side assents and raises no objection before it calls on a later board or before the round ends. The tricks are then scored as if they had been played. Within the correction period a side may still withdraw its agreement if it gave up a trick that it had already won, or one that it would probably have won.'
    }
  },
  70: {
    title: 'A claim or concession that is disputed',
    summary: {
      1987: contestedOld,
      1997: contestedOld,
      2007: 'In ruling on a disputed claim the director tries to be fair to both sides, but doubtful points go against the claimer. He has the statement repeated, hears the objections, and may have all hands faced. An outstanding trump that was not mentioned costs a trick if the claimer may not have known of it and could lose to it in normal play. No unstated line is accepted if a less successful normal one exists, nor a guess which opponent holds a card, unless that is shown in time or missing it would be irrational. A defender\'s claim may not depend on his partner picking the right play; play after the claim may be evidence.',
      2017: 'In ruling on a disputed claim the director tries to be fair to both sides, but doubtful points go against the claimer. He has the statement repeated, hears the objections, and may have all hands faced. An outstanding trump that was not mentioned costs a trick if the claimer may not have known of it and could lose to it in normal play. No unstated line is accepted if a less successful normal one exists, nor a guess which opponent holds a card, unless an opponent has shown out or must do so in time. A defender\'s claim may not depend on his partner picking the right play.'
    }
  },
  71: {
    title: 'A concession that is cancelled',
    summary: {
      1987: concessionOld,
      1997: concessionOld,
      2007: 'A concession stands once it is made, with two exceptions within the correction period. The director cancels it if the side had in fact won the trick, and if the trick could not be lost by any normal play of the remaining cards. The board is then scored again with that trick.',
      2017: 'A concession stands once it is made, with two exceptions within the correction period. The director cancels it if the side had in fact won the trick, and if the trick could not be lost by any normal play of the remaining cards. The board is then scored again with that trick.'
    }
  },
  72: {
    title: 'General principles',
    summary: {
      1987: generalPrinciples,
      1997: generalPrinciples,
      2007: 'Players keep to the Laws; the aim is the higher score by fair means. Nobody may break a Law on purpose, even if he is ready to accept the rectification. In general there is no duty to point out an infraction of one\'s own side, but nobody may try to conceal one, for instance by a second revoke or by mixing the cards. Damage that an offender could have foreseen is dealt with in Law 23 of this edition.',
      2017: 'Players keep to the Laws; the aim is the higher score by fair means. Nobody may break a Law on purpose, even if he is ready to accept the rectification. In general there is no duty to point out an infraction of one\'s own side, but nobody may try to conceal one. If an offender could have been aware, when he committed an irregularity, that it might well hurt the other side, auction and play go on, and at the end the director takes away with an adjusted score what his side gained.'
    }
  }
}
