import type { PushKind } from '../../contract/push.ts'
import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'

/** A message that is hours late is still worth a look; one that cannot be handed over within minutes is not tried for days. */
const tries = 6

export interface NewPush {
  userId: string
  kind: PushKind
  /** A path inside the portal. */
  link: string
}

/** In the caller's transaction: a job for each device on which the person wants to hear of this. */
export async function queuePush(tx: Tx, { userId, kind, link }: NewPush): Promise<void> {
  const devices = await tx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.val<string>(kind), '=', eb.fn.any('kinds')))
    .orderBy('id')
    .execute()
  for (const { id } of devices) await queueJob(tx, 'send-push', { id, kind, link }, { tries })
}
