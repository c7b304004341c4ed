import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import type { Tx } from '../../platform/database.ts'
import { tellBusiness } from '../../user/tell-business.ts'
import { tellGstOffice } from '../tell-gst-office.ts'
import type { Filing } from './filing-store.ts'

interface Words {
  title: string
  text: string
}

/** The owner of the business hears of it, and whoever sent the return in. */
export const tellMerchant = (
  tx: Tx,
  { id, merchant_id, created_by }: Pick<Filing, 'id' | 'merchant_id' | 'created_by'>,
  words: Words,
): Promise<void> =>
  tellBusiness(
    tx,
    { merchantId: merchant_id, askedBy: created_by },
    { kind: 'gst', link: merchantPaths.gstFilling(id), ...words },
  )

export const tellOffice = (tx: Tx, { id }: Pick<Filing, 'id'>, words: Words): Promise<void> =>
  tellGstOffice(tx, { link: backendPaths.gstFillingOne(id), ...words })
