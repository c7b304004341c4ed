import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** A database for a tool or a test that stops its server right after: the farewell of a closing connection is no error. */
export function openToolDatabase(url: string): { db: Kysely<never>; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return { db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }), pool }
}
