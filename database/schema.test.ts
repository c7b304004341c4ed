import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded, throwawayFolder } from './embedded/start-embedded.ts'
import { generateSchema } from './generate-schema.ts'
import { migrate } from './migrate.ts'
import { openToolDatabase } from './open-tool-database.ts'

const migrations = path.join(import.meta.dirname, 'migrations')
let server: EmbeddedPostgres
let db: Kysely<never>

beforeAll(async () => {
  server = await startEmbedded({ dir: throwawayFolder(), throwaway: true })
  db = openToolDatabase(server.url).db
  await migrate(db, migrations)
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await server.stop()
})

const applied = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )

describe('the table types', () => {
  it('are what the migrated database says now: else run npm run schema', async () => {
    const written = readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8')
    expect(await generateSchema(db)).toBe(written)
  })

  it('refuse a column of a type nobody has thought about', async () => {
    await sql`create table odd (place point)`.execute(db)
    await expect(generateSchema(db)).rejects.toThrow('No type is known for odd.place (point).')
    await sql`drop table odd`.execute(db)
  })

  it('ask of a new column of JSON what it holds: one that column-types.ts does not name does not compile', async () => {
    await sql`create table odd (held jsonb not null)`.execute(db)
    expect(await generateSchema(db)).toContain("  held: Json<ColumnTypes['odd.held']>\n")
    await sql`drop table odd`.execute(db)
  })

  it('refuse a name in column-types.ts that is no column', async () => {
    await sql`alter table kyc rename column details to particulars`.execute(db)
    await expect(generateSchema(db)).rejects.toThrow('column-types.ts names what is no column: kyc.details.')
    await sql`alter table kyc rename column particulars to details`.execute(db)
  })
})

describe('the migrations', () => {
  it('are all applied, and again without a change', async () => {
    const files = readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => name.replace('.sql', ''))
    expect(await applied()).toEqual(files.sort())
    await Promise.all([migrate(db, migrations), migrate(db, migrations)])
    expect(await applied()).toEqual(files)
  })

  it('are numbered one after the other', () => {
    const numbers = readdirSync(migrations).map((name) => Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]))
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1))
  })

  it('unknown to this version stop it with a sentence, and change nothing', async () => {
    const older = mkdtempSync(path.join(os.tmpdir(), 'kendra-migrations-'))
    writeFileSync(path.join(older, '0001-other.sql'), 'create table never_made (id int)')
    await expect(migrate(db, older)).rejects.toThrow(
      /^The database is newer than this version of the portal \(it has 0001-platform, .*\)\. Start the newer version\.$/,
    )
    const { rows } = await sql<{ made: string | null }>`select to_regclass('never_made') as made`.execute(db)
    expect(rows).toEqual([{ made: null }])
    rmSync(older, { recursive: true })
  })
})
