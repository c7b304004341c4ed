/** The names in a table of the code, whose type knows them all; not for what comes from outside, which may hold more. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  // cast: the language gives names as plain text, because a table may hold more than its type says
  Object.keys(table) as (keyof Table & string)[]

type EntryOf<Table, Name extends keyof Table> = Name extends string ? [name: Name, value: Table[Name] & {}] : never

/** The same names, each with what stands under it. */
export const entriesOf = <Table extends object>(table: Table): EntryOf<Table, keyof Table>[] =>
  // cast: as for `keysOf`
  Object.entries(table) as EntryOf<Table, keyof Table>[]

/** A table with one value for each name. */
export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> =>
  // cast: every name was given its value in this line
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Whether a text is one of the names in a table. */
export const isKeyOf = <Table extends object>(table: Table, text: string): text is keyof Table & string =>
  Object.hasOwn(table, text)

/** Whether something is one of the values that are known. */
export const isOneOf = <Value>(values: readonly Value[], something: unknown): something is Value =>
  values.some((value) => value === something)
