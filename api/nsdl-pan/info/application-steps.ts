import type { PanStep } from '../../../contract/nsdl-pan/info.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'

/** The timeline, oldest first. A merchant reads the names of its own people and 'Head office' for everyone else. */
export async function applicationSteps(db: Db, { merchantId }: Actor, applicationId: string): Promise<PanStep[]> {
  const rows = await db
    .selectFrom('pan_event')
    .leftJoin('app_user', 'app_user.id', 'pan_event.actor_id')
    .select(['at', 'move', 'to_state', 'remark', 'reasons', 'actor_id', 'code', 'display_name', 'merchant_id'])
    .where('application_id', '=', applicationId)
    .orderBy('pan_event.id')
    .execute()
  return rows.map((row) => ({
    at: row.at.toISOString(),
    move: row.move,
    to: row.to_state,
    who: nameFor(merchantId, row),
    remark: row.remark,
    reasons: row.reasons,
  }))
}

interface Doing {
  actor_id: string | null
  code: string | null
  display_name: string | null
  merchant_id: string | null
}

function nameFor(merchantId: string | null, { actor_id, code, display_name, merchant_id }: Doing): string {
  if (actor_id === null) return 'The portal'
  const own = merchantId === null || merchant_id === merchantId
  return own ? `${display_name} (${code})` : 'Head office'
}
