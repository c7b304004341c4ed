import { merchantPaths } from '../../../contract/paths.ts'
import type { Tx } from '../../platform/database.ts'
import { tellBusiness } from '../../user/tell-business.ts'
import type { Registration } from './registration-store.ts'

/** The owner of the business hears of it, and whoever began the registration. */
export const tellMerchant = (
  tx: Tx,
  { id, merchant_id, created_by }: Pick<Registration, 'id' | 'merchant_id' | 'created_by'>,
  words: { title: string; text: string },
): Promise<void> =>
  tellBusiness(
    tx,
    { merchantId: merchant_id, askedBy: created_by },
    { kind: 'gst', link: merchantPaths.gstRegistration(id), ...words },
  )
