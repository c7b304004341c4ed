import { formatPaise } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import type { LockedWallet } from './entry-store.ts'

/** Tells the owner once, when the balance falls below the limit; not again with every payment below it. */
export async function warnOfLowBalance(
  tx: Tx,
  { merchantId, balance, lowAt }: LockedWallet,
  left: number,
): Promise<void> {
  if (balance < lowAt || left >= lowAt) return
  const owner = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('is_owner', '=', true)
    .executeTakeFirst()
  if (!owner) return
  await raiseNotice(tx, {
    userId: owner.id,
    kind: 'payment',
    title: moneyNotices.lowBalance,
    text: () => moneyNotices.isLeft({ amount: formatPaise(left) }),
    link: merchantPaths.paymentRequest,
  })
}
