import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import { checkLedger } from './check-ledger.ts'
import { postEntry } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'

const bare = await openBareDatabase()
const { db, inTx, url } = bare
const [one = ''] = await someWallets(bare, [1_000, 500])
await inTx((tx) =>
  postEntry(tx, {
    reference: 'sale',
    kind: 'gst',
    narration: 'A sale',
    actorId: null,
    lines: [
      { account: { wallet: one }, amount: -300 },
      { account: 'sales', amount: 300 },
    ],
  }),
)
await inTx((tx) =>
  reverseEntry(tx, { reference: 'sale' }, { reference: 'refund', narration: 'A refund', actorId: null }),
)

const undo = new Error('undo')

/** What the check says after someone with every right on the database did this behind its rules; then it is undone. */
async function after(statement: string): Promise<string[]> {
  let wrong: string[] = []
  const work = inTx(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`alter table ledger_account drop constraint ledger_account_check`.execute(tx)
    await sql.raw(statement).execute(tx)
    wrong = (await checkLedger(tx)).wrong
    throw undo
  })
  await expect(work).rejects.toBe(undo)
  return wrong
}

const wallet = `(select id from ledger_account where merchant_id = ${one})`
const entry = (reference: string) => `(select id from ledger_entry where reference = '${reference}')`

describe('the ledger check', () => {
  it('finds nothing wrong in a ledger that was written by the rules', async () => {
    expect(await checkLedger(db)).toEqual({ entries: 4, postings: 8, wrong: [] })
  })

  it.each([
    [
      'an altered amount',
      `update ledger_posting set amount = amount + 1 where entry_id = ${entry('sale')}`,
      /sums to 2/,
    ],
    ['a lost posting', `delete from ledger_posting where entry_id = ${entry('refund')}`, /in 0 postings/],
    ['a balance that was set', `update ledger_account set balance = 1 where id = ${wallet}`, /stands at 1 paise/],
    ['a wallet below zero', `update ledger_account set balance = -1 where id = ${wallet}`, /below zero: -1 paise/],
    [
      'a false balance in a posting',
      'update ledger_posting set balance_after = 7 where balance_after > 0',
      /of 7 paise/,
    ],
    [
      'a false balance of the house',
      `update kept_count_change set n = 1 where scope = 'sales'`,
      /Account sales is kept/,
    ],
    [
      'a reversal that is none',
      `update ledger_posting set amount = -amount where entry_id = ${entry('refund')}`,
      /mirror/,
    ],
    ['a lost entry', `delete from ledger_entry where reference = 'sale'`, /belongs to no entry/],
  ])('finds %s', async (_what, statement, sentence) => {
    expect((await after(statement)).join('\n')).toMatch(sentence)
  })

  it('as a command tells what it saw, and ends with 1 where something is wrong', async () => {
    expect(await command()).toEqual({ code: 0, said: '4 entries with 8 postings checked.\nEverything adds up.\n' })
    await sql`alter table ledger_account disable trigger all`.execute(db)
    await sql`update ledger_account set balance = balance + 1 where merchant_id = ${one}`.execute(db)
    const { code, said } = await command()
    expect(code).toBe(1)
    expect(said).toMatch(/Wallet \d+ stands at 1001 paise, its postings say 1000\./)
  })
})

function command(): Promise<{ code: number; said: string }> {
  const program = path.resolve(import.meta.dirname, '../commands/ledger-check.ts')
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kendra-ledger-'))
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program], { env }, (error, said) => {
      rmSync(dataDir, { recursive: true })
      resolve({ code: Number(error?.code ?? 0), said })
    })
  })
}
