/** A function of values that never change, which works out each answer once. */
export function remembered<K extends object, V> (work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly answer: V }>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before.answer
    const answer = work(key)
    known.set(key, { answer })
    return answer
  }
}
