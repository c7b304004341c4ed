import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'

interface ColumnFacts {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  has_default: boolean
  always: boolean
  /** The rule of a CHECK on this column alone that lists what it may hold. */
  choices: string | null
}

const typeOf: Record<string, string> = {
  int8: 'Int8',
  int4: 'number',
  int2: 'number',
  numeric: 'string',
  text: 'string',
  citext: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Timestamp',
  _text: 'string[]',
  _int8: 'string[]',
  bytea: 'Uint8Array',
}

/** Writes the table types out of a migrated database, so that code and tables cannot drift apart. */
export async function generateSchema(db: Kysely<never>): Promise<string> {
  const { rows } = await sql<ColumnFacts>`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
           c.column_default is not null or c.is_identity = 'YES' as has_default,
           c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as always,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
            join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
            where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
              and a.attname = c.column_name and pg_get_constraintdef(k.oid) like 'CHECK ((% = ANY (ARRAY[%])))'
            order by k.conname limit 1) as choices
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(db)
  requireColumns(rows)
  const tables = groupRows(rows)
  const names = [...tables.keys()]
  const bodies = names.map((name) => interfaceOf(name, tables.get(name) ?? []))
  const index = names.map((name) => `  ${name}: ${typeName(name)}\n`).join('')
  return `${header}\n${bodies.join('\n')}\nexport interface Schema {\n${index}}\n`
}

const header = `// Written by \`npm run schema\` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** A column that may be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Whole numbers of eight bytes arrive as text, so that none is ever rounded. */
export type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, and written as text. */
export type Json<Held> = ColumnType<Held, string, string>
`

function groupRows(rows: ColumnFacts[]): Map<string, ColumnFacts[]> {
  const tables = new Map<string, ColumnFacts[]>()
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row])
  return tables
}

function interfaceOf(table: string, columns: ColumnFacts[]): string {
  const lines = columns.map((column) => `  ${column.column_name}: ${columnType(column)}\n`).join('')
  return `export interface ${typeName(table)} {\n${lines}}\n`
}

/** `'paid' | 'failed'` of a CHECK that lists them; a column of numbers stays one of numbers. */
function choicesOf({ choices, udt_name }: ColumnFacts): string | undefined {
  if (udt_name !== 'text' || choices === null) return undefined
  const listed = [...choices.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'"))
  return listed.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ')
}

const nameOf = ({ table_name, column_name }: ColumnFacts) => `${table_name}.${column_name}`

/** The columns whose types are kept by hand. */
const named = [
  ...readFileSync(path.join(import.meta.dirname, 'column-types.ts'), 'utf8').matchAll(/^ {2}'(\w+\.\w+)':/gm),
].map(([, name = '']) => name)

function requireColumns(rows: ColumnFacts[]): void {
  const gone = named.filter((name) => !rows.some((row) => nameOf(row) === name))
  if (gone.length > 0) throw new Error(`column-types.ts names what is no column: ${gone.join(', ')}.`)
}

function typeByHand(column: ColumnFacts): string | undefined {
  const type = `ColumnTypes['${nameOf(column)}']`
  // One that is not named there does not compile.
  if (column.udt_name === 'jsonb') return `Json<${type}>`
  return named.includes(nameOf(column)) ? type : undefined
}

function columnType(column: ColumnFacts): string {
  const plain = choicesOf(column) ?? typeByHand(column) ?? typeOf[column.udt_name]
  if (!plain) throw new Error(`No type is known for ${column.table_name}.${column.column_name} (${column.udt_name}).`)
  const type = column.is_nullable === 'YES' ? `${plain} | null` : plain
  if (column.always) return `GeneratedAlways<${plain === 'Int8' ? 'string' : type}>`
  return column.has_default ? `Generated<${type}>` : type
}

function typeName(table: string): string {
  return table
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
    .concat('Table')
}
