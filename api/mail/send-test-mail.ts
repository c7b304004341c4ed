import type * as z from 'zod/mini'
import type { sendTestMail as testCall } from '../../contract/smtp.ts'
import { randomToken } from '../platform/crypto/keyed-hash.ts'
import type { Db } from '../platform/database.ts'
import { sendMail } from '../platform/mail-transport/send-mail.ts'
import { refusePrivateHost } from '../platform/refuse-private-host.ts'
import { htmlText, plainMailText } from './mail-body.ts'
import type { MailOffice } from './send-queued-mail.ts'
import { serverOfChange } from './smtp-setup.ts'

type Body = z.infer<NonNullable<typeof testCall.body>>

/** Sends a mail at once with the facts in the form, and tells what the server said. Nothing is saved. */
export async function sendTestMail(db: Db, body: Body, office: MailOffice): Promise<{ ok: boolean; message: string }> {
  await refusePrivateHost(body.host, { field: 'host', allowed: office.privateHosts })
  const signature = await office.signature(db)
  const mail = { text: ['This is a test. If you can read it, the mail server is set up right.'] }
  const sent = await sendMail(await serverOfChange(db, body), {
    id: `test-${randomToken(9)}`,
    to: body.to,
    subject: 'Test mail',
    text: plainMailText(mail, signature),
    html: htmlText(mail, signature),
  })
  return sent.ok
    ? { ok: true, message: `The test mail is on its way to ${body.to}.` }
    : { ok: false, message: sent.error }
}
