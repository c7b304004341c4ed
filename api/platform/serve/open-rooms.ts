import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/kernel/endpoint.ts'
import type { Database } from '../database.ts'
import type { Platform } from '../platform.ts'
import { type Bulkheads, openBulkheads } from './open-bulkheads.ts'

/** Milliseconds that a request may wait for its turn. */
const wait = 8000

/** Where the work of an endpoint is done: on which connections, and how many of them it may take at once. */
export interface Room extends Pick<Database, 'kysely' | 'pool'> {
  run<T>(request: FastifyRequest, work: () => Promise<T> | T): Promise<T>
}

/** Calls that anyone may make have connections of their own, apart from those of people at work. */
export function openRooms({ database, door }: Platform): { of(endpoint: Endpoint): Room } {
  const forWork = { pool: database, bulkheads: bulkheadsFor(database) }
  const forAnyone = { pool: door, bulkheads: bulkheadsFor(door) }
  return {
    of(endpoint) {
      const { pool, bulkheads } = endpoint.allow.who === 'anyone' ? forAnyone : forWork
      const kind = kindOf(endpoint.path)
      return {
        ...pool,
        run: (request, task) => bulkheads.run({ kind, caller: request.caller?.id ?? request.ip }, task),
      }
    },
  }
}

/** A third of the connections at most for one kind, but always two; half of that for one caller, so that no one fills a kind. */
function bulkheadsFor({ pool }: Database): Bulkheads {
  const perKind = Math.max(2, Math.floor(pool.options.max / 3))
  return openBulkheads({ perKind, perCaller: Math.floor(perKind / 2), wait })
}

/** `/backend/gst/…` and `/merchant/gst/…` are two kinds, and so are `/auth/login` and `/auth/refresh`. */
const kindOf = (path: string): string => path.split('/').filter(Boolean).slice(0, 2).join('/')
