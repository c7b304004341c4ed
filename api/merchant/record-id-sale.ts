import type { Tx } from '../platform/database.ts'

interface IdSale {
  merchantId: string
  idTypeId: string
  /** In paise. */
  price: number
  soldBy: string | null
  /** The merchant who paid for it, with the entry that took the money; nobody, where the head office gave it. */
  seller?: { id: string; entryId: string | null }
}

/** Every id given out has one row: to whom, by whom, for how much. */
export async function recordIdSale(tx: Tx, sale: IdSale): Promise<void> {
  await tx
    .insertInto('id_sale')
    .values({
      merchant_id: sale.merchantId,
      id_type_id: sale.idTypeId,
      price: sale.price,
      sold_by: sale.soldBy,
      seller_id: sale.seller?.id ?? null,
      entry_id: sale.seller?.entryId ?? null,
    })
    .execute()
}
