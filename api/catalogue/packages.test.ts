import { describe, expect, it } from 'vitest'
import type { PackageFacts, PackageRow, PackageSetup, PricedProduct } from '../../contract/catalogue/package.ts'
import type { Terms } from '../../contract/catalogue/price.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { priceOf } from './price-of.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))
const other = await signedIn(house, await aPerson(house, { role: 'admin' }))
let number = 0

const standard = (await house.db.selectFrom('package').select('id').executeTakeFirstOrThrow()).id
const setupOf = async (id: string) => (await clerk.get<PackageSetup>(`/backend/package/${id}/prices`)).body
const pricesOf = ({ products }: { products: PricedProduct[] }) =>
  products.flatMap(({ code, terms }) => (terms ? [{ code, terms }] : []))
const save = (id: string, body: Record<string, unknown>, by: Browser = clerk) =>
  by.post<{ version: number; message?: string; data?: Record<string, string> }>(`/backend/package/${id}/prices`, body)
async function aCopy(): Promise<string> {
  number += 1
  const body = { name: `Copy ${number}`, active: true, copyFrom: standard }
  return (await clerk.post<{ id: string }>('/backend/package/add', body)).body.id
}
const terms = (change: Partial<Terms> = {}): Terms => ({
  price: 15_000,
  commission: { unit: 'percent', value: 10_00 },
  overrides: [
    { unit: 'flat', value: 300 },
    { unit: 'percent', value: 1_25 },
    { unit: 'flat', value: 0 },
  ],
  ...change,
})
const lastAct = () =>
  house.db
    .selectFrom('audit_event')
    .select(['act', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('a new house', () => {
  it('has one package that sells everything and never at a loss', async () => {
    const setup = await setupOf(standard)
    expect([setup.name, setup.active]).toEqual(['Standard', true])
    expect(setup.products).toHaveLength(29)
    for (const { code, governmentFee, terms: given } of setup.products) {
      expect(given, code).not.toBeNull()
      const { price, given: paid } = await priceOf(house.db, standard, code)
      expect(price, code).toBeGreaterThanOrEqual(governmentFee + paid)
    }
  })

  it('sells PAN cards at the fees of the government, by how they are asked for', async () => {
    const { products } = await setupOf(standard)
    const fees = new Map(products.map(({ code, governmentFee }) => [code, governmentFee]))
    expect(fees.get('pan-new-physical-card')).toBe(10_700)
    expect(fees.get('pan-new-physical-epan')).toBe(7_200)
    expect(fees.get('pan-correction-paperless-card')).toBe(10_100)
    expect(fees.get('pan-correction-paperless-epan')).toBe(6_600)
    expect(fees.get('pan-new-physical-card-abroad')).toBe(101_700)
    expect(fees.get('pan-correction-paperless-card-abroad')).toBe(101_100)
  })
})

describe('packages', () => {
  it('are listed with how many products they sell and for whom they are the default', async () => {
    const { body } = await clerk.post<{ data: PackageRow[] }>('/backend/package/list', { search: 'Standard' })
    expect(body.data).toMatchObject([
      { name: 'Standard', products: 29, idTypes: 'Retailer, Distributor, Master Distributor', active: true },
    ])
  })

  it('are added empty or as a copy of another, and written down', async () => {
    const empty = await clerk.post<{ id: string }>('/backend/package/add', {
      name: 'Bare',
      active: false,
      copyFrom: null,
    })
    expect(pricesOf(await setupOf(empty.body.id))).toEqual([])
    expect(await lastAct()).toMatchObject({ act: 'package.added', subject: 'Bare' })
    expect(pricesOf(await setupOf(await aCopy()))).toEqual(pricesOf(await setupOf(standard)))
    const body = { name: 'From nowhere', active: true, copyFrom: '999999' }
    expect((await clerk.post('/backend/package/add', body)).status).toBe(404)
    expect(await clerk.post('/backend/package/add', { ...body, name: 'STANDARD', copyFrom: null })).toMatchObject({
      status: 400,
      body: { data: { name: 'Another package has this name' } },
    })
  })

  it('are renamed and taken out of use, and then no longer offered', async () => {
    const id = await aCopy()
    const { version, name } = (await clerk.get<PackageFacts>(`/backend/package/${id}`)).body
    const change = { name: 'Festival', active: false, version }
    const saved = await clerk.post<PackageFacts>(`/backend/package/${id}/change`, change)
    expect(saved.body).toEqual({ id, name: 'Festival', active: false, version: version + 1 })
    expect(await lastAct()).toMatchObject({ act: 'package.changed', subject: name })
    const options = (await clerk.get<Option[]>('/backend/package/options')).body
    expect(options).toContainEqual({ value: standard, label: 'Standard' })
    expect(options.map(({ value }) => value)).not.toContain(id)
    expect((await clerk.post(`/backend/package/${id}/change`, change)).status).toBe(409)
  })

  it('that new merchants get stay in use', async () => {
    const { version } = (await clerk.get<PackageFacts>(`/backend/package/${standard}`)).body
    const change = { name: 'Standard', active: false, version }
    expect(await clerk.post(`/backend/package/${standard}/change`, change)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('default package of Retailer') },
    })
  })
})

