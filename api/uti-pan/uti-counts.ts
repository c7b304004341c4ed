import type { Db } from '../platform/database.ts'
import { keptCount } from '../platform/list/kept-count.ts'

/** What waits in the back office, from kept numbers. */
export async function utiCounts(db: Db): Promise<Record<string, number>> {
  return {
    psaPending: await keptCount(db, 'psa_request', 'pending'),
    psaApproved: await keptCount(db, 'psa_request', 'approved'),
    couponsPending: await keptCount(db, 'coupon_order', 'pending'),
    couponsFulfilled: await keptCount(db, 'coupon_order', 'fulfilled'),
  }
}

/** The own orders by state; one business has few. */
export async function ownUtiCounts(db: Db, merchantId: string | null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('coupon_order')
    .select(['status', (eb) => eb.fn.countAll<string>().as('n')])
    .where('merchant_id', '=', merchantId)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]))
}
