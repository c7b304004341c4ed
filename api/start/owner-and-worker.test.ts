import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { grantWorker } from '../../database/grant-worker.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

const house = await openTestHouse()
const worker = house.platform.database.kysely
// As at every start; a copied database does not bring the rights on itself along.
await grantWorker(house.db as never, 'kendra_worker')
const merchant = await aMerchant(house)
await giveMoney(house, merchant.id, 50_000)
const balance = async () =>
  (
    await sql<{
      balance: string
    }>`select balance from ledger_account where merchant_id = ${merchant.id}`.execute(house.db)
  ).rows[0]?.balance

describe('the role that the portal works with', () => {
  it('is neither a superuser nor the owner of anything', async () => {
    const { rows } = await sql<{ role: string; super: boolean; owns: string }>`
      select current_user as role, rolsuper as super, (select count(*) from pg_class where relowner = pg_roles.oid) as owns
      from pg_roles where rolname = current_user`.execute(worker)
    expect(rows).toEqual([{ role: 'kendra_worker', super: false, owns: '0' }])
  })

  it.each([
    ['switch triggers off', 'alter table ledger_posting disable trigger all'],
    ['switch triggers off for itself', "set session_replication_role = 'replica'"],
    ['take a trigger away', 'drop trigger ledger_posting_kept on ledger_posting'],
    [
      'change a function that guards',
      'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
    ],
    ['change a posting', 'update ledger_posting set amount = 2 * amount'],
    ['change an entry', "update ledger_entry set narration = 'other'"],
    ['take a posting away', 'delete from ledger_posting'],
    ['empty the ledger', 'truncate ledger_posting'],
    ['write a balance', 'update ledger_account set balance = balance + 1'],
    ['change an audit row', "update audit_event set detail = ''"],
    ['take an audit row away', 'delete from audit_event'],
    ['unseal the chain', 'delete from audit_seal'],
    ['say that another secret was meant', "update key_check set hash = 'x'"],
    ['forget a migration', 'delete from kysely_migration'],
    ['make a table of its own', 'create table own (n int)'],
    ['make a passing table of its own', 'create temporary table own (n int)'],
    ['make itself mightier', 'alter role current_user superuser'],
  ])('cannot %s', async (_what, statement) => {
    const before = await balance()
    await expect(sql.raw(statement).execute(worker)).rejects.toThrow(
      /permission denied|must be (able|owner)|Only roles/i,
    )
    expect(await balance()).toBe(before)
  })

  it('cannot move an entry to another number, though it may lock it', async () => {
    expect((await sql`select id from ledger_entry for update`.execute(worker)).rows).not.toHaveLength(0)
    await expect(sql`update ledger_entry set id = default`.execute(worker)).rejects.toThrow('never changed')
  })

  it('moves money by postings, and the ledger adds up', async () => {
    const { rows } = await sql<{ id: string; kind: string }>`
      select id, kind from ledger_account where kind = 'bank' or merchant_id = ${merchant.id} order by kind`.execute(
      worker,
    )
    const [bank, wallet] = rows
    await worker.transaction().execute(async (tx) => {
      const entry = await sql<{ id: string }>`
        insert into ledger_entry (reference, kind, narration) values ('by the worker', 'payment', 'x') returning id`.execute(
        tx,
      )
      await sql`insert into ledger_posting (entry_id, account_id, amount)
        values (${entry.rows[0]?.id}, ${bank?.id}, -700), (${entry.rows[0]?.id}, ${wallet?.id}, 700)`.execute(tx)
    })
    expect(await balance()).toBe('50700')
    expect((await house.inTx(checkLedger)).wrong).toEqual([])
  })
})
