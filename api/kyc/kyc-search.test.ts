import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type KycRow, listKyc } from '../../contract/kyc-review.ts'
import type { Actor } from '../platform/actor.ts'
import type { List } from '../platform/list/define-list.ts'
import { readQuestion } from '../platform/list/list-question.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { kycTable } from './kyc-table.ts'

const house = await openTestHouse()
const clerk = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
const merchant = await aMerchant(house)
const owner = await aPerson(house, { role: 'merchant', owner: true, merchantId: merchant.id })
const helper = await aPerson(house, { role: 'merchant', merchantId: merchant.id })
// Others enough that walking through them all by another index is the worse way.
await sql`
  insert into merchant (code, business_name, id_type_id, package_id)
  select 'M9' || lpad(n::text, 5, '0'), 'Other business ' || n, id, default_package_id
  from generate_series(1, 3000) n cross join (select id, default_package_id from id_type limit 1) as kind`.execute(
  house.db,
)
await sql`
  insert into app_user (code, user_name, display_name, role, merchant_id, is_owner, email)
  select code, 'other' || id, 'Other person', 'merchant', id, true, 'other' || id || '@people.test'
  from merchant where code like 'M9%'`.execute(house.db)
await sql`vacuum analyze app_user, merchant`.execute(house.db)

const found = async (search: string) =>
  (await clerk.post<{ data: KycRow[] }>(listKyc.path, { search })).body.data.map(({ id }) => id).sort()
const named = (businessName: string) =>
  house.inTx((tx) =>
    tx.updateTable('merchant').set({ business_name: businessName }).where('id', '=', merchant.id).execute(),
  )

interface Asked {
  search?: string
  filters?: { field: string; value1: string }[]
}

async function planOf({ search = '', filters = [] }: Asked): Promise<string> {
  const context = { actor: { role: 'admin' } as Actor, params: {}, switches: {}, now: new Date() }
  const { from, columns, conditions, order } = readQuestion(kycTable as unknown as List, context, {
    search,
    filters,
    sorts: [],
  })
  return house.inTx(async (tx) => {
    // Some thousand rows are as quickly read one by one; of more it would say the same without this.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`
      explain select ${columns} from ${from} where ${conditions} order by ${order} limit 10`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

describe('the list of KYC', () => {
  it('is searched by the person and by the business', async () => {
    const both = [owner.id, helper.id].sort()
    expect(await found(merchant.code)).toEqual(both)
    expect(await found(`business ${merchant.code}`)).toEqual(both)
    expect(await found(helper.email)).toEqual([helper.id])
    expect(await found(helper.code)).toEqual([helper.id])
    expect(await found('no such thing')).toEqual([])
  })

  it('finds a business by its new name, and by the old one no more', async () => {
    await named('Surya Stores')
    expect(await found('surya st')).toEqual([owner.id, helper.id].sort())
    expect(await found(`business ${merchant.code}`)).toEqual([])
    const later = await aPerson(house, { role: 'merchant', merchantId: merchant.id })
    expect(await found('Surya')).toContain(later.id)
  })

  it('finds its rows by an index, when searched and when filtered by what is searched', async () => {
    expect(await planOf({ search: 'other business 1234' })).toContain('app_user_kyc_search')
    for (const field of ['name', 'bussName', 'emailId'])
      expect([field, await planOf({ filters: [{ field, value1: 'business 1234' }] })]).toEqual([
        field,
        expect.stringContaining('app_user_kyc_search'),
      ])
  })
})
