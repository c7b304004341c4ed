import { returnProduct } from '../../contract/gst/returns.ts'
import { demoGstClients, demoGstRegistrations, demoGstReturns } from '../../database/demo/gst.ts'
import { type DemoHouse, deskOf } from './demo-house.ts'
import { daysAgo } from './past.ts'
import type { Spending } from './past-pans.ts'

/** What the shops pay for GST, and when. */
export function gstSpending(house: DemoHouse): Spending[] {
  const registrations = demoGstRegistrations.flatMap(({ shop, status, daysAgo: days, time }): Spending[] => {
    if (status === 'draft') return []
    return [{ merchantId: deskOf(house, shop).merchantId, product: 'gst-registration', at: daysAgo(days, time) }]
  })
  const returns = demoGstReturns.flatMap(({ client, name, daysAgo: days }): Spending[] => {
    const shop = demoGstClients[client]?.shop
    if (!shop) return []
    return [{ merchantId: deskOf(house, shop).merchantId, product: returnProduct(name), at: daysAgo(days, '10:50') }]
  })
  return [...registrations, ...returns]
}
