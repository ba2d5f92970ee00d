/** What happens now. */
export const effect = {
  'record-call': '{by}’s {call} stands.',
  'cancel-call': '{by}’s {call} is cancelled.',
  'authorise-information': 'What {by}’s withdrawn {call} told is no longer unauthorised.',
  'authorise-information-card': 'What {by}’s {card} tells is authorised as long as it lies on the table.',
  'record-play': '{by} plays {card}.',
  'retract-card': '{by}’s {card} is withdrawn and stays face up.',
  'pick-up-card': '{by} takes {card} back into his hand.',
  'transfer-tricks': '{count, plural, one {One trick is} other {# tricks are}} transferred to {to}.',
  'swap-declarer': '{declarer} becomes declarer, {dummy} becomes dummy.',
  'face-hand': '{seat} faces his hand as dummy.',
  'adjusted-score': 'An adjusted score is given.',
  'place-card': '{by} puts {card} with trick {trick}; the trick stays where it is.',
  'award-tricks': 'The play is over: {tricks, plural, =0 {none} other {#}} of the tricks left {tricks, plural, one {goes} other {go}} to {by}’s side.',
  'cancel-claim': '{by}’s claim or concession falls.',
  'restore-deal': 'The director puts the hands right.',
  'restore-card': 'What was missing goes back to {by}.',
  'cancel-board': 'The result of the board is cancelled.',
  'close-review': 'What the director had to consider under Law {of} is settled.',
  'adjusted-score-percent': '{side} gets {figure} % of the matchpoints.',
  'adjusted-score-imps': '{side} gets {figure} IMPs.',
  'adjusted-score-points': '{side} gets the score {figure}.'
} as const
