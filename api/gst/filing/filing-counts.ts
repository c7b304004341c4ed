import { filingStatuses } from '../../../contract/gst/filing-moves.ts'
import type { Db } from '../../platform/database.ts'
import { keptCount } from '../../platform/list/kept-count.ts'

/** What stands in each state, from kept numbers. */
export async function filingCounts(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const status of filingStatuses) counts[status] = await keptCount(db, 'gst_filing', status)
  return counts
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
