import { describe, expect, it } from 'vitest'
import type { IdTypeChange, IdTypeRow } from '../../contract/catalogue/id-type.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { idTypeOptions } from './id-type-options.ts'
import { requireIdType } from './require-id-type.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))
const standard = (await house.db.selectFrom('package').select('id').executeTakeFirstOrThrow()).id
const list = async () => (await clerk.post<{ data: IdTypeRow[] }>('/backend/master/id-list')).body.data
const idOf = async (name: string) => (await list()).find((row) => row.name === name)?.id ?? ''
const aType = (change: Partial<IdTypeChange> = {}): IdTypeChange => ({
  name: 'Franchise',
  level: 4,
  price: 1_000_000,
  defaultPackageId: standard,
  recruits: [],
  active: true,
  ...change,
})
const add = (body: Record<string, unknown>) =>
  clerk.post<{ data?: Record<string, string> }>('/backend/master/id-list/add', body)

describe('id types', () => {
  it('begin as three levels, each of which may add those below', async () => {
    expect(await list()).toMatchObject([
      { name: 'Retailer', level: 1, price: 50_000, defaultPackage: 'Standard', recruitNames: '' },
      { name: 'Distributor', level: 2, price: 500_000, recruitNames: 'Retailer' },
      { name: 'Master Distributor', level: 3, price: 2_500_000, recruitNames: 'Retailer, Distributor' },
    ])
  })

  it('are added with a price, a package and whom they may add, and are offered at once', async () => {
    const retailer = await idOf('Retailer')
    expect((await add({ ...aType({ recruits: [retailer, retailer] }) })).status).toBe(204)
    const id = await idOf('Franchise')
    expect(await requireIdType(house.db, id)).toEqual({
      id,
      name: 'Franchise',
      level: 4,
      price: 1_000_000,
      defaultPackageId: standard,
      recruits: [retailer],
    })
    expect(await idTypeOptions(house.db)).toContainEqual({ value: id, label: 'Franchise' })
    const act = await house.db.selectFrom('audit_event').select('subject').where('act', '=', 'id-type.added').execute()
    expect(act).toEqual([{ subject: 'Franchise' }])
  })

  it('that are out of use are no longer offered, not even to those who register', async () => {
    await add({ ...aType({ name: 'Closed' }) })
    const id = await idOf('Closed')
    const change = { ...aType({ name: 'Closed', active: false }) }
    expect((await clerk.post(`/backend/master/id-list/${id}/change`, change)).status).toBe(204)
    const open = (await clerk.get<{ idtypes: Option[] }>('/auth/register/options')).body
    expect(open.idtypes.map(({ label }) => label)).not.toContain('Closed')
    const choices = (await clerk.get<{ idTypes: Option[] }>('/backend/master/id-list/choices')).body
    expect(choices.idTypes.map(({ label }) => label)).not.toContain('Closed')
    for (const wrong of [id, '999999', 'x'])
      await expect(requireIdType(house.db, wrong)).rejects.toMatchObject({ status: 400 })
  })

  it('that are renamed keep their merchants', async () => {
    const { id: merchantId } = await aMerchant(house)
    const id = await idOf('Retailer')
    const change = { ...aType({ name: 'Shop', level: 1, price: 50_000 }) }
    expect((await clerk.post(`/backend/master/id-list/${id}/change`, change)).status).toBe(204)
    const merchant = await house.db
      .selectFrom('merchant')
      .innerJoin('id_type', 'id_type.id', 'merchant.id_type_id')
      .select('id_type.name')
      .where('merchant.id', '=', merchantId)
      .execute()
    expect(merchant).toEqual([{ name: 'Shop' }])
  })

  it.each([
    ['a name that is taken', { name: 'Distributor' }, 'name'],
    ['a package that is not there', { defaultPackageId: '999999' }, 'defaultPackageId'],
    ['whom nobody knows', { recruits: ['999999'] }, 'recruits'],
    ['a price below zero', { price: -1 }, 'price'],
    ['a price in fractions', { price: 0.5 }, 'price'],
    ['a level of nothing', { level: 0 }, 'level'],
  ])('with %s are refused at that field', async (_what, change, field) => {
    const answer = await add({ ...aType({ name: 'Odd' }), ...change })
    expect([answer.status, Object.keys(answer.body.data ?? {})]).toEqual([400, [field]])
    expect(await idOf('Odd')).toBe('')
  })

  it('that do not exist are not changed', async () => {
    expect((await clerk.post('/backend/master/id-list/999999/change', { ...aType() })).status).toBe(404)
  })
})
