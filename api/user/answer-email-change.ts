import { sql } from 'kysely'
import type { EmailChange } from '../../contract/email-change.ts'
import { maskEmail } from '../../contract/kernel/ids.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Visitor } from '../platform/actor.ts'
import { type Db, isUniqueViolation, type Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { doerOfUser } from './doer-of-user.ts'
import { describeChange, type EmailChangeRecord, emailSideOf, findEmailChange } from './email-change-store.ts'
import { lockUser, type User } from './find-user.ts'
import { voidLinks } from './void-links.ts'

interface Answer {
  token: string
  answer: 'confirm' | 'refuse'
}

export const lookAtEmailChange = async (db: Db, token: string, now: Date): Promise<EmailChange> =>
  describeChange(await findEmailChange(db, token, now), token)

/** A mailbox says yes or no. Two yes make the address count; one no ends it. */
export async function answerEmailChange(
  tx: Tx,
  { token, answer }: Answer,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<EmailChange> {
  const user = await lockUser(tx, (await findEmailChange(tx, token, now)).user_id)
  const change = await findEmailChange(tx, token, now)
  if (change.ended_at) return describeChange(change, token)
  const side = emailSideOf(change, token)
  const doer = doerOfUser(user, visitor)
  await recordAudit(tx, doer, {
    act: `email.${answer === 'confirm' ? 'confirmed' : 'refused'}`,
    subject: user.code,
    detail: { side },
  })
  if (answer === 'refuse') await refuse(tx, change, now)
  else await confirm(tx, { change, user, side, now })
  return lookAtEmailChange(tx, token, now)
}

async function refuse(tx: Tx, change: EmailChangeRecord, now: Date): Promise<void> {
  await save(tx, change, { ended_at: now, outcome: 'refused' })
  const { code, new_email } = change
  const text = () => accountNotices.addressRefusedText({ code, email: maskEmail(new_email) })
  for (const userId of new Set([change.user_id, change.asked_by])) {
    await raiseNotice(tx, { userId, kind: 'security', urgent: true, title: accountNotices.addressRefused, text })
  }
}

async function confirm(
  tx: Tx,
  { change, user, side, now }: { change: EmailChangeRecord; user: User; side: EmailChange['side']; now: Date },
): Promise<void> {
  const other = side === 'old' ? change.new_confirmed_at : change.old_confirmed_at
  const confirmed = side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now }
  if (!other) return save(tx, change, confirmed)
  await save(tx, change, { ...confirmed, ended_at: now, outcome: 'applied' })
  await tx
    .updateTable('app_user')
    .set({ email: change.new_email, version: sql`version + 1` })
    .where('id', '=', user.id)
    .execute()
    .catch(tellTaken)
  await voidLinks(tx, user.id)
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    urgent: true,
    title: accountNotices.addressChanged,
    text: () => accountNotices.addressChangedText({ code: user.code }),
  })
}

function tellTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'app_user_email_key')) throw error
  throw conflict(peopleAnswers.emailIsOfSomeoneElse())
}

async function save(
  tx: Tx,
  { id }: EmailChangeRecord,
  columns: {
    old_confirmed_at?: Date
    new_confirmed_at?: Date
    ended_at?: Date
    outcome?: EmailChangeRecord['outcome']
  },
): Promise<void> {
  await tx.updateTable('email_change').set(columns).where('id', '=', id).execute()
}
