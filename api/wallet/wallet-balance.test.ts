import { describe, expect, it } from 'vitest'
import { type Browser, signedIn } from '../testing/browser.ts'
import { openStream } from '../testing/live-stream.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { merchantBalance } from './wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

const own = async (browser: Browser) => (await browser.get<number>('/merchant/account/closing')).body
const all = async (browser: Browser) => (await browser.get<number>('/backend/account/closing')).body

describe('the balance of a wallet', () => {
  it('is a number in rupees, of the own business only', async () => {
    const [one, two] = [await aMerchant(house), await aMerchant(house)]
    const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: one.id, owner: true }))
    const employee = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: one.id }))
    const stranger = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: two.id, owner: true }))
    await giveMoney(house, one.id, 123456750)
    expect([await own(owner), await own(employee), await own(stranger)]).toEqual([1234567.5, 1234567.5, 0])
  })

  it('that moves is told to the open tabs of that business, and to no other', async () => {
    const address = await house.web.listen({ port: 0, host: '127.0.0.1' })
    const [one, two] = [await aMerchant(house), await aMerchant(house)]
    const tabs = await Promise.all(
      [one, two].map(async ({ id }) => {
        const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true }))
        return openStream(address, owner, '/merchant/notice/events')
      }),
    )
    await giveMoney(house, one.id, 5)
    await tabs[0]?.until('wallet')
    await giveMoney(house, two.id, 5)
    await tabs[1]?.until('wallet')
    expect(tabs.map(({ heard }) => heard.filter((name) => name === 'wallet'))).toEqual([['wallet'], ['wallet']])
  })

  it('is zero where there is no wallet', async () => {
    const { id } = await aMerchant(house)
    await house.db.deleteFrom('ledger_account').where('merchant_id', '=', id).execute()
    const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true }))
    expect(await own(owner)).toBe(0)
    expect(await merchantBalance(house.db, null)).toBe(0)
  })

  it('of all wallets together is shown to the back office with the permission for payments', async () => {
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
    const before = await all(clerk)
    for (const paise of [1, 250]) await giveMoney(house, (await aMerchant(house)).id, paise)
    expect(await all(clerk)).toBe(before + 2.51)
    const other = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
    expect((await other.get('/backend/account/closing')).status).toBe(403)
    expect((await clerk.get('/merchant/account/closing')).status).toBe(403)
  })
})
