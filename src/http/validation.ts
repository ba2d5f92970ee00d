import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, RouteOptions } from 'fastify'
import { escaped } from '../ruling/fault.ts'
import { MOST_PLACES, Problem, type Place } from './problem.ts'
import { TAGS } from './schemas.ts'

type Schema = Readonly<Record<string, unknown>>

/** Values nested deeper than any body of the contract can be. */
const DEEPEST = 20
/** A body with more values than this is told its first mistake only, so that a large one costs no more than a small one. */
const MOST_VALUES = 2000

/** The last two make it compile four times as fast; a check takes as long as before. */
const STRICT = {
  removeAdditional: false, coerceTypes: false, useDefaults: false, discriminator: true, strict: true, strictTypes: false, strictRequired: false, verbose: true,
  inlineRefs: false, code: { optimize: false }
} as const

/** Whether a value is nested too deeply, or holds many values. */
function measure (value: unknown): { readonly tooDeep: boolean, readonly many: boolean } {
  let values = 0
  let tooDeep = false
  const walk = (inner: unknown, depth: number): void => {
    values++
    if (typeof inner !== 'object' || inner === null) return
    if (depth === DEEPEST) tooDeep = true
    else for (const item of Object.values(inner)) walk(item, depth + 1)
  }
  walk(value, 0)
  return { tooDeep, many: values > MOST_VALUES }
}

/** Compiles schemas to strict checks that list what is wrong, and where. */
export function strictly (schemas: readonly object[]): FastifySchemaCompiler<Schema> {
  const first = new Ajv({ ...STRICT, schemas: [...schemas] })
  const all = new Ajv({ ...STRICT, allErrors: true, schemas: [...schemas] })

  return ({ schema, httpPart }) => {
    const fits = first.compile(schema)
    const explains = all.compile(schema)
    const refuse = httpPart === 'body' ? refuseBody : refuseParameters
    return (value: unknown) => {
      const { tooDeep, many } = measure(value)
      if (tooDeep) return { error: new Problem(400, `The body is nested more than ${DEEPEST} levels deep.`, { errors: [{ pointer: '', message: 'is nested too deeply' }] }) }
      if (fits(value)) return { value }
      return { error: refuse(mistakesIn(many ? fits : explains, value)) }
    }
  }
}

/** A route that names no parameters takes none: one that is sent all the same is refused, not ignored. */
export function withoutParameters (route: RouteOptions): void {
  route.schema = { querystring: { type: 'object', properties: {}, additionalProperties: false }, ...route.schema }
}

function mistakesIn (check: ValidateFunction, value: unknown): readonly Mistake[] {
  return check(value) ? [] : placed(check.errors ?? [])
}

interface Mistake {
  readonly at: string
  readonly message: string
}

const DETAIL = 'The request does not fit its schema; `errors` says where.'

function refuseBody (mistakes: readonly Mistake[]): Problem {
  return new Problem(400, DETAIL, { errors: mistakes.map(({ at, message }): Place => ({ pointer: at, message })) })
}

function refuseParameters (mistakes: readonly Mistake[]): Problem {
  return new Problem(400, DETAIL, { errors: mistakes.map(({ at, message }): Place => ({ parameter: at.slice(1), message })) })
}

/** One message for each place, in the order in which the places were found. */
function placed (errors: readonly ErrorObject[]): readonly Mistake[] {
  const places = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    if (isNoise(error, errors)) continue
    const at = placeOf(error)
    places.set(at, [...places.get(at) ?? [], error])
  }
  return [...places].slice(0, MOST_PLACES).map(([at, found]) => ({ at, message: messageOf(found) }))
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const has = (value: unknown, name: unknown) => typeof name === 'string' && isObject(value) && Object.hasOwn(value, name)

function placeOf ({ keyword, instancePath, params, data, propertyName }: ErrorObject): string {
  if (propertyName !== undefined) return `${instancePath}/${escaped(propertyName)}`
  if (keyword === 'propertyNames') return `${instancePath}/${escaped(String(params.propertyName))}`
  if (keyword === 'additionalProperties') return `${instancePath}/${escaped(String(params.additionalProperty))}`
  if (keyword === 'discriminator' && has(data, params.tag)) return `${instancePath}/${escaped(String(params.tag))}`
  return instancePath
}

