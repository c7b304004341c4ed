import { randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { demoMembers } from '../../database/demo/members.ts'
import { demoBackOffice, demoMerchants } from '../../database/demo/people.ts'
import { demoShopStaff } from '../../database/demo/staff.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readConfig } from '../platform/config.ts'
import { loadKeys } from '../platform/crypto/load-keys.ts'
import { type Database, inTransaction, openDatabase, type Tx } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { openVault } from '../platform/vault.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { savePerson } from '../user/save-person.ts'
import { prepareDatabase } from './prepare-database.ts'

const migrations = path.resolve(import.meta.dirname, '../../database/migrations')
const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-start-'))
const secret = randomBytes(32).toString('base64')
const closers: (() => Promise<void>)[] = []
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of [...closers, ...drops]) await end()
  rmSync(folder, { recursive: true })
})

async function anEmptyOne(): Promise<string> {
  const { url, drop } = await emptyDatabase()
  drops.push(drop)
  return url
}

/** One process of the portal, as far as it touches the database. */
function aProcess(url: string, env: Record<string, string> = {}, workerUrl = url) {
  const logged: string[] = []
  const log = openLog('info', { write: (line) => void logged.push(line) })
  const config = readConfig({ DATA_DIR: folder, KENDRA_SECRET: secret, PUBLIC_URL: 'https://portal.test', ...env })
  const platform = openPlatform(config, url, log)
  const jobs: Database = openDatabase({ url, max: 4, statementTimeout: 60_000, name: 'test', onError: () => undefined })
  closers.push(platform.close, jobs.close)
  return {
    db: jobs.kysely,
    logged,
    prepare: (from = migrations) => prepareDatabase(platform, { ownerUrl: url, workerUrl }, from),
  }
}

const aMail = { to: 'a@b.test', kind: 'test', subject: 'Hello', text: ['Hello'] }
async function keepAnAadhaar(tx: Tx): Promise<void> {
  const { id } = await tx.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
  await savePerson(tx, id, { aadhaar: '999941057058' })
}

describe('a start on an empty database', () => {
  it('makes one admin without a password and tells the link that sets it, by the configured address', async () => {
    const { db, prepare } = aProcess(await anEmptyOne())
    const greeting = await prepare()
    expect(greeting).toMatch(
      /^There is no user yet\. [\s\S]*https:\/\/portal\.test\/auth\/reset-password\?token=[\w-]{40,}\n$/,
    )
    const users = await db.selectFrom('app_user').select(['user_name', 'role', 'password_hash']).execute()
    expect(users).toEqual([{ user_name: 'admin', role: 'admin', password_hash: null }])
    const token = /token=([\w-]+)/.exec(greeting)?.[1] ?? ''
    const { rows } = await sql<{ row: string }>`select t::text as row from password_link t`.execute(db)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    const acts = await db.selectFrom('audit_event').select(['act', 'actor_code']).execute()
    expect(acts).toEqual([{ act: 'user.created', actor_code: 'system' }])
  })

  it('by two processes at once still makes one admin, and jobs can be queued', async () => {
    const url = await anEmptyOne()
    const [one, two] = [aProcess(url), aProcess(url)]
    await Promise.all([one.prepare(), two.prepare()])
    expect(await one.db.selectFrom('app_user').select('code').execute()).toEqual([{ code: 'A000001' }])
    await sql`select graphile_worker.add_job('send-mail')`.execute(one.db)
  })

  it('by two processes of the demo at once loads it once', async () => {
    const url = await anEmptyOne()
    const demo = { DEMO: '1', DEMO_ROWS: '10' }
    const [one, two] = [aProcess(url, demo), aProcess(url, demo)]
    const greetings = await Promise.all([one.prepare(), two.prepare()])
    expect(greetings[0]).toBe(greetings[1])
    const people = demoBackOffice.length + demoMerchants.length + demoMembers.length + demoShopStaff.length
    expect(await one.db.selectFrom('app_user').select('id').execute()).toHaveLength(people)
  })
})

