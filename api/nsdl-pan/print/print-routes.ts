import { getReceipt, merchantPapers, officePapers } from '../../../contract/nsdl-pan/print.ts'
import type { Api } from '../../platform/api.ts'
import { printAckSlip } from './print-ack-slip.ts'
import { printApplication } from './print-application.ts'
import { printCustomerReceipt } from './print-customer-receipt.ts'

export function printRoutes({ madeFile }: Api, publicUrl: string) {
  for (const { form, slip } of [officePapers, merchantPapers]) {
    madeFile(form, ({ tx, actor, params, query }) =>
      printApplication(tx, actor, { ...params, ack: query.ack, publicUrl }),
    )
    madeFile(slip, ({ tx, actor, params }) => printAckSlip(tx, actor, { ...params, publicUrl }))
  }
  madeFile(getReceipt, ({ tx, actor, params }) => printCustomerReceipt(tx, actor, params.id))
}
