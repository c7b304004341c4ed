import { randomUUID } from 'node:crypto'
import { postEntry } from '../wallet/post-entry.ts'
import type { BareDatabase } from './bare-database.ts'

/** Puts money into a merchant's wallet, by an entry as any other. */
export async function giveMoney({ inTx }: Pick<BareDatabase, 'inTx'>, merchantId: string, paise: number) {
  const lines = [
    { account: { wallet: merchantId }, amount: paise },
    { account: 'bank', amount: -paise },
  ] as const
  const entry = { reference: `gift:${randomUUID()}`, narration: 'A gift', actorId: null, lines }
  return inTx((tx) => postEntry(tx, { ...entry, kind: 'opening' }))
}
