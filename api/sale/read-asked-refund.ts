import type { AskedRefund } from '../../contract/asked-refund.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { HeldRefund } from './refund-by-two.ts'
import { mayWithdrawRefund } from './withdraw-asked-refund.ts'

/** The back office's own matter: a merchant hears of a refund when it is there. */
export async function readAskedRefund(db: Db, actor: Actor, held: HeldRefund): Promise<AskedRefund | null> {
  const { refund_first_by: id, refund_first_at: at, refund_second_above: above, refund_first_reason: reason } = held
  if (!id || !at || actor.merchantId !== null) return null
  const { display_name: by } = await db
    .selectFrom('app_user')
    .select('display_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const mayWithdraw = mayWithdrawRefund(actor, held)
  return { by, at: at.toISOString(), reason, above: Number(above), own: id === actor.id, mayWithdraw }
}
