import type { Tx } from '../platform/database.ts'
import { merchantOf } from './entry.ts'
import { findEntry, lockWallets } from './entry-store.ts'

/** Which wallets could not give back what an entry brought them, and how much each is missing, in paise. */
export async function lineShortfalls(tx: Tx, entryId: string): Promise<{ merchantId: string; missing: number }[]> {
  const entry = await findEntry(tx, { id: entryId })
  if (!entry) return []
  const brought = new Map<string, number>()
  for (const { account, amount } of entry.lines) {
    const merchantId = merchantOf(account)
    if (merchantId !== undefined) brought.set(merchantId, (brought.get(merchantId) ?? 0) + amount)
  }
  const balances = await lockWallets(tx, [...brought.keys()])
  return [...brought]
    .map(([merchantId, paise]) => ({ merchantId, missing: paise - (balances.get(merchantId) ?? 0) }))
    .filter(({ missing }) => missing > 0)
}
