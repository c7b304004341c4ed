import type { KeptState } from '../../contract/law/version-moves.ts'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { secondAdmins } from '../site/second-admin.ts'
import { putInForce } from './put-in-force.ts'
import { lockVersion } from './version-store.ts'

/** Versions that had to wait, because there was no second admin, and have waited. */
export async function applyDueVersions(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('law_rule_version')
    .select('id')
    .where('state', '=', 'waiting' satisfies KeptState)
    .where('due_at', '<=', now)
    .execute()
  for (const { id } of due) {
    const { version } = await lockVersion(tx, id)
    if (version.state !== 'waiting') continue
    // Whoever was an admin before and has a password only now may confirm it.
    if ((await secondAdmins(tx, version.created_by ?? '', version.created_at)).length > 0) continue
    await putInForce(tx, id, { doer: systemDoer, now, act: 'law-rule.waited', how: 'It has waited for a day.' })
  }
}
