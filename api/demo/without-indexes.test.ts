import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestHouse } from '../testing/test-house.ts'
import { withoutIndexes } from './without-indexes.ts'

const house = await openTestHouse()

/** Everything about a table that must be the same afterwards. */
async function shapeOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where tablename = ${table}
    union all
    select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = ${table}::regclass
    order by line`.execute(house.db)
  return rows.map(({ line }) => line)
}

it.each(['pan_application', 'audit_event'])(
  '%s has the same indexes and foreign keys after a load as before',
  async (table) => {
    const before = await shapeOf(table)
    const shares: number[] = []
    let meanwhile = 0
    await house.inTx((tx) =>
      withoutIndexes(tx, table, {
        fill: async () => {
          const { rows } = await sql`select from pg_indexes where tablename = ${table}`.execute(tx)
          meanwhile = rows.length
        },
        onIndex: (share) => shares.push(share),
      }),
    )
    expect(await shapeOf(table)).toEqual(before)
    expect(meanwhile).toBeLessThan(before.filter((line) => line.startsWith('CREATE')).length)
    expect(shares.at(-1)).toBe(1)
  },
)

it('a load that breaks off leaves the table as it was', async () => {
  const before = await shapeOf('pan_application')
  const broken = house.inTx((tx) =>
    withoutIndexes(tx, 'pan_application', {
      fill: () => Promise.reject(new Error('broken off')),
      onIndex: () => undefined,
    }),
  )
  await expect(broken).rejects.toThrow('broken off')
  expect(await shapeOf('pan_application')).toEqual(before)
})
