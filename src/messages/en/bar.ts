/** Why an action is not open. */
export const bar = {
  insufficient: '{call} is not sufficient.',
  inadmissible: '{call} is not admissible here.',
  'must-pass': '{player} must pass.',
  'must-call': '{player} must repeat his call.',
  'may-not-double': '{player} may not double or redouble at this turn.',
  'follow-suit': '{player} can follow suit.',
  'lead-restriction-require': '{player} must lead the suit that declarer requires.',
  'lead-restriction-forbid': 'Declarer has forbidden {player} to lead this suit.',
  'play-restriction-highest': '{player} must play his highest card of the suit.',
  'play-restriction-lowest': '{player} must play his lowest card of the suit.',
  'play-restriction-require': '{player} must play the suit that declarer requires.',
  'play-restriction-forbid': 'Declarer has forbidden {player} to play this suit.',
  'must-play': '{player} must play another card at this turn.',
  'penalty-card-major': '{player} must play his penalty card.',
  'penalty-card-minor': '{player} may not play another spot card of the suit of his penalty card.',
  'choice-first': '{player} has to wait: declarer must choose first.'
} as const
