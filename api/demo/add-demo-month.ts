import { demoMerchants } from '../../database/demo/people.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { addDemoKyc } from './add-demo-kyc.ts'
import { addDemoParcels } from './add-demo-parcels.ts'
import { meetDemoHouse } from './demo-house.ts'
import { letHappen, type Past } from './past.ts'
import { pastCoupons } from './past-coupons.ts'
import { pastGstRegistrations } from './past-gst-registrations.ts'
import { pastGstReturns } from './past-gst-returns.ts'
import { pastPanSales } from './past-pan-sales.ts'
import { pastPayments } from './past-payments.ts'

interface Given {
  /** By mobile number. */
  merchants: ReadonlyMap<string, string>
  files: FileStore
  /** What has moved money already: opening balances and ids. */
  sold: readonly Past[]
}

/** A believable month: money that came in and went out on its days, and the work that it was paid for. */
export async function addDemoMonth(tx: Tx, { sold, ...given }: Given): Promise<void> {
  const house = await meetDemoHouse(tx, given)
  const merchantId = house.merchants.get(demoMerchants[1].mobile) ?? ''
  const desk = { merchantId, ownerId: house.owners.get(merchantId) ?? '', clerkId: house.adminId, files: house.files }
  await letHappen(tx, [
    ...sold,
    ...pastPayments(house),
    ...pastCoupons(house),
    ...(await pastPanSales(tx, merchantId)),
    ...pastGstRegistrations(desk),
    ...(await pastGstReturns(tx, desk)),
  ])
  await addDemoParcels(tx, house)
  await addDemoKyc(tx, house)
}
