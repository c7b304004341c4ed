import { gstStatuses } from '../../../contract/gst/registration-moves.ts'
import type { Db } from '../../platform/database.ts'
import { keptScopes } from '../../platform/list/kept-count.ts'

/** What stands in each state, from kept numbers; drafts are the merchants' own. */
export async function registrationCounts(db: Db): Promise<Record<string, number>> {
  const counts = await keptScopes(db, 'gst_registration')
  return Object.fromEntries(gstStatuses.slice(1).map((status) => [status, counts.get(status) ?? 0]))
}

/** The own ones by state; one business has few. */
export async function ownRegistrationCounts(db: Db, merchantId: string | null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('gst_registration')
    .select(['status', (eb) => eb.fn.countAll<string>().as('n')])
    .where('merchant_id', '=', merchantId)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]))
}
