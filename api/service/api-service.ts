import type { NameIn } from '../../contract/of-services.ts'
import type { Report } from '../../contract/report/report.ts'
import type { ServiceKey } from '../../contract/services.ts'
import type { Api } from '../platform/api.ts'
import type { Db } from '../platform/database.ts'
import type { Fragment } from '../platform/list/define-list.ts'
import type { Platform } from '../platform/platform.ts'
import type { Lookup } from './lookup.ts'
import type { ReportLines } from './report-asked.ts'

/** Where a service keeps what was sent in, for reports over all services. */
export interface SentTable {
  table: string
  /** When it was sent in and paid. */
  at: string
  state: string
  product: Fragment
  done: string
  /** The states in which it was given back; none where that does not happen. */
  ended: readonly string[]
}

/** Where the things of some queues are, since when they wait, and whose they are; no merchant: nobody's yet. */
export interface WaitingPlace {
  queue: Fragment
  from: Fragment
  since: Fragment
  merchant?: Fragment
}

/** What a service's folder of the server offers to search, dashboards and reports, beside its own calls. */
export interface ApiService<Key extends ServiceKey = ServiceKey> {
  routes(api: Api, platform: Platform): void
  lookup: Lookup
  sent: SentTable
  waiting: readonly WaitingPlace[]
  /** How much waits for one merchant. */
  countMerchantWaiting(db: Db, merchantId: string | null): Promise<Record<NameIn<'merchantWaiting', Key>, number>>
  /** Its numbers for the cards of the back office, by their names on the wire. */
  cards?: { totPanVolume?: (db: Db) => Promise<number> }
  /** Where the lines of its own reports come from. */
  reports: readonly (readonly [Report, ReportLines])[]
}

/** One for each service of the register. */
export type ApiServices = { readonly [Key in ServiceKey]: ApiService<Key> }
