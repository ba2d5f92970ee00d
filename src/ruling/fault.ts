/** Values that a text may name: seats, calls, cards, numbers and plain words. */
export type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Something that is wrong with a request: where (a JSON Pointer into the body), what, and the values that the message names. */
export interface Fault {
  readonly at: string
  readonly fault: string
  readonly values?: Values
}

/** What was asked for, or what is wrong with the question. */
export type Answered<T> = { readonly ok: true, readonly body: T } | { readonly ok: false, readonly faults: readonly Fault[] }

/** A name as it stands in a JSON Pointer. */
export function escaped (name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
