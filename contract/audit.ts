import * as z from 'zod/mini'
import { tableEndpoint } from './kernel/endpoint.ts'
import { adminOnly } from './kernel/role.ts'
import { dateTimeColumn, textColumn } from './kernel/table.ts'

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  role: z.string(),
  act: z.string(),
  subject: z.string(),
  detail: z.string(),
  ip: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditColumns = {
  at: dateTimeColumn('Time', { width: 190 }),
  who: textColumn('Who'),
  role: textColumn('Role'),
  act: textColumn('Act', { width: 220 }),
  subject: textColumn('Subject'),
  detail: textColumn('Detail', { sortable: false, width: 280 }),
  ip: textColumn('IP Address'),
}

export const listAudit = tableEndpoint({
  path: '/backend/settings/audit-list',
  reads: [],
  because: 'Nearly every call adds to it, and a list that moves while it is read is of no use',
  title: 'Every sensitive act',
  allow: adminOnly,
  columns: auditColumns,
  card: { title: 'act', line: ['who', 'role'], day: 'at', facts: ['subject', 'detail', 'ip'] },
  row: auditRow,
})
