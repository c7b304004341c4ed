import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'
import type { Log } from './log.ts'
import { type DatabaseWatch, destroyConnection } from './watch-database.ts'

/** Something that changed and whom it concerns; told to open browsers after the transaction commits. */
export interface LiveEvent {
  topic: string
  userId?: string
  merchantId?: string
  /** Of everyone in the back office. */
  backOffice?: true
  /** Of one sign-in only, such as its end. */
  signInId?: string
}

const channel = 'kendra_live'

/** Announces within the transaction: PostgreSQL tells every process when, and only if, it commits. */
export async function announce(tx: Tx, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(tx)
}

interface Subscriber {
  hear(event: LiveEvent): void
  /** The connection was lost: what happens until it is back will not be heard of. */
  lose?(): void
}

export interface EventHub {
  subscribe(subscriber: Subscriber): () => void
  close(): Promise<void>
}

/** One LISTEN connection for this process, opened again whenever it is lost. */
export function openEventHub(url: string, log: Log, watch?: DatabaseWatch): EventHub {
  const subscribers = new Set<Subscriber>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closing = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 2000,
      application_name: 'kendra-live',
    })
    next.on('error', (error) => log.warn({ error }, 'live connection'))
    next.on('end', () => {
      for (const subscriber of subscribers) subscriber.lose?.()
      again()
    })
    next.on('notification', (message) => tell(message.payload))
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ error }, 'live connection could not be opened')
      again()
    }
  }

  function again(): void {
    if (closing) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), 1000)
    timer.unref()
  }

  function tell(payload: string | undefined): void {
    if (!payload) return
    // Anyone with access to the database can notify: what is no event of ours must not end the process.
    try {
      const event = JSON.parse(payload) as LiveEvent
      for (const subscriber of subscribers) subscriber.hear(event)
    } catch (error) {
      log.warn({ error }, 'live event could not be passed on')
    }
  }

  void connect()
  // Nothing is ever asked on this connection, so it would never notice by itself that the other end is gone.
  const leave = watch?.onAway(() => destroyConnection(client))
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    async close() {
      closing = true
      leave?.()
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
