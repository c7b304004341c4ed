import { expect, it } from 'vitest'
import { mostSaved, type SavedReport } from '../../contract/report/saved.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const merchant = await aMerchant(house)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const other = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId: merchant.id }))

const address = '/backend/misc/reports/ledger?days=month&view=day'
const saved = async (browser = clerk) => (await browser.get<SavedReport[]>('/backend/reports/saved')).body

it('a person saves a report under a name, finds it again, gives the name a new address, and forgets it', async () => {
  await clerk.post('/backend/reports/saved', { name: 'Month', address })
  await clerk.post('/backend/reports/saved', { name: 'month', address: `${address}&account=bank` })
  const all = await saved()
  expect(all.map(({ name, address: where }) => [name, where])).toEqual([['month', `${address}&account=bank`]])
  expect(await saved(other)).toEqual([])
  const path = `/backend/reports/saved/${all[0]?.id}`
  expect((await other.ask('DELETE', path)).status).toBe(404)
  expect((await clerk.ask('DELETE', path)).status).toBe(204)
  expect(await saved()).toEqual([])
})

it.each([
  '//evil.test/backend/misc/reports/ledger',
  'https://evil.test/',
  '/backend/settings/site-configuration',
  '/merchant/misc/reports/ledger',
  '/backend/misc/reports/ledger#x',
  '/backend/misc/reports/../../x',
  'javascript:alert(1)',
])('the address %s is no report of the back office and is refused', async (wrong) => {
  expect((await clerk.post('/backend/reports/saved', { name: 'Wrong', address: wrong })).status).toBe(400)
})

it('a merchant saves the own reports only, and nobody more than the limit', async () => {
  const save = (name: string, where: string) => owner.post('/merchant/reports/saved', { name, address: where })
  expect((await save('Office', address)).status).toBe(400)
  for (let n = 0; n < mostSaved; n += 1)
    expect((await save(`Report ${n}`, '/merchant/misc/reports/ledger')).status).toBe(204)
  expect((await save('One more', '/merchant/misc/reports/ledger')).status).toBe(409)
  expect((await save('Report 7', '/merchant/misc/reports/refunds')).status).toBe(204)
})
