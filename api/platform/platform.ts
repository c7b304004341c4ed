import type { FastifyInstance } from 'fastify'
import type { ExportRequest } from '../../contract/kernel/table.ts'
import type { Actor, Visitor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db, Tx } from './database.ts'
import type { EventHub } from './events.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Problem } from './problem.ts'
import type { AccessClaims } from './tokens.ts'
import type { DatabaseWatch } from './watch-database.ts'

/** What the process has at hand, built once by the root and passed down. */
export interface Platform {
  config: Config
  /** For what signed-in people wait for. */
  database: Database
  /** For visitors who have not signed in, and for signing in: a crowd at the door does not disturb those at work. */
  door: Database
  /** For the short question who is calling and how often, which every call asks first. */
  lookups: Database
  /** For exports, so that slow readers never keep a list waiting. */
  exports: Database
  watch: DatabaseWatch
  files: FileStore
  hub: EventHub
  clock: Clock
  log: Log
}

export interface ExportOrder {
  /** The path of the list's call. */
  list: string
  title: string
  params: Record<string, string>
  asked: ExportRequest
}

/** What the platform asks of the modules above it, handed in by the root. */
export interface Hooks {
  /** The living sign-in and person behind a genuine token; nothing when either has ended. */
  findActor(db: Db, claims: AccessClaims, visitor: Visitor): Promise<Actor | undefined>
  /** Notes an export that has too many rows to wait for, and answers its id. */
  queueExport(tx: Tx, actor: Actor, order: ExportOrder): Promise<string>
  /** Whether this is the caller's own password; a wrong one is a problem that is returned, so that it is counted. */
  confirmPassword(
    kysely: Database['kysely'],
    actor: Actor,
    given: { password: string; field: string },
  ): Promise<Problem | undefined>
  recordExport(tx: Tx, actor: Actor, list: string, detail: Record<string, unknown>): Promise<void>
}

export type Web = FastifyInstance
