import { ACTION_SCHEMAS } from '../../schemas/action.ts'
import { COMPARABLE_SCHEMAS } from '../../schemas/comparable.ts'
import { CONSTRAINT_SCHEMAS } from '../../schemas/constraint.ts'
import { EFFECT_SCHEMAS } from '../../schemas/effect.ts'
import { MEANING_SCHEMAS } from '../../schemas/meaning.ts'
import { RULING_SCHEMAS } from '../../schemas/ruling.ts'
import { TABLE_SCHEMAS } from '../../schemas/table.ts'
import { WORD_SCHEMAS } from '../../schemas/words.ts'

/** The named schemas of what a ruling is asked with and answered by. */
export const SCHEMAS: readonly object[] = [
  ...WORD_SCHEMAS, ...MEANING_SCHEMAS, ...TABLE_SCHEMAS, ...ACTION_SCHEMAS, ...CONSTRAINT_SCHEMAS, ...EFFECT_SCHEMAS, ...RULING_SCHEMAS, ...COMPARABLE_SCHEMAS
]

interface Named {
  readonly $id?: string
  readonly oneOf?: readonly { readonly $ref: string }[]
  readonly discriminator?: { readonly propertyName: string }
  readonly properties?: Readonly<Record<string, { readonly const?: string } | undefined>>
}

function tagsOf ({ oneOf = [], discriminator }: Named, byId: ReadonlyMap<string | undefined, Named>): ReadonlyMap<string, string> {
  return new Map(oneOf.map(({ $ref }) => {
    const id = $ref.replace('#', '')
    return [byId.get(id)?.properties?.[discriminator?.propertyName ?? '']?.const ?? id, id]
  }))
}

function tagged (schemas: readonly Named[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byId = new Map(schemas.map(schema => [schema.$id, schema]))
  return new Map(schemas.flatMap(schema => schema.discriminator && schema.$id !== undefined ? [[schema.$id, tagsOf(schema, byId)]] : []))
}

/** The tags of each tagged union, by its name, with the names of their schemas. */
export const TAGS = tagged(SCHEMAS)
