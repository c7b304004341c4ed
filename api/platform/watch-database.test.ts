import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { type DatabaseLine, openDatabaseLine } from '../testing/database-line.ts'
import { type Database, inTransaction, isDatabaseAway, openDatabase } from './database.ts'
import { openEventHub } from './events.ts'
import { openLog } from './log.ts'
import { type DatabaseWatch, watchDatabase } from './watch-database.ts'

const bare = await openBareDatabase()
const log = openLog('silent')
const line = await openDatabaseLine(bare.url)
const watch = watchDatabase(line.url, log)
const people = poolOn(line, watch)
afterAll(async () => {
  await people.close()
  await watch.close()
  await line.close()
})
afterEach(async () => {
  line.open()
  while (!(await watch.answers(1000)));
})

function poolOn({ url }: DatabaseLine, watch?: DatabaseWatch, statementTimeout = 60_000): Database {
  return openDatabase({ url, max: 3, statementTimeout, name: 'behind-the-line', onError: () => undefined, watch })
}
const question = (database: Database) => sql`select 1`.execute(database.kysely)
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const wellAgain = async () => expect((await question(people)).rows).toHaveLength(1)

const faults: [string, () => void][] = [
  ['that swallows everything', () => line.swallow()],
  ['whose answers come four seconds late', () => line.delay(4000)],
  ['that is torn', () => line.tear()],
]

describe.each(faults)('behind a line %s', (_name, break_) => {
  it('what is asked ends as "away", long before the limit of a statement, and the next one is told at once', async () => {
    await Promise.all([question(people), question(people), question(people)])
    break_()
    const errors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => errorOf(question(people))))
    expect(errors.map(isDatabaseAway)).toEqual(Array(6).fill(true))
    expect(await watch.answers(800)).toBe(false)
    // Known to be away, it is not even tried: a try would end in another sentence.
    expect(await errorOf(question(people))).toMatchObject({ message: 'The database does not answer.' })
    line.open()
    while (!(await watch.answers(1000)));
    await Promise.all([wellAgain(), wellAgain(), wellAgain()])
  })
})

it('a transaction that the line loses half-way leaves nothing behind, and its connection is not used again', async () => {
  await sql`create table kept (n int)`.execute(bare.db)
  const lost = inTransaction(people.kysely, async (tx) => {
    await sql`insert into kept values (1)`.execute(tx)
    line.swallow()
    await sql`insert into kept values (2)`.execute(tx)
  })
  expect(isDatabaseAway(await errorOf(lost))).toBe(true)
  line.open()
  while (!(await watch.answers(1000)));
  await Promise.all([wellAgain(), wellAgain(), wellAgain()])
  expect((await sql`select n from kept`.execute(bare.db)).rows).toEqual([])
})

it('a slow statement is left to its work while the database answers others', async () => {
  const slow = sql<{ done: number }>`select 1 as done from pg_sleep(3)`.execute(people.kysely)
  expect((await slow).rows).toEqual([{ done: 1 }])
  expect(watch.away).toBe(false)
})

describe('when an administrator ends only the connection of the watch', () => {
  const endTheWatch = async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kendra-watch' and datname = current_database()`.execute(bare.db)
    expect(rows).toHaveLength(1)
  }
  /** Held by a connection that is open already. */
  async function beginSlowWork() {
    let begun: () => void = () => undefined
    const running = new Promise<void>((resolve) => (begun = resolve))
    const work = people.kysely.connection().execute(async (db) => {
      await sql`select 1`.execute(db)
      begun()
      return sql<{ done: number }>`select 1 as done from pg_sleep(2)`.execute(db)
    })
    work.catch(() => undefined)
    await running
    return { work }
  }

  it('it opens another one, and the work of everybody else goes on', async () => {
    const { work } = await beginSlowWork()
    let away = 0
    const leave = watch.onAway(() => void away++)
    await endTheWatch()
    expect(await watch.answers(1000)).toBe(true)
    expect((await work).rows).toEqual([{ done: 1 }])
    leave()
    expect([away, watch.away]).toEqual([0, false])
  })

  it('and no new one is let in, what is under way still ends well', async () => {
    const { work } = await beginSlowWork()
    line.refuse()
    await endTheWatch()
    expect(await watch.answers(1000)).toBe(false)
    expect((await work).rows).toEqual([{ done: 1 }])
  })
})

it('also without a watch a silent connection is given up once its statement is overdue', async () => {
  const alone = poolOn(line, undefined, 500)
  await question(alone)
  line.swallow()
  expect(isDatabaseAway(await errorOf(question(alone)))).toBe(true)
  line.open()
  expect((await question(alone)).rows).toHaveLength(1)
  await alone.close()
})

it('a lost live connection is noticed and opened again, though nothing is ever asked on it', async () => {
  const hub = openEventHub(line.url, log, watch)
  let lost = 0
  let heard = 0
  hub.subscribe({ hear: () => void heard++, lose: () => void lost++ })
  const announce = () => sql`select pg_notify('kendra_live', '{"topic":"x"}')`.execute(bare.db)
  while (heard === 0) {
    await announce()
    await sql`select pg_sleep(0.02)`.execute(bare.db)
  }
  line.swallow()
  while (lost === 0) await sql`select pg_sleep(0.05)`.execute(bare.db)
  line.open()
  heard = 0
  while (heard === 0) {
    await announce()
    await sql`select pg_sleep(0.05)`.execute(bare.db)
  }
  expect(lost).toBeGreaterThan(0)
  await hub.close()
})
