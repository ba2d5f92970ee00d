/** What is asked. */
export const question = {
  'accept-call': 'It was {turn}’s turn. May {offender}’s {call} stand? {lho} may accept it, or have it cancelled; he decides alone, after hearing what follows from either.',
  'call-meant-as': '{player} has called after {offender}’s {call}. Did he mean to call over it, or did he make his own call regardless of it?',
  'artificial-call': 'By agreement, is {offender}’s {call} artificial (or a pass of an artificial call of his partner’s)?',
  conventional: 'By agreement, is {offender}’s {call} conventional?',
  comparable: '{offender} has put {call} in the place of the withdrawn {withdrawn}. Is it a comparable call: the same or a similar meaning, a part of the possible meanings, or the same purpose?',
  'same-meaning': '{offender} has put {call} in the place of the withdrawn {withdrawn}. Does it have the same meaning, or a more precise one that the withdrawn call fully contains?',
  'same-denomination': 'Is {call} the lowest sufficient bid by which {offender} specifies the same denomination or denominations as with his {withdrawn}?',
  'suits-of-withdrawn-call': 'Which suits did {offender}’s withdrawn {withdrawn} specify?',
  'replacement-call': '{offender}’s {call} is cancelled. What does he call instead?',
  unintended: 'Was {first} a slip of the hand or tongue, a call that {offender} never meant to make even for a moment? He wants {second}.',
  'pause-for-thought': 'Did {offender} pause for thought between noticing his {first} and putting it right?',
  'withdraw-call': 'The call before {player}’s {call} has been changed. Does he take his own call back?',
  'first-call-or-other': '{offender}’s {second} was not accepted. Does he let his {first} stand (his partner must then pass once), or does he make another legal call at a higher price?',
  'lead-restriction-applies': 'Do the lead restrictions of Law 26 apply to {offender}’s {call}?',
  simultaneous: 'Were the calls made at the same moment and independently of each other?',
  deliberate: 'Did {player} show {card} deliberately?',
  'lead-demand': '{leader} is on lead after {offender}’s irregularity. What does {declarer} demand?'
} as const
