import { sql } from 'kysely'
import { listReasons } from '../../contract/catalogue/rejection-reason.ts'
import { defineList } from '../platform/list/define-list.ts'

export const rejectionReasonTable = defineList(listReasons, {
  from: sql`rejection_reason`,
  scope: () => sql`true`,
  fields: {
    module: sql.ref('rejection_reason.module'),
    position: sql.ref('rejection_reason.position'),
    code: sql.ref('rejection_reason.code'),
    reason: sql.ref('rejection_reason.reason'),
    remedy: sql.ref('rejection_reason.remedy'),
    active: sql.ref('rejection_reason.active'),
  },
  also: { id: sql.ref('rejection_reason.id') },
  key: sql.ref('rejection_reason.id'),
  search: sql`rejection_reason.code || ' ' || rejection_reason.reason || ' ' || rejection_reason.remedy`,
  order: [
    { column: 'module', dir: 'asc' },
    { column: 'position', dir: 'asc' },
  ],
})
