import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type FindKind, type FoundRecord, findKinds } from '../../contract/find.ts'
import { backOfficeModules, merchantModules } from '../../contract/kernel/role.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { apiServices } from '../services.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { aRegistration, sendProven } from '../testing/registrations.ts'
import { openReportDesk, type ReportStep } from '../testing/report-data.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { lookupsOf } from './lookups.ts'

const lookups = lookupsOf(apiServices)

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
const [shop, rival] = [desk.merchants[0], desk.merchants[4]]
if (!shop || !rival) throw new Error('no merchants')
const does: ReportStep['does'][] = ['pay', 'pan', 'coupon', 'gst', 'filing']
const steps = does.flatMap((one) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((which) => [0, 4].map((who) => ({ does: one, who, which, minutes: 1, paise: 500 }))),
)
await desk.play(steps, new Date('2026-04-01T10:00:00Z'))
await sendProven(house, new Browser(house), aRegistration())
await sql`
  insert into consignment (direction, merchant_id, company_id, docket, sent_on, created_by)
  select 'to-office', merchant.id, (select min(id) from courier_company), 'dtdc-77' || merchant.id, '2026-04-02', (select min(id) from app_user)
  from merchant`.execute(house.db)
await sql`
  update gst_registration one set status = 'approved', trn = '27260000' || lpad(one.merchant_id::text, 7, '0'),
    arn = 'AA27042600' || lpad(one.merchant_id::text, 4, '0') || 'T', gstin = '27ABCPT' || lpad(one.merchant_id::text, 4, '0') || 'E1Z5'
  from (select max(id) as id from gst_registration where status = 'submitted' group by merchant_id) newest where newest.id = one.id`.execute(
  house.db,
)
await sql`
  update gst_filing one set status = 'filed', filed_on = '2026-05-02', arn = 'AB27042600' || lpad(one.merchant_id::text, 4, '0') || 'U'
  from (select max(id) as id from gst_filing where status = 'in-progress' group by merchant_id) newest where newest.id = one.id`.execute(
  house.db,
)
await sql`update merchant set business_name = 'Shri Ganesh 100% Seva' where id = ${shop.id}`.execute(house.db)

interface Numbered {
  kind: FindKind
  id: string
  number: string
  merchantId: string | null
  draft: boolean
}
const records: Numbered[] = []
for (const kind of findKinds) {
  const { table, title, own } = lookups[kind]
  const status = kind === 'nsdl-pan' ? sql`state` : kind === 'merchant' ? sql`''` : sql`status`
  const { rows } = await sql<Omit<Numbered, 'kind'>>`
    select id::text as id, ${sql.ref(title)} as number, ${status} = 'draft' as draft,
      ${own ? sql`merchant_id::text` : sql`null`} as "merchantId" from ${sql.table(table)}`.execute(house.db)
  records.push(...rows.map((row) => ({ kind, ...row })))
}

interface Finder {
  browser: Browser
  userId: string
  merchantId: string | null
  modules: readonly string[]
}
async function finder(merchantId: string | null): Promise<Finder> {
  const person = await aPerson(house, merchantId ? { role: 'merchant', merchantId } : {})
  const modules = merchantId ? merchantModules : backOfficeModules
  return { browser: await signedIn(house, person), userId: person.id, merchantId, modules }
}
const finders = [await finder(null), await finder(shop.id), await finder(rival.id)] as const
const [clerk, own] = finders

async function allow({ userId }: Finder, permissions: readonly string[]): Promise<void> {
  await sql`update app_user set permissions = ${permissions} where id = ${userId}`.execute(house.db)
}

const base = ({ merchantId }: Finder) => (merchantId ? '/merchant' : '/backend')
const ask = (by: Finder, q: string) =>
  by.browser.get<FoundRecord[]>(`${base(by)}/misc/find?${new URLSearchParams({ q }).toString()}`)
const find = async (by: Finder, q: string) => (await ask(by, q)).body
const namesOf = (all: FoundRecord[]) => all.map(({ kind, title }) => `${kind} ${title}`)

/** Where each kind is opened; what has no page of its own stands in its list. */
const pages: Partial<Record<FindKind, string>> = {
  'nsdl-pan': 'nsdlpan/paninfo',
  registration: 'registration',
  'gst-registration': 'gst/registration',
  'gst-filing': 'gst/filing',
  parcel: 'misc/courier',
}
async function opens(by: Finder, { kind, id, title }: FoundRecord): Promise<boolean> {
  const page = pages[kind]
  if (page) return (await by.browser.get(`${base(by)}/${page}/${id}`)).status === 200
  if (kind === 'merchant') return (await by.browser.get(`/backend/merchant/${id}`)).status === 200
  if (kind === 'payment' && !by.merchantId)
    return (await by.browser.get(`/backend/account/payments/${id}`)).status === 200
  const list = lists[kind === 'uti-pan' ? 'coupon' : 'payment'][by.merchantId ? 'own' : 'office']
  const { body } = await by.browser.post<TableReply<{ id: string }>>(list, { search: title })
  return body.data.some((row) => row.id === id)
}
const lists = {
  coupon: { office: '/backend/utipan/coupon-list', own: '/merchant/utipan/coupon/list' },
  payment: { office: '/backend/account/payments', own: '/merchant/accounts/payment-list' },
}

