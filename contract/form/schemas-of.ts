/** What each field of a table holds, for the schema of the whole draft. */
export const schemasOf = <Fields extends Readonly<Record<string, { schema: unknown }>>>(fields: Fields) =>
  // cast: each schema is put under its own field, which the language loses on the way
  Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema])) as {
    [Field in keyof Fields]: Fields[Field]['schema']
  }
