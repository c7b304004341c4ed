import { sql } from 'kysely'
import { demoRegistrations } from '../../database/demo/registrations.ts'
import type { Tx } from '../platform/database.ts'

/** Something to review from the first minute on. */
export async function addDemoRegistrations(tx: Tx): Promise<void> {
  const retailer = tx.selectFrom('id_type').select('id').where('name', '=', 'Retailer')
  for (const { hoursAgo, ...one } of [...demoRegistrations].reverse()) {
    const dated = new Date(Date.now() - hoursAgo * 3_600_000)
    await tx
      .insertInto('registration')
      .values({
        ...one,
        ref_no: sql`'R' || lpad(nextval('registration_no')::text, 6, '0')`,
        id_type_id: retailer,
        dated,
        consented_at: dated,
        decided_at: one.status === 'pending' ? null : new Date(),
      })
      .execute()
  }
}
