import { getMerchantCounts, getOfficeCounts } from '../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues } from '../../contract/nsdl-pan/queues.ts'
import type { Api } from '../platform/api.ts'
import { merchantTables, officeTables } from './pan-table.ts'
import { queueCounts } from './queue-counts.ts'

export function panListRoutes({ read, table }: Api) {
  for (const list of officeTables) table(list)
  for (const list of merchantTables) table(list)
  read(getOfficeCounts, ({ db }) => queueCounts(db, officeQueues))
  read(getMerchantCounts, ({ db, actor }) => queueCounts(db, merchantQueues, actor.merchantId))
}