describe('a later start', () => {
  it('tells no link once the admin has a password, and changes nothing', async () => {
    const { db, prepare } = aProcess(await anEmptyOne())
    await prepare()
    await db.updateTable('app_user').set({ password_hash: 'x' }).execute()
    expect(await prepare()).toBe('')
    expect(await db.selectFrom('app_user').select('id').execute()).toHaveLength(1)
  })

  it('with fewer migrations than the database has is refused in a sentence', async () => {
    const { prepare } = aProcess(await anEmptyOne())
    await prepare()
    const older = mkdtempSync(path.join(folder, 'older-'))
    copyFileSync(path.join(migrations, '0001-platform.sql'), path.join(older, '0001-platform.sql'))
    await expect(prepare(older)).rejects.toThrow('The database is newer than this version of the portal')
  })

  it('on the data of the demo without DEMO is refused: everybody knows its passwords', async () => {
    const url = await anEmptyOne()
    await aProcess(url, { DEMO: '1', DEMO_ROWS: '10' }).prepare()
    await expect(aProcess(url).prepare()).rejects.toThrow('This database holds the demo')
    expect(await aProcess(url, { DEMO: '1', DEMO_ROWS: '10' }).prepare()).toContain('This is a demo.')
  })

  it('with another secret is refused in a sentence, and changes nothing', async () => {
    const url = await anEmptyOne()
    const { db, prepare } = aProcess(url)
    await prepare()
    const rows = () => sql`select (select count(*) from audit_event) as events, hash from key_check`.execute(db)
    const before = (await rows()).rows
    const stranger = aProcess(url, { KENDRA_SECRET: randomBytes(32).toString('base64') })
    await expect(stranger.prepare()).rejects.toThrow('The secret does not belong to this database.')
    expect((await rows()).rows).toEqual(before)
    openVault(loadKeys({ secret, file: '' }))
    expect(await prepare()).toContain('There is no user yet')
  })

  it('with another secret is refused before anything is migrated', async () => {
    const url = await anEmptyOne()
    await aProcess(url).prepare()
    const newer = mkdtempSync(path.join(folder, 'newer-'))
    for (const name of readdirSync(migrations)) copyFileSync(path.join(migrations, name), path.join(newer, name))
    writeFileSync(path.join(newer, '9999-next.sql'), 'create table next_version (id int)')
    const stranger = aProcess(url, { KENDRA_SECRET: randomBytes(32).toString('base64') })
    await expect(stranger.prepare(newer)).rejects.toThrow('The secret does not belong to this database.')
    const { rows } = await sql<{ made: boolean }>`select to_regclass('next_version') is not null as made`.execute(
      stranger.db,
    )
    expect(rows).toEqual([{ made: false }])
  })

  describe('on a database from before the secret was marked', () => {
    const sealers: [string, (db: Database['kysely']) => Promise<unknown>][] = [
      ['its audit chain', (db) => inTransaction(db, sealAudit)],
      ['a mail', (db) => inTransaction(db, (tx) => queueMail(tx, aMail))],
      ['an Aadhaar number', (db) => inTransaction(db, keepAnAadhaar)],
    ]

    it.each(sealers)(
      'another secret than that of %s is refused and not marked, the right one is',
      async (_of, sealIn) => {
        const url = await anEmptyOne()
        const own = aProcess(url)
        await own.prepare()
        await sealIn(own.db)
        await sql`truncate key_check`.execute(own.db)
        const stranger = aProcess(url, { KENDRA_SECRET: randomBytes(32).toString('base64') })
        await expect(stranger.prepare()).rejects.toThrow('The secret does not belong to this database.')
        expect(await own.db.selectFrom('key_check').selectAll().execute()).toEqual([])
        openVault(loadKeys({ secret, file: '' }))
        await own.prepare()
        expect(await own.db.selectFrom('key_check').selectAll().execute()).toHaveLength(1)
      },
    )
  })

  it('gives migrations the time they need, whatever limit statements usually have', async () => {
    const url = await anEmptyOne()
    const { db, prepare } = aProcess(url)
    await sql.raw(`alter database "${new URL(url).pathname.slice(1)}" set statement_timeout = '100ms'`).execute(db)
    const slow = mkdtempSync(path.join(folder, 'slow-'))
    for (const name of readdirSync(migrations)) copyFileSync(path.join(migrations, name), path.join(slow, name))
    writeFileSync(path.join(slow, '9999-slow.sql'), 'select pg_sleep(0.5); create table slowly (id int)')
    await prepare(slow)
    const { rows } = await sql<{ made: boolean }>`select to_regclass('slowly') is not null as made`.execute(db)
    expect(rows).toEqual([{ made: true }])
  })

  it('with a migration that fails leaves nothing of it behind, and names it', async () => {
    const { db, prepare } = aProcess(await anEmptyOne())
    const broken = mkdtempSync(path.join(folder, 'broken-'))
    writeFileSync(path.join(broken, '0001-first.sql'), 'create table kept_table (id int)')
    writeFileSync(path.join(broken, '0002-second.sql'), 'create table half (id int); select 1 / 0')
    await expect(prepare(broken)).rejects.toThrow('The migration 0002-second failed: division by zero')
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(db)
    expect(rows).toEqual([{ half: null }])
  })
})

describe('the role that the portal works with', () => {
  /** A role of this name on the server of this database, with what it may do. */
  async function asRole(url: string, rights: string): Promise<string> {
    const name = `worker_${randomUUID().replaceAll('-', '')}`
    const { db } = aProcess(url)
    await sql.raw(`create role ${name} login password 'x' ${rights}`).execute(db)
    drops.push(async () => {
      const other = new URL(inject('templateUrl'))
      other.pathname = '/postgres'
      const client = new pg.Client({ connectionString: other.href })
      await client.connect()
      await client.query(`drop role ${name}`)
      await client.end()
    })
    return Object.assign(new URL(url), { username: name, password: 'x' }).href
  }

  it.each([
    ['is a superuser', 'superuser', 'is a superuser'],
    ['may act as the owner', 'in role current_user', 'may act as the owner of the tables'],
  ])('is told of at the start, on the screen and in the log, when it %s', async (_what, rights, told) => {
    const url = await anEmptyOne()
    const { prepare, logged } = aProcess(url, {}, await asRole(url, rights))
    const greeting = await prepare()
    expect(greeting).toMatch(new RegExp(`^Warning: the role 'worker_\\w+' of DATABASE_URL ${told}`, 'm'))
    expect(logged.filter((line) => line.includes(told))).toHaveLength(1)
  })

  it('is not spoken of when it is as it should be', async () => {
    const url = await anEmptyOne()
    const { prepare, logged } = aProcess(url, {}, await asRole(url, ''))
    expect(await prepare()).not.toContain('Warning')
    expect(logged.filter((line) => line.includes('DATABASE_URL'))).toEqual([])
  })
})
