import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import type { Schema } from '../../database/schema.ts'
import { readTimestamp, readTimestampText } from './read-timestamp.ts'

/** Reading only: whoever holds a `Db` cannot write, because there is no verb for it. */
export type Db = Pick<Kysely<Schema>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>

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
  /** Milliseconds after which the server gives up a statement. */
  statementTimeout: number
  name: string
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
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: options.name,
    keepAlive: true,
    types,
  })
  pool.on('error', options.onError)
  // A connection lost while someone holds it fails that one's query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  return { kysely, pool, close: () => kysely.destroy() }
}

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
  '08006',
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

export const isStatementTimeout = (error: unknown): boolean => codeOf(error) === '57014'

/** A text with a sign that PostgreSQL cannot keep, such as the letter zero: only a caller can have sent it. */
export const isUnkeepableText = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error))

export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
