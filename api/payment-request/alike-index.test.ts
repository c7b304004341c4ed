import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutIndexes } from '../demo/without-indexes.ts'
import type { Tx } from '../platform/database.ts'
import { explain } from '../testing/explain.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { alikeStatement } from './find-alike-payments.ts'

const house = await openTestHouse()
const many = 200_000

/** As many requests as some years bring, most with a number of twelve digits, some with the words that banks add. */
beforeAll(async () => {
  const { id: merchantId } = await aMerchant(house)
  const { id: userId } = await aPerson(house)
  const fill = (tx: Tx) =>
    sql`
    with bank as (
      insert into bank_account (bank_name, account_name, account_no, ifsc, modes)
      values ('Sample Bank', 'Sample', '123456789012', 'SBIN0000001', '{upi}') returning id
    ), slip as (
      insert into stored_file (content, name, type, size, purpose) values ('none', 'slip.png', 'image/png', 1, 'slip')
      returning id
    )
    insert into payment_request (merchant_id, bank_id, mode, amount, reference, paid_on, slip_file_id, created_by)
    select ${merchantId}, bank.id, 'upi', 10000 + n % 5000 * 100,
      case when n % 4 = 0 then 'NEFT SBI ASHA RAO ' else '' end || 400000000000 + (n * 7919::bigint * 104729) % 500000000000,
      date '2023-01-01' + n % 1200, slip.id, ${userId}
    from bank, slip, generate_series(1, ${many}) as n`.execute(tx)
  await house.inTx((tx) =>
    withoutIndexes(tx, 'payment_request', { fill: async () => void (await fill(tx)), onIndex: () => undefined }),
  )
}, 300_000)

describe(`among ${many} requests those that look alike are found by indexes`, () => {
  it.each(['468121701015', 'SBIINBASHARAO812345600777', '46812I7OIOIS', 'T12'])('for %s', async (canonical) => {
    const known = { id: '0', canonical, amount: '1000000', paid_on: '2025-03-01' }
    const steps = await house.inTx((tx) => explain(tx, alikeStatement(known), { freely: true }))
    const read = steps.filter((step) => step['Relation Name'] === 'payment_request')
    expect(read.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([])
    const looked = read.reduce((sum, step) => sum + step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0), 0)
    expect(looked).toBeLessThan(many / 20)
  })
})
