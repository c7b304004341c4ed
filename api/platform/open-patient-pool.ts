import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from './log.ts'

export interface PatientPool {
  pool: pg.Pool
  /** Waits for statements that are under way; a job whose end cannot be written now is left to be freed by others. */
  finish(): Promise<void>
}

/** What the job library calls the statements by which a job ends, well or not. */
const endsJob = /^(complete|fail)_jobs?\b|^(complete|fail)_job_/

/** Milliseconds between two tries. */
const retryPause = 1000

/**
 * Connections for the job library. It does not wait for the statement by which a job ends, and where that one fails, as when
 * the database is away, nobody handles the failure: the whole process would end. Here such a statement is tried again until
 * it is done; and whoever stops can wait for it, so that no job which is done stays behind as if it ran.
 */
export function openPatientPool(pool: pg.Pool, log: Log): PatientPool {
  const open = new Set<object>()
  let stopping = false
  let onNone: () => void = () => undefined
  function close(one: object): void {
    open.delete(one)
    if (open.size === 0) onNone()
  }

  /** Looks like a connection, and takes a real one with its first statement. */
  function lazyClient() {
    const self = {}
    open.add(self)
    let client: pg.PoolClient | undefined
    function release(broken?: boolean | Error): void {
      client?.release(broken)
      client = undefined
      close(self)
    }
    async function ask(question: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
      client ??= await pool.connect()
      return client.query(question, values)
    }
    async function query(question: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
      if (!endsJob.test(question.name ?? '')) return ask(question, values)
      for (;;) {
        try {
          return await ask(question, values)
        } catch (error) {
          log.warn({ error }, 'jobs: the end of a job is not written yet')
          client?.release(true)
          client = undefined
          if (stopping) break
          await pause(retryPause)
        }
      }
      close(self)
      return new Promise(() => undefined)
    }
    return { query, release }
  }

  // The connection that listens for new jobs is asked for by a callback; it is a real one.
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve(lazyClient())
  return {
    pool: new Proxy(pool, {
      get(target, name) {
        if (name === 'connect') return connect
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    async finish() {
      stopping = true
      if (open.size === 0) return
      await new Promise<void>((resolve) => {
        onNone = resolve
      })
    },
  }
}
