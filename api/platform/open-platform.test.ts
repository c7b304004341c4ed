import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestHouse } from '../testing/test-house.ts'
import { connectionsOf, jobConnections } from './open-platform.ts'

const house = await openTestHouse({ DATABASE_CONNECTIONS: '5' })
const paper = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../..', name), 'utf8')

it('a process opens as many connections as the papers say, and no more', async () => {
  const { config, database, door, lookups, exports } = house.platform
  const pools = [database, door, lookups, exports]
  const held = await Promise.all(
    pools.flatMap(({ pool }) => Array.from({ length: pool.options.max }, () => pool.connect())),
  )
  const open = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name like 'kendra%'`.execute(house.db)
    return (rows[0]?.n ?? 0) + jobConnections
  }
  // The watch and the live connection open in their own time.
  await expect.poll(open, { timeout: 10_000 }).toBe(connectionsOf(config))
  for (const client of held) client.release()
  const beside = connectionsOf(config) - config.databaseConnections
  expect(paper('README.md')).toContain(`; ${beside} more serve`)
  expect(paper('docs/operations.md')).toContain(`\`DATABASE_CONNECTIONS\` + ${beside} connections per process`)
})
