import { openBody } from '../mail/mail-body.ts'
import type { MailBody } from '../mail/queue-mail.ts'
import type { TestHouse } from './test-house.ts'

export interface SentMail extends MailBody {
  kind: string
  subject: string
}

/** The mails written to an address, oldest first, with their secrets. */
export async function mailsTo(house: TestHouse, address: string): Promise<SentMail[]> {
  const rows = await house.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ kind: row.kind, subject: row.subject, ...openBody(row.sealed_body) }))
}

export async function lastMailTo(house: TestHouse, address: string): Promise<SentMail> {
  const mail = (await mailsTo(house, address)).at(-1)
  if (!mail) throw new Error(`Nothing was mailed to ${address}.`)
  return mail
}