/** A union reports what each of its members wants; of that, only what the member that was meant has to say is of use. */
function isNoise ({ keyword, instancePath, params, data, parentSchema }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword === 'anyOf') return true
  if (keyword === 'discriminator') return isObject(data) && !has(data, params.tag)
  if (keyword !== 'type') return false
  if (isObject(parentSchema) && ('enum' in parentSchema || 'const' in parentSchema)) return true
  return errors.some(other => other.keyword === 'anyOf' && other.instancePath === instancePath) && errors.some(other => saysMore(other, instancePath))
}

function saysMore ({ keyword, instancePath }: ErrorObject, place: string): boolean {
  return instancePath === place ? !['anyOf', 'type', 'enum', 'const'].includes(keyword) : instancePath.startsWith(`${place}/`)
}

function listed (items: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...others] = items.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ${word} ${last}`
}

const quoted = (name: unknown) => `\`${String(name)}\``

const article = (type: string) => type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`

const isAlternative = ({ schemaPath }: ErrorObject) => schemaPath.includes('/anyOf/')

/** What is wrong at one place, in one sentence without a subject. */
function messageOf (found: readonly ErrorObject[]): string {
  const by = (keyword: string) => found.filter(error => error.keyword === keyword)
  const missing = by('required')
  const types = [...new Set(by('type').flatMap(({ params }) => [params.type].flat().map(type => article(String(type)))))]
  const words = [...new Set(found.flatMap(allowedWords))]
  return listed([
    ...missing.length > 0 ? [`must have ${listed(missing.map(({ params }) => quoted(params.missingProperty)), missing.every(isAlternative) ? 'or' : 'and')}`] : [],
    ...types.length + words.length > 0 ? [`must be ${types.length === 0 && words.length > 1 ? `one of ${words.join(', ')}` : listed([...types, ...words], 'or')}`] : [],
    ...new Set(found.flatMap(other => sentenceOf(other) ?? []))
  ], 'and')
}

function allowedWords ({ keyword, params, parentSchema }: ErrorObject): readonly string[] {
  if (keyword === 'enum') return [params.allowedValues].flat().map(String)
  if (keyword === 'const') return [JSON.stringify(params.allowedValue)]
  if (keyword === 'discriminator') return [...TAGS.get(String(parentSchema?.$id))?.keys() ?? []]
  return []
}

const count = (limit: unknown, noun: string) => `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`

/** What is wrong, for the keywords whose errors are not taken together. */
function sentenceOf ({ keyword, params, parentSchema }: ErrorObject): string | undefined {
  switch (keyword) {
    case 'required': case 'type': case 'enum': case 'const': case 'discriminator': case 'propertyNames': return undefined
    case 'additionalProperties': {
      const known = Object.keys(isObject(parentSchema?.properties) ? parentSchema.properties : {})
      return known.length > 0 ? `is not known here; known are ${listed(known.map(quoted), 'and')}` : 'is not a name that can stand here'
    }
    case 'pattern': {
      const examples = Array.isArray(parentSchema?.examples) ? parentSchema.examples.map(String) : []
      return examples.length > 0 ? `must look like ${listed(examples, 'or')}` : `must match ${String(params.pattern)}`
    }
    case 'minLength': return `must have at least ${count(params.limit, 'character')}`
    case 'maxLength': return `must have at most ${count(params.limit, 'character')}`
    case 'minItems': return `must have at least ${count(params.limit, 'item')}`
    case 'maxItems': return `must have at most ${count(params.limit, 'item')}`
    case 'uniqueItems': return `must not have the same item twice (${String(params.j)} and ${String(params.i)})`
    case 'minimum': return `must be at least ${String(params.limit)}`
    case 'maximum': return `must be at most ${String(params.limit)}`
    default: return 'is not allowed'
  }
}
