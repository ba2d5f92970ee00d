import fc from 'fast-check'

/** The keywords of JSON Schema that the schemas of the wire use. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly maxLength?: number
}

const anything: Schema = {}

/** Values that fit a schema, whatever they mean at the table. */
export function fitting (schemas: readonly Schema[]): (name: string) => fc.Arbitrary<unknown> {
  const byId = new Map(schemas.map(schema => [schema.$id, schema]))
  const known = new Map<string, fc.Arbitrary<unknown>>()

  const named = (name: string): fc.Arbitrary<unknown> => {
    const made = known.get(name) ?? of(byId.get(name) ?? anything)
    known.set(name, made)
    return made
  }

  function of (schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return named(schema.$ref.replace('#', ''))
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map(of))
    if (schema.anyOf && !schema.properties) return fc.oneof(...schema.anyOf.map(of))
    switch (schema.type) {
      case 'object': return objectOf(schema)
      case 'array': return fc.array(of(schema.items ?? anything), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)) })
      case 'string': return schema.pattern === undefined ? fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 20) }) : fc.stringMatching(new RegExp(schema.pattern), { maxLength: schema.maxLength ?? 60 })
      case 'integer': return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 })
      case 'boolean': return fc.boolean()
      default: return fc.jsonValue({ maxDepth: 2 })
    }
  }

  function objectOf ({ properties = {}, patternProperties = {}, required = [], anyOf = [] }: Schema): fc.Arbitrary<unknown> {
    const [pattern] = Object.entries(patternProperties)
    if (pattern) return fc.dictionary(fc.stringMatching(new RegExp(pattern[0])), of(pattern[1]), { maxKeys: 3 })
    const record = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, of(schema)]))
    const alternatives = anyOf.length > 0 ? anyOf.map(alternative => [...required, ...alternative.required ?? []]) : [[...required]]
    return fc.oneof(...alternatives.map(requiredKeys => fc.record(record, { requiredKeys })))
  }

  return named
}
