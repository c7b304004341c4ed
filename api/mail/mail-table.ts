import { sql } from 'kysely'
import { listMail } from '../../contract/mail.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

export const mailTable = defineList(listMail, {
  from: sql`mail_outbox`,
  scope: () => sql`true`,
  fields: {
    createdAt: sql.ref('mail_outbox.created_at'),
    to: sql.ref('mail_outbox.to_address'),
    subject: sql.ref('mail_outbox.subject'),
    kind: sql.ref('mail_outbox.kind'),
    state: sql.ref('mail_outbox.state'),
    attempts: sql.ref('mail_outbox.attempts'),
    lastError: sql.ref('mail_outbox.last_error'),
    sentAt: sql.ref('mail_outbox.sent_at'),
  },
  also: { id: sql.ref('mail_outbox.id') },
  key: sql.ref('mail_outbox.id'),
  search: sql.ref('mail_outbox.search_text'),
  order: [{ column: 'createdAt', dir: 'desc' }],
  total: (db) => keptCount(db, 'mail_outbox'),
})
