import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Dashboard, MerchantDashboard, OfficeCharts } from '../../contract/dashboard.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { type BackOfficeModule, backOfficeModules, type MerchantModule } from '../../contract/kernel/role.ts'
import { foldAndTell } from '../start/fold-and-tell.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { openStream } from '../testing/live-stream.ts'
import { giveMoney } from '../testing/money.ts'
import { aPanApplication } from '../testing/pan.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { aRegistration, sendProven } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const now = () => house.platform.clock.now()
const today = indianDay(now())
const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)

const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const shop = await aMerchant(house)
const other = await aMerchant(house, { idType: 'Distributor' })
const owner = await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true })
const rival = await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true })
await giveMoney(house, shop.id, 12_345)
await giveMoney(house, other.id, 100_000)

const mine = { merchantId: shop.id, createdBy: owner.id }
const theirs = { merchantId: other.id, createdBy: rival.id }
for (const state of ['draft', 'verification', 'rejected', 'cancelled', 'acknowledged'] as const)
  await aPanApplication(house, { ...mine, state })
await aPanApplication(house, { ...mine, state: 'draft', mode: 'paperless' })
await aPanApplication(house, { ...theirs, type: 'C', state: 'verification' })
const old = await aPanApplication(house, { ...theirs, state: 'verification' })
await sql`update pan_application set state_at = ${daysAgo(10)}, submitted_at = ${daysAgo(10)} where id = ${old.id}`.execute(
  house.db,
)
await sendProven(house, new Browser(house), aRegistration())

const officeWith = async (...permissions: BackOfficeModule[]) => signedIn(house, await aPerson(house, { permissions }))
const cards = async (by: Browser) => (await by.get<Dashboard>('/backend/dashboard/')).body
const charts = async (by: Browser) => (await by.get<OfficeCharts>('/backend/dashboard/charts')).body
const own = async (by: Browser) => (await by.get<MerchantDashboard>('/merchant/misc/dashboard')).body
const workOf = ({ work }: MerchantDashboard) => Object.fromEntries(work.map((one) => [one.work, one.waiting]))

describe('the dashboard of the back office', () => {
  it('answers the three fields of the specification, with and without the last slash', async () => {
    const { idDetail, ...numbers } = await cards(admin)
    expect(numbers).toEqual({ deposite: 1_123.45, totPanVolume: 5 })
    expect(idDetail).toContainEqual({ id: 'Retailer', nos: 1 })
    expect(idDetail).toContainEqual({ id: 'Distributor', nos: 1 })
    expect(idDetail).toContainEqual({ id: 'Master Distributor', nos: 0 })
    expect((await admin.get('/backend/dashboard')).body).toEqual({ ...numbers, idDetail })
  })

  it('tells what waits, since which Indian day, and how it has aged', async () => {
    const { work } = await charts(admin)
    expect(work.find((one) => one.work === 'pan-verification')).toEqual({
      work: 'pan-verification',
      waiting: 3,
      oldest: indianDay(daysAgo(10)),
      ages: [2, 0, 0, 1, 0],
    })
    expect(work.find((one) => one.work === 'registration')).toMatchObject({ waiting: 1, oldest: today })
    expect(work.find((one) => one.work === 'payment')).toEqual({
      work: 'payment',
      waiting: 0,
      oldest: null,
      ages: [0, 0, 0, 0, 0],
    })
  })

  it('draws the last thirty days by kind, without drafts and what was cancelled', async () => {
    const { days, volume } = await charts(admin)
    expect([days.length, days.at(-1), days[0]]).toEqual([30, today, indianDay(daysAgo(29))])
    const made = volume.find(({ kind }) => kind === 'pan-new')?.perDay ?? []
    expect([made.at(-1), made.at(-11), made.reduce((all, n) => all + n, 0)]).toEqual([3, 1, 4])
    expect(volume.find(({ kind }) => kind === 'pan-correction')?.perDay.at(-1)).toBe(1)
    expect(volume).toHaveLength(2)
  })
})

