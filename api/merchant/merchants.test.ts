import { describe, expect, it } from 'vitest'
import type { IdSaleRow, IdSaleTotals } from '../../contract/id-sale.ts'
import type { MembersBelow, MerchantDetail, MerchantRow, WalletLine } from '../../contract/merchant.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMember, sendMember } from '../testing/members.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
type Refused = { message: string; data?: Record<string, string> }

async function aShop(traits: { uplineId?: string; idType?: string } = {}) {
  const merchant = await aMerchant(house, traits)
  const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  return { ...merchant, owner }
}
const send = (id: string, act: string, body: object = {}) => clerk.post<Refused>(`/backend/merchant/${id}/${act}`, body)
const detail = async (id: string) => (await clerk.get<MerchantDetail>(`/backend/merchant/${id}`)).body
const auditOf = async (code: string) => {
  const rows = await house.db
    .selectFrom('audit_event')
    .selectAll()
    .where('subject', '=', code)
    .where('act', 'like', 'merchant.%')
    .orderBy('id')
    .execute()
  return rows.map(({ act, detail }) => [act, JSON.parse(detail)])
}
const noticesOf = async (userId: string) =>
  (await house.db.selectFrom('notice').select('title').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ title }) => title,
  )

describe('the list of merchants', () => {
  it('shows each with its type, package, upline, KYC and balance, and finds it by its words', async () => {
    const upline = await aShop({ idType: 'Distributor' })
    const shop = await aShop({ uplineId: upline.id })
    await giveMoney(house, shop.id, 12_345)
    const { body } = await clerk.post<{ data: MerchantRow[]; totalRecords: number }>('/backend/merchant', {
      search: shop.code,
    })
    expect(body.data).toMatchObject([
      {
        id: shop.id,
        code: shop.code,
        bussName: `Business ${shop.code}`,
        idName: 'Retailer',
        packageName: 'Standard',
        upline: upline.code,
        kyc: 'approved',
        balance: 12_345,
        status: 'active',
      },
    ])
    const filters = [
      { field: 'upline', opt: 'equals', value1: upline.code },
      { field: 'balance', opt: '>', value1: '100' },
    ]
    const filtered = await clerk.post<{ data: MerchantRow[] }>('/backend/merchant', { filters })
    expect(filtered.body.data.map(({ code }) => code)).toEqual([shop.code])
  })

  it('and everything of a merchant is closed to staff without the permission', async () => {
    const { id } = await aShop()
    const other = await signedIn(house, await aPerson(house, { permissions: ['registration', 'payment'] }))
    expect((await other.post('/backend/merchant', {})).status).toBe(403)
    for (const path of ['', '/members', '/wallet', '/choices'])
      expect((await other.get(`/backend/merchant/${id}${path}`)).status).toBe(403)
    expect((await other.post(`/backend/merchant/${id}/lock`, { remark: 'x' })).status).toBe(403)
    expect((await detail(id)).status).toBe('active')
  })
})

describe('the page of a merchant', () => {
  it('shows its people, its members by level and the last lines of its wallet', async () => {
    const top = await aShop({ idType: 'Master Distributor' })
    const [one, two] = [
      await aShop({ uplineId: top.id, idType: 'Distributor' }),
      await aShop({ uplineId: top.id, idType: 'Distributor' }),
    ]
    const below = await aShop({ uplineId: one.id })
    const employee = await aPerson(house, { role: 'merchant', merchantId: top.id, kyc: 'submitted' })
    for (let i = 1; i <= 22; i++) await giveMoney(house, top.id, i)
    expect(await detail(top.id)).toMatchObject({
      code: top.code,
      upline: null,
      balance: 253,
      owner: { id: top.owner.id, kyc: 'approved' },
      employees: [{ id: employee.id, kyc: 'submitted', locked: false }],
    })
    expect((await detail(below.id)).upline).toEqual({ id: one.id, code: one.code, bussName: `Business ${one.code}` })
    const tree = (await clerk.get<MembersBelow>(`/backend/merchant/${top.id}/members`)).body
    expect(tree.counts).toEqual([2, 1, 0])
    expect(tree.members.map(({ id, uplineId, level }) => [id, uplineId, level])).toEqual([
      [one.id, top.id, 1],
      [two.id, top.id, 1],
      [below.id, one.id, 2],
    ])
    const wallet = (await clerk.get<{ balance: number; lines: WalletLine[] }>(`/backend/merchant/${top.id}/wallet`))
      .body
    expect([wallet.lines.length, wallet.lines[0]?.amount, wallet.lines[0]?.balance]).toEqual([20, 22, 253])
  })

  it('shows what was done to it to admins only', async () => {
    const { id, code } = await aShop()
    await send(id, 'lock', { remark: 'Complaint' })
    const { body } = await admin.get<{ act: string; subject: string }[]>(`/backend/merchant/${id}/activity`)
    expect(body).toMatchObject([{ act: 'merchant.locked', subject: code }])
    expect((await clerk.get(`/backend/merchant/${id}/activity`)).status).toBe(403)
  })
})

