import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestHouse } from '../testing/test-house.ts'
import { loadBigDemo } from './load-big-demo.ts'
import { isDemo } from './load-demo.ts'

const rows = 1200
const house = await openTestHouse()
const lines: string[] = []
const load = () => loadBigDemo(house.db, { rows, files: house.platform.files, tell: (line) => lines.push(line) })

/** Everything about two tables that must be the same afterwards. */
async function shape(): Promise<string[]> {
  const { rows: found } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where tablename in ('pan_application', 'audit_event')
    union all
    select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where conrelid in ('pan_application'::regclass, 'audit_event'::regclass)
    order by line`.execute(house.db)
  return found.map(({ line }) => line)
}

const count = async (table: 'pan_application' | 'audit_event' | 'mail_outbox') => {
  const found = await house.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirst()
  return Number(found?.n)
}

it('a big demo is loaded once by two processes at a time, with its month, its many rows and all its indexes', async () => {
  const before = await shape()
  await Promise.all([load(), load()])
  expect(await shape()).toEqual(before)
  expect(await isDemo(house.db)).toBe(true)
  const [applications, acts, mails] = [
    await count('pan_application'),
    await count('audit_event'),
    await count('mail_outbox'),
  ]
  expect(applications).toBeGreaterThan(rows)
  expect(acts).toBeGreaterThan(rows)
  expect(mails).toBeGreaterThanOrEqual(rows)
  await load()
  expect(await count('pan_application')).toBe(applications)
})

it('one that was broken off while it was loaded is told, and neither loaded again nor taken for a demo', async () => {
  await house.db.updateTable('site_setting').set({ value: 'false' }).where('key', '=', 'demo').execute()
  await expect(load()).rejects.toThrow('was broken off while it was loaded')
  await expect(isDemo(house.db)).rejects.toThrow('was broken off while it was loaded')
})
