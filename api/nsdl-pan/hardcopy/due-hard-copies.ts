import type { DueHardCopy } from '../../../contract/courier.ts'
import type { Db } from '../../platform/database.ts'

/** So many are offered to tick at once: more do not fit into one parcel. */
const offered = 500

/** The hard copies that a merchant still has to send, the most urgent first. */
export async function dueHardCopies(db: Db, merchantId: string | null): Promise<DueHardCopy[]> {
  const rows = await db
    .selectFrom('pan_application')
    .select(['id', 'ref_no', 'ack_no', 'card_name', 'hardcopy_due'])
    .where('merchant_id', '=', merchantId)
    .where('hardcopy', '=', 'due')
    .orderBy('hardcopy_due')
    .orderBy('id')
    .limit(offered)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    refNo: row.ref_no,
    ackNo: row.ack_no ?? '',
    cardName: row.card_name,
    due: row.hardcopy_due,
  }))
}
