import type { Api } from '../platform/api.ts'
import { auditTable } from './audit-table.ts'

export function auditRoutes({ table }: Api) {
  table(auditTable)
}
