import { getReceipt, merchantPapers, officePapers } from '../../../contract/nsdl-pan/print.ts'
import type { Api } from '../../platform/api.ts'
import { printAckSlip } from './print-ack-slip.ts'
import { printApplication } from './print-application.ts'
import { printCustomerReceipt } from './print-customer-receipt.ts'

export function printRoutes({ downloadInTransaction }: Api, publicUrl: string) {
  for (const { form, slip } of [officePapers, merchantPapers]) {
    downloadInTransaction(form, ({ tx, actor, params, query }) =>
      printApplication(tx, actor, { ...params, ack: query.ack, publicUrl }),
    )
    downloadInTransaction(slip, ({ tx, actor, params }) => printAckSlip(tx, actor, { ...params, publicUrl }))
  }
  downloadInTransaction(getReceipt, ({ tx, actor, params }) => printCustomerReceipt(tx, actor, params.id))
}
