import type { Updateable } from 'kysely'
import type { MerchantTable } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'
import { saveMerchant } from './merchant-store.ts'

type Facts = Pick<
  Updateable<MerchantTable>,
  'business_name' | 'pan' | 'gst_no' | 'address1' | 'address2' | 'address3' | 'district' | 'state' | 'pin'
>

/** What papers say of a business, once they are taken as good. */
export const saveBusinessFacts = (tx: Tx, merchantId: string, facts: Facts): Promise<unknown> =>
  saveMerchant(tx, merchantId, facts)
