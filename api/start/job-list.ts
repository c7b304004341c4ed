import type { TaskList } from 'graphile-worker'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import { type MailOffice, sendQueuedMail } from '../mail/send-queued-mail.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { answerByMail } from '../session/answer-by-mail.ts'

/** The work that runs after transactions, by the name it is queued under. */
export function jobList(platform: Platform, jobs: Database, office: MailOffice): TaskList {
  const { config, clock } = platform
  return {
    async 'send-mail'(payload, { job }) {
      const id = String(fieldOf(payload, 'id'))
      const error = await inTransaction(jobs.kysely, (tx) =>
        sendQueuedMail(tx, { id, lastTry: job.attempts >= job.max_attempts }, office),
      )
      if (error) throw new Error(error)
    },
    async 'answer-by-mail'(payload) {
      const sealed = String(fieldOf(payload, 'sealed'))
      await inTransaction(jobs.kysely, (tx) =>
        answerByMail(tx, sealed, { publicUrl: config.publicUrl, now: clock.now() }),
      )
    },
  }
}
