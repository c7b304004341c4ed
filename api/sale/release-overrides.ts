import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { linesPaying } from './priced-sale.ts'
import { keepRelease, lockPaidSale, pendingShares } from './sale-store.ts'
import { setOffAdvances } from './set-off-advances.ts'

/** A sale is final: those above its seller get what was put aside for them, less TDS, exactly once. */
export async function releaseOverrides(tx: Tx, doer: Doer, fact: string): Promise<void> {
  const sale = await lockPaidSale(tx, fact)
  if (!sale || sale.refund_entry_id || sale.release_entry_id) return
  const shares = await pendingShares(tx, sale.id)
  if (shares.length === 0) return
  const sold = await tx
    .selectFrom('sale')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'sale.entry_id')
    .innerJoin('product', 'product.code', 'sale.product_code')
    .innerJoin('merchant', 'merchant.id', 'sale.merchant_id')
    .select(['ledger_entry.kind', 'product.name', 'merchant.code'])
    .where('sale.id', '=', sale.id)
    .executeTakeFirstOrThrow()
  const { entryId } = await postEntry(tx, {
    reference: `release:${fact}`,
    kind: sold.kind,
    // Not the words of the sale: whose card it was is nothing to those above.
    narration: `Override: ${sold.name}, sold by ${sold.code}`,
    actorId: doer.id,
    lines: shares.flatMap((share) => linesPaying('override-pending', share)),
  })
  await keepRelease(tx, sale.id, entryId)
  await setOffAdvances(tx, { fact, shares })
}
