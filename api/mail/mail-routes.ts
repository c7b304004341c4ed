import { getMail } from '../../contract/mail.ts'
import type { Api } from '../platform/api.ts'
import { readMail } from './mail-detail.ts'
import { mailTable } from './mail-table.ts'

export function mailRoutes({ read, table }: Api, { demo }: { demo: boolean }) {
  table(mailTable)
  read(getMail, ({ db, params }) => readMail(db, params.id, { unmasked: demo }))
}
