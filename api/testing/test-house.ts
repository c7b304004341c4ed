import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { type App, makeApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction, openDatabase, type Tx } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { freshDatabase } from './fresh-database.ts'

/** A whole server on a database of its own, for one test file. */
export interface TestHouse extends App {
  platform: Platform
  /** As the owner of the tables, whom no right is denied. */
  db: Kysely<Schema>
  databaseUrl: string
  /** Moves the server's clock. */
  pass(seconds: number): void
  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Every line the server logged. */
  logged: string[]
}

const secret = randomBytes(32).toString('base64')

/** Opens the house for a test file and closes it after the last test. */
export async function openTestHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kendra-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    KENDRA_SECRET: secret,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    ...env,
  })
  const logged: string[] = []
  const log = openLog(config.logLevel, { write: (line) => void logged.push(line) })
  // The portal works as it does in earnest, with a role that owns nothing; the test itself may do everything.
  const platform = openPlatform(config, database.workerUrl, log)
  const owner = openDatabase({
    url: database.url,
    max: 16,
    statementTimeout: 300_000,
    name: 'test',
    onError: () => undefined,
  })
  let ahead = 0
  platform.clock = { now: () => new Date(Date.now() + ahead * 1000) }
  const app = await makeApp(platform)
  await app.web.ready()
  const { kysely } = owner
  afterAll(async () => {
    await app.web.close()
    await platform.close()
    await owner.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    ...app,
    platform,
    db: kysely,
    databaseUrl: database.url,
    logged,
    pass(seconds) {
      ahead += seconds
    },
    inTx: (work) => inTransaction(kysely, work),
  }
}
