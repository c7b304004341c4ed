import type { CorrectionDetail } from '../../contract/correction.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

/** What someone looks at before deciding: the balance is the one of now. */
export async function correctionDetail(db: Db, actor: Actor, id: string): Promise<CorrectionDetail> {
  const row = await db
    .selectFrom('correction')
    .innerJoin('merchant', 'merchant.id', 'correction.merchant_id')
    .innerJoin('app_user as asker', 'asker.id', 'correction.asked_by')
    .leftJoin('app_user as decider', 'decider.id', 'correction.decided_by')
    .selectAll('correction')
    .select([
      'merchant.code',
      'merchant.business_name',
      'asker.display_name as asker_name',
      'decider.display_name as decider_name',
    ])
    .where('correction.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This correction does not exist.')
  return {
    id: row.id,
    no: row.no,
    askedAt: row.asked_at.toISOString(),
    status: row.status,
    direction: row.direction,
    amount: Number(row.amount),
    code: row.code,
    bussName: row.business_name,
    reason: row.reason,
    reference: row.reference,
    askedBy: row.asker_name,
    decidedBy: row.decider_name ?? '',
    decidedAt: row.decided_at?.toISOString() ?? null,
    remark: row.remark,
    own: row.asked_by === actor.id,
    balance: await walletBalance(db, row.merchant_id),
  }
}
