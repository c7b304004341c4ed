import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ReportSums } from '../../contract/report/report.ts'
import { inTransaction, openDatabase } from '../platform/database.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { closeDays } from './close-days.ts'
import { mendDays } from './mend-days.ts'

const house = await openTestHouse()
const office = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const { id: merchantId } = await aMerchant(house)

/** Money comes in at a moment of the past, as when data are taken over. */
async function moneyAt(at: string, amount: number): Promise<void> {
  await house.inTx(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into ledger_entry (reference, kind, narration, at) values (${`${at} ${amount}`}, 'payment', 'Paid', ${at}) returning id`.execute(
      tx,
    )
    await sql`
      insert into ledger_posting (entry_id, account_id, amount)
      select ${rows[0]?.id}, id, case kind when 'wallet' then ${amount}::bigint else -${amount}::bigint end
      from ledger_account where merchant_id = ${merchantId} or (merchant_id is null and kind = 'bank')`.execute(tx)
  })
}

const closeAt = (at: string) => house.inTx((tx) => closeDays(tx, new Date(at)))
const closedUntil = async () =>
  (await house.db.selectFrom('closed_days').select('until').executeTakeFirstOrThrow()).until
const summed = async () =>
  (
    await house.db.selectFrom('ledger_day').select(['day', 'credit']).where('credit', '>', '0').orderBy('day').execute()
  ).map(({ day, credit }) => `${day} ${credit}`)
async function creditOf(from: string, to: string): Promise<number | undefined> {
  const additionFilter = { from, to, view: 'day', account: 'wallet' }
  return (await office.post<ReportSums>('/backend/reports/ledger-sums', { additionFilter })).body.totals.credit
}

it('a day is closed an hour after its Indian end, and the report stays the same', async () => {
  // Half past six in the evening of Greenwich is midnight in India.
  await moneyAt('2026-05-01T10:00:00Z', 100)
  await moneyAt('2026-05-02T18:29:59Z', 20)
  await moneyAt('2026-05-02T18:30:00Z', 3)
  expect(await closeAt('2026-05-02T19:29:59Z')).toBe(false)
  expect([await closedUntil(), await summed()]).toEqual(['2026-05-01', ['2026-05-01 100']])
  await closeAt('2026-05-02T19:30:00Z')
  expect([await closedUntil(), await summed()]).toEqual(['2026-05-02', ['2026-05-01 100', '2026-05-02 20']])
  expect(await creditOf('2026-05-01', '2026-05-02')).toBe(120)
  expect(await creditOf('2026-05-02', '2026-05-03')).toBe(23)
})

it('what comes later with a moment of a closed day opens it again, and is not missing meanwhile', async () => {
  await moneyAt('2026-05-02T05:00:00Z', 4000)
  expect(await closedUntil()).toBe('2026-05-01')
  expect(await creditOf('2026-05-01', '2026-05-03')).toBe(4123)
  await closeAt('2026-05-09T00:00:00Z')
  expect([await closedUntil(), await summed()]).toEqual([
    '2026-05-08',
    ['2026-05-01 100', '2026-05-02 4020', '2026-05-03 3'],
  ])
  expect(await creditOf('2026-05-01', '2026-05-03')).toBe(4123)
})

it('years are closed in portions, and by two processes at once each day is closed once', async () => {
  await moneyAt('2025-11-01T05:00:00Z', 50_000)
  expect(await closedUntil()).toBe('2025-10-31')
  const other = openDatabase({
    url: house.databaseUrl,
    max: 2,
    statementTimeout: 10_000,
    name: 'other',
    onError: () => undefined,
  })
  const now = new Date('2026-05-09T00:00:00Z')
  for (let more = true; more; )
    more = (
      await Promise.all([house.db, other.kysely].map((kysely) => inTransaction(kysely, (tx) => closeDays(tx, now))))
    ).some(Boolean)
  await other.close()
  expect(await closedUntil()).toBe('2026-05-08')
  expect(await summed()).toEqual(['2025-11-01 50000', '2026-05-01 100', '2026-05-02 4020', '2026-05-03 3'])
  expect(await creditOf('2025-11-01', '2026-05-03')).toBe(54_123)
})

it('a closed day that differs from its rows is found, opened and closed again', async () => {
  const mend = () => house.inTx(mendDays)
  expect(await mend()).toBeUndefined()
  await house.db.updateTable('ledger_day').set({ credit: '1' }).where('day', '=', '2026-05-03').execute()
  await house.db.deleteFrom('ledger_day').where('day', '=', '2026-05-02').execute()
  expect(await mend()).toBe('2026-05-02')
  expect([await closedUntil(), await creditOf('2025-11-01', '2026-05-03')]).toEqual(['2026-05-01', 54_123])
  await closeAt('2026-05-09T00:00:00Z')
  expect([await mend(), await closedUntil()]).toEqual([undefined, '2026-05-08'])
  expect(await summed()).toEqual(['2025-11-01 50000', '2026-05-01 100', '2026-05-02 4020', '2026-05-03 3'])
})
