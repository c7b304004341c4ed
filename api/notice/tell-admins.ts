import type { Tx } from '../platform/database.ts'
import { type NewNotice, raiseNotice } from './raise-notice.ts'

interface Told extends Pick<NewNotice, 'title' | 'text' | 'link'> {
  /** Whom it is about, where that is a person: they are not warned of themselves. */
  aboutId?: string
}

/** Every admin hears of what one of them did, by bell and by mail: one who did not do it should notice. */
export async function tellAdmins(tx: Tx, { aboutId, ...notice }: Told): Promise<void> {
  const admins = await tx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute()
  const told = admins.filter(({ id }) => id !== aboutId)
  for (const { id } of told) await raiseNotice(tx, { userId: id, kind: 'security', urgent: true, ...notice })
}
