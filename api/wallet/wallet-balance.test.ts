import { describe, expect, it } from 'vitest'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { merchantBalance } from './wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

const put = (merchantId: string, paise: string) =>
  house.db.updateTable('ledger_account').set({ balance: paise }).where('merchant_id', '=', merchantId).execute()
const own = async (browser: Browser) => (await browser.get<number>('/merchant/account/closing')).body
const all = async (browser: Browser) => (await browser.get<number>('/backend/account/closing')).body

describe('the balance of a wallet', () => {
  it('is a number in rupees, of the own business only', async () => {
    const [one, two] = [await aMerchant(house), await aMerchant(house)]
    const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: one.id, owner: true }))
    const employee = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: one.id }))
    const stranger = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: two.id, owner: true }))
    await put(one.id, '123456750')
    expect([await own(owner), await own(employee), await own(stranger)]).toEqual([1234567.5, 1234567.5, 0])
  })

  it('is zero where there is no wallet', async () => {
    const { id } = await aMerchant(house)
    await house.db.deleteFrom('ledger_account').where('merchant_id', '=', id).execute()
    const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true }))
    expect(await own(owner)).toBe(0)
    expect(await merchantBalance(house.db, null)).toBe(0)
  })

  it('cannot be below zero, nor can a business have two wallets', async () => {
    const { id } = await aMerchant(house)
    await expect(put(id, '-1')).rejects.toThrow('check constraint')
    const second = house.db.insertInto('ledger_account').values({ kind: 'wallet', merchant_id: id }).execute()
    await expect(second).rejects.toThrow('ledger_account_wallet')
  })

  it('of all wallets together is shown to the back office with the permission for payments', async () => {
    await house.db.updateTable('ledger_account').set({ balance: '0' }).execute()
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
    expect(await all(clerk)).toBe(0)
    for (const paise of ['1', '250']) await put((await aMerchant(house)).id, paise)
    await house.db.insertInto('ledger_account').values({ kind: 'bank', balance: '-251' }).execute()
    expect(await all(clerk)).toBe(2.51)
    const other = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
    expect((await other.get('/backend/account/closing')).status).toBe(403)
    expect((await clerk.get('/merchant/account/closing')).status).toBe(403)
  })
})
