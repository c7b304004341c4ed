import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { houseAccounts } from '../../contract/wallet.ts'
import { openPanCounter } from '../testing/pan-counter.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { houseBalance, walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const price = 10_000
const override = 2_000
await sql`
  update package_price set price = ${price}, override1_unit = 'flat', override1_rate = ${override}
  where product_code = 'pan-new-physical-card'`.execute(house.db)

const many = 60
const retailer = await openPanCounter(house, { rupees: (many * price) / 100 })
const distributor = await openPanCounter(house, { rupees: 0 })
await sql`update merchant set upline_id = ${distributor.merchantId} where id = ${retailer.merchantId}`.execute(house.db)

const accounts = Object.keys(houseAccounts) as (keyof typeof houseAccounts)[]
const everything = async () => ({
  house: await Promise.all(accounts.map((account) => houseBalance(house.db, account))),
  wallets: await Promise.all([retailer.merchantId, distributor.merchantId].map((id) => walletBalance(house.db, id))),
})
const waiting = async () =>
  (await distributor.browser.get<{ pending: number; advanced: number }>('/merchant/account/earnings')).body

describe('a retailer and its distributor who farm overrides', () => {
  it('end where they began: nothing was spent, and the house lent nothing', async () => {
    const before = await everything()
    const sent: string[] = []
    for (let i = 0; i < many; i += 1) {
      const filled = await retailer.fill()
      const answer = await retailer.submit(filled)
      expect(answer.status).toBe(200)
      sent.push(filled.id)
    }
    expect(await walletBalance(house.db, distributor.merchantId)).toBe(0)
    expect(await waiting()).toMatchObject({ pending: many * (override - 40), advanced: 0 })

    const bought = await distributor.submit(await distributor.fill())
    expect([bought.status, bought.body.message]).toEqual([409, 'The balance is too low: ₹100.00 more is needed.'])

    for (const id of sent) expect((await retailer.once(`/merchant/nsdlpan/apply/${id}/cancel`)).status).toBe(200)
    expect(await everything()).toEqual(before)
    expect(await waiting()).toEqual({ pending: 0, advanced: 0 })
    expect(await house.db.selectFrom('wallet_advance').select('id').execute()).toEqual([])
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})
