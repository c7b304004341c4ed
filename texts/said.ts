import type { Text } from './catalogue.ts'

/** What a table of texts reads as: each of them its words at that moment. */
export type SaidTable<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Text
    ? string
    : Table[Key] extends object
      ? SaidTable<Table[Key]>
      : Table[Key]
}

/**
 * A table whose texts are said anew each time they are read, so that whoever reads them need not know. It holds nothing but
 * texts, plain values, lists of those and tables of texts, and is not spread when a module is loaded.
 */
export function said<const Table extends object>(table: Table): SaidTable<Table>
export function said(table: object): object {
  const described = ([key, value]: [string, unknown]): [string, PropertyDescriptor] => [
    key,
    { enumerable: true, ...(typeof value === 'function' ? { get: () => value() } : { value: saidWithin(value) }) },
  ]
  return Object.defineProperties({}, Object.fromEntries(Object.entries(table).map(described)))
}

const saidWithin = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? said(value) : value
