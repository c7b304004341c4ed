import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'
import { conflict, notFound } from '../platform/problem.ts'

/** Puts a failed or held mail on its way again. */
export async function resendMail(tx: Tx, actor: Actor, id: string): Promise<void> {
  const mail = await tx.selectFrom('mail_outbox').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!mail) throw notFound('This mail does not exist.')
  if (mail.state !== 'failed' && mail.state !== 'held')
    throw conflict(`This mail is '${mail.state}': there is nothing to send again.`)
  await tx.updateTable('mail_outbox').set({ state: 'queued', last_error: null }).where('id', '=', id).execute()
  await queueJob(tx, 'send-mail', { id }, { tries: 15 })
  await recordAudit(tx, doerOf(actor), { act: 'mail.resent', subject: id })
}