describe('prices', () => {
  const aFiling = 'gst-filing-gstr-1'
  const asTo = (code: string, by: Partial<Terms>) => (one: { code: string; terms: Terms }) =>
    one.code === code ? { code, terms: { ...one.terms, ...by } } : one

  it.each([
    ['a paisa', { price: 1 }, 'price', 'Only an admin lowers a price: at least ₹300.00'],
    ['a paisa less than before', { price: 29_999 }, 'price', 'Only an admin lowers a price: at least ₹300.00'],
    [
      'all of it given back as commission',
      { commission: { unit: 'percent', value: 94_00 } as const },
      'commission',
      'Only an admin gives more of a price away: at least ₹237.00 must be left',
    ],
  ])('are not lowered by a clerk: %s', async (_what, change, cell, why) => {
    const id = await aCopy()
    const setup = await setupOf(id)
    const prices = pricesOf(setup).map(asTo(aFiling, change))
    const place = prices.findIndex(({ code }) => code === aFiling)
    const refused = await save(id, { version: setup.version, prices })
    expect([refused.status, refused.body.data]).toEqual([400, { [`prices.${place}.terms.${cell}`]: why }])
    expect(await setupOf(id)).toEqual(setup)
    expect((await save(id, { version: setup.version, prices }, other)).status).toBe(200)
  })

  it('are not lowered by a clerk in a new package, by a copy, or by taking a product out and putting it back', async () => {
    const cheap = { code: aFiling, terms: terms({ price: 20_000 }) }
    const body = { name: 'From nothing', active: true, copyFrom: null }
    const { id } = (await clerk.post<{ id: string }>('/backend/package/add', body)).body
    const floor = (await setupOf(id)).products.find(({ code }) => code === aFiling)?.floor
    expect(floor).toEqual({ price: 30_000, left: 23_700 })
    expect((await save(id, { version: 1, prices: [cheap] })).status).toBe(400)
    expect((await save(id, { version: 1, prices: [{ ...cheap, terms: terms({ price: 30_000 }) }] })).status).toBe(200)
    const out = await save(id, { version: 2, prices: [] })
    expect([out.status, out.body.data]).toEqual([400, { prices: 'Only an admin takes a product out of a package' }])
    expect((await save(id, { version: 2, prices: [cheap] })).status).toBe(400)
  })

  it('are raised by a clerk, and the admins read which product, from what and to what', async () => {
    const id = await aCopy()
    const setup = await setupOf(id)
    expect(setup.mayLower).toBe(false)
    const prices = pricesOf(setup).map(asTo(aFiling, { price: 35_050 }))
    expect((await save(id, { version: setup.version, prices })).status).toBe(200)
    const inbox = await other.get<{ notices: { text: string }[] }>('/backend/notice')
    expect(inbox.body.notices[0]?.text).toContain(': GSTR-1 (gst-filing-gstr-1) from ₹300.00 to ₹350.50.')
  })

  it('are saved all at once, tell what each earns, and are written down with what changed', async () => {
    const id = await aCopy()
    const { version, products } = await setupOf(id)
    const prices = pricesOf({ products }).map((one) =>
      one.code === 'gst-registration' ? { ...one, terms: terms() } : one,
    )
    expect((await save(id, { version, prices }, other)).body).toEqual({ version: version + 1 })
    expect(pricesOf(await setupOf(id))).toEqual(prices)
    expect(await priceOf(house.db, id, 'gst-registration')).toEqual({
      price: 15_000,
      commission: 1_500,
      overrides: [300, 188, 0],
      given: 1_988,
      governmentFee: 0,
    })
    const { act, detail } = await lastAct()
    expect(act).toBe('package.prices-changed')
    expect(Object.keys(JSON.parse(detail))).toEqual(['gst-registration'])
  })

  it('at a loss are an admin’s matter, and every change of prices is told to the admins', async () => {
    const id = await aCopy()
    const setup = await setupOf(id)
    const [first, ...rest] = pricesOf(setup)
    if (!first) throw new Error('Nothing is sold.')
    const prices = [{ ...first, terms: { ...terms(), price: 400 } }, ...rest]
    const refused = await save(id, { version: setup.version, prices })
    expect([refused.status, Object.keys(refused.body.data ?? {})]).toEqual([400, ['prices.0.terms.price']])
    expect(pricesOf(await setupOf(id))).toEqual(pricesOf(setup))
    expect((await save(id, { version: setup.version, prices }, other)).status).toBe(200)
    const inbox = await other.get<{ notices: { title: string; text: string }[] }>('/backend/notice')
    expect(inbox.body.notices[0]).toMatchObject({ title: 'Prices were changed' })
    expect(inbox.body.notices[0]?.text).toContain(first.code)
  })

  it('that are the same as before change nothing', async () => {
    const id = await aCopy()
    const setup = await setupOf(id)
    const before = await lastAct()
    expect((await save(id, { version: setup.version, prices: pricesOf(setup) })).body.version).toBe(setup.version)
    expect(await lastAct()).toEqual(before)
  })

  it('of a product that is left out are gone: it is not sold in that package', async () => {
    const id = await aCopy()
    const { version } = await setupOf(id)
    await save(id, { version, prices: [{ code: 'gst-filing-gstr-1', terms: terms() }] }, other)
    expect(pricesOf(await setupOf(id))).toHaveLength(1)
    await expect(priceOf(house.db, id, 'gst-registration')).rejects.toMatchObject({ status: 409 })
  })

  it('saved by two at once: one wins, the other is told, and nothing is mixed', async () => {
    const id = await aCopy()
    const { version } = await setupOf(id)
    const answers = await Promise.all(
      [other, other].map((by, i) =>
        save(id, { version, prices: [{ code: 'gst-registration', terms: terms({ price: 20_000 + i }) }] }, by),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await priceOf(house.db, id, 'gst-registration')).price).toBe(20_000 + winner)
    expect(answers[1 - winner]?.body.message).toContain('Somebody else has changed this package')
  })

  it.each([
    ['a price below zero', [{ code: 'gst-registration', terms: terms({ price: -1 }) }], 'prices.0.terms.price'],
    [
      'a rate that is too large',
      [{ code: 'gst-registration', terms: terms({ commission: { unit: 'percent', value: 100_01 } }) }],
      'prices.0.terms.commission.value',
    ],
    [
      'more given than taken',
      [{ code: 'gst-registration', terms: terms({ commission: { unit: 'flat', value: 15_001 } }) }],
      'prices.0.terms.commission',
    ],
    ['an unknown product', [{ code: 'gold', terms: terms() }], 'prices.0.code'],
    ['a product twice', [0, 1].map(() => ({ code: 'gst-registration', terms: terms() })), 'prices.1.code'],
  ])('with %s are refused at that cell', async (_what, prices, field) => {
    const id = await aCopy()
    const before = await setupOf(id)
    const answer = await save(id, { version: before.version, prices })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data ?? {})).toContain(field)
    expect(await setupOf(id)).toEqual(before)
  })

  it('of a product that is no longer sold anywhere are not told, and come back with it', async () => {
    const id = await aCopy()
    const setActive = (active: boolean) =>
      house.db.updateTable('product').set({ active }).where('code', '=', 'gst-filing-iff').execute()
    await setActive(false)
    const { products, version } = await setupOf(id)
    expect(products.map(({ code }) => code)).not.toContain('gst-filing-iff')
    await expect(priceOf(house.db, id, 'gst-filing-iff')).rejects.toMatchObject({ status: 409 })
    await save(id, { version, prices: pricesOf({ products }).slice(1) }, other)
    await setActive(true)
    expect((await priceOf(house.db, id, 'gst-filing-iff')).price).toBe(30_000)
  })
})
