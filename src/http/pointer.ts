const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether a JSON Pointer leads to something in a body. */
export function leadsSomewhere (pointer: string, body: unknown): boolean {
  let here = body
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!isContainer(here) || !Object.hasOwn(here, name)) return false
    here = here[name]
  }
  return true
}
