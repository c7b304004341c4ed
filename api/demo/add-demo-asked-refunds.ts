import { sql } from 'kysely'
import { paiseFromRupees } from '../../contract/kernel/money.ts'
import type { Tx } from '../platform/database.ts'
import { readSetting } from '../site/site-settings.ts'
import type { DemoHouse } from './demo-house.ts'

/** Refunds that one person has asked for and a second must confirm, and one that a shop has asked for. */
export async function addDemoAskedRefunds(tx: Tx, { staffId, deskId }: DemoHouse): Promise<void> {
  const twoPeople = paiseFromRupees(await readSetting(tx, 'refundTwoPersonLimit'))
  const asked = (by: string, reason: string) => ({
    refund_first_by: by,
    refund_first_at: sql<Date>`now() - interval '3 hours'`,
    refund_second_above: twoPeople,
    refund_first_reason: reason,
  })
  await tx
    .updateTable('pan_application')
    .set(asked(staffId, 'The provider has closed the application: the applicant holds a PAN already.'))
    .where('id', '=', oldest('acknowledged'))
    .execute()
  await tx
    .updateTable('gst_registration')
    .set(asked(deskId, 'The owner has given the shop up before the department decided.'))
    .where('id', '=', (eb) =>
      eb.selectFrom('gst_registration').select('id').where('status', '=', 'arn').orderBy('id').limit(1),
    )
    .execute()
  await tx
    .updateTable('pan_application')
    .set({ refund_asked_at: sql<Date>`now() - interval '20 hours'` })
    .where('id', '=', oldest('rejected'))
    .execute()
}

const oldest = (state: string) =>
  sql<string>`(select id from pan_application where state = ${state} order by id limit 1)`
