import pg from 'pg'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { Log } from './log.ts'

/** Asks the database at short intervals, on a connection of its own, whether it answers. */
export interface DatabaseWatch {
  /** True from the moment it missed its time until it answers again. */
  readonly away: boolean
  /** Asks now. Answers within so many milliseconds, with 'no' if it has not answered by then. */
  answers(within: number): Promise<boolean>
  /** Called at each answer that did not come in time: every open connection may be dead. Answers how to leave. */
  onAway(act: () => void): () => void
  close(): Promise<void>
}

/** Milliseconds; a slow answer of `select 1` means that nothing else can be expected either. */
const pace = { between: 500, betweenWhileAway: 250, answer: 1500, connect: 1000 }

export function watchDatabase(url: string, log: Log): DatabaseWatch {
  const listeners = new Set<() => void>()
  let client: pg.Client | undefined
  let running: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined
  let away = false
  let closed = false

  /** One question at a time: whoever asks meanwhile gets the same answer. */
  function ask(): Promise<boolean> {
    running ??= askOnce().finally(() => {
      running = undefined
    })
    return running
  }

  async function askOnce(): Promise<boolean> {
    try {
      await hearFromDatabase()
      if (away) log.warn('the database answers again')
      away = false
      return true
    } catch (error) {
      if (closed) return false
      if (!away) log.error({ error }, 'the database does not answer')
      away = true
      // Only silence tells of connections that nobody will ever close; those that were cut or refused know it themselves.
      if (error instanceof Silence) for (const act of listeners) act()
      return false
    }
  }

  /** One connection can be lost while the database is well, ended by an administrator for one: the next one tells. */
  async function hearFromDatabase(): Promise<void> {
    if (!client) return hearOnNewConnection()
    try {
      await inTime(client.query('select 1'), pace.answer)
    } catch (error) {
      forget()
      if (error instanceof Silence || closed) throw error
      await hearOnNewConnection()
    }
  }

  async function hearOnNewConnection(): Promise<void> {
    try {
      client = await connect(url)
      await inTime(client.query('select 1'), pace.answer)
    } catch (error) {
      forget()
      // 'No connection is left' is an answer too, and whoever has one may work with it.
      if (codeOf(error) !== tooManyConnections) throw error
    }
  }

  function forget(): void {
    destroyConnection(client)
    client = undefined
  }

  function next(): void {
    if (closed) return
    timer = setTimeout(() => void ask().then(next), away ? pace.betweenWhileAway : pace.between)
    timer.unref()
  }

  void ask().then(next)
  return {
    get away() {
      return away
    },
    answers: (within) => Promise.race([ask(), after(within).then(() => false)]),
    onAway(act) {
      listeners.add(act)
      return () => listeners.delete(act)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      destroyConnection(client)
      await running
      destroyConnection(client)
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'kendra-watch' })
  client.on('error', () => undefined)
  try {
    await inTime(client.connect(), pace.connect)
    return client
  } catch (error) {
    destroyConnection(client)
    throw error
  }
}

/** Ends a connection without a farewell, which a dead one would never answer. */
export function destroyConnection(client: pg.ClientBase | undefined): void {
  const stream = (client as { connection?: { stream: { destroy(): void } } } | undefined)?.connection?.stream
  stream?.destroy()
}

/** Nothing came back in time. */
class Silence extends Error {}

const tooManyConnections = '53300'
const codeOf = (error: unknown) => fieldOf(error, 'code')

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  work.catch(() => undefined)
  const late = after(ms).then(() => {
    throw new Silence('The database did not answer in time.')
  })
  late.catch(() => undefined)
  return Promise.race([work, late])
}

const turn = 50

/**
 * Counted in turns of our own loop: while a long piece of work keeps it busy, what has arrived waits unread, and that
 * must not count against the database.
 */
async function after(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= turn) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(turn, left)).unref())
    await new Promise(setImmediate)
  }
}
