import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { PricedSale, Share } from './priced-sale.ts'

export async function readSellerPackage(db: Db, merchantId: string): Promise<{ packageId: string }> {
  const seller = await db
    .selectFrom('merchant')
    .select('package_id')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  return { packageId: seller.package_id }
}

/** The merchants above one, nearest first, at most three. */
export async function linesAbove(db: Db, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ upline_id: string }>`
    with recursive above as (
      select upline_id, 1 as level from merchant where id = ${merchantId}
      union all
      select merchant.upline_id, level + 1 from merchant join above on merchant.id = above.upline_id where level < 3
    )
    select upline_id from above where upline_id is not null order by level`.execute(db)
  return rows.map(({ upline_id }) => upline_id)
}

/** The moment of the entry, not now(): what reports add up by day must fall on the ledger's own day. */
const momentOf = (entryId: string) => sql<Date>`(select at from ledger_entry where id = ${entryId})`

export async function keepSale(tx: Tx, fact: string, { sale, entryId }: { sale: PricedSale; entryId: string }) {
  const { id } = await tx
    .insertInto('sale')
    .values({
      fact,
      merchant_id: sale.merchantId,
      product_code: sale.product,
      quantity: sale.quantity,
      price: sale.price,
      government_fee: sale.governmentFee,
      at: momentOf(entryId),
      entry_id: entryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (sale.shares.length > 0)
    await tx
      .insertInto('sale_share')
      .values(
        sale.shares.map(({ merchantId, ...share }) => ({
          ...share,
          sale_id: id,
          merchant_id: merchantId,
          earned_at: share.level === 0 ? momentOf(entryId) : null,
        })),
      )
      .execute()
}

export const lockPaidSale = (tx: Tx, fact: string) =>
  tx.selectFrom('sale').selectAll().where('fact', '=', fact).forUpdate().executeTakeFirst()

export async function lockSale(tx: Tx, fact: string) {
  const sale = await lockPaidSale(tx, fact)
  if (!sale) throw notFound('Nothing was paid for this.')
  return sale
}

export const findSale = (db: Db, fact: string) =>
  db.selectFrom('sale').selectAll().where('fact', '=', fact).executeTakeFirst()

/** What those above the seller of a sale still wait for. */
export async function pendingShares(db: Db, saleId: string): Promise<Share[]> {
  const rows = await db
    .selectFrom('sale_share')
    .select(['merchant_id', 'level', 'commission', 'tds'])
    .where('sale_id', '=', saleId)
    .where('earned_at', 'is', null)
    .orderBy('level')
    .execute()
  return rows.map(({ merchant_id, level, commission, tds }) => ({
    merchantId: merchant_id,
    level,
    commission: Number(commission),
    tds: Number(tds),
  }))
}

export async function keepRelease(tx: Tx, id: string, entryId: string): Promise<void> {
  await tx.updateTable('sale').set({ release_entry_id: entryId }).where('id', '=', id).execute()
  await tx
    .updateTable('sale_share')
    .set({ earned_at: momentOf(entryId) })
    .where('sale_id', '=', id)
    .where('earned_at', 'is', null)
    .execute()
}

export async function keepRefund(tx: Tx, id: string, { entryId, reason }: { entryId: string; reason: string }) {
  await tx
    .updateTable('sale')
    .set({ refund_entry_id: entryId, refunded_at: momentOf(entryId), refund_reason: reason })
    .where('id', '=', id)
    .execute()
}
