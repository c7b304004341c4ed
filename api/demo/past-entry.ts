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
  await post(tx, id, lines)
  return id
}

/** All lines at once, in their order: the balance of a wallet follows from it. */
async function post(tx: Tx, entryId: string, lines: readonly Line[]): Promise<void> {
  const values = lines.map(({ account, amount }, place) => {
    const kind = typeof account === 'string' ? account : 'wallet'
    return sql`(${place}::int, ${kind}::text, ${merchantOf(account) ?? null}::bigint, ${amount}::bigint)`
  })
  await sql`
    insert into ledger_posting (entry_id, account_id, amount)
    select ${entryId}, account.id, line.amount from (values ${sql.join(values)}) as line (place, kind, merchant_id, amount)
    join ledger_account account on account.kind = line.kind and account.merchant_id is not distinct from line.merchant_id
    order by place`.execute(tx)
}