describe('staff', () => {
  it('without any permission see no number of the house', async () => {
    const nobody = await officeWith()
    expect(await cards(nobody)).toEqual({ deposite: null, totPanVolume: null, idDetail: [] })
    expect(await charts(nobody)).toMatchObject({ volume: [], collection: null, work: [] })
  })

  // Each number by itself: one that is shown to the wrong people is not hidden by another that is not.
  const telling: Record<string, (got: Dashboard & OfficeCharts) => boolean> = {
    balance: ({ deposite }) => deposite !== null,
    collection: ({ collection }) => collection !== null,
    pans: ({ totPanVolume }) => totPanVolume !== null,
    volume: ({ volume }) => volume.length > 0,
    people: ({ idDetail }) => idDetail.length > 0,
  }
  const seen: Partial<Record<BackOfficeModule, { told: string[]; work: string[] }>> = {
    registration: { told: [], work: ['registration'] },
    payment: { told: ['balance', 'collection'], work: ['payment', 'correction'] },
    'nsdl-pan': {
      told: ['pans', 'volume'],
      work: ['pan-verification', 'pan-verified', 'pan-acknowledged', 'pan-tin-resubmitted', 'pan-esign-failed'],
    },
    'uti-pan': { told: [], work: ['uti-psa', 'uti-coupon'] },
    gst: { told: [], work: ['gst-registration', 'gst-filing'] },
    courier: { told: [], work: ['parcel'] },
    report: { told: ['balance', 'collection', 'pans', 'volume', 'people'], work: [] },
    user: { told: ['people'], work: ['kyc'] },
  }
  it.each(backOfficeModules)('with %s see the numbers of that and nothing else', async (module) => {
    const clerk = await officeWith(module)
    const got = { ...(await cards(clerk)), ...(await charts(clerk)) }
    const { told, work } = seen[module] ?? { told: [], work: [] }
    expect(got.work.map((one) => one.work)).toEqual(work)
    expect(Object.keys(telling).filter((name) => telling[name]?.(got))).toEqual(told)
  })
})

describe('the dashboard of a merchant', () => {
  it('tells balance, volume and what waits of the own business only', async () => {
    const first = await own(await signedIn(house, owner))
    expect(first).toMatchObject({ balance: 12_345, today: 3, month: 3 })
    expect(workOf(first)).toEqual({
      draft: 1,
      'awaiting-scan': 0,
      'awaiting-crop': 0,
      rejected: 1,
      'tin-rejected': 0,
      paperless: 1,
      'gst-draft': 0,
      'gst-question': 0,
      'filing-question': 0,
      hardcopy: 1,
    })
    const second = await own(await signedIn(house, rival))
    expect([first.hasSold, second.hasSold]).toEqual([true, true])
    expect(second).toMatchObject({ balance: 100_000, today: 1 })
    expect(second.volume?.map(({ kind }) => kind)).toEqual(['pan-new', 'pan-correction'])
    expect(Object.values(workOf(second)).every((waiting) => waiting === 0)).toBe(true)
  })

  it('tells whether anything was ever sold, also when it was taken back', async () => {
    const fresh = await aMerchant(house)
    const person = await aPerson(house, { role: 'merchant', merchantId: fresh.id, owner: true })
    const newcomer = await signedIn(house, person)
    expect((await own(newcomer)).hasSold).toBe(false)
    const sold = await aPanApplication(house, { merchantId: fresh.id, createdBy: person.id, state: 'verification' })
    expect((await own(newcomer)).hasSold).toBe(true)
    await sql`update pan_application set state = 'cancelled' where id = ${sold.id}`.execute(house.db)
    await house.inTx(foldAndTell)
    const later = await own(newcomer)
    expect([later.hasSold, later.today]).toEqual([true, 0])
  })

  it.each<[MerchantModule[], string[], boolean]>([
    [[], [], false],
    [['courier'], ['hardcopy'], false],
    [['report'], [], true],
  ])('shows its staff with %j the work %j', async (permissions, work, volume) => {
    const staff = await aPerson(house, { role: 'merchant', merchantId: shop.id, permissions })
    const got = await own(await signedIn(house, staff))
    expect([got.work.map((one) => one.work), got.volume !== null]).toEqual([work, volume])
  })
})

describe('the oldest of what waits', () => {
  const since = async (name: string) => (await charts(admin)).work.find(({ work }) => work === name)?.oldest
  it('is told at once when it moves on, before and after the numbers are folded', async () => {
    await house.inTx(foldAndTell)
    await sql`update pan_application set state = 'verified' where id = ${old.id}`.execute(house.db)
    const moved = [today, indianDay(daysAgo(10)), null]
    const told = async () => [await since('pan-verification'), await since('pan-verified'), await since('uti-psa')]
    expect(await told()).toEqual(moved)
    await house.inTx(foldAndTell)
    expect(await told()).toEqual(moved)
    await sql`update pan_application set state = 'issued', pan = 'ABCPS1234E', ack_no = '881099999999999' where id = ${old.id}`.execute(
      house.db,
    )
    expect(await since('pan-verified')).toBe(null)
  })
})

describe('an open dashboard', () => {
  it('is told when figures moved, in the back office only', async () => {
    const address = await house.web.listen({ port: 0, host: '127.0.0.1' })
    await house.inTx(foldAndTell)
    const office = await openStream(address, admin, '/backend/notice/events')
    const merchant = await openStream(address, await signedIn(house, owner), '/merchant/notice/events')
    await aPanApplication(house, { ...mine, state: 'verification' })
    await house.inTx(foldAndTell)
    await office.until('figures')
    expect(merchant.heard).not.toContain('figures')
    office.leave()
    merchant.leave()
  })
})
