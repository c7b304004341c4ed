import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { Schema } from '../../database/schema.ts'
import type { Db } from './database.ts'
import { callerLeft } from './problem.ts'

/** Runs reads on one connection and cancels the running statement when the signal fires: nobody waits for the answer. */
export async function cancellable<T>(pool: pg.Pool, signal: AbortSignal, read: (db: Db) => Promise<T>): Promise<T> {
  if (signal.aborted) throw callerLeft()
  const client = await pool.connect()
  const pid = Number(fieldOf(client, 'processID'))
  const cancel = () => void cancelStatement(pool, pid)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    if (signal.aborted) throw callerLeft()
    return await read(onClient(client))
  } catch (error) {
    throw signal.aborted ? callerLeft() : error
  } finally {
    signal.removeEventListener('abort', cancel)
    // A cancelled connection is thrown away: a late cancel must not hit the next reader's statement.
    client.release(signal.aborted)
  }
}

/** On a connection of its own: the pool may be full of just the statements that nobody waits for. */
async function cancelStatement(pool: pg.Pool, pid: number): Promise<void> {
  const aside = new pg.Client(pool.options)
  aside.on('error', () => undefined)
  try {
    await aside.connect()
    await aside.query('select pg_cancel_backend($1)', [pid])
  } catch {
    // The statement then ends by its own timeout.
  } finally {
    await aside.end().catch(() => undefined)
  }
}

const readers = new WeakMap<pg.PoolClient, Db>()

/** A Kysely over this one connection, made once for it; giving it back is not Kysely's to do. */
function onClient(client: pg.PoolClient): Db {
  const known = readers.get(client)
  if (known) return known
  const query = ((...asked: Parameters<typeof client.query>) => client.query(...asked)) as PostgresPoolClient['query']
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  const reader = new Kysely<Schema>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  readers.set(client, reader)
  return reader
}
