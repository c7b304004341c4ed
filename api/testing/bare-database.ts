import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { loadKeys } from '../platform/crypto/load-keys.ts'
import { type Database, inTransaction, openDatabase, type Tx } from '../platform/database.ts'
import { openVault } from '../platform/vault.ts'
import { freshDatabase } from './fresh-database.ts'

/** A database of this test file's own and an open vault, for tests that need no web server. */
export interface BareDatabase {
  database: Database
  db: Kysely<Schema>
  url: string
  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Another pool on the same database, as another process would have. */
  open(options?: { max?: number; statementTimeout?: number; name?: string }): Database
}

export async function openBareDatabase(): Promise<BareDatabase> {
  openVault(loadKeys({ secret: randomBytes(32).toString('base64'), file: '' }))
  const { url, drop } = await freshDatabase()
  const pools: Database[] = []
  const open: BareDatabase['open'] = (options = {}) => {
    const pool = openDatabase({
      url,
      max: 10,
      statementTimeout: 10_000,
      name: 'kendra-test',
      onError: () => undefined,
      ...options,
    })
    pools.push(pool)
    return pool
  }
  const database = open()
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()))
    await drop()
  })
  return { database, db: database.kysely, url, inTx: (work) => inTransaction(database.kysely, work), open }
}
