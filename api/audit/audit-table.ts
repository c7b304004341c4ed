import { sql } from 'kysely'
import { listAudit } from '../../contract/audit.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

export const auditTable = defineList(listAudit, {
  from: sql`audit_event`,
  scope: () => sql`true`,
  fields: {
    at: sql.ref('audit_event.at'),
    who: sql.ref('audit_event.actor_code'),
    role: sql.ref('audit_event.actor_role'),
    act: sql.ref('audit_event.act'),
    subject: sql.ref('audit_event.subject'),
    detail: sql.ref('audit_event.detail'),
    ip: sql.ref('audit_event.ip'),
  },
  also: { id: sql.ref('audit_event.id') },
  key: sql.ref('audit_event.id'),
  search: sql.ref('audit_event.search_text'),
  order: [{ column: 'at', dir: 'desc' }],
  total: (db) => keptCount(db, 'audit_event'),
})
