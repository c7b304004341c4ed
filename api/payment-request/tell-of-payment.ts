import { merchantPaths } from '../../contract/paths.ts'
import type { NewNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import { tellBusiness } from '../user/tell-business.ts'
import type { PaymentRecord } from './payment-store.ts'

/** The owner of the business hears of it, and whoever asked. */
export const tellOfPayment = (
  tx: Tx,
  { merchant_id, created_by }: PaymentRecord,
  words: Pick<NewNotice, 'title' | 'text' | 'push'>,
): Promise<void> =>
  tellBusiness(
    tx,
    { merchantId: merchant_id, askedBy: created_by },
    { kind: 'payment', link: merchantPaths.paymentList, ...words },
  )
