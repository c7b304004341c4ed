import { getMail } from '../../contract/mail.ts'
import * as smtp from '../../contract/smtp.ts'
import type { Api } from '../platform/api.ts'
import { mailTable } from './mail-table.ts'
import { readMail } from './read-mail.ts'
import { resendMail } from './resend-mail.ts'
import type { MailOffice } from './send-queued-mail.ts'
import { sendTestMail } from './send-test-mail.ts'

export function mailRoutes({ read, write, table }: Api, { demo, office }: { demo: boolean; office: MailOffice }) {
  table(mailTable)
  read(getMail, ({ db, params }) => readMail(db, params.id, { unmasked: demo }))
  write(smtp.resendMail, ({ tx, actor, params }) => resendMail(tx, actor, params.id))
  read(smtp.sendTestMail, ({ db, body }) => sendTestMail(db, body, office))
}
