import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import * as calls from '../../contract/passport-form/passport-form.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { passportForms } from './passport-forms.ts'

const house = await openTestHouse()
const clerkPerson = await aPerson(house, { permissions: ['passport-form'] })
const clerk = await signedIn(house, clerkPerson)

/** A shop with so many paise below another one; its owner and somebody else of it, signed in. */
async function aShop(paise: number) {
  const above = await aMerchant(house, { idType: 'Distributor' })
  const { id: merchantId } = await aMerchant(house, { uplineId: above.id })
  const owner = await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId }))
  const staff = await aPerson(house, { role: 'merchant', merchantId, permissions: ['apply'] })
  if (paise > 0) await giveMoney(house, merchantId, paise)
  return { merchantId, aboveId: above.id, owner, staff: await signedIn(house, staff) }
}
const ask = (browser: Browser, asked: object, key: string = randomUUID()) =>
  browser.ask<{ no: string; message: string }>('POST', calls.askPassportForm.path, asked, { [onceHeader]: key })
const file = (id: string) => clerk.post<{ message: string }>(calls.filePassportForm.path.replace(':id', id))

interface Row {
  id: string
  no: string
  status: string
}
async function rowsOf(browser: Browser, { path }: { path: string }, search = ''): Promise<Row[]> {
  const { body } = await browser.post<TableReply<Row>>(path, { search })
  return body.data
}
async function formOf(no: string): Promise<Row> {
  const [row] = await rowsOf(clerk, calls.listPassportForms, no)
  if (!row) throw new Error(`There is no form ${no}.`)
  return row
}
async function toldTo(browser: Browser, area: 'backend' | 'merchant'): Promise<string[]> {
  const { body } = await browser.get<{ notices: { title: string }[] }>(`/${area}/notice`)
  return body.notices.map(({ title }) => title)
}
const statementOf = (merchantId: string) =>
  house.db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_posting.account_id')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_posting.entry_id')
    .select(['ledger_entry.kind', 'ledger_entry.narration', 'ledger_posting.amount'])
    .where('ledger_account.merchant_id', '=', merchantId)
    .where('ledger_entry.kind', '<>', 'opening')
    .execute()

it('a form that is asked for is charged once, however often the same request comes, and stands in both lists', async () => {
  const shop = await aShop(50_000)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => ask(shop.staff, { applicant: 'Asha Rao', total: 20_000 }, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const no = answers[0]?.body.no ?? ''
  expect(answers.map(({ body }) => body.no)).toEqual([no, no, no])
  const statement = await statementOf(shop.merchantId)
  expect(statement.filter(({ amount }) => amount === '-20000')).toEqual([
    { kind: 'passport-form', narration: `Passport form ${no}`, amount: '-20000' },
  ])
  expect(await rowsOf(shop.owner, calls.listOwnPassportForms)).toMatchObject([{ no, status: 'asked' }])
  expect(await formOf(no)).toMatchObject({ no, status: 'asked' })
  const money = await passportForms.money(house.db, (await formOf(no)).id)
  expect(money).toMatchObject({ price: 20_000, refundedAt: null })
  expect(money?.commission).toBeGreaterThan(0)
  expect(await walletBalance(house.db, shop.merchantId)).toBe(30_000 + (money?.commission ?? 0))
})

it('the back office is told of it, and the owner of the business too', async () => {
  const shop = await aShop(20_000)
  const { no } = (await ask(shop.staff, { applicant: 'Asha Rao' })).body
  expect(await toldTo(clerk, 'backend')).toContain(`Passport form ${no}`)
  expect(await toldTo(shop.owner, 'merchant')).toEqual([`${no} is asked for`])
})

it('nothing is written where the wallet cannot pay, the price is another or nobody is named', async () => {
  const poor = await aShop(19_999)
  expect((await ask(poor.owner, { applicant: 'Asha Rao' })).status).toBe(409)
  const other = await aShop(20_000)
  expect((await ask(other.owner, { applicant: 'Asha Rao', total: 19_900 })).status).toBe(409)
  expect((await ask(other.owner, { applicant: ' ' })).status).toBe(400)
  for (const { owner } of [poor, other]) expect(await rowsOf(owner, calls.listOwnPassportForms)).toEqual([])
  expect(await walletBalance(house.db, other.merchantId)).toBe(20_000)
})

it('it is filed once by the back office: moved, told, in the timeline, and paid for to those above', async () => {
  const shop = await aShop(20_000)
  const { no } = (await ask(shop.staff, { applicant: 'Asha Rao' })).body
  const { id } = await formOf(no)
  expect(await walletBalance(house.db, shop.aboveId)).toBe(0)
  const tries = await Promise.all([file(id), file(id), file(id)])
  expect(tries.map(({ status }) => status).sort()).toEqual([204, 409, 409])
  expect(await rowsOf(shop.owner, calls.listOwnPassportForms)).toMatchObject([{ no, status: 'filed' }])
  expect(await passportForms.steps(house.db, { merchantId: shop.merchantId }, id)).toMatchObject([
    { move: 'ask', to: 'asked', who: expect.stringContaining('Person') },
    { move: 'file', to: 'filed', who: 'Head office' },
  ])
  expect((await toldTo(shop.owner, 'merchant')).sort()).toEqual([`${no} is asked for`, `${no} is filed`])
  expect(await walletBalance(house.db, shop.aboveId)).toBeGreaterThan(0)
  expect((await checkLedger(house.db)).wrong).toEqual([])
  await expect(house.db.deleteFrom('passport_form').where('id', '=', id).execute()).rejects.toThrow('has a timeline')
})

it('a form of another business is not in the own list, and one that is not there is not filed', async () => {
  const [one, two] = [await aShop(20_000), await aShop(0)]
  expect((await ask(one.owner, { applicant: 'Asha Rao' })).status).toBe(200)
  expect(await rowsOf(two.owner, calls.listOwnPassportForms)).toEqual([])
  expect((await file('999999')).status).toBe(404)
})