describe('locking a business', () => {
  it('ends every sign-in of its people and lets nobody in, until it is unlocked', async () => {
    const { id, code, owner } = await aShop()
    const employee = await aPerson(house, { role: 'merchant', merchantId: id })
    const browsers = [await signedIn(house, owner), await signedIn(house, employee)]
    const other = await aShop()
    const otherBrowser = await signedIn(house, other.owner)
    expect((await send(id, 'lock', { remark: 'Complaint 17' })).status).toBe(204)
    for (const browser of browsers) {
      expect((await browser.get('/auth/me')).status).toBe(401)
      expect((await browser.refresh()).status).toBe(401)
    }
    const again = await new Browser(house).signIn(owner.userName)
    expect([again.status, again.body.message]).toEqual([403, 'This account is locked. Please contact support.'])
    expect((await otherBrowser.get('/auth/me')).status).toBe(200)
    expect((await detail(id)).status).toBe('locked')
    const mail = await lastMailTo(house, owner.email)
    expect([mail.kind, mail.text.join()]).toEqual(['merchant-lock', expect.stringContaining('Complaint 17')])
    expect((await send(id, 'lock', { remark: 'Again' })).status).toBe(409)
    expect((await send(id, 'unlock', { remark: 'Settled' })).status).toBe(204)
    expect((await new Browser(house).signIn(owner.userName)).status).toBe(200)
    expect(await auditOf(code)).toEqual([
      ['merchant.locked', { before: 'active', after: 'locked', remark: 'Complaint 17' }],
      ['merchant.unlocked', { before: 'locked', after: 'active', remark: 'Settled' }],
    ])
    const name = `Business ${code}`
    expect(await noticesOf(owner.id)).toEqual([`${name} is locked`, `${name} is open again`])
  })

  it('stops a sign-in that is on its way', async () => {
    const { id } = await aShop()
    const person = await aPerson(house, { role: 'merchant', merchantId: id, mustChangePassword: true })
    const browser = new Browser(house)
    const { body } = await browser.signIn(person.userName)
    await send(id, 'lock', { remark: 'Complaint' })
    const challenge = 'challenge' in body ? body.challenge : ''
    const next = await browser.post('/auth/first-password', { challenge, password: 'my own long password' })
    expect(next.status).toBe(400)
  })

  it('needs a reason, and of ten at once one counts', async () => {
    const { id, code } = await aShop()
    expect((await send(id, 'lock', { remark: ' ' })).body.data).toEqual({ remark: 'Required' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, 'lock', { remark: 'x' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)])
    expect(await auditOf(code)).toHaveLength(1)
  })
})

