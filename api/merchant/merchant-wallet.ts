import { sql } from 'kysely'
import type { WalletLine } from '../../contract/merchant.ts'
import { type Earnings, entryKinds } from '../../contract/wallet.ts'
import { say } from '../../texts/say.ts'
import type { Db } from '../platform/database.ts'
import { readEarnings } from '../wallet/read-earnings.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { readMerchant } from './merchant-store.ts'

const shown = 20

/** What stands in a merchant's wallet, and its last lines, newest first. */
export async function merchantWallet(
  db: Db,
  id: string,
): Promise<{ balance: number; earnings: Earnings; lines: WalletLine[] }> {
  await readMerchant(db, id)
  const rows = await db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_posting.account_id')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_posting.entry_id')
    .select(['ledger_posting.id', 'ledger_posting.amount', 'ledger_posting.balance_after'])
    .select(['ledger_entry.at', 'ledger_entry.kind', 'ledger_entry.narration', 'ledger_entry.reference'])
    .where('ledger_account.merchant_id', '=', id)
    .where('ledger_account.kind', '=', 'wallet')
    .orderBy(sql`(ledger_posting.id + 0)`, 'desc')
    .limit(shown)
    .execute()
  const lines = rows.map(({ id: line, at, kind, amount, balance_after, ...words }) => ({
    ...words,
    id: line,
    at: at.toISOString(),
    kind: say(entryKinds[kind]),
    amount: Number(amount),
    balance: Number(balance_after),
  }))
  return { balance: await walletBalance(db, id), earnings: await readEarnings(db, id), lines }
}
