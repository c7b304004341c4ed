import { sql } from 'kysely'
import type { HouseAccount } from '../../contract/wallet.ts'
import type { Db, Tx } from '../platform/database.ts'
import { type Account, type Line, merchantOf, type NewEntry } from './entry.ts'

export interface StoredEntry extends NewEntry {
  id: string
  reverses: string | null
}

/** Locks the wallets in the order of their ids, so that crossing entries wait instead of deadlocking; tells balances. */
export async function lockWallets(tx: Tx, merchantIds: readonly string[]): Promise<Map<string, number>> {
  const wallets = await lockWalletRows(tx, merchantIds)
  return new Map(wallets.map(({ merchantId, balance }) => [merchantId, balance]))
}

export interface LockedWallet {
  merchantId: string
  balance: number
  /** Below this the merchant wants to be told. */
  lowAt: number
}

export async function lockWalletRows(tx: Tx, merchantIds: readonly string[]): Promise<LockedWallet[]> {
  if (merchantIds.length === 0) return []
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['merchant_id', 'balance', 'low_at'])
    .where('kind', '=', 'wallet')
    .where('merchant_id', 'in', merchantIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ merchant_id, balance, low_at }) => ({
    merchantId: String(merchant_id),
    balance: Number(balance),
    lowAt: Number(low_at),
  }))
}

/** The id of the new entry, or nothing where the reference is taken. */
export async function insertEntry(
  tx: Tx,
  { reference, kind, narration, actorId, reverses }: Omit<StoredEntry, 'id'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('ledger_entry')
    .values({ reference, kind, narration, actor_id: actorId, reverses })
    .onConflict((clash) => clash.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** All lines at once, in their order; the database moves the balances. */
export async function insertPostings(tx: Tx, entryId: string, lines: readonly Line[]): Promise<void> {
  const kinds = lines.map(({ account }) => (typeof account === 'string' ? account : 'wallet'))
  const merchants = lines.map(({ account }) => merchantOf(account) ?? null)
  const amounts = lines.map(({ amount }) => amount)
  await sql`
    insert into ledger_posting (entry_id, account_id, amount)
    select ${entryId}, account.id, line.amount
    from unnest(${kinds}::text[], ${merchants}::bigint[], ${amounts}::bigint[]) with ordinality
      as line (kind, merchant_id, amount, position)
    join ledger_account account on account.kind = line.kind and account.merchant_id is not distinct from line.merchant_id
    order by line.position`.execute(tx)
}

export async function findEntry(
  db: Db,
  by: { id: string } | { reference: string } | { reverses: string },
): Promise<StoredEntry | undefined> {
  const [[column, value] = ['', '']] = Object.entries(by)
  const row = await db
    .selectFrom('ledger_entry')
    .select(['id', 'reference', 'kind', 'narration', 'actor_id', 'reverses'])
    .where(sql.ref(column), '=', value)
    .executeTakeFirst()
  if (!row) return undefined
  const { actor_id: actorId, kind, ...rest } = row
  return { ...rest, kind, actorId, lines: await readLines(db, row.id) }
}

async function readLines(db: Db, entryId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_posting.account_id')
    .select(['ledger_account.kind', 'ledger_account.merchant_id', 'ledger_posting.amount'])
    .where('ledger_posting.entry_id', '=', entryId)
    .orderBy('ledger_posting.id')
    .execute()
  return rows.map(({ kind, merchant_id, amount }) => ({
    account: accountOf(kind, merchant_id),
    amount: Number(amount),
  }))
}

const accountOf = (kind: string, merchantId: string | null): Account =>
  merchantId === null ? (kind as HouseAccount) : { wallet: merchantId }
