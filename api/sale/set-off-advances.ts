import type { Tx } from '../platform/database.ts'
import { postEntry } from '../wallet/post-entry.ts'
import type { Share } from './priced-sale.ts'

/** Whoever owes the house an advance pays it back with what a sale has just brought, as far as that goes. */
export async function setOffAdvances(
  tx: Tx,
  { fact, shares }: { fact: string; shares: readonly Share[] },
): Promise<void> {
  for (const { merchantId, commission, tds } of shares) await setOff(tx, { fact, merchantId, earned: commission - tds })
}

async function setOff(
  tx: Tx,
  { fact, merchantId, earned }: { fact: string; merchantId: string; earned: number },
): Promise<void> {
  let left = earned
  for (const { id, open } of await lockOpenAdvances(tx, merchantId)) {
    const paise = Math.min(open, left)
    if (paise === 0) return
    await postEntry(tx, {
      reference: `set-off:${fact}:${id}`,
      kind: 'correction',
      narration: `Advance ${id} set off from earnings`,
      actorId: null,
      lines: [
        { account: { wallet: merchantId }, amount: -paise },
        { account: 'adjustment', amount: paise },
      ],
    })
    await tx
      .updateTable('wallet_advance')
      .set(({ eb }) => ({ set_off: eb('set_off', '+', String(paise)) }))
      .where('id', '=', id)
      .execute()
    left -= paise
  }
}

async function lockOpenAdvances(tx: Tx, merchantId: string): Promise<{ id: string; open: number }[]> {
  const rows = await tx
    .selectFrom('wallet_advance')
    .select(['id', 'amount', 'set_off'])
    .where('merchant_id', '=', merchantId)
    .whereRef('set_off', '<', 'amount')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, amount, set_off }) => ({ id, open: Number(amount) - Number(set_off) }))
}
