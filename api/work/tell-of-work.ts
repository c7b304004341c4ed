import type { PushKind } from '../../contract/push.ts'
import { services } from '../../contract/services.ts'
import type { Words } from '../../texts/say.ts'
import type { Tx } from '../platform/database.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { tellBusiness } from '../user/tell-business.ts'
import type { WorkKind, WorkRow } from './work-kind.ts'

type Told = Pick<WorkKind<WorkRow, string, string, unknown>, 'service' | 'pages'>

export interface News {
  title: Words
  text: Words
  /** A path inside the portal; without one the page of what it is about. */
  link?: string
  push?: PushKind
}

/** The owner of the business hears of it, and whoever began the work. */
export function tellMerchant(
  tx: Tx,
  { service, pages }: Told,
  { row, news }: { row: WorkRow; news: News },
): Promise<void> {
  const { module } = services[service]
  const told = { merchantId: row.merchant_id, askedBy: row.created_by }
  return tellBusiness(tx, told, { kind: module, link: pages.own(row.id), ...news })
}

/** Everyone of the back office who works on it hears of it. */
export function tellOffice(tx: Tx, { service, pages }: Told, { id, news }: { id: string; news: News }): Promise<void> {
  const { module } = services[service]
  return tellBackOffice(tx, module, { kind: module, link: pages.office(id), ...news })
}
