import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findKinds } from '../../contract/find.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { apiServices } from '../services.ts'
import { explain, type PlanNode } from '../testing/explain.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { findStatement } from './find-records.ts'
import { lookupsOf } from './lookups.ts'

const lookups = lookupsOf(apiServices)

const house = await openTestHouse({ DEMO: '1' })
await house.inTx((tx) => loadDemo(tx, 50, house.platform.files))
await sql`
  insert into pan_application (merchant_id, created_by, type, mode, card, category, card_name)
  select (select min(id) from merchant) + n % 2, (select min(id) from app_user), 'N', 'physical', 'card', 'individual', 'Sample ' || n
  from generate_series(1, 4000) as n`.execute(house.db)
await sql`analyze`.execute(house.db)

const tables = findKinds.map((kind) => lookups[kind].table)
const admin = { role: 'admin', owner: false, permissions: [], merchantId: null } as const
const { id } = await house.db.selectFrom('merchant').select('id').limit(1).executeTakeFirstOrThrow()
const owner = { role: 'merchant', owner: true, permissions: [], merchantId: id } as const

/** How the statement takes rows from the tables. */
async function planOf(finder: typeof admin | typeof owner, q: string): Promise<PlanNode[]> {
  const asked = findStatement(lookups, finder, q)
  return asked ? house.inTx((tx) => explain(tx, asked)) : []
}

/** Reads that no condition on an index narrows. */
const walked = (plan: PlanNode[]) =>
  plan
    .filter((node) => tables.includes(node['Relation Name'] ?? '') && node['Node Type'] !== 'Bitmap Heap Scan')
    .filter((node) => !node['Index Cond'])
    .map((node) => `${node['Node Type']} on ${node['Relation Name']} ${node['Index Name'] ?? ''}`)

const questions = [
  '12',
  'P000012',
  '3000000123',
  '881000000000123',
  '412345',
  'ganesh seva',
  '27ABCPS1000E1Z5',
  'a b',
  '%_%',
]

describe.each([
  ['the back office', admin],
  ['a merchant', owner],
] as const)('every lookup of %s', (_who, finder) => {
  it.each(questions)('for %s goes by an index', async (q) => {
    expect(walked(await planOf(finder, q))).toEqual([])
  })
})

it('six digits of a token are found by the index of numbers', async () => {
  const used = (await planOf(admin, '002345')).map((node) => node['Index Name'])
  expect(used).toContain('pan_application_numbers')
})
