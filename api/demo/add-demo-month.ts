import { newExtension } from '../../contract/gst/due-dates-office.ts'
import { demoDueExtensions } from '../../database/demo/due-extensions.ts'
import { addExtension } from '../gst/calendar/write-due-dates.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { addDemoAskedRefunds } from './add-demo-asked-refunds.ts'
import { addDemoBankLines } from './add-demo-bank-lines.ts'
import { addDemoKyc } from './add-demo-kyc.ts'
import { addDemoParcels } from './add-demo-parcels.ts'
import { addDemoPictures } from './add-demo-pictures.ts'
import { addDemoStaff } from './add-demo-staff.ts'
import { meetDemoHouse } from './demo-house.ts'
import { findDemoActor } from './find-demo-actor.ts'
import { gstSpending } from './gst-spending.ts'
import { keepDemoScans } from './keep-demo-scans.ts'
import { type PastEvent, runPastEvents } from './past.ts'
import { pastCorrections } from './past-corrections.ts'
import { pastCoupons } from './past-coupons.ts'
import { pastGstRegistrations } from './past-gst-registrations.ts'
import { pastGstReturns } from './past-gst-returns.ts'
import { pastPans } from './past-pans.ts'
import { pastPayments } from './past-payments.ts'
import { pastUnpaidOrders } from './past-unpaid-orders.ts'
import { topUps } from './top-ups.ts'

interface Given {
  /** By mobile number. */
  merchants: ReadonlyMap<string, string>
  files: FileStore
  short: boolean
  /** What has moved money already: opening balances and ids. */
  sold: readonly PastEvent[]
}

/** A believable month: money that came in and went out on its days, and the work that it was paid for. */
export async function addDemoMonth(tx: Tx, { sold, ...given }: Given): Promise<void> {
  const house = await meetDemoHouse(tx, given)
  const pans = await pastPans(tx, house)
  await runPastEvents(tx, [
    ...sold,
    ...(await topUps(tx, [...pans.spent, ...gstSpending(house)])),
    ...pans.past,
    ...pastPayments(house),
    ...pastUnpaidOrders(house),
    ...pastCorrections(house),
    ...pastCoupons(house),
    ...pastGstRegistrations(house),
    ...(await pastGstReturns(tx, house)),
  ])
  const deskClerk = await findDemoActor(tx, 'staff2')
  for (const extension of demoDueExtensions) await addExtension(tx, deskClerk, newExtension.parse(extension))
  if (!house.short) await keepDemoScans(tx, house, pans.scanned)
  await addDemoParcels(tx, house)
  await addDemoBankLines(tx, house)
  await addDemoKyc(tx, house, await addDemoStaff(tx, house))
  await addDemoAskedRefunds(tx, house)
  await addDemoPictures(tx, house)
}
