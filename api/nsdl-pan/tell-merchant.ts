import { merchantPaths } from '../../contract/paths.ts'
import type { Tx } from '../platform/database.ts'
import { tellBusiness } from '../user/tell-business.ts'
import type { Application } from './application-store.ts'

interface News {
  title: string
  text: string
  /** A path inside the portal; without one the page of the application. */
  link?: string
}

/** The owner of the business hears of it, and whoever began the application. */
export const tellMerchant = (
  tx: Tx,
  { id, merchant_id, created_by }: Pick<Application, 'id' | 'merchant_id' | 'created_by'>,
  news: News,
): Promise<void> =>
  tellBusiness(
    tx,
    { merchantId: merchant_id, askedBy: created_by },
    { kind: 'nsdl-pan', link: merchantPaths.panInfo(id), ...news },
  )
