import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ConsignmentDetail, OverdueRow } from '../../contract/courier.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { secondsAfter } from '../platform/clock.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aPanApplication } from '../testing/pan.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { readPdf } from '../testing/reading/read-pdf.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['courier'] }))
const { rows: companies } = await sql<{ id: string; name: string }>`select id, name from courier_company`.execute(
  house.db,
)
const companyId = (name: string) => companies.find((one) => one.name === name)?.id ?? ''
let number = 0

type Refusal = { message: string; data?: Record<string, string> }

async function aShop() {
  const merchant = await aMerchant(house)
  const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  return { ...merchant, person, browser: await signedIn(house, person) }
}
type Shop = Awaited<ReturnType<typeof aShop>>
async function someHardCopies(shop: Shop, count: number) {
  const hardCopies = []
  for (let n = 0; n < count; n++)
    hardCopies.push(
      await aPanApplication(house, { merchantId: shop.id, createdBy: shop.person.id, state: 'acknowledged' }),
    )
  return hardCopies
}
const aParcel = (change: object = {}) => ({
  companyId: companyId('DTDC'),
  docket: `D${++number}12345`,
  sentOn: indianDay(new Date()),
  contents: '',
  remark: '',
  applicationIds: [],
  ...change,
})
const add = (browser: Browser, change: object) =>
  browser.post<Refusal & { id: string; no: string }>('/merchant/misc/courier/add', aParcel(change))
const detail = async (id: string, browser: Browser = clerk, side = 'backend') =>
  (await browser.get<ConsignmentDetail>(`/${side}/misc/courier/${id}`)).body
const paperStates = async (ids: string[]) =>
  (await house.db.selectFrom('pan_application').select('hardcopy').where('id', 'in', ids).orderBy('id').execute()).map(
    ({ hardcopy }) => hardcopy,
  )
const see = (id: string, typed: string | null) =>
  clerk.post<Refusal & { cardName: string; left: number }>(`/backend/misc/courier/${id}/receive-item`, {
    number: typed,
  })

describe('a parcel', () => {
  it('goes by the courier that the shop sent by last, unless it says otherwise', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const last = async ({ browser }: Shop) =>
      (await browser.get<{ lastCompanyId: string }>('/merchant/misc/courier/options')).body.lastCompanyId
    expect(await last(shop)).toBe('')
    await add(shop.browser, { contents: 'Letters' })
    expect([await last(shop), await last(other)]).toEqual([companyId('DTDC'), ''])
  })

  it('is changed by its sender only and received by the other side only, whichever that is', async () => {
    const shop = await aShop()
    const { body: sent } = await add(shop.browser, { contents: 'A letter' })
    const merchantId = shop.id
    const { body: coming } = await clerk.post<{ id: string }>('/backend/misc/courier/add', {
      ...aParcel({ contents: 'Forms' }),
      merchantId,
    })
    const wrong = [
      await shop.browser.post<Refusal>(`/merchant/misc/courier/${sent.id}/receive`),
      await clerk.post<Refusal>(`/backend/misc/courier/${coming.id}/receive`),
      await shop.browser.post<Refusal>(`/merchant/misc/courier/${coming.id}/change`, aParcel({ contents: 'Mine' })),
    ]
    expect(wrong.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'The other side receives this parcel.'],
      [409, 'The other side receives this parcel.'],
      [409, 'The head office has sent this parcel.'],
    ])
    // For the sending office there is no such call at all.
    expect((await clerk.post(`/backend/misc/courier/${coming.id}/change`, aParcel({ contents: 'Ours' }))).status).toBe(
      404,
    )
    expect((await clerk.post(`/backend/misc/courier/${sent.id}/receive`)).status).toBe(204)
    expect((await shop.browser.post(`/merchant/misc/courier/${coming.id}/receive`)).status).toBe(204)
  })
})

