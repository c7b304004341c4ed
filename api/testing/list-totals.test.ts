import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../platform/actor.ts'
import { countTotal } from '../platform/list/count-total.ts'
import type { List, ListContext } from '../platform/list/define-list.ts'
import { countExport } from '../platform/list/export-list.ts'
import { openDemo } from './open-demo.ts'

const house = await openDemo(200)

async function personOf(userName: string): Promise<Actor> {
  const { id, role, merchant_id } = await house.db
    .selectFrom('app_user')
    .select(['id', 'role', 'merchant_id'])
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  return { id, role, merchantId: merchant_id, permissions: [] } as unknown as Actor
}
const admin = await personOf('admin')
const shop = await personOf('9800000002')

const contextOf = ({ endpoint }: List): ListContext => ({
  actor: endpoint.path.startsWith('/merchant') ? shop : admin,
  params: { id: '1' },
  switches: {},
  now: house.platform.clock.now(),
})
const everything = { filters: [], search: '', sorts: [], format: 'csv' as const }

describe('the total of every list', () => {
  it.each(house.api.lists.map((list) => [list.endpoint.path, list] as const))(
    '%s is exact, or says that there are more',
    async (_path, list) => {
      const context = contextOf(list)
      const there = await countExport(house.db, list, { context, asked: everything })
      // With a limit of two the demo already has more than can be counted.
      const { n, more } = await countTotal(house.db, list, { context, upTo: 2 })
      expect({ n, more }).toEqual(more ? { n: 2, more: there > 2 } : { n: there, more: false })
    },
  )

  it('of AO codes is the true one beyond ten thousand, however few are asked for', async () => {
    await house.db.deleteFrom('ao_code').execute()
    await sql`
      insert into ao_code (city, area_code, ao_type, range_code, ao_number, description)
      select 'Pune', 'PNE', 'W', g / 100, g % 100, 'Ward' from generate_series(1, 12508) g`.execute(house.db)
    const browser = await house.as('admin')
    const filters = [
      { field: 'rangeCode', value1: '7' },
      { field: 'aoNumber', value1: '77' },
    ]
    const { body } = await browser.post<object>('/backend/master/reference/ao-code', { filters })
    expect(body).toMatchObject({ totalRecords: 12_508, filterRecords: 1 })
    expect(body).not.toHaveProperty('moreTotal')
  })
})
