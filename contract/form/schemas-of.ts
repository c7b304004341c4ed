import { keysOf } from '../kernel/keys-of.ts'

/** What each field of a table holds, for the schema of the whole; a schema complains in the order in which it names them. */
export const schemasOf = <Fields extends Readonly<Record<string, { schema: unknown }>>>(
  fields: Fields,
  order: readonly (keyof Fields & string)[] = keysOf(fields),
) =>
  // cast: each schema is put under its own field, which the language loses on the way
  Object.fromEntries(order.map((field) => [field, fields[field]?.schema])) as {
    [Field in keyof Fields]: Fields[Field]['schema']
  }