describe('a parcel to the head office', () => {
  it('with five hard copies, four received: the fifth is missing, waits again, and the sender is told', async () => {
    const shop = await aShop()
    const hardCopies = await someHardCopies(shop, 5)
    const ids = hardCopies.map(({ id }) => id)
    const { status, body } = await add(shop.browser, { applicationIds: ids })
    expect(status).toBe(200)
    expect(await paperStates(ids)).toEqual(Array(5).fill('couriered'))
    const [one, two, three, four, five] = hardCopies
    expect((await see(body.id, one?.refNo ?? '')).body).toEqual({ cardName: 'RAVI SAMPLE', left: 4 })
    expect((await see(body.id, one?.refNo ?? '')).body.left).toBe(4)
    expect((await see(body.id, two?.ackNo ?? '')).body.left).toBe(3)
    await see(body.id, three?.refNo ?? '')
    await see(body.id, four?.refNo ?? '')
    const wrong = await see(body.id, '3999999999')
    expect([wrong.status, wrong.body.message]).toEqual([404, 'This hard copy is not on the list of this parcel.'])
    expect((await clerk.post(`/backend/misc/courier/${body.id}/receive`)).status).toBe(204)
    expect(await paperStates(ids)).toEqual(['received', 'received', 'received', 'received', 'due'])
    expect(await detail(body.id)).toMatchObject({ status: 'received', items: 5, missing: 1 })
    const told = await house.db
      .selectFrom('notice')
      .select(['title', 'body'])
      .where('user_id', '=', shop.person.id)
      .execute()
    expect(told).toEqual([
      { title: `Parcel ${body.no} received`, body: `Missing: ${five?.refNo}. They wait to be sent again.` },
    ])
    expect((await add(shop.browser, { applicationIds: [five?.id] })).status).toBe(200)
  })

  it('takes each hard copy once, however many parcels are told at once', async () => {
    const shop = await aShop()
    const [paper] = await someHardCopies(shop, 1)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => add(shop.browser, { applicationIds: [paper?.id ?? ''] })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('is changed by its sender until it is received; papers that are taken out wait again', async () => {
    const shop = await aShop()
    const hardCopies = await someHardCopies(shop, 2)
    const [first = '', second = ''] = hardCopies.map(({ id }) => id)
    const { body } = await add(shop.browser, { applicationIds: [first] })
    const change = (given: object, browser = shop.browser) =>
      browser.post<Refusal>(`/merchant/misc/courier/${body.id}/change`, aParcel(given))
    expect((await change({ applicationIds: [second], contents: 'And a letter' })).status).toBe(204)
    expect(await paperStates([first, second])).toEqual(['due', 'couriered'])
    const stranger = await aShop()
    expect((await change({ contents: 'Mine now' }, stranger.browser)).status).toBe(404)
    await clerk.post(`/backend/misc/courier/${body.id}/receive`)
    const late = await change({ contents: 'Too late' })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("'received'")])
  })

  it('has a docket number of its own, checked where the company has a rule', async () => {
    const shop = await aShop()
    const post = companyId('India Post')
    const wrong = await add(shop.browser, { companyId: post, docket: 'EE473124828IN', contents: 'Letters' })
    expect([wrong.status, Object.keys(wrong.body.data ?? {})]).toEqual([400, ['docket']])
    expect((await add(shop.browser, { companyId: post, docket: 'ee 47312482 9 in', contents: 'Letters' })).status).toBe(
      200,
    )
    const again = await add(shop.browser, { companyId: post, docket: 'EE473124829IN', contents: 'Letters' })
    expect(again.body.data).toEqual({ docket: 'This docket number is known already' })
    expect((await add(shop.browser, { docket: '', contents: 'Letters' })).body.data).toEqual({ docket: 'Required' })
    const byHand = await add(shop.browser, { companyId: companyId('By hand'), docket: '', contents: 'Letters' })
    expect(byHand.status).toBe(200)
    expect((await add(shop.browser, {})).body.data).toEqual({ contents: 'Tick hard copies, or say what is inside' })
  })

  it('holds own papers only', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const [paper] = await someHardCopies(other, 1)
    expect((await add(shop.browser, { applicationIds: [paper?.id] })).status).toBe(409)
    expect(await paperStates([paper?.id ?? ''])).toEqual(['due'])
  })

  it('has a batch sheet with every token on it', async () => {
    const shop = await aShop()
    const hardCopies = await someHardCopies(shop, 3)
    const { body } = await add(shop.browser, { applicationIds: hardCopies.map(({ id }) => id) })
    const sheet = await shop.browser.get(`/merchant/misc/courier/${body.id}/sheet`)
    expect(sheet.headers['content-disposition']).toContain(`batch-sheet-${body.no}.pdf`)
    const text = (await readPdf(sheet.raw)).join(' ')
    for (const { refNo } of hardCopies) expect(text).toContain(refNo)
    const stranger = await aShop()
    expect((await stranger.browser.get(`/merchant/misc/courier/${body.id}/sheet`)).status).toBe(404)
  })
})

describe('a parcel to a merchant', () => {
  it('is told to the merchant, who receives it; the sender cannot', async () => {
    const shop = await aShop()
    const given = { ...aParcel({ contents: 'Stamps' }), merchantId: shop.id }
    const { body } = await clerk.post<{ id: string; no: string }>('/backend/misc/courier/add', given)
    expect((await clerk.post(`/backend/misc/courier/${body.id}/receive`)).status).toBe(409)
    expect((await detail(body.id, shop.browser, 'merchant')).own).toBe(false)
    expect((await shop.browser.post(`/merchant/misc/courier/${body.id}/receive`)).status).toBe(204)
    expect(await detail(body.id)).toMatchObject({ status: 'received', direction: 'to-merchant' })
  })
})

describe('hard copies whose day has passed', () => {
  it('stand in the list of overdue ones, the longest first', async () => {
    const shop = await aShop()
    const [late, second, fine] = await someHardCopies(shop, 3)
    const due = (id: string | undefined, day: string) =>
      house.db
        .updateTable('pan_application')
        .set({ hardcopy_due: day })
        .where('id', '=', id ?? '')
        .execute()
    await due(second?.id, '2026-01-02')
    await due(late?.id, '2026-01-01')
    await due(fine?.id, '2099-01-01')
    const { body } = await clerk.post<{ data: OverdueRow[] }>('/backend/misc/courier/overdue', {
      filters: [{ field: 'code', opt: 'equals', value1: shop.code }],
    })
    expect(body.data.map(({ refNo }) => refNo)).toEqual([late?.refNo, second?.refNo])
  })

  it('stand there from the day after theirs on, by the clock of the portal', async () => {
    const shop = await aShop()
    const [paper] = await someHardCopies(shop, 1)
    const tomorrow = indianDay(secondsAfter(house.platform.clock.now(), 24 * 3600))
    await house.db
      .updateTable('pan_application')
      .set({ hardcopy_due: tomorrow })
      .where('id', '=', paper?.id ?? '')
      .execute()
    const overdue = async (by: Browser) =>
      (
        await by.post<{ data: OverdueRow[] }>('/backend/misc/courier/overdue', {
          filters: [{ field: 'code', opt: 'equals', value1: shop.code }],
        })
      ).body.data.map(({ refNo }) => refNo)
    expect(await overdue(clerk)).toEqual([])
    house.pass(2 * 24 * 3600)
    expect(await overdue(await signedIn(house, await aPerson(house, { permissions: ['courier'] })))).toEqual([
      paper?.refNo,
    ])
    house.pass(-2 * 24 * 3600)
  })
})
