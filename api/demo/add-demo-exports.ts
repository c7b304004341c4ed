import { listAudit } from '../../contract/audit.ts'
import type { TableEndpoint } from '../../contract/kernel/endpoint.ts'
import type { ExportFormat } from '../../contract/kernel/table.ts'
import { listPayments } from '../../contract/payment-request.ts'
import { listOwnStatement } from '../../contract/statement.ts'
import { queueExport } from '../export/queue-export.ts'
import type { Tx } from '../platform/database.ts'
import { findDemoActor } from './find-demo-actor.ts'

const wanted: readonly [userName: string, list: TableEndpoint, format: ExportFormat][] = [
  ['admin', listPayments, 'xlsx'],
  ['admin', listAudit, 'csv'],
  ['staff1', listPayments, 'pdf'],
  ['9800000004', listOwnStatement, 'xlsx'],
]

/** Files that somebody has asked for; the server makes them in its first minute, as it would in earnest. */
export async function addDemoExports(tx: Tx): Promise<void> {
  for (const [userName, { path, title }, format] of wanted) {
    const asked = { filters: [], search: '', sorts: [], format }
    await queueExport(tx, await findDemoActor(tx, userName), { list: path, title, params: {}, asked })
  }
}
