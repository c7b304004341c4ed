import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import Cursor from 'pg-cursor'
import type { Schema } from '../../database/schema.ts'
import type { Db } from './database.ts'

/** Runs reads on one connection and cancels the running statement when the signal fires: nobody waits for the answer. */
export async function cancellable<T>(pool: pg.Pool, signal: AbortSignal, read: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const pid = (client as unknown as { processID: number }).processID
  const cancel = () => void pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    signal.throwIfAborted()
    return await read(onClient(client))
  } finally {
    signal.removeEventListener('abort', cancel)
    // A cancelled connection is thrown away: a late cancel must not hit the next reader's statement.
    client.release(signal.aborted)
  }
}

/** A Kysely over this one connection; giving it back is not Kysely's to do. */
function onClient(client: pg.PoolClient): Db {
  const query = client.query.bind(client) as PostgresPoolClient['query']
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
}
