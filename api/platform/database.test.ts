import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { formatDate, indianDay } from '../../contract/kernel/dates.ts'
import { freePort } from '../../database/embedded/free-port.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { inTransaction, isDatabaseAway, isStatementTimeout, isUniqueViolation, openDatabase } from './database.ts'
import { conflict } from './problem.ts'

const { db, url, inTx, open } = await openBareDatabase()
await sql`create table shelf (id int primary key, n int not null default 0)`.execute(db)
await sql`insert into shelf values (1), (2)`.execute(db)

const numbers = async () =>
  (await sql<{ n: number }>`select n from shelf order by id`.execute(db)).rows.map(({ n }) => n)
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a transaction', () => {
  it('that throws leaves nothing behind', async () => {
    const failed = inTx(async (tx) => {
      await sql`update shelf set n = 100`.execute(tx)
      throw conflict('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await numbers()).toEqual([0, 0])
  })

  it('that returns a problem keeps what it wrote', async () => {
    const answer = await inTx(async (tx) => {
      await sql`update shelf set n = n + 1`.execute(tx)
      return conflict('kept all the same')
    })
    expect(answer.status).toBe(409)
    expect(await numbers()).toEqual([1, 1])
  })

  it('that lost a deadlock runs again, so that both come through', async () => {
    await sql`update shelf set n = 0`.execute(db)
    let arrived = 0
    let meet: () => void = () => undefined
    const both = new Promise<void>((resolve) => {
      meet = resolve
    })
    let rounds = 0
    const ends: Promise<unknown>[] = []
    const move = (me: 0 | 1, from: number, to: number) => {
      let tries = 0
      return inTx(async (tx) => {
        rounds += 1
        tries += 1
        // Whoever lost lets the other end first, or the two might meet a second time.
        if (tries > 1) await ends[1 - me]
        await sql`update shelf set n = n + 1 where id = ${from}`.execute(tx)
        arrived += 1
        if (arrived >= 2) meet()
        await both
        await sql`update shelf set n = n + 1 where id = ${to}`.execute(tx)
      })
    }
    ends.push(move(0, 1, 2), move(1, 2, 1))
    await Promise.all(ends)
    expect(await numbers()).toEqual([2, 2])
    expect(rounds).toBe(3)
  })

  it('that could not be serialized runs again', async () => {
    await sql`update shelf set n = 0`.execute(db)
    let rounds = 0
    await inTx(async (tx) => {
      rounds += 1
      await sql`set transaction isolation level repeatable read`.execute(tx)
      await sql`select n from shelf`.execute(tx)
      if (rounds === 1) await sql`update shelf set n = 10 where id = 1`.execute(db)
      await sql`update shelf set n = n + 1 where id = 1`.execute(tx)
    })
    expect(rounds).toBe(2)
    expect(await numbers()).toEqual([11, 0])
  })

  it('gives up after the third loss, and never repeats other errors', async () => {
    let lost = 0
    const loser = inTx(async (tx) => {
      lost += 1
      await sql`do $$ begin raise exception using errcode = '40001', message = 'lost'; end $$`.execute(tx)
    })
    await expect(loser).rejects.toThrow('lost')
    expect(lost).toBe(3)
    let wrong = 0
    const broken = inTx(async (tx) => {
      wrong += 1
      await sql`select 1 / 0`.execute(tx)
    })
    await expect(broken).rejects.toThrow('division by zero')
    expect(wrong).toBe(1)
  })
})

describe('days and numbers', () => {
  it('days arrive as they stand in the table, in any zone of process and database', async () => {
    const before = process.env.TZ
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      process.env.TZ = zone
      const { rows } = await inTx(async (tx) => {
        await sql.raw(`set local time zone '${zone}'`).execute(tx)
        return sql<{ day: string }>`select date '2026-04-05' as day`.execute(tx)
      })
      expect(rows).toEqual([{ day: '2026-04-05' }])
      expect(formatDate('2026-04-05')).toBe('05-Apr-2026')
      expect(indianDay(new Date('2026-04-05T18:30:00Z'))).toBe('2026-04-06')
    }
    process.env.TZ = before
  })

  it('whole numbers of eight bytes are never rounded', async () => {
    const { rows } = await sql<{ n: string }>`select 9007199254740993::bigint as n`.execute(db)
    expect(rows).toEqual([{ n: '9007199254740993' }])
  })
})

describe('an error', () => {
  it('of a database that is not there means away', async () => {
    const closed = openDatabase({
      url: `postgres://nobody:x@127.0.0.1:${await freePort()}/none`,
      max: 1,
      statementTimeout: 1000,
      name: 'test',
      onError: () => undefined,
    })
    expect(isDatabaseAway(await errorOf(sql`select 1`.execute(closed.kysely)))).toBe(true)
    await closed.close()
  })

  it('of a connection that was ended by the server means away', async () => {
    const error = await errorOf(
      inTx(async (tx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      }),
    )
    expect(isDatabaseAway(error)).toBe(true)
  })

  it('of a full pool means away, after a bounded wait', async () => {
    const { kysely, pool } = open({ max: 1 })
    const held = await pool.connect()
    expect(isDatabaseAway(await errorOf(sql`select 1`.execute(kysely)))).toBe(true)
    held.release()
    expect((await sql`select 1`.execute(kysely)).rows).toHaveLength(1)
  })

  it.each([
    ['57P03', 'the database system is starting up'],
    ['53300', 'too many clients'],
    ['ENOTFOUND', 'getaddrinfo'],
  ])('with the code %s (%s) means away', (code, message) => {
    expect(isDatabaseAway(Object.assign(new Error(message), { code }))).toBe(true)
  })

  it('of a wrong statement, of a slow one, or anything else does not', async () => {
    const { kysely } = open({ max: 1, statementTimeout: 50 })
    const slow = await errorOf(sql`select pg_sleep(60)`.execute(kysely))
    expect([isDatabaseAway(slow), isStatementTimeout(slow)]).toEqual([false, true])
    const wrong = await errorOf(sql`select nothing`.execute(kysely))
    expect([isDatabaseAway(wrong), isStatementTimeout(wrong)]).toEqual([false, false])
    for (const thing of [undefined, null, 'timeout', 5, {}, new Error('timeout')])
      expect(isDatabaseAway(thing)).toBe(false)
  })

  it('of a second row with the same key names its constraint', async () => {
    const error = await errorOf(sql`insert into shelf values (1)`.execute(db))
    expect(isUniqueViolation(error, 'shelf_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'other')).toBe(false)
  })
})

describe('a pool', () => {
  it('recovers by itself after every connection was ended', async () => {
    const lost: Error[] = []
    const own = openDatabase({ url, max: 3, statementTimeout: 5000, name: 'ended', onError: (e) => void lost.push(e) })
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(own.kysely)))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ended'`.execute(db)
    let answer: unknown[] = []
    for (let tries = 0; tries < 5 && answer.length === 0; tries++)
      answer = await inTransaction(own.kysely, (tx) => sql`select 1`.execute(tx)).then(
        ({ rows }) => rows,
        (error) => (isDatabaseAway(error) ? [] : [error]),
      )
    expect(answer).toEqual([{ '?column?': 1 }])
    await own.close()
  })
})
