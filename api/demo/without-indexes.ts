import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** Enough to sort a million rows of a list without writing the half of it to the disk. */
const sortMemory = '512MB'

interface Work {
  /** Puts the rows in. */
  fill: () => Promise<void>
  /** Called after each index that was made again, with the share of them that is there. */
  onIndex: (share: number) => void
}

/**
 * Rows go into a table many times quicker while it has no indexes and no foreign keys: both are taken away and made again,
 * as they were, once the rows are there. Keys and unique constraints stay.
 */
export async function withoutIndexes(tx: Tx, table: string, { fill, onIndex }: Work): Promise<void> {
  const taken = await takeIndexes(tx, table)
  await fill()
  for (const [i, index] of taken.indexes.entries()) {
    await makeIndex(tx, index)
    onIndex((i + 1) / taken.indexes.length)
  }
  await makeForeignKeys(tx, taken)
}

/** What was taken away from a table, to be made again. */
export interface TakenIndexes {
  table: string
  indexes: readonly TakenPart[]
  foreignKeys: readonly TakenPart[]
}

export async function takeIndexes(tx: Tx, table: string): Promise<TakenIndexes> {
  const [indexes, foreignKeys] = [await indexesOf(tx, table), await foreignKeysOf(tx, table)]
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(tx)
  for (const { name } of foreignKeys)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx)
  return { table, indexes, foreignKeys }
}

export async function makeIndex(tx: Tx, { definition }: TakenPart): Promise<void> {
  await sql`set local maintenance_work_mem = ${sql.lit(sortMemory)}`.execute(tx)
  await sql.raw(definition).execute(tx)
}

export async function makeForeignKeys(tx: Tx, { table, foreignKeys }: TakenIndexes): Promise<void> {
  for (const { name, definition } of foreignKeys)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
  // Questions asked right away find the new size of the table.
  await sql`analyze ${sql.id(table)}`.execute(tx)
}

export interface TakenPart {
  name: string
  definition: string
}

async function indexesOf(tx: Tx, table: string): Promise<TakenPart[]> {
  const { rows } = await sql<TakenPart>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`.execute(tx)
  return rows
}

async function foreignKeysOf(tx: Tx, table: string): Promise<TakenPart[]> {
  const { rows } = await sql<TakenPart>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f' order by oid`.execute(tx)
  return rows
}
