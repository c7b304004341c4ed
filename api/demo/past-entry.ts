import { sql } from 'kysely'
import type { EntryKind } from '../../contract/wallet.ts'
import type { Tx } from '../platform/database.ts'
import { type Line, merchantOf } from '../wallet/entry.ts'

interface PastEntry {
  reference: string
  kind: EntryKind
  narration: string
  actorId?: string
  at: Date
  lines: readonly Line[]
  /** The entry that this one takes back. */
  reverses?: string
}

/** An entry of a day gone by, which the portal itself would never write; answers its id. */
export async function pastEntry(tx: Tx, { lines, actorId, reverses, ...entry }: PastEntry): Promise<string> {
  const { id } = await tx
    .insertInto('ledger_entry')
    .values({ ...entry, actor_id: actorId ?? null, reverses: reverses ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { account, amount } of lines) await post(tx, id, { account, amount })
  return id
}

async function post(tx: Tx, entryId: string, { account, amount }: Line): Promise<void> {
  const kind = typeof account === 'string' ? account : 'wallet'
  await sql`
    insert into ledger_posting (entry_id, account_id, amount) select ${entryId}, id, ${amount}::bigint
    from ledger_account where kind = ${kind} and merchant_id is not distinct from ${merchantOf(account) ?? null}`.execute(
    tx,
  )
}
