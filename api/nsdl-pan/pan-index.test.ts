import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { merchantLists } from '../../contract/nsdl-pan/lists.ts'
import { loadDemo } from '../demo/load-demo.ts'
import type { Actor } from '../platform/actor.ts'
import type { List } from '../platform/list/define-list.ts'
import { readQuestion } from '../platform/list/list-question.ts'
import { explain } from '../testing/explain.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { merchantTables } from './pan-table.ts'

const house = await openTestHouse({ DEMO: '1' })
await house.inTx((tx) => loadDemo(tx, 50, house.platform.files))
const merchantId = await largeShop()

/** Four hundred issued applications whose papers have long been forwarded, and nothing in any queue; elsewhere plenty waits. */
async function largeShop(): Promise<string> {
  const merchants = await house.db.selectFrom('merchant').select('id').orderBy('id', 'desc').execute()
  const ids = merchants.map(({ id }) => id)
  await sql`
    insert into pan_application
      (merchant_id, created_by, type, mode, card, category, card_name, state, hardcopy, submitted_at, ack_no, pan)
    select merchant, (select min(id) from app_user), 'N', 'physical', 'card', 'individual', 'Sample ' || n, state, hardcopy, now(),
      case when state <> 'verification' then (970000000000000 + n)::text end,
      case when state = 'issued' then 'ABCPE' || lpad((n / 50)::text, 4, '0') || 'Z' end
    from generate_series(1, 20000) as n,
      lateral (select case n % 50 when 0 then 0 else n % ${ids.length - 1} + 1 end as at) as chosen,
      lateral (select (${ids}::bigint[])[at + 1] as merchant,
        case when at = 0 then 'issued' when n % 2 = 0 then 'verification' else 'tin-rejected' end as state,
        case when at = 0 then 'forwarded' when n % 2 = 0 then 'none' else 'due' end as hardcopy) as made`.execute(
    house.db,
  )
  await sql`analyze`.execute(house.db)
  return ids[0] ?? ''
}

/** How many applications the database looks at for the first page. */
async function lookedAt(list: List): Promise<number> {
  const context = { actor: { merchantId } as Actor, params: {}, switches: {}, now: new Date() }
  const { columns, from, conditions, order } = readQuestion(list, context, { filters: [], search: '', sorts: [] })
  const page = sql`select ${columns} from ${from} where ${conditions} order by ${order} limit 10`
  const steps = await house.inTx((tx) => explain(tx, page))
  return steps
    .filter((step) => step['Relation Name'] === 'pan_application')
    .reduce((sum, step) => sum + step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0), 0)
}

// All it has stands in this one.
const { physical: _, ...empty } = merchantLists

it.each(Object.entries(empty))(
  '%s, where a large shop has nothing, is found empty without reading the shop',
  async (_name, { path }) => {
    const list = merchantTables.find(({ endpoint }) => endpoint.path === path) as unknown as List
    expect(await lookedAt(list)).toBe(0)
  },
)
