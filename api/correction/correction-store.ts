import { type Insertable, type Selectable, sql } from 'kysely'
import type { CorrectionStatus } from '../../contract/correction.ts'
import type { CorrectionTable } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type CorrectionRecord = Selectable<CorrectionTable>

export function insertCorrection(tx: Tx, row: Insertable<CorrectionTable>): Promise<{ id: string; no: string }> {
  return tx.insertInto('correction').values(row).returning(['id', 'no']).executeTakeFirstOrThrow()
}

export async function lockCorrection(tx: Tx, id: string): Promise<CorrectionRecord> {
  const row = await tx.selectFrom('correction').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This correction does not exist.')
  return row
}

export async function saveCorrectionDecision(
  tx: Tx,
  id: string,
  decision: { status: CorrectionStatus; decided_by: string; remark?: string; entry_id?: string },
): Promise<void> {
  await tx
    .updateTable('correction')
    .set({ ...decision, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
