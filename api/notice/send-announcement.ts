import type * as z from 'zod/mini'
import type { Role } from '../../contract/kernel/role.ts'
import type { announcement } from '../../contract/notice.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { raiseNotice } from './raise-notice.ts'

type Announcement = z.infer<typeof announcement>

const rolesOf: Record<Announcement['audience'], Role[]> = {
  everyone: ['admin', 'staff', 'merchant'],
  merchants: ['merchant'],
  'back-office': ['admin', 'staff'],
}

/** Tells everyone in an audience, all or nobody. */
export async function sendAnnouncement(
  tx: Tx,
  actor: Actor,
  { audience, title, text }: Announcement,
): Promise<{ people: number }> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('role', 'in', rolesOf[audience])
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of people) await raiseNotice(tx, { userId: id, kind: 'announcement', title, text })
  await recordAudit(tx, doerOf(actor), {
    act: 'announcement.sent',
    subject: audience,
    detail: { title, people: people.length },
  })
  return { people: people.length }
}
