import { describe, expect, it } from 'vitest'
import type { MemberRow, MemberView } from '../../contract/member.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aMember, sendMember } from '../testing/members.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { savePerson } from '../user/save-person.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

async function aShop(uplineId?: string, idType = 'Distributor') {
  const merchant = await aMerchant(house, { uplineId, idType })
  const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  return { ...merchant, owner }
}
const top = await aShop(undefined, 'Master Distributor')
const first = await aShop(top.id)
const second = await aShop(first.id)
const third = await aShop(second.id)
const fourth = await aShop(third.id)
const sibling = await aShop(top.id)
const nephew = await aShop(sibling.id)
const stranger = await aShop()
const browser = await signedIn(house, first.owner)

interface List {
  data: MemberRow[]
  totalRecords: number
  filterRecords: number
}
const listOf = async (one: Browser, asked: object = {}) =>
  (await one.post<List>('/merchant/usermanagement/member-list', { sorts: [{ column: 'code', dir: 'asc' }], ...asked }))
    .body
const view = (one: Browser, id: string) => one.get<MemberView>(`/merchant/usermanagement/view-member/${id}`)

describe('the list of members', () => {
  it('shows the own downline to the third level, with the level of each', async () => {
    const { data, totalRecords } = await listOf(browser)
    expect(data.map(({ code, level, upline }) => [code, level, upline])).toEqual([
      [second.code, 1, first.code],
      [third.code, 2, second.code],
      [fourth.code, 3, third.code],
    ])
    expect(totalRecords).toBe(3)
    const above = await listOf(await signedIn(house, top.owner))
    expect(above.data.map(({ code, level, members }) => [code, level, members])).toEqual([
      [first.code, 1, 1],
      [second.code, 2, 1],
      [third.code, 3, 1],
      [sibling.code, 1, 1],
      [nephew.code, 2, 0],
    ])
  })

  it('shows one level where one is asked for', async () => {
    for (const [level, code] of [
      [1, second.code],
      ['2', third.code],
      [3, fourth.code],
    ]) {
      const { data, totalRecords } = await listOf(browser, { additionFilter: { level } })
      expect([data.map((row) => row.code), totalRecords]).toEqual([[code], 1])
    }
    for (const level of [0, 4, 1.5, 'x'])
      expect((await browser.post('/merchant/usermanagement/member-list', { additionFilter: { level } })).status).toBe(
        400,
      )
  })

  it('gives nothing of others away, however it is asked', async () => {
    for (const other of [top, first, sibling, nephew, stranger]) {
      expect((await listOf(browser, { search: other.code })).data).toEqual([])
      const filters = [{ field: 'code', opt: 'equals', value1: other.code }]
      expect(await listOf(browser, { filters })).toMatchObject({ data: [], filterRecords: 0, totalRecords: 3 })
    }
    const under = [{ field: 'upline', opt: 'equals', value1: sibling.code }]
    expect((await listOf(browser, { filters: under })).data).toEqual([])
    for (const body of [{ filters: [{ field: 'balance', value1: '1' }] }, { additionFilter: { merchantId: top.id } }])
      expect((await browser.post('/merchant/usermanagement/member-list', body)).status).toBe(400)
  })

  it('is exported as it is shown, and no further', async () => {
    const { raw } = await browser.ask('POST', '/merchant/usermanagement/member-list/export', { format: 'csv' })
    const lines = raw.toString('utf8').trim().split(/\r?\n/)
    expect(lines).toHaveLength(4)
    expect(lines.join()).not.toContain(sibling.code)
  })
})

describe('the view of a member', () => {
  it('has exactly the fields of the specification, the Aadhaar number masked', async () => {
    const { id, browser: adder } = await withMoney()
    const given = aMember({ gender: 'M', address2: 'Ward 4', address3: 'Near the bank' })
    const { body: added } = await sendMember(adder, given)
    const owner = await house.db
      .selectFrom('app_user')
      .select('id')
      .where('merchant_id', '=', added.id)
      .executeTakeFirstOrThrow()
    await house.inTx((tx) => savePerson(tx, owner.id, { aadhaar: '999900000016' }))
    const { status, body } = await view(adder, added.id)
    expect([status, body]).toEqual([
      200,
      {
        bussName: given.shopName,
        idName: 'Retailer',
        panNo: given.panNo,
        gstNo: '',
        address1: given.address1,
        address2: 'Ward 4',
        address3: 'Near the bank',
        district: 'Pune',
        state: 'Maharashtra',
        pin: '411001',
        staff: {
          fullName: 'Asha Rao',
          fatherName: 'Mohan Rao',
          gender: 'M',
          dob: '1990-04-05',
          mobileNo: given.mobileNo,
          emailId: given.emailId,
          aadharNo: 'XXXX XXXX 0016',
          panNo: given.panNo,
        },
      },
    ])
    expect(id).not.toBe(added.id)
  })

  it('goes three levels down and no further; what is not below does not exist', async () => {
    for (const { id } of [second, third, fourth]) expect((await view(browser, id)).status).toBe(200)
    for (const { id } of [first, top, sibling, nephew, stranger]) expect((await view(browser, id)).status).toBe(404)
    const above = await signedIn(house, top.owner)
    expect((await view(above, third.id)).status).toBe(200)
    expect((await view(above, fourth.id)).status).toBe(404)
    for (const id of ['0', '-1', 'x', '999999999999999999']) expect((await view(browser, id)).status, id).toBe(404)
  })

  it('is for the owner and who may manage people', async () => {
    const staff = (permissions: string[]) => aPerson(house, { role: 'merchant', merchantId: first.id, permissions })
    expect((await view(await signedIn(house, await staff(['manage-people'])), second.id)).status).toBe(200)
    expect((await view(await signedIn(house, await staff(['apply', 'payment'])), second.id)).status).toBe(403)
  })
})

async function withMoney() {
  const merchant = await aShop()
  await giveMoney(house, merchant.id, 50_000)
  return { ...merchant, browser: await signedIn(house, merchant.owner) }
}
