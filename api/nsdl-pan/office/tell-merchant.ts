import { raiseNotice } from '../../notice/raise-notice.ts'
import type { Tx } from '../../platform/database.ts'
import type { Application } from '../application-store.ts'

interface News {
  title: string
  text: string
  /** A path inside the portal; without one the page of the application. */
  link?: string
}
type Told = Pick<Application, 'id' | 'merchant_id' | 'created_by'>

/** The owner of the business hears of it, and whoever began the application. */
export async function tellMerchant(tx: Tx, application: Told, news: News): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', application.merchant_id)
    .where('locked_at', 'is', null)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', application.created_by)]))
    .orderBy('id')
    .execute()
  const link = news.link ?? `/merchant/product/nsdl-pan/paninfo/${application.id}`
  for (const { id } of people) await raiseNotice(tx, { userId: id, kind: 'pan', ...news, link })
}
