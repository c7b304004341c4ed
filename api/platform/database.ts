import { Kysely, PostgresDialect, sql, type Transaction, type UpdateObject } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { Schema } from '../../database/schema.ts'
import { dropSilentConnections } from './drop-silent-connections.ts'
import { readTimestamp, readTimestampText } from './read-timestamp.ts'
import type { DatabaseWatch } from './watch-database.ts'

/** Reading only: whoever holds a `Db` cannot write, because there is no verb for it. */
export type Db = Pick<Kysely<Schema>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>

/** When a row is written, by the database's clock. To the millisecond, so that it reads back as it is. */
export const writtenAt = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** What is changed in a row of a table; a time may be the database's. */
export type Change<Table extends keyof Schema> = UpdateObject<Schema, Table>

/** A running transaction: whoever writes asks for one. */
export type Tx = Transaction<Schema>

export interface Database {
  kysely: Kysely<Schema>
  pool: pg.Pool
  close(): Promise<void>
}

export interface PoolOptions {
  url: string
  max: number
  /** Milliseconds after which the server gives up a statement, and a little later we give up its connection. 0: never. */
  statementTimeout: number
  /** Milliseconds that a statement may wait for a row or table that another one holds. */
  lockTimeout?: number
  name: string
  /** Tells when the database has stopped answering: whoever asks then is refused, and open connections are given up. */
  watch?: DatabaseWatch
  onError(error: Error): void
}

// Days arrive as '2026-04-05': as a Date they would shift with the zone of this process.
const readers: Record<number, (value: string) => unknown> = { 1082: (day) => day, 1184: readTimestamp }
const typesWith = (own: typeof readers): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    own[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
})
const types = typesWith(readers)

/** The same, but moments come as ISO text: for whoever would only spell the Date again. */
export const typesAsText = typesWith({ ...readers, 1184: readTimestampText })

/** A pool that waits at most two seconds for a connection, so that a lost database is told quickly. */
export function openDatabase(options: PoolOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: 2000,
    // A new one takes its first caller a tenth of a second of everybody's processor, so they stay through a lull.
    idleTimeoutMillis: 600_000,
    statement_timeout: options.statementTimeout,
    // Nought means nothing to the driver, so it is said to the server itself, whatever its own limit is.
    ...(options.statementTimeout === 0 ? { options: '-c statement_timeout=0' } : {}),
    lock_timeout: options.lockTimeout,
    idle_in_transaction_session_timeout: options.statementTimeout === 0 ? 0 : 60_000,
    application_name: options.name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  })
  pool.on('error', options.onError)
  const guard = dropSilentConnections(options.statementTimeout === 0 ? Infinity : options.statementTimeout + grace)
  pool.on('connect', (client) => {
    // A connection lost while someone holds it fails that one's query; without a listener it would end the process.
    client.on('error', () => undefined)
    guard.add(client)
  })
  const leave = options.watch?.onAway(guard.dropAll)
  if (options.watch) refuseWhileAway(pool, options.watch)
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  async function close(): Promise<void> {
    leave?.()
    guard.close()
    await kysely.destroy()
  }
  return { kysely, pool, close }
}

/** Nobody waits for a database that is known not to answer: it is asked once more, briefly, and then given up. */
function refuseWhileAway(pool: pg.Pool, watch: DatabaseWatch): void {
  type Callback = (error: Error | undefined, client?: pg.PoolClient, done?: () => void) => void
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  async function connectIfThere(): Promise<pg.PoolClient> {
    if (!watch.away || (await watch.answers(lastChance))) return connect()
    throw Object.assign(new Error('The database does not answer.'), { code: connectionFailure })
  }
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connectIfThere()
    connectIfThere().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error),
    )
  }) as typeof pool.connect
}

/** Milliseconds between the server's limit of a statement and ours. */
const grace = 2000
const lastChance = 500
const connectionFailure = '08006'

const retried = new Set(['40001', '40P01'])

/** Runs a unit of work as one transaction; what lost a race or a deadlock runs again, twice at most. */
export async function inTransaction<T>(kysely: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await kysely.transaction().execute(work)
    } catch (error) {
      if (round === 3 || !retried.has(codeOf(error))) throw error
    }
  }
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  connectionFailure,
  '53300',
  '53100',
  '53200',
])
const awayTexts =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/

/** True for an error that means 'the database cannot be reached now', not 'the question was wrong'. */
export function isDatabaseAway(error: unknown): boolean {
  return awayCodes.has(codeOf(error)) || (error instanceof Error && awayTexts.test(error.message))
}

/** What was asked for is held by somebody else's work, longer than one should wait. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

export const isStatementTimeout = (error: unknown): boolean => codeOf(error) === '57014'

/** A text with a sign that PostgreSQL cannot keep, such as the letter zero: only a caller can have sent it. */
export const isUnkeepableText = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error))

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && fieldOf(error, 'constraint') === constraint

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
