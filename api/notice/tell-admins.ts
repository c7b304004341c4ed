import type { Tx } from '../platform/database.ts'
import { type NewNotice, raiseNotice } from './raise-notice.ts'

/** Every admin hears of what one of them did, by bell and by mail: one who did not do it should notice. */
export async function tellAdmins(tx: Tx, notice: Pick<NewNotice, 'title' | 'text' | 'link'>): Promise<void> {
  const admins = await tx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of admins) await raiseNotice(tx, { userId: id, kind: 'security', urgent: true, ...notice })
}
