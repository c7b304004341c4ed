import { later } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'

/** Whatever puts an account into somebody's hand: made, given permissions or another address, opened, let in again. */
const handingOver = ['staff.added', 'staff.changed', 'user.unlocked', 'password-link.sent', 'two-factor.switched-off']
const waitHours = 24

interface Second {
  id: string
  code: string
}

/**
 * Where two people decide, two accounts are not enough: whoever has made or changed the other's account within a day may
 * sit behind both. The day gives the other admins, who are told of new accounts, the time to stop it.
 */
export async function requireSecondPerson(tx: Tx, second: Second, firstId: string): Promise<void> {
  const first = await tx.selectFrom('app_user').select('code').where('id', '=', firstId).executeTakeFirstOrThrow()
  const handed = await tx
    .selectFrom('audit_event')
    .select('id')
    .where('act', 'in', handingOver)
    .where('at', '>', later(new Date(), -waitHours * 3600))
    .where(({ or, and, eb }) =>
      or([
        and([eb('subject', '=', second.code), eb('actor_code', '=', first.code)]),
        and([eb('subject', '=', first.code), eb('actor_code', '=', second.code)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (handed)
    throw conflict(
      'One of you has set up or changed the account of the other within the last day. Somebody else must be the second person, or you wait until tomorrow.',
    )
}
