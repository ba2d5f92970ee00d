/** What a board has come to. */
export const result = {
  played: '{call}{risk, select, X { doubled} XX { redoubled} other {}} by {declarer}: {tricks, plural, =0 {no tricks} one {# trick} other {# tricks}}.',
  score: 'Score for North-South: {points}.',
  rectified: 'With the tricks that are transferred, declarer’s side has {tricks, plural, =0 {none} other {#}}.',
  limited: '{side} cannot score more than average minus.',
  'not-final': 'The director has still to consider an adjusted score.'
} as const
