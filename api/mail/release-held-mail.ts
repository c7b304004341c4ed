import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'

/** Puts held mails back on their way, once there is a server to send them. */
export async function releaseHeldMail(tx: Tx): Promise<number> {
  const held = await tx
    .updateTable('mail_outbox')
    .set({ state: 'queued' })
    .where('state', '=', 'held')
    .returning('id')
    .execute()
  for (const { id } of held) await queueJob(tx, 'send-mail', { id }, { tries: 15 })
  return held.length
}
