import { type Insertable, type Selectable, sql } from 'kysely'
import type { CouponStatus } from '../../contract/uti-pan/coupon.ts'
import type { CouponOrderTable } from '../../database/schema.ts'
import { utiAnswerTexts } from '../../texts/en/uti-answer.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type CouponRecord = Selectable<CouponOrderTable>

/** What is paid for, in the ledger's words. */
export const couponFact = (id: string) => `uti-coupon:${id}`

export const insertCouponOrder = (tx: Tx, row: Insertable<CouponOrderTable>): Promise<{ id: string; no: string }> =>
  tx.insertInto('coupon_order').values(row).returning(['id', 'no']).executeTakeFirstOrThrow()

export async function lockCouponOrder(tx: Tx, id: string): Promise<CouponRecord> {
  const row = await tx.selectFrom('coupon_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound(utiAnswerTexts.thisOrderDoesNotExist())
  return row
}

export async function decideOrder(
  tx: Tx,
  id: string,
  decision: { status: CouponStatus; decided_by: string; coupons?: string[]; provider_order?: string; reason?: string },
): Promise<void> {
  await tx
    .updateTable('coupon_order')
    .set({ ...decision, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
