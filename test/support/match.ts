type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
type Dict = Readonly<Record<string, Json | undefined>>

/** One conformance case: a request and, per set of answers, what the response must contain. */
export interface Case {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly laws: readonly string[]
  readonly source: string
  readonly endpoint?: string
  readonly request: Dict
  readonly branches: readonly { readonly answers?: Readonly<Record<string, string>>, readonly expect: Dict }[]
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isDict = (value: Json | undefined): value is Dict => typeof value === 'object' && value !== null && !Array.isArray(value)
const show = (value: Json | undefined) => value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 600)

/** Where `part` is not contained in `whole`: objects by the fields named, lists as "each of these is in there". */
export function missing (part: Json | undefined, whole: Json | undefined, path = ''): readonly string[] {
  if (isList(part)) {
    if (!isList(whole)) return [`${path}: expected a list, got ${show(whole)}`]
    return part.filter(item => !whole.some(other => missing(item, other).length === 0)).map(item => `${path}: no ${show(item)} in ${show(whole)}`)
  }
  if (isDict(part)) {
    if (!isDict(whole)) return [`${path}: expected an object, got ${show(whole)}`]
    return Object.entries(part).flatMap(([key, value]) => missing(value, whole[key], `${path}/${key}`))
  }
  return part === whole ? [] : [`${path}: expected ${show(part)}, got ${show(whole)}`]
}

const listAt = (value: Json | undefined): readonly Json[] => isList(value) ? value : []
const dictAt = (value: Json | undefined): Dict => isDict(value) ? value : {}
const namesOf = (value: Json | undefined): readonly string[] => listAt(value).filter(item => typeof item === 'string')

/** What a response lacks of what a case expects, and what it has though it must be absent. */
export function differences (expect: Dict, body: Dict, status: number): readonly string[] {
  const { absent, options, onlyOptions, decision, outcome, constraints, effects, turn, notes, irregularities, httpStatus, ...top } = expect
  if (httpStatus === undefined && status !== 200) return [`HTTP ${status}: ${show(body)}`]
  const faults: string[] = []
  if (httpStatus !== undefined && httpStatus !== status) faults.push(`HTTP ${status}, expected ${show(httpStatus)}`)
  const ruling = dictAt(body.ruling ?? body.decision)
  faults.push(...missing(listAt(irregularities).map(type => typeof type === 'string' ? { type } : type), body.irregularities ?? [], '/irregularities'))
  if (decision !== undefined) faults.push(...missing({ kind: 'decision', ...dictAt(decision) }, ruling, '/ruling'))
  const offered = listAt(ruling.options).flatMap(option => [dictAt(option).id, ...listAt(dictAt(option).calls), ...listAt(dictAt(option).cards)])
  for (const id of namesOf(options)) if (!offered.includes(id)) faults.push(`option ${id} is not offered: ${show(offered.map(String))}`)
  if (onlyOptions !== undefined) {
    for (const option of listAt(ruling.options)) if (!listAt(onlyOptions).includes(dictAt(option).id ?? null)) faults.push(`option ${show(dictAt(option).id)} should not be offered`)
  }
  const leaf = { ...dictAt(outcome), ...constraints !== undefined && { constraints }, ...effects !== undefined && { effects }, ...turn !== undefined && { turn }, ...notes !== undefined && { notes } }
  if (Object.keys(leaf).length > 0) faults.push(...missing({ kind: 'outcome', ...leaf }, ruling, '/ruling'))
  for (const part of listAt(absent)) {
    for (const item of [...listAt(ruling.constraints), ...listAt(ruling.effects), ...listAt(dictAt(ruling.table).constraints)]) {
      if (missing(part, item).length === 0) faults.push(`should not be there: ${show(item)}`)
    }
  }
  return [...faults, ...missing(top, body)]
}
