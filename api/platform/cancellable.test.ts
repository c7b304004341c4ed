import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { untilRunning } from '../testing/running-statements.ts'
import { cancellable } from './cancellable.ts'
import { Problem } from './problem.ts'

const { db, open } = await openBareDatabase()
const never = new AbortController().signal

const sleeper = (mark: string, pool = open({ statementTimeout: 60_000 }).pool) => {
  const left = new AbortController()
  const reading = cancellable(pool, left.signal, (own) => sql.raw(`select pg_sleep(300) /* ${mark} */`).execute(own))
  return { left, pool, answer: reading.catch((error: unknown) => error) }
}

describe('a read that may be cancelled', () => {
  it('answers and gives its connection back', async () => {
    const { pool } = open({ max: 1 })
    for (let i = 0; i < 3; i++) {
      const { rows } = await cancellable(pool, never, (own) => sql`select ${i}::int as i`.execute(own))
      expect(rows).toEqual([{ i }])
    }
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })

  it('is stopped on the server when nobody waits any more', async () => {
    const { left, answer } = sleeper('cancel-one')
    await untilRunning(db, 'cancel-one', 1)
    left.abort()
    expect(await answer).toBeInstanceOf(Problem)
    await untilRunning(db, 'cancel-one', 0)
  })

  it('is stopped even when every connection of the pool is busy', async () => {
    const { pool } = open({ max: 2, statementTimeout: 60_000 })
    const [one, two] = [sleeper('cancel-full', pool), sleeper('cancel-full', pool)]
    await untilRunning(db, 'cancel-full', 2)
    one.left.abort()
    two.left.abort()
    await Promise.all([one.answer, two.answer])
    await untilRunning(db, 'cancel-full', 0)
    const { rows } = await cancellable(pool, never, (own) => sql`select 1 as fine`.execute(own))
    expect(rows).toEqual([{ fine: 1 }])
  })

  it('never runs when everyone left before it began', async () => {
    const { pool } = open({ max: 1 })
    let ran = false
    const read = cancellable(pool, AbortSignal.abort(), async () => {
      ran = true
    })
    await expect(read).rejects.toBeInstanceOf(Problem)
    expect(ran).toBe(false)
    expect(pool.totalCount).toBe(0)
  })

  it('passes other errors on, and keeps the connection', async () => {
    const { pool } = open({ max: 1 })
    await expect(cancellable(pool, never, (own) => sql`select 1 / 0`.execute(own))).rejects.toThrow('division by zero')
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })
})
