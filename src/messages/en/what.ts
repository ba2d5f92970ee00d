/** Where unauthorised information comes from. */
export const what = {
  call: 'his withdrawn {call}',
  card: '{card}',
  remark: 'his remark or attempt'
} as const