describe('changing', () => {
  it('the package is told and recorded with what it was', async () => {
    const { id, code, owner } = await aShop()
    const gold = await house.db.insertInto('package').values({ name: 'Gold' }).returning('id').executeTakeFirstOrThrow()
    expect((await send(id, 'package', { packageId: gold.id })).status).toBe(204)
    expect((await detail(id)).packageName).toBe('Gold')
    expect(await auditOf(code)).toEqual([['merchant.package-changed', { before: 'Standard', after: 'Gold' }]])
    expect(await noticesOf(owner.id)).toEqual(['Your package has changed'])
    for (const packageId of ['999', 'x'])
      expect((await send(id, 'package', { packageId })).body.data).toEqual({
        packageId: 'Please choose one of the list',
      })
  })

  it('the id type must fit the upline and the members', async () => {
    const top = await aShop({ idType: 'Master Distributor' })
    const middle = await aShop({ uplineId: top.id, idType: 'Distributor' })
    const low = await aShop({ uplineId: middle.id })
    const choices = async (id: string) =>
      (await clerk.get<{ idtypes: { label: string }[] }>(`/backend/merchant/${id}/choices`)).body.idtypes.map(
        ({ label }) => label,
      )
    expect(await choices(top.id)).toEqual(['Master Distributor'])
    expect(await choices(middle.id)).toEqual(['Distributor'])
    expect(await choices(low.id)).toEqual(['Retailer'])
    expect((await send(middle.id, 'id-type', { idType: '1' })).status).toBe(400)
    expect((await send(middle.id, 'id-type', { idType: '3' })).status).toBe(400)
    expect((await send(low.id, 'id-type', { idType: '2' })).status).toBe(400)
    const free = await aShop()
    expect((await send(free.id, 'id-type', { idType: '3' })).status).toBe(204)
    expect(await auditOf(free.code)).toEqual([
      ['merchant.id-type-changed', { before: 'Retailer', after: 'Master Distributor' }],
    ])
    expect(await noticesOf(free.owner.id)).toEqual(['Your id type has changed'])
  })

  it('the facts keeps what they were, with the PAN masked, and takes nobody else’s PAN', async () => {
    const { id, code, owner } = await aShop()
    const { bussName, facts } = factsOf('Corrected Stores')
    expect((await send(id, 'change', facts)).status).toBe(204)
    expect(await detail(id)).toMatchObject({ bussName, district: 'Pune', panNo: facts.panNo, emailId: facts.emailId })
    const [[, recorded] = []] = await auditOf(code)
    expect(recorded).toMatchObject({
      before: { business_name: `Business ${code}`, district: '' },
      after: { business_name: bussName, district: 'Pune' },
    })
    expect(JSON.stringify(recorded)).not.toContain(facts.panNo)
    expect(await noticesOf(owner.id)).toEqual(['The facts of your business have changed'])
    expect((await send(id, 'change', facts)).status).toBe(204)
    expect(await auditOf(code)).toHaveLength(1)
    const other = await aShop()
    expect((await send(other.id, 'change', facts)).body.data).toEqual({ panNo: 'Someone else has this PAN' })
    expect((await send(other.id, 'change', { ...factsOf('X').facts, state: 'Goa' })).body.data).toEqual({
      state: 'This pincode lies in Maharashtra',
    })
  })

  it('drops fields that nobody may set', async () => {
    const { id } = await aShop()
    const before = await detail(id)
    await send(id, 'change', { ...factsOf('Plain').facts, code: 'M999999', packageId: '9', locked_at: 'now', id: '1' })
    expect(await detail(id)).toMatchObject({ code: before.code, packageId: before.packageId, status: 'active' })
  })
})

function factsOf(bussName: string) {
  const { mobileNo, emailId, panNo, gstNo, address1, address2, address3, pin, state, district } = aMember()
  return {
    bussName,
    facts: { bussName, mobileNo, emailId, panNo, gstNo, address1, address2, address3, pin, state, district },
  }
}

describe('resetting the owner', () => {
  it('ends the password and every sign-in, and mails a link that sets a new one', async () => {
    const { id, code, owner } = await aShop()
    const browser = await signedIn(house, owner)
    expect((await send(id, 'reset-sign-in')).status).toBe(204)
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await new Browser(house).signIn(owner.userName)).status).toBe(400)
    const mail = await lastMailTo(house, owner.email)
    const token = new URL(mail.action?.url ?? '').searchParams.get('token')
    await browser.post('/auth/reset-password', { token, password: 'my newest password' })
    expect((await new Browser(house).signIn(owner.userName, 'my newest password')).status).toBe(200)
    expect((await auditOf(code)).map(([act]) => act)).toEqual(['merchant.owner-reset'])
  })
})

describe('the list of id sales', () => {
  it('has a row for each id given out, and totals by type', async () => {
    const seller = await aShop({ idType: 'Distributor' })
    await giveMoney(house, seller.id, 50_000)
    const { body: added } = await sendMember(await signedIn(house, seller.owner), aMember())
    const { body } = await clerk.post<{ data: IdSaleRow[]; totalRecords: number }>(
      '/backend/usermanagement/id-sale-list',
      { search: added.code },
    )
    expect(body.data).toMatchObject([
      {
        merchantId: added.id,
        code: added.code,
        idName: 'Retailer',
        seller: `${seller.code} Business ${seller.code}`,
        price: 50_000,
      },
    ])
    const totals = await clerk.get<IdSaleTotals>('/backend/usermanagement/id-sale-list/totals')
    expect(totals.body).toEqual([{ idName: 'Retailer', nos: 1, paid: 50_000, given: 0 }])
  })
})
