import type { Selectable } from 'kysely'
import type { EmailChange } from '../../contract/email-change.ts'
import { maskEmail } from '../../contract/kernel/ids.ts'
import type { EmailChangeTable } from '../../database/schema.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'

export type EmailChangeRecord = Selectable<EmailChangeTable> & { code: string }

const dead = () => badRequest(peopleAnswers.linkIsNoLongerValid())

/** The change that a mailed link is about. A link that ran out, or was replaced by a newer one, is dead. */
export async function findEmailChange(db: Db, token: string, now: Date): Promise<EmailChangeRecord> {
  const hash = sha256(token)
  const row = await db
    .selectFrom('email_change')
    .innerJoin('app_user', 'app_user.id', 'email_change.user_id')
    .selectAll('email_change')
    .select('app_user.code')
    .where((eb) => eb.or([eb('old_hash', '=', hash), eb('new_hash', '=', hash)]))
    .executeTakeFirst()
  if (!row || row.outcome === 'replaced' || (row.ended_at === null && row.expires_at <= now)) throw dead()
  return row
}

export const emailSideOf = ({ old_hash }: EmailChangeRecord, token: string): EmailChange['side'] =>
  sha256(token) === old_hash ? 'old' : 'new'

export function describeChange(row: EmailChangeRecord, token: string): EmailChange {
  return {
    side: emailSideOf(row, token),
    code: row.code,
    from: maskEmail(row.old_email),
    to: maskEmail(row.new_email),
    waitingFor: [
      ...(row.old_confirmed_at ? [] : (['old'] as const)),
      ...(row.new_confirmed_at ? [] : (['new'] as const)),
    ],
    state: row.ended_at === null ? 'waiting' : row.outcome === 'applied' ? 'applied' : 'refused',
  }
}
