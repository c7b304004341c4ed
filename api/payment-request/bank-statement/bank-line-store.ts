import { sql } from 'kysely'
import type { StatementLine } from '../../../contract/bank-statement.ts'
import { type Db, type Tx, writtenAt } from '../../platform/database.ts'
import type { Titles } from './guess-layout.ts'
import type { BankLine } from './match-lines.ts'

/** A line with its place among those of the same day, reference and amount. */
export interface NumberedLine extends StatementLine {
  ordinal: number
}

/** Adds the lines that are not known yet; answers how many those were. */
export async function addLines(
  tx: Tx,
  lines: readonly NumberedLine[],
  { bankId, userId }: { bankId: string; userId: string },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into bank_line (bank_id, added_by, day, description, reference, amount, ordinal)
    select ${bankId}, ${userId}, line.* from ${asRows(lines)}
    on conflict (bank_id, day, reference, amount, ordinal) do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** The ids of the credits among these lines, be they new or known before. */
export async function creditIds(db: Db, bankId: string, lines: readonly NumberedLine[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select kept.id from ${asRows(lines)}
    join bank_line kept on kept.bank_id = ${bankId} and kept.day = line.day and kept.reference = line.reference
      and kept.amount = line.amount and kept.ordinal = line.ordinal
    where line.amount > 0`.execute(db)
  return rows.map(({ id }) => id)
}

const asRows = (lines: readonly NumberedLine[]) => sql`
  unnest(${lines.map(({ day }) => day)}::date[], ${lines.map(({ description }) => description)}::text[],
    ${lines.map(({ reference }) => reference)}::text[], ${lines.map(({ amount }) => amount)}::bigint[],
    ${lines.map(({ ordinal }) => ordinal)}::int[]) as line (day, description, reference, amount, ordinal)`

export async function readLinesById(db: Db, ids: readonly string[]): Promise<BankLine[]> {
  const rows = await db
    .selectFrom('bank_line')
    .select(['id', 'day', 'description', 'reference', 'amount', 'payment_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return rows.map(({ payment_id, amount, ...line }) => ({ ...line, amount: Number(amount), paymentId: payment_id }))
}

/** In the order of their ids, so that two who tick the same lines wait for each other. */
export async function lockLines(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('bank_line')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function linkLine(tx: Tx, id: string, paymentId: string): Promise<void> {
  await tx.updateTable('bank_line').set({ payment_id: paymentId }).where('id', '=', id).execute()
}

/** The line proves nothing any more and may be matched again. */
export async function freeLineOf(tx: Tx, paymentId: string): Promise<void> {
  await tx.updateTable('bank_line').set({ payment_id: null }).where('payment_id', '=', paymentId).execute()
}

export async function readTitles(db: Db, bankId: string): Promise<Titles> {
  const row = await db
    .selectFrom('bank_statement_layout')
    .select('titles')
    .where('bank_id', '=', bankId)
    .executeTakeFirst()
  return row?.titles ?? {}
}

export async function keepTitles(
  tx: Tx,
  titles: Titles,
  { bankId, userId }: { bankId: string; userId: string },
): Promise<void> {
  const row = { titles: JSON.stringify(titles), changed_by: userId, changed_at: writtenAt }
  await tx
    .insertInto('bank_statement_layout')
    .values({ bank_id: bankId, ...row })
    .onConflict((clash) => clash.column('bank_id').doUpdateSet(row))
    .execute()
}
