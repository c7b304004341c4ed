import { feeCode } from '../../contract/law/rule-codes.ts'
import type { Db } from '../platform/database.ts'
import { lawNow } from './law-now.ts'

interface Charged {
  code: string
  /** Kept with the product: for one that no rule speaks of. */
  government_fee: string
}

/** What the government takes of products today, in paise, by their codes. */
export async function governmentFees(db: Db, products: readonly Charged[]): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map()
  const { law, today } = await lawNow(
    db,
    products.map(({ code }) => feeCode(code)),
  )
  return new Map(
    products.map(({ code, government_fee }) => [
      code,
      law.on('government-fee', feeCode(code), today)?.value.paise ?? Number(government_fee),
    ]),
  )
}
