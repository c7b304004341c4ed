import { demoCorrection } from '../../database/demo/corrections.ts'
import type { Tx } from '../platform/database.ts'

/** One correction that waits: asked for by staff, so that the admin can decide it. */
export async function addDemoCorrection(tx: Tx, merchants: ReadonlyMap<string, string>): Promise<void> {
  const { mobile, askedBy, ...correction } = demoCorrection
  await tx
    .insertInto('correction')
    .values({
      ...correction,
      merchant_id: merchants.get(mobile) ?? '',
      asked_by: tx.selectFrom('app_user').select('id').where('user_name', '=', askedBy),
    })
    .execute()
}
