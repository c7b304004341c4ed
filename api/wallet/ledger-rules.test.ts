import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'

const bare = await openBareDatabase()
const { db } = bare
const [one = '', two = ''] = await someWallets(bare, [1_000, 1_000])
let number = 0

const accountId = async (merchantId: string) =>
  (await db.selectFrom('ledger_account').select('id').where('merchant_id', '=', merchantId).executeTakeFirstOrThrow())
    .id
const [a, b] = [await accountId(one), await accountId(two)]

/** Whoever has the database open can write plain SQL; all of these do, in one transaction. */
const run = (...statements: string[]) =>
  db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })

/** The statements of an entry whose postings go to these accounts. */
function entry(postings: [string, number][], reverses = 'null'): string[] {
  const reference = `plain:${++number}`
  const id = `(select id from ledger_entry where reference = '${reference}')`
  return [
    `insert into ledger_entry (reference, kind, narration, reverses) values ('${reference}', 'x', 'x', ${reverses})`,
    ...postings.map(
      ([account, amount]) =>
        `insert into ledger_posting (entry_id, account_id, amount) values (${id}, ${account}, ${amount})`,
    ),
  ]
}
const lastEntry = async () =>
  (await db.selectFrom('ledger_entry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
const state = async () => {
  const { rows } = await sql`
    select (select count(*) from ledger_entry) as entries, (select count(*) from ledger_posting) as postings,
      (select array_agg(balance order by id) from ledger_account) as balances`.execute(db)
  return rows
}
async function refused(statements: string[], because: string): Promise<void> {
  const before = await state()
  await expect(run(...statements)).rejects.toThrow(because)
  expect(await state()).toEqual(before)
}

describe('the database, asked in plain SQL,', () => {
  it('takes an entry that sums to zero', async () => {
    await run(
      ...entry([
        [a, -100],
        [b, 100],
      ]),
    )
    const { rows } = await sql`select balance from ledger_account where id in (${a}, ${b}) order by id`.execute(db)
    expect(rows).toEqual([{ balance: '900' }, { balance: '1100' }])
  })

  it('refuses an entry that does not sum to zero, at commit', () =>
    refused(
      entry([
        [a, -100],
        [b, 99],
      ]),
      'do not sum to zero',
    ))

  it('refuses an entry without postings', () => refused(entry([]), 'has no postings'))

  it('refuses a posting of nothing', () => refused(entry([[a, 0]]), 'amount_check'))

  it('refuses a posting that is added after the check was asked for early', async () => {
    const [head = '', first = '', second = '', third = ''] = entry([
      [a, -5],
      [b, 5],
      [b, 1],
    ])
    await refused([head, first, second, 'set constraints all immediate', third], 'do not sum to zero')
  })

  it('refuses to add to an entry of an earlier transaction', async () => {
    await run(
      ...entry([
        [a, -1],
        [b, 1],
      ]),
    )
    const closed = await lastEntry()
    const add = (account: string, amount: number) =>
      `insert into ledger_posting (entry_id, account_id, amount) values (${closed}, ${account}, ${amount})`
    await refused([add(a, -1), add(b, 1)], 'is closed')
  })

  it('lets nobody say that an entry was opened in another transaction', async () => {
    const values = (id: string) => `('forged:${id}', 'x', 'x', ${id})`
    const insert = 'insert into ledger_entry (reference, kind, narration, opened_in) values'
    const [, first = '', second = ''] = entry([
      [a, -1],
      [b, 1],
    ])
    const statements = [first, second].map((text) => text.replace(/plain:\d+/, 'forged:7'))
    await run(`${insert} ${values('7')}`, ...statements)
    const { rows } = await sql`select from ledger_entry where opened_in = 7`.execute(db)
    expect(rows).toEqual([])
  })

  it.each(['ledger_entry', 'ledger_posting'])('never changes, deletes or truncates a row of %s', async (table) => {
    for (const statement of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`])
      await refused([statement], 'rows are never changed or deleted')
  })

  it('does not truncate the accounts either, because their postings would go with them', () =>
    refused(['truncate ledger_account cascade'], 'rows are never changed or deleted'))

  it('refuses to change a balance without a posting', () =>
    refused([`update ledger_account set balance = balance + 1 where id = ${a}`], 'only by a posting'))

  it('refuses an account that begins with money', () =>
    refused([`insert into ledger_account (kind, balance) values ('gold', 5)`], 'begins with nothing'))

  it('refuses to give an account to another merchant, and a second one of a kind', async () => {
    await refused([`update ledger_account set merchant_id = ${two} where id = ${a}`], 'never changes hands')
    await refused([`insert into ledger_account (kind) values ('bank')`], 'ledger_account_house')
    await refused([`insert into ledger_account (kind, merchant_id) values ('wallet', ${one})`], 'ledger_account_wallet')
  })

  it('refuses to delete an account that money moved on', () =>
    refused([`delete from ledger_account where id = ${a}`], 'foreign key'))

  it('refuses a wallet below zero', () =>
    refused(
      entry([
        [a, -5_000],
        [b, 5_000],
      ]),
      'check constraint',
    ))

  it('refuses a reference that was used', async () => {
    await run(
      ...entry([
        [a, -1],
        [b, 1],
      ]),
    )
    const statements = entry([])
    await refused(
      statements.map((text) => text.replaceAll(/plain:\d+/g, `plain:${number - 1}`)),
      'reference_key',
    )
  })

  it('takes one reversal of an entry, none that does not mirror it, and none of a reversal', async () => {
    await run(
      ...entry([
        [a, -10],
        [b, 10],
      ]),
    )
    const original = await lastEntry()
    const back = (amount: number): [string, number][] => [
      [a, amount],
      [b, -amount],
    ]
    await refused(entry(back(9), original), 'does not mirror')
    await run(...entry(back(10), original))
    const reversal = await lastEntry()
    await refused(entry(back(10), original), 'reverses_key')
    await refused(entry(back(-10), reversal), 'is a reversal')
  })
})
