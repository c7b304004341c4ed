import { type Selectable, sql } from 'kysely'
import type { PsaStatus } from '../../contract/uti-pan/psa.ts'
import type { PsaRequestTable } from '../../database/schema.ts'
import { utiAnswerTexts } from '../../texts/en/uti-answer.ts'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type PsaRecord = Selectable<PsaRequestTable>

export async function lockPsa(tx: Tx, id: string): Promise<PsaRecord> {
  const row = await tx.selectFrom('psa_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound(utiAnswerTexts.thisRequestDoesNotExist())
  return row
}

export const newestPsa = (db: Db, merchantId: string | null): Promise<PsaRecord | undefined> =>
  db
    .selectFrom('psa_request')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function decidePsa(
  tx: Tx,
  id: string,
  decision: { status: PsaStatus; decided_by: string; psa_id?: string; reason?: string },
): Promise<void> {
  await tx
    .updateTable('psa_request')
    .set({ ...decision, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
