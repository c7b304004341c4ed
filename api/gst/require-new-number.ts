import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'

interface Given {
  table: 'gst_registration' | 'gst_filing'
  field: 'trn' | 'arn' | 'gstin'
  number: string
}

const things = { gst_registration: 'Registration', gst_filing: 'Return' }

/** A number of the department belongs to one thing; whoever gives the same at the same time waits here. */
export async function requireNewNumber(tx: Tx, { table, field, number }: Given): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${table}.${field}:${number}`}))`.execute(tx)
  const { rows } = await sql<{ no: string }>`
    select no from ${sql.table(table)} where ${sql.ref(field)} = ${number}`.execute(tx)
  const [other] = rows
  if (other) throw badRequest('Please check the number.', { [field]: `${things[table]} ${other.no} has this number` })
}
