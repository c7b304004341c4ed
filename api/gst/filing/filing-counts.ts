import { filingStatuses } from '../../../contract/gst/filing-moves.ts'
import type { Db } from '../../platform/database.ts'
import { keptScopes } from '../../platform/list/kept-count.ts'

/** What stands in each state, from kept numbers. */
export async function filingCounts(db: Db): Promise<Record<string, number>> {
  const counts = await keptScopes(db, 'gst_filing')
  return Object.fromEntries(filingStatuses.map((status) => [status, counts.get(status) ?? 0]))
}

/** The own ones by state. */
export async function ownFilingCounts(db: Db, merchantId: string | null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('gst_filing')
    .select(['status', (eb) => eb.fn.countAll<string>().as('n')])
    .where('merchant_id', '=', merchantId)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]))
}