describe('who finds what', () => {
  const stretch = fc
    .tuple(fc.constantFrom(...records), fc.nat(20), fc.integer({ min: 2, max: 15 }))
    .map(([{ number }, from, length]) => number.slice(from % 4, (from % 4) + length))
    .filter((q) => q.length > 1)
  const whole = fc.constantFrom(...records).map(({ number }) => number)
  const case_ = fc.record({
    by: fc.constantFrom(...finders),
    ticks: fc.subarray([...backOfficeModules, ...merchantModules]),
    q: fc.oneof(whole, stretch),
  })

  it('whatever is found is of the own business and can be opened by who found it', async () => {
    await fc.assert(
      fc.asyncProperty(case_, async ({ by, ticks, q }) => {
        await allow(by, ticks)
        for (const one of await find(by, q)) {
          const record = records.find(({ kind, id }) => kind === one.kind && id === one.id)
          if (by.merchantId) expect(record?.merchantId).toBe(by.merchantId)
          expect([by.merchantId, ticks, one, await opens(by, one)]).toEqual([by.merchantId, ticks, one, true])
        }
      }),
      { numRuns: 150 },
    )
  })

  it('who may open everything of their side finds each record by its whole number', async () => {
    for (const by of finders) {
      await allow(by, by.modules)
      const visible = records.filter(({ merchantId, draft }) => (by.merchantId ? merchantId === by.merchantId : !draft))
      for (const { kind, id, number } of visible)
        expect(await find(by, number)).toContainEqual(expect.objectContaining({ kind, id, title: number }))
    }
  })

  it.each(backOfficeModules)('staff with %s find what that opens and nothing else', async (module) => {
    await allow(clerk, [module])
    const kinds = new Set<string>()
    for (const { number } of records) for (const { kind } of await find(clerk, number)) kinds.add(kind)
    const opened: Partial<Record<string, FindKind[]>> = {
      registration: ['registration'],
      payment: ['payment'],
      'nsdl-pan': ['nsdl-pan'],
      'uti-pan': ['uti-pan'],
      gst: ['gst-registration', 'gst-filing'],
      courier: ['parcel'],
      user: ['merchant'],
    }
    expect([...kinds].sort()).toEqual((opened[module] ?? []).sort())
  })

  it("nobody finds what is another merchant's, nor the back office a draft", async () => {
    await allow(own, own.modules)
    await allow(clerk, clerk.modules)
    for (const { number } of records.filter(({ merchantId }) => merchantId === rival.id))
      expect([number, await find(own, number)]).toEqual([number, []])
    const drafts = records.filter(({ draft }) => draft)
    expect(drafts.length).toBeGreaterThan(1)
    for (const { number } of drafts) expect([number, await find(clerk, number)]).toEqual([number, []])
  })
})

describe('what is typed', () => {
  it('may be a number in small letters, with spaces, or without the letter before it', async () => {
    await allow(clerk, ['payment'])
    for (const q of ['p000003', 'P 000 003', ' 03 ', '000003', 'P-000003'])
      expect([q, namesOf(await find(clerk, q))]).toEqual([q, ['payment P000003']])
  })

  it('finds tokens and acknowledgement numbers from six digits on, five at most and the newest first', async () => {
    await allow(clerk, ['nsdl-pan'])
    const pans = records.filter(({ kind, draft }) => kind === 'nsdl-pan' && !draft)
    const newest = pans.map(({ id }) => Number(id)).toSorted((a, b) => b - a)
    expect((await find(clerk, '300000')).map(({ id }) => Number(id))).toEqual(newest.slice(0, 5))
    expect(await find(clerk, '30000')).toEqual([])
    const { rows } = await sql<{ id: string; ack: string }>`
      select id::text as id, ack_no as ack from pan_application where ack_no is not null limit 1`.execute(house.db)
    const [acked] = rows
    for (const q of [acked?.ack ?? '', acked?.ack.slice(5) ?? ''])
      expect((await find(clerk, q)).map(({ id }) => id)).toEqual([acked?.id])
  })

  it('finds merchants by a part of their name, in which percent signs are letters', async () => {
    await allow(clerk, ['user'])
    for (const q of ['ganesh', 'SHRI GAN', '100% seva'])
      expect([q, namesOf(await find(clerk, q))]).toEqual([q, [`merchant ${shop.code}`]])
    for (const q of ['%%%', '___', 'x%y', 'ga']) expect([q, await find(clerk, q)]).toEqual([q, []])
    await aMerchant(house)
    expect((await find(clerk, 'business')).length).toBe(5)
  })

  it('finds parcels by docket, in any letter case', async () => {
    await allow(own, ['courier'])
    expect(await find(own, `DTDC-77${shop.id}`)).toEqual([
      expect.objectContaining({ kind: 'parcel', detail: `dtdc-77${shop.id} · On its way` }),
    ])
    expect(await find(own, `DTDC-77${rival.id}`)).toEqual([])
  })

  it('finds GST registrations by TRN, ARN and GSTIN, and returns by ARN and GSTIN', async () => {
    await allow(clerk, ['gst'])
    await allow(own, ['apply'])
    const registered = await sql<Record<'title' | 'trn' | 'arn' | 'gstin', string>>`
      select 'gst-registration ' || no as title, trn, arn, gstin from gst_registration
      where status = 'approved' and merchant_id = ${shop.id}`.execute(house.db)
    const filed = await sql<Record<'title' | 'arn' | 'gstin', string>>`
      select 'gst-filing ' || no as title, arn, gstin from gst_filing
      where status = 'filed' and merchant_id = ${shop.id}`.execute(house.db)
    expect([registered.rows.length, filed.rows.length]).toEqual([1, 1])
    for (const { title, ...numbers } of [...registered.rows, ...filed.rows])
      for (const q of Object.values(numbers).flatMap((number) => [number, ` ${number.toLowerCase()} `]))
        for (const by of [clerk, own]) expect([q, namesOf(await find(by, q))]).toEqual([q, [title]])
  })

  it.each(['', 'x', ' y ', 'z'.repeat(61)])('%j is refused', async (q) => {
    expect((await ask(clerk, q)).status).toBe(400)
  })
})
