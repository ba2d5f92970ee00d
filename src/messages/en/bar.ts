/** Why an action is not open. */
export const bar = {
  insufficient: '{call} is not sufficient.',
  inadmissible: '{call} is not admissible here.',
  'must-pass': '{player} must pass.',
  'must-call': '{player} must repeat his call.',
  'may-not-double': '{player} may not double or redouble at this turn.'
} as const
