/** Who is to act. */
export const turn = {
  call: '{seat} is to call.',
  lead: '{seat} is to lead.',
  play: '{seat} is to play.',
  none: 'Nobody is to act.'
} as const
