import type { TaskList } from 'graphile-worker'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import { type MailOffice, sendQueuedMail } from '../mail/send-queued-mail.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { openPushOffice } from '../push/open-push-office.ts'
import { dropDevice, sendPush } from '../push/send-push.ts'
import { answerByMail } from '../session/answer-by-mail.ts'

/** The work that runs after transactions, by the name it is queued under. */
export function jobList(platform: Platform, jobs: Database, office: MailOffice): TaskList {
  const { config, clock, log } = platform
  const pushOffice = openPushOffice(config)
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
    async 'send-push'(payload) {
      const [id = '', kind = '', link = ''] = ['id', 'kind', 'link'].map((name) => String(fieldOf(payload, name)))
      const result = await sendPush(jobs.kysely, { id, kind, link }, pushOffice)
      if (result === 'gone') await inTransaction(jobs.kysely, (tx) => dropDevice(tx, id))
      if (result === 'refused') log.warn({ device: id }, 'push: refused by the push service')
    },
  }
}
