import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MemberOptions } from '../../contract/member.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aMember, sendMember } from '../testing/members.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const retailer = '1'
const price = 50_000

async function aDistributor(paise: number, traits: { idType?: string; uplineId?: string } = {}) {
  const merchant = await aMerchant(house, { idType: 'Distributor', ...traits })
  const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  if (paise > 0) await giveMoney(house, merchant.id, paise)
  return { ...merchant, owner, browser: await signedIn(house, owner) }
}
const membersOf = (id: string) => house.db.selectFrom('merchant').selectAll().where('upline_id', '=', id).execute()
const salesOf = (id: string) => house.db.selectFrom('id_sale').selectAll().where('seller_id', '=', id).execute()
const optionsOf = async (browser: Browser) =>
  (await browser.get<MemberOptions>('/merchant/usermanagement/add-member')).body

describe('adding a member', () => {
  it('opens the business with all that belongs to it and takes the price from the wallet', async () => {
    const { id, code, owner, browser } = await aDistributor(price + 7)
    const given = aMember({ idType: retailer, gstNo: '' })
    const { status, body } = await sendMember(browser, given)
    expect(status).toBe(200)
    const [member] = await membersOf(id)
    expect(member).toMatchObject({ id: body.id, code: body.code, business_name: given.shopName, pan: given.panNo })
    expect(await walletBalance(house.db, id)).toBe(7)
    const [sale] = await salesOf(id)
    expect(sale).toMatchObject({ merchant_id: body.id, price: String(price), sold_by: owner.id })
    const entry = house.db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('id', '=', sale?.entry_id ?? '')
    expect(await entry.executeTakeFirst()).toMatchObject({ kind: 'id-sale', reference: `id-sale:${body.code}` })
    const person = house.db.selectFrom('app_user').selectAll().where('merchant_id', '=', body.id)
    expect(await person.execute()).toMatchObject([
      { code: body.code, user_name: given.mobileNo, is_owner: true, password_hash: null, kyc_state: 'not-started' },
    ])
    const audit = house.db.selectFrom('audit_event').selectAll().where('subject', '=', body.code)
    expect((await audit.execute()).map(({ act, detail }) => [act, JSON.parse(detail)])).toEqual([
      ['member.added', { under: code, idType: 'Retailer', paise: price, consent: true }],
    ])
  })

  it('for another price than the one that was shown is refused, and nothing is charged', async () => {
    const { id, browser } = await aDistributor(price)
    const refused = await sendMember(browser, { ...aMember({ idType: retailer }), total: price - 1 })
    expect([refused.status, await membersOf(id), await walletBalance(house.db, id)]).toEqual([409, [], price])
    expect((await sendMember(browser, { ...aMember({ idType: retailer }), total: price })).status).toBe(200)
    expect(await walletBalance(house.db, id)).toBe(0)
  })

  it('mails the user name and a link, never a password, and rings both bells', async () => {
    // So much that the wallet does not run low by it, which the owner would be told too.
    const { owner, browser } = await aDistributor(price + 100_000)
    const given = aMember()
    const { body } = await sendMember(browser, given)
    const mail = await lastMailTo(house, given.emailId)
    expect([mail.kind, mail.action?.url]).toEqual(['welcome', expect.stringContaining('/auth/reset-password?token=')])
    expect(mail.text.join()).toContain(given.mobileNo)
    const newcomer = new Browser(house)
    const token = new URL(mail.action?.url ?? '').searchParams.get('token')
    await newcomer.post('/auth/reset-password', { token, password: 'my own long password' })
    expect((await newcomer.signIn(given.mobileNo, 'my own long password')).status).toBe(200)
    const bell = async (one: Browser) =>
      (await one.get<{ notices: { title: string }[] }>('/merchant/notice')).body.notices.map(({ title }) => title)
    expect(await bell(newcomer)).toEqual([`Welcome, ${given.shopName}`])
    expect(await bell(browser)).toEqual([`New member ${body.code}`])
    expect(await mailsTo(house, owner.email)).toEqual([])
  })

  it('of an id that costs nothing posts nothing', async () => {
    const { id: free } = await house.db
      .insertInto('id_type')
      .values({ name: 'Trial', level: 1, price: 0, default_package_id: '1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.db.insertInto('id_type_recruit').values({ id_type_id: '2', recruits_id: free }).execute()
    const { id, browser } = await aDistributor(0)
    expect((await sendMember(browser, aMember({ idType: free }))).status).toBe(200)
    expect(await salesOf(id)).toMatchObject([{ price: '0', entry_id: null }])
    await house.db.updateTable('id_type').set({ active: false }).where('id', '=', free).execute()
    expect((await sendMember(browser, aMember({ idType: free }))).body.data).toEqual({
      idType: 'Please choose one of the list',
    })
  })
})

describe('a key', () => {
  it('twenty adds at once under one key: one member, one charge, twenty like answers', async () => {
    const { id, browser } = await aDistributor(price * 20)
    const [given, key] = [aMember(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendMember(browser, given, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1)
    expect(await membersOf(id)).toHaveLength(1)
    expect(await walletBalance(house.db, id)).toBe(price * 19)
    expect((await mailsTo(house, given.emailId)).filter(({ kind }) => kind === 'welcome')).toHaveLength(1)
  })

  it('with another body is a 422, and without a key nothing is done', async () => {
    const { id, browser } = await aDistributor(price * 3)
    const key = randomUUID()
    await sendMember(browser, aMember(), key)
    expect((await sendMember(browser, aMember(), key)).status).toBe(422)
    expect((await browser.post('/merchant/usermanagement/add-member', { ...aMember() })).status).toBe(400)
    expect(await membersOf(id)).toHaveLength(1)
  })

  it('of a refused add works once the reason is gone', async () => {
    const { id, browser } = await aDistributor(price - 1)
    const [given, key] = [aMember(), randomUUID()]
    const refused = await sendMember(browser, given, key)
    expect([refused.status, refused.body.message]).toEqual([409, 'The balance is too low: ₹0.01 more is needed.'])
    expect(await membersOf(id)).toEqual([])
    await giveMoney(house, id, 1)
    expect((await sendMember(browser, given, key)).status).toBe(200)
    expect(await walletBalance(house.db, id)).toBe(0)
  })
})

describe('at the same moment', () => {
  it('two members with money for one: one is added, one refused', async () => {
    const { id, browser } = await aDistributor(price * 2 - 1)
    const answers = await Promise.all([aMember(), aMember()].map((given) => sendMember(browser, given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await membersOf(id), await salesOf(id)].map((rows) => rows.length)).toEqual([1, 1])
    expect(await walletBalance(house.db, id)).toBe(price - 1)
  })

  it('the same person added by two distributors: one gets the member, and only that one pays', async () => {
    const both = [await aDistributor(price), await aDistributor(price)]
    const given = aMember()
    const answers = await Promise.all(both.map(({ browser }) => sendMember(browser, given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const left = await Promise.all(both.map(({ id }) => walletBalance(house.db, id)))
    expect(left.sort()).toEqual([0, price])
  })
})

const cannotBeAdded =
  'A member with these details cannot be added. Please check mobile number, e-mail address and PAN; if they are right, ask the head office.'

it('two people with one PAN at the same moment: one joins', async () => {
  const both = [await aDistributor(price), await aDistributor(price)]
  const { panNo } = aMember()
  const answers = await Promise.all(both.map(({ browser }) => sendMember(browser, aMember({ panNo }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body.message).toBe(cannotBeAdded)
})

describe('is refused', () => {
  it.each([
    ['a type that the own may not take in', { idType: '2' }, { idType: 'Please choose one of the list' }],
    ['a type that is not there', { idType: '999' }, { idType: 'Please choose one of the list' }],
    ['no type', { idType: '' }, { idType: 'Required' }],
    ['a state elsewhere', { state: 'Goa' }, { state: 'This pincode lies in Maharashtra' }],
    ['a wrong GSTIN', { gstNo: '27AAPFU0939F1ZX' }, { gstNo: /not a GSTIN/ }],
    ["another's GSTIN", { gstNo: '27AAPFU0939F1ZV' }, { gstNo: 'This GSTIN belongs to another PAN' }],
    ['no consent', { consent: false }, { consent: 'Please tick this to go on' }],
    ['a child', { dob: '2020-01-01' }, { dob: 'You must be at least 18 years old' }],
  ])('%s', async (_, change, data) => {
    const { id, browser } = await aDistributor(price)
    const { status, body } = await sendMember(browser, { ...aMember(), ...change })
    expect(status).toBe(400)
    for (const [field, said] of Object.entries(data)) expect(body.data?.[field]).toMatch(said)
    expect([(await membersOf(id)).length, await walletBalance(house.db, id)]).toEqual([0, price])
  })

  it('who has joined already, by one sentence whichever of mobile, e-mail and PAN it is, and not for long', async () => {
    const { browser } = await aDistributor(price * 9)
    const first = aMember()
    await sendMember(browser, first)
    const { mobileNo, emailId, panNo } = first
    const probes = [{ mobileNo }, { emailId }, { panNo }, { mobileNo, emailId, panNo }]
    for (const probe of probes) {
      const { status, body } = await sendMember(browser, aMember(probe))
      expect([status, body]).toEqual([400, { message: cannotBeAdded }])
    }
    for (let i = 0; i < 6; i++) await sendMember(browser, aMember({ mobileNo }))
    expect((await sendMember(browser, aMember({ mobileNo }))).status).toBe(429)
    expect((await sendMember(browser, aMember())).status).toBe(429)
  })

  it('while the KYC of the business, or of who adds, is not approved', async () => {
    const { id, owner, browser } = await aDistributor(price)
    const state = (kyc_state: 'submitted' | 'approved') =>
      house.db.updateTable('app_user').set({ kyc_state }).where('id', '=', owner.id).execute()
    await state('submitted')
    expect(await sendMember(browser, aMember())).toMatchObject({
      status: 409,
      body: { message: 'The KYC of your business is not approved yet.' },
    })
    expect((await optionsOf(browser)).obstacle).toBe('The KYC of your business is not approved yet.')
    await state('approved')
    const clerk = { role: 'merchant', merchantId: id, permissions: ['manage-people'], kyc: 'not-started' } as const
    const employee = await signedIn(house, await aPerson(house, clerk))
    expect((await sendMember(employee, aMember())).body.message).toBe('Your own KYC is not approved yet.')
    expect(await membersOf(id)).toEqual([])
  })

  it('below the third level', async () => {
    await house.db
      .insertInto('id_type_recruit')
      .values({ id_type_id: '2', recruits_id: '2' })
      .onConflict((clash) => clash.doNothing())
      .execute()
    const top = await aDistributor(0)
    const first = await aDistributor(0, { uplineId: top.id })
    const second = await aDistributor(price * 2, { uplineId: first.id })
    const third = await aDistributor(price, { uplineId: second.id })
    expect((await sendMember(second.browser, aMember({ idType: retailer }))).status).toBe(200)
    expect((await sendMember(third.browser, aMember({ idType: retailer }))).status).toBe(409)
    expect(await optionsOf(third.browser)).toMatchObject({
      idtypes: [],
      obstacle: expect.stringMatching(/three levels deep/),
    })
    await house.db.deleteFrom('id_type_recruit').where('id_type_id', '=', '2').where('recruits_id', '=', '2').execute()
  })
})

describe('the form', () => {
  it('offers only what the own type may take in, with prices and the own balance', async () => {
    const { browser } = await aDistributor(1234)
    expect(await optionsOf(browser)).toMatchObject({
      idtypes: [{ value: retailer, label: 'Retailer (₹500.00)', price }],
      balance: 1234,
      obstacle: null,
    })
    const shop = await aDistributor(0, { idType: 'Retailer' })
    expect(await optionsOf(shop.browser)).toMatchObject({
      idtypes: [],
      obstacle: expect.stringMatching(/cannot add members/),
    })
  })
})

it('the ledger is whole after all of it', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
