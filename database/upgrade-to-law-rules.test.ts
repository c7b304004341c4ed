import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded, throwawayFolder } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { openToolDatabase } from './open-tool-database.ts'

const migrations = path.join(import.meta.dirname, 'migrations')
let server: EmbeddedPostgres
let db: Kysely<never>

/** A portal of the version before, in which the back office has set figures of its own. */
beforeAll(async () => {
  server = await startEmbedded({ dir: throwawayFolder(), throwaway: true })
  db = openToolDatabase(server.url).db
  const before = mkdtempSync(path.join(os.tmpdir(), 'kendra-migrations-'))
  for (const name of readdirSync(migrations).filter((file) => file < '0052'))
    copyFileSync(path.join(migrations, name), path.join(before, name))
  await migrate(db, before)
  rmSync(before, { recursive: true })
  await sql`update gst_due_rule set day = 28 where return_type = 'gstr-3b' and state_group = 'B'`.execute(db)
  await sql`update product set government_fee = 11000 where code = 'pan-new-physical-card'`.execute(db)
  await sql`insert into site_setting (key, value) values ('tdsPercent', '7.5'), ('gstLateFee', '60')`.execute(db)
  await migrate(db, migrations)
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await server.stop()
})

const versionsOf = async (code: string) =>
  (
    await sql<{ value: unknown; source: string }>`
      select value, source from law_rule_version where code = ${code} order by since desc limit 1`.execute(db)
  ).rows

it('a due date that the back office had changed goes on as it was, and says who set it', async () => {
  expect(await versionsOf('due/gstr-3b/qrmp/B')).toEqual([
    { value: { day: 28, monthsAfter: 1 }, source: 'Set by the back office' },
  ])
  expect(await versionsOf('due/gstr-3b/qrmp/A')).toEqual([
    { value: { day: 22, monthsAfter: 1 }, source: 'Section 39; Rule 61(1), Table' },
  ])
})

it('a fee goes on as the product had it', async () => {
  expect(await versionsOf('fee/pan-new-physical-card')).toMatchObject([{ value: { paise: 11_000 } }])
})

it('a rate of TDS that two admins had set goes on from the day of the upgrade', async () => {
  expect(await versionsOf('tds/commission')).toEqual([{ value: { rate: 750 }, source: 'Set by the back office' }])
})

it('the figures that stood in code are there once, and whatever was written since stays as it is', async () => {
  const kept = async () =>
    (
      await sql<{ code: string; value: unknown; source: string }>`
        select code, value, source from law_rule_version
        where code ~ '^(scheme/|answer/|birth-certificate|age/)' order by code, since`.execute(db)
    ).rows
  expect((await kept()).map(({ code }) => code).sort()).toEqual(
    ['age/majority', 'answer/gst-registration', 'birth-certificate', 'scheme/composition', 'scheme/qrmp'].sort(),
  )
  await sql`
    insert into law_rule_version (code, since, value, source, looked_at)
    values ('scheme/qrmp', '2026-01-01', '{"upToCrore":2}', 'A circular', '2026-01-01')`.execute(db)
  const before = await kept()
  await sql.raw(readFileSync(path.join(migrations, '0058-more-figures-of-law.sql'), 'utf8')).execute(db)
  expect(await kept()).toEqual(before)
})

it('the settings of the late fee are gone', async () => {
  const { rows } = await sql`select key from site_setting where key like 'gstLate%'`.execute(db)
  expect(rows).toEqual([])
})
