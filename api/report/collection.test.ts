import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CollectionRow, CollectionSums } from '../../contract/collection.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { postEntry } from '../wallet/post-entry.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const merchant = await aMerchant(house)
const clerk = await aPerson(house, { permissions: ['report'] })
const browser = await signedIn(house, clerk)
const { rows: banks } = await sql<{ id: string }>`
  insert into bank_account (bank_name, account_name, account_no, ifsc, modes) values
    ('First Bank', 'Sample Kendra', '111111111111', 'SBIN0000001', '{upi,cash}'),
    ('Second Bank', 'Sample Kendra', '222222222222', 'SBIN0000002', '{upi,neft}') returning id`.execute(house.db)
const file = await sql<{ id: string }>`
  insert into stored_file (content, type, name, size, purpose) values ('x', 'image/png', 'slip.png', 1, 'slip') returning id`.execute(
  house.db,
)
let number = 0

async function credited(bank: number, mode: string, { amount, at }: { amount: number; at: string }): Promise<void> {
  number += 1
  const { entryId } = await house.inTx((tx) =>
    postEntry(tx, {
      reference: `collected:${number}`,
      kind: 'payment',
      narration: 'Paid in',
      actorId: null,
      lines: [
        { account: 'bank', amount: -amount },
        { account: { wallet: merchant.id }, amount },
      ],
    }),
  )
  await house.db
    .insertInto('payment_request')
    .values({
      merchant_id: merchant.id,
      bank_id: banks[bank]?.id ?? '',
      mode,
      reference: `UTR${number}`,
      amount,
      paid_on: '2026-11-01',
      slip_file_id: file.rows[0]?.id ?? '',
      created_by: clerk.id,
      status: 'approved',
      decided_by: clerk.id,
      decided_at: at,
      entry_id: entryId,
    })
    .execute()
}

// Half past six in the evening of Greenwich is midnight in India.
await credited(0, 'upi', { amount: 10_000, at: '2026-11-01T18:29:00Z' })
await credited(0, 'upi', { amount: 5_000, at: '2026-11-01T06:00:00Z' })
await credited(0, 'cash', { amount: 700, at: '2026-11-01T18:30:00Z' })
await credited(1, 'neft', { amount: 90_001, at: '2026-11-02T06:00:00Z' })

const list = (question: object) =>
  browser.post<{ data: CollectionRow[]; totalRecords: number; message: string }>(
    '/backend/reports/daily-collection',
    question,
  )

describe('the daily collection', () => {
  it('adds up what was credited by Indian day, bank, mode and person', async () => {
    const { body } = await list({ sorts: [{ column: 'amount', dir: 'asc' }] })
    const person = (
      await house.db.selectFrom('app_user').select('display_name').where('id', '=', clerk.id).executeTakeFirstOrThrow()
    ).display_name
    expect(body.data.map(({ id: _id, ...row }) => row)).toEqual([
      { day: '2026-11-02', bank: 'First Bank', mode: 'cash', person, payments: 1, amount: 700 },
      { day: '2026-11-01', bank: 'First Bank', mode: 'upi', person, payments: 2, amount: 15_000 },
      { day: '2026-11-02', bank: 'Second Bank', mode: 'neft', person, payments: 1, amount: 90_001 },
    ])
  })

  it('takes a range of days, and the sums of the days equal what the ledger took in', async () => {
    const { body } = await list({ additionFilter: { from: '2026-11-02', to: '2026-11-02' } })
    expect(body.totalRecords).toBe(2)
    const path = '/backend/reports/daily-collection-sums'
    const sums = (await browser.get<CollectionSums>(`${path}?from=2026-10-01&to=2026-11-30`)).body
    const { rows } = await sql<{ paise: string }>`
      select -sum(amount) as paise from ledger_posting join ledger_account on ledger_account.id = account_id
      where kind = 'bank'`.execute(house.db)
    expect(sums.amount).toBe(Number(rows[0]?.paise))
    expect(sums.days).toEqual([
      { day: '2026-11-01', payments: 2, amount: 15_000 },
      { day: '2026-11-02', payments: 2, amount: 90_701 },
    ])
  })

  it('refuses days that are none, by name', async () => {
    expect((await list({ additionFilter: { from: '2026-02-30' } })).status).toBe(400)
    const { status } = await browser.get('/backend/reports/daily-collection-sums?from=2024-01-01&to=2026-01-01')
    expect(status).toBe(400)
  })
})
