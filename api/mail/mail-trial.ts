import { sql } from 'kysely'
import { mailTrialHours } from '../../contract/smtp.ts'
import { secondsAfter } from '../platform/clock.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import type { MailServer } from '../platform/mail-transport/send-mail.ts'
import { seal, unseal } from '../platform/vault.ts'

const context = 'mail_server.sealed_former'

/** The mail server was changed by one admin alone, and the day in which others may object is not over. */
export interface MailTrial {
  by: string
  since: Date
  until: Date
  /** Of the server that is on trial: another after every change. */
  version: string
  /** The last server that was trusted. */
  former: MailServer
}

export async function readTrial(db: Db): Promise<MailTrial | undefined> {
  const row = await db
    .selectFrom('mail_server')
    .select(['trial_since', 'trial_by', 'sealed_former', 'updated_at'])
    .where('trial_since', '>', sql<Date>`now() - make_interval(hours => ${mailTrialHours})`)
    .executeTakeFirst()
  if (!row?.trial_since || !row.trial_by || !row.sealed_former) return undefined
  const { trial_by: by, trial_since: since, sealed_former, updated_at } = row
  const former = JSON.parse(unseal(sealed_former, context)) as MailServer
  return { by, since, until: secondsAfter(since, mailTrialHours * 3600), former, version: updated_at.toISOString() }
}

/** One change after another does not make the server in between a trusted one: the former stays. */
export async function startTrial(tx: Tx, userId: string, former: MailServer): Promise<void> {
  await tx
    .updateTable('mail_server')
    .set({ trial_since: writtenAt, trial_by: userId, sealed_former: seal(JSON.stringify(former), context) })
    .execute()
}

export async function endTrial(tx: Tx): Promise<void> {
  await tx.updateTable('mail_server').set({ trial_since: null, trial_by: null, sealed_former: null }).execute()
}
