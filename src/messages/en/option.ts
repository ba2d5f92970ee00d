/** What can be answered. */
export const option = {
  accept: 'The call stands.',
  reject: 'It does not stand.',
  yes: 'Yes.',
  no: 'No.',
  'over-the-call': 'He called over it.',
  'own-call': 'He made his own call.',
  keep: 'It stays.',
  withdraw: 'It is taken back.',
  none: 'None.',
  suits: '{suits}.',
  call: '{calls}.',
  card: '{cards}.',
  require: 'The lead of {suits} is required.',
  forbid: 'The lead of {suits} is forbidden.',
  'no-demand': 'No demand.'
} as const
