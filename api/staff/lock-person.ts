import { sql } from 'kysely'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import type { User } from '../user/find-user.ts'
import { setLocked } from '../user/set-locked.ts'
import { closeChallengesOf } from '../user/sign-in-challenges.ts'
import { voidLinks } from '../user/void-links.ts'

/** Keeps someone out from now on: running sign-ins, half-way ones and mailed links end with it. */
export async function lockPerson(
  tx: Tx,
  actor: Actor,
  { user, remark }: { user: User; remark?: string },
): Promise<void> {
  if (user.id === actor.id) throw conflict(peopleAnswers.cannotLockYourself())
  if (user.locked_at) throw conflict(peopleAnswers.isLockedAlready())
  if (user.role === 'admin') await refuseLastAdmin(tx, user)
  await setLocked(tx, user.id, true)
  await voidLinks(tx, user.id)
  await closeChallengesOf(tx, user.id)
  await endSignIns(tx, { userId: user.id }, 'locked')
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    title: accountNotices.locked,
    text: accountNotices.lockedText,
  })
  await recordAudit(tx, doerOf(actor), {
    act: 'user.locked',
    subject: user.code,
    detail: remark === undefined ? undefined : { remark },
  })
}

export async function unlockPerson(tx: Tx, actor: Actor, user: User): Promise<void> {
  if (!user.locked_at) throw conflict(peopleAnswers.isNotLocked())
  await setLocked(tx, user.id, false)
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    title: accountNotices.unlocked,
    text: accountNotices.unlockedText,
  })
  await recordAudit(tx, doerOf(actor), { act: accountActs.unlocked, subject: user.code })
}

/** Two admins may lock each other at once: one after the other, so that the second sees that nobody else is left. */
async function refuseLastAdmin(tx: Tx, user: User): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(tx)
  const another = await tx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', user.id)
    .where('locked_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  if (!another) throw conflict('The last admin cannot be locked.')
}
