import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockManaged } from './managed-person.ts'

const gone = () => notFound('This sign-in does not exist or has ended already.')

/** Signs someone out of one browser. */
export async function endSignInOf(tx: Tx, actor: Actor, signInId: string): Promise<void> {
  const row = await tx.selectFrom('sign_in').select('user_id').where('id', '=', signInId).executeTakeFirst()
  if (!row) throw gone()
  const user = await lockManaged(tx, actor, row.user_id)
  const ended = await endSignIns(tx, { userId: user.id, only: signInId }, 'ended by the back office')
  if (ended === 0) throw gone()
  await recordAudit(tx, doerOf(actor), { act: 'sign-in.ended', subject: user.code })
}
