import { sql } from 'kysely'
import type { Actor } from '../api/platform/actor.ts'
import { searchList } from '../api/platform/list/search-list.ts'
import { ownStatementTable } from '../api/wallet/statement-table.ts'
import { tableRequest } from '../contract/kernel/table.ts'
import { type BenchDatabase, openOwnDatabase } from './run/own-database.ts'

// The first page of a wallet's statement, with a thousand and with a million lines. `npm run bench bench/statement.ts [lines]`.
const large = Number(process.argv[2] ?? 1_000_000)
const small = 1000
const rounds = 200

/** A wallet with so many lines, written past the triggers: a million by the front door would take an hour. */
async function walletWith({ kysely }: BenchDatabase, lines: number): Promise<string> {
  return kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      insert into merchant (code, business_name, id_type_id, package_id) select ${`M${String(lines).slice(0, 6).padStart(6, '9')}`}, 'Business', id, default_package_id from id_type limit 1
      returning id`.execute(tx)
    const id = rows[0]?.id ?? ''
    await sql`insert into ledger_account (kind, merchant_id, balance) values ('wallet', ${id}, ${lines})`.execute(tx)
    await sql`
      with made as (
        insert into ledger_entry (reference, kind, narration, at)
        select ${`${id}:`}::text || n, 'payment', 'Line ' || n, now() - (${lines}::int - n) * interval '1 minute'
        from generate_series(1, ${lines}::int) n returning id, at
      )
      insert into ledger_posting (entry_id, account_id, amount, balance_after, at)
      select made.id, (select id from ledger_account where merchant_id = ${id}), 1, row_number() over (order by made.id), made.at
      from made`.execute(tx)
    const scope = sql`(select id::text from ledger_account where merchant_id = ${id})`
    await sql`insert into kept_count (name, scope, n) values ('ledger_posting', ${scope}, ${lines})`.execute(tx)
    return id
  })
}

async function millisecondsOf(database: BenchDatabase, merchantId: string): Promise<number> {
  const context = { actor: { merchantId } as Actor, params: {}, switches: {}, now: new Date() }
  const question = tableRequest.parse({})
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const start = performance.now()
    await searchList(database.kysely, ownStatementTable, context, question)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0
}

const database = await openOwnDatabase()
try {
  const [few, lots] = [await walletWith(database, small), await walletWith(database, large)]
  await sql`vacuum analyze`.execute(database.kysely)
  await millisecondsOf(database, few)
  const quick = await millisecondsOf(database, few)
  const slow = await millisecondsOf(database, lots)
  console.log(
    `first page, middle of ${rounds}: ${quick.toFixed(2)} ms with ${small} lines, ${slow.toFixed(2)} ms with ${large}`,
  )
  console.log(`ratio ${(slow / quick).toFixed(2)}`)
} finally {
  await database.stop()
}
