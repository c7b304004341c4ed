import { type OwnSignIn, ownSignInsShown } from '../../contract/sign-in-history.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

/** The caller's last sign-ins, this one among them. */
export async function ownSignIns(db: Db, actor: Actor): Promise<OwnSignIn[]> {
  const rows = await db
    .selectFrom('sign_in')
    .select(['id', 'device', 'ip', 'started_at', 'last_seen_at', 'ended_at', 'end_reason'])
    .where('user_id', '=', actor.id)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ownSignInsShown)
    .execute()
  return rows.map(({ id, device, ip, started_at, last_seen_at, ended_at, end_reason }) => ({
    id,
    device,
    ip,
    startedAt: started_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    how: end_reason ?? 'open',
    current: id === actor.signInId,
  }))
}
